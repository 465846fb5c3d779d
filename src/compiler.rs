//! One compilation: read, verify, link, run the pipeline, emit.

use crate::checks::{FilteredFunctions, foreign_target, names_taken, unknown_passes, unrolling_not_done};
pub use crate::compiled::{Compiled, Metrics, Output};
use crate::error::{Error, ErrorKind};
use crate::key::{Artifact, ArtifactStore, ContentKey, digest_of};
use crate::libdevice::{FoundLibdevice, Libdevice, LibdeviceState};
use crate::library::{Joined, Library, join, link, read_joined};
use crate::nvopt;
use crate::options::{Emit, Options};
use crate::phases::{append_stats, with_phases};
use crate::session::CompileSession;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use warpc_assembler::assemble::Assembled;
use warpc_assembler::compile::is_written;
use warpc_bitcode::write_module;
use warpc_ir::Module;
use warpc_ir::diag::{Diag, Severity};
use warpc_ir::override_attrs::set_function_attrs;
use warpc_ir::session::{Session, Target};
use warpc_ir::strip::{debug_version, strip_debug};
use warpc_passes::printers::debugify;
use warpc_passes::{REGISTRY, optional};
use warpc_phase::append_text;
use warpc_phase::check::CheckError;
use warpc_phase::manager::{self, panic_text};
use warpc_phase::report::Event;
use warpc_phase::{Failure, PassInfo, Pipeline, Registry, Report, SlotPool, Worker};
use warpc_ptx::pipeline::{ROWS, with_machine_rows};
use warpc_ptx::{Emitted, Wanted, emit_on};
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::{VerifyError, render, verify_code, verify_module, verify_module_scopes};

/// An error without a place.
pub(crate) fn plain(message: impl Into<String>) -> Diag {
    Diag { severity: Severity::Error, message: message.into(), span: None, hint: None }
}

/// Options prepared for many compilations: pipelines resolved, modules to link against read.
pub struct Compiler {
    options: Options,
    pipeline: Arc<Pipeline>,
    /// The rows of the pipeline and those of the machine pipeline, as statistics have them.
    reported: Pipeline,
    /// About the options; each is said once, not per module.
    warnings: Vec<Diag>,
    session: Arc<Session>,
    /// Read when the first module is compiled.
    joined: OnceLock<Result<Vec<Joined>, Error>>,
    libraries: Vec<Arc<Library>>,
    libdevice: LibdeviceState,
    slots: Arc<SlotPool>,
    store: Option<Arc<dyn ArtifactStore>>,
    /// Digest of all that a result depends on besides the input.
    digest: OnceLock<[u8; 32]>,
    filtered: FilteredFunctions,
    origin: Instant,
}

/// What is being done, for the message of a panic.
type StageName<'a> = &'a Cell<&'static str>;

impl Compiler {
    /// Prepares `options`.
    ///
    /// # Errors
    /// [`ErrorKind::Options`]: pipeline text, a level that is not written, names of passes that no pass has or that two have.
    /// [`ErrorKind::Library`]: a module to link against cannot be read.
    pub fn new(options: Options) -> Result<Compiler, Error> {
        CompileSession::default().compiler(options, &[])
    }

    /// Prepares `options` as [`Compiler::new`] does, without reading the modules to link against: the first module that is
    /// compiled has their errors. Keys of results, and results that a store has, need no more than their bytes.
    ///
    /// # Errors
    /// [`ErrorKind::Options`], as of [`Compiler::new`].
    pub fn deferred(options: Options) -> Result<Compiler, Error> {
        CompileSession::default().deferred(options, &[])
    }

    /// Reads the modules to link against, unless that was done before.
    ///
    /// # Errors
    /// [`ErrorKind::Library`]: one of them cannot be read.
    pub fn read_linked(&self) -> Result<(), Error> {
        self.joined()?;
        self.libraries.iter().try_for_each(|library| library.check())
    }
    fn joined(&self) -> Result<&[Joined], Error> {
        let options = &self.options;
        let read = || options.join.iter().map(|link| read_joined(link, options)).collect::<Result<_, Error>>();
        self.joined.get_or_init(read).as_ref().map(Vec::as_slice).map_err(Error::clone)
    }

