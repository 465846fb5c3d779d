//! A tiny instruction set, and functions of it. It shares no opcode, class or family with PTX: heads are two bytes, there are
//! four classes of registers, and branches name their condition as an ordinary operand.

use crate::allocate::{File, FileRow, Location, Registers, Shape, SpillTo};
use crate::convergence::Converges;
use crate::ids::*;
use crate::instruction_rows;
use crate::intervals::IntervalBody;
use crate::isa::*;
use crate::operand::*;
use crate::rows::{MRange, Machine, MachineBlock, MachineBody, MachineMut, Side};
use bevy_ecs::prelude::Component;
use warpc_columns::archetype;

/// Opcodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Op {
    #[default]
    Label,
    /// A copy made to be removed.
    Copy,
    /// A register or a constant.
    Set,
    /// A double of two words.
    Join,
    /// Two words of a double.
    Split,
    Add,
    Less,
    Load,
    Store,
    /// Text: of more than one line it writes before it reads.
    Text,
    If,
    Goto,
    Stop,
    /// It destroys the first four words of the register file.
    Call,
    /// Spill code: a register to memory or to a word, and back.
    Spill,
    Fill,
    /// Convergence: threads enlist, and wait.
    Enlist,
    Wait,
}

/// Opcode, and what the row does for a phi.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ToyHead {
    pub op: Op,
    pub mark: u8,
}

pub const NO_PHI: u8 = 0;
pub const INCOMING: u8 = 1;
pub const HEAD: u8 = 2;

pub const FLAG: RegClass = RegClass(0);
pub const WORD: RegClass = RegClass(1);
pub const DOUBLE: RegClass = RegClass(2);
pub const SHORT: RegClass = RegClass(3);
pub const BARRIER: RegClass = RegClass(4);

archetype! {
    /// A row of the tiny instruction set.
    pub ToyInst: ToyInstRows, ToyInstView, ToyInstViewMut {
        head, head_mut: ToyHead,
        ops, ops_mut: MOps,
        loc, loc_mut: MLoc,
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Toy;

instruction_rows! { Toy, ToyInst, ToyInstRows, ToyInstViewMut, ToyHead }

pub type Body = MachineBody<Toy>;

const fn row(name: &'static str, class: Option<RegClass>, width: u8, joins: bool) -> FamilyRow {
    FamilyRow { name, class, width, joins }
}

const fn class(prefix: &'static str, bits: u32) -> ClassRow {
    ClassRow { prefix, bits }
}

impl InstructionSet for Toy {
    const CLASSES: &'static [ClassRow] =
        &[class("f", 1), class("w", 32), class("d", 64), class("h", 16), class("b", 32)];
    const FAMILIES: &'static [FamilyRow] = &[
        row("set of halves", Some(WORD), 2, true),
        row("set between classes", None, 1, false),
        row("set of a flag", Some(FLAG), 1, true),
        row("set of a word", Some(WORD), 1, true),
        row("set of a double", Some(DOUBLE), 1, true),
        row("set of a short", Some(SHORT), 1, true),
        row("set of a barrier", Some(BARRIER), 1, true),
    ];
    const PAIR: Family = Family(0);

    fn opcode(head: ToyHead) -> &'static str {
        match head.op {
            Op::Text => "text",
            Op::Store => "store",
            _ => "toy",
        }
    }
    fn control(head: ToyHead) -> Control {
        match head.op {
            Op::Label => Control::Label,
            Op::If => Control::Branch,
            Op::Goto => Control::Jump,
            Op::Stop => Control::Exit,
            _ => Control::Next,
        }
    }
    fn move_kind(head: ToyHead) -> MoveKind {
        match head.op {
            Op::Copy => MoveKind::Copy,
            Op::Set => MoveKind::Move,
            Op::Join => MoveKind::Pack,
            Op::Split => MoveKind::Unpack,
            _ => MoveKind::None,
        }
    }
    fn phi_mark(head: ToyHead) -> PhiMark {
        match head.mark {
            INCOMING => PhiMark::Incoming,
            HEAD => PhiMark::Head,
            _ => PhiMark::None,
        }
    }
    fn is_pure(head: ToyHead) -> bool {
        matches!(head.op, Op::Copy | Op::Set | Op::Join | Op::Split | Op::Add | Op::Less)
    }
    fn writes_early(head: ToyHead, operands: &[Operand], side: &Side) -> bool {
        head.op == Op::Text && side.text(operands[0].text()).contains(&b'\n')
    }
    fn writes_alike(_: ToyHead, _: ToyHead) -> bool {
        true
    }
    fn family(dest: RegClass, source: RegClass) -> Family {
        if dest == source { Family(dest.0 + 2) } else { Family(1) }
    }
    fn family_of_source(_: &Machine<'_, Toy>, _: Row) -> Option<Family> {
        None
    }
    fn label() -> ToyHead {
        ToyHead::default()
    }
    fn jump() -> ToyHead {
        ToyHead { op: Op::Goto, mark: NO_PHI }
    }
    fn copy(_: RegClass) -> ToyHead {
        ToyHead { op: Op::Copy, mark: NO_PHI }
    }
    fn constant_load(head: ToyHead) -> ToyHead {
        ToyHead { op: Op::Set, ..head }
    }
    fn without_phi_mark(head: ToyHead) -> ToyHead {
        ToyHead { mark: NO_PHI, ..head }
    }
}

