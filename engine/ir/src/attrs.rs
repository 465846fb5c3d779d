//! Attributes: one row per known attribute, interned sets per position, interned lists per function or call.

use crate::ids::*;
use warpc_columns::intern::{Interner, Layered};

/// How an attribute carries a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrForm {
    /// Keyword alone.
    Flag,
    /// `align 8` or `align(8)`, `alignstack(8)`, `dereferenceable(8)`, ...: unsigned integer.
    Int,
    /// `byval(T)`: type.
    Type,
    /// `memory(...)`, `allockind("...")`, `range(...)`, ...: its own syntax.
    Special,
}

macro_rules! attributes {
    ($($Name:ident, $text:literal, $form:ident, $pos:literal;)*) => {
        /// A known attribute. Strings (`"key"="value"`) are [`Attr::Str`].
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum AttrKind { $(#[doc = concat!("`", $text, "`")] $Name),* }
        impl AttrKind {
            /// All attributes in table order.
            pub const ALL: &[AttrKind] = &[$(AttrKind::$Name),*];
            /// Keyword of the language.
            pub const fn text(self) -> &'static str { match self { $(AttrKind::$Name => $text),* } }
            /// Form of the value.
            pub const fn form(self) -> AttrForm { match self { $(AttrKind::$Name => AttrForm::$form),* } }
            /// Where it may stand: `f` function, `r` return, `p` parameter.
            pub const fn positions(self) -> &'static str { match self { $(AttrKind::$Name => $pos),* } }
            /// Attribute of a keyword.
            pub fn parse(s: &str) -> Option<AttrKind> { match s { $($text => Some(AttrKind::$Name),)* _ => None } }
        }
    };
}
attributes! {
    Align,                     "align",                            Int,     "rp";
    AlignStack,                "alignstack",                       Int,     "frp";
    AllocAlign,                "allocalign",                       Flag,    "p";
    AllocKind,                 "allockind",                        Special, "f";
    AllocPtr,                  "allocptr",                         Flag,    "p";
    AllocSize,                 "allocsize",                        Special, "f";
    AlwaysInline,              "alwaysinline",                     Flag,    "f";
    Builtin,                   "builtin",                          Flag,    "f";
    ByRef,                     "byref",                            Type,    "p";
    ByVal,                     "byval",                            Type,    "p";
    Captures,                  "captures",                         Special, "p";
    Cold,                      "cold",                             Flag,    "f";
    Convergent,                "convergent",                       Flag,    "f";
    CoroDestroyOnlyWhenComplete, "coro_only_destroy_when_complete", Flag,   "f";
    CoroElideSafe,             "coro_elide_safe",                  Flag,    "f";
    DeadOnReturn,              "dead_on_return",                   Special, "p";
    DeadOnUnwind,              "dead_on_unwind",                   Flag,    "p";
    Dereferenceable,           "dereferenceable",                  Int,     "rp";
    DereferenceableOrNull,     "dereferenceable_or_null",          Int,     "rp";
    DisableSanitizerInstrumentation, "disable_sanitizer_instrumentation", Flag, "f";
    ElementType,               "elementtype",                      Type,    "p";
    FnRetThunkExtern,          "fn_ret_thunk_extern",              Flag,    "f";
    Hot,                       "hot",                              Flag,    "f";
    HybridPatchable,           "hybrid_patchable",                 Flag,    "f";
    ImmArg,                    "immarg",                           Flag,    "p";
    InAlloca,                  "inalloca",                         Type,    "p";
    Initializes,               "initializes",                      Special, "p";
    InlineHint,                "inlinehint",                       Flag,    "f";
    InReg,                     "inreg",                            Flag,    "rp";
    JumpTable,                 "jumptable",                        Flag,    "f";
    Memory,                    "memory",                           Special, "f";
    MinSize,                   "minsize",                          Flag,    "f";
    MustProgress,              "mustprogress",                     Flag,    "f";
    Naked,                     "naked",                            Flag,    "f";
    Nest,                      "nest",                             Flag,    "p";
    NoAlias,                   "noalias",                          Flag,    "rp";
    NoBuiltin,                 "nobuiltin",                        Flag,    "f";
    NoCallback,                "nocallback",                       Flag,    "f";
    NoCfCheck,                 "nocf_check",                       Flag,    "f";
    NoCreateUndefOrPoison,     "nocreateundeforpoison",            Flag,    "f";
    NoDivergenceSource,        "nodivergencesource",               Flag,    "f";
    NoDuplicate,               "noduplicate",                      Flag,    "f";
    NoExt,                     "noext",                            Flag,    "rp";
    NoFPClass,                 "nofpclass",                        Special, "rp";
    NoFree,                    "nofree",                           Flag,    "fp";
    NoImplicitFloat,           "noimplicitfloat",                  Flag,    "f";
    NoInline,                  "noinline",                         Flag,    "f";
    NoMerge,                   "nomerge",                          Flag,    "f";
    NonLazyBind,               "nonlazybind",                      Flag,    "f";
    NonNull,                   "nonnull",                          Flag,    "rp";
    NoOutline,                 "nooutline",                        Flag,    "f";
    NoProfile,                 "noprofile",                        Flag,    "f";
    NoRecurse,                 "norecurse",                        Flag,    "f";
    NoRedZone,                 "noredzone",                        Flag,    "f";
    NoReturn,                  "noreturn",                         Flag,    "f";
    NoSanitizeBounds,          "nosanitize_bounds",                Flag,    "f";
    NoSanitizeCoverage,        "nosanitize_coverage",              Flag,    "f";
    NoSync,                    "nosync",                           Flag,    "f";
    NoUndef,                   "noundef",                          Flag,    "rp";
    NoUnwind,                  "nounwind",                         Flag,    "f";
    NullPointerIsValid,        "null_pointer_is_valid",            Flag,    "f";
    OptForFuzzing,             "optforfuzzing",                    Flag,    "f";
    OptimizeForDebugging,      "optdebug",                         Flag,    "f";
    OptimizeForSize,           "optsize",                          Flag,    "f";
    OptimizeNone,              "optnone",                          Flag,    "f";
    Preallocated,              "preallocated",                     Type,    "fp";
    PresplitCoroutine,         "presplitcoroutine",                Flag,    "f";
    Range,                     "range",                            Special, "rp";
    ReadNone,                  "readnone",                         Flag,    "p";
    ReadOnly,                  "readonly",                         Flag,    "p";
    Returned,                  "returned",                         Flag,    "p";
    ReturnsTwice,              "returns_twice",                    Flag,    "f";
    SafeStack,                 "safestack",                        Flag,    "f";
    SanitizeAddress,           "sanitize_address",                 Flag,    "f";
    SanitizeAllocToken,        "sanitize_alloc_token",             Flag,    "f";
    SanitizeHWAddress,         "sanitize_hwaddress",               Flag,    "f";
    SanitizeMemory,            "sanitize_memory",                  Flag,    "f";
    SanitizeMemTag,            "sanitize_memtag",                  Flag,    "f";
    SanitizeNumericalStability, "sanitize_numerical_stability",    Flag,    "f";
    SanitizeRealtime,          "sanitize_realtime",                Flag,    "f";
    SanitizeRealtimeBlocking,  "sanitize_realtime_blocking",       Flag,    "f";
    SanitizeThread,            "sanitize_thread",                  Flag,    "f";
    SanitizeType,              "sanitize_type",                    Flag,    "f";
    ShadowCallStack,           "shadowcallstack",                  Flag,    "f";
    SExt,                      "signext",                          Flag,    "rp";
    SkipProfile,               "skipprofile",                      Flag,    "f";
    Speculatable,              "speculatable",                     Flag,    "f";
    SpeculativeLoadHardening,  "speculative_load_hardening",       Flag,    "f";
    SRet,                      "sret",                             Type,    "p";
    StackProtect,              "ssp",                              Flag,    "f";
    StackProtectReq,           "sspreq",                           Flag,    "f";
    StackProtectStrong,        "sspstrong",                        Flag,    "f";
    StrictFP,                  "strictfp",                         Flag,    "f";
    SwiftAsync,                "swiftasync",                       Flag,    "p";
    SwiftError,                "swifterror",                       Flag,    "p";
    SwiftSelf,                 "swiftself",                        Flag,    "p";
    UWTable,                   "uwtable",                          Special, "f";
    VScaleRange,               "vscale_range",                     Special, "f";
    WillReturn,                "willreturn",                       Flag,    "f";
    Writable,                  "writable",                         Flag,    "p";
    WriteOnly,                 "writeonly",                        Flag,    "p";
    ZExt,                      "zeroext",                          Flag,    "rp";
}

impl AttrKind {
    /// The kinds in a list, a bit each: what [`AttrsRef::kinds`] has of a set.
    pub const fn mask(list: &[AttrKind]) -> u128 {
        let (mut mask, mut at) = (0, 0);
        while at < list.len() {
            mask |= 1 << list[at] as u32;
            at += 1;
        }
        mask
    }
}

/// A signed-wrapped constant range `[lo, hi)` of a type, each limit at most 128 bits (wider ranges are dropped: they
/// only add information).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AttrRange {
    /// Integer type.
    pub ty: Type,
    /// First value.
    pub lo: i128,
    /// One past the last value, wrapping.
    pub hi: i128,
}

/// One attribute with its value. Sets are sorted by this type's order: kinds first, strings last by key.
#[derive(Clone, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Attr {
    /// Keyword alone.
    Flag(AttrKind),
    /// Keyword with an integer. Special forms that pack into an integer are here too:
    /// `memory` as [`MemoryEffects`] bits, `captures` as [`Captures`] bits, `nofpclass` as its mask, `uwtable` 1 sync 2 async,
    /// `allockind` as a bit set, `allocsize`/`vscale_range` as `first | second << 32` (absent second: `u32::MAX`),
    /// `dead_on_return` as its size (`u64::MAX` without one).
    Int(AttrKind, u64),
    /// Keyword with a type (`NONE` when written without).
    Type(AttrKind, Type),
    /// `range(T lo, hi)`
    Range(AttrRange),
    /// `initializes((lo, hi), ...)`
    Initializes(Box<[(i64, i64)]>),
    /// `"key"` or `"key"="value"` (`None` when written without value).
    Str(Str, Option<Str>),
}

