//! What complete unrolling saves: the iterations are run with what is constant in them, and what folds is not counted.
//!
//! The variables of the loop start with what they have before it; where that is a constant, much of the first iterations is
//! constant, too: comparisons, branches, addresses into arrays, loads from constant tables. Each iteration is one walk over the
//! blocks that are reached, in reverse post-order, followed by one walk back that drops what nobody needs. The analysis is
//! for innermost loops of few iterations, and it stops where the cost is clear.

use warpc_analysis::cost::CostKind;
use warpc_analysis::{Loops, facts};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::consts::{ConstKind, low_mask, sign_extend};
use warpc_ir::fold::int::{binary64, compare64};
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value, ValueKind, flags};

use super::plan::{Plan, Taken};
use crate::metrics::{Costs as Whose, Ephemeral};

/// What is known of a value in the present iteration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Nothing,
    /// An integer of at most 64 bits, or a null pointer (0).
    Int(u64),
    /// Some other constant.
    Constant,
    /// An address this many bytes behind a pointer that is not computed in the loop.
    Address(Value, i64),
}

/// Cost of the loop as it runs, and as it would run unrolled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Costs {
    /// What remains of all iterations.
    pub unrolled: u32,
    /// What all iterations execute today.
    pub rolled: u32,
}

/// Memory that serves all loops of a function.
#[derive(Default)]
pub struct Memory {
    known: Vec<Known>,
    /// Whether a value of the present iteration is needed.
    needed: RowSet<Inst>,
    /// Computations that give the same in every iteration; those of the first serve all. Only where LLVM decides.
    repeated: RowSet<Inst>,
    /// Operations of the present iteration that give one of their operands. Only where LLVM decides.
    same: RowSet<Inst>,
    reached: RowSet<Block>,
}

/// Simulates the iterations of innermost loop `loop_id` under `plan`, complete unrolling. `None` where what remains costs more than
/// `limit`. Only constants are added to `func`.
pub fn simulate(
    func: &mut FuncMut<'_>,
    loops: &Loops,
    cfg: &Cfg,
    loop_id: Loop,
    plan: &Plan,
    (ephemeral, limit): (&Ephemeral, u32),
    memory: &mut Memory,
) -> Option<Costs> {
    let mut order = loops.blocks(loop_id);
    order.sort_unstable_by_key(|&b| cfg.rpo_index(b));
    let (header, latch, preheader) =
        (loops.header(loop_id), loops.latch(func, loop_id)?, loops.preheader(func, loop_id)?);
    memory.known.resize(func.num_insts().max(memory.known.len()), Known::Nothing);
    memory.needed.resize(memory.known.len());
    memory.repeated.resize(memory.known.len());
    memory.same.resize(memory.known.len());
    memory.reached.resize(func.num_blocks().max(memory.reached.rows()));
    let mut s = Simulator { func, loops, l: loop_id, plan, ephemeral, memory, header, latch, order, iteration: 0 };
    let costs = s.run(preheader, limit);
    for n in 0..s.order.len() {
        let b = s.order[n];
        s.memory.reached.remove(b);
        for i in s.func.block_insts(b) {
            s.memory.known[i.index()] = Known::Nothing;
            s.memory.needed.remove(i);
            s.memory.repeated.remove(i);
            s.memory.same.remove(i);
        }
    }
    costs
}

struct Simulator<'s, 'a> {
    func: &'s mut FuncMut<'a>,
    loops: &'s Loops,
    l: Loop,
    plan: &'s Plan,
    ephemeral: &'s Ephemeral,
    memory: &'s mut Memory,
    header: Block,
    latch: Block,
    order: Vec<Block>,
    iteration: u32,
}

impl Simulator<'_, '_> {
    fn run(&mut self, preheader: Block, limit: u32) -> Option<Costs> {
        let mut costs = Costs::default();
        let phis: Vec<Inst> =
            self.func.block_insts(self.header).take_while(|&i| self.func.op(i) == Opcode::Phi).collect();
        let mut entering: Vec<Known> =
            phis.iter().map(|&p| self.known(self.func.phi_value_for(p, preheader).unwrap_or(Value::NONE))).collect();
        for k in 0..self.plan.count {
            self.iteration = k;
            for &b in &self.order {
                self.memory.reached.remove(b);
            }
            self.memory.reached.insert(self.header);
            for (n, &p) in phis.iter().enumerate() {
                self.memory.known[p.index()] = entering[n];
            }
            let mut again = false;
            for n in 0..self.order.len() {
                let b = self.order[n];
                if self.memory.reached.contains(b) {
                    again |= self.block(b);
                }
            }
            self.count(&mut costs);
            if costs.unrolled > limit {
                return None;
            }
            for (n, &p) in phis.iter().enumerate() {
                entering[n] = self.known(self.func.phi_value_for(p, self.latch).unwrap_or(Value::NONE));
            }
            if !again {
                break;
            }
        }
        Some(costs)
    }

