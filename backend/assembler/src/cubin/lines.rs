//! Lines of sources and of the PTX, as `-lineinfo` asks for them.
//!
//! | section | what |
//! |---|---|
//! | `.debug_line` | the `.loc` of each instruction: DWARF 2, and for what was inlined the row of its call (`DW_LNE` 0x90) |
//! | `.debug_str` | names of functions that were inlined |
//! | `.nv_debug_line_sass` | the line of the PTX of each instruction, in the same form |
//! | `.nv_debug_ptx_txt` | the PTX, with a zero at the end of each line |
//!
//! The form is that of ptxas 13.0, observed in its files. Rows are numbered from 1 in each sequence; a sequence is a kernel with the
//! functions behind it. Everything is one pass over instructions.

use crate::compile::Code;
use hashbrown::HashMap;
use warpc_ptx_syntax::rows::{DataRow, Item, Lines, LocationRow, Name, Rows, StatementRow};
use warpc_sass::cubin::relocation;
use warpc_sass::write::module::{DebugSection, Reloc, SymbolId, Target};

/// The PTX that was compiled.
#[derive(Clone, Copy, Debug)]
pub struct Source<'s> {
    /// Its text.
    pub text: &'s [u8],
    /// Where its rows stand.
    pub lines: &'s Lines,
}

/// `DW_LNS_copy`, `_advance_pc`, `_advance_line`, `_set_file`.
const COPY: u8 = 1;
const ADVANCE_PC: u8 = 2;
const ADVANCE_LINE: u8 = 3;
const SET_FILE: u8 = 4;
/// `DW_LNE_end_sequence`, `_set_address`, and NVIDIA's for the context of a row: the row of the call, the function's name.
const END_SEQUENCE: u8 = 1;
const SET_ADDRESS: u8 = 2;
const INLINED_CALL: u8 = 0x90;
/// What special opcodes mean.
const LINE_BASE: i64 = -5;
const LINE_RANGE: i64 = 14;
const OPCODE_BASE: i64 = 10;

/// Sections for a file that is compiled. Sequences stand in the order of functions, each with its number of symbols.
pub(super) fn sections(rows: &Rows, codes: &[&Code], source: Source<'_>) -> Vec<DebugSection> {
    let strings = Strings::of(rows);
    let places = Places::of(rows);
    let (dense, files) = files(rows);
    let (mut of_sources, mut of_ptx) = (Table::new(&files), Table::new(&[0, 0]));
    for (n, &code) in codes.iter().enumerate() {
        let end = code.words.len() as u64 * 16;
        let mut steps =
            Steps { rows, places: &places, dense: &dense, strings: &strings, table: &mut of_sources, last: None };
        steps.kernel(code, n as u32, end);
        let lines = |instruction: u32| source.lines.instructions.get(instruction as usize).copied();
        let mut last = None;
        for &(at, instruction) in &code.lines {
            let Some(line) = lines(instruction).filter(|line| last != Some(*line)) else { continue };
            let at = if last.is_none() { of_ptx.begin(n as u32) } else { at as u64 };
            of_ptx.row(0, line as u64, (0, 0), at);
            last = Some(line);
        }
        if last.is_some() {
            of_ptx.end(end);
        }
    }
    let mut all = vec![of_sources.finish(".debug_line")];
    if let Some(bytes) = strings.bytes {
        all.push(DebugSection { name: ".debug_str".into(), bytes, relocations: Vec::new() });
    }
    all.push(of_ptx.finish(".nv_debug_line_sass"));
    all.push(DebugSection { name: PTX_TEXT.into(), bytes: text(source.text), relocations: Vec::new() });
    all
}

/// Rows of instructions of one kernel.
struct Steps<'t> {
    rows: &'t Rows,
    places: &'t Places,
    dense: &'t HashMap<u64, u64, foldhash::fast::FixedState>,
    strings: &'t Strings,
    table: &'t mut Table,
    /// The location of the last row.
    last: Option<LocationRow>,
}

