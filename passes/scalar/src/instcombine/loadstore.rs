//! `load`, `store` and `alloca`: alignment that is known, values that are at hand, memory that nobody reads. Between a load and the
//! access that has its value, writes count that alias analysis does not tell apart; barriers, fences and ordered atomics do.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::alias::{Alias, Loc, may_be_written};
use warpc_analysis::facts;
use warpc_analysis::known_bits::is_dereferenceable;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, MemInfo, Opcode, Ordering, TypeKind, Value};

/// Instructions looked at before a memory access.
const SCAN: usize = 6;
/// Users of a stack slot that are looked at.
const MAX_USERS: usize = 16;

impl Combiner<'_, '_> {
    /// Rules of `load`.
    pub(super) fn load(&mut self, inst: Inst) -> Option<Value> {
        let ptr = self.f.operand(inst, 0);
        self.undefined_access_rules(inst, ptr).or_else(|| self.load_rules(inst, ptr))
    }

    rules! {
        /// Rules of `load ptr`, in order.
        fn load_rules(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
            load_of_value_at_hand,
            load_of_other_type,
            load_of_chosen_address,
            load_of_either_address,
            load_of_address_that_is_not_null,
            load_of_whole_object,
            access_of_whole_object,
            access_of_known_alignment,
        }
    }

    /// `load p -> v`. If an access shortly before loaded or stored `v` there, and nothing writes there between. The load is not
    /// volatile, and at most as ordered as the access.
    fn load_of_value_at_hand(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        if facts::is_unordered(self.f, inst) { self.available(inst, ptr) } else { None }
    }

    /// `bitcast(load p) -> load p` of the other type. If nothing else reads the load, which is simple, and it says nothing of the
    /// value that depends on the type.
    fn load_of_other_type(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let me = Value::inst(inst);
        if !facts::is_simple(self.f, inst) || !self.one_use(me) {
            return None;
        }
        let user = self.f.user(self.f.first_use(me));
        if self.f.op(user) != Opcode::BitCast || facts::is_swift_error(self.f, ptr) {
            return None;
        }
        let tables = self.f.ctx().tables;
        let kept: SmallVec<[(Str, Md); 4]> = self
            .f
            .attachments(inst)
            .filter(|row| !matches!(tables.strings.get(row.kind), b"range" | b"nofpclass"))
            .map(|row| (row.kind, row.node))
            .collect();
        let (ty, align) = (self.f.ty(user), self.f.mem(inst).align);
        let load = Builder::before(self.f, inst).load(ty, ptr, align, 0);
        self.f.derive_name(load, me, "");
        self.f.write_attachments(load.as_inst()?, &kept);
        self.queue_new(load);
        self.push_users(user);
        self.f.replace_all_uses(Value::inst(user), load);
        self.erase(user);
        Some(me)
    }

    /// `load(c ? p : q) -> c ? v : w`. If the values at both addresses are at hand.
    fn load_of_chosen_address(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let (c, x, y) = p::select(self.f, ptr).filter(|_| facts::is_simple(self.f, inst))?;
        let (u, w) = (self.available(inst, x)?, self.available(inst, y)?);
        Some(self.select(c, u, w))
    }

    /// `load(c ? p : q) -> c ? load(p) : load(q)`. If both may be read whatever `c` is, nothing else uses the address, and the load is simple.
    fn load_of_either_address(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let (c, x, y) = p::select(self.f, ptr).filter(|_| facts::is_simple(self.f, inst) && self.one_use(ptr))?;
        let (ty, align) = (self.f.ty(inst), self.f.mem(inst).align);
        let size = self.f.layout().fixed_store_size(self.f.types(), ty)?;
        let readable =
            |s: &Self, ptr: Value| is_dereferenceable(s.f, ptr, size) && s.values().pointer_alignment(ptr) >= align;
        if !readable(self, x) || !readable(self, y) || self.f.types().is_vector(self.f.type_of(c)) {
            return None;
        }
        let [x, y] = [x, y].map(|ptr| {
            let folded = if ptr.is_constant() { self.f.folder().load(ptr, ty) } else { None };
            folded.unwrap_or_else(|| {
                let load = Builder::before(self.f, self.at).load(ty, ptr, align, 0);
                self.queue_new(load)
            })
        });
        Some(self.select(c, x, y))
    }

