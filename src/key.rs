//! Content keys, and what is kept of a compilation under one.
//!
//! A key is BLAKE3 over everything that a result depends on: this build of the compiler, the options that matter, the modules
//! that are linked in, and the input. Every field is preceded by its name and length, so that no two lists of fields give the
//! same bytes.

use crate::compiler::{Compiled, Metrics, Output};
use crate::libdevice::{Libdevice, LibdeviceState};
use crate::library::Library;
use crate::options::Options;
use crate::version;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;
use warpc_assembler::phases::Sequence;
use warpc_ir::diag::Diag;
use warpc_ir::session::{PhaseOptions, Session, Target};
use warpc_phase::Pipeline;
use warpc_phase::knobs::{PASS_REMARKS, PASS_REMARKS_ANALYSIS, PASS_REMARKS_MISSED};

/// Key of a result: equal keys mean equal results. As text it is 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContentKey([u8; 32]);

impl ContentKey {
    /// The key of an input; `name` where the output holds the name.
    pub(crate) fn of(options: &[u8; 32], target: Target, name: Option<&str>, bytes: &[u8]) -> ContentKey {
        let mut fields = Fields::default();
        fields.add("options", options);
        fields.debug("target", &target);
        fields.add("name", name.unwrap_or_default().as_bytes());
        fields.add("input", bytes);
        ContentKey(fields.digest())
    }
    /// The key as bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for ContentKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(out, "{byte:02x}"))
    }
}

impl fmt::Debug for ContentKey {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "ContentKey({self})")
    }
}

/// The fields that a digest is made of.
#[derive(Default)]
struct Fields(blake3::Hasher);

impl Fields {
    fn add(&mut self, name: &str, value: &[u8]) {
        for part in [name.as_bytes(), value] {
            self.0.update(&(part.len() as u64).to_le_bytes());
            self.0.update(part);
        }
    }
    /// Adds a value by its debug text, which tells values of one type apart and is the same for all builds of these sources.
    fn debug(&mut self, name: &str, value: &dyn fmt::Debug) {
        self.add(name, format!("{value:?}").as_bytes());
    }
    fn digest(&self) -> [u8; 32] {
        *self.0.finalize().as_bytes()
    }
}

/// Digest of all that results of a compiler depend on besides the input.
pub(crate) fn digest_of(
    options: &Options,
    pipeline: &Pipeline,
    libraries: &[Arc<Library>],
    found: &LibdeviceState,
) -> [u8; 32] {
    // Every option is named, so that a new one is put on one side or the other.
    let Options {
        name: _,
        level: _,
        debugify_each: _,    // As above.
        debugify_counted: _, // As above.
        cut: _,              // As above.
        passes: _,           // The pipeline is what counts, however it was asked for.
        own_passes: _,
        nvopt: _, // It is seen in the pipeline.
        emit,
        bitcode,
        join,
        link: _,
        libdevice,
        keep_names,
        read,
        verify,
        verify_scopes,
        verify_output,
        triple,
        data_layout,
        strip_debug,
        strip_named_metadata,
        function_attrs,
        raise_target,
        dialect,
        assembler: Sequence { order, disabled, recipes, reports: _ },
        session,
    } = options;
    let mut fields = Fields::default();
    fields.add("version", version::VERSION.as_bytes());
    fields.add("sources", version::SOURCES.as_bytes());
    fields.add("pipeline", pipeline.text().as_bytes());
    fields.debug("emit", emit);
    fields.debug("bitcode", bitcode);
    fields.debug("keep_names", keep_names);
    fields.debug("read", read);
    fields.debug("verify", &(verify, verify_scopes, verify_output));
    fields.debug("triple", &(triple, data_layout, raise_target));
    fields.debug("strip", &(strip_debug, strip_named_metadata));
    fields.debug("function_attrs", function_attrs);
    fields.debug("dialect", dialect);
    fields.debug("assembler", &(order, disabled, recipes));
    add_session(&mut fields, session);
    for joined in join {
        fields.add("join", blake3::hash(&joined.bytes).as_bytes());
    }
    for library in libraries {
        fields.add("link", library.digest());
    }
    // Where no libdevice is found, a module that needs it fails: nothing is kept of it.
    fields.debug("libdevice", &(*libdevice != Libdevice::Leave));
    fields.add("libdevice", &found.digest(libdevice).map_or(Vec::new(), Vec::from));
    fields.digest()
}

