//! Slices: every access of an alloca as a range of its bytes.
//!
//! The uses of the address are walked depth first, through address computations, casts, and selects and phis that are one of their
//! operands. Other selects and phis are accesses themselves, of as many bytes as are read or written through them.

use super::values::convertible;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::{FuncMut, Opcode, Value, ValueKind, flags};

/// One access: bytes `begin..end` of the alloca.
#[derive(Clone, Copy, Debug)]
pub struct Slice {
    /// First byte.
    pub begin: u64,
    /// One past the last byte.
    pub end: u64,
    /// The operand that is the address; `NONE` for a slice that is no more.
    pub usage: Use,
    /// Whether it may be cut at partition boundaries.
    pub splittable: bool,
}

impl Slice {
    /// What slices are sorted by: begin, what cannot be cut first, then the longest first.
    fn key(&self) -> (u64, bool, std::cmp::Reverse<u64>) {
        (self.begin, self.splittable, std::cmp::Reverse(self.end))
    }
}

/// All accesses of one alloca. The memory serves one alloca after the other.
#[derive(Default)]
pub struct Slices {
    /// The slices, sorted.
    pub list: Vec<Slice>,
    /// Instructions that do nothing.
    pub dead: Vec<Inst>,
    /// Operands that are never used.
    pub dead_operands: Vec<Use>,
    /// Assumptions about the address, which may go when the alloca is promoted.
    pub assumed: Vec<Inst>,
    /// Size of the alloca in bytes.
    pub size: u64,
    /// Uses to be looked at, with the offset of the address where it is known.
    work: Vec<(Use, Option<u64>)>,
    /// Copies from or to the alloca, and their slices.
    copies: Vec<(Inst, u32)>,
    /// Selects and phis, and how many bytes are accessed through each.
    choices: Vec<(Inst, u64)>,
    /// Selects and phis that are one of their operands, once their uses were put on the list.
    folded: Vec<Inst>,
}

/// Most uses of one alloca that are looked at.
const MAX_USES: usize = 100_000;
/// Most selects and phis of one alloca that are looked at.
const MAX_CHOICES: usize = 256;
/// Most users of one select or phi that are looked at.
const MAX_CHOICE_USERS: usize = 1024;

/// The address is used in a way that is not understood.
pub struct Escaped;

impl Slices {
    /// Collects the slices of `alloca`, of `size` bytes.
    pub fn collect(&mut self, func: &FuncMut<'_>, alloca: Inst, size: u64) -> Result<(), Escaped> {
        self.list.clear();
        self.dead.clear();
        self.dead_operands.clear();
        self.assumed.clear();
        self.work.clear();
        self.copies.clear();
        self.choices.clear();
        self.folded.clear();
        self.size = size;
        self.enqueue(func, alloca, Some(0));
        let mut seen = 0;
        while let Some((usage, offset)) = self.work.pop() {
            seen += 1;
            if seen > MAX_USES {
                return Err(Escaped);
            }
            self.visit(func, usage, offset)?;
        }
        self.settle_copies(func);
        self.list.retain(|slice| slice.usage.is_some());
        self.sort();
        Ok(())
    }
    /// Sorts the slices; equal ones keep their order.
    pub fn sort(&mut self) {
        self.list.sort_by_key(Slice::key);
    }
    fn enqueue(&mut self, func: &FuncMut<'_>, inst: Inst, offset: Option<u64>) {
        self.work.extend(func.uses(Value::inst(inst)).map(|usage| (usage, offset)));
    }

