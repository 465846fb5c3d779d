//! Rows that compute what a row before them did: scaled indices of several bases, extensions, comparisons.
//!
//! IR passes have removed what the IR shows twice; this finds what selection makes twice. Fires on pure rows without guard
//! whose registers are all written once, within a block and on into blocks that are only reached by falling through.
//! Invariant: the row kept stands before every reader of the row removed. One pass with a table of few
//! slots per hash (a row that finds them taken forgets an older one), linear. The removed rows are left to `dead.rs`, since
//! nothing reads them any more.

use crate::machine::*;

/// Reused memory.
#[derive(Default)]
pub struct CseScratch {
    /// Writes of each register, up to 2.
    writes: Vec<u8>,
    /// Register to read instead of each, or none.
    instead: Vec<VReg>,
    /// Jumps to each label.
    jumps: Vec<u32>,
    /// Rows by hash, with the walk they belong to.
    table: Vec<(u32, Row)>,
    walk: u32,
}

/// Slots that a row may be in: two rows that collide are both remembered.
const PROBES: usize = 4;

const MOST_SLOTS: usize = 1 << 14;

/// Makes readers of repeated rows read the first one; whether there were any.
pub fn share(machine: &mut MachineMut<'_>, scratch: &mut CseScratch) -> bool {
    if !scratch.find(machine.read()) {
        return false;
    }
    for o in &mut machine.side.pool {
        if o.is_reg() && !o.has(oflag::DEF) && scratch.instead[o.vreg()].is_some() {
            o.payload = scratch.instead[o.vreg()].0;
        }
    }
    true
}

impl CseScratch {
    /// Counts writes of registers and jumps to labels; the result is the number of pure rows.
    fn count(&mut self, machine: Machine<'_>) -> usize {
        self.writes.clear();
        self.writes.resize(machine.regs(), 0);
        self.jumps.clear();
        self.jumps.resize(machine.ranges.len(), 0);
        let mut pure = 0;
        for (row, head) in machine.all_rows().zip(machine.heads) {
            pure += head.op.is_pure() as usize;
            for o in machine.operands(row) {
                if o.is_def() {
                    let writes = &mut self.writes[o.vreg()];
                    *writes = (*writes + 1).min(2);
                } else if o.is_label() && head.op != Op::Label {
                    self.jumps[o.block()] += 1;
                }
            }
        }
        for &v in &machine.side.loose {
            self.writes[v] = 2;
        }
        pure
    }
    /// Finds repeated rows and what to read instead of their results; whether there are any.
    fn find(&mut self, machine: Machine<'_>) -> bool {
        let pure = self.count(machine);
        self.instead.clear();
        self.instead.resize(machine.regs(), VReg::NONE);
        let slots = (2 * pure).next_power_of_two().clamp(64, MOST_SLOTS);
        if self.table.len() < slots {
            self.table.clear();
            self.table.resize(slots, (0, Row(0)));
            self.walk = 0;
        }
        // Of this function alone: which rows collide must not depend on functions before it.
        let mask = slots - 1;
        let mut any = false;
        for (p, &block) in machine.order().iter().enumerate() {
            if self.jumps[block] != 0 || p == 0 {
                self.start_walk();
            }
            for row in machine.ranges[block].rows() {
                let head = machine.heads[row];
                if !head.op.is_pure() || head.op == Op::Copy {
                    continue;
                }
                let Some(hash) = self.hash(machine, row) else { continue };
                let Some(first) = self.find_or_remember(machine, hash, mask, row) else { continue };
                any = true;
                for (x, y) in machine.operands(row).iter().zip(machine.operands(first)) {
                    if x.is_def() {
                        self.instead[x.vreg()] = y.vreg();
                    }
                }
            }
        }
        any
    }
    /// The row seen before that is equal to `row`; where there is none, `row` takes the first slot of a few that is free, or the
    /// first of them.
    fn find_or_remember(&mut self, machine: Machine<'_>, hash: u64, mask: usize, row: Row) -> Option<Row> {
        let home = (hash >> 40) as usize;
        let mut free = home & mask;
        for slot in (home..home + PROBES).map(|slot| slot & mask) {
            let (walk, first) = self.table[slot];
            if walk != self.walk {
                free = slot;
                break;
            }
            if equal(machine, &self.instead, first, row) {
                return Some(first);
            }
        }
        self.table[free] = (self.walk, row);
        None
    }
    /// Forgets the rows seen so far.
    fn start_walk(&mut self) {
        self.walk = self.walk.wrapping_add(1);
        if self.walk == 0 {
            self.table.fill((0, Row(0)));
            self.walk = 1;
        }
    }
    /// Hash of a row; none if it does not take part.
    fn hash(&self, machine: Machine<'_>, row: Row) -> Option<u64> {
        let h = machine.heads[row];
        let mix = |a: u64, b: u64| (a.rotate_left(5) ^ b).wrapping_mul(0x517c_c1b7_2722_0a95);
        let mut hash = mix(h.op as u64 | (h.ty as u64) << 16 | (h.ty2 as u64) << 24, h.mods.0 as u64);
        for o in machine.operands(row) {
            let flags = o.kind as u64 | (o.flags as u64) << 8 | (o.aux as u64) << 16;
            let payload = match o.kind {
                Kind::Text => return None,
                Kind::Reg if self.writes[o.vreg()] != 1 || o.flags & (oflag::GUARD | oflag::TIED) != 0 => {
                    return None;
                }
                Kind::Reg if o.has(oflag::DEF) => 0,
                Kind::Reg => stands_for(&self.instead, o.vreg()).0 as u64,
                Kind::Wide => machine.imm(*o) as u64,
                _ => o.payload as u64,
            };
            hash = mix(mix(hash, flags), payload);
        }
        Some(hash)
    }
}

