//! Fills, copies and moves before the loop for the accesses in it.
//!
//! What goes runs in every iteration, and the loop runs as often as its trip count says, so the memory from the first address on, as long
//! as all iterations together, is written in any case. Nothing else in the loop may read or write that memory, so that nobody sees that it
//! is written before; of a copy, nothing may write what is read. A store of a load from the same object, further on, becomes a move.

use super::Work;
use super::candidates::{Copy, Fill};
use crate::expand::Done;
use smallvec::SmallVec;
use warpc_analysis::alias::{Tags, constant_offset, most_generic_tag, tag_of_length};
use warpc_analysis::{Alias, Loc, ModRef, Size, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_memory::call_sites::set_argument_alignment;
use warpc_phase::remarks::value_text;
use warpc_phase::{RemarkKind, RemarkText};
use warpc_scev::{Expr, Se, Ty, Wrap};

/// One side of a fill, copy or move.
struct Side {
    pointer: Value,
    align: Option<u64>,
}

/// `count * size` bytes before where `start` is when the loop is entered: the lowest address of accesses that step down.
fn start_of_down(se: &mut Se<'_, '_>, start: Expr, count: Expr, size: Expr) -> Expr {
    let ty = Ty::int(se.bits(start));
    let mut distance = se.trunc_or_zext(count, ty, 0);
    if !se.is_one(size) {
        let size = se.trunc_or_zext(size, ty, 0);
        distance = se.mul2(distance, size, Wrap::ANY);
    }
    se.minus(start, distance, Wrap::ANY)
}

/// The name of the intrinsic that `made` calls.
fn called(func: &Func<'_>, made: Inst) -> String {
    value_text(func, Value::inst(made)).trim_start_matches("call ").to_string()
}

/// With the names of the blocks from and to which an access moved behind, for files alone.
fn moved(func: &Func<'_>, text: RemarkText, from: Inst, to: Inst) -> RemarkText {
    let block = |inst: Inst| value_text(func, Value::block(func.block_of(inst)));
    text.details().arg("FromBlock", block(from)).arg("ToBlock", block(to))
}

/// Gives `made`, which does what `accesses` did on `length` bytes, what they say of aliasing: scopes that all have, and the most generic
/// of the types.
fn set_alias_facts(func: &mut FuncMut<'_>, made: Inst, accesses: &[Inst], length: Value) {
    let tags: SmallVec<[Tags; 4]> = accesses.iter().map(|&i| Tags::of(func, i)).collect();
    let first = tags[0];
    let strings = &func.ctx().tables.strings;
    let kinds: [(Option<Str>, Md, fn(&Tags) -> Md); 2] = [
        (strings.find(b"alias.scope"), first.scope, |tags| tags.scope),
        (strings.find(b"noalias"), first.noalias, |tags| tags.noalias),
    ];
    let tbaa = strings.find(b"tbaa");
    for (kind, node, of) in kinds {
        if let Some(kind) = kind
            && node.is_some()
            && tags.iter().all(|tags| of(tags) == node)
        {
            func.set_attachment(made, kind, node);
        }
    }
    let tables = func.ctx().tables;
    let mut tag = first.tbaa;
    for other in &tags[1..] {
        match most_generic_tag(tables, tag, other.tbaa).node(func) {
            Some(node) => tag = node,
            None => return,
        }
    }
    let length = func.consts().as_int(length);
    if let Some(kind) = tbaa
        && let Some(node) = tag_for_length(func, tag, length)
    {
        func.set_attachment(made, kind, node);
    }
}

/// `tag` as it is of an access of `length` bytes. One that was made here is of a type as a whole.
fn tag_for_length(func: &mut FuncMut<'_>, tag: Md, length: Option<u64>) -> Option<Md> {
    let sized = match func.new_md(tag) {
        Some(NewNode::Tuple(parts)) => parts.len() > 3,
        _ => return tag_of_length(func.ctx().tables, tag, length).node(func),
    };
    // Its size is not that of the access, and where sizes matter nothing is said instead.
    (!sized).then_some(tag)
}

impl Work<'_, '_> {
    /// Replaces the accesses of blocks that run in every iteration. The latch is reached `count` times.
    pub(super) fn replace_accesses(&mut self, func: &mut FuncMut<'_>, count: Expr) {
        let insts = |func: &Func<'_>, b: Block| func.block_insts(b).any(|i| !facts::transfers_execution(func, i));
        if self.region.order.iter().any(|&b| insts(func, b)) {
            return;
        }
        let exiting = self.cx.loops.exiting_blocks(func, self.region.id);
        let id = self.region.id;
        for block in self.region.order.clone() {
            if self.cx.loops.of(block) != id || !exiting.iter().all(|&e| self.cx.dom.dominates(block, e)) {
                continue;
            }
            let found = self.candidates(func, block);
            for fill in found.fills {
                self.make_fill(func, &fill, count);
            }
            for copy in found.copies {
                self.make_copy(func, &copy, count);
            }
        }
    }
    /// The address of the first byte that a write at `address` touches, computed before the loop.
    fn first_address(&mut self, func: &Func<'_>, address: Expr, count: Expr, size: Expr, down: bool) -> Expr {
        self.ask(func, |se| {
            let start = se.op(address, 0);
            if down { start_of_down(se, start, count, size) } else { start }
        })
    }
    /// Bytes of all iterations.
    fn all_bytes(&mut self, func: &Func<'_>, address: Expr, count: Expr, size: Expr) -> Expr {
        let id = self.region.id;
        self.ask(func, |se| {
            let ty = Ty::int(se.bits(address));
            let trips = se.trip_count(count, ty, id);
            let size = se.trunc_or_zext(size, ty, 0);
            se.mul2(trips, size, Wrap::ANY)
        })
    }
    /// Computes a number of bytes that the loop touches. So many fit into memory, so the product does not wrap, there: an expression
    /// with that fact would have it everywhere, where the loop is not reached, too.
    fn compute_length(&mut self, func: &mut FuncMut<'_>, bytes: Expr) -> Option<Done> {
        let done = self.compute(func, bytes)?;
        if let Some(&last) = done.inserted.last()
            && done.value == Value::inst(last)
            && matches!(func.op(last), Opcode::Mul | Opcode::Shl)
        {
            func.set_flags(last, func.flags(last) | flags::NUW);
        }
        Some(done)
    }
    /// Size of the memory that all iterations touch, for questions of aliasing.
    fn extent(&mut self, func: &Func<'_>, count: Expr, size: Expr) -> Size {
        self.ask(func, |se| match (se.constant(count), se.constant(size)) {
            (Some(count), Some(size)) => count
                .checked_add(1)
                .and_then(|trips| trips.checked_mul(size))
                .and_then(|bytes| u64::try_from(bytes).ok())
                .map_or(Size::After, Size::Exact),
            _ => Size::After,
        })
    }
    /// Whether the loop does `effects` to `size` bytes at `base`, by other instructions than `except`.
    fn touches(&mut self, func: &Func<'_>, base: Value, size: Size, except: &[Inst], effects: ModRef) -> bool {
        if self.left == 0 {
            return true;
        }
        self.left -= 1;
        let location = Loc::new(base, size);
        self.aliases.clear();
        let mut alias = Alias::new(func, self.aliases);
        self.region.order.iter().any(|&b| {
            func.block_insts(b).any(|i| {
                (facts::may_read(func, i) || facts::may_write(func, i))
                    && !except.contains(&i)
                    && !alias.mod_ref(i, &location).and(effects).is_none()
            })
        })
    }
    /// Whether the function is to be small and the loop one of several blocks at the top, which stays, so that a call is more code.
    fn is_too_much(&self, of_fill: bool) -> bool {
        let is_outermost = self.cx.loops.parent(self.region.id).is_none();
        self.wanted.small && self.region.order.len() > 1 && is_outermost && !of_fill
    }

    fn make_fill(&mut self, func: &mut FuncMut<'_>, fill: &Fill, count: Expr) {
        let Fill { address, size, down, .. } = *fill;
        let first = self.first_address(func, address, count, size, down);
        let Some(start) = self.compute(func, first) else { return };
        let extent = self.extent(func, count, size);
        if self.touches(func, start.value, extent, &fill.writes, ModRef::BOTH) || self.is_too_much(fill.of_fill) {
            return self.take_back(func, vec![start]);
        }
        let bytes = self.all_bytes(func, address, count, size);
        let Some(length) = self.compute_length(func, bytes) else { return self.take_back(func, vec![start]) };
        let to = Side { pointer: start.value, align: fill.align };
        let from = Side { pointer: fill.byte, align: None };
        let Some(made) = self.make(func, id::MEMSET, &to, &from, length.value, &fill.writes) else {
            return self.take_back(func, vec![start, length]);
        };
        let at = fill.writes[0];
        self.says(func, RemarkKind::Passed, "ProcessLoopStridedStore", at, |text, function| {
            let text = text.text("Transformed loop-strided store in ").arg("Function", function);
            let text = text.text(" function into a call to ").arg("NewFunction", called(func, made));
            moved(func, text.text("() intrinsic"), at, made)
        });
        self.forget(&[&start, &length]);
        self.erase(func, &fill.writes);
    }

    fn make_copy(&mut self, func: &mut FuncMut<'_>, copy: &Copy, count: Expr) {
        let Copy { store, load, to, from, bytes, down, .. } = *copy;
        let size = self.ask(func, |se| {
            let ty = Ty::int(se.bits(to));
            se.make_const(ty, bytes.into())
        });
        let first = self.first_address(func, to, count, size, down);
        let Some(dest) = self.compute(func, first) else { return };
        let extent = self.extent(func, count, size);
        let is_copy = store == load;
        let mut moves = false;
        if self.touches(func, dest.value, extent, &[store], ModRef::BOTH) {
            // What the load itself reads may be moved, if nothing but the store needs it.
            moves = !is_copy && func.has_one_use(load.into());
            if !moves || self.touches(func, dest.value, extent, &[store, load], ModRef::BOTH) {
                self.says_access(func, copy, "LoopMayAccessStore", "The loop may access store location");
                return self.take_back(func, vec![dest]);
            }
        }
        let first = self.first_address(func, from, count, size, down);
        let Some(source) = self.compute(func, first) else { return self.take_back(func, vec![dest]) };
        let (from_object, from_offset) = constant_offset(func, source.value);
        let (to_object, to_offset) = constant_offset(func, dest.value);
        let same_object = from_object == to_object;
        // A copy reads and writes at once: what it writes in one iteration must not be what it reads in another.
        let except: &[Inst] = if is_copy && !same_object { &[] } else { &[store] };
        if self.touches(func, source.value, extent, except, ModRef::MOD) {
            self.says_access(func, copy, "LoopMayAccessLoad", "The loop may access load location");
            return self.take_back(func, vec![dest, source]);
        }
        if is_copy {
            moves = same_object;
        }
        let ahead = match down {
            false => from_offset.checked_sub(to_offset),
            true => to_offset.checked_sub(from_offset),
        };
        // What one iteration reads must not be what an earlier one wrote.
        let far = ahead.is_some_and(|ahead| ahead > 0 && (is_copy || ahead as u64 >= bytes));
        if moves && !(same_object && far) || self.is_too_much(false) {
            return self.take_back(func, vec![dest, source]);
        }
        let all = self.all_bytes(func, to, count, size);
        let Some(length) = self.compute_length(func, all) else { return self.take_back(func, vec![dest, source]) };
        let which = if moves { id::MEMMOVE } else { id::MEMCPY };
        let to = Side { pointer: dest.value, align: copy.to_align };
        let from = Side { pointer: source.value, align: copy.from_align };
        let Some(made) = self.make(func, which, &to, &from, length.value, &[store, load]) else {
            return self.take_back(func, vec![dest, source, length]);
        };
        self.says(func, RemarkKind::Passed, "ProcessLoopStoreOfLoopLoad", store, |text, function| {
            let text = text.text("Formed a call to ");
            let text = text.arg("NewFunction", called(func, made));
            let text = text.text("() intrinsic from ").arg("Inst", if is_copy { "memcpy" } else { "load and store" });
            let text = text.text(" instruction in ").arg("Function", function).text(" function");
            moved(func, text, store, made)
        });
        self.forget(&[&dest, &source, &length]);
        self.erase(func, &[store]);
    }

    /// Makes operation `which` at the end of the preheader, for `accesses`.
    fn make(
        &mut self,
        func: &mut FuncMut<'_>,
        which: IntrinsicId,
        to: &Side,
        from: &Side,
        length: Value,
        accesses: &[Inst],
    ) -> Option<Inst> {
        let at = func.terminator(self.preheader);
        let no = func.consts_mut().add_bool(false);
        let (to_ty, from_ty, length_ty) = (func.type_of(to.pointer), func.type_of(from.pointer), func.type_of(length));
        let types: &[Type] = if which == id::MEMSET { &[to_ty, length_ty] } else { &[to_ty, from_ty, length_ty] };
        let operands = [to.pointer, from.pointer, length, no];
        let made = Builder::before(func, at).intrinsic(which, types, &operands, 0)?.as_inst()?;
        for (index, align) in [(0, to.align), (1, from.align)] {
            if let Some(align) = align {
                set_argument_alignment(func, made, index, align);
            }
        }
        let place = func.loc(accesses[0]);
        func.set_loc(made, place);
        set_alias_facts(func, made, accesses, length);
        self.changed = true;
        Some(made)
    }
    /// Lets the next access be computed afresh, as LLVM's pass does, which has an expander for each access.
    fn forget(&mut self, made: &[&Done]) {
        for &inst in made.iter().flat_map(|done| &done.inserted) {
            self.scev.unlearn(inst);
        }
    }
    fn erase(&mut self, func: &mut FuncMut<'_>, writes: &[Inst]) {
        for &write in writes {
            debug_assert!(func.op(write) == Opcode::Store || func.op(write).is_call());
            func.erase(write);
        }
    }
    fn says_access(&mut self, func: &Func<'_>, copy: &Copy, name: &'static str, reason: &'static str) {
        let inst = if copy.store == copy.load { "memcpy" } else { "load and store" };
        self.says(func, RemarkKind::Missed, name, copy.store, |text, function| {
            let text = text.arg("Inst", inst).text(" in ").arg("Function", function);
            text.text(" function will not be hoisted: ").arg("Reason", reason)
        });
    }
    /// Adds a remark; `message` gets the name of the function.
    pub(super) fn says(
        &mut self,
        func: &Func<'_>,
        kind: RemarkKind,
        name: &'static str,
        at: Inst,
        message: impl FnOnce(RemarkText, &str) -> RemarkText,
    ) {
        let function = String::from_utf8_lossy(func.name());
        self.cx.remark(kind, super::NAME, name, at, || message(RemarkText::default(), &function));
    }
}
