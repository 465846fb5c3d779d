//! Whether it is better to have one of two loops inside: cache lines, order of subscripts, parallel iterations.
//!
//! **Cache lines** (`cache`): of each access, how many lines it touches with a loop innermost, times the iterations of the other loops:
//!
//! | the loop steps over | lines |
//! |---|---|
//! | nothing | 1 |
//! | less than a line | iterations · step / line |
//! | more | iterations · iterations of the loops with smaller steps, but the smallest |
//!
//! Accesses of one base whose steps are equal and whose starts are less than a line apart count once. The loop with the higher sum belongs
//! outside. On a GPU a line is what a warp gets at once, and neighbouring threads that access neighbouring words share it whatever the order
//! of the loops is: such accesses do not count there (`loop-interchange-coalescing`), nor do those to shared memory, which has no lines.
//! **Subscripts** (`instorder`): addresses whose inner counter comes before the outer one, less those with the outer one first.
//! **Parallel** (`vectorize`): a loop whose iterations could run side by side belongs inside; not asked on a GPU.
//! The first that has an answer decides; `loop-interchange-profitabilities` gives the order. **Cost**: linear in the nest for each loop of
//! it, with the accesses of one base compared in pairs.

use super::legality::{Row, is_parallel};
use crate::knobs;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Wrap};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// Cache lines.
    Cache,
    /// Order of subscripts.
    Order,
    /// Parallel iterations.
    Vectorize,
    /// Nothing: what is legal is done.
    Ignore,
}

/// How far an address goes with one iteration of a loop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Step {
    /// Bytes.
    Bytes(u64),
    /// A product of so many values that are not known: more than any number of bytes.
    Unknown(u32),
}

/// Accesses that share their lines.
struct Reference {
    base: Expr,
    /// By loop of the nest.
    steps: SmallVec<[Expr; 4]>,
    sizes: SmallVec<[Step; 4]>,
    start: Expr,
}

/// Costs of the loops of a nest, each as if it were innermost.
#[derive(Default)]
pub struct Costs {
    /// By loop of the nest; `None` where no access could be taken apart.
    cost: Option<Vec<u128>>,
}

/// The rules in the order of the knob.
pub fn rules(knobs: &Knobs, on_gpu: bool) -> SmallVec<[Rule; 4]> {
    let text = knobs.get(knobs::LOOP_INTERCHANGE_PROFITABILITIES);
    let named = text.split(',').filter_map(|name| match name.trim() {
        "cache" => Some(Rule::Cache),
        "instorder" => Some(Rule::Order),
        "vectorize" => Some(Rule::Vectorize),
        "ignore" => Some(Rule::Ignore),
        _ => None,
    });
    named.filter(|&rule| !on_gpu || matches!(rule, Rule::Cache | Rule::Ignore)).collect()
}

impl Costs {
    /// Of the nest `nest`, the outermost loop first.
    pub fn of(se: &mut Se<'_, '_>, nest: &[Loop], knobs: &Knobs, on_gpu: bool) -> Costs {
        let func = se.f;
        let line = match knobs.get(knobs::CACHE_LINE_SIZE) {
            n if n > 0 => n as u64,
            _ if on_gpu => 128,
            _ => 64,
        };
        let most = knobs.get(knobs::DEFAULT_TRIP_COUNT).max(1) as u128;
        let trips: Vec<u128> = nest
            .iter()
            .map(|&id| {
                let count = se.backedge_taken_count(id);
                se.constant(count).map_or(most, |count| count.saturating_add(1)).max(1)
            })
            .collect();
        let skips_coalesced = on_gpu && knobs.get(knobs::LOOP_INTERCHANGE_COALESCING);
        let mut references: Vec<Reference> = Vec::new();
        let Some(&innermost) = nest.last() else { return Costs { cost: None } };
        let mut blocks = se.loops.blocks(innermost);
        blocks.sort_unstable_by_key(|&block| se.cfg.rpo_index(block));
        for inst in blocks.into_iter().flat_map(|block| func.block_insts(block)) {
            let op = func.op(inst);
            if !matches!(op, Opcode::Load | Opcode::Store) {
                continue;
            }
            let ptr = func.operand(inst, usize::from(op == Opcode::Store));
            if on_gpu && func.types().addrspace(func.type_of(ptr)) == Some(3) {
                continue;
            }
            let Some(reference) = take_apart(se, ptr, nest) else { continue };
            if skips_coalesced && is_coalesced(se, reference.start) {
                continue;
            }
            let is_known = references.iter().take(MOST_COMPARED).any(|other| {
                other.base == reference.base && other.steps == reference.steps && {
                    let apart = se.minus(reference.start, other.start, Wrap::ANY);
                    apart != COULD_NOT_COMPUTE && bytes(se, apart).is_some_and(|bytes| bytes < line)
                }
            });
            if !is_known {
                references.push(reference);
            }
        }
        if references.is_empty() {
            return Costs { cost: None };
        }
        let all = |but: usize| {
            let others = (0..nest.len()).filter(|&n| n != but);
            others.fold(1u128, |product, n| product.saturating_mul(trips[n]))
        };
        let cost = (0..nest.len())
            .map(|n| {
                let lines = references
                    .iter()
                    .fold(0u128, |sum, reference| sum.saturating_add(reference.lines(n, &trips, line)));
                lines.saturating_mul(all(n))
            })
            .collect();
        Costs { cost: Some(cost) }
    }
    /// Whether loop `inner` of the nest belongs outside of loop `outer`.
    fn prefer(&self, inner: usize, outer: usize) -> Option<bool> {
        let cost = self.cost.as_ref()?;
        (cost[inner] != cost[outer]).then(|| cost[inner] > cost[outer])
    }
    /// The loops at `at - 1` and `at` were exchanged.
    pub fn exchanged(&mut self, at: usize) {
        if let Some(cost) = &mut self.cost {
            cost.swap(at - 1, at);
        }
    }
}

