//! Trees of `and`, `or`, `xor` and `not` of 32-bit values as `lop3.b32`, which computes any function of three values.
//!
//! The *cone* of a row is the row and those above it that only it reads, in its block. A *cut* of a row is a set of at most
//! three values that the row is a function of; what lies between is then one `lop3`. Cuts of a row are made of those of its
//! operands, and each costs the rows that its values still need: the cheapest cover of a tree is found so, as in the mapping of
//! circuits onto lookup tables (Cong and Ding, "FlowMap", 1994). Constants of all ones or zeros need no place in a cut, and a
//! constant shares one with its complement. The size of a cone and the number of cuts kept per row are bounded, so the cost is
//! constant per row.
//!
//! The assembler fuses two-operand rows by itself, across readers and with shifts, but takes a `lop3` as it is: cones that read
//! such rows are left to it, since it needs fewer instructions for them. So are cones that a comparison reads, because `ptxas`
//! 13.0 may crash when it makes one condition of a branch on a `lop3` that is compared with zero and the branch before it.

use super::Sel;
use crate::machine::*;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Note of a row that a comparison reads.
const COMPARED: u32 = 0;
/// Rows of a cone that are looked at.
const CONE: usize = 8;
/// Cuts kept per row.
const CUTS: usize = 6;
/// Tables of the three operands of `lop3`.
pub(super) const OPERANDS: [u8; 3] = [0xf0, 0xcc, 0xaa];

/// An operand of a row of a cone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// A row of the cone.
    Row(u8),
    /// A leaf, or its complement.
    Leaf(u8, bool),
    /// All zeros or all ones.
    Fixed(bool),
}

/// What is read from outside the cone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaf {
    Value(Value, usize),
    Constant(u32),
}

/// Rows between a root and what it reads: operands of a row that are rows come after it.
struct Cone {
    rows: [(Opcode, [Side; 2]); CONE],
    num_rows: usize,
    leaves: [Leaf; CONE + 1],
    num_leaves: usize,
    /// Bits of the leaves that are constants.
    constants: u16,
}

/// Values that a row is a function of: leaves by number, rows by [`ROW`] plus number, in order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
struct Cut {
    ids: [u8; 3],
    n: u8,
    /// Rows made for the row itself and for what the cut reads.
    cost: u8,
}
const ROW: u8 = 16;

impl Cut {
    fn one(id: u8, cost: u8) -> Self {
        Cut { ids: [id, 0, 0], n: 1, cost }
    }
    fn ids(&self) -> &[u8] {
        &self.ids[..self.n as usize]
    }
    /// Both cuts, unless they have more than three values.
    fn with(&self, other: &Cut) -> Option<Cut> {
        let mut c = Cut { cost: self.cost + other.cost, ..*self };
        for &id in other.ids() {
            if !c.ids().contains(&id) {
                if c.n == 3 {
                    return None;
                }
                c.ids[c.n as usize] = id;
                c.n += 1;
            }
        }
        c.ids[..c.n as usize].sort_unstable();
        Some(c)
    }
}

/// The table of `op` of two tables.
pub(super) fn apply(op: Opcode, left: u8, right: u8) -> u8 {
    match op {
        Opcode::And => left & right,
        Opcode::Or => left | right,
        _ => left ^ right,
    }
}

impl Cone {
    /// The cuts of row `row`, the cheapest first, from those of later rows.
    fn cuts(&self, row: usize, known: &[([Cut; CUTS], usize); CONE]) -> ([Cut; CUTS], usize) {
        let of = |side: Side| {
            let mut c = [Cut::default(); CUTS + 1];
            let n = match side {
                Side::Fixed(_) => 1,
                Side::Leaf(id, _) => {
                    c[0] = Cut::one(id, 0);
                    1
                }
                Side::Row(r) => {
                    let (cuts, n) = &known[r as usize];
                    c[0] = Cut::one(ROW + r, cuts[0].cost);
                    for (to, from) in c[1..].iter_mut().zip(&cuts[..*n]) {
                        // The row that was made for this value is not made.
                        *to = Cut { cost: from.cost - 1, ..*from };
                    }
                    n + 1
                }
            };
            (c, n)
        };
        let (a, b) = (of(self.rows[row].1[0]), of(self.rows[row].1[1]));
        let (mut best, mut n) = ([Cut::default(); CUTS], 0);
        for x in &a.0[..a.1] {
            for y in &b.0[..b.1] {
                let Some(mut c) = x.with(y).filter(|c| self.constants(c) < 2) else { continue };
                c.cost += 1;
                let at = best[..n].iter().position(|o| c.cost < o.cost).unwrap_or(n);
                if at < CUTS && !best[..n].contains(&c) {
                    n = (n + 1).min(CUTS);
                    best[at..n].rotate_right(1);
                    best[at] = c;
                }
            }
        }
        (best, n)
    }
    /// Constants of a cut. A machine instruction has room for one.
    fn constants(&self, cut: &Cut) -> usize {
        cut.ids().iter().filter(|&&id| id < ROW && self.constants >> id & 1 == 1).count()
    }
    /// The function that row `root` is of the values of `cut`.
    fn table(&self, root: usize, cut: &Cut) -> u8 {
        let place = |id: u8| cut.ids().iter().position(|&c| c == id).map(|n| OPERANDS[n]);
        let mut tables = [0u8; CONE];
        for k in (root..self.num_rows).rev() {
            let of = |side: Side| match side {
                Side::Fixed(ones) => 0u8.wrapping_sub(ones as u8),
                // What the cut does not have is not read by the rows that matter.
                Side::Leaf(id, not) => place(id).unwrap_or(0) ^ 0u8.wrapping_sub(not as u8),
                Side::Row(r) => place(ROW + r).unwrap_or(tables[r as usize]),
            };
            let (op, [a, b]) = self.rows[k];
            tables[k] = apply(op, of(a), of(b));
        }
        tables[root]
    }
}