impl Attr {
    /// Known kind, if it is not a string.
    pub fn kind(&self) -> Option<AttrKind> {
        match self {
            Attr::Flag(k) | Attr::Int(k, _) | Attr::Type(k, _) => Some(*k),
            Attr::Range(_) => Some(AttrKind::Range),
            Attr::Initializes(_) => Some(AttrKind::Initializes),
            Attr::Str(..) => None,
        }
    }
}

/// Memory effects of a function: two bits (1 read, 2 write) per location, packed in one integer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemoryEffects(pub u32);

/// A class of memory in [`MemoryEffects`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MemLoc {
    /// Memory reached through pointer arguments.
    ArgMem,
    /// Memory not visible to the module.
    InaccessibleMem,
    /// `errno`.
    ErrnoMem,
    /// Everything else.
    Other,
    /// Target memory 0.
    TargetMem0,
    /// Target memory 1.
    TargetMem1,
}

impl MemLoc {
    /// All locations with their keyword.
    pub const ALL: &[(MemLoc, &str)] = &[
        (MemLoc::ArgMem, "argmem"),
        (MemLoc::InaccessibleMem, "inaccessiblemem"),
        (MemLoc::ErrnoMem, "errnomem"),
        (MemLoc::Other, ""),
        (MemLoc::TargetMem0, "target_mem0"),
        (MemLoc::TargetMem1, "target_mem1"),
    ];
}

