//! Lazy value information: what is known of a value at a place, found on demand.
//!
//! The fact of a value in a block is what its definition gives, or, where that is elsewhere, what all edges into the block agree
//! on; an edge adds what the branch or switch at its beginning says. Facts of (value, block) pairs are kept; a question works on
//! a stack of the pairs that it still needs and counts its steps, and what is not answered within [`MAX_STEPS`] is anything. A
//! pair that needs itself around a loop is anything, too.
//!
//! Facts stay right while values are replaced by equal ones and no edge is added. **Cost**: bounded per question.
//! **Source**: LLVM's `LazyValueInfo`, whose answers these are.

mod conditions;

use crate::lattice::{Fact, range_bits, range_of_constant};
use crate::range::Range;
use crate::solver::argument_fact;
use crate::solver::calls::described;
use crate::solver::with_overflow;
use conditions::{from_condition, from_terminator};
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_analysis::known_bits::Values;
use warpc_analysis::{Assumptions, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
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
    known: HashMap<(Value, Block), Fact, foldhash::fast::FixedState>,
    stack: Vec<(Value, Block)>,
    edges: u32,
    /// Pointers that accesses of a block need not to be null, sorted; blocks that were asked for.
    accessed: HashMap<Block, Vec<Value>, foldhash::fast::FixedState>,
}

