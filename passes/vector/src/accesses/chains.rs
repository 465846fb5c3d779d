//! Accesses of a function in classes (part of a block, object, address space, size of a lane, load or store) and chains: accesses of
//! a class at constant distances from the first of them.

use super::Access;
use super::distance::{Distances, Place};
use std::ops::Range;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value};
use warpc_scev::Se;

/// Chains of a class that an access is compared with: those used last.
const RECENT: usize = 64;

/// An access that may become part of a vector.
#[derive(Clone, Copy)]
struct Candidate {
    inst: Inst,
    block: Block,
    place: u32,
    bytes: u32,
    class: Class,
}

/// What accesses of one vector have in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Class {
    /// Part of a block, numbered over the function.
    part: u32,
    /// The object accessed, or the condition of the select that chooses it.
    object: Value,
    space: u32,
    lane_bits: u32,
    is_load: bool,
}

/// Collects accesses, then chains.
#[derive(Default)]
pub(crate) struct Gather {
    candidates: Vec<Candidate>,
    /// Classes of two and more accesses, as ranges of the sorted candidates.
    classes: Vec<Range<usize>>,
    parts: u32,
    /// Object of each instruction that was asked for, `NONE` for others.
    objects: Vec<Value>,
    path: Vec<Inst>,
    /// Blocks with their chains, in order.
    pub blocks: Vec<(Block, Range<usize>)>,
    /// Accesses of all chains.
    members: Vec<Access>,
    /// Where chains end in `members`.
    ends: Vec<usize>,
    /// Memory of the splitter.
    pub scratch: Vec<Access>,
    list: ChainList,
}

/// The chains of the class at hand.
#[derive(Default)]
struct ChainList {
    /// Per access: bytes from the leader, next access of the chain.
    offset: Vec<i64>,
    next: Vec<u32>,
    /// Per chain: first and last access.
    ends: Vec<(u32, u32)>,
    /// Chains used last, the latest first; those that fell out, the latest last.
    recent: Vec<u32>,
    old: Vec<u32>,
}

/// Bits of a lane of what load or store `inst` accesses.
pub(crate) fn lane_bits(func: &Func<'_>, inst: Inst) -> u32 {
    let types = func.types();
    func.layout().size_in_bits(types, types.scalar(accessed_type(func, inst))) as u32
}

/// Type of the value that load or store `inst` moves.
pub(crate) fn accessed_type(func: &Func<'_>, inst: Inst) -> Type {
    if func.op(inst) == Opcode::Load { func.ty(inst) } else { func.type_of(func.operand(inst, 0)) }
}

impl Gather {
    /// Forgets all.
    pub fn clear(&mut self) {
        self.candidates.clear();
        self.classes.clear();
        self.parts = 0;
        self.objects.clear();
        self.blocks.clear();
        self.members.clear();
        self.ends.clear();
    }
    /// Whether no two accesses are of a class. Forms the classes, in the order of their first accesses.
    pub fn has_no_class(&mut self) -> bool {
        self.candidates.sort_by_key(|candidate| (candidate.class, candidate.place));
        let mut from = 0;
        while from < self.candidates.len() {
            let class = self.candidates[from].class;
            let rest = &self.candidates[from..];
            let to = from + rest.iter().position(|candidate| candidate.class != class).unwrap_or(rest.len());
            if to - from > 1 {
                self.classes.push(from..to);
            }
            from = to;
        }
        let candidates = &self.candidates;
        self.classes.sort_by_key(|range| (candidates[range.start].class.part, candidates[range.start].place));
        self.classes.is_empty()
    }
    /// Accesses of all chains.
    pub fn accesses(&self) -> usize {
        self.members.len()
    }
    /// Accesses of a chain, in the order of the block.
    pub fn members(&self, chain: usize) -> &[Access] {
        let from = if chain == 0 { 0 } else { self.ends[chain - 1] };
        &self.members[from..self.ends[chain]]
    }

