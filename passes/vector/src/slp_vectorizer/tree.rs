//! The tree of a seed: which scalars become which vectors.
//!
//! A *node* is a row of scalars, one per lane. It is a vector where its scalars do the same to operands that are rows of scalars again;
//! the lanes of a vector that is there already; or else it is gathered, lane by lane. A scalar is in one vector node at most.

use super::cost::Operation;
use super::scene::Scene;
use crate::intrinsics::lanewise;
use smallvec::SmallVec;
use std::ops::Range;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};

/// Lanes of the largest vector.
pub(super) const MAX_LANES: usize = 32;
/// Pairs of a phi that becomes a vector.
const PAIRS: usize = 32;
/// Nodes of a tree: the operands of the last are gathered.
const NODES: usize = 128;
/// Uses of a scalar that are looked at.
const USES: usize = 64;

/// What becomes of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// One vector instruction.
    Vector,
    /// Lanes are put together.
    Gather,
    /// The lanes of this vector.
    Lanes(Value),
}

/// A row of scalars.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// What becomes of it.
    pub kind: Kind,
    lanes: Range<usize>,
    /// Nodes of the operands that become vectors: operand of the instruction, node.
    pub operands: SmallVec<[(u16, u32); 3]>,
    /// Lanes whose first two operands are exchanged.
    swapped: u32,
    /// Place of the last scalar of a vector node.
    pub place: u32,
    depth: u32,
    /// Whether the root needs it.
    live: bool,
}

/// Where accesses lie: chain and bytes from its leader, by instruction row.
#[derive(Default)]
pub(super) struct Distances {
    chain: Vec<(u32, i64)>,
}

impl Distances {
    /// Forgets all, for a function of `rows` instructions.
    pub fn reset(&mut self, rows: usize) {
        self.chain.clear();
        self.chain.resize(rows, (u32::MAX, 0));
    }
    /// Notes that `inst` lies `offset` bytes from the leader of `chain`.
    pub fn set(&mut self, inst: Inst, chain: u32, offset: i64) {
        self.chain[inst.index()] = (chain, offset);
    }
    /// Bytes from `from` to `to`, if that is known.
    pub fn between(&self, from: Inst, to: Inst) -> Option<i64> {
        let of = |inst: Inst| self.chain.get(inst.index()).copied().filter(|row| row.0 != u32::MAX);
        let ((a, x), (b, y)) = (of(from)?, of(to)?);
        (a == b).then(|| y.wrapping_sub(x))
    }
}

/// The tree at hand.
#[derive(Default)]
pub(super) struct Tree {
    /// Nodes; the root is the first.
    pub nodes: Vec<Node>,
    lanes: Vec<Value>,
    /// By instruction row: tree and vector node.
    owners: Vec<(u32, u32)>,
    stamp: u32,
    /// Instructions that go with the tree but are no scalars of it: the insertions of a root.
    pub inserts: Vec<Inst>,
    /// The deepest node.
    max_depth: u32,
    /// Whether the root may be the lanes of a vector that is there already.
    may_be_lanes: bool,
}

