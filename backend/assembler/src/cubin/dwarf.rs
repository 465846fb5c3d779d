//! Descriptions of functions and variables for debuggers: the sections that the PTX has (`.section .debug_info`), with what they name put in.
//!
//! | a name in a section | what stands there |
//! |---|---|
//! | a label of code | the address: a relocation against the function, with the place of the label |
//! | a variable in global memory | its address: a relocation |
//! | a variable in shared memory or in a constant bank | its place; in relocatable files a relocation |
//! | a local variable behind `DW_OP_addr` | `DW_OP_fbreg` in place of that, and where the variable lies from the frame on, filled up by `DW_OP_nop` |
//! | a section, a label in one | the offset; in relocatable files a relocation against the section |
//!
//! `.debug_line` is made of `.loc` ([`super::lines`]).

use super::Builder;
use hashbrown::HashMap;
use warpc_ptx_syntax::rows::{DataRow, Item, Name, Rows, Space, Span, Variable};
use warpc_sass::cubin::relocation::{ABSOLUTE_32, ABSOLUTE_64};
use warpc_sass::write::module::{DebugSection, Reloc, SymbolId, Target};

/// `DW_OP_addr`, `DW_OP_fbreg`, and an operation that does nothing.
const OP_ADDRESS: u8 = 0x03;
const OP_FRAME: u8 = 0x91;
const OP_NOP: u8 = 0x96;

type Map<V> = HashMap<Name, V, foldhash::fast::FixedState>;

/// What names of sections mean.
#[derive(Default)]
struct Names {
    /// Labels of code: the symbol that they lie behind, and by how many bytes.
    labels: Map<(SymbolId, i64)>,
    /// Variables.
    variables: Map<Variable>,
    /// Labels of sections: the section, by name, and the offset in it.
    data: Map<(Name, u64)>,
}

/// Sections with a name, in the order of the text, those of one name joined.
fn sections(rows: &Rows) -> Vec<(Name, Vec<Span>)> {
    let mut all: Vec<(Name, Vec<Span>)> = Vec::new();
    for item in &rows.items {
        let &Item::Section(name, span) = item else { continue };
        match all.iter_mut().find(|section| section.0 == name) {
            Some(section) => section.1.push(span),
            None => all.push((name, vec![span])),
        }
    }
    all
}

/// Whether a file has a section.
pub fn has_section(rows: &Rows, name: &str) -> bool {
    rows.items.iter().any(|item| matches!(item, Item::Section(found, _) if rows.names.text(found.index()) == name))
}

/// Whether a file describes its functions and variables.
pub fn is_described(rows: &Rows) -> bool {
    has_section(rows, ".debug_info")
}

/// Rows of data of a section.
fn data<'r>(rows: &'r Rows, spans: &'r [Span]) -> impl Iterator<Item = &'r DataRow> {
    spans.iter().flat_map(|span| &rows.data[span.range()])
}

impl Builder<'_> {
    /// The sections of the PTX, as they follow `before`, which some of them name.
    pub(super) fn descriptions(&self, before: &[DebugSection]) -> Vec<DebugSection> {
        let sections = sections(self.rows);
        let names = self.names_of(&sections);
        // What the file has already of the PTX stays as it is.
        let text = |name: Name| self.rows.names.text(name.index());
        let is_new = |name: Name| before.iter().all(|section| section.name != text(name));
        let kept: Vec<&(Name, Vec<Span>)> =
            sections.iter().filter(|(name, spans)| is_new(*name) && data(self.rows, spans).next().is_some()).collect();
        let mut order: Vec<String> = before.iter().map(|section| section.name.clone()).collect();
        order.extend(kept.iter().map(|(name, _)| text(*name).into_owned()));
        let mut all = Vec::with_capacity(kept.len());
        for (name, spans) in kept {
            let mut writer = Writer {
                builder: self,
                names: &names,
                order: &order,
                bytes: Vec::new(),
                width: 1,
                relocations: Vec::new(),
            };
            data(self.rows, spans).for_each(|row| writer.row(row));
            let Writer { bytes, relocations, .. } = writer;
            all.push(DebugSection { name: text(*name).into_owned(), bytes, relocations });
        }
        all
    }

    fn names_of(&self, sections: &[(Name, Vec<Span>)]) -> Names {
        let mut names = Names::default();
        // A function may lie behind many kernels; the first tells its places.
        for (n, body) in self.bodies.iter().enumerate() {
            for &(label, at) in &body.code.labels {
                let name = self.rows.labels[label as usize];
                names.labels.entry(name).or_insert((SymbolId(n as u32), at as i64));
            }
        }
        for (n, row) in self.rows.variables.iter().enumerate() {
            let is_variable = matches!(row.space, Space::Global | Space::Const | Space::Shared | Space::Local);
            if is_variable {
                names.variables.entry(row.name).or_insert(Variable::new(n));
            }
        }
        for (section, spans) in sections {
            let (mut width, mut at) = (1, 0);
            for row in data(self.rows, spans) {
                match *row {
                    DataRow::Label(label) => drop(names.data.insert(label, (*section, at))),
                    DataRow::Numbers(ty, _) => width = (ty.bits() as u64 / 8).clamp(1, 8),
                    _ => at += width,
                }
            }
        }
        names
    }
}

