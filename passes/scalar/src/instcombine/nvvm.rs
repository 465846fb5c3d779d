//! Target intrinsics that are plain operations: rewritten, so that everything else knows them.
//!
//! Variants that flush subnormals are rewritten only in functions whose `float` arithmetic flushes them, the others only where it
//! does not; saturating and approximate ones stay.

use super::{Combiner, Context, Worklist};
use warpc_analysis::alias::AliasCache;
use warpc_analysis::facts::intrinsic;
use warpc_ir::cfg::Cfg;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Conversion, FloatOp, Kind, Options, Rounding, Semantics};
use warpc_ir::intrinsics::{IntrinsicId, id, semantics};
use warpc_ir::{FuncMut, Opcode, Value};

/// The options of intrinsics that are plain operations.
const REWRITTEN: Options =
    Options::RN.and(Options::RZ).and(Options::RM).and(Options::RP).and(Options::FTZ).and(Options::NAN);

/// The rules of this file for other passes, one call at a time.
#[derive(Default)]
pub struct TargetCalls {
    list: Worklist,
    aliases: AliasCache,
}

impl TargetCalls {
    /// The plain operation that does the same as the call `inst` of a target intrinsic; its instructions stand before the call, which
    /// stays.
    pub fn lower(&mut self, f: &mut FuncMut<'_>, cfg: &Cfg, inst: Inst) -> Option<Value> {
        let which = intrinsic(f, inst)?;
        let fresh = f.num_insts();
        let cx = Context { at: inst, ..Context::default() };
        // What was learnt holds for the function at hand only.
        self.aliases.clear();
        let mut combiner = Combiner {
            f,
            cx,
            cfg,
            list: &mut self.list,
            at: inst,
            fresh,
            wide: false,
            turned: false,
            edited: false,
            sink_users: 0,
            exits: Vec::new(),
            new_tests: Vec::new(),
            is_again: true,
            aliases: &mut self.aliases,
        };
        let value = combiner.nvvm(inst, which);
        while self.list.pop().is_some() {}
        value
    }
}

/// A call of a target intrinsic as its rules see it.
#[derive(Clone, Copy)]
struct TargetCall {
    inst: Inst,
    options: Options,
    /// Type of the result.
    ty: Type,
    /// Type of the first argument.
    from: Type,
    /// The first argument.
    x: Value,
    /// Number of arguments.
    arguments: usize,
}

impl TargetCall {
    fn is_nearest(self) -> bool {
        self.options.rounding() == Some(Rounding::Nearest)
    }
}

impl Combiner<'_, '_> {
    /// Whether subnormal `float`s are flushed in this function.
    fn flushes(&self) -> bool {
        let ctx = self.f.ctx();
        let set = ctx.attrs().list(ctx.globals.parts[self.f.global().index()].attrs).func;
        let find = |name: &[u8]| {
            let key = ctx.tables.strings.find(name)?;
            let value = ctx.attrs().string(set, key)??;
            Some(ctx.str(value).starts_with(b"preserve-sign"))
        };
        find(b"denormal-fp-math-f32").or_else(|| find(b"denormal-fp-math")).unwrap_or(false)
    }

    /// Rules of target intrinsics.
    pub(super) fn nvvm(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let Semantics { kind, options, form: _ } = semantics(which);
        let arguments = self.f.call(inst).num_args as usize;
        if !options.only(REWRITTEN) || arguments == 0 {
            return None;
        }
        let x = self.f.operand(inst, 0);
        let (ty, from) = (self.f.ty(inst), self.f.type_of(x));
        // Flushing has to agree with the function where it can matter. Of a root without options it is that of the function.
        let types = self.f.types();
        let can_flush = |ty: Type| matches!(types.scalar(ty), Type::FLOAT | Type::HALF);
        if which != id::NVVM_SQRT_F
            && (can_flush(ty) || can_flush(from))
            && types.is_float(types.scalar(from))
            && options.has(Options::FTZ) != self.flushes()
        {
            return None;
        }
        let call = TargetCall { inst, options, ty, from, x, arguments };
        match kind {
            Kind::Float(op) => self.nvvm_float_rules(call, op),
            Kind::Convert(how) if arguments == 1 => self.nvvm_conversion_rules(call, how),
            _ => None,
        }
    }

    rules! {
        /// Rules of the target's arithmetic, in order.
        fn nvvm_float_rules(&mut self, call: TargetCall, op: FloatOp) -> Option<Value> {
            nvvm_unary_call,
            nvvm_fma,
            nvvm_min_max,
            nvvm_arithmetic,
            nvvm_reciprocal,
        }
    }
    rules! {
        /// Rules of the target's conversions, in order.
        fn nvvm_conversion_rules(&mut self, call: TargetCall, how: Conversion) -> Option<Value> {
            nvvm_float_to_int,
            nvvm_rounded_conversion,
        }
    }

