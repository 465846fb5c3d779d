//! `slsr`: straight-line strength reduction of addresses: `&p[x + 2 * s]` becomes `&p[x + s]` plus the bytes of `s`. Products that
//! are left are made of one another (`products.rs`), and so are sums (`sums.rs`);
//! guarded addresses get a common start (`starts.rs`).
//!
//! **When**: an address and one of the same base that dominates it differ by a multiple of one value, and adding that is cheaper
//! than what dies with the index. A product that was made for one address serves the next ones. An index of several addresses dies if
//! all of them are made so; a first walk, which only looks, finds the addresses that are made for the sake of each other (`chains.rs`).
//! An address of a guarded block moves to where one of the same index was accessed before.
//! **How**: an index is a sum of few values with factors, taken apart through exact arithmetic and extensions. The blocks are
//! walked down the tree of dominators; an address is found by the hash of its sum, and by the hashes of its sum without one of its
//! values. **Invariants**: the earlier address, or one of its index, was accessed before the later one is made, so it is not poison; one
//! that moves promises nothing. Accesses stay.
//! **Cost**: linear; an address has at most [`TERMS`] values and is compared with at most [`TRIES`] others for each. **Source**:
//! the pass of that name in LLVM has the idea; the search by hashes is another.
//! **Relies on** nothing that is said of threads or memory: only arithmetic moves, and no access.

mod chains;
mod products;
mod starts;
mod sum;
mod sums;

use super::dce::erase_dead_chain;
use super::separate_const_offset_from_gep::{plus_bytes, terms_of};
use chains::Chains;
use hashbrown::HashTable;
use smallvec::SmallVec;
use std::cell::{OnceCell, RefCell};
use std::sync::Arc;
use sum::{Factor, Sum};
use warpc_analysis::facts::pointer_operand;
use warpc_analysis::{Analyses, AnalysisSet, Loops};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "slsr",
    summary: "compute addresses and products from earlier ones",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("slsr")?;
        Ok(PassBody::Function(Box::<Reduce>::default()))
    },
};

/// Values of a sum.
const TERMS: usize = 4;
/// Addresses of one hash that are compared.
const TRIES: usize = 4;
/// Instructions that are counted as dying.
const CHAIN: u32 = 8;
/// Uses of an index among which addresses are looked for.
const PEERS: usize = 8;
const NONE: u32 = u32::MAX;

/// An address with its sum.
struct Candidate {
    inst: Inst,
    /// What the function had in its place, until the end of the walk.
    first: Inst,
    /// Where control has been when it is no poison, besides its own index: what it was made of was accessed there. `NONE` if it was not made.
    needs: Block,
    base: Value,
    sum: Sum,
}

/// A product that was made: of a factor, and bytes.
struct Product {
    factor: Factor,
    bytes: i64,
    value: Value,
    block: Block,
}

#[derive(Default)]
struct Reduce {
    candidates: Vec<Candidate>,
    /// Rows of one hash: candidate, and the row before.
    rows: Vec<(u32, u32)>,
    heads: HashTable<(u64, u32)>,
    products: Vec<Product>,
    /// Newest product of a factor.
    made: HashTable<(u64, u32)>,
    /// Block in which an address was accessed, by instruction.
    accessed: Vec<Block>,
    /// What was made in the place of each address of the function.
    made_of: Vec<Inst>,
    dead: Vec<Inst>,
    chains: Chains,
    /// Whether the walk only looks what could be made.
    looks: bool,
    /// Whether an address could be made of another.
    has_plans: bool,
    /// Of the walk over products.
    other: products::Products,
    /// Of the walk over addresses that are left.
    starts: starts::Starts,
    /// Of the walk over sums.
    sums: sums::Sums,
}

/// How an address is made from another.
struct Plan {
    from: u32,
    stride: Option<(Factor, i64)>,
    constant: i64,
    product: Option<Value>,
    cost: u32,
    start: Start,
    /// A block that control comes from, and where it is known that `from` is no poison.
    proof: Block,
}

/// Why an address may be the start of another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Start {
    /// It was accessed.
    Accessed,
    /// One of the same index was accessed, and this one stands above.
    Above,
    /// The same, and this one moves before that.
    Moves(Inst),
}

/// What an address may cost that is made of another.
#[derive(Clone, Copy)]
enum Limit {
    /// Less than what goes with its own computation.
    Alone,
    /// At most so many instructions of the machine as it has: what goes was counted for several.
    Together(u32),
}

