//! Values: a tagged `u32` that names anything an operand can be.

use crate::ids::*;

/// Bits of the payload.
const SHIFT: u32 = 28;
const MASK: u32 = (1 << SHIFT) - 1;

/// What a [`Value`] names.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum ValueKind {
    /// Result of an instruction of the same function.
    Inst(Inst),
    /// Argument number of the function.
    Arg(u32),
    /// Basic block of the function (operands of terminators and phis).
    Block(Block),
    /// Constant of the function's (or, in initialisers, the module's) constant table.
    Const(Const),
    /// Function, variable, alias or ifunc of the module.
    Global(Global),
    /// Intrinsic callee.
    Intrinsic(Intrin),
    /// `undef` of a type.
    Undef(Type),
    /// `poison` of a type.
    Poison(Type),
    /// Metadata used as an operand.
    Meta(Md),
    /// Function-local value used as metadata: row of `FuncSide::local_md`.
    LocalMeta(u32),
    /// Inline assembly callee.
    Asm(Asm),
    /// No value.
    None,
}

/// A tagged `u32`: four bits of kind, 28 bits of row. `Copy`, compared by content: one constant has one id.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Value(pub u32);

impl Default for Value {
    fn default() -> Self {
        Value::NONE
    }
}

const INST: u32 = 0;
const ARG: u32 = 1;
const BLOCK: u32 = 2;
const CONST: u32 = 3;
const GLOBAL: u32 = 4;
const INTRINSIC: u32 = 5;
const UNDEF: u32 = 6;
const POISON: u32 = 7;
const META: u32 = 8;
const LOCAL_META: u32 = 9;
const ASM: u32 = 10;

impl Value {
    /// The absent value.
    pub const NONE: Value = Value(u32::MAX);
    /// Largest row number a value can name (exclusive).
    pub const LIMIT: u32 = MASK;

    #[inline(always)]
    const fn pack(tag: u32, row: u32) -> Value {
        debug_assert!(row < MASK);
        Value((tag << SHIFT) | (row & MASK))
    }
    /// Result of `inst`.
    #[inline(always)]
    pub const fn inst(inst: Inst) -> Value {
        Self::pack(INST, inst.0)
    }
    /// Argument `n`.
    #[inline(always)]
    pub const fn arg(n: u32) -> Value {
        Self::pack(ARG, n)
    }
    /// Block `block`.
    #[inline(always)]
    pub const fn block(block: Block) -> Value {
        Self::pack(BLOCK, block.0)
    }
    /// Constant `constant`.
    #[inline(always)]
    pub const fn constant(constant: Const) -> Value {
        Self::pack(CONST, constant.0)
    }
    /// Global `global`.
    #[inline(always)]
    pub const fn global(global: Global) -> Value {
        Self::pack(GLOBAL, global.0)
    }
    /// Intrinsic callee `intrin`.
    #[inline(always)]
    pub const fn intrinsic(intrin: Intrin) -> Value {
        Self::pack(INTRINSIC, intrin.0)
    }
    /// `undef` of type `ty`.
    #[inline(always)]
    pub const fn undef(ty: Type) -> Value {
        Self::pack(UNDEF, ty.0)
    }
    /// `poison` of type `ty`.
    #[inline(always)]
    pub const fn poison(ty: Type) -> Value {
        Self::pack(POISON, ty.0)
    }
    /// Metadata node `node` as an operand.
    #[inline(always)]
    pub const fn meta(node: Md) -> Value {
        Self::pack(META, node.0)
    }
    /// Row `n` of the function's local metadata.
    #[inline(always)]
    pub const fn local_meta(n: u32) -> Value {
        Self::pack(LOCAL_META, n)
    }
    /// Inline assembly `asm`.
    #[inline(always)]
    pub const fn asm(asm: Asm) -> Value {
        Self::pack(ASM, asm.0)
    }
    /// Whether it means the same in every module: an instruction, argument, block or constant of the function, nothing of a table
    /// of the module.
    #[inline(always)]
    pub const fn is_of_function(self) -> bool {
        self.0 >> SHIFT <= CONST
    }
    /// Tag alone (for sorting and tables): 0 instruction, 1 argument, 2 block, 3 constant, ...
    #[inline(always)]
    pub const fn tag(self) -> u32 {
        self.0 >> SHIFT
    }
    /// Row alone.
    #[inline(always)]
    pub const fn row(self) -> u32 {
        self.0 & MASK
    }
    /// The value taken apart.
    #[inline]
    pub const fn kind(self) -> ValueKind {
        let row = self.0 & MASK;
        match self.0 >> SHIFT {
            INST => ValueKind::Inst(Inst(row)),
            ARG => ValueKind::Arg(row),
            BLOCK => ValueKind::Block(Block(row)),
            CONST => ValueKind::Const(Const(row)),
            GLOBAL => ValueKind::Global(Global(row)),
            INTRINSIC => ValueKind::Intrinsic(Intrin(row)),
            UNDEF => ValueKind::Undef(Type(row)),
            POISON => ValueKind::Poison(Type(row)),
            META => ValueKind::Meta(Md(row)),
            LOCAL_META => ValueKind::LocalMeta(row),
            ASM => ValueKind::Asm(Asm(row)),
            _ => ValueKind::None,
        }
    }
    /// The instruction, if it is one.
    #[inline(always)]
    pub const fn as_inst(self) -> Option<Inst> {
        if self.0 >> SHIFT == INST { Some(Inst(self.0)) } else { None }
    }
    /// The argument number, if it is one.
    #[inline(always)]
    pub const fn as_arg(self) -> Option<u32> {
        if self.0 >> SHIFT == ARG { Some(self.0 & MASK) } else { None }
    }
    /// The block, if it is one.
    #[inline(always)]
    pub const fn as_block(self) -> Option<Block> {
        if self.0 >> SHIFT == BLOCK { Some(Block(self.0 & MASK)) } else { None }
    }
    /// The table constant, if it is one (not undef, poison or a global).
    #[inline(always)]
    pub const fn as_const(self) -> Option<Const> {
        if self.0 >> SHIFT == CONST { Some(Const(self.0 & MASK)) } else { None }
    }
    /// The global, if it is one.
    #[inline(always)]
    pub const fn as_global(self) -> Option<Global> {
        if self.0 >> SHIFT == GLOBAL { Some(Global(self.0 & MASK)) } else { None }
    }
    /// The intrinsic callee, if it is one.
    #[inline(always)]
    pub const fn as_intrinsic(self) -> Option<Intrin> {
        if self.0 >> SHIFT == INTRINSIC { Some(Intrin(self.0 & MASK)) } else { None }
    }
    /// Whether there is no value.
    #[inline(always)]
    pub const fn is_none(self) -> bool {
        self.0 == u32::MAX
    }
    /// Whether there is a value.
    #[inline(always)]
    pub const fn is_some(self) -> bool {
        self.0 != u32::MAX
    }
    /// Whether it is an IR constant: table constant, global, undef or poison.
    #[inline(always)]
    pub const fn is_constant(self) -> bool {
        let tag = self.0 >> SHIFT;
        tag == CONST || tag == GLOBAL || tag == UNDEF || tag == POISON
    }
    /// Whether it is undef or poison.
    #[inline(always)]
    pub const fn is_undef_or_poison(self) -> bool {
        let tag = self.0 >> SHIFT;
        tag == UNDEF || tag == POISON
    }
    /// Whether it is poison.
    #[inline(always)]
    pub const fn is_poison(self) -> bool {
        self.0 >> SHIFT == POISON
    }
    /// Whether its uses are counted (instruction, argument or block).
    #[inline(always)]
    pub const fn has_uses(self) -> bool {
        self.0 >> SHIFT <= BLOCK
    }
}