    /// `nvvm.floor.f(x) -> floor(x)`, and so for `ceil`, `trunc`, `fabs`, `sqrt.rn` and `sqrt`, whose precision is that of the
    /// generic root. If it flushes subnormals as the function does.
    fn nvvm_unary_call(&mut self, call: TargetCall, op: FloatOp) -> Option<Value> {
        let to = match op {
            FloatOp::Ceil => id::CEIL,
            FloatOp::Floor => id::FLOOR,
            FloatOp::Trunc => id::TRUNC,
            FloatOp::Abs => id::FABS,
            FloatOp::Sqrt if call.is_nearest() || call.options == Options::NONE => id::SQRT,
            _ => return None,
        };
        if call.arguments == 1 { self.intrinsic(to, &[call.x], 0) } else { None }
    }

    /// `nvvm.fma.rn.f(x, y, z) -> fma(x, y, z)`. If it rounds to nearest, and flushes subnormals as the function does.
    fn nvvm_fma(&mut self, call: TargetCall, op: FloatOp) -> Option<Value> {
        if op != FloatOp::Fma || call.arguments != 3 || !call.is_nearest() {
            return None;
        }
        let (y, z) = (self.f.operand(call.inst, 1), self.f.operand(call.inst, 2));
        self.intrinsic(id::FMA, &[call.x, y, z], 0)
    }

    /// `nvvm.fmax.f(x, y) -> maxnum(x, y)`, `nvvm.fmax.nan.f(x, y) -> maximum(x, y)`, and so for minima. If it flushes subnormals
    /// as the function does.
    fn nvvm_min_max(&mut self, call: TargetCall, op: FloatOp) -> Option<Value> {
        let to = match (op, call.options.has(Options::NAN)) {
            (FloatOp::Max, false) => id::MAXNUM,
            (FloatOp::Max, true) => id::MAXIMUM,
            (FloatOp::Min, false) => id::MINNUM,
            (FloatOp::Min, true) => id::MINIMUM,
            _ => return None,
        };
        if call.arguments != 2 {
            return None;
        }
        let y = self.f.operand(call.inst, 1);
        self.intrinsic(to, &[call.x, y], 0)
    }

    /// `nvvm.add.rn.f(x, y) -> fadd x, y`, and so for products and quotients. If it rounds to nearest, and flushes subnormals as
    /// the function does.
    fn nvvm_arithmetic(&mut self, call: TargetCall, op: FloatOp) -> Option<Value> {
        let op = match op {
            FloatOp::Add => Opcode::FAdd,
            FloatOp::Mul => Opcode::FMul,
            FloatOp::Div => Opcode::FDiv,
            _ => return None,
        };
        if call.arguments != 2 || !call.is_nearest() {
            return None;
        }
        let y = self.f.operand(call.inst, 1);
        Some(self.binary(op, 0, call.x, y))
    }

    /// `nvvm.rcp.rn.f(x) -> 1.0 / x`. If it rounds to nearest, and flushes subnormals as the function does.
    fn nvvm_reciprocal(&mut self, call: TargetCall, op: FloatOp) -> Option<Value> {
        if op != FloatOp::Rcp || call.arguments != 1 || !call.is_nearest() {
            return None;
        }
        let scalar = self.f.types().scalar(call.ty);
        let one = float::of_i64(scalar, 1)?;
        let one = self.f.folder().float(scalar, one);
        Some(self.binary(Opcode::FDiv, 0, one, call.x))
    }

    /// `nvvm.f2i.rz(x) -> fptosi.sat(x)`, and so for all conversions to integers. If it rounds to zero, flushes subnormals as the
    /// function does, and makes 0 of NaN as the generic conversion does: not all do.
    fn nvvm_float_to_int(&mut self, call: TargetCall, how: Conversion) -> Option<Value> {
        let to = match how {
            Conversion::FloatToSigned => id::FPTOSI_SAT,
            Conversion::FloatToUnsigned => id::FPTOUI_SAT,
            _ => return None,
        };
        let types = self.f.types();
        let (from_bits, to_bits) = (types.scalar_bits(call.from)?, types.int_bits(call.ty)?);
        let rounds_to_zero = call.options.rounding() == Some(Rounding::Zero);
        if !rounds_to_zero || float::target_nan_to_int(from_bits, to_bits) != 0 {
            return None;
        }
        self.intrinsic_with(to, &[call.ty, call.from], &[call.x], 0)
    }

    /// `nvvm.i2f.rn(x) -> sitofp x`, `nvvm.ui2f.rn(x) -> uitofp x`, `nvvm.d2f.rn(x) -> fptrunc x`. If it rounds to nearest, and
    /// flushes subnormals as the function does.
    fn nvvm_rounded_conversion(&mut self, call: TargetCall, how: Conversion) -> Option<Value> {
        let op = match how {
            Conversion::SignedToFloat => Opcode::SIToFP,
            Conversion::UnsignedToFloat => Opcode::UIToFP,
            Conversion::DoubleToFloat => Opcode::FPTrunc,
            _ => return None,
        };
        call.is_nearest().then(|| self.cast(op, 0, call.x, call.ty))
    }
}
