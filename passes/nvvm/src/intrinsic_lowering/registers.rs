//! Special registers: those that the launch decides are constants, the others get the range that it leaves them; and
//! `nvvm-intr-range`, which does only the latter, as LLVM's pass of that name.
//!
//! | register | range, where the kernel bounds the threads of its blocks or the blocks of its clusters |
//! |---|---|
//! | `tid.*` | from 0 to the threads of a block, at most 1024, 1024 and 64 |
//! | `ntid.*` | from 1 to as many |
//! | `cluster.ctaid.*`, `cluster.ctarank` | from 0 to the blocks of a cluster |
//! | `cluster.nctaid.*`, `cluster.nctarank` | from 1 to as many |
//!
//! A kernel bounds its blocks by `nvvm.reqntid` or `nvvm.maxntid`, its clusters by `nvvm.cluster_dim` or `nvvm.maxclusterrank`. A call that
//! has a range keeps it. **Cost**: one walk; nothing where the function says nothing.
//! **Relies on** what a launch fixes for all threads; no call here is convergent, as a register read gives the same wherever it stands.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_analysis::known_bits::launch_bounds;
use warpc_ir::attrs::{Attr, AttrKind, AttrRange};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, Position, id, range_at};
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvvm-intr-range",
    summary: "ranges of special registers that the bounds of launches leave",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("nvvm-intr-range")?;
        Ok(PassBody::Function(Box::new(IntrRange)))
    },
};

struct IntrRange;

impl FunctionPass for IntrRange {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        let limits = LaunchLimits::of(func);
        if limits == LaunchLimits::default() {
            return Outcome::Unchanged;
        }
        let calls: Vec<Inst> = func
            .block_order()
            .flat_map(|block| func.block_insts(block))
            .filter(|&inst| func.op(inst) == Opcode::Call)
            .collect();
        let mut changed = false;
        for inst in calls {
            changed |= intrinsic(func, inst).is_some_and(|id| limits.annotate(func, inst, id));
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// The value of register `register`, which call `inst` reads, if every launch gives it the same.
pub(super) fn decided(func: &mut FuncMut<'_>, inst: Inst, register: IntrinsicId) -> Option<Value> {
    let ty = func.ty(inst);
    let bits = func.types().int_bits(ty)?;
    let fixed = range_at(register, Position::Return).filter(|&(least, end)| end == least + 1).map(|(least, _)| least);
    let by_launch =
        || launch_bounds(func, register).filter(|(least, most)| least == most).map(|(least, _)| least as i64);
    let value = fixed.or_else(by_launch)?;
    Some(func.consts_mut().add_int(ty, bits, value as u64))
}

/// What the attributes of a function say of the launches that it is part of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct LaunchLimits {
    /// Threads of a block, at most.
    threads: Option<u64>,
    /// Blocks of a cluster, at most.
    blocks: Option<u64>,
}

impl LaunchLimits {
    pub(super) fn of(func: &Func<'_>) -> LaunchLimits {
        let ctx = func.ctx();
        if !ctx.is_kernel(func.global()) {
            return LaunchLimits::default();
        }
        let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
        // The product of the numbers that attribute `key` lists.
        let product = |key: &[u8]| -> Option<u64> {
            let text = ctx.attrs().string(set, ctx.tables.strings.find(key)?)??;
            let numbers = ctx.str(text).split(|&c| c == b',');
            numbers
                .map(|part| std::str::from_utf8(part).ok()?.trim().parse().ok())
                .try_fold(1u64, |product, number| product.checked_mul(number?))
        };
        let is_bound = |number: &u64| (1..=u64::from(u32::MAX >> 1)).contains(number);
        LaunchLimits {
            threads: product(b"nvvm.reqntid").or_else(|| product(b"nvvm.maxntid")).filter(is_bound),
            blocks: product(b"nvvm.cluster_dim").or_else(|| product(b"nvvm.maxclusterrank")).filter(is_bound),
        }
    }

    /// The least value of `register` and the one behind its greatest.
    fn range(self, register: IntrinsicId) -> Option<(u64, u64)> {
        if self == LaunchLimits::default() {
            return None;
        }
        let threads = |most: u64| self.threads.map_or(most, |threads| threads.min(most));
        let blocks = |most: u64| self.blocks.map_or(most, |blocks| blocks.min(most));
        let (wide, narrow) = (0x7fff_ffff, 0xffff);
        Some(match register {
            id::NVVM_READ_PTX_SREG_TID_X | id::NVVM_READ_PTX_SREG_TID_Y => (0, threads(1024)),
            id::NVVM_READ_PTX_SREG_TID_Z => (0, threads(64)),
            id::NVVM_READ_PTX_SREG_NTID_X | id::NVVM_READ_PTX_SREG_NTID_Y => (1, threads(1024) + 1),
            id::NVVM_READ_PTX_SREG_NTID_Z => (1, threads(64) + 1),
            id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_X => (0, blocks(wide)),
            id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_Y | id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_Z => (0, blocks(narrow)),
            id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_X => (1, blocks(wide) + 1),
            id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_Y | id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_Z => {
                (1, blocks(narrow) + 1)
            }
            id::NVVM_READ_PTX_SREG_CLUSTER_CTARANK => (0, self.blocks?),
            id::NVVM_READ_PTX_SREG_CLUSTER_NCTARANK => (1, self.blocks? + 1),
            _ => return None,
        })
    }

    /// Gives the call `inst` of `register` its range. Returns whether it had none.
    pub(super) fn annotate(self, func: &mut FuncMut<'_>, inst: Inst, register: IntrinsicId) -> bool {
        let Some((least, end)) = self.range(register) else { return false };
        let list = func.call(inst).attrs;
        let (own_set, ret, params) = {
            let own = func.attrs().list(list);
            (own.func, own.ret, own.params.to_vec())
        };
        if func.attrs().has(ret, AttrKind::Range) {
            return false;
        }
        let range = AttrRange { ty: func.ty(inst), lo: i128::from(least), hi: i128::from(end) };
        let mut attrs = func.attrs().set(ret).to_vec();
        attrs.push(Attr::Range(range));
        let ret = func.intern_attr_set(attrs);
        let attrs = func.intern_attrs(own_set, ret, params);
        let call = warpc_ir::body::CallRow { attrs, ..func.call(inst).clone() };
        func.set_call(inst, call);
        true
    }
}