    fn known(&self, value: Value) -> Known {
        match value.kind() {
            ValueKind::Inst(i) => match self.memory.known[i.index()] {
                Known::Nothing if self.is_pointer(value) && self.loops.is_invariant(self.func, self.l, value) => {
                    Known::Address(value, 0)
                }
                known => known,
            },
            ValueKind::Const(c) => match self.func.consts().as_int(value) {
                Some(n) => Known::Int(n),
                None if self.func.consts().row(c).kind == ConstKind::Null => Known::Int(0),
                None => Known::Constant,
            },
            ValueKind::Undef(_) | ValueKind::Poison(_) => Known::Constant,
            ValueKind::Global(_) => Known::Address(value, 0),
            ValueKind::Arg(_) if self.is_pointer(value) => Known::Address(value, 0),
            _ => Known::Nothing,
        }
    }
    fn is_pointer(&self, value: Value) -> bool {
        self.func.types().is_ptr(self.func.type_of(value))
    }

    /// Runs block `at`; whether it leads to another iteration.
    fn block(&mut self, at: Block) -> bool {
        let mut inst = self.func.first(at);
        while inst.is_some() {
            if !(at == self.header && self.func.op(inst) == Opcode::Phi) {
                self.memory.known[inst.index()] = self.inst(inst, at);
                if self.plan.literal.is_some() {
                    if self.iteration == 0 && self.is_repeated(inst) {
                        self.memory.repeated.insert(inst);
                    }
                    match self.gives_an_operand(inst) {
                        true => self.memory.same.insert(inst),
                        false => self.memory.same.remove(inst),
                    };
                }
            }
            inst = self.func.next(inst);
        }
        let end = self.func.terminator(at);
        let mut again = false;
        let only = self.only_target(end, at);
        for k in 0..self.func.num_operands(end) {
            let Some(s) = self.func.operand(end, k).as_block() else { continue };
            if only.is_some_and(|o| o != s) {
                continue;
            }
            if s == self.header {
                again = true;
            } else if self.loops.contains(self.l, s) {
                self.memory.reached.insert(s);
            }
        }
        again
    }

    fn only_target(&self, end: Inst, block: Block) -> Option<Block> {
        let func = &*self.func;
        let is_branch = func.op(end) == Opcode::Br && func.num_operands(end) == 3;
        if is_branch {
            let targets = [1, 2].map(|k| func.operand(end, k).as_block().expect("successor"));
            let leaves = targets.map(|t| !self.loops.contains(self.l, t));
            if leaves[0] != leaves[1] {
                let at = |leaving: bool| targets[(leaves[0] != leaving) as usize];
                match self.plan.taken(block, self.iteration) {
                    Taken::Never => return Some(at(false)),
                    Taken::Always => return Some(at(true)),
                    Taken::Unknown => {}
                }
            }
        }
        if !is_branch && func.op(end) != Opcode::Switch {
            return None;
        }
        let Known::Int(n) = self.known(func.operand(end, 0)) else { return None };
        if is_branch {
            return func.operand(end, if n & 1 == 1 { 1 } else { 2 }).as_block();
        }
        let bits = func.types().int_bits(func.type_of(func.operand(end, 0)))?;
        let same = |v: Value| func.consts().as_int(v).is_some_and(|c| (c ^ n) & low_mask(bits.min(64)) == 0);
        let case = (2..func.num_operands(end)).step_by(2).find(|&k| same(func.operand(end, k)));
        func.operand(end, case.map_or(1, |k| k + 1)).as_block()
    }

