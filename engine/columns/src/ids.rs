//! Typed dense ids: each is a `u32` row number of one table, never a pointer or an ECS entity index.

/// A dense id: the row number of a table.
pub trait Id: Copy + Ord + std::fmt::Debug + std::hash::Hash + Default + Send + Sync + 'static {
    /// The absent id.
    const NONE: Self;
    /// Id of row `i`.
    fn new(i: usize) -> Self;
    /// Row number as an index.
    fn index(self) -> usize;
    /// Whether this is `NONE`.
    fn is_none(self) -> bool;
    /// Whether this is a row.
    fn is_some(self) -> bool {
        !self.is_none()
    }
    /// `None` for `NONE`.
    fn get(self) -> Option<Self> {
        if self.is_none() { None } else { Some(self) }
    }
}

/// Declares id newtypes over `u32` with `NONE = u32::MAX`.
#[macro_export]
macro_rules! id {
    ($($(#[$doc:meta])* $vis:vis $Name:ident $(default $default:literal)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        $vis struct $Name(pub u32);
        #[allow(dead_code, reason = "not every id is asked for everything")]
        impl $Name {
            /// The absent id.
            pub const NONE: $Name = $Name(u32::MAX);
            /// Row number as an index.
            #[inline(always)]
            pub const fn index(self) -> usize { self.0 as usize }
            /// Id of row `i`.
            #[inline(always)]
            pub const fn new(i: usize) -> $Name { $Name(i as u32) }
            /// Whether this is `NONE`.
            #[inline(always)]
            pub const fn is_none(self) -> bool { self.0 == u32::MAX }
            /// Whether this is a row.
            #[inline(always)]
            pub const fn is_some(self) -> bool { self.0 != u32::MAX }
            /// `None` for `NONE`.
            #[inline(always)]
            pub const fn get(self) -> Option<$Name> { if self.is_none() { None } else { Some(self) } }
        }
        impl $crate::ids::Id for $Name {
            const NONE: $Name = $Name(u32::MAX);
            #[inline(always)]
            fn new(i: usize) -> $Name { $Name(i as u32) }
            #[inline(always)]
            fn index(self) -> usize { self.0 as usize }
            #[inline(always)]
            fn is_none(self) -> bool { self.0 == u32::MAX }
        }
        impl Default for $Name {
            /// `NONE`, or the row named in the declaration.
            #[allow(unused_assignments, unused_mut)]
            fn default() -> Self {
                let mut id = Self::NONE;
                $(id = $Name($default);)?
                id
            }
        }
        impl std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                if self.is_none() { f.write_str(concat!(stringify!($Name), "-")) }
                else { write!(f, concat!(stringify!($Name), "{}"), self.0) }
            }
        }
    )*};
}
