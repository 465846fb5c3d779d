//! How wide a loop becomes: what is asked for, else what pays on the target.
//!
//! Without a target an operation costs one whether it is on a scalar or on a vector, and a register has 32 bits, as LLVM counts there: loops over
//! narrow numbers become vectors that fill a register. On NVPTX a thread computes two 16-bit numbers at once, and nothing else: loops pay
//! whose accesses are all of neighbouring aligned 16-bit numbers and whose arithmetic is that of [`PACKED`].

use super::hints::{Force, Hints, MAX_WIDTH};
use super::legal::{Legal, Role, Stride};
use warpc_analysis::facts;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::session::Session;
use warpc_ir::{Func, TypeKind};

/// Bits of a register without a target, and of one that holds a pair on NVPTX.
const REGISTER_BITS: u32 = 32;

/// Arithmetic on pairs that is one instruction: first architectures for `half`, `bfloat`.
const PACKED: &[(Opcode, u32, u32)] =
    &[(Opcode::FAdd, 53, 90), (Opcode::FSub, 53, 90), (Opcode::FMul, 53, 90), (Opcode::FNeg, 53, 80)];

/// Lanes and vectors side by side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    /// Lanes of a vector.
    pub width: u32,
    /// Vectors side by side.
    pub parts: u32,
    /// Lanes that were asked for, where dependences allow fewer.
    pub clamped_from: Option<u32>,
}

/// Chooses for `legal`: at most `most` lanes, and as many where that is to be done `always`.
pub(super) fn choose(
    func: &Func<'_>,
    session: &Session,
    legal: &Legal,
    hints: &Hints,
    most: u32,
    always: bool,
) -> Choice {
    let largest = legal.element_bits.1.max(1);
    let floor = |lanes: u64| if lanes == 0 { 1 } else { 1 << lanes.min(1 << 31).ilog2() };
    let safe = legal.access.max_vector_bits.map_or(u32::MAX, |bits| floor(bits / largest as u64));
    let mut clamped_from = None;
    let width = if hints.width > 0 {
        clamped_from = (hints.width > safe).then_some(hints.width);
        hints.width.min(safe)
    } else {
        let width = if always {
            most.min(MAX_WIDTH)
        } else if is_for_gpu(func) {
            if pays_on_nvptx(func, session, legal) { 2 } else { 1 }
        } else {
            let width = floor((REGISTER_BITS / largest) as u64);
            if width > 1 && (hints.force == Force::Enabled || pays(func, legal, width)) { width } else { 1 }
        };
        width.min(safe).min(floor(most as u64))
    };
    let parts = hints.interleave.max(1);
    // Iterations of several vectors are side by side too.
    let parts = if width.saturating_mul(parts) > safe { floor((safe / width) as u64) } else { parts };
    Choice { width, parts, clamped_from }
}

/// Whether `width` lanes cost less than as many iterations: operations that become vectors save all but one of them, those that are done
/// lane by lane cost as much again to take lanes out and put them in.
fn pays(func: &Func<'_>, legal: &Legal, width: u32) -> bool {
    let (mut scalar, mut vector) = (0_u64, 0_u64);
    for inst in legal.shape.order.iter().flat_map(|&block| func.block_insts(block)) {
        let op = func.op(inst);
        if matches!(op, Opcode::Phi | Opcode::Br | Opcode::GetElementPtr) {
            continue;
        }
        scalar += width as u64;
        let is_wide = match op {
            Opcode::Load | Opcode::Store => {
                !legal.is_guarded(inst) && matches!(legal.stride(inst), Stride::Forward | Stride::Reverse)
            }
            _ => !legal.is_guarded(inst),
        };
        vector += if is_wide { 1 } else { 2 * width as u64 };
    }
    vector < scalar
}

/// Whether pairs pay on NVPTX.
fn pays_on_nvptx(func: &Func<'_>, session: &Session, legal: &Legal) -> bool {
    let sm = session.target.sm as u32;
    if legal.accesses.is_empty() || !legal.guarded.is_empty() || !legal.access.checks.pairs.is_empty() {
        return false;
    }
    let is_packed = |inst: Inst| {
        let ty = func.ty(inst);
        let (half, bfloat) = match func.op(inst) {
            Opcode::Call if matches!(facts::intrinsic(func, inst), Some(id::FMA | id::FMULADD)) => (53, 80),
            op => match PACKED.iter().find(|row| row.0 == op) {
                Some(row) => (row.1, row.2),
                None => return false,
            },
        };
        match func.types().kind(ty) {
            TypeKind::Half => sm >= half,
            TypeKind::BFloat => sm >= bfloat,
            _ => false,
        }
    };
    let mut packed = 0;
    for inst in legal.shape.order.iter().flat_map(|&block| func.block_insts(block)) {
        match func.op(inst) {
            Opcode::Load | Opcode::Store => {
                let is_pair = legal.stride(inst) == Stride::Forward && func.mem(inst).align >= 4;
                let ty =
                    if func.op(inst) == Opcode::Load { func.ty(inst) } else { func.type_of(func.operand(inst, 0)) };
                if !is_pair || func.types().scalar_bits(ty) != Some(16) {
                    return false;
                }
            }
            // Counters and addresses stay scalars.
            Opcode::Br | Opcode::GetElementPtr => {}
            Opcode::Phi if matches!(legal.role(inst), Some(Role::Induction { .. } | Role::Reduction(_))) => {}
            _ if is_packed(inst) => packed += 1,
            _ if func.types().is_int(func.ty(inst)) => {}
            _ => return false,
        }
    }
    packed > 0
}