    fn visit(&mut self, func: &FuncMut<'_>, usage: Use, offset: Option<u64>) -> Result<(), Escaped> {
        let inst = func.user(usage);
        let unused = func.is_unused(Value::inst(inst));
        match func.op(inst) {
            Opcode::GetElementPtr if func.use_index(usage) == 0 => {
                if func.types().is_vector(func.ty(inst)) {
                    return Err(Escaped);
                }
                let step = constant_offset(func, inst);
                let space = func.types().addrspace(func.ty(inst)).unwrap_or(0);
                let bits = func.layout().index_bits(space);
                let to = offset.zip(step).map(|(at, step)| at.wrapping_add(step) & warpc_ir::consts::low_mask(bits));
                self.pass_on(func, inst, unused, to)
            }
            Opcode::AddrSpaceCast | Opcode::BitCast => self.pass_on(func, inst, unused, offset),
            Opcode::Load => {
                let at = offset.ok_or(Escaped)?;
                self.access(func, inst, usage, at, func.ty(inst))
            }
            Opcode::Store => {
                if func.use_index(usage) != 1 {
                    return Err(Escaped);
                }
                let at = offset.ok_or(Escaped)?;
                let ty = func.type_of(func.operand(inst, 0));
                let length = func.layout().fixed_store_size(func.types(), ty).ok_or(Escaped)?;
                // Writing past the end does not happen.
                if length > self.size || at > self.size - length {
                    self.dead.push(inst);
                    return Ok(());
                }
                self.access(func, inst, usage, at, ty)
            }
            Opcode::Select | Opcode::Phi => self.choice(func, inst, usage, offset, unused),
            Opcode::Call => self.call(func, inst, usage, offset),
            _ => Err(Escaped),
        }
    }

    /// An instruction whose result is an address into the alloca.
    fn pass_on(&mut self, func: &FuncMut<'_>, inst: Inst, unused: bool, to: Option<u64>) -> Result<(), Escaped> {
        if unused {
            self.dead.push(inst);
        } else {
            self.enqueue(func, inst, to);
        }
        Ok(())
    }

    fn access(&mut self, func: &FuncMut<'_>, inst: Inst, usage: Use, at: u64, ty: Type) -> Result<(), Escaped> {
        let (types, layout) = (func.types(), func.layout());
        let length = layout.fixed_store_size(types, ty).ok_or(Escaped)?;
        let whole_bytes = layout.size_in_bits(types, ty) == length * 8;
        let splittable = types.is_int(ty) && whole_bytes && func.flags(inst) & flags::VOLATILE == 0;
        self.insert(inst, usage, at, length, splittable);
        Ok(())
    }

    fn insert(&mut self, inst: Inst, usage: Use, at: u64, length: u64, splittable: bool) {
        if length == 0 || at >= self.size {
            self.dead.push(inst);
            return;
        }
        // Nothing is accessed behind the end.
        let end = at + length.min(self.size - at);
        self.list.push(Slice { begin: at, end, usage, splittable });
    }

    fn choice(
        &mut self,
        func: &FuncMut<'_>,
        inst: Inst,
        usage: Use,
        offset: Option<u64>,
        unused: bool,
    ) -> Result<(), Escaped> {
        if unused {
            self.dead.push(inst);
            return Ok(());
        }
        // No instruction can stand between the phis and a `catchswitch`.
        let is_phi = func.op(inst) == Opcode::Phi;
        if is_phi && func.op(func.first_non_phi(func.block_of(inst))) == Opcode::CatchSwitch
            || func.types().is_vector(func.ty(inst))
        {
            return Err(Escaped);
        }
        if let Some(taken) = if is_phi { func.phi_constant_value(inst) } else { taken(func, inst) } {
            if taken != func.use_value(usage) {
                self.dead_operands.push(usage);
            } else if !self.folded.contains(&inst) {
                if self.folded.len() == MAX_CHOICES {
                    return Err(Escaped);
                }
                self.folded.push(inst);
                self.enqueue(func, inst, offset);
            }
            return Ok(());
        }
        let at = offset.ok_or(Escaped)?;
        let size = match self.choices.iter().rev().find(|row| row.0 == inst) {
            Some(row) => row.1,
            None => {
                if self.choices.len() == MAX_CHOICES {
                    return Err(Escaped);
                }
                let size = accessed_through(func, inst)?;
                self.choices.push((inst, size));
                size
            }
        };
        if at >= self.size {
            self.dead_operands.push(usage);
            return Ok(());
        }
        self.insert(inst, usage, at, size, false);
        Ok(())
    }

