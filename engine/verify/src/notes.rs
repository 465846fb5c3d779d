//! Attachments that tell passes something about an instruction: `!annotation`, `!captures`, `!alloc_token`, `!callee_type`,
//! `!DIAssignID`, estimates of loops.

use super::Verifier;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// What `!captures` may say that a store captures.
const CAPTURES: [&[u8]; 4] = [b"address_is_null", b"address", b"read_provenance", b"provenance"];

impl Verifier<'_> {
    /// `!annotation`: strings, or lists of strings.
    pub(super) fn annotation(&mut self, node: Md) {
        let md = &self.ctx.tables.metadata;
        let MdNode::Tuple { ops, .. } = md.get(node) else {
            self.fail("annotation must be a tuple", &[]);
            return;
        };
        if !self.check(!ops.is_empty(), "annotation must have at least one operand", &[]) {
            return;
        }
        let text = |m: Md| m.is_some() && md.str_of(m).is_some();
        let list = |m: Md| matches!(md.nodes().get(m.index()), Some(MdNode::Tuple { ops, .. }) if ops.iter().all(|&o| text(o)));
        let ok = ops.iter().all(|&m| m.is_some() && (text(m) || list(m)));
        self.check(ok, "operands must be a string or a tuple of strings", &[]);
    }

    /// `!captures`: what of a stored address is captured.
    pub(super) fn captures(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        if !self.check(
            func.op(inst) == Opcode::Store,
            "!captures metadata can only be applied to store instructions",
            &me,
        ) {
            return;
        }
        let pointer = func.types().is_ptr(func.type_of(func.operand(inst, 0)));
        let message = "!captures metadata can only be applied to store with value operand of pointer type";
        let ops = self.ctx.tables.metadata.ops(node);
        if !self.check(pointer, message, &me) || !self.check(!ops.is_empty(), "!captures metadata cannot be empty", &me)
        {
            return;
        }
        for &m in ops {
            let text = self.md_string(m);
            let (is_text, known) = (text.is_some(), text.is_some_and(|t| CAPTURES.contains(&t)));
            let ok = self.check(is_text, "!captures metadata must be a list of strings", &me)
                && self.check(known, "invalid entry in !captures metadata", &me);
            if !ok {
                return;
            }
        }
    }

    /// `!alloc_token`: the type that memory is allocated for, and whether it holds addresses.
    pub(super) fn alloc_token(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        let at = [Value::meta(node)];
        let ops = self.ctx.tables.metadata.ops(node);
        let _ = self.check(func.op(inst).is_call(), "!alloc_token should only exist on calls", &me)
            && self.check(ops.len() == 2, "!alloc_token must have 2 operands", &at)
            && self.check(self.md_string(ops[0]).is_some(), "expected string", &at)
            && self.check(ops[1].get().and_then(|m| self.md_int(m)).is_some(), "expected integer constant", &at);
    }

    /// `!callee_type`: types of functions that may be called here.
    pub(super) fn callee_type(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        if !self.check(func.op(inst).is_call(), "!callee_type metadata should only exist on calls", &me) {
            return;
        }
        let md = &self.ctx.tables.metadata;
        for &ty in md.ops(node) {
            let is_node = ty.is_some() && matches!(md.get(ty), MdNode::Tuple { .. });
            if !self.check(is_node, "The callee_type metadata must be a list of type metadata nodes", &[]) {
                return;
            }
            let ops = md.ops(ty);
            let at = [Value::meta(ty)];
            let message = "Well-formed generalized type metadata must contain exactly two operands";
            if !self.check(ops.len() == 2, message, &at) {
                return;
            }
            let zero = ops[0].get().and_then(|m| self.md_int(m)) == Some(0);
            let message = "The first operand of type metadata for functions must be zero";
            if !self.check(zero, message, &at) {
                return;
            }
            let general = self.md_string(ops[1]).is_some_and(|t| t.ends_with(b".generalized"));
            let message = "Only generalized type metadata can be part of the callee_type metadata list";
            if !self.check(general, message, &at) {
                return;
            }
        }
    }

    /// Nodes of the module whose first operand gives them rules: estimates of trip counts.
    pub(super) fn estimates(&mut self) {
        let tables = self.ctx.tables;
        let md = &tables.metadata;
        let Some(name) = tables.strings.find(b"llvm.loop.estimated_trip_count") else { return };
        for n in 0..md.len() {
            let node = Md::new(n);
            let ops = md.ops(node);
            if ops.first().is_none_or(|m| m.is_none() || md.str_of(*m) != Some(name)) {
                continue;
            }
            let at = [Value::meta(node)];
            if !self.check(ops.len() == 2, "Expected two operands", &at) {
                continue;
            }
            let small = match ops[1].get().map(|m| md.get(m)) {
                Some(MdNode::Value(ty, v)) => {
                    tables.consts.as_int(*v).is_some() && self.ctx.types().int_bits(*ty).is_some_and(|b| b <= 32)
                }
                _ => false,
            };
            let message = "Expected second operand to be an integer constant of type i32 or smaller";
            self.check(small, message, &at);
        }
    }
}
