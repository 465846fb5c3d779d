//! `type-registers`: registers in classes with types, and moves between these (`nvptx-typed-registers`).
//!
//! Selection has one class per width, in which integers, floats and halves share registers. Here they get the eight disjoint
//! classes `%p`, `%rs`, `%r`, `%rd`, `%f`, `%fd`, `%h` and `%hh` (and `%rq`). What a row computes with says which kind of register
//! an operand wants ([`demands`]); rows that only pass bits on, such as loads, take any.
//!
//! 1. Registers between which rows pass a value on unchanged (copies, selections), and the elements of a vector in memory, are one
//!    *web*: a union-find over registers. The copies of a phi therefore never change class, and stay as free to be coalesced.
//! 2. Each web takes the kind that most of its operands want, integers on a tie.
//! 3. An operand that wants another kind reads or writes a *twin* of its register in the class that it wants. A register that is
//!    written once has one twin per class, made where it is written: this place is before all readers. For others a move stands at
//!    the operand. A constant is loaded into the twin as it was into the register.
//!
//! The moves are `mov` between classes, which belong to no family that coalesces. Rows should be as selection makes them: a
//! register that is written once is written before it is read. Linear in operands.

use crate::machine::*;
use warpc_machine::isa::{InstructionSet, PhiMark};

/// Calls `demand` with each register operand of a row that wants a register of a kind: its place, and the kind.
pub fn demands(machine: Machine<'_>, row: Row, mut demand: impl FnMut(usize, RegKind)) {
    let (head, operands) = (machine.heads[row], machine.operands(row));
    if matches!(head.op, Op::Mov | Op::Copy) {
        return;
    }
    let mut want = |at: usize, kind: Option<RegKind>| {
        if let (Some(o), Some(kind)) = (operands.get(at), kind)
            && o.is_reg()
            && !matches!(machine.class(o.vreg()), Class::Pred | Class::B128)
        {
            demand(at, kind);
        }
    };
    let of_type = |at: usize, ty: PTy| {
        let o = operands.get(at).filter(|o| o.is_reg())?;
        // What is narrower than its register is extended to it as an integer.
        let same_width = machine.class(o.vreg()).ty().bits() == ty.bits();
        if same_width { kind_of(head.op, ty) } else { Some(RegKind::Integer) }
    };
    let mut at = is_guarded(operands) as usize;
    for letter in head.op.operands().bytes() {
        match letter {
            b'D' | b'd' => want(at, of_type(at, head.ty)),
            b'U' | b'u' => want(at, of_type(at, head.ty2)),
            b'W' | b'w' | b'R' | b'r' => want(at, Some(RegKind::Integer)),
            b'A' => {
                want(at, Some(RegKind::Integer));
                at += 1;
            }
            b'V' | b'v' if operands.get(at).is_some_and(|o| o.has(oflag::OPEN)) => {
                let parts = matches!(head.op, Op::Pack | Op::Unpack);
                while let Some(o) = operands.get(at) {
                    want(at, if parts { None } else { of_type(at, head.ty) });
                    if o.has(oflag::CLOSE) {
                        break;
                    }
                    at += 1;
                }
            }
            b'V' | b'v' => want(at, of_type(at, head.ty)),
            b'*' => {
                for (place, o) in operands.iter().enumerate().skip(at) {
                    want(place, Some(kind_in_text(*o)));
                }
                return;
            }
            _ => {}
        }
        at += 1;
    }
}

/// Operands of a row between which a value passes unchanged, and elements of a vector in memory: their registers must be of one
/// class.
pub fn one_class(machine: Machine<'_>, row: Row) -> impl Iterator<Item = usize> {
    let operands = machine.operands(row);
    let first = is_guarded(operands) as usize;
    let places = match machine.heads[row].op {
        Op::Copy => first..first + 2,
        Op::Selp => first..first + 3,
        Op::Ld | Op::St => {
            let place = |flag| operands.iter().position(|o| o.has(flag));
            match (place(oflag::OPEN), place(oflag::CLOSE)) {
                (Some(open), Some(close)) => open..close + 1,
                _ => 0..0,
            }
        }
        _ => 0..0,
    };
    places.filter(move |&at| operands.get(at).is_some_and(|o| o.is_reg()))
}

