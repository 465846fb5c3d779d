//! PTX as an instruction set of the machine level: opcodes, types, modifiers, register classes, families of moves.
//!
//! A row names its opcode, two PTX types and packed modifiers. Rows may hold any PTX, also what is not in SSA form: opaque text
//! (inline assembly, rare intrinsics) is a row with a template and ordinary operands.

use bevy_ecs::prelude::*;
use warpc_columns::archetype;
use warpc_machine::instruction_rows;
use warpc_machine::isa::{ClassRow, Control, Family, FamilyRow, InstructionSet, MoveKind, PhiMark, RegClass};

pub use crate::opcodes::Op;
pub use warpc_machine::ids::{MBlock, Row, TextId, VReg};
pub use warpc_machine::isa::{RowColumns, RowColumnsMut};
pub use warpc_machine::operand::{Kind, MLoc, MOps, Operand, is_guarded, oflag};
pub use warpc_machine::rows::{MFreq, MRange, MachineBlock, Side, VClass, VirtualReg};

warpc_columns::id! {
    /// A parameter of the function that rows are of, counted from 0: what an operand of kind [`Kind::Param`] names.
    pub ParamIndex;
    /// What an operand of kind [`Kind::Symbol`] names: a row of the module's globals, or of the symbols of PTX that was read.
    pub SymbolRow;
}

