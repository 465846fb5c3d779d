//! Operands beyond registers and numbers, in the encoding of the machine layer.
//!
//! | operand | how |
//! |---|---|
//! | `R5`, `-R5`, `|R5|`, `~R5`, `!P0` | a register with marks: `oflag::NEG` for `-` and `!`, bits of [`mark`] for others |
//! | `RZ`, `PT`, `URZ` | [`Kind::Sink`], the class in its payload |
//! | `c[0x0][0x210]` | [`Kind::Bank`]: the bank in `aux`, the byte in the payload |
//! | the jump tables of the function, from a byte on | the same in the bank [`JUMP_TABLES`] |
//! | the number of the header of an image, which the linker places | the same in the bank [`IMAGES`], the variable in the payload |
//! | `c[0x3][R2+0x10]` | the same with `oflag::ADDR`, the register (or `RZ`) behind it |
//! | `[R2+0x10]` | a register with `oflag::ADDR` (or `RZ`), and its offset behind it |
//! | `desc[UR4][R2.64+0x10]` | a register with the mark [`mark::DESCRIPTOR`], the address behind it |
//! | `gdesc[UR4].tnspB` | the same without an address; what is said of the matrices: [`mark::MATRICES`] |
//! | `R5.H1` | a register with a tail: [`mark::TAILS`] |
//! | register 1 of a wide one | the wide register, the number in its marks ([`mark::part`]) |
//! | where the frame of the function begins | [`Kind::DepotLocal`] |
//! | the stack pointer, which `alloca` moves away from there | [`TOP_OF_STACK`] |
//! | `SR_TID.X`, `gsb0` | [`Kind::Special`]: a row of [`SPECIALS`] |

use super::isa::Class;
use warpc_machine::operand::{Kind, Operand, oflag};

/// The bank of a place that counts from the first jump table of its function: where in constant bank 2 that lies is known when all
/// functions of a section are there.
pub const JUMP_TABLES: u16 = 0x100;

/// The bank of the number of the header of a texture, sampler or surface in relocatable files: the linker knows the place.
pub const IMAGES: u16 = 0x101;

/// The stack pointer.
pub const TOP_OF_STACK: Operand = Operand::new(Kind::DepotLocal, 1);

/// Bits of `aux` of registers.
pub mod mark {
    /// `|R5|`
    pub const ABSOLUTE: u16 = 1;
    /// `~R5`
    pub const INVERTED: u16 = 2;
    /// It is the descriptor of the address behind it.
    pub const DESCRIPTOR: u16 = 4;
    /// The address is the 64-bit value of the register, `R2.64`.
    pub const WIDE_ADDRESS: u16 = 8;
    /// All but the number of a part and the tail.
    pub const PLAIN: u16 = 15;
    /// Marks that the text shows: all but the number of a part.
    pub const SHOWN: u16 = 0xf00f;
    /// What may stand behind a register; the number of a row of this table stands in the four highest bits, 0 for none.
    pub const TAILS: &[&str] = &[
        "", ".H0_H0", ".H1_H1", ".H1", ".B1", ".B2", ".B3", ".U32", ".ROW", ".COL", ".SIGN", ".X4", ".X8", ".X16",
        ".F32",
    ];
    /// The mark of row `tail` of [`TAILS`].
    pub const fn tail(tail: usize) -> u16 {
        (tail as u16) << 12
    }
    /// What stands behind an operand with these marks.
    pub const fn tail_of(marks: u16) -> &'static str {
        TAILS[(marks >> 12) as usize]
    }
    /// The mark of register `part` of a wide one: the operand is that register, with those behind it that the instruction reads.
    pub const fn part(part: u8) -> u16 {
        (part as u16 + 1) * (PLAIN + 1)
    }
    /// What stands behind descriptors of matrices, whose marks mean other things than elsewhere: a minus is the sign of A, and these
    /// are the sign of B, A that is transposed, B that is.
    pub const MATRICES: [(u16, &str); 3] = [(ABSOLUTE, ".negB"), (INVERTED, ".tnspA"), (WIDE_ADDRESS, ".tnspB")];
    /// Texts behind a descriptor of matrices with these marks.
    pub fn matrices(is_negative: bool, marks: u16) -> impl Iterator<Item = &'static str> {
        let others = MATRICES.iter().filter(move |mark| marks & mark.0 != 0).map(|mark| mark.1);
        is_negative.then_some(".negA").into_iter().chain(others)
    }
    /// Whether an operand with these marks is part of a wide register: 8 bits above the marks are its number plus one.
    pub const fn is_part(marks: u16) -> bool {
        marks & 0xff0 != 0
    }
    /// Which register of a wide one an operand with these marks is: the first, unless they say another.
    pub const fn part_of(marks: u16) -> u16 {
        ((marks & 0xff0) / (PLAIN + 1)).saturating_sub(1)
    }
}

