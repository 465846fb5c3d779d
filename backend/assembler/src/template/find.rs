//! Which rule an instruction is, and its body: a reader of what `pack.rs` writes.
//!
//! Rules of an opcode are tried in order, and nearly all are left at the number of their types, or at their operands. Only the body of the
//! one that is taken is unpacked.

use super::body::{Body, Line};
use super::codes::{CLASS, FREE_LINE, LABEL_LINE, LITERAL, MOST_CLASSES, OPERAND, SUFFIXES, place};
use super::skeleton::{Place, What};
use super::tables::Tables;
use crate::ori::isa::Class;
use crate::ori::{Op, OriHead, Suffix, Suffixes};
use warpc_packed::{Packed, Unpacker};

/// What an instruction is written as.
#[derive(Clone, Copy, Debug)]
pub struct Spelt<'a> {
    /// Words of the mnemonic that are no types, the opcode first.
    pub words: &'a [&'a str],
    /// Types in order.
    pub types: &'a [&'a str],
    /// Shape of the operands: `r` a register, `w` a wide one, `i` a number, `m` one that is all ones, `v` a variable,
    /// `o` others; brackets, and `|` before a second result.
    pub shape: &'a [u8],
}

/// What the classes of a pattern stand for: the number of a class, and of its choice.
#[derive(Default)]
struct Captures {
    list: [(u16, u16); MOST_CLASSES],
    count: usize,
}

impl Captures {
    fn push(&mut self, class: u16, choice: u16) {
        self.list[self.count] = (class, choice);
        self.count += 1;
    }
    fn choice(&self, class: u16) -> u16 {
        self.list[..self.count].iter().find(|one| one.0 == class).map_or(0, |one| one.1)
    }
}

/// A word of a class, and what it stands for.
struct Choice {
    word: &'static [u8],
    kind: u8,
    /// Suffixes or an operand.
    bytes: &'static [u8],
}

/// The rules of an opcode.
struct OpcodeRow {
    name: &'static [u8],
    rules: u32,
    bytes: &'static [u8],
}

/// Rules, by the first word of the mnemonic.
pub struct Rules {
    tables: &'static Tables,
    choices: Vec<Choice>,
    /// By class: its first choice; one more at the end.
    classes: Vec<u32>,
    /// In the order of their names.
    opcodes: Vec<OpcodeRow>,
}

impl Rules {
    /// The rules that were packed.
    pub fn unpack(tables: &'static Tables, bytes: &'static [u8]) -> Rules {
        let mut from = Unpacker::new(bytes);
        let count = from.number() as usize;
        let (mut classes, mut choices) = (Vec::with_capacity(count + 1), Vec::with_capacity(count * 8));
        for _ in 0..count {
            classes.push(choices.len() as u32);
            for _ in 0..from.number() {
                let (word, kind) = (text(&mut from), from.byte());
                choices.push(Choice { word, kind, bytes: text(&mut from) });
            }
        }
        classes.push(choices.len() as u32);
        let count = from.number() as usize;
        let mut opcodes = Vec::with_capacity(count);
        let mut sizes = Vec::with_capacity(count);
        for _ in 0..count {
            opcodes.push(OpcodeRow { name: text(&mut from), rules: from.number() as u32, bytes: &[] });
            sizes.push(from.number() as usize);
        }
        for (row, size) in opcodes.iter_mut().zip(sizes) {
            row.bytes = from.bytes(size);
        }
        Rules { tables, choices, classes, opcodes }
    }

    fn opcode(&self, name: &str) -> Option<&OpcodeRow> {
        let at = self.opcodes.binary_search_by(|row| row.name.cmp(name.as_bytes())).ok()?;
        Some(&self.opcodes[at])
    }

    /// Whether there are rules of an opcode.
    pub fn has(&self, opcode: &str) -> bool {
        self.opcode(opcode).is_some()
    }