/// References that a new one is compared with.
const MOST_COMPARED: usize = 64;

impl Reference {
    /// Lines touched with loop `n` innermost.
    fn lines(&self, n: usize, trips: &[u128], line: u64) -> u128 {
        match self.sizes[n] {
            Step::Bytes(0) => 1,
            // Only the last dimension, of the smallest steps, shares lines.
            Step::Bytes(step)
                if step < line
                    && self.sizes.iter().all(|&other| other == Step::Bytes(0) || Step::Bytes(step) <= other) =>
            {
                trips[n].saturating_mul(step.into()).div_ceil(line.into())
            }
            step => {
                // Loops with smaller steps count for inner dimensions, of which the last shares lines.
                let mut smaller: SmallVec<[usize; 4]> = (0..trips.len())
                    .filter(|&k| k != n && self.sizes[k] != Step::Bytes(0) && self.sizes[k] < step)
                    .collect();
                smaller.sort_by_key(|&k| self.sizes[k]);
                smaller.iter().skip(1).fold(trips[n], |product, &k| product.saturating_mul(trips[k]))
            }
        }
    }
}

/// The size of a constant without its sign.
fn bytes(se: &Se<'_, '_>, expr: Expr) -> Option<u64> {
    let unused = u128::BITS - se.bits(expr).clamp(1, u128::BITS);
    let signed = (se.constant(expr)? << unused) as i128 >> unused;
    u64::try_from(signed.unsigned_abs()).ok()
}

/// The steps of `ptr` in the loops of `nest`; `None` where it is no sum of them.
fn take_apart(se: &mut Se<'_, '_>, ptr: Value, nest: &[Loop]) -> Option<Reference> {
    se.type_of(ptr)?;
    let whole = se.get(ptr);
    let base = se.pointer_base(whole);
    let mut at = whole;
    let mut steps: SmallVec<[Expr; 4]> = SmallVec::from_elem(Expr::NONE, nest.len());
    while se.kind(at) == Kind::AddRec {
        let place = nest.iter().position(|&id| Some(id) == se.rec_loop(at)).filter(|_| se.is_affine(at))?;
        steps[place] = se.op(at, 1);
        at = se.op(at, 0);
    }
    if !se.is_invariant(at, nest[0]) {
        return None;
    }
    let mut sizes: SmallVec<[Step; 4]> = SmallVec::new();
    for &step in &steps {
        sizes.push(match step {
            Expr::NONE => Step::Bytes(0),
            step if se.constant(step).is_some() => Step::Bytes(bytes(se, step)?),
            step if se.is_invariant(step, nest[0]) => Step::Unknown(degree(se, step)),
            _ => return None,
        });
    }
    is_an_array(&sizes).then_some(Reference { base, steps, sizes, start: at })
}

/// Whether the steps may be those of the dimensions of one array: each is a multiple of the next smaller one, as far as they are known.
fn is_an_array(sizes: &[Step]) -> bool {
    let mut known: SmallVec<[u64; 4]> = sizes
        .iter()
        .filter_map(|size| match *size {
            Step::Bytes(bytes) if bytes > 0 => Some(bytes),
            _ => None,
        })
        .collect();
    known.sort_unstable();
    known.windows(2).all(|pair| pair[1].is_multiple_of(pair[0]))
}

