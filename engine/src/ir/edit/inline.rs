//! Inlining of one call: the callee's blocks are cloned into the caller.
//!
//! Rows of the callee are translated by content: constants are re-interned, call rows, index lists and attachments copied.
//! Types, attributes and intrinsics keep their ids, so the callee must have no overlay.

use crate::ids::*;
use crate::ir::attrs::AttrKind;
use crate::ir::body::*;
use crate::ir::consts::{ConstKind, Consts};
use crate::ir::edit::Builder;
use crate::ir::func::{Func, FuncMut};
use crate::ir::intrinsics::IntrinRow;
use crate::ir::opcode::{Opcode, TailKind, flags};
use crate::ir::types::TypeKind;
use crate::ir::value::{Value, ValueKind};
use smallvec::SmallVec;

/// Why a call cannot be inlined whatever its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoInline {
    /// The call does not name the callee with the callee's own function type.
    Mismatch,
    /// The callee takes variable arguments.
    VarArgs,
    /// The callee has a `musttail` call, an indirect branch, takes block addresses, or handles exceptions.
    Unsupported,
    /// The callee allocates stack memory of a size not known, or outside its entry block.
    DynamicAlloca,
    /// The call has operand bundles.
    Bundles,
}

/// Whether the body of `callee` can be cloned into a caller at all. Linear.
pub fn can_clone(callee: &Func<'_>) -> Result<(), NoInline> {
    let t = callee.types();
    let ty = callee.ctx().globals.shape[callee.global().index()].ty;
    if t.func(ty).is_none_or(|f| f.2) {
        return Err(NoInline::VarArgs);
    }
    let entry = callee.entry();
    for b in callee.block_order() {
        for i in callee.block_insts(b) {
            match callee.op(i) {
                Opcode::Alloca if b != entry || callee.operand(i, 0).as_const().is_none() => {
                    return Err(NoInline::DynamicAlloca);
                }
                Opcode::Call if callee.call(i).tail == TailKind::MustTail => return Err(NoInline::Unsupported),
                Opcode::IndirectBr
                | Opcode::CallBr
                | Opcode::Invoke
                | Opcode::Resume
                | Opcode::LandingPad
                | Opcode::CatchSwitch
                | Opcode::CatchPad
                | Opcode::CleanupPad
                | Opcode::CatchRet
                | Opcode::CleanupRet
                | Opcode::VaArg => return Err(NoInline::Unsupported),
                _ => {}
            }
        }
    }
    let consts = callee.consts();
    let takes_address = (0..consts.len()).any(|c| consts.row(Const::new(c)).kind == ConstKind::BlockAddress);
    if takes_address { Err(NoInline::Unsupported) } else { Ok(()) }
}

/// Translates constant `v` of `from` into `to`. Iterative: operands first.
pub fn translate_const(from: &Consts, to: &mut Consts, memo: &mut Vec<Value>, v: Value) -> Value {
    let Some(root) = v.as_const() else { return v };
    if memo.len() < from.len() {
        memo.resize(from.len(), Value::NONE);
    }
    let mut stack = vec![root];
    while let Some(&c) = stack.last() {
        if memo[c.index()].is_some() {
            stack.pop();
            continue;
        }
        let before = stack.len();
        stack.extend(from.list(c).iter().filter_map(|o| o.as_const()).filter(|o| memo[o.index()].is_none()));
        if stack.len() > before {
            continue;
        }
        let list: SmallVec<[Value; 8]> =
            from.list(c).iter().map(|o| o.as_const().map_or(*o, |o| memo[o.index()])).collect();
        let row = *from.row(c);
        memo[c.index()] = match row.kind {
            // 64 bits never truncate: the payload is already in range.
            ConstKind::Int => to.add_int(row.ty, 64, row.payload),
            ConstKind::Float => to.add_float(row.ty, row.payload),
            ConstKind::WideInt => to.add_wide_int(row.ty, from.limbs(c).len() as u32 * 64, from.limbs(c)),
            ConstKind::WideFloat => to.add_wide_float(row.ty, [from.limbs(c)[0], from.limbs(c)[1]]),
            ConstKind::Null => to.add_null(row.ty),
            ConstKind::Zero => to.add_zero(row.ty),
            ConstKind::TokenNone => to.add_token_none(),
            ConstKind::Aggregate => to.add_aggregate(row.ty, &list, false),
            ConstKind::Splat => to.add_splat(row.ty, list[0]),
            ConstKind::Bytes => to.add_bytes(row.ty, from.bytes(c)),
            ConstKind::Expr => to.add_expr(row.ty, from.expr(c).expect("expression"), &list),
            ConstKind::BlockAddress | ConstKind::DsoLocalEquivalent | ConstKind::NoCfi | ConstKind::PtrAuth => {
                to.add_special(row.kind, row.ty, &list)
            }
        };
        stack.pop();
    }
    memo[root.index()]
}

