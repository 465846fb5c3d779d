//! `print<access-info>`: memory accesses of loops, their dependences, and what has to be checked before iterations may run side by
//! side. With `allow-partial` bounds of pointers are shown also where those of others could not be found.
//!
//! **Cost**: that of the analysis; printing is linear in what is printed.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::row::on_scev;
use warpc_analysis::AliasCache;
use warpc_ir::FuncMut;
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::CachedScev;
use warpc_scev::access::{LastAddresses, Settings, print};

/// Row of the printer.
pub const PRINT: PassInfo =
    on_scev("print<access-info>", "print memory accesses of loops", &[warpc_scev::knobs::ACCESSES], |mut params| {
        let partial = params.take_flag("allow-partial", false);
        params.finish("print<access-info>")?;
        Ok(PassBody::Function(Box::new(AccessInfo { partial })))
    });

struct AccessInfo {
    partial: bool,
}

impl FunctionPass for AccessInfo {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let last = LastAddresses::new(f);
        let knobs = &cx.session.knobs;
        let mut settings = Settings::new(knobs);
        settings.partial = self.partial;
        let text =
            cx.analyses.with_scev(f, knobs, |se| print::access_info(se, &mut AliasCache::default(), &last, settings));
        cx.print(text);
        Outcome::Unchanged
    }
}