impl Tree {
    /// Builds the tree of `seed`. `false` if the seed is no vector, where it `may_be_lanes` of one that is there already.
    pub fn build(
        &mut self,
        func: &Func<'_>,
        scene: &Scene,
        distances: &Distances,
        seed: &[Value],
        max_depth: u32,
        may_be_lanes: bool,
    ) -> bool {
        self.nodes.clear();
        self.lanes.clear();
        self.stamp += 1;
        self.max_depth = max_depth;
        if self.owners.len() < func.num_insts() {
            self.owners.resize(func.num_insts(), (0, 0));
        }
        self.may_be_lanes = may_be_lanes;
        self.add(func, scene, distances, seed, 0);
        let mut at = 0;
        while at < self.nodes.len() {
            if self.nodes[at].kind == Kind::Vector {
                self.expand(func, scene, distances, at);
            }
            at += 1;
        }
        self.nodes[0].kind != Kind::Gather
    }
    /// Scalars of node `node`.
    pub fn lanes(&self, node: usize) -> &[Value] {
        &self.lanes[self.nodes[node].lanes.clone()]
    }
    /// Scalar instructions of vector node `node`.
    pub fn insts(&self, node: usize) -> impl Iterator<Item = Inst> + '_ {
        self.lanes(node).iter().filter_map(|lane| lane.as_inst())
    }
    /// First scalar of vector node `node`.
    pub fn main(&self, node: usize) -> Inst {
        self.lanes(node)[0].as_inst().unwrap_or(Inst::NONE)
    }
    /// Vector nodes that the root needs.
    pub fn vectors(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.nodes.len()).filter(|&n| self.nodes[n].live && self.nodes[n].kind == Kind::Vector)
    }
    /// Whether the root needs node `node`.
    pub fn is_live(&self, node: usize) -> bool {
        self.nodes[node].live
    }
    /// The vector node that `inst` is a scalar of.
    pub fn owner(&self, inst: Inst) -> Option<usize> {
        let (stamp, node) = *self.owners.get(inst.index())?;
        (stamp == self.stamp && self.nodes[node as usize].live && self.nodes[node as usize].kind == Kind::Vector)
            .then_some(node as usize)
    }
    /// Whether `inst` is gone once the tree is.
    pub fn is_replaced(&self, inst: Inst) -> bool {
        self.owner(inst).is_some() || self.inserts.contains(&inst)
    }

    fn add(&mut self, func: &Func<'_>, scene: &Scene, distances: &Distances, lanes: &[Value], depth: u32) -> u32 {
        // The same row again is the same vector.
        if let Some(first) = lanes[0].as_inst()
            && let Some(node) = self.owner(first)
            && self.lanes(node) == lanes
        {
            return node as u32;
        }
        let kind = match vector_of_lanes(func, lanes) {
            Some(vector) if depth > 0 || self.may_be_lanes => Kind::Lanes(vector),
            _ if depth < self.max_depth && self.nodes.len() < NODES && self.can_join(func, distances, lanes, depth) => {
                Kind::Vector
            }
            _ => Kind::Gather,
        };
        let start = self.lanes.len();
        self.lanes.extend_from_slice(lanes);
        let node = self.nodes.len() as u32;
        let mut place = 0;
        if kind == Kind::Vector {
            for inst in lanes.iter().filter_map(|lane| lane.as_inst()) {
                self.owners[inst.index()] = (self.stamp, node);
                place = place.max(scene.place(inst));
            }
        }
        let lanes = start..self.lanes.len();
        self.nodes.push(Node { kind, lanes, operands: SmallVec::new(), swapped: 0, place, depth, live: true });
        node
    }
    /// Whether scalars do the same, and may become one instruction.
    fn can_join(&self, func: &Func<'_>, distances: &Distances, lanes: &[Value], depth: u32) -> bool {
        let Some(first) = lanes[0].as_inst() else { return false };
        let (op, ty, block) = (func.op(first), func.ty(first), func.block_of(first));
        let types = func.types();
        for (n, lane) in lanes.iter().enumerate() {
            let Some(inst) = lane.as_inst() else { return false };
            if func.op(inst) != op
                || func.ty(inst) != ty
                || func.block_of(inst) != block
                || self.owner(inst).is_some()
                || self.inserts.contains(&inst)
                || lanes[..n].contains(lane)
                || func.uses(*lane).nth(USES).is_some()
            {
                return false;
            }
        }
        let all = |same: &dyn Fn(Inst) -> bool| lanes.iter().filter_map(|lane| lane.as_inst()).all(same);
        let operand_type = |inst: Inst| func.type_of(func.operand(inst, 0));
        let is_lane = |ty: Type| types.is_int(ty) || types.is_float(ty);
        match op {
            Opcode::Store => {
                depth == 0
                    && is_lane(operand_type(first))
                    && all(&|inst| facts::is_simple(func, inst) && operand_type(inst) == operand_type(first))
                    && are_neighbours(func, distances, lanes, operand_type(first))
            }
            Opcode::Load => {
                is_lane(ty) && all(&|inst| facts::is_simple(func, inst)) && are_neighbours(func, distances, lanes, ty)
            }
            // A division whose divisor is no number in one lane is the program's fault anyway: each lane was executed.
            _ if op.is_binary() || op == Opcode::FNeg => is_lane(ty),
            _ if op.is_cast() => {
                let from = operand_type(first);
                is_lane(ty) && is_lane(from) && all(&|inst| operand_type(inst) == from)
            }
            Opcode::ICmp | Opcode::FCmp => {
                let predicate = func.flags(first) & flags::PRED_MASK;
                let from = operand_type(first);
                is_lane(from)
                    && all(&|inst| func.flags(inst) & flags::PRED_MASK == predicate && operand_type(inst) == from)
            }
            // The blocks come in one order, and what comes from them is there at their ends.
            Opcode::Phi => {
                is_lane(ty)
                    && func.phi_len(first) <= PAIRS
                    && all(&|inst| {
                        func.phi_len(inst) == func.phi_len(first)
                            && func.phi_pairs(inst).zip(func.phi_pairs(first)).all(|(own, other)| own.1 == other.1)
                            && func
                                .phi_pairs(inst)
                                .all(|(value, _)| value.as_inst().is_none_or(|i| !func.op(i).is_terminator()))
                    })
            }
            Opcode::Select => is_lane(ty) && all(&|inst| operand_type(inst) == Type::I1),
            Opcode::Call => {
                let Some(row) = lanewise(func, first) else { return false };
                let shape = |inst: Inst| {
                    (0..func.call(inst).num_args as usize).map(move |n| func.type_of(func.operand(inst, n)))
                };
                is_lane(ty)
                    && is_lane(operand_type(first))
                    && all(&|inst| {
                        func.callee(inst) == func.callee(first)
                            && func.call(inst).bundles.is_empty()
                            && shape(inst).eq(shape(first))
                            && row.scalar.is_none_or(|n| func.operand(inst, n) == func.operand(first, n))
                    })
            }
            _ => false,
        }
    }
    /// Adds the nodes of the operands of vector node `at`.
    fn expand(&mut self, func: &Func<'_>, scene: &Scene, distances: &Distances, at: usize) {
        let first = self.main(at);
        let op = func.op(first);
        if op.is_commutative() && op.is_binary() {
            self.nodes[at].swapped = self.exchanges(func, distances, at);
        }
        let count = match op {
            Opcode::Load => 0,
            Opcode::Store => 1,
            Opcode::Call => func.call(first).num_args as usize,
            Opcode::Phi => 2 * func.phi_len(first),
            _ => func.num_operands(first),
        };
        let scalar = if op == Opcode::Call { lanewise(func, first).and_then(|row| row.scalar) } else { None };
        let depth = self.nodes[at].depth + 1;
        let step = if op == Opcode::Phi { 2 } else { 1 };
        for slot in (0..count).step_by(step) {
            let mut row: SmallVec<[Value; MAX_LANES]> = SmallVec::new();
            for lane in 0..self.nodes[at].lanes.len() {
                row.push(self.operand(func, at, lane, slot));
            }
            // One condition for all lanes stays one.
            let is_one = op == Opcode::Select && slot == 0 && row.iter().all(|&value| value == row[0]);
            if scalar == Some(slot) || is_one {
                continue;
            }
            let node = self.add(func, scene, distances, &row, depth);
            self.nodes[at].operands.push((slot as u16, node));
        }
    }
    /// Operand `slot` of lane `lane` of vector node `node`, exchanged where the lane is.
    pub fn operand(&self, func: &Func<'_>, node: usize, lane: usize, slot: usize) -> Value {
        let inst = self.lanes(node)[lane].as_inst().unwrap_or(Inst::NONE);
        let is_swapped = self.nodes[node].swapped >> lane & 1 != 0 && slot < 2;
        func.operand(inst, if is_swapped { 1 - slot } else { slot })
    }
    /// The lanes of `at` whose operands go better with those of the first lane when they are exchanged.
    fn exchanges(&self, func: &Func<'_>, distances: &Distances, at: usize) -> u32 {
        let main = self.main(at);
        let mut swapped = 0;
        for (lane, inst) in self.insts(at).enumerate().skip(1) {
            let fit = |x: usize, y: usize| {
                likeness(func, distances, func.operand(main, x), func.operand(inst, y), lane as i64, 2)
            };
            if fit(0, 1) + fit(1, 0) > fit(0, 0) + fit(1, 1) {
                swapped |= 1 << lane;
            }
        }
        swapped
    }

    /// Makes a gather of vector node `node`; forgets nodes that only it needs. `false` if it is the root.
    pub fn give_up(&mut self, node: usize) -> bool {
        if node == 0 {
            return false;
        }
        self.nodes[node].kind = Kind::Gather;
        self.nodes[node].operands.clear();
        for other in &mut self.nodes {
            other.live = false;
        }
        let mut work: SmallVec<[usize; 16]> = smallvec::smallvec![0];
        while let Some(at) = work.pop() {
            if !std::mem::replace(&mut self.nodes[at].live, true) {
                work.extend(self.nodes[at].operands.iter().map(|operand| operand.1 as usize));
            }
        }
        true
    }
    /// A vector node one of whose scalars is needed before the place of the vector, if there is one.
    pub fn needed_too_early(&self, func: &Func<'_>, scene: &Scene) -> Option<usize> {
        self.vectors().find(|&node| {
            let place = self.nodes[node].place;
            self.insts(node).any(|inst| {
                func.uses(inst.into()).any(|u| {
                    let user = func.user(u);
                    if func.block_of(user) != func.block_of(inst)
                        || func.op(user) == Opcode::Phi
                        || self.inserts.contains(&user)
                    {
                        return false;
                    }
                    match self.owner(user) {
                        Some(owner) => self.nodes[owner].place <= place,
                        None => scene.place(user) <= place,
                    }
                })
            })
        })
    }
    /// What vector node `node` computes, for its cost.
    pub fn operation(&self, func: &Func<'_>, node: usize) -> Operation {
        let main = self.main(node);
        match facts::intrinsic(func, main).filter(|_| func.op(main) == Opcode::Call) {
            Some(id) => Operation::Intrinsic(id),
            None => Operation::Plain(func.op(main)),
        }
    }
}

