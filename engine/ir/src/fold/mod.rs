//! Constant folding: operations over constants give constants, by the rules of the language reference.
//!
//! | file | what |
//! |---|---|
//! | `int.rs`, `float.rs` | arithmetic on bit patterns |
//! | `binary.rs` | integer and floating-point operations, undef and poison |
//! | `casts.rs` | conversions |
//! | `compare.rs` | comparisons, `select`, `freeze` |
//! | `aggregate.rs` | elements of vectors and aggregates |
//! | `gep.rs` | addresses: canonical `getelementptr i8` offsets |
//! | `intrinsic.rs`, `nvvm.rs`, `nvvm_bits.rs` | intrinsic calls; those of the target, on integers |
//! | `written.rs`, `refold.rs` | the form constants are read in; expressions read like that, folded again |
//! | `inst.rs` | [`FuncMut::fold_inst`]: any instruction whose operands are constants |
//!
//! The folder never folds to something that is less defined than the operation, except that immediate undefined behaviour
//! (division by zero) becomes poison. Values that it cannot compute (addresses of globals) become constant expressions where the
//! language still has them, else nothing is folded. Vectors are folded lane by lane, splats once.

mod aggregate;
mod binary;
mod casts;
mod compare;
pub mod float;
mod gep;
mod inst;
pub mod int;
mod intrinsic;
mod load;
mod nvvm;
mod nvvm_bits;
mod refold;
pub mod written;

use crate::consts::{ConstKind, Consts, ExprHead};
use crate::func::FuncMut;
use crate::ids::*;
use crate::layout::DataLayout;
use crate::module::ModuleCtx;
use crate::opcode::Opcode;
use crate::types::{TypeKind, TypesRef};
use crate::value::{Value, ValueKind};
pub use gep::merge_flags as merge_gep_flags;
use int::Limbs;
pub use intrinsic::known as propagates_poison;
use smallvec::SmallVec;

/// Folds over one constant table. Cheap to make.
pub struct Folder<'a> {
    /// Where operands live and results go.
    pub consts: &'a mut Consts,
    /// Types.
    pub types: TypesRef<'a>,
    /// Data layout.
    pub layout: &'a DataLayout,
    /// The module, when there is one: types and linkage of globals.
    pub ctx: Option<ModuleCtx<'a>>,
    /// Function whose attributes say how subnormals are treated; `NONE`: as IEEE says.
    pub func: Global,
}

impl<'a> FuncMut<'a> {
    /// A folder over the constants of the function.
    pub fn folder(&mut self) -> Folder<'_> {
        let (ctx, func) = (self.ctx(), self.global());
        let side = self.side_mut();
        let types = match &side.overlay {
            Some(o) => ctx.tables.types.view_over(&o.types),
            None => ctx.tables.types.view(),
        };
        Folder { consts: &mut side.consts, types, layout: &ctx.tables.layout, ctx: Some(ctx), func }
    }
}

/// Values of the lanes of a vector.
pub type Lanes = SmallVec<[Value; 8]>;

