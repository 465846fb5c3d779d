//! `tailcallelim`: a function that ends in a call of itself becomes a loop; calls that cannot see the stack are marked `tail`.
//!
//! **When**: the call is marked `tail` (by the first step, `mark.rs`), and behind it stand only instructions that could stand before
//! it, and at most one operation that takes the result in: `return n * f(n - 1)` gets an accumulator. A block that only branches
//! to a return gets a return of its own first.
//! **How**: the entry block becomes the header of a loop, below a new entry with the stack slots of fixed size. Arguments become
//! phis. While some returns still decide the result, two more phis say whether it is known and what it is.
//! **Invariants**: functions with stack slots of variable size, variable arguments or arguments copied to the stack keep their
//! calls. Accumulated operations give up flags, as they are done in another order. Convergent calls and barriers run in the same
//! order under the same conditions: a round of the loop is what a call was.
//! **Relies on**: attributes of calls for memory and capture. **Cost**: linear.

mod mark;

use mark::Marker;
use smallvec::SmallVec;
use warpc_analysis::alias::{Alias, AliasCache, Loc};
use warpc_analysis::{AnalysisSet, Values, facts, known_bits::is_dereferenceable};
use warpc_ir::attrs::AttrKind;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "tailcallelim",
    summary: "turn calls of the function itself at its end into a loop; mark tail calls",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("tailcallelim")?;
        Ok(PassBody::Function(Box::<TailCallElim>::default()))
    },
};

/// Instructions before a call that are searched for an access to the address of a load behind it.
const SCAN: usize = 32;

#[derive(Default)]
struct TailCallElim {
    marker: Marker,
}

impl FunctionPass for TailCallElim {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if has_true(func, "disable-tail-calls")
            || !func.block_order().any(|b| func.block_insts(b).any(|i| func.op(i).is_call()))
        {
            return Outcome::Unchanged;
        }
        let marked = self.marker.run(func, cx);
        let rounds = may_loop(func) && Elimination::default().run(func, cx);
        match (rounds, marked) {
            (true, _) => Outcome::Changed(AnalysisSet::NONE),
            (false, true) => Outcome::Marked,
            (false, false) => Outcome::Unchanged,
        }
    }
}

/// Whether string attribute `key` of the function is `true`.
fn has_true(func: &Func<'_>, key: &str) -> bool {
    let set = func.attrs().list(func.ctx().globals.parts[func.global().index()].attrs).func;
    func.attrs().set(set).iter().any(|attr| match attr {
        warpc_ir::attrs::Attr::Str(k, v) => {
            func.ctx().str(*k) == key.as_bytes() && v.is_some_and(|v| func.ctx().str(v) == b"true")
        }
        _ => false,
    })
}

/// Whether calls of `func` by itself may become rounds of a loop at all.
fn may_loop(func: &Func<'_>) -> bool {
    let ctx = func.ctx();
    let variadic = func.types().func(ctx.globals.shape[func.global().index()].ty).is_some_and(|(_, _, vararg)| vararg);
    let entry = func.entry();
    let dynamic = |i: Inst| {
        func.op(i) == Opcode::Alloca && (func.block_of(i) != entry || p::int(func, func.operand(i, 0)).is_none())
    };
    !variadic
        && (0..func.num_args() as u32).all(|n| !facts::arg_has(func, n, AttrKind::ByVal))
        && !func.block_order().any(|b| func.block_insts(b).any(dynamic))
}

/// The loop that calls turn into.
struct Elimination {
    /// First block of the loop; `NONE` until the first call is turned.
    header: Block,
    arguments: Vec<Inst>,
    /// The result, and whether it is known; `NONE` without result.
    result: Inst,
    is_known: Inst,
    /// What is accumulated, and the operation that does.
    accumulator: Inst,
    accumulating: Inst,
    /// Choices between a known result and another.
    choices: Vec<Inst>,
    aliases: AliasCache,
}

impl Default for Elimination {
    fn default() -> Elimination {
        Elimination {
            header: Block::NONE,
            arguments: Vec::new(),
            result: Inst::NONE,
            is_known: Inst::NONE,
            accumulator: Inst::NONE,
            accumulating: Inst::NONE,
            choices: Vec::new(),
            aliases: AliasCache::default(),
        }
    }
}

impl Elimination {
    fn run(mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
        let mut changed = false;
        for b in func.block_order().collect::<Vec<Block>>() {
            if !func.is_block_dead(b) {
                changed |= self.block(func, cx, b);
            }
        }
        if self.header.is_some() {
            self.finish(func);
        }
        changed
    }

