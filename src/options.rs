//! Options of a compilation.

use crate::libdevice::Libdevice;
use crate::nvopt::NvoptOptions;
use std::sync::Arc;
use warpc_ir::override_attrs::FunctionAttr;
use warpc_ir::session::Session;
use warpc_phase::PassInfo;
use warpc_text::{Dialect, ReadOptions};

/// What a compilation produces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emit {
    /// PTX.
    pub ptx: bool,
    /// The IR after the passes.
    pub ir: bool,
}

impl Default for Emit {
    fn default() -> Self {
        Emit { ptx: true, ir: false }
    }
}

/// A module that is joined to the input, or linked against: then only what is reached is imported.
#[derive(Clone)]
pub struct Link {
    /// Name for messages.
    pub name: String,
    /// Text or bitcode.
    pub bytes: Arc<[u8]>,
}

/// Everything a compilation depends on, besides its input.
#[derive(Clone)]
pub struct Options {
    /// Name of the input, for messages and the identifier of the module.
    pub name: String,
    /// Pipeline text instead of the pipeline of the optimisation level.
    pub passes: Option<String>,
    /// Slots and plug-in passes of the pipelines of `nvopt`, where `passes` names one.
    pub nvopt: NvoptOptions,
    /// Tables of passes of your own, for pipeline text and everything else that names passes; see [`pass`](crate::pass).
    pub own_passes: Vec<&'static [PassInfo]>,
    /// What to produce.
    pub emit: Emit,
    /// The IR is produced as LLVM bitcode instead of text.
    pub bitcode: bool,
    /// Modules that are joined to the input before all else, whole and in order. They are verified like the input.
    pub join: Vec<Link>,
    /// Modules to link against, in order.
    pub link: Vec<Link>,
    /// What becomes of functions of CUDA's math library (`__nv_*`) that a module uses and `link` does not define.
    pub libdevice: Libdevice,
    /// Keep the names of values and blocks.
    pub keep_names: bool,
    /// How to read, apart from what other options say.
    pub read: ReadOptions,
    /// Verify the input.
    pub verify: bool,
    /// Compare the declarations of alias scopes when verifying the input.
    pub verify_scopes: bool,
    /// Verify the IR after the passes.
    pub verify_output: bool,
    /// Target triple that replaces the module's.
    pub triple: Option<String>,
    /// Data layout that replaces the module's.
    pub data_layout: Option<String>,
    /// Drop debug information before the passes.
    pub strip_debug: bool,
    /// Drop named metadata before the passes.
    pub strip_named_metadata: bool,
    /// Attributes that all functions get.
    pub function_attrs: Vec<FunctionAttr>,
    /// Compile for the `target-cpu` of the module's functions where that asks for more than `session.target`.
    pub raise_target: bool,
    /// Form of printed IR.
    pub dialect: Dialect,
    /// Target, knobs, optimisation level (`session.opt_level`) and observation of the phases.
    pub session: Session,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            name: "<input>".into(),
            passes: None,
            nvopt: NvoptOptions::default(),
            own_passes: Vec::new(),
            emit: Emit::default(),
            bitcode: false,
            join: Vec::new(),
            link: Vec::new(),
            libdevice: Libdevice::default(),
            keep_names: false,
            read: ReadOptions::default(),
            verify: true,
            verify_scopes: false,
            verify_output: cfg!(debug_assertions),
            triple: None,
            data_layout: None,
            strip_debug: false,
            strip_named_metadata: false,
            function_attrs: Vec::new(),
            raise_target: false,
            dialect: Dialect::default(),
            session: Session { opt_level: 1, ..Session::default() },
        }
    }
}