    /// `load(c ? null : p) -> load(p)`, and so for the other order. If null is no valid address, and the load is simple.
    fn load_of_address_that_is_not_null(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let (_, x, y) =
            p::select(self.f, ptr).filter(|_| facts::is_simple(self.f, inst) && self.null_is_invalid(ptr))?;
        let other = match (p::is_zero(self.f, x), p::is_zero(self.f, y)) {
            (true, false) => y,
            (false, true) => x,
            _ => return None,
        };
        self.set(inst, 0, other);
        Some(Value::inst(inst))
    }

    /// `load p, align 4 -> load p, align 8`, and so for `store`. If the address is known to be aligned like that.
    fn access_of_known_alignment(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let mem = self.f.mem(inst);
        let known = self.values().pointer_alignment(ptr).min(1 << 32);
        // Of null nobody learns anything.
        if known <= mem.align || ptr.is_constant() && p::is_zero(self.f, ptr) {
            return None;
        }
        let b = self.f.aux(inst).b;
        self.f.set_aux(inst, Aux { a: MemInfo { align: known, ..mem }.pack(), b });
        Some(Value::inst(inst))
    }

    /// The value that a store or load shortly before left in memory.
    fn available(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let ty = self.f.ty(inst);
        let atomic = !facts::is_simple(self.f, inst);
        let mut writes: SmallVec<[Inst; SCAN]> = SmallVec::new();
        let mut at = self.f.prev(inst);
        for _ in 0..SCAN {
            if at.is_none() {
                return None;
            }
            let op = self.f.op(at);
            let address = match op {
                Opcode::Load => Some(self.f.operand(at, 0)),
                Opcode::Store => Some(self.f.operand(at, 1)),
                _ => None,
            };
            if address.is_some_and(|address| self.same_address(address, ptr)) {
                // A plain access says nothing of what an atomic one gives.
                if atomic && self.f.mem(at).ordering == Ordering::NotAtomic {
                    return None;
                }
                let value = if op == Opcode::Load { Value::inst(at) } else { self.f.operand(at, 0) };
                if self.f.type_of(value) == ty && self.stays_between(inst, &writes) {
                    if op == Opcode::Load {
                        self.keep_common_attachments(at, inst);
                    }
                    return Some(value);
                }
                return None;
            }
            if facts::may_write(self.f, at) {
                writes.push(at);
            }
            at = self.f.prev(at);
        }
        None
    }

    /// Whether none of `writes` may write what `load` reads.
    fn stays_between(&mut self, load: Inst, writes: &[Inst]) -> bool {
        let Some(loc) = Loc::of(self.f, load) else { return false };
        writes.is_empty() || {
            let mut alias = Alias::new(self.f, self.aliases);
            writes.iter().all(|&write| !alias.mod_ref(write, &loc).is_mod())
        }
    }

    /// Whether two addresses are one value, or computed in the same way from the same values.
    fn same_address(&self, left: Value, right: Value) -> bool {
        if left == right {
            return true;
        }
        let (Some(i), Some(j)) = (left.as_inst(), right.as_inst()) else { return false };
        self.f.op(i) == Opcode::GetElementPtr
            && self.f.op(j) == Opcode::GetElementPtr
            && self.f.aux(i).a == self.f.aux(j).a
            && self.f.num_operands(i) == self.f.num_operands(j)
            && self.f.operands(i).eq(self.f.operands(j))
    }