/// Registers of a move that may become a move between classes, and would better not.
fn moved(machine: Machine<'_>, row: Row) -> Option<[VReg; 2]> {
    let &[dest, source] = machine.operands(row) else { return None };
    let same = machine.heads[row].op == Op::Mov && dest.is_reg() && source.is_reg();
    (same && machine.class(dest.vreg()) == machine.class(source.vreg())).then_some([dest.vreg(), source.vreg()])
}

/// Kind of register that an operand of type `ty` wants; none where the row passes bits on whatever they mean.
const fn kind_of(op: Op, ty: PTy) -> Option<RegKind> {
    match ty {
        PTy::F32 | PTy::F64 => Some(RegKind::Float),
        PTy::F16 | PTy::BF16 | PTy::F16X2 | PTy::BF16X2 => Some(RegKind::Half),
        PTy::B16 | PTy::B32 | PTy::B64 if passes_bits(op) => None,
        _ => Some(RegKind::Integer),
    }
}

/// Whether a row without a type of arithmetic takes registers of any type.
const fn passes_bits(op: Op) -> bool {
    matches!(op, Op::Selp | Op::Pack | Op::Unpack | Op::Ld | Op::St | Op::Atom | Op::AtomCas)
}

/// Kind of register that a text wants for one of its operands, which selection has noted.
fn kind_in_text(operand: Operand) -> RegKind {
    const FLOATS: [PTy; 2] = [PTy::F32, PTy::F64];
    const HALVES: [PTy; 4] = [PTy::F16, PTy::BF16, PTy::F16X2, PTy::BF16X2];
    if FLOATS.iter().any(|&ty| ty as u16 == operand.aux) {
        RegKind::Float
    } else if HALVES.iter().any(|&ty| ty as u16 == operand.aux) {
        RegKind::Half
    } else {
        RegKind::Integer
    }
}

/// Kinds of registers, by number.
const KINDS: [RegKind; 3] = [RegKind::Integer, RegKind::Float, RegKind::Half];

/// Reused memory.
#[derive(Default)]
pub struct TypeScratch {
    /// A register of the same web, by register; a register that is its own stands for the web.
    web: Vec<VReg>,
    /// By register that stands for a web: operands that want each kind.
    votes: Vec<[u32; 3]>,
    /// Rows that write each register, up to 2.
    writes: Vec<u8>,
    /// Twin of each register by kind, or none.
    twins: Vec<[VReg; 3]>,
    /// The new rows.
    rows: Vec<(MHead, MOps, MLoc)>,
    /// Moves that wait for the end of the copies at the head of a block.
    waiting: Vec<(MHead, MOps, MLoc)>,
    /// Operands of the row at hand that want another class.
    misfits: Vec<(usize, RegKind)>,
    /// Registers that stand in for others in the row at hand.
    exchanged: Vec<Exchanged>,
}

/// A register that stands in for one of another class.
struct Exchanged {
    register: VReg,
    kind: RegKind,
    other: VReg,
    /// Whether `other` holds the value before the row.
    loaded: bool,
    /// Whether the row writes `other`.
    written: bool,
}

/// Gives all registers of `machine` a class with a type, and puts in the moves that this takes; whether anything changed.
pub fn assign_types(machine: &mut MachineMut<'_>, scratch: &mut TypeScratch) -> bool {
    scratch.start(machine.read());
    scratch.join_webs(machine.read());
    scratch.count_votes(machine.read());
    let changed = scratch.set_classes(machine);
    write_floats_as_such(machine);
    if scratch.make_twins(machine) {
        scratch.rewrite(machine);
    }
    changed
}

/// Constants in vectors beside floats are written as floats: all elements of a vector have one type.
fn write_floats_as_such(machine: &mut MachineMut<'_>) {
    for row in machine.read().all_rows() {
        let rows = machine.read();
        if rows.heads[row].op != Op::St {
            continue;
        }
        let Some(at) = one_class(rows, row).next() else { continue };
        let operands = rows.operands(row);
        let class = rows.class(operands[at].vreg());
        let vector = operands.iter().skip_while(|o| !o.has(oflag::OPEN));
        if class.kind() == RegKind::Float && vector.clone().any(|o| o.is_imm()) {
            machine.insts.heads_mut()[row].ty = class.declared();
        }
    }
}