    fn block(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, block: Block) -> bool {
        let term = func.terminator(block);
        if term.is_none() {
            return false;
        }
        if func.op(term) == Opcode::Br && func.num_operands(term) == 1 {
            let Some(next) = func.operand(term, 0).as_block() else { return false };
            let ret = func.first_non_phi(next);
            if func.op(ret) != Opcode::Ret || next == block {
                return false;
            }
            let Some(call) = candidate(func, block) else { return false };
            return_from(func, block, next);
            self.call(func, cx, call);
            return true;
        }
        match candidate(func, block) {
            Some(call) if func.op(term) == Opcode::Ret => self.call(func, cx, call),
            _ => false,
        }
    }

    /// Turns `call` at the end of its block into a round, if nothing behind it depends on its place.
    fn call(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, call: Inst) -> bool {
        let block = func.block_of(call);
        let ret = func.terminator(block);
        let mut accumulating = Inst::NONE;
        let mut i = func.next(call);
        while i != ret {
            if !may_stand_before(func, &mut self.aliases, i, call) {
                if self.accumulator.is_some() || accumulating.is_some() || !accumulates(func, i, call) {
                    return false;
                }
                accumulating = i;
            }
            i = func.next(i);
        }
        cx.remark(
            RemarkKind::Passed,
            INFO.name,
            "tailcall-recursion",
            call,
            || "transforming tail recursion into loop",
        );
        // New phis are addresses that the cache does not know.
        self.aliases.clear();
        if self.header.is_none() {
            self.make_header(func);
        }
        for (n, &phi) in self.arguments.iter().enumerate() {
            let v = func.operand(call, n);
            func.add_incoming(phi, v, block);
        }
        if accumulating.is_some() {
            self.make_accumulator(func, accumulating);
            let slot = (func.operand(accumulating, 0) != call.into()) as usize;
            func.set_operand(accumulating, slot, self.accumulator.into());
            func.drop_poison_flags(accumulating);
        }
        if self.result.is_some() {
            let returned = func.operand(ret, 0);
            if returned == call.into() || accumulating.is_some() {
                let (result, known) = (self.result, self.is_known);
                func.add_incoming(result, result.into(), block);
                func.add_incoming(known, known.into(), block);
            } else {
                let choice = self.choose(func, ret, returned);
                func.add_incoming(self.result, choice, block);
                let truth = func.consts_mut().add_bool(true);
                func.add_incoming(self.is_known, truth, block);
            }
            if self.accumulator.is_some() {
                let v = if accumulating.is_some() { accumulating } else { self.accumulator };
                func.add_incoming(self.accumulator, v.into(), block);
            }
        }
        let loc = func.loc(call);
        func.erase(ret);
        let branch = Builder::at_end(func, block).br(self.header);
        func.set_loc(branch, loc);
        func.erase(call);
        true
    }

    /// The known result, or `other`, before `ret`.
    fn choose(&mut self, func: &mut FuncMut<'_>, ret: Inst, other: Value) -> Value {
        let v = Builder::before(func, ret).select(self.is_known.into(), self.result.into(), other, 0);
        func.set_name(v, b"current.ret.tr");
        self.choices.extend(v.as_inst());
        v
    }

