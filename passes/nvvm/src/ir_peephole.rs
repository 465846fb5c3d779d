//! `nvptx-ir-peephole`: a product that is added to something becomes one fused operation (`llvm.fma`).
//!
//! **When**: a sum or difference of `float` or `double` that may be contracted (`contract`), one side of which is a product that may be and
//! that nothing else uses; of two products the left one. **How**: `a * b - c` is `fma(a, b, -c)`, `c - a * b` is `fma(-a, b, c)`. The
//! operation has the flags that both have, and `nnan` and `nsz` of the sum, which speak of the product as well. LLVM's has the flags of either: that
//! an addend is not infinite, say, is not what `ninf` of the product promises. **Cost**: linear. **Source**: LLVM's pass
//! of this name.
//! **Relies on** nothing that is said of threads or memory: only arithmetic changes.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvptx-ir-peephole",
    summary: "fuse products and sums that may be contracted",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(Peephole)))
    },
};

struct Peephole;

impl FunctionPass for Peephole {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let is_sum = |&inst: &Inst| matches!(func.op(inst), Opcode::FAdd | Opcode::FSub) && may_fuse(func, inst);
        let sums: Vec<Inst> = insts.filter(is_sum).collect();
        let mut changed = false;
        for sum in sums {
            changed |= fuse(func, sum);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

fn may_fuse(func: &FuncMut<'_>, inst: Inst) -> bool {
    matches!(func.ty(inst), Type::FLOAT | Type::DOUBLE) && func.flags(inst) & flags::CONTRACT != 0
}

/// Makes one operation of `sum` and a product in it.
fn fuse(func: &mut FuncMut<'_>, sum: Inst) -> bool {
    let product_at = |func: &FuncMut<'_>, side: usize| {
        let product = func.operand(sum, side).as_inst()?;
        let fits = func.op(product) == Opcode::FMul && may_fuse(func, product) && func.has_one_use(product.into());
        fits.then_some(product)
    };
    let Some((side, product)) = (0..2).find_map(|side| Some((side, product_at(func, side)?))) else { return false };
    let (mut left, right) = (func.operand(product, 0), func.operand(product, 1));
    let mut addend = func.operand(sum, 1 - side);
    let is_difference = func.op(sum) == Opcode::FSub;
    let fast = flags::FAST & func.flags(sum) & (func.flags(product) | flags::NNAN | flags::NSZ);
    let ty = func.ty(sum);
    let mut build = Builder::before(func, sum);
    let Some(callee) = build.intrinsic_callee(id::FMA, &[ty]) else { return false };
    if is_difference {
        let (negated, of) = if side == 0 { (&mut addend, sum) } else { (&mut left, product) };
        let flags_of = build.f.flags(of) & flags::FAST;
        *negated = build.fneg(*negated, flags_of);
    }
    let fused: Value = build.call_intrinsic(callee, &[left, right, addend], fast);
    func.replace_and_erase(sum, fused);
    func.erase(product);
    true
}
