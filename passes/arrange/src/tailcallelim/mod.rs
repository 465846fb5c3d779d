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
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if has_true(f, "disable-tail-calls") || !f.block_order().any(|b| f.block_insts(b).any(|i| f.op(i).is_call())) {
            return Outcome::Unchanged;
        }
        let marked = self.marker.run(f, cx);
        let rounds = may_loop(f) && Elimination::default().run(f, cx);
        match (rounds, marked) {
            (true, _) => Outcome::Changed(AnalysisSet::NONE),
            (false, true) => Outcome::Marked,
            (false, false) => Outcome::Unchanged,
        }
    }
}

/// Whether string attribute `key` of the function is `true`.
fn has_true(f: &Func<'_>, key: &str) -> bool {
    let set = f.attrs().list(f.ctx().globals.parts[f.global().index()].attrs).func;
    f.attrs().set(set).iter().any(|attr| match attr {
        warpc_ir::attrs::Attr::Str(k, v) => {
            f.ctx().str(*k) == key.as_bytes() && v.is_some_and(|v| f.ctx().str(v) == b"true")
        }
        _ => false,
    })
}

/// Whether calls of `f` by itself may become rounds of a loop at all.
fn may_loop(f: &Func<'_>) -> bool {
    let ctx = f.ctx();
    let variadic = f.types().func(ctx.globals.shape[f.global().index()].ty).is_some_and(|(_, _, vararg)| vararg);
    let entry = f.entry();
    let dynamic =
        |i: Inst| f.op(i) == Opcode::Alloca && (f.block_of(i) != entry || p::int(f, f.operand(i, 0)).is_none());
    !variadic
        && (0..f.num_args() as u32).all(|n| !facts::arg_has(f, n, AttrKind::ByVal))
        && !f.block_order().any(|b| f.block_insts(b).any(dynamic))
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
    fn run(mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
        let mut changed = false;
        for b in f.block_order().collect::<Vec<Block>>() {
            if !f.is_block_dead(b) {
                changed |= self.block(f, cx, b);
            }
        }
        if self.header.is_some() {
            self.finish(f);
        }
        changed
    }

    fn block(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>, block: Block) -> bool {
        let term = f.terminator(block);
        if term.is_none() {
            return false;
        }
        if f.op(term) == Opcode::Br && f.num_operands(term) == 1 {
            let Some(next) = f.operand(term, 0).as_block() else { return false };
            let ret = f.first_non_phi(next);
            if f.op(ret) != Opcode::Ret || next == block {
                return false;
            }
            let Some(call) = candidate(f, block) else { return false };
            return_from(f, block, next);
            self.call(f, cx, call);
            return true;
        }
        match candidate(f, block) {
            Some(call) if f.op(term) == Opcode::Ret => self.call(f, cx, call),
            _ => false,
        }
    }

    /// Turns `call` at the end of its block into a round, if nothing behind it depends on its place.
    fn call(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>, call: Inst) -> bool {
        let block = f.block_of(call);
        let ret = f.terminator(block);
        let mut accumulating = Inst::NONE;
        let mut i = f.next(call);
        while i != ret {
            if !may_stand_before(f, &mut self.aliases, i, call) {
                if self.accumulator.is_some() || accumulating.is_some() || !accumulates(f, i, call) {
                    return false;
                }
                accumulating = i;
            }
            i = f.next(i);
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
            self.make_header(f);
        }
        for (n, &phi) in self.arguments.iter().enumerate() {
            let v = f.operand(call, n);
            f.add_incoming(phi, v, block);
        }
        if accumulating.is_some() {
            self.make_accumulator(f, accumulating);
            let slot = (f.operand(accumulating, 0) != call.into()) as usize;
            f.set_operand(accumulating, slot, self.accumulator.into());
            f.drop_poison_flags(accumulating);
        }
        if self.result.is_some() {
            let returned = f.operand(ret, 0);
            if returned == call.into() || accumulating.is_some() {
                let (result, known) = (self.result, self.is_known);
                f.add_incoming(result, result.into(), block);
                f.add_incoming(known, known.into(), block);
            } else {
                let choice = self.choose(f, ret, returned);
                f.add_incoming(self.result, choice, block);
                let truth = f.consts_mut().add_bool(true);
                f.add_incoming(self.is_known, truth, block);
            }
            if self.accumulator.is_some() {
                let v = if accumulating.is_some() { accumulating } else { self.accumulator };
                f.add_incoming(self.accumulator, v.into(), block);
            }
        }
        let loc = f.loc(call);
        f.erase(ret);
        let branch = Builder::at_end(f, block).br(self.header);
        f.set_loc(branch, loc);
        f.erase(call);
        true
    }

    /// The known result, or `other`, before `ret`.
    fn choose(&mut self, f: &mut FuncMut<'_>, ret: Inst, other: Value) -> Value {
        let v = Builder::before(f, ret).select(self.is_known.into(), self.result.into(), other, 0);
        f.set_name(v, b"current.ret.tr");
        self.choices.extend(v.as_inst());
        v
    }

    fn make_header(&mut self, f: &mut FuncMut<'_>) {
        let header = f.entry();
        self.header = header;
        let entry = f.new_block_after(Block::NONE);
        f.take_name(Value::block(entry), Value::block(header));
        f.set_name(Value::block(header), b"tailrecurse");
        let branch = Builder::at_end(f, entry).br(header);
        let slots: Vec<Inst> = f.block_insts(header).filter(|&i| f.op(i) == Opcode::Alloca).collect();
        for slot in slots {
            f.move_before(slot, branch);
        }
        let first = f.first(header);
        let phi = |f: &mut FuncMut<'_>, ty: Type, name: &[u8]| {
            let phi = f.new_inst(Opcode::Phi, 0, ty, &[], Aux::default());
            f.insert_before(phi, first);
            f.set_name(phi.into(), name);
            phi
        };
        for n in 0..f.num_args() as u32 {
            let arg = Value::arg(n);
            let ty = f.type_of(arg);
            let new = phi(f, ty, b"");
            f.derive_name(new.into(), arg, ".tr");
            f.replace_all_uses(arg, new.into());
            f.add_incoming(new, arg, entry);
            self.arguments.push(new);
        }
        let ty = f.return_type();
        if ty != Type::VOID {
            self.result = phi(f, ty, b"ret.tr");
            self.is_known = phi(f, Type::I1, b"ret.known.tr");
            f.add_incoming(self.result, Value::poison(ty), entry);
            let untruth = f.consts_mut().add_bool(false);
            f.add_incoming(self.is_known, untruth, entry);
        }
    }

    fn make_accumulator(&mut self, f: &mut FuncMut<'_>, accumulating: Inst) {
        let ty = f.return_type();
        let phi = f.new_phi(self.header, ty);
        f.set_name(phi.into(), b"accumulator.tr");
        let identity = identity(f, accumulating).unwrap_or(Value::poison(ty));
        let entry = f.entry();
        for from in f.predecessors(self.header).collect::<Vec<Block>>() {
            f.add_incoming(phi, if from == entry { identity } else { phi.into() }, from);
        }
        self.accumulator = phi;
        self.accumulating = accumulating;
    }

    fn finish(&mut self, f: &mut FuncMut<'_>) {
        for phi in std::mem::take(&mut self.arguments) {
            if let Some(v) = f.phi_constant_value(phi) {
                f.replace_and_erase(phi, v);
            }
        }
        if self.result.is_none() {
            return;
        }
        let returns: Vec<Inst> =
            f.block_order().map(|b| f.terminator(b)).filter(|&t| t.is_some() && f.op(t) == Opcode::Ret).collect();
        if self.choices.is_empty() {
            f.erase(self.result);
            f.erase(self.is_known);
            if self.accumulator.is_some() {
                for ret in returns {
                    let v = self.accumulated(f, ret, f.operand(ret, 0));
                    f.set_operand(ret, 0, v);
                }
            }
            return;
        }
        for ret in returns {
            let returned = f.operand(ret, 0);
            let choice = self.choose(f, ret, returned);
            if let Some(i) = choice.as_inst() {
                f.set_loc(i, Md::NONE);
            }
            f.set_operand(ret, 0, choice);
        }
        if self.accumulator.is_some() {
            for choice in std::mem::take(&mut self.choices) {
                let v = self.accumulated(f, choice, f.operand(choice, 2));
                f.set_operand(choice, 2, v);
            }
        }
    }

    /// What was accumulated, with `value`, before `at`.
    fn accumulated(&self, f: &mut FuncMut<'_>, at: Inst, value: Value) -> Value {
        let mut operands: SmallVec<[Value; 4]> = f.operands(self.accumulating).collect();
        let slot = (operands[0] == self.accumulator.into()) as usize;
        operands[slot] = value;
        let new = f.clone_inst(self.accumulating, &operands);
        f.insert_before(new, at);
        f.set_loc(new, Md::NONE);
        f.set_name(new.into(), b"accumulator.ret.tr");
        new.into()
    }
}

