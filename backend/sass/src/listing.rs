//! A cubin as text, in the format of `nvdisasm -c` and `nvdisasm -c -hex`.
//!
//! Labels are numbered as nvdisasm numbers them: first the targets of branches, in the order of the code; then the offsets that
//! attributes name, in the order of the file; then the ends of functions, in the order of their symbols. A place that has a
//! label, or the name of a function, still uses up a number of the second and third kind.
//!
//! Cost: each word is decoded twice; labels are looked up by search in a sorted list.

use crate::control::FIRST_BIT;
use crate::cubin::{self, Cubin, CubinError, SECTION_INFO, SYMBOL_IS_KERNEL, attribute};
use crate::elf::{SectionIndex, Symbol};
use crate::print::{self, Labels};
use crate::table::{FormId, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What a listing shows besides the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The words of each instruction.
    pub words: bool,
}

/// A cubin that cannot be listed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListingError {
    /// The file is no cubin that is known.
    #[error(transparent)]
    Cubin(#[from] CubinError),
    /// A word is no instruction that is known.
    #[error("{section}+{offset:#x}: {word:#034x} is no known instruction")]
    Word {
        /// Name of the section.
        section: String,
        /// Byte offset in it.
        offset: u64,
        /// The word.
        word: u128,
    },
}

/// Symbol types.
const OBJECT: u8 = 1;
const FUNCTION: u8 = 2;
const SECTION: u8 = 3;
const TEXTURE: u8 = 10;
const SAMPLER: u8 = 11;
const SURFACE: u8 = 12;
/// Symbol binding.
const WEAK: u8 = 2;
const LOCAL: u8 = 0;
/// A control word that says nothing: no space stands before the semicolon.
const IDLE_CONTROL: u128 = 0x7e0;
/// Width of the name in the line over a section.
const TITLE_WIDTH: usize = 26;

/// Writes a cubin as text.
pub fn print(file: &[u8], options: Options) -> Result<String, ListingError> {
    let cubin = Cubin::read(file)?;
    let names = Names::find(&cubin)?;
    let mut text = String::new();
    let accelerated = if cubin.is_accelerated() { "a" } else { "" };
    let kind = if cubin.elf.kind == 1 { "ET_REL" } else { "ET_EXEC" };
    let _ = writeln!(text, "\t.target\tsm_{}{accelerated}\n\n\t.elftype\t@\"{kind}\"", cubin.arch.number());
    let mut lines = Vec::new();
    for section in code_sections(&cubin) {
        section_lines(&cubin, &names, section, &mut lines)?;
    }
    join(&lines, options, &mut text);
    print_symbols(&cubin, &mut text);
    Ok(text)
}

fn code_sections<'a>(cubin: &'a Cubin<'_>) -> impl Iterator<Item = SectionIndex> + 'a {
    let sections = cubin.elf.sections.iter().enumerate();
    sections.filter(|(_, section)| cubin::is_code(section)).map(|(index, _)| SectionIndex(index as u32))
}

/// A place in a section of code.
type Place = (SectionIndex, u64);

/// Names of places: functions and numbered labels.
struct Names<'a> {
    functions: BTreeMap<Place, &'a str>,
    labels: BTreeMap<Place, u32>,
    /// Targets of indirect branches.
    targets: BTreeMap<Place, Vec<u64>>,
    next: u32,
}

