//! Attribute sets in place and as groups. Groups are numbered by first use: functions and variables first, then calls in order.

use super::{Printer, Scope, out};
use std::collections::HashMap;
use warpc_ir::attrs::{Attr, AttrKind, Captures as CaptureSet, MemLoc, MemoryEffects};
use warpc_ir::ids::*;

/// Numbers and texts of attribute sets.
#[derive(Default)]
pub(crate) struct AttrState {
    /// Group by set of the module; `u32::MAX` when it has none yet.
    slots: Vec<u32>,
    /// Groups in order, as printed between the braces.
    groups: Vec<Vec<u8>>,
    /// Group of a text: sets of different tables may have one text. Looked up only, never walked.
    by_text: HashMap<Vec<u8>, u32, foldhash::fast::FixedState>,
    /// Range in `arena` of a set in place, by set of the module; first `u32::MAX` when not rendered yet.
    inline: Vec<(u32, u32)>,
    arena: Vec<u8>,
}

use AttrKind::*;

/// Kinds in printed order: keywords, types, integers, ranges; each in the order of LLVM's identifiers.
#[rustfmt::skip]
const ORDER: [AttrKind; AttrKind::ALL.len()] = [
    AllocAlign, AllocPtr, AlwaysInline, Builtin, Cold, Convergent, CoroDestroyOnlyWhenComplete, CoroElideSafe,
    DeadOnReturn, DeadOnUnwind, DisableSanitizerInstrumentation, FnRetThunkExtern, Hot, HybridPatchable, ImmArg,
    InReg, InlineHint, JumpTable, MinSize, MustProgress, Naked, Nest, NoAlias, NoBuiltin, NoCallback, NoCfCheck,
    NoCreateUndefOrPoison, NoDivergenceSource, NoDuplicate, NoExt, NoFree, NoImplicitFloat, NoInline, NoMerge,
    NoOutline, NoProfile, NoRecurse, NoRedZone, NoReturn, NoSanitizeBounds, NoSanitizeCoverage, NoSync, NoUndef,
    NoUnwind, NonLazyBind, NonNull, NullPointerIsValid, OptForFuzzing, OptimizeForDebugging, OptimizeForSize,
    OptimizeNone, PresplitCoroutine, ReadNone, ReadOnly, Returned, ReturnsTwice, SExt, SafeStack, SanitizeAddress,
    SanitizeAllocToken, SanitizeHWAddress, SanitizeMemTag, SanitizeMemory, SanitizeNumericalStability,
    SanitizeRealtime, SanitizeRealtimeBlocking, SanitizeThread, SanitizeType, ShadowCallStack, SkipProfile,
    Speculatable, SpeculativeLoadHardening, StackProtect, StackProtectReq, StackProtectStrong, StrictFP, SwiftAsync,
    SwiftError, SwiftSelf, WillReturn, Writable, WriteOnly, ZExt, ByRef, ByVal, ElementType, InAlloca, Preallocated,
    SRet, Align, AllocKind, AllocSize, Captures, Dereferenceable, DereferenceableOrNull, Memory, NoFPClass,
    AlignStack, UWTable, VScaleRange, Range, Initializes,
];

/// Place of each kind in [`ORDER`].
const RANKS: [u8; AttrKind::ALL.len()] = {
    let mut ranks = [u8::MAX; AttrKind::ALL.len()];
    let mut i = 0;
    while i < ORDER.len() {
        ranks[ORDER[i] as usize] = i as u8;
        i += 1;
    }
    ranks
};

/// Kinds LLVM 19 does not know.
fn unknown_to_19(kind: AttrKind) -> bool {
    matches!(
        kind,
        CoroElideSafe
            | DeadOnReturn
            | NoCreateUndefOrPoison
            | NoDivergenceSource
            | NoExt
            | NoOutline
            | SanitizeAllocToken
            | SanitizeRealtime
            | SanitizeRealtimeBlocking
            | SanitizeType
    )
}

/// Sort key of a known attribute; strings come last.
fn rank(attr: &Attr) -> u8 {
    attr.kind().map_or(u8::MAX, |k| RANKS[k as usize])
}

