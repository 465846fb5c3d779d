//! What stands between the rows of a function, and the directives of the module: `.file` and `.loc`.
//!
//! A `.loc` stands before the first row of every run of rows with one location. With mere directives it also names the inlined
//! function and the place of the call (PTX ISA, `.loc`: `function_name`, `inlined_at`), whose own location stands before; with sections these say
//! so. A row without location at the start of a block gets line 0, so that it does not count as part of what stands before it.

use super::die::Label;
use super::section::write_label;
use super::{FileNumber, FunctionInfo, Level, ModuleDebug, Nodes};
use crate::names::number;
use crate::print::Notes;
use smallvec::SmallVec;
use warpc_ir::Func;
use warpc_ir::ids::{Inst, Md};
use warpc_machine::ids::Row;
use warpc_machine::operand::MLoc;

/// Column at which comments start.
const COMMENTS: usize = 40;
/// Columns from one stop of tabulators to the next.
const TAB: usize = 8;
/// Most calls deep that inlining is told by `.loc`.
const SITES: usize = 64;

/// File, line and column.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    file: FileNumber,
    line: u64,
    column: u64,
}

/// Writes the debug directives of a function between its rows.
pub struct FunctionNotes<'a> {
    f: &'a Func<'a>,
    debug: &'a ModuleDebug,
    info: &'a FunctionInfo,
    /// Instruction of each row.
    locs: &'a [MLoc],
    /// Rows that have a label before them, in order.
    places: &'a [Row],
    /// Labels written so far.
    written: usize,
    /// Location and place of the last `.loc`.
    last: Option<(Md, Place)>,
    /// Call site of the last location, which need not be said again.
    last_site: Option<Md>,
    /// Whether the next row is the first of its block.
    at_start: bool,
    /// Rows before which comments will stand, in order.
    commented: &'a [Row],
    /// Where those are in the text of the rows, so far.
    pub offsets: Vec<usize>,
}

