//! Calls of functions and of inline assembly: what is known at the call, said by it.

use super::Combiner;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::{Value, ValueKind};

impl Combiner<'_, '_> {
    /// Arguments that are never null are `nonnull`; assembly does not unwind.
    pub(super) fn call_site(&mut self, inst: Inst) -> Option<Value> {
        let no_unwind = matches!(self.f.callee(inst).kind(), ValueKind::Asm(_))
            && !facts::call_has(self.f, inst, AttrKind::NoUnwind);
        let mut non_null: SmallVec<[usize; 8]> = SmallVec::new();
        for (k, v) in self.f.operands(inst).take(self.f.call(inst).num_args as usize).enumerate() {
            // Of constant expressions nothing is gained.
            if v.as_const().is_none()
                && self.f.types().is_ptr(self.f.type_of(v))
                && !facts::call_arg_has(self.f, inst, k, AttrKind::NonNull)
                && self.values().is_non_zero(v)
            {
                non_null.push(k);
            }
        }
        if !no_unwind && non_null.is_empty() {
            return None;
        }
        let row = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let with = |s: &mut Self, set: AttrSet, k: AttrKind| {
            let mut all = s.f.attrs().set(set).to_vec();
            all.push(Attr::Flag(k));
            s.f.intern_attr_set(all)
        };
        let func = if no_unwind { with(self, row.func, AttrKind::NoUnwind) } else { row.func };
        let mut params = row.params.into_vec();
        for k in non_null {
            if params.len() <= k {
                params.resize(k + 1, AttrSet::EMPTY);
            }
            params[k] = with(self, params[k], AttrKind::NonNull);
        }
        let attrs = self.f.intern_attrs(func, row.ret, params);
        let mut call = self.f.call(inst).clone();
        call.attrs = attrs;
        self.f.set_call(inst, call);
        Some(Value::inst(inst))
    }
}
