//! Instructions: the mnemonic is matched against the patterns of the instruction table, the operands are fitted to its letters.

use super::operand::Tree;
use crate::machine::*;
use crate::opcodes::{ATOM, CMP, ROUND, SCOPE, SEM, SPACE, TABLE};
use std::sync::OnceLock;

const TYPES: [PTy; 20] = [
    PTy::Pred,
    PTy::B8,
    PTy::B16,
    PTy::B32,
    PTy::B64,
    PTy::B128,
    PTy::U8,
    PTy::U16,
    PTy::U32,
    PTy::U64,
    PTy::S8,
    PTy::S16,
    PTy::S32,
    PTy::S64,
    PTy::F16,
    PTy::BF16,
    PTy::F32,
    PTy::F64,
    PTy::F16X2,
    PTy::BF16X2,
];

fn first_word(text: &str) -> &str {
    let end = text.find(['.', '%']).unwrap_or(text.len());
    &text[..end]
}

/// Rows of the table that are instructions with operands, sorted by their first word; those of one word in table order.
fn index() -> &'static [(&'static str, Op)] {
    static INDEX: OnceLock<Vec<(&str, Op)>> = OnceLock::new();
    INDEX.get_or_init(|| {
        let instruction = |op: Op| !matches!(op, Op::Call | Op::BrxIdx | Op::Text | Op::Label);
        let mut v: Vec<(&str, Op)> = TABLE
            .iter()
            .filter(|r| instruction(r.0) && r.1.starts_with(|c: char| c.is_ascii_lowercase()))
            .map(|r| (first_word(r.1), r.0))
            .collect();
        v.sort_by_key(|r| r.0);
        v
    })
}

/// The head whose pattern prints `mnemonic`, if the row `op` can.
fn match_row(op: Op, mnemonic: &str) -> Option<MHead> {
    let mut h = MHead { op, ty: PTy::None, ty2: PTy::None, mods: Mods(0) };
    let mut pattern = op.text();
    let mut rest = mnemonic;
    while let Some(at) = pattern.find('%') {
        rest = rest.strip_prefix(&pattern[..at])?;
        let code = pattern.as_bytes()[at + 1];
        pattern = &pattern[at + 2..];
        let mut take = |list: &[&str]| -> Option<u8> {
            let seg = match rest.get(1..)?.find('.') {
                Some(n) => &rest[..n + 1],
                None => rest,
            };
            let n = list.iter().position(|&t| !t.is_empty() && t == seg)?;
            rest = &rest[seg.len()..];
            Some(n as u8)
        };
        let m = h.mods;
        match code {
            b't' => h.ty = TYPES[take(&TYPES.map(PTy::text))? as usize],
            b'u' => h.ty2 = TYPES[take(&TYPES.map(PTy::text))? as usize],
            b'r' => h.mods = m.with_round(take(ROUND).unwrap_or(0)),
            b'c' => h.mods = m.with_cmp(take(CMP).unwrap_or(0)),
            b'm' => h.mods = m.with_space(take(SPACE).unwrap_or(0)),
            b'o' => h.mods = m.with_sem(take(SEM).unwrap_or(0)).with_scope(take(SCOPE).unwrap_or(0)),
            b'v' => h.mods = m.with_vec(take(&["", ".v2", ".v4", ".v8"]).unwrap_or(0)),
            b'a' => h.mods = m.with_atom(take(ATOM).unwrap_or(0)),
            b'f' => h.mods = m.with_ftz(take(&["", ".ftz"]).unwrap_or(0)),
            b's' => h.mods = m.with_sat(take(&["", ".sat"]).unwrap_or(0)),
            b'n' => h.mods = m.with_nc(take(&["", ".nc"]).unwrap_or(0)),
            b'x' => h.mods = m.with_nan(take(&["", ".NaN"]).unwrap_or(0)),
            _ => h.mods = m.with_noftz(take(&["", ".noftz"]).unwrap_or(0)),
        }
    }
    (rest == pattern).then_some(h)
}

/// Fits operands to a row. On success `ops` holds them behind what was there before.
fn fit(head: MHead, trees: &[Tree], side: &mut Side, ops: &mut Vec<Operand>) -> bool {
    let letters = head.op.operands().as_bytes();
    if letters.len() != trees.len() {
        return false;
    }
    let start = ops.len();
    for (k, (&letter, tree)) in letters.iter().zip(trees).enumerate() {
        let def = if letter.is_ascii_uppercase() && !matches!(letter, b'A' | b'L') { oflag::DEF } else { 0 };
        let ty = if head.op == Op::Cvt && k > 0 { head.ty2 } else { head.ty };
        let ok = match (letter, tree) {
            (b'A', t) => match t.address() {
                Some((base, off)) if i32::try_from(off).is_ok() => {
                    ops.push(base.with(oflag::ADDR));
                    ops.push(Operand::imm(off as i32));
                    true
                }
                _ => false,
            },
            (b'V' | b'v', Tree::List(list)) => {
                let n = list.len();
                n > 0
                    && list.iter().enumerate().all(|(k, t)| {
                        let mut flags = def;
                        flags |= if k == 0 { oflag::OPEN } else { 0 };
                        flags |= if k + 1 == n { oflag::CLOSE } else { 0 };
                        simple(t, ty, def, side, ops, flags)
                    })
            }
            (_, t) => simple(t, ty, def, side, ops, def),
        };
        if !ok {
            ops.truncate(start);
            return false;
        }
    }
    true
}

/// One operand without braces or brackets.
fn simple(tree: &Tree, ty: PTy, def: u8, side: &mut Side, ops: &mut Vec<Operand>, flags: u8) -> bool {
    let o = match *tree {
        Tree::Leaf(o) if def == 0 || matches!(o.kind, Kind::Reg | Kind::Sink) => o,
        Tree::Number(n, float) if def == 0 => {
            // Numbers of a float type are printed as its bits.
            let bits = if ty == PTy::F32 {
                32
            } else if ty == PTy::F64 {
                64
            } else {
                0
            };
            if bits != 0 && float != bits {
                return false;
            }
            if float == 32 && ty == PTy::F32 {
                Operand::new(Kind::Imm, n as u32)
            } else if let Ok(n) = i32::try_from(n) {
                Operand::imm(n)
            } else {
                side.wide.push(n as u64);
                Operand::new(Kind::Wide, side.wide.len() as u32 - 1)
            }
        }
        _ => return false,
    };
    ops.push(o.with(flags));
    true
}

/// The row of an instruction and its operands behind those in `ops` (a guard), or `None` when the table has none.
pub(super) fn table_row(mnemonic: &str, trees: &[Tree], side: &mut Side, ops: &mut Vec<Operand>) -> Option<MHead> {
    let word = first_word(mnemonic);
    let index = index();
    let from = index.partition_point(|r| r.0 < word);
    for &(w, op) in &index[from..] {
        if w != word {
            return None;
        }
        let is_reg = |t: &Tree| matches!(t, Tree::Leaf(o) if o.is_reg());
        // Moves differ in their operands only.
        let kind = match trees {
            [Tree::List(_), _] => Op::Unpack,
            [_, Tree::List(_)] => Op::Pack,
            [a, b] if is_reg(a) && is_reg(b) => Op::Copy,
            _ => Op::Mov,
        };
        if matches!(op, Op::Mov | Op::Copy | Op::Pack | Op::Unpack) && op != kind {
            continue;
        }
        if let Some(h) = match_row(op, mnemonic)
            && fit(h, trees, side, ops)
        {
            return Some(h);
        }
    }
    None
}
