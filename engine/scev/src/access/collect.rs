//! Which loops can be analysed, what they load and store, and the steps of the analysis.

use super::sets::{Place, Sets};
use super::*;
use crate::COULD_NOT_COMPUTE;
use smallvec::SmallVec;
use warpc_analysis::alias::Tags;
use warpc_analysis::facts::{self, intrinsic};
use warpc_ir::ValueKind;
use warpc_ir::attrs::AttrKind;
use warpc_ir::intrinsics::id;
use warpc_ir::metadata::MdField;

/// What the instructions of a loop are.
#[derive(Default)]
struct Found {
    /// Loads and stores.
    loads: Vec<Inst>,
    stores: Vec<Inst>,
    /// Alias scopes whose declaration is in the loop: each iteration has its own.
    scopes: Vec<Md>,
    /// There is something that cannot be looked at.
    complex: bool,
    /// Iterations are said not to depend on each other.
    parallel: bool,
}

impl Work<'_, '_, '_> {
    /// Whether the shape of the loop is one that is understood.
    pub(super) fn can_be_looked_at(&mut self) -> bool {
        let loops = self.se.loops;
        if !loops.is_innermost(self.l) {
            self.report("NotInnerMostLoop", Inst::NONE, "loop is not the innermost loop");
            return false;
        }
        let header = loops.header(self.l);
        let mut back = self.f.predecessors(header).filter(|&p| loops.contains(self.l, p));
        let (latch, more) = (back.next(), back.next().is_some());
        let Some(latch) = latch.filter(|_| !more) else {
            self.report("CFGNotUnderstood", Inst::NONE, "loop control flow is not understood by analyzer");
            return false;
        };
        self.latch = latch;
        if self.se.most_assuming(&mut self.assumed) == COULD_NOT_COMPUTE {
            let text = "could not determine number of loop iterations";
            self.report("CantComputeNumberOfIterations", Inst::NONE, text);
            return false;
        }
        true
    }
    /// Whether the loop is safe, by all that can be found out.
    pub(super) fn look(&mut self, aliases: &mut AliasCache) -> bool {
        let found = self.scan();
        if found.complex {
            return false;
        }
        if found.stores.is_empty() {
            return true;
        }
        let places = self.places(&found);
        if found.parallel || places.is_empty() {
            return true;
        }
        let mut sets = Sets::new(self, aliases, &places);
        sets.find_dependent(self);
        let (complete, culprit) = self.bound(&mut sets);
        self.out.checks_complete = complete;
        if !complete {
            self.report("CantIdentifyArrayBounds", culprit, "cannot identify array bounds");
            return false;
        }
        let mut safe = true;
        if !sets.to_check.is_empty() {
            let (all_safe, retry) = self.check_dependences(&sets);
            safe = all_safe;
            if !safe && retry {
                // All pointers are compared at run time instead.
                sets.to_check.clear();
                if let Some(d) = &mut self.out.dependences {
                    d.clear();
                }
                self.out.checks = Checks { needed: true, ..Checks::default() };
                let (complete, culprit) = self.bound(&mut sets);
                self.out.checks_complete = complete;
                if !complete {
                    let text = "cannot check memory dependencies at runtime";
                    self.report("CantCheckMemDepsAtRunTime", culprit, text);
                    return false;
                }
                safe = true;
            }
        }
        if self.out.convergent {
            let text = "cannot add control dependency to convergent operation";
            self.report("CantInsertRuntimeCheckWithConvergent", Inst::NONE, text);
            return false;
        }
        if !safe {
            self.report_unsafe();
        }
        safe
    }
    /// Walks over the instructions.
    fn scan(&mut self) -> Found {
        let f = self.f;
        let mut found = Found { parallel: self.is_parallel(), ..Found::default() };
        let versioned =
            self.set.versioning && !has_fn_attr(f, AttrKind::OptimizeForSize) && !has_fn_attr(f, AttrKind::MinSize);
        let mut strided: Vec<(Value, Expr)> = Vec::new();
        'walk: for b in self.blocks.clone() {
            for i in f.block_insts(b) {
                let op = f.op(i);
                if op.is_call() && facts::call_has(f, i, AttrKind::Convergent) {
                    self.out.convergent = true;
                }
                if found.complex {
                    if self.out.convergent {
                        break 'walk;
                    }
                    continue;
                }
                if op == Opcode::Call
                    && let Some(x) = intrinsic(f, i)
                {
                    if x == id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
                        && let ValueKind::Meta(m) = f.operand(i, 0).kind()
                    {
                        found.scopes.extend_from_slice(f.ctx().tables.metadata.ops(m));
                    }
                    if is_ignored(x) {
                        continue;
                    }
                }
                let (reads, writes) = (facts::may_read(f, i), facts::may_write(f, i));
                if !reads && !writes {
                    continue;
                }
                let load = op == Opcode::Load;
                // A store that orders others reads too, as far as this goes.
                if !(load && reads || op == Opcode::Store && !reads) {
                    self.report("CantVectorizeInstruction", i, "instruction cannot be vectorized");
                    found.complex = true;
                    continue;
                }
                if !facts::is_simple(f, i) && !found.parallel {
                    let (name, text) = if load {
                        ("NonSimpleLoad", "read with atomic ordering or volatile read")
                    } else {
                        ("NonSimpleStore", "write with atomic ordering or volatile write")
                    };
                    self.report(name, i, text);
                    found.complex = true;
                    continue;
                }
                let ptr = f.operand(i, !load as usize);
                let ty = if load { f.ty(i) } else { f.type_of(f.operand(i, 0)) };
                for ptr in self.alternatives(ptr) {
                    self.out.accesses.push(Access { inst: i, ptr, write: !load, ty });
                }
                if versioned && let Some(stride) = self.stride_value(ptr) {
                    strided.push((ptr, stride));
                }
                if load { &mut found.loads } else { &mut found.stores }.push(i);
            }
        }
        self.out.loads = found.loads.len() as u32;
        self.out.stores = found.stores.len() as u32;
        self.make_ptrs(&found, &strided);
        found
    }
    /// The pointers that `value` is one of: what flows into phis of the loop outside its header.
    fn alternatives(&self, value: Value) -> SmallVec<[Value; 2]> {
        let f = self.f;
        let header = self.se.loops.header(self.l);
        let inner = |value: Value| {
            let i = value.as_inst().filter(|&i| f.op(i) == Opcode::Phi)?;
            let b = f.block_of(i);
            (b != header && self.se.loops.contains(self.l, b)).then_some(i)
        };
        let mut out = SmallVec::new();
        if inner(value).is_none() {
            out.push(value);
            return out;
        }
        let mut seen: Vec<Value> = Vec::new();
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            match inner(value) {
                _ if seen.contains(&value) => continue,
                // A web of phis that large is taken as it is.
                Some(i) if seen.len() < 64 => work.extend(f.phi_pairs(i).map(|(value, _)| value)),
                _ => out.push(value),
            }
            seen.push(value);
        }
        out
    }
    /// Columns of all pointers.
    fn make_ptrs(&mut self, found: &Found, strided: &[(Value, Expr)]) {
        let f = self.f;
        let mut value: Vec<Value> = self.out.accesses.iter().map(|a| a.ptr).collect();
        value.extend(found.loads.iter().chain(&found.stores).filter_map(|&i| facts::pointer_operand(f, i)));
        value.sort_unstable();
        value.dedup();
        let n = value.len();
        let p = &mut self.ptrs;
        *p = Ptrs {
            value,
            stride: vec![None; n],
            read_only: vec![false; n],
            restored: vec![false; n],
            types: vec![SmallVec::new(); 2 * n],
            accesses: vec![SmallVec::new(); 2 * n],
        };
        for (k, a) in self.out.accesses.iter().enumerate() {
            if let Some(r) = p.row(a.ptr) {
                p.accesses[node(r, a.write) as usize].push(k as u32);
            }
        }
        for &(v, e) in strided {
            if let Some(r) = p.row(v) {
                if p.stride[r as usize].is_none() {
                    self.out.strides.push((v, e));
                }
                p.stride[r as usize] = Some(e);
            }
        }
    }
    /// What is stored and loaded, each pointer and type once, stores first; empty where nothing can conflict.
    fn places(&mut self, found: &Found) -> Vec<Place> {
        let f = self.f;
        let n = self.ptrs.len();
        let mut seen: Vec<SmallVec<[Type; 1]>> = vec![SmallVec::new(); n];
        let mut uniform = vec![false; n];
        let mut places = Vec::new();
        let (mut written, mut read) = (0, 0);
        if !found.parallel {
            self.find_restored();
        }
        for &i in &found.stores {
            let ptr = f.operand(i, 1);
            let Some(p) = self.ptrs.row(ptr) else { continue };
            if self.is_invariant(ptr) {
                self.out.invariant_stores.push(i);
                self.out.invariant_store_twice |= std::mem::replace(&mut uniform[p as usize], true);
            }
            let ty = f.type_of(f.operand(i, 0));
            if seen[p as usize].contains(&ty) {
                continue;
            }
            seen[p as usize].push(ty);
            written += 1;
            let tags = self.tags(i, &found.scopes);
            for v in self.alternatives(ptr) {
                // One of the places that are stored to may stay.
                if v != ptr
                    && self.is_invariant(v)
                    && let Some(q) = self.ptrs.row(v)
                {
                    self.out.invariant_store_twice |= std::mem::replace(&mut uniform[q as usize], true);
                }
                self.add_place(v, true, ty, tags, &mut places);
            }
        }
        if found.parallel {
            return places;
        }
        for &i in &found.loads {
            let ptr = f.operand(i, 0);
            let Some(p) = self.ptrs.row(ptr) else { continue };
            let ty = f.ty(i);
            // Loading what is stored in the same iteration is no conflict, if the address is another one in each (one that
            // stays is told apart by the stores to it).
            let first = !seen[p as usize].contains(&ty);
            if first {
                seen[p as usize].push(ty);
            }
            let read_only = first || self.ptr_stride(p, ty, false).is_none();
            read += read_only as u32;
            self.out.invariant_store_loaded |= uniform[p as usize];
            let tags = self.tags(i, &found.scopes);
            for v in self.alternatives(ptr) {
                if let Some(q) = self.ptrs.row(v) {
                    self.ptrs.read_only[q as usize] |= read_only;
                    self.out.invariant_store_loaded |= uniform[q as usize];
                }
                self.add_place(v, false, ty, tags, &mut places);
            }
        }
        // All stores go through one pointer.
        if written == 1 && read == 0 && !self.ptrs.restored.contains(&true) {
            places.clear();
        }
        places
    }
    /// Notes which pointers are stored more than once. Stores of one type through one pointer keep their order side by side as long
    /// as all of them are executed in all iterations, or their places are others in each.
    fn find_restored(&mut self) {
        for p in 0..self.ptrs.len() as Ptr {
            let stores = &self.ptrs.accesses[node(p, true) as usize];
            if stores.len() < 2 {
                continue;
            }
            let rows = &self.out.accesses;
            let ty = rows[stores[0] as usize].ty;
            let several = stores.iter().any(|&a| rows[a as usize].ty != ty);
            let conditional = stores.iter().any(|&a| self.is_conditional(self.f.block_of(rows[a as usize].inst)));
            self.ptrs.restored[p as usize] = (several || conditional)
                && !self.is_invariant(self.ptrs.value[p as usize])
                && (several || self.ptr_stride(p, ty, false).is_none());
        }
    }
    fn add_place(&mut self, value: Value, write: bool, ty: Type, tags: Tags, places: &mut Vec<Place>) {
        let Some(p) = self.ptrs.row(value) else { return };
        let types = &mut self.ptrs.types[node(p, write) as usize];
        if types.is_empty() || !types.contains(&ty) {
            types.push(ty);
        }
        places.push(Place { ptr: p, tags });
    }
    /// Metadata of an access, as far as it holds for all iterations.
    fn tags(&self, inst: Inst, scopes: &[Md]) -> Tags {
        let mut t = Tags::of(self.f, inst);
        // A type that is accessed under a condition says nothing where the condition does not hold.
        if self.is_conditional(self.f.block_of(inst)) {
            t.tbaa = Md::NONE;
        }
        if !scopes.is_empty() {
            let m = &self.f.ctx().tables.metadata;
            for list in [&mut t.scope, &mut t.noalias] {
                if list.is_some() && m.ops(*list).iter().any(|s| scopes.contains(s)) {
                    *list = Md::NONE;
                }
            }
        }
        t
    }
    /// Whether metadata says that iterations do not depend on each other.
    fn is_parallel(&self) -> bool {
        let f = self.f;
        let t = f.ctx().tables;
        let (strings, m) = (&t.strings, &t.metadata);
        let kind = |name: &[u8]| strings.find(name);
        let Some(loop_kind) = kind(b"llvm.loop") else { return false };
        let Some(id) = f.attachment(f.terminator(self.latch), loop_kind) else { return false };
        let (group_kind, old_kind) = (kind(b"llvm.access.group"), kind(b"llvm.mem.parallel_loop_access"));
        if group_kind.is_none() && old_kind.is_none() {
            return false;
        }
        let groups: &[Md] = m
            .ops(id)
            .iter()
            .map(|&o| m.ops(o))
            .find(|o| {
                let name = o.first().and_then(|&n| m.str_of(n));
                name.is_some_and(|s| strings.get(s) == b"llvm.loop.parallel_accesses")
            })
            .map_or(&[], |o| &o[1..]);
        let listed = |g: Md| {
            // A group has no operands; a list of groups has.
            if m.ops(g).is_empty() { groups.contains(&g) } else { m.ops(g).iter().any(|o| groups.contains(o)) }
        };
        self.blocks.iter().all(|&b| {
            f.block_insts(b).all(|i| {
                (!facts::may_read(f, i) && !facts::may_write(f, i))
                    || group_kind.and_then(|k| f.attachment(i, k)).is_some_and(listed)
                    || old_kind.and_then(|k| f.attachment(i, k)).is_some_and(|o| m.ops(o).contains(&id))
            })
        })
    }
    /// The first dependence that is not safe becomes the report.
    fn report_unsafe(&mut self) {
        let Some(deps) = &self.out.dependences else { return };
        let Some(&d) = deps.iter().find(|d| d.kind.safety() != Safety::Safe) else { return };
        let mut text = String::from("unsafe dependent memory operations in loop.");
        if !self.is_distributed() {
            text.push_str(
                " Use #pragma clang loop distribute(enable) to allow loop distribution to attempt to isolate the offending operations \
                 into a separate loop",
            );
        }
        text.push_str(match d.kind {
            DependenceKind::Backward => "\nBackward loop carried data dependence.",
            DependenceKind::ForwardButPreventsForwarding => {
                "\nForward loop carried data dependence that prevents store-to-load forwarding."
            }
            DependenceKind::BackwardVectorizableButPreventsForwarding => {
                "\nBackward loop carried data dependence that prevents store-to-load forwarding."
            }
            DependenceKind::IndirectUnsafe => "\nUnsafe indirect dependence.",
            _ => "\nUnknown data dependence.",
        });
        let (from, to) = (self.out.accesses[d.source as usize], self.out.accesses[d.sink as usize]);
        let ptr = facts::pointer_operand(self.f, from.inst).and_then(|p| p.as_inst());
        if let Some(place) = self.place_of(self.f.loc(ptr.unwrap_or(from.inst))) {
            text.push_str(" Memory location is the same as accessed at ");
            text.push_str(&place);
        }
        self.report("UnsafeDep", to.inst, text);
    }
    fn is_distributed(&self) -> bool {
        let t = self.f.ctx().tables;
        let m = &t.metadata;
        let kind = t.strings.find(b"llvm.loop");
        let Some(id) = kind.and_then(|k| self.f.attachment(self.f.terminator(self.latch), k)) else { return false };
        m.ops(id).iter().map(|&o| m.ops(o)).any(|o| {
            let named = o.first().and_then(|&n| m.str_of(n));
            named.is_some_and(|s| t.strings.get(s) == b"llvm.loop.distribute.enable")
                && o.get(1).is_some_and(|&v| t.metadata_int(v).is_some_and(|enabled| enabled != 0))
        })
    }
    /// `file:line:column` of a debug location.
    fn place_of(&self, loc: Md) -> Option<String> {
        let t = self.f.ctx().tables;
        let field = |n: Md, name: &str| t.strings.find(name.as_bytes()).and_then(|s| t.metadata.field(n, s));
        let int = |name: &str| match field(loc, name) {
            Some(MdField::Int(v)) => *v,
            _ => 0,
        };
        let mut scope = loc.get()?;
        for _ in 0..1000 {
            if let Some(MdField::Node(file)) = field(scope, "file")
                && let Some(MdField::Str(name)) = field(*file, "filename")
            {
                return Some(format!("{}:{}:{}", t.strings.text(*name), int("line"), int("column")));
            }
            match field(scope, "scope") {
                Some(MdField::Node(s)) if s.is_some() => scope = *s,
                _ => break,
            }
        }
        None
    }
}

pub(super) fn has_fn_attr(f: &Func<'_>, kind: AttrKind) -> bool {
    f.attrs().fn_has(f.ctx().globals.parts[f.global().index()].attrs, kind)
}

/// Intrinsics whose effects on memory are none for this.
fn is_ignored(intrinsic_id: warpc_ir::intrinsics::IntrinsicId) -> bool {
    matches!(
        intrinsic_id,
        id::ASSUME
            | id::LIFETIME_START
            | id::LIFETIME_END
            | id::SIDEEFFECT
            | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
            | id::PSEUDOPROBE
    )
}