    /// Prepares `options` with `libraries`, which are those of the options and more.
    pub(crate) fn with(
        mut options: Options,
        libraries: Vec<Arc<Library>>,
        slots: Arc<SlotPool>,
    ) -> Result<Compiler, Error> {
        let families: Vec<&'static [PassInfo]> = REGISTRY.families.iter().chain(&options.own_passes).copied().collect();
        let registry = Registry { families: &families, ..REGISTRY };
        let text = options.pipeline_text();
        let (nvopt, mut warnings) = nvopt::named_in(&text, &options, &registry)?;
        // Only a pipeline of nvopt, which is made from options, is not in the table.
        let with_nvopt: Vec<_>;
        let pipelines = if nvopt.is_empty() {
            REGISTRY.pipelines
        } else {
            with_nvopt = REGISTRY.pipelines.iter().cloned().chain(nvopt).collect();
            &with_nvopt
        };
        let with_optional: Vec<_>;
        let pipelines = if optional::is_asked(&options.session.knobs) {
            with_optional = optional::with_asked(pipelines, &options.session.knobs);
            &with_optional
        } else {
            pipelines
        };
        let registry = Registry { pipelines, ..registry };
        let mut errors = names_taken(&options.own_passes);
        for diag in unknown_passes(&options.session.phase, &registry, options.emit.cubin) {
            match diag.severity {
                Severity::Error | Severity::Bug => errors.push(diag),
                Severity::Warning | Severity::Note => warnings.push(diag),
            }
        }
        let pipeline =
            Pipeline::parse(&text, &registry).map_err(|e| Error::message(ErrorKind::Options, e.to_string()))?;
        drop(text);
        let cut = options.cut.of(pipeline).map_err(|e| Error::new(ErrorKind::Options, vec![e.into()]))?;
        options.session.phase.machine_stop = cut.machine;
        if cut.is_ir {
            options.emit = Emit { ptx: false, ir: true, cubin: false };
            options.keep_names = true;
        }
        let pipeline = cut.pipeline;
        let counted = options.debugify_counted;
        let pipeline = if options.debugify_each { debugify::around_each(&pipeline, counted) } else { pipeline };
        if !errors.is_empty() {
            return Err(Error::new(ErrorKind::Options, errors));
        }
        let session = Arc::new(options.session.clone());
        options.assembler.is_complete(is_written).map_err(|e| Error::message(ErrorKind::Options, e.to_string()))?;
        let reported = with_machine_rows(&pipeline);
        let reported = if options.emit.cubin { with_phases(&reported) } else { reported };
        Ok(Compiler {
            options,
            pipeline: Arc::new(pipeline),
            reported,
            warnings,
            session,
            joined: OnceLock::new(),
            libraries,
            libdevice: LibdeviceState::default(),
            slots,
            store: None,
            digest: OnceLock::new(),
            filtered: FilteredFunctions::default(),
            origin: Instant::now(),
        })
    }
    /// The same with a store, where results are looked for before a module is compiled and kept afterwards. It is not asked
    /// while phases are observed (text, remarks, times, events), as it holds none of that, nor with passes of your own.
    pub fn with_store(self, store: Arc<dyn ArtifactStore>) -> Compiler {
        Compiler { store: Some(store), ..self }
    }
    /// The slots that workers of this compiler take and give back.
    pub fn slots(&self) -> &SlotPool {
        &self.slots
    }
    /// Key of what the result of a module depends on: its bytes, the options that matter, the modules that it is linked with,
    /// and this build of the compiler. The name is part of it where it is part of the output: in IR, not in PTX. None with
    /// passes of your own, of which nothing is known but their names.
    pub fn content_key(&self, name: &str, bytes: &[u8]) -> Option<ContentKey> {
        self.content_key_for(name, bytes, self.session.target)
    }
    /// The same with another target than that of the options.
    pub fn content_key_for(&self, name: &str, bytes: &[u8], target: Target) -> Option<ContentKey> {
        let options = &self.options;
        if !options.own_passes.is_empty() {
            return None;
        }
        let digest = self.digest.get_or_init(|| digest_of(options, &self.pipeline, &self.libraries, &self.libdevice));
        Some(ContentKey::of(digest, target, options.emit.ir.then_some(name), bytes))
    }
    /// The key by which results are stored, where they are.
    fn store_key(&self, name: &str, bytes: &[u8], target: Target) -> Option<(&dyn ArtifactStore, ContentKey)> {
        let (store, phase) = (self.store.as_deref()?, &self.session.phase);
        if phase.observes()
            || !self.options.assembler.reports.is_empty()
            || phase.remarks
            || !phase.filter_functions.is_empty()
        {
            return None;
        }
        Some((store, self.content_key_for(name, bytes, target)?))
    }
    /// What the store has.
    fn stored(&self, name: &str, bytes: &[u8], target: Target, start: Instant) -> Option<Compiled> {
        let (store, key) = self.store_key(name, bytes, target)?;
        Some(store.find(&key)?.compiled(bytes.len(), start.elapsed()))
    }
    /// Messages about functions of `session.phase.filter_functions` that no module compiled so far had.
    pub fn unknown_functions(&self) -> Vec<String> {
        self.filtered.messages()
    }
    /// Warnings about the options themselves.
    pub fn warnings(&self) -> &[Diag] {
        &self.warnings
    }
    /// The libdevice that was linked with some module of this compiler; none before. Results that a store had were not linked.
    pub fn linked_libdevice(&self) -> Option<&FoundLibdevice> {
        self.libdevice.linked()
    }
    /// The libdevice that results may depend on: it was read for a module that needs it, or for content keys.
    pub fn libdevice(&self) -> Option<&FoundLibdevice> {
        self.libdevice.found()
    }
    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }
    /// The rows that statistics are of: those of the pipeline, then those of the machine level.
    pub fn reported(&self) -> &Pipeline {
        &self.reported
    }
    /// The pipeline that is run.
    pub fn pipeline(&self) -> &Arc<Pipeline> {
        &self.pipeline
    }

    /// Compiles one module on `worker`, whose companions may take part.
    pub fn run(&self, name: &str, bytes: &[u8], worker: &mut Worker) -> Compiled {
        let mut results = self.run_targets(name, bytes, worker, &[self.session.target]);
        results.pop().unwrap_or_else(|| Compiled::new(Err(Error::bug("a compilation without a result"))))
    }

    /// Compiles one module for each of `targets`, in order, in place of the target of the options. It is read, verified and
    /// linked once: an error of these is that of all targets, and their times and warnings are those of the first and of all.
    pub fn run_targets(&self, name: &str, bytes: &[u8], worker: &mut Worker, targets: &[Target]) -> Vec<Compiled> {
        let start = Instant::now();
        let mut results: Vec<Option<Compiled>> =
            targets.iter().map(|&target| self.stored(name, bytes, target, start)).collect();
        let open: Vec<usize> = (0..targets.len()).filter(|&at| results[at].is_none()).collect();
        if !open.is_empty() {
            self.run_open(name, bytes, worker, targets, &open, &mut results);
        }
        results.into_iter().flatten().collect()
    }

    /// Compiles for those of `targets` that `open` numbers.
    fn run_open(
        &self,
        name: &str,
        bytes: &[u8],
        worker: &mut Worker,
        targets: &[Target],
        open: &[usize],
        results: &mut [Option<Compiled>],
    ) {
        let mut start = Instant::now();
        let mut out = Compiled::new(Ok(Output::default()));
        let front = caught(worker, "the reader", |_, stage| self.front(name, bytes, stage, &mut out));
        let mut module = match front {
            Ok(module) => Some(module),
            Err(error) => {
                out.metrics.total = start.elapsed();
                for &at in open {
                    let rest = out.without_times();
                    results[at] = Some(Compiled { result: Err(error.clone()), ..std::mem::replace(&mut out, rest) });
                }
                return;
            }
        };
        for &at in open {
            let target = targets[at];
            let rest = out.without_times();
            let mut out = std::mem::replace(&mut out, rest);
            let taken = if Some(&at) == open.last() { module.take() } else { module.clone() };
            let back = |worker: &mut Worker, stage: StageName<'_>| match taken {
                Some(module) => self.back(name, module, target, worker, stage, &mut out),
                None => Err(Error::bug("a module was compiled twice")),
            };
            out.result = caught(worker, "the phase manager", back);
            out.metrics.total = start.elapsed();
            if let Some((store, key)) = self.store_key(name, bytes, target)
                && let Some(artifact) = Artifact::of(name, &out)
            {
                store.keep(&key, &artifact);
            }
            if self.session.phase.trace {
                out.events.push(Event::since("compile", name, self.origin, start));
            }
            start = Instant::now();
            results[at] = Some(out);
        }
    }

    /// Everything before the passes: nothing of it depends on the architecture.
    fn front(&self, name: &str, bytes: &[u8], stage: StageName<'_>, out: &mut Compiled) -> Result<Module, Error> {
        let o = &self.options;
        out.metrics.bytes = bytes.len();
        let mut module = self.timed(
            "read",
            name,
            out,
            |m| &mut m.read,
            || {
                let data_layout = o.data_layout.clone();
                let read_options =
                    ReadOptions { data_layout, keep_names: o.keep_names, device: o.emit.is_code(), ..o.read.clone() };
                read(name, bytes, read_options)
            },
        )?;
        self.retarget(&mut module);
        if o.emit.is_code()
            && let Some(error) = foreign_target(&module)
        {
            return Err(vec![error].into());
        }
        if o.verify {
            stage.set("the verifier");
            let warnings = self.timed(
                "verify",
                name,
                out,
                |m| &mut m.verify,
                || verify_input(name, &mut module, o.verify_scopes),
            )?;
            out.warnings.extend(warnings);
        }
        // As llvm-dis, which does not verify either.
        if !o.verify && o.read.as_bitcode {
            out.warnings.extend(drop_old_debug(name, &mut module));
        }
        if !o.join.is_empty() {
            stage.set("the linker");
            let (joined, module) = (self.joined()?, &mut module);
            let warnings = self.timed("link", name, out, |m| &mut m.link, || join(module, joined))?;
            out.warnings.extend(warnings);
        }
        if o.strip_debug {
            strip_debug(&mut module);
        }
        if o.strip_named_metadata {
            module.tables_mut().metadata.named.clear();
        }
        self.filtered.look_in(&module, &self.session.phase.filter_functions);
        count(&module, &mut out.metrics);
        if !self.libraries.is_empty() {
            stage.set("the linker");
            let libraries = &self.libraries;
            let module = &mut module;
            let warnings = self.timed("link", name, out, |m| &mut m.link, || link(module, libraries))?;
            out.warnings.extend(warnings);
        }
        if o.libdevice != Libdevice::Leave {
            stage.set("the linker");
            let module = &mut module;
            let warnings =
                self.timed("link", name, out, |m| &mut m.link, || self.libdevice.resolve(module, &o.libdevice))?;
            out.warnings.extend(warnings);
        }
        Ok(module)
    }

    /// The passes, and what is emitted.
    fn back(
        &self,
        name: &str,
        module: Module,
        target: Target,
        worker: &mut Worker,
        stage: StageName<'_>,
        out: &mut Compiled,
    ) -> Result<Output, Error> {
        let o = &self.options;
        let session = &self.session_for(&module, target);
        let start = Instant::now();
        let mut report = Report::default();
        let ran = manager::run(module, &self.pipeline, session, worker, self.origin, &mut report);
        out.metrics.passes = start.elapsed();
        let module = match ran {
            Ok(module) => module,
            Err(e) => {
                out.take(report);
                return Err(match e {
                    Failure::Panic { .. } => Error::bug(e.to_string()),
                    // The input was valid, so a pass has broken it.
                    // What a pass refuses is not what it broke.
                    Failure::Broken { cause: CheckError::Refused(_), .. } => {
                        Error::message(ErrorKind::Input, e.to_string())
                    }
                    Failure::Broken { .. } if o.verify => Error::bug(e.to_string()),
                    Failure::Broken { .. } => Error::message(ErrorKind::Input, e.to_string()),
                });
            }
        };
        if o.verify_output {
            stage.set("the verifier");
            let verified = self.timed(
                "verify",
                name,
                out,
                |m| &mut m.verify,
                || verify(&module, "the module is broken after the passes!"),
            );
            if let Err(e) = verified {
                out.take(report);
                return Err(e.into());
            }
        }
        if o.emit.ir && o.bitcode && module.tables().summary.is_some() {
            let text = format!("the summary for link-time optimisation in {name} is not written to bitcode");
            out.warnings.push(Diag { severity: Severity::Warning, ..plain(text) });
        }
        stage.set("the back end");
        if o.emit.is_code() {
            out.warnings.extend(unrolling_not_done(&module));
        }
        let emitted =
            self.timed("emit", name, out, |m| &mut m.emit, || self.emit(module, session, worker, &mut report));
        out.take(report);
        Ok(emitted?)
    }

    /// The session for `target`, or for a newer one where the module asks for it and the options let it.
    fn session_for(&self, module: &Module, target: Target) -> Arc<Session> {
        let wanted = self.options.raise_target.then(|| target_cpu(module)).flatten();
        let target = match wanted {
            Some(wanted) if target.is_below(wanted) => Target { ptx: target.ptx, ..wanted },
            _ => target,
        };
        match self.session.target == target {
            true => self.session.clone(),
            false => Arc::new(Session { target, ..(*self.session).clone() }),
        }
    }

    fn emit(
        &self,
        module: Module,
        session: &Arc<Session>,
        worker: &mut Worker,
        report: &mut Report,
    ) -> Result<Output, Vec<Diag>> {
        let o = &self.options;
        let ir = match o.emit.ir {
            false => None,
            true if o.bitcode => Some(write_module(&module).map_err(|e| vec![plain(e.to_string())])?),
            true => Some(print_module(&module, &PrintOptions { dialect: o.dialect, ..Default::default() })),
        };
        let wanted = Wanted { text: o.emit.ptx, rows: o.emit.cubin };
        let emitted = match o.emit.is_code() {
            true => emit_on(module, session, wanted, worker, self.origin, report).1?,
            false => Emitted::default(),
        };
        let cubin = match o.emit.cubin {
            true => Some(self.assemble(&emitted, session, report)?),
            false => None,
        };
        Ok(Output { ptx: emitted.text.filter(|_| o.emit.ptx), ir, cubin })
    }

    /// The cubin of what was emitted; what phases print and measure goes to the report, behind the rows of the machine pipeline.
    fn assemble(&self, emitted: &Emitted, session: &Arc<Session>, report: &mut Report) -> Result<Vec<u8>, Vec<Diag>> {
        let Assembled { module, bytes } = crate::cubin::assemble(emitted, &self.options.assembler, session)?;
        append_text(&mut report.log, module.log);
        report.events.extend(module.events);
        append_stats(&mut report.stats.rows, self.pipeline.rows().len() + ROWS.len(), &module.stats);
        Ok(bytes)
    }

    /// Applies the options that replace what the module says of its target.
    fn retarget(&self, module: &mut Module) {
        let t = module.tables_mut();
        if let Some(triple) = &self.options.triple {
            t.triple = t.strings.intern(triple.as_bytes());
        }
        set_function_attrs(module, &self.options.function_attrs);
    }

    fn timed<T>(
        &self,
        what: &'static str,
        name: &str,
        out: &mut Compiled,
        slot: impl Fn(&mut Metrics) -> &mut Duration,
        f: impl FnOnce() -> T,
    ) -> T {
        let start = Instant::now();
        let r = f();
        *slot(&mut out.metrics) += start.elapsed();
        if self.session.phase.trace {
            out.events.push(Event::since(what, name, self.origin, start));
        }
        r
    }
}