    /// Leaves `first`, which stays where it is and stands for `second` from now on, what both promise, and what is undefined at once
    /// where it does not hold: of a value that must not be poison all promises are.
    fn keep_common_attachments(&mut self, first: Inst, second: Inst) {
        if self.f.attachments(first).next().is_none() {
            return;
        }
        let common = self.common_attachments(&[first, second]);
        let strings = &self.f.ctx().tables.strings;
        let is_defined = self.f.attachments(first).any(|row| strings.get(row.kind) == b"noundef");
        let stays = |kind: Str| match strings.get(kind) {
            b"noundef" | b"tbaa" | b"alias.scope" | b"noalias" | b"invariant.load" | b"invariant.group" => true,
            b"range" | b"nonnull" | b"align" | b"dereferenceable" | b"dereferenceable_or_null" => is_defined,
            _ => false,
        };
        let kept: SmallVec<[(Str, Md); 4]> = self
            .f
            .attachments(first)
            .filter_map(|row| {
                let both = common.iter().find(|other| other.0 == row.kind).copied();
                if stays(row.kind) { Some((row.kind, row.node)) } else { both }
            })
            .collect();
        self.f.write_attachments(first, &kept);
    }

    /// Rules of `store`.
    pub(super) fn store(&mut self, inst: Inst) -> Option<Value> {
        let (v, ptr) = self.ops(inst);
        if self.marks_dead_code(ptr) && facts::is_unordered(self.f, inst) {
            return self.undefined_access_rules(inst, ptr);
        }
        if facts::is_simple(self.f, inst) && self.useless_store_rules(inst, v, ptr).is_some() {
            self.erase(inst);
            return None;
        }
        self.store_rules(inst, ptr)
    }

    rules! {
        /// Rules that find a simple store without effect, or other stores that do its work.
        fn useless_store_rules(&mut self, inst: Inst, value: Value, ptr: Value) -> Option<()> {
            store_of_undef,
            store_of_value_just_loaded,
            store_of_whole_object,
        }
    }
    rules! {
        /// Rules of a store to `ptr`, in order.
        fn store_rules(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
            store_of_bitcast,
            store_over_store,
            access_of_whole_object,
            access_of_known_alignment,
        }
    }

    /// `store undef, p -> nothing`. Always: it may be what is there.
    fn store_of_undef(&mut self, _i: Inst, value: Value, _ptr: Value) -> Option<()> {
        value.is_undef_or_poison().then_some(())
    }

    /// `store (load p), p -> nothing`. If nothing writes between.
    fn store_of_value_just_loaded(&mut self, inst: Inst, value: Value, ptr: Value) -> Option<()> {
        self.is_just_loaded(inst, value, ptr).then_some(())
    }

    /// `store bitcast(x), p -> store x, p`. If it is simple.
    fn store_of_bitcast(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let x = p::cast(self.f, self.f.operand(inst, 0), Opcode::BitCast)?;
        if !facts::is_simple(self.f, inst) || facts::is_swift_error(self.f, ptr) {
            return None;
        }
        self.set(inst, 0, x);
        Some(Value::inst(inst))
    }

    /// `store v, p; store w, p -> store w, p`. If both are simple, of one type, and nothing reads between.
    fn store_over_store(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        // What was between may go now, and lets an earlier store be seen.
        (facts::is_simple(self.f, inst) && self.overwritten(inst, ptr)).then_some(Value::inst(inst))
    }

    fn is_just_loaded(&self, inst: Inst, value: Value, ptr: Value) -> bool {
        let Some(l) = value.as_inst() else { return false };
        if self.f.op(l) != Opcode::Load || self.f.operand(l, 0) != ptr || !facts::is_simple(self.f, l) {
            return false;
        }
        let mut at = self.f.prev(inst);
        for _ in 0..SCAN {
            if at.is_none() {
                return false;
            }
            if at == l {
                return true;
            }
            if facts::may_write(self.f, at) {
                return false;
            }
            at = self.f.prev(at);
        }
        false
    }

    /// Whether two addresses are the same value, or computed by equal instructions.
    fn is_same_address(&self, left: Value, right: Value) -> bool {
        if left == right {
            return true;
        }
        let gep = |value| p::inst(self.f, value, Opcode::GetElementPtr);
        let (Some(left), Some(right)) = (gep(left), gep(right)) else { return false };
        self.f.aux(left).a == self.f.aux(right).a && self.f.operands(left).eq(self.f.operands(right))
    }

