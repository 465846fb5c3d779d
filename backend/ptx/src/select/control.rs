//! Terminators and phis.

use super::{NO_REG, Sel};
use crate::abi::{self, Form};
use crate::knobs;
use crate::machine::*;
use crate::opcodes::space;
use crate::types::PartKind;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value, flags};

/// Mark in `side_regs` of a comparison that gives the opposite.
pub(super) const TURNED: VReg = VReg(0);

/// Phis by edge.
#[derive(Default)]
pub(crate) struct PhiEdges {
    /// Phi and operand, by predecessor: `edges[start[b]..start[b + 1]]`.
    pub edges: Vec<(Inst, u32)>,
    /// See `edges`.
    pub start: Vec<u32>,
}

impl Sel<'_, '_, '_> {
    /// Copies into the incoming registers of the phis of all successors, at the end of `b`. A constant that phis of more than
    /// one successor get is one value, as any other would be: that of a loop and that after it may then be one register.
    pub(super) fn phi_copies(&mut self, b: Block) {
        let (start, end) = (self.s.phis.start[b.index()], self.s.phis.start[b.index() + 1]);
        let mut last = Inst::NONE;
        self.loc = MLoc::NONE;
        let mut shared: SmallVec<[(Value, VReg); 4]> = SmallVec::new();
        self.shared_constants(start, end, &mut shared);
        for n in start..end {
            let (phi, k) = self.s.phis.edges[n as usize];
            if phi == last {
                // A second edge from the same block carries the same value.
                continue;
            }
            last = phi;
            let (v, _) = self.f.phi_incoming(phi, k as usize);
            let info = self.info(self.f.ty(phi));
            let first = self.s.values.side_regs[phi.index()];
            if v.is_undef_or_poison() {
                self.m.side.loose.extend(first.up_to(first + info.n));
                continue;
            }
            for p in 0..info.n as usize {
                let class = self.s.types.part(info, p).class();
                let o = match shared.binary_search_by_key(&v.0, |s| s.0.0) {
                    Ok(at) => Operand::reg(self.shared_constant(&mut shared[at], class)),
                    Err(_) => self.src(v, p),
                };
                if o == Operand::reg(first + p as u32) {
                    continue;
                }
                let op = if o.is_reg() { Op::Copy } else { Op::Mov };
                self.emit_mods(op, class.ty(), phi_mark::IN, &[Operand::def(first + p as u32), o]);
            }
        }
    }
    /// Constants of one part that phis of more than one block get on the edges `start..end`, sorted; no registers yet.
    fn shared_constants(&mut self, start: u32, end: u32, out: &mut SmallVec<[(Value, VReg); 4]>) {
        let f = self.f;
        let edges = &self.s.phis.edges[start as usize..end as usize];
        let home = |e: &(Inst, u32)| f.block_of(e.0);
        if !edges.windows(2).any(|w| home(&w[0]) != home(&w[1])) {
            return;
        }
        let mut seen: SmallVec<[(u32, u32); 16]> = SmallVec::new();
        for e in edges {
            let v = f.phi_incoming(e.0, e.1 as usize).0;
            if v.as_const().is_some() {
                seen.push((v.0, home(e).0));
            }
        }
        seen.sort_unstable();
        for w in seen.windows(2) {
            let v = Value(w[0].0);
            if w[0].0 == w[1].0
                && w[0].1 != w[1].1
                && out.last().is_none_or(|l| l.0 != v)
                && self.info(f.type_of(v)).n == 1
            {
                out.push((v, NO_REG));
            }
        }
    }
    /// The register of a shared constant, which is loaded where it is first asked for.
    fn shared_constant(&mut self, shared: &mut (Value, VReg), class: Class) -> VReg {
        if shared.1 == NO_REG {
            let o = self.src(shared.0, 0);
            shared.1 = match o.is_reg() {
                true => o.vreg(),
                false => {
                    let r = self.reg(class);
                    self.mov(class, r, o);
                    r
                }
            };
        }
        shared.1
    }
    /// Copies from the incoming registers at the start of `b`. The two registers of a phi make lost copies and swaps
    /// impossible; coalescing joins them where nothing is lost.
    pub(super) fn phi_heads(&mut self, b: Block) {
        let f = self.f;
        let mut i = f.first(b);
        while i.is_some() && f.op(i) == Opcode::Phi {
            let (to, from) = (self.s.values.regs[i.index()], self.s.values.side_regs[i.index()]);
            self.loc = if self.told == super::Told::Variables { MLoc(i.0) } else { MLoc::NONE };
            if to != NO_REG && self.s.values.uses[i.index()] != 0 {
                let info = self.info(f.ty(i));
                for p in 0..info.n {
                    let class = self.s.types.part(info, p as usize).class();
                    let ops = [Operand::def(to + p), Operand::reg(from + p)];
                    self.emit_mods(Op::Copy, class.ty(), phi_mark::HEAD, &ops);
                }
            }
            i = f.next(i);
        }
        self.loc = MLoc::NONE;
    }

    /// Remembers the header of a loop whose latch `i` says that it was unrolled as far as it should be.
    pub(super) fn mark_loops(&mut self, i: Inst) {
        let f = self.f;
        if f.flags(i) & flags::HAS_MD == 0 || self.names.loop_.is_none() {
            return;
        }
        let Some(node) = f.attachment(i, self.names.loop_) else { return };
        let md = &f.ctx().tables.metadata;
        let off = md.ops(node).iter().any(|&o| {
            let ops = md.ops(o);
            let Some(name) = ops.first().and_then(|&m| md.str_of(m)) else { return false };
            let one = || ops.get(1).and_then(|&m| f.ctx().tables.metadata_int(m)) == Some(1);
            name == self.names.unroll_disable || name == self.names.unroll_count && one()
        });
        if off {
            for b in f.successors_of(i) {
                // Backward edges lead to blocks that are selected later.
                if self.selected[b.index()] & super::SELECTED == 0 {
                    self.selected[b.index()] |= super::NO_UNROLL;
                }
            }
        }
    }

    /// `ret`
    pub(super) fn ret(&mut self, i: Inst) {
        let f = self.f;
        if f.num_operands(i) == 1 && !self.kernel {
            let v = f.operand(i, 0);
            let ty = f.type_of(v);
            let list = f.ctx().globals.parts[f.global().index()].attrs;
            let set = f.ctx().attrs().list(list).ret;
            let form = abi::form(f.types(), f.layout(), f.ctx().attrs(), ty, set);
            let base = Operand::new(Kind::RetVal, 0);
            let signed = f.ctx().attrs().has(set, warpc_ir::attrs::AttrKind::SExt);
            self.store_param(base, v, ty, form, signed);
        }
        self.emit(Op::Ret, PTy::None, &[]);
    }
    /// Stores a value into a `.param`: small integers as 32 bits.
    pub(super) fn store_param(&mut self, base: Operand, value: Value, ty: Type, form: Form, signed: bool) {
        let a = super::Addr { base, offset: 0, space: space::PARAM };
        let mods = Self::space_mods(&a);
        let info = self.info(ty);
        match form {
            Form::Nothing => {}
            Form::Scalar(w) => {
                let part = self.part(ty, 0);
                let o = match part.kind {
                    PartKind::Pred => {
                        let p = self.src(value, 0);
                        if p.is_imm() {
                            Operand::imm(p.payload as i32 & 1)
                        } else {
                            self.new_selp(PTy::B32, Operand::imm(if signed { -1 } else { 1 }), Operand::ZERO, p)
                        }
                    }
                    PartKind::Int if part.container() < w && matches!(part.bits, 8 | 16) => {
                        let o = if value.is_constant() { self.zero_extended(value, 0) } else { self.src(value, 0) };
                        if o.is_imm() {
                            let bits = self.m.side.imm(o) as u64 & (1u64 << part.bits).wrapping_sub(1);
                            let wide = warpc_ir::consts::sign_extend(bits, part.bits as u32);
                            self.imm(if signed { wide } else { bits as i64 })
                        } else {
                            // The conversion reads only the low bits.
                            let bits = part.bits as u32;
                            let (t, s) =
                                if signed { (PTy::S32, PTy::signed(bits)) } else { (PTy::U32, PTy::unsigned(bits)) };
                            self.new_cvt(t, s, Mods(0), o)
                        }
                    }
                    PartKind::Int => {
                        let o = if signed { self.sign_extended(value, 0) } else { self.zero_extended(value, 0) };
                        if part.container() == w || o.is_imm() {
                            o
                        } else {
                            let (t, s) = if signed { (PTy::S32, PTy::S16) } else { (PTy::U32, PTy::U16) };
                            self.new_cvt(t, s, Mods(0), o)
                        }
                    }
                    _ => self.src(value, 0),
                };
                self.st(PTy::bits_of(w), mods, a, o);
            }
            Form::Bytes { align, .. } => {
                let values = self.value_operands(value);
                self.store_parts(a, info, &values, align, mods);
            }
        }
    }

    /// `br`
    pub(super) fn br(&mut self, i: Inst) {
        let f = self.f;
        let b = f.block_of(i);
        let next = self.s.order.next_block[b.index()];
        if f.num_operands(i) == 1 {
            let to = f.operand(i, 0).as_block().unwrap_or(Block::NONE);
            if to != next {
                self.jump(MBlock(to.0));
            }
            return;
        }
        let (Some(yes), Some(no)) = (f.operand(i, 1).as_block(), f.operand(i, 2).as_block()) else { return };
        if yes == no {
            if yes != next {
                self.jump(MBlock(yes.0));
            }
            return;
        }
        let (c, inverted) = self.condition(f.operand(i, 0));
        // The branch goes where the condition is false: where ptxas shall find the number of iterations of a loop by it, a comparison
        // of its own is asked for the other way round.
        let turned = (yes == next) != inverted
            && c == f.operand(i, 0)
            && (self.turn
                || self.is_backwards(yes, no) && (self.compares_converted(c) || self.tests_constant_count(c)))
            && self.turn_comparison(c);
        let inverted = inverted != turned;
        let p = self.src(c, 0);
        if p.is_imm() {
            let to = if (p.payload & 1 == 1) != inverted { yes } else { no };
            if to != next {
                self.jump(MBlock(to.0));
            }
            return;
        }
        // Threads that are done with the last loop of a kernel end by a branch forwards: ptxas then knows that those that go
        // on are together, and makes no second copy of the exchanges between them.
        let back = |b: Block| self.selected[b.index()] & (super::SELECTED | super::EXCHANGES) == super::EXCHANGES;
        let ends = |b: Block| self.kernel && f.op(f.first(b)) == Opcode::Ret;
        if back(yes) && no == next && ends(no) {
            self.jump_if(p, !inverted, MBlock(no.0));
            self.jump(MBlock(yes.0));
        } else if back(no) && yes == next && ends(yes) {
            self.jump_if(p, inverted, MBlock(yes.0));
            self.jump(MBlock(no.0));
        } else if yes == next {
            self.jump_if(p, !inverted, MBlock(no.0));
        } else {
            self.jump_if(p, inverted, MBlock(yes.0));
            if no != next {
                self.jump(MBlock(no.0));
            }
        }
    }
    /// Whether one of these targets of a branch is above it.
    fn is_backwards(&self, yes: Block, no: Block) -> bool {
        // Blocks are selected from the last to the first.
        [yes, no].into_iter().any(|to| self.selected[to.index()] & super::SELECTED == 0)
    }
    /// Whether comparison `value` tells when a counter that starts at a constant and has a constant step is at a constant end. Only then
    /// does ptxas unroll the whole loop; else it makes a loop for what is left of four iterations, too.
    fn tests_constant_count(&self, value: Value) -> bool {
        let f = self.f;
        let Some(test) = value.as_inst().filter(|&test| f.op(test) == Opcode::ICmp) else { return false };
        let counter = f.operand(test, 0);
        let constant = |value: Value| self.const_int(value).is_some();
        let step_of = |value: Value| {
            let step = value.as_inst().filter(|&step| f.op(step) == Opcode::Add && constant(f.operand(step, 1)))?;
            f.operand(step, 0).as_inst().filter(|&phi| f.op(phi) == Opcode::Phi)
        };
        let phi = counter.as_inst().filter(|&phi| f.op(phi) == Opcode::Phi).or_else(|| step_of(counter));
        let Some(phi) = phi.filter(|&phi| constant(f.operand(test, 1)) && f.phi_len(phi) == 2) else { return false };
        let [one, other] = [0, 1].map(|n| f.phi_incoming(phi, n).0);
        constant(one) && step_of(other) == Some(phi) || constant(other) && step_of(one) == Some(phi)
    }
    /// Whether comparison `value` is of a counter that is converted to a floating-point number, as with the logarithm of a size: the assembler
    /// computes both. Loops that count in floating-point numbers it would unroll whole, in one another.
    fn compares_converted(&self, value: Value) -> bool {
        let f = self.f;
        let is_converted = |operand: Value| {
            operand.as_inst().is_some_and(|inst| matches!(f.op(inst), Opcode::UIToFP | Opcode::SIToFP))
        };
        value.as_inst().is_some_and(|test| f.op(test) == Opcode::FCmp && f.operands(test).any(is_converted))
    }
    /// Asks that comparison `value`, which nothing else uses, gives the opposite; `false` where it is not one.
    fn turn_comparison(&mut self, value: Value) -> bool {
        let f = self.f;
        let Some(j) = value.as_inst().filter(|&j| matches!(f.op(j), Opcode::ICmp | Opcode::FCmp)) else { return false };
        let is_wide = f.op(j) == Opcode::ICmp && !(2..=64).contains(&self.bits_of(f.operand(j, 0)));
        if !self.single_use(j) || self.is_asked(j) || is_wide {
            return false;
        }
        self.s.values.side_regs[j.index()] = TURNED;
        true
    }

    /// A condition with its negations taken off.
    fn condition(&mut self, value: Value) -> (Value, bool) {
        let f = self.f;
        let (mut value, mut inverted) = (value, false);
        loop {
            let (at, k) = self.resolve(value, 0);
            let Some(i) = at.as_inst().filter(|_| k == 0) else { return (value, inverted) };
            value = at;
            if f.op(i) != Opcode::Xor || f.ty(i) != Type::I1 || self.const_int(f.operand(i, 1)) != Some(1) {
                return (value, inverted);
            }
            value = f.operand(i, 0);
            inverted = !inverted;
        }
    }

    /// `unreachable`: the thread ends.
    pub(super) fn unreachable(&mut self, _i: Inst) {
        if self.session.knobs.get(knobs::TRAP_UNREACHABLE) {
            self.emit(Op::Trap, PTy::None, &[]);
        }
        self.emit(Op::Exit, PTy::None, &[]);
    }
}