/// Calls `work`; a panic in it is an error that names the stage, which is `first` until `work` says another.
fn caught<T>(
    worker: &mut Worker,
    first: &'static str,
    work: impl FnOnce(&mut Worker, StageName<'_>) -> Result<T, Error>,
) -> Result<T, Error> {
    let stage = Cell::new(first);
    catch_unwind(AssertUnwindSafe(|| work(worker, &stage))).unwrap_or_else(|payload| {
        // The slot may be half-changed.
        worker.slot = Default::default();
        Err(Error::bug(format!("internal error in {}: {}", stage.get(), panic_text(&*payload))))
    })
}

/// Reads a module, text or bitcode: told apart by the bytes.
///
/// # Errors
/// What is wrong with the module.
pub fn read(name: &str, bytes: &[u8], options: ReadOptions) -> Result<Module, Error> {
    let options = ReadOptions { identifier: name.to_string(), ..options };
    let module = if warpc_bitcode::is_bitcode(bytes) {
        warpc_bitcode::read_module(bytes, &options)
    } else {
        parse_module(bytes, &options)
    };
    Ok(module?)
}

/// Options to read for checking alone.
pub(crate) fn plain_read(keep_names: bool) -> ReadOptions {
    ReadOptions { keep_names, ..Default::default() }
}

/// The version of debug information that is understood.
const DEBUG_VERSION: u64 = 3;

/// Drops debug information of another version, with a warning.
fn drop_old_debug(name: &str, module: &mut Module) -> Option<Diag> {
    let strings = &module.tables().strings;
    strings.find(b"DILocation").or(strings.find(b"DISubprogram"))?;
    let version = debug_version(module);
    (version != DEBUG_VERSION && strip_debug(module))
        .then(|| Diag { severity: Severity::Warning, ..plain(invalid_version(version, name)) })
}

fn invalid_version(version: u64, name: &str) -> String {
    format!("ignoring debug info with an invalid version ({version}) in {name}")
}

/// Verifies an input. Debug information of another version or against the rules is dropped with a warning.
pub(crate) fn verify_input(name: &str, module: &mut Module, scopes: bool) -> Result<Vec<Diag>, Vec<Diag>> {
    let mut warnings: Vec<Diag> = drop_old_debug(name, module).into_iter().collect();
    let mut warn = |severity, text: String| warnings.push(Diag { severity, ..plain(text) });
    let verify_module = if scopes { verify_module_scopes } else { verify_module };
    let Err(errors) = verify_module(module) else { return Ok(warnings) };
    if !errors.iter().all(|e| e.debug) {
        return Err(broken(module, &errors, BROKEN_INPUT));
    }
    match debug_version(module) {
        DEBUG_VERSION => {
            for text in render(&errors, module) {
                warn(Severity::Note, text);
            }
            warn(Severity::Warning, format!("ignoring invalid debug info in {name}"));
        }
        // What is attached as a location may be none at all, so no name of debug information told of it before.
        version => warn(Severity::Warning, invalid_version(version, name)),
    }
    strip_debug(module);
    verify_module(module).map_err(|list| broken(module, &list, BROKEN_INPUT))?;
    Ok(warnings)
}

/// Reads and verifies a module. Names of values are for messages alone: a module that fails is read again with them.
pub(crate) fn check(name: &str, bytes: &[u8]) -> Result<(Module, Vec<Diag>), Error> {
    let stage = Cell::new("the reader");
    let checked = catch_unwind(AssertUnwindSafe(|| {
        let mut module = read(name, bytes, plain_read(false))?;
        stage.set("the verifier");
        if verify_input(name, &mut module, false).is_ok_and(|w| w.is_empty()) {
            return Ok((module, Vec::new()));
        }
        let mut module = read(name, bytes, plain_read(true))?;
        let warnings = verify_input(name, &mut module, false)?;
        Ok((module, warnings))
    }));
    checked.unwrap_or_else(|payload| Err(Error::bug(format!("{} panicked: {}", stage.get(), panic_text(&*payload)))))
}

/// Verifies a module; the errors have LLVM's texts, and the last one is `verdict`.
pub(crate) fn verify(module: &Module, verdict: &str) -> Result<(), Vec<Diag>> {
    verify_code(module).map_err(|list| broken(module, &list, verdict))
}

fn broken(module: &Module, list: &[VerifyError], verdict: &str) -> Vec<Diag> {
    let mut out: Vec<Diag> = render(list, module).into_iter().map(plain).collect();
    out.push(plain(verdict));
    out
}

/// Last of the errors of a module that reads but breaks the rules.
pub const BROKEN_INPUT: &str = "input module is broken!";

/// The most demanding `target-cpu` of the functions with a body.
fn target_cpu(module: &Module) -> Option<Target> {
    let ctx = module.ctx();
    let key = ctx.tables.strings.find(b"target-cpu")?;
    let mut best: Option<Target> = None;
    let mut last = None;
    for g in module.defined_functions() {
        let set = ctx.attrs().list(ctx.globals.parts[g.index()].attrs).func;
        // Most functions share one set.
        if last.replace(set) == Some(set) {
            continue;
        }
        let text = ctx.attrs().string(set, key).flatten().and_then(|v| std::str::from_utf8(ctx.str(v)).ok());
        if let Some(t) = text.and_then(Target::parse)
            && best.is_none_or(|b| b.is_below(t))
        {
            best = Some(t);
        }
    }
    best
}

fn count(module: &Module, m: &mut Metrics) {
    let ctx = module.ctx();
    for g in module.defined_functions() {
        m.functions += 1;
        m.kernels += ctx.is_kernel(g) as usize;
        m.instructions += module.body(g).map_or(0, |b| b.insts.len());
    }
}
