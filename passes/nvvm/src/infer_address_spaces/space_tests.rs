//! Calls of `llvm.nvvm.isspacep.*`: what they test for, and their answer where the space of the address is known.

use super::InferAddressSpaces;
use warpc_analysis::facts::intrinsic;
use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;

/// Shared memory of the block, and of the cluster, which holds it.
const SHARED: u32 = 3;
const SHARED_CLUSTER: u32 = 7;

/// Space that a call of `llvm.nvvm.isspacep.*` tests for.
pub(super) fn tested_space(func: &FuncMut<'_>, inst: Inst) -> Option<u32> {
    match intrinsic(func, inst)? {
        id::NVVM_ISSPACEP_GLOBAL => Some(1),
        id::NVVM_ISSPACEP_SHARED => Some(SHARED),
        id::NVVM_ISSPACEP_CONST => Some(4),
        id::NVVM_ISSPACEP_LOCAL => Some(5),
        _ => None,
    }
}

impl InferAddressSpaces {
    /// The answer of test `inst`. Of an address somewhere in a cluster's shared memory it is not known whether the block owns it,
    /// and parameters have no space of their own on every target.
    pub(super) fn known_test(&self, func: &FuncMut<'_>, inst: Inst) -> Option<bool> {
        let cluster = intrinsic(func, inst)? == id::NVVM_ISSPACEP_SHARED_CLUSTER;
        let wanted = if cluster { SHARED_CLUSTER } else { tested_space(func, inst)? };
        let space =
            self.known(func, func.operand(inst, 0)).filter(|s| matches!(*s, 1 | SHARED | 4 | 5 | SHARED_CLUSTER))?;
        match (wanted, space) {
            (SHARED, SHARED_CLUSTER) => None,
            (SHARED_CLUSTER, SHARED) => Some(true),
            _ => Some(wanted == space),
        }
    }
}
