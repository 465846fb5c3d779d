//! Calls of all forms, with operand bundles.

use super::common::is_scalar_float;
use super::error::{Cause, Part};
use super::function::{Last, Operand, Words};
use super::insts::fast_math_flags;
use super::reader::{Reader, Signature};
use super::types::NO_ROW;
use crate::codes::call_flags;
use warpc_ir::asm_constraints::{asm_fault, parse_constraints};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::{Aux, CallRow, DbgKind, DebugCall, INLINE};
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

/// What stands before the arguments of a call.
#[derive(Clone, Copy)]
struct CallStart {
    attrs: AttrList,
    cc: u16,
    callee: Value,
    fn_ty: Type,
    /// Row of the function type.
    fn_row: u32,
    signature: Signature,
    addrspace: u32,
}

/// The last calls of functions and intrinsics, by the lowest bits of the callee's number: most calls are of a callee that was
/// called not long before, with the same type.
#[derive(Default)]
pub(super) struct KnownCallees(Vec<KnownCallee>);

#[derive(Clone, Copy)]
struct KnownCallee {
    /// Number of the value, and of the type.
    id: u64,
    fn_row: u64,
    /// Whether it is an intrinsic of an older form.
    is_old: bool,
    /// Without attributes and calling convention.
    start: CallStart,
}

impl KnownCallees {
    /// How many are kept.
    const COUNT: usize = 256;

    #[inline(always)]
    fn get(&self, id: u64, fn_row: u64) -> Option<&KnownCallee> {
        self.0.get(id as usize % Self::COUNT).filter(|known| known.id == id && known.fn_row == fn_row)
    }
    fn add(&mut self, known: KnownCallee) {
        if self.0.is_empty() {
            // The number of no value.
            self.0.resize(Self::COUNT, KnownCallee { id: u64::MAX, ..known });
        }
        self.0[known.id as usize % Self::COUNT] = known;
    }
}

/// How a call is marked.
#[inline(always)]
fn tail_kind(bits: u64) -> TailKind {
    let bit = |n: u32| bits >> n & 1 != 0;
    if bit(call_flags::MUSTTAIL) {
        TailKind::MustTail
    } else if bit(call_flags::NOTAIL) {
        TailKind::NoTail
    } else if bit(call_flags::TAIL) {
        TailKind::Tail
    } else {
        TailKind::None
    }
}

/// Calling conventions are numbers below this.
const CONVENTIONS: u64 = 1024;
/// Before the number of metadata among the operands of a bundle.
const METADATA_FOLLOWS: u64 = 1 << 31;