/// A section on its way.
struct Writer<'w> {
    builder: &'w Builder<'w>,
    names: &'w Names,
    /// Names of sections for debuggers, by their numbers.
    order: &'w [String],
    bytes: Vec<u8>,
    /// Bytes of a number.
    width: usize,
    relocations: Vec<Reloc>,
}

impl Writer<'_> {
    fn row(&mut self, row: &DataRow) {
        match *row {
            DataRow::Label(_) => {}
            DataRow::Numbers(ty, _) => self.width = (ty.bits() as usize / 8).clamp(1, 8),
            DataRow::Integer(value) => self.number(value),
            DataRow::Name(name, offset) => self.name(name, offset),
            DataRow::Difference(first, second) => {
                let value = self.place(first).zip(self.place(second)).map_or(0, |(first, second)| first - second);
                self.number(value as u64);
            }
        }
    }

    fn number(&mut self, value: u64) {
        self.bytes.extend_from_slice(&value.to_le_bytes()[..self.width]);
    }

    /// The place of a label in its section.
    fn place(&self, name: Name) -> Option<i64> {
        let of_code = self.names.labels.get(&name).map(|label| label.1);
        of_code.or_else(|| self.names.data.get(&name).map(|label| label.1 as i64))
    }

    /// A number that the linker or the loader knows.
    fn relocation(&mut self, target: Target, addend: i64) {
        let kind = if self.width == 8 { ABSOLUTE_64 } else { ABSOLUTE_32 };
        self.relocations.push(Reloc { offset: self.bytes.len() as u64, kind, target, addend });
        // Readers that know no relocations of GPUs take it as the place in the section.
        self.number(addend as u64);
    }

    fn name(&mut self, name: Name, offset: u64) {
        if let Some(&(function, at)) = self.names.labels.get(&name) {
            return self.relocation(Target::Symbol(function), at + offset as i64);
        }
        if let Some(&variable) = self.names.variables.get(&name) {
            return self.variable(variable, offset);
        }
        let text = |name: Name| self.builder.rows.names.text(name.index());
        let (section, at) = self.names.data.get(&name).copied().unwrap_or((name, 0));
        let number = self.order.iter().position(|known| *known == text(section));
        match number.filter(|_| self.builder.is_relocatable && self.width >= 4) {
            Some(number) => self.relocation(Target::Debug(Some(number as u32)), (at + offset) as i64),
            None => self.number(at + offset),
        }
    }

    fn variable(&mut self, variable: Variable, offset: u64) {
        let builder = self.builder;
        let row = &builder.rows.variables[variable.index()];
        if row.space == Space::Local {
            return self.local(variable, offset);
        }
        let is_known = row.space == Space::Global || builder.is_relocatable;
        match builder.of.get(&(false, variable.0)).filter(|_| is_known && self.width >= 4) {
            Some(&symbol) => self.relocation(Target::Symbol(symbol), offset as i64),
            None => {
                let place = builder.bodies.iter().find_map(|body| body.code.place_of(variable.0));
                self.number(place.unwrap_or(0) as u64 + offset);
            }
        }
    }

    /// A local variable: from the end of the frame on, which debuggers know as the address of the frame.
    fn local(&mut self, variable: Variable, offset: u64) {
        let codes = self.builder.bodies.iter().map(|body| body.code);
        let codes = codes.chain(self.builder.module.functions.iter().map(|(_, code)| code));
        let found = codes.into_iter().find_map(|code| Some((code.place_of(variable.0)?, code.frame)));
        let is_address = self.width == 8 && self.bytes.last() == Some(&OP_ADDRESS);
        let Some((place, frame)) = found.filter(|_| is_address) else {
            return self.number(found.map_or(0, |found| found.0 as u64) + offset);
        };
        let start = self.bytes.len();
        self.bytes[start - 1] = OP_FRAME;
        super::lines::signed(&mut self.bytes, place as i64 + offset as i64 - frame as i64);
        self.bytes.resize(start + self.width, OP_NOP);
    }
}