impl<'a> Folder<'a> {
    /// Type of a constant; `NONE` for what is no constant.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(c) => self.consts.ty(c),
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            ValueKind::Global(g) => self.ctx.map_or(Type::NONE, |c| c.globals.shape[g.index()].ptr_ty),
            _ => Type::NONE,
        }
    }
    /// Whether `value` is undef and not poison.
    #[inline]
    pub fn is_undef(&self, value: Value) -> bool {
        value.is_undef_or_poison() && !value.is_poison()
    }
    /// The constant `n`, sign-extended or cut, of integer type or vector of integers `ty`.
    pub fn int_of(&mut self, ty: Type, n: i64) -> Option<Value> {
        let scalar = self.types.scalar(ty);
        let bits = self.types.int_bits(scalar)?;
        let v = if bits <= 64 {
            self.consts.add_int(scalar, bits, n as u64)
        } else {
            let limbs = int::sext(&[n as u64], 64, bits);
            self.consts.add_wide_int(scalar, bits, &limbs)
        };
        Some(self.splat(ty, v))
    }
    /// `value` itself for a scalar type `ty`, the splat of it for a vector type.
    pub fn splat(&mut self, ty: Type, value: Value) -> Value {
        if self.types.is_vector(ty) { self.consts.add_splat(ty, value) } else { value }
    }
    /// The zero of `ty`.
    pub fn zero(&mut self, ty: Type) -> Option<Value> {
        Some(match self.types.kind(ty) {
            TypeKind::Int(bits) => self.consts.add_wide_int(ty, *bits, &[]),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => self.consts.add_float(ty, 0),
            TypeKind::X86Fp80 | TypeKind::Fp128 | TypeKind::PpcFp128 => self.consts.add_wide_float(ty, [0, 0]),
            TypeKind::Ptr(_) => self.consts.add_null(ty),
            TypeKind::Vector { .. } | TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_) => {
                self.consts.add_zero(ty)
            }
            _ => return None,
        })
    }
    /// The boolean `b` of type `ty`: `i1` or a vector of it.
    pub fn bool_of(&mut self, ty: Type, b: bool) -> Value {
        let v = self.consts.add_bool(b);
        self.splat(ty, v)
    }
    /// Limbs of a scalar integer.
    pub fn limbs(&self, value: Value) -> Option<Limbs> {
        let c = value.as_const()?;
        let row = self.consts.row(c);
        match row.kind {
            ConstKind::Int => Some(Limbs::from_slice(&[row.payload])),
            ConstKind::WideInt => Some(self.consts.limbs(c).into()),
            _ => None,
        }
    }
    /// Bits of a scalar float.
    pub fn float_bits(&self, value: Value) -> Option<u128> {
        self.consts.as_float_bits(value)
    }
    /// Constant of scalar float type `ty` with these bits.
    pub fn float(&mut self, ty: Type, bits: u128) -> Value {
        match ty {
            Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE => self.consts.add_float(ty, bits as u64),
            _ => self.consts.add_wide_float(ty, [bits as u64, (bits >> 64) as u64]),
        }
    }
    /// Lane or element `i` of a constant of any aggregate or vector type.
    pub fn element(&mut self, value: Value, i: u64) -> Option<Value> {
        let elem = self.types.element(self.type_of(value).get()?, i)?;
        match value.kind() {
            ValueKind::Undef(_) => Some(Value::undef(elem)),
            ValueKind::Poison(_) => Some(Value::poison(elem)),
            ValueKind::Const(c) => match self.consts.row(c).kind {
                ConstKind::Zero => self.zero(elem),
                ConstKind::Splat => self.consts.list(c).first().copied(),
                ConstKind::Aggregate => self.consts.list(c).get(i as usize).copied(),
                ConstKind::Bytes => {
                    let b = *self.consts.bytes(c).get(i as usize)?;
                    Some(self.consts.add_int(Type::I8, 8, b as u64))
                }
                _ => None,
            },
            _ => None,
        }
    }
    /// The one value of all lanes of a vector, or a scalar itself.
    pub fn uniform(&mut self, value: Value) -> Option<Value> {
        let ty = self.type_of(value).get()?;
        let TypeKind::Vector { elem, .. } = *self.types.kind(ty) else { return Some(value) };
        match value.kind() {
            ValueKind::Undef(_) => Some(Value::undef(elem)),
            ValueKind::Poison(_) => Some(Value::poison(elem)),
            ValueKind::Const(c) => match self.consts.row(c).kind {
                ConstKind::Zero => self.zero(elem),
                ConstKind::Splat => self.consts.list(c).first().copied(),
                _ => None,
            },
            _ => None,
        }
    }
    /// Applies `f` lane by lane (once for uniform operands) and builds a constant of type `ty`, which is a scalar or a vector of
    /// the operands' length.
    pub fn lanewise<const N: usize>(
        &mut self,
        ty: Type,
        args: [Value; N],
        mut f: impl FnMut(&mut Self, [Value; N]) -> Option<Value>,
    ) -> Option<Value> {
        let Some((len, scalable, _)) = self.types.vector(ty) else { return f(self, args) };
        let mut one = args;
        let mut uniform = true;
        for v in &mut one {
            match self.uniform(*v) {
                Some(u) => *v = u,
                None => uniform = false,
            }
        }
        if uniform {
            let r = f(self, one)?;
            return Some(self.consts.add_splat(ty, r));
        }
        if scalable || len > 4096 {
            return None;
        }
        let mut lanes = Lanes::new();
        for i in 0..len as u64 {
            for (d, &a) in one.iter_mut().zip(&args) {
                *d = if self.types.is_vector(self.type_of(a)) { self.element(a, i)? } else { a };
            }
            lanes.push(f(self, one)?);
        }
        Some(self.consts.add_aggregate(ty, &lanes, true))
    }
    /// A constant expression.
    fn expr(&mut self, ty: Type, op: Opcode, flags: u16, ops: &[Value]) -> Value {
        self.consts.add_expr(ty, ExprHead { op, flags, elem: Type::NONE, inrange: None }, ops)
    }
    /// Whether `value` is a constant expression or an address: a constant whose bits are not known here.
    pub fn is_symbolic(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Global(_) => true,
            ValueKind::Const(c) => {
                let k = self.consts.row(c).kind;
                matches!(
                    k,
                    ConstKind::Expr
                        | ConstKind::BlockAddress
                        | ConstKind::DsoLocalEquivalent
                        | ConstKind::NoCfi
                        | ConstKind::PtrAuth
                )
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod properties;
#[cfg(test)]
mod tests;
