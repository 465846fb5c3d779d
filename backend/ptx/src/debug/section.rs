//! Sections as text: every number, and every byte of a text, on a line of its own, with a comment that says what it is.
//!
//! PTX takes numbers and labels in sections as `.b8`, `.b16`, `.b32` and `.b64` (PTX ISA, `.section`). The lists of places are told of by
//! labels of their own, and the line table, which ptxas makes from `.loc`, by the name of its section.

use super::die::{Block, Content, Die, Dies, HEADER, Label, LocationList, Piece};
use super::dwarf::{self, ATTRIBUTES, FORMS, uleb};
use super::pubs::NameTable;
use crate::names::number;
use warpc_ir::dwarf::tag_name;

/// Column at which comments start.
const COMMENTS: usize = 40;

/// A place in a list: from and to where, and the expression.
pub struct ListEntry {
    /// First place.
    pub start: Label,
    /// End, which is not part of it.
    pub end: Label,
    /// Where the variable is.
    pub pieces: Vec<Piece>,
}

/// Appends the name of a label.
pub fn write_label(label: Label, out: &mut Vec<u8>) {
    let (name, function) = match label {
        Label::Start(function) => ("$L__func_begin", function),
        Label::End(function) => ("$L__func_end", function),
        Label::Place(function, _) => ("$L__tmp", function),
    };
    out.extend_from_slice(name.as_bytes());
    number(function.0 as u64, out);
    if let Label::Place(_, place) = label {
        out.push(b'_');
        number(place as u64, out);
    }
}

/// A section that is being written.
struct Section<'a> {
    out: &'a mut Vec<u8>,
    /// Start of the line at hand.
    line: usize,
}

impl Section<'_> {
    fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }
    /// Starts a line with a directive.
    fn start(&mut self, directive: &str) {
        self.line = self.out.len();
        self.put(directive);
    }
    /// Ends a line, with a comment unless it is empty.
    fn end(&mut self, comment: &str) {
        if !comment.is_empty() {
            self.comment();
            self.put(comment);
        }
        self.out.push(b'\n');
    }
    /// Starts the comment of the line at hand.
    fn comment(&mut self) {
        let filled = self.out.len() - self.line;
        self.out.resize(self.out.len() + COMMENTS.saturating_sub(filled).max(1), b' ');
        self.put("// ");
    }
    fn byte(&mut self, value: u8, comment: &str) {
        self.start(".b8 ");
        number(value as u64, self.out);
        self.end(comment);
    }
    fn bytes(&mut self, bytes: &[u8], comment: &str) {
        for (n, &byte) in bytes.iter().enumerate() {
            self.byte(byte, if n == 0 { comment } else { "" });
        }
    }
    fn word(&mut self, value: u64, comment: &str) {
        self.start(".b32 ");
        number(value, self.out);
        self.end(comment);
    }
    fn name(&mut self, directive: &str, name: &[u8], comment: &str) {
        self.start(directive);
        self.out.extend_from_slice(name);
        self.end(comment);
    }
    fn label(&mut self, label: Label, comment: &str) {
        self.start(".b64 ");
        write_label(label, self.out);
        self.end(comment);
    }
    fn leb(&mut self, value: u64, comment: &str) {
        let mut bytes = Vec::new();
        uleb(value, &mut bytes);
        self.bytes(&bytes, comment);
    }
    fn pieces(&mut self, pieces: &[Piece]) {
        for piece in pieces {
            match piece {
                Piece::Bytes(bytes) => self.bytes(bytes, ""),
                Piece::Address(symbol) => self.name(".b64 ", symbol, ""),
            }
        }
    }
}

fn open<'a>(name: &str, out: &'a mut Vec<u8>) -> Section<'a> {
    out.extend_from_slice(b"\t.section\t");
    out.extend_from_slice(name.as_bytes());
    out.extend_from_slice(b"\n\t{\n");
    Section { out, line: 0 }
}

/// Appends the section of abbreviations.
pub fn write_abbreviations(dies: &Dies, out: &mut Vec<u8>) {
    let mut section = open(".debug_abbrev", out);
    for (n, shape) in dies.shapes().iter().enumerate() {
        section.leb(n as u64 + 1, "Abbreviation Code");
        let comment = tag_name(shape.tag).map_or(String::new(), |name| format!("DW_TAG_{name}"));
        section.leb(shape.tag as u64, &comment);
        section.byte(shape.children as u8, if shape.children { "DW_CHILDREN_yes" } else { "DW_CHILDREN_no" });
        for &(at, form) in &shape.attributes {
            section.leb(at as u64, dwarf::name(ATTRIBUTES, at));
            section.leb(form as u64, dwarf::name(FORMS, form));
        }
        section.byte(0, "EOM(1)");
        section.byte(0, "EOM(2)");
    }
    section.byte(0, "EOM(3)");
    section.put("\t}\n");
}

/// Appends the section of entries.
pub fn write_entries(dies: &Dies, out: &mut Vec<u8>) {
    let mut section = open(".debug_info", out);
    for &(root, _) in dies.units() {
        // The length does not count itself.
        section.word((dies.place(root).1 + HEADER - 4) as u64, "Length of Unit");
        section.byte(2, "DWARF version number");
        section.byte(0, "");
        section.name(".b32 ", b".debug_abbrev", "Offset Into Abbrev. Section");
        section.byte(8, "Address Size (in bytes)");
        let mut at = Some(root);
        while let Some(die) = at {
            write_entry(dies, die, &mut section);
            let (next, ends) = dies.following(die);
            for _ in 0..ends {
                section.byte(0, "End Of Children Mark");
            }
            at = next;
        }
    }
    section.put("\t}\n");
}

