//! Faults of words. What words say is compared with what was to be encoded; that must find each.

use super::subject::{Subject, table};
use warpc_assembler::encode::says;
use warpc_sass::Inst;
use warpc_sass::sample::Numbers;
use warpc_sass::table::{Kind, OperandRow, Place, ValueRow};

/// Changes the words at a place; none where there is nothing of its kind.
type Inject = fn(&mut [u128], usize, &mut Numbers) -> Option<()>;

pub const KINDS: &[(&str, Inject)] = &[
    ("field: another register", |w, at, n| number(w, at, n, |v, _| v.kind == Kind::Register, |old| old ^ 1)),
    ("field: no register", |w, at, n| number(w, at, n, |v, _| v.kind == Kind::Register, |_| 255)),
    ("field: the register of the result", |w, at, _| {
        number(w, at, &mut Numbers(1), |v, _| v.kind == Kind::Register, |old| old + 2)
    }),
    ("field: another uniform register", |w, at, n| number(w, at, n, |v, _| v.kind == Kind::Uniform, |old| old ^ 2)),
    ("field: another predicate", |w, at, n| number(w, at, n, |v, _| v.kind == Kind::Predicate, |old| old ^ 1)),
    ("field: another convergence barrier", |w, at, n| number(w, at, n, |v, _| v.kind == Kind::Barrier, |old| old ^ 1)),
    ("field: another descriptor", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Uniform && c.contains("desc"), |old| old ^ 4)
    }),
    ("field: two registers exchanged", |w, at, n| exchanged(w, at, n)),
    ("number: one more", |w, at, n| number(w, at, n, |v, c| v.kind == Kind::Immediate && c == "I", |old| old ^ 1)),
    ("number: cut to 8 bits", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Immediate && c == "I", |old| old & 0xff)
    }),
    ("number: cut to 16 bits", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Immediate && c == "I", |old| old & 0xffff)
    }),
    ("number: the sign lost", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Immediate && c == "I", |old| old & 0x7fff_ffff)
    }),
    ("number: the offset of an address lost", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Immediate && c.ends_with("[A]"), |_| 0)
    }),
    ("number: four bytes further", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Immediate && c.ends_with("[A]"), |old| old + 4)
    }),
    ("number: another place in the constant bank", |w, at, n| {
        number(w, at, n, |v, c| v.kind == Kind::Immediate && c.starts_with("c["), |old| old ^ 4)
    }),
    ("displacement: one instruction too far", |w, at, n| branch(w, at, n, 16)),
    ("displacement: one instruction too near", |w, at, n| branch(w, at, n, -16)),
    ("displacement: from the instruction itself", |w, at, n| branch(w, at, n, 32)),
    ("modifier: lost", |w, at, n| modifier(w, at, n, |_, default| default)),
    ("modifier: another value", |w, at, n| modifier(w, at, n, |old, _| old ^ 1)),
    ("modifier: a size lost", |w, at, n| modifier(w, at, n, |old, _| old.saturating_sub(1))),
    ("operand: negation lost", |w, at, n| mark(w, at, n, "-")),
    ("operand: absolute value lost", |w, at, n| mark(w, at, n, "|")),
    ("operand: not lost", |w, at, n| mark(w, at, n, "!")),
    ("operand: complement lost", |w, at, n| mark(w, at, n, "~")),
    ("guard: lost", |w, at, _| guard(w, at, |_, _| (7, false))),
    ("guard: turned", |w, at, _| guard(w, at, |predicate, negated| (predicate, !negated))),
    ("guard: another predicate", |w, at, _| guard(w, at, |predicate, negated| ((predicate + 1) % 7, negated))),
    ("guard: never", |w, at, _| guard(w, at, |_, _| (7, true))),
    ("word: that of the instruction behind it", |w, at, _| whole(w, at, |w, at| w.get(at + 1).copied())),
    ("word: one that does nothing", |w, at, _| whole(w, at, |_, _| Some(0x0000_0000_0000_0918 | CONTROL))),
    ("word: its upper half of another", |w, at, _| whole(w, at, |w, at| Some(w[at] & LOW | w.get(at + 1)? & !LOW))),
    ("word: its lower half of another", |w, at, _| whole(w, at, |w, at| Some(w[at] & !LOW | w.get(at + 1)? & LOW))),
    ("word: a bit of the opcode", |w, at, n| whole_bit(w, at, n.below(12) as u32)),
    ("word: a bit of the lower half", |w, at, n| whole_bit(w, at, 12 + n.below(52) as u32)),
    ("word: a bit of the upper half", |w, at, n| whole_bit(w, at, 64 + n.below(41) as u32)),
];

const LOW: u128 = u64::MAX as u128;
/// Bits of a control word without a scoreboard.
const CONTROL: u128 = 0x000f_c000_0000_0000 << 64;
/// Bits that are not of the control word.
const SAID: u128 = (1 << warpc_sass::control::FIRST_BIT) - 1;