/// The answer is not there yet: a pair was put on the stack.
struct Wait;

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
            edges: 0,
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
        self.accessed.clear();
    }
    fn is_reachable(&self, block: Block) -> bool {
        self.changing && block.index() >= self.cfg.rows() || self.dom.is_reachable(block)
    }
    fn preds(&self, f: &Func<'_>, block: Block) -> SmallVec<[Block; 8]> {
        if self.changing { f.predecessors(block).collect() } else { SmallVec::from_slice(self.cfg.preds(block)) }
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
    fn values<'f, 'a>(&'f self, f: &'f Func<'a>) -> Values<'f, 'a> {
        if self.changing { Values::new(f) } else { Values::with(f, self.dom, self.assumptions) }
    }

    /// What is known of `value` in `block`, wherever its definition is.
    pub fn in_block(&mut self, f: &Func<'_>, value: Value, block: Block) -> Fact {
        if value.is_constant() {
            return Fact::of_constant(f, value);
        }
        if let Some(&fact) = self.known.get(&(value, block)) {
            return fact;
        }
        self.stack.clear();
        self.stack.push((value, block));
        self.known.remove(&(value, block));
        self.edges = 0;
        let mut steps = 0;
        while let Some(&(value, block)) = self.stack.last() {
            steps += 1;
            if steps > MAX_STEPS || self.edges > MAX_EDGES {
                // Enough work for one question: whatever is left is anything.
                for pair in std::mem::take(&mut self.stack) {
                    self.known.insert(pair, Fact::Overdefined);
                }
                break;
            }
            if let Ok(fact) = self.solve(f, value, block) {
                self.stack.pop();
                self.known.insert((value, block), fact);
            }
        }
        self.known.get(&(value, block)).copied().unwrap_or(Fact::Overdefined)
    }
    /// What is known of `value` right before `at`.
    pub fn at(&mut self, f: &Func<'_>, value: Value, at: Inst) -> Fact {
        let block = f.block_of(at);
        if !self.is_reachable(block) {
            return Fact::Overdefined;
        }
        let fact = self.in_block(f, value, block);
        self.with_assumptions(f, value, fact, at)
    }
    /// What is known of `value` along the edge `from` to `to`.
    pub fn on_edge(&mut self, f: &Func<'_>, value: Value, from: Block, to: Block) -> Fact {
        if value.is_constant() {
            return Fact::of_constant(f, value);
        }
        if !self.is_reachable(from) {
            return Fact::Overdefined;
        }
        let local = from_terminator(f, value, from, to);
        if has_one_value(local) {
            return local;
        }
        let before = self.in_block(f, value, from);
        let before = self.with_assumptions(f, value, before, f.terminator(from));
        local.intersect(f, before)
    }
    /// The integers that operand `index` of `user` can be, which is an integer or a vector of them; selects and phis that are the
    /// only users add their conditions.
    pub fn range_at_use(&mut self, f: &Func<'_>, user: Inst, index: usize, undef: bool) -> Option<Range> {
        let value = f.operand(user, index);
        let bits = range_bits(f, f.type_of(value))?;
        let mut fact = self.at(f, value, user);
        let (mut user, mut index) = (user, index);
        for _ in 0..MAX_USERS {
            let said = match f.op(user) {
                Opcode::Select if index > 0 && f.type_of(f.operand(user, 0)) == Type::I1 => {
                    let condition = f.operand(user, 0);
                    // Of an undef condition, the choice and what it says here may differ.
                    if !self.values(f).at(user).not_undef(condition) {
                        break;
                    }
                    from_condition(f, value, condition, index == 1)
                }
                Opcode::Phi => match f.operand(user, index + 1).as_block() {
                    Some(from) => from_terminator(f, value, from, f.block_of(user)),
                    None => break,
                },
                _ => Fact::Overdefined,
            };
            fact = fact.intersect(f, said);
            let result = Value::inst(user);
            if f.ty(user) == Type::VOID || !f.has_one_use(result) || !self.values(f).is_safe_to_speculate(user) {
                break;
            }
            let row = f.first_use(result);
            (user, index) = (f.user(row), f.use_index(row));
        }
        Some(match fact {
            // Nothing reaches the use.
            Fact::Unknown => Range::empty(bits),
            fact => fact.to_range(f, bits, undef),
        })
    }
    /// The constant of `value` right before `at`.
    pub fn constant_at(&mut self, f: &mut FuncMut<'_>, value: Value, at: Inst) -> Option<Value> {
        let ty = f.type_of(value);
        let fact = self.at(f, value, at);
        fact.as_constant(f, ty)
    }
    /// The constant of `value` along an edge.
    pub fn constant_on_edge(&mut self, f: &mut FuncMut<'_>, value: Value, from: Block, to: Block) -> Option<Value> {
        let ty = f.type_of(value);
        let fact = self.on_edge(f, value, from, to);
        fact.as_constant(f, ty)
    }
    /// The truth of `value pred constant` along an edge.
    pub fn compare_on_edge(
        &mut self,
        f: &mut FuncMut<'_>,
        pred: IntPred,
        value: Value,
        constant: Value,
        from: Block,
        to: Block,
    ) -> Option<bool> {
        let fact = self.on_edge(f, value, from, to);
        let constant = Fact::of_constant(f, constant);
        fact.compare(f, pred, constant)
    }
    /// The truth of `left pred right` right before `at`.
    pub fn compare_at(
        &mut self,
        f: &mut FuncMut<'_>,
        pred: IntPred,
        left: Value,
        right: Value,
        at: Inst,
    ) -> Option<bool> {
        let (pred, left, right) = if left.is_constant() { (pred.swapped(), right, left) } else { (pred, left, right) };
        let a = self.at(f, left, at);
        if a == Fact::Overdefined && !right.is_constant() {
            return None;
        }
        let b = self.at(f, right, at);
        let truth = a.compare(f, pred, b);
        if truth.is_some() || !right.is_constant() {
            return truth;
        }
        self.compare_by_edges(f, pred, left, right, at)
    }
    /// The truth of `left pred right` right before `at`, from what metadata and assumptions say there, and from edges that agree;
    /// `right` is a constant. What the definition of `left` says is not looked at.
    pub fn compare_locally(
        &mut self,
        f: &mut FuncMut<'_>,
        pred: IntPred,
        left: Value,
        right: Value,
        at: Inst,
    ) -> Option<bool> {
        let told = match left.as_inst() {
            _ if f.types().is_ptr(f.type_of(left)) && self.values(f).at(at).is_non_zero(left) => Fact::NotNull,
            Some(inst) => described_memory(f, inst),
            None => Fact::Overdefined,
        };
        let told = self.with_assumptions(f, left, told, at);
        let constant = Fact::of_constant(f, right);
        told.compare(f, pred, constant).or_else(|| self.compare_by_edges(f, pred, left, right, at))
    }
    /// The edges into the block of `at` may agree, though what they know together does not decide.
    fn compare_by_edges(
        &mut self,
        f: &mut FuncMut<'_>,
        pred: IntPred,
        left: Value,
        right: Value,
        at: Inst,
    ) -> Option<bool> {
        let block = f.block_of(at);
        let phi = left.as_inst().filter(|&inst| f.block_of(inst) == block);
        match phi {
            Some(phi) if f.op(phi) == Opcode::Phi => {
                let pairs: SmallVec<[(Value, Block); 8]> = f.phi_pairs(phi).collect();
                self.agreed(f, pred, right, block, &pairs)
            }
            Some(_) => None,
            None => {
                let pairs: SmallVec<[(Value, Block); 8]> =
                    self.preds(f, block).into_iter().map(|from| (left, from)).collect();
                self.agreed(f, pred, right, block, &pairs)
            }
        }
    }
    fn agreed(
        &mut self,
        f: &mut FuncMut<'_>,
        pred: IntPred,
        right: Value,
        block: Block,
        pairs: &[(Value, Block)],
    ) -> Option<bool> {
        let mut all = None;
        for &(value, from) in pairs {
            let truth = self.compare_on_edge(f, pred, value, right, from, block)?;
            if all.is_some_and(|all| all != truth) {
                return None;
            }
            all = Some(truth);
        }
        all
    }

    /// Adds what assumptions of the block of `at`, before it, say.
    fn with_assumptions(&mut self, f: &Func<'_>, value: Value, fact: Fact, at: Inst) -> Fact {
        let mut fact = fact;
        if at.is_none() {
            return fact;
        }
        if fact == Fact::Overdefined && f.op(at).is_terminator() && self.is_accessed(f, value, f.block_of(at)) {
            return Fact::NotNull;
        }
        if self.assumptions.calls().is_empty() {
            return fact;
        }
        for said in self.assumptions.of(value) {
            let call = said.inst;
            let assumed = said.block.is_none() && said.bundle.is_none() && !f.is_dead(call);
            if assumed && call != at && f.block_of(call) == f.block_of(at) && f.comes_before(call, at) {
                fact = fact.intersect(f, from_condition(f, value, f.operand(call, 0), true));
            }
        }
        fact
    }

    /// Whether code of `block` accesses what pointer `value` points to.
    fn is_accessed(&mut self, f: &Func<'_>, value: Value, block: Block) -> bool {
        if f.types().addrspace(f.type_of(value)) != Some(0) || null_is_valid(f) {
            return false;
        }
        let accessed = self.accessed.entry(block).or_insert_with(|| accessed_in(f, block));
        accessed.binary_search_by_key(&value.0, |value| value.0).is_ok()
    }

    /// The fact of a pair, from those that are there.
    fn need(&mut self, f: &Func<'_>, value: Value, block: Block) -> Result<Fact, Wait> {
        if value.is_constant() {
            return Ok(Fact::of_constant(f, value));
        }
        if let Some(&fact) = self.known.get(&(value, block)) {
            return Ok(fact);
        }
        // Around a loop to a pair that waits for this one.
        if self.stack.contains(&(value, block)) {
            return Ok(Fact::Overdefined);
        }
        self.stack.push((value, block));
        Err(Wait)
    }
    fn edge(&mut self, f: &Func<'_>, value: Value, from: Block, to: Block) -> Result<Fact, Wait> {
        self.edges += 1;
        if value.is_constant() {
            return Ok(Fact::of_constant(f, value));
        }
        let local = from_terminator(f, value, from, to);
        if has_one_value(local) {
            return Ok(local);
        }
        let before = self.need(f, value, from)?;
        let before = self.with_assumptions(f, value, before, f.terminator(from));
        Ok(local.intersect(f, before))
    }
    fn solve(&mut self, f: &Func<'_>, value: Value, block: Block) -> Result<Fact, Wait> {
        if !self.is_reachable(block) {
            return Ok(Fact::Unknown);
        }
        let Some(inst) = value.as_inst().filter(|&inst| f.block_of(inst) == block) else {
            return self.solve_elsewhere(f, value, block);
        };
        match f.op(inst) {
            Opcode::Phi => self.merge_edges(f, block, (0..f.phi_len(inst)).map(|index| f.phi_incoming(inst, index))),
            Opcode::Select if !f.types().is_vector(f.type_of(f.operand(inst, 0))) => self.solve_select(f, inst, block),
            _ if f.types().is_ptr(f.ty(inst)) => {
                let non_zero = self.values(f).at(inst).is_non_zero(value);
                Ok(if non_zero { Fact::NotNull } else { described_memory(f, inst) })
            }
            _ => match range_bits(f, f.ty(inst)) {
                Some(bits) => self.solve_integer(f, inst, block, bits),
                None => Ok(Fact::Overdefined),
            },
        }
    }
    fn solve_elsewhere(&mut self, f: &Func<'_>, value: Value, block: Block) -> Result<Fact, Wait> {
        if block == f.entry() {
            return Ok(value.as_arg().map_or(Fact::Overdefined, |number| argument_fact(f, number)));
        }
        let preds = self.preds(f, block);
        self.merge_edges(f, block, preds.into_iter().map(|from| (value, from)))
    }
    /// What holds in `block` of a value that is one of `incoming`, by the block it comes from.
    fn merge_edges(
        &mut self,
        f: &Func<'_>,
        block: Block,
        incoming: impl Iterator<Item = (Value, Block)>,
    ) -> Result<Fact, Wait> {
        let mut all = Fact::Unknown;
        for (value, from) in incoming {
            if !self.is_reachable(from) {
                continue;
            }
            let fact = self.edge(f, value, from, block)?;
            all.merge(f, fact, &mut 0, None);
            if all == Fact::Overdefined {
                break;
            }
        }
        Ok(all)
    }
    fn solve_select(&mut self, f: &Func<'_>, inst: Inst, block: Block) -> Result<Fact, Wait> {
        let (condition, yes, no) = (f.operand(inst, 0), f.operand(inst, 1), f.operand(inst, 2));
        let mut a = self.need(f, yes, block)?;
        let mut b = self.need(f, no, block)?;
        // Of an undef condition, the choice and what it says here may differ.
        if self.values(f).at(inst).not_undef(condition) {
            a = a.intersect(f, from_condition(f, yes, condition, true));
            b = b.intersect(f, from_condition(f, no, condition, false));
        }
        a.merge(f, b, &mut 0, None);
        Ok(a)
    }
    /// The integers that `value` can be in `block`.
    fn operand(&mut self, f: &Func<'_>, value: Value, block: Block, at: Inst) -> Result<Range, Wait> {
        let bits = range_bits(f, f.type_of(value)).unwrap_or(1);
        if value.is_constant() {
            return Ok(range_of_constant(f, value, bits));
        }
        let fact = self.need(f, value, block)?;
        let fact = self.with_assumptions(f, value, fact, at);
        Ok(if fact == Fact::Unknown { Range::full(bits) } else { fact.to_range(f, bits, false) })
    }
    fn solve_integer(&mut self, f: &Func<'_>, inst: Inst, block: Block, bits: u32) -> Result<Fact, Wait> {
        let (op, fl) = (f.op(inst), f.flags(inst));
        let range = match op {
            _ if op.is_int_binary() => {
                let a = self.operand(f, f.operand(inst, 0), block, inst)?;
                let b = self.operand(f, f.operand(inst, 1), block, inst)?;
                a.binary(op, fl, b)
            }
            Opcode::Trunc | Opcode::ZExt | Opcode::SExt => {
                self.operand(f, f.operand(inst, 0), block, inst)?.cast(op, fl, bits)
            }
            Opcode::Freeze => {
                let operand = f.operand(inst, 0);
                let fact = self.need(f, operand, block)?;
                let sure = self.values(f).at(inst).not_undef_or_poison(operand);
                return Ok(if sure { fact } else { Fact::Overdefined });
            }
            Opcode::ExtractValue => match f.operand(inst, 0).as_inst().zip(f.indices(inst).first()) {
                Some((call, &0)) if with_overflow(f, call).is_some() => {
                    let Some((op, _)) = with_overflow(f, call) else { return Ok(Fact::Overdefined) };
                    let a = self.operand(f, f.operand(call, 0), block, inst)?;
                    let b = self.operand(f, f.operand(call, 1), block, inst)?;
                    a.binary(op, 0, b)
                }
                _ => return Ok(Fact::Overdefined),
            },
            _ if op.is_call() || op == Opcode::Load => {
                if let Some(id) = facts::intrinsic(f, inst).filter(|&id| Range::knows_intrinsic(id)) {
                    let mut ranges: SmallVec<[Range; 2]> = SmallVec::new();
                    for index in 0..f.call(inst).num_args as usize {
                        ranges.push(self.operand(f, f.operand(inst, index), block, inst)?);
                    }
                    if let Some(range) = Range::intrinsic(id, &ranges) {
                        return Ok(Fact::of_range(range).intersect(f, described(f, inst)));
                    }
                }
                return Ok(described(f, inst));
            }
            _ => return Ok(Fact::Overdefined),
        };
        Ok(Fact::of_range(range))
    }
}