/// The vector that `lanes` are all lanes of, in order.
fn vector_of_lanes(func: &Func<'_>, lanes: &[Value]) -> Option<Value> {
    let vector = func.operand(lanes[0].as_inst().filter(|&i| func.op(i) == Opcode::ExtractElement)?, 0);
    let (len, scalable, _) = func.types().vector(func.type_of(vector))?;
    let is_lane = |(n, lane): (usize, &Value)| {
        lane.as_inst().is_some_and(|i| {
            func.op(i) == Opcode::ExtractElement
                && func.operand(i, 0) == vector
                && facts::int_constant(func, func.operand(i, 1)) == Some(n as u128)
        })
    };
    (!scalable && len as usize == lanes.len() && lanes.iter().enumerate().all(is_lane)).then_some(vector)
}

/// Whether accesses of `ty` lie one after the other.
fn are_neighbours(func: &Func<'_>, distances: &Distances, lanes: &[Value], ty: Type) -> bool {
    let (types, layout) = (func.types(), func.layout());
    let bits = layout.size_in_bits(types, ty);
    if bits % 8 != 0 || layout.alloc_size(types, ty) * 8 != bits {
        return false;
    }
    let Some(first) = lanes[0].as_inst() else { return false };
    lanes.iter().enumerate().all(|(n, lane)| {
        lane.as_inst().and_then(|inst| distances.between(first, inst)) == Some(n as i64 * (bits / 8) as i64)
    })
}