/// Adds what counts of a session: all but the observation of phases.
fn add_session(fields: &mut Fields, session: &Session) {
    // The target is a field of its own: one compiler may compile for several.
    let Session { target: _, fp, knobs, line_info, opt_level, phase } = session;
    let PhaseOptions {
        disabled,
        bisect_limit,
        bisect_ranges,
        counters,
        machine_stop,
        files: _,
        print_before: _,
        print_after: _,
        titles: _,
        print_numbers: _,
        print_before_numbers: _,
        print_after_numbers: _,
        module_scope: _,
        loop_function_scope: _,
        print_before_all: _,
        print_after_all: _,
        print_changed: _,
        debug_preserved: _,
        print_before_changed: _,
        filter_passes: _,
        print_running: _,
        filter_functions: _,
        verify_each: _,
        check_analyses: _,
        stats: _,
        trace: _,
        remarks: _,
        hotness: _,
        size_remarks: _,
    } = phase;
    fields.debug("session", &(fp, line_info, opt_level, machine_stop));
    let observing = [PASS_REMARKS, PASS_REMARKS_ANALYSIS, PASS_REMARKS_MISSED].map(|knob| knob.info.name);
    for (name, setting) in knobs.given().into_iter().filter(|(name, _)| !observing.contains(name)) {
        fields.debug(name, setting);
    }
    fields.debug("phase", &(disabled, bisect_limit, bisect_ranges, counters));
}

/// What is kept of a compilation that succeeded.
#[derive(Clone, PartialEq, Debug)]
pub struct Artifact {
    /// The outputs.
    pub output: Output,
    /// The warnings.
    pub warnings: Vec<Diag>,
    /// Functions with a body in the input.
    pub functions: usize,
    /// Kernels with a body in the input.
    pub kernels: usize,
    /// Instructions of the input.
    pub instructions: usize,
}

impl Artifact {
    /// What can be kept of `compiled`, a module called `name`. Nothing is of one that failed, nor where a warning says the name,
    /// which another module of the same content need not have, nor where passes told of something: remarks are not kept, and who
    /// compiles the module again would not be told.
    pub fn of(name: &str, compiled: &Compiled) -> Option<Artifact> {
        let output = compiled.result.as_ref().ok()?;
        if !compiled.remarks.is_empty() || compiled.warnings.iter().any(|warning| warning.message.contains(name)) {
            return None;
        }
        let Metrics { functions, kernels, instructions, .. } = compiled.metrics;
        Some(Artifact { output: output.clone(), warnings: compiled.warnings.clone(), functions, kernels, instructions })
    }
    /// A compilation with this result, of an input of `bytes` bytes, that took `total`.
    pub(crate) fn compiled(self, bytes: usize, total: Duration) -> Compiled {
        let Artifact { output, warnings, functions, kernels, instructions } = self;
        let metrics = Metrics { bytes, functions, kernels, instructions, total, ..Metrics::default() };
        Compiled { warnings, metrics, stored: true, ..Compiled::new(Ok(output)) }
    }
}

/// Where results of earlier compilations are found, of this process or of others. Many threads ask at the same time.
pub trait ArtifactStore: Send + Sync {
    /// What was kept under `key`; none where there is nothing, or nothing that can be trusted.
    fn find(&self, key: &ContentKey) -> Option<Artifact>;
    /// Keeps `artifact` under `key`. A store may drop what it keeps at any time.
    fn keep(&self, key: &ContentKey, artifact: &Artifact);
}