impl Registers for Toy {
    const FILES: &'static [FileRow] = &[
        FileRow { name: "w", registers: 7 },
        FileRow { name: "f", registers: 2 },
        FileRow { name: "b", registers: 4 },
    ];

    fn shape(class: RegClass) -> Shape {
        match class {
            FLAG => Shape { file: File(1), width: 1, align: 1 },
            BARRIER => Shape { file: File(2), width: 1, align: 1 },
            DOUBLE => Shape { file: File(0), width: 2, align: 2 },
            _ => Shape { file: File(0), width: 1, align: 1 },
        }
    }
    /// The last word is the stack pointer.
    fn is_reserved(place: Location) -> bool {
        place == Location { file: File(0), register: 6 }
    }
    fn clobbers(head: ToyHead) -> &'static [(File, std::ops::Range<u16>)] {
        if head.op == Op::Call { &[(File(0), 0..4)] } else { &[] }
    }
    fn spill_to(class: RegClass) -> SpillTo {
        match class {
            FLAG | BARRIER => SpillTo::Class(WORD),
            DOUBLE => SpillTo::Memory(8),
            _ => SpillTo::Memory(4),
        }
    }
    fn spill_store(_: RegClass) -> ToyHead {
        ToyHead { op: Op::Spill, mark: NO_PHI }
    }
    fn spill_load(_: RegClass) -> ToyHead {
        ToyHead { op: Op::Fill, mark: NO_PHI }
    }
}

impl Converges for Toy {
    const BARRIER: RegClass = BARRIER;
    fn enlist() -> ToyHead {
        ToyHead { op: Op::Enlist, mark: NO_PHI }
    }
    fn wait() -> ToyHead {
        ToyHead { op: Op::Wait, mark: NO_PHI }
    }
}

/// A row: opcode and operands.
pub type OpRow<'a> = (Op, &'a [Operand]);

/// A register that is written.
pub const fn d(number: u32) -> Operand {
    Operand::def(VReg(number))
}
/// A register that is read.
pub const fn r(number: u32) -> Operand {
    Operand::reg(VReg(number))
}
/// A label.
pub const fn l(b: u32) -> Operand {
    Operand::label(MBlock(b))
}

/// Appends a row.
pub fn push(machine: &mut MachineMut<'_, Toy>, op: Op, mark: u8, operands: &[Operand]) -> Row {
    machine.push(ToyHead { op, mark }, operands, MLoc::NONE)
}

/// Appends the label of block `b`; [`close`] ends the block.
pub fn open(machine: &mut MachineMut<'_, Toy>, b: MBlock) {
    let first = push(machine, Op::Label, NO_PHI, &[Operand::label(b)]);
    machine.blocks.range_mut()[b] = MRange { first, end: first.next() };
    machine.side.order.push(b);
}

/// Ends the block that was opened last.
pub fn close(machine: &mut MachineMut<'_, Toy>) {
    let end = Row::new(machine.read().rows());
    if let Some(&last) = machine.side.order.last() {
        machine.blocks.range_mut()[last].end = end;
    }
}

/// A function of `regs` words: blocks by label with their rows.
pub fn func(regs: u32, blocks: &[(u32, &[OpRow<'_>])]) -> Body {
    let mut body = Body::default();
    let mut m = body.write();
    for _ in 0..regs {
        m.new_reg(WORD);
    }
    for _ in blocks {
        m.new_block(MachineBlock::default());
    }
    for &(b, rows) in blocks {
        open(&mut m, MBlock(b));
        for &(op, operands) in rows {
            push(&mut m, op, NO_PHI, operands);
        }
        close(&mut m);
    }
    drop(m);
    body
}

/// Opcodes in order.
pub fn ops(body: &Body) -> Vec<Op> {
    body.read().heads.iter().map(|h| h.op).collect()
}

/// Live ranges of a function.
pub fn live(body: &Body, scope: crate::live::Scope) -> Option<(crate::live::Liveness, IntervalBody)> {
    let (mut live, mut rows) = (crate::live::Liveness::default(), IntervalBody::default());
    let built = live.build(body.read(), &mut rows.write(), scope);
    built.then_some((live, rows))
}
