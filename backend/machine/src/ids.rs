//! Typed ids of the machine level. Each is a row number of one table; columns and plain vectors are indexed by them directly.

use std::ops::{Index, IndexMut};

macro_rules! machine_ids {
    ($($(#[$doc:meta])* $Name:ident;)*) => {
        warpc_columns::id! { $($(#[$doc])* pub $Name;)* }
        $(
            impl<T> Index<$Name> for [T] {
                type Output = T;
                #[inline(always)]
                fn index(&self, id: $Name) -> &T { &self[id.index()] }
            }
            impl<T> IndexMut<$Name> for [T] {
                #[inline(always)]
                fn index_mut(&mut self, id: $Name) -> &mut T { &mut self[id.index()] }
            }
            impl<T> Index<$Name> for Vec<T> {
                type Output = T;
                #[inline(always)]
                fn index(&self, id: $Name) -> &T { &self[id.index()] }
            }
            impl<T> IndexMut<$Name> for Vec<T> {
                #[inline(always)]
                fn index_mut(&mut self, id: $Name) -> &mut T { &mut self[id.index()] }
            }
            impl $Name {
                /// The id after this one.
                #[inline(always)]
                pub const fn next(self) -> $Name { $Name(self.0 + 1) }
                /// The id `count` after this one: members of a group are numbered in sequence.
                #[inline(always)]
                pub const fn plus(self, count: u32) -> $Name { $Name(self.0 + count) }
                /// The ids from this one up to `end`, which is not among them.
                #[inline]
                pub fn up_to(self, end: $Name) -> impl DoubleEndedIterator<Item = $Name> + ExactSizeIterator {
                    (self.0..end.0).map($Name)
                }
            }
        )*
    };
}

machine_ids! {
    /// A virtual register.
    VReg;
    /// A row (an instruction) of the function.
    Row;
    /// A machine block, and the label that names it.
    MBlock;
    /// A part of a block: rows that run together. A block ends a part after every row that may branch.
    Part;
    /// A live interval.
    Interval;
    /// A live segment.
    Segment;
    /// A value of a live interval.
    ValueNumber;
    /// A copy that coalescing may remove.
    CopyId;
    /// A text of the function's side tables.
    TextId;
    /// A point of the program: where a row reads, or where it writes.
    SlotIndex;
}

impl Row {
    /// The slot at which the row reads.
    #[inline(always)]
    pub const fn read_slot(self) -> SlotIndex {
        SlotIndex(2 * self.0)
    }
    /// The slot at which the row writes.
    #[inline(always)]
    pub const fn write_slot(self) -> SlotIndex {
        SlotIndex(2 * self.0 + 1)
    }
    /// The first slot after the row.
    #[inline(always)]
    pub const fn end_slot(self) -> SlotIndex {
        SlotIndex(2 * self.0 + 2)
    }
}

impl SlotIndex {
    /// The first slot of the function.
    pub const START: SlotIndex = SlotIndex(0);
    /// The row that the slot belongs to.
    #[inline(always)]
    pub const fn row(self) -> Row {
        Row(self.0 / 2)
    }
    /// Whether rows write at this slot.
    #[inline(always)]
    pub const fn is_write(self) -> bool {
        self.0 & 1 == 1
    }
}

/// The registers of a value are numbered in sequence: part `k` of a value is the first register plus `k`.
impl std::ops::Add<u32> for VReg {
    type Output = VReg;
    #[inline(always)]
    fn add(self, part: u32) -> VReg {
        self.plus(part)
    }
}
