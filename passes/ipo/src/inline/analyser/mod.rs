//! Cost of one call by walking the callee as it would be after folding what this call makes constant.
//!
//! **How**: constants, and addresses as a base of the caller and an offset, are carried through the callee's instructions; a branch
//! on a constant leads to one successor only. Accesses through a passed stack slot are free as long as nothing keeps the slot from
//! being split, and so is loading again what nothing has written since. **Cost**: linear in the callee, and it stops where the
//! answer is clear.
//!
//! | file | what |
//! |---|---|
//! | `known.rs` | what is known of a value, of arguments and constants |
//! | `visit.rs` | what each instruction adds to the cost |
//! | `calls.rs` | what calls in the callee add |
//! | `fold.rs` | what an instruction is, from what its operands are |
//! | `ephemeral.rs` | instructions that assumptions alone use: they cost nothing |
//!
//! **Source**: the rules and units of LLVM's inline cost analysis, restated.

mod calls;
mod ephemeral;
mod fold;
mod known;
mod visit;

pub use known::Known;

use super::judge::Limit;
use known::{Argument, Slot};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Value};

/// Units of one instruction.
pub const INSTRUCTION: i64 = 5;
/// Units saved when the only call of a local function goes: its body goes too.
pub const LAST_CALL: i64 = 15_000;
/// Units of a callee of the cold calling convention.
const COLD_CONVENTION: i64 = 2_000;
/// Units of each loop of a callee where the caller should be as small as can be.
const LOOP: i64 = 25;
/// Bytes of stack that inlining into a recursive function may add.
const RECURSIVE_STACK: u64 = 1024;
/// Attributes of functions and calls, numbers as text, that change what the analysis finds.
pub const TUNING: [&[u8]; 5] = [
    b"call-inline-cost",
    b"call-threshold-bonus",
    b"function-inline-cost",
    b"function-inline-cost-multiplier",
    b"function-inline-threshold",
];
/// Number of the cold calling convention.
const COLDCC: u16 = 9;

/// The settings of the knobs, and what is known of the caller.
#[derive(Clone, Copy)]
pub struct Settings<'a> {
    /// Units of a call.
    pub call_penalty: i64,
    /// Walk to the end even when the cost is too high already.
    pub full: bool,
    /// Keep what each instruction costs.
    pub traced: bool,
    /// Bytes of stack a callee may have.
    pub max_stack: u64,
    /// The same where the caller is recursive.
    pub max_recursive_stack: u64,
    /// The caller calls itself.
    pub recursive: bool,
    /// The callee's body goes when this call does.
    pub only: bool,
    /// Whether the body of a function may be looked at: it is finished, or there is none.
    pub may_look_at: &'a dyn Fn(Global) -> bool,
}

/// Settings of the program where nothing is asked for.
impl Default for Settings<'_> {
    fn default() -> Self {
        Settings {
            call_penalty: 25,
            full: false,
            traced: false,
            max_stack: u64::MAX,
            max_recursive_stack: RECURSIVE_STACK,
            recursive: false,
            only: false,
            may_look_at: &|_| false,
        }
    }
}

/// The answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// Never, and why.
    Never(&'static str),
    /// Nor has a body with a pattern that cannot be inlined, behind which nothing was counted.
    Pattern(&'static str),
    /// Cost and threshold.
    Of(i64, i64),
}

/// Cost and threshold around one instruction.
#[derive(Clone, Copy)]
pub struct Step {
    /// Cost before and after.
    pub cost: [i64; 2],
    /// Threshold before and after.
    pub threshold: [i64; 2],
}

/// What was counted on the way.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    /// Arguments that are constants.
    pub constant_args: usize,
    /// Arguments that are addresses with a known base.
    pub offset_args: usize,
    /// Arguments that point into a stack slot of the caller.
    pub slot_args: usize,
    /// Comparisons of addresses that fold.
    pub address_compares: usize,
    /// Differences of addresses that fold.
    pub address_differences: usize,
    /// Instructions that cost nothing.
    pub simplified: usize,
    /// Instructions looked at.
    pub instructions: usize,
    /// Units saved as slots are split.
    pub saved: i64,
    /// Units that would have been saved if nothing had kept the slots together.
    pub lost: i64,
    /// A call must not be copied.
    pub moves_only: bool,
}

