//! Options of a compilation.

use crate::KNOBS;
use crate::cut::Cut;
use crate::libdevice::Libdevice;
use crate::nvopt::{NvoptOptions, pipeline_of};
use std::borrow::Cow;
use std::sync::Arc;
use warpc_assembler::phases::Sequence;
use warpc_ir::knobs::{KnobError, KnobInfo};
use warpc_ir::nearest::nearest;
use warpc_ir::override_attrs::FunctionAttr;
use warpc_ir::session::Session;
use warpc_passes::nvopt::Level;
use warpc_phase::PassInfo;
use warpc_text::{Dialect, ReadOptions};

/// What a compilation produces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Emit {
    /// PTX.
    pub ptx: bool,
    /// The IR after the passes.
    pub ir: bool,
    /// A cubin of the PTX, which the driver loads.
    pub cubin: bool,
}

impl Emit {
    /// Whether code for a device is made, in any form.
    pub fn is_code(self) -> bool {
        self.ptx || self.cubin
    }
}

impl Default for Emit {
    fn default() -> Self {
        Emit { ptx: true, ir: false, cubin: false }
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
    /// The optimisation level, where it is not the level of code generation (`session.opt_level`): that of another number, or a fast
    /// one.
    pub level: Option<Level>,
    /// Slots and plug-in passes of the pipelines of `nvopt`, where one is run.
    pub nvopt: NvoptOptions,
    /// Tables of passes of your own, for pipeline text and everything else that names passes; see [`pass`](crate::pass).
    pub own_passes: Vec<&'static [PassInfo]>,
    /// Every pass is checked for the debug information that it loses, as `-debugify-each` of LLVM's opt does.
    pub debugify_each: bool,
    /// With `debugify_each`, what is lost is also counted in a file among [`files`](crate::Compiled::files), a line for each check.
    pub debugify_counted: bool,
    /// Which part of the pipeline is run. Where it stops among the passes over IR, the IR is produced whatever `emit` says.
    pub cut: Cut,
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
    /// Which phases of the assembler run, where a cubin is made.
    pub assembler: Sequence,
    /// Target, knobs, optimisation level (`session.opt_level`) and observation of the phases.
    pub session: Session,
}

impl Options {
    /// Text of the pipeline that is run.
    pub(crate) fn pipeline_text(&self) -> Cow<'_, str> {
        let numbered = [Level::O0, Level::O1, Level::O2, Level::O3];
        match (&self.passes, self.level.or_else(|| numbered.get(usize::from(self.session.opt_level)).copied())) {
            (Some(text), _) => Cow::Borrowed(text),
            (None, Some(level)) => Cow::Borrowed(pipeline_of(level)),
            (None, None) => Cow::Owned(format!("default<O{}>", self.session.opt_level)),
        }
    }
    /// Sets the knob called `name` from text, one of [`KNOBS`] or of a pass of your own (`PassInfo::knobs`), which
    /// has to be in `own_passes` already. A switch without value becomes true.
    ///
    /// # Errors
    /// No knob has the name, or the value is not of its type.
    pub fn set_knob(&mut self, name: &str, value: Option<&str>) -> Result<(), KnobError> {
        let rows = self.own_passes.iter().flat_map(|table| table.iter()).flat_map(|pass| pass.knobs.iter());
        let rows = rows.flat_map(|group| group.iter().copied());
        let own: Vec<&'static KnobInfo> = rows.collect();
        if let Some(info) = KNOBS.find(name).or(own.iter().copied().find(|row| row.name == name)) {
            return self.session.knobs.set_text(info, value);
        }
        let known = KNOBS.rows().chain(own).map(|row| row.name);
        Err(KnobError::Unknown { name: name.into(), near: nearest(name, known) })
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            name: "<input>".into(),
            passes: None,
            level: None,
            nvopt: NvoptOptions::default(),
            own_passes: Vec::new(),
            debugify_each: false,
            debugify_counted: false,
            cut: Cut::default(),
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
            assembler: Sequence::default(),
            session: Session { opt_level: 1, ..Session::default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx};

    warpc_ir::knobs! {
        /// Of the pass below.
        OWN {
            OWN_LIMIT, "own-limit", Int(7), "how often the pass says something";
        }
    }

    /// A pass that says its limit.
    struct Says;

    impl FunctionPass for Says {
        fn run(&mut self, _: &mut warpc_ir::FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
            let limit = cx.session.knobs.get(OWN_LIMIT);
            cx.print(format!("{limit}\n"));
            Outcome::Unchanged
        }
    }

    static PASSES: [PassInfo; 1] = [PassInfo {
        name: "says",
        summary: "says its limit",
        level: warpc_phase::Level::Function,
        reads: warpc_analysis::AnalysisSet::NONE,
        preserves: warpc_analysis::AnalysisSet::CFG,
        columns: warpc_ir::column_sets::REWRITE,
        knobs: &[OWN],
        idempotent: true,
        required: false,
        make: |parameters| {
            parameters.finish("says")?;
            Ok(PassBody::Function(Box::new(Says)))
        },
    }];

    #[test]
    fn knobs_of_own_passes_are_set_by_name() {
        let mut options = Options { own_passes: vec![&PASSES], passes: Some("says".into()), ..Options::default() };
        options.set_knob("own-limit", Some("9")).expect("a knob of the pass");
        options.set_knob("inline-threshold", Some("3")).expect("a knob of the tree");
        let refused = |options: &mut Options, name| options.set_knob(name, Some("x")).unwrap_err().to_string();
        assert_eq!(refused(&mut options, "own-limt"), "unknown knob `own-limt`, did you mean `own-limit`?");
        assert_eq!(refused(&mut options, "own-limit"), "knob `own-limit` takes an integer, not `x`");
        let mut jit = crate::Jit::new(options).expect("options");
        let compiled = jit.run("m", b"define ptx_kernel void @k() {\n  ret void\n}\n");
        assert_eq!(compiled.log, b"9\n");
        assert!(Options::default().set_knob("own-limit", None).is_err(), "the pass is not among the options");
    }
}