impl TypeScratch {
    fn start(&mut self, machine: Machine<'_>) {
        let regs = machine.regs();
        self.web.clear();
        self.web.extend(VReg(0).up_to(VReg::new(regs)));
        self.votes.clear();
        self.votes.resize(regs, [0; 3]);
        self.twins.clear();
        self.twins.resize(regs, [VReg::NONE; 3]);
        self.writes.clear();
        self.writes.resize(regs, 0);
        for o in machine.all_rows().flat_map(|row| machine.operands(row)).filter(|o| o.is_def()) {
            let writes = &mut self.writes[o.vreg()];
            *writes = (*writes + 1).min(2);
        }
        for &v in &machine.side.loose {
            self.writes[v] = 2;
        }
    }
    /// The register that stands for the web of `reg`. Halves the path to it.
    fn find(&mut self, mut reg: VReg) -> VReg {
        while self.web[reg] != reg {
            self.web[reg] = self.web[self.web[reg]];
            reg = self.web[reg];
        }
        reg
    }
    fn join(&mut self, one: VReg, other: VReg) {
        let (one, other) = (self.find(one), self.find(other));
        self.web[one.max(other)] = one.min(other);
    }
    fn join_webs(&mut self, machine: Machine<'_>) {
        for row in machine.all_rows() {
            let operands = machine.operands(row);
            let mut members = one_class(machine, row).map(|at| operands[at].vreg());
            if let Some(first) = members.next() {
                members.for_each(|member| self.join(first, member));
            }
            if let Some([dest, source]) = moved(machine, row) {
                self.join(dest, source);
            }
        }
    }
    fn count_votes(&mut self, machine: Machine<'_>) {
        for row in machine.all_rows() {
            let operands = machine.operands(row);
            demands(machine, row, |at, kind| {
                let web = self.find(operands[at].vreg());
                self.votes[web][kind as usize] += 1;
            });
        }
    }
    /// Gives each register the class of its web; whether one has a type.
    fn set_classes(&mut self, machine: &mut MachineMut<'_>) -> bool {
        let mut typed = false;
        for v in VReg(0).up_to(VReg::new(self.web.len())) {
            let web = self.find(v);
            let votes = self.votes[web];
            // The first of those with the most votes: integers before floats before halves.
            let kind = KINDS.into_iter().rev().max_by_key(|&kind| votes[kind as usize]).unwrap_or_default();
            let class = &mut machine.vregs.class_mut()[v];
            let new = Class::of(class.0).typed(kind);
            typed |= new.kind() != RegKind::Integer;
            *class = VClass(new.number());
        }
        typed
    }
    /// Finds the operands of `row` that want another class than they have.
    fn find_misfits(&mut self, machine: Machine<'_>, row: Row) {
        let operands = machine.operands(row);
        self.misfits.clear();
        demands(machine, row, |at, kind| {
            let class = machine.class(operands[at].vreg());
            if class.typed(kind) != class {
                self.misfits.push((at, kind));
            }
        });
    }
    /// Makes the twins of registers that are written once; whether an operand wants another class at all.
    fn make_twins(&mut self, machine: &mut MachineMut<'_>) -> bool {
        let mut any = false;
        for row in machine.read().all_rows() {
            self.find_misfits(machine.read(), row);
            any |= !self.misfits.is_empty();
            for k in 0..self.misfits.len() {
                let (at, kind) = self.misfits[k];
                let v = machine.read().operands(row)[at].vreg();
                if self.writes[v] == 1 && self.twins[v][kind as usize].is_none() {
                    let class = machine.read().class(v).typed(kind);
                    self.twins[v][kind as usize] = machine.new_reg(class.number());
                }
            }
        }
        any
    }
    /// Writes the rows down again, with twins and moves.
    fn rewrite(&mut self, machine: &mut MachineMut<'_>) {
        self.rows.clear();
        for at in 0..machine.side.order.len() {
            let block = machine.side.order[at];
            let first = Row::new(self.rows.len());
            for row in machine.blocks.range()[block].rows() {
                let head = machine.insts.heads()[row];
                let opens = head.op == Op::Label || Ptx::phi_mark(head) == PhiMark::Head;
                if !opens {
                    self.rows.append(&mut self.waiting);
                }
                self.rewrite_row(machine, row, opens);
            }
            self.rows.append(&mut self.waiting);
            machine.blocks.range_mut()[block] = MRange { first, end: Row::new(self.rows.len()) };
        }
        machine.insts.truncate(0);
        machine.insts.reserve(self.rows.len());
        for &(head, ops, loc) in &self.rows {
            machine.insts.push_row(head, ops, loc);
        }
    }
    /// Writes a row down with the moves before and after it. Those after a copy at the head of a block wait, since all copies there
    /// stand together.
    fn rewrite_row(&mut self, machine: &mut MachineMut<'_>, row: Row, waits: bool) {
        let (head, old, loc) = (machine.insts.heads()[row], machine.insts.ops()[row], machine.insts.locs()[row]);
        let constant = machine.read().constant(row);
        self.find_misfits(machine.read(), row);
        self.exchanged.clear();
        let ops = if self.misfits.is_empty() { old } else { self.exchange(machine, row) };
        self.rows.push((head, ops, loc));
        for at in old.range() {
            let o = machine.side.pool[at];
            if !o.is_def() {
                continue;
            }
            let v = o.vreg();
            let written = self.exchanged.iter().find(|x| x.written && x.register == v).map(|x| x.other);
            if let Some(other) = written {
                self.push_move(machine, v, other, loc, waits);
            }
            for twin in self.twins[v] {
                match constant {
                    _ if twin.is_none() || Some(twin) == written => {}
                    // Loading a constant again is no dearer than a move.
                    Some(value) => {
                        let ops = machine.side.operands(&[Operand::def(twin), value]);
                        self.push_row((head, ops, loc), waits);
                    }
                    None => self.push_move(machine, twin, v, loc, waits),
                }
            }
        }
    }
    /// Operands of `row` with registers of the classes that they want, noted in `exchanged`. Registers that are written more than
    /// once have no twin: a move to a register of its own stands before each row that reads one.
    fn exchange(&mut self, machine: &mut MachineMut<'_>, row: Row) -> MOps {
        let loc = machine.insts.locs()[row];
        let mut operands = machine.read().operands(row).to_vec();
        let guarded = is_guarded(&operands);
        for k in 0..self.misfits.len() {
            let (at, kind) = self.misfits[k];
            let o = operands[at];
            let v = o.vreg();
            let known = self.exchanged.iter().position(|x| x.register == v && x.kind == kind);
            let n = known.unwrap_or_else(|| {
                let once = self.writes[v] == 1;
                let other = match once {
                    true => self.twins[v][kind as usize],
                    false => machine.new_reg(machine.read().class(v).typed(kind).number()),
                };
                self.exchanged.push(Exchanged { register: v, kind, other, loaded: once, written: false });
                self.exchanged.len() - 1
            });
            let other = self.exchanged[n].other;
            // Under a guard the old value may stay.
            let reads = !o.is_def() || o.has(oflag::TIED) || guarded;
            if reads && !std::mem::replace(&mut self.exchanged[n].loaded, true) {
                self.push_move(machine, other, v, loc, false);
            }
            self.exchanged[n].written |= o.is_def();
            operands[at].payload = other.0;
        }
        machine.side.operands(&operands)
    }
    fn push_move(&mut self, machine: &mut MachineMut<'_>, to: VReg, from: VReg, loc: MLoc, waits: bool) {
        let head = MHead { op: Op::Mov, ty: machine.read().class(to).ty(), ..MHead::default() };
        let ops = machine.side.operands(&[Operand::def(to), Operand::reg(from)]);
        self.push_row((head, ops, loc), waits);
    }
    fn push_row(&mut self, row: (MHead, MOps, MLoc), waits: bool) {
        if waits {
            self.waiting.push(row);
        } else {
            self.rows.push(row);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Misfit, RowError, check};
    use crate::rows_for_tests::{d, func, r};

    fn typed(mut body: MachineBody) -> MachineBody {
        assign_types(&mut body.write(), &mut TypeScratch::default());
        check(body.read()).expect("rows of one class each");
        body
    }
    fn classes(body: &MachineBody) -> Vec<&'static str> {
        let m = body.read();
        VReg(0).up_to(VReg::new(m.regs())).map(|v| m.class(v).prefix()).collect()
    }
    fn ops(body: &MachineBody) -> Vec<Op> {
        body.insts.head.iter().map(|head| head.op).collect()
    }
    /// The same with rows of type `f32` where their opcode is one of arithmetic.
    fn floats(mut body: MachineBody) -> MachineBody {
        for head in &mut body.insts.head {
            if matches!(head.op, Op::Fma | Op::Sqrt) {
                head.ty = PTy::F32;
            }
        }
        body
    }

