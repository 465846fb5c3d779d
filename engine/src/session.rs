//! A session: target, knobs and options of a compilation. Never in statics; shared read-only by all workers.

use crate::knobs::Knobs;

/// Floating-point behaviour of the code generator (libdevice and nvcc names).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FpOptions {
    /// Flush subnormals of `float` to zero.
    pub ftz: bool,
    /// IEEE division of `float`.
    pub prec_div: bool,
    /// IEEE square root of `float`.
    pub prec_sqrt: bool,
    /// Fuse multiply and add where `contract` allows.
    pub fma: bool,
}

impl Default for FpOptions {
    fn default() -> Self {
        FpOptions { ftz: false, prec_div: true, prec_sqrt: true, fma: true }
    }
}

/// What is compiled for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// Compute capability: 90 for sm_90.
    pub sm: u16,
    /// `b'a'` for architecture-specific, `b'f'` for family-specific features, 0 for neither.
    pub suffix: u8,
    /// PTX ISA version times ten: 90 for 9.0; 0 picks the lowest that knows the architecture and the features used.
    pub ptx: u16,
}

impl Default for Target {
    fn default() -> Self {
        Target { sm: 90, suffix: 0, ptx: 0 }
    }
}

/// Options of a compilation.
#[derive(Clone, Default)]
pub struct Session {
    /// Target.
    pub target: Target,
    /// Floating point.
    pub fp: FpOptions,
    /// Knob values.
    pub knobs: Knobs,
    /// Emit `.loc` and `.file`.
    pub line_info: bool,
    /// Optimisation level 0 to 3.
    pub opt_level: u8,
}
