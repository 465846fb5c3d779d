//! Function headers: calling convention, parameters, attributes that carry values.

use super::Verifier;
use warpc_ir::attrs::{Attr, AttrKind, AttrsRef};
use warpc_ir::ids::*;
use warpc_ir::module::{Linkage, UnnamedAddr, cc};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

const AMDGPU_KERNEL: u16 = 91;
const X86_INTERRUPT: u16 = 83;
const INTEL_OCL_BI: u16 = 77;
const AMDGPU_CHAINS: [u16; 2] = [104, 105];
const AMDGPU_WHOLE_WAVE: u16 = 124;
/// Shaders: results go to the next stage, memory results are not passed.
const SHADERS: &[u16] = &[87, 88, 89, 90, 93];
/// Conventions of functions that calls never name.
pub(super) const NOT_CALLED: &[u16] = &[
    cc::SPIR_KERNEL,
    AMDGPU_KERNEL,
    87,
    88,
    89,
    90,
    93,
    95,
    96,
    AMDGPU_CHAINS[0],
    AMDGPU_CHAINS[1],
    AMDGPU_WHOLE_WAVE,
];

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
            if a.has(s, AttrKind::ImmArg) && !intrinsic {
                self.fail("immarg attribute only applies to intrinsics", &at);
            }
            if a.has(s, AttrKind::ElementType) {
                self.fail("Attribute 'elementtype' can only be applied to a callsite.", &at);
            }
            self.swift_error |= a.has(s, AttrKind::SwiftError);
        }
        let sret = (0..params.len()).any(|n| a.has(a.param(parts.attrs, n), AttrKind::SRet));
        self.check(!sret || ret == Type::VOID, "Invalid struct return type!", &at);
        if parts.attrs != AttrList::EMPTY {
            let builtin = a.fn_has(parts.attrs, AttrKind::Builtin);
            self.check(!builtin, "Attribute 'builtin' can only be applied to a callsite.", &at);
            let undef = self.function_string(parts.attrs, "aarch64_zt0_undef").is_some();
            self.check(!undef, "Attribute 'aarch64_zt0_undef' can only be applied to a callsite.", &at);
            if a.fn_has(parts.attrs, AttrKind::Naked) {
                self.naked_arguments(g);
            }
        }
        self.function_metadata(g);
        self.global_attachments(g, sym);
        if sym.is_declaration() {
            let personality = self.ctx.extra(g).is_some_and(|e| e.personality.is_some());
            self.check(!personality, "Function declaration shouldn't have a personality routine", &at);
        } else {
            self.check(!intrinsic, "llvm intrinsics cannot be defined!", &at);
        }
    }

    fn is_amx(&self, ty: Type) -> bool {
        matches!(self.ctx.types().kind(ty), TypeKind::X86Amx)
    }

    fn convention(&mut self, conv: u16, ret: Type, params: &[Type], vararg: bool, list: AttrList, at: &[Value]) {
        let a = self.ctx.attrs();
        let chain = AMDGPU_CHAINS.contains(&conv);
        let kernel = matches!(conv, AMDGPU_KERNEL | cc::SPIR_KERNEL);
        let any = |kind| (0..params.len()).any(|n| a.has(a.param(list, n), kind));
        if kernel || chain {
            self.check(ret == Type::VOID, "Calling convention requires void return type", at);
        }
        if kernel || chain || SHADERS.contains(&conv) {
            self.check(!any(AttrKind::SRet), "Calling convention does not allow sret", at);
            if conv != cc::SPIR_KERNEL {
                self.check(!any(AttrKind::ByVal), "Calling convention disallows byval", at);
                self.check(!any(AttrKind::Preallocated), "Calling convention disallows preallocated", at);
                self.check(!any(AttrKind::InAlloca), "Calling convention disallows inalloca", at);
                let stack = self.ctx.tables.layout.alloca_space;
                let on_stack = params.iter().enumerate().any(|(n, &p)| {
                    a.has(a.param(list, n), AttrKind::ByRef) && self.ctx.types().addrspace(p) == Some(stack)
                });
                self.check(!on_stack, "Calling convention disallows stack byref", at);
            }
        }
        if conv == X86_INTERRUPT {
            let ok = params.is_empty() || a.has(a.param(list, 0), AttrKind::ByVal);
            self.check(ok, "Calling convention parameter requires byval", at);
        }
        if conv == AMDGPU_WHOLE_WAVE {
            let first = params.first() == Some(&Type::I1);
            if self.check(first, "Calling convention requires first argument to be i1", at) {
                let ok = !a.has(a.param(list, 0), AttrKind::InReg);
                self.check(ok, "Calling convention requires first argument to not be inreg", at);
            }
        }
        let fixed = kernel
            || chain
            || SHADERS.contains(&conv)
            || matches!(conv, cc::FAST | cc::COLD | INTEL_OCL_BI | cc::PTX_KERNEL | cc::PTX_DEVICE | AMDGPU_WHOLE_WAVE);
        self.check(!(vararg && fixed), "Calling convention does not support varargs or perfect forwarding!", at);
    }

    /// Function attributes by themselves: most functions of a module have one of a few sets.
    pub(super) fn header_attributes(&mut self, attrs: AttrsRef<'_>, list: AttrList, at: &[Value]) {
        let set = attrs.list(list).func;
        if self.sound_sets.contains(set) {
            return;
        }
        let before = self.errors.len();
        self.function_attributes(list, attrs, at);
        self.valued_attributes(attrs, list, at);
        if self.errors.len() == before {
            if self.sound_sets.rows() <= set.index() {
                self.sound_sets.resize(set.index() + 1);
            }
            self.sound_sets.insert(set);
        }
    }

    fn valued_attributes(&mut self, attrs: AttrsRef<'_>, list: AttrList, at: &[Value]) {
        if list == AttrList::EMPTY {
            return;
        }
        let set = attrs.list(list).func;
        for attr in attrs.set(set) {
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
                Attr::Str(key, value) => self.string_attribute(attrs, set, *key, *value, at),
                _ => {}
            }
        }
        self.exclusive_strings(attrs, set, at);
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
