//! A section of code as rows: each word decoded, with what it accesses and where it leads.

use super::CodeError;
use crate::control::Control;
use crate::cubin::{self, Cubin, SECTION_INFO, attribute};
use crate::elf::SectionIndex;
use crate::inst::Guard;
use crate::latency::{ClassId, Latencies};
use crate::print;
use crate::roles::{Access, Purpose, RegisterFile, Roles, Unit};
use crate::table::{FormId, Span, Table};
use std::collections::BTreeMap;

/// Number of an instruction in its section.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Index(pub u32);

impl Index {
    /// Its byte offset in the section.
    pub fn offset(self) -> u64 {
        self.0 as u64 * 16
    }
}

/// Where an instruction leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// To the next one.
    Next,
    /// To an offset; also to the next one, if its guard or a predicate says so.
    Branch(Index),
    /// To one of the targets that the section lists for it.
    Indirect,
    /// To a function of the section, and then to the next one.
    Call(Index),
    /// To a function elsewhere, and then to the next one.
    CallElsewhere,
    /// To where the function was called.
    Return,
    /// Nowhere.
    Exit,
    /// To the next one, and when all threads of a region have arrived on to where `BSSY` said.
    Synchronise,
    /// To the next one; its target is where threads of the region meet.
    Region(Index),
}

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its word.
    pub word: u128,
    /// Its form.
    pub form: FormId,
    /// Its guard.
    pub guard: Guard,
    /// Its control word.
    pub control: Control,
    /// The unit that it runs on.
    pub unit: Unit,
    /// Its class in the table of distances.
    pub class: Option<ClassId>,
    /// What it accesses, in [`Code::accesses`].
    pub accesses: Span,
    /// Whether its guard is a uniform predicate: it is of the uniform datapath.
    pub is_uniform: bool,
    /// Where it leads.
    pub flow: Flow,
    /// Whether the next instruction may follow although it branches, exits or returns.
    pub may_fall_through: bool,
    /// The scoreboard that `DEPBAR` waits for, and how many of its results may be outstanding still.
    pub partial_wait: Option<(u8, u8)>,
}

/// A section of code.
#[derive(Clone)]
pub struct Code {
    /// The instruction table.
    pub table: &'static Table,
    /// Its instructions.
    pub rows: Vec<Row>,
    /// What they access.
    pub accesses: Vec<Access>,
    /// Targets of indirect branches, by the index of the branch.
    pub targets: BTreeMap<Index, Vec<Index>>,
    /// Where functions begin, in order.
    pub entries: Vec<Index>,
}

impl Code {
    /// Decodes the words of a section.
    pub fn read(cubin: &Cubin<'_>, index: SectionIndex, latencies: &Latencies) -> Result<Code, CodeError> {
        let section = &cubin.elf.sections[index.0 as usize];
        let words: Vec<u128> = cubin::words(section.bytes).map(|(_, word)| word).collect();
        let mut code = Code::decode(cubin.arch.table(), &words, latencies)?;
        code.find_targets(cubin, index)?;
        let functions = cubin.elf.symbols.iter().filter(|symbol| symbol.kind == 2 && symbol.section == index);
        code.entries.extend(functions.map(|symbol| Index((symbol.value / 16) as u32)));
        code.entries.retain(|entry| (entry.0 as usize) < words.len());
        code.entries.sort_unstable();
        code.entries.dedup();
        Ok(code)
    }

    /// Decodes words that stand one behind the other, from offset 0. The first is where they begin.
    pub fn decode(table: &'static Table, words: &[u128], latencies: &Latencies) -> Result<Code, CodeError> {
        let mut code =
            Code { table, rows: Vec::new(), accesses: Vec::new(), targets: BTreeMap::new(), entries: vec![Index(0)] };
        let roles = Roles::of_arch(table.arch);
        let mut accesses = Vec::new();
        for (index, word) in words.iter().enumerate() {
            let index = Index(index as u32);
            let row = code.row(roles, latencies, index, *word, words.len(), &mut accesses)?;
            code.accesses.extend_from_slice(&accesses);
            code.rows.push(row);
        }
        Ok(code)
    }