impl Steps<'_> {
    fn kernel(&mut self, code: &Code, kernel: u32, end: u64) {
        for &(at, instruction) in &code.lines {
            let Some(location) = self.places.of_instruction(instruction) else { continue };
            let row = self.rows.locations[location as usize];
            if self.last.is_some_and(|last| (last.place[..2] == row.place[..2]) && last.inlined == row.inlined) {
                continue;
            }
            // Code before the first location belongs to it.
            let at = if self.last.is_none() { self.table.begin(kernel) } else { at as u64 };
            self.location(location, at);
            self.last = Some(row);
        }
        if self.last.is_some() {
            self.table.end(end);
        }
    }

    /// A location: calls that it was inlined by first, outer ones before inner ones, but for those that hold already.
    fn location(&mut self, location: u32, at: u64) {
        let mut held = self.last.and_then(|last| last.inlined);
        let mut chain = vec![location];
        while let Some(&inner) = chain.last()
            && let Some(inlined) = self.rows.locations[inner as usize].inlined
            && held != Some(inlined)
        {
            match self.places.site(inner) {
                Some(site) => chain.push(site),
                None => break,
            }
        }
        for location in chain.into_iter().rev() {
            let row = self.rows.locations[location as usize];
            let context = match row.inlined {
                None => (0, 0),
                Some(_) if row.inlined == held => self.table.context,
                Some((name, offset, _)) => (self.table.rows, self.strings.offset(name) + offset),
            };
            held = row.inlined;
            let file = self.dense.get(&row.place[0]).copied().unwrap_or(row.place[0]);
            self.table.row(file, row.place[1], context, at);
        }
    }
}

/// The `.loc` of each instruction, and calls that functions were inlined by.
struct Places {
    /// Rows of locations, by instruction; [`u32::MAX`] for none.
    of: Vec<u32>,
    /// The location of the call, by row of locations.
    sites: Vec<u32>,
}

impl Places {
    fn of(rows: &Rows) -> Places {
        let mut of = vec![u32::MAX; rows.instructions.spelling.len()];
        let mut sites = vec![u32::MAX; rows.locations.len()];
        let mut met: HashMap<[u64; 3], u32, foldhash::fast::FixedState> = HashMap::default();
        for function in &rows.functions {
            met.clear();
            let mut now = u32::MAX;
            for statement in &rows.statements[function.body.range()] {
                match *statement {
                    StatementRow::Location(location) => {
                        now = location.0;
                        let row = rows.locations[location.index()];
                        if let Some((_, _, site)) = row.inlined {
                            sites[location.index()] = met.get(&site).copied().unwrap_or(u32::MAX);
                        }
                        met.insert(row.place, now);
                    }
                    StatementRow::Instruction(instruction) => of[instruction.index()] = now,
                    _ => {}
                }
            }
        }
        Places { of, sites }
    }

    fn of_instruction(&self, instruction: u32) -> Option<u32> {
        self.of.get(instruction as usize).copied().filter(|row| *row != u32::MAX)
    }

    fn site(&self, location: u32) -> Option<u32> {
        Some(self.sites[location as usize]).filter(|row| *row != u32::MAX)
    }
}

/// `.section .debug_str`.
struct Strings {
    bytes: Option<Vec<u8>>,
    labels: HashMap<Name, u64, foldhash::fast::FixedState>,
}

impl Strings {
    fn of(rows: &Rows) -> Strings {
        let mut strings = Strings { bytes: None, labels: HashMap::default() };
        for item in &rows.items {
            let &Item::Section(name, span) = item else { continue };
            if rows.names.text(name.index()) != ".debug_str" {
                continue;
            }
            let bytes = strings.bytes.get_or_insert_default();
            let mut width = 1;
            for row in &rows.data[span.range()] {
                match *row {
                    DataRow::Label(label) => drop(strings.labels.insert(label, bytes.len() as u64)),
                    DataRow::Numbers(ty, _) => width = (ty.bits() as usize / 8).clamp(1, 8),
                    DataRow::Integer(value) => bytes.extend_from_slice(&value.to_le_bytes()[..width]),
                    DataRow::Name(..) | DataRow::Difference(..) => bytes.resize(bytes.len() + width, 0),
                }
            }
        }
        strings
    }

    fn offset(&self, label: Name) -> u64 {
        self.labels.get(&label).copied().unwrap_or(0)
    }
}