    fn call(&mut self, func: &FuncMut<'_>, inst: Inst, usage: Use, offset: Option<u64>) -> Result<(), Escaped> {
        let Some(which) = func.intrinsic_callee(inst).and_then(|callee| func.intrins().get(callee).known()) else {
            return Err(Escaped);
        };
        let index = func.use_index(usage);
        if intrinsics::is_lifetime(which) {
            let at = offset.ok_or(Escaped)?;
            self.insert(inst, usage, at, self.size, true);
            return Ok(());
        }
        if which == id::ASSUME {
            self.assumed.push(inst);
            return Ok(());
        }
        if matches!(which, id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP) {
            let at = offset.ok_or(Escaped)?;
            self.insert(inst, usage, at, self.size, true);
            self.enqueue(func, inst, offset);
            return Ok(());
        }
        if !intrinsics::is_mem_intrinsic(which)
            || func.call(inst).num_args != 4
            || func.call(inst).num_bundle_ops != 0
            || index > 1
        {
            return Err(Escaped);
        }
        let fill = matches!(which, id::MEMSET | id::MEMSET_INLINE);
        let length = func.consts().as_int(func.operand(inst, 2));
        let volatile = func.consts().as_int(func.operand(inst, 3)) != Some(0);
        if length == Some(0) || fill && offset.is_some_and(|at| at >= self.size) {
            self.dead.push(inst);
            return Ok(());
        }
        let at = offset.ok_or(Escaped)?;
        let space = func.types().addrspace(func.type_of(func.use_value(usage)));
        if fill {
            if index != 0 || volatile && space != self.space(func, inst, 0) {
                return Err(Escaped);
            }
            self.insert(inst, usage, at, length.unwrap_or(self.size - at), length.is_some());
            return Ok(());
        }
        if at >= self.size {
            // What the other operand of a copy is does not matter when one is out of bounds.
            self.dead.push(inst);
            return Ok(());
        }
        let length_here = length.unwrap_or(self.size - at);
        if func.operand(inst, 0) == func.operand(inst, 1) {
            if volatile {
                self.insert(inst, usage, at, length_here, false);
            } else {
                self.dead.push(inst);
            }
            return Ok(());
        }
        self.copies.push((inst, self.list.len() as u32));
        self.insert(inst, usage, at, length_here, length.is_some());
        Ok(())
    }

    /// Address space of argument `index` of `inst`.
    fn space(&self, func: &FuncMut<'_>, inst: Inst, index: usize) -> Option<u32> {
        func.types().addrspace(func.type_of(func.operand(inst, index)))
    }

    /// Copies within the alloca are not cut, and do nothing from a place to itself; copies that do nothing are no slices.
    fn settle_copies(&mut self, func: &FuncMut<'_>) {
        self.copies.sort_unstable();
        self.dead.sort_unstable();
        self.dead.dedup();
        for n in 0..self.copies.len() {
            let (inst, here) = self.copies[n];
            if self.dead.binary_search(&inst).is_ok() {
                self.list[here as usize].usage = Use::NONE;
            }
            let Some(&(other, there)) = self.copies.get(n + 1) else { continue };
            if other != inst {
                continue;
            }
            let volatile = func.consts().as_int(func.operand(inst, 3)) != Some(0);
            let (here, there) = (here as usize, there as usize);
            if !volatile && self.list[here].begin == self.list[there].begin {
                (self.list[here].usage, self.list[there].usage) = (Use::NONE, Use::NONE);
                self.dead.push(inst);
            } else {
                (self.list[here].splittable, self.list[there].splittable) = (false, false);
            }
        }
    }
}

/// The value that a select always gives: its arms are equal, or its condition is a constant.
pub fn taken(func: &FuncMut<'_>, select: Inst) -> Option<Value> {
    let (condition, x, y) = (func.operand(select, 0), func.operand(select, 1), func.operand(select, 2));
    match func.consts().as_int(condition) {
        Some(0) => Some(y),
        Some(_) if func.type_of(condition) == Type::I1 => Some(x),
        _ => (x == y).then_some(x),
    }
}

