//! Server-sent events, from bytes that are cut anywhere.
//!
//! Source: WHATWG HTML, 9.2.6, *Interpreting an event stream*. Of an event only the data is of interest here.

use alloc::vec::Vec;
use core::mem;

/// Puts the data of events together.
#[derive(Debug, Clone, Default)]
pub(super) struct Events {
    /// The line that is not ended yet.
    line: Vec<u8>,
    /// The lines of data of the event that is not ended yet, each with a line feed behind it.
    data: Vec<u8>,
    /// The last byte was a carriage return: a line feed now would be of the same line end.
    is_after_return: bool,
    is_begun: bool,
}

impl Events {
    /// Takes bytes, and gives the data of each event that they end.
    pub(super) fn push(&mut self, mut bytes: &[u8], mut event: impl FnMut(Vec<u8>)) {
        while let Some((&first, rest)) = bytes.split_first() {
            if mem::take(&mut self.is_after_return) && first == b'\n' {
                bytes = rest;
                continue;
            }
            let Some(end) = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r')) else {
                self.line.extend_from_slice(bytes);
                return;
            };
            let (line, rest) = bytes.split_at_checked(end).unwrap_or((bytes, &[]));
            self.line.extend_from_slice(line);
            self.is_after_return = rest.first() == Some(&b'\r');
            bytes = rest.get(1..).unwrap_or_default();
            if let Some(data) = self.end_line() {
                event(data);
            }
        }
    }

    /// The data of the last event, if the blank line behind it is missing. The specification drops it; but it
    /// may be a whole refusal.
    pub(super) fn finish(&mut self) -> Option<Vec<u8>> {
        let ended = (!self.line.is_empty()).then(|| self.end_line()).flatten();
        ended.or_else(|| self.end_event())
    }

    fn end_line(&mut self) -> Option<Vec<u8>> {
        let mut line = mem::take(&mut self.line);
        if !mem::replace(&mut self.is_begun, true)
            && let Some(rest) = line.strip_prefix("\u{feff}".as_bytes())
        {
            line = rest.to_vec();
        }
        if line.is_empty() {
            return self.end_event();
        }
        let (field, value) = match line.iter().position(|&byte| byte == b':') {
            Some(colon) => line.split_at_checked(colon).unwrap_or((&line, &[])),
            None => (line.as_slice(), [].as_slice()),
        };
        if field == b"data" {
            let value = value.strip_prefix(b":").unwrap_or(value);
            self.data.extend_from_slice(value.strip_prefix(b" ").unwrap_or(value));
            self.data.push(b'\n');
        }
        None
    }

    fn end_event(&mut self) -> Option<Vec<u8>> {
        let mut data = mem::take(&mut self.data);
        data.pop();
        (!data.is_empty()).then_some(data)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::Events;

    fn events(text: &str, cut: usize) -> Vec<String> {
        let (mut reader, mut events) = (Events::default(), Vec::new());
        let mut take = |data| events.push(String::from_utf8(data).unwrap());
        text.as_bytes().chunks(cut).for_each(|bytes| reader.push(bytes, &mut take));
        if let Some(data) = reader.finish() {
            take(data);
        }
        events
    }

    #[test]
    fn framing() {
        for (text, expected) in [
            ("data: one\n\ndata: two\n\n", &["one", "two"][..]),
            ("data: one\r\n\r\ndata: two\r\n\r\n", &["one", "two"]),
            ("data: one\r\rdata: two\r\r", &["one", "two"]),
            ("\u{feff}data: one\n\n", &["one"]),
            ("data: {\ndata: }\n\n", &["{\n}"]),
            (": a comment\nevent: message\nid: 1\nretry: 5\ndata:no space\n\n", &["no space"]),
            ("data:  two spaces\n\n", &[" two spaces"]),
            ("data\n\n", &[]),
            ("data:\n\n", &[]),
            ("\n\n\n", &[]),
            ("datum: x\n\n", &[]),
            ("data: größer\n\n", &["größer"]),
            ("data: not ended", &["not ended"]),
            ("data: not ended\n", &["not ended"]),
        ] {
            for cut in 1..=text.len() {
                assert_eq!(events(text, cut), expected, "{text:?} in pieces of {cut}");
            }
        }
    }
}
