//! Rows that compute what a row before them did: scaled indices of several bases, extensions, comparisons.
//!
//! IR passes have removed what the IR shows twice; this finds what selection makes twice. Fires on pure rows without guard
//! whose registers are all written once, within a block and on into blocks that are only reached by falling through.
//! Invariant: the row kept stands before every reader of the row removed. One pass with a table of few
//! slots per hash (a row that finds them taken forgets an older one), linear. The removed rows are left to `dead.rs`, since nothing reads them any more.

use crate::ptx::machine::*;

/// Reused memory.
#[derive(Default)]
pub struct CseScratch {
    /// Writes of each register, up to 2; register to read instead.
    writes: Vec<u8>,
    instead: Vec<u32>,
    /// Jumps to each label.
    jumps: Vec<u32>,
    /// Rows by hash, with the walk they belong to.
    table: Vec<(u32, u32)>,
    walk: u32,
}

/// Slots that a row may be in: two rows that collide are both remembered.
const PROBES: usize = 4;

const MOST_SLOTS: usize = 1 << 14;
const NONE: u32 = u32::MAX;

/// Makes readers of repeated rows read the first one.
pub fn share(m: &mut MachineFunc, s: &mut CseScratch) {
    let regs = m.vregs.class.len();
    s.writes.clear();
    s.writes.resize(regs, 0);
    s.jumps.clear();
    s.jumps.resize(m.blocks.range.len(), 0);
    let mut pure = 0;
    for i in 0..m.insts.head.len() {
        let op = m.insts.head[i].op;
        pure += op.is_pure() as usize;
        for o in m.operands(i) {
            if o.is_def() {
                let w = &mut s.writes[o.payload as usize];
                *w = (*w + 1).min(2);
            } else if o.kind == Kind::Label && op != Op::Label {
                s.jumps[o.payload as usize] += 1;
            }
        }
    }
    for &r in &m.loose {
        s.writes[r as usize] = 2;
    }
    s.instead.clear();
    s.instead.resize(regs, NONE);
    let slots = (2 * pure).next_power_of_two().clamp(64, MOST_SLOTS);
    if s.table.len() < slots {
        s.table.clear();
        s.table.resize(slots, (0, 0));
        s.walk = 0;
    }
    // Of this function alone: which rows collide must not depend on functions before it.
    let mask = slots - 1;
    let mut any = false;
    for p in 0..m.order.len() {
        let b = m.order[p] as usize;
        if s.jumps[b] != 0 || p == 0 {
            s.walk = s.walk.wrapping_add(1);
            if s.walk == 0 {
                s.table.fill((0, 0));
                s.walk = 1;
            }
        }
        for i in m.blocks.range[b].first as usize..m.blocks.range[b].end as usize {
            let head = m.insts.head[i];
            if !head.op.is_pure() || head.op == Op::Copy {
                continue;
            }
            let Some(hash) = s.hash(m, i) else { continue };
            let first = (hash >> 40) as usize;
            // The first slot of a few that is free or holds an equal row; where all are taken by others, the first is reused.
            let (mut at, mut found) = (first & mask, None);
            for slot in (first..first + PROBES).map(|n| n & mask) {
                let (walk, row) = s.table[slot];
                if walk != s.walk {
                    at = slot;
                    break;
                }
                if equal(m, &s.instead, row as usize, i) {
                    found = Some(row);
                    break;
                }
            }
            let Some(row) = found else {
                s.table[at] = (s.walk, i as u32);
                continue;
            };
            any = true;
            for (x, y) in m.operands(i).iter().zip(m.operands(row as usize)) {
                if x.is_def() {
                    s.instead[x.payload as usize] = y.payload;
                }
            }
        }
    }
    if !any {
        return;
    }
    for o in &mut m.pool {
        if o.is_reg() && !o.has(oflag::DEF) && s.instead[o.payload as usize] != NONE {
            o.payload = s.instead[o.payload as usize];
        }
    }
}

/// Register that stands for `r`.
fn name(instead: &[u32], r: u32) -> u32 {
    if instead[r as usize] == NONE { r } else { instead[r as usize] }
}

