//! `mergereturn`: one block returns, and one is `unreachable`, whatever there were of each.
//!
//! **When**: a function has more than one return, or more than one `unreachable`. The value returned becomes a phi.
//! **Invariants**: nothing is computed elsewhere. A call that must be followed by its return keeps it. **Cost**: linear.

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
    fn run(&mut self, f: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let unreachable = merge(f, Opcode::Unreachable, b"UnifiedUnreachableBlock");
        let returns = merge(f, Opcode::Ret, b"UnifiedReturnBlock");
        Outcome::of(unreachable || returns, AnalysisSet::NONE)
    }
}

/// Whether the return `inst` belongs to a call before it.
fn belongs_to_call(f: &Func<'_>, inst: Inst) -> bool {
    let mut before = f.prev(inst);
    if before.is_some() && f.op(before) == Opcode::BitCast {
        before = f.prev(before);
    }
    before.is_some() && f.op(before) == Opcode::Call && f.call(before).tail == TailKind::MustTail
}

/// Makes all ends of the function by `op` one; whether there were several.
fn merge(f: &mut FuncMut<'_>, op: Opcode, name: &[u8]) -> bool {
    let ends: Vec<Inst> = f
        .block_order()
        .map(|b| f.terminator(b))
        .filter(|&t| t.is_some() && f.op(t) == op && !belongs_to_call(f, t))
        .collect();
    if ends.len() < 2 {
        return false;
    }
    let end = f.new_block();
    f.set_name(Value::block(end), name);
    let ty = f.return_type();
    if op == Opcode::Unreachable {
        Builder::at_end(f, end).unreachable();
    } else if ty == Type::VOID {
        Builder::at_end(f, end).ret(None);
    } else {
        let phi = f.new_phi(end, ty);
        f.set_name(phi.into(), b"UnifiedRetVal");
        for &ret in &ends {
            let (v, from) = (f.operand(ret, 0), f.block_of(ret));
            f.add_incoming(phi, v, from);
        }
        Builder::at_end(f, end).ret(Some(phi.into()));
    }
    for t in ends {
        let (from, loc) = (f.block_of(t), f.loc(t));
        f.erase(t);
        let branch = Builder::at_end(f, from).br(end);
        f.set_loc(branch, loc);
    }
    true
}
