//! What profiles say: `!prof` of instructions and functions, `!memprof` and `!callsite`.

use super::Verifier;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// Kinds of profiled values: targets of indirect calls, sizes of memory operations, targets of virtual tables.
const VALUE_KINDS: u64 = 2;

impl Verifier<'_> {
    /// The text of a string node.
    pub(super) fn md_string(&self, node: Md) -> Option<&[u8]> {
        let node = node.get()?;
        self.ctx.tables.metadata.str_of(node).map(|s| self.ctx.str(s))
    }

    /// Integer of a constant node, which may be none.
    fn md_integer(&self, node: Md) -> Option<u64> {
        node.get().and_then(|node| self.md_int(node))
    }

    /// `!prof` of an instruction.
    pub(super) fn prof(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let at = [Value::meta(node)];
        let ops = self.ctx.tables.metadata.ops(node);
        if !self.check(!ops.is_empty(), "!prof annotations should have at least 1 operand", &at) {
            return;
        }
        let Some(name) = self.profile_name(ops, &at).map(<[u8]>::to_vec) else { return };
        if name == b"unknown" {
            let message = "'unknown' !prof should only appear on instructions on which 'branch_weights' would";
            if self.check(weights_of(func, inst).is_some(), message, &at) {
                self.unknown_profile(ops, &at);
            }
            return;
        }
        if !self.check(ops.len() >= 2, "!prof annotations should have no less than 2 operands", &at) {
            return;
        }
        match &name[..] {
            b"branch_weights" => self.branch_weights(func, inst, ops, &at),
            b"VP" => self.profiled_values(func, inst, ops, &at),
            _ => self.fail("expected either branch_weights or VP profile name", &at),
        }
    }

    /// The name that a profile begins with.
    fn profile_name(&mut self, ops: &[Md], at: &[Value]) -> Option<&[u8]> {
        if !self.check(ops[0].is_some(), "first operand should not be null", at) {
            return None;
        }
        let text = self.md_string(ops[0]).is_some();
        self.check(text, "expected string with name of the !prof annotation", at);
        self.md_string(ops[0])
    }

    /// A profile that is not known, and which pass lost it.
    fn unknown_profile(&mut self, ops: &[Md], at: &[Value]) {
        if !self.check(ops.len() == 2, "'unknown' !prof should have a single additional operand", at) {
            return;
        }
        let pass = self.md_string(ops[1]).map(<[u8]>::is_empty);
        let message = "'unknown' !prof should have an additional operand of type string";
        if self.check(pass.is_some(), message, at) {
            let message = "the 'unknown' !prof operand should not be an empty string";
            self.check(pass != Some(true), message, at);
        }
    }

    fn branch_weights(&mut self, func: &Func<'_>, inst: Inst, ops: &[Md], at: &[Value]) {
        let expected = self.md_string(ops[1]) == Some(b"expected");
        let weights = &ops[1 + expected as usize..];
        let Some(want) = weights_of(func, inst) else {
            self.fail("!prof branch_weights are not allowed for this instruction", at);
            return;
        };
        let ok = if func.op(inst) == Opcode::Invoke {
            let message = "Wrong number of InvokeInst branch_weights operands";
            self.check(matches!(weights.len(), 1 | 2), message, at)
        } else {
            self.check(weights.len() == want, "Wrong number of operands", at)
        };
        if !ok {
            return;
        }
        for &w in weights {
            let ok = self.check(w.is_some(), "second operand should not be null", at)
                && self.check(self.md_integer(w).is_some(), "!prof brunch_weights operand is not a const int", &[]);
            if !ok {
                return;
            }
        }
    }

    fn profiled_values(&mut self, func: &Func<'_>, inst: Inst, ops: &[Md], at: &[Value]) {
        if !self.check(ops.len() >= 5, "invalid value profiling metadata", at) {
            return;
        }
        let kind = self.md_integer(ops[1]);
        let _ = self.check(kind.is_some(), "VP !prof missing kind argument", at)
            && self.check(kind.is_some_and(|k| k <= VALUE_KINDS), "Invalid VP !prof kind", at)
            && self.check(ops.len() % 2 == 1, "VP !prof should have an even number of arguments after 'VP'", at)
            && self.check(
                func.op(inst).is_call() || kind == Some(2),
                "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
                at,
            );
    }

    /// `!prof` of a function: how often it was entered.
    pub(super) fn function_profile(&mut self, node: Md) {
        let at = [Value::meta(node)];
        let ops = self.ctx.tables.metadata.ops(node);
        let message = "!prof annotations should have no less than 2 operands";
        if !self.check(ops.len() >= 2, message, &at) {
            return;
        }
        let Some(name) = self.profile_name(ops, &at).map(<[u8]>::to_vec) else { return };
        if name == b"unknown" {
            self.unknown_profile(ops, &at);
            return;
        }
        let entry = matches!(&name[..], b"function_entry_count" | b"synthetic_function_entry_count");
        let message = "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'";
        if self.check(entry, message, &at) && self.check(ops[1].is_some(), "second operand should not be null", &at) {
            let constant = matches!(self.ctx.tables.metadata.get(ops[1]), MdNode::Value(..));
            self.check(constant, "expected integer argument to function_entry_count", &at);
        }
    }

    /// `!memprof`: blocks of a call stack, a name, and pairs of sizes.
    pub(super) fn memprof(&mut self, func: &Func<'_>, inst: Inst, node: Md) {
        let me = [Value::inst(inst)];
        if !self.check(func.op(inst).is_call(), "!memprof metadata should only exist on calls", &me) {
            return;
        }
        let md = &self.ctx.tables.metadata;
        let message = "!memprof annotations should have at least 1 metadata operand (MemInfoBlock)";
        if !self.check(!md.ops(node).is_empty(), message, &[Value::meta(node)]) {
            return;
        }
        let is_node = |m: Md| m.is_some() && matches!(md.get(m), MdNode::Tuple { .. });
        for &block in md.ops(node) {
            let ops = if block.is_some() { md.ops(block) } else { &[] };
            let at = [block.get().map_or(Value::NONE, Value::meta)];
            let ok = self.check(ops.len() >= 2, "Each !memprof MemInfoBlock should have at least 2 operands", &at)
                && self.check(ops[0].is_some(), "!memprof MemInfoBlock first operand should not be null", &at)
                && self.check(is_node(ops[0]), "!memprof MemInfoBlock first operand should be an MDNode", &at);
            if !ok {
                return;
            }
            self.call_stack(ops[0]);
            let name = self.md_string(ops[1]).is_some();
            if !self.check(name, "!memprof MemInfoBlock second operand should be an MDString", &at) {
                return;
            }
            let sizes = &ops[2..];
            let nodes = sizes.iter().all(|&m| is_node(m));
            let pairs = || sizes.iter().all(|&m| md.ops(m).len() == 2);
            let ints = || sizes.iter().all(|&m| md.ops(m).iter().all(|&o| self.md_integer(o).is_some()));
            let message = match () {
                () if !nodes => "Not all !memprof MemInfoBlock operands 2 to N are MDNode",
                () if !pairs() => "Not all !memprof MemInfoBlock operands 2 to N are MDNode with 2 operands",
                () if !ints() => "Not all !memprof MemInfoBlock operands 2 to N are MDNode with ConstantInt operands",
                () => continue,
            };
            self.fail(message, &at);
        }
    }

    /// A call stack: hashes of places.
    pub(super) fn call_stack(&mut self, node: Md) {
        let ops = self.ctx.tables.metadata.ops(node);
        let at = [Value::meta(node)];
        if self.check(!ops.is_empty(), "call stack metadata should have at least 1 operand", &at) {
            let ok = ops.iter().all(|&m| self.md_integer(m).is_some());
            self.check(ok, "call stack metadata operand should be constant integer", &at);
        }
    }
}

/// Number of branch weights of an instruction; `None` for those that have none.
fn weights_of(func: &Func<'_>, inst: Inst) -> Option<usize> {
    Some(match func.op(inst) {
        Opcode::Br | Opcode::Switch | Opcode::IndirectBr | Opcode::CallBr => func.successors_of(inst).count(),
        Opcode::Select | Opcode::Invoke => 2,
        Opcode::Call => 1,
        _ => return None,
    })
}