/// The last call of the function itself in `block`, if it is marked.
fn candidate(f: &Func<'_>, block: Block) -> Option<Inst> {
    let mut i = f.last(block);
    while i.is_some() {
        if f.op(i) == Opcode::Call && facts::called_function(f, i) == Some(f.global()) {
            let row = f.call(i);
            let same = row.fn_ty == f.ctx().globals.shape[f.global().index()].ty && row.bundles.is_empty();
            let marked = matches!(row.tail, TailKind::Tail | TailKind::MustTail);
            let byval = (0..row.num_args as usize).any(|n| facts::call_arg_has(f, i, n, AttrKind::ByVal));
            return (marked && same && !byval).then_some(i);
        }
        i = f.prev(i);
    }
    None
}

/// Gives `block` the return of `next`, to which it branches.
fn return_from(f: &mut FuncMut<'_>, block: Block, next: Block) {
    let (branch, ret) = (f.terminator(block), f.first_non_phi(next));
    let mut operands: SmallVec<[Value; 4]> = f.operands(ret).collect();
    for v in &mut operands {
        if let Some(phi) = v.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == next) {
            *v = f.phi_value_for(phi, block).unwrap_or(*v);
        }
    }
    let new = f.clone_inst(ret, &operands);
    f.remove_phi_edge(next, block);
    f.erase(branch);
    f.append(new, block);
    if f.predecessors(next).next().is_none() {
        f.erase_block(next);
        return;
    }
    // A phi of one pair is its value.
    let phis: Vec<Inst> = f.block_insts(next).take_while(|&i| f.op(i) == Opcode::Phi).collect();
    for phi in phis {
        let (v, _) = f.phi_incoming(phi, 0);
        if f.phi_len(phi) == 1 && v != phi.into() {
            f.replace_and_erase(phi, v);
        }
    }
}

