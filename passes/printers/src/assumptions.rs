//! `print<assumptions>`: what calls of `llvm.assume` say, in program order.
//!
//! **Cost**: linear.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{body, printer};
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_ir::intrinsics::id;
use warpc_phase::PassInfo;
use warpc_text::FunctionText;

const NAME: &str = "print<assumptions>";

/// Row of the printer.
pub const PRINT: PassInfo = printer(NAME, "print what is assumed", AnalysisSet::NONE, &[], |params| {
    body(NAME, params, |f, _| {
        let mut out = format!("Cached assumptions for function: {}\n", String::from_utf8_lossy(f.name()));
        let mut texts = FunctionText::new(f);
        for b in f.block_order() {
            for i in f.block_insts(b).filter(|&i| intrinsic(f, i) == Some(id::ASSUME)) {
                let condition = f.operand(i, 0);
                // An instruction brings its indentation along.
                out += if condition.as_inst().is_some() { "    " } else { "  " };
                texts.value(f, condition, &mut out);
                out.push('\n');
            }
        }
        out.into_bytes()
    })
});