/// The tables of folders and files, and the place of each file there: numbers may have gaps, the table has none.
fn files(rows: &Rows) -> (HashMap<u64, u64, foldhash::fast::FixedState>, Vec<u8>) {
    let mut all: Vec<(u64, String, (u64, u64))> = rows
        .items
        .iter()
        .filter_map(|item| match *item {
            Item::File(number, name, said) => {
                Some((number, rows.texts.text(name.index()).into_owned(), said.unwrap_or((0, 0))))
            }
            _ => None,
        })
        .collect();
    all.sort_by_key(|file| file.0);
    all.dedup_by_key(|file| file.0);
    let mut folders: Vec<&str> = Vec::new();
    let mut place_of: HashMap<&str, u64, foldhash::fast::FixedState> = HashMap::default();
    let mut entries = Vec::new();
    for (_, name, (time, size)) in &all {
        let (folder, file) = match name.rsplit_once('/') {
            Some((folder, file)) if !file.is_empty() => (Some(folder), file),
            _ => (None, name.as_str()),
        };
        let place = folder.map_or(0, |folder| {
            *place_of.entry(if folder.is_empty() { "/" } else { folder }).or_insert_with_key(|folder| {
                folders.push(folder);
                folders.len() as u64
            })
        });
        entries.extend_from_slice(if file.is_empty() { b"?" } else { file.as_bytes() });
        entries.push(0);
        [place, *time, *size].into_iter().for_each(|number| unsigned(&mut entries, number));
    }
    let mut bytes = Vec::new();
    for folder in folders {
        bytes.extend_from_slice(folder.as_bytes());
        bytes.push(0);
    }
    bytes.push(0);
    bytes.extend(entries);
    bytes.push(0);
    (all.iter().zip(1..).map(|(file, place)| (file.0, place)).collect(), bytes)
}

/// A table of lines that is written.
struct Table {
    bytes: Vec<u8>,
    relocations: Vec<Reloc>,
    file: Option<u64>,
    line: i64,
    address: u64,
    /// The row of the call that is inlined, and the name of the function.
    context: (u64, u64),
    /// Rows of the sequence so far.
    rows: u64,
}

impl Table {
    /// A table with folders and files, each list with its end.
    fn new(files: &[u8]) -> Table {
        let mut bytes = vec![0, 0, 0, 0, 2, 0];
        // From here on the header's length counts: length of an instruction, `default_is_stmt`, the parameters of special opcodes,
        // and how many operands each other opcode has.
        let rest = [1, 1, LINE_BASE as u8, LINE_RANGE as u8, OPCODE_BASE as u8, 0, 1, 1, 1, 1, 0, 0, 0, 1];
        bytes.extend_from_slice(&((rest.len() + files.len()) as u32).to_le_bytes());
        bytes.extend_from_slice(&rest);
        bytes.extend_from_slice(files);
        Table { bytes, relocations: Vec::new(), file: None, line: 1, address: 0, context: (0, 0), rows: 0 }
    }

    /// A sequence begins with the first byte of a kernel, which is returned.
    fn begin(&mut self, kernel: u32) -> u64 {
        self.bytes.extend_from_slice(&[0, 9, SET_ADDRESS]);
        let offset = self.bytes.len() as u64;
        self.relocations.push(Reloc {
            offset,
            kind: relocation::ABSOLUTE_64,
            target: Target::Symbol(SymbolId(kernel)),
            addend: 0,
        });
        self.bytes.extend_from_slice(&[0; 8]);
        (self.file, self.line, self.address, self.context, self.rows) = (None, 1, 0, (0, 0), 0);
        0
    }

    fn row(&mut self, file: u64, line: u64, context: (u64, u64), address: u64) {
        if self.file != Some(file) {
            self.bytes.push(SET_FILE);
            unsigned(&mut self.bytes, file);
        }
        if self.context != context {
            let mut operands = vec![INLINED_CALL];
            unsigned(&mut operands, context.0);
            unsigned(&mut operands, context.1);
            self.bytes.push(0);
            unsigned(&mut self.bytes, operands.len() as u64);
            self.bytes.extend(operands);
        }
        let lines = (line as i64).wrapping_sub(self.line);
        let bytes = address - self.address;
        let is_near = (LINE_BASE..LINE_BASE + LINE_RANGE).contains(&lines) && (1..=16).contains(&bytes);
        let special = if is_near { OPCODE_BASE + lines - LINE_BASE + LINE_RANGE * bytes as i64 } else { 0 };
        if is_near && special <= 255 && lines != 0 {
            self.bytes.push(special as u8);
        } else {
            if lines != 0 {
                self.bytes.push(ADVANCE_LINE);
                signed(&mut self.bytes, lines);
            }
            self.advance(bytes);
            self.bytes.push(COPY);
        }
        (self.file, self.line, self.address, self.context) = (Some(file), line as i64, address, context);
        self.rows += 1;
    }

