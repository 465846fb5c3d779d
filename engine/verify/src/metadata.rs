//! Attachments and debug information.

use super::Verifier;
use super::ranges::RangeKind;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::ModuleCtx;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::{Value, ValueKind};

/// Attachment kinds with rules, looked up once per module.
pub(crate) struct Kinds {
    range: Option<Str>,
    nonnull: Option<Str>,
    align: Option<Str>,
    dereferenceable: Option<Str>,
    dereferenceable_or_null: Option<Str>,
    prof: Option<Str>,
    pub tbaa: Option<Str>,
    fpmath: Option<Str>,
    pub location: Option<Str>,
    pub(super) dbg: Option<Str>,
    pub(super) llvm_loop: Option<Str>,
    access_group: Option<Str>,
    alias_scope: Option<Str>,
    noalias: Option<Str>,
    memprof: Option<Str>,
    callsite: Option<Str>,
    mmra: Option<Str>,
    noalias_addrspace: Option<Str>,
    invariant_group: Option<Str>,
    nofree: Option<Str>,
    annotation: Option<Str>,
    captures: Option<Str>,
    alloc_token: Option<Str>,
    callee_type: Option<Str>,
    assign_id: Option<Str>,
}

impl Kinds {
    pub(crate) fn new(ctx: ModuleCtx<'_>) -> Kinds {
        let find = |s: &str| ctx.tables.strings.find(s.as_bytes());
        Kinds {
            range: find("range"),
            nonnull: find("nonnull"),
            align: find("align"),
            dereferenceable: find("dereferenceable"),
            dereferenceable_or_null: find("dereferenceable_or_null"),
            prof: find("prof"),
            tbaa: find("tbaa"),
            fpmath: find("fpmath"),
            location: find("DILocation"),
            dbg: find("dbg"),
            llvm_loop: find("llvm.loop"),
            access_group: find("llvm.access.group"),
            alias_scope: find("alias.scope"),
            noalias: find("noalias"),
            memprof: find("memprof"),
            callsite: find("callsite"),
            mmra: find("mmra"),
            noalias_addrspace: find("noalias.addrspace"),
            invariant_group: find("invariant.group"),
            nofree: find("nofree"),
            annotation: find("annotation"),
            captures: find("captures"),
            alloc_token: find("alloc_token"),
            callee_type: find("callee_type"),
            assign_id: find("DIAssignID"),
        }
    }
}

impl Kinds {
    /// Whether attachments of kind `str` have rules.
    #[inline]
    pub(crate) fn has_rules(&self, str: Str) -> bool {
        [
            self.range,
            self.nonnull,
            self.align,
            self.dereferenceable,
            self.dereferenceable_or_null,
            self.prof,
            self.tbaa,
            self.fpmath,
            self.access_group,
            self.alias_scope,
            self.noalias,
            self.memprof,
            self.callsite,
            self.mmra,
            self.noalias_addrspace,
            self.invariant_group,
            self.nofree,
            self.annotation,
            self.captures,
            self.alloc_token,
            self.callee_type,
            self.assign_id,
        ]
        .contains(&Some(str))
    }
}

/// Whether `node` was added by `func` since the last barrier.
pub(super) fn is_new(func: &Func<'_>, node: Md) -> bool {
    func.side().overlay.as_ref().is_some_and(|o| o.metadata.get(node).is_some())
}

