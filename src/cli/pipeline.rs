//! `warpc pipeline`: the rows of a pipeline of `nvopt`, with their guards and what these evaluate to.

use super::level::ChosenLevel;
use super::{FAILED, USAGE, common};
use std::path::Path;
use warpc::nvopt::{NvoptOptions, plan};
use warpc::output::Pending;
use warpc::{Options, Session, Target};
use warpc_ir::nearest::{did_you_mean, nearest};
use warpc_passes::REGISTRY;
use warpc_passes::nvopt::level::LEVELS;
use warpc_passes::nvopt::{Level, PlugIn};

/// Options of the pipelines of `nvopt`, wherever one of these can be run.
#[derive(clap::Args, Default)]
pub struct NvoptArgs {
    /// Set an option slot of nvopt<...>, by name, number or offset
    #[arg(long, value_name = "SLOT=VALUE")]
    opt: Vec<String>,
    /// Insert a pass into nvopt<...>: a tier whose threshold the phase exceeds stands before it
    #[arg(long, value_name = "PHASE=PASS", value_parser = plug_in)]
    plug_in: Vec<PlugIn>,
    /// Do not warn of rows of nvopt<...> that are left out because their passes are not written
    #[arg(long)]
    no_warn_unwritten: bool,
}

impl NvoptArgs {
    /// Whether anything is asked of `nvopt<...>`.
    pub fn has_any(&self) -> bool {
        !self.opt.is_empty() || !self.plug_in.is_empty() || self.no_warn_unwritten
    }
    /// As options of the library.
    pub fn options(&self, chosen: ChosenLevel) -> NvoptOptions {
        NvoptOptions {
            slots: self.opt.clone(),
            plug_ins: self.plug_in.clone(),
            code_generation_level: chosen.of_code_generation,
            warns_of_unwritten: !self.no_warn_unwritten,
        }
    }
}

fn plug_in(text: &str) -> Result<PlugIn, String> {
    let (phase, pass) = text.split_once('=').ok_or("write PHASE=PASS")?;
    let phase = phase.parse().map_err(|_| format!("`{phase}` is no number of a phase"))?;
    Ok(PlugIn { phase, text: pass.to_string() })
}

/// Arguments.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  warpc pipeline O3
  warpc pipeline Ofcmid --opt device-code=on
  warpc pipeline O2 --opt 133=on --plug-in 1=adce --arch sm_80")]
pub struct PipelineArgs {
    /// O0 to O3, Ofcmax, Ofcmid or Ofcmin
    level: String,
    /// Architecture
    #[arg(long, value_name = "ARCH", value_parser = common::parse_arch)]
    arch: Option<Target>,
    #[command(flatten)]
    nvopt: NvoptArgs,
}

/// Runs `warpc pipeline`.
pub fn run(args: &PipelineArgs) -> u8 {
    let Some(level) = Level::named(&args.level) else {
        let near = nearest(&args.level, LEVELS.map(Level::short_name));
        eprintln!("warpc: error: there is no pipeline `{}`{}", args.level, did_you_mean(near));
        return USAGE;
    };
    let session = Session { target: args.arch.unwrap_or_default(), ..Session::default() };
    let options = Options { nvopt: args.nvopt.options(ChosenLevel::default()), session, ..Options::default() };
    let listing = match plan(level, &options, &REGISTRY) {
        Ok(plan) => plan.listing(),
        Err(e) => {
            eprintln!("warpc: error: {e}");
            return USAGE;
        }
    };
    match common::write_out(&Pending::default(), Path::new("-"), listing.as_bytes()) {
        Ok(()) => 0,
        Err(e) => {
            eprintln!("warpc: {e}");
            FAILED
        }
    }
}
