//! `annotation-cleanup`: drops annotations, which are for tools before this compiler and keep passes from seeing through them.
//!
//! **When**: calls of `llvm.var.annotation` and `llvm.codeview.annotation` go, those of `llvm.ptr.annotation` and `llvm.annotation`
//! become the value that they are given, and instructions lose their `!annotation`.
//! **Invariants**: nothing that a program does depends on them; control flow is untouched. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "annotation-cleanup",
    summary: "drop annotations of values and instructions",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("annotation-cleanup")?;
        Ok(PassBody::Function(Box::new(AnnotationCleanup)))
    },
};

struct AnnotationCleanup;

impl FunctionPass for AnnotationCleanup {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        let kind = func.ctx().tables.strings.find(b"annotation");
        let mut changed = false;
        let insts: Vec<Inst> = func.block_order().flat_map(|block| func.block_insts(block)).collect();
        for inst in insts {
            match intrinsic(func, inst) {
                Some(id::VAR_ANNOTATION | id::CODEVIEW_ANNOTATION) => {
                    func.erase(inst);
                    changed = true;
                    continue;
                }
                Some(id::PTR_ANNOTATION | id::ANNOTATION) => {
                    let value = func.operand(inst, 0);
                    func.replace_and_erase(inst, value);
                    changed = true;
                    continue;
                }
                _ => {}
            }
            if let Some(kind) = kind
                && func.flags(inst) & flags::HAS_MD != 0
                && func.attachments(inst).any(|row| row.kind == kind)
            {
                func.set_attachment(inst, kind, Md::NONE);
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}
