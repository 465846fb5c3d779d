//! Typed dense ids: each is a `u32` row number of one table, never a pointer or an ECS entity index.

/// Declares id newtypes over `u32` with `NONE = u32::MAX`.
#[macro_export]
macro_rules! id {
    ($($(#[$doc:meta])* $vis:vis $Name:ident $(default $default:literal)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        $vis struct $Name(pub u32);
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

id! {
    /// Instruction row of a function.
    pub Inst;
    /// Basic block row of a function.
    pub Block;
    /// One operand slot; see [`crate::ir::func`] for the packing of inline and pooled slots.
    pub Use;
    /// Row of the module's global table: function, variable, alias or ifunc.
    pub Global;
    /// Interned type.
    pub Type;
    /// Constant of one constant table (a function's or the module's).
    pub Const;
    /// Interned string; the empty one by default.
    pub Str default 0;
    /// Interned attribute set (one position: function, return or one parameter).
    pub AttrSet;
    /// Interned attribute list (function, return and all parameters).
    pub AttrList;
    /// Metadata node.
    pub Md;
    /// Interned intrinsic callee (intrinsic, overload types).
    pub Intrin;
    /// Interned inline assembly.
    pub Asm;
    /// Row of the call table of a function.
    pub CallId;
    /// Comdat of the module.
    pub Comdat;
    /// Loop of a function's loop nest.
    pub Loop;
}
