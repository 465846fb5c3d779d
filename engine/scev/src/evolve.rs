//! Loops run at compile time: header phis that start as constants are computed iteration by iteration, to find when an exit
//! is taken or what a phi is at the end. The instructions that matter are put in order once; an iteration is one walk.

use super::*;
use smallvec::SmallVec;
use warpc_analysis::facts::{intrinsic, is_simple};
use warpc_ir::fold::Folder;
use warpc_ir::intrinsics::is_with_overflow;
use warpc_ir::opcode::{FloatPred, flags};

/// Operand of an instruction of the plan.
#[derive(Clone, Copy)]
enum Operand {
    Const(Value),
    /// Result of step `n`.
    Step(u32),
    /// Phi `n`.
    Phi(u32),
}

/// Instructions in order, each after its operands.
#[derive(Default)]
struct Plan {
    steps: Vec<(Inst, SmallVec<[Operand; 3]>)>,
    phis: Vec<(Inst, Value)>,
    place: hashbrown::HashMap<Inst, Option<u32>, warpc_columns::intern::Hasher>,
}

impl Se<'_, '_> {
    /// A folder over a copy of the function's constants.
    fn folder(&mut self) -> Folder<'_> {
        let consts = self.consts.get_or_insert_with(|| Box::new(self.f.consts().clone_unindexed()));
        Folder {
            consts,
            types: self.f.types(),
            layout: self.f.layout(),
            ctx: Some(self.f.ctx()),
            func: self.f.global(),
        }
    }
    /// Bits of an integer constant, of the function or of the copy.
    fn int_here(&self, value: Value) -> Option<u128> {
        match &self.consts {
            Some(c) if value.as_const().is_some() => {
                c.as_int(value).map(u128::from).or_else(|| match *c.limbs(value.as_const()?) {
                    [a, b] => Some(a as u128 | (b as u128) << 64),
                    _ => None,
                })
            }
            _ => self.int_of(value),
        }
    }
    /// Expression of a constant of the copy.
    fn of_constant(&mut self, value: Value) -> Option<Expr> {
        let shared = value.as_const().is_none_or(|c| c.index() < self.f.consts().len());
        if shared {
            return Some(self.get(value));
        }
        let ty = self.consts.as_ref().map(|c| value.as_const().map(|x| c.ty(x)))??;
        let ty = self.ty_of(ty)?;
        if ty.bits() > number::PLAIN {
            let limbs = self.consts.as_ref()?.limbs(value.as_const()?).into();
            return Some(self.make_wide(ty, limbs));
        }
        let n = self.int_here(value)?;
        Some(self.make_const(ty, n))
    }
    /// Whether `inst` can be computed from constants.
    pub(super) fn can_fold(&self, inst: Inst) -> bool {
        let f = self.f;
        match f.op(inst) {
            Opcode::Phi | Opcode::Freeze => false,
            Opcode::Load => is_simple(f, inst),
            Opcode::Call => {
                let folds = |id| warpc_ir::fold::propagates_poison(id) || is_with_overflow(id);
                intrinsic(f, inst).is_some_and(folds) && f.call(inst).bundles.is_empty()
            }
            op => op.is_pure() || op.is_int_div(),
        }
    }
    /// `inst` of constant operands (without the callee of a call).
    pub(super) fn fold_with(&mut self, inst: Inst, ops: &[Value]) -> Option<Value> {
        let f = self.f;
        let (op, ty) = (f.op(inst), f.ty(inst));
        // What the flags of an integer operation promise is not checked: a loop that breaks them does what it may.
        let float = op.takes_fast_math() && op != Opcode::Phi;
        let fl = if float || op == Opcode::GetElementPtr { f.flags(inst) } else { 0 };
        let number = float && f.types().is_float(ty);
        // Where the result may be one of several numbers, the loop need not take the one found here.
        let loose = flags::NSZ | flags::ARCP | flags::CONTRACT | flags::AFN | flags::REASSOC;
        if number && fl & loose != 0 {
            return None;
        }
        let pred = (f.op(inst) == Opcode::ICmp).then(|| f.int_pred(inst));
        let mut k = self.folder();
        let r = match op {
            Opcode::ICmp => k.icmp(pred?, ops[0], ops[1], ty),
            Opcode::FCmp => k.fcmp(f.float_pred(inst), fl, ops[0], ops[1], ty),
            Opcode::Select => k.select(ops[0], ops[1], ops[2]),
            Opcode::Load => k.load(ops[0], ty),
            Opcode::Call => k.intrinsic(intrinsic(f, inst)?, fl, ops, ty),
            Opcode::FNeg => k.fneg(ops[0]),
            Opcode::ExtractElement => k.extract_element(ops[0], ops[1]),
            Opcode::InsertElement => k.insert_element(ops[0], ops[1], ops[2]),
            Opcode::ShuffleVector => k.shuffle(ops[0], ops[1], f.indices(inst), ty),
            Opcode::ExtractValue => k.extract_value(ops[0], f.indices(inst)),
            Opcode::InsertValue => k.insert_value(ops[0], ops[1], f.indices(inst)),
            Opcode::GetElementPtr => k.gep(Type(f.aux(inst).a), fl, ops[0], &ops[1..], ty),
            _ if op.is_binary() => k.binary(op, fl, ops[0], ops[1]),
            _ if op.is_cast() => k.cast(op, fl, ops[0], ty),
            _ => None,
        }?;
        // Sign and payload of a NaN are not fixed.
        let nan = number && k.fcmp(FloatPred::Uno, 0, r, r, Type::I1).and_then(|v| k.consts.as_int(v)) == Some(1);
        (!nan).then_some(r)
    }
    fn arguments(&self, inst: Inst) -> usize {
        self.f.num_operands(inst) - (self.f.op(inst) == Opcode::Call) as usize
    }
    /// Header phis of `loop_id` whose values from all entry edges are one constant.
    fn plan(&mut self, loop_id: Loop, latch: Block) -> Plan {
        let f = self.f;
        let mut p = Plan::default();
        for i in f.block_insts(self.loops.header(loop_id)) {
            if f.op(i) != Opcode::Phi {
                break;
            }
            let mut start = None;
            let same =
                f.phi_pairs(i).filter(|x| x.1 != latch).all(|(v, _)| v.is_constant() && *start.get_or_insert(v) == v);
            if let Some(v) = start.filter(|_| same) {
                p.phis.push((i, v));
            }
        }
        p
    }
    /// Adds what computes `value`; `None` when it cannot be computed.
    fn plan_value(&self, plan: &mut Plan, loop_id: Loop, value: Value) -> Option<Operand> {
        let f = self.f;
        let limit = self.set.evolving_depth as usize;
        let known = |plan: &Plan, value: Value| -> Option<Option<Operand>> {
            if value.is_constant() {
                return Some(Some(Operand::Const(value)));
            }
            let Some(i) = value.as_inst() else { return Some(None) };
            if let Some(n) = plan.phis.iter().position(|x| x.0 == i) {
                return Some(Some(Operand::Phi(n as u32)));
            }
            plan.place.get(&i).map(|s| s.map(Operand::Step))
        };
        let usable = |i: Inst| self.loops.contains(loop_id, f.block_of(i)) && self.can_fold(i);
        // Instructions with the operands found so far.
        let mut stack: Vec<(Inst, SmallVec<[Operand; 3]>)> = Vec::new();
        let mut want = value;
        loop {
            match known(plan, want) {
                Some(r) if stack.is_empty() => return r,
                Some(Some(x)) => stack.last_mut()?.1.push(x),
                None if want.as_inst().is_some_and(usable) && stack.len() <= limit && plan.steps.len() < 4096 => {
                    stack.push((want.as_inst()?, SmallVec::new()));
                }
                _ => {
                    // Nothing that needs it can be computed.
                    if let Some(i) = want.as_inst() {
                        plan.place.insert(i, None);
                    }
                    for (i, _) in stack {
                        plan.place.insert(i, None);
                    }
                    return None;
                }
            }
            // The next operand; an instruction all of whose operands are known is done.
            while let Some((i, ops)) = stack.last() {
                if ops.len() < self.arguments(*i) {
                    want = f.operand(*i, ops.len());
                    break;
                }
                let (i, ops) = stack.pop()?;
                plan.place.insert(i, Some(plan.steps.len() as u32));
                plan.steps.push((i, ops));
                want = Value::inst(i);
                match stack.last_mut() {
                    Some(up) => up.1.push(Operand::Step(plan.steps.len() as u32 - 1)),
                    None => break,
                }
            }
        }
    }
    /// Runs the steps of the plan; `None` for what does not fold.
    fn run(&mut self, plan: &Plan, phis: &[Option<Value>], out: &mut Vec<Option<Value>>) {
        out.clear();
        for (i, ops) in &plan.steps {
            let args: Option<SmallVec<[Value; 4]>> = ops
                .iter()
                .map(|o| match *o {
                    Operand::Const(v) => Some(v),
                    Operand::Phi(n) => phis[n as usize],
                    Operand::Step(n) => out[n as usize],
                })
                .collect();
            let v = args.and_then(|a| self.fold_with(*i, &a));
            out.push(v);
        }
    }
    /// Phis that `value` depends on: exactly one, or `None`.
    fn only_phi(&self, loop_id: Loop, value: Value) -> Option<Inst> {
        let f = self.f;
        let header = self.loops.header(loop_id);
        let mut found = None;
        let mut work: SmallVec<[(Value, u32); 16]> = SmallVec::from_slice(&[(value, 0)]);
        let mut seen: Vec<Inst> = Vec::new();
        while let Some((value, depth)) = work.pop() {
            if value.is_constant() {
                continue;
            }
            let i = value.as_inst()?;
            if !self.loops.contains(loop_id, f.block_of(i)) {
                return None;
            }
            if f.op(i) == Opcode::Phi {
                if f.block_of(i) != header || *found.get_or_insert(i) != i {
                    return None;
                }
                continue;
            }
            if !self.can_fold(i) || depth > self.set.evolving_depth + 1 || seen.len() > 1024 {
                return None;
            }
            if seen.contains(&i) {
                continue;
            }
            seen.push(i);
            work.extend(f.operands(i).take(self.arguments(i)).map(|o| (o, depth + 1)));
        }
        found
    }
    /// In which iteration `condition` first has the value `when`.
    pub(super) fn run_until(&mut self, loop_id: Loop, condition: Value, when: bool) -> Expr {
        const CNC: Expr = COULD_NOT_COMPUTE;
        if self.set.max_iterations == 0 {
            return CNC;
        }
        let f = self.f;
        let Some(phi) = self.only_phi(loop_id, condition) else { return CNC };
        let Some(latch) = self.loop_facts(loop_id).latch else { return CNC };
        if f.phi_len(phi) != 2 {
            return CNC;
        }
        let mut p = self.plan(loop_id, latch);
        if !p.phis.iter().any(|x| x.0 == phi) {
            return CNC;
        }
        let Some(cond) = self.plan_value(&mut p, loop_id, condition) else { return CNC };
        let next = self.plan_next(&mut p, loop_id, latch);
        let mut phis: Vec<Option<Value>> = p.phis.iter().map(|x| Some(x.1)).collect();
        let mut out = Vec::new();
        for n in 0..self.set.max_iterations {
            self.run(&p, &phis, &mut out);
            let v = match cond {
                Operand::Const(v) => Some(v),
                Operand::Phi(k) => phis[k as usize],
                Operand::Step(k) => out[k as usize],
            };
            let Some(b) = v.and_then(|v| self.int_here(v)) else { return CNC };
            if b == when as u128 {
                return self.make_const(Ty::int(32), n as u128);
            }
            phis = step_phis(&next, &phis, &out);
        }
        CNC
    }
    /// What each phi of the plan becomes.
    fn plan_next(&mut self, plan: &mut Plan, loop_id: Loop, latch: Block) -> Vec<Option<Operand>> {
        (0..plan.phis.len())
            .map(|k| {
                let v = self.f.phi_value_for(plan.phis[k].0, latch)?;
                self.plan_value(plan, loop_id, v)
            })
            .collect()
    }
    /// Value of header phi `phi` after the back edge was taken `count` times, by running the loop.
    pub(super) fn value_after(&mut self, phi: Inst, count: u128, loop_id: Loop) -> Option<Expr> {
        if let Some(x) = self.s.loops[loop_id.index()].evolved.iter().find(|x| x.0 == phi) {
            return (x.1 != COULD_NOT_COMPUTE).then_some(x.1);
        }
        let r = self.value_after_new(phi, count, loop_id);
        self.s.loops[loop_id.index()].evolved.push((phi, r.unwrap_or(COULD_NOT_COMPUTE)));
        r
    }
    fn value_after_new(&mut self, phi: Inst, count: u128, loop_id: Loop) -> Option<Expr> {
        if count > self.set.max_iterations as u128 {
            return None;
        }
        let latch = self.loop_facts(loop_id).latch?;
        let mut p = self.plan(loop_id, latch);
        let own = p.phis.iter().position(|x| x.0 == phi)?;
        let next = self.plan_next(&mut p, loop_id, latch);
        let mut phis: Vec<Option<Value>> = p.phis.iter().map(|x| Some(x.1)).collect();
        let mut out = Vec::new();
        for _ in 0..count {
            self.run(&p, &phis, &mut out);
            let new = step_phis(&next, &phis, &out);
            new[own]?;
            if new == phis {
                break;
            }
            phis = new;
        }
        let v = phis[own]?;
        self.of_constant(v)
    }
    /// `inst` folded with expressions that are constants for operands.
    pub(super) fn fold_exprs(&mut self, inst: Inst, ops: &[Option<Value>]) -> Option<Expr> {
        let args: Option<SmallVec<[Value; 4]>> = ops.iter().copied().collect();
        let v = self.fold_with(inst, &args?)?;
        self.of_constant(v)
    }
    /// The constant that `expr` is, as a value of type `ty`.
    pub(super) fn as_constant_value(&mut self, expr: Expr, ty: Type) -> Option<Value> {
        if let Some(c) = self.constant(expr) {
            let bits = self.bits(expr);
            if self.f.types().is_ptr(ty) {
                return None;
            }
            let k = self.folder();
            return Some(k.consts.add_wide_int(ty, bits, &[c as u64, (c >> 64) as u64]));
        }
        if let Some(limbs) = self.s.nodes.wide_constant(expr).cloned() {
            let bits = self.bits(expr);
            return Some(self.folder().consts.add_wide_int(ty, bits, &limbs));
        }
        if let Some(v) = self.unknown(expr) {
            return v.is_constant().then_some(v);
        }
        // A constant offset of a global.
        if self.kind(expr) == Kind::Add
            && let &[c, base] = self.ops(expr)
            && let Some(c) = self.constant(c)
            && let Some(v) = self.unknown(base).filter(|v| v.is_constant() && self.is_ptr(base))
        {
            let bits = self.bits(expr);
            let int = match bits {
                64 => Type::I64,
                32 => Type::I32,
                _ => return None,
            };
            let mut k = self.folder();
            let offset = k.consts.add_int(int, bits, c as u64);
            return k.gep(Type::I8, 0, v, &[offset], ty);
        }
        None
    }
}

fn step_phis(next: &[Option<Operand>], phis: &[Option<Value>], out: &[Option<Value>]) -> Vec<Option<Value>> {
    next.iter()
        .map(|o| match (*o)? {
            Operand::Const(v) => Some(v),
            Operand::Phi(n) => phis[n as usize],
            Operand::Step(n) => out[n as usize],
        })
        .collect()
}
