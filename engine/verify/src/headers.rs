//! Function headers: calling convention, parameters, attributes that carry values.

use super::Verifier;
use warpc_ir::attrs::{Attr, AttrKind, AttrsRef};
use warpc_ir::ids::*;
use warpc_ir::module::{Linkage, UnnamedAddr, cc};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// String attributes with a fixed set of values.
const CHOICES: &[(&str, &[&str])] = &[
    ("frame-pointer", &["all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"]),
    ("sign-return-address", &["none", "all", "non-leaf"]),
    ("sign-return-address-key", &["a_key", "b_key"]),
    ("branch-target-enforcement", &["", "true", "false"]),
    ("branch-protection-pauth-lr", &["", "true", "false"]),
    ("guarded-control-stack", &["", "true", "false"]),
    ("fp-contract", &["off", "fast", "on"]),
];

/// String attributes that hold an unsigned integer.
const NUMBERS: &[&str] = &["warn-stack-size", "patchable-function-entry", "patchable-function-prefix"];

/// Calling conventions of kernels: launched, not called.
pub(super) const KERNELS: &[u16] = &[cc::PTX_KERNEL, cc::SPIR_KERNEL, AMDGPU_KERNEL];
const AMDGPU_KERNEL: u16 = 91;
const X86_INTERRUPT: u16 = 83;
/// Conventions without variable arguments: shaders and kernels.
const FIXED: &[u16] =
    &[cc::PTX_KERNEL, cc::PTX_DEVICE, cc::SPIR_KERNEL, 77, 87, 88, 89, 90, AMDGPU_KERNEL, 93, 95, 96, 104, 105];
/// Shaders: results go to the next stage, memory results are not passed.
const SHADERS: &[u16] = &[87, 88, 89, 90, 93, 95, 96];