/// Where a function is known to go.
struct Shape<'a> {
    dom: Arc<DomTree>,
    /// Found when an address could move, which is so in few functions.
    loops: OnceCell<Arc<Loops>>,
    analyses: RefCell<&'a mut Analyses>,
}

impl<'a> Shape<'a> {
    fn new(f: &Func<'_>, analyses: &'a mut Analyses) -> Shape<'a> {
        Shape { dom: analyses.dom(f), loops: OnceCell::new(), analyses: RefCell::new(analyses) }
    }
    fn loops(&self, f: &Func<'_>) -> &Loops {
        self.loops.get_or_init(|| self.analyses.borrow_mut().loops(f))
    }
}

impl FunctionPass for Reduce {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (has_addresses, has_products) = (has_two(f, is_address), has_two(f, is_product));
        let has_sums = has_two(f, sums::is_sum);
        if !has_addresses && !has_products && !has_sums {
            return Outcome::Unchanged;
        }
        let shape = Shape::new(f, cx.analyses);
        let mut changed = has_addresses && self.addresses(f, &shape);
        self.erase_dead(f);
        if has_addresses {
            changed |= self.starts.run(f, &shape.dom, &mut self.dead);
            self.erase_dead(f);
        }
        if has_products {
            changed |= self.other.run(f, &shape.dom, &mut self.dead);
            self.erase_dead(f);
        }
        if has_sums {
            changed |= self.sums.run(f, &shape.dom, &mut self.dead);
            self.erase_dead(f);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Whether two instructions of a function are of a kind.
fn has_two(f: &Func<'_>, is_asked: fn(&Func<'_>, Inst) -> bool) -> bool {
    f.block_order().flat_map(|block| f.block_insts(block)).filter(|&inst| is_asked(f, inst)).nth(1).is_some()
}
fn is_address(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::GetElementPtr && is_variable(f, inst)
}
fn is_product(f: &Func<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Mul && !f.operand(inst, 1).is_constant()
}
fn is_variable(f: &Func<'_>, inst: Inst) -> bool {
    f.num_operands(inst) == 2 && !f.operand(inst, 1).is_constant()
}

impl Reduce {
    /// Rewrites the addresses of a function.
    fn addresses(&mut self, f: &mut FuncMut<'_>, shape: &Shape<'_>) -> bool {
        self.chains.clear();
        self.looks = true;
        self.has_plans = false;
        self.walk(f, shape);
        self.looks = false;
        if !self.has_plans {
            return false;
        }
        self.chains.choose(f);
        self.walk(f, shape)
    }

    fn walk(&mut self, f: &mut FuncMut<'_>, shape: &Shape<'_>) -> bool {
        self.candidates.clear();
        self.rows.clear();
        self.heads.clear();
        self.products.clear();
        self.made.clear();
        self.accessed.clear();
        self.accessed.resize(f.num_insts(), Block::NONE);
        self.made_of.clear();
        self.made_of.resize(f.num_insts(), Inst::NONE);
        let mut changed = false;
        for &b in shape.dom.preorder() {
            let mut i = f.first(b);
            while i.is_some() {
                let next = f.next(i);
                if f.op(i) == Opcode::GetElementPtr {
                    changed |= self.address(f, shape, i);
                } else if let Some(p) = pointer_operand(f, i) {
                    self.access(f, &shape.dom, p, b);
                }
                i = next;
            }
        }
        changed
    }

    fn erase_dead(&mut self, f: &mut FuncMut<'_>) {
        for i in std::mem::take(&mut self.dead) {
            if !f.is_dead(i) {
                erase_dead_chain(f, &mut vec![i], Inst::NONE);
            }
        }
    }

    /// Notes that `ptr` was accessed in `block`.
    fn access(&mut self, f: &Func<'_>, dom: &DomTree, mut ptr: Value, block: Block) {
        for _ in 0..TERMS {
            let Some(i) =
                ptr.as_inst().filter(|&i| f.op(i) == Opcode::GetElementPtr && i.index() < self.accessed.len())
            else {
                return;
            };
            let at = &mut self.accessed[i.index()];
            if at.is_none() || !dom.dominates(*at, block) {
                *at = block;
            }
            // The address of an address at a constant distance is poison with it.
            ptr = f.operand(i, 0);
        }
    }