    fn make_header(&mut self, func: &mut FuncMut<'_>) {
        let header = func.entry();
        self.header = header;
        let entry = func.new_block_after(Block::NONE);
        func.take_name(Value::block(entry), Value::block(header));
        func.set_name(Value::block(header), b"tailrecurse");
        let branch = Builder::at_end(func, entry).br(header);
        let slots: Vec<Inst> = func.block_insts(header).filter(|&i| func.op(i) == Opcode::Alloca).collect();
        for slot in slots {
            func.move_before(slot, branch);
        }
        let first = func.first(header);
        let phi = |func: &mut FuncMut<'_>, ty: Type, name: &[u8]| {
            let phi = func.new_inst(Opcode::Phi, 0, ty, &[], Aux::default());
            func.insert_before(phi, first);
            func.set_name(phi.into(), name);
            phi
        };
        for n in 0..func.num_args() as u32 {
            let arg = Value::arg(n);
            let ty = func.type_of(arg);
            let new = phi(func, ty, b"");
            func.derive_name(new.into(), arg, ".tr");
            func.replace_all_uses(arg, new.into());
            func.add_incoming(new, arg, entry);
            self.arguments.push(new);
        }
        let ty = func.return_type();
        if ty != Type::VOID {
            self.result = phi(func, ty, b"ret.tr");
            self.is_known = phi(func, Type::I1, b"ret.known.tr");
            func.add_incoming(self.result, Value::poison(ty), entry);
            let untruth = func.consts_mut().add_bool(false);
            func.add_incoming(self.is_known, untruth, entry);
        }
    }

    fn make_accumulator(&mut self, func: &mut FuncMut<'_>, accumulating: Inst) {
        let ty = func.return_type();
        let phi = func.new_phi(self.header, ty);
        func.set_name(phi.into(), b"accumulator.tr");
        let identity = identity(func, accumulating).unwrap_or(Value::poison(ty));
        let entry = func.entry();
        for from in func.predecessors(self.header).collect::<Vec<Block>>() {
            func.add_incoming(phi, if from == entry { identity } else { phi.into() }, from);
        }
        self.accumulator = phi;
        self.accumulating = accumulating;
    }

    fn finish(&mut self, func: &mut FuncMut<'_>) {
        for phi in std::mem::take(&mut self.arguments) {
            if let Some(v) = func.phi_constant_value(phi) {
                func.replace_and_erase(phi, v);
            }
        }
        if self.result.is_none() {
            return;
        }
        let returns: Vec<Inst> = func
            .block_order()
            .map(|b| func.terminator(b))
            .filter(|&t| t.is_some() && func.op(t) == Opcode::Ret)
            .collect();
        if self.choices.is_empty() {
            func.erase(self.result);
            func.erase(self.is_known);
            if self.accumulator.is_some() {
                for ret in returns {
                    let v = self.accumulated(func, ret, func.operand(ret, 0));
                    func.set_operand(ret, 0, v);
                }
            }
            return;
        }
        for ret in returns {
            let returned = func.operand(ret, 0);
            let choice = self.choose(func, ret, returned);
            if let Some(i) = choice.as_inst() {
                func.set_loc(i, Md::NONE);
            }
            func.set_operand(ret, 0, choice);
        }
        if self.accumulator.is_some() {
            for choice in std::mem::take(&mut self.choices) {
                let v = self.accumulated(func, choice, func.operand(choice, 2));
                func.set_operand(choice, 2, v);
            }
        }
    }

    /// What was accumulated, with `value`, before `at`.
    fn accumulated(&self, func: &mut FuncMut<'_>, at: Inst, value: Value) -> Value {
        let mut operands: SmallVec<[Value; 4]> = func.operands(self.accumulating).collect();
        let slot = (operands[0] == self.accumulator.into()) as usize;
        operands[slot] = value;
        let new = func.clone_inst(self.accumulating, &operands);
        func.insert_before(new, at);
        func.set_loc(new, Md::NONE);
        func.set_name(new.into(), b"accumulator.ret.tr");
        new.into()
    }
}

/// The last call of the function itself in `block`, if it is marked.
fn candidate(func: &Func<'_>, block: Block) -> Option<Inst> {
    let mut i = func.last(block);
    while i.is_some() {
        if func.op(i) == Opcode::Call && facts::called_function(func, i) == Some(func.global()) {
            let row = func.call(i);
            let same = row.fn_ty == func.ctx().globals.shape[func.global().index()].ty && row.bundles.is_empty();
            let marked = matches!(row.tail, TailKind::Tail | TailKind::MustTail);
            let byval = (0..row.num_args as usize).any(|n| facts::call_arg_has(func, i, n, AttrKind::ByVal));
            return (marked && same && !byval).then_some(i);
        }
        i = func.prev(i);
    }
    None
}

/// Gives `block` the return of `next`, to which it branches.
fn return_from(func: &mut FuncMut<'_>, block: Block, next: Block) {
    let (branch, ret) = (func.terminator(block), func.first_non_phi(next));
    let mut operands: SmallVec<[Value; 4]> = func.operands(ret).collect();
    for v in &mut operands {
        if let Some(phi) = v.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == next) {
            *v = func.phi_value_for(phi, block).unwrap_or(*v);
        }
    }
    let new = func.clone_inst(ret, &operands);
    func.remove_phi_edge(next, block);
    func.erase(branch);
    func.append(new, block);
    if func.predecessors(next).next().is_none() {
        func.erase_block(next);
        return;
    }
    // A phi of one pair is its value.
    let phis: Vec<Inst> = func.block_insts(next).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    for phi in phis {
        let (v, _) = func.phi_incoming(phi, 0);
        if func.phi_len(phi) == 1 && v != phi.into() {
            func.replace_and_erase(phi, v);
        }
    }
}

