//! `initializes((lo, hi), ...)` of pointer arguments: bytes that the function writes, on every way to its end, before it reads any of them.
//!
//! ```text
//!   store i64 0, ptr %p                            bytes [0, 8)
//!   if (c) store i64, [%p + 8] else store i32, ..  bytes [8, 12): both do
//!   load i32, [%p + 12]; store i32, [%p + 12]      none: they are read first
//! ```
//! **How**: uses of the argument are followed over `getelementptr`, casts, phis and selects, with the offset where it is constant. Each instruction
//! that gets such a pointer writes bytes, reads bytes, or may read all of them. Blocks are then walked from the ends of the function to
//! its entry: what is written from a block on is what all its successors write, less what the block reads, with what it writes. Blocks
//! that are reached again write nothing as yet. What comes behind an end other than `ret` does not count as written.
//! **Cost**: linear in the uses of an argument, at most [`MAX_USES`], and in the blocks of the function if it writes at all; at most
//! [`MAX_RANGES`] ranges are kept. **Source**: LLVM's inference of the same attribute.

use super::{Component, is_exact};
use crate::attr_edit::{Slot, edit_attrs};
use std::collections::{HashMap, HashSet};
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::{self, intrinsic};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Module, Opcode, Value};

/// Uses of an argument, and of what is computed from it, that are followed.
const MAX_USES: usize = 1000;
/// Ranges of bytes of an argument.
const MAX_RANGES: usize = 16;

/// Bytes from the pointer on, sorted, without those that touch.
type Ranges = Vec<(i64, i64)>;

/// What an instruction does to the bytes of an argument, the last first.
#[derive(Default)]
struct Access {
    writes: Ranges,
    reads: Ranges,
    /// It may read any of them.
    reads_all: bool,
}

/// Derives the attribute for the arguments of a component.
pub(super) fn infer(module: &mut Module, component: &Component) {
    for &g in &component.members {
        if !is_exact(module.ctx(), g) {
            continue;
        }
        let found: Vec<(usize, Ranges)> = match module.func(g) {
            Some(func) => (0..func.num_args()).filter_map(|n| Some((n, of_argument(&func, g, n)?))).collect(),
            None => continue,
        };
        edit_attrs(module, g, |list| {
            for (n, ranges) in found {
                list.add(Slot::Param(n), Attr::Initializes(ranges.into()));
            }
        });
    }
}

/// The ranges of argument `n` of function `g`, with those that it has; `None` if these are all.
fn of_argument(func: &Func<'_>, g: Global, n: usize) -> Option<Ranges> {
    let argument = Value::arg(n as u32);
    let (attrs, list) = (func.ctx().attrs(), func.ctx().globals.parts[g.index()].attrs);
    let set = attrs.param(list, n);
    let passed_by_value = [AttrKind::ByVal, AttrKind::InAlloca, AttrKind::Preallocated];
    if !func.types().is_ptr(func.type_of(argument)) || passed_by_value.iter().any(|&kind| attrs.has(set, kind)) {
        return None;
    }
    let accesses = accesses(func, argument)?;
    if accesses.values().all(|access| access.writes.is_empty()) {
        return None;
    }
    let old: Ranges = match attrs.get(set, AttrKind::Initializes) {
        Some(Attr::Initializes(ranges)) => ranges.to_vec(),
        _ => Vec::new(),
    };
    let mut ranges = at_entry(func, &accesses);
    ranges.extend(&old);
    let ranges = joined(ranges);
    (ranges != old && !ranges.is_empty()).then_some(ranges)
}

