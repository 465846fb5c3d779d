//! An instruction as the text that nvdisasm prints.

use crate::control::Control;
use crate::float;
use crate::table::*;
use std::fmt::Write;

/// How a printer names the target of a branch.
pub trait Labels {
    /// Appends the name of the target at a byte offset of the section; returns false, and appends nothing, if it has none.
    fn target(&self, offset: i64, text: &mut String) -> bool;
}

/// No target has a name.
pub struct NoLabels;

impl Labels for NoLabels {
    fn target(&self, _: i64, _: &mut String) -> bool {
        false
    }
}

/// The guard of a word as text, `@!P0`; nothing if it has none.
pub fn print_guard(table: &Table, form: FormId, word: u128, text: &mut String) {
    let guard = (word >> 12 & 15) as u8;
    if guard != 7 {
        let record = table.record(table.forms[form.0 as usize].record);
        text.push_str(if guard & 8 != 0 { "@!" } else { "@" });
        text.push_str(if record.uniform_guard { "UP" } else { "P" });
        text.push(if guard & 7 == 7 { 'T' } else { (b'0' + (guard & 7)) as char });
    }
}

/// Appends a word of a form without its guard and without what nvdisasm puts behind it. `address` is its byte offset in its
/// section, which targets of branches are relative to.
pub fn print_word(table: &Table, form: FormId, word: u128, address: u64, labels: &dyn Labels, text: &mut String) {
    Printer { table, form: &table.forms[form.0 as usize], word, address, labels }.print(text);
}

/// The byte offset that a branch leads to; nothing if the word has no target of its own.
pub fn target(table: &Table, form: FormId, word: u128, address: u64) -> Option<i64> {
    let printer = Printer { table, form: &table.forms[form.0 as usize], word, address, labels: &NoLabels };
    if !printer.is_relative() {
        return None;
    }
    let operands = table.operands(printer.form.record);
    let shown = table.shown[printer.form.shown.range()].last()?;
    let value = table.values(&operands[*shown as usize]).last()?;
    let is_offset = value.kind == Kind::Immediate && !matches!(value.place, Place::Constant(_));
    is_offset.then(|| printer.number(value).wrapping_add(address as i64 + 16))
}

/// A word with its guard on one line, as `nvdisasm -b -raw` prints it.
pub fn line(table: &Table, word: u128, address: u64) -> Option<String> {
    let form = table.form_of(word)?;
    let mut text = String::new();
    print_guard(table, form, word, &mut text);
    if !text.is_empty() {
        text.push(' ');
    }
    print_word(table, form, word, address, &NoLabels, &mut text);
    text.truncate(text.trim_end().len());
    Some(text)
}

/// Words for how long what is read stays in caches.
const EVICTIONS: [&str; 5] = ["EF", "EL", "EU", "LU", "NA"];

/// The mark of an operand whose descriptor is not printed.
const NO_DESCRIPTOR: &str = ".nodesc";

struct Printer<'a> {
    table: &'a Table,
    form: &'a FormRow,
    word: u128,
    address: u64,
    labels: &'a dyn Labels,
}