impl<'a> Names<'a> {
    fn find(cubin: &Cubin<'a>) -> Result<Names<'a>, ListingError> {
        let mut names =
            Names { functions: BTreeMap::new(), labels: BTreeMap::new(), targets: BTreeMap::new(), next: 0 };
        for symbol in functions(cubin) {
            names.functions.entry((symbol.section, symbol.value)).or_insert(symbol.name);
        }
        let table = cubin.arch.table();
        for index in code_sections(cubin) {
            let section = &cubin.elf.sections[index.0 as usize];
            for (offset, word) in cubin::words(section.bytes) {
                let form = form_of(table, section.name, offset, word)?;
                let Some(target) = print::target(table, form, word, offset) else { continue };
                let place = (index, target as u64);
                let inside = (0..=section.size as i64).contains(&target);
                if inside && !names.functions.contains_key(&place) && !names.labels.contains_key(&place) {
                    names.labels.insert(place, names.next);
                    names.next += 1;
                }
            }
        }
        names.number_attributes(cubin)?;
        for symbol in functions(cubin) {
            names.number((symbol.section, symbol.value.saturating_add(symbol.size)));
        }
        Ok(names)
    }

    /// Numbers a place; the number is used up even if the place has a name.
    fn number(&mut self, place: Place) {
        if !self.functions.contains_key(&place) {
            self.labels.entry(place).or_insert(self.next);
        }
        self.next += 1;
    }

    fn number_attributes(&mut self, cubin: &Cubin<'a>) -> Result<(), ListingError> {
        let sections = cubin.elf.sections.iter();
        for section in sections.filter(|section| section.kind == SECTION_INFO && section.name.starts_with(".nv.info."))
        {
            let code = SectionIndex(section.info);
            for attribute in cubin.attributes(section)? {
                let numbers: Vec<u64> = cubin::numbers(attribute.bytes).map(u64::from).collect();
                let step = match attribute.code {
                    attribute::EXIT_INSTR_OFFSETS
                    | attribute::COOP_GROUP_INSTR_OFFSETS
                    | attribute::INT_WARP_WIDE_INSTR_OFFSETS
                    | attribute::SYSCALL_OFFSETS => 1,
                    attribute::UNUSED_LOAD_BYTE_OFFSET => 2,
                    attribute::MBARRIER_INSTR_OFFSETS => 4,
                    attribute::INDIRECT_BRANCH_TARGETS => {
                        self.number_indirect_branches(code, &numbers);
                        continue;
                    }
                    _ => continue,
                };
                for offset in numbers.iter().step_by(step) {
                    self.number((code, *offset));
                }
            }
        }
        Ok(())
    }

    fn number_indirect_branches(&mut self, code: SectionIndex, mut numbers: &[u64]) {
        while let [branch, _, count, rest @ ..] = numbers {
            let (targets, others) = rest.split_at((*count as usize).min(rest.len()));
            self.number((code, *branch));
            for target in targets {
                self.number((code, *target));
            }
            // Each target is shown once, in the order of the table.
            let mut shown: Vec<u64> = Vec::new();
            let mut seen = BTreeSet::new();
            shown.extend(targets.iter().filter(|target| seen.insert(**target)));
            self.targets.insert((code, *branch), shown);
            numbers = others;
        }
    }

    /// Appends the name of a place.
    fn print(&self, place: Place, text: &mut String) -> bool {
        if let Some(function) = self.functions.get(&place) {
            text.push_str(function);
            return true;
        }
        let Some(label) = self.labels.get(&place) else { return false };
        let _ = write!(text, ".L_x_{label}");
        true
    }
}

/// The names of places of one section.
struct SectionNames<'a>(&'a Names<'a>, SectionIndex);

impl Labels for SectionNames<'_> {
    fn target(&self, offset: i64, text: &mut String) -> bool {
        let length = text.len();
        text.push_str("`(");
        if offset < 0 || !self.0.print((self.1, offset as u64), text) {
            text.truncate(length);
            return false;
        }
        text.push(')');
        true
    }
}

fn functions<'c, 'a>(cubin: &'c Cubin<'a>) -> impl Iterator<Item = &'c Symbol<'a>> {
    cubin.elf.symbols.iter().filter(|symbol| symbol.kind == FUNCTION && symbol.section.0 != 0)
}

fn form_of(table: &Table, section: &str, offset: u64, word: u128) -> Result<FormId, ListingError> {
    table.form_of(word).ok_or_else(|| ListingError::Word { section: section.to_string(), offset, word })
}

/// A line of the listing.
enum Line {
    /// As it is.
    Plain(String),
    /// An instruction without its semicolon, the width that counts, what stands behind it, and its word.
    Code { text: String, width: usize, note: String, word: u128 },
}