impl From<Inst> for Value {
    fn from(inst: Inst) -> Value {
        Value::inst(inst)
    }
}
impl From<Block> for Value {
    fn from(block: Block) -> Value {
        Value::block(block)
    }
}
impl From<Global> for Value {
    fn from(global: Global) -> Value {
        Value::global(global)
    }
}

impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.kind() {
            ValueKind::Inst(i) => write!(f, "%i{}", i.0),
            ValueKind::Arg(n) => write!(f, "%a{n}"),
            ValueKind::Block(b) => write!(f, "%b{}", b.0),
            ValueKind::None => f.write_str("-"),
            other => write!(f, "{other:?}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_survives_packing() {
        for v in [
            Value::inst(Inst(5)),
            Value::arg(6),
            Value::block(Block(7)),
            Value::constant(Const(8)),
            Value::global(Global(9)),
            Value::intrinsic(Intrin(10)),
            Value::undef(Type(11)),
            Value::poison(Type(12)),
            Value::meta(Md(13)),
            Value::local_meta(14),
            Value::asm(Asm(15)),
        ] {
            let again = match v.kind() {
                ValueKind::Inst(x) => Value::inst(x),
                ValueKind::Arg(x) => Value::arg(x),
                ValueKind::Block(x) => Value::block(x),
                ValueKind::Const(x) => Value::constant(x),
                ValueKind::Global(x) => Value::global(x),
                ValueKind::Intrinsic(x) => Value::intrinsic(x),
                ValueKind::Undef(x) => Value::undef(x),
                ValueKind::Poison(x) => Value::poison(x),
                ValueKind::Meta(x) => Value::meta(x),
                ValueKind::LocalMeta(x) => Value::local_meta(x),
                ValueKind::Asm(x) => Value::asm(x),
                ValueKind::None => Value::NONE,
            };
            assert_eq!(v, again);
        }
        assert_eq!(Value::NONE.kind(), ValueKind::None);
    }
}
