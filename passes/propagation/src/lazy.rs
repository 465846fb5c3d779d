//! Lazy value information: what is known of a value at a place, found on demand.
//!
//! The fact of a value in a block is what its definition gives and, where that is elsewhere, what all edges into the block agree
//! on; an edge adds what the branch or switch at its beginning says, where the other side of a comparison is what is known of it
//! there. Facts of (value, block) pairs are kept; a question works on a stack of the pairs that it still needs and counts its
//! steps, and what is not answered within [`MAX_STEPS`] is anything. A pair that needs itself around a loop is anything to itself.
//! What was found of others on the way around is not kept where the answer is better than that: the next question finds more.
//!
//! Facts stay right while values are replaced by equal ones and no edge is added. **Cost**: bounded per question.
//! **Source**: LLVM's `LazyValueInfo`, whose answers these are but for values from before a loop: LLVM forgets their definitions
//! in it.

mod accessed;
mod conditions;
mod switches;
mod told;

use crate::lattice::{Fact, range_bits, range_of_constant};
use crate::range::Range;
use crate::solver::argument_fact;
use crate::solver::calls::described;
use crate::solver::with_overflow;
use accessed::accessed_in;
use conditions::{anything, from_branch, from_condition, through_user};
use hashbrown::HashMap;
use smallvec::SmallVec;
use switches::Switches;
use told::Told;
use warpc_analysis::known_bits::Values;
use warpc_analysis::{Assumptions, facts};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value};

/// Pairs that one question looks at.
pub const MAX_STEPS: u32 = 500;
/// Edges that one question looks at.
const MAX_EDGES: u32 = 1 << 14;
/// Facts that there is still room for after all were forgotten.
const MOST_KEPT: usize = 1 << 12;
/// Single users that a use is followed through.
const MAX_USERS: usize = 3;

/// Facts of one function. Cheap to make; the memory of facts can be kept.
pub struct Lazy<'q> {
    cfg: &'q Cfg,
    dom: &'q DomTree,
    /// Edges change: predecessors are those of the function as it is, and dominators say nothing of places.
    changing: bool,
    assumptions: &'q Assumptions,
    /// Facts of pairs; a pair that waits on the stack is anything until it is solved, which is what it is to those that it needs.
    known: HashMap<(Value, Block), (Fact, State), foldhash::fast::FixedState>,
    stack: Vec<(Value, Block)>,
    /// Pairs of the question at hand that were solved early.
    early: Vec<(Value, Block)>,
    /// Whether the pair at hand needed one that is not settled.
    leans: bool,
    edges: u32,
    switches: Switches,
    told: Told,
    /// Pointers that accesses of a block need not to be null, sorted; blocks that were asked for.
    accessed: HashMap<Block, Vec<Value>, foldhash::fast::FixedState>,
}

/// The answer is not there yet: a pair was put on the stack.
struct Wait;

/// How good the fact of a pair is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// It waits on the stack.
    Waiting,
    /// It was found while one that it needs was waiting.
    Early,
    /// No question will find more.
    Settled,
}

