//! PTX to a cubin, in process: what `--emit cubin` and `warpc ptxas` share.

use std::sync::Arc;
use warpc_assembler::assemble::{AssembleFault, Assembled, Request};
use warpc_assembler::compile::{Failure, Settings};
use warpc_assembler::cubin::Debug;
use warpc_assembler::phases::Sequence;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::session::Session;
use warpc_ptx::Emitted;
use warpc_sass::Arch;
use warpc_sass::write::module::Tool;

/// The architecture of a target, if the assembler knows its instructions: `sm_90` and `sm_90a` so far.
pub fn architecture(number: u32) -> Option<Arch> {
    (number == 90).then_some(Arch::Sm90)
}

/// Who writes cubins.
pub fn tool(options: &str) -> Tool {
    Tool {
        name: "warpc".into(),
        version: format!("warpc {}, release 13.0, V13.0.88", crate::version::VERSION),
        build: "warpc".into(),
        options: options.into(),
    }
}

fn error(message: String, hint: Option<&str>) -> Vec<Diag> {
    vec![Diag { severity: Severity::Error, message, span: None, hint: hint.map(str::to_string) }]
}

/// The cubin of what the back end made: of its rows, or of its text where there are none.
///
/// # Errors
/// An architecture that the assembler does not know, and each function that it cannot compile.
pub(crate) fn assemble(emitted: &Emitted, sequence: &Sequence, session: &Arc<Session>) -> Result<Assembled, Vec<Diag>> {
    let text = emitted.text.as_deref().unwrap_or_default();
    let read;
    let reading = match &emitted.rows {
        Some(rows) => rows,
        None => {
            read = warpc_ptx_syntax::read(text, "ptx");
            &read
        }
    };
    let rows = &reading.rows;
    if let Some(message) =
        reading.messages.iter().find(|message| message.severity != warpc_ptx_syntax::message::Severity::Warning)
    {
        return Err(error(format!("the assembler does not take the PTX: {}", message.problem), None));
    }
    let Some(arch) = architecture(rows.target.number) else {
        let hint = "--arch sm_90 or sm_90a; for others --emit ptx and ptxas";
        return Err(error(format!("there is no assembler for {} yet", rows.target), Some(hint)));
    };
    // The phases of higher levels are not written: all levels are compiled as level 0.
    let settings = Settings { sequence: sequence.clone(), observe: session.phase.clone(), ..Settings::default() };
    // What was compiled with debug information has lines.
    let request = Request { arch, settings, tool: tool(""), debug: Debug::Given, entries: &[] };
    warpc_assembler::assemble::assemble(reading, text, &request).map_err(|fault| match fault {
        AssembleFault::Functions(failures) => {
            let one = |failure: &Failure| {
                let name = rows.names.text(rows.functions[failure.function.index()].name.index());
                error(format!("{name}: {}", failure.fault), None)
            };
            failures.iter().flat_map(one).collect()
        }
        fault => error(fault.to_string(), None),
    })
}