/// Injects a fault at a place that has one of its kind; says whether it is caught.
pub fn try_one(subject: &Subject, inject: Inject, numbers: &mut Numbers) -> Option<bool> {
    let count = subject.words.len();
    let start = numbers.below(count as u64) as usize;
    let mut words = subject.words.clone();
    let at = (start..count).chain(0..start).find(|&at| {
        let is_changed = inject(&mut words, at, numbers).is_some() && (words[at] ^ subject.words[at]) & SAID != 0;
        if !is_changed {
            words[at] = subject.words[at];
        }
        is_changed
    })?;
    Some(!says(table(), &subject.listing, at, words[at]) || subject.runs_otherwise(&words))
}

/// Encodes a changed instruction; none where the fields do not take it.
fn put(words: &mut [u128], at: usize, inst: Inst) -> Option<()> {
    words[at] = table().encode(&inst).ok()?;
    Some(())
}

/// Changes a number of an operand that the form of the word shows.
fn number(
    words: &mut [u128],
    at: usize,
    numbers: &mut Numbers,
    fits: impl Fn(&ValueRow, &str) -> bool,
    to: impl Fn(i64) -> i64,
) -> Option<()> {
    let mut inst = table().decode(words[at]).ok()?;
    let mut places = Vec::new();
    for (operand, value, place) in fields(words[at], &inst) {
        if fits(value, table().text(operand.class)) && to(inst.values[place]) != inst.values[place] {
            places.push(place);
        }
    }
    let place = *places.get(numbers.below(places.len().max(1) as u64) as usize)?;
    inst.values[place] = to(inst.values[place]);
    put(words, at, inst)
}

/// Numbers of shown operands that have bits.
fn fields(word: u128, inst: &Inst) -> Vec<(&'static OperandRow, &'static ValueRow, usize)> {
    let table = table();
    let Some(form) = table.form_of(word) else { return Vec::new() };
    let operands = table.operands(inst.record);
    let mut out = Vec::new();
    for &shown in &table.shown[table.forms[form.0 as usize].shown.range()] {
        let operand = &operands[shown as usize];
        for (n, value) in table.values(operand).iter().enumerate() {
            if matches!(value.place, Place::Field(_)) {
                out.push((operand, value, operand.first as usize + n));
            }
        }
    }
    out
}

fn exchanged(words: &mut [u128], at: usize, numbers: &mut Numbers) -> Option<()> {
    let mut inst = table().decode(words[at]).ok()?;
    let places: Vec<usize> = fields(words[at], &inst)
        .into_iter()
        .filter(|(operand, value, _)| value.kind == Kind::Register && table().text(operand.class) == "R")
        .map(|row| row.2)
        .collect();
    let first = numbers.below(places.len().max(1) as u64) as usize;
    let (one, other) = (*places.get(first)?, *places.get((first + 1) % places.len())?);
    inst.values.swap(one, other);
    put(words, at, inst)
}

fn branch(words: &mut [u128], at: usize, numbers: &mut Numbers, by: i64) -> Option<()> {
    let inst = table().decode(words[at]).ok()?;
    let mnemonic = table().text(table().record(inst.record).mnemonic);
    matches!(mnemonic, "BRA" | "BSSY" | "CALL").then_some(())?;
    number(words, at, numbers, |value, class| value.kind == Kind::Immediate && class.ends_with('I'), |old| old + by)
}

fn modifier(words: &mut [u128], at: usize, numbers: &mut Numbers, to: impl Fn(u32, u32) -> u32) -> Option<()> {
    let mut inst = table().decode(words[at]).ok()?;
    let rows = table().modifiers(inst.record);
    let changed = (0..rows.len()).filter(|&n| to(inst.modifiers[n], rows[n].default) != inst.modifiers[n]);
    let changed: Vec<usize> = changed.collect();
    let n = *changed.get(numbers.below(changed.len().max(1) as u64) as usize)?;
    inst.modifiers[n] = to(inst.modifiers[n], rows[n].default);
    put(words, at, inst)
}

/// Takes a mark of an operand away.
fn mark(words: &mut [u128], at: usize, numbers: &mut Numbers, mark: &str) -> Option<()> {
    let mut inst = table().decode(words[at]).ok()?;
    let count = table().operands(inst.record).len();
    let shown = (0..count).filter_map(|operand| table().mark(inst.record, operand, mark));
    let set: Vec<_> = shown.filter(|(modifier, value)| inst.modifiers[modifier.0 as usize] == *value).collect();
    let (modifier, _) = *set.get(numbers.below(set.len().max(1) as u64) as usize)?;
    inst.set_modifier((modifier, 0));
    put(words, at, inst)
}

fn guard(words: &mut [u128], at: usize, to: impl Fn(u8, bool) -> (u8, bool)) -> Option<()> {
    let mut inst = table().decode(words[at]).ok()?;
    (inst.guard != warpc_sass::Guard::ALWAYS).then_some(())?;
    (inst.guard.predicate, inst.guard.negated) = to(inst.guard.predicate, inst.guard.negated);
    put(words, at, inst)
}

fn whole(words: &mut [u128], at: usize, to: impl Fn(&[u128], usize) -> Option<u128>) -> Option<()> {
    words[at] = to(words, at)?;
    Some(())
}

fn whole_bit(words: &mut [u128], at: usize, bit: u32) -> Option<()> {
    words[at] ^= 1 << bit;
    Some(())
}