/// How well `lane`, `steps` lanes on, goes with `main`: more is better.
fn likeness(func: &Func<'_>, distances: &Distances, main: Value, lane: Value, steps: i64, depth: u32) -> i64 {
    if main.is_constant() && lane.is_constant() {
        return 2;
    }
    if main == lane {
        return 1;
    }
    let (Some(x), Some(y)) = (main.as_inst(), lane.as_inst()) else { return 0 };
    if func.op(x) != func.op(y) || func.ty(x) != func.ty(y) {
        return 0;
    }
    match func.op(x) {
        Opcode::Load => {
            let bytes = func.layout().store_size(func.types(), func.ty(x)) as i64;
            if distances.between(x, y) == Some(bytes * steps) { 4 } else { 0 }
        }
        Opcode::ExtractElement => {
            let index = |i: Inst| facts::int_constant(func, func.operand(i, 1)).and_then(|n| i64::try_from(n).ok());
            let next = index(x).zip(index(y)).is_some_and(|(from, to)| to - from == steps);
            if func.operand(x, 0) == func.operand(y, 0) && next { 4 } else { 0 }
        }
        _ if depth == 0 || func.op(x) == Opcode::Phi => 2,
        _ => {
            let both = func.num_operands(x).min(func.num_operands(y)).min(2);
            2 + (0..both)
                .map(|n| likeness(func, distances, func.operand(x, n), func.operand(y, n), steps, depth - 1))
                .sum::<i64>()
        }
    }
}
