//! Slices: every access of an alloca as a range of its bytes.

use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::{FuncMut, Opcode, Ordering, Value, flags};

/// What a slice does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// A load.
    Load,
    /// A store.
    Store,
    /// `llvm.memset`
    Fill,
    /// `llvm.memcpy` or `llvm.memmove` from the alloca.
    CopyFrom,
    /// `llvm.memcpy` or `llvm.memmove` to the alloca.
    CopyTo,
}

/// One access: bytes `begin..end` of the alloca.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    /// First byte.
    pub begin: u64,
    /// One past the last byte.
    pub end: u64,
    /// The instruction.
    pub inst: Inst,
    /// What it does.
    pub access: Access,
    /// Whether it may be cut at partition boundaries.
    pub splittable: bool,
}

/// All accesses of one alloca. The memory serves one alloca after the other.
#[derive(Default)]
pub struct Slices {
    /// Sorted by begin, unsplittable first, then longest first.
    pub list: Vec<Slice>,
    /// For each slice the largest end of it and of those before it: ascending, so that a search finds the first that reaches a
    /// byte.
    pub reach: Vec<u64>,
    /// Address computations, outermost last: erased when their users are gone.
    pub addresses: Vec<Inst>,
    /// Markers and accesses that do nothing.
    pub dead: Vec<Inst>,
    /// The first byte that lifetime markers cover; they cover all bytes from there on.
    pub marked: Option<u64>,
    /// Size of the alloca in bytes.
    pub size: u64,
    /// Pointers into the alloca whose uses are to be looked at, with their offsets.
    work: Vec<(Inst, u64)>,
    /// Bytes of accesses, joined where they overlap.
    spans: Vec<(u64, u64)>,
    /// Copies from or to the alloca.
    copies: Vec<Inst>,
}

impl Slices {
    /// No accesses, of an alloca of `size` bytes.
    fn start(&mut self, size: u64) {
        self.list.clear();
        self.reach.clear();
        self.addresses.clear();
        self.dead.clear();
        self.work.clear();
        self.spans.clear();
        self.copies.clear();
        (self.marked, self.size) = (None, size);
    }
}

/// Most uses of one alloca that are looked at.
const MAX_USES: usize = 100_000;

/// Collects the slices of `alloca` in `slices`; `None` when its address escapes or an access is not understood.
pub fn collect(func: &FuncMut<'_>, alloca: Inst, slices: &mut Slices) -> Option<()> {
    let types = func.types();
    let dl = func.layout();
    let ty = Type(func.aux(alloca).a);
    let count = func.consts().as_int(func.operand(alloca, 0))?;
    let size = dl.fixed_alloc_size(types, ty)?.checked_mul(count)?;
    if size == 0 || size >= 1 << 32 || func.flags(alloca) & (flags::INALLOCA | flags::SWIFTERROR) != 0 {
        return None;
    }
    slices.start(size);
    slices.work.push((alloca, 0));
    let mut seen = 0;
    while let Some((base, at)) = slices.work.pop() {
        let ptr = Value::inst(base);
        for usage in func.uses(ptr) {
            seen += 1;
            if seen > MAX_USES {
                return None;
            }
            let inst = func.user(usage);
            match func.op(inst) {
                Opcode::GetElementPtr if func.use_index(usage) == 0 => {
                    let off = constant_offset(func, inst)?;
                    let to = (at as i64).checked_add(off)?;
                    if to < 0 || to as u64 > size {
                        return None;
                    }
                    slices.addresses.push(inst);
                    slices.work.push((inst, to as u64));
                }
                Opcode::AddrSpaceCast => {
                    slices.addresses.push(inst);
                    slices.work.push((inst, at));
                }
                Opcode::Load | Opcode::Store => {
                    if func.op(inst) == Opcode::Store && func.use_index(usage) != 1 {
                        return None;
                    }
                    let is_load = func.op(inst) == Opcode::Load;
                    let value_ty = if is_load { func.ty(inst) } else { func.type_of(func.operand(inst, 0)) };
                    let len = dl.fixed_store_size(types, value_ty)?;
                    // Writing past the end does not happen.
                    if !is_load && at + len > size && facts::is_simple(func, inst) {
                        slices.dead.push(inst);
                        continue;
                    }
                    if len == 0 || at + len > size || func.mem(inst).ordering != Ordering::NotAtomic {
                        return None;
                    }
                    let whole_bytes = dl.size_in_bits(types, value_ty) == len * 8;
                    let volatile = func.flags(inst) & flags::VOLATILE != 0;
                    slices.list.push(Slice {
                        begin: at,
                        end: at + len,
                        inst,
                        access: if is_load { Access::Load } else { Access::Store },
                        splittable: types.is_int(value_ty) && whole_bytes && !volatile,
                    });
                }
                Opcode::Call => call(func, inst, func.use_index(usage), at, slices)?,
                _ => return None,
            }
        }
    }
    // A copy from an alloca to itself would be two slices of one instruction: such allocas are not split.
    let copies = slices
        .list
        .iter()
        .filter(|slice| matches!(slice.access, Access::CopyFrom | Access::CopyTo))
        .map(|slice| slice.inst);
    slices.copies.extend(copies);
    slices.copies.sort_unstable();
    if slices.copies.windows(2).any(|pair| pair[0] == pair[1]) {
        return None;
    }
    keep_cut_values(&mut slices.list, &mut slices.spans, slices.marked.map(|at| (at, size)));
    slices.list.sort_by_key(|slice| (slice.begin, slice.splittable, std::cmp::Reverse(slice.end), slice.inst));
    let mut reach = 0;
    for slice in &slices.list {
        reach = reach.max(slice.end);
        slices.reach.push(reach);
    }
    Some(())
}

