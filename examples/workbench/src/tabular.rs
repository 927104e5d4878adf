//! Which data is a table, and what stands where in it.
//!
//! A2A has no tables; these are the forms that agents use: a list of objects, names of columns beside rows,
//! and either of them in an object with facts about it.

use std::collections::HashMap;

use serde_json::{Map, Value};

/// The most rows and columns that are shown.
const ROWS: usize = 200;
const COLUMNS: usize = 30;

/// How deeply an object in a cell is taken apart into columns of its own.
const DEPTH: usize = 3;

/// Data that people read as a table, or as a list of facts, or as both.
#[derive(Debug, Default)]
pub(crate) struct Tabular<'v> {
    /// What stands around the table: names and plain values.
    pub(crate) facts: Vec<(&'v str, &'v Value)>,
    pub(crate) table: Option<Table<'v>>,
}

/// A table.
#[derive(Debug)]
pub(crate) struct Table<'v> {
    /// The member that it was found in.
    pub(crate) name: Option<&'v str>,
    pub(crate) columns: Vec<Column<'v>>,
    /// Each as long as there are columns.
    pub(crate) rows: Vec<Vec<Option<&'v Value>>>,
    /// How many rows and columns there are beyond those that are shown.
    pub(crate) more_rows: usize,
    pub(crate) more_columns: usize,
}

/// The head of a column.
#[derive(Debug)]
pub(crate) struct Column<'v> {
    /// Its name, or the names of the objects that it is in, from the outside in. None if it has no name.
    pub(crate) path: Vec<&'v str>,
    /// Whether there are numbers in it only.
    pub(crate) is_numeric: bool,
    /// Whether all of these are whole.
    pub(crate) is_whole: bool,
}

impl<'v> Tabular<'v> {
    /// Reads data, if it is tabular.
    pub(crate) fn of(data: &'v Value) -> Option<Self> {
        match data {
            Value::Array(_) => Some(Self { facts: Vec::new(), table: Some(Table::of_objects(None, data)?) }),
            Value::Object(members) => Self::of_object(members),
            _ => None,
        }
    }

    fn of_object(members: &'v Map<String, Value>) -> Option<Self> {
        let mut tabular = Self { table: Table::of_columns(members), ..Self::default() };
        let is_taken = tabular.table.is_some();
        for (name, value) in members {
            if is_taken && matches!(name.as_str(), "columns" | "rows") {
                continue;
            }
            if is_plain(value) {
                tabular.facts.push((name, value));
            } else if tabular.table.is_none() {
                tabular.table = Some(Table::of_objects(Some(name), value)?);
            } else {
                // Two tables, or something that is none: JSON says better what belongs together.
                return None;
            }
        }
        (tabular.facts.len() <= COLUMNS && !members.is_empty()).then_some(tabular)
    }
}

/// A value that takes a line: no list or object with more of them in it.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::Array(elements) => !elements.iter().any(|it| it.is_array() || it.is_object()),
        Value::Object(_) => false,
        _ => true,
    }
}

impl<'v> Table<'v> {
    /// `[{"educ":"college","count":53},…]`
    fn of_objects(name: Option<&'v str>, rows: &'v Value) -> Option<Self> {
        let rows: Vec<_> = rows.as_array()?.iter().map(Value::as_object).collect::<Option<_>>()?;
        let mut columns = Columns::default();
        let cells: Vec<_> = rows.iter().take(ROWS).map(|row| columns.cells(row)).collect();
        (!columns.paths.is_empty()).then(|| {
            let (more_columns, more_rows) = (columns.more(), rows.len() - cells.len());
            Self::new(name, columns.paths, cells, more_rows, more_columns).with_names_first()
        })
    }

    /// Texts before numbers: what names a row stands first. An object says no order, and the maps of some SDKs have
    /// another one in every reply.
    fn with_names_first(self) -> Self {
        let (mut names, mut numbers) = (Vec::new(), Vec::new());
        let mut rows: Vec<(Vec<_>, Vec<_>)> = vec![Default::default(); self.rows.len()];
        for (place, column) in self.columns.into_iter().enumerate() {
            for (row, (names, numbers)) in self.rows.iter().zip(&mut rows) {
                let cells = if column.is_numeric { numbers } else { names };
                cells.push(row.get(place).copied().flatten());
            }
            if column.is_numeric { numbers.push(column) } else { names.push(column) }
        }
        names.append(&mut numbers);
        let whole = |(mut names, mut numbers): (Vec<_>, Vec<_>)| {
            names.append(&mut numbers);
            names
        };
        Self { columns: names, rows: rows.into_iter().map(whole).collect(), ..self }
    }

    /// `{"columns":["educ","count"],"rows":[["college",53],…]}`
    fn of_columns(members: &'v Map<String, Value>) -> Option<Self> {
        let (columns, rows) = (members.get("columns")?.as_array()?, members.get("rows")?.as_array()?);
        let rows: Vec<_> = rows.iter().map(Value::as_array).collect::<Option<_>>()?;
        // A row may be longer than the heads are: it is shown whole.
        let width = rows.iter().map(|row| row.len()).fold(columns.len(), usize::max);
        let heads = columns.iter().map(Some).chain(std::iter::repeat(None));
        let paths: Vec<_> = heads
            .take(width.min(COLUMNS))
            .map(|head| head.and_then(head_name).into_iter().collect())
            .collect();
        let cells: Vec<_> =
            rows.iter().take(ROWS).map(|row| row.iter().take(COLUMNS).enumerate().collect()).collect();
        let more_rows = rows.len() - cells.len();
        (width > 0).then(|| Self::new(None, paths, cells, more_rows, width.saturating_sub(COLUMNS)))
    }