    fn address(&mut self, f: &mut FuncMut<'_>, shape: &Shape<'_>, inst: Inst) -> bool {
        if !is_variable(f, inst) || f.is_unused(inst.into()) {
            return false;
        }
        let mut term = None;
        let Some(constant) = terms_of(f, inst, |t| term = Some(t)) else { return false };
        let Some(t) = term else { return false };
        let base = f.operand(inst, 0);
        let Some(sum) = Sum::of(f, t.index, t.scale, constant) else { return false };
        let block = f.block_of(inst);
        let machine = machine_cost(is_widened(f, t.index), t.scale);
        let limit = match self.looks || self.chains.is_chosen(inst) {
            true => Limit::Together(machine),
            false => Limit::Alone,
        };
        let plan = self.plan(f, shape, inst, base, &sum, limit);
        let needs = plan.as_ref().map_or(Block::NONE, |plan| plan.proof);
        let Some(plan) = plan else {
            self.register(Candidate { inst, first: inst, needs, base, sum });
            return false;
        };
        let has_stride = plan.stride.is_some();
        // The sum of what is made is without that constant.
        let mut sum = sum;
        sum.constant = sum.constant.wrapping_sub(plan.constant);
        let made = match self.looks {
            true => {
                if !base.is_constant() || is_of_one_array(f, inst) {
                    self.chains.note(inst, plan.stride.map(|(factor, _)| factor.value()));
                }
                inst
            }
            false => self.make(f, inst, plan, block),
        };
        if has_stride {
            self.register(Candidate { inst: made, first: inst, needs, base, sum });
        }
        !self.looks
    }

    /// Makes address `inst` as planned. The address without the constant.
    fn make(&mut self, f: &mut FuncMut<'_>, inst: Inst, plan: Plan, block: Block) -> Inst {
        let from = self.candidates[plan.from as usize].inst;
        if let Start::Moves(peer) = plan.start {
            f.move_before(from, peer);
        }
        if plan.start != Start::Accessed {
            f.drop_poison_flags(from);
        }
        let from = Value::inst(from);
        let (mut v, mut at) = (from, inst);
        if let Some((factor, bytes)) = plan.stride {
            let product = match plan.product {
                Some(v) => v,
                None => self.product(f, inst, factor, bytes, block),
            };
            let (byte, ty) = (f.int_type(8), f.ty(inst));
            v = Builder::before(f, inst).gep(byte, v, &[product], ty, 0);
            at = v.as_inst().unwrap_or(inst);
            self.made_of[inst.index()] = at;
        }
        let v = plus_bytes(f, inst, v, plan.constant);
        if v != from {
            f.take_name(v, inst.into());
        }
        f.replace_all_uses(inst.into(), v);
        self.dead.push(inst);
        self.accessed.resize(f.num_insts(), Block::NONE);
        at
    }

    /// How address `inst` is computed most cheaply from one before it, if that is cheaper than its own computation.
    fn plan(
        &mut self,
        f: &Func<'_>,
        shape: &Shape<'_>,
        inst: Inst,
        base: Value,
        sum: &Sum,
        limit: Limit,
    ) -> Option<Plan> {
        let (dom, block) = (&shape.dom, f.block_of(inst));
        let mut best: Option<Plan> = None;
        for hash in sum.hashes(base) {
            let mut at = self.heads.find(hash, |h| h.0 == hash).map_or(NONE, |h| h.1);
            for _ in 0..TRIES {
                let Some(&(n, next)) = self.rows.get(at as usize) else { break };
                at = next;
                let c = &self.candidates[n as usize];
                let usable = c.base == base && !f.is_dead(c.inst) && f.ty(c.inst) == f.ty(inst);
                if !usable {
                    continue;
                }
                let Some((start, proof)) = self.start(f, shape, c, block) else { continue };
                let cost = match limit {
                    Limit::Alone => cost_of(f, inst, self.peers_follow(f, inst, c)),
                    Limit::Together(_) => u32::MAX,
                };
                let Some(stride) = sum.minus(&c.sum) else { continue };
                let constant = sum.constant.wrapping_sub(c.sum.constant);
                let Some((factor, bytes)) = stride else {
                    if i32::try_from(constant).is_ok() {
                        self.has_plans = true;
                        let plan = Plan { from: n, stride: None, constant, product: None, cost: 0, start, proof };
                        return (cost > 0).then_some(plan);
                    }
                    continue;
                };
                if i32::try_from(constant).is_err() || i32::try_from(bytes).is_err() {
                    continue;
                }
                if !sum.may_use(factor) || !c.sum.may_use(factor) {
                    continue;
                }
                self.has_plans = true;
                if let Limit::Together(most) = limit
                    && factor.machine_cost(bytes) > most
                {
                    continue;
                }
                let product = self.find_product(f, dom, factor, bytes, block);
                let plain = bytes == 1 && f.type_of(factor.value()) == Type::I64;
                let now = if product.is_some() || plain { 1 } else { 2 };
                if now < best.as_ref().map_or(cost, |b| b.cost) {
                    let stride = Some((factor, bytes));
                    best = Some(Plan { from: n, stride, constant, product, cost: now, start, proof });
                }
            }
        }
        best
    }

