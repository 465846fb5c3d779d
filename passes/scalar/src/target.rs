//! What passes over a module ask of the target that it is for.

use warpc_ir::Module;

/// Whether `module` is for a GPU: [`is_for_gpu`](warpc_analysis::foreign_cost::is_for_gpu) where no function of it is at hand.
pub fn is_module_for_gpu(module: &Module) -> bool {
    module.ctx().str(module.tables().triple).starts_with(b"nvptx")
}
