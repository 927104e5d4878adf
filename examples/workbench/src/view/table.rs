//! Tabular data as a table that screen readers can find their way in.

use maud::{Markup, html};
use serde_json::Value;

use crate::foreign;
use crate::tabular::{Column, Table, Tabular};

/// The most elements of a list that are shown as a list.
const ELEMENTS: usize = 20;

/// Facts and a table; `place` tells it from other tables of the page.
pub(crate) fn tabular(place: usize, Tabular { facts, table }: &Tabular<'_>) -> Markup {
    html! {
        @if !facts.is_empty() {
            dl {
                @for (name, value) in facts {
                    div { dt { (foreign::line(Some(name), "(no name)")) } dd { (fact(value)) } }
                }
            }
        }
        @if let Some(table) = table { (table_view(place, table)) }
    }
}

fn fact(value: &Value) -> Markup {
    match value {
        Value::Array(elements) if elements.len() <= ELEMENTS => html! {
            @for (place, element) in elements.iter().enumerate() {
                @if place > 0 { ", " }
                (foreign::whole(element))
            }
        },
        value => foreign::whole(value),
    }
}

fn table_view(place: usize, table: &Table<'_>) -> Markup {
    // The first column names its row, if it has names in it.
    let is_named = table.columns.first().is_some_and(|column| !column.is_numeric);
    html! {
        // Who has no mouse scrolls it with the arrow keys.
        div .scroll role="region" tabindex="0" aria-labelledby={ "table-" (place) } {
            table {
                caption id={ "table-" (place) } {
                    // Most often, its name is `rows`.
                    (foreign::line(table.name.filter(|name| *name != "rows"), "Table"))
                    span .quiet { " of " (table.rows.len()) @if table.rows.len() == 1 { " row" } @else { " rows" } }
                }
                thead { tr { @for column in &table.columns { (head(column)) } } }
                tbody {
                    @for row in &table.rows {
                        tr {
                            @for (place, (cell, column)) in row.iter().zip(&table.columns).enumerate() {
                                @if place == 0 && is_named { th scope="row" { (cell_view(*cell, column)) } }
                                @else { td .number[column.is_numeric] { (cell_view(*cell, column)) } }
                            }
                        }
                    }
                }
            }
        }
        @if table.more_rows > 0 { p .quiet { "And " (table.more_rows) " more rows, which are not shown." } }
        @if table.more_columns > 0 { p .quiet { "And " (table.more_columns) " more columns, which are not shown." } }
    }
}

fn head(column: &Column<'_>) -> Markup {
    let (name, of) = column.path.split_last().map_or((None, &[][..]), |(name, of)| (Some(*name), of));
    html! {
        th scope="col" .number[column.is_numeric] {
            @for name in of { span .of { (foreign::head(Some(name))) "\u{a0}› " } }
            (foreign::head(name))
        }
    }
}

fn cell_view(cell: Option<&Value>, column: &Column<'_>) -> Markup {
    match cell {
        None | Some(Value::Null) => html! {},
        // With a point in each, or in none.
        Some(value) if column.is_whole => foreign::whole(value),
        Some(value) => foreign::value(value),
    }
}
