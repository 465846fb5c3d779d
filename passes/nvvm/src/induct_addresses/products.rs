//! Addresses that are computed by products in a loop, as those of a column of a matrix are: a pointer that steps costs one addition.
//!
//! **When**: the product of the counter and a stride that is not constant, or more of it, goes with the addresses. What goes and what comes
//! is counted in instructions of 32 bits; a pointer is charged one more for its registers. What is computed before the loop must be worth
//! it in a few iterations, and a loop that steps by the size of the grid mostly has one.
//! **How**: addresses of one object with one step share a pointer: each is a constant, or a distance computed before the loop, behind
//! an earlier one. Where a branch enters such a loop, the edge is split, for the starts to have a place.
//! **Cost**: linear in the loops with such products, and scalar evolution of the addresses.

use super::{POINTERS, REACH, is_own, phi_of, recurrence};
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, Loops, facts};
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_loops::expand::{Memory, Options, Shape, plan};
use warpc_phase::PassCx;
use warpc_scalar::dce::erase_dead_chain;
use warpc_scev::{COULD_NOT_COMPUTE, CachedScev, Expr, Se, Wrap};

/// Instructions of a loop that is looked at, and addresses in it.
const SIZE: usize = 256;
const ADDRESSES: usize = 32;
/// Instructions of the computation of one address.
const CHAIN: usize = 12;
/// Uses of a value that are looked at.
const USES: usize = 16;
/// Instructions that go with the addresses of a loop.
const GONE: usize = 96;
/// Earlier addresses that one is compared with.
const EARLIER: usize = 8;
/// Iterations of a loop whose counter steps by a constant, and of another.
const ITERATIONS: u32 = 4;
const FEW_ITERATIONS: u32 = 3;
/// What an addition of 64 bits costs, and a product.
const ADDITION: u32 = 2;
const PRODUCT: u32 = 4;

/// How an address is found from a pointer of its group.
#[derive(Clone, Copy)]
enum From {
    /// It is the pointer itself.
    Pointer,
    /// So many bytes behind an earlier address.
    Constant(usize, u64),
    /// A distance, by number, behind an earlier address.
    Distance(usize, usize),
}

struct Address {
    inst: Inst,
    expr: Expr,
    group: usize,
    from: From,
}

/// The addresses of one loop, and what they need before it.
#[derive(Default)]
struct Steps {
    addresses: SmallVec<[Address; ADDRESSES]>,
    /// The first address of each pointer.
    pointers: SmallVec<[Expr; POINTERS]>,
    /// Of each pointer.
    origins: SmallVec<[Inst; POINTERS]>,
    distances: SmallVec<[Expr; POINTERS]>,
}