    /// The body of the first rule of an instruction, with its classes filled in; none where there is no rule.
    pub fn body(&self, spelt: Spelt<'_>) -> Option<Body> {
        let row = self.opcode(spelt.words.first()?)?;
        let mut from = Unpacker::new(row.bytes);
        for _ in 0..row.rules {
            let size = from.number() as usize;
            let mut rule = Unpacker::new(from.bytes(size));
            if let Some(captures) = self.matches(&mut rule, spelt) {
                return Some(self.unpack_body(&mut rule, &captures));
            }
        }
        None
    }

    /// Whether the pattern of a rule takes an instruction, and what its classes stand for; the body is next then.
    fn matches(&self, rule: &mut Unpacker, spelt: Spelt<'_>) -> Option<Captures> {
        if rule.number() as usize != spelt.types.len() || !takes_operands(text(rule), spelt.shape) {
            return None;
        }
        let words = rule.number();
        let mut captures = Captures::default();
        for ty in spelt.types {
            let ty = [ty.as_bytes()];
            self.word(rule, &ty, 1, &mut captures).filter(|&bit| bit != 0)?;
        }
        // Words of a mnemonic match in any order: a bit for each that is left.
        let mut left = u32::MAX.checked_shr(32u32.checked_sub(spelt.words.len() as u32)?)?;
        let mut bytes = [&[][..]; 32];
        bytes.iter_mut().zip(spelt.words).for_each(|(to, word)| *to = word.as_bytes());
        for _ in 0..words {
            left &= !self.word(rule, &bytes, left, &mut captures)?;
        }
        (left == 0).then_some(captures)
    }

    /// Reads a word of a pattern: the bit of the word that it takes of those that are left, or of none where it may be absent.
    fn word(&self, rule: &mut Unpacker, words: &[&[u8]], left: u32, captures: &mut Captures) -> Option<u32> {
        let first = |is_it: &mut dyn FnMut(&[u8]) -> bool| {
            let mut rest = left;
            while rest != 0 {
                let at = rest.trailing_zeros();
                if is_it(words[at as usize]) {
                    return 1 << at;
                }
                rest &= rest - 1;
            }
            0
        };
        match rule.number() {
            LITERAL => {
                let literal = text(rule);
                Some(first(&mut |word| word == literal)).filter(|&bit| bit != 0)
            }
            CLASS => {
                let class = rule.number() as usize;
                let range = self.classes[class] as usize..self.classes[class + 1] as usize;
                let choices = &self.choices[range];
                let mut choice = None;
                let bit = first(&mut |word| {
                    choice = choices.iter().position(|choice| choice.word == word);
                    choice.is_some()
                });
                let choice = choice.or_else(|| choices.iter().position(|choice| choice.word.is_empty()))?;
                captures.push(class as u16, choice as u16);
                Some(bit)
            }
            _ => {
                let count = rule.number();
                let list = *rule;
                for _ in 0..count {
                    text(rule);
                }
                let is_one = |word: &[u8]| {
                    let mut list = list;
                    (0..count).any(|_| text(&mut list) == word)
                };
                match first(&mut |word| is_one(word)) {
                    0 => is_one(b"").then_some(0),
                    bit => Some(bit),
                }
            }
        }
    }

    fn choice(&self, class: u16, captures: &Captures) -> &Choice {
        &self.choices[self.classes[class as usize] as usize + captures.choice(class) as usize]
    }

    fn unpack_body(&self, from: &mut Unpacker, captures: &Captures) -> Body {
        let (takes_guard, labels) = (from.byte() != 0, from.byte());
        let temps = text(from).iter().map(|&class| Class::ALL[class as usize]).collect();
        let plain = text(from).to_vec();
        let mut places = Vec::with_capacity(from.number() as usize);
        let count = from.number();
        let mut lines = Vec::with_capacity(count as usize);
        for _ in 0..count {
            let kind = from.byte();
            if kind == LABEL_LINE {
                lines.push(Line::Label(from.byte()));
                continue;
            }
            let head = self.head(from, captures);
            let first = places.len() as u16;
            for _ in 0..from.number() {
                places.push(self.place(from, captures));
            }
            lines.push(Line::Instruction { head, first, end: places.len() as u16, is_free: kind == FREE_LINE });
        }
        let table = self.tables.tables[from.number() as usize];
        Body { lines, places, temps, plain, labels, takes_guard, origin: (table, from.number() as usize) }
    }