    /// Whether address `inst` was accessed where control comes to `block` from.
    fn is_accessed_before(&self, dom: &DomTree, inst: Inst, block: Block) -> bool {
        let known = self.accessed[inst.index()];
        known.is_some() && dom.dominates(known, block)
    }

    /// Why candidate `c` is no poison in `block` and how it comes to be there, and where that is known: it was accessed; or an address of its
    /// index was, and what it was made of.
    fn start(&self, f: &Func<'_>, shape: &Shape<'_>, c: &Candidate, block: Block) -> Option<(Start, Block)> {
        let dom = &shape.dom;
        if self.is_accessed_before(dom, c.inst, block) {
            return Some((Start::Accessed, self.accessed[c.inst.index()]));
        }
        if c.needs.is_some() && !dom.dominates(c.needs, block) {
            return None;
        }
        // Both dominate the block, so one of them dominates the other.
        let proof = |peer: Inst| match self.accessed[self.stands_for(peer).index()] {
            place if c.needs.is_some() && dom.dominates(place, c.needs) => c.needs,
            place => place,
        };
        let peers = f.uses(f.operand(c.first, 1)).take(PEERS).map(|use_row| f.user(use_row));
        let mut peers = peers.filter(|&peer| {
            peer != c.first && is_address(f, peer) && self.is_accessed_before(dom, self.stands_for(peer), block)
        });
        if dom.dominates(f.block_of(c.inst), block) {
            return peers.next().map(|peer| (Start::Above, proof(peer)));
        }
        let is_there = |operand: Value, at: Inst| operand.as_inst().is_none_or(|def| dom.dominates_inst(f, def, at));
        // The new place is in no loop that the old one is not in.
        let is_as_often = |peer: Inst| {
            let loops = shape.loops(f);
            let inner = loops.of(f.block_of(peer));
            inner.is_none() || loops.contains(inner, f.block_of(c.inst))
        };
        let peer = peers.find(|&peer| {
            dom.dominates_inst(f, peer, c.inst)
                && dom.dominates(f.block_of(peer), block)
                && f.operands(c.inst).all(|operand| is_there(operand, peer))
                && is_as_often(peer)
        });
        peer.map(|peer| (Start::Moves(peer), proof(peer)))
    }

    /// What was made in the place of address `first`, if anything was.
    fn stands_for(&self, first: Inst) -> Inst {
        self.made_of.get(first.index()).copied().filter(|made| made.is_some()).unwrap_or(first)
    }

    /// Whether each other address of the index of `inst` can be made of one of the index that candidate `c` was made of, too, or was.
    fn peers_follow(&self, f: &Func<'_>, inst: Inst, c: &Candidate) -> bool {
        let (index, from) = (f.operand(inst, 1), f.operand(c.first, 1));
        let has_start = |peer: Inst| {
            f.uses(from).take(PEERS).map(|use_row| f.user(use_row)).any(|start| {
                is_address(f, start) && f.operand(start, 0) == f.operand(peer, 0) && f.aux(start).a == f.aux(peer).a
            })
        };
        let mut users = f.uses(index).map(|use_row| f.user(use_row));
        let follow = users.by_ref().take(PEERS).all(|peer| {
            // Nothing uses those that were made already.
            peer == inst
                || f.is_unused(peer.into())
                || is_address(f, peer) && f.operand(peer, 1) == index && has_start(peer)
        });
        follow && users.next().is_none()
    }