impl Sel<'_, '_, '_> {
    /// Row `i`, which is `and`, `or` or `xor` of 32 bits, together with rows above it as one `lop3`, when that needs fewer rows.
    pub(super) fn logic(&mut self, i: Inst, dst: VReg) -> bool {
        let f = self.f;
        let is_row = |s: &Self, v: Value| v.as_inst().is_some_and(|j| s.is_logic(j) && s.absorbs(i, j));
        if f.ty(i) != Type::I32 || !is_row(self, f.operand(i, 0)) && !is_row(self, f.operand(i, 1)) {
            return false;
        }
        if self.s.values.note[i.index()] == COMPARED {
            return false;
        }
        let fixed = Side::Fixed(false);
        let mut cone = Cone {
            rows: [(Opcode::And, [fixed; 2]); CONE],
            num_rows: 1,
            leaves: [Leaf::Constant(0); CONE + 1],
            num_leaves: 0,
            constants: 0,
        };
        let mut insts = [i; CONE];
        let mut k = 0;
        while k < cone.num_rows {
            let j = insts[k];
            let mut sides = [fixed; 2];
            for (n, side) in sides.iter_mut().enumerate() {
                let v = f.operand(j, n);
                // Each row may still add a leaf more than it takes away.
                *side = if cone.num_rows < CONE && is_row(self, v) {
                    insts[cone.num_rows] = v.as_inst().unwrap_or(i);
                    cone.num_rows += 1;
                    Side::Row(cone.num_rows as u8 - 1)
                } else {
                    self.leaf(&mut cone, v)
                };
            }
            cone.rows[k] = (f.op(j), sides);
            k += 1;
        }
        let fusible = |l: &Leaf| matches!(*l, Leaf::Value(v, _) if self.fuses_better(v));
        if cone.leaves[..cone.num_leaves].iter().any(fusible) {
            return false;
        }
        let mut cuts = [([Cut::default(); CUTS], 0); CONE];
        for k in (0..cone.num_rows).rev() {
            cuts[k] = cone.cuts(k, &cuts);
        }
        let best = cuts[0].0[0];
        let kept = |side: &Side| matches!(side, Side::Row(r) if !best.ids().contains(&(ROW + r)));
        if cuts[0].1 == 0 || !cone.rows[0].1.iter().any(kept) {
            return false;
        }
        // Constants last: the first operand is a register.
        let mut cut = best;
        let is_constant = |id: u8| id < ROW && cone.constants >> id & 1 == 1;
        cut.ids[..cut.n as usize].sort_unstable_by_key(|&id| is_constant(id));
        let table = cone.table(0, &cut);
        let mut operands = [Operand::ZERO; 3];
        for (o, &id) in operands.iter_mut().zip(cut.ids()) {
            *o = match cone.leaves.get(id as usize) {
                Some(&Leaf::Value(v, part)) => self.src(v, part),
                Some(&Leaf::Constant(c)) => Operand::imm(c as i32),
                None => self.src(Value::inst(insts[(id - ROW) as usize]), 0),
            };
        }
        self.any_logic(dst, operands, cut.n as usize, table);
        true
    }

    /// `dst` as the function `table` of the first `n` operands.
    pub(super) fn any_logic(&mut self, dst: VReg, [a, b, c]: [Operand; 3], n: usize, table: u8) {
        let simple = match (n, table) {
            (_, 0) => return self.mov(Class::B32, dst, Operand::ZERO),
            (_, 0xff) => return self.mov(Class::B32, dst, Operand::imm(-1)),
            (1, 0xf0) => return self.mov(Class::B32, dst, a),
            (1, _) => Some(Op::Not),
            (2, 0xc0) => Some(Op::And),
            (2, 0xfc) => Some(Op::Or),
            (2, 0x3c) => Some(Op::Xor),
            _ => None,
        };
        let a = self.in_reg(a, Class::B32);
        match simple {
            Some(Op::Not) => self.un(Op::Not, PTy::B32, dst, a),
            Some(op) => self.bin(op, PTy::B32, dst, a, b),
            None => self.emit(Op::Lop3, PTy::B32, &[Operand::def(dst), a, b, c, Operand::imm(table as i32)]),
        }
    }

    /// Notes that a comparison reads `value`.
    pub(super) fn note_compared(&mut self, value: Value) {
        if let Some(j) = value.as_inst().filter(|&j| self.is_logic(j)) {
            self.s.values.note[j.index()] = COMPARED;
        }
    }
    /// Whether the assembler may fuse the row of `value` into one that reads it, which it does not do with `lop3`: shifts become
    /// part of additions, logic of more than one reader is computed in each.
    fn fuses_better(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|j| self.f.op(j) == Opcode::Shl || self.is_logic(j))
    }
    /// `and`, `or` or `xor` of one 32-bit value.
    fn is_logic(&self, other: Inst) -> bool {
        matches!(self.f.op(other), Opcode::And | Opcode::Or | Opcode::Xor) && self.f.ty(other) == Type::I32
    }
    /// Whether row `other` need not be made when row `i`, which reads it, computes it itself.
    pub(super) fn absorbs(&self, i: Inst, other: Inst) -> bool {
        self.single_use(other) && !self.is_asked(other) && self.f.block_of(other) == self.f.block_of(i)
    }
    fn leaf(&mut self, cone: &mut Cone, value: Value) -> Side {
        let (leaf, not) = match self.const_int(value) {
            Some(c) => {
                let c = c as u32;
                if c == 0 || c == u32::MAX {
                    return Side::Fixed(c != 0);
                }
                let seen = |x: u32| cone.leaves[..cone.num_leaves].contains(&Leaf::Constant(x));
                if seen(!c) { (Leaf::Constant(!c), true) } else { (Leaf::Constant(c), false) }
            }
            None => {
                let (value, part) = self.resolve(value, 0);
                (Leaf::Value(value, part), false)
            }
        };
        let leaves = &mut cone.leaves;
        let at = leaves[..cone.num_leaves].iter().position(|&l| l == leaf).unwrap_or(cone.num_leaves);
        if at == cone.num_leaves {
            leaves[at] = leaf;
            cone.num_leaves += 1;
            cone.constants |= (matches!(leaf, Leaf::Constant(_)) as u16) << at;
        }
        Side::Leaf(at as u8, not)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cone(rows: &[(Opcode, [Side; 2])], leaves: usize) -> Cone {
        let mut c = Cone {
            rows: [(Opcode::And, [Side::Fixed(false); 2]); CONE],
            num_rows: rows.len(),
            leaves: [Leaf::Constant(0); CONE + 1],
            num_leaves: leaves,
            constants: 0,
        };
        c.rows[..rows.len()].copy_from_slice(rows);
        c
    }
    fn best(cone: &Cone) -> Cut {
        let mut cuts = [([Cut::default(); CUTS], 0); CONE];
        for k in (0..cone.num_rows).rev() {
            cuts[k] = cone.cuts(k, &cuts);
        }
        cuts[0].0[0]
    }
    const A: Side = Side::Leaf(0, false);
    const B: Side = Side::Leaf(1, false);
    const C: Side = Side::Leaf(2, false);
    const D: Side = Side::Leaf(3, false);

    /// The value of the root for bits of the leaves, by the rows themselves.
    fn evaluate(cone: &Cone, row: usize, leaves: u32) -> bool {
        let (op, sides) = cone.rows[row];
        let [a, b] = sides.map(|s| match s {
            Side::Fixed(ones) => ones,
            Side::Leaf(n, not) => (leaves >> n & 1 == 1) != not,
            Side::Row(r) => evaluate(cone, r as usize, leaves),
        });
        match op {
            Opcode::And => a & b,
            Opcode::Or => a | b,
            _ => a ^ b,
        }
    }

    #[test]
    fn every_table_is_what_rows_compute() {
        // `a & f(b, c) ^ !a & g(b, c)` for all functions f and g, each one row.
        let not = |s: Side| match s {
            Side::Leaf(n, not) => Side::Leaf(n, !not),
            s => s,
        };
        let mut functions = Vec::new();
        for x in [B, not(B)] {
            for y in [C, not(C)] {
                functions.extend([(Opcode::And, [x, y]), (Opcode::Or, [x, y])]);
            }
            functions.extend([(Opcode::Xor, [x, C]), (Opcode::And, [x, Side::Fixed(true)])]);
        }
        for x in [C, not(C), Side::Fixed(false), Side::Fixed(true)] {
            functions.push((Opcode::Or, [Side::Fixed(false), x]));
        }
        assert_eq!(functions.len(), 16);
        let mut seen = [false; 256];
        for f in &functions {
            for g in &functions {
                let c = cone(
                    &[
                        (Opcode::Xor, [Side::Row(1), Side::Row(2)]),
                        (Opcode::And, [A, Side::Row(3)]),
                        (Opcode::And, [Side::Row(4), not(A)]),
                        *f,
                        *g,
                    ],
                    3,
                );
                let table = c.table(0, &Cut { ids: [0, 1, 2], n: 3, cost: 1 });
                for leaves in 0..8u32 {
                    // The first operand is the highest bit of the index.
                    let at = (leaves & 1) << 2 | (leaves & 2) | (leaves >> 2 & 1);
                    assert_eq!(table >> at & 1 == 1, evaluate(&c, 0, leaves), "{leaves:03b}");
                }
                assert!(best(&c).cost <= 1);
                seen[table as usize] = true;
            }
        }
        assert!(seen.iter().all(|&s| s));
    }

    /// The value of a row of a cover: tables of cuts all the way up.
    fn covered(cone: &Cone, cuts: &[([Cut; CUTS], usize); CONE], row: usize, leaves: u32) -> bool {
        let cut = cuts[row].0[0];
        let mut at = 0;
        for (n, &id) in cut.ids().iter().enumerate() {
            let bit = if id < ROW { leaves >> id & 1 == 1 } else { covered(cone, cuts, (id - ROW) as usize, leaves) };
            at |= (bit as u8) << (2 - n);
        }
        cone.table(row, &cut) >> at & 1 == 1
    }

    #[test]
    fn covers_compute_the_tree() {
        let mut x = 0x2545_f491_4f6c_dd1du64;
        let mut next = |n: u64| {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
            (x >> 20) % n
        };
        for _ in 0..4000 {
            let n = 1 + next(CONE as u64) as usize;
            let mut c = cone(&[], 6);
            c.num_rows = n;
            let mut read = 1;
            for k in 0..n {
                let mut sides = [A; 2];
                for (s, side) in sides.iter_mut().enumerate() {
                    // The last side of a row takes the next one when nothing else will.
                    let row = read < n && (next(2) == 0 || s == 1 && read == k + 1);
                    *side = match row {
                        true => {
                            read += 1;
                            Side::Row(read as u8 - 1)
                        }
                        false if next(12) == 0 => Side::Fixed(next(2) == 0),
                        false => Side::Leaf(next(6) as u8, next(3) == 0),
                    };
                }
                c.rows[k] = ([Opcode::And, Opcode::Or, Opcode::Xor][next(3) as usize], sides);
            }
            let mut cuts = [([Cut::default(); CUTS], 0); CONE];
            for k in (0..n).rev() {
                cuts[k] = c.cuts(k, &cuts);
            }
            assert!(cuts[0].0[0].cost as usize <= n);
            for leaves in 0..64 {
                assert_eq!(covered(&c, &cuts, 0, leaves), evaluate(&c, 0, leaves));
            }
        }
    }

    #[test]
    fn covers_are_cheapest() {
        use Opcode::*;
        // Majority of three: one row of four.
        let majority =
            cone(&[(Or, [Side::Row(1), Side::Row(2)]), (And, [A, B]), (And, [C, Side::Row(3)]), (Or, [A, B])], 3);
        assert_eq!((best(&majority).cost, majority.table(0, &best(&majority))), (1, 0xe8));
        // A sum of five: two rows.
        let sum = cone(
            &[
                (Xor, [Side::Row(1), Side::Leaf(4, false)]),
                (Xor, [Side::Row(2), D]),
                (Xor, [Side::Row(3), C]),
                (Xor, [A, B]),
            ],
            5,
        );
        assert_eq!(best(&sum).cost, 2);
        // Two constants are one too many.
        let mut masked = cone(&[(Or, [Side::Row(1), B]), (And, [A, C])], 3);
        assert_eq!(best(&masked).cost, 1);
        masked.constants = 0b110;
        assert_eq!((best(&masked).cost, best(&masked).ids()), (2, &[1, ROW + 1][..]));
        // Majority of three and another: the majority stays whole.
        let both = cone(
            &[
                (Xor, [Side::Row(1), D]),
                (Or, [Side::Row(2), Side::Row(3)]),
                (And, [A, B]),
                (And, [C, Side::Row(4)]),
                (Or, [A, B]),
            ],
            4,
        );
        assert_eq!((best(&both).cost, best(&both).ids()), (2, &[3, ROW + 1][..]));
    }
}