/// What instructions do to the bytes of `argument`; `None` where too many get it.
fn accesses(func: &Func<'_>, argument: Value) -> Option<HashMap<Inst, Access>> {
    let mut found: HashMap<Inst, Access> = HashMap::new();
    let mut seen: HashSet<Value> = HashSet::new();
    let mut work = vec![argument];
    let mut left = MAX_USES;
    while let Some(pointer) = work.pop() {
        if !seen.insert(pointer) {
            continue;
        }
        let (base, offset) = constant_offset(func, pointer);
        let offset = (base == argument).then_some(offset);
        for row in func.uses(pointer) {
            left = left.checked_sub(1)?;
            let (user, index) = (func.user(row), func.use_index(row));
            let follows = match func.op(user) {
                Opcode::GetElementPtr => index == 0,
                Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Phi | Opcode::Freeze => true,
                Opcode::Select => index > 0,
                Opcode::ICmp | Opcode::Ret => continue,
                _ => false,
            };
            if follows && func.types().is_ptr(func.ty(user)) {
                work.push(user.into());
                continue;
            }
            add_access(func, user, index, offset, found.entry(user).or_default());
        }
    }
    Some(found)
}

/// Adds to `access` what `user` does with its operand `index`, which points `offset` bytes behind the argument, as far as that is known.
fn add_access(func: &Func<'_>, user: Inst, index: usize, offset: Option<i64>, access: &mut Access) {
    let range = |bytes: u64| {
        let (from, bytes) = (offset?, i64::try_from(bytes).ok()?);
        Some((from, from.checked_add(bytes)?)).filter(|range| range.0 < range.1)
    };
    let size_of = |ty: Type| func.layout().fixed_store_size(func.types(), ty);
    match func.op(user) {
        Opcode::Load if facts::is_simple(func, user) => match size_of(func.ty(user)).and_then(range) {
            Some(range) => access.reads.push(range),
            None => access.reads_all = true,
        },
        Opcode::Store if index == 1 && facts::is_simple(func, user) => {
            access.writes.extend(size_of(func.type_of(func.operand(user, 0))).and_then(range));
        }
        Opcode::Call if index < func.call(user).num_args as usize => add_call(func, user, index, range, offset, access),
        _ => access.reads_all = true,
    }
}

/// The same of a call that gets the pointer as argument `index`.
fn add_call(
    func: &Func<'_>,
    call: Inst,
    index: usize,
    range: impl Fn(u64) -> Option<(i64, i64)>,
    offset: Option<i64>,
    access: &mut Access,
) {
    let which = intrinsic(func, call);
    if matches!(which, Some(id::MEMSET | id::MEMCPY | id::MEMMOVE)) {
        let is_volatile = func.consts().as_int(func.operand(call, 3)) != Some(0);
        let range = func.consts().as_int(func.operand(call, 2)).and_then(range);
        match (index, range) {
            _ if is_volatile => access.reads_all = true,
            (0, range) => access.writes.extend(range),
            (_, Some(range)) => access.reads.push(range),
            _ => access.reads_all = true,
        }
        return;
    }
    // What the callee writes first is written first here; it may read the rest, and all of it by another argument.
    let is_again = std::mem::replace(&mut access.reads_all, true);
    if is_again {
        access.writes.clear();
    } else if let Some(offset) = offset {
        let moved = |range: &(i64, i64)| Some((range.0.checked_add(offset)?, range.1.checked_add(offset)?));
        access.writes.extend(initialized_by(func, call, index).iter().filter_map(moved));
    }
}

/// The ranges that `call` promises for its argument `index`.
fn initialized_by<'f>(func: &'f Func<'_>, call: Inst, index: usize) -> &'f [(i64, i64)] {
    let attrs = func.attrs();
    let of = |list: AttrList| match attrs.get(attrs.param(list, index), AttrKind::Initializes) {
        Some(Attr::Initializes(ranges)) => &ranges[..],
        _ => &[],
    };
    let own = of(func.call(call).attrs);
    match facts::called_function(func, call) {
        Some(callee) if own.is_empty() => of(func.ctx().globals.parts[callee.index()].attrs),
        _ => own,
    }
}