impl MemoryEffects {
    /// No access.
    pub const NONE: MemoryEffects = MemoryEffects(0);
    /// Any access.
    pub const UNKNOWN: MemoryEffects = MemoryEffects(0xfff);
    /// Reads anything, writes nothing.
    pub const READ_ONLY: MemoryEffects = MemoryEffects(0x555);
    /// Writes anything, reads nothing.
    pub const WRITE_ONLY: MemoryEffects = MemoryEffects(0xaaa);
    /// Any access to memory of the arguments only.
    pub const ARG_ONLY: MemoryEffects = MemoryEffects(3);
    /// Any access to inaccessible memory only.
    pub const INACCESSIBLE_ONLY: MemoryEffects = MemoryEffects(3 << 2);

    /// Access to `loc`: 0 none, 1 read, 2 write, 3 both.
    pub const fn get(self, loc: MemLoc) -> u32 {
        (self.0 >> (loc as u32 * 2)) & 3
    }
    /// The same with the access to `loc` replaced.
    pub const fn with(self, loc: MemLoc, access: u32) -> MemoryEffects {
        let at = loc as u32 * 2;
        MemoryEffects(self.0 & !(3 << at) | (access & 3) << at)
    }
    /// Whether it may read.
    pub const fn reads(self) -> bool {
        self.0 & 0x555 != 0
    }
    /// Whether it may write.
    pub const fn writes(self) -> bool {
        self.0 & 0xaaa != 0
    }
    /// Whether memory other than that of the arguments is untouched.
    pub const fn only_args(self) -> bool {
        self.0 & !3 == 0
    }
    /// Whether memory other than inaccessible memory is untouched.
    pub const fn only_inaccessible(self) -> bool {
        self.0 & !(3 << 2) == 0
    }
    /// What both allow.
    pub const fn intersect(self, other: MemoryEffects) -> MemoryEffects {
        MemoryEffects(self.0 & other.0)
    }
    /// What either allows.
    pub const fn union(self, other: MemoryEffects) -> MemoryEffects {
        MemoryEffects(self.0 | other.0)
    }
}

