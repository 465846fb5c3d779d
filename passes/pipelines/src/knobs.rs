//! The knobs of the pipelines.

warpc_ir::knobs! {
    /// What the pipelines of `nvopt` read.
    NVOPT {
        NVOPT_PRINT_MODULE, "nvopt-print-module", Bool(false), "rows of nvopt that print the module do so";
    }
}
