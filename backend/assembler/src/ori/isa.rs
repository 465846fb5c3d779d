//! Registers and rows of the assembler's level.

pub use super::class::Class;
use super::op::Op;
use super::operand::mark;
use super::suffix::Suffixes;
use bevy_ecs::prelude::Component;
use std::ops::Range;
use warpc_columns::archetype;
use warpc_machine::allocate::{File, FileRow, Location, Registers, Shape, SpillTo};
use warpc_machine::convergence::Converges;
use warpc_machine::ids::{Row, VReg};
use warpc_machine::instruction_rows;
use warpc_machine::isa::{ClassRow, Control, Family, FamilyRow, InstructionSet, MoveKind, PhiMark, RegClass};
use warpc_machine::operand::{MLoc, MOps, Operand, oflag};
use warpc_machine::rows::Side;

impl Class {
    /// The class as a row of [`InstructionSet::CLASSES`].
    pub const fn number(self) -> RegClass {
        RegClass(self as u8)
    }
    /// The class of a row of [`InstructionSet::CLASSES`].
    pub const fn of(class: RegClass) -> Class {
        Class::ALL[class.0 as usize]
    }
}

/// The file of general registers.
pub const R_FILE: File = File(0);
/// The file of uniform registers.
pub const U_FILE: File = File(1);
/// The file of predicates.
pub const P_FILE: File = File(2);
/// The file of uniform predicates.
pub const UP_FILE: File = File(3);
/// The file of convergence barriers.
pub const B_FILE: File = File(4);

/// The stack pointer.
pub const STACK_POINTER: Location = Location { file: R_FILE, register: 1 };

/// Opcode and suffixes of a row.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OriHead {
    /// Opcode.
    pub op: Op,
    /// Its suffixes.
    pub suffixes: Suffixes,
}

impl OriHead {
    /// An opcode with suffixes.
    pub const fn new(op: Op, suffixes: Suffixes) -> OriHead {
        OriHead { op, suffixes }
    }
    /// An opcode alone.
    pub const fn of(op: Op) -> OriHead {
        OriHead { op, suffixes: Suffixes::NONE }
    }
    /// Whether its guard is a uniform predicate.
    pub fn has_uniform_guard(self) -> bool {
        self.op.has_uniform_guard(self.suffixes)
    }
    /// It as words: different heads have different ones.
    #[inline]
    pub fn words(self) -> [u64; 3] {
        let [a, b, c, d, e, f, g, h] = self.suffixes.numbers().map(u64::from);
        [self.op as u64, a | b << 16 | c << 32 | d << 48, e | f << 16 | g << 32 | h << 48]
    }
}

archetype! {
    /// An instruction of the assembler's level.
    pub OriInst: OriInstRows, OriInstView, OriInstViewMut {
        /// Opcode and suffixes.
        head, head_mut: OriHead,
        /// Operands.
        ops, ops_mut: MOps,
        /// Location.
        loc, loc_mut: MLoc,
    }
}

/// The instruction set of the assembler's level.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ori;

instruction_rows! { Ori, OriInst, OriInstRows, OriInstViewMut, OriHead }

/// Read view of the rows of a function.
pub type OriMachine<'a> = warpc_machine::rows::Machine<'a, Ori>;
/// Write view of the rows of a function.
pub type OriMachineMut<'a> = warpc_machine::rows::MachineMut<'a, Ori>;
/// The rows of a function at rest.
pub type OriBody = warpc_machine::rows::MachineBody<Ori>;

const fn class(prefix: &'static str, bits: u32) -> ClassRow {
    ClassRow { prefix, bits }
}

const fn family(name: &'static str, class: Class, width: u8) -> FamilyRow {
    FamilyRow { name, class: Some(class.number()), width, joins: true }
}

/// Family of copies between registers of different classes.
const CROSS: Family = Family(15);