macro_rules! ptx_types {
    ($($Name:ident, $text:literal, $Class:ident, $bits:literal;)*) => {
        /// Type of a PTX instruction.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        #[repr(u8)]
        pub enum PTy { $(#[doc = concat!("`", $text, "`")] $Name),*, /// No type.
            #[default] None }
        impl PTy {
            /// Suffix with its dot.
            #[inline]
            pub const fn text(self) -> &'static str { match self { $(PTy::$Name => $text),*, PTy::None => "" } }
            /// Class of the registers that hold it.
            #[inline]
            pub const fn class(self) -> Class { match self { $(PTy::$Name => Class::$Class),*, PTy::None => Class::B32 } }
            /// Width in bits.
            #[inline]
            pub const fn bits(self) -> u32 { match self { $(PTy::$Name => $bits),*, PTy::None => 0 } }
        }
    };
}
ptx_types! {
    Pred,   ".pred",   Pred, 1;
    B8,     ".b8",     B16,  8;
    B16,    ".b16",    B16,  16;
    B32,    ".b32",    B32,  32;
    B64,    ".b64",    B64,  64;
    B128,   ".b128",   B128, 128;
    U8,     ".u8",     B16,  8;
    U16,    ".u16",    B16,  16;
    U32,    ".u32",    B32,  32;
    U64,    ".u64",    B64,  64;
    S8,     ".s8",     B16,  8;
    S16,    ".s16",    B16,  16;
    S32,    ".s32",    B32,  32;
    S64,    ".s64",    B64,  64;
    F16,    ".f16",    B16,  16;
    BF16,   ".bf16",   B16,  16;
    F32,    ".f32",    B32,  32;
    F64,    ".f64",    B64,  64;
    F16X2,  ".f16x2",  B32,  32;
    BF16X2, ".bf16x2", B32,  32;
    S16X2,  ".s16x2",  B32,  32;
    U16X2,  ".u16x2",  B32,  32;
}

impl PTy {
    /// Whether immediates of the type are written as floating-point bits.
    pub const fn is_f32_or_f64(self) -> bool {
        matches!(self, PTy::F32 | PTy::F64)
    }
    /// Whether it is a 16-bit float, or a pair of them: no immediates.
    pub const fn is_half(self) -> bool {
        matches!(self, PTy::F16 | PTy::BF16 | PTy::F16X2 | PTy::BF16X2)
    }
    /// Untyped bits of a width.
    pub const fn bits_of(bits: u32) -> PTy {
        match bits {
            1 => PTy::Pred,
            8 => PTy::B8,
            16 => PTy::B16,
            32 => PTy::B32,
            64 => PTy::B64,
            _ => PTy::B128,
        }
    }
    /// Unsigned integer of a width.
    pub const fn unsigned(bits: u32) -> PTy {
        match bits {
            8 => PTy::U8,
            16 => PTy::U16,
            32 => PTy::U32,
            _ => PTy::U64,
        }
    }
    /// Signed integer of a width.
    pub const fn signed(bits: u32) -> PTy {
        match bits {
            8 => PTy::S8,
            16 => PTy::S16,
            32 => PTy::S32,
            _ => PTy::S64,
        }
    }
}

/// What the registers of a class hold, where classes have types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[repr(u8)]
pub enum RegKind {
    /// Integers and bits.
    #[default]
    Integer,
    /// `f32` or `f64`.
    Float,
    /// Floats of 16 bits, or two of them.
    Half,
}

/// Class of a virtual register: one declaration and one numbering each. Selection uses the classes by width alone; those with a
/// type come in with `nvptx-typed-registers`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[repr(u8)]
pub enum Class {
    /// Predicate, `%p`.
    Pred,
    /// 16 bits (also bytes), `%rs`.
    B16,
    /// 32 bits, `%r`.
    #[default]
    B32,
    /// 64 bits, `%rd`.
    B64,
    /// 128 bits, `%rq`.
    B128,
    /// float, `%f`.
    F32,
    /// double, `%fd`.
    F64,
    /// half or bfloat, `%h`.
    F16,
    /// Two of these, `%hh`.
    F16X2,
}

impl Class {
    /// All classes, in order of declaration.
    pub const ALL: [Class; 9] = [
        Class::Pred,
        Class::B16,
        Class::B32,
        Class::B64,
        Class::B128,
        Class::F32,
        Class::F64,
        Class::F16,
        Class::F16X2,
    ];
    /// Name prefix of the registers.
    pub const fn prefix(self) -> &'static str {
        Ptx::CLASSES[self as usize].prefix
    }
    /// The class as a row of [`InstructionSet::CLASSES`].
    #[inline]
    pub const fn number(self) -> RegClass {
        RegClass(self as u8)
    }
    /// The class of a row of [`InstructionSet::CLASSES`].
    #[inline]
    pub const fn of(class: RegClass) -> Class {
        Class::ALL[class.0 as usize]
    }
    /// The class of this width that has no type.
    #[inline]
    pub const fn untyped(self) -> Class {
        match self {
            Class::F32 | Class::F16X2 => Class::B32,
            Class::F64 => Class::B64,
            Class::F16 => Class::B16,
            class => class,
        }
    }
    /// The class of this width for what `kind` says; the one without a type where there is none.
    pub const fn typed(self, kind: RegKind) -> Class {
        match (kind, self.untyped()) {
            (RegKind::Float, Class::B32) => Class::F32,
            (RegKind::Float, Class::B64) => Class::F64,
            (RegKind::Half, Class::B16) => Class::F16,
            (RegKind::Half, Class::B32) => Class::F16X2,
            (_, class) => class,
        }
    }
    /// What its registers hold.
    pub const fn kind(self) -> RegKind {
        match self {
            Class::F32 | Class::F64 => RegKind::Float,
            Class::F16 | Class::F16X2 => RegKind::Half,
            _ => RegKind::Integer,
        }
    }
    /// Type of a move: bits of the width.
    pub const fn ty(self) -> PTy {
        match self.untyped() {
            Class::Pred => PTy::Pred,
            Class::B16 => PTy::B16,
            Class::B64 => PTy::B64,
            Class::B128 => PTy::B128,
            _ => PTy::B32,
        }
    }
    /// Type of a declaration. Registers of halves are declared as bits, which both kinds of half may be in.
    pub const fn declared(self) -> PTy {
        match self {
            Class::F32 => PTy::F32,
            Class::F64 => PTy::F64,
            class => class.ty(),
        }
    }
}

macro_rules! fields {
    ($($(#[$doc:meta])* $get:ident, $with:ident, $shift:literal, $bits:literal;)*) => {
        impl Mods {
            $(
                $(#[$doc])*
                #[inline]
                pub const fn $get(self) -> u8 { (self.0 >> $shift) as u8 & ((1u16 << $bits) - 1) as u8 }
                /// The same with this field set.
                #[inline]
                pub const fn $with(self, v: u8) -> Mods {
                    Mods(self.0 & !(((1u32 << $bits) - 1) << $shift) | (v as u32) << $shift)
                }
            )*
        }
    };
}

/// Packed modifiers of a row. Each field is a row number of the table of its name in `opcodes.rs`; 0 is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mods(pub u32);
fields! {
    /// Rounding and precision.
    round, with_round, 0, 5;
    /// Comparison.
    cmp, with_cmp, 5, 5;
    /// State space.
    space, with_space, 10, 4;
    /// Memory semantics.
    sem, with_sem, 14, 3;
    /// Scope.
    scope, with_scope, 17, 3;
    /// Vector: log2 of the number of elements.
    vec, with_vec, 20, 2;
    /// Atomic operation.
    atom, with_atom, 22, 4;
    /// `.ftz`
    ftz, with_ftz, 26, 1;
    /// `.sat`
    sat, with_sat, 27, 1;
    /// `.nc`
    nc, with_nc, 28, 1;
    /// `.NaN`
    nan, with_nan, 29, 1;
    /// `.noftz`
    noftz, with_noftz, 30, 1;
}

/// Opcode, types and modifiers.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MHead {
    /// Opcode.
    pub op: Op,
    /// Type.
    pub ty: PTy,
    /// Second type (source of a conversion).
    pub ty2: PTy,
    /// Modifiers.
    pub mods: Mods,
}

impl Default for MHead {
    fn default() -> Self {
        MHead { op: Op::Label, ty: PTy::None, ty2: PTy::None, mods: Mods(0) }
    }
}

archetype! {
    /// A PTX instruction.
    pub MachineInst: MachineInstRows, MachineInstView, MachineInstViewMut {
        /// Opcode, types, modifiers.
        head, head_mut: MHead,
        /// Operands.
        ops, ops_mut: MOps,
        /// Location.
        loc, loc_mut: MLoc,
    }
}

/// Modifiers of the copies that phis leave; a `mov` prints none.
pub mod phi_mark {
    use super::Mods;
    /// Into the incoming register, at the end of a predecessor: all those of a block happen at once.
    pub const IN: Mods = Mods(1);
    /// From the incoming register, at the start of the phi's block.
    pub const HEAD: Mods = Mods(2);
}

/// PTX.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ptx;

instruction_rows! { Ptx, MachineInst, MachineInstRows, MachineInstViewMut, MHead }

/// Read view of the machine form of a function.
pub type Machine<'a> = warpc_machine::rows::Machine<'a, Ptx>;
/// Write view of the machine form of a function.
pub type MachineMut<'a> = warpc_machine::rows::MachineMut<'a, Ptx>;
/// The machine form of a function at rest.
pub type MachineBody = warpc_machine::rows::MachineBody<Ptx>;

/// What PTX adds to the views.
pub trait Classes {
    /// Class of a virtual register.
    fn class(&self, reg: VReg) -> Class;
}
impl Classes for Machine<'_> {
    #[inline]
    fn class(&self, reg: VReg) -> Class {
        Class::of(self.reg_class(reg))
    }
}

const fn class(prefix: &'static str, bits: u32) -> ClassRow {
    ClassRow { prefix, bits }
}

const fn family(name: &'static str, class: Option<Class>, width: u8, joins: bool) -> FamilyRow {
    let class = match class {
        Some(class) => Some(class.number()),
        None => None,
    };
    FamilyRow { name, class, width, joins }
}

/// Family of moves between registers of different classes.
const CROSS: Family = Family(9);
/// Family of moves of a parameter that was just loaded.
const PARAM: Family = Family(10);

impl InstructionSet for Ptx {
    const CLASSES: &'static [ClassRow] = &[
        class("%p", 1),
        class("%rs", 16),
        class("%r", 32),
        class("%rd", 64),
        class("%rq", 128),
        class("%f", 32),
        class("%fd", 64),
        class("%h", 16),
        class("%hh", 32),
    ];
    /// The families of one class come first, by class.
    const FAMILIES: &'static [FamilyRow] = &[
        family("mov.pred", Some(Class::Pred), 1, true),
        family("mov.b16", Some(Class::B16), 1, true),
        family("mov.b32", Some(Class::B32), 1, true),
        family("mov.b64", Some(Class::B64), 1, true),
        family("mov.b128", Some(Class::B128), 1, false),
        family("mov.f32", Some(Class::F32), 1, true),
        family("mov.f64", Some(Class::F64), 1, true),
        family("mov.f16", Some(Class::F16), 1, true),
        family("mov.f16x2", Some(Class::F16X2), 1, true),
        family("mov between classes", None, 1, false),
        family("mov of a parameter", None, 1, true),
        family("mov of a pair", None, 2, true),
    ];
    const PAIR: Family = Family(11);

    fn opcode(head: MHead) -> &'static str {
        head.op.name()
    }
    #[inline]
    fn control(head: MHead) -> Control {
        match head.op {
            Op::Label => Control::Label,
            Op::Bra => Control::Branch,
            Op::BraUni | Op::BrxIdx => Control::Jump,
            Op::Ret | Op::Exit => Control::Exit,
            _ => Control::Next,
        }
    }
    #[inline]
    fn move_kind(head: MHead) -> MoveKind {
        match head.op {
            Op::Copy => MoveKind::Copy,
            Op::Mov => MoveKind::Move,
            Op::Pack => MoveKind::Pack,
            Op::Unpack => MoveKind::Unpack,
            _ => MoveKind::None,
        }
    }
    #[inline]
    fn phi_mark(head: MHead) -> PhiMark {
        match head.mods {
            phi_mark::IN if matches!(head.op, Op::Copy | Op::Mov) => PhiMark::Incoming,
            phi_mark::HEAD if matches!(head.op, Op::Copy | Op::Mov) => PhiMark::Head,
            _ => PhiMark::None,
        }
    }
    #[inline]
    fn is_pure(head: MHead) -> bool {
        head.op.is_pure()
    }
    fn writes_early(head: MHead, operands: &[Operand], side: &Side) -> bool {
        if head.op != Op::Text {
            return false;
        }
        let text = operands.first().filter(|o| o.kind == Kind::Text).map_or(&b""[..], |o| side.text(o.text()));
        let text = text.trim_ascii();
        let one = text.strip_suffix(b";").unwrap_or(text);
        memchr::memchr2(b';', b'\n', one).is_some() || one.first() == Some(&b'{')
    }
    fn writes_alike(one: MHead, other: MHead) -> bool {
        // The type says how an immediate is written down.
        one.ty.is_f32_or_f64() == other.ty.is_f32_or_f64()
    }
    #[inline]
    fn family(dest: RegClass, source: RegClass) -> Family {
        if dest == source { Family(dest.0) } else { CROSS }
    }
    fn family_of_source(machine: &Machine<'_>, write: Row) -> Option<Family> {
        let head = machine.heads[write];
        (head.op == Op::Ld && head.mods.space() == crate::opcodes::space::PARAM).then_some(PARAM)
    }

    fn label() -> MHead {
        MHead::default()
    }
    fn jump() -> MHead {
        MHead { op: Op::BraUni, ..MHead::default() }
    }
    fn copy(class: RegClass) -> MHead {
        MHead { op: Op::Copy, ty: Class::of(class).ty(), ..MHead::default() }
    }
    fn constant_load(head: MHead) -> MHead {
        MHead { op: Op::Mov, ..head }
    }
    fn without_phi_mark(head: MHead) -> MHead {
        MHead { mods: Mods(0), ..head }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_and_families_stand_at_their_numbers() {
        assert_eq!(Ptx::CLASSES.len(), Class::ALL.len());
        for class in Class::ALL {
            let number = class.number();
            assert_eq!((Class::of(number), Ptx::CLASSES[number.0 as usize].bits), (class, class.ty().bits()));
            let family = Ptx::family(number, number);
            assert_eq!(Ptx::FAMILIES[family.0 as usize].class, Some(number));
            assert_eq!(class.untyped().typed(class.kind()), class);
            assert_eq!(class.declared().bits(), class.ty().bits());
        }
        let joins = |family: Family| Ptx::FAMILIES[family.0 as usize].joins;
        assert!(!joins(Ptx::family(Class::B32.number(), Class::B64.number())) && joins(PARAM));
        assert_eq!(Ptx::FAMILIES[Ptx::PAIR.0 as usize].width, 2);
    }
}
