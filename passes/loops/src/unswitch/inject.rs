//! Conditions that loops do not ask: of two branches that leave a loop unless a value is below a bound each, the second is implied by the
//! first where the bounds compare. The comparison of the bounds is put before the second and unswitched.
//!
//! ```text
//!   if !(x < a) leave; ... if !(x < b) leave; ...      becomes      if a <= b: the loop without its second branch
//! ```
//!
//! Only branches that metadata says are hot, and that all iterations pass. Linear in the loop.

use crate::knobs;
use crate::region::Region;
use crate::split::name_block_after;
use smallvec::SmallVec;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::branch_weights;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::LoopCx;

/// Property of a loop that was unswitched by such a condition.
pub const DISABLE: &[u8] = b"llvm.loop.unswitch.injection.disable";
/// Prefix of the properties that unswitching by such a condition drops.
pub const PREFIX: &[u8] = b"llvm.loop.unswitch.injection";

/// A comparison `left <= right` of bounds, unsigned, which makes a branch stay in the loop.
#[derive(Clone, Copy)]
pub struct Injection {
    left: Value,
    right: Value,
    /// The successor in the loop.
    stay: Block,
}

impl Injection {
    /// What is compared.
    pub fn bounds(&self) -> [Value; 2] {
        [self.left, self.right]
    }
}

/// `value < bound` stays in the loop by `stay`.
struct Check {
    value: Value,
    branch: Inst,
    bound: Value,
    stay: Block,
}

/// All such branches of the loop, those of the same value next to each other.
pub fn find(func: &mut FuncMut<'_>, region: &Region, cx: &LoopCx<'_>) -> Vec<(Inst, Injection)> {
    let mut found = Vec::new();
    if !cx.session.knobs.get(knobs::SIMPLE_LOOP_UNSWITCH_INJECT_INVARIANT_CONDITIONS) {
        return found;
    }
    let Some(latch) = cx.loops.latch(func, region.id) else { return found };
    let hotness =
        cx.session.knobs.get(knobs::SIMPLE_LOOP_UNSWITCH_INJECT_INVARIANT_CONDITION_HOTNESS_THRESHOLD).max(1) as u64;
    let mut checks: Vec<Check> = Vec::new();
    let mut block = latch;
    loop {
        if cx.loops.of(block) == region.id
            && let Some(check) = check_of(func, region, block, hotness)
        {
            checks.push(check);
        }
        if block == region.header || !cx.dom.is_reachable(block) {
            break;
        }
        block = cx.dom.idom(block);
    }
    // By value, in the order of the first check of each; inside, from the latch up.
    let mut order: Vec<(Value, usize)> = checks.iter().map(|check| check.value).zip(0..).collect();
    order.sort_unstable();
    for pair in order.windows(2).filter(|pair| pair[0].0 == pair[1].0) {
        let (last, before) = (&checks[pair[0].1], &checks[pair[1].1]);
        found.push((last.branch, Injection { left: before.bound, right: last.bound, stay: last.stay }));
    }
    found.sort_by_key(|row| checks.iter().position(|check| check.branch == row.0));
    found
}

/// The check at the end of `block`, if that is one.
fn check_of(func: &mut FuncMut<'_>, region: &Region, block: Block, hotness: u64) -> Option<Check> {
    let branch = func.terminator(block);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    let compare = func.operand(branch, 0).as_inst().filter(|&inst| func.op(inst) == Opcode::ICmp)?;
    let (mut left, mut right) = (func.operand(compare, 0), func.operand(compare, 1));
    let bits = func.types().int_bits(func.type_of(left))?;
    let [mut stay, mut leave] = [1, 2].map(|index| func.operand(branch, index).as_block().expect("successor"));
    let mut predicate = func.int_pred(compare);
    if !region.contains(stay) {
        predicate = predicate.inverse();
        std::mem::swap(&mut stay, &mut leave);
    }
    if region.is_invariant(func, left) {
        predicate = predicate.swapped();
        std::mem::swap(&mut left, &mut right);
    }
    if predicate == IntPred::Sge && func.consts().is_zero(right) && bits <= 64 {
        // Not negative is below the smallest of the signed numbers.
        predicate = IntPred::Ult;
        let ty = func.type_of(left);
        right = func.consts_mut().add_int(ty, bits, 1 << (bits - 1));
    }
    let fits = predicate == IntPred::Ult
        && !region.is_invariant(func, left)
        && region.is_invariant(func, right)
        && region.contains(stay)
        && !region.contains(leave)
        && stay != region.header;
    if !fits {
        return None;
    }
    let weights = branch_weights(func, branch).filter(|weights| weights.len() == 2)?;
    let taken = u64::from(weights[(func.operand(branch, 1) != Value::block(stay)) as usize]);
    let sum = u64::from(weights[0].wrapping_add(weights[1]));
    if sum == 0 || taken > sum || taken * hotness < sum * (hotness - 1) {
        return None;
    }
    let mut value = left;
    while let Some(extension) = value.as_inst().filter(|&inst| func.op(inst) == Opcode::ZExt) {
        value = func.operand(extension, 0);
    }
    Some(Check { value, branch, bound: right, stay })
}

/// Puts the comparison before `branch`: where it holds, the loop goes on without asking. Returns the new branch and its condition. Loops
/// are kept, dominators are not.
pub fn inject(
    func: &mut FuncMut<'_>,
    region: &Region,
    cx: &mut LoopCx<'_>,
    preheader: Block,
    branch: Inst,
    injection: Injection,
) -> (Inst, Value) {
    let Injection { left, right, stay } = injection;
    let block = func.block_of(branch);
    let at = func.terminator(preheader);
    let bits = |func: &Func<'_>, value: Value| func.types().int_bits(func.type_of(value)).expect("an integer");
    let widen = |func: &mut FuncMut<'_>, value: Value, like: Value| {
        let ty = func.type_of(like);
        let wide = Builder::before(func, at).cast(Opcode::ZExt, value, ty, 0);
        func.derive_name(wide, value, ".wide");
        wide
    };
    let (left, right) = match bits(func, left).cmp(&bits(func, right)) {
        std::cmp::Ordering::Less => (widen(func, left, right), right),
        std::cmp::Ordering::Equal => (left, right),
        std::cmp::Ordering::Greater => (left, widen(func, right, left)),
    };
    // Made as a row, so that it stays an instruction whatever is compared.
    let predicate = (IntPred::Ule as u16) << flags::PRED_SHIFT;
    let condition = func.new_inst(Opcode::ICmp, predicate, Type::I1, &[left, right], Aux::default());
    func.insert_before(condition, at);
    func.set_name(condition.into(), b"injected.cond");

    let before = func.prev_block(stay);
    let check = func.new_block_after(before);
    name_block_after(func, check, block, ".check");
    cx.loops.add_block(check, region.id);
    let phis: SmallVec<[Inst; 8]> = func.block_insts(stay).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    for phi in phis {
        let value = func.phi_value_for(phi, block).expect("a value for the edge");
        func.add_incoming(phi, value, check);
    }
    let leave = [1, 2].map(|index| func.operand(branch, index).as_block().expect("successor"));
    let leave = if leave[0] == stay { leave[1] } else { leave[0] };
    func.replace_phi_block(leave, block, check);
    let loc = func.loc(branch);
    func.move_to_end(branch, check);
    let early = Builder::at_end(func, block).cond_br(condition.into(), stay, check);
    func.set_loc(early, loc);
    (early, condition.into())
}
