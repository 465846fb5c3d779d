//! Memory that is allocated and freed: pairs that do nothing else, what is known of its address.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::heap::{self, Family};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Builder, Opcode, Value};

/// Users of allocated memory that are looked at.
const MAX_USERS: usize = 64;
/// The largest alignment of a type, in bytes.
const MAX_ALIGN: u128 = 1 << 32;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of calls that allocate or free, in order.
        pub(super) fn heap_rules(&mut self, inst: Inst) -> Option<Value> {
            allocation_without_use,
            allocation_of_known_size,
            free_of_null,
            free_of_undef,
            free_of_reallocated,
            reallocation_of_null,
        }
    }

    /// `free(malloc(n)) -> nothing`, and so for `operator new` and the others. If the memory is otherwise only written and compared with
    /// null, which it is not.
    fn allocation_without_use(&mut self, inst: Inst) -> Option<Value> {
        if self.f.op(inst) != Opcode::Call {
            return None;
        }
        let family = heap::allocation(self.f, inst).filter(|row| row.old.is_none())?.family;
        let users = self.users_of_unused_memory(inst, family)?;
        for &user in users.iter().rev() {
            if self.f.is_dead(user) {
                continue;
            }
            if self.f.op(user) == Opcode::ICmp {
                let differs = self.f.int_pred(user) == warpc_ir::IntPred::Ne;
                let answer = self.bool(Type::I1, differs);
                self.push_users(user);
                self.f.replace_all_uses(Value::inst(user), answer);
            } else if self.f.ty(user) != Type::VOID {
                // An address of the memory may be written into it: that store goes later.
                let poison = Value::poison(self.f.ty(user));
                self.f.replace_all_uses(Value::inst(user), poison);
            }
            self.erase(user);
        }
        self.erase(inst);
        Some(Value::inst(inst))
    }

    /// The users of allocated memory and of addresses in it, if nothing reads it or keeps an address.
    fn users_of_unused_memory(&self, inst: Inst, family: Family) -> Option<SmallVec<[Inst; 16]>> {
        let mut users: SmallVec<[Inst; 16]> = SmallVec::new();
        let mut from: SmallVec<[Inst; 8]> = SmallVec::from_slice(&[inst]);
        while let Some(at) = from.pop() {
            let me = Value::inst(at);
            for row in self.f.uses(me) {
                let user = self.f.user(row);
                if users.contains(&user) {
                    continue;
                }
                if users.len() == MAX_USERS {
                    return None;
                }
                users.push(user);
                match self.f.op(user) {
                    Opcode::GetElementPtr | Opcode::AddrSpaceCast if self.f.operand(user, 0) == me => from.push(user),
                    Opcode::Store if self.f.operand(user, 0) != me && facts::is_simple(self.f, user) => {}
                    Opcode::ICmp if self.f.int_pred(user).is_equality() => {
                        let (left, right) = self.ops(user);
                        if at != inst || !p::is_zero(self.f, if left == me { right } else { left }) {
                            return None;
                        }
                    }
                    Opcode::Call => match facts::intrinsic(self.f, user) {
                        Some(id::LIFETIME_START | id::LIFETIME_END) => {}
                        Some(id::ASSUME) if p::int(self.f, self.f.operand(user, 0)).is_some_and(|c| c.is_one()) => {}
                        Some(id::MEMSET | id::MEMCPY | id::MEMMOVE)
                            if self.f.operand(user, 0) == me
                                && self.f.operand(user, 1) != me
                                && p::is_zero(self.f, self.f.operand(user, 3)) => {}
                        Some(_) => return None,
                        None if heap::freed(self.f, user) == Some((me, family)) => {}
                        None => {
                            let again = heap::allocation(self.f, user)?;
                            let old = again.old.filter(|_| again.family == family)?;
                            if self.f.operand(user, old) != me {
                                return None;
                            }
                            from.push(user);
                        }
                    },
                    _ => return None,
                }
            }
        }
        Some(users)
    }

    /// `malloc(8) -> dereferenceable_or_null(8) malloc(8)`, `dereferenceable(8)` for a function that does not return null, and `align 32
    /// aligned_alloc(32, n)`. If the size and the alignment are constant.
    fn allocation_of_known_size(&mut self, inst: Inst) -> Option<Value> {
        if !self.f.types().is_ptr(self.f.ty(inst)) || self.f.call(inst).tail == TailKind::MustTail {
            return None;
        }
        let row = heap::allocation(self.f, inst);
        let bytes =
            heap::allocated_bytes(self.f, inst).or_else(|| self.duplicated_bytes(inst)).filter(|&bytes| bytes > 0);
        let attrs = self.f.attrs().list(self.f.call(inst).attrs).clone();
        let mut ret = self.f.attrs().set(attrs.ret).to_vec();
        let before = ret.clone();
        let mut say = |kind, number| {
            ret.retain(|attr: &Attr| attr.kind() != Some(kind));
            ret.push(Attr::Int(kind, number));
        };
        if let Some(bytes) = bytes {
            let sure = row.is_some_and(|row| row.non_null) || facts::call_ret_has(self.f, inst, AttrKind::NonNull);
            let kind = if sure { AttrKind::Dereferenceable } else { AttrKind::DereferenceableOrNull };
            say(kind, bytes);
        }
        if let Some(align) = heap::allocated_alignment(self.f, inst).and_then(|align| p::int(self.f, align))
            && align.is_power_of_two()
            && align.v <= MAX_ALIGN
        {
            let known = self.f.attrs().int(attrs.ret, AttrKind::Align).unwrap_or(1) as u128;
            if align.v > known {
                say(AttrKind::Align, align.v as u64);
            }
        }
        let (old, new) = (self.f.intern_attr_set(before), self.f.intern_attr_set(ret));
        if old == new {
            return None;
        }
        self.set_call_attributes(inst, attrs.func, new, attrs.params.into_vec())
    }

    /// Bytes of the string that call `inst` makes a copy of: `strdup` of a constant string.
    fn duplicated_bytes(&mut self, inst: Inst) -> Option<u64> {
        let row = heap::allocation(self.f, inst)?;
        if row.family != Family::C || row.old.is_some() || self.f.call(inst).num_args == 0 {
            return None;
        }
        let text = self.f.operand(inst, 0);
        let bytes = if self.f.types().is_ptr(self.f.type_of(text)) { self.string_size(text)? } else { return None };
        match self.f.call(inst).num_args {
            1 => Some(bytes),
            _ => Some(bytes.min(u64::try_from(p::int(self.f, self.f.operand(inst, 1))?.v).ok()?.checked_add(1)?)),
        }
    }

    /// `free(null) -> nothing`, and so for `operator delete`. Always.
    fn free_of_null(&mut self, inst: Inst) -> Option<Value> {
        heap::freed(self.f, inst).filter(|row| p::is_zero(self.f, row.0))?;
        self.erase(inst);
        Some(Value::inst(inst))
    }

    /// `free(undef) -> store true, poison`. Always: the store says that the code is not reached.
    fn free_of_undef(&mut self, inst: Inst) -> Option<Value> {
        let (ptr, _) = heap::freed(self.f, inst).filter(|row| row.0.is_undef_or_poison())?;
        let yes = self.bool(Type::I1, true);
        let ty = self.f.type_of(ptr);
        let marker = Builder::before(self.f, self.at).store(yes, Value::poison(ty), 1, 0);
        self.list.push(marker);
        self.erase(inst);
        Some(Value::inst(inst))
    }

    /// `free(realloc(p, n)) -> free(p)`. If nothing else uses what `realloc` gives, and both are of one family.
    fn free_of_reallocated(&mut self, inst: Inst) -> Option<Value> {
        let (ptr, family) = heap::freed(self.f, inst)?;
        let again = p::inst(self.f, ptr, Opcode::Call).filter(|_| self.one_use(ptr))?;
        let old = heap::allocation(self.f, again).filter(|row| row.family == family)?.old?;
        let before = self.f.operand(again, old);
        if self.f.type_of(before) != self.f.type_of(ptr) {
            return None;
        }
        self.set(inst, 0, before);
        self.erase(again);
        Some(Value::inst(inst))
    }

    /// `realloc(null, n) -> malloc(n)`. Always.
    fn reallocation_of_null(&mut self, inst: Inst) -> Option<Value> {
        heap::allocation(self.f, inst).filter(|row| row.family == Family::C && row.old == Some(0))?;
        let call = self.f.call(inst);
        let plain = call.num_args == 2 && call.bundles.is_empty() && call.tail != TailKind::MustTail;
        if self.f.op(inst) != Opcode::Call || !plain || !p::is_zero(self.f, self.f.operand(inst, 0)) {
            return None;
        }
        let size = self.f.operand(inst, 1);
        let (ty, size_type) = (self.f.ty(inst), self.f.type_of(size));
        let fn_ty = self.f.func_type(ty, &[size_type]);
        let callee = self.library_callee("malloc", fn_ty)?;
        let new = Builder::before(self.f, self.at).call(callee, fn_ty, ty, &[size], 0, AttrList::EMPTY);
        self.f.derive_name(Value::inst(new), Value::inst(new), "malloc");
        let new = self.queue_new(Value::inst(new));
        self.push_users(inst);
        self.f.replace_all_uses(Value::inst(inst), new);
        self.erase(inst);
        Some(Value::inst(inst))
    }
}
