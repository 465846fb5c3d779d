//! Alias sets of the pointers of a loop, and which of them share an object.

use super::*;
use smallvec::SmallVec;
use warpc_analysis::alias::{Alias, Loc, Size, Tags, is_identified_object};
use warpc_analysis::facts::underlying_object;
use warpc_ir::consts::ConstKind;

/// Steps from a pointer to its object.
const MAX_LOOKUP: u32 = 10;
/// Objects a pointer may be in, beyond which it is its own.
const MAX_OBJECTS: usize = 64;

/// Alias sets, beyond which all are one.
const MAX_SETS: usize = 4096;

/// Something that is accessed.
pub(super) struct Place {
    /// Row of the pointer.
    pub ptr: Ptr,
    /// Metadata.
    pub tags: Tags,
}

/// A set of places that may touch each other.
#[derive(Default)]
struct Set {
    places: Vec<(Ptr, Tags)>,
    /// Where its places went.
    forward: u32,
    /// Whether more than one pointer is in it.
    several: bool,
}

/// Dependent accesses, and the sets their pointers are in.
pub(super) struct Sets {
    /// Pointers of each alias set, in order, without repeats.
    pub alias: Vec<Vec<Ptr>>,
    /// Classes of nodes that may share an object, as a forest; and of each root: size, first and last member.
    parent: Vec<Node>,
    size: Vec<u32>,
    first: Vec<Node>,
    last: Vec<Node>,
    /// Next member of the class of each node.
    next: Vec<Node>,
    /// Accesses that need a look at their dependences, as long as these are what decides.
    pub to_check: Vec<Node>,
    /// Whether ranges may have to be compared.
    pub checks_needed: bool,
    /// Objects of each pointer: rows of `objects`.
    objects_at: Vec<(u32, u32)>,
    objects: Vec<u32>,
    num_objects: usize,
}

const NONE: u32 = u32::MAX;