/// Loads and stores that begin or end inside another access are not cut any further: cutting the other one, mostly a copy of
/// the whole, at their bounds leaves scalars. A range under a lifetime marker counts as an access.
fn keep_cut_values(list: &mut [Slice], spans: &mut Vec<(u64, u64)>, marked: Option<(u64, u64)>) {
    spans.extend(list.iter().map(|access| (access.begin, access.end)).chain(marked));
    spans.sort_unstable();
    // Ranges that overlap are joined: every byte strictly inside a joined range is inside some access.
    spans.dedup_by(|next, last| {
        let joined = next.0 < last.1;
        if joined {
            last.1 = last.1.max(next.1);
        }
        joined
    });
    let inside = |at: u64| {
        let first = spans.partition_point(|span| span.1 <= at);
        spans.get(first).is_some_and(|span| span.0 < at)
    };
    for access in list.iter_mut().filter(|access| matches!(access.access, Access::Load | Access::Store)) {
        access.splittable &= !(inside(access.begin) || inside(access.end));
    }
}

fn call(func: &FuncMut<'_>, inst: Inst, index: usize, at: u64, slices: &mut Slices) -> Option<()> {
    let id = func.intrins().get(func.intrinsic_callee(inst)?).known()?;
    if intrinsics::is_lifetime(id) {
        slices.dead.push(inst);
        slices.marked = Some(slices.marked.map_or(at, |m| m.min(at)));
        return Some(());
    }
    let fill = matches!(id, id::MEMSET | id::MEMSET_INLINE);
    if !intrinsics::is_mem_intrinsic(id) || func.call(inst).num_args != 4 || func.call(inst).num_bundle_ops != 0 {
        return None;
    }
    let volatile = func.consts().as_int(func.operand(inst, 3))? != 0;
    let len = func.consts().as_int(func.operand(inst, 2))?;
    if volatile || index > 1 || (fill && index != 0) {
        return None;
    }
    if len == 0 {
        slices.dead.push(inst);
        return Some(());
    }
    if at.checked_add(len)? > slices.size {
        return None;
    }
    let access = match (fill, index) {
        (true, _) => Access::Fill,
        (false, 0) => Access::CopyTo,
        (false, _) => Access::CopyFrom,
    };
    slices.list.push(Slice { begin: at, end: at + len, inst, access, splittable: true });
    Some(())
}

/// Byte offset of a `getelementptr` whose indices are all constant.
pub fn constant_offset(func: &FuncMut<'_>, inst: Inst) -> Option<i64> {
    let types = func.types();
    let dl = func.layout();
    let mut at = Type(func.aux(inst).a);
    if !dl.has_fixed_size(types, at) {
        return None;
    }
    let mut off = 0i64;
    for (place, index) in func.operands(inst).skip(1).enumerate() {
        let bits = types.int_bits(func.type_of(index)).filter(|&b| b <= 64)?;
        let number = warpc_ir::consts::sign_extend(func.consts().as_int(index)?, bits);
        if place == 0 {
            off = off.checked_add(number.checked_mul(dl.alloc_size(types, at) as i64)?)?;
            continue;
        }
        if let Some(_fields) = types.fields(at) {
            off = off.checked_add(dl.field_offset(types, at, number as usize) as i64)?;
            at = types.element(at, number as u64)?;
        } else {
            let elem = types.element(at, 0)?;
            let stride =
                if types.is_vector(at) { dl.size_in_bits(types, elem) / 8 } else { dl.alloc_size(types, elem) };
            off = off.checked_add(number.checked_mul(stride as i64)?)?;
            at = elem;
        }
    }
    Some(off)
}