/// What is written from the entry of `func` on.
fn at_entry(func: &Func<'_>, accesses: &HashMap<Inst, Access>) -> Ranges {
    let cfg = Cfg::new(func);
    let with_access: HashSet<Block> = accesses.keys().map(|&inst| func.block_of(inst)).collect();
    let mut written: Vec<Option<Ranges>> = vec![None; func.num_blocks()];
    for &block in cfg.rpo().iter().rev() {
        let mut ranges: Option<Ranges> = None;
        for next in func.successors(block) {
            let theirs = written[next.index()].clone().unwrap_or_default();
            ranges = Some(ranges.map_or(theirs.clone(), |mine| intersection(&mine, &theirs)));
        }
        let mut ranges = ranges.unwrap_or_default();
        if with_access.contains(&block) {
            // The last one first.
            let insts: Vec<Inst> = func.block_insts(block).filter(|inst| accesses.contains_key(inst)).collect();
            for inst in insts.into_iter().rev() {
                ranges = before(ranges, &accesses[&inst]);
            }
        }
        written[block.index()] = Some(ranges);
    }
    written[func.entry().index()].take().unwrap_or_default()
}

/// What is written from an instruction on of which `ranges` are written behind it.
fn before(ranges: Ranges, access: &Access) -> Ranges {
    // A copy reads before it writes; a callee writes what it promises before it reads it.
    let is_copy = !access.reads.is_empty() && !access.reads_all;
    let mut ranges = if access.reads_all { Vec::new() } else { ranges };
    ranges.extend(&access.writes);
    let mut ranges = joined(ranges);
    if is_copy {
        access.reads.iter().for_each(|&read| ranges = without(&ranges, read));
    }
    ranges.truncate(MAX_RANGES);
    ranges
}

/// Sorted, with ranges that meet joined.
fn joined(mut ranges: Ranges) -> Ranges {
    ranges.sort_unstable();
    let mut all: Ranges = Vec::with_capacity(ranges.len());
    for (from, to) in ranges {
        match all.last_mut() {
            Some(last) if from <= last.1 => last.1 = last.1.max(to),
            _ => all.push((from, to)),
        }
    }
    all
}

/// Bytes of both.
fn intersection(a: &[(i64, i64)], b: &[(i64, i64)]) -> Ranges {
    let pairs = a.iter().flat_map(|mine| b.iter().map(move |theirs| (mine.0.max(theirs.0), mine.1.min(theirs.1))));
    joined(pairs.filter(|range| range.0 < range.1).collect())
}

/// Bytes of `ranges` that are not of `gone`.
fn without(ranges: &[(i64, i64)], gone: (i64, i64)) -> Ranges {
    let parts = ranges.iter().flat_map(|&(from, to)| [(from, to.min(gone.0)), (from.max(gone.1), to)]);
    parts.filter(|range| range.0 < range.1).collect()
}

#[cfg(test)]
mod tests {
    use super::{Access, before, intersection, joined, without};

    #[test]
    fn ranges_are_sets_of_bytes() {
        assert_eq!(joined(vec![(8, 12), (0, 4), (4, 6)]), [(0, 6), (8, 12)]);
        assert_eq!(intersection(&[(0, 6), (8, 12)], &[(4, 10)]), [(4, 6), (8, 10)]);
        assert_eq!(without(&[(0, 6), (8, 12)], (4, 9)), [(0, 4), (9, 12)]);
        assert_eq!(without(&[(0, 4)], (4, 8)), [(0, 4)]);
    }

    #[test]
    fn copies_read_before_they_write_and_callees_after() {
        let copy = Access { writes: vec![(0, 8)], reads: vec![(4, 12)], reads_all: false };
        assert_eq!(before(vec![(16, 20)], &copy), [(0, 4), (16, 20)]);
        let callee = Access { writes: vec![(0, 8)], reads: vec![], reads_all: true };
        assert_eq!(before(vec![(16, 20)], &callee), [(0, 8)]);
    }
}