    /// Erases a store shortly before that `inst` overwrites and nothing reads.
    fn overwritten(&mut self, inst: Inst, ptr: Value) -> bool {
        let mut at = self.f.prev(inst);
        for _ in 0..SCAN {
            if at.is_none() {
                return false;
            }
            let prev = self.f.prev(at);
            if self.f.op(at) == Opcode::Store
                && facts::is_simple(self.f, at)
                && self.is_same_address(self.f.operand(at, 1), ptr)
            {
                // Stores of other types are left to dead store elimination.
                let covered = self.f.type_of(self.f.operand(at, 0)) == self.f.type_of(self.f.operand(inst, 0));
                if covered {
                    self.erase(at);
                }
                return covered;
            }
            if facts::may_read(self.f, at)
                || facts::may_write(self.f, at)
                || facts::may_throw(self.f, at)
                || !facts::will_return(self.f, at)
            {
                return false;
            }
            at = prev;
        }
        false
    }

    /// Rules of `alloca`.
    pub(super) fn alloca(&mut self, inst: Inst) -> Option<Value> {
        if self.alloca_rules(inst).is_some() {
            self.erase(inst);
            return None;
        }
        self.alloca_size_rules(inst)
    }

    rules! {
        /// Rules of the number of elements of a stack slot, in order.
        fn alloca_size_rules(&mut self, inst: Inst) -> Option<Value> {
            alloca_that_is_a_constant,
            alloca_that_is_a_constant_of_another_space,
            alloca_of_constant_count,
            alloca_of_narrow_count,
        }
    }

    /// `alloca; memcpy(alloca, @constant, n) -> @constant`. If nothing else writes to the slot, its address goes nowhere, and the constant
    /// is as large and as aligned: what is not copied was undefined.
    fn alloca_that_is_a_constant(&mut self, inst: Inst) -> Option<Value> {
        let users = self.readers(inst, false)?;
        let (copy, source) = self.copied_constant(inst, &users)?;
        if self.f.type_of(source) != self.f.ty(inst) {
            return None;
        }
        for user in users {
            let is_marker = matches!(facts::intrinsic(self.f, user), Some(id::LIFETIME_START | id::LIFETIME_END));
            if user == copy || is_marker {
                self.erase(user);
            }
        }
        Some(source)
    }

    /// The one copy among `users` of stack slot `slot` that writes to it, and the constant that it copies, which can stand for the slot:
    /// it is as large and as aligned.
    fn copied_constant(&self, slot: Inst, users: &[Inst]) -> Option<(Inst, Value)> {
        let mut writers = users.iter().copied().filter(|&user| self.writes_to(user, slot));
        let (copy, None) = (writers.next()?, writers.next()) else { return None };
        let source = self.f.operand(copy, 1);
        let shape = self.f.ctx().globals.shape[source.as_global()?.index()];
        let types = self.f.types();
        let size = |ty| self.f.layout().fixed_alloc_size(types, ty);
        let is_one = p::is_one(self.f, self.f.operand(slot, 0)) && self.f.flags(slot) & flags::INALLOCA == 0;
        let fits = size(shape.ty)? >= size(Type(self.f.aux(slot).a))?
            && self.values().pointer_alignment(source) >= self.values().pointer_alignment(Value::inst(slot));
        (is_one && fits && !may_be_written(self.f, source)).then_some((copy, source))
    }