/// All that the walk found.
pub struct Analysis {
    /// The answer.
    pub cost: Cost,
    /// Cost and threshold where the walk ended.
    pub end: (i64, i64),
    /// Numbers on the way.
    pub counts: Counts,
    /// Units of loads that need not be done again.
    pub reloads: i64,
    /// What each instruction of the callee cost, where that was asked for.
    pub steps: Vec<Option<Step>>,
    /// What each instruction of the callee is.
    pub known: Vec<Known>,
}

/// Units that go with the call itself.
pub fn call_site(func: &Func<'_>, call: Inst, callee: Global, penalty: i64) -> i64 {
    let args = func.call(call).num_args as usize;
    let attrs = func.ctx().globals.parts[callee.index()].attrs;
    let table = func.ctx().attrs();
    let mut saved = INSTRUCTION + penalty;
    for arg in 0..args {
        saved += match table.ty(table.param(attrs, arg), AttrKind::ByVal) {
            // A copy: a load and a store per word, of which a call would do eight at most.
            Some(t) => {
                let word = func.layout().pointer_bits(0) as u64;
                let bits = func.layout().size_in_bits(func.types(), t);
                2 * INSTRUCTION * bits.div_ceil(word.max(1)).min(8) as i64
            }
            None => INSTRUCTION,
        };
    }
    saved
}

/// The number that the attribute `key` of `call` or of the function that it names has.
fn number_asked(func: &Func<'_>, call: Inst, key: &[u8]) -> Option<i64> {
    let strings = &func.ctx().tables.strings;
    let key = strings.find(key)?;
    let parse = |value: Str| std::str::from_utf8(strings.get(value)).ok()?.parse::<i64>().ok();
    let own = func.attrs().string(func.attrs().list(func.call(call).attrs).func, key);
    let named = || {
        let callee = func.callee(call).as_global()?;
        let attrs = func.ctx().attrs();
        attrs.string(attrs.list(func.ctx().globals.parts[callee.index()].attrs).func, key)
    };
    own.or_else(named).flatten().and_then(parse)
}

struct Analyser<'a> {
    func: &'a Func<'a>,
    caller: &'a Func<'a>,
    /// The call that is judged.
    at: Inst,
    set: Settings<'a>,
    args: Vec<Argument>,
    /// By instruction of the callee.
    known: Vec<Known>,
    /// The slot that each instruction points into.
    slot_of: Vec<Slot>,
    /// Slots of the caller: units that their accesses would cost; `None` where a slot is not split.
    slots: Vec<Option<i64>>,
    reached: RowSet<Block>,
    /// Blocks that no known branch leads to.
    left_out: RowSet<Block>,
    /// Made when a branch is decided.
    cfg: Option<warpc_ir::cfg::Cfg>,
    /// The successor that each block was found to go to always.
    only_successor: Vec<Block>,
    loaded: Vec<Value>,
    /// Units of loads from where was loaded before; `None` once something writes.
    reloads: Option<i64>,
    cost: i64,
    threshold: i64,
    stack: u64,
    vectors: i64,
    returned: bool,
    counts: Counts,
    /// Calls through an argument that is a function make inlining more worth.
    boosts: bool,
}

/// Cost of inlining `callee` at `call` of `caller` against `limit`.
pub fn analyse(caller: &Func<'_>, call: Inst, callee: &Func<'_>, limit: Limit, set: Settings<'_>) -> Analysis {
    walk(caller, call, callee, limit, set, true)
}

