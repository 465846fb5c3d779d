//! What calls in the callee add to the cost.

use super::known::Known;
use super::{Analyser, Cost, INSTRUCTION, number_asked, walk};
use crate::inline::judge::Limit;
use warpc_analysis::{facts, known_bits};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id, is_assume_like};
use warpc_ir::{Func, ValueKind};

/// Threshold of a callee that is only known as an argument.
const INDIRECT: i64 = 100;
/// Functions of the C library for which there is an instruction, or a few.
const NOT_CALLED: &[&[u8]] = &[
    b"abs",
    b"acos",
    b"acosf",
    b"acosl",
    b"asin",
    b"asinf",
    b"asinl",
    b"atan",
    b"atan2",
    b"atan2f",
    b"atan2l",
    b"atanf",
    b"atanl",
    b"ceil",
    b"copysign",
    b"copysignf",
    b"copysignl",
    b"cos",
    b"cosf",
    b"cosh",
    b"coshf",
    b"coshl",
    b"cosl",
    b"exp10",
    b"exp10f",
    b"exp10l",
    b"exp2",
    b"exp2f",
    b"exp2l",
    b"fabs",
    b"fabsf",
    b"fabsl",
    b"ffs",
    b"ffsl",
    b"floor",
    b"floorf",
    b"fmax",
    b"fmaxf",
    b"fmaxl",
    b"fmin",
    b"fminf",
    b"fminl",
    b"labs",
    b"llabs",
    b"pow",
    b"powf",
    b"powl",
    b"round",
    b"sin",
    b"sincos",
    b"sincosf",
    b"sincosl",
    b"sinf",
    b"sinh",
    b"sinhf",
    b"sinhl",
    b"sinl",
    b"sqrt",
    b"sqrtf",
    b"sqrtl",
    b"tan",
    b"tanf",
    b"tanh",
    b"tanhf",
    b"tanhl",
    b"tanl",
];

impl Analyser<'_> {
    /// Whether the call `inst` costs nothing beyond what was added.
    pub(super) fn call(&mut self, inst: Inst) -> Result<bool, &'static str> {
        let func = self.func;
        if let Some(bonus) = number_asked(func, inst, b"call-threshold-bonus") {
            self.threshold += bonus;
        }
        if let Some(cost) = number_asked(func, inst, b"call-inline-cost") {
            self.cost += cost;
            return Ok(true);
        }
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        if facts::call_has(func, inst, AttrKind::ReturnsTwice)
            && !func.ctx().attrs().fn_has(own, AttrKind::ReturnsTwice)
        {
            return Err("exposes returns twice");
        }
        self.counts.moves_only |= facts::call_has(func, inst, AttrKind::NoDuplicate);
        if let Some(which) = facts::intrinsic(func, inst) {
            return self.intrinsic(inst, which);
        }
        let named = func.callee(inst).as_global();
        let target = match (named, func.callee(inst).kind()) {
            (Some(target), _) => Some(target),
            (None, ValueKind::Asm(_)) => None,
            (None, _) => match self.value(func.callee(inst)) {
                Known::Global(target) if fits(func, inst, target) => Some(target),
                _ => None,
            },
        };
        let args = func.call(inst).num_args as i64 * INSTRUCTION;
        match target {
            None => self.cost += args,
            Some(target) if target == func.global() => return Err("recursive"),
            Some(target) if is_called(func, target) => {
                self.cost += args;
                if named.is_none() && self.boosts {
                    self.cost -= self.gain(inst, target);
                } else {
                    self.cost += self.set.call_penalty;
                }
            }
            Some(_) => {}
        }
        if facts::may_write(func, inst) && !target.is_some_and(|target| only_reads(func, target)) {
            self.reloads_count();
        }
        self.keep_operands(inst);
        Ok(false)
    }

    fn intrinsic(&mut self, inst: Inst, which: IntrinsicId) -> Result<bool, &'static str> {
        let func = self.func;
        match which {
            id::ICALL_BRANCH_FUNNEL | id::LOCALESCAPE => return Err("uninlinable intrinsic"),
            id::VA_START => return Err("varargs"),
            id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP => {
                self.slot_of[inst.index()] = self.points_into(func.operand(inst, 0));
                return Ok(true);
            }
            id::OBJECTSIZE => {
                if let Some(size) = known_bits::object_size(func, func.operand(inst, 0)) {
                    self.known[inst.index()] = Known::Int(size);
                }
                return Ok(true);
            }
            id::IS_CONSTANT => {
                let constant = self.value(func.operand(inst, 0)).is_constant();
                self.known[inst.index()] = Known::Int(constant as u64);
                return Ok(true);
            }
            id::LOAD_RELATIVE => {
                self.cost += 3 * INSTRUCTION;
                return Ok(false);
            }
            id::MEMCPY | id::MEMMOVE | id::MEMSET => {
                self.reloads_count();
                return Ok(false);
            }
            _ if is_assume_like(which) => return Ok(true),
            _ => {}
        }
        if facts::may_write(func, inst) {
            self.reloads_count();
        }
        self.keep_operands(inst);
        Ok(false)
    }

    /// What it is worth that the call `inst` gets to know its callee `target`: by how much that is cheaper than its threshold.
    fn gain(&self, inst: Inst, target: Global) -> i64 {
        let func = self.func;
        if !(self.set.may_look_at)(target) {
            return 0;
        }
        let limit = Limit::plain(func, INDIRECT);
        match func.module_func(target) {
            Some(body) => {
                let set = super::Settings { full: false, traced: false, recursive: false, only: false, ..self.set };
                match walk(func, inst, &body, limit, set, false).cost {
                    Cost::Of(cost, threshold) if cost < threshold => threshold - cost,
                    _ => 0,
                }
            }
            None => {
                let saved = super::call_site(func, inst, target, self.set.call_penalty);
                limit.threshold + limit.single_block + limit.vector + saved
            }
        }
    }
}

/// Whether `target` has the type that the call `inst` names.
fn fits(func: &Func<'_>, inst: Inst, target: Global) -> bool {
    func.ctx().globals.shape[target.index()].ty == func.call(inst).fn_ty
}

/// Whether calls of `target` become calls in machine code.
fn is_called(func: &Func<'_>, target: Global) -> bool {
    let sym = &func.ctx().globals.sym[target.index()];
    sym.linkage.is_local() || NOT_CALLED.binary_search(&func.ctx().name(target)).is_err()
}

/// Whether `target` writes no memory.
fn only_reads(func: &Func<'_>, target: Global) -> bool {
    let attrs = func.ctx().attrs();
    !attrs.memory(attrs.list(func.ctx().globals.parts[target.index()].attrs).func).writes()
}
