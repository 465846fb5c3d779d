//! Loads of what is known: of stored, loaded, filled or copied bytes, of new objects, of one of two addresses.
//!
//! In its own block a load takes the value at once. Else every block that it depends on must have the value; phis bring it. Where
//! some lack it, [`super::load_pre`] goes on.

use super::depend::{BlockDependence, Dependence, makes_object};
use super::{Gvn, Stale};
use crate::{coerce, patch};
use hashbrown::HashMap;
use warpc_analysis::alias::Loc;
use warpc_analysis::{Alias, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, Opcode, Value};

/// Where a value for a load comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Available {
    /// A stored value, from this byte on.
    Value(Value, u64),
    /// The value of another load, from this byte on.
    Load(Inst, u64),
    /// What a memory intrinsic writes, from this byte on.
    Intrinsic(Inst, u64),
    /// Nothing was written yet.
    Undef,
    /// The block is never reached.
    Poison,
    /// Memory that is zero from the beginning.
    Zero,
    /// What the two sides of a select of addresses hold.
    Select(Inst, Value, Value),
}

/// Values at the ends of blocks.
pub(super) type Ends = Vec<(Block, Available)>;

/// What a new object holds.
pub(crate) fn initial_content(f: &Func<'_>, call: Inst) -> Option<Available> {
    let name = facts::called_function(f, call).map(|g| f.ctx().name(g))?;
    match name {
        b"malloc" | b"_Znwm" | b"_Znam" | b"aligned_alloc" => Some(Available::Undef),
        b"calloc" => Some(Available::Zero),
        _ => {
            let kind = f.attrs().int(f.attrs().list(f.call(call).attrs).func, AttrKind::AllocKind)?;
            // Bits of the attribute: 8 says not initialised, 16 filled with zeros.
            match kind & 24 {
                8 => Some(Available::Undef),
                16 => Some(Available::Zero),
                _ => None,
            }
        }
    }
}

impl Available {
    /// With `new` in place of load `old`.
    pub(super) fn substitute(&mut self, old: Inst, new: Inst) {
        let (old_value, new_value) = (Value::inst(old), Value::inst(new));
        let change = |value: &mut Value| {
            if *value == old_value {
                *value = new_value;
            }
        };
        match self {
            Available::Load(inst, _) if *inst == old => *inst = new,
            Available::Value(value, _) => change(value),
            Available::Select(_, yes, no) => {
                change(yes);
                change(no);
            }
            _ => {}
        }
    }
}