/// Special registers, counters of products, and dimensions of images, that rows name, as the disassembler prints them.
#[rustfmt::skip]
pub const SPECIALS: &[&str] = &[
    "SR_LANEID",
    "SR_CgaCtaId",
    "SR_EQMASK",
    "SR_LTMASK",
    "SR_LEMASK",
    "SR_GTMASK",
    "SR_GEMASK",
    "SR_VIRTUALSMID",
    "SR_VIRTID",
    "SR_SMEMSZ",
    "SR_CLOCKLO",
    "SR_CLOCKHI",
    "SR_GLOBALTIMERLO",
    "SR_GLOBALTIMERHI",
    "SR_CLOCK",
    "SR_VIRTCFG",
    "SR_ORDERING_TICKET",
    "SR_PRIM_TYPE",
    "SR_INVOCATION_ID",
    "SR_Y_DIRECTION",
    "SR_THREAD_KILL",
    "SR_DIRECTCBEWRITEADDRESSLOW",
    "SR_DIRECTCBEWRITEADDRESSHIGH",
    "SR_DIRECTCBEWRITEENABLED",
    "SR_SW_SCRATCH",
    "SR_MACHINE_ID_1",
    "SR_MACHINE_ID_2",
    "SR_MACHINE_ID_3",
    "SR_AFFINITY",
    "SR_INVOCATION_INFO",
    "SR_WSCALEFACTOR_XY",
    "SR_WSCALEFACTOR_Z",
    "SR_TID",
    "SR_TID.X",
    "SR_TID.Y",
    "SR_TID.Z",
    "SR_CTAID.X",
    "SR_CTAID.Y",
    "SR_CTAID.Z",
    "SR_NTID",
    "SR_CirQueueIncrMinusOne",
    "SR_NLATC",
    "SR_SM_SPA_VERSION",
    "SR_MULTIPASSSHADERINFO",
    "SR_LWINHI",
    "SR_SWINHI",
    "SR_SWINLO",
    "SR_SWINSZ",
    "SR_SMEMBANKS",
    "SR_LWINLO",
    "SR_LWINSZ",
    "SR_LMEMLOSZ",
    "SR_LMEMHIOFF",
    "SR_REGALLOC",
    "SR_BARRIERALLOC",
    "SR_GLOBALERRORSTATUS",
    "SR_CGAERRORSTATUS",
    "SR_WARPERRORSTATUS",
    "SR_VIRTUALENGINEID",
    "SR_ESR_PC",
    "SR_ESR_PC_HI",
    "SR_HWTASKID",
    "SR_CIRCULARQUEUEENTRYINDEX",
    "SR_CIRCULARQUEUEENTRYADDRESSLOW",
    "SR_CIRCULARQUEUEENTRYADDRESSHIGH",
    "SR_PM0",
    "SR_PM_HI0",
    "SR_PM1",
    "SR_PM_HI1",
    "SR_PM2",
    "SR_PM_HI2",
    "SR_PM3",
    "SR_PM_HI3",
    "SR_PM4",
    "SR_PM_HI4",
    "SR_PM5",
    "SR_PM_HI5",
    "SR_PM6",
    "SR_PM_HI6",
    "SR_PM7",
    "SR_PM_HI7",
    "SR_SNAP_PM0",
    "SR_SNAP_PM_HI0",
    "SR_SNAP_PM1",
    "SR_SNAP_PM_HI1",
    "SR_SNAP_PM2",
    "SR_SNAP_PM_HI2",
    "SR_SNAP_PM3",
    "SR_SNAP_PM_HI3",
    "SR_SNAP_PM4",
    "SR_SNAP_PM_HI4",
    "SR_SNAP_PM5",
    "SR_SNAP_PM_HI5",
    "SR_SNAP_PM6",
    "SR_SNAP_PM_HI6",
    "SR_SNAP_PM7",
    "SR_SNAP_PM_HI7",
    "SR_VARIABLE_RATE",
    "SR_WARPGROUP_INFO",
    "SR_WARPGROUPID",
    "SR_GpcLocalCgaId",
    "SR_CTARegPoolSz",
    "gsb0",
    "TEX_HEADER_DIMENSION",
    "1D",
    "2D",
    "3D",
    "CUBE",
    "ARRAY_1D",
    "ARRAY_2D",
    "ARRAY_CUBE",
];

/// Numbers that the driver writes into the code, by symbols of its own: operands of [`Kind::Symbol`] whose payload is
/// [`RUNTIME_FIRST`] and the row.
pub const RUNTIME: &[&str] = &[
    ".nv.unified.texrefDescSize",
    ".nv.independent.texrefDescSize",
    ".nv.independent.samplerrefDescSize",
    ".nv.surfrefDescSize",
];
/// Payload of the first row of [`RUNTIME`].
pub const RUNTIME_FIRST: u32 = 0xffff_ff00;
/// The row of [`RUNTIME`] that a payload of [`Kind::Symbol`] means.
pub fn runtime_of(payload: u32) -> Option<usize> {
    let row = payload.checked_sub(RUNTIME_FIRST)? as usize;
    (row < RUNTIME.len()).then_some(row)
}

/// The zero register or the true predicate of a class.
pub const fn absent(class: Class) -> Operand {
    Operand::new(Kind::Sink, class as u32)
}
/// A place in a constant bank.
pub const fn bank(bank: u16, byte: u32) -> Operand {
    Operand { kind: Kind::Bank, flags: 0, aux: bank, payload: byte }
}
/// A special register; none where [`SPECIALS`] does not name it.
pub fn special(name: &str) -> Option<Operand> {
    let row = SPECIALS.iter().position(|&special| special == name)?;
    Some(Operand::new(Kind::Special, row as u32))
}
/// An address: base and offset.
pub const fn address(base: Operand, offset: i32) -> [Operand; 2] {
    [base.with(oflag::ADDR), Operand::imm(offset)]
}
/// The operand with marks.
pub const fn marked(mut operand: Operand, marks: u16) -> Operand {
    operand.aux |= marks;
    operand
}
