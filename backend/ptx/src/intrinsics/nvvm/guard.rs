//! What a target must be for an instruction of an intrinsic: the notation of `guards.rs`; `target.rs` has the check.
//!
//! A guard is the lowest version of PTX, times ten, and a list of targets: `90+` is sm_90 and all that follow, with any
//! suffix; `80` is sm_80 with any suffix; `90a` is exactly that; `100f` is sm_100 and the later members of its family, with
//! a suffix `f` or `a`.

/// Row of the guard table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Guard(u8);

/// Declares the guards: a constant of [`Guard`] each, and `GUARDS`.
macro_rules! guards {
    ($($Name:ident, $ptx:literal, $targets:literal;)*) => {
        #[repr(u8)]
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum At { $($Name),* }
        impl super::guard::Guard {
            $(#[doc = $targets] pub(in crate::intrinsics) const $Name: super::guard::Guard = super::guard::Guard::row(At::$Name as u8);)*
        }
        pub(super) const GUARDS: &[(u16, &str)] = &[$(($ptx, $targets)),*];
    };
}
pub(super) use guards;

impl Guard {
    /// Any guard; for tables under construction.
    pub(super) const ANY: Guard = Guard(0);

    pub(super) const fn row(index: u8) -> Guard {
        Guard(index)
    }
    /// Row of the guard table.
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }
}