impl Sets {
    /// Puts the places into alias sets.
    pub(super) fn new(work: &Work<'_, '_, '_>, aliases: &mut AliasCache, places: &[Place]) -> Sets {
        let n = work.ptrs.len();
        let mut s = Sets {
            alias: alias_sets(work, aliases, places),
            parent: (0..2 * n as u32).collect(),
            size: vec![1; 2 * n],
            first: (0..2 * n as u32).collect(),
            last: (0..2 * n as u32).collect(),
            next: vec![NONE; 2 * n],
            to_check: Vec::new(),
            checks_needed: false,
            objects_at: Vec::with_capacity(n),
            objects: Vec::new(),
            num_objects: 0,
        };
        s.find_objects(work);
        s
    }
    /// Objects of all pointers, numbered.
    fn find_objects(&mut self, work: &Work<'_, '_, '_>) {
        let f = work.f;
        let mut all: Vec<(Value, u32)> = Vec::new();
        let null_defined = super::strides::null_is_defined(f);
        for &v in &work.ptrs.value {
            let space = f.types().addrspace(f.type_of(v)).unwrap_or(0);
            let at = all.len() as u32;
            for o in objects_of(f, work.se.loops, v) {
                let null = o.as_const().is_some_and(|c| f.consts().row(c).kind == ConstKind::Null);
                // Nothing is at null.
                if !(null && !null_defined && space == 0) {
                    all.push((o, space));
                }
            }
            self.objects_at.push((at, all.len() as u32));
        }
        let mut sorted = all.clone();
        sorted.sort_unstable();
        sorted.dedup();
        self.num_objects = sorted.len();
        self.objects = all.iter().map(|o| sorted.binary_search(o).unwrap_or(0) as u32).collect();
    }
    fn root(&self, node: Node) -> usize {
        let mut at = node as usize;
        while self.parent[at] as usize != at {
            at = self.parent[at] as usize;
        }
        at
    }
    /// One class of the classes of `lhs` and `rhs`, the members of that of `lhs` first.
    fn unite(&mut self, lhs: Node, rhs: Node) {
        let (lhs, rhs) = (self.root(lhs), self.root(rhs));
        if lhs == rhs {
            return;
        }
        self.next[self.last[lhs] as usize] = self.first[rhs];
        let (first, last) = (self.first[lhs], self.last[rhs]);
        let (large, small) = if self.size[lhs] >= self.size[rhs] { (lhs, rhs) } else { (rhs, lhs) };
        self.parent[small] = large as u32;
        self.size[large] += self.size[small];
        (self.first[large], self.last[large]) = (first, last);
    }
    /// First member of the class of `node`.
    pub(super) fn leader(&self, node: Node) -> Node {
        self.first[self.root(node)]
    }
    /// Members of the class of `node`, from the first on.
    pub(super) fn members(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        std::iter::successors(Some(self.leader(node)), |&m| self.after(m))
    }
    /// Member after `node`.
    pub(super) fn after(&self, node: Node) -> Option<Node> {
        Some(self.next[node as usize]).filter(|&x| x != NONE)
    }
    /// Classes of accesses that may share an object, and which accesses have to be looked at: what is read and written first,
    /// then what is only read, so that reads are compared with writes only.
    pub(super) fn find_dependent(&mut self, work: &Work<'_, '_, '_>) {
        let mut last_of: Vec<(u32, Node)> = vec![(NONE, 0); self.num_objects];
        for k in 0..self.alias.len() {
            let mut has_write = false;
            for deferred in [false, true] {
                for at in 0..self.alias[k].len() {
                    let p = self.alias[k][at];
                    for write in [true, false] {
                        let n = node(p, write);
                        if work.ptrs.types[n as usize].is_empty() {
                            continue;
                        }
                        let read_only = !write && work.ptrs.read_only[p as usize];
                        if read_only != deferred {
                            continue;
                        }
                        if (write || read_only) && has_write {
                            self.to_check.push(n);
                            self.checks_needed = true;
                        } else if write && work.ptrs.restored[p as usize] {
                            self.to_check.push(n);
                        }
                        has_write |= write;
                        let (from, to) = self.objects_at[p as usize];
                        for o in from..to {
                            let o = self.objects[o as usize] as usize;
                            if last_of[o].0 == k as u32 {
                                self.unite(n, last_of[o].1);
                            }
                            last_of[o] = (k as u32, n);
                        }
                    }
                }
            }
        }
    }
}

/// Objects that `value` may be in, through phis and selects. A phi of a loop that names another object in each iteration is one.
fn objects_of(f: &Func<'_>, loops: &warpc_analysis::Loops, value: Value) -> SmallVec<[Value; 4]> {
    let mut out = SmallVec::new();
    let mut seen: SmallVec<[Value; 8]> = SmallVec::new();
    let mut work: SmallVec<[Value; 8]> = SmallVec::from_slice(&[value]);
    while let Some(value) = work.pop() {
        let o = underlying_object(f, value, MAX_LOOKUP);
        if seen.contains(&o) {
            continue;
        }
        if seen.len() >= MAX_OBJECTS {
            return SmallVec::from_slice(&[underlying_object(f, value, MAX_LOOKUP), o]);
        }
        seen.push(o);
        match o.as_inst() {
            Some(i) if f.op(i) == Opcode::Select => {
                work.push(f.operand(i, 1));
                work.push(f.operand(i, 2));
            }
            Some(i) if f.op(i) == Opcode::Phi && stays_in_object(f, loops, i) => {
                work.extend(f.phi_pairs(i).map(|(value, _)| value));
            }
            _ => out.push(o),
        }
    }
    out
}

/// Whether the objects of phi `inst` are those of what flows into it, in every iteration of its loop.
fn stays_in_object(f: &Func<'_>, loops: &warpc_analysis::Loops, inst: Inst) -> bool {
    let b = f.block_of(inst);
    if !loops.is_header(b) || f.phi_len(inst) != 2 {
        return true;
    }
    let l = loops.of(b);
    let inside = |k: usize| f.phi_incoming(inst, k).0.as_inst().filter(|&x| loops.of(f.block_of(x)) == l);
    match inside(0).or_else(|| inside(1)) {
        // A pointer loaded in the loop is of another object each time.
        Some(x) if f.op(x) == Opcode::Load => loops.is_invariant(f, l, f.operand(x, 0)),
        _ => true,
    }
}