    /// Whether `inst` is a sum, product, quotient, conversion or address of values that the loop does not change.
    fn is_repeated(&self, inst: Inst) -> bool {
        let func = &*self.func;
        let op = func.op(inst);
        let of_constant =
            matches!(op, Opcode::Shl | Opcode::LShr | Opcode::And | Opcode::Or) && func.operand(inst, 1).is_constant();
        let is_expression = of_constant
            || matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::UDiv | Opcode::GetElementPtr)
            || matches!(op, Opcode::ZExt | Opcode::SExt | Opcode::Trunc);
        let is_fixed = |v: Value| {
            v.as_inst().is_some_and(|i| self.memory.repeated.contains(i)) || self.loops.is_invariant(func, self.l, v)
        };
        is_expression && func.operands(inst).all(is_fixed)
    }

    /// Whether `inst` is an operation with a number that changes nothing.
    fn gives_an_operand(&self, inst: Inst) -> bool {
        let func = &*self.func;
        if !func.op(inst).is_binary() {
            return false;
        }
        let [left, right] = [0, 1].map(|k| self.known(func.operand(inst, k)));
        match func.op(inst) {
            Opcode::Add | Opcode::Or | Opcode::Xor => left == Known::Int(0) || right == Known::Int(0),
            Opcode::Sub | Opcode::Shl | Opcode::LShr | Opcode::AShr => right == Known::Int(0),
            Opcode::Mul => left == Known::Int(1) || right == Known::Int(1),
            Opcode::UDiv | Opcode::SDiv => right == Known::Int(1),
            _ => false,
        }
    }

    /// What `inst` of `block` is.
    fn inst(&mut self, inst: Inst, block: Block) -> Known {
        let func = &*self.func;
        let op = func.op(inst);
        let bits = func.types().int_bits(func.ty(inst));
        match op {
            Opcode::Phi => self.phi(inst, block),
            _ if op.is_binary() => {
                let (x, y) = (self.known(func.operand(inst, 0)), self.known(func.operand(inst, 1)));
                match (x, y, bits) {
                    (Known::Int(x), Known::Int(y), Some(bits)) if bits <= 64 => {
                        binary64(op, 0, bits, x & low_mask(bits), y & low_mask(bits)).map_or(Known::Nothing, Known::Int)
                    }
                    (Known::Int(0), _, _) | (_, Known::Int(0), _) if matches!(op, Opcode::And | Opcode::Mul) => {
                        Known::Int(0)
                    }
                    (Known::Constant | Known::Int(_), Known::Constant | Known::Int(_), _) => Known::Constant,
                    _ => Known::Nothing,
                }
            }
            Opcode::ICmp => self.compare(inst),
            Opcode::FCmp | Opcode::FNeg if self.all_constant(inst) => Known::Constant,
            Opcode::Select => match self.known(func.operand(inst, 0)) {
                Known::Int(c) => self.known(func.operand(inst, if c & 1 == 1 { 1 } else { 2 })),
                _ => Known::Nothing,
            },
            Opcode::Freeze => self.known(func.operand(inst, 0)),
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => {
                let (Known::Int(n), Some(to)) = (self.known(func.operand(inst, 0)), bits) else {
                    return Known::Nothing;
                };
                let Some(from) = func.types().int_bits(func.type_of(func.operand(inst, 0))) else {
                    return Known::Nothing;
                };
                if from > 64 || to > 64 {
                    return Known::Nothing;
                }
                let n = if op == Opcode::SExt { sign_extend(n, from) as u64 } else { n & low_mask(from) };
                Known::Int(n & low_mask(to))
            }
            _ if op.is_cast() && self.known(func.operand(inst, 0)) == Known::Constant => Known::Constant,
            _ if op.is_cast() && matches!(self.known(func.operand(inst, 0)), Known::Int(_)) => Known::Constant,
            Opcode::GetElementPtr => self.address(inst),
            Opcode::Load => self.load(inst),
            Opcode::ExtractValue | Opcode::ExtractElement if self.all_constant(inst) => Known::Constant,
            _ => Known::Nothing,
        }
    }
    fn all_constant(&self, inst: Inst) -> bool {
        self.func.operands(inst).all(|v| matches!(self.known(v), Known::Int(_) | Known::Constant))
    }
    /// A phi of an inner block: what all edges that may be taken bring.
    fn phi(&self, inst: Inst, block: Block) -> Known {
        let func = &*self.func;
        let mut all: Option<Known> = None;
        for (v, p) in func.phi_pairs(inst) {
            let end = func.terminator(p);
            if !self.memory.reached.contains(p) || self.only_target(end, p).is_some_and(|s| s != block) {
                continue;
            }
            let known = self.known(v);
            if all.is_some_and(|a| a != known) {
                return Known::Nothing;
            }
            all = Some(known);
        }
        // Two unknown constants are not one.
        all.filter(|&k| k != Known::Constant).unwrap_or(Known::Nothing)
    }
    fn compare(&self, inst: Inst) -> Known {
        let func = &*self.func;
        let (x, y) = (self.known(func.operand(inst, 0)), self.known(func.operand(inst, 1)));
        let bits = func.types().int_bits(func.type_of(func.operand(inst, 0))).unwrap_or(64);
        let p = func.int_pred(inst);
        match (x, y) {
            (Known::Int(x), Known::Int(y)) if bits <= 64 => {
                let m = low_mask(bits);
                Known::Int(compare64(p, bits, x & m, y & m) as u64)
            }
            (Known::Address(a, x), Known::Address(b, y)) if a == b && (p.is_equality() || x == y) => {
                Known::Int(compare64(p, 64, x as u64, y as u64) as u64)
            }
            _ => Known::Nothing,
        }
    }
    fn address(&mut self, inst: Inst) -> Known {
        let Known::Address(base, offset) = self.known(self.func.operand(inst, 0)) else { return Known::Nothing };
        let mut indices: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::new();
        for k in 1..self.func.num_operands(inst) {
            let v = self.func.operand(inst, k);
            let Known::Int(n) = self.known(v) else { return Known::Nothing };
            let ty = self.func.type_of(v);
            let Some(bits) = self.func.types().int_bits(ty).filter(|&b| b <= 64) else { return Known::Nothing };
            indices.push(self.func.consts_mut().add_int(ty, bits, n));
        }
        let elem = Type(self.func.aux(inst).a);
        match self.func.folder().gep_offset(elem, &indices) {
            Some(n) => Known::Address(base, offset.wrapping_add(n)),
            None => Known::Nothing,
        }
    }
    /// A load from a constant table.
    fn load(&mut self, inst: Inst) -> Known {
        let Known::Address(base, offset) = self.known(self.func.operand(inst, 0)) else { return Known::Nothing };
        if base.as_global().is_none() || !facts::is_simple(self.func, inst) {
            return Known::Nothing;
        }
        let (ty, ptr) = (self.func.ty(inst), self.func.type_of(base));
        let byte = self.func.int_type(8);
        let at = self.func.consts_mut().add_i64(offset as u64);
        let mut folder = self.func.folder();
        let pointer = if offset == 0 { Some(base) } else { folder.gep(byte, 0, base, &[at], ptr) };
        let loaded = pointer.and_then(|p| folder.load(p, ty));
        loaded.map_or(Known::Nothing, |v| self.known(v))
    }

    /// Adds the cost of the present iteration: what is executed today, and what is left and needed.
    fn count(&mut self, costs: &mut Costs) {
        for n in (0..self.order.len()).rev() {
            let b = self.order[n];
            if !self.memory.reached.contains(b) {
                continue;
            }
            let mut i = self.func.last(b);
            while i.is_some() {
                self.count_inst(i, b, costs);
                i = self.func.prev(i);
            }
        }
        for n in 0..self.order.len() {
            for i in self.func.block_insts(self.order[n]) {
                self.memory.needed.remove(i);
            }
        }
    }
    fn count_inst(&mut self, inst: Inst, block: Block, costs: &mut Costs) {
        let func = &*self.func;
        if self.ephemeral.contains(inst) {
            return;
        }
        let whose = if self.plan.literal.is_some() { Whose::Target } else { Whose::Gpu };
        let own = whose.of(func, inst, CostKind::SizeAndLatency);
        costs.rolled = costs.rolled.saturating_add(own);
        let known = self.memory.known[inst.index()];
        // LLVM counts the address of what folds, and what folds needs its operands all the same.
        let as_llvm = self.plan.literal.is_some();
        let folded = match func.op(inst) {
            op if op.is_terminator() => {
                if self.only_target(inst, block).is_some() || func.num_operands(inst) == 1 {
                    return;
                }
                false
            }
            _ if self.iteration > 0 && self.memory.repeated.contains(inst) => true,
            Opcode::GetElementPtr if as_llvm => false,
            _ if as_llvm && self.memory.same.contains(inst) => true,
            _ => known != Known::Nothing && !facts::has_side_effects(func, inst),
        };
        if folded && !as_llvm {
            return;
        }
        let effect = facts::has_side_effects(func, inst)
            || func.flags(inst) & flags::VOLATILE != 0 && func.op(inst) == Opcode::Load;
        if !effect && !self.memory.needed.contains(inst) && !self.leaves_iteration(inst) {
            return;
        }
        if !folded {
            costs.unrolled = costs.unrolled.saturating_add(own);
        }
        for k in 0..func.num_operands(inst) {
            if let Some(o) = func.operand(inst, k).as_inst() {
                self.memory.needed.insert(o);
            }
        }
    }
    /// Whether `inst` is used after this iteration. LLVM counts what is used after the loop in the last iteration alone, wherever the loop
    /// is left, and there what the next iteration would use no more.
    fn leaves_iteration(&self, inst: Inst) -> bool {
        let func = &*self.func;
        let is_last = self.iteration + 1 == self.plan.count;
        let (may_leave, may_go_on) = match self.plan.literal {
            Some(_) => (is_last, !is_last),
            None => (true, true),
        };
        func.uses(Value::inst(inst)).any(|u| {
            let user = func.user(u);
            let at = func.block_of(user);
            may_leave && !self.loops.contains(self.l, at)
                || may_go_on && at == self.header && func.op(user) == Opcode::Phi
        })
    }
}