    #[test]
    fn bits_take_the_kind_of_their_readers_and_other_readers_a_twin() {
        // A constant and a moved value that are floats twice and an integer once.
        let rows: &[(Op, &[Operand])] = &[
            (Op::Mov, &[d(0), Operand::imm(1)]),
            (Op::Fma, &[d(1), r(0), r(0), r(0)]),
            (Op::Sqrt, &[d(2), r(1)]),
            (Op::Not, &[d(3), r(1)]),
            (Op::Not, &[d(4), r(0)]),
            (Op::Ret, &[]),
        ];
        let body = typed(floats(func(5, &[(0, rows)])));
        assert_eq!(classes(&body), ["%f", "%f", "%f", "%r", "%r", "%r", "%r"]);
        let wanted = [Op::Label, Op::Mov, Op::Mov, Op::Fma, Op::Mov, Op::Sqrt, Op::Not, Op::Not, Op::Ret];
        assert_eq!(ops(&body), wanted);
        let second = body.read().operands(Row(2));
        assert!(second[1].is_imm(), "a constant is loaded again: {second:?}");
    }

    #[test]
    fn copies_stay_in_one_class_and_moves_stand_at_operands_of_what_is_written_twice() {
        let rows: &[(Op, &[Operand])] = &[
            (Op::Mov, &[d(0), Operand::imm(1)]),
            (Op::Sqrt, &[d(0), r(0)]),
            (Op::Copy, &[d(1), r(0)]),
            (Op::Sqrt, &[d(1), r(1)]),
            (Op::Not, &[d(0), r(0)]),
            (Op::Ret, &[]),
        ];
        let body = typed(floats(func(2, &[(0, rows)])));
        assert_eq!(classes(&body), ["%f", "%f", "%r"]);
        let wanted = [Op::Label, Op::Mov, Op::Sqrt, Op::Copy, Op::Sqrt, Op::Mov, Op::Not, Op::Mov, Op::Ret];
        assert_eq!(ops(&body), wanted);
    }