/// Values that are not known in the longest product of a sum.
fn degree(se: &Se<'_, '_>, expr: Expr) -> u32 {
    let of_product = |term: Expr| match se.kind(term) {
        Kind::Mul => se.ops(term).iter().filter(|&&factor| se.constant(factor).is_none()).count() as u32,
        Kind::Constant => 0,
        _ => 1,
    };
    match se.kind(expr) {
        Kind::Add => se.ops(expr).iter().map(|&term| of_product(term)).max().unwrap_or(0),
        _ => of_product(expr),
    }
}

/// Whether neighbouring threads start at neighbouring words: the number of the thread is a term, times at most 16.
fn is_coalesced(se: &Se<'_, '_>, start: Expr) -> bool {
    let func = se.f;
    let strip = |mut expr: Expr| {
        while matches!(se.kind(expr), Kind::ZeroExtend | Kind::SignExtend | Kind::Truncate) {
            expr = se.op(expr, 0);
        }
        expr
    };
    let is_thread = |expr: Expr| {
        let inst = se.unknown(strip(expr)).and_then(|value| value.as_inst());
        inst.is_some_and(|inst| {
            warpc_analysis::facts::intrinsic(func, inst) == Some(warpc_ir::intrinsics::id::NVVM_READ_PTX_SREG_TID_X)
        })
    };
    let mut work: SmallVec<[(Expr, u128); 8]> = SmallVec::from_slice(&[(start, 1)]);
    let mut steps = 0;
    while let Some((expr, scale)) = work.pop() {
        steps += 1;
        let expr = strip(expr);
        if scale <= 16 && is_thread(expr) {
            return true;
        }
        match se.kind(expr) {
            Kind::Add if steps < 64 => work.extend(se.ops(expr).iter().map(|&term| (term, scale))),
            Kind::Mul => {
                if let [factor, other] = *se.ops(expr)
                    && let Some(factor) = se.constant(factor)
                {
                    work.push((other, scale.saturating_mul(factor)));
                }
            }
            _ => {}
        }
    }
    false
}

/// Addresses with the outer counter first, less those with the inner one first.
fn order(se: &mut Se<'_, '_>, outer: Loop, inner: Loop) -> i64 {
    let f: &Func<'_> = se.f;
    let mut good = 0;
    for inst in se.loops.blocks(inner).into_iter().flat_map(|block| f.block_insts(block)) {
        if f.op(inst) != Opcode::GetElementPtr {
            continue;
        }
        let (mut saw_inner, mut saw_outer) = (false, false);
        for operand in f.operands(inst) {
            if se.type_of(operand).is_none() {
                continue;
            }
            let expr = se.get(operand);
            if se.kind(expr) != Kind::AddRec {
                continue;
            }
            if se.rec_loop(expr) == Some(inner) {
                saw_inner = true;
                if saw_outer {
                    good += 1;
                    break;
                }
            }
            if se.rec_loop(expr) == Some(outer) {
                saw_outer = true;
                if saw_inner {
                    good -= 1;
                    break;
                }
            }
        }
    }
    good
}

/// Whether loop `at` of the nest is better outside of the loop around it; `None` where no rule has an answer.
pub fn is_profitable(
    se: &mut Se<'_, '_>,
    nest: &[Loop],
    at: usize,
    rows: &[Row],
    costs: &Costs,
    rules: &[Rule],
    threshold: i64,
) -> Option<bool> {
    let (outer, inner) = (nest[at - 1], nest[at]);
    // A loop that runs once has no order.
    for id in [outer, inner] {
        let count = se.backedge_taken_count(id);
        let zero = se.zero(se.ty(count));
        if count != COULD_NOT_COMPUTE && se.is_known(IntPred::Eq, count, zero) {
            return Some(false);
        }
    }
    rules.iter().find_map(|rule| match rule {
        Rule::Cache => costs.prefer(at, at - 1),
        Rule::Order => {
            let balance = order(se, outer, inner);
            (balance < 0 && balance < threshold).then_some(true)
        }
        Rule::Vectorize => match (is_parallel(rows, at - 1), is_parallel(rows, at)) {
            (false, _) => Some(false),
            (true, false) => Some(true),
            (true, true) => None,
        },
        Rule::Ignore => Some(true),
    })
}
