//! A file of PTX as a cubin: the one way from text to file, for every caller.

use crate::compile::{self, Failure, Module, Settings};
use crate::cubin::{CubinFault, Debug, File, Source, cubin, names_registers};
use crate::launch::Launch;
use warpc_ptx_syntax::Reading;
use warpc_sass::Arch;
use warpc_sass::write::module::Tool;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Request<'r> {
    /// The architecture.
    pub arch: Arch,
    /// How functions are compiled; whether the file is one that the linker takes.
    pub settings: Settings,
    /// Who writes the file.
    pub tool: Tool,
    /// What debuggers and profilers are told.
    pub debug: Debug,
    /// The kernels that are wanted; all if there are none.
    pub entries: &'r [String],
}

impl Request<'_> {
    /// A file for an architecture, without a name of who writes it.
    pub fn new(arch: Arch, settings: Settings) -> Request<'static> {
        let tool = Tool { name: String::new(), version: String::new(), build: String::new(), options: String::new() };
        Request { arch, settings, tool, debug: Debug::default(), entries: &[] }
    }
}

/// A file that is compiled.
#[derive(Debug)]
pub struct Assembled {
    /// What is known of its functions.
    pub module: Module,
    /// The cubin.
    pub bytes: Vec<u8>,
}

/// Why there is no cubin.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AssembleFault {
    /// Functions that are not compiled, in the order of the file.
    #[error("{}", .0.first().map_or(String::new(), |failure| failure.fault.to_string()))]
    Functions(Vec<Failure>),
    /// The file cannot be written.
    #[error(transparent)]
    Cubin(#[from] CubinFault),
}

/// Compiles a file that was read from `text`.
///
/// # Errors
/// Functions that are not compiled, or what a cubin cannot say.
pub fn assemble(reading: &Reading, text: &[u8], request: &Request<'_>) -> Result<Assembled, AssembleFault> {
    let rows = &reading.rows;
    let names_registers = names_registers(rows, request.debug);
    let settings = Settings { names_registers, ..request.settings.clone() };
    let compiled = compile::module(rows, Launch::of(request.arch), &settings);
    let mut module = compiled.map_err(AssembleFault::Functions)?;
    if !request.entries.is_empty() {
        module.kernels.retain(|kernel| {
            let name = rows.names.text(rows.functions[kernel.function.index()].name.index());
            request.entries.iter().any(|entry| *entry == name)
        });
    }
    let source = Source { text, lines: &reading.lines };
    let file = File { arch: request.arch, tool: request.tool.clone(), debug: request.debug, source: Some(source) };
    let bytes = cubin(rows, &module, file)?;
    Ok(Assembled { module, bytes })
}
