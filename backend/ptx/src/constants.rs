//! Constants as the back end sees them: bits of a part, or a symbol with an offset.

use warpc_ir::consts::{ConstKind, Consts, low_mask, sign_extend};
use warpc_ir::ids::{Global, Type};
use warpc_ir::layout::DataLayout;
use warpc_ir::module::GlobalKind;
use warpc_ir::types::TypesRef;
use warpc_ir::{ModuleCtx, Opcode, TypeKind, Value, ValueKind};

/// A constant that fits one register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// Bits, zero-extended.
    Bits(u64),
    /// Address of a global plus an offset.
    Address {
        /// The global.
        global: Global,
        /// Bytes.
        offset: i64,
        /// Whether the address is generic rather than in the global's own space.
        generic: bool,
    },
    /// Low bits of such an address.
    Truncated {
        /// The global.
        global: Global,
        /// Bytes.
        offset: i64,
        /// As above.
        generic: bool,
        /// Bits that are left.
        bits: u32,
    },
    /// Nothing the back end can write down.
    Unsupported,
}

/// What constants are read with.
#[derive(Clone, Copy)]
pub struct ConstCx<'a> {
    /// The owner's constants.
    pub consts: &'a Consts,
    /// Types.
    pub types: TypesRef<'a>,
    /// Layout.
    pub layout: &'a DataLayout,
    /// The module.
    pub module: ModuleCtx<'a>,
}