impl Printer<'_> {
    fn print(&self, text: &mut String) {
        let record = self.table.record(self.form.record);
        text.push_str(self.table.text(record.mnemonic));
        if let Some(alias) = self.alias() {
            text.push_str(alias);
        }
        // How long sums over several GPUs stay in caches is not printed.
        let is_quiet = self.table.text(record.mnemonic) == "LDGMC";
        self.tokens(Target::Mnemonic, &mut |token| {
            if !(is_quiet && EVICTIONS.contains(&token)) {
                text.push('.');
                text.push_str(token);
            }
        });
        let operands = self.table.operands(self.form.record);
        for (place, shown) in self.table.shown[self.form.shown.range()].iter().enumerate() {
            text.push_str(if place == 0 { " " } else { ", " });
            self.operand(place as u8, &operands[*shown as usize], text);
        }
    }

    /// Calls `each` with the tokens of a target, in print order.
    fn tokens(&self, wanted: Target, each: &mut dyn FnMut(&'static str)) {
        for print in &self.table.prints[self.form.prints.range()] {
            match *print {
                PrintRow::Always(token) => {
                    if token.target == Some(wanted) {
                        each(self.table.text(token.text));
                    }
                }
                PrintRow::Choice { field, list, target } => {
                    let value = self.table.get(field, self.word);
                    for token in self.table.entry(list, value).unwrap_or(&[]) {
                        if token.target.unwrap_or(target) == wanted {
                            each(self.table.text(token.text));
                        }
                    }
                }
            }
        }
    }

    fn operand(&self, place: u8, operand: &OperandRow, text: &mut String) {
        let class = self.table.text(operand.class);
        let values = self.table.values(operand);
        if class == "{}" {
            return self.set(values, text);
        }
        if class == "$" {
            self.tokens(Target::Operand(place), &mut |token| text.push_str(token.strip_prefix('=').unwrap_or(token)));
            return;
        }
        // Marks in front go outside in; those behind follow the register of an address, or the operand.
        let (mut minus, mut bars, mut hidden, mut prefix) = (false, false, false, String::new());
        let mut suffixes: Vec<&str> = Vec::new();
        self.tokens(Target::Operand(place), &mut |token| match token {
            "-" => minus = true,
            "|" => bars = true,
            "~" | "!" => prefix.push_str(token),
            NO_DESCRIPTOR => hidden = true,
            _ => suffixes.push(token),
        });
        // Several marks stand only behind matrix descriptors, in alphabetical order.
        suffixes.sort_unstable();
        let mut suffix: String = suffixes.concat();
        // A constant that can be read in part is printed with a gap; bars enclose such marks, but not those of a vector register.
        let in_parts = class.starts_with('c') && self.is_read_in_parts(place);
        let inside = bars && (in_parts || class == "U" || suffix == ".H1");
        text.push_str(if minus { "-" } else { "" });
        text.push_str(&prefix);
        text.push_str(if bars { "|" } else { "" });
        let mut inner =
            if class.ends_with("[A]") && !class.starts_with('c') { std::mem::take(&mut suffix) } else { String::new() };
        // Before sm_90 a descriptor shows only where a bit says so; the address shows always.
        let (class, values) = if hidden { ("[A]", &values[1..]) } else { (class, values) };
        let mut next = values.iter();
        let mut in_brackets = false;
        for (at, letter) in class.char_indices() {
            match letter {
                'A' => {
                    let address = [next.next(), next.next(), next.next()];
                    self.address(address, class.starts_with('c'), &mut inner, text);
                }
                'R' | 'U' | 'P' | 'Q' | 'B' | 'S' | 'I' => {
                    let Some(value) = next.next() else { continue };
                    if at > 0 && letter == 'I' && matches!(class.as_bytes()[at - 1], b'R' | b'U') {
                        text.push_str(if in_brackets { "+" } else { " " });
                    }
                    self.value(value, text);
                }
                '$' => text.push('a'),
                '[' if in_parts && in_brackets => text.push_str(" ["),
                _ => text.push(letter),
            }
            in_brackets |= letter == '[';
        }
        if inside {
            text.push_str(&suffix);
            suffix.clear();
        }
        text.push_str(if bars { "|" } else { "" });
        self.reuse(operand, text);
        text.push_str(&suffix);
    }

    /// Whether a shown constant can be read in part: some value of a field puts a mark behind it, and of conversions the source
    /// is short.
    fn is_read_in_parts(&self, place: u8) -> bool {
        let mnemonic = self.table.text(self.table.record(self.form.record).mnemonic);
        if mnemonic == "I2F" && !self.has_suffix(&|suffix| matches!(suffix, "U8" | "S8" | "U16" | "S16")) {
            return false;
        }
        self.table.prints[self.form.prints.range()].iter().any(|print| {
            let (list, target) = match *print {
                PrintRow::Choice { list, target, .. } => (list, target),
                PrintRow::Always(token) => {
                    return token.target == Some(Target::Operand(place))
                        && self.table.text(token.text).starts_with('.');
                }
            };
            self.table.entries[self.table.lists[list.0 as usize].entries.range()].iter().any(|entry| {
                self.table.tokens[entry.tokens.range()].iter().any(|token| {
                    token.target.unwrap_or(target) == Target::Operand(place)
                        && self.table.text(token.text).starts_with('.')
                })
            })
        })
    }

    /// A set of scoreboards, the highest first.
    fn set(&self, values: &[ValueRow], text: &mut String) {
        let set = values.first().map_or(0, |value| self.number(value));
        text.push('{');
        let mut separator = "";
        for scoreboard in (0..6).rev().filter(|scoreboard| set >> scoreboard & 1 != 0) {
            let _ = write!(text, "{separator}{scoreboard}");
            separator = ",";
        }
        text.push('}');
    }

    fn number(&self, value: &ValueRow) -> i64 {
        match value.place {
            Place::Constant(number) => number,
            Place::After { operand, distance } => {
                let row = &self.table.operands(self.form.record)[operand as usize];
                self.number(&self.table.values(row)[self.table.uniform_place(row)]) + distance as i64
            }
            Place::Field(field) => {
                let number = self.table.get(field, self.word) ^ value.flip as u64;
                let above = 64 - self.table.width(field) as u32;
                if value.signed { ((number << above) as i64) >> above } else { number as i64 }
            }
        }
    }

    fn value(&self, value: &ValueRow, text: &mut String) {
        let number = self.number(value);
        let (prefix, top, zero) = match value.kind {
            Kind::Register => ("R", 255, "RZ"),
            Kind::Uniform => ("UR", self.table.arch.uniform_zero() as i64, "URZ"),
            Kind::Predicate => ("P", 7, "PT"),
            Kind::UniformPredicate => ("UP", 7, "UPT"),
            Kind::Barrier => ("B", i64::MAX, ""),
            Kind::Scoreboard => ("SB", i64::MAX, ""),
            Kind::Immediate => return self.immediate(value, number, text),
        };
        if number == top {
            text.push_str(zero);
        } else {
            let _ = write!(text, "{prefix}{number}");
        }
    }

    fn immediate(&self, value: &ValueRow, number: i64, text: &mut String) {
        if value.interpretation != Interpretation::Integer {
            return float::print(number as u64, self.interpretation(value), text);
        }
        let (mut number, mut signed) = (number, value.signed);
        if number < 0 && self.is_unsigned_source() {
            number &= 0xffff_ffff;
        }
        if self.is_relative() {
            signed = true;
            number = number.wrapping_add(self.address as i64 + 16);
            if self.labels.target(number, text) {
                return;
            }
        }
        if signed {
            hexadecimal(number, text);
        } else {
            let _ = write!(text, "{:#x}", number as u64);
        }
    }

    /// How a floating-point immediate is read: some suffixes say it.
    fn interpretation(&self, value: &ValueRow) -> Interpretation {
        let mnemonic = self.table.text(self.table.record(self.form.record).mnemonic);
        let mut interpretation = float::of_mnemonic(value.interpretation, mnemonic);
        self.tokens(Target::Mnemonic, &mut |token| {
            interpretation = float::of_suffix(value.interpretation, token).unwrap_or(interpretation);
        });
        interpretation
    }

    /// Whether the immediate is an unsigned integer that is converted.
    fn is_unsigned_source(&self) -> bool {
        let mnemonic = self.table.text(self.table.record(self.form.record).mnemonic);
        matches!(mnemonic, "I2F" | "I2FP") && self.has_suffix(&|suffix| suffix.starts_with('U'))
    }

    /// Whether the mnemonic has a suffix of some kind.
    fn has_suffix(&self, wanted: &dyn Fn(&str) -> bool) -> bool {
        let mut found = false;
        self.tokens(Target::Mnemonic, &mut |suffix| found |= wanted(suffix));
        found
    }

    /// Whether the immediate is relative to the next instruction and printed as the byte offset it leads to.
    fn is_relative(&self) -> bool {
        let record = self.table.record(self.form.record);
        match self.table.text(record.mnemonic) {
            "BRA" | "BSSY" | "LEPC" | "ULEPC" => true,
            "WARPSYNC" => self.has_suffix(&|_| true),
            "CALL" | "RET" => self.has_suffix(&|suffix| suffix == "REL"),
            _ => false,
        }
    }

    /// An address. In a constant bank `URZ` is left out where an offset says enough.
    fn address(&self, values: [Option<&ValueRow>; 3], in_bank: bool, mark: &mut String, text: &mut String) {
        let [Some(register), Some(uniform), Some(offset)] = values else { return };
        let start = text.len();
        let number = self.number(register);
        let has_register = !matches!(register.place, Place::Constant(_));
        let has_uniform = !matches!(uniform.place, Place::Constant(_));
        let distance = self.number(offset);
        if number == 255 && mark.starts_with(".X") {
            mark.clear();
        }
        if has_register && (number != 255 || !mark.is_empty() || (!has_uniform && distance == 0)) {
            self.value(register, text);
            text.push_str(mark);
            mark.clear();
        }
        let is_zero = self.number(uniform) == self.table.arch.uniform_zero() as i64;
        // Accesses of other blocks' shared memory leave it out, too.
        let mnemonic = self.table.text(self.table.record(self.form.record).mnemonic);
        let is_remote = matches!(mnemonic, "STAS" | "REDAS");
        if has_uniform && !(is_zero && (in_bank && distance != 0 || is_remote)) {
            text.push_str(if text.len() > start { "+" } else { "" });
            self.value(uniform, text);
        }
        if distance != 0 || text.len() == start {
            text.push_str(if text.len() > start { "+" } else { "" });
            hexadecimal(distance, text);
        }
    }

    /// `.reuse` behind a register that the operand cache keeps.
    fn reuse(&self, operand: &OperandRow, text: &mut String) {
        if let (Some(bit), Ok(control)) = (operand.reuse, Control::unpack(self.word))
            && control.yields
            && control.reuse >> bit & 1 != 0
        {
            text.push_str(".reuse");
        }
    }

    /// The suffix of a multiply-add that moves, shifts or adds: no bits say it, its operands do.
    fn alias(&self) -> Option<&'static str> {
        let record = self.table.record(self.form.record);
        if record.uniform || self.table.text(record.mnemonic) != "IMAD" || record.opcode & 0x1ff != 0x24 {
            return None;
        }
        let shown = &self.table.shown[self.form.shown.range()];
        let [_, a, b, c] = *shown else { return None };
        let source = |operand: u8| &self.table.operands(self.form.record)[operand as usize];
        let is_zero = |operand: &OperandRow| {
            self.table.text(operand.class) == "R" && self.number(&self.table.values(operand)[0]) == 255
        };
        let (a, b, c) = (source(a), source(b), source(c));
        let factor = match self.table.text(b.class) {
            "I" => Some(self.number(&self.table.values(b)[0])),
            _ => None,
        };
        match factor {
            _ if is_zero(a) || is_zero(b) => Some(".MOV"),
            Some(0) => Some(".MOV"),
            Some(1) if is_zero(c) => Some(".MOV"),
            Some(1) => Some(".IADD"),
            // The factor 0x10000 is left alone, for whatever reason.
            Some(factor) if factor > 0 && factor != 1 << 16 && factor & (factor - 1) == 0 && is_zero(c) => Some(".SHL"),
            _ => None,
        }
    }
}

fn hexadecimal(number: i64, text: &mut String) {
    text.push_str(if number < 0 { "-0x" } else { "0x" });
    let _ = write!(text, "{:x}", number.unsigned_abs());
}