    fn row(
        &self,
        roles: &Roles,
        latencies: &Latencies,
        index: Index,
        word: u128,
        length: usize,
        accesses: &mut Vec<Access>,
    ) -> Result<Row, CodeError> {
        let table = self.table;
        let unknown = || CodeError::Word { offset: index.offset(), word };
        let form = table.form_of(word).ok_or_else(unknown)?;
        let (inst, _) = table.decode_with_stray_bits(word).map_err(|_| unknown())?;
        let unit = roles
            .accesses(form, word, &inst, accesses)
            .map_err(|error| CodeError::Roles { offset: index.offset(), error })?;
        let record = table.record(inst.record);
        let mnemonic = table.text(record.mnemonic);
        let target = print::target(table, form, word, index.offset());
        let inside = target.filter(|target| *target % 16 == 0 && (0..length as i64 * 16).contains(target));
        let inside = inside.map(|target| Index((target / 16) as u32));
        // `CALL.REL R14` and an offset lead to where the register says.
        let is_indirect = accesses.iter().any(|access| access.purpose == Purpose::Address);
        let flow = match (mnemonic, inside) {
            ("BRA", Some(target)) => Flow::Branch(target),
            ("BRA", None) => return Err(CodeError::Target { offset: index.offset() }),
            ("BRX" | "BRXU" | "JMX" | "JMXU", _) => Flow::Indirect,
            ("CALL", Some(target)) if !is_indirect => Flow::Call(target),
            ("CALL", _) => Flow::CallElsewhere,
            ("RET", _) => Flow::Return,
            ("EXIT" | "KILL", _) => Flow::Exit,
            ("BSYNC", _) => Flow::Synchronise,
            ("BSSY", Some(target)) => Flow::Region(target),
            _ => Flow::Next,
        };
        let is_conditional =
            accesses.iter().any(|access| access.file != RegisterFile::Barrier && access.purpose != Purpose::Address);
        let start = self.accesses.len() as u32;
        Ok(Row {
            word,
            form,
            guard: inst.guard,
            control: inst.control,
            unit,
            class: class(table, latencies, mnemonic, form, word),
            accesses: Span { start, end: start + accesses.len() as u32 },
            is_uniform: record.uniform_guard,
            flow,
            may_fall_through: is_conditional || inst.guard.predicate != 7 || inst.guard.negated,
            partial_wait: (mnemonic == "DEPBAR").then(|| (inst.values[0] as u8, inst.values[1] as u8)),
        })
    }

    /// Reads the targets of indirect branches from the attributes of the section.
    fn find_targets(&mut self, cubin: &Cubin<'_>, index: SectionIndex) -> Result<(), CodeError> {
        let infos = cubin.elf.sections.iter().filter(|info| info.kind == SECTION_INFO && info.info == index.0);
        for info in infos.filter(|info| info.name.starts_with(".nv.info.")) {
            let attributes = cubin.attributes(info)?;
            for attribute in attributes.iter().filter(|found| found.code == attribute::INDIRECT_BRANCH_TARGETS) {
                let numbers: Vec<u32> = cubin::numbers(attribute.bytes).collect();
                let mut numbers = numbers.as_slice();
                while let [branch, _, count, rest @ ..] = numbers {
                    let (targets, others) = rest.split_at((*count as usize).min(rest.len()));
                    let known = self.targets.entry(Index(branch / 16)).or_default();
                    known.extend(targets.iter().map(|target| Index(target / 16)));
                    known.sort_unstable();
                    known.dedup();
                    known.retain(|target| (target.0 as usize) < self.rows.len());
                    numbers = others;
                }
            }
        }
        Ok(())
    }

    /// What an instruction accesses.
    pub fn accesses(&self, index: Index) -> &[Access] {
        &self.accesses[self.rows[index.0 as usize].accesses.range()]
    }

    /// The text of an instruction.
    pub fn text(&self, index: Index) -> String {
        print::line(self.table, self.rows[index.0 as usize].word, index.offset()).unwrap_or_default()
    }
}

/// The class of a word: the longest name, of those that are counted, that its mnemonic with suffixes begins with.
fn class(table: &Table, latencies: &Latencies, mnemonic: &'static str, form: FormId, word: u128) -> Option<ClassId> {
    // Only some mnemonics are counted with suffixes, and only for these the text is needed.
    if !latencies.has_suffixes(mnemonic) {
        return latencies.class(mnemonic);
    }
    let mut text = String::new();
    print::print_word(table, form, word, 0, &print::NoLabels, &mut text);
    latencies.class_of(text.split(' ').next().unwrap_or(mnemonic))
}