    fn head(&self, from: &mut Unpacker, captures: &Captures) -> OriHead {
        let number = from.number();
        let op = match number & 1 {
            0 => number >> 1,
            _ => text(from)[captures.choice((number >> 1) as u16) as usize] as u64,
        };
        let mut list = [Suffix::None; crate::ori::suffix::MOST];
        let mut count = 0;
        for _ in 0..from.number() {
            let number = from.number();
            if number & 1 == 0 {
                list[count] = suffix(number >> 1);
                count += 1;
                continue;
            }
            let choice = self.choice((number >> 1) as u16, captures);
            debug_assert_eq!(choice.kind, SUFFIXES);
            let mut bytes = Unpacker::new(choice.bytes);
            while !bytes.is_empty() {
                list[count] = suffix(bytes.number());
                count += 1;
            }
        }
        OriHead::new(Op::ALL[op as usize], Suffixes::new(&list[..count]))
    }

    fn place(&self, from: &mut Unpacker, captures: &Captures) -> Place {
        let bits = from.byte();
        if bits == place::CLASS {
            let choice = self.choice(from.number() as u16, captures);
            debug_assert_eq!(choice.kind, OPERAND);
            return self.place(&mut Unpacker::new(choice.bytes), captures);
        }
        let what = match bits & place::KIND {
            place::PARAM => What::Param(from.byte()),
            place::TEMP => What::Temp(from.byte()),
            place::ABSENT => What::Absent(Class::ALL[from.byte() as usize]),
            place::NUMBER => What::Number(Packed::unpack(from)),
            place::BANK => What::Bank(from.number() as u16, from.number() as u32),
            place::SPECIAL => What::Special(from.number() as u32),
            place::LABEL => What::Label(from.byte()),
            place::RUNTIME => What::Runtime(from.byte()),
            place::DESCRIPTOR => What::Descriptor,
            place::CARRY => What::Carry,
            _ => What::StackPointer,
        };
        let flags = if bits & place::FLAGS != 0 { from.byte() } else { 0 };
        let marks = if bits & place::MARKS != 0 { from.number() as u16 } else { 0 };
        let more = if bits & place::MORE != 0 { from.byte() } else { 0 };
        Place {
            what,
            flags,
            marks,
            part: (more & place::PART != 0).then(|| from.byte()),
            is_wide: more & place::WIDE != 0,
            is_truth: more & place::TRUTH != 0,
            offset: if more & place::OFFSET != 0 { Packed::unpack(from) } else { 0 },
            bank: (more & place::IN_BANK != 0).then(|| from.number() as u16),
        }
    }
}

/// A number of bytes, and the bytes.
fn text(from: &mut Unpacker) -> &'static [u8] {
    let length = from.number() as usize;
    from.bytes(length)
}

/// A suffix by its number.
fn suffix(number: u64) -> Suffix {
    // The first is that there is none.
    Suffix::ALL[number as usize - 1]
}

/// Whether operands of a pattern, a byte each, take those of a shape.
fn takes_operands(wanted: &[u8], shape: &[u8]) -> bool {
    wanted.len() == shape.len()
        && wanted.iter().zip(shape).all(|(&wanted, &byte)| match wanted {
            0 => byte.is_ascii_lowercase(),
            1 => matches!(byte, b'i' | b'm'),
            2 => byte == b'm',
            3 => matches!(byte, b'r' | b'w'),
            4 => byte == b'w',
            5 => byte == b'v',
            mark => mark == byte,
        })
}

#[cfg(test)]
mod tests {
    use super::super::{pack, read, tables};

    /// What is packed is what the texts say: bodies of the one are those of the other.
    #[test]
    fn packed_rules_are_those_of_the_texts() {
        let packed = [crate::lower::PACKED].into_iter().chain(crate::macros::PACKED);
        for (tables, packed) in [&tables::LOWERING].into_iter().chain(&tables::MACROS).zip(packed) {
            let bytes = pack::pack(&read(tables), tables.tables).unwrap_or_else(|fault| panic!("{fault}"));
            assert!(bytes == packed, "{}", tables.name);
        }
    }
}
