//! Bits of `aux` of registers. The build script has them, too.

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
    "", ".H0_H0", ".H1_H1", ".H1", ".B1", ".B2", ".B3", ".U32", ".ROW", ".COL", ".SIGN", ".X4", ".X8", ".X16", ".F32",
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