impl<'a> FunctionNotes<'a> {
    /// Those of `f`, whose rows were made for the instructions `locs`; a label goes before each of the rows `places`, and the places
    /// of the rows `commented` in the text are kept.
    pub fn new(
        f: &'a Func<'a>,
        debug: &'a ModuleDebug,
        info: &'a FunctionInfo,
        locs: &'a [MLoc],
        places: &'a [Row],
        commented: &'a [Row],
    ) -> FunctionNotes<'a> {
        FunctionNotes {
            f,
            debug,
            info,
            locs,
            places,
            written: 0,
            last: None,
            last_site: None,
            at_start: false,
            commented,
            offsets: Vec::new(),
        }
    }
    fn nodes(&self) -> Nodes<'a> {
        Nodes { cx: self.f.ctx(), names: &self.debug.names }
    }
    /// Location of the instruction that a row was made for.
    fn location(&self, row: Row) -> Option<Md> {
        self.f.loc(Inst(self.locs.get(row.index())?.get()?)).get()
    }
    fn place(&self, location: Md) -> Option<Place> {
        let (nodes, names) = (self.nodes(), &self.debug.names);
        let file = self.debug.file_number(nodes.node(location, names.scope)?)?;
        Some(Place { file, line: nodes.int(location, names.line), column: nodes.int(location, names.column) })
    }
    /// The first line of the function, before its first row, unless that has a line of its own.
    fn first_line(&self, out: &mut Vec<u8>) {
        let (nodes, names, subprogram) = (self.nodes(), &self.debug.names, self.info.subprogram);
        let line =
            nodes.number(subprogram, names.scope_line).unwrap_or_else(|| nodes.int(subprogram, names.line).into());
        if let Some(file) = self.debug.file_number(subprogram) {
            let place = Place { file, line: line as u64, column: 0 };
            write_place(place, out);
            self.end_line(|text| self.full_place(subprogram, place, text), out);
        }
    }
    /// The `.loc` of location `location`, unless it names no file; with mere directives those of the calls it was inlined at
    /// before it, from the outside in.
    fn write_location(&mut self, location: Md, out: &mut Vec<u8>) {
        let (nodes, names) = (self.nodes(), &self.debug.names);
        if self.info.level.inlines_by_line() {
            let mut sites: SmallVec<[Md; 8]> = SmallVec::new();
            let mut at = location;
            while let Some(site) = nodes.node(at, names.inlined_at).filter(|_| sites.len() < SITES) {
                sites.push(site);
                at = site;
            }
            let site = sites.first().copied();
            if site != self.last_site {
                for &site in sites.iter().rev() {
                    self.write_line(site, out);
                }
            }
            self.last_site = site;
        }
        if let Some(place) = self.write_line(location, out) {
            self.last = Some((location, place));
        }
    }
    /// One `.loc`.
    fn write_line(&self, location: Md, out: &mut Vec<u8>) -> Option<Place> {
        let (nodes, names) = (self.nodes(), &self.debug.names);
        let place = self.place(location)?;
        write_place(place, out);
        if self.info.level.inlines_by_line()
            && let Some(site) = nodes.node(location, names.inlined_at)
            && let Some(subprogram) = nodes.node(location, names.scope).and_then(|scope| nodes.subprogram(scope))
            && let Some(name) = self.debug.inlined_name(subprogram)
            && let Some(site) = self.place(site)
        {
            out.extend_from_slice(b", function_name $L__info_string");
            number(name.0 as u64, out);
            out.extend_from_slice(b", inlined_at ");
            write_numbers(site, out);
        }
        self.end_line(|text| self.location_text(location, text), out);
        Some(place)
    }
    /// Ends a line, with a comment where comments are wanted.
    fn end_line(&self, comment: impl FnOnce(&mut Vec<u8>), out: &mut Vec<u8>) {
        if self.debug.verbose {
            let line = out.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
            let column = out[line..].iter().fold(0, |column, &byte| match byte {
                b'\t' => (column / TAB + 1) * TAB,
                _ => column + 1,
            });
            out.resize(out.len() + COMMENTS.saturating_sub(column).max(1), b' ');
            out.extend_from_slice(b"// ");
            comment(out);
        }
        out.push(b'\n');
    }
    /// A place in the file of `scope`.
    fn full_place(&self, scope: Md, place: Place, out: &mut Vec<u8>) {
        comment_text(self.nodes().filename(scope), out);
        for value in [place.line, place.column] {
            out.push(b':');
            number(value, out);
        }
    }
    /// A location, with the calls that it was inlined at.
    fn location_text(&self, location: Md, out: &mut Vec<u8>) {
        let (nodes, names) = (self.nodes(), &self.debug.names);
        let (mut at, mut calls) = (location, 0);
        loop {
            comment_text(nodes.node(at, names.scope).map_or(b"", |scope| nodes.filename(scope)), out);
            out.push(b':');
            number(nodes.int(at, names.line), out);
            let column = nodes.int(at, names.column);
            if column != 0 {
                out.push(b':');
                number(column, out);
            }
            let Some(site) = nodes.node(at, names.inlined_at).filter(|_| calls < SITES) else { break };
            out.extend_from_slice(b" @[ ");
            calls += 1;
            at = site;
        }
        (0..calls).for_each(|_| out.extend_from_slice(b" ]"));
    }
}