/// Whether what `load` reads may be read before `call`: of an object that is there, or because it is read or written just before.
fn is_loadable(f: &Func<'_>, load: Inst, call: Inst) -> bool {
    let (ptr, align) = (f.operand(load, 0), f.mem(load).align);
    let size = f.layout().fixed_store_size(f.types(), f.ty(load));
    if size.is_some_and(|size| is_dereferenceable(f, ptr, size)) && Values::new(f).pointer_alignment(ptr) >= align {
        return true;
    }
    let mut i = f.prev(call);
    for _ in 0..SCAN {
        if i.is_none() || f.op(i).is_call() {
            return false;
        }
        let accessed = match f.op(i) {
            Opcode::Load => Some((f.operand(i, 0), f.ty(i))),
            Opcode::Store => Some((f.operand(i, 1), f.type_of(f.operand(i, 0)))),
            _ => None,
        };
        if let Some((other, ty)) = accessed
            && other == ptr
            && f.mem(i).align >= align
            && f.layout().fixed_store_size(f.types(), ty) >= size
            && size.is_some()
        {
            return true;
        }
        i = f.prev(i);
    }
    false
}

/// Whether `inst`, which stands behind `call`, could stand before it.
fn may_stand_before(f: &Func<'_>, aliases: &mut AliasCache, inst: Inst, call: Inst) -> bool {
    if facts::has_side_effects(f, inst) {
        return false;
    }
    if facts::may_read(f, inst) && facts::has_side_effects(f, call) {
        let Some(loc) = Loc::of(f, inst).filter(|_| f.op(inst) == Opcode::Load) else { return false };
        if Alias::new(f, aliases).mod_ref(call, &loc).is_mod() || !is_loadable(f, inst, call) {
            return false;
        }
    }
    f.operands(inst).all(|v| v != call.into())
}

/// Whether `inst` takes the result of `call` into a value that is only returned, by an operation that may be done in any order.
fn accumulates(f: &Func<'_>, inst: Inst, call: Inst) -> bool {
    let regroups = match f.op(inst) {
        Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => true,
        Opcode::FAdd | Opcode::FMul => f.flags(inst) & (flags::REASSOC | flags::NSZ) == flags::REASSOC | flags::NSZ,
        Opcode::Call => is_extreme(f, inst),
        _ => false,
    };
    if !regroups || (f.operand(inst, 0) == call.into()) == (f.operand(inst, 1) == call.into()) {
        return false;
    }
    let v = Value::inst(inst);
    f.has_one_use(v) && f.op(f.user(f.first_use(v))) == Opcode::Ret
}

fn is_extreme(f: &Func<'_>, inst: Inst) -> bool {
    matches!(facts::intrinsic(f, inst), Some(id::SMAX | id::SMIN | id::UMAX | id::UMIN))
}

/// The value that operation `inst` takes in without change.
fn identity(f: &mut FuncMut<'_>, inst: Inst) -> Option<Value> {
    let ty = f.ty(inst);
    let bits = p::width(f, inst.into());
    let sign = |f: &mut FuncMut<'_>| {
        let limbs: Vec<u64> =
            (0..bits.div_ceil(64)).map(|n| if n == (bits - 1) / 64 { 1 << ((bits - 1) % 64) } else { 0 }).collect();
        let mut fold = f.folder();
        let scalar = fold.types.scalar(ty);
        let c = fold.consts.add_wide_int(scalar, bits, &limbs);
        fold.splat(ty, c)
    };
    match f.op(inst) {
        Opcode::Add | Opcode::Or | Opcode::Xor => f.folder().zero(ty),
        Opcode::Mul => f.folder().int_of(ty, 1),
        Opcode::And => f.folder().int_of(ty, -1),
        Opcode::FAdd | Opcode::FMul => {
            let scalar = f.types().scalar(ty);
            let number = if f.op(inst) == Opcode::FMul { float::of_i64(scalar, 1)? } else { float::neg(scalar, 0)? };
            let mut fold = f.folder();
            let c = fold.float(scalar, number);
            Some(fold.splat(ty, c))
        }
        _ => match facts::intrinsic(f, inst)? {
            id::UMAX => f.folder().zero(ty),
            id::UMIN => f.folder().int_of(ty, -1),
            id::SMAX => Some(sign(f)),
            id::SMIN => {
                let lowest = sign(f);
                let ones = f.folder().int_of(ty, -1)?;
                f.folder().binary(Opcode::Xor, 0, lowest, ones)
            }
            _ => None,
        },
    }
}
