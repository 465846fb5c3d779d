//! Which columns a pass reads and writes, and the check of it.
//!
//! A pass declares two [`ColumnSet`]s. In debug builds the views that it works through carry them, as [`Access`], and a column
//! that is used without being declared ends in a panic that names pass and column. In release builds `Access` is empty and the
//! checks are no code.

/// A set of columns, one bit each. Whoever owns an archetype says where its columns start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ColumnSet(pub u64);

impl ColumnSet {
    /// No columns.
    pub const NONE: ColumnSet = ColumnSet(0);
    /// All columns.
    pub const ALL: ColumnSet = ColumnSet(u64::MAX);

    /// Union.
    pub const fn and(self, other: ColumnSet) -> ColumnSet {
        ColumnSet(self.0 | other.0)
    }
    /// Whether all of `other` is in.
    pub const fn contains(self, other: ColumnSet) -> bool {
        self.0 & other.0 == other.0
    }
    /// The columns of an archetype whose first one is `first`, which has one bit, in the order of the archetype.
    pub const fn from(self, first: ColumnSet) -> u16 {
        (self.0 >> first.0.trailing_zeros()) as u16
    }
}

/// What a pass reads and writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Columns {
    /// Columns it reads, itself and in analyses that it asks for.
    pub reads: ColumnSet,
    /// Columns it writes.
    pub writes: ColumnSet,
}

impl Columns {
    /// Nothing is declared, so everything may be used: tools and tests.
    pub const ALL: Columns = Columns { reads: ColumnSet::ALL, writes: ColumnSet::ALL };
}

/// What may be done to the columns of one archetype through a view, and who is told otherwise.
#[derive(Clone, Copy)]
pub struct Access {
    #[cfg(debug_assertions)]
    pass: &'static str,
    #[cfg(debug_assertions)]
    reads: u16,
    #[cfg(debug_assertions)]
    writes: u16,
}

impl Access {
    /// Everything.
    pub const ALL: Access = Access {
        #[cfg(debug_assertions)]
        pass: "",
        #[cfg(debug_assertions)]
        reads: u16::MAX,
        #[cfg(debug_assertions)]
        writes: u16::MAX,
    };
    /// What `pass` declares of the archetype whose columns start at `first`.
    #[inline(always)]
    pub fn of(_pass: &'static str, _columns: Columns, _first: ColumnSet) -> Access {
        Access {
            #[cfg(debug_assertions)]
            pass: _pass,
            #[cfg(debug_assertions)]
            reads: _columns.reads.from(_first),
            #[cfg(debug_assertions)]
            writes: _columns.writes.from(_first),
        }
    }
    /// Panics in debug builds if column number `column` may not be read.
    #[inline(always)]
    pub fn check_read(&self, _column: u32, _archetype: &'static str, _name: &'static str) {
        #[cfg(debug_assertions)]
        if self.reads >> _column & 1 == 0 {
            undeclared(self.pass, "reads", _archetype, _name);
        }
    }
    /// Panics in debug builds if column number `column` may not be written.
    #[inline(always)]
    pub fn check_write(&self, _column: u32, _archetype: &'static str, _name: &'static str) {
        #[cfg(debug_assertions)]
        if self.writes >> _column & 1 == 0 {
            undeclared(self.pass, "writes", _archetype, _name);
        }
    }
}

#[cfg(debug_assertions)]
#[cold]
#[inline(never)]
fn undeclared(pass: &str, does: &str, archetype: &str, column: &str) -> ! {
    panic!("pass `{pass}` {does} column `{column}` of `{archetype}`, which it does not declare")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_cut_by_archetype() {
        let set = ColumnSet(0b101 << 8 | 1);
        assert_eq!((set.from(ColumnSet(1)) & 0xff, set.from(ColumnSet(1 << 8))), (1, 0b101));
        assert!(set.contains(ColumnSet(1 << 10)) && !set.contains(ColumnSet(1 << 9)));
        assert_eq!(set.and(ColumnSet(1 << 9)).from(ColumnSet(1 << 8)), 0b111);
    }
}