fn section_lines(
    cubin: &Cubin<'_>,
    names: &Names<'_>,
    index: SectionIndex,
    lines: &mut Vec<Line>,
) -> Result<(), ListingError> {
    let section = &cubin.elf.sections[index.0 as usize];
    let table = cubin.arch.table();
    let mut plain = |text: String| lines.push(Line::Plain(text));
    plain(format!(
        "\n\n//--------------------- {:<TITLE_WIDTH$}--------------------------",
        format!("{} ", section.name)
    ));
    plain(format!("\t.section\t{},\"ax\",@progbits", section.name));
    // Before sm_90 the highest byte is the number of registers.
    if section.info >> 24 != 0 {
        plain(format!("\t.sectioninfo\t@\"SHI_REGISTERS={}\"", section.info >> 24));
    }
    plain(format!("\t.align\t{}", section.align));
    // Numbers that the driver writes into the code show as the symbols that they are.
    let of_section = cubin.elf.relocations.iter().filter(|relocation| relocation.section == index);
    let of_driver = of_section.filter(|relocation| relocation.kind == cubin::relocation::RUNTIME_LOW_32);
    let numbers_of_driver: BTreeMap<u64, &str> = of_driver
        .filter_map(|relocation| Some((relocation.offset, cubin.elf.symbols.get(relocation.symbol.0 as usize)?.name)))
        .collect();
    let mut own: Vec<&Symbol<'_>> = functions(cubin).filter(|symbol| symbol.section == index).collect();
    own.sort_by_key(|symbol| symbol.value);
    let mut own = own.into_iter().peekable();
    for (offset, word) in cubin::words(section.bytes) {
        if offset == 0 {
            start_lines(cubin, names, index, lines);
            while own.next_if(|symbol| symbol.value == 0).is_some() {}
        }
        while let Some(symbol) = own.next_if(|symbol| symbol.value <= offset) {
            lines.push(Line::Plain(function_header(names, symbol)));
        }
        if let Some(label) = names.labels.get(&(index, offset)) {
            lines.push(Line::Plain(format!(".L_x_{label}:")));
        }
        let form = form_of(table, section.name, offset, word)?;
        let mut guard = String::new();
        print::print_guard(table, form, word, &mut guard);
        // Uniform predicates stand with the instruction, others in a column of their own.
        let mut text = if guard.contains('U') {
            format!("        /*{offset:04x}*/{:>18} {guard} ", "")
        } else {
            format!("        /*{offset:04x}*/{guard:>18} ")
        };
        print::print_word(table, form, word, offset, &SectionNames(names, index), &mut text);
        if let Some(name) = numbers_of_driver.get(&offset)
            && let Some(start) = text.strip_suffix("0x0").map(str::len)
        {
            text.truncate(start);
            let _ = write!(text, "`({name})");
        }
        // The guard counts twice: the column that it stands in, and the text that it is.
        let guard_width = if guard.is_empty() || guard.contains('U') { 0 } else { guard.len() + 1 };
        let mut note = String::new();
        if let Some(targets) = names.targets.get(&(index, offset)) {
            note.push_str("(*\"BRANCH_TARGETS ");
            for (place, target) in targets.iter().enumerate() {
                note.push_str(if place == 0 { "" } else { "," });
                names.print((index, *target), &mut note);
            }
            note.push_str("\"*)");
        } else if word >> FIRST_BIT != IDLE_CONTROL {
            text.push(' ');
        }
        let width = text.len() + guard_width + if note.is_empty() { 1 } else { 0 };
        lines.push(Line::Code { text, width, note, word });
    }
    if let Some(label) = names.labels.get(&(index, section.size)) {
        lines.push(Line::Plain(format!(".L_x_{label}:")));
    }
    Ok(())
}

