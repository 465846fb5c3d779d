//! Types of expressions and their no-wrap facts.

/// Type of an expression: an integer, or a pointer that computes with the integers of its index type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Ty(pub(super) u32);

impl Ty {
    const PTR: u32 = 1 << 31;
    /// Integer of `bits` bits.
    pub const fn int(bits: u32) -> Ty {
        Ty(bits)
    }
    /// Pointer of an address space with `bits` bits of index.
    pub const fn ptr(space: u32, bits: u32) -> Ty {
        Ty(Self::PTR | (space & 0x7fff) << 16 | bits)
    }
    /// Whether it is a pointer.
    pub const fn is_ptr(self) -> bool {
        self.0 & Self::PTR != 0
    }
    /// Address space of a pointer.
    pub const fn space(self) -> u32 {
        self.0 >> 16 & 0x7fff
    }
    /// Width in bits.
    pub const fn bits(self) -> u32 {
        self.0 & 0xffff
    }
    /// The integer type it computes with.
    pub const fn effective(self) -> Ty {
        Ty(self.bits())
    }
}

/// No-wrap facts of a sum, product or recurrence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wrap(pub u8);

impl Wrap {
    /// Nothing known.
    pub const ANY: Wrap = Wrap(0);
    /// A recurrence does not pass its start again.
    pub const NW: Wrap = Wrap(1);
    /// No unsigned wrap; of a recurrence: and no self-wrap.
    pub const NUW: Wrap = Wrap(2);
    /// No signed wrap; of a recurrence: and no self-wrap.
    pub const NSW: Wrap = Wrap(4);
    /// Neither unsigned nor signed wrap.
    pub const BOTH: Wrap = Wrap(6);
    /// All of both.
    pub const fn with(self, wrap: Wrap) -> Wrap {
        Wrap(self.0 | wrap.0)
    }
    /// What is in both.
    pub const fn only(self, wrap: Wrap) -> Wrap {
        Wrap(self.0 & wrap.0)
    }
    /// Without what is in `wrap`.
    pub const fn without(self, wrap: Wrap) -> Wrap {
        Wrap(self.0 & !wrap.0)
    }
    /// Whether all of `wrap` is in.
    pub const fn has(self, wrap: Wrap) -> bool {
        self.0 & wrap.0 == wrap.0
    }
    /// `wrap` if `yes`.
    pub const fn when(yes: bool, wrap: Wrap) -> Wrap {
        if yes { wrap } else { Wrap::ANY }
    }
}