/// Appends the tables of the names of units: one section for all that list types, and one for the others, since ptxas takes no
/// section twice.
pub fn write_names(dies: &Dies, tables: &[NameTable], out: &mut Vec<u8>) {
    let rows = [
        (false, ".debug_pubnames", "Names", "Length of Public Names Info"),
        (true, ".debug_pubtypes", "Types", "Length of Public Types Info"),
    ];
    for (types, name, kind, title) in rows {
        let mut own = tables.iter().filter(|table| table.types == types).peekable();
        if own.peek().is_none() {
            continue;
        }
        let mut section = open(name, out);
        own.for_each(|table| write_name_table(dies, table, kind, title, &mut section));
        section.put("\t}\n");
    }
}

fn write_name_table(dies: &Dies, table: &NameTable, kind: &str, title: &str, section: &mut Section<'_>) {
    let (start, size) = dies.extent(table.unit);
    // Labels of several units must differ.
    let label = |end: &str| format!("$L__pub{kind}_{end}{}", dies.unit_number(table.unit));
    section.start(".b32 ");
    section.put(&format!("{}-{}", label("end"), label("start")));
    section.end(title);
    section.put(&format!("{}:\n", label("start")));
    section.byte(2, "DWARF Version");
    section.byte(0, "");
    section.start(".b32 .debug_info");
    if start != 0 {
        section.put(&format!("+{start}"));
    }
    section.end("Offset of Compilation Unit Info");
    section.word(size.into(), "Compilation Unit Length");
    for (offset, name) in &table.names {
        section.word((*offset).into(), "DIE offset");
        section.bytes(name, "External Name");
        section.byte(0, "");
    }
    section.word(0, "End Mark");
    section.put(&format!("{}:\n", label("end")));
}

fn write_entry(dies: &Dies, die: Die, section: &mut Section<'_>) {
    let (offset, size, abbrev) = dies.place(die);
    let code = abbrev.0 as u64 + 1;
    let mut bytes = Vec::new();
    uleb(code, &mut bytes);
    section.start(".b8 ");
    number(bytes[0] as u64, section.out);
    section.comment();
    section.put("Abbrev [");
    number(code, section.out);
    section.put("] 0x");
    short_hex(offset, section.out);
    section.put(":0x");
    short_hex(size, section.out);
    section.put(" ");
    if let Some(name) = tag_name(dies.tag(die)) {
        section.put("DW_TAG_");
        section.put(name);
    }
    section.end("");
    section.bytes(&bytes[1..], "");
    for attribute in dies.attributes(die) {
        write_attribute(dies, die, attribute.at, attribute.content, section);
    }
}

fn short_hex(value: u32, out: &mut Vec<u8>) {
    out.extend_from_slice(format!("{value:x}").as_bytes());
}

fn write_attribute(dies: &Dies, die: Die, at: u16, content: Content, section: &mut Section<'_>) {
    let comment = dwarf::name(ATTRIBUTES, at);
    match content {
        Content::Number(value @ 0..=0xff) => section.byte(value as u8, comment),
        Content::Number(value @ 0x1_0000..=0xffff_ffff) => section.word(value, comment),
        Content::Number(value @ 0x1_0000_0000..) => section.bytes(&value.to_le_bytes(), comment),
        Content::Number(value) => section.bytes(&(value as u16).to_le_bytes(), comment),
        Content::Short(value) => section.bytes(&value.to_le_bytes(), comment),
        Content::Signed(value) => {
            let mut bytes = Vec::new();
            dwarf::sleb(value, &mut bytes);
            section.bytes(&bytes, comment);
        }
        Content::Flag => section.byte(1, comment),
        Content::Text(start, end) => {
            let text = dies.text(start, end);
            section.bytes(text, comment);
            section.byte(0, if text.is_empty() { comment } else { "" });
        }
        Content::Entry(to) => match dies.reference(die, to) {
            (dwarf::form::ref4, offset) => section.word(offset as u64, comment),
            (_, offset) => {
                section.start(".b64 .debug_info+");
                number(offset as u64, section.out);
                section.end(comment);
            }
        },
        Content::Place(label) => section.label(label, comment),
        Content::Block(block) => write_block(dies, block, comment, section),
        Content::List(list) => {
            section.start(".b32 ");
            write_list_label(list, section.out);
            section.end(comment);
        }
        Content::LineTable => section.name(".b32 ", b".debug_line", comment),
    }
}

fn write_block(dies: &Dies, block: Block, comment: &str, section: &mut Section<'_>) {
    let pieces = dies.block(block);
    section.byte(super::die::block_bytes(pieces) as u8, comment);
    section.pieces(pieces);
}

fn write_list_label(list: LocationList, out: &mut Vec<u8>) {
    out.extend_from_slice(b"$L__debug_loc");
    number(list.0 as u64, out);
}

/// Appends the section of lists of places, if there are any.
pub fn write_lists(lists: &[Vec<ListEntry>], out: &mut Vec<u8>) {
    if lists.is_empty() {
        return;
    }
    let mut section = open(".debug_loc", out);
    for (n, list) in lists.iter().enumerate() {
        write_list_label(LocationList::new(n), section.out);
        section.put(":\n");
        for entry in list {
            section.label(entry.start, "");
            section.label(entry.end, "");
            let size = super::die::block_bytes(&entry.pieces) as u16;
            section.bytes(&size.to_le_bytes(), "Loc expr size");
            section.pieces(&entry.pieces);
        }
        section.put(".b64 0\n.b64 0\n");
    }
    section.put("\t}\n");
}