/// How many bytes are at most accessed through select or phi `inst`, where its address is only loaded from and stored to.
fn accessed_through(func: &FuncMut<'_>, inst: Inst) -> Result<u64, Escaped> {
    let (types, layout) = (func.types(), func.layout());
    let mut work: SmallVec<[Inst; 8]> = SmallVec::new();
    let mut seen: SmallVec<[Inst; 8]> = SmallVec::new();
    work.push(inst);
    seen.push(inst);
    let (mut size, mut users) = (0, 0);
    while let Some(at) = work.pop() {
        for usage in func.uses(Value::inst(at)) {
            users += 1;
            if users > MAX_CHOICE_USERS {
                return Err(Escaped);
            }
            let user = func.user(usage);
            let through = match func.op(user) {
                Opcode::Load => Some(func.ty(user)),
                Opcode::Store if func.use_index(usage) == 1 => Some(func.type_of(func.operand(user, 0))),
                Opcode::GetElementPtr if func.operands(user).skip(1).all(|index| func.consts().is_zero(index)) => None,
                Opcode::Phi | Opcode::Select | Opcode::AddrSpaceCast | Opcode::BitCast => None,
                _ => return Err(Escaped),
            };
            match through {
                Some(ty) => size = size.max(layout.fixed_store_size(types, ty).ok_or(Escaped)?),
                None if seen.contains(&user) => {}
                None => {
                    seen.push(user);
                    work.push(user);
                }
            }
        }
    }
    Ok(size)
}

/// Type that a load or store accesses; `None` for other instructions.
pub fn access_type(func: &FuncMut<'_>, slice: &Slice) -> Option<Type> {
    let inst = func.user(slice.usage);
    match func.op(inst) {
        Opcode::Load => Some(func.ty(inst)),
        Opcode::Store => Some(func.type_of(func.operand(inst, 0))),
        _ => None,
    }
}

/// Whether a value of the type of the load or store can be one of type `to`, or the other way round.
pub fn fits(func: &FuncMut<'_>, slice: &Slice, access: Type, to: Type) -> bool {
    match func.op(func.user(slice.usage)) {
        Opcode::Load => convertible(func, to, access),
        _ => convertible(func, access, to),
    }
}

/// What kind of slice an instruction other than a load or a store makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A load or a store.
    Access,
    /// A fill or a copy.
    Memory,
    /// A marker of a lifetime or of an invariant group.
    Marker,
    /// A select or a phi.
    Choice,
}

/// The kind of `slice`.
pub fn kind(func: &FuncMut<'_>, slice: &Slice) -> Kind {
    let inst = func.user(slice.usage);
    match func.op(inst) {
        Opcode::Load | Opcode::Store => Kind::Access,
        Opcode::Call if facts::intrinsic(func, inst).is_some_and(intrinsics::is_mem_intrinsic) => Kind::Memory,
        Opcode::Call => Kind::Marker,
        _ => Kind::Choice,
    }
}

/// Whether `inst` is a lifetime marker.
pub fn is_lifetime(func: &FuncMut<'_>, inst: Inst) -> bool {
    facts::intrinsic(func, inst).is_some_and(intrinsics::is_lifetime)
}

/// Whether `inst`, a load, a store, a fill or a copy, is volatile.
pub fn is_volatile(func: &FuncMut<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Call => func.consts().as_int(func.operand(inst, 3)) != Some(0),
        _ => func.flags(inst) & flags::VOLATILE != 0,
    }
}

/// Byte offset of a `getelementptr` whose indices are all constant, modulo 2^64.
fn constant_offset(func: &FuncMut<'_>, inst: Inst) -> Option<u64> {
    let (types, layout) = (func.types(), func.layout());
    let mut at = Type(func.aux(inst).a);
    let mut offset = 0u64;
    for (place, index) in func.operands(inst).skip(1).enumerate() {
        let bits = types.int_bits(func.type_of(index)).filter(|&bits| bits <= 64)?;
        let number = match index.kind() {
            ValueKind::Const(_) => warpc_ir::consts::sign_extend(func.consts().as_int(index)?, bits),
            _ => return None,
        };
        let stride = if place == 0 {
            layout.fixed_alloc_size(types, at)
        } else if types.fields(at).is_some() {
            offset = offset.wrapping_add(layout.field_offset(types, at, number as usize));
            at = types.element(at, number as u64)?;
            continue;
        } else {
            let (elem, vector) = (types.element(at, 0)?, types.is_vector(at));
            at = elem;
            if vector { Some(layout.size_in_bits(types, elem) / 8) } else { layout.fixed_alloc_size(types, elem) }
        };
        match stride {
            Some(stride) => offset = offset.wrapping_add((number as u64).wrapping_mul(stride)),
            // A multiple of what is not known.
            None if number != 0 => return None,
            None => {}
        }
    }
    Some(offset)
}
