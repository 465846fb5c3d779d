//! Rules as bytes, for the build script; `find.rs` reads them.
//!
//! - Classes in the order of their numbers: how many; of each the number of choices; of each choice its word, what kind of thing it stands
//!   for ([`SUFFIXES`], [`OPERAND`], [`OPCODE`]), and that as a number of bytes and the bytes.
//! - Opcodes in the order of their names: how many; of each the name, the number of its rules, and the bytes that these take.
//! - Rules, opcode by opcode, in the order in which they are tried: each as a number of bytes and the bytes.
//!
//! A rule is the number of its types; its operands, a byte each ([`wanted`]); its words: types first, then literal words, then others; and its
//! body, with the number of the table and the line. All numbers are those of `warpc_packed`.

use super::codes::{
    CLASS, FREE_LINE, LABEL_LINE, LITERAL, MOST_CLASSES, ONE_OF, OPCODE, OPERAND, PLAIN_LINE, SUFFIXES, place,
};
use super::pattern::{Pattern, Piece, Wanted, Word};
use super::skeleton::{self, Classes, Ending, Line, Opcode, Place, Skeleton, Slot, What};
use super::text::{Rule, Rules, TableFault};
use warpc_packed::{Packed, pack_number};

/// The code of what an operand may be; marks are themselves.
pub const fn wanted(wanted: Wanted) -> u8 {
    match wanted {
        Wanted::Any => 0,
        Wanted::Number => 1,
        Wanted::Ones => 2,
        Wanted::Register => 3,
        Wanted::Wide => 4,
        Wanted::Variable => 5,
    }
}

/// The bytes of all rules. `tables` are the names of tables in order.
///
/// # Errors
/// What is wrong with the first rule that is wrong.
pub fn pack(rules: &Rules<'_>, tables: &[&str]) -> Result<Vec<u8>, TableFault> {
    let mut out = Vec::new();
    pack_classes(&rules.classes, &mut out);
    pack_number(rules.by_opcode.len() as u64, &mut out);
    let mut all = Vec::new();
    for (opcode, rows) in &rules.by_opcode {
        let start = all.len();
        for &row in rows {
            let rule = &rules.all()[row as usize];
            let bytes = pack_rule(rules, rule, tables)?;
            pack_number(bytes.len() as u64, &mut all);
            all.extend(bytes);
        }
        pack_text(opcode, &mut out);
        pack_number(rows.len() as u64, &mut out);
        pack_number((all.len() - start) as u64, &mut out);
    }
    out.extend(all);
    Ok(out)
}

fn pack_text(text: &str, out: &mut Vec<u8>) {
    pack_number(text.len() as u64, out);
    out.extend(text.bytes());
}

fn pack_classes(classes: &Classes<'_>, out: &mut Vec<u8>) {
    pack_number(classes.len() as u64, out);
    for class in classes.values() {
        pack_number(class.len() as u64, out);
        for (word, text) in class {
            pack_text(word, out);
            let mut bytes = Vec::new();
            let kind = if text.is_empty() || text.starts_with('.') {
                // What is no suffix is found where a rule uses the class.
                let suffixes = skeleton::suffixes(text).unwrap_or_default();
                suffixes.iter().for_each(|&suffix| pack_number(suffix as u64, &mut bytes));
                SUFFIXES
            } else if let Ok(place) = skeleton::operand(text) {
                pack_place(place, &mut bytes);
                OPERAND
            } else {
                OPCODE
            };
            out.push(kind);
            pack_number(bytes.len() as u64, out);
            out.extend(bytes);
        }
    }
}

/// The bytes of a rule.
fn pack_rule(rules: &Rules<'_>, rule: &Rule<'_>, tables: &[&str]) -> Result<Vec<u8>, TableFault> {
    let fault = |line: usize, why: String| TableFault { table: rule.table, line: rule.line + line, why };
    let pattern = rules.pattern(rule)?;
    let params: Vec<&str> = pattern.names().collect();
    let body = skeleton::parse(rule.body, &params, &rules.classes).map_err(|(line, why)| fault(line + 1, why))?;
    check_classes(rules, &pattern, &body).map_err(|why| fault(0, why))?;
    let mut out = Vec::new();
    pack_number(pattern.types.len() as u64, &mut out);
    pack_number(pattern.operands.len() as u64, &mut out);
    out.extend(pattern.operands.iter().map(|piece| match *piece {
        Piece::Mark(mark) => mark,
        Piece::Name(_, what) => wanted(what),
    }));
    let is_literal = |word: &&Word<'_>| matches!(word, Word::Literal(_));
    let literals = pattern.words.iter().filter(is_literal);
    let others = pattern.words.iter().filter(|word| !is_literal(word));
    pack_number(pattern.words.len() as u64, &mut out);
    for word in pattern.types.iter().chain(literals).chain(others) {
        pack_word(*word, &rules.classes, &mut out);
    }
    pack_body(&body, &mut out);
    pack_number(tables.iter().position(|table| *table == rule.table).unwrap_or(0) as u64, &mut out);
    pack_number(rule.line as u64, &mut out);
    Ok(out)
}