fn walk(caller: &Func<'_>, call: Inst, callee: &Func<'_>, limit: Limit, set: Settings<'_>, boosts: bool) -> Analysis {
    let mut analyser = Analyser {
        func: callee,
        caller,
        at: call,
        set,
        args: Vec::with_capacity(callee.num_args()),
        known: vec![Known::Nothing; callee.num_insts()],
        slot_of: vec![Slot::NONE; callee.num_insts()],
        slots: Vec::new(),
        reached: RowSet::new(callee.num_blocks()),
        left_out: RowSet::new(callee.num_blocks()),
        cfg: None,
        only_successor: vec![Block::NONE; callee.num_blocks()],
        loaded: Vec::new(),
        reloads: Some(0),
        cost: -call_site(caller, call, callee.global(), set.call_penalty) - limit.last_call,
        threshold: limit.threshold + limit.single_block + limit.vector,
        stack: 0,
        vectors: 0,
        returned: false,
        counts: Counts::default(),
        boosts,
    };
    analyser.take_arguments();
    if callee.ctx().globals.shape[callee.global().index()].cc == COLDCC {
        analyser.cost += COLD_CONVENTION;
    }
    let mut steps = vec![None; if set.traced { callee.num_insts() } else { 0 }];
    let found = analyser.blocks(limit, &mut steps);
    let cost = match found {
        Err(why) => Cost::Pattern(why),
        Ok(()) => analyser.finish(limit),
    };
    Analysis {
        cost,
        end: (analyser.cost, analyser.threshold),
        counts: analyser.counts,
        reloads: analyser.reloads.unwrap_or(0),
        steps,
        known: analyser.known,
    }
}

impl Analyser<'_> {
    /// Whether the answer is clear.
    fn stops(&self) -> bool {
        self.cost >= self.threshold && !self.set.full
    }

    /// Walks the blocks that are reached, breadth first.
    fn blocks(&mut self, limit: Limit, steps: &mut [Option<Step>]) -> Result<(), &'static str> {
        let func = self.func;
        let ephemeral = ephemeral::find(func);
        let mut single = true;
        let mut work = std::collections::VecDeque::from([func.entry()]);
        self.reached.insert(func.entry());
        while let Some(block) = work.pop_front() {
            if self.stops() {
                return Ok(());
            }
            for inst in func.block_insts(block) {
                if ephemeral.contains(inst) {
                    continue;
                }
                let before = (self.cost, self.threshold);
                self.count(inst)?;
                if let Some(step) = steps.get_mut(inst.index()) {
                    *step = Some(Step { cost: [before.0, self.cost], threshold: [before.1, self.threshold] });
                }
                if self.set.recursive && self.stack > self.set.max_recursive_stack {
                    return Err("recursive and allocates too much stack space");
                }
                if self.stops() {
                    return Ok(());
                }
            }
            let term = func.terminator(block);
            if term.is_none() {
                continue;
            }
            if let Some(only) = self.target(term) {
                self.only_successor[block.index()] = only;
                if self.reached.insert(only) {
                    work.push_back(only);
                }
                continue;
            }
            let mut successors = 0;
            for succ in func.successors_of(term) {
                successors += 1;
                if self.reached.insert(succ) {
                    work.push_back(succ);
                }
            }
            if single && successors > 1 {
                self.threshold -= limit.single_block;
                single = false;
            }
        }
        Ok(())
    }

    /// The answer behind the last instruction.
    fn finish(&mut self, limit: Limit) -> Cost {
        if self.stops() {
            return Cost::Of(self.cost, self.threshold);
        }
        if self.stack > self.set.max_stack {
            return Cost::Never("stacksize");
        }
        if self.counts.moves_only && !self.set.only {
            return Cost::Never("noduplicate");
        }
        if limit.counts_loops {
            self.cost += LOOP * self.loops();
        }
        let instructions = self.counts.instructions as i64;
        if self.vectors <= instructions / 10 {
            self.threshold -= limit.vector;
        } else if self.vectors <= instructions / 2 {
            self.threshold -= limit.vector / 2;
        }
        let asked = |key: &[u8]| number_asked(self.caller, self.at, key);
        let cost = asked(b"function-inline-cost").unwrap_or(self.cost);
        self.cost = cost.saturating_mul(asked(b"function-inline-cost-multiplier").unwrap_or(1));
        self.threshold = asked(b"function-inline-threshold").unwrap_or(self.threshold);
        Cost::Of(self.cost, self.threshold.max(1))
    }

    /// Loops whose header is reached.
    fn loops(&self) -> i64 {
        let cfg = warpc_ir::cfg::Cfg::new(self.func);
        let dom = warpc_ir::dom::DomTree::new(&cfg);
        let backs = |header: Block| cfg.preds(header).iter().any(|&from| dom.dominates(header, from));
        cfg.rpo().iter().filter(|&&block| self.reached.contains(block) && backs(block)).count() as i64
    }
}