/// `captures(...)`: components a call may capture, other than through the result and through it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Captures(pub u8);

impl Captures {
    /// `address_is_null` bit.
    pub const ADDRESS_IS_NULL: u8 = 1;
    /// `address` bits (include `address_is_null`).
    pub const ADDRESS: u8 = 3;
    /// `read_provenance` bit.
    pub const READ_PROVENANCE: u8 = 4;
    /// `provenance` bits (include `read_provenance`).
    pub const PROVENANCE: u8 = 12;
    /// `captures(none)`
    pub const NONE: Captures = Captures(0);
    /// Everything, which is the default without the attribute. Low nibble: other; high nibble: through the result.
    pub const ALL: Captures = Captures(0xff);
    /// Components captured other than through the result.
    pub const fn other(self) -> u8 {
        self.0 & 15
    }
    /// Components captured through the result.
    pub const fn ret(self) -> u8 {
        self.0 >> 4
    }
}

/// Attribute sets of a function or a call: function, return, parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AttrListRow {
    /// Of the function.
    pub func: AttrSet,
    /// Of the return value.
    pub ret: AttrSet,
    /// Of each parameter, without trailing empty sets.
    pub params: Box<[AttrSet]>,
}

/// Attribute tables of a module (or the overlay of one function).
#[derive(Clone)]
pub struct Attrs {
    sets: Interner<Box<[Attr]>>,
    /// Column by set of this table: the kinds that are in it, a bit each.
    kinds: Vec<u128>,
    lists: Interner<AttrListRow>,
}

const _: () = assert!(AttrKind::ALL.len() <= 128);

impl AttrSet {
    /// No attribute.
    pub const EMPTY: AttrSet = AttrSet(0);
}
impl AttrList {
    /// No attribute anywhere.
    pub const EMPTY: AttrList = AttrList(0);
}

impl Default for Attrs {
    fn default() -> Self {
        let mut a = Attrs { sets: Interner::default(), kinds: vec![0], lists: Interner::default() };
        a.sets.intern(Box::default());
        a.lists.intern(AttrListRow { func: AttrSet::EMPTY, ret: AttrSet::EMPTY, params: Box::default() });
        a
    }
}

