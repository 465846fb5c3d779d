//! Accesses that step with the loop: stores of one byte over and over that together write as much as they step by, stores of what is
//! loaded at a step as long, and fills and copies of that length.

use super::Work;
use smallvec::{SmallVec, smallvec};
use warpc_analysis::facts::{self, call_arg_int};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_memory::bytewise::{Byte, byte_of};
use warpc_phase::RemarkKind;
use warpc_scev::{Expr, Ty};

/// Stores of one iteration that are looked at together.
const MAX_STORES: usize = 512;
/// Stores that side by side make one step.
const MAX_SIDE_BY_SIDE: usize = 256;

/// Writes of one byte over and over in every iteration, as many bytes as their address steps by.
pub(super) struct Fill {
    /// The writes; the first at the lowest address.
    pub writes: SmallVec<[Inst; 2]>,
    /// Address of the first.
    pub address: Expr,
    /// Bytes of one iteration.
    pub size: Expr,
    pub byte: Value,
    pub align: Option<u64>,
    /// Whether the address steps down.
    pub down: bool,
    /// Whether the write is a fill itself.
    pub of_fill: bool,
}

/// A store of what is loaded, or a copy, of as many bytes in every iteration as both addresses step by.
pub(super) struct Copy {
    /// The store, or the copy.
    pub store: Inst,
    /// The load, or the copy.
    pub load: Inst,
    pub to: Expr,
    pub from: Expr,
    /// Bytes of one iteration.
    pub bytes: u64,
    pub to_align: Option<u64>,
    pub from_align: Option<u64>,
    pub down: bool,
}

/// A store of one byte over and over.
struct Store {
    inst: Inst,
    address: Expr,
    step: i64,
    size: u64,
    byte: Byte,
}

/// What of a block may go.
#[derive(Default)]
pub(super) struct Candidates {
    pub fills: Vec<Fill>,
    pub copies: Vec<Copy>,
}

impl Work<'_, '_> {
    /// The recurrence of this loop that `pointer` is, if its step does not change.
    fn stepping(&mut self, func: &Func<'_>, pointer: Value) -> Option<Expr> {
        let id = self.region.id;
        self.ask(func, |se| {
            se.type_of(pointer)?;
            let address = se.get(pointer);
            (se.rec_loop(address) == Some(id) && se.is_affine(address)).then_some(address)
        })
    }
    /// The step of recurrence `address`, if it is a number.
    fn step(&mut self, func: &Func<'_>, address: Expr) -> Option<i64> {
        self.ask(func, |se| {
            let bits = se.bits(address).min(64);
            let step = se.constant(se.op(address, 1))? as u64;
            Some((step << (64 - bits)) as i64 >> (64 - bits))
        })
    }
    /// What of `block`, which runs in every iteration, may go.
    pub(super) fn candidates(&mut self, func: &mut FuncMut<'_>, block: Block) -> Candidates {
        let mut found = Candidates::default();
        let mut stores: Vec<Store> = Vec::new();
        let insts: Vec<Inst> = func
            .block_insts(block)
            .filter(|&i| {
                func.op(i) == Opcode::Store
                    || matches!(facts::intrinsic(func, i), Some(id::MEMSET | id::MEMCPY | id::MEMMOVE))
            })
            .collect();
        for i in insts {
            match facts::intrinsic(func, i) {
                None => match self.fill_of_store(func, i) {
                    Some(store) if stores.len() < MAX_STORES => stores.push(store),
                    Some(_) => {}
                    None => found.copies.extend(self.copy_of_store(func, i)),
                },
                Some(id::MEMSET) => found.fills.extend(self.fill_of_fill(func, i)),
                Some(id::MEMCPY) => found.copies.extend(self.copy_of_copy(func, i)),
                Some(_) => {}
            }
        }
        self.join_stores(func, stores, &mut found.fills);
        found
    }

