//! Family: printers of analyses, in LLVM's format, on the log. They change nothing.

pub mod access_info;
pub mod delinearization;
pub mod dependence;
pub mod scalar_evolution;

use warpc_engine::phase::PassInfo;

/// Passes of this family, one row per pass.
pub const TABLE: &[PassInfo] = &[
    access_info::PRINT,
    scalar_evolution::PRINT,
    scalar_evolution::PRINT_RANGES,
    scalar_evolution::PRINT_GUARDS,
    scalar_evolution::VERIFY,
    delinearization::PRINT,
    dependence::PRINT,
];
