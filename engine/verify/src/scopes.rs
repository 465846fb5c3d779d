//! Declarations of alias scopes: none dominates another one of the same scope. Checked on request only, as in LLVM.

use super::Verifier;
use super::func::Flow;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::value::{Value, ValueKind};

/// Declarations of one scope that are compared pair by pair; more are taken as they are.
const MAX_GROUP: usize = 32;

impl Verifier<'_> {
    /// `flow` makes the dominators, when two declarations are there to compare.
    pub(super) fn scope_declarations<'f>(&mut self, f: &Func<'_>, flow: impl FnOnce() -> &'f mut Flow) {
        let md = &f.ctx().tables.metadata;
        let mut found: Vec<(Md, Inst)> = Vec::new();
        for b in f.block_order() {
            for i in f.block_insts(b) {
                let declares = |n| f.intrins().get(n).known() == Some(id::EXPERIMENTAL_NOALIAS_SCOPE_DECL);
                if f.op(i).is_call()
                    && f.intrinsic_callee(i).is_some_and(declares)
                    && let ValueKind::Meta(list) = f.operand(i, 0).kind()
                    && let Some(&scope) = md.ops(list).first()
                {
                    found.push((scope, i));
                }
            }
        }
        if found.len() < 2 {
            return;
        }
        found.sort_by_key(|r| r.0);
        let dom = &flow().dom;
        for group in found.chunk_by(|a, b| a.0 == b.0).filter(|g| g.len() <= MAX_GROUP) {
            for &(_, a) in group {
                for &(_, b) in group.iter().filter(|r| r.1 != a) {
                    let (ba, bb) = (f.block_of(a), f.block_of(b));
                    let before = if ba == bb { f.comes_before(a, b) } else { dom.dominates(ba, bb) };
                    if before {
                        let message = "llvm.experimental.noalias.scope.decl dominates another one with the same scope";
                        self.fail(message, &[Value::inst(a)]);
                    }
                }
            }
        }
    }
}