    fn new(
        name: Option<&'v str>,
        paths: Vec<Vec<&'v str>>,
        cells: Vec<Vec<(usize, &'v Value)>>,
        more_rows: usize,
        more_columns: usize,
    ) -> Self {
        let mut columns: Vec<_> =
            paths.into_iter().map(|path| Column { path, is_numeric: true, is_whole: true }).collect();
        let mut rows = Vec::with_capacity(cells.len());
        for cells in cells {
            let mut row = vec![None; columns.len()];
            for (place, value) in cells {
                if let (Some(cell), Some(column)) = (row.get_mut(place), columns.get_mut(place)) {
                    *cell = Some(value);
                    column.is_numeric &= value.is_number() || value.is_null();
                    column.is_whole &= value.as_f64().is_none_or(|number| number.fract() == 0.0);
                }
            }
            rows.push(row);
        }
        Self { name, columns, rows, more_rows, more_columns }
    }
}

/// The head of a column: its name, or an object with it.
fn head_name(head: &Value) -> Option<&str> {
    let named = || ["label", "name", "id"].into_iter().find_map(|name| head.get(name)?.as_str());
    head.as_str().or_else(named)
}

/// The columns of a list of objects, in the order in which they first come.
#[derive(Default)]
struct Columns<'v> {
    paths: Vec<Vec<&'v str>>,
    places: HashMap<Vec<&'v str>, usize>,
}

impl<'v> Columns<'v> {
    /// How many there are beyond those that are shown.
    fn more(&self) -> usize {
        self.places.len() - self.paths.len()
    }

    /// The values of a row, each with the place of its column. Those beyond the last column are counted only.
    fn cells(&mut self, row: &'v Map<String, Value>) -> Vec<(usize, &'v Value)> {
        let mut cells = Vec::new();
        self.flatten(&mut Vec::new(), row, &mut cells);
        cells
    }

    /// Recurses as deeply as `DEPTH`.
    fn flatten(
        &mut self,
        path: &mut Vec<&'v str>,
        object: &'v Map<String, Value>,
        cells: &mut Vec<(usize, &'v Value)>,
    ) {
        for (name, value) in object {
            path.push(name);
            match value.as_object() {
                Some(nested) if !nested.is_empty() && path.len() < DEPTH => self.flatten(path, nested, cells),
                _ => {
                    let next = self.places.len();
                    let place = *self.places.entry(path.clone()).or_insert(next);
                    if place == self.paths.len() && place < COLUMNS {
                        self.paths.push(path.clone());
                    }
                    if place < COLUMNS {
                        cells.push((place, value));
                    }
                }
            }
            path.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use serde_json::json;

    use super::*;

    /// The heads and the rows, in one text each.
    fn table(data: &Value) -> Option<Vec<String>> {
        let table = Tabular::of(data)?.table?;
        let heads = table
            .columns
            .iter()
            .map(|column| column.path.join("/") + if column.is_numeric { "#" } else { "" });
        let row = |row: &Vec<Option<&Value>>| {
            row.iter().map(|cell| cell.map_or("-".into(), Value::to_string)).collect::<Vec<_>>().join("|")
        };
        let head = heads.collect::<Vec<_>>().join("|");
        Some([head].into_iter().chain(table.rows.iter().map(row)).collect())
    }

    #[test]
    fn objects() {
        assert_eq!(
            table(&json!([{"a": 1, "b": {"c": "x", "d": {"e": {"f": 2}}}}, {"z": null, "a": 2.0}])).unwrap(),
            ["b/c|b/d/e|a#|z#", r#""x"|{"f":2}|1|-"#, "-|-|2.0|null"]
        );
        for none in [json!([]), json!([{}]), json!([{"a": 1}, 2]), json!("a"), json!(null), json!([1, 2])] {
            assert_eq!(table(&none), None, "{none}");
        }
    }

    #[test]
    fn columns_and_rows() {
        let data =
            json!({"title": "t", "columns": ["a", {"name": "b"}], "rows": [["x", 1], ["y", 2, 3], []]});
        assert_eq!(table(&data).unwrap(), ["a|b#|#", r#""x"|1|-"#, r#""y"|2|3"#, "-|-|-"]);
        assert_eq!(Tabular::of(&data).unwrap().facts, [("title", &json!("t"))]);
    }

    #[test]
    fn objects_in_an_object() {
        let data = json!({"placement": "dole", "by": ["educ", "age"], "rows": [{"a": 1}]});
        let tabular = Tabular::of(&data).unwrap();
        assert_eq!(tabular.facts, [("placement", &json!("dole")), ("by", &json!(["educ", "age"]))]);
        assert_eq!(tabular.table.unwrap().name, Some("rows"));
        assert!(Tabular::of(&json!({"a": "b"})).unwrap().table.is_none());
        for none in [json!({}), json!({"a": [{"x": 1}], "b": [{"x": 1}]}), json!({"a": {"b": 1}})] {
            assert!(Tabular::of(&none).is_none(), "{none}");
        }
    }

    #[test]
    fn large_tables_say_what_is_left_out() {
        let wide: Map<_, _> = (0..100).map(|place| (format!("c{place}"), json!(place))).collect();
        let data = Value::from(vec![Value::from(wide); 1000]);
        let table = Tabular::of(&data).unwrap().table.unwrap();
        assert_eq!((table.columns.len(), table.more_columns), (COLUMNS, 70));
        assert_eq!((table.rows.len(), table.more_rows), (ROWS, 800));
    }
}