    /// `store` as a write of one byte over and over that is the same in all iterations.
    fn fill_of_store(&mut self, func: &Func<'_>, store: Inst) -> Option<Store> {
        if !self.wanted.fills || !facts::is_simple(func, store) || is_special(func, store) {
            return None;
        }
        let value = func.operand(store, 0);
        let size = size_of(func, value)?;
        let byte = byte_of(func, value).filter(|&byte| byte != Byte::Undef)?;
        if let Byte::Value(v) = byte
            && !self.region.is_invariant(func, v)
        {
            return None;
        }
        let address = self.stepping(func, func.operand(store, 1))?;
        let step = self.step(func, address)?;
        Some(Store { inst: store, address, step, size, byte })
    }
    /// `store` as a store of what a load of the loop reads at the same step.
    fn copy_of_store(&mut self, func: &Func<'_>, store: Inst) -> Option<Copy> {
        if !self.wanted.copies || !facts::is_simple(func, store) || is_special(func, store) {
            return None;
        }
        let value = func.operand(store, 0);
        let bytes = size_of(func, value)?;
        let load = value.as_inst().filter(|&i| func.op(i) == Opcode::Load && facts::is_simple(func, i))?;
        if !self.region.contains(func.block_of(load)) {
            return None;
        }
        let to = self.stepping(func, func.operand(store, 1))?;
        let from = self.stepping(func, func.operand(load, 0))?;
        let step = self.step(func, to)?;
        if step.unsigned_abs() != bytes || self.step(func, from)? != step {
            return None;
        }
        let (to_align, from_align) = (Some(func.mem(store).align), Some(func.mem(load).align));
        Some(Copy { store, load, to, from, bytes, to_align, from_align, down: step < 0 })
    }
    /// Copy `inst` of a number of bytes, if that is what both addresses step by.
    fn copy_of_copy(&mut self, func: &Func<'_>, inst: Inst) -> Option<Copy> {
        let bytes = func.consts().as_int(func.operand(inst, 2)).filter(|&n| n > 0)?;
        if !self.wanted.copies || is_volatile(func, inst) {
            return None;
        }
        let to = self.stepping(func, func.operand(inst, 0))?;
        let from = self.stepping(func, func.operand(inst, 1))?;
        let (step, other) = (self.step(func, to)?, self.step(func, from)?);
        if step.unsigned_abs() != bytes || other != step {
            self.says(func, RemarkKind::Missed, "SizeStrideUnequal", inst, |text, function| {
                let text = text.arg("Inst", "memcpy").text(" in ").arg("Function", function);
                text.text(" function will not be hoisted: ").arg("Reason", "memcpy size is not equal to stride")
            });
            return None;
        }
        let align = |k| call_arg_int(func, inst, k, AttrKind::Align);
        let (to_align, from_align) = (align(0), align(1));
        Some(Copy { store: inst, load: inst, to, from, bytes, to_align, from_align, down: step < 0 })
    }
    /// Fill `inst`, if its length is what its address steps by, a number or not.
    fn fill_of_fill(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> Option<Fill> {
        if !self.wanted.fills || is_volatile(func, inst) {
            return None;
        }
        let (pointer, byte, length) = (func.operand(inst, 0), func.operand(inst, 1), func.operand(inst, 2));
        if !self.region.is_invariant(func, byte) {
            return None;
        }
        let address = self.stepping(func, pointer)?;
        let id = self.region.id;
        let number = func.consts().as_int(length);
        let space = func.types().addrspace(func.type_of(pointer))?;
        let known = match number {
            Some(bytes) => Some(self.step(func, address).filter(|step| step.unsigned_abs() == bytes && bytes > 0)?),
            None if space != 0 || !self.region.is_invariant(func, length) => return None,
            None => None,
        };
        let (size, down) = self.ask(func, |se| {
            let size = se.get(length);
            if let Some(step) = known {
                return Some((size, step < 0));
            }
            let step = se.op(address, 1);
            let down = se.is_known_negative(step) || is_negated(se, step);
            let by = if down { se.negate(step, warpc_scev::Wrap::ANY) } else { step };
            let fits = se.bits(by) == se.bits(size);
            let equal = by == size
                || fits && {
                    let (by, size) = (se.apply_guards(by, id), se.apply_guards(size, id));
                    by == size || se.is_known_simply(IntPred::Eq, by, size)
                };
            (fits && equal).then_some((size, down))
        })?;
        let align = call_arg_int(func, inst, 0, AttrKind::Align);
        Some(Fill { writes: smallvec![inst], address, size, byte, align, down, of_fill: true })
    }

    /// Finds stores of the same byte that lie side by side and together fill a step.
    fn join_stores(&mut self, func: &mut FuncMut<'_>, stores: Vec<Store>, fills: &mut Vec<Fill>) {
        // Groups of one step, byte and base, members with their distance from the first.
        let mut groups: Vec<Vec<(i64, usize)>> = Vec::new();
        for (n, store) in stores.iter().enumerate() {
            if store.step.unsigned_abs() == store.size {
                fills.push(self.fill(func, &stores, &[(0, n)]));
                continue;
            }
            let place = groups.iter().enumerate().find_map(|(g, group)| {
                let first = &stores[group[0].1];
                let same = first.step == store.step && first.byte == store.byte;
                Some((g, self.distance(func, store.address, first.address).filter(|_| same)?))
            });
            match place {
                Some((g, distance)) => groups[g].push((distance, n)),
                None => groups.push(vec![(0, n)]),
            }
        }
        for mut group in groups {
            group.sort_unstable();
            let step = stores[group[0].1].step.unsigned_abs();
            let mut at = 0;
            while at < group.len() {
                let mut end = at;
                let mut size = 0;
                while let Some(&(distance, n)) = group.get(end)
                    && end - at < MAX_SIDE_BY_SIDE
                    && distance.wrapping_sub(group[at].0) as u64 == size
                    && size < step
                {
                    size += stores[n].size;
                    end += 1;
                }
                if size == step {
                    fills.push(self.fill(func, &stores, &group[at..end]));
                    at = end;
                } else {
                    at += 1;
                }
            }
        }
    }
    /// By how many bytes address `more` is beyond `less` in every iteration.
    fn distance(&mut self, func: &Func<'_>, more: Expr, less: Expr) -> Option<i64> {
        self.ask(func, |se| {
            let bits = se.bits(more);
            if bits > 64 || se.bits(less) != bits || se.op(more, 1) != se.op(less, 1) {
                return None;
            }
            let (more, less) = (se.op(more, 0), se.op(less, 0));
            let difference = se.minus(more, less, warpc_scev::Wrap::ANY);
            if difference == warpc_scev::COULD_NOT_COMPUTE {
                return None;
            }
            se.constant(difference).map(|n| ((n as u64) << (64 - bits)) as i64 >> (64 - bits))
        })
    }
    fn fill(&mut self, func: &mut FuncMut<'_>, stores: &[Store], members: &[(i64, usize)]) -> Fill {
        let first = &stores[members[0].1];
        let bytes = u128::from(first.step.unsigned_abs());
        let size = self.ask(func, |se| {
            let bits = se.bits(first.address);
            se.make_const(Ty::int(bits), bytes)
        });
        let byte = match first.byte {
            Byte::Known(n) => func.consts_mut().add_int(Type::I8, 8, n.into()),
            Byte::Value(v) => v,
            Byte::Undef => Value::undef(Type::I8),
        };
        Fill {
            writes: members.iter().map(|&(_, n)| stores[n].inst).collect(),
            address: first.address,
            size,
            byte,
            align: Some(func.mem(first.inst).align),
            down: first.step < 0,
            of_fill: false,
        }
    }
}

/// Whether `expr` is the negative of something that is not negative itself, as steps down by a length are.
fn is_negated(se: &mut warpc_scev::Se<'_, '_>, expr: Expr) -> bool {
    se.kind(expr) == warpc_scev::Kind::Mul && {
        let first = se.op(expr, 0);
        se.constant(first).is_some() && se.is_known_negative(first)
    }
}

/// Bytes of a value in memory, if these are all of its bits and a fill or copy may write them.
fn size_of(func: &Func<'_>, value: Value) -> Option<u64> {
    let ty = func.type_of(value);
    let foreign = |space| func.layout().non_integral.contains(&space);
    if func.types().addrspace(func.types().scalar(ty)).is_some_and(foreign) {
        return None;
    }
    let size = func.layout().fixed_store_size(func.types(), ty).filter(|&n| n > 0 && n < 1 << 29)?;
    (func.layout().size_in_bits(func.types(), ty) == 8 * size).then_some(size)
}

/// Whether store `inst` says more than an access of memory: that it bypasses caches.
fn is_special(func: &Func<'_>, inst: Inst) -> bool {
    func.ctx().tables.strings.find(b"nontemporal").is_some_and(|kind| func.attachment(inst, kind).is_some())
}

/// Whether fill or copy `inst` is volatile.
fn is_volatile(func: &Func<'_>, inst: Inst) -> bool {
    func.consts().as_int(func.operand(inst, 3)) != Some(0)
}