impl InstructionSet for Ori {
    // A row of this level has a register and an interval, which have rows as well. To make rows of a World costs more than vectors, and most
    // processes compile one file.
    const OUTLIER: usize = 1 << 7;
    const CLASSES: &'static [ClassRow] = &[
        class("P", 1),
        class("UP", 1),
        class("R", 32),
        class("R", 64),
        class("R", 128),
        class("R", 256),
        class("R", 512),
        class("R", 1024),
        class("R", 2048),
        class("R", 4096),
        class("UR", 32),
        class("UR", 64),
        class("UR", 128),
        class("B", 32),
        class("UR", 256),
    ];
    /// The families of one class come first, by class.
    const FAMILIES: &'static [FamilyRow] = &[
        family("copy of P", Class::P, 1),
        family("copy of UP", Class::UP, 1),
        family("copy of R", Class::R, 1),
        family("copy of R64", Class::R64, 1),
        family("copy of R128", Class::R128, 1),
        family("copy of R256", Class::R256, 1),
        family("copy of R512", Class::R512, 1),
        family("copy of R1024", Class::R1024, 1),
        family("copy of R2048", Class::R2048, 1),
        family("copy of R4096", Class::R4096, 1),
        family("copy of UR", Class::U, 1),
        family("copy of UR64", Class::U64, 1),
        family("copy of UR128", Class::U128, 1),
        family("copy of B", Class::B, 1),
        family("copy of UR256", Class::U256, 1),
        FamilyRow { name: "copy between classes", class: None, width: 1, joins: false },
        family("copy of a pair", Class::R, 2),
    ];
    const PAIR: Family = Family(16);

    fn opcode(head: OriHead) -> &'static str {
        head.op.text()
    }
    fn control(head: OriHead) -> Control {
        head.op.control()
    }
    fn move_kind(head: OriHead) -> MoveKind {
        match head.op {
            Op::Copy => MoveKind::Copy,
            Op::Mov | Op::Umov => MoveKind::Move,
            _ => MoveKind::None,
        }
    }
    fn phi_mark(_: OriHead) -> PhiMark {
        PhiMark::None
    }
    fn is_pure(head: OriHead) -> bool {
        head.op.is_pure()
    }
    fn writes_early(head: OriHead, _: &[Operand], _: &Side) -> bool {
        head.op.writes_early()
    }
    fn writes_alike(_: OriHead, _: OriHead) -> bool {
        true
    }
    fn family(dest: RegClass, source: RegClass) -> Family {
        if dest == source { Family(dest.0) } else { CROSS }
    }
    fn family_of_source(_: &OriMachine<'_>, _: Row) -> Option<Family> {
        None
    }
    fn label() -> OriHead {
        OriHead::of(Op::Label)
    }
    fn jump() -> OriHead {
        OriHead::of(Op::Bra)
    }
    fn copy(_: RegClass) -> OriHead {
        OriHead::of(Op::Copy)
    }
    fn constant_load(head: OriHead) -> OriHead {
        OriHead { op: Op::Mov, ..head }
    }
    fn without_phi_mark(head: OriHead) -> OriHead {
        head
    }
}