/// Makes pointers of addresses with products in the innermost loops of `func`; whether there were any.
pub(super) fn step_products(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> bool {
    if !has_product(func) {
        return false;
    }
    let mut entries = Vec::new();
    let changed = step_entered(func, cx, &mut entries);
    if entries.is_empty() {
        return changed;
    }
    for (branch, side) in entries {
        func.split_edge(branch, side);
    }
    cx.analyses.invalidate(AnalysisSet::NONE);
    step_entered(func, cx, &mut Vec::new());
    true
}

/// Makes pointers in the loops that have a block before them; whether there were any. The edges into other loops that are worth one go to
/// `entries`: the branch and the number of the operand.
fn step_entered(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, entries: &mut Vec<(Inst, usize)>) -> bool {
    let analyses = &mut *cx.analyses;
    let loops = analyses.loops(func);
    let mut found: Vec<(Loop, SmallVec<[Inst; ADDRESSES]>)> = Vec::new();
    for loop_id in loops.inner_first() {
        if loops.is_innermost(loop_id) {
            let addresses = addresses_of(func, &loops, loop_id);
            if !addresses.is_empty() {
                found.push((loop_id, addresses));
            }
        }
    }
    if found.is_empty() {
        return false;
    }
    let (cfg, dom, facts) = (analyses.cfg(func), analyses.dom(func), analyses.assumptions(func));
    let mut scev = analyses.take_scev(func);
    let shape = Shape { cfg: &cfg, dom: &dom, loops: &loops };
    let mut memory = Memory::default();
    let (mut gone, mut changed) = (Vec::new(), false);
    for (loop_id, addresses) in found {
        let mut se = Se::new(&mut scev, func, &cfg, &dom, &loops, &facts, &cx.session.knobs);
        let preheader = se.preheader(loop_id);
        let entry = if preheader.is_none() { only_entry(func, &shape, loop_id) } else { None };
        let Some(end) = preheader.map(|block| func.terminator(block)).or(entry.map(|e| e.0)) else { continue };
        let Some(latch) = only_latch(&shape, loop_id) else { continue };
        let steps = Steps::of(&mut se, &mut memory, (loop_id, latch, end), &addresses);
        let Some(net) = steps.net(func, &loops, loop_id) else { continue };
        // Starts, steps and distances, in this order.
        let mut wanted: SmallVec<[Expr; 16]> = SmallVec::new();
        wanted.extend(steps.pointers.iter().map(|&e| se.op(e, 0)));
        wanted.extend(steps.pointers.iter().map(|&e| se.step_of(e)));
        wanted.extend(steps.distances.iter().copied());
        if !steps.are_worth_it(&mut se, &mut memory, loop_id, &wanted, end, net) {
            continue;
        }
        let Some(preheader) = preheader else {
            entries.extend(entry);
            continue;
        };
        let mut values: SmallVec<[Value; 16]> = SmallVec::new();
        for (n, &expr) in wanted.iter().enumerate() {
            let mut se = Se::new(&mut scev, func, &cfg, &dom, &loops, &facts, &cx.session.knobs);
            let Ok(p) = plan(&mut se, &mut memory, &steps.options(n), expr, end) else { break };
            values.push(p.apply(func, &mut scev, &shape).value);
            changed = true;
        }
        if values.len() == wanted.len() {
            steps.apply(func, loops.header(loop_id), (preheader, latch), &values);
            gone.extend(steps.addresses.iter().map(|a| a.inst));
        }
    }
    analyses.discard_scev(scev);
    erase_dead_chain(func, &mut gone, Inst::NONE);
    if changed {
        analyses.invalidate(AnalysisSet::NONE);
    }
    changed
}

/// Whether `func` multiplies values that are not constant, and has variable addresses.
fn has_product(func: &Func<'_>) -> bool {
    let mut block = func.entry();
    while block.is_some() {
        if func.block_insts(block).any(|i| is_product(func, i)) {
            return true;
        }
        block = func.next_block(block);
    }
    false
}

fn is_product(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Mul && func.operands(inst).all(|v| !v.is_constant())
}

/// The block that the only back edge of `loop_id` comes from.
fn only_latch(shape: &Shape<'_>, loop_id: Loop) -> Option<Block> {
    let mut latches =
        shape.cfg.preds(shape.loops.header(loop_id)).iter().copied().filter(|&p| shape.loops.contains(loop_id, p));
    latches.next().filter(|_| latches.next().is_none())
}

/// The only edge into `loop_id`, of a branch that also leads elsewhere: the branch and the number of the operand.
fn only_entry(func: &Func<'_>, shape: &Shape<'_>, loop_id: Loop) -> Option<(Inst, usize)> {
    let header = shape.loops.header(loop_id);
    let mut outside = shape.cfg.preds(header).iter().copied().filter(|&p| !shape.loops.contains(loop_id, p));
    let from = outside.next().filter(|_| outside.next().is_none())?;
    let branch = func.terminator(from);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    let side = (1..3).find(|&k| func.operand(branch, k) == Value::block(header))?;
    Some((branch, side))
}

/// The addresses of innermost loop `loop_id` that are accessed and that products are computed for in it; none in a large loop.
fn addresses_of(func: &Func<'_>, loops: &Loops, loop_id: Loop) -> SmallVec<[Inst; ADDRESSES]> {
    let mut out = SmallVec::new();
    let mut size = 0;
    for block in loops.own_blocks(loop_id) {
        for i in func.block_insts(block) {
            size += 1;
            if size > SIZE || out.len() == ADDRESSES {
                return SmallVec::new();
            }
            if is_variable_address(func, i) && is_accessed(func, i) && has_own_product(func, loops, loop_id, i) {
                out.push(i);
            }
        }
    }
    out
}

fn is_variable_address(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::GetElementPtr
        && !func.types().is_vector(func.ty(inst))
        && func.operands(inst).skip(1).any(|v| !v.is_constant())
        && func.layout().pointer_bits(func.types().addrspace(func.ty(inst)).unwrap_or(0)) == 64
}

/// Whether something other than a further variable address is done with `address`.
fn is_accessed(func: &Func<'_>, address: Inst) -> bool {
    func.uses(address.into()).take(USES).any(|u| {
        let user = func.user(u);
        func.op(user) != Opcode::Phi && !is_variable_address(func, user)
    })
}

/// Whether `address` is computed by a product in `loop_id`, of what is not constant.
fn has_own_product(func: &Func<'_>, loops: &Loops, loop_id: Loop, address: Inst) -> bool {
    let mut work: SmallVec<[Inst; CHAIN]> = SmallVec::from_slice(&[address]);
    for _ in 0..CHAIN {
        let Some(inst) = work.pop() else { return false };
        if is_product(func, inst) {
            return true;
        }
        if is_arithmetic(func, inst) {
            let own = func.operands(inst).filter_map(Value::as_inst);
            work.extend(own.filter(|&i| loops.of(func.block_of(i)) == loop_id));
        }
    }
    false
}

/// Whether `inst` goes when nothing uses it any more, and computes addresses.
fn is_arithmetic(func: &Func<'_>, inst: Inst) -> bool {
    use Opcode::*;
    matches!(func.op(inst), SExt | ZExt | Trunc | Add | Sub | Mul | Shl | Or | GetElementPtr)
}

impl Steps {
    /// Those of `addresses` that step by what does not change in the loop, and are computed in every iteration, in groups.
    fn of(
        se: &mut Se<'_, '_>,
        memory: &mut Memory,
        (loop_id, latch, end): (Loop, Block, Inst),
        addresses: &[Inst],
    ) -> Steps {
        let mut steps = Steps::default();
        let (func, dom) = (se.f, se.dom);
        for &inst in addresses.iter().filter(|&&inst| dom.dominates(func.block_of(inst), latch)) {
            if let Some(expr) = recurrence_of(se, loop_id, inst) {
                steps.add(se, memory, (loop_id, end), inst, expr);
            }
        }
        steps
    }

    /// Adds an address: behind an earlier one of its object that is computed wherever it is, or as a pointer of its own.
    fn add(&mut self, se: &mut Se<'_, '_>, memory: &mut Memory, place: (Loop, Inst), inst: Inst, expr: Expr) {
        let ((loop_id, end), dom) = (place, se.dom);
        let mut best: Option<(usize, Expr)> = None;
        for (k, earlier) in self.addresses.iter().enumerate().rev().take(EARLIER) {
            let is_alike = se.step_of(earlier.expr) == se.step_of(expr)
                && se.pointer_base(earlier.expr) == se.pointer_base(expr)
                && dom.dominates_inst(se.f, earlier.inst, inst);
            if !is_alike {
                continue;
            }
            let distance = se.minus(expr, earlier.expr, Wrap::ANY);
            if let Some(bytes) = se.constant(distance).filter(|&c| REACH.contains(&(c as u64 as i64 as i128))) {
                let (group, from) = (earlier.group, From::Constant(k, bytes as u64));
                self.addresses.push(Address { inst, expr, group, from });
                return;
            }
            // A distance that is there already takes no register.
            let is_better = best.is_none_or(|b| !self.distances.contains(&b.1) && self.distances.contains(&distance));
            if is_better && distance != COULD_NOT_COMPUTE && se.is_invariant(distance, loop_id) {
                best = Some((k, distance));
            }
        }
        let (group, from) = match best {
            Some((k, distance)) => {
                let known = self.distances.iter().position(|&d| d == distance);
                if known.is_none() {
                    self.distances.push(distance);
                }
                (self.addresses[k].group, From::Distance(k, known.unwrap_or(self.distances.len() - 1)))
            }
            None if self.pointers.len() == POINTERS || !has_start(se, memory, inst, expr, end) => return,
            None => {
                self.pointers.push(expr);
                self.origins.push(inst);
                (self.pointers.len() - 1, From::Pointer)
            }
        };
        self.addresses.push(Address { inst, expr, group, from });
    }

    /// How the value number `n` of those that are wanted is made: the starts are poison only where their addresses were.
    fn options(&self, n: usize) -> Options {
        let origin = self.origins.get(n).copied().unwrap_or(Inst::NONE);
        Options { origin, ..Options::default() }
    }

    /// Whether the values `wanted` before `end` cost no more than `net` instructions less per iteration save.
    fn are_worth_it(
        &self,
        se: &mut Se<'_, '_>,
        memory: &mut Memory,
        loop_id: Loop,
        wanted: &[Expr],
        end: Inst,
        net: u32,
    ) -> bool {
        let budget = net * iterations(se, loop_id);
        let mut cost = 0;
        wanted.iter().enumerate().all(|(n, &expr)| {
            let planned = plan(se, memory, &Options { budget, ..self.options(n) }, expr, end);
            cost += planned.as_ref().map_or(0, |p| p.cost());
            planned.is_ok_and(|p| !p.makes_phis()) && cost <= budget
        })
    }

    /// By how many instructions an iteration is shorter with the pointers, if it is.
    fn net(&self, func: &Func<'_>, loops: &Loops, loop_id: Loop) -> Option<u32> {
        let apart = self.addresses.iter().filter(|a| matches!(a.from, From::Distance(..))).count() as u32;
        let registers = (self.pointers.len() + self.distances.len()) as u32;
        let comes = (self.pointers.len() as u32 + apart) * ADDITION + registers;
        let mut gone: SmallVec<[Inst; GONE]> = self.addresses.iter().map(|a| a.inst).collect();
        let mut at = 0;
        while at < gone.len() && gone.len() < GONE {
            for operand in func.operands(gone[at]).filter_map(Value::as_inst) {
                let goes = loops.of(func.block_of(operand)) == loop_id
                    && is_arithmetic(func, operand)
                    && !gone.contains(&operand)
                    && func
                        .uses(operand.into())
                        .take(USES + 1)
                        .enumerate()
                        .all(|(n, u)| n < USES && gone.contains(&func.user(u)));
                if goes {
                    gone.push(operand);
                }
            }
            at += 1;
        }
        let goes: u32 = gone.iter().map(|&i| cost_of(func, i)).sum();
        goes.checked_sub(comes).filter(|&net| net > 0)
    }

    /// Inserts the pointers into the loop of `header`; `values` are their starts and steps, and the distances.
    fn apply(&self, func: &mut FuncMut<'_>, header: Block, edges: (Block, Block), values: &[Value]) {
        let (byte, count) = (func.int_type(8), self.pointers.len());
        let mut phis: SmallVec<[Inst; POINTERS]> = SmallVec::new();
        for k in 0..count {
            let ty = func.type_of(values[k]);
            let phi = func.new_phi(header, ty);
            let end = func.terminator(edges.1);
            let next = Builder::before(func, end).gep(byte, phi.into(), &[values[count + k]], ty, 0);
            func.add_incoming(phi, values[k], edges.0);
            func.add_incoming(phi, next, edges.1);
            phis.push(phi);
        }
        let mut made: SmallVec<[Value; ADDRESSES]> = SmallVec::new();
        for address in &self.addresses {
            let ty = func.ty(address.inst);
            let value = match address.from {
                From::Pointer => phis[address.group].into(),
                From::Constant(k, 0) => made[k],
                From::Constant(k, bytes) => {
                    let index = func.int_type(64);
                    let bytes = func.consts_mut().add_int(index, 64, bytes);
                    Builder::before(func, address.inst).gep(byte, made[k], &[bytes], ty, 0)
                }
                From::Distance(k, d) => {
                    Builder::before(func, address.inst).gep(byte, made[k], &[values[2 * count + d]], ty, 0)
                }
            };
            func.replace_all_uses(address.inst.into(), value);
            made.push(value);
        }
    }
}

/// Address `inst` as a recurrence of `loop_id` that starts at an object that is not the thread's own.
fn recurrence_of(se: &mut Se<'_, '_>, loop_id: Loop, inst: Inst) -> Option<Expr> {
    let (func, header) = (se.f, se.loops.header(loop_id));
    let index = func.operands(inst).skip(1).find(|v| !v.is_constant())?;
    let expr = match phi_of(func, header, index) {
        Some(phi) => recurrence(se, loop_id, inst, phi)?,
        None => se.get(inst.into()),
    };
    let base = se.pointer_base(expr);
    let is_shared = se.unknown(base).is_some_and(|v| !is_own(func, v));
    (is_shared && se.is_affine(expr) && se.rec_loop(expr) == Some(loop_id)).then_some(expr)
}

/// Whether the start of `expr`, the recurrence of address `inst`, is computed before `end` without a pointer that steps in an outer loop.
fn has_start(se: &mut Se<'_, '_>, memory: &mut Memory, inst: Inst, expr: Expr, end: Inst) -> bool {
    let start = se.op(expr, 0);
    let planned = plan(se, memory, &Options { origin: inst, ..Options::default() }, start, end);
    planned.is_ok_and(|p| !p.makes_phis())
}

/// How many iterations of `loop_id` are counted on.
fn iterations(se: &mut Se<'_, '_>, loop_id: Loop) -> u32 {
    let constant = se.small_constant_max_trip_count(loop_id);
    let func = se.f;
    let mut expected = FEW_ITERATIONS;
    for phi in func.block_insts(se.loops.header(loop_id)).take_while(|&i| func.op(i) == Opcode::Phi) {
        if func.types().int_bits(func.ty(phi)).is_none() {
            continue;
        }
        let counter = se.get(phi.into());
        if !se.is_affine(counter) || se.rec_loop(counter) != Some(loop_id) {
            continue;
        }
        let step = se.step_of(counter);
        if has_grid_size(se, step) {
            return 0;
        }
        if se.constant(step).is_some() {
            expected = ITERATIONS;
        }
    }
    if constant == 0 { expected } else { expected.min(constant) }
}

/// Whether `expr` is computed from the number of blocks of the launch.
fn has_grid_size(se: &Se<'_, '_>, expr: Expr) -> bool {
    let func = se.f;
    let is_size = |e: Expr| {
        let call = se.unknown(e).and_then(Value::as_inst).filter(|&i| func.op(i) == Opcode::Call);
        let name = call.and_then(|i| facts::intrinsic(func, i)).and_then(warpc_ir::intrinsics::sreg_ptx_name);
        name.is_some_and(|name| name.starts_with("%nctaid"))
    };
    !se.nodes().walk(expr, |e| if is_size(e) { None } else { Some(true) })
}

/// What address arithmetic `inst` costs, in instructions of 32 bits. A product of extended numbers is one, with a sum behind it.
fn cost_of(func: &Func<'_>, inst: Inst) -> u32 {
    let bits = func.types().int_bits(func.ty(inst)).unwrap_or(64);
    let words = bits.div_ceil(32);
    let is_added_product = |v: Value| v.as_inst().is_some_and(|i| is_product(func, i) && func.has_one_use(v));
    match func.op(inst) {
        Opcode::Mul if words == 1 || func.operands(inst).all(|v| is_narrow(func, v)) => 1,
        Opcode::Mul => PRODUCT,
        Opcode::Add if func.operands(inst).any(is_added_product) => 0,
        Opcode::Add | Opcode::Sub | Opcode::Shl | Opcode::Or => words,
        Opcode::GetElementPtr => {
            let scaled = func.layout().alloc_size(func.types(), Type(func.aux(inst).a)) > 1;
            let index = func.operands(inst).skip(1).find(|v| !v.is_constant());
            match index {
                None => 0,
                Some(v) if scaled && is_narrow(func, v) || !scaled && is_added_product(v) => 1,
                Some(_) => ADDITION,
            }
        }
        _ => 0,
    }
}

/// Whether `value` has 32 bits, extended or not.
fn is_narrow(func: &Func<'_>, value: Value) -> bool {
    match value.as_inst() {
        Some(i) => {
            let is_short = |v: Value| func.types().int_bits(func.type_of(v)).is_some_and(|bits| bits <= 32);
            matches!(func.op(i), Opcode::SExt | Opcode::ZExt) && is_short(func.operand(i, 0))
        }
        None => facts::signed_constant(func, value).is_some_and(|c| i32::try_from(c).is_ok()),
    }
}