impl Verifier<'_> {
    /// Everything of function `g` but its body.
    pub(super) fn function_header(&mut self, g: Global) {
        let sym = self.ctx.globals.sym[g.index()];
        let at = [Value::global(g)];
        self.binding(g, sym);
        let shape = self.ctx.globals.shape[g.index()];
        let parts = self.ctx.globals.parts[g.index()];
        if !self.signature(shape.ty, &at) {
            return;
        }
        let (a, t) = (self.ctx.attrs(), self.ctx.types());
        self.attribute_list(a, t, parts.attrs, shape.ty, &at);
        self.header_attributes(a, parts.attrs, &at);
        let Some((ret, params, vararg)) = t.func(shape.ty) else { return };
        if sym.linkage == Linkage::Common {
            self.fail("Functions may not have common linkage", &at);
        }
        if sym.unnamed_addr != UnnamedAddr::Global && a.fn_has(parts.attrs, AttrKind::JumpTable) {
            self.fail("Attribute 'jumptable' requires 'unnamed_addr'", &at);
        }
        let intrinsic = self.ctx.name(g).starts_with(b"llvm.");
        if !intrinsic {
            self.check(ret != Type::TOKEN, "Function returns a token but isn't an intrinsic", &at);
            self.check(!self.is_amx(ret), "Function returns a x86_amx but isn't an intrinsic", &at);
        }
        self.convention(shape.cc, ret, params, vararg, parts.attrs, &at);
        for (n, &p) in params.iter().enumerate() {
            if p == Type::METADATA && !intrinsic {
                self.fail("Function takes metadata but isn't an intrinsic", &at);
            }
            if p == Type::TOKEN && !intrinsic {
                self.fail("Function takes token but isn't an intrinsic", &at);
            }
            if self.is_amx(p) && !intrinsic {
                self.fail("Function takes x86_amx but isn't an intrinsic", &at);
            }
            let s = a.param(parts.attrs, n);
            if s == AttrSet::EMPTY {
                continue;
            }
            if let Some(ty) = a.ty(s, AttrKind::ByVal) {
                self.check(t.is_sized(ty), "Attribute 'byval' does not support unsized types!", &at);
                let huge = t.is_sized(ty) && self.ctx.tables.layout.alloc_size(t, ty) >= 1 << 32;
                self.check(!huge, "huge 'byval' arguments are unsupported", &at);
            }
            if a.has(s, AttrKind::InAlloca) {
                if let Some(ty) = a.ty(s, AttrKind::InAlloca) {
                    self.check(t.is_sized(ty), "Attribute 'inalloca' does not support unsized types!", &at);
                }
                self.check(n + 1 == params.len(), "inalloca isn't on the last parameter!", &at);
            }
            if a.has(s, AttrKind::ImmArg) && !intrinsic {
                self.fail("immarg attribute only applies to intrinsics", &at);
            }
            self.swift_error |= a.has(s, AttrKind::SwiftError);
            if a.has(s, AttrKind::SRet) {
                self.check(n < 2, "Attribute 'sret' is not on first or second parameter!", &at);
            }
        }
        let once = [AttrKind::SRet, AttrKind::SwiftAsync, AttrKind::SwiftError, AttrKind::SwiftSelf, AttrKind::Nest];
        let several = a.list(parts.attrs).params.iter().filter(|&&s| s != AttrSet::EMPTY).count() > 1;
        for kind in once.into_iter().filter(|_| several) {
            let many = (0..params.len()).filter(|&n| a.has(a.param(parts.attrs, n), kind)).count() > 1;
            if many && kind == AttrKind::Nest {
                self.fail("More than one parameter has attribute nest!", &at);
            } else if many {
                self.fail(format!("Cannot have multiple '{}' parameters!", kind.text()), &at);
            }
        }
        self.function_metadata(g);
    }

    fn is_amx(&self, t: Type) -> bool {
        matches!(self.ctx.types().kind(t), TypeKind::X86Amx)
    }

    fn convention(&mut self, conv: u16, ret: Type, params: &[Type], vararg: bool, list: AttrList, at: &[Value]) {
        let a = self.ctx.attrs();
        if KERNELS.contains(&conv) {
            // A `ptx_kernel` that returns something is taken: the value is dropped.
            let void = ret == Type::VOID || conv == cc::PTX_KERNEL;
            self.check(void, "Calling convention requires void return type", at);
        }
        if KERNELS.contains(&conv) || SHADERS.contains(&conv) {
            if conv == AMDGPU_KERNEL || SHADERS.contains(&conv) {
                let passing = [
                    (AttrKind::ByVal, "Calling convention disallows byval"),
                    (AttrKind::Preallocated, "Calling convention disallows preallocated"),
                    (AttrKind::InAlloca, "Calling convention disallows inalloca"),
                ];
                for (kind, message) in passing {
                    let any = (0..params.len()).any(|n| a.has(a.param(list, n), kind));
                    self.check(!any, message, at);
                }
            }
            let sret = (0..params.len()).any(|n| a.has(a.param(list, n), AttrKind::SRet));
            self.check(!sret, "Calling convention does not allow sret", at);
        }
        if conv == X86_INTERRUPT {
            let ok = params.is_empty() || a.has(a.param(list, 0), AttrKind::ByVal);
            self.check(ok, "Calling convention parameter requires byval", at);
        }
        // The reader of older IR gives `ptx_device` to variadic functions.
        let bad = vararg && conv != cc::PTX_DEVICE && (FIXED.contains(&conv) || matches!(conv, cc::COLD));
        self.check(!bad, "Calling convention does not support varargs or perfect forwarding!", at);
    }

    /// Attributes whose value has rules of its own.
    /// Function attributes by themselves: most functions of a module have one of a few sets.
    fn header_attributes(&mut self, a: AttrsRef<'_>, list: AttrList, at: &[Value]) {
        let set = a.list(list).func.index();
        if self.sound_sets.get(set) == Some(&true) {
            return;
        }
        let before = self.errors.len();
        self.function_attributes(list, at);
        self.valued_attributes(a, list, at);
        if self.errors.len() == before {
            if self.sound_sets.len() <= set {
                self.sound_sets.resize(set + 1, false);
            }
            self.sound_sets[set] = true;
        }
    }

    fn valued_attributes(&mut self, a: AttrsRef<'_>, list: AttrList, at: &[Value]) {
        if list == AttrList::EMPTY {
            return;
        }
        let set = a.list(list).func;
        for attr in a.set(set) {
            match attr {
                Attr::Int(AttrKind::AllocKind, bits) => self.alloc_kind(*bits, at),
                Attr::Int(AttrKind::VScaleRange, range) => {
                    let (lo, hi) = (*range as u32, (*range >> 32) as u32);
                    self.check(lo != 0, "'vscale_range' minimum must be greater than 0", at);
                    let power = lo == 0 || lo.is_power_of_two();
                    self.check(power, "'vscale_range' minimum must be power-of-two value", at);
                    if hi != u32::MAX && hi != 0 {
                        self.check(lo <= hi, "'vscale_range' minimum cannot be greater than maximum", at);
                        self.check(hi.is_power_of_two(), "'vscale_range' maximum must be power-of-two value", at);
                    }
                }
                Attr::Str(key, value) => self.string_attribute(a, set, *key, *value, at),
                _ => {}
            }
        }
    }

    fn string_attribute(&mut self, a: AttrsRef<'_>, set: AttrSet, key: Str, value: Option<Str>, at: &[Value]) {
        let name = self.ctx.str(key);
        // Nearly all keys are of no interest; these three beginnings cover those that are.
        if !matches!(name.first(), Some(b'f' | b's' | b'b' | b'g' | b'w' | b'p')) {
            return;
        }
        let text = value.map_or(&b""[..], |v| self.ctx.str(v));
        if let Some((name, values)) = CHOICES.iter().find(|c| c.0.as_bytes() == name) {
            if !values.iter().any(|v| v.as_bytes() == text) {
                let text = String::from_utf8_lossy(text);
                self.fail(format!("invalid value for '{name}' attribute: {text}"), at);
            } else if *name == "sign-return-address-key" {
                let other = self.ctx.tables.strings.find(b"sign-return-address");
                let has = other.is_some_and(|s| a.string(set, s).is_some());
                self.check(has, "'sign-return-address-key' present without `sign-return-address`", at);
            }
        } else if let Some(name) = NUMBERS.iter().find(|n| n.as_bytes() == name) {
            let ok = std::str::from_utf8(text)
                .ok()
                .is_some_and(|t| !t.is_empty() && t.bytes().all(|c| c.is_ascii_digit()) && t.parse::<u32>().is_ok());
            if !ok {
                let text = String::from_utf8_lossy(text);
                self.fail(format!("\"{name}\" takes an unsigned integer: {text}"), at);
            }
        }
    }

    fn alloc_kind(&mut self, bits: u64, at: &[Value]) {
        const KIND: u64 = 7;
        const UNINITIALIZED: u64 = 8;
        const ZEROED: u64 = 16;
        const ALIGNED: u64 = 32;
        let kind = bits & KIND;
        let one = kind.count_ones() == 1;
        self.check(one, "'allockind()' requires exactly one of alloc, realloc, and free", at);
        if kind == 4 {
            let plain = bits & (UNINITIALIZED | ZEROED | ALIGNED) == 0;
            let message = "'allockind(\"free\")' doesn't allow uninitialized, zeroed, or aligned modifiers.";
            self.check(plain, message, at);
        }
        let both = bits & UNINITIALIZED != 0 && bits & ZEROED != 0;
        self.check(!both, "'allockind()' can't be both zeroed and uninitialized", at);
    }
}