impl Reader {
    /// `[attributes, convention and flags, fast-math flags?, type?, callee, arguments...]`
    #[inline]
    pub(super) fn call(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "call");
        let attrs = self.attribute_list(w.next()?)?;
        let bits = w.next()?;
        let bit = |n: u32| bits >> n & 1 != 0;
        let fl = if bit(call_flags::FMF) { fast_math_flags(w.next()?) } else { 0 };
        let cc = (bits & 0x7ff) >> call_flags::CCONV;
        let mut head = self.head(&mut w, attrs, cc, bit(call_flags::EXPLICIT_TYPE))?;
        let which = match head.callee.as_intrinsic() {
            Some(i) if self.options.upgrade => self.debug_intrinsic(i),
            _ => None,
        };
        if let Some(which) = which {
            let start = head;
            return self.debug_call(which, &start, w);
        }
        let tail = tail_kind(bits);
        let ret = head.signature.ret;
        self.arguments(w, head.signature, head.fn_row)?;
        if fl != 0 && !self.takes_fast_math(ret) {
            return w.bad();
        }
        if self.types.typed {
            head = self.upgrade_attributes(head)?;
        }
        let n = self.call_row(&head, tail, self.func.ops.len() as u32);
        let ops = &mut self.func.ops;
        ops.append(&mut self.func.bundle_ops);
        ops.push(head.callee);
        let i = self.f.emit_list(Opcode::Call, fl, ret, ops, Aux { a: n, b: 0 });
        if ret == Type::VOID {
            self.number_inst(i);
            return Ok(());
        }
        let row = self.types.part(head.fn_row, 0);
        self.add_value(i, ret, row)
    }
    /// Type and callee.
    #[inline(always)]
    fn head(&mut self, w: &mut Words<'_>, attrs: AttrList, cc: u64, explicit: bool) -> Part<CallStart> {
        if cc >= CONVENTIONS {
            return w.bad();
        }
        let call = w.rest();
        let mut fn_ty = Type::NONE;
        let mut fn_row = NO_ROW;
        if explicit {
            let n = w.next()?;
            (fn_ty, fn_row) = (self.types.get(n)?, self.types.row(n));
        }
        let callee = self.callee_operand(w)?;
        let types = self.tables.types.view();
        let Some(addrspace) = types.addrspace(callee.ty) else { return Err(Cause::Type("a callee")) };
        if !explicit {
            fn_row = self.types.part(callee.row, 0);
            fn_ty = self.types.of_row(fn_row).ok_or(Cause::Type("a callee"))?;
        }
        let signature = self.signature(fn_ty)?;
        let value = self.callee_value(callee, fn_ty)?;
        let mut is_old = false;
        if self.needs_upgrade
            && let Some(intrinsic) = value.as_intrinsic()
        {
            is_old = self.old_intrinsics.get(intrinsic.index()).is_some_and(|old| *old);
            self.func.calls_old |= is_old;
        }
        // Intrinsics are in the space of code and inline assembly is in space 0, whatever a file says of theirs.
        let addrspace = match value.kind() {
            ValueKind::Intrinsic(_) => self.tables.layout.program_space,
            ValueKind::Asm(_) => 0,
            _ => addrspace,
        };
        let start = CallStart { attrs, cc: cc as u16, callee: value, fn_ty, fn_row, signature, addrspace };
        if explicit
            && let &[n, word, ..] = call
            && let id = self.value_number(word)
            && id < self.module_values as u64
            && self.is_common_callee(&start)
        {
            self.known_callees.add(KnownCallee { id, fn_row: n, is_old, start });
        }
        Ok(start)
    }
    /// The callee as an operand: an intrinsic is one with the type of the call.
    #[inline(always)]
    fn callee_value(&mut self, callee: Operand, fn_ty: Type) -> Part<Value> {
        match callee.value.kind() {
            ValueKind::Intrinsic(i) if self.tables.intrins.view().get(i).ty == fn_ty => Ok(callee.value),
            ValueKind::Intrinsic(_) | ValueKind::Asm(_) => self.other_callee(callee, fn_ty),
            _ => Ok(callee.value),
        }
    }
    #[inline(never)]
    fn other_callee(&mut self, callee: Operand, fn_ty: Type) -> Part<Value> {
        match callee.value.kind() {
            ValueKind::Intrinsic(i) if self.tables.intrins.view().get(i).ty != fn_ty => {
                let name = self.tables.intrins.view().get(i).name.to_string();
                Ok(Value::intrinsic(self.intrinsic(&name, fn_ty)))
            }
            ValueKind::Asm(a) => {
                let row = self.tables.asms.get(a.0);
                if row.ty != fn_ty {
                    return Err(Cause::Type("inline assembly"));
                }
                let constraints = self.tables.strings.get(row.constraints);
                // Older files with typed pointers are judged when their types are added.
                if asm_fault(self.tables.types.view(), fn_ty, constraints).is_some() {
                    return Err(Cause::Record("inline assembly"));
                }
                Ok(callee.value)
            }
            _ => Ok(callee.value),
        }
    }
    /// Whether calls of it may be read by [`Reader::common_call`]: a function or intrinsic, of numbers and addresses.
    fn is_common_callee(&mut self, start: &CallStart) -> bool {
        let Signature { first, count, vararg, .. } = start.signature;
        let params = &self.params[first as usize..(first + count) as usize];
        if vararg || params.iter().any(|ty| matches!(*ty, Type::LABEL | Type::METADATA)) {
            return false;
        }
        match start.callee.kind() {
            ValueKind::Global(_) => true,
            ValueKind::Intrinsic(i) if self.types.typed && self.takes_type(i) => false,
            ValueKind::Intrinsic(i) => !self.options.upgrade || self.debug_intrinsic(i).is_none(),
            _ => false,
        }
    }
    /// The same as [`Reader::call`] of a callee that was called before, whose arguments are all there already or numbers.
    #[inline(always)]
    pub(super) fn common_call(&mut self, record: &[u64]) -> Option<()> {
        let &[attrs, bits, ref call @ ..] = record else { return None };
        let bit = |n: u32| bits >> n & 1 != 0;
        let (fl, call) = if bit(call_flags::FMF) { (call[..].first().copied()?, &call[1..]) } else { (0, call) };
        let &[n, word, ref args @ ..] = call else { return None };
        let known = self.known_callees.get(self.value_number(word), n)?;
        let &KnownCallee { is_old, start, .. } = known;
        let Signature { ret, first, count, .. } = start.signature;
        if !bit(call_flags::EXPLICIT_TYPE) || args.len() != count as usize || !self.func.bundles.is_empty() {
            return None;
        }
        if fl != 0 && !is_scalar_float(ret) || ret != Type::VOID && !self.takes_value(ret) {
            return None;
        }
        let mut attrs = if attrs == 0 { AttrList::EMPTY } else { self.attrs.known(attrs)? };
        if self.types.typed {
            // What a list says of older forms without types depends on the arguments.
            if self.attrs.untyped {
                return None;
            }
            attrs = self.fitting_attributes(attrs, start.fn_ty);
        }
        let fl = fast_math_flags(fl);
        let row = Aux { a: self.f.side.calls.len() as u32, b: 0 };
        let i = if args.len() < INLINE {
            let mut operands = [Value::NONE; INLINE];
            for (k, (operand, &word)) in operands.iter_mut().zip(args).enumerate() {
                let (value, ty) = self.common_operand(word)?;
                if ty != self.params[first as usize + k] {
                    return None;
                }
                *operand = value;
            }
            operands[args.len()] = start.callee;
            self.f.emit_first(Opcode::Call, fl, ret, (args.len() + 1, operands), row)
        } else {
            let start_of_list = self.f.side.pool.len();
            for (k, &word) in args.iter().enumerate() {
                let operand = self.common_operand(word).filter(|o| o.1 == self.params[first as usize + k]);
                let Some((value, _)) = operand else {
                    self.f.drop_pooled(start_of_list);
                    return None;
                };
                self.f.add_pooled(value);
            }
            self.f.add_pooled(start.callee);
            self.f.emit_pooled(Opcode::Call, fl, ret, start_of_list, row)
        };
        self.func.calls_old |= is_old;
        self.f.side.calls.push(CallRow {
            fn_ty: start.fn_ty,
            cc: ((bits & 0x7ff) >> call_flags::CCONV) as u16,
            tail: tail_kind(bits),
            attrs,
            num_args: count,
            num_bundle_ops: 0,
            bundles: Box::default(),
            addrspace: start.addrspace,
        });
        if ret == Type::VOID {
            self.number_inst(i);
        } else {
            let row = self.types.part(start.fn_row, 0);
            self.add_new_value(i, ret, row);
        }
        Some(())
    }
    /// Arguments, to the operands of the function; their rows to `rows` in files with typed pointers.
    #[inline(never)]
    fn arguments(&mut self, mut words: Words<'_>, signature: Signature, fn_row: u32) -> Part<()> {
        let Signature { first, count, vararg, .. } = signature;
        let w = &mut words;
        let typed = self.types.typed;
        self.func.ops.clear();
        self.func.rows.clear();
        for n in 0..count as usize {
            let ty = self.params[first as usize + n];
            let row = if typed { self.types.part(fn_row, n + 1) } else { NO_ROW };
            let v = if ty == Type::LABEL { self.block_operand(w)? } else { self.operand_of(w, ty, row)? };
            self.func.ops.push(v);
            if typed {
                self.func.rows.push(row);
            }
        }
        if !vararg {
            return w.end();
        }
        while w.left() > 0 {
            let a = self.operand(w)?;
            self.func.ops.push(a.value);
            if typed {
                self.func.rows.push(a.row);
            }
        }
        Ok(())
    }
    /// Types that attributes and inline assembly of files with typed pointers leave to these.
    #[cold]
    fn upgrade_attributes(&mut self, mut head: CallStart) -> Part<CallStart> {
        head.attrs = self.add_types(head.attrs, |r, k| r.func.rows.get(k).copied().unwrap_or(NO_ROW))?;
        head.attrs = self.fitting_attributes(head.attrs, head.fn_ty);
        match head.callee.kind() {
            ValueKind::Asm(a) => self.add_asm_types(&mut head, a)?,
            ValueKind::Intrinsic(i) if self.takes_type(i) => self.add_element_type(&mut head, 0)?,
            _ => {}
        }
        Ok(head)
    }
    /// Whether calls of an intrinsic say what their first argument points at.
    fn takes_type(&self, i: Intrin) -> bool {
        let name = &self.tables.intrins.view().get(i).name;
        name.starts_with("llvm.preserve.array.access.index") || name.starts_with("llvm.preserve.struct.access.index")
    }
    /// Operands of inline assembly that are addresses say what they point at.
    fn add_asm_types(&mut self, head: &mut CallStart, a: Asm) -> Part<()> {
        let constraints = self.tables.asms.get(a.0).constraints;
        let Some(list) = parse_constraints(self.tables.strings.get(constraints)) else {
            return Ok(());
        };
        let with_argument = list.into_iter().filter(|c| c.has_argument());
        for (n, _) in with_argument.enumerate().filter(|(_, c)| c.indirect) {
            self.add_element_type(head, n)?;
        }
        Ok(())
    }
    fn add_element_type(&mut self, head: &mut CallStart, n: usize) -> Part<()> {
        let list = self.tables.attrs.view().list(head.attrs).clone();
        let mut params = list.params.into_vec();
        if params.len() <= n {
            params.resize(n + 1, AttrSet::EMPTY);
        }
        if self.tables.attrs.view().has(params[n], AttrKind::ElementType) {
            return Ok(());
        }
        let pointer = self.func.rows.get(n).copied().unwrap_or(NO_ROW);
        let Some(ty) = self.types.of_row(self.types.part(pointer, 0)) else { return Ok(()) };
        let mut set = self.tables.attrs.view().set(params[n]).to_vec();
        set.push(Attr::Type(AttrKind::ElementType, ty));
        params[n] = self.tables.attrs.set(set);
        head.attrs = self.tables.attrs.list(list.func, list.ret, params);
        Ok(())
    }
    /// Adds the row of the call table; bundles are used up.
    #[inline(always)]
    fn call_row(&mut self, head: &CallStart, tail: TailKind, num_args: u32) -> u32 {
        let f = &mut self.func;
        self.f.side.calls.push(CallRow {
            fn_ty: head.fn_ty,
            cc: head.cc,
            tail,
            attrs: head.attrs,
            num_args,
            num_bundle_ops: f.bundle_ops.len() as u32,
            bundles: if f.bundles.is_empty() { Box::default() } else { f.bundles[..].into() },
            addrspace: head.addrspace,
        });
        f.bundles.clear();
        self.f.side.calls.len() as u32 - 1
    }
    /// `[tag, values...]`, before the call it belongs to.
    pub(super) fn operand_bundle(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "operand bundle");
        let n = w.next()?;
        let tag = *self.bundle_tags.get(n as usize).ok_or(Cause::Reference("bundle tag", n))?;
        let before = self.func.bundle_ops.len();
        while w.left() > 0 {
            let v = self.bundle_operand(&mut w)?;
            self.func.bundle_ops.push(v);
        }
        let count = (self.func.bundle_ops.len() - before) as u32;
        self.func.bundles.push((tag, count));
        Ok(())
    }
    /// A value, or metadata after a number that is no value's.
    fn bundle_operand(&mut self, w: &mut Words<'_>) -> Part<Value> {
        if w.peek() == Some(METADATA_FOLLOWS) {
            w.next()?;
            let id = w.next()?;
            return self.md_value(id);
        }
        Ok(self.operand(w)?.value)
    }
    /// `[attributes, convention, normal block, unwind block, type?, callee, arguments...]`
    pub(super) fn invoke(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "invoke");
        let attrs = self.attribute_list(w.next()?)?;
        let bits = w.next()?;
        let blocks = [self.block_operand(&mut w)?, self.block_operand(&mut w)?];
        let head = self.head(&mut w, attrs, bits & (CONVENTIONS - 1), bits >> 13 & 1 != 0)?;
        self.arguments(w, head.signature, head.fn_row)?;
        self.finish_call(Opcode::Invoke, head, &blocks)
    }
    /// `[attributes, convention, normal block, count, blocks..., type?, callee, arguments...]`
    pub(super) fn call_br(&mut self, record: &[u64]) -> Part<()> {
        let mut w = Words::new(record, "callbr");
        let attrs = self.attribute_list(w.next()?)?;
        let bits = w.next()?;
        let mut blocks = vec![self.block_operand(&mut w)?];
        let count = w.next()?;
        if count > w.left() as u64 {
            return w.bad();
        }
        for _ in 0..count {
            blocks.push(self.block_operand(&mut w)?);
        }
        let explicit = bits >> call_flags::EXPLICIT_TYPE & 1 != 0;
        let mut head = self.head(&mut w, attrs, (bits & 0x7ff) >> call_flags::CCONV, explicit)?;
        self.arguments(w, head.signature, head.fn_row)?;
        self.block_arguments(&mut head, &blocks[1..])?;
        self.finish_call(Opcode::CallBr, head, &blocks)
    }
    /// Older files pass the addresses of the blocks as the last arguments, which are labels of the assembly today.
    fn block_arguments(&mut self, head: &mut CallStart, blocks: &[Value]) -> Part<()> {
        let ValueKind::Asm(a) = head.callee.kind() else { return Ok(()) };
        let row = self.tables.asms.get(a.0).clone();
        let text = String::from_utf8_lossy(self.tables.strings.get(row.constraints)).into_owned();
        if blocks.is_empty() || text.contains('!') {
            return Ok(());
        }
        let bad = Cause::Type("an argument of callbr");
        let first = self.func.ops.len().checked_sub(blocks.len()).ok_or(bad)?;
        let Some(list) = parse_constraints(text.as_bytes()) else { return Ok(()) };
        let (mut arguments, mut parts) = (0, Vec::new());
        for (constraint, part) in list.into_iter().zip(text.split(',')) {
            let is_block = constraint.has_argument() && arguments >= first;
            parts.push(format!("{}{part}", if is_block { "!" } else { "" }));
            arguments += constraint.has_argument() as usize;
        }
        self.func.ops.truncate(first);
        self.func.rows.truncate(first);
        let Some((ret, params, vararg)) = self.tables.types.view().func(head.fn_ty) else { return Ok(()) };
        let params = params.iter().take(first).copied().collect();
        head.fn_ty = self.tables.types.intern(TypeKind::Func { ret, params, vararg });
        head.signature = self.signature(head.fn_ty)?;
        let constraints = self.tables.strings.intern(parts.join(",").as_bytes());
        let row = warpc_ir::module::AsmRow { ty: head.fn_ty, constraints, ..row };
        head.callee = Value::asm(Asm(self.tables.asms.intern(row)));
        Ok(())
    }
    fn finish_call(&mut self, op: Opcode, mut head: CallStart, blocks: &[Value]) -> Part<()> {
        if self.types.typed {
            head = self.upgrade_attributes(head)?;
        }
        let n = self.call_row(&head, TailKind::None, self.func.ops.len() as u32);
        let mut ops = std::mem::take(&mut self.func.ops);
        ops.append(&mut self.func.bundle_ops);
        ops.extend_from_slice(blocks);
        ops.push(head.callee);
        let i = self.f.emit_list(op, 0, head.signature.ret, &ops, Aux { a: n, b: 0 });
        self.func.ops = ops;
        let row = self.types.part(head.fn_row, 0);
        self.add_inst(i, row)
    }
    /// Which debug intrinsic a callee is.
    #[inline]
    fn debug_intrinsic(&mut self, i: Intrin) -> Option<DebugCall> {
        if let Some(&known) = self.debug_intrinsics.get(i.index()) {
            return known;
        }
        for row in self.debug_intrinsics.len()..=i.index() {
            let name = &self.tables.intrins.view().get(Intrin::new(row)).name;
            self.debug_intrinsics.push(DebugCall::of_name(name.as_bytes()));
        }
        self.debug_intrinsics[i.index()]
    }
    /// A call of a debug intrinsic becomes a record before the next instruction.
    fn debug_call(&mut self, which: DebugCall, head: &CallStart, mut w: Words<'_>) -> Part<()> {
        if self.seen_records {
            return Err(Cause::Record("debug intrinsic beside debug records:"));
        }
        let kind = which.record();
        let mut offset = 0;
        let mut ids = smallvec::SmallVec::<[u64; 6]>::new();
        let params = self.tables.types.view().func(head.fn_ty).map_or(0, |f| f.1.len());
        for n in 0..params {
            let is_metadata = self.tables.types.view().func(head.fn_ty).is_some_and(|f| f.1[n] == Type::METADATA);
            let word = w.next()?;
            let id = self.value_number(word);
            if is_metadata {
                ids.push(id);
            } else {
                let ty = self.slot(id)?.ok_or(Cause::Reference("value", id))?.ty;
                let v = self.value_of(id, ty, NO_ROW)?;
                offset = self.f.side.consts.as_int(v).unwrap_or(1);
            }
        }
        w.end()?;
        self.func.bundles.clear();
        self.func.bundle_ops.clear();
        let anchor = Inst::new(self.f.num_insts());
        let made = match (kind, &ids[..]) {
            (DbgKind::Label, &[label]) => self.label_record(anchor, label)?,
            // An offset that values had once is no more.
            (DbgKind::Declare | DbgKind::Value, &[value, var, expr]) if offset == 0 => {
                self.variable_record(kind, anchor, value, var, expr)?
            }
            (DbgKind::Assign, &[value, var, expr, id, address, address_expr]) => {
                self.variable_record(kind, anchor, value, var, expr)? && self.assign_parts(id, address, address_expr)?
            }
            // Forms from before there were expressions say too little.
            _ => false,
        };
        if made && which == DebugCall::Address {
            let last = self.f.side.dbg.len() - 1;
            self.f.side.dbg[last].expr = self.with_deref(self.f.side.dbg[last].expr);
        }
        self.seen_dbg_calls |= made;
        self.number_unevenly(Inst::NONE);
        self.func.last = if made { Last::Record(self.f.side.dbg.len() - 1) } else { Last::Dropped };
        Ok(())
    }
}
