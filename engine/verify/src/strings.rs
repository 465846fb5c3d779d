//! Attributes that are strings, and function attributes whose rules look at the function's type.

use super::Verifier;
use warpc_ir::attrs::{Attr, AttrKind, AttrsRef, MemLoc, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::types::TypesRef;
use warpc_ir::value::Value;

/// String attributes with a fixed set of values.
const CHOICES: &[(&str, &[&str])] = &[
    ("frame-pointer", &["all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"]),
    ("sign-return-address", &["none", "all", "non-leaf"]),
    ("sign-return-address-key", &["a_key", "b_key"]),
    ("branch-target-enforcement", BOOLEAN),
    ("branch-protection-pauth-lr", BOOLEAN),
    ("guarded-control-stack", BOOLEAN),
    ("allow_direct_access_in_hot_patch_function", BOOLEAN),
    ("less-precise-fpmad", BOOLEAN),
    ("loader-replaceable", BOOLEAN),
    ("marked_for_windows_hot_patching", BOOLEAN),
    ("no-infs-fp-math", BOOLEAN),
    ("no-inline-line-tables", BOOLEAN),
    ("no-jump-tables", BOOLEAN),
    ("no-nans-fp-math", BOOLEAN),
    ("no-signed-zeros-fp-math", BOOLEAN),
    ("profile-sample-accurate", BOOLEAN),
    ("use-sample-profile", BOOLEAN),
];
const BOOLEAN: &[&str] = &["", "true", "false"];

/// Those of [`CHOICES`] that are looked at on parameters and results too.
const ANYWHERE: usize = 6;

/// String attributes that hold an unsigned integer.
const NUMBERS: &[&str] = &["warn-stack-size", "patchable-function-entry", "patchable-function-prefix"];

/// Groups of string attributes of which a function has at most one, and the message.
const EXCLUSIVE: [(&[&str], &str); 3] = [
    (
        &["aarch64_pstate_sm_enabled", "aarch64_pstate_sm_compatible"],
        "Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible!",
    ),
    (
        &[
            "aarch64_new_za",
            "aarch64_in_za",
            "aarch64_inout_za",
            "aarch64_out_za",
            "aarch64_preserves_za",
            "aarch64_za_state_agnostic",
        ],
        "Attributes 'aarch64_new_za', 'aarch64_in_za', 'aarch64_out_za', 'aarch64_inout_za', 'aarch64_preserves_za' and 'aarch64_za_state_agnostic' are mutually exclusive",
    ),
    (
        &[
            "aarch64_new_zt0",
            "aarch64_in_zt0",
            "aarch64_inout_zt0",
            "aarch64_out_zt0",
            "aarch64_preserves_zt0",
            "aarch64_za_state_agnostic",
        ],
        "Attributes 'aarch64_new_zt0', 'aarch64_in_zt0', 'aarch64_out_zt0', 'aarch64_inout_zt0', 'aarch64_preserves_zt0' and 'aarch64_za_state_agnostic' are mutually exclusive",
    ),
];

impl Verifier<'_> {
    /// Value of string attribute `key` in `set`; empty when it has none, `None` when the attribute is absent.
    fn string_of(&self, attrs: AttrsRef<'_>, set: AttrSet, key: &str) -> Option<&[u8]> {
        let key = self.ctx.tables.strings.find(key.as_bytes())?;
        Some(attrs.string(set, key)?.map_or(&b""[..], |v| self.ctx.str(v)))
    }

    /// The same of the function attributes of a list of the module.
    pub(super) fn function_string(&self, list: AttrList, key: &str) -> Option<&[u8]> {
        let a = self.ctx.attrs();
        self.string_of(a, a.list(list).func, key)
    }

    /// One string attribute of a function, by itself.
    pub(super) fn string_attribute(
        &mut self,
        attrs: AttrsRef<'_>,
        set: AttrSet,
        key: Str,
        value: Option<Str>,
        at: &[Value],
    ) {
        let name = self.ctx.str(key);
        // Nearly all keys of modules for a GPU are of no interest: they begin otherwise.
        if !matches!(name.first(), Some(b'a'..=b'd' | b'f' | b'g' | b'l'..=b'n' | b'p' | b's'..=b'u' | b'w')) {
            return;
        }
        let text = value.map_or(&b""[..], |v| self.ctx.str(v));
        if let Some((name, values)) = CHOICES.iter().find(|c| c.0.as_bytes() == name) {
            if !values.iter().any(|v| v.as_bytes() == text) {
                let text = String::from_utf8_lossy(text);
                self.fail(format!("invalid value for '{name}' attribute: {text}"), at);
            } else if *name == "sign-return-address-key" {
                let has = self.string_of(attrs, set, "sign-return-address").is_some();
                self.check(has, "'sign-return-address-key' present without `sign-return-address`", at);
            }
            return;
        }
        match name {
            b"denormal-fp-math" | b"denormal-fp-math-f32" if !is_denormal_mode(text) => {
                let (name, text) = (String::from_utf8_lossy(name), String::from_utf8_lossy(text));
                self.fail(format!("invalid value for '{name}' attribute: {text}"), at);
            }
            b"patchable-function-entry-section" => {
                let message = "\"patchable-function-entry-section\" must not be empty";
                self.check(!text.is_empty(), message, at);
            }
            b"target-features" => self.target_features(text, at),
            _ => {}
        }
        if let Some(name) = NUMBERS.iter().find(|n| n.as_bytes() == name) {
            let ok = std::str::from_utf8(text)
                .ok()
                .is_some_and(|t| !t.is_empty() && t.bytes().all(|c| c.is_ascii_digit()) && t.parse::<u32>().is_ok());
            if !ok {
                let text = String::from_utf8_lossy(text);
                self.fail(format!("\"{name}\" takes an unsigned integer: {text}"), at);
            }
        }
    }

    /// A list of features, each switched on or off.
    fn target_features(&mut self, text: &[u8], at: &[Value]) {
        if text.is_empty() {
            return;
        }
        for feature in text.split(|&c| c == b',') {
            match feature.first() {
                None => self.fail("target-features attribute should not contain an empty string", at),
                Some(b'+' | b'-') => {}
                Some(_) => {
                    let feature = String::from_utf8_lossy(feature);
                    self.fail(format!("target feature '{feature}' must start with a '+' or '-'"), at);
                }
            }
        }
    }

    /// Strings of a parameter or result that are true, false or nothing.
    pub(super) fn boolean_strings(&mut self, a: AttrsRef<'_>, set: AttrSet, at: &[Value]) {
        for attr in a.set(set) {
            let Attr::Str(key, value) = attr else { continue };
            let name = self.ctx.str(*key);
            let text = value.map_or(&b""[..], |v| self.ctx.str(v));
            let wrong = CHOICES[ANYWHERE..]
                .iter()
                .find(|c| c.0.as_bytes() == name && !c.1.iter().any(|v| v.as_bytes() == text));
            if let Some((name, _)) = wrong {
                let text = String::from_utf8_lossy(text);
                self.fail(format!("invalid value for '{name}' attribute: {text}"), at);
            }
        }
    }

    /// String attributes that exclude each other.
    pub(super) fn exclusive_strings(&mut self, attrs: AttrsRef<'_>, set: AttrSet, at: &[Value]) {
        // All of them are of one target.
        let any = attrs.set(set).iter().any(|attr| match attr {
            Attr::Str(key, _) => self.ctx.str(*key).starts_with(b"aarch64_"),
            _ => false,
        });
        if !any {
            return;
        }
        for (names, message) in EXCLUSIVE {
            let n = names.iter().filter(|n| self.string_of(attrs, set, n).is_some()).count();
            self.check(n <= 1, message, at);
        }
    }

    /// Function attributes whose rules look at the type or at other positions of the list.
    pub(super) fn signature_attributes(
        &mut self,
        attrs: AttrsRef<'_>,
        types: TypesRef<'_>,
        list: AttrList,
        fn_ty: Type,
        at: &[Value],
    ) {
        let row = attrs.list(list);
        let set = row.func;
        if set == AttrSet::EMPTY {
            return;
        }
        let Some((_, params, vararg)) = types.func(fn_ty) else { return };
        let writable = [row.ret].iter().chain(row.params.iter()).any(|&s| attrs.has(s, AttrKind::Writable));
        if writable {
            let writes = attrs.int(set, AttrKind::Memory).map_or(MemoryEffects::UNKNOWN, |m| MemoryEffects(m as u32));
            let ok = writes.get(MemLoc::ArgMem) & 2 != 0;
            self.check(ok, "Attribute writable and memory without argmem: write are incompatible!", at);
        }
        if let Some(packed) = attrs.int(set, AttrKind::AllocSize) {
            let (size, count) = (packed as u32, (packed >> 32) as u32);
            if self.size_argument(types, params, size, "element size", at) && count != u32::MAX {
                self.size_argument(types, params, count, "number of elements", at);
            }
        }
        if attrs.has(set, AttrKind::AllocKind) {
            self.zeroed_variant(attrs, set, fn_ty, at);
        }
        if let Some(text) = self.string_of(attrs, set, "vector-function-abi-variant") {
            let text = String::from_utf8_lossy(text).into_owned();
            if !super::vector_names::is_variant(&text, types, fn_ty) {
                self.fail(format!("invalid name for a VFABI variant: {text}"), at);
            }
        }
        if let Some(text) = self.string_of(attrs, set, "modular-format") {
            let text = String::from_utf8_lossy(text).into_owned();
            let parts: Vec<&str> = text.split(',').collect();
            if self.check(parts.len() >= 5, "modular-format attribute requires at least 5 arguments", at) {
                let first = parts[2].parse::<u32>();
                let message = "modular-format attribute first arg index is not an integer";
                if self.check(first.is_ok(), message, at) {
                    let last = params.len() + vararg as usize;
                    let ok = first.is_ok_and(|n| n > 0 && n as usize <= last);
                    self.check(ok, "modular-format attribute first arg index is out of bounds", at);
                }
            }
        }
    }

    /// A parameter that `allocsize` names.
    fn size_argument(&mut self, types: TypesRef<'_>, params: &[Type], n: u32, word: &str, at: &[Value]) -> bool {
        match params.get(n as usize) {
            None => self.fail(format!("'allocsize' {word} argument is out of bounds"), at),
            Some(&p) if !types.is_int(p) => {
                self.fail(format!("'allocsize' {word} argument must refer to an integer parameter"), at);
            }
            _ => return true,
        }
        false
    }

    /// The function that gives the same memory as another one, zeroed.
    fn zeroed_variant(&mut self, attrs: AttrsRef<'_>, set: AttrSet, fn_ty: Type, at: &[Value]) {
        const ZEROED: u64 = 16;
        let Some(name) = self.string_of(attrs, set, "alloc-variant-zeroed") else { return };
        let row = self.ctx.tables.strings.find(name);
        let family = self.string_of(attrs, set, "alloc-family").map(<[u8]>::to_vec);
        if !self.check(row.is_some_and(|r| r != Str::EMPTY), "'alloc-variant-zeroed' must not be empty", at) {
            return;
        }
        let Some(g) = row.and_then(|r| self.function_named(r)) else { return };
        let variant = self.ctx.attrs().list(self.ctx.globals.parts[g.index()].attrs).func;
        if let Some(family) = family {
            let same = self.string_of(self.ctx.attrs(), variant, "alloc-family") == Some(&family);
            let message = "'alloc-variant-zeroed' must name a function belonging to the same 'alloc-family'";
            self.check(same, message, at);
        }
        let zeroed = self.ctx.attrs().int(variant, AttrKind::AllocKind).is_some_and(|k| k & ZEROED != 0);
        self.check(zeroed, "'alloc-variant-zeroed' must name a function with 'allockind(\"zeroed\")'", at);
        let same = self.ctx.globals.shape[g.index()].ty == fn_ty;
        self.check(same, "'alloc-variant-zeroed' must name a function with the same signature", at);
    }

    /// The function called so. The names are sorted once, by the first who asks.
    fn function_named(&mut self, name: Str) -> Option<Global> {
        if self.functions.is_empty() {
            let rows = (0..self.ctx.globals.sym.len()).map(Global::new).filter(|&g| self.is_function(g));
            self.functions = rows.map(|g| (self.ctx.globals.sym[g.index()].name, g)).collect();
            self.functions.sort_unstable();
        }
        let at = self.functions.binary_search_by_key(&name, |f| f.0).ok()?;
        Some(self.functions[at].1)
    }

    /// A function without prologue has its arguments nowhere.
    pub(super) fn naked_arguments(&mut self, global: Global) {
        let Some(body) = self.ctx.bodies.0.get(global.index()).and_then(|b| b.as_deref()) else { return };
        let f = warpc_ir::func::Func::of_body(body, self.ctx);
        for b in f.block_order() {
            for i in f.block_insts(b) {
                if let Some(v) = f.operands(i).find(|v| v.as_arg().is_some()) {
                    self.function = global;
                    self.fail("cannot use argument of naked function", &[v]);
                    self.function = Global::NONE;
                    return;
                }
            }
        }
    }
}

/// Whether `text` is a mode of denormal numbers, or one for results and one for operands.
fn is_denormal_mode(text: &[u8]) -> bool {
    let mode = |m: &[u8]| matches!(m, b"" | b"ieee" | b"preserve-sign" | b"positive-zero" | b"dynamic");
    match text.iter().position(|&c| c == b',') {
        Some(comma) => mode(&text[..comma]) && mode(&text[comma + 1..]),
        None => mode(text),
    }
}