    /// Adds the accesses of `block`. `width` is the bytes of the widest access to an address space.
    pub fn collect(&mut self, func: &Func<'_>, block: Block, width: impl Fn(&Func<'_>, u32) -> u64) {
        self.parts += 1;
        for (place, inst) in func.block_insts(block).enumerate() {
            if !facts::transfers_execution(func, inst) {
                self.parts += 1;
            }
            if !matches!(func.op(inst), Opcode::Load | Opcode::Store) || !facts::is_simple(func, inst) {
                continue;
            }
            let Some((bytes, lane_bits)) = size_of(func, accessed_type(func, inst)) else { continue };
            let Some(ptr) = facts::pointer_operand(func, inst) else { continue };
            let space = super::space_of(func, inst);
            if bytes > width(func, space) / 2 {
                continue;
            }
            let object = self.object(func, ptr);
            let is_load = func.op(inst) == Opcode::Load;
            let class = Class { part: self.parts, object, space, lane_bits, is_load };
            self.candidates.push(Candidate { inst, block, place: place as u32, bytes: bytes as u32, class });
        }
    }
    /// What `ptr` points into, all the way down; of a select its condition, so that selects of neighbours meet.
    fn object(&mut self, func: &Func<'_>, ptr: Value) -> Value {
        let mut at = ptr;
        self.path.clear();
        let found = loop {
            if let Some(i) = at.as_inst() {
                match self.objects.get(i.index()) {
                    Some(&known) if known != Value::NONE => break known,
                    _ => self.path.push(i),
                }
            }
            match facts::step_to_base(func, at) {
                // A phi of unreachable code may lead back to itself.
                Some(next) if self.path.len() <= func.num_insts() => at = next,
                _ => break at,
            }
        };
        if self.objects.len() < func.num_insts() && !self.path.is_empty() {
            self.objects.resize(func.num_insts(), Value::NONE);
        }
        for i in &self.path {
            self.objects[i.index()] = found;
        }
        match found.as_inst() {
            Some(i) if func.op(i) == Opcode::Select => func.operand(i, 0),
            _ => found,
        }
    }

    /// Forms the chains of all classes.
    pub fn chain(&mut self, se: &mut Se<'_, '_>) {
        let mut distances = Distances::new(super::DISTANCES * self.candidates.len() + 1024);
        for n in 0..self.classes.len() {
            let range = self.classes[n].clone();
            let class = &self.candidates[range];
            let block = class[0].block;
            self.list.form(se, &mut distances, class);
            let first = self.ends.len();
            for chain in self.list.recent.iter().chain(self.list.old.iter().rev()) {
                let (head, tail) = self.list.ends[*chain as usize];
                if head == tail {
                    continue;
                }
                let mut at = head;
                while at != u32::MAX {
                    let candidate = &class[at as usize];
                    self.members.push(Access {
                        inst: candidate.inst,
                        place: candidate.place,
                        offset: self.list.offset[at as usize],
                        bytes: candidate.bytes as i64,
                    });
                    at = self.list.next[at as usize];
                }
                self.ends.push(self.members.len());
            }
            if self.ends.len() > first {
                match self.blocks.last_mut() {
                    Some((last, chains)) if *last == block => chains.end = self.ends.len(),
                    _ => self.blocks.push((block, first..self.ends.len())),
                }
            }
        }
    }
}

impl ChainList {
    /// Forms the chains of `class`.
    fn form(&mut self, se: &mut Se<'_, '_>, distances: &mut Distances, class: &[Candidate]) {
        self.offset.clear();
        self.next.clear();
        self.ends.clear();
        self.recent.clear();
        self.old.clear();
        let at = |se: &Se<'_, '_>, candidate: &Candidate| {
            let ptr = facts::pointer_operand(se.f, candidate.inst).unwrap_or(Value::NONE);
            Place::of(se.f, ptr)
        };
        for (row, candidate) in class.iter().enumerate() {
            let place = at(se, candidate);
            let found = (0..self.recent.len()).find_map(|k| {
                let leader = &class[self.ends[self.recent[k] as usize].0 as usize];
                let from = at(se, leader);
                Some((k, distances.between(se, from, place, candidate.inst)?))
            });
            self.next.push(u32::MAX);
            let (k, offset) = match found {
                Some((k, offset)) => {
                    let (_, tail) = &mut self.ends[self.recent[k] as usize];
                    self.next[*tail as usize] = row as u32;
                    *tail = row as u32;
                    (k, offset)
                }
                None => {
                    if self.recent.len() == RECENT {
                        self.old.extend(self.recent.pop());
                    }
                    self.recent.push(self.ends.len() as u32);
                    self.ends.push((row as u32, row as u32));
                    (self.recent.len() - 1, 0)
                }
            };
            self.recent[..=k].rotate_right(1);
            self.offset.push(offset);
        }
    }
}

/// Bytes and bits of a lane of a type that may become part of a vector: its lanes have a power of two of bits, and it has whole bytes.
fn size_of(func: &Func<'_>, ty: Type) -> Option<(u64, u32)> {
    let types = func.types();
    let scalar = types.scalar(ty);
    if !types.is_int(scalar) && !types.is_float(scalar) && !types.is_ptr(scalar)
        || !func.layout().has_fixed_size(types, ty)
        || types.is_vector(ty) && types.is_ptr(scalar)
    {
        return None;
    }
    let (bits, lane) = (func.layout().size_in_bits(types, ty), func.layout().size_in_bits(types, scalar));
    (bits % 8 == 0 && bits > 0 && lane.is_power_of_two()).then_some((bits / 8, lane as u32))
}