impl Registers for Ori {
    const FILES: &'static [FileRow] = &[
        FileRow { name: "R", registers: 255 },
        FileRow { name: "UR", registers: 63 },
        FileRow { name: "P", registers: 7 },
        FileRow { name: "UP", registers: 7 },
        FileRow { name: "B", registers: 16 },
    ];

    /// Pairs start at even registers, quads at multiples of four, what matrix instructions of warp groups take at multiples of eight.
    fn shape(class: RegClass) -> Shape {
        let (file, width): (File, u16) = match Class::of(class) {
            Class::P => (P_FILE, 1),
            Class::UP => (UP_FILE, 1),
            Class::U => (U_FILE, 1),
            Class::U64 => (U_FILE, 2),
            Class::U128 => (U_FILE, 4),
            Class::U256 => (U_FILE, 8),
            Class::B => (B_FILE, 1),
            Class::R => (R_FILE, 1),
            Class::R64 => (R_FILE, 2),
            Class::R128 => (R_FILE, 4),
            wide => (R_FILE, (8 << (wide as u8 - Class::R256 as u8)) as u16),
        };
        Shape { file, width, align: width.min(8) }
    }
    fn is_reserved(place: Location) -> bool {
        place == STACK_POINTER
    }
    /// What is called may use every register: values that live longer are in memory. Convergence barriers stay: functions have none
    /// of their own, and those of other compilers keep all from B6 on.
    fn clobbers(head: OriHead) -> &'static [(File, Range<u16>)] {
        const ALL: &[(File, Range<u16>)] =
            &[(R_FILE, 0..1), (R_FILE, 2..255), (U_FILE, 0..63), (P_FILE, 0..7), (UP_FILE, 0..7)];
        const OF_OTHERS: &[(File, Range<u16>)] =
            &[(R_FILE, 0..1), (R_FILE, 2..255), (U_FILE, 0..63), (P_FILE, 0..7), (UP_FILE, 0..7), (B_FILE, 0..6)];
        match head.op {
            Op::Call if head.suffixes.iter().any(|suffix| suffix == super::Suffix::Abs) => OF_OTHERS,
            Op::Call => ALL,
            _ => &[],
        }
    }
    fn parts(machine: &OriMachine<'_>, row: Row, part: &mut impl FnMut(VReg, VReg, u16)) {
        let operands = || machine.operands(row).iter().filter(|operand| !operand.has(oflag::GUARD));
        match machine.heads[row].op {
            Op::Pack => {
                let Some(wide) = operands().next().filter(|wide| wide.is_reg()) else { return };
                let mut next = 0;
                for from in operands().skip(1) {
                    let is_whole = from.is_reg() && !mark::is_part(from.aux);
                    if is_whole {
                        part(from.vreg(), wide.vreg(), next);
                    }
                    next += if is_whole { Ori::shape(machine.reg_class(from.vreg())).width } else { 1 };
                }
            }
            Op::Unpack => {
                let Some(wide) = operands().next_back().filter(|wide| wide.is_use()) else { return };
                for (n, to) in operands().enumerate().filter(|(_, to)| to.is_def()) {
                    part(to.vreg(), wide.vreg(), n as u16);
                }
            }
            _ => {}
        }
    }
    fn spill_to(class: RegClass) -> SpillTo {
        match Class::of(class) {
            Class::P | Class::UP | Class::U | Class::B => SpillTo::Class(Class::R.number()),
            Class::U64 => SpillTo::Class(Class::R64.number()),
            Class::U128 => SpillTo::Class(Class::R128.number()),
            Class::U256 => SpillTo::Class(Class::R256.number()),
            _ => SpillTo::Memory(Ori::CLASSES[class.0 as usize].bits / 8),
        }
    }
    fn spill_store(_: RegClass) -> OriHead {
        OriHead::of(Op::Spill)
    }
    fn spill_load(_: RegClass) -> OriHead {
        OriHead::of(Op::Fill)
    }
}

impl Converges for Ori {
    const BARRIER: RegClass = Class::B.number();
    fn enlist() -> OriHead {
        OriHead::of(Op::Bssy)
    }
    fn wait() -> OriHead {
        OriHead::of(Op::Bsync)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_families_and_shapes_stand_at_their_numbers() {
        assert_eq!(Ori::CLASSES.len(), Class::ALL.len());
        for class in Class::ALL {
            let number = class.number();
            assert_eq!(Class::of(number), class);
            assert_eq!(Ori::FAMILIES[Ori::family(number, number).0 as usize].class, Some(number));
            let shape = Ori::shape(number);
            let bits = Ori::CLASSES[number.0 as usize].bits;
            assert_eq!(shape.width as u32, bits.div_ceil(32), "{class:?}");
            assert!(shape.align.is_power_of_two() && shape.align <= shape.width);
            if let SpillTo::Class(other) = Ori::spill_to(number) {
                assert_eq!(Ori::shape(other).width, shape.width, "what is spilt fits");
            }
        }
        assert_eq!(Ori::FAMILIES[Ori::PAIR.0 as usize].width, 2);
    }
}