impl<'a> ConstCx<'a> {
    /// Type of a constant.
    pub fn type_of(self, value: Value) -> Type {
        match value.kind() {
            ValueKind::Const(c) => self.consts.ty(c),
            ValueKind::Global(g) => self.module.globals.shape[g.index()].ptr_ty,
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            _ => Type::VOID,
        }
    }
    /// Constant offset of a `getelementptr` expression or instruction over `elem` with constant `indices`.
    pub fn gep_offset(self, elem: Type, indices: impl Iterator<Item = Value>) -> Option<i64> {
        let mut at = elem;
        let mut off = 0i64;
        for (n, v) in indices.enumerate() {
            let i = match self.scalar(v) {
                Scalar::Bits(b) => sign_extend(b, self.types.int_bits(self.type_of(v)).unwrap_or(64).min(64)),
                _ => return None,
            };
            if n == 0 {
                off = off.wrapping_add(i.wrapping_mul(self.layout.alloc_size(self.types, elem) as i64));
                continue;
            }
            // An index may be behind the end of an array, which may have no elements: memory that a launch sizes.
            let (step, elem) = match self.types.kind(at) {
                TypeKind::Struct { .. } | TypeKind::Named(_) => {
                    let field = self.types.element(at, i as u64)?;
                    (self.layout.field_offset(self.types, at, i as usize) as i64, field)
                }
                TypeKind::Array { elem, .. } => {
                    (i.wrapping_mul(self.layout.alloc_size(self.types, *elem) as i64), *elem)
                }
                TypeKind::Vector { elem, .. } => {
                    (i.wrapping_mul(self.layout.size_in_bits(self.types, *elem) as i64 / 8), *elem)
                }
                _ => return None,
            };
            off = off.wrapping_add(step);
            at = elem;
        }
        Some(off)
    }
    /// A scalar constant of at most 64 bits. Walks down the first operand of expressions: no recursion.
    pub fn scalar(self, value: Value) -> Scalar {
        // What to do with the value found at the bottom, outermost last.
        let mut value = value;
        let mut offset = 0i64;
        let mut generic = None;
        let mut trunc: Option<u32> = None;
        let done = |bits: u64, offset: i64, trunc: Option<u32>| {
            Scalar::Bits((bits.wrapping_add(offset as u64)) & low_mask(trunc.unwrap_or(64)))
        };
        for _ in 0..1 << 20 {
            match value.kind() {
                ValueKind::Undef(_) | ValueKind::Poison(_) => return done(0, 0, trunc),
                ValueKind::Global(g) => {
                    // An alias names its own symbol; its address is that of the aliasee.
                    let space = self.module.globals.shape[g.index()].addrspace;
                    let generic = generic.unwrap_or(space == 0 && !is_function(self.module, g));
                    return match trunc {
                        Some(bits) if bits < 64 => Scalar::Truncated { global: g, offset, generic, bits },
                        _ => Scalar::Address { global: g, offset, generic },
                    };
                }
                ValueKind::Const(c) => {
                    let row = self.consts.row(c);
                    match row.kind {
                        ConstKind::Int | ConstKind::Float => return done(row.payload, offset, trunc),
                        ConstKind::Null | ConstKind::Zero | ConstKind::TokenNone => return done(0, offset, trunc),
                        ConstKind::DsoLocalEquivalent | ConstKind::NoCfi => value = self.consts.list(c)[0],
                        ConstKind::WideInt => {
                            // Only below a truncation.
                            return done(self.consts.limbs(c)[0], offset, trunc);
                        }
                        ConstKind::Expr => {
                            let list = self.consts.list(c);
                            match row.op {
                                Opcode::GetElementPtr => {
                                    let Some(o) = self.gep_offset(row.elem, list[1..].iter().copied()) else {
                                        return Scalar::Unsupported;
                                    };
                                    offset = offset.wrapping_add(o);
                                    value = list[0];
                                }
                                Opcode::BitCast | Opcode::IntToPtr => value = list[0],
                                Opcode::PtrToInt | Opcode::PtrToAddr => {
                                    if let Some(bits) = self.types.int_bits(row.ty) {
                                        trunc = Some(trunc.unwrap_or(64).min(bits));
                                    }
                                    value = list[0];
                                }
                                Opcode::Trunc => {
                                    let bits = self.types.int_bits(row.ty).unwrap_or(64);
                                    trunc = Some(trunc.unwrap_or(64).min(bits));
                                    value = list[0];
                                }
                                Opcode::AddrSpaceCast => {
                                    let from = self.types.addrspace(self.type_of(list[0]));
                                    let to = self.types.addrspace(row.ty);
                                    if to == Some(0) && from != Some(0) {
                                        generic = generic.or(Some(true));
                                    } else if from == Some(0) && to != Some(0) {
                                        generic = generic.or(Some(false));
                                    }
                                    value = list[0];
                                }
                                Opcode::Add | Opcode::Sub => {
                                    let (a, b) = (self.scalar_leaf(list[0]), self.scalar_leaf(list[1]));
                                    match (a, b) {
                                        (_, Some(b)) => {
                                            let d = b as i64;
                                            offset = if row.op == Opcode::Add {
                                                offset.wrapping_add(d)
                                            } else {
                                                offset.wrapping_sub(d)
                                            };
                                            value = list[0];
                                        }
                                        (Some(a), _) if row.op == Opcode::Add => {
                                            offset = offset.wrapping_add(a as i64);
                                            value = list[1];
                                        }
                                        _ => return Scalar::Unsupported,
                                    }
                                }
                                Opcode::Xor => match (self.scalar_leaf(list[0]), self.scalar_leaf(list[1])) {
                                    (Some(a), Some(b)) => return done(a ^ b, offset, trunc),
                                    _ => return Scalar::Unsupported,
                                },
                                _ => return Scalar::Unsupported,
                            }
                        }
                        _ => return Scalar::Unsupported,
                    }
                }
                _ => return Scalar::Unsupported,
            }
        }
        Scalar::Unsupported
    }
    fn scalar_leaf(self, value: Value) -> Option<u64> {
        self.consts.int(value.as_const()?)
    }
    /// Value of element `i` of a constant aggregate or vector; `None` when it is not one (`value` is an expression).
    pub fn element(self, value: Value, i: u64) -> Option<Element> {
        let t = self.type_of(value);
        let et = self.types.element(t, i)?;
        Some(match value.kind() {
            ValueKind::Undef(_) => Element::Value(Value::undef(et)),
            ValueKind::Poison(_) => Element::Value(Value::poison(et)),
            ValueKind::Const(c) => match self.consts.row(c).kind {
                ConstKind::Zero => Element::Zero(et),
                ConstKind::Aggregate => Element::Value(*self.consts.list(c).get(i as usize)?),
                ConstKind::Splat => Element::Value(self.consts.list(c)[0]),
                ConstKind::Bytes => Element::Byte(*self.consts.bytes(c).get(i as usize)?),
                _ => return None,
            },
            _ => return None,
        })
    }
}

/// Element of a constant aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// A constant of its own.
    Value(Value),
    /// Zero of a type.
    Zero(Type),
    /// A byte.
    Byte(u8),
}

/// What `global` names in the end, when it is an alias; else `global`.
pub fn aliasee(module: ModuleCtx<'_>, mut global: Global) -> Global {
    // A chain has no more links than there are globals.
    for _ in 0..module.globals.sym.len() {
        let next = module.globals.parts[global.index()].init.as_global();
        match next.filter(|_| module.globals.sym[global.index()].kind == GlobalKind::Alias) {
            Some(to) => global = to,
            None => break,
        }
    }
    global
}

/// Whether `global` is a function (or an alias of one): its address is the same in every space.
pub fn is_function(module: ModuleCtx<'_>, global: Global) -> bool {
    module.types().func(module.globals.shape[global.index()].ty).is_some()
}