fn alias_sets(work: &Work<'_, '_, '_>, aliases: &mut AliasCache, places: &[Place]) -> Vec<Vec<Ptr>> {
    let f = work.f;
    let mut aa = Alias::new(f, aliases);
    // Pointers into different objects of their own need no question.
    let object: Vec<Option<Value>> = work
        .ptrs
        .value
        .iter()
        .map(|&v| Some(underlying_object(f, v, MAX_LOOKUP)).filter(|&o| is_identified_object(f, o)))
        .collect();
    let mut sets: Vec<Set> = Vec::new();
    let mut set_of: Vec<u32> = vec![NONE; work.ptrs.len()];
    let mut tags_of: Vec<SmallVec<[Tags; 1]>> = vec![SmallVec::new(); work.ptrs.len()];
    let mut crowd = 0;
    let mut saturated = None;
    let find = |sets: &[Set], mut s: u32| {
        while s != NONE && sets[s as usize].forward != NONE {
            s = sets[s as usize].forward;
        }
        s
    };
    for p in places {
        let ptr = p.ptr as usize;
        if tags_of[ptr].contains(&p.tags) {
            continue;
        }
        tags_of[ptr].push(p.tags);
        let own = find(&sets, set_of[ptr]);
        let mut into = saturated.unwrap_or(NONE);
        if saturated.is_none() {
            let here = Loc { ptr: work.ptrs.value[ptr], size: Size::Any, tags: p.tags };
            for k in 0..sets.len() as u32 {
                if sets[k as usize].forward != NONE {
                    continue;
                }
                let meets = k == own
                    || sets[k as usize].places.iter().any(|&(q, tags)| {
                        if let (Some(a), Some(b)) = (object[ptr], object[q as usize])
                            && a != b
                        {
                            return false;
                        }
                        let there = Loc { ptr: work.ptrs.value[q as usize], size: Size::Any, tags };
                        !matches!(aa.alias_across_iterations(&here, &there), warpc_analysis::AliasResult::No)
                    });
                if !meets {
                    continue;
                }
                if into == NONE {
                    into = k;
                } else {
                    merge(&mut sets, k, into, &mut crowd);
                }
            }
            if into == NONE {
                into = sets.len() as u32;
                sets.push(Set { forward: NONE, ..Set::default() });
            }
        }
        let s = &mut sets[into as usize];
        let several = s.several || s.places.first().is_some_and(|x| x.0 != p.ptr);
        s.places.push((p.ptr, p.tags));
        if several {
            crowd += if s.several { 1 } else { s.places.len() };
            s.several = true;
        }
        set_of[ptr] = into;
        if saturated.is_none() && (crowd > work.set.saturation || sets.len() > MAX_SETS) {
            let first = sets.iter().position(|s| s.forward == NONE).unwrap_or(0) as u32;
            for k in first + 1..sets.len() as u32 {
                if sets[k as usize].forward == NONE {
                    merge(&mut sets, k, first, &mut crowd);
                }
            }
            saturated = Some(first);
        }
    }
    let mut seen = vec![false; work.ptrs.len()];
    sets.iter()
        .filter(|s| s.forward == NONE)
        .map(|s| s.places.iter().map(|x| x.0).filter(|&p| !std::mem::replace(&mut seen[p as usize], true)).collect())
        .collect()
}

fn merge(sets: &mut [Set], from: u32, into: u32, crowd: &mut usize) {
    let s = std::mem::take(&mut sets[from as usize]);
    sets[from as usize].forward = into;
    let to = &mut sets[into as usize];
    *crowd += if s.several { 0 } else { s.places.len() };
    *crowd += if to.several { 0 } else { to.places.len() };
    to.several = true;
    to.places.extend(s.places);
}

/// Instruction of a pointer, for a report.
pub(super) fn culprit(value: Value) -> Inst {
    value.as_inst().unwrap_or(Inst::NONE)
}
