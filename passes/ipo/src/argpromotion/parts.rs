//! What of a pointer argument can be passed by value: parts at constant offsets that are only read, and hold at every load what they
//! held when the function was entered.

use crate::signature::CallSite;
use std::collections::BTreeMap;
use warpc_analysis::Analyses;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::{called_function, is_simple, transfers_execution};
use warpc_analysis::known_bits::{Values, is_dereferenceable};
use warpc_analysis::memssa::{Access, Walker};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Module, Opcode, Value};

/// Uses of an argument that are followed.
const MAX_USES: usize = 4096;

/// A part of what an argument points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    /// Bytes from the argument.
    pub(super) offset: i64,
    /// Type of all its accesses.
    pub(super) ty: Type,
    /// The largest alignment of an access, in bytes.
    pub(super) align: u64,
    /// A load or store that is executed whenever the function is, or `NONE`.
    pub(super) certain: Inst,
}

/// What is the same for all arguments of a function.
pub(super) struct Rules {
    /// Parts that an argument may become; 0 any number.
    pub(super) max_elements: usize,
    /// Whether the function may call itself.
    pub(super) recursive: bool,
}

/// What the accesses of one argument need and give.
struct Found<'r> {
    rules: &'r Rules,
    argument: Value,
    parts: BTreeMap<i64, Part>,
    /// Bytes from the argument that must be readable, and the alignment of it, for accesses that are not certain.
    bytes: u64,
    align: u64,
}

impl Found<'_> {
    /// Adds load or store `inst` through `pointer` of a value of type `ty`; `None` if it cannot be promoted.
    fn access(&mut self, func: &Func<'_>, inst: Inst, pointer: Value, ty: Type, certain: bool) -> Option<()> {
        let (base, offset) = constant_offset(func, pointer);
        if base != self.argument || !is_simple(func, inst) {
            return None;
        }
        let size = func.layout().fixed_store_size(func.types(), ty)?;
        // Passing a pointer on could go on for as long as the function calls itself.
        if self.rules.recursive && func.types().is_ptr(ty) {
            return None;
        }
        let align = func.mem(inst).align;
        let new = !self.parts.contains_key(&offset);
        let certain_inst = if certain { inst } else { Inst::NONE };
        let part = self.parts.entry(offset).or_insert(Part { offset, ty, align, certain: certain_inst });
        if part.ty != ty {
            return None;
        }
        let stricter = new || part.align < align;
        part.align = part.align.max(align);
        if self.rules.max_elements > 0 && self.parts.len() > self.rules.max_elements {
            return None;
        }
        if !certain && stricter {
            let end = u64::try_from(offset).ok()?.checked_add(size)?;
            if !offset.unsigned_abs().is_multiple_of(align.max(1)) {
                return None;
            }
            self.bytes = self.bytes.max(end);
            self.align = self.align.max(align);
        }
        Some(())
    }
}

/// Pointer and type of what load or store `inst` accesses.
fn accessed(func: &Func<'_>, inst: Inst) -> Option<(Value, Type)> {
    match func.op(inst) {
        Opcode::Load => Some((func.operand(inst, 0), func.ty(inst))),
        Opcode::Store => Some((func.operand(inst, 1), func.type_of(func.operand(inst, 0)))),
        _ => None,
    }
}

/// The parts that argument `n` of `func` can be passed as, by offset; `None` if it must stay.
pub(super) fn parts_of(
    module: &Module,
    func: &Func<'_>,
    n: u32,
    rules: &Rules,
    sites: &[CallSite],
    analyses: &mut Analyses,
) -> Option<Vec<Part>> {
    let argument = Value::arg(n);
    let mut found = Found { rules, argument, parts: BTreeMap::new(), bytes: 0, align: 1 };
    let attrs = func.attrs();
    let set = attrs.param(func.ctx().globals.parts[func.global().index()].attrs, n as usize);
    // The alignment of a copy is the target's choice unless it is given.
    let stores = attrs.has(set, AttrKind::ByVal) && attrs.has(set, AttrKind::Align);
    for inst in func.block_insts(func.entry()) {
        if let Some((pointer, ty)) = accessed(func, inst)
            && constant_offset(func, pointer).0 == argument
        {
            found.access(func, inst, pointer, ty, true)?;
        }
        if !transfers_execution(func, inst) {
            break;
        }
    }
    let mut loads = Vec::new();
    let mut own_calls: Vec<Inst> = Vec::new();
    let mut seen = RowSet::<Inst>::new(func.num_insts());
    let mut work: Vec<Use> = func.uses(argument).collect();
    let mut steps = 0;
    while let Some(of) = work.pop() {
        steps += 1;
        if steps > MAX_USES {
            return None;
        }
        let (user, index) = (func.user(of), func.use_index(of));
        match func.op(user) {
            Opcode::GetElementPtr => {
                let constant =
                    (1..func.num_operands(user)).all(|k| func.consts().as_u128(func.operand(user, k)).is_some());
                if !constant || index != 0 {
                    return None;
                }
                if seen.insert(user) {
                    work.extend(func.uses(Value::inst(user)));
                }
            }
            Opcode::Load => {
                found.access(func, user, func.operand(user, 0), func.ty(user), false)?;
                loads.push(user);
            }
            Opcode::Store if stores && index == 1 => {
                found.access(func, user, func.operand(user, 1), func.type_of(func.operand(user, 0)), false)?;
            }
            // The function hands the argument on to itself, in the same place.
            op if op.is_call() && called_function(func, user) == Some(func.global()) => {
                if func.use_value(of) != argument || index != n as usize {
                    return None;
                }
                own_calls.push(user);
            }
            _ => return None,
        }
    }
    if (found.bytes > 0 || found.align > 1) && !is_valid_everywhere(module, func, n, &found, sites, &own_calls) {
        return None;
    }
    let parts: Vec<Part> = found.parts.values().copied().collect();
    let mut end = i64::MIN;
    for part in &parts {
        if part.offset < end {
            return None;
        }
        let size = i64::try_from(func.layout().fixed_store_size(func.types(), part.ty)?).ok()?;
        end = part.offset.checked_add(size)?;
    }
    (stores || are_as_entered(func, &loads, analyses)).then_some(parts)
}

/// Whether every caller passes a pointer that the accesses which are not certain may read through. A call of the function by
/// itself passes what it got.
fn is_valid_everywhere(
    module: &Module,
    func: &Func<'_>,
    n: u32,
    found: &Found<'_>,
    sites: &[CallSite],
    own_calls: &[Inst],
) -> bool {
    let valid = |func: &Func<'_>, pointer: Value| {
        is_dereferenceable(func, pointer, found.bytes) && Values::new(func).pointer_alignment(pointer) >= found.align
    };
    valid(func, found.argument)
        || sites.iter().all(|site| {
            site.caller == func.global() && own_calls.contains(&site.call)
                || module.func(site.caller).is_some_and(|func| valid(&func, func.operand(site.call, n as usize)))
        })
}

/// Whether nothing between the entry and each of the loads may write what it reads.
fn are_as_entered(func: &Func<'_>, loads: &[Inst], analyses: &mut Analyses) -> bool {
    let (memory, dom) = (analyses.memssa(func), analyses.dom(func));
    let mut walker = Walker::default();
    loads.iter().all(|&load| {
        let access = memory.access(load);
        // Code that is not reached has no accesses.
        access.is_none_or(|access| walker.clobber(func, &memory, &dom, access) == Access::LIVE_ON_ENTRY)
    })
}
