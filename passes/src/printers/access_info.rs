//! `print<access-info>`: memory accesses of loops, their dependences, and what has to be checked before iterations may run side by
//! side. With `allow-partial` bounds of pointers are shown also where those of others could not be found.
//!
//! **Cost**: that of the analysis; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use std::sync::Arc;
use warpc_engine::analysis::access::{LastAddresses, Settings, print};
use warpc_engine::analysis::{AliasCache, AnalysisSet, Se};
use warpc_engine::ir::FuncMut;
use warpc_engine::phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    name: "print<access-info>",
    summary: "print memory accesses of loops",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::ASSUMPTIONS)
        .and(AnalysisSet::SCEV),
    preserves: AnalysisSet::ALL,
    knobs: &[
        "max-dependences",
        "memory-check-merge-threshold",
        "runtime-memory-check-threshold",
        "enable-mem-access-versioning",
        "store-to-load-forwarding-conflict-detection",
        "max-forked-scev-depth",
        "laa-speculate-unit-stride",
        "hoist-runtime-checks",
        "force-vector-width",
        "force-vector-interleave",
        "alias-set-saturation-threshold",
        "access-max-pairs",
    ],
    idempotent: true,
    make: |mut params| {
        let partial = params.take_flag("allow-partial", false);
        params.finish("print<access-info>")?;
        Ok(PassBody::Function(Box::new(AccessInfo { partial })))
    },
};

struct AccessInfo {
    partial: bool,
}

impl FunctionPass for AccessInfo {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let last = LastAddresses::new(f);
        let a = &mut *cx.analyses;
        let (cfg, dom, loops, facts) = (a.cfg(f), a.dom(f), a.loops(f), a.assumptions(f));
        let mut scev = a.take_scev(f);
        let knobs = &cx.session.knobs;
        let mut se = Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, knobs);
        let mut settings = Settings::new(knobs);
        settings.partial = self.partial;
        let mut aliases = AliasCache::default();
        cx.text.extend(print::access_info(&mut se, &mut aliases, &last, settings).into_bytes());
        cx.analyses.put_scev(f, Arc::new(scev));
        Outcome::Unchanged
    }
}
