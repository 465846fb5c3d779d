//! The tree of a seed: which scalars become which vectors.
//!
//! A *node* is a row of scalars, one per lane. It is a vector where its scalars do the same, or one of two things, to operands that are
//! rows of scalars again; the lanes of vectors that are there already, in any order; the lanes of another node, in another order or
//! repeated; or else it is gathered, lane by lane. A scalar is in one vector node at most.

use super::cost::Operation;
use super::join::{self, Join};
use super::scene::Scene;
use crate::intrinsics::lanewise;
use smallvec::SmallVec;
use std::ops::Range;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value};

/// Lanes of the largest vector.
pub(super) const MAX_LANES: usize = 32;
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
    /// Lanes of these two vectors of one type, or of one of them twice.
    Blend(Value, Value),
    /// Lanes of the node that is its one operand.
    Shuffle,
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
    /// Lanes that do the second of two operations.
    pub alternate: u32,
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
    /// Whether lanes may be vectors.
    pub may_be_vectors: bool,
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
        let may_grow = depth < self.max_depth && self.nodes.len() + 1 < NODES;
        let mut join = Join::default();
        let mut inner: SmallVec<[Value; MAX_LANES]> = SmallVec::new();
        let kind = match vector_of_lanes(func, lanes) {
            Some(vector) if depth > 0 || self.may_be_lanes => Kind::Lanes(vector),
            _ if !may_grow => Kind::Gather,
            _ => match self.can_join(func, distances, lanes, depth) {
                Some(found) => {
                    join = found;
                    Kind::Vector
                }
                None if depth == 0 => Kind::Gather,
                None => {
                    inner = self.in_another_order(func, distances, lanes, depth);
                    match blend_of_lanes(func, lanes) {
                        Some((first, second)) => Kind::Blend(first, second),
                        None if inner.is_empty() => Kind::Gather,
                        None => Kind::Shuffle,
                    }
                }
            },
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
        let (swapped, alternate) = (join.swapped, join.alternate);
        self.nodes.push(Node { kind, lanes, operands: SmallVec::new(), swapped, alternate, place, depth, live: true });
        if kind == Kind::Shuffle {
            let of = self.add(func, scene, distances, &inner, depth);
            self.nodes[node as usize].operands.push((0, of));
        }
        node
    }
    /// The lanes of a row that `lanes` has in another order or several times, which can be a vector; empty if there is none.
    fn in_another_order(
        &self,
        func: &Func<'_>,
        distances: &Distances,
        lanes: &[Value],
        depth: u32,
    ) -> SmallVec<[Value; MAX_LANES]> {
        let mut once: SmallVec<[Value; MAX_LANES]> = SmallVec::new();
        for &lane in lanes {
            if !once.contains(&lane) {
                once.push(lane);
            }
        }
        let Some(first) = once[0].as_inst() else { return SmallVec::new() };
        if func.op(first) == Opcode::Load {
            once.sort_by_key(|lane| lane.as_inst().and_then(|inst| distances.between(first, inst)).unwrap_or(0));
        }
        let is_new = once[..] != *lanes && once.len() > 1 && once.len().is_power_of_two();
        // The row is a vector already, or can be one.
        let is_vector =
            || self.owner(once[0].as_inst().unwrap_or(first)).is_some_and(|node| self.lanes(node) == &once[..]);
        if is_new && (is_vector() || self.can_join(func, distances, &once, depth).is_some()) {
            once
        } else {
            SmallVec::new()
        }
    }
    /// How scalars become a vector, if they do the same in one block, are in no other vector, and access neighbours.
    fn can_join(&self, func: &Func<'_>, distances: &Distances, lanes: &[Value], depth: u32) -> Option<Join> {
        let first = lanes[0].as_inst()?;
        let block = func.block_of(first);
        for (n, lane) in lanes.iter().enumerate() {
            let inst = lane.as_inst()?;
            if func.block_of(inst) != block
                || self.owner(inst).is_some()
                || self.inserts.contains(&inst)
                || lanes[..n].contains(lane)
                || func.uses(*lane).nth(USES).is_some()
            {
                return None;
            }
        }
        let found = join::join(func, lanes, self.may_be_vectors)?;
        let fits = match func.op(first) {
            Opcode::Store => depth == 0 && are_neighbours(func, distances, lanes, func.type_of(func.operand(first, 0))),
            Opcode::Load => are_neighbours(func, distances, lanes, func.ty(first)),
            _ => true,
        };
        fits.then_some(found)
    }
    /// Adds the nodes of the operands of vector node `at`.
    fn expand(&mut self, func: &Func<'_>, scene: &Scene, distances: &Distances, at: usize) {
        let first = self.main(at);
        let op = func.op(first);
        if op.is_binary() {
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
        for (lane, inst) in self.insts(at).enumerate().skip(1).filter(|&(_, inst)| func.op(inst).is_commutative()) {
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
        let is_part =
            |other: &Node| other.kind == Kind::Shuffle && other.operands.iter().any(|of| of.1 as usize == node);
        for (n, other) in self.nodes.iter_mut().enumerate() {
            if n == node || is_part(other) {
                other.kind = Kind::Gather;
                other.operands.clear();
            }
        }
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
    /// First scalar of vector node `node` that does the second of two operations.
    pub fn second(&self, node: usize) -> Option<Inst> {
        let alternate = self.nodes[node].alternate;
        if alternate == 0 { None } else { self.lanes(node)[alternate.trailing_zeros() as usize].as_inst() }
    }
    /// Whether the operands of lane `lane` of vector node `node` are exchanged.
    pub fn is_swapped(&self, node: usize, lane: usize) -> bool {
        self.nodes[node].swapped >> lane & 1 != 0
    }
    /// Lanes of the operands of a blend or a shuffle, by lane of `node`.
    pub fn mask(&self, func: &Func<'_>, node: usize) -> SmallVec<[u32; MAX_LANES]> {
        let lanes = self.lanes(node).iter();
        match self.nodes[node].kind {
            Kind::Blend(first, _) => lanes
                .map(|lane| lane.as_inst().and_then(|inst| lane_of(func, inst)).unwrap_or((first, 0)))
                .map(|(vector, lane)| {
                    let len = func.types().vector(func.type_of(vector)).map_or(0, |row| row.0);
                    if vector == first { lane } else { lane + len }
                })
                .collect(),
            _ => {
                let inner = self.nodes[node].operands.first().map_or(node, |operand| operand.1 as usize);
                let inner = self.lanes(inner);
                lanes.map(|lane| inner.iter().position(|own| own == lane).unwrap_or(0) as u32).collect()
            }
        }
    }
    /// What vector node `node` computes in the lanes of `main`, for its cost.
    pub fn operation(&self, func: &Func<'_>, main: Inst) -> Operation {
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

/// The vector that extraction `inst` takes a lane from, and the lane.
fn lane_of(func: &Func<'_>, inst: Inst) -> Option<(Value, u32)> {
    if func.op(inst) != Opcode::ExtractElement {
        return None;
    }
    let vector = func.operand(inst, 0);
    let (len, scalable, _) = func.types().vector(func.type_of(vector))?;
    let lane = facts::int_constant(func, func.operand(inst, 1))?;
    (!scalable && lane < len as u128).then_some((vector, lane as u32))
}

/// The two vectors of one type that `lanes` are lanes of.
fn blend_of_lanes(func: &Func<'_>, lanes: &[Value]) -> Option<(Value, Value)> {
    let (first, _) = lane_of(func, lanes[0].as_inst()?)?;
    let mut second = first;
    for lane in lanes {
        let (vector, _) = lane_of(func, lane.as_inst()?)?;
        if vector != first && second == first {
            second = vector;
        }
        if vector != first && vector != second || func.type_of(vector) != func.type_of(first) {
            return None;
        }
    }
    Some((first, second))
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
