//! The plot: a cell for each pair of what was expected and what was seen, right ones and wrong ones in two colours.

use std::error::Error;

use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use refusals_runtime::Untrusted;
use refusals_runtime::eval::Confusion;

const CELL: (i32, i32) = (72, 44);
/// The room for the title.
const TITLE: i32 = 64;
/// The room for the rates.
const BOTTOM: i32 = 88;
/// The size of the labels. The backend makes four fifths of it.
const LABEL: i32 = 17;
/// As wide as the rates are.
const NARROWEST: i32 = 400;
/// The longest id that is shown, in characters.
const LONGEST: usize = 28;

const INK: RGBColor = RGBColor(32, 32, 32);
const FAINT: RGBColor = RGBColor(190, 190, 190);
/// A blue and an orange that are told apart whichever colours one sees.
const RIGHT: RGBColor = RGBColor(0, 114, 178);
const WRONG: RGBColor = RGBColor(213, 94, 0);

/// What was expected or seen.
#[derive(Clone, Copy, PartialEq)]
enum Label<'c> {
    Answer,
    Rule(&'c Untrusted<'c>),
    Failure,
}

impl Label<'_> {
    /// Whether it is an agent's or ours, it is shown through an exit. The backend escapes it for SVG.
    fn text(self) -> String {
        match self {
            Self::Answer => "answer".into(),
            Self::Failure => "neither".into(),
            Self::Rule(id) if id.is_blank() => "(no rule)".into(),
            Self::Rule(id) => id.cut(LONGEST).terminal(),
        }
    }

    fn id(&self) -> Option<&str> {
        match self {
            Self::Rule(id) => Some(id.raw()),
            Self::Answer | Self::Failure => None,
        }
    }
}

/// The table as an SVG.
pub(crate) fn svg(confusion: &Confusion) -> Result<String, Box<dyn Error>> {
    let rules = confusion.rules();
    let mut rows: Vec<_> = [Label::Answer].into_iter().chain(rules.iter().map(Label::Rule)).collect();
    let columns: Vec<_> = rows.iter().copied().chain([Label::Failure]).collect();
    let count = |row: Label<'_>, column: Label<'_>| match column {
        Label::Failure => confusion.failed(row.id()),
        _ => confusion.count(row.id(), column.id()),
    };
    // What was seen and never expected is a column alone.
    rows.retain(|&row| columns.iter().any(|&column| count(row, column) > 0));
    let most = rows.iter().flat_map(|&row| columns.iter().map(move |&column| count(row, column))).max();

    let room = columns.iter().map(|label| room(&label.text())).max().unwrap_or(0).max(room("expected"));
    let (left_edge, top_edge) = (room + 16, TITLE + room);
    let width = (left_edge + CELL.0 * i32::try_from(columns.len())? + 16).max(NARROWEST);
    let height = top_edge + CELL.1 * i32::try_from(rows.len())? + BOTTOM;
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (u32::try_from(width)?, u32::try_from(height)?))
            .into_drawing_area();
        area.fill(&WHITE)?;
        let write = |text: &str, size: i32, color: &RGBColor, pos: Pos, at: (i32, i32)| {
            area.draw_text(text, &("sans-serif", size).into_text_style(&area).color(color).pos(pos), at)
        };
        let upwards = ("sans-serif", LABEL).into_font().transform(FontTransform::Rotate270).color(&INK);
        let left = Pos::new(HPos::Left, VPos::Center);
        write("What was expected, and what was seen", 20, &INK, left, (16, 24))?;
        write("seen", LABEL, &INK, left, (left_edge, 52))?;
        write("expected", LABEL, &INK, left, (16, top_edge - 14))?;

        for (&column, x) in columns.iter().zip((left_edge..).step_by(usize::try_from(CELL.0)?)) {
            // Centred on its column, from the table upwards.
            area.draw_text(&column.text(), &upwards.pos(left), (x + CELL.0 / 2, top_edge - 10))?;
        }
        for (&row, y) in rows.iter().zip((top_edge..).step_by(usize::try_from(CELL.1)?)) {
            let right = Pos::new(HPos::Right, VPos::Center);
            write(&row.text(), LABEL, &INK, right, (left_edge - 10, y + CELL.1 / 2))?;
            for (&column, x) in columns.iter().zip((left_edge..).step_by(usize::try_from(CELL.0)?)) {
                let count = count(row, column);
                let color = if row == column { RIGHT } else { WRONG };
                let corners = [(x + 1, y + 1), (x + CELL.0 - 1, y + CELL.1 - 1)];
                area.draw(&Rectangle::new(corners, color.mix(share(count, most)).filled()))?;
                area.draw(&Rectangle::new(corners, FAINT.stroke_width(1)))?;
                let ink = if count == 0 { &FAINT } else { &INK };
                let center = Pos::new(HPos::Center, VPos::Center);
                write(&count.to_string(), 16, ink, center, (x + CELL.0 / 2, y + CELL.1 / 2))?;
            }
        }
        for (line, y) in rates(confusion).iter().zip((height - BOTTOM + 24..).step_by(22)) {
            write(line, LABEL, &INK, left, (16, y))?;
        }
        area.present()?;
    }
    Ok(svg)
}

/// The room for a label, in pixels. There are no fonts here to measure it by.
fn room(label: &str) -> i32 {
    label.chars().map(|c| if c.is_ascii() { 8 } else { 15 }).sum::<i32>() + 16
}

fn rates(confusion: &Confusion) -> [String; 3] {
    [
        ("as expected", confusion.right_rate()),
        ("over-refusal, of what must be answered", confusion.over_refusal_rate()),
        ("missed, of what must be refused", confusion.missed_rate()),
    ]
    .map(|(name, rate)| match rate {
        Some(rate) => format!("{name}: {:.1} %", rate * 100.0),
        None => format!("{name}: no cases"),
    })
}

/// How strongly a cell is coloured. No more than leaves its number readable.
fn share(count: usize, most: Option<usize>) -> f64 {
    let number = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    match most.map(number) {
        Some(most) if most > 0.0 => number(count) / most * 0.55,
        _ => 0.0,
    }
}