    /// `alloca; memcpy(alloca, @constant, n); load (gep (addrspacecast alloca), i) -> load (gep @constant, i)`. The same where the constant
    /// is in another address space: the addresses of all loads are made anew in that.
    fn alloca_that_is_a_constant_of_another_space(&mut self, inst: Inst) -> Option<Value> {
        let users = self.readers(inst, true)?;
        let (copy, source) = self.copied_constant(inst, &users)?;
        let ty = self.f.type_of(source);
        let index_bits = |ty: Type| self.f.types().addrspace(ty).map(|space| self.f.layout().index_bits(space));
        let is_kept = |&user: &Inst| match self.f.op(user) {
            Opcode::Load => true,
            Opcode::GetElementPtr | Opcode::AddrSpaceCast => index_bits(self.f.ty(user)) == index_bits(ty),
            _ => user == copy || facts::intrinsic(self.f, user).is_some_and(|id| id != id::MEMCPY && id != id::MEMMOVE),
        };
        if self.f.type_of(source) == self.f.ty(inst)
            && users.iter().all(|&user| self.f.op(user) != Opcode::AddrSpaceCast)
            || index_bits(self.f.ty(inst)) != index_bits(ty)
            || !users.iter().all(is_kept)
        {
            return None;
        }
        // Users stand behind the addresses that they use: old addresses with the new ones.
        let mut addresses: SmallVec<[(Inst, Value); MAX_USERS]> = SmallVec::from_slice(&[(inst, source)]);
        for &user in &users {
            let base = self.f.operand(user, 0);
            let new = addresses.iter().find(|pair| Value::inst(pair.0) == base).map(|pair| pair.1);
            match (self.f.op(user), new) {
                (Opcode::Load, Some(new)) => self.set(user, 0, new),
                (Opcode::AddrSpaceCast, Some(new)) => addresses.push((user, new)),
                (Opcode::GetElementPtr, Some(new)) => {
                    let mut operands: SmallVec<[Value; 8]> = self.f.operands(user).collect();
                    operands[0] = new;
                    let gep =
                        self.f.new_inst(Opcode::GetElementPtr, self.f.flags(user), ty, &operands, self.f.aux(user));
                    self.f.insert_before(gep, user);
                    let loc = self.f.loc(user);
                    self.f.set_loc(gep, loc);
                    addresses.push((user, self.queue_new(Value::inst(gep))));
                }
                _ => self.erase(user),
            }
        }
        // The debugger finds the constant where the slot was.
        for row in self.f.debug_records_of(inst) {
            self.f.set_debug_value(row, source);
            self.f.side_mut().dbg[row].ty = ty;
        }
        addresses.iter().skip(1).rev().for_each(|pair| self.erase(pair.0));
        Some(Value::inst(inst))
    }

    /// Whether `user` is a copy to the start of stack slot `slot`.
    fn writes_to(&self, user: Inst, slot: Inst) -> bool {
        matches!(facts::intrinsic(self.f, user), Some(id::MEMCPY | id::MEMMOVE))
            && self.is_start_of(self.f.operand(user, 0), slot)
    }

    /// Whether `address`, which is computed from stack slot `slot`, is the slot itself or that in another address space.
    fn is_start_of(&self, address: Value, slot: Inst) -> bool {
        let mut address = address;
        while let Some(cast) = address.as_inst().filter(|&at| self.f.op(at) == Opcode::AddrSpaceCast) {
            address = self.f.operand(cast, 0);
        }
        address == Value::inst(slot)
    }

    /// Users of stack slot `slot` and of addresses computed from it, if they are few, and only read, mark its lifetime, or copy from
    /// elsewhere to its start. Each stands behind the address that it uses. Where `in_spaces` says so, addresses may be cast to those of
    /// another space.
    fn readers(&self, slot: Inst, in_spaces: bool) -> Option<SmallVec<[Inst; MAX_USERS]>> {
        let mut users: SmallVec<[Inst; MAX_USERS]> = SmallVec::new();
        let mut from: SmallVec<[Inst; MAX_USERS]> = SmallVec::from_slice(&[slot]);
        while let Some(address) = from.pop() {
            for u in self.f.uses(Value::inst(address)) {
                let user = self.f.user(u);
                let allowed = match self.f.op(user) {
                    Opcode::Load => facts::is_simple(self.f, user),
                    Opcode::GetElementPtr if self.f.operand(user, 0) == Value::inst(address) => {
                        from.push(user);
                        true
                    }
                    Opcode::AddrSpaceCast if in_spaces => {
                        from.push(user);
                        true
                    }
                    Opcode::Call => match facts::intrinsic(self.f, user) {
                        Some(id::LIFETIME_START | id::LIFETIME_END) => true,
                        Some(id::MEMCPY | id::MEMMOVE) => {
                            let is_read = self.f.operand(user, 1) == Value::inst(address);
                            let is_written = self.f.operand(user, 0) == Value::inst(address);
                            p::is_zero(self.f, self.f.operand(user, 3))
                                && is_read != is_written
                                && (is_read || self.is_start_of(Value::inst(address), slot))
                        }
                        _ => false,
                    },
                    _ => false,
                };
                if !allowed || users.len() == MAX_USERS {
                    return None;
                }
                users.push(user);
            }
        }
        Some(users)
    }

