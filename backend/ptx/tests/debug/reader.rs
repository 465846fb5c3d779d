//! A small reader of DWARF 2 sections in PTX text, written from the standard and apart from the code that writes them. It checks
//! what it walks over: abbreviations, lengths, references, ends of children.

use std::collections::HashMap;

/// A byte of a section, or where a name stands in it.
#[derive(Clone, PartialEq, Debug)]
enum Cell {
    Byte(u8),
    /// First byte of a name with an offset; the others are zeros.
    Name(String, u64),
}

/// What an attribute holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    Number(i64),
    Text(String),
    /// Offset of an entry in the section.
    Entry(usize),
    /// A label, or the name of a section.
    Name(String),
    /// Bytes, with the symbol whose address is in them, if any.
    Block(Vec<u8>, Option<String>),
}

/// An entry.
#[derive(Debug)]
pub struct Entry {
    pub offset: usize,
    pub tag: u64,
    pub parent: Option<usize>,
    pub attributes: Vec<(u64, Value)>,
}

impl Entry {
    pub fn get(&self, attribute: u64) -> Option<&Value> {
        self.attributes.iter().find(|a| a.0 == attribute).map(|a| &a.1)
    }
    pub fn name(&self) -> &str {
        match self.get(0x03) {
            Some(Value::Text(text)) => text,
            _ => "",
        }
    }
}

/// Sections of a text by name, and the labels in them.
pub struct Sections {
    cells: HashMap<String, Vec<Cell>>,
    labels: HashMap<String, (String, usize)>,
}

struct Reader<'a> {
    cells: &'a [Cell],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let cell = &self.cells[self.at];
        self.at += 1;
        match cell {
            Cell::Byte(byte) => *byte,
            Cell::Name(name, _) => panic!("a number expected where `{name}` stands"),
        }
    }
    fn number(&mut self, bytes: usize) -> u64 {
        (0..bytes).fold(0, |number, n| number | (self.byte() as u64) << (8 * n))
    }
    fn uleb(&mut self) -> u64 {
        let (mut value, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            value |= (byte as u64 & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return value;
            }
        }
    }
    fn sleb(&mut self) -> i64 {
        let (mut value, mut shift) = (0i64, 0);
        loop {
            let byte = self.byte();
            value |= (byte as i64 & 0x7f) << shift;
            shift += 7;
            if byte < 0x80 {
                return if shift < 64 && byte & 0x40 != 0 { value - (1 << shift) } else { value };
            }
        }
    }
    fn text(&mut self) -> String {
        let bytes: Vec<u8> = std::iter::from_fn(|| Some(self.byte()).filter(|&byte| byte != 0)).collect();
        String::from_utf8(bytes).expect("text")
    }
    fn name(&mut self, bytes: usize) -> (String, u64) {
        let Cell::Name(name, offset) = &self.cells[self.at] else { panic!("a name expected") };
        self.at += bytes;
        (name.clone(), *offset)
    }
    fn block(&mut self, length: usize) -> Value {
        let (mut bytes, mut symbol) = (Vec::new(), None);
        for cell in &self.cells[self.at..self.at + length] {
            match cell {
                Cell::Byte(byte) => bytes.push(*byte),
                Cell::Name(name, _) => {
                    symbol = Some(name.clone());
                    bytes.push(0);
                }
            }
        }
        self.at += length;
        Value::Block(bytes, symbol)
    }
}