impl Attrs {
    /// An empty overlay whose ids follow those of `base`.
    pub fn overlay(base: &Attrs) -> Attrs {
        Attrs { sets: Interner::overlay(&base.sets), kinds: Vec::new(), lists: Interner::overlay(&base.lists) }
    }
    /// Whether an overlay is still empty.
    pub fn is_empty(&self) -> bool {
        self.sets.own().is_empty() && self.lists.own().is_empty()
    }
    /// First ids of this table: of its sets and of its lists (0 for both unless it is an overlay).
    pub fn offsets(&self) -> (u32, u32) {
        (self.sets.offset(), self.lists.offset())
    }
    /// Sorts attributes and keeps the last of two with one kind or key: the form of a set's row.
    pub fn canonical(mut attrs: Vec<Attr>) -> Vec<Attr> {
        let key = |a: &Attr| match a {
            Attr::Str(k, _) => (1, k.0),
            other => (0, other.kind().expect("known") as u32),
        };
        attrs.sort_by_key(key);
        attrs.reverse();
        attrs.dedup_by_key(|a| key(a));
        attrs.reverse();
        attrs
    }
    /// Id of a set; sorts it and keeps the last of two with one kind or key.
    pub fn set(&mut self, attrs: Vec<Attr>) -> AttrSet {
        if attrs.is_empty() {
            return AttrSet::EMPTY;
        }
        let attrs = Attrs::canonical(attrs);
        let kinds = attrs.iter().filter_map(Attr::kind).fold(0, |bits, k| bits | 1u128 << k as u32);
        let set = AttrSet(self.sets.intern(attrs.into()));
        if (set.0 - self.sets.offset()) as usize == self.kinds.len() {
            self.kinds.push(kinds);
        }
        set
    }
    /// Id of a set, given in canonical form, if it is in this table.
    pub fn find_set(&self, canonical: &[Attr]) -> Option<AttrSet> {
        self.sets.find_by(canonical, |row| **row == *canonical).map(AttrSet)
    }
    /// Id of a list if it is in this table.
    pub fn find_list(&self, func: AttrSet, ret: AttrSet, params: &[AttrSet]) -> Option<AttrList> {
        let used = params.iter().rposition(|&p| p != AttrSet::EMPTY).map_or(0, |n| n + 1);
        self.lists.find(&AttrListRow { func, ret, params: params[..used].into() }).map(AttrList)
    }
    /// Id of a list; drops trailing empty parameter sets.
    pub fn list(&mut self, func: AttrSet, ret: AttrSet, mut params: Vec<AttrSet>) -> AttrList {
        while params.last() == Some(&AttrSet::EMPTY) {
            params.pop();
        }
        if func == AttrSet::EMPTY && ret == AttrSet::EMPTY && params.is_empty() {
            return AttrList::EMPTY;
        }
        AttrList(self.lists.intern(AttrListRow { func, ret, params: params.into() }))
    }
    /// Rows of this table alone: sets, then lists.
    pub fn own(&self) -> (&[Box<[Attr]>], &[AttrListRow]) {
        (self.sets.own(), self.lists.own())
    }
    /// Read access without an overlay.
    #[inline]
    pub fn view(&self) -> AttrsRef<'_> {
        AttrsRef { sets: Layered::single(&self.sets), kinds: [&self.kinds, &[]], lists: Layered::single(&self.lists) }
    }
    /// Read access through `over`, an overlay of this table.
    #[inline]
    pub fn view_over<'a>(&'a self, over: &'a Attrs) -> AttrsRef<'a> {
        AttrsRef {
            sets: Layered::new(&self.sets, &over.sets),
            kinds: [&self.kinds, &over.kinds],
            lists: Layered::new(&self.lists, &over.lists),
        }
    }
}

/// Read access to attributes.
#[derive(Clone, Copy)]
pub struct AttrsRef<'a> {
    sets: Layered<'a, Box<[Attr]>>,
    kinds: [&'a [u128]; 2],
    lists: Layered<'a, AttrListRow>,
}

