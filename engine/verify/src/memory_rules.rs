//! Rules of intrinsics on memory: accesses, lifetimes, slots that other functions reach.

use super::Verifier;
use super::intrinsics::Rule;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::consts::{ConstKind, sign_extend};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::{GlobalKind, ThreadLocal};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::value::{Value, ValueKind};

/// Casts that are looked through: code that is never reached may hold a cycle of them.
const MAX_CASTS: usize = 64;

impl Verifier<'_> {
    pub(super) fn memory_rule(&mut self, func: &Func<'_>, inst: Inst, rule: Rule) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let int = |k: usize| func.consts().as_int(func.operand(inst, k));
        match rule {
            Rule::Prefetch => {
                let _ = self.check(int(1).is_none_or(|n| n < 2), "rw argument to llvm.prefetch must be 0-1", &me)
                    && self.check(int(2).is_none_or(|n| n < 4), "locality argument to llvm.prefetch must be 0-3", &me)
                    && self.check(
                        int(3).is_none_or(|n| n < 2),
                        "cache type argument to llvm.prefetch must be 0-1",
                        &me,
                    );
            }
            Rule::InitTrampoline => {
                let function = func.operand(inst, 1).as_global().is_some_and(|g| self.is_function(g));
                self.check(function, "llvm.init_trampoline parameter #2 must resolve to a function.", &me);
            }
            Rule::StackProtector => {
                let slot = alloca(func, func.operand(inst, 1)).is_some();
                self.check(slot, "llvm.stackprotector parameter #2 must resolve to an alloca.", &me);
            }
            Rule::Lifetime => {
                let v = func.operand(inst, 0);
                let poison = matches!(v.kind(), ValueKind::Poison(_));
                let slot = v.as_inst().is_some_and(|d| func.op(d) == Opcode::Alloca);
                let message = "llvm.lifetime.start/end can only be used on alloca or poison";
                self.check(poison || slot, message, &me);
            }
            Rule::LocalEscape => self.local_escape(func, inst),
            Rule::LocalRecover => {
                let function = func.operand(inst, 0).as_global().filter(|&g| {
                    let s = self.ctx.globals.sym[g.index()];
                    s.kind == GlobalKind::Function && !s.is_declaration()
                });
                let Some(function) = function else {
                    let message = "llvm.localrecover first argument must be function defined in this module";
                    self.fail(message, &me);
                    return;
                };
                self.recovered.push((function, int(2).unwrap_or(0).saturating_add(1)));
            }
            Rule::ElementAtomic => self.element_atomic(func, inst),
            Rule::MaskedMemory => self.masked(func, inst),
            Rule::InvariantStart => {
                let bits = t.int_bits(func.type_of(func.operand(inst, 0))).unwrap_or(64);
                let ok = int(0).is_some_and(|n| sign_extend(n, bits) >= -1);
                self.check(ok, "invariant_start parameter must be -1, 0 or a positive number", &me);
            }
            Rule::DynamicArea => {
                let want = func.layout().index_bits(func.layout().alloca_space);
                let ok = t.int_bits(func.ty(inst)) == Some(want);
                let message =
                    "get_dynamic_area_offset result type must be scalar integer matching alloca address space width";
                self.check(ok, message, &[]);
            }
            Rule::ThreadPointer => {
                let ok = t.addrspace(func.ty(inst)) == Some(func.layout().global_space);
                let message = "llvm.thread.pointer intrinsic return type must be for the globals address space";
                self.check(ok, message, &me);
            }
            Rule::ThreadLocal => {
                let Some(g) = func.operand(inst, 0).as_global() else {
                    self.fail("llvm.threadlocal.address first argument must be a GlobalValue", &me);
                    return;
                };
                let local = func.ctx().globals.sym[g.index()].tls != ThreadLocal::None;
                self.check(local, "llvm.threadlocal.address operand isThreadLocal() must be true", &me);
            }
            Rule::RelocNone => {
                let text = match func.operand(inst, 0).kind() {
                    ValueKind::Meta(m) => matches!(func.ctx().tables.metadata.get(m), MdNode::Str(_)),
                    _ => false,
                };
                self.check(text, "llvm.reloc.none argument must be a metadata string", &me);
            }
            Rule::VaStart => {
                let ty = func.ctx().globals.shape[func.global().index()].ty;
                let vararg = t.func(ty).is_some_and(|s| s.2);
                self.check(vararg, "va_start called in a non-varargs function", &me);
            }
            _ => {}
        }
    }

    /// `llvm.localescape`: slots of this function that another one finds again.
    fn local_escape(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        if !self.check(func.block_of(inst) == func.entry(), "llvm.localescape used outside of entry block", &me) {
            return;
        }
        let first = self.escaped.last().is_none_or(|e| e.0 != func.global());
        if !self.check(first, "multiple calls to llvm.localescape in one function", &me) {
            return;
        }
        let n = func.call(inst).num_args as usize;
        for v in func.operands(inst).take(n) {
            let null = v.as_const().is_some_and(|c| func.consts().row(c).kind == ConstKind::Null);
            let slot = null || alloca(func, v).is_some_and(|d| is_static(func, d));
            if !self.check(slot, "llvm.localescape only accepts static allocas", &me) {
                return;
            }
        }
        self.escaped.push((func.global(), n as u64));
    }

    /// What is recovered was escaped; at the end of the module.
    pub(super) fn recovered_slots(&mut self) {
        if self.recovered.is_empty() {
            return;
        }
        self.escaped.sort_unstable();
        for (g, count) in std::mem::take(&mut self.recovered) {
            let escaped = self.escaped.binary_search_by_key(&g, |e| e.0).map_or(0, |at| self.escaped[at].1);
            let message = "all indices passed to llvm.localrecover must be less than the number of arguments passed to llvm.localescape in the parent function";
            self.check(count <= escaped, message, &[Value::global(g)]);
        }
    }

    fn masked(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        // Older forms have the alignment as an operand.
        let store = func.ty(inst) == Type::VOID;
        let at = if store { 2 } else { 1 };
        if func.call(inst).num_args == 4
            && let Some(a) = func.consts().as_int(func.operand(inst, at))
            && t.is_int(func.type_of(func.operand(inst, at)))
        {
            let message = if store {
                "masked_store: alignment must be a power of 2"
            } else {
                "masked_load: alignment must be a power of 2"
            };
            self.check(a.is_power_of_two(), message, &[Value::inst(inst)]);
        }
    }

    /// Alignment attribute of argument `index`.
    fn argument_align(&self, func: &Func<'_>, inst: Inst, index: usize) -> Option<u64> {
        let a = func.attrs();
        a.set(a.param(func.call(inst).attrs, index)).iter().find_map(|x| match x {
            Attr::Int(AttrKind::Align, v) => Some(*v),
            _ => None,
        })
    }

    fn element_atomic(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let Some(size) = func.consts().as_int(func.operand(inst, 3)) else { return };
        let message = "element size of the element-wise atomic memory intrinsic must be a power of 2";
        if !self.check(size.is_power_of_two(), message, &me) {
            return;
        }
        let good = |a: Option<u64>| a.is_some_and(|a| a.is_power_of_two() && size <= a);
        let ok = good(self.argument_align(func, inst, 0));
        if self.check(ok, "incorrect alignment of the destination argument", &me)
            && func.types().is_ptr(func.type_of(func.operand(inst, 1)))
        {
            let ok = good(self.argument_align(func, inst, 1));
            self.check(ok, "incorrect alignment of the source argument", &me);
        }
    }
}

/// The slot that an address is, casts looked through.
pub(super) fn alloca(func: &Func<'_>, mut value: Value) -> Option<Inst> {
    for _ in 0..MAX_CASTS {
        let d = value.as_inst()?;
        match func.op(d) {
            Opcode::Alloca => return Some(d),
            Opcode::BitCast | Opcode::AddrSpaceCast => value = func.operand(d, 0),
            _ => return None,
        }
    }
    None
}

/// Whether a slot is part of the frame: of fixed size, in the entry block.
fn is_static(func: &Func<'_>, def: Inst) -> bool {
    func.block_of(def) == func.entry()
        && func.operand(def, 0).as_const().is_some()
        && func.flags(def) & flags::INALLOCA == 0
}