impl Sections {
    /// The sections of PTX text.
    pub fn new(ptx: &str) -> Sections {
        let mut sections = Sections { cells: HashMap::new(), labels: HashMap::new() };
        let mut name = String::new();
        for line in ptx.lines() {
            let line = line.split("//").next().expect("a line").trim();
            if let Some(rest) = line.strip_prefix(".section") {
                name = rest.split_whitespace().next().expect("a name").to_string();
                sections.cells.insert(name.clone(), Vec::new());
                if rest.ends_with('}') {
                    name.clear();
                }
            } else if !name.is_empty() && line == "}" {
                name.clear();
            } else if !name.is_empty() && line != "{" {
                sections.line(&name, line);
            }
        }
        sections
    }
    fn line(&mut self, section: &str, line: &str) {
        let cells = self.cells.get_mut(section).expect("a section");
        if let Some(label) = line.strip_suffix(':') {
            let old = self.labels.insert(label.to_string(), (section.to_string(), cells.len()));
            assert_eq!(old, None, "`{label}` stands twice");
            return;
        }
        let (directive, value) = line.split_once(' ').expect("a directive");
        let bytes = match directive {
            ".b8" => 1,
            ".b32" => 4,
            ".b64" => 8,
            other => panic!("`{other}` in a section"),
        };
        if let Ok(number) = value.parse::<u64>() {
            cells.extend((0..bytes).map(|n| Cell::Byte((number >> (8 * n)) as u8)));
            return;
        }
        let (name, offset) = value.split_once('+').unwrap_or((value, "0"));
        cells.push(Cell::Name(name.to_string(), offset.parse().expect("an offset")));
        cells.extend(vec![Cell::Byte(0); bytes - 1]);
    }
    /// All entries, in order; everything about their form is checked.
    pub fn entries(&self) -> Vec<Entry> {
        let shapes = self.abbreviations();
        let cells = &self.cells[".debug_info"];
        let mut reader = Reader { cells, at: 0 };
        let mut entries: Vec<Entry> = Vec::new();
        while reader.at < cells.len() {
            let start = reader.at;
            let end = start + 4 + reader.number(4) as usize;
            assert_eq!(reader.number(2), 2, "version");
            assert_eq!(reader.name(4).0, ".debug_abbrev");
            assert_eq!(reader.number(1), 8, "size of an address");
            let mut open: Vec<usize> = Vec::new();
            loop {
                let offset = reader.at;
                let code = reader.uleb();
                if code == 0 {
                    open.pop().expect("an end of children that has a start");
                } else {
                    let (tag, children, form) = &shapes[&code];
                    let attributes = form.iter().map(|&(at, form)| (at, value(&mut reader, form, start))).collect();
                    entries.push(Entry { offset, tag: *tag, parent: open.last().copied(), attributes });
                    if *children {
                        open.push(entries.len() - 1);
                    }
                }
                if open.is_empty() {
                    break;
                }
            }
            assert_eq!(reader.at, end, "length of the unit");
        }
        for entry in &entries {
            for (at, value) in &entry.attributes {
                if let Value::Entry(to) = value {
                    let found = entries.binary_search_by_key(to, |entry| entry.offset);
                    assert!(found.is_ok(), "attribute {at:#x} of the entry at {:#x} names {to:#x}", entry.offset);
                }
            }
        }
        entries
    }
    fn abbreviations(&self) -> HashMap<u64, (u64, bool, Vec<(u64, u64)>)> {
        let mut reader = Reader { cells: &self.cells[".debug_abbrev"], at: 0 };
        let mut shapes = HashMap::new();
        loop {
            let code = reader.uleb();
            if code == 0 {
                assert_eq!(reader.at, reader.cells.len());
                return shapes;
            }
            let (tag, children) = (reader.uleb(), reader.byte() == 1);
            let mut attributes = Vec::new();
            loop {
                match (reader.uleb(), reader.uleb()) {
                    (0, 0) => break,
                    attribute => attributes.push(attribute),
                }
            }
            let twin = shapes.values().any(|shape| *shape == (tag, children, attributes.clone()));
            assert!(!twin, "abbreviation {code} stands twice");
            assert!(shapes.insert(code, (tag, children, attributes)).is_none(), "two abbreviations {code}");
        }
    }
}

/// The value of an attribute of `form` in the unit that starts at `unit`.
fn value(reader: &mut Reader<'_>, form: u64, unit: usize) -> Value {
    match form {
        0x01 => Value::Name(reader.name(8).0),
        0x05 => Value::Number(reader.number(2) as i64),
        0x06 => match reader.cells[reader.at] {
            Cell::Name(..) => Value::Name(reader.name(4).0),
            Cell::Byte(_) => Value::Number(reader.number(4) as i64),
        },
        0x07 => Value::Number(reader.number(8) as i64),
        0x08 => Value::Text(reader.text()),
        0x0a => {
            let length = reader.byte() as usize;
            reader.block(length)
        }
        0x0b | 0x0c => Value::Number(reader.byte() as i64),
        0x0d => Value::Number(reader.sleb()),
        0x10 => {
            let (section, offset) = reader.name(8);
            assert_eq!(section, ".debug_info");
            Value::Entry(offset as usize)
        }
        0x13 => Value::Entry(unit + reader.number(4) as usize),
        other => panic!("form {other:#x}"),
    }
}