    /// The form is that of a number with a sign.
    fn advance(&mut self, bytes: u64) {
        if bytes != 0 {
            self.bytes.push(ADVANCE_PC);
            signed(&mut self.bytes, bytes as i64);
        }
    }

    fn end(&mut self, address: u64) {
        self.advance(address - self.address);
        self.bytes.extend_from_slice(&[0, 1, END_SEQUENCE]);
    }

    fn finish(mut self, name: &str) -> DebugSection {
        let length = self.bytes.len() as u32 - 4;
        self.bytes[..4].copy_from_slice(&length.to_le_bytes());
        DebugSection { name: name.into(), bytes: self.bytes, relocations: self.relocations }
    }
}

/// The section with the PTX.
pub(super) const PTX_TEXT: &str = ".nv_debug_ptx_txt";

/// The number that tells the text of one relocatable file from those of others: FNV-1a.
pub(super) fn text_number(text: &[u8]) -> u32 {
    text.iter().fold(0x811c_9dc5, |number, byte| (number ^ *byte as u32).wrapping_mul(0x0100_0193))
}

/// ULEB128.
fn unsigned(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// SLEB128.
pub(super) fn signed(out: &mut Vec<u8>, mut value: i64) {
    while !(-0x40..0x40).contains(&value) {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8 & 0x7f);
}

/// The PTX as `.nv_debug_ptx_txt` has it: a zero ends each line, which begins with what is no space; locations, files, comments of a
/// whole line and the numbers of sections leave empty lines.
fn text(source: &[u8]) -> Vec<u8> {
    let source = source.strip_suffix(b"\n").unwrap_or(source);
    let mut out = Vec::with_capacity(source.len());
    let mut is_section = false;
    for line in source.split(|byte| *byte == b'\n') {
        let line = line.trim_ascii_start();
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        is_section |= line.starts_with(b".section");
        let is_left_out = [&b".loc"[..], b".file", b"//"].iter().any(|start| is_word(line, start))
            || is_section && [&b".b8"[..], b".b16", b".b32", b".b64"].iter().any(|start| is_word(line, start));
        if !is_left_out {
            out.extend_from_slice(line);
        }
        out.push(0);
        is_section &= !line.ends_with(b"}");
    }
    out
}

/// Whether a line begins with a word: `.loc`, but not `.local`.
fn is_word(line: &[u8], word: &[u8]) -> bool {
    line.strip_prefix(word).is_some_and(|rest| !rest.first().is_some_and(u8::is_ascii_alphanumeric) || word == b"//")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table as text: `address file line context name` of each row, `|` at the end of a sequence.
    fn read(bytes: &[u8]) -> (Vec<String>, String) {
        let header = 10 + u32::from_le_bytes(bytes[6..10].try_into().unwrap()) as usize;
        let files = String::from_utf8_lossy(&bytes[24..header]).into_owned();
        let mut at = header;
        let number = |at: &mut usize, has_sign: bool| {
            let (mut value, mut shift) = (0i64, 0);
            loop {
                let byte = bytes[*at];
                *at += 1;
                value |= ((byte & 0x7f) as i64) << shift;
                shift += 7;
                if byte & 0x80 == 0 {
                    return if has_sign && byte & 0x40 != 0 { value - (1 << shift) } else { value };
                }
            }
        };
        let (mut out, mut state) = (Vec::new(), (0i64, 1i64, 1i64, (0, 0)));
        while at < bytes.len() {
            let opcode = bytes[at];
            at += 1;
            match opcode {
                0 => {
                    let length = number(&mut at, false) as usize;
                    let next = at + length;
                    match bytes[at] {
                        END_SEQUENCE => {
                            out.push(format!("{:#x}|", state.0));
                            state = (0, 1, 1, (0, 0));
                        }
                        SET_ADDRESS => assert_eq!(length, 9),
                        INLINED_CALL => {
                            at += 1;
                            state.3 = (number(&mut at, false), number(&mut at, false));
                        }
                        other => panic!("{other}"),
                    }
                    at = next;
                }
                COPY => out.push(format!("{:#x} {} {} {:?}", state.0, state.1, state.2, state.3)),
                ADVANCE_PC => state.0 += number(&mut at, false),
                ADVANCE_LINE => state.2 += number(&mut at, true),
                SET_FILE => state.1 = number(&mut at, false),
                special => {
                    let special = special as i64 - OPCODE_BASE;
                    state.0 += special / LINE_RANGE;
                    state.2 += LINE_BASE + special % LINE_RANGE;
                    out.push(format!("{:#x} {} {} {:?}", state.0, state.1, state.2, state.3));
                }
            }
        }
        (out, files)
    }

    const PTX: &str = "// first
.version 8.3
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p)
{
  .reg .b32 %r<5>;
  .reg .b64 %rd<5>;
  ld.param.u64 %rd1, [p];
  .loc 1 8 4
  ld.global.u32 %r1, [%rd1];
  .loc 2 6 9, function_name $in, inlined_at 1 8 4
  add.u32 %r1, %r1, 3;
  .loc 7 70 9, function_name $in+3, inlined_at 2 6 9
  add.u32 %r1, %r1, 4;
  .loc 7 71 9, function_name $in+3, inlined_at 2 6 9
  add.u32 %r1, %r1, 5;
  .loc 1 8 4
  st.global.u32 [%rd1], %r1;
  .loc 1 300 0
  ret;
}
.file 1 \"/tmp/dir/a.cu\"
.file 7 \"c.h\"
.file 2 \"/tmp/dir/b.cuh\", 1234, 777
.section .debug_str
{
$in:
.b8 105,110,0
.b8 99,0
}
";

    fn tables() -> Vec<DebugSection> {
        let reading = warpc_ptx_syntax::read(PTX.as_bytes(), "t.ptx");
        let rows = &reading.rows;
        let code = Code {
            words: vec![0; 16],
            lines: vec![(0, 0), (0x20, 1), (0x30, 2), (0x40, 3), (0x50, 4), (0x60, 5), (0x70, 6)],
            ..Code::default()
        };
        sections(rows, &[&code], Source { text: PTX.as_bytes(), lines: &reading.lines })
    }

    #[test]
    fn rows_of_what_was_inlined_name_the_rows_of_their_calls() {
        let (rows, files) = read(&tables()[0].bytes);
        assert_eq!(
            rows,
            [
                "0x0 1 8 (0, 0)",
                "0x30 1 8 (0, 0)",
                "0x30 2 6 (2, 0)",
                "0x40 2 6 (2, 0)",
                "0x40 3 70 (4, 3)",
                "0x50 3 71 (4, 3)",
                "0x60 1 8 (0, 0)",
                "0x70 1 300 (0, 0)",
                "0x100|",
            ]
        );
        let texts: Vec<&str> = files.split('\0').filter(|text| text.len() > 2).collect();
        assert_eq!(texts.len(), 4);
        assert!(files.ends_with("c.h\0\0\0\0\0"), "the table ends behind its last entry: {files:?}");
        assert!(texts.iter().zip(["/tmp/dir", "a.cu", "b.cuh", "c.h"]).all(|(text, name)| text.ends_with(name)));
    }

    #[test]
    fn the_text_has_the_lines_that_instructions_name() {
        let sections = tables();
        let names: Vec<&str> = sections.iter().map(|section| section.name.as_str()).collect();
        assert_eq!(names, [".debug_line", ".debug_str", ".nv_debug_line_sass", ".nv_debug_ptx_txt"]);
        assert_eq!(sections[1].bytes, b"in\0c\0");
        let (rows, _) = read(&sections[2].bytes);
        let text: Vec<&[u8]> = sections[3].bytes.split(|byte| *byte == 0).collect();
        let line = |row: &String| text[row.split(' ').nth(2).unwrap().parse::<usize>().unwrap() - 1].to_vec();
        let lines: Vec<String> = rows[..7].iter().map(|row| String::from_utf8(line(row)).unwrap()).collect();
        assert_eq!(lines[0], "ld.param.u64 %rd1, [p];");
        assert_eq!(lines[5], "st.global.u32 [%rd1], %r1;");
        assert_eq!(lines[6], "ret;");
        assert!(text[0].is_empty() && text[9].is_empty() && text[23].is_empty());
        assert_eq!(text[27], b"$in:");
        assert!(text[28].is_empty());
    }

    #[test]
    fn a_file_without_locations_has_empty_tables_of_sources() {
        let rows = warpc_ptx_syntax::read(b".version 8.0\n.target sm_90\n", "t.ptx");
        let source = Source { text: b"a\n.local\n", lines: &rows.lines };
        let sections = sections(&rows.rows, &[], source);
        assert_eq!(sections[0].bytes.len(), 26);
        assert_eq!(sections[0].bytes[24..], [0, 0]);
        assert_eq!(sections[2].bytes, b"a\0.local\0");
    }
}
