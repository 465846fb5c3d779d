//! Ranges of rows, and targets: what rows of files share with the table of instructions.

/// Rows `start..end` of another table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// First row.
    pub start: u32,
    /// One past the last row.
    pub end: u32,
}

impl Span {
    /// As indices.
    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
    /// Number of rows.
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }
    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }
    pub(crate) fn new(start: usize, end: usize) -> Span {
        Span { start: start as u32, end: end as u32 }
    }
}

/// The target of a file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Target {
    /// `90` of `sm_90a`.
    pub number: u32,
    /// Which feature set.
    pub suffix: Suffix,
}

/// The letter behind a target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Suffix {
    /// None.
    #[default]
    Base,
    /// `f`: features of the family.
    Family,
    /// `a`: features of this architecture.
    Architecture,
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let suffix = match self.suffix {
            Suffix::Base => "",
            Suffix::Family => "f",
            Suffix::Architecture => "a",
        };
        write!(f, "sm_{}{suffix}", self.number)
    }
}

warpc_packed::packed! { Span { start, end } }
