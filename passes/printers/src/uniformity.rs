//! `print<uniformity>`: which values, branches and loop exits are divergent.
//!
//! **Cost**: that of the analysis; printing is linear.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::{body, printer};
use warpc_analysis::{AnalysisSet, print};
use warpc_phase::PassInfo;
use warpc_text::FunctionText;

const NAME: &str = "print<uniformity>";
const READS: AnalysisSet = AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS).and(AnalysisSet::UNIFORMITY);

/// Row of the printer.
pub const PRINT: PassInfo = printer(NAME, "print what is divergent", READS, &[], |params| {
    body(NAME, params, |f, cx| {
        let (cfg, loops, uniformity) = (cx.analyses.cfg(f), cx.analyses.loops(f), cx.analyses.uniformity(f));
        let mut texts = FunctionText::new(f);
        let text = print::uniformity(f, &cfg, &loops, &uniformity, |i| {
            let mut text = String::new();
            texts.inst(f, i, &mut text);
            text
        });
        text.into_bytes()
    })
});