impl CseScratch {
    /// Hash of row `i`; none if it does not take part.
    fn hash(&self, m: &MachineFunc, i: usize) -> Option<u64> {
        let h = m.insts.head[i];
        let mix = |a: u64, b: u64| (a.rotate_left(5) ^ b).wrapping_mul(0x517c_c1b7_2722_0a95);
        let mut hash = mix(h.op as u64 | (h.ty as u64) << 16 | (h.ty2 as u64) << 24, h.mods.0 as u64);
        for o in m.operands(i) {
            let flags = o.kind as u64 | (o.flags as u64) << 8 | (o.aux as u64) << 16;
            let payload = match o.kind {
                Kind::Text => return None,
                Kind::Reg if self.writes[o.payload as usize] != 1 || o.flags & (oflag::GUARD | oflag::TIED) != 0 => {
                    return None;
                }
                Kind::Reg if o.has(oflag::DEF) => 0,
                Kind::Reg => name(&self.instead, o.payload) as u64,
                Kind::Wide => m.imm(*o) as u64,
                _ => o.payload as u64,
            };
            hash = mix(mix(hash, flags), payload);
        }
        Some(hash)
    }
}

/// Whether two rows compute the same.
fn equal(m: &MachineFunc, instead: &[u32], a: usize, b: usize) -> bool {
    let (x, y) = (m.operands(a), m.operands(b));
    m.insts.head[a] == m.insts.head[b]
        && x.len() == y.len()
        && x.iter().zip(y).all(|(p, q)| {
            (p.kind, p.flags, p.aux) == (q.kind, q.flags, q.aux)
                && match p.kind {
                    Kind::Reg if p.has(oflag::DEF) => m.class(p.payload) == m.class(q.payload),
                    Kind::Reg => name(instead, p.payload) == name(instead, q.payload),
                    Kind::Wide => m.imm(*p) == m.imm(*q),
                    _ => p.payload == q.payload,
                }
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ptx::rows_for_tests::{self, Row, d, l, r};

    /// A function of two blocks from rows with their labels.
    fn func(regs: u32, rows: &[Row]) -> MachineFunc {
        let starts: Vec<usize> = (0..rows.len()).filter(|&i| rows[i].0 == Op::Label).collect();
        let block = |n: usize| &rows[starts[n] + 1..starts.get(n + 1).copied().unwrap_or(rows.len())];
        rows_for_tests::func(regs, &[(0, block(0)), (1, block(1))])
    }

    #[test]
    fn chains_of_equal_rows_meet_also_where_control_only_falls_through() {
        let rows: &[(Op, &[Operand])] = &[
            (Op::Label, &[l(0)]),
            (Op::Shl, &[d(1), r(0), Operand::imm(2)]),
            (Op::Add, &[d(2), r(1), Operand::imm(8)]),
            (Op::Label, &[l(1)]),
            (Op::Shl, &[d(3), r(0), Operand::imm(2)]),
            (Op::Add, &[d(4), r(3), Operand::imm(8)]),
            (Op::Sub, &[d(5), r(4), r(2)]),
        ];
        let mut m = func(6, rows);
        m.pool.push(d(0));
        // Register 0 is a parameter: written by no row here, so nothing is known of it.
        share(&mut m, &mut CseScratch::default());
        assert_eq!(m.operands(6)[1], r(4));
        let mut rows = rows.to_vec();
        let start: &[Operand] = &[d(0), Operand::ZERO];
        rows.insert(1, (Op::Mov, start));
        let mut m = func(6, &rows);
        share(&mut m, &mut CseScratch::default());
        assert_eq!((m.operands(7)[1], m.operands(7)[2]), (r(2), r(2)));
    }

    #[test]
    fn rows_do_not_meet_across_a_label_that_is_jumped_to_nor_with_registers_written_twice() {
        let mut m = func(
            5,
            &[
                (Op::Label, &[l(0)]),
                (Op::Mov, &[d(0), Operand::ZERO]),
                (Op::Shl, &[d(1), r(0), Operand::imm(2)]),
                (Op::Label, &[l(1)]),
                (Op::Shl, &[d(2), r(0), Operand::imm(2)]),
                (Op::Mov, &[d(3), Operand::ZERO]),
                (Op::Mov, &[d(3), Operand::imm(1)]),
                (Op::Shl, &[d(4), r(3), Operand::imm(2)]),
                (Op::St, &[r(2), r(4)]),
                (Op::BraUni, &[l(1)]),
            ],
        );
        share(&mut m, &mut CseScratch::default());
        assert_eq!((m.operands(8)[0], m.operands(8)[1]), (r(2), r(4)));
    }
}