impl<'a> AttrsRef<'a> {
    /// Attributes of a set, sorted.
    #[inline]
    pub fn set(self, set: AttrSet) -> &'a [Attr] {
        self.sets.get(set.0)
    }
    /// Sets of a list.
    #[inline]
    pub fn list(self, list: AttrList) -> &'a AttrListRow {
        self.lists.get(list.0)
    }
    /// Number of sets.
    pub fn num_sets(self) -> u32 {
        self.sets.len()
    }
    /// Set of parameter `n`.
    #[inline]
    pub fn param(self, list: AttrList, n: usize) -> AttrSet {
        self.list(list).params.get(n).copied().unwrap_or(AttrSet::EMPTY)
    }
    /// Attribute `kind` of a set.
    pub fn get(self, set: AttrSet, kind: AttrKind) -> Option<&'a Attr> {
        if !self.has(set, kind) {
            return None;
        }
        self.set(set).iter().find(|a| a.kind() == Some(kind))
    }
    /// Whether a set has `kind`.
    #[inline]
    pub fn has(self, set: AttrSet, kind: AttrKind) -> bool {
        self.kinds(set) >> kind as u32 & 1 != 0
    }
    /// Kinds in a set, a bit each: for who asks about many of them.
    #[inline]
    pub fn kinds(self, set: AttrSet) -> u128 {
        let [base, over] = self.kinds;
        *base.get(set.index()).unwrap_or_else(|| &over[set.index() - base.len()])
    }
    /// Integer value of `kind` in a set.
    pub fn int(self, set: AttrSet, kind: AttrKind) -> Option<u64> {
        match self.get(set, kind)? {
            Attr::Int(_, v) => Some(*v),
            _ => None,
        }
    }
    /// Type value of `kind` in a set.
    pub fn ty(self, set: AttrSet, kind: AttrKind) -> Option<Type> {
        match self.get(set, kind)? {
            Attr::Type(_, t) => t.get(),
            _ => None,
        }
    }
    /// Value of string attribute `key` (`Some(None)` when it has no value).
    pub fn string(self, set: AttrSet, key: Str) -> Option<Option<Str>> {
        self.set(set).iter().find_map(|a| match a {
            Attr::Str(k, v) if *k == key => Some(*v),
            _ => None,
        })
    }
    /// Whether the function set of a list has `kind`.
    pub fn fn_has(self, list: AttrList, kind: AttrKind) -> bool {
        self.has(self.list(list).func, kind)
    }
    /// Memory effects a function set declares.
    pub fn memory(self, set: AttrSet) -> MemoryEffects {
        self.int(set, AttrKind::Memory).map_or(MemoryEffects::UNKNOWN, |v| MemoryEffects(v as u32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_are_sorted_and_last_wins() {
        let mut a = Attrs::default();
        let s =
            a.set(vec![Attr::Int(AttrKind::Align, 4), Attr::Flag(AttrKind::NoUndef), Attr::Int(AttrKind::Align, 8)]);
        let t = a.set(vec![Attr::Flag(AttrKind::NoUndef), Attr::Int(AttrKind::Align, 8)]);
        assert_eq!(s, t);
        assert_eq!(a.view().int(s, AttrKind::Align), Some(8));
        let l = a.list(AttrSet::EMPTY, s, vec![t, AttrSet::EMPTY]);
        assert_eq!(a.view().param(l, 0), t);
        assert_eq!(a.view().param(l, 5), AttrSet::EMPTY);
        for &k in AttrKind::ALL {
            assert_eq!(AttrKind::parse(k.text()), Some(k));
        }
    }

    #[test]
    fn memory_effects_pack() {
        let m = MemoryEffects::NONE.with(MemLoc::ArgMem, 1).with(MemLoc::Other, 2);
        assert_eq!(m.get(MemLoc::ArgMem), 1);
        assert_eq!(m.get(MemLoc::Other), 2);
        assert!(m.reads() && m.writes() && !m.only_args());
    }
}