/// Clones `callee` in place of `call`. The caller keeps the call's location for every cloned instruction (the inlined-at chain
/// is not kept). Returns the blocks that were added, in layout order, the block after the call last.
pub fn inline_call(f: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>) -> Result<Vec<Block>, NoInline> {
    let row = f.call(call).clone();
    let shape = &f.ctx().globals.shape[callee.global().index()];
    if f.op(call) != Opcode::Call || row.fn_ty != shape.ty || row.num_args as usize != callee.num_args() {
        return Err(NoInline::Mismatch);
    }
    if row.num_bundle_ops != 0 {
        return Err(NoInline::Bundles);
    }
    can_clone(callee)?;
    let loc = f.loc(call);
    let head = f.block_of(call);
    let after = f.next(call);
    let tail = f.split_block(after);
    let args = arguments(f, call, callee);
    let mut cloner = Cloner {
        insts: vec![Value::NONE; callee.num_insts()],
        blocks: vec![Block::NONE; callee.num_blocks()],
        memo: Vec::new(),
        args,
        loc,
        tail_call: row.tail,
    };
    let mut added = Vec::new();
    let mut at = head;
    for b in callee.block_order() {
        let new = f.new_block_after(at);
        cloner.blocks[b.index()] = new;
        if let Some(names) = &callee.side().names {
            let name = [names.get(Value::block(b)), b".i"].concat();
            if name.len() > 2 {
                f.set_name(Value::block(new), &name);
            }
        }
        added.push(new);
        at = new;
    }
    let returns = cloner.clone_blocks(f, callee);
    cloner.connect(f, callee);
    // The call site branches to the clone of the entry; returns branch to the tail.
    let br = f.terminator(head);
    f.set_operand(br, 0, Value::block(cloner.blocks[callee.entry().index()]));
    let ret_ty = f.ty(call);
    let result = match returns.as_slice() {
        [] => Value::poison(ret_ty),
        [(v, _)] => *v,
        many => {
            if ret_ty == Type::VOID {
                Value::NONE
            } else {
                let phi = f.new_phi(tail, ret_ty);
                for &(v, b) in many {
                    f.add_incoming(phi, v, b);
                }
                f.take_name(Value::inst(phi), Value::inst(call));
                Value::inst(phi)
            }
        }
    };
    for &(_, b) in &returns {
        let mut bld = Builder::at_end(f, b);
        bld.loc = loc;
        bld.br(tail);
    }
    if ret_ty != Type::VOID {
        f.replace_all_uses(Value::inst(call), result);
    }
    f.erase(call);
    // When control never comes back the tail has no predecessor and waits for the next clean-up.
    added.push(tail);
    Ok(added)
}

/// Actual arguments; byval ones are copied to a new alloca, as the callee may write to them.
fn arguments(f: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>) -> Vec<Value> {
    let attrs = f.ctx().globals.parts[callee.global().index()].attrs;
    let n = f.call(call).num_args as usize;
    let mut out: Vec<Value> = f.operands(call).take(n).collect();
    for (k, v) in out.iter_mut().enumerate() {
        let set = f.ctx().attrs().param(attrs, k);
        let Some(ty) = f.ctx().attrs().ty(set, AttrKind::ByVal) else { continue };
        let align = f.ctx().attrs().int(set, AttrKind::Align).unwrap_or(0);
        let align = align.max(f.layout().abi_align(f.types(), ty)).max(1);
        let size = f.layout().alloc_size(f.types(), ty);
        let ptr_ty = f.type_of(*v);
        let space = f.layout().alloca_space;
        let alloca_ty = f.intern_type(TypeKind::Ptr(space));
        let one = f.consts_mut().add_i32(1);
        let first = f.first(f.entry());
        let slot = Builder::before(f, first).alloca(ty, alloca_ty, one, align);
        let slot = if alloca_ty == ptr_ty {
            slot
        } else {
            let after = f.next(slot.as_inst().expect("alloca"));
            Builder::before(f, after).cast(Opcode::AddrSpaceCast, slot, ptr_ty, 0)
        };
        copy_bytes(f, call, slot, *v, size);
        *v = slot;
    }
    out
}

/// `llvm.memcpy` of `size` bytes before `at`.
fn copy_bytes(f: &mut FuncMut<'_>, at: Inst, to: Value, from: Value, size: u64) {
    let (a, b) = (f.type_of(to), f.type_of(from));
    let (sa, sb) = (f.types().addrspace(a).unwrap_or(0), f.types().addrspace(b).unwrap_or(0));
    let ty = f.func_type(Type::VOID, &[a, b, Type::I64, Type::I1]);
    let name = format!("llvm.memcpy.p{sa}.p{sb}.i64");
    let id = crate::ir::intrinsics::lookup(&name).map_or(u16::MAX, |(id, _)| id.0);
    let callee = f.intern_intrinsic(IntrinRow { name: name.into(), id, ty });
    let len = f.consts_mut().add_i64(size);
    let no = f.consts_mut().add_bool(false);
    Builder::before(f, at).call(Value::intrinsic(callee), ty, Type::VOID, &[to, from, len, no], 0, AttrList::EMPTY);
}

