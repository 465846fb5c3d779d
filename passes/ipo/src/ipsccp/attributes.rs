//! Attributes that say what arguments and results can be: `range` and `nonnull`.

use super::between::Row;
use super::{Whole, is_described};
use warpc_ir::Module;
use warpc_ir::attrs::{Attr, AttrKind, AttrRange};
use warpc_ir::ids::*;
use warpc_propagation::lattice::Fact;
use warpc_propagation::range::Range;

impl Whole {
    /// Adds what is known of arguments and results of all functions to their attributes.
    pub(super) fn add_attributes(&self, module: &mut Module) -> bool {
        let mut changed = false;
        for (at, function) in self.functions.iter().enumerate() {
            let row = Row::new(at);
            let Some(ty) = module.ctx().types().func(module.globals().shape()[function.global.index()].ty) else {
                continue;
            };
            let (result, params) = (ty.0, ty.1.to_vec());
            let list = module.ctx().attrs().list(module.globals().parts()[function.global.index()].attrs).clone();
            let mut sets: Vec<AttrSet> = list.params.to_vec();
            sets.resize(params.len(), AttrSet::EMPTY);
            let mut ret = list.ret;
            if let (true, &[fact]) = (function.exact && function.reached, &self.between.results(row)[..])
                && !module.ctx().types().is_aggregate(result)
            {
                ret = with_fact(module, ret, result, fact);
            }
            if function.closed && function.reached {
                for (number, &ty) in params.iter().enumerate() {
                    if !module.ctx().types().is_aggregate(ty) {
                        sets[number] = with_fact(module, sets[number], ty, self.between.argument(row, number));
                    }
                }
            }
            let mut before = list.params.to_vec();
            before.resize(params.len(), AttrSet::EMPTY);
            if ret != list.ret || sets != before {
                let attrs = module.tables_mut().attrs.list(list.func, ret, sets);
                module.globals_mut().parts_mut()[function.global.index()].attrs = attrs;
                changed = true;
            }
        }
        changed
    }
}

/// The attributes of `set`, and what `fact` says of a value of type `ty` with them.
fn with_fact(module: &mut Module, set: AttrSet, ty: Type, fact: Fact) -> AttrSet {
    if !is_described(fact) {
        return set;
    }
    let attrs = module.ctx().attrs();
    let new = match fact {
        Fact::NotNull if module.ctx().types().is_ptr(ty) && !attrs.has(set, AttrKind::NonNull) => {
            Attr::Flag(AttrKind::NonNull)
        }
        Fact::Range { range, .. } => {
            let scalar = module.ctx().types().scalar(ty);
            let Some(bits) = module.ctx().types().int_bits(scalar) else { return set };
            let had = match attrs.get(set, AttrKind::Range) {
                Some(Attr::Range(had)) => Range::new(bits, had.lo as u128, had.hi as u128),
                _ => Range::full(bits),
            };
            let range = range.intersect(had);
            if range == had || range.is_empty() || bits != range.bits() {
                return set;
            }
            let signed = |pattern: u128| ((pattern << (128 - bits)) as i128) >> (128 - bits);
            Attr::Range(AttrRange { ty: scalar, lo: signed(range.lower()), hi: signed(range.upper()) })
        }
        _ => return set,
    };
    let mut all = attrs.set(set).to_vec();
    all.push(new);
    module.tables_mut().attrs.set(all)
}