    fn register(&mut self, candidate: Candidate) {
        let n = self.candidates.len() as u32;
        for hash in candidate.sum.hashes(candidate.base) {
            let row = self.rows.len() as u32;
            match self.heads.find_mut(hash, |h| h.0 == hash) {
                Some(h) => {
                    self.rows.push((n, h.1));
                    h.1 = row;
                }
                None => {
                    self.rows.push((n, NONE));
                    self.heads.insert_unique(hash, (hash, row), |h| h.0);
                }
            }
        }
        self.candidates.push(candidate);
    }

    fn find_product(&self, f: &Func<'_>, dom: &DomTree, factor: Factor, bytes: i64, block: Block) -> Option<Value> {
        let hash = factor.hash(bytes);
        let n = self.made.find(hash, |m| m.0 == hash)?.1;
        let p = &self.products[n as usize];
        let same = p.factor == factor && p.bytes == bytes && dom.dominates(p.block, block);
        let alive = p.value.as_inst().is_some_and(|i| !f.is_dead(i));
        (same && alive).then_some(p.value)
    }

    /// Makes `factor` times `bytes` before `at`.
    fn product(&mut self, f: &mut FuncMut<'_>, at: Inst, factor: Factor, bytes: i64, block: Block) -> Value {
        let wide = factor.widened(f, at);
        if bytes == 1 {
            return wide;
        }
        let c = f.consts_mut().add_i64(bytes as u64);
        let value = Builder::before(f, at).binary(Opcode::Mul, wide, c, 0);
        let (hash, n) = (factor.hash(bytes), self.products.len() as u32);
        self.products.push(Product { factor, bytes, value, block });
        match self.made.find_mut(hash, |m| m.0 == hash) {
            Some(m) => m.1 = n,
            None => {
                self.made.insert_unique(hash, (hash, n), |m| m.0);
            }
        }
        value
    }
}

/// Whether the index of `inst` is used for one array only. Others at constant addresses share its product.
fn is_of_one_array(f: &Func<'_>, inst: Inst) -> bool {
    let base = f.operand(inst, 0);
    let mut users = f.uses(f.operand(inst, 1)).map(|use_row| f.user(use_row));
    users.by_ref().take(PEERS).all(|user| !is_address(f, user) || f.operand(user, 0) == base) && users.next().is_none()
}

/// Instructions of the machine for an address that is some value times `scale` bytes from another: a wide product and sum if the value
/// is `widened` to an address; else, or without a product, a sum of two words. Other products cost more than they are worth.
fn machine_cost(widened: bool, scale: i64) -> u32 {
    match scale {
        _ if widened && scale > 1 => 1,
        1.. if scale & (scale - 1) == 0 => 2,
        _ => 4,
    }
}

/// Whether an index of an address is made from fewer bits.
fn is_widened(f: &Func<'_>, index: Value) -> bool {
    let is_extension = |inst: Inst| matches!(f.op(inst), Opcode::SExt | Opcode::ZExt);
    f.type_of(index) != Type::I64 || index.as_inst().is_some_and(is_extension)
}

/// Instructions of PTX that go when address `inst` is not computed: its addition, the product, what only the index needs. The index may
/// have other uses if they `follow`.
fn cost_of(f: &Func<'_>, inst: Inst, follow: bool) -> u32 {
    let mut cost = 1;
    let mut work: SmallVec<[(Value, bool); 8]> = SmallVec::from_slice(&[(f.operand(inst, 1), false)]);
    let mut left = CHAIN;
    while let Some((v, in_sum)) = work.pop() {
        let Some(j) = v.as_inst().filter(|_| left > 0) else { continue };
        left -= 1;
        let is_shared = !f.has_one_use(v);
        if is_shared && !(follow && v == f.operand(inst, 1)) {
            continue;
        }
        let sum = match f.op(j) {
            // Part of the wide product, which each address of an index has for itself.
            Opcode::SExt | Opcode::ZExt => {
                cost += !is_shared as u32;
                false
            }
            Opcode::Add | Opcode::Or | Opcode::Sub => {
                cost += 1;
                f.op(j) == Opcode::Add
            }
            // With a sum one instruction.
            Opcode::Mul => {
                cost += !in_sum as u32;
                false
            }
            Opcode::Shl => {
                cost += 1;
                false
            }
            _ => continue,
        };
        work.extend(f.operands(j).map(|o| (o, sum)));
    }
    cost
}