/// What stands before the first instruction of a section: the names of its start, the last symbol first.
fn start_lines(cubin: &Cubin<'_>, names: &Names<'_>, index: SectionIndex, lines: &mut Vec<Line>) {
    let here = |symbol: &&Symbol<'_>| symbol.section == index && symbol.value == 0;
    let mut is_named = false;
    for symbol in cubin.elf.symbols.iter().rev().filter(here) {
        if symbol.kind == SECTION {
            is_named = true;
            lines.push(Line::Plain(format!("{}:", cubin.elf.sections[index.0 as usize].name)));
        } else if symbol.kind == FUNCTION {
            lines.push(Line::Plain(function_header(names, symbol)));
        } else if let Some(kind) = image_kind(symbol.kind) {
            let name = symbol.name;
            lines.push(Line::Plain(format!("        .type           {name},@\"{kind}\"\n{name}:")));
        }
    }
    if !is_named {
        lines.push(Line::Plain(format!("{}:", cubin.elf.sections[index.0 as usize].name)));
    }
}

/// The type of a texture, a sampler or a surface.
fn image_kind(kind: u8) -> Option<&'static str> {
    match kind {
        TEXTURE => Some("STT_CUDA_TEXTURE"),
        SAMPLER => Some("STT_CUDA_SAMPLER"),
        SURFACE => Some("STT_CUDA_SURFACE"),
        _ => None,
    }
}

fn function_header(names: &Names<'_>, symbol: &Symbol<'_>) -> String {
    let name = symbol.name;
    let binding = match symbol.binding {
        WEAK => format!("        .weak           {name}\n"),
        LOCAL => String::new(),
        _ => format!("        .global         {name}\n"),
    };
    let mut end = String::new();
    if !names.print((symbol.section, symbol.value.saturating_add(symbol.size)), &mut end) {
        let _ = write!(end, "{:#x}", symbol.value.saturating_add(symbol.size));
    }
    let mut text =
        format!("{binding}        .type           {name},@function\n        .size           {name},({end} - {name})\n");
    if symbol.other & SYMBOL_IS_KERNEL != 0 {
        let _ = writeln!(text, "        .other          {name},@\"STO_CUDA_ENTRY STV_DEFAULT\"");
    }
    let _ = write!(text, "{name}:");
    text
}

/// Joins the lines. Notes stand behind the longest instruction of the file, words behind the longest line.
fn join(lines: &[Line], options: Options, text: &mut String) {
    let (mut longest, mut longest_note) = (0, 0);
    for line in lines {
        if let Line::Code { width, note, .. } = line {
            longest = longest.max(*width);
            longest_note = longest_note.max(note.len());
        }
    }
    let column = longest + longest_note + 2;
    for line in lines {
        match line {
            Line::Plain(line) => {
                text.push_str(line);
                text.push('\n');
            }
            Line::Code { text: code, note, word, .. } => {
                let start = text.len();
                text.push_str(code);
                if !note.is_empty() {
                    pad(text, start, longest);
                    text.push_str(note);
                }
                text.push(';');
                if options.words {
                    pad(text, start, column);
                    let _ = writeln!(text, "/* {:#018x} */", *word as u64);
                    let start = text.len();
                    pad(text, start, column);
                    let _ = write!(text, "/* {:#018x} */", (*word >> 64) as u64);
                }
                text.push('\n');
            }
        }
    }
}

/// Fills a line that begins at `start` with spaces up to a column.
fn pad(text: &mut String, start: usize, column: usize) {
    while text.len() - start < column {
        text.push(' ');
    }
}

/// The symbols that are defined elsewhere.
fn print_symbols(cubin: &Cubin<'_>, text: &mut String) {
    let mut title = "\n\n//--------------------- SYMBOLS --------------------------\n\n";
    for symbol in cubin.elf.symbols.iter().skip(1).filter(|symbol| symbol.section.0 == 0) {
        let image = image_kind(symbol.kind).map(|kind| format!("\"{kind}\""));
        let kind = match (symbol.kind, &image) {
            (OBJECT, _) => "object",
            (FUNCTION, _) => "function",
            (_, Some(kind)) => kind,
            _ => continue,
        };
        let _ = writeln!(text, "{title}\t.type\t\t{},@{kind}", symbol.name);
        if symbol.size != 0 {
            let _ = writeln!(text, "\t.size\t\t{},{:#x}", symbol.name, symbol.size);
        }
        title = "";
    }
}
