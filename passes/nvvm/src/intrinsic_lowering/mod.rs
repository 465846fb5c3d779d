//! `nvvm-intrinsic-lowering`: intrinsics of the target become plain instructions, which all other passes know, or cheaper ones.
//!
//! | file | what |
//! |---|---|
//! | `floats.rs` | arithmetic, minima, roundings and conversions of floating-point numbers; halves of a `double` |
//! | `integers.rs` | products of 24 bits, high halves, sums of differences, fields, funnel shifts, dot products |
//! | `permute.rs` | permuted bytes |
//! | `memory.rs` | questions about state spaces, atomics of the whole system, uniform loads, barriers that ask for a constant |
//! | `registers.rs` | special registers that the launch decides, ranges of the others; `nvvm-intr-range` |
//!
//! **When**: each rule says it. Variants that flush subnormals become plain arithmetic only in functions that flush them.
//! **How**: one walk over the calls in reverse post-order, so that a rule sees operands that are lowered already. Constants are left to
//! the folder (`fold/nvvm_bits.rs`). `<level=0>` only drops what means nothing to other passes: copies and questions that are decided.
//! **Invariants**: results are the same bit for bit; NaN included, except where the language lets the plain instruction choose
//! a payload. Atomics stay relaxed and of their scope. Control flow is untouched, and no convergent call but a barrier is touched, which
//! becomes a barrier.
//! **Relies on**: known bits and launch bounds; nothing about aliases or uniformity. **Cost**: linear.
//! **Limits**: atomics of a block stay as they are: a function pass cannot name a scope that the module does not name.

mod floats;
mod integers;
mod memory;
mod permute;
pub mod registers;

use floats::Floats;
use registers::LaunchLimits;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Kind, Semantics, semantics};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvvm-intrinsic-lowering",
    summary: "intrinsics of the target that are plain instructions",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let level: Option<u8> = params.take_number("nvvm-intrinsic-lowering", "level")?;
        params.finish("nvvm-intrinsic-lowering")?;
        Ok(PassBody::Function(Box::new(IntrinsicLowering { level: level.unwrap_or(1), floats: Floats::default() })))
    },
};

struct IntrinsicLowering {
    /// 0: only what means nothing to other passes.
    level: u8,
    floats: Floats,
}

impl FunctionPass for IntrinsicLowering {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let limits = LaunchLimits::of(func);
        let mut changed = false;
        for &block in cfg.rpo() {
            let mut inst = func.first(block);
            while inst.is_some() {
                let next = func.next(inst);
                if func.op(inst) == Opcode::Call
                    && let Some(id) = intrinsic(func, inst).filter(|id| id.is_nvvm())
                {
                    changed |= self.lower(func, &cfg, inst, id, &limits);
                }
                inst = next;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl IntrinsicLowering {
    /// Lowers the call `inst` of `id`. Returns whether it did anything.
    fn lower(
        &mut self,
        func: &mut FuncMut<'_>,
        cfg: &warpc_ir::cfg::Cfg,
        inst: Inst,
        id: IntrinsicId,
        limits: &LaunchLimits,
    ) -> bool {
        let columns = semantics(id);
        if columns.kind == Kind::SpecialRegister {
            return match registers::decided(func, inst, id) {
                Some(value) => replace(func, inst, value),
                None => limits.annotate(func, inst, id),
            };
        }
        let mut call = Call { func, inst, id, columns };
        let value = match call.simplified() {
            Some(value) => Some(value),
            None if self.level == 0 => None,
            None => call.lowered(),
        };
        if let Some(value) = value {
            return replace(func, inst, value);
        }
        self.level > 0
            && matches!(columns.kind, Kind::Float(_) | Kind::Convert(_))
            && self.floats.lower(func, cfg, inst).is_some_and(|value| replace(func, inst, value))
    }
}

/// Puts `value` in the place of `inst`, and its name on it if it is new.
fn replace(func: &mut FuncMut<'_>, inst: Inst, value: Value) -> bool {
    if value.as_inst().is_some_and(|new| func.next(new) == inst) {
        func.take_name(value, Value::inst(inst));
    }
    func.replace_and_erase(inst, value);
    true
}

/// A call of an intrinsic of the target, before which new instructions are put.
struct Call<'c, 'a> {
    func: &'c mut FuncMut<'a>,
    inst: Inst,
    id: IntrinsicId,
    columns: Semantics,
}

impl<'c, 'a> Call<'c, 'a> {
    fn argument(&self, n: usize) -> Value {
        self.func.operand(self.inst, n)
    }
    fn build(&mut self) -> Builder<'_, 'a> {
        Builder::before(self.func, self.inst)
    }
    fn values(&self) -> Values<'_, 'a> {
        Values::new(self.func).at(self.inst)
    }
    /// Argument `n` as an unsigned integer of 64 bits, if it is a constant.
    fn constant(&self, n: usize) -> Option<u64> {
        self.func.consts().as_int(self.argument(n))
    }
    /// The integer constant `number` of type `ty`.
    fn int(&mut self, ty: Type, number: u64) -> Value {
        let bits = self.func.types().int_bits(ty).unwrap_or(64);
        let kept = if bits >= 64 { number } else { number & ((1 << bits) - 1) };
        self.func.consts_mut().add_int(ty, bits, kept)
    }
    /// `left op right`, folded if both are constants.
    fn binary(&mut self, op: Opcode, left: Value, right: Value, flags: u16) -> Value {
        if left.is_constant()
            && right.is_constant()
            && let Some(value) = self.func.folder().binary(op, flags, left, right)
        {
            return value;
        }
        self.build().binary(op, left, right, flags)
    }
    /// `value` converted to `ty`.
    fn cast(&mut self, op: Opcode, value: Value, ty: Type) -> Value {
        if value.is_constant()
            && let Some(value) = self.func.folder().cast(op, 0, value, ty)
        {
            return value;
        }
        self.build().cast(op, value, ty, 0)
    }

    /// A value that exists already or a constant; nothing is put into the function but a barrier.
    fn simplified(&mut self) -> Option<Value> {
        match self.id {
            id::NVVM_MOVE_I16 | id::NVVM_MOVE_I32 | id::NVVM_MOVE_I64 | id::NVVM_MOVE_FLOAT | id::NVVM_MOVE_DOUBLE => {
                return Some(self.argument(0));
            }
            id::NVVM_MOVE_PTR | id::NVVM_INTERNAL_ADDRSPACE_WRAP => {
                let same = self.func.type_of(self.argument(0)) == self.func.ty(self.inst);
                return same.then(|| self.argument(0));
            }
            _ => {}
        }
        self.decided_space().or_else(|| self.halves_of_double()).or_else(|| self.trivial_integer())
    }

    /// Plain instructions.
    fn lowered(&mut self) -> Option<Value> {
        match self.columns.kind {
            Kind::Float(_) | Kind::Convert(_) => self.rounded(),
            Kind::Atomic(op) => self.atomic(op),
            Kind::UniformLoad => self.uniform_load(),
            Kind::BlockBarrier(what) => self.barrier_of_constant(what),
            Kind::Other => self.integer().or_else(|| self.permuted()),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(100), Shape2 { size: 12, bits: 3, branches: true });
    }
}