    /// `alloca T, N -> alloca [N x T]`. If `N` is a constant other than 0 and 1 that is not negative.
    fn alloca_of_constant_count(&mut self, inst: Inst) -> Option<Value> {
        let count = p::int(self.f, self.f.operand(inst, 0))?;
        let number = u64::try_from(count.v).ok().filter(|&number| number > 1 && !count.is_negative())?;
        let elem = Type(self.f.aux(inst).a);
        let array = self.f.intern_type(TypeKind::Array { len: number, elem });
        let one = self.f.consts_mut().add_i32(1);
        let (fl, b) = (self.f.flags(inst), self.f.aux(inst).b);
        let new = self.f.new_inst(Opcode::Alloca, fl, self.f.ty(inst), &[one], Aux { a: array.0, b });
        self.f.insert_before(new, inst);
        self.f.copy_attachments(new, inst);
        let loc = self.f.loc(inst);
        self.f.set_loc(new, loc);
        Some(self.queue_new(Value::inst(new)))
    }

    /// `alloca T, i32 n -> alloca T, zext(n)`. If the count is narrower or wider than an address.
    fn alloca_of_narrow_count(&mut self, inst: Inst) -> Option<Value> {
        let count = self.f.operand(inst, 0);
        let space = self.f.types().addrspace(self.f.ty(inst))?;
        let bits = self.f.layout().index_bits(space);
        let wide = self.f.int_type(bits);
        if count.is_constant() || self.f.type_of(count) == wide {
            return None;
        }
        let count = self.resize(count, wide, false);
        self.set(inst, 0, count);
        Some(Value::inst(inst))
    }

    rules! {
        /// Rules that find a stack slot without effect.
        fn alloca_rules(&mut self, inst: Inst) -> Option<()> {
            alloca_that_is_only_written,
        }
    }

    /// `alloca; store -> nothing`. If the slot and addresses computed from it are only written.
    fn alloca_that_is_only_written(&mut self, inst: Inst) -> Option<()> {
        let users = self.writers(inst)?;
        for user in users.into_iter().rev() {
            if !self.f.is_dead(user) {
                self.erase(user);
            }
        }
        Some(())
    }

    /// Whether `user` only writes through `address`, marks its lifetime, or computes an address from it.
    fn only_writes(&self, user: Inst, address: Value) -> bool {
        match self.f.op(user) {
            Opcode::GetElementPtr | Opcode::AddrSpaceCast => self.f.operand(user, 0) == address,
            Opcode::Store => facts::is_simple(self.f, user) && self.f.operand(user, 0) != address,
            Opcode::Call => match facts::intrinsic(self.f, user) {
                Some(id::LIFETIME_START | id::LIFETIME_END | id::INVARIANT_END) => true,
                Some(id::MEMSET | id::MEMCPY | id::MEMMOVE) => {
                    self.f.operand(user, 0) == address
                        && self.f.operand(user, 1) != address
                        && p::is_zero(self.f, self.f.operand(user, 3))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// The users of stack slot `inst`, and of addresses computed from it, if they are few and only write.
    fn writers(&self, inst: Inst) -> Option<SmallVec<[Inst; MAX_USERS]>> {
        let mut users: SmallVec<[Inst; MAX_USERS]> = SmallVec::new();
        let mut at = 0;
        let mut from = inst;
        loop {
            for u in self.f.uses(Value::inst(from)) {
                let user = self.f.user(u);
                if !self.only_writes(user, Value::inst(from)) || users.len() == MAX_USERS {
                    return None;
                }
                users.push(user);
            }
            // Addresses computed from it are searched the same way.
            while at < users.len() && self.f.ty(users[at]) == Type::VOID {
                at += 1;
            }
            if at == users.len() {
                return Some(users);
            }
            from = users[at];
            at += 1;
        }
    }
}