struct Cloner {
    insts: Vec<Value>,
    blocks: Vec<Block>,
    memo: Vec<Value>,
    args: Vec<Value>,
    loc: Md,
    tail_call: TailKind,
}

impl Cloner {
    /// Creates a row for each instruction, operands still open. Returns the returned values and their blocks.
    fn clone_blocks(&mut self, f: &mut FuncMut<'_>, callee: &Func<'_>) -> Vec<(Value, Block)> {
        let mut returns = Vec::new();
        let entry = f.entry();
        for b in callee.block_order() {
            let to = self.blocks[b.index()];
            for i in callee.block_insts(b) {
                let head = callee.head(i);
                if head.op == Opcode::Ret {
                    let v = callee.operands(i).next().unwrap_or(Value::NONE);
                    returns.push((v, to));
                    continue;
                }
                let aux = self.aux(f, callee, i);
                let open: SmallVec<[Value; 8]> = SmallVec::from_elem(Value::NONE, callee.num_operands(i));
                let new = f.new_inst(head.op, head.flags & !flags::HAS_MD, head.ty, &open, aux);
                if head.op == Opcode::Alloca {
                    let first = f.first(entry);
                    f.insert_before(new, first);
                } else {
                    f.append(new, to);
                }
                f.set_loc(new, self.loc);
                if head.flags & flags::HAS_MD != 0 {
                    let rows: SmallVec<[(Str, Md); 4]> = callee.attachments(i).map(|r| (r.kind, r.node)).collect();
                    f.write_attachments(new, &rows);
                }
                if let Some(names) = &callee.side().names {
                    let name = names.get(Value::inst(i));
                    if !name.is_empty() {
                        f.set_name(Value::inst(new), &[name, b".i"].concat());
                    }
                }
                self.insts[i.index()] = Value::inst(new);
            }
        }
        // Returned values are translated when every row exists.
        for r in &mut returns {
            if r.0.is_some() {
                r.0 = self.value(f, callee, r.0);
            }
        }
        returns
    }

    fn aux(&mut self, f: &mut FuncMut<'_>, callee: &Func<'_>, i: Inst) -> Aux {
        let aux = callee.aux(i);
        match callee.op(i) {
            Opcode::Call => {
                let mut row = callee.call(i).clone();
                // What is in the caller's frame now must not be passed to a tail call.
                if self.tail_call == TailKind::None && row.tail == TailKind::Tail {
                    row.tail = TailKind::None;
                }
                let n = f.side().calls.len() as u32;
                f.side_mut().calls.push(row);
                Aux { a: n, b: aux.b }
            }
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => {
                let list: SmallVec<[u32; 16]> = callee.indices(i).iter().copied().collect();
                let s = f.side_mut();
                let a = s.indices.len() as u32;
                s.indices.extend_from_slice(&list);
                Aux { a, b: aux.b }
            }
            _ => aux,
        }
    }

    /// Fills the operands in.
    fn connect(&mut self, f: &mut FuncMut<'_>, callee: &Func<'_>) {
        for b in callee.block_order() {
            for i in callee.block_insts(b) {
                let Some(new) = self.insts[i.index()].as_inst().filter(|_| self.insts[i.index()].is_some()) else {
                    continue;
                };
                for (k, v) in callee.operands(i).enumerate() {
                    let w = self.value(f, callee, v);
                    f.set_operand(new, k, w);
                }
            }
        }
    }

    fn value(&mut self, f: &mut FuncMut<'_>, callee: &Func<'_>, v: Value) -> Value {
        match v.kind() {
            ValueKind::Inst(i) => self.insts[i.index()],
            ValueKind::Arg(n) => self.args[n as usize],
            ValueKind::Block(b) => Value::block(self.blocks[b.index()]),
            ValueKind::Const(_) => translate_const(callee.consts(), f.consts_mut(), &mut self.memo, v),
            ValueKind::LocalMeta(n) => {
                let row = match &callee.side().local_md[n as usize] {
                    LocalMd::Value(t, v) => LocalMd::Value(*t, self.value(f, callee, *v)),
                    LocalMd::ArgList(list) => {
                        LocalMd::ArgList(list.iter().map(|&(t, v)| (t, self.value(f, callee, v))).collect())
                    }
                };
                let s = f.side_mut();
                s.local_md.push(row);
                Value::local_meta(s.local_md.len() as u32 - 1)
            }
            _ => v,
        }
    }
}