impl Verifier<'_> {
    /// Attachments and location of `inst`.
    pub(super) fn attachments(&mut self, func: &Func<'_>, inst: Inst) {
        let loc = func.loc(inst);
        let me = Value::inst(inst);
        if self.has_debug {
            self.collect_roots(func, inst);
        }
        if loc.is_some() {
            let md = &func.ctx().tables.metadata;
            // What was added since the last barrier is checked after it.
            let ok = is_new(func, loc)
                || loc.index() < md.len()
                    && matches!(md.get(loc), MdNode::Special { kind, .. } if Some(*kind) == self.kinds.location);
            if !ok {
                self.fail_debug("invalid !dbg metadata attachment", &[me]);
            }
        }
        if func.flags(inst) & flags::HAS_MD == 0 {
            return;
        }
        let rows: smallvec::SmallVec<[_; 8]> = func.attachments(inst).collect();
        for r in rows {
            if is_new(func, r.node) {
                continue;
            }
            if r.node.index() >= func.ctx().tables.metadata.len() {
                self.fail("attachment refers to metadata that does not exist", &[me]);
                continue;
            }
            self.attachment(func, inst, r.kind, r.node);
        }
    }

    /// Notes the nodes that `inst` refers to.
    pub(super) fn collect_roots(&mut self, func: &Func<'_>, inst: Inst) {
        let loc = func.loc(inst);
        if loc.is_some() && !is_new(func, loc) && self.roots.last() != Some(&(loc, true)) {
            self.roots.push((loc, true));
        }
        if func.flags(inst) & flags::HAS_MD != 0 {
            let llvm_loop = self.kinds.llvm_loop;
            let rows = func.attachments(inst).filter(|r| !is_new(func, r.node));
            self.roots.extend(rows.map(|r| (r.node, Some(r.kind) == llvm_loop)));
        }
        if func.op(inst).is_call() && func.intrinsic_callee(inst).is_some() {
            self.roots.extend(func.operands(inst).filter_map(|v| match v.kind() {
                ValueKind::Meta(m) if !is_new(func, m) => Some((m, false)),
                _ => None,
            }));
        }
    }

    fn attachment(&mut self, func: &Func<'_>, inst: Inst, kind: Str, node: Md) {
        let me = [Value::inst(inst)];
        let kind = Some(kind);
        let (op, t) = (func.op(inst), func.types());
        let loads_or_calls = matches!(op, Opcode::Load | Opcode::Call | Opcode::Invoke);
        if kind == self.kinds.range {
            self.check(loads_or_calls, "Ranges are only for loads, calls and invokes!", &me);
            let bits = t.int_bits(t.scalar(func.ty(inst))).unwrap_or(0);
            self.range_node(node, RangeKind::Values, bits, me[0]);
        } else if kind == self.kinds.nonnull {
            self.nonnull(func, inst, node);
        } else if kind == self.kinds.align {
            self.align(func, inst, node);
        } else if kind == self.kinds.dereferenceable || kind == self.kinds.dereferenceable_or_null {
            self.dereferenceable(func, inst, node);
        } else if kind == self.kinds.fpmath {
            let ok = t.is_float(t.scalar(func.ty(inst)));
            if self.check(ok, "fpmath requires a floating point result!", &me) {
                self.fpmath(func, inst, node);
            }
        } else if kind == self.kinds.access_group {
            self.access_groups(node, &me);
        } else if kind == self.kinds.alias_scope || kind == self.kinds.noalias {
            self.alias_scopes(node, &me);
        } else if kind == self.kinds.memprof {
            self.memprof(func, inst, node);
        } else if kind == self.kinds.callsite {
            if self.check(op.is_call(), "!callsite metadata should only exist on calls", &me) {
                self.call_stack(node);
            }
        } else if kind == self.kinds.mmra {
            self.mmra_of(func, inst, node);
        } else if kind == self.kinds.noalias_addrspace {
            let ok = matches!(op, Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Call);
            if self.check(ok, "noalias.addrspace are only for memory operations!", &me) {
                self.range_node(node, RangeKind::AddressSpaces, 32, me[0]);
            }
        } else if kind == self.kinds.invariant_group {
            let ok = matches!(op, Opcode::Load | Opcode::Store);
            self.check(ok, "invariant.group metadata is only for loads and stores", &me);
        } else if kind == self.kinds.nofree {
            let _ = self.check(t.is_ptr(func.ty(inst)), "nofree applies only to pointer types", &me)
                && self.check(op == Opcode::IntToPtr, "nofree applies only to inttoptr instruction", &me)
                && self.check(func.ctx().tables.metadata.ops(node).is_empty(), "nofree metadata must be empty", &me);
        } else if kind == self.kinds.annotation {
            self.annotation(node);
        } else if kind == self.kinds.captures {
            self.captures(func, inst, node);
        } else if kind == self.kinds.alloc_token {
            self.alloc_token(func, inst, node);
        } else if kind == self.kinds.callee_type {
            self.callee_type(func, inst, node);
        } else if kind == self.kinds.assign_id {
            self.assign_id(func, inst, node);
        } else if kind == self.kinds.prof {
            self.prof(func, inst, node);
        } else if kind == self.kinds.tbaa {
            let ok = matches!(
                op,
                Opcode::Load | Opcode::Store | Opcode::Call | Opcode::VaArg | Opcode::AtomicRmw | Opcode::CmpXchg
            );
            self.check(ok, "This instruction shall not have a TBAA access tag!", &me);
            self.tag_fault(node, me[0]);
        }
    }
    /// `!nonnull` of a load of a pointer.
    fn nonnull(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        let t = func.types();
        let op = func.op(inst);
        let ok = t.is_ptr(func.ty(inst));
        if !self.check(ok, "nonnull applies only to pointer types", &me) {
            return;
        }
        let ok = op == Opcode::Load;
        let message = "nonnull applies only to load instructions, use attributes for calls or invokes";
        if self.check(ok, message, &me) {
            let empty = func.ctx().tables.metadata.ops(node).is_empty();
            self.check(empty, "nonnull metadata must be empty", &me);
        }
    }
    /// `!align` of a load of a pointer: a power of two.
    fn align(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        let t = func.types();
        let op = func.op(inst);
        if !self.check(t.is_ptr(func.ty(inst)), "align applies only to pointer types", &me) {
            return;
        }
        let ok = op == Opcode::Load;
        if !self.check(ok, "align applies only to load instructions, use attributes for calls or invokes", &me) {
            return;
        }
        let ops = func.ctx().tables.metadata.ops(node);
        if !self.check(ops.len() == 1, "align takes one operand!", &me) {
            return;
        }
        let value = self.wide_int(ops[0]);
        if self.check(value.is_some(), "align metadata value must be an i64!", &me) {
            let v = value.unwrap_or(1);
            self.check(v.is_power_of_two(), "align metadata value must be a power of 2!", &me);
            self.check(v <= 1 << 32, "alignment is larger that implementation defined limit", &me);
        }
    }
    /// `!dereferenceable` of a pointer that is loaded or made of an integer: a number of bytes.
    fn dereferenceable(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        let t = func.types();
        let op = func.op(inst);
        let ok = t.is_ptr(func.ty(inst));
        if !self.check(ok, "dereferenceable, dereferenceable_or_null apply only to pointer types", &me) {
            return;
        }
        let ok = matches!(op, Opcode::Load | Opcode::IntToPtr);
        let message = "dereferenceable, dereferenceable_or_null apply only to load and inttoptr instructions, use attributes for calls or invokes";
        if !self.check(ok, message, &me) {
            return;
        }
        let ops = func.ctx().tables.metadata.ops(node);
        let message = "dereferenceable, dereferenceable_or_null take one operand!";
        if self.check(ops.len() == 1, message, &me) {
            let ok = self.wide_int(ops[0]).is_some();
            let message = "dereferenceable, dereferenceable_or_null metadata value must be an i64!";
            self.check(ok, message, &me);
        }
    }
    /// `!mmra` of an access to memory.
    fn mmra_of(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        let op = func.op(inst);
        let pure = func
            .intrinsic_callee(inst)
            .and_then(|n| func.intrins().get(n).known())
            .is_some_and(|id| warpc_ir::intrinsics::memory(id) == warpc_ir::attrs::MemoryEffects::NONE);
        let ok = (op.is_call() && !pure)
            || matches!(op, Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence);
        if self.check(ok, "!mmra metadata attached to unexpected instruction kind", &me) {
            self.mmra(node, me[0]);
        }
    }

    /// `!mmra`: a tag, which is two strings, or a list of tags.
    fn mmra(&mut self, node: Md, me: Value) {
        let md = &self.ctx.tables.metadata;
        let tag = |m: Md| {
            let ops = if m.is_some() { md.ops(m) } else { &[] };
            ops.len() == 2 && ops.iter().all(|o| o.is_some() && md.str_of(*o).is_some())
        };
        let MdNode::Tuple { ops, .. } = md.get(node) else {
            self.fail("!mmra expected to be a metadata tuple", &[me, Value::meta(node)]);
            return;
        };
        if tag(node) {
            return;
        }
        for &o in ops {
            if !tag(o) {
                let at = if o.is_some() { Value::meta(o) } else { Value::NONE };
                self.fail("!mmra metadata tuple operand is not an MMRA tag", &[me, at]);
                return;
            }
        }
    }

    /// A constant `i64`.
    fn wide_int(&self, node: Md) -> Option<u64> {
        match self.ctx.tables.metadata.nodes().get(node.index())? {
            MdNode::Value(t, v) if *t == Type::I64 => self.ctx.tables.consts.as_int(*v),
            _ => None,
        }
    }

    /// `!fpmath`: one positive `float`.
    fn fpmath(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        let md = &func.ctx().tables.metadata;
        let ops = md.ops(node);
        if !self.check(ops.len() == 1, "fpmath takes one operand!", &me) {
            return;
        }
        let value = match md.nodes().get(ops[0].index()) {
            Some(MdNode::Value(t, v)) if *t == Type::FLOAT => self.ctx.tables.consts.as_float_bits(*v),
            Some(MdNode::Value(t, _)) if func.types().is_float(*t) => {
                self.fail("fpmath accuracy must have float type", &me);
                return;
            }
            _ => None,
        };
        let value = value.map(|bits| f32::from_bits(bits as u32));
        if self.check(value.is_some(), "invalid fpmath accuracy!", &me) {
            let ok = value.is_some_and(|v| v.is_finite() && v > 0.0);
            self.check(ok, "fpmath accuracy not a positive number!", &me);
        }
    }

    fn is_distinct_empty(&self, node: Md) -> bool {
        matches!(self.ctx.tables.metadata.nodes().get(node.index()), Some(MdNode::Tuple { distinct: true, ops }) if ops.is_empty())
    }

    /// `!llvm.access.group`: a distinct empty node, or a list of such.
    fn access_groups(&mut self, node: Md, _: &[Value]) {
        if self.is_distinct_empty(node) {
            return;
        }
        let md = &self.ctx.tables.metadata;
        for &m in md.ops(node) {
            let tuple = m.is_some() && matches!(md.get(m), MdNode::Tuple { .. });
            if self.check(tuple, "Access scope list must consist of MDNodes", &[Value::meta(node)]) {
                let ok = self.is_distinct_empty(m);
                self.check(ok, "Access scope list contains invalid access scope", &[Value::meta(node)]);
            }
        }
    }

    /// A list of alias scopes, each with its domain.
    pub(super) fn alias_scopes(&mut self, list: Md, _: &[Value]) {
        let md = &self.ctx.tables.metadata;
        let is_node = |m: Md| m.is_some() && matches!(md.get(m), MdNode::Tuple { .. });
        let named = |m: Md, own: Md| m == own || (m.is_some() && md.str_of(m).is_some());
        for &scope in md.ops(list) {
            if !self.check(is_node(scope), "scope list must consist of MDNodes", &[Value::meta(list)]) {
                return;
            }
            let at = [Value::meta(scope)];
            let ops = md.ops(scope);
            if !self.check(matches!(ops.len(), 2 | 3), "scope must have two or three operands", &at) {
                return;
            }
            let first = named(ops[0], scope);
            if !self.check(first, "first scope operand must be self-referential or string", &at) {
                return;
            }
            if ops.len() == 3 {
                let ok = ops[2].is_some() && md.str_of(ops[2]).is_some();
                if !self.check(ok, "third scope operand must be string (if used)", &at) {
                    return;
                }
            }
            let domain = ops[1];
            if !self.check(is_node(domain), "second scope operand must be MDNode", &at) {
                return;
            }
            let at = [Value::meta(domain)];
            let ops = md.ops(domain);
            if !self.check(matches!(ops.len(), 1 | 2), "domain must have one or two operands", &at) {
                return;
            }
            if !self.check(named(ops[0], domain), "first domain operand must be self-referential or string", &at) {
                return;
            }
            if ops.len() == 2 {
                let ok = ops[1].is_some() && md.str_of(ops[1]).is_some();
                self.check(ok, "second domain operand must be string (if used)", &at);
            }
        }
    }
}