impl Gvn<'_, '_> {
    /// Works on a load; whether anything changed.
    pub(super) fn load(&mut self, load: Inst) -> bool {
        if !self.options.loads || !facts::is_unordered(self.f, load) {
            return false;
        }
        // Types without a size in memory are not understood.
        if self.f.layout().fixed_store_size(self.f.types(), self.f.ty(load)).is_none_or(|size| size == 0) {
            return false;
        }
        if self.f.is_unused(Value::inst(load)) {
            self.doom(load);
            return true;
        }
        let dependence = self.dependence(load);
        if dependence == Dependence::Above {
            return self.load_of_blocks(load);
        }
        let address = self.f.operand(load, 0);
        let Some(available) = self.available(load, dependence, address) else { return false };
        let value = self.materialise(available, load, load);
        self.remark_eliminated(load, value);
        self.replace(load, value);
        self.doom(load);
        true
    }
    /// The value of `load` that `dependence` gives, where its address is `address`.
    pub(super) fn available(&mut self, load: Inst, dependence: Dependence, address: Value) -> Option<Available> {
        let ty = self.f.ty(load);
        let atomic = !facts::is_simple(self.f, load);
        match dependence {
            Dependence::Clobber(by) => {
                let found = self.part_of(load, by, address, atomic);
                if found.is_none() {
                    self.remark_clobbered(load, by);
                }
                found
            }
            Dependence::Def(by) => match self.f.op(by) {
                Opcode::Alloca => Some(Available::Undef),
                Opcode::Store | Opcode::Load => {
                    if atomic && facts::is_simple(self.f, by) {
                        return None;
                    }
                    let store = self.f.op(by) == Opcode::Store;
                    let value = if store { self.f.operand(by, 0) } else { Value::inst(by) };
                    if !coerce::can_coerce(self.f, value, ty) {
                        return None;
                    }
                    Some(if store { Available::Value(value, 0) } else { Available::Load(by, 0) })
                }
                Opcode::Select => {
                    let (yes, no) = (self.f.operand(by, 1), self.f.operand(by, 2));
                    let yes = self.loaded_above(load, by, yes)?;
                    let no = self.loaded_above(load, by, no)?;
                    Some(Available::Select(by, yes, no))
                }
                _ if makes_object(self.f, by) => {
                    let found = initial_content(self.f, by)?;
                    (!matches!(found, Available::Zero) || self.f.folder().zero(ty).is_some()).then_some(found)
                }
                _ => Some(Available::Undef),
            },
            Dependence::Above | Dependence::Unknown => None,
        }
    }
    fn part_of(&mut self, load: Inst, by: Inst, address: Value, atomic: bool) -> Option<Available> {
        let ty = self.f.ty(load);
        match self.f.op(by) {
            Opcode::Store if !atomic || !facts::is_simple(self.f, by) => {
                let value = self.f.operand(by, 0);
                let from = self.f.type_of(value);
                let offset = coerce::offset_in_value(self.f, ty, address, self.f.operand(by, 1), from)?;
                Some(Available::Value(value, offset))
            }
            Opcode::Load if by != load && (!atomic || !facts::is_simple(self.f, by)) => {
                let offset = coerce::offset_in_value(self.f, ty, address, self.f.operand(by, 0), self.f.ty(by))?;
                Some(Available::Load(by, offset))
            }
            Opcode::Call if !atomic => {
                coerce::offset_in_intrinsic(self.f, ty, address, by).map(|at| Available::Intrinsic(by, at))
            }
            _ => None,
        }
    }
    /// A load of `address` as the type of `load` that stands above `select`, behind which nothing wrote to it.
    fn loaded_above(&mut self, load: Inst, select: Inst, address: Value) -> Option<Value> {
        let loc = Loc { ptr: address, ..Loc::of(self.f, load)? };
        let ty = self.f.ty(load);
        let (mut block, mut at) = (self.f.block_of(select), self.f.prev(select));
        for _ in 0..self.options.max_visited {
            while at.is_none() {
                block = self.f.single_predecessor(block).filter(|&p| p != block)?;
                at = self.f.last(block);
            }
            if self.f.op(at) == Opcode::Load && self.f.operand(at, 0) == address && self.f.ty(at) == ty {
                return (facts::is_simple(self.f, at) || !facts::is_volatile(self.f, at)).then_some(Value::inst(at));
            }
            if Alias::new(self.f, self.aliases).mod_ref(at, &loc).is_mod() {
                return None;
            }
            at = self.f.prev(at);
        }
        None
    }
    /// Makes the value of `load` before `at`.
    pub(super) fn materialise(&mut self, available: Available, load: Inst, at: Inst) -> Value {
        let ty = self.f.ty(load);
        match available {
            Available::Undef => Value::undef(ty),
            Available::Poison => Value::poison(ty),
            Available::Zero => self.f.folder().zero(ty).expect("asked for when it was found"),
            Available::Value(value, offset) => coerce::part_of_value(self.f, value, offset, ty, at),
            Available::Intrinsic(call, offset) => coerce::part_of_intrinsic(self.f, call, offset, ty, at),
            Available::Load(other, offset) => {
                if self.f.ty(other) == ty && offset == 0 {
                    patch::keep_common(self.f, other, load);
                    return Value::inst(other);
                }
                let value = coerce::part_of_value(self.f, Value::inst(other), offset, ty, at);
                // The wider load is not used as it says any more; what makes it undefined at once stays true.
                if !patch::has_attachment(self.f, other, b"noundef") {
                    const STAY: &[&[u8]] =
                        &[b"dereferenceable", b"dereferenceable_or_null", b"invariant.load", b"invariant.group"];
                    patch::keep_only(self.f, other, STAY);
                }
                value
            }
            Available::Select(select, yes, no) => {
                for value in [yes, no] {
                    if let Some(other) = value.as_inst() {
                        patch::keep_common(self.f, other, load);
                    }
                }
                let condition = self.f.operand(select, 0);
                let value = Builder::before(self.f, select).select(condition, yes, no, 0);
                if let Some(made) = value.as_inst() {
                    let loc = self.f.loc(load);
                    self.f.set_loc(made, loc);
                }
                value
            }
        }
    }
    /// A load that depends on other blocks.
    fn load_of_blocks(&mut self, load: Inst) -> bool {
        let sanitised = [AttrKind::SanitizeAddress, AttrKind::SanitizeHWAddress];
        let own = self.f.ctx().globals.parts[self.f.global().index()].attrs;
        if sanitised.into_iter().any(|kind| self.f.attrs().fn_has(own, kind)) {
            return false;
        }
        let Some(dependences) = self.block_dependences(load) else { return false };
        if dependences.len() > self.options.max_deps {
            return false;
        }
        if let [one] = dependences[..]
            && matches!(one.found, Dependence::Unknown | Dependence::Above)
            && !self.dead.contains(one.block)
        {
            return false;
        }
        let mut changed = self.scalar_pre_of_address(load);
        let (ends, missing) = self.available_at_ends(load, &dependences);
        if ends.is_empty() {
            return changed;
        }
        if missing.is_empty() {
            let value = self.bring(load, &ends);
            self.finish(load, value);
            self.remark_eliminated(load, value);
            self.replace(load, value);
            self.doom(load);
            return true;
        }
        if !self.options.pre || !self.options.load_pre {
            return changed;
        }
        changed |= self.load_pre(load, ends, &missing);
        changed
    }
    /// Makes indices of the address of `load` available that only one path to it lacks.
    fn scalar_pre_of_address(&mut self, load: Inst) -> bool {
        let Some(gep) = self.f.operand(load, 0).as_inst().filter(|&i| self.f.op(i) == Opcode::GetElementPtr) else {
            return false;
        };
        if !self.options.pre {
            return false;
        }
        let mut changed = false;
        for k in 1..self.f.num_operands(gep) {
            if let Some(index) = self.f.operand(gep, k).as_inst()
                && self.numbering.get(Value::inst(index)).is_some()
            {
                changed |= self.scalar_pre_of(index);
            }
        }
        changed
    }
    fn available_at_ends(&mut self, load: Inst, dependences: &[BlockDependence]) -> (Ends, Vec<Block>) {
        let (mut ends, mut missing): (Ends, Vec<Block>) = (Vec::new(), Vec::new());
        for dependence in dependences {
            if self.dead.contains(dependence.block) {
                ends.push((dependence.block, Available::Poison));
                continue;
            }
            let found = match dependence.address {
                Some(address) => self.available(load, dependence.found, address),
                None => None,
            };
            match found {
                Some(available) => ends.push((dependence.block, available)),
                None => missing.push(dependence.block),
            }
        }
        (ends, missing)
    }
    /// Brings the values of `ends` to `load`: its value. All paths to it pass one of them.
    pub(super) fn bring(&mut self, load: Inst, ends: &Ends) -> Value {
        let (home, ty) = (self.f.block_of(load), self.f.ty(load));
        if let [(block, available)] = ends[..]
            && block != home
            && self.dom.dominates(block, home)
        {
            let at = self.f.terminator(block);
            return self.materialise(available, load, at);
        }
        let mut values: HashMap<Block, Value> = HashMap::new();
        for &(block, available) in ends {
            // The load itself, around a loop: the phi that is made for it brings it.
            if values.contains_key(&block)
                || matches!(available, Available::Load(other, 0) if other == load && block == home)
                || matches!(available, Available::Value(value, 0) if value == Value::inst(load) && block == home)
            {
                continue;
            }
            let at = self.f.terminator(block);
            let value = self.materialise(available, load, at);
            values.insert(block, value);
        }
        let mut made = Vec::new();
        let value = self.merged_value(&values, home, ty, &mut made);
        for phi in made {
            self.f.name_after(Value::inst(phi), Value::inst(load), "");
            self.stale = Stale::Pointers;
        }
        value
    }
    /// Name and place of a phi that stands for `load`.
    pub(super) fn finish(&mut self, load: Inst, value: Value) {
        if let Some(inst) = value.as_inst() {
            if self.f.op(inst) == Opcode::Phi {
                self.f.take_name(value, Value::inst(load));
            }
            if self.f.block_of(inst) == self.f.block_of(load) {
                let loc = self.f.loc(load);
                self.f.set_loc(inst, loc);
            }
        }
    }
}