impl<'q> Lazy<'q> {
    /// Nothing is known yet.
    pub fn new(cfg: &'q Cfg, dom: &'q DomTree, assumptions: &'q Assumptions) -> Lazy<'q> {
        let hasher = foldhash::fast::FixedState::with_seed(0x6c76_6900);
        Lazy {
            cfg,
            dom,
            changing: false,
            assumptions,
            known: HashMap::with_hasher(hasher.clone()),
            stack: Vec::new(),
            early: Vec::new(),
            leans: false,
            edges: 0,
            switches: Switches::default(),
            told: Told::default(),
            accessed: HashMap::with_hasher(hasher),
        }
    }
    /// The same for a pass that redirects edges to copies of blocks: every execution still comes by a place where it came by
    /// before, so facts of values that stay hold on. `cfg` and `dom` are those from before the first edit.
    pub fn of_changing(cfg: &'q Cfg, dom: &'q DomTree, assumptions: &'q Assumptions) -> Lazy<'q> {
        Lazy { changing: true, ..Lazy::new(cfg, dom, assumptions) }
    }
    /// Forgets all facts: an edge went, and more may be known now, or an instruction promises less than it did.
    pub fn forget(&mut self) {
        // What many questions left is not worth clearing again and again.
        if self.known.capacity() > MOST_KEPT {
            self.known = HashMap::with_hasher(self.known.hasher().clone());
        }
        self.known.clear();
        self.switches.forget();
        self.told.forget();
        self.accessed.clear();
    }
    fn is_reachable(&self, block: Block) -> bool {
        self.changing && block.index() >= self.cfg.rows() || self.dom.is_reachable(block)
    }
    fn preds(&self, func: &Func<'_>, block: Block) -> SmallVec<[Block; 8]> {
        if self.changing { func.predecessors(block).collect() } else { SmallVec::from_slice(self.cfg.preds(block)) }
    }
    /// Dominators of the function.
    pub fn dom(&self) -> &'q DomTree {
        self.dom
    }
    /// Assumptions of the function.
    pub fn assumptions(&self) -> &'q Assumptions {
        self.assumptions
    }
    /// The control-flow graph of the function.
    pub fn cfg(&self) -> &'q Cfg {
        self.cfg
    }
    fn values<'f, 'a>(&'f self, func: &'f Func<'a>) -> Values<'f, 'a> {
        if self.changing { Values::new(func) } else { Values::with(func, self.dom, self.assumptions) }
    }

    /// What is known of `value` in `block`, wherever its definition is.
    pub fn in_block(&mut self, func: &Func<'_>, value: Value, block: Block) -> Fact {
        if value.is_constant() {
            return Fact::of_constant(func, value);
        }
        let block = self.place(func, value, block);
        if let Some(&(fact, _)) = self.known.get(&(value, block)) {
            return fact;
        }
        let asked = (value, block);
        self.stack.clear();
        self.early.clear();
        self.wait_for(value, block);
        self.edges = 0;
        let mut steps = 0;
        while let Some(&(value, block)) = self.stack.last() {
            steps += 1;
            if steps > MAX_STEPS || self.edges > MAX_EDGES {
                // Enough work for one question: whatever is left is anything.
                for pair in self.stack.drain(..) {
                    self.known.insert(pair, (Fact::Overdefined, State::Settled));
                }
                break;
            }
            self.leans = false;
            if let Ok(fact) = self.solve(func, value, block) {
                self.stack.pop();
                let is_early = self.leans && (value, block) != asked;
                self.known.insert((value, block), (fact, if is_early { State::Early } else { State::Settled }));
                if is_early {
                    self.early.push((value, block));
                }
            }
        }
        let answer = self.known.get(&asked).map_or(Fact::Overdefined, |&(fact, _)| fact);
        self.settle_early(answer != Fact::Overdefined);
        answer
    }
    /// Forgets what was found early, or keeps it where nothing better is to be found.
    fn settle_early(&mut self, forgets: bool) {
        for pair in self.early.drain(..) {
            if forgets {
                self.known.remove(&pair);
            } else if let Some(entry) = self.known.get_mut(&pair) {
                entry.1 = State::Settled;
            }
        }
    }
    /// What is known of `value` right before `at`.
    pub fn at(&mut self, func: &Func<'_>, value: Value, at: Inst) -> Fact {
        let block = func.block_of(at);
        if !self.is_reachable(block) {
            return Fact::Overdefined;
        }
        let fact = self.in_block(func, value, block);
        self.with_assumptions(func, value, fact, at)
    }
    /// What is known of `value` along the edge `from` to `to`.
    pub fn on_edge(&mut self, func: &Func<'_>, value: Value, from: Block, to: Block) -> Fact {
        if value.is_constant() {
            return Fact::of_constant(func, value);
        }
        if !self.is_reachable(from) {
            return Fact::Overdefined;
        }
        let local = self.said_on_edge(func, value, from, to);
        if has_one_value(local) {
            return local;
        }
        let before = self.in_block(func, value, from);
        let before = self.with_assumptions(func, value, before, func.terminator(from));
        local.intersect(func, before)
    }
    /// The same as [`Lazy::said_by_terminator`], by questions about all that it needs.
    fn said_on_edge(&mut self, func: &Func<'_>, value: Value, from: Block, to: Block) -> Fact {
        self.said_by_terminator(func, value, from, to, |lazy, other| lazy.in_block(func, other, from))
    }
    /// What the terminator of `from` says of `value` along the edge to `to`; `other` tells what is known in `from` of the other side of
    /// a comparison.
    fn said_by_terminator(
        &mut self,
        func: &Func<'_>,
        value: Value,
        from: Block,
        to: Block,
        mut other: impl FnMut(&mut Self, Value) -> Fact,
    ) -> Fact {
        let term = func.terminator(from);
        if term.is_none() {
            return Fact::Overdefined;
        }
        match func.op(term) {
            Opcode::Br => from_branch(func, value, term, to, &mut |side| other(self, side)),
            Opcode::Switch => {
                let (condition, fact) = (func.operand(term, 0), self.switches.on_edge(func, term, to));
                if value == condition { fact } else { through_user(func, value, condition, fact) }
            }
            _ => Fact::Overdefined,
        }
    }
    /// The integers that operand `index` of `user` can be, which is an integer or a vector of them; selects and phis that are the
    /// only users add their conditions.
    pub fn range_at_use(&mut self, func: &Func<'_>, user: Inst, index: usize, undef: bool) -> Option<Range> {
        let value = func.operand(user, index);
        let bits = range_bits(func, func.type_of(value))?;
        let mut fact = self.at(func, value, user);
        let (mut user, mut index) = (user, index);
        for _ in 0..MAX_USERS {
            let said = match func.op(user) {
                Opcode::Select if index > 0 && func.type_of(func.operand(user, 0)) == Type::I1 => {
                    let condition = func.operand(user, 0);
                    // Of an undef condition, the choice and what it says here may differ.
                    if !self.values(func).at(user).not_undef(condition) {
                        break;
                    }
                    from_condition(func, value, condition, index == 1, &mut anything)
                }
                Opcode::Phi => match func.operand(user, index + 1).as_block() {
                    Some(from) => self.said_on_edge(func, value, from, func.block_of(user)),
                    None => break,
                },
                _ => Fact::Overdefined,
            };
            fact = fact.intersect(func, said);
            let result = Value::inst(user);
            if func.ty(user) == Type::VOID || !func.has_one_use(result) || !self.values(func).is_safe_to_speculate(user)
            {
                break;
            }
            let row = func.first_use(result);
            (user, index) = (func.user(row), func.use_index(row));
        }
        Some(match fact {
            // Nothing reaches the use.
            Fact::Unknown => Range::empty(bits),
            fact => fact.to_range(func, bits, undef),
        })
    }
    /// The constant of `value` right before `at`.
    pub fn constant_at(&mut self, func: &mut FuncMut<'_>, value: Value, at: Inst) -> Option<Value> {
        let ty = func.type_of(value);
        let fact = self.at(func, value, at);
        fact.as_constant(func, ty)
    }
    /// The constant of `value` along an edge.
    pub fn constant_on_edge(&mut self, func: &mut FuncMut<'_>, value: Value, from: Block, to: Block) -> Option<Value> {
        let ty = func.type_of(value);
        let fact = self.on_edge(func, value, from, to);
        fact.as_constant(func, ty)
    }
    /// The truth of `value pred constant` along an edge.
    pub fn compare_on_edge(
        &mut self,
        func: &mut FuncMut<'_>,
        pred: IntPred,
        value: Value,
        constant: Value,
        from: Block,
        to: Block,
    ) -> Option<bool> {
        let fact = self.on_edge(func, value, from, to);
        let constant = Fact::of_constant(func, constant);
        fact.compare(func, pred, constant)
    }
    /// The truth of `left pred right` right before `at`.
    pub fn compare_at(
        &mut self,
        func: &mut FuncMut<'_>,
        pred: IntPred,
        left: Value,
        right: Value,
        at: Inst,
    ) -> Option<bool> {
        let (pred, left, right) = if left.is_constant() { (pred.swapped(), right, left) } else { (pred, left, right) };
        let a = self.at(func, left, at);
        if a == Fact::Overdefined && !right.is_constant() {
            return None;
        }
        let b = self.at(func, right, at);
        let truth = a.compare(func, pred, b);
        if truth.is_some() || !right.is_constant() {
            return truth;
        }
        self.compare_by_edges(func, pred, left, right, at)
    }
    /// The truth of `left pred right` right before `at`, from what metadata and assumptions say there, and from edges that agree;
    /// `right` is a constant. What the definition of `left` says is not looked at.
    pub fn compare_locally(
        &mut self,
        func: &mut FuncMut<'_>,
        pred: IntPred,
        left: Value,
        right: Value,
        at: Inst,
    ) -> Option<bool> {
        let told = match left.as_inst() {
            _ if func.types().is_ptr(func.type_of(left)) && self.values(func).at(at).is_non_zero(left) => Fact::NotNull,
            Some(inst) => described_memory(func, inst),
            None => Fact::Overdefined,
        };
        let told = self.with_assumptions(func, left, told, at);
        let constant = Fact::of_constant(func, right);
        told.compare(func, pred, constant).or_else(|| self.compare_by_edges(func, pred, left, right, at))
    }
    /// The edges into the block of `at` may agree, though what they know together does not decide.
    fn compare_by_edges(
        &mut self,
        func: &mut FuncMut<'_>,
        pred: IntPred,
        left: Value,
        right: Value,
        at: Inst,
    ) -> Option<bool> {
        let block = func.block_of(at);
        let inside = left.as_inst().filter(|&inst| func.block_of(inst) == block);
        match inside {
            Some(phi) if func.op(phi) == Opcode::Phi => {
                let pair = |func: &Func<'_>, k: usize| (k < func.phi_len(phi)).then(|| func.phi_incoming(phi, k));
                self.agreed(func, pred, right, block, pair)
            }
            Some(_) => None,
            None if self.changing => {
                let preds: SmallVec<[Block; 8]> = func.predecessors(block).collect();
                self.agreed(func, pred, right, block, |_, k| preds.get(k).map(|&from| (left, from)))
            }
            None => {
                let preds = self.cfg.preds(block);
                self.agreed(func, pred, right, block, |_, k| preds.get(k).map(|&from| (left, from)))
            }
        }
    }
    /// What all edges say of `pred` and `right`, if that is the same; `pair` gives what is compared on each, and where the edge begins.
    fn agreed(
        &mut self,
        func: &mut FuncMut<'_>,
        pred: IntPred,
        right: Value,
        block: Block,
        pair: impl Fn(&Func<'_>, usize) -> Option<(Value, Block)>,
    ) -> Option<bool> {
        let mut all = None;
        let mut edges = 0;
        while let Some((value, from)) = pair(func, edges) {
            let truth = self.compare_on_edge(func, pred, value, right, from, block)?;
            if all.is_some_and(|all| all != truth) {
                return None;
            }
            all = Some(truth);
            edges += 1;
        }
        all
    }

    /// Adds what assumptions of the block of `at`, before it, say.
    fn with_assumptions(&mut self, func: &Func<'_>, value: Value, fact: Fact, at: Inst) -> Fact {
        let mut fact = fact;
        if at.is_none() {
            return fact;
        }
        if fact == Fact::Overdefined && func.op(at).is_terminator() && self.is_accessed(func, value, func.block_of(at))
        {
            return Fact::NotNull;
        }
        if self.assumptions.calls().is_empty() {
            return fact;
        }
        for said in self.assumptions.of(value) {
            let call = said.inst;
            let assumed = said.block.is_none() && said.bundle.is_none() && !func.is_dead(call);
            if assumed && call != at && func.block_of(call) == func.block_of(at) && func.comes_before(call, at) {
                let said = from_condition(func, value, func.operand(call, 0), true, &mut anything);
                fact = fact.intersect(func, said);
            }
        }
        fact
    }

    /// Whether code of `block` accesses what pointer `value` points to.
    fn is_accessed(&mut self, func: &Func<'_>, value: Value, block: Block) -> bool {
        if func.types().addrspace(func.type_of(value)).is_none_or(|space| facts::null_is_valid(func, space)) {
            return false;
        }
        let accessed = self.accessed.entry(block).or_insert_with(|| accessed_in(func, block));
        accessed.binary_search_by_key(&value.0, |value| value.0).is_ok()
    }

    /// The fact of a pair, from those that are there.
    fn need(&mut self, func: &Func<'_>, value: Value, block: Block) -> Result<Fact, Wait> {
        if value.is_constant() {
            return Ok(Fact::of_constant(func, value));
        }
        let block = self.place(func, value, block);
        if let Some(&(fact, state)) = self.known.get(&(value, block)) {
            self.leans |= state != State::Settled;
            return Ok(fact);
        }
        self.wait_for(value, block);
        Err(Wait)
    }
    /// The block whose fact of `value` is that of `block`: where nothing on the way from its definition tells more, that of the definition.
    fn place(&mut self, func: &Func<'_>, value: Value, block: Block) -> Block {
        let home = value.as_inst().map_or(func.entry(), |inst| func.block_of(inst));
        if home == block || !self.is_reachable(block) {
            return block;
        }
        let may_be_accessed =
            || func.types().addrspace(func.type_of(value)).is_some_and(|space| !facts::null_is_valid(func, space));
        let is_assumed = || !self.assumptions.calls().is_empty() && !self.assumptions.of(value).is_empty();
        if may_be_accessed() || is_assumed() || self.told.is_told(func, value) { block } else { home }
    }
    /// Puts a pair on the stack. It may be needed around a loop by what it waits for.
    fn wait_for(&mut self, value: Value, block: Block) {
        self.stack.push((value, block));
        self.known.insert((value, block), (Fact::Overdefined, State::Waiting));
    }
    fn edge(&mut self, func: &Func<'_>, value: Value, from: Block, to: Block) -> Result<Fact, Wait> {
        self.edges += 1;
        if value.is_constant() {
            return Ok(Fact::of_constant(func, value));
        }
        let mut waits = false;
        let local = self.said_by_terminator(func, value, from, to, |lazy, other| {
            // One at a time: what waits is anything to what is asked after it.
            let fact = if waits { Ok(Fact::Overdefined) } else { lazy.need(func, other, from) };
            fact.unwrap_or_else(|Wait| {
                waits = true;
                Fact::Overdefined
            })
        });
        if waits {
            return Err(Wait);
        }
        if has_one_value(local) {
            return Ok(local);
        }
        let before = self.need(func, value, from)?;
        let before = self.with_assumptions(func, value, before, func.terminator(from));
        Ok(local.intersect(func, before))
    }
    fn solve(&mut self, func: &Func<'_>, value: Value, block: Block) -> Result<Fact, Wait> {
        if !self.is_reachable(block) {
            return Ok(Fact::Unknown);
        }
        let Some(inst) = value.as_inst().filter(|&inst| func.block_of(inst) == block) else {
            return self.solve_elsewhere(func, value, block);
        };
        match func.op(inst) {
            Opcode::Phi => {
                self.merge_edges(func, block, (0..func.phi_len(inst)).map(|index| func.phi_incoming(inst, index)))
            }
            Opcode::Select if !func.types().is_vector(func.type_of(func.operand(inst, 0))) => {
                self.solve_select(func, inst, block)
            }
            _ if func.types().is_ptr(func.ty(inst)) => {
                let non_zero = self.values(func).at(inst).is_non_zero(value);
                Ok(if non_zero { Fact::NotNull } else { described_memory(func, inst) })
            }
            _ => match range_bits(func, func.ty(inst)) {
                Some(bits) => self.solve_integer(func, inst, block, bits),
                None => Ok(Fact::Overdefined),
            },
        }
    }
    fn solve_elsewhere(&mut self, func: &Func<'_>, value: Value, block: Block) -> Result<Fact, Wait> {
        if block == func.entry() {
            return Ok(value.as_arg().map_or(Fact::Overdefined, |number| argument_fact(func, number)));
        }
        let preds = self.preds(func, block);
        let all = self.merge_edges(func, block, preds.into_iter().map(|from| (value, from)))?;
        if has_one_value(all) {
            return Ok(all);
        }
        // Whatever way led here, it is what its definition gave: around a loop the ways alone say nothing.
        let defined = match (value.as_inst(), value.as_arg()) {
            (Some(inst), _) => self.need(func, value, func.block_of(inst))?,
            (_, Some(number)) => argument_fact(func, number),
            _ => Fact::Overdefined,
        };
        Ok(if defined == Fact::Unknown { all } else { all.intersect(func, defined) })
    }
    /// What holds in `block` of a value that is one of `incoming`, by the block it comes from.
    fn merge_edges(
        &mut self,
        func: &Func<'_>,
        block: Block,
        incoming: impl Iterator<Item = (Value, Block)>,
    ) -> Result<Fact, Wait> {
        let mut all = Fact::Unknown;
        for (value, from) in incoming {
            if !self.is_reachable(from) {
                continue;
            }
            let fact = self.edge(func, value, from, block)?;
            all.merge(func, fact, &mut 0, None);
            if all == Fact::Overdefined {
                break;
            }
        }
        Ok(all)
    }
    fn solve_select(&mut self, func: &Func<'_>, inst: Inst, block: Block) -> Result<Fact, Wait> {
        let (condition, yes, no) = (func.operand(inst, 0), func.operand(inst, 1), func.operand(inst, 2));
        let mut a = self.need(func, yes, block)?;
        let mut b = self.need(func, no, block)?;
        // Of an undef condition, the choice and what it says here may differ.
        if self.values(func).at(inst).not_undef(condition) {
            a = a.intersect(func, from_condition(func, yes, condition, true, &mut anything));
            b = b.intersect(func, from_condition(func, no, condition, false, &mut anything));
        }
        a.merge(func, b, &mut 0, None);
        Ok(a)
    }
    /// The integers that `value` can be in `block`.
    fn operand(&mut self, func: &Func<'_>, value: Value, block: Block, at: Inst) -> Result<Range, Wait> {
        let bits = range_bits(func, func.type_of(value)).unwrap_or(1);
        if value.is_constant() {
            return Ok(range_of_constant(func, value, bits));
        }
        let fact = self.need(func, value, block)?;
        let fact = self.with_assumptions(func, value, fact, at);
        Ok(if fact == Fact::Unknown { Range::full(bits) } else { fact.to_range(func, bits, false) })
    }
    fn solve_integer(&mut self, func: &Func<'_>, inst: Inst, block: Block, bits: u32) -> Result<Fact, Wait> {
        let (op, fl) = (func.op(inst), func.flags(inst));
        let range = match op {
            _ if op.is_int_binary() => {
                let a = self.operand(func, func.operand(inst, 0), block, inst)?;
                let b = self.operand(func, func.operand(inst, 1), block, inst)?;
                a.binary(op, fl, b)
            }
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => {
                self.operand(func, func.operand(inst, 0), block, inst)?.cast(op, fl, bits)
            }
            Opcode::Freeze => {
                let operand = func.operand(inst, 0);
                let fact = self.need(func, operand, block)?;
                let sure = self.values(func).at(inst).not_undef_or_poison(operand);
                return Ok(if sure { fact } else { Fact::Overdefined });
            }
            Opcode::ExtractValue => match func.operand(inst, 0).as_inst().zip(func.indices(inst).first()) {
                Some((call, &0)) if with_overflow(func, call).is_some() => {
                    let Some((op, _)) = with_overflow(func, call) else { return Ok(Fact::Overdefined) };
                    let a = self.operand(func, func.operand(call, 0), block, inst)?;
                    let b = self.operand(func, func.operand(call, 1), block, inst)?;
                    a.binary(op, 0, b)
                }
                _ => return Ok(Fact::Overdefined),
            },
            _ if op.is_call() || op == Opcode::Load => {
                if let Some(id) = facts::intrinsic(func, inst).filter(|&id| Range::knows_intrinsic(id)) {
                    let mut ranges: SmallVec<[Range; 2]> = SmallVec::new();
                    for index in 0..func.call(inst).num_args as usize {
                        ranges.push(self.operand(func, func.operand(inst, index), block, inst)?);
                    }
                    if let Some(range) = Range::intrinsic(id, &ranges) {
                        return Ok(Fact::of_range(range).intersect(func, described(func, inst)));
                    }
                }
                return Ok(described(func, inst));
            }
            _ => return Ok(Fact::Overdefined),
        };
        Ok(Fact::of_range(range))
    }
}

/// What metadata and attributes say, of instructions that can have them.
fn described_memory(func: &Func<'_>, inst: Inst) -> Fact {
    if func.op(inst).is_call() || func.op(inst) == Opcode::Load { described(func, inst) } else { Fact::Overdefined }
}

/// Whether nothing more can be known.
fn has_one_value(fact: Fact) -> bool {
    matches!(fact, Fact::Constant(_)) || fact.as_int().is_some()
}
