//! Writes that a call promises by `initializes((0, n))` on a pointer argument: the callee writes these bytes before it reads them.

use super::{State, object_of};
use smallvec::SmallVec;
use warpc_analysis::alias::{AliasResult, Loc, Size, Tags, is_local_object};
use warpc_analysis::facts::{call_arg_has, call_has, call_memory, called_function};
use warpc_ir::Func;
use warpc_ir::attrs::{Attr, AttrKind, MemLoc};
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

/// The ranges of argument `n` of call `inst`.
fn ranges<'f>(func: &'f Func<'_>, inst: Inst, n: usize) -> &'f [(i64, i64)] {
    let a = func.attrs();
    let of = |list: AttrList| match a.get(a.param(list, n), AttrKind::Initializes) {
        Some(Attr::Initializes(ranges)) => &ranges[..],
        _ => &[],
    };
    let own = of(func.call(inst).attrs);
    match called_function(func, inst) {
        Some(g) if own.is_empty() => of(func.ctx().globals.parts[g.index()].attrs),
        _ => own,
    }
}

/// Whether `inst` is a call with an argument that has the attribute.
pub(super) fn has_attribute(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst).is_call() && (0..func.call(inst).num_args as usize).any(|n| !ranges(func, inst, n).is_empty())
}

/// An argument, or several that are one address.
struct Group {
    arguments: SmallVec<[usize; 2]>,
    /// Bytes from the address on that all of them promise to write; 0 when one does not.
    bytes: i64,
    dead_on_unwind: bool,
}

/// Bytes from the start on that the ranges cover.
fn from_start(ranges: &[(i64, i64)]) -> i64 {
    ranges.iter().find(|range| range.0 == 0).map_or(0, |range| range.1)
}

impl State<'_, '_> {
    /// The locations that call `inst` writes before it reads them.
    pub(super) fn initialized(&mut self, inst: Inst) -> SmallVec<[Loc; 1]> {
        let mut found = SmallVec::new();
        if !has_attribute(self.func, inst) {
            return found;
        }
        let mut groups: SmallVec<[Group; 2]> = SmallVec::new();
        for n in 0..self.func.call(inst).num_args as usize {
            let pointer = self.func.operand(inst, n);
            if !self.func.types().is_ptr(self.func.type_of(pointer)) {
                continue;
            }
            let bytes = if call_arg_has(self.func, inst, n, AttrKind::ByVal) || !self.is_known_by_argument_only(inst, n)
            {
                0
            } else {
                from_start(ranges(self.func, inst, n))
            };
            let dead_on_unwind = call_arg_has(self.func, inst, n, AttrKind::DeadOnUnwind)
                || self.func.op(inst) == Opcode::Call && self.s.objects.is_gone_after_unwind(self.func, pointer);
            let mut alone = true;
            for group in &mut groups {
                let other = self.func.operand(inst, group.arguments[0]);
                let alias = warpc_analysis::alias::Alias::again(self.func, &mut self.s.aliases)
                    .alias(&Loc::new(other, Size::Any), &Loc::new(pointer, Size::Any));
                if alias == AliasResult::No {
                    continue;
                }
                // Only one address may be written first through one and read through the other.
                alone = false;
                group.bytes = if alias == AliasResult::Must { group.bytes.min(bytes) } else { 0 };
                group.dead_on_unwind &= dead_on_unwind;
                group.arguments.push(n);
            }
            if alone {
                groups.push(Group { arguments: SmallVec::from_slice(&[n]), bytes, dead_on_unwind });
            }
        }
        let throws = !call_has(self.func, inst, AttrKind::NoUnwind);
        for group in groups {
            if group.bytes > 0 && (!throws || group.dead_on_unwind) {
                for n in group.arguments {
                    let size = Size::Exact(group.bytes as u64);
                    found.push(Loc { ptr: self.func.operand(inst, n), size, tags: Tags::of(self.func, inst) });
                }
            }
        }
        found
    }
    /// Whether the callee reaches the memory of argument `n` only through its arguments.
    fn is_known_by_argument_only(&mut self, inst: Inst, n: usize) -> bool {
        let memory = call_memory(self.func, inst);
        let rest = memory.with(MemLoc::ArgMem, 0).with(MemLoc::InaccessibleMem, 0);
        if !rest.reads() && !rest.writes() {
            return true;
        }
        let object = object_of(self.func, self.func.operand(inst, n));
        is_local_object(self.func, object) && self.alias().stays(object)
    }
}