/// Classes of a body are in its pattern, and what they stand for can stand there.
fn check_classes(rules: &Rules<'_>, pattern: &Pattern<'_>, body: &Skeleton) -> Result<(), String> {
    let of_class = pattern.words.iter().chain(&pattern.types).filter(|word| matches!(word, Word::Class(_)));
    if of_class.count() > MOST_CLASSES {
        return Err("too many classes".into());
    }
    let in_pattern = |number: u16| {
        let name = *rules.classes.keys().nth(number as usize).ok_or("no class")?;
        let is_it = |word: &Word<'_>| *word == Word::Class(name);
        let is_there = pattern.words.iter().chain(&pattern.types).any(is_it);
        if is_there { Ok(name) } else { Err(format!("no class {name} here")) }
    };
    for line in &body.lines {
        let Line::Instruction { op, endings, .. } = line else { continue };
        if let Opcode::Class(number, _) = op {
            in_pattern(*number)?;
        }
        let mut most = 0;
        for ending in endings {
            most += match ending {
                Ending::Suffix(_) => 1,
                Ending::Class(number) => {
                    let name = in_pattern(*number)?;
                    let mut counts = Vec::new();
                    for (_, text) in &rules.classes[name] {
                        counts.push(skeleton::suffixes(text)?.len());
                    }
                    counts.into_iter().max().unwrap_or(0)
                }
            };
        }
        if most > crate::ori::suffix::MOST {
            return Err(format!("{most} suffixes"));
        }
    }
    for slot in &body.slots {
        if let Slot::Class(number) = slot {
            let name = in_pattern(*number)?;
            for (_, text) in &rules.classes[name] {
                skeleton::operand(text)?;
            }
        }
    }
    Ok(())
}

fn pack_word(word: Word<'_>, classes: &Classes<'_>, out: &mut Vec<u8>) {
    match word {
        Word::Literal(text) => {
            pack_number(LITERAL, out);
            pack_text(text, out);
        }
        Word::Class(name) => {
            pack_number(CLASS, out);
            pack_number(classes.keys().position(|class| *class == name).unwrap_or(0) as u64, out);
        }
        Word::OneOf(list) => {
            pack_number(ONE_OF, out);
            pack_number(list.split('|').count() as u64, out);
            list.split('|').for_each(|text| pack_text(text, out));
        }
    }
}

fn pack_body(body: &Skeleton, out: &mut Vec<u8>) {
    out.push(body.takes_guard as u8);
    out.push(body.labels);
    pack_number(body.temps.len() as u64, out);
    out.extend(body.temps.iter().map(|&class| class as u8));
    pack_number(body.plain.len() as u64, out);
    out.extend(&body.plain);
    pack_number(body.slots.len() as u64, out);
    pack_number(body.lines.len() as u64, out);
    for line in &body.lines {
        match line {
            Line::Label(label) => {
                out.push(LABEL_LINE);
                out.push(*label);
            }
            Line::Instruction { op, endings, first, end, is_free } => {
                out.push(if *is_free { FREE_LINE } else { PLAIN_LINE });
                pack_opcode(op, out);
                pack_number(endings.len() as u64, out);
                for ending in endings {
                    let (number, is_class) = match ending {
                        Ending::Suffix(suffix) => (*suffix as u64, 0),
                        Ending::Class(class) => (*class as u64, 1),
                    };
                    pack_number(number << 1 | is_class, out);
                }
                pack_number((end - first) as u64, out);
                for slot in &body.slots[*first as usize..*end as usize] {
                    match slot {
                        Slot::Place(place) => pack_place(*place, out),
                        Slot::Class(class) => {
                            out.push(place::CLASS);
                            pack_number(*class as u64, out);
                        }
                    }
                }
            }
        }
    }
}

/// Twice the number of an opcode; or twice that of a class and one, and the opcodes of its choices.
fn pack_opcode(op: &Opcode, out: &mut Vec<u8>) {
    match op {
        Opcode::Op(op) => pack_number((*op as u64) << 1, out),
        Opcode::Class(class, ops) => {
            pack_number((*class as u64) << 1 | 1, out);
            pack_number(ops.len() as u64, out);
            out.extend(ops.iter().map(|&op| op as u8));
        }
    }
}

fn pack_place(place: Place, out: &mut Vec<u8>) {
    let Place { what, flags, marks, part, is_wide, is_truth, offset, bank } = place;
    let kind = match what {
        What::Param(_) => place::PARAM,
        What::Temp(_) => place::TEMP,
        What::Absent(_) => place::ABSENT,
        What::Number(_) => place::NUMBER,
        What::Bank(..) => place::BANK,
        What::Special(_) => place::SPECIAL,
        What::Label(_) => place::LABEL,
        What::Runtime(_) => place::RUNTIME,
        What::Descriptor => place::DESCRIPTOR,
        What::Carry => place::CARRY,
        What::StackPointer => place::STACK_POINTER,
    };
    let bits = [
        (part.is_some(), place::PART),
        (is_wide, place::WIDE),
        (is_truth, place::TRUTH),
        (offset != 0, place::OFFSET),
        (bank.is_some(), place::IN_BANK),
    ];
    let more = bits.iter().filter(|bit| bit.0).fold(0, |all, bit| all | bit.1);
    let follows = [(flags != 0, place::FLAGS), (marks != 0, place::MARKS), (more != 0, place::MORE)];
    out.push(follows.iter().filter(|bit| bit.0).fold(kind, |all, bit| all | bit.1));
    match what {
        What::Param(number) | What::Temp(number) | What::Label(number) | What::Runtime(number) => out.push(number),
        What::Absent(class) => out.push(class as u8),
        What::Number(number) => number.pack(out),
        What::Bank(bank, byte) => {
            pack_number(bank as u64, out);
            pack_number(byte as u64, out);
        }
        What::Special(row) => pack_number(row as u64, out),
        What::Descriptor | What::Carry | What::StackPointer => {}
    }
    if flags != 0 {
        out.push(flags);
    }
    if marks != 0 {
        pack_number(marks as u64, out);
    }
    if more != 0 {
        out.push(more);
        out.extend(part);
        if offset != 0 {
            offset.pack(out);
        }
        if let Some(bank) = bank {
            pack_number(bank as u64, out);
        }
    }
}