fn null_is_valid(f: &Func<'_>) -> bool {
    f.ctx().attrs().fn_has(f.ctx().globals.parts[f.global().index()].attrs, AttrKind::NullPointerIsValid)
}

/// The objects that loads and stores of `block` access, sorted.
fn accessed_in(f: &Func<'_>, block: Block) -> Vec<Value> {
    let mut all = Vec::new();
    for inst in f.block_insts(block) {
        let ptr = match f.op(inst) {
            Opcode::Load => f.operand(inst, 0),
            Opcode::Store => f.operand(inst, 1),
            _ => continue,
        };
        if f.types().addrspace(f.type_of(ptr)) == Some(0) && !facts::is_volatile(f, inst) {
            all.push(ptr);
            // An address inside an object that is not null.
            let mut base = ptr;
            while let Some(address) = base
                .as_inst()
                .filter(|&inst| f.op(inst) == Opcode::GetElementPtr && f.flags(inst) & flags::INBOUNDS != 0)
            {
                base = f.operand(address, 0);
                all.push(base);
            }
        }
    }
    all.sort_unstable_by_key(|value| value.0);
    all.dedup();
    all
}

/// What metadata and attributes say, of instructions that can have them.
fn described_memory(f: &Func<'_>, inst: Inst) -> Fact {
    if f.op(inst).is_call() || f.op(inst) == Opcode::Load { described(f, inst) } else { Fact::Overdefined }
}

/// Whether nothing more can be known.
fn has_one_value(fact: Fact) -> bool {
    matches!(fact, Fact::Constant(_)) || fact.as_int().is_some()
}
