//! `mergereturn`: one block returns, and one is `unreachable`, whatever there were of each.
//!
//! **When**: a function has more than one return, or more than one `unreachable`. The value returned becomes a phi.
//! **Invariants**: nothing is computed elsewhere. A call that must be followed by its return keeps it. **Cost**: linear.
//! **Relies on** nothing that is said of memory. No convergent call gets another condition: threads that return at different places meet
//! before they do.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "mergereturn",
    summary: "return from one block",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("mergereturn")?;
        Ok(PassBody::Function(Box::new(MergeReturn)))
    },
};

struct MergeReturn;

impl FunctionPass for MergeReturn {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let unreachable = merge(func, Opcode::Unreachable, b"UnifiedUnreachableBlock");
        let returns = merge(func, Opcode::Ret, b"UnifiedReturnBlock");
        Outcome::of(unreachable || returns, AnalysisSet::NONE)
    }
}

/// Whether the return `inst` belongs to a call before it.
fn belongs_to_call(func: &Func<'_>, inst: Inst) -> bool {
    let mut before = func.prev(inst);
    if before.is_some() && func.op(before) == Opcode::BitCast {
        before = func.prev(before);
    }
    before.is_some() && func.op(before) == Opcode::Call && func.call(before).tail == TailKind::MustTail
}

/// Makes all ends of the function by `op` one; whether there were several.
fn merge(func: &mut FuncMut<'_>, op: Opcode, name: &[u8]) -> bool {
    let ends: Vec<Inst> = func
        .block_order()
        .map(|b| func.terminator(b))
        .filter(|&t| t.is_some() && func.op(t) == op && !belongs_to_call(func, t))
        .collect();
    if ends.len() < 2 {
        return false;
    }
    let end = func.new_block();
    func.set_name(Value::block(end), name);
    let ty = func.return_type();
    if op == Opcode::Unreachable {
        Builder::at_end(func, end).unreachable();
    } else if ty == Type::VOID {
        Builder::at_end(func, end).ret(None);
    } else {
        let phi = func.new_phi(end, ty);
        func.set_name(phi.into(), b"UnifiedRetVal");
        for &ret in &ends {
            let (v, from) = (func.operand(ret, 0), func.block_of(ret));
            func.add_incoming(phi, v, from);
        }
        Builder::at_end(func, end).ret(Some(phi.into()));
    }
    for t in ends {
        let (from, loc) = (func.block_of(t), func.loc(t));
        func.erase(t);
        let branch = Builder::at_end(func, from).br(end);
        func.set_loc(branch, loc);
    }
    true
}
