//! What a compilation gives: outputs, messages, and what was observed.

use crate::error::{Error, ErrorKind};
use std::time::Duration;
use warpc_ir::diag::Diag;
use warpc_phase::Report;
use warpc_phase::dump::{AttachedFile, take_attached};
use warpc_phase::remarks::RemarkRow;
use warpc_phase::report::{Event, Stats};

/// What a compilation produced.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Output {
    /// PTX, when asked for.
    pub ptx: Option<Vec<u8>>,
    /// Textual IR after the passes, when asked for.
    pub ir: Option<Vec<u8>>,
    /// A cubin, when asked for.
    pub cubin: Option<Vec<u8>>,
}

/// Sizes and times of a compilation.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Metrics {
    /// Bytes of the input.
    pub bytes: usize,
    /// Functions with a body in the input.
    pub functions: usize,
    /// Kernels with a body in the input.
    pub kernels: usize,
    /// Instructions of the input.
    pub instructions: usize,
    /// Reading.
    pub read: Duration,
    /// Verifying.
    pub verify: Duration,
    /// Linking.
    pub link: Duration,
    /// Passes.
    pub passes: Duration,
    /// Emitting and printing.
    pub emit: Duration,
    /// Everything.
    pub total: Duration,
}

/// Result of a compilation with everything around it.
pub struct Compiled {
    /// Outputs, or why there are none.
    pub result: Result<Output, Error>,
    /// Warnings of a compilation that succeeded.
    pub warnings: Vec<Diag>,
    /// Text that was asked for: printed IR, messages of bisection.
    pub log: Vec<u8>,
    /// Files that passes such as `dot-cfg` wrote; nothing is on disk yet.
    pub files: Vec<AttachedFile>,
    /// Remarks.
    pub remarks: Vec<RemarkRow>,
    /// The least count of hot code by the module's profile, where remarks say how hot their code is.
    pub hot_count: Option<u64>,
    /// Time and memory by row of the pipeline.
    pub stats: Stats,
    /// Events of the trace.
    pub events: Vec<Event>,
    /// Sizes and times.
    pub metrics: Metrics,
    /// The result is that of an earlier compilation, found in the store of the compiler.
    pub stored: bool,
}

impl Compiled {
    pub(crate) fn new(result: Result<Output, Error>) -> Compiled {
        Compiled {
            stored: false,
            result,
            warnings: Vec::new(),
            log: Vec::new(),
            files: Vec::new(),
            remarks: Vec::new(),
            hot_count: None,
            stats: Stats::default(),
            events: Vec::new(),
            metrics: Metrics::default(),
        }
    }
    /// Takes what the passes of all levels reported.
    pub(crate) fn take(&mut self, report: Report) {
        self.log = report.log;
        self.files = take_attached(&mut self.log);
        self.remarks = report.remarks;
        self.hot_count = report.hot_count;
        self.stats = report.stats;
        self.events.extend(report.events);
    }
    /// Sizes and warnings of this, as the next of several targets starts with.
    pub(crate) fn without_times(&self) -> Compiled {
        let Metrics { bytes, functions, kernels, instructions, .. } = self.metrics;
        let metrics = Metrics { bytes, functions, kernels, instructions, ..Metrics::default() };
        Compiled { warnings: self.warnings.clone(), metrics, ..Compiled::new(Ok(Output::default())) }
    }
    /// What there is of a module whose file cannot be read; `message` says why.
    pub fn failed(message: impl Into<String>) -> Compiled {
        Compiled::new(Err(Error::message(ErrorKind::File, message)))
    }
}