/// Register that is read instead of `reg`.
fn stands_for(instead: &[VReg], reg: VReg) -> VReg {
    instead[reg].get().unwrap_or(reg)
}

/// Whether two rows compute the same.
fn equal(machine: Machine<'_>, instead: &[VReg], one: Row, other: Row) -> bool {
    let (x, y) = (machine.operands(one), machine.operands(other));
    machine.heads[one] == machine.heads[other]
        && x.len() == y.len()
        && x.iter().zip(y).all(|(p, q)| {
            (p.kind, p.flags, p.aux) == (q.kind, q.flags, q.aux)
                && match p.kind {
                    Kind::Reg if p.has(oflag::DEF) => machine.reg_class(p.vreg()) == machine.reg_class(q.vreg()),
                    Kind::Reg => stands_for(instead, p.vreg()) == stands_for(instead, q.vreg()),
                    Kind::Wide => machine.imm(*p) == machine.imm(*q),
                    _ => p.payload == q.payload,
                }
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows_for_tests::{self, OpRow, d, l, r};

    /// A function of two blocks from rows with their labels.
    fn func(regs: u32, rows: &[OpRow]) -> MachineBody {
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
        m.side.pool.push(d(0));
        // Register 0 is a parameter: written by no row here, so nothing is known of it.
        share(&mut m.write(), &mut CseScratch::default());
        assert_eq!(m.read().operands(Row(6))[1], r(4));
        let mut rows = rows.to_vec();
        let start: &[Operand] = &[d(0), Operand::ZERO];
        rows.insert(1, (Op::Mov, start));
        let mut m = func(6, &rows);
        share(&mut m.write(), &mut CseScratch::default());
        assert_eq!((m.read().operands(Row(7))[1], m.read().operands(Row(7))[2]), (r(2), r(2)));
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
        share(&mut m.write(), &mut CseScratch::default());
        assert_eq!((m.read().operands(Row(8))[0], m.read().operands(Row(8))[1]), (r(2), r(4)));
    }
}
