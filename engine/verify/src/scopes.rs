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
    pub(super) fn scope_declarations<'f>(&mut self, func: &Func<'_>, flow: impl FnOnce() -> &'f mut Flow) {
        let md = &func.ctx().tables.metadata;
        let mut found: Vec<(Md, Inst)> = Vec::new();
        for b in func.block_order() {
            for i in func.block_insts(b) {
                let declares = |n| func.intrins().get(n).known() == Some(id::EXPERIMENTAL_NOALIAS_SCOPE_DECL);
                if func.op(i).is_call()
                    && func.intrinsic_callee(i).is_some_and(declares)
                    && let ValueKind::Meta(list) = func.operand(i, 0).kind()
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
                    let (ba, bb) = (func.block_of(a), func.block_of(b));
                    let before = if ba == bb { func.comes_before(a, b) } else { dom.dominates(ba, bb) };
                    if before {
                        let message = "llvm.experimental.noalias.scope.decl dominates another one with the same scope";
                        self.fail(message, &[Value::inst(a)]);
                    }
                }
            }
        }
    }
}
