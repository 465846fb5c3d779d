//! Rules of intrinsics on vectors, matrices and integers.

use super::Verifier;
use super::calls::known_intrinsic;
use super::intrinsics::Rule;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::sign_extend;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::value::Value;

/// Predicates of comparisons of floating-point numbers and of integers.
const FLOAT_PREDICATES: [&[u8]; 14] =
    [b"oeq", b"one", b"oge", b"ogt", b"ole", b"olt", b"ord", b"uno", b"ueq", b"une", b"uge", b"ugt", b"ule", b"ult"];
const INTEGER_PREDICATES: [&[u8]; 10] = [b"eq", b"ne", b"uge", b"ugt", b"ule", b"ult", b"sge", b"sgt", b"sle", b"slt"];

/// Classes of floating-point numbers that a test may ask for.
const ALL_FP_CLASSES: u64 = 0x3ff;

impl Verifier<'_> {
    pub(super) fn vector_rule(&mut self, func: &Func<'_>, inst: Inst, rule: Rule) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let ty = |k: usize| func.type_of(func.operand(inst, k));
        let int = |k: usize| func.consts().as_int(func.operand(inst, k));
        match rule {
            Rule::FpClass => {
                let ok = int(1).is_none_or(|mask| mask & !ALL_FP_CLASSES == 0);
                self.check(ok, "unsupported bits for llvm.is.fpclass test mask", &me);
            }
            Rule::VpFpClass => {
                let ok = int(1).is_none_or(|mask| mask & !ALL_FP_CLASSES == 0);
                self.check(ok, "unsupported bits for llvm.vp.is.fpclass test mask", &me);
            }
            Rule::PtrMask => self.pointer_mask(func, inst),
            Rule::CompareThreeWay => self.three_way(func, inst),
            Rule::ActiveLaneMask => {
                let ok = t.scalar(func.ty(inst)) == Type::I1;
                self.check(ok, "get_active_lane_mask: element type is not i1", &me);
            }
            Rule::VectorLength => {
                let ok = int(1).is_none_or(|n| sign_extend(n, t.int_bits(ty(1)).unwrap_or(64)) > 0);
                self.check(ok, "get_vector_length: VF must be positive", &me);
            }
            Rule::Extract => self.extract(func, inst),
            Rule::Insert => self.insert(func, inst),
            Rule::VpCast => self.predicated_cast(func, inst),
            Rule::VpFCmp => {
                let ok = self.md_text(func, inst, 2).is_some_and(|p| FLOAT_PREDICATES.contains(&p));
                self.check(ok, "invalid predicate for VP FP comparison intrinsic", &me);
            }
            Rule::VpICmp => {
                let ok = self.md_text(func, inst, 2).is_some_and(|p| INTEGER_PREDICATES.contains(&p));
                self.check(ok, "invalid predicate for VP integer comparison intrinsic", &me);
            }
            Rule::ReduceInt => {
                let ok = t.is_int(t.scalar(ty(0)));
                self.check(ok, "Intrinsic has incorrect argument type!", &[]);
            }
            Rule::ReduceFloat(k) => {
                let ok = t.is_float(t.scalar(ty(k as usize)));
                self.check(ok, "Intrinsic has incorrect argument type!", &[]);
            }
            Rule::ByteSwap => {
                let ok = t.scalar_bits(t.scalar(func.ty(inst))).is_some_and(|bits| bits % 16 == 0);
                self.check(ok, "bswap must be an even number of bytes", &me);
            }
            Rule::Scale(less) => self.scale(func, inst, less),
            Rule::RoundToInt => {
                let (from, to) = (t.vector(ty(0)), t.vector(func.ty(inst)));
                let name = func.intrinsic_callee(inst).map_or("", |n| &*func.intrins().get(n).name);
                if from.is_some() != to.is_some() {
                    self.fail(format!("{name}: argument and result disagree on vector use"), &me);
                } else if from.map(|v| (v.0, v.1)) != to.map(|v| (v.0, v.1)) {
                    self.fail(format!("{name}: argument must be same length as result"), &me);
                }
            }
            Rule::StepVector => {
                let bits = t.vector(func.ty(inst)).and_then(|v| t.int_bits(v.2));
                let message = "stepvector only supported for vectors of integers with a bitwidth of at least 8.";
                self.check(bits.is_some_and(|b| b >= 8), message, &me);
            }
            Rule::SpliceLeft | Rule::SpliceRight | Rule::VpSplice => self.splice(func, inst, rule),
            Rule::Match => self.vector_match(func, inst),
            Rule::PartialReduce => {
                let lanes = |k: usize| t.vector(ty(k)).map_or(0, |v| v.0);
                let ok = lanes(0) != 0 && lanes(1) % lanes(0) == 0;
                let message = "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.";
                self.check(ok, message, &[]);
            }
            Rule::Matrix => self.matrix(func, inst),
            _ => {}
        }
    }

    fn pointer_mask(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let (p, m) = (func.type_of(func.operand(inst, 0)), func.type_of(func.operand(inst, 1)));
        let message = "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers";
        if !self.check(t.is_ptr(t.scalar(p)), message, &me) {
            return;
        }
        let message = "llvm.ptrmask intrinsic arguments must be both scalars or both vectors";
        if !self.check(t.is_vector(p) == t.is_vector(m), message, &me) {
            return;
        }
        let message = "llvm.ptrmask intrinsic arguments must have the same number of elements";
        let same = t.vector(p).map(|v| (v.0, v.1)) == t.vector(m).map(|v| (v.0, v.1));
        if self.check(same, message, &me) {
            let space = t.addrspace(t.scalar(p)).unwrap_or(0);
            let ok = t.int_bits(t.scalar(m)) == Some(func.layout().index_bits(space));
            let message =
                "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument";
            self.check(ok, message, &me);
        }
    }

    fn three_way(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let (from, to) = (func.type_of(func.operand(inst, 0)), func.ty(inst));
        let ok = t.int_bits(t.scalar(to)).is_some_and(|b| b >= 2);
        if !self.check(ok, "result type must be at least 2 bits wide", &me) {
            return;
        }
        let message = "ucmp/scmp argument and result types must both be either vector or scalar types";
        if self.check(t.is_vector(from) == t.is_vector(to), message, &me) {
            let same = t.vector(from).map(|v| (v.0, v.1)) == t.vector(to).map(|v| (v.0, v.1));
            self.check(same, "return type and arguments must have the same number of elements", &me);
        }
    }

    fn extract(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let (from, to) = (t.vector(func.type_of(func.operand(inst, 0))), t.vector(func.ty(inst)));
        let (Some(from), Some(to), Some(at)) = (from, to, func.consts().as_int(func.operand(inst, 1))) else { return };
        let message = "vector_extract result must have the same element type as the input vector.";
        if !self.check(from.2 == to.2, message, &me) {
            return;
        }
        let message =
            "vector_extract index must be a constant multiple of the result type's known minimum vector length.";
        if self.check(to.0 != 0 && at % to.0 as u64 == 0, message, &me) && from.1 == to.1 {
            let ok = at.saturating_add(to.0 as u64) <= from.0 as u64;
            self.check(ok, "vector_extract would overrun.", &me);
        }
    }

    fn insert(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let vector = |k: usize| t.vector(func.type_of(func.operand(inst, k)));
        let (Some(into), Some(part), Some(at)) = (vector(0), vector(1), func.consts().as_int(func.operand(inst, 2)))
        else {
            return;
        };
        let message = "vector_insert parameters must have the same element type.";
        if !self.check(into.2 == part.2, message, &me) {
            return;
        }
        let message = "vector_insert index must be a constant multiple of the subvector's known minimum vector length.";
        if self.check(part.0 != 0 && at % part.0 as u64 == 0, message, &me) && into.1 == part.1 {
            let ok = at.saturating_add(part.0 as u64) <= into.0 as u64;
            let message = "subvector operand of vector_insert would overrun the vector being inserted into.";
            self.check(ok, message, &me);
        }
    }

    /// Fixed-point arithmetic: the scale fits in the operands.
    fn scale(&mut self, func: &Func<'_>, inst: Inst, less: bool) {
        let t = func.types();
        let bits = t.scalar_bits(t.scalar(func.ty(inst))).unwrap_or(0) as u64;
        let Some(scale) = func.consts().as_int(func.operand(inst, 2)) else { return };
        if less {
            let message = "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands";
            self.check(scale < bits, message, &[]);
        } else {
            let message = "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands";
            self.check(scale <= bits, message, &[]);
        }
    }

    fn splice(&mut self, func: &Func<'_>, inst: Inst, rule: Rule) {
        let t = func.types();
        let Some((lanes, scalable, _)) = t.vector(func.ty(inst)) else { return };
        let Some(at) = func.consts().as_int(func.operand(inst, 2)) else { return };
        let at = if rule == Rule::VpSplice {
            sign_extend(at, t.int_bits(func.type_of(func.operand(inst, 2))).unwrap_or(64))
        } else {
            i64::try_from(at).unwrap_or(i64::MAX)
        };
        let mut lanes = lanes as i64;
        let list = func.ctx().globals.parts[func.global().index()].attrs;
        let a = func.attrs();
        if scalable && let Some(range) = a.int(a.list(list).func, AttrKind::VScaleRange) {
            lanes = lanes.saturating_mul(range as u32 as i64);
        }
        const TAIL: &str = "where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.";
        let (ok, limits) = match rule {
            Rule::SpliceLeft => (at < lanes, "[0, VL-1]"),
            Rule::SpliceRight => (at <= lanes, "[0, VL]"),
            _ => (at < lanes && at >= -lanes, "[-VL, VL-1]"),
        };
        if !ok {
            self.fail(format!("The splice index exceeds the range {limits} {TAIL}"), &[Value::inst(inst)]);
        }
    }

    fn vector_match(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let vector = |k: usize| t.vector(func.type_of(func.operand(inst, k)));
        let (Some(a), Some(b)) = (vector(0), vector(1)) else { return };
        let _ = self.check(!b.1, "Second operand must be a fixed length vector.", &me)
            && self.check(t.is_int(a.2), "First operand must be a vector of integers.", &me)
            && self.check(a.2 == b.2, "First two operands must have the same element type.", &me);
    }

    fn matrix(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let at = [func.callee(inst)];
        let int = |k: usize| func.consts().as_int(func.operand(inst, k)).unwrap_or(0);
        let vector = |ty: Type| t.vector(ty).map_or((0, Type::NONE), |v| (v.0 as u64, v.2));
        let operand = |k: usize| vector(func.type_of(func.operand(inst, k)));
        let op: Option<IntrinsicId> = known_intrinsic(func, inst);
        let (mut result, mut first, mut second, mut stride) = (vector(func.ty(inst)), None, None, None);
        let (rows, columns) = match op {
            Some(id::MATRIX_MULTIPLY) => {
                let (rows, inner, columns) = (int(2), int(3), int(4));
                let (a, b) = (operand(0), operand(1));
                let message = "First argument of a matrix operation does not match specified shape!";
                if !self.check(a.0 == rows.saturating_mul(inner), message, &[]) {
                    return;
                }
                let message = "Second argument of a matrix operation does not match specified shape!";
                if !self.check(b.0 == inner.saturating_mul(columns), message, &[]) {
                    return;
                }
                (first, second) = (Some(a.1), Some(b.1));
                (rows, columns)
            }
            Some(id::MATRIX_TRANSPOSE) => {
                first = Some(operand(0).1);
                (int(1), int(2))
            }
            Some(id::MATRIX_COLUMN_MAJOR_LOAD) => {
                stride = Some(1);
                (int(3), int(4))
            }
            _ => {
                stride = Some(2);
                result = operand(0);
                (int(4), int(5))
            }
        };
        let elem = result.1;
        if !self.check(
            t.is_int(elem) || t.is_float(elem),
            "Result type must be an integer or floating-point type!",
            &at,
        ) {
            return;
        }
        let message = "Vector element type mismatch of the result and first operand vector!";
        if !self.check(first.is_none_or(|e| e == elem), message, &at) {
            return;
        }
        let message = "Vector element type mismatch of the result and second operand vector!";
        if !self.check(second.is_none_or(|e| e == elem), message, &at) {
            return;
        }
        let message = "Result of a matrix operation does not fit in the returned vector!";
        if !self.check(result.0 == rows.saturating_mul(columns), message, &[]) {
            return;
        }
        let Some(stride) = stride else { return };
        let bits = t.int_bits(func.type_of(func.operand(inst, stride))).unwrap_or(0);
        if self.check(bits <= 64, "Stride bitwidth cannot exceed 64!", &at)
            && let Some(stride) = func.consts().as_int(func.operand(inst, stride))
        {
            self.check(stride >= rows, "Stride must be greater or equal than the number of rows!", &at);
        }
    }

    fn predicated_cast(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let (from, to) = (func.type_of(func.operand(inst, 0)), func.ty(inst));
        let same = t.vector(from).map(|v| (v.0, v.1)) == t.vector(to).map(|v| (v.0, v.1));
        let message = "VP cast intrinsic first argument and result vector lengths must be equal";
        if !self.check(same, message, &me) {
            return;
        }
        let (from, to) = (t.scalar(from), t.scalar(to));
        let bits = |ty: Type| t.scalar_bits(ty).unwrap_or(0);
        let (narrower, wider) = (bits(to) < bits(from), bits(to) > bits(from));
        let ints = t.is_int(from) && t.is_int(to);
        let floats = t.is_float(from) && t.is_float(to);
        let (kinds, kind_message, sizes, size_message) = match known_intrinsic(func, inst) {
            Some(id::VP_TRUNC) => (
                ints,
                "llvm.vp.trunc intrinsic first argument and result element type must be integer",
                narrower,
                "llvm.vp.trunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
            ),
            Some(id::VP_ZEXT | id::VP_SEXT) => (
                ints,
                "llvm.vp.zext or llvm.vp.sext intrinsic first argument and result element type must be integer",
                wider,
                "llvm.vp.zext or llvm.vp.sext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
            ),
            Some(id::VP_FPTOUI | id::VP_FPTOSI) => (
                t.is_float(from) && t.is_int(to),
                "llvm.vp.fptoui, llvm.vp.fptosi, llvm.vp.lrint or llvm.vp.llrintintrinsic first argument element type must be floating-point and result element type must be integer",
                true,
                "",
            ),
            Some(id::VP_UITOFP | id::VP_SITOFP) => (
                t.is_int(from) && t.is_float(to),
                "llvm.vp.uitofp or llvm.vp.sitofp intrinsic first argument element type must be integer and result element type must be floating-point",
                true,
                "",
            ),
            Some(id::VP_FPTRUNC) => (
                floats,
                "llvm.vp.fptrunc intrinsic first argument and result element type must be floating-point",
                narrower,
                "llvm.vp.fptrunc intrinsic the bit size of first argument must be larger than the bit size of the return type",
            ),
            Some(id::VP_FPEXT) => (
                floats,
                "llvm.vp.fpext intrinsic first argument and result element type must be floating-point",
                wider,
                "llvm.vp.fpext intrinsic the bit size of first argument must be smaller than the bit size of the return type",
            ),
            Some(id::VP_PTRTOINT) => (
                t.is_ptr(from) && t.is_int(to),
                "llvm.vp.ptrtoint intrinsic first argument element type must be pointer and result element type must be integer",
                true,
                "",
            ),
            _ => (
                t.is_int(from) && t.is_ptr(to),
                "llvm.vp.inttoptr intrinsic first argument element type must be integer and result element type must be pointer",
                true,
                "",
            ),
        };
        if self.check(kinds, kind_message, &me) {
            self.check(sizes, size_message, &me);
        }
    }
}

/// Whether `text` names a comparison of floating-point numbers that does not always give the same.
pub(super) fn is_float_predicate(text: &[u8]) -> bool {
    FLOAT_PREDICATES.contains(&text)
}