impl Notes for FunctionNotes<'_> {
    fn start(&mut self, first: Row, out: &mut Vec<u8>) {
        let sections = self.info.level.has_sections();
        if sections {
            // ptxas counts the first line of a function as that of its first label.
            self.first_line(out);
            write_label(Label::Start(self.info.number), out);
            out.extend_from_slice(b":\n");
        }
        if sections || self.location(first).is_none() {
            self.first_line(out);
        }
    }
    fn end(&mut self, out: &mut Vec<u8>) {
        if self.info.level.has_sections() {
            write_label(Label::End(self.info.number), out);
            out.extend_from_slice(b":\n");
        }
    }
    fn block(&mut self) {
        self.at_start = true;
    }
    fn mark(&mut self, row: Row, out: &mut Vec<u8>) {
        if self.places.get(self.written) == Some(&row) {
            write_label(Label::Place(self.info.number, self.written as u32), out);
            out.extend_from_slice(b":\n");
            self.written += 1;
        }
        if self.commented.get(self.offsets.len()) == Some(&row) {
            self.offsets.push(out.len());
        }
    }
    fn frame_number(&self) -> Option<u32> {
        (self.info.level == Level::Full).then_some(self.info.number.0)
    }
    fn before(&mut self, row: Row, out: &mut Vec<u8>) {
        let starts = std::mem::take(&mut self.at_start);
        match (self.location(row), self.last) {
            (Some(location), Some((last, place))) if location == last && place.line != 0 => {}
            (Some(location), _) => self.write_location(location, out),
            (None, Some((_, place))) if starts && place.line != 0 => {
                let nowhere = Place { line: 0, ..place };
                write_place(nowhere, out);
                let scope = self.last.and_then(|(last, _)| self.nodes().node(last.get()?, self.debug.names.scope));
                self.end_line(|text| self.full_place(scope.unwrap_or(self.info.subprogram), nowhere, text), out);
                self.last = Some((Md::NONE, nowhere));
                self.last_site = None;
            }
            (None, _) => {}
        }
    }
}

/// Appends text of the module to a comment, which ends with its line.
pub fn comment_text(text: &[u8], out: &mut Vec<u8>) {
    out.extend(text.iter().map(|&byte| if (b' '..=b'~').contains(&byte) { byte } else { b'_' }));
}

fn write_place(place: Place, out: &mut Vec<u8>) {
    out.extend_from_slice(b"\t.loc \t");
    write_numbers(place, out);
}

fn write_numbers(place: Place, out: &mut Vec<u8>) {
    number(place.file.0 as u64, out);
    for value in [place.line, place.column] {
        out.push(b' ');
        number(value, out);
    }
}

/// Appends `text` to `out` with `pieces[i]` before its byte `offsets[i]`; offsets ascend.
pub fn insert(text: &[u8], offsets: &[usize], pieces: &[Vec<u8>], out: &mut Vec<u8>) {
    let mut from = 0;
    for (&offset, piece) in offsets.iter().zip(pieces) {
        out.extend_from_slice(&text[from..offset]);
        out.extend_from_slice(piece);
        from = offset;
    }
    out.extend_from_slice(&text[from..]);
}

impl ModuleDebug {
    /// Appends a `.file` per file.
    pub fn write_files(&self, cx: warpc_ir::ModuleCtx<'_>, out: &mut Vec<u8>) {
        self.files.write(Nodes { cx, names: &self.names }, self.directories, out);
    }
    /// Appends the section with the names of inlined functions that `.loc` refers to, if there are any.
    pub fn write_inlined_names(&self, cx: warpc_ir::ModuleCtx<'_>, out: &mut Vec<u8>) {
        if self.inlined.is_empty() {
            return;
        }
        let nodes = Nodes { cx, names: &self.names };
        out.extend_from_slice(b"\n\t.section\t.debug_str\n\t{\n");
        for (n, &subprogram) in self.inlined.iter().enumerate() {
            out.extend_from_slice(b"$L__info_string");
            number(n as u64, out);
            out.extend_from_slice(b":\n");
            let (linkage, plain) =
                (nodes.text(subprogram, self.names.linkage_name), nodes.text(subprogram, self.names.name));
            for &c in if linkage.is_empty() { plain } else { linkage } {
                out.extend_from_slice(b".b8 ");
                number(c as u64, out);
                out.push(b'\n');
            }
            out.extend_from_slice(b".b8 0\n");
        }
        out.extend_from_slice(b"\t}\n");
    }
}