    #[test]
    fn elements_of_a_vector_are_of_one_class_and_constants_among_them_are_floats() {
        let address = d(0).vreg();
        let rows: &[(Op, &[Operand])] = &[
            (Op::Mov, &[d(0), Operand::imm(0)]),
            (Op::Sqrt, &[d(1), r(2)]),
            (Op::Sqrt, &[d(2), r(1)]),
            (
                Op::St,
                &[
                    Operand::reg(address).with(oflag::ADDR),
                    Operand::imm(0),
                    r(1).with(oflag::OPEN),
                    r(2),
                    Operand::imm(1).with(oflag::CLOSE),
                ],
            ),
            (Op::Ret, &[]),
        ];
        let body = typed(floats(func(3, &[(0, rows)])));
        assert_eq!(classes(&body), ["%r", "%f", "%f"]);
        assert_eq!(body.insts.head[4].ty, PTy::F32);
    }

    #[test]
    fn the_checker_sees_a_class_that_does_not_fit() {
        let rows: &[(Op, &[Operand])] =
            &[(Op::Mov, &[d(0), Operand::imm(1)]), (Op::Not, &[d(1), r(0)]), (Op::Copy, &[d(2), r(0)]), (Op::Ret, &[])];
        let misfit = |class: Class, of: VReg| {
            let mut body = func(3, &[(0, rows)]);
            body.vregs.class[of] = VClass(class.number());
            match check(body.read()) {
                Err(RowError::Misfit { misfit, .. }) => Some(misfit),
                _ => None,
            }
        };
        assert_eq!(misfit(Class::F32, VReg(1)), Some(Misfit::Kind(0)));
        assert_eq!(misfit(Class::F32, VReg(2)), Some(Misfit::Mixed));
        assert_eq!(misfit(Class::B32, VReg(2)), None);
    }
}
