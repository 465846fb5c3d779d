//! `lower-invoke`: `invoke` becomes `call`, as nothing is thrown on a device.
//!
//! **When**: every `invoke`. **How**: the call keeps arguments, bundles, attributes and name; a branch to the normal way follows. Blocks that
//! nothing reaches any more, the landing pads among them, stay: `simplifycfg` or `unreachableblockelim` take them.
//! **Invariants**: phis of the other way lose its edge. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: the call is as convergent as it was, and stays where it was.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lower-invoke",
    summary: "turn invokes into calls",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("lower-invoke")?;
        Ok(PassBody::Function(Box::new(LowerInvoke)))
    },
};

struct LowerInvoke;

/// Makes a call and a branch of `invoke`.
fn lower(func: &mut FuncMut<'_>, invoke: Inst) {
    let block = func.block_of(invoke);
    let operands: Vec<Value> = func.operands(invoke).collect();
    // Arguments, operands of bundles, the two ways, the callee.
    let Some((&callee, rest)) = operands.split_last() else { return };
    let (values, ways) = rest.split_at(rest.len() - 2);
    let (Some(normal), Some(unwind)) = (ways[0].as_block(), ways[1].as_block()) else { return };
    let row = func.call(invoke).clone();
    let ty = func.ty(invoke);
    let number = func.side().calls.len() as u32;
    func.side_mut().calls.push(row);
    let all = [values, &[callee]].concat();
    let call = Builder::before(func, invoke).emit(Opcode::Call, 0, ty, &all, Aux { a: number, b: 0 });
    func.copy_attachments(call, invoke);
    func.take_name(call.into(), invoke.into());
    func.replace_all_uses(invoke.into(), call.into());
    func.remove_phi_edge(unwind, block);
    let mut at = func.first(unwind);
    while at.is_some() && func.op(at) == Opcode::Phi {
        let next = func.next(at);
        if func.phi_len(at) == 0 {
            // Nothing leads there any more.
            let ty = func.ty(at);
            func.replace_and_erase(at, Value::poison(ty));
        }
        at = next;
    }
    let loc = func.loc(invoke);
    func.erase(invoke);
    Builder { loc, ..Builder::at_end(func, block) }.br(normal);
}

impl FunctionPass for LowerInvoke {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let is_invoke = |&b: &Block| func.op(func.terminator(b)) == Opcode::Invoke;
        let blocks: Vec<Block> = func.block_order().filter(is_invoke).collect();
        for &b in &blocks {
            let invoke = func.terminator(b);
            lower(func, invoke);
        }
        Outcome::of(!blocks.is_empty(), AnalysisSet::NONE)
    }
}