impl Printer<'_> {
    /// Writes `before`, a set in place and `after`; nothing where the set is empty. Returns whether anything was written.
    pub(super) fn attrs_inline(&mut self, sc: &Scope<'_>, set: AttrSet, before: &str, after: &str) -> bool {
        if set == AttrSet::EMPTY {
            return false;
        }
        let base = self.ctx.attrs().num_sets();
        if set.0 < base {
            if self.attrs.inline.is_empty() {
                self.attrs.inline.resize(base as usize, (u32::MAX, 0));
            }
            if self.attrs.inline[set.index()].0 == u32::MAX {
                let start = self.out.len();
                self.render(sc, sc.attrs.set(set), false, true);
                let at = self.attrs.arena.len() as u32;
                self.attrs.inline[set.index()] = (at, (self.out.len() - start) as u32);
                self.attrs.arena.extend_from_slice(&self.out[start..]);
                self.out.truncate(start);
            }
            let (at, len) = self.attrs.inline[set.index()];
            if len == 0 {
                return false;
            }
            self.text(before);
            self.out.extend_from_slice(&self.attrs.arena[at as usize..(at + len) as usize]);
            self.text(after);
            return true;
        }
        self.attr_list_inline(sc, sc.attrs.set(set), before, after)
    }

    /// The same for attributes that are in no table.
    pub(super) fn attr_list_inline(&mut self, sc: &Scope<'_>, attrs: &[Attr], before: &str, after: &str) -> bool {
        let start = self.out.len();
        self.text(before);
        let from = self.out.len();
        self.render(sc, attrs, false, true);
        if self.out.len() == from {
            self.out.truncate(start);
            return false;
        }
        self.text(after);
        true
    }

    /// Group of a set; `None` when it is empty.
    pub(super) fn attr_group(&mut self, sc: &Scope<'_>, set: AttrSet) -> Option<u32> {
        if set == AttrSet::EMPTY {
            return None;
        }
        let base = self.ctx.attrs().num_sets();
        if set.0 >= base {
            return self.attr_list_group(sc, sc.attrs.set(set));
        }
        if self.attrs.slots.is_empty() {
            self.attrs.slots.resize(base as usize, u32::MAX);
        }
        if self.attrs.slots[set.index()] == u32::MAX {
            self.attrs.slots[set.index()] = self.attr_list_group(sc, sc.attrs.set(set)).unwrap_or(u32::MAX - 1);
        }
        Some(self.attrs.slots[set.index()]).filter(|&n| n < u32::MAX - 1)
    }

    /// Group of attributes that need not be in a table.
    pub(super) fn attr_list_group(&mut self, sc: &Scope<'_>, attrs: &[Attr]) -> Option<u32> {
        let start = self.out.len();
        self.render(sc, attrs, true, true);
        let text = self.out[start..].to_vec();
        self.out.truncate(start);
        if text.is_empty() {
            return None;
        }
        let next = self.attrs.groups.len() as u32;
        let slot = *self.attrs.by_text.entry(text.clone()).or_insert(next);
        if slot == next {
            self.attrs.groups.push(text);
        }
        Some(slot)
    }

    /// `; Function Attrs: ...`
    pub(super) fn function_attrs_comment(&mut self, sc: &Scope<'_>, attrs: &[Attr]) {
        let start = self.out.len();
        self.text("; Function Attrs: ");
        let from = self.out.len();
        self.render(sc, attrs, false, false);
        if self.out.len() == from {
            self.out.truncate(start);
        } else {
            self.out.push(b'\n');
        }
    }

    /// ` #n` for a set that has a group.
    pub(super) fn group_ref(&mut self, sc: &Scope<'_>, set: AttrSet) {
        if let Some(n) = self.attr_group(sc, set) {
            self.text(" #");
            out::dec(&mut self.out, n as u64);
        }
    }

    /// `attributes #n = { ... }` of all groups.
    pub(super) fn attr_groups(&mut self) {
        if self.attrs.groups.is_empty() {
            return;
        }
        self.out.push(b'\n');
        let groups = std::mem::take(&mut self.attrs.groups);
        for (n, text) in groups.iter().enumerate() {
            self.text("attributes #");
            out::dec(&mut self.out, n as u64);
            self.text(" = { ");
            self.out.extend_from_slice(text);
            self.text(" }\n");
        }
        self.attrs.groups = groups;
    }

    fn render(&mut self, sc: &Scope<'_>, attrs: &[Attr], group: bool, strings: bool) {
        let mut order: smallvec::SmallVec<[&Attr; 24]> = attrs.iter().collect();
        order.sort_by(|a, b| match (a, b) {
            (Attr::Str(x, _), Attr::Str(y, _)) => sc.ctx.str(*x).cmp(sc.ctx.str(*y)),
            _ => rank(a).cmp(&rank(b)),
        });
        let start = self.out.len();
        for a in order {
            let at = self.out.len();
            if at != start {
                self.out.push(b' ');
            }
            let from = self.out.len();
            match a {
                Attr::Str(..) if !strings => {}
                Attr::Str(k, v) => {
                    out::quoted(&mut self.out, sc.ctx.str(*k));
                    if let Some(v) = v.map(|v| sc.ctx.str(v)).filter(|v| !v.is_empty()) {
                        self.out.push(b'=');
                        out::quoted(&mut self.out, v);
                    }
                }
                _ if self.v19() && a.kind().is_some_and(unknown_to_19) => {}
                _ => self.attr(sc, a, group),
            }
            if self.out.len() == from {
                self.out.truncate(at);
            }
        }
    }

    fn attr(&mut self, sc: &Scope<'_>, attr: &Attr, group: bool) {
        match attr {
            Attr::Flag(k) => self.text(k.text()),
            Attr::Type(k, t) => {
                self.text(k.text());
                if t.is_some() {
                    self.out.push(b'(');
                    self.ty(sc.types, *t);
                    self.out.push(b')');
                }
            }
            Attr::Range(r) => {
                self.text("range(");
                self.ty(sc.types, r.ty);
                self.out.push(b' ');
                out::int128(&mut self.out, r.lo);
                self.text(", ");
                out::int128(&mut self.out, r.hi);
                self.out.push(b')');
            }
            Attr::Initializes(list) => {
                self.text("initializes(");
                for (i, (lo, hi)) in list.iter().enumerate() {
                    self.text(if i == 0 { "(" } else { ", (" });
                    out::int(&mut self.out, *lo);
                    self.text(", ");
                    out::int(&mut self.out, *hi);
                    self.out.push(b')');
                }
                self.out.push(b')');
            }
            Attr::Int(Memory, v) => self.memory(MemoryEffects(*v as u32)),
            Attr::Int(Captures, v) => self.captures(CaptureSet(*v as u8)),
            Attr::Int(NoFPClass, v) => self.fp_classes(*v as u32),
            Attr::Int(UWTable, v) => self.text(if *v == 1 { "uwtable(sync)" } else { "uwtable" }),
            Attr::Int(AllocKind, v) => self.alloc_kind(*v),
            Attr::Int(k @ (AllocSize | VScaleRange), v) => {
                self.text(k.text());
                self.out.push(b'(');
                out::dec(&mut self.out, *v as u32 as u64);
                let second = (*v >> 32) as u32;
                let absent = second == u32::MAX;
                if !absent || *k == VScaleRange {
                    self.out.push(b',');
                    out::dec(&mut self.out, if absent { 0 } else { second as u64 });
                }
                self.out.push(b')');
            }
            Attr::Int(DeadOnReturn, u64::MAX) => self.text("dead_on_return"),
            Attr::Int(Align, v) => {
                self.text(if group { "align=" } else { "align " });
                out::dec(&mut self.out, *v);
            }
            Attr::Int(k, v) => {
                self.text(k.text());
                self.out.push(if group { b'=' } else { b'(' });
                out::dec(&mut self.out, *v);
                if !group {
                    self.out.push(b')');
                }
            }
            Attr::Str(..) => {}
        }
    }

    fn memory(&mut self, mut memory_effects: MemoryEffects) {
        const ACCESS: [&str; 4] = ["none", "read", "write", "readwrite"];
        if self.v19() {
            // LLVM 19 has `errno` in the rest and target memory in inaccessible memory.
            let other = memory_effects.get(MemLoc::Other) | memory_effects.get(MemLoc::ErrnoMem);
            let hidden = memory_effects.get(MemLoc::InaccessibleMem)
                | memory_effects.get(MemLoc::TargetMem0)
                | memory_effects.get(MemLoc::TargetMem1);
            memory_effects = memory_effects.with(MemLoc::Other, other).with(MemLoc::ErrnoMem, other);
            if memory_effects.get(MemLoc::TargetMem0) != other || memory_effects.get(MemLoc::TargetMem1) != other {
                memory_effects = memory_effects.with(MemLoc::InaccessibleMem, hidden);
            }
            memory_effects = memory_effects.with(MemLoc::TargetMem0, other).with(MemLoc::TargetMem1, other);
        }
        self.text("memory(");
        let other = memory_effects.get(MemLoc::Other);
        let union = MemLoc::ALL.iter().fold(0, |u, l| u | memory_effects.get(l.0));
        let mut first = true;
        if other != 0 || union == 0 {
            self.text(ACCESS[other as usize]);
            first = false;
        }
        for &(loc, name) in MemLoc::ALL {
            if memory_effects.get(loc) == other {
                continue;
            }
            if !std::mem::replace(&mut first, false) {
                self.text(", ");
            }
            self.text(name);
            self.text(": ");
            self.text(ACCESS[memory_effects.get(loc) as usize]);
        }
        self.out.push(b')');
    }

    fn captures(&mut self, capture_set: CaptureSet) {
        if self.v19() {
            if capture_set == CaptureSet::NONE {
                self.text("nocapture");
            }
            return;
        }
        self.text("captures(");
        let (other, ret) = (capture_set.other(), capture_set.ret());
        if other != 0 || other == ret {
            self.capture_components(other);
        }
        if other != ret {
            self.text(if other != 0 { ", ret: " } else { "ret: " });
            self.capture_components(ret);
        }
        self.out.push(b')');
    }
    fn capture_components(&mut self, c: u8) {
        if c == 0 {
            return self.text("none");
        }
        let address = match c & CaptureSet::ADDRESS {
            0 => "",
            CaptureSet::ADDRESS_IS_NULL => "address_is_null",
            _ => "address",
        };
        let provenance = match c & CaptureSet::PROVENANCE {
            0 => "",
            CaptureSet::READ_PROVENANCE => "read_provenance",
            _ => "provenance",
        };
        self.text(address);
        if !address.is_empty() && !provenance.is_empty() {
            self.text(", ");
        }
        self.text(provenance);
    }

    fn fp_classes(&mut self, mut mask: u32) {
        #[rustfmt::skip]
        const CLASSES: [(u32, &str); 16] = [
            (0x3ff, "all"), (0x003, "nan"), (0x001, "snan"), (0x002, "qnan"), (0x204, "inf"), (0x004, "ninf"),
            (0x200, "pinf"), (0x060, "zero"), (0x020, "nzero"), (0x040, "pzero"), (0x090, "sub"), (0x010, "nsub"),
            (0x080, "psub"), (0x108, "norm"), (0x008, "nnorm"), (0x100, "pnorm"),
        ];
        self.text("nofpclass(");
        if mask == 0 {
            self.text("none");
        }
        let mut first = true;
        for (bits, name) in CLASSES {
            if mask & bits == bits {
                mask &= !bits;
                if !std::mem::replace(&mut first, false) {
                    self.out.push(b' ');
                }
                self.text(name);
            }
        }
        self.out.push(b')');
    }

    fn alloc_kind(&mut self, bits: u64) {
        self.text("allockind(\"");
        let mut first = true;
        for (k, name) in ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"].iter().enumerate() {
            if bits >> k & 1 == 1 {
                if !std::mem::replace(&mut first, false) {
                    self.out.push(b',');
                }
                self.text(name);
            }
        }
        self.text("\")");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_one_rank() {
        assert!(AttrKind::ALL.iter().all(|&k| ORDER[RANKS[k as usize] as usize] == k));
    }
}