/// Whether what `load` reads may be read before `call`: of an object that is there, or because it is read or written just before.
fn is_loadable(func: &Func<'_>, load: Inst, call: Inst) -> bool {
    let (ptr, align) = (func.operand(load, 0), func.mem(load).align);
    let size = func.layout().fixed_store_size(func.types(), func.ty(load));
    if size.is_some_and(|size| is_dereferenceable(func, ptr, size)) && Values::new(func).pointer_alignment(ptr) >= align
    {
        return true;
    }
    let mut i = func.prev(call);
    for _ in 0..SCAN {
        if i.is_none() || func.op(i).is_call() {
            return false;
        }
        let accessed = match func.op(i) {
            Opcode::Load => Some((func.operand(i, 0), func.ty(i))),
            Opcode::Store => Some((func.operand(i, 1), func.type_of(func.operand(i, 0)))),
            _ => None,
        };
        if let Some((other, ty)) = accessed
            && other == ptr
            && func.mem(i).align >= align
            && func.layout().fixed_store_size(func.types(), ty) >= size
            && size.is_some()
        {
            return true;
        }
        i = func.prev(i);
    }
    false
}

/// Whether `inst`, which stands behind `call`, could stand before it.
fn may_stand_before(func: &Func<'_>, aliases: &mut AliasCache, inst: Inst, call: Inst) -> bool {
    if facts::has_side_effects(func, inst) {
        return false;
    }
    if facts::may_read(func, inst) && facts::has_side_effects(func, call) {
        let Some(loc) = Loc::of(func, inst).filter(|_| func.op(inst) == Opcode::Load) else { return false };
        if Alias::new(func, aliases).mod_ref(call, &loc).is_mod() || !is_loadable(func, inst, call) {
            return false;
        }
    }
    func.operands(inst).all(|v| v != call.into())
}

/// Whether `inst` takes the result of `call` into a value that is only returned, by an operation that may be done in any order.
fn accumulates(func: &Func<'_>, inst: Inst, call: Inst) -> bool {
    let regroups = match func.op(inst) {
        Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => true,
        Opcode::FAdd | Opcode::FMul => func.flags(inst) & (flags::REASSOC | flags::NSZ) == flags::REASSOC | flags::NSZ,
        Opcode::Call => is_extreme(func, inst),
        _ => false,
    };
    if !regroups || (func.operand(inst, 0) == call.into()) == (func.operand(inst, 1) == call.into()) {
        return false;
    }
    let v = Value::inst(inst);
    func.has_one_use(v) && func.op(func.user(func.first_use(v))) == Opcode::Ret
}

fn is_extreme(func: &Func<'_>, inst: Inst) -> bool {
    matches!(facts::intrinsic(func, inst), Some(id::SMAX | id::SMIN | id::UMAX | id::UMIN))
}

/// The value that operation `inst` takes in without change.
fn identity(func: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = func.ty(inst);
    let bits = p::width(func, inst.into());
    let sign = |func: &mut FuncMut<'_>| {
        let limbs: Vec<u64> =
            (0..bits.div_ceil(64)).map(|n| if n == (bits - 1) / 64 { 1 << ((bits - 1) % 64) } else { 0 }).collect();
        let mut fold = func.folder();
        let scalar = fold.types.scalar(ty);
        let c = fold.consts.add_wide_int(scalar, bits, &limbs);
        fold.splat(ty, c)
    };
    match func.op(inst) {
        Opcode::Add | Opcode::Or | Opcode::Xor => func.folder().zero(ty),
        Opcode::Mul => func.folder().int_of(ty, 1),
        Opcode::And => func.folder().int_of(ty, -1),
        Opcode::FAdd | Opcode::FMul => {
            let scalar = func.types().scalar(ty);
            let number = if func.op(inst) == Opcode::FMul { float::of_i64(scalar, 1)? } else { float::neg(scalar, 0)? };
            let mut fold = func.folder();
            let c = fold.float(scalar, number);
            Some(fold.splat(ty, c))
        }
        _ => match facts::intrinsic(func, inst)? {
            id::UMAX => func.folder().zero(ty),
            id::UMIN => func.folder().int_of(ty, -1),
            id::SMAX => Some(sign(func)),
            id::SMIN => {
                let lowest = sign(func);
                let ones = func.folder().int_of(ty, -1)?;
                func.folder().binary(Opcode::Xor, 0, lowest, ones)
            }
            _ => None,
        },
    }
}
