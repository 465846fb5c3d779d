//! Insertion of a plan, and removal of what was inserted.

use super::lcssa::close;
use super::plan::{Plan, Ref, Step, What};
use smallvec::SmallVec;
use warpc_analysis::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, FuncMut, TypeKind, Value};
use warpc_scev::{Scev, Ty};

/// The blocks of a function, which plans leave as they are.
#[derive(Clone, Copy)]
pub struct Shape<'s> {
    /// Edges.
    pub cfg: &'s Cfg,
    /// Dominators.
    pub dom: &'s DomTree,
    /// Loops.
    pub loops: &'s Loops,
}

/// What applying a plan did.
#[derive(Clone, Debug)]
pub struct Done {
    /// The value of the expression.
    pub value: Value,
    /// Instructions inserted, in order.
    pub inserted: Vec<Inst>,
    /// Instructions whose flags were dropped, and what those were.
    flags: Vec<(Inst, u16)>,
}

impl Done {
    /// Removes all that was inserted and puts flags back. Nothing else may use the value any more.
    pub fn undo(self, func: &mut FuncMut<'_>, scev: &mut Scev) {
        for &i in self.inserted.iter().rev() {
            scev.unlearn(i);
            func.erase(i);
        }
        for (i, fl) in self.flags.into_iter().rev() {
            func.set_flags(i, fl);
        }
    }
}

impl Plan {
    /// Inserts the plan, which was made for `func` as it is. The instructions that it inserted are known to `scev`.
    pub fn apply(&self, func: &mut FuncMut<'_>, scev: &mut Scev, shape: &Shape<'_>) -> Done {
        let mut done = Done { value: Value::NONE, inserted: Vec::with_capacity(self.steps.len()), flags: Vec::new() };
        for (&d, kept) in self.drops.iter().zip(&self.kept) {
            done.flags.push((d, func.flags(d)));
            func.drop_poison_flags(d);
            func.set_flags(d, func.flags(d) | kept);
        }
        let mut made: Vec<Value> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let args: SmallVec<[Value; 3]> = match step.what {
                What::Phi(_) => SmallVec::new(),
                _ => step.args[..step.n as usize].iter().map(|&r| resolve(r, &made, func, scev)).collect(),
            };
            let first = done.inserted.len();
            let v = insert(step, &args, func, shape, &mut done.inserted);
            if done.inserted.len() == first
                && let Some(i) = v.as_inst()
                && step.what != What::Close
            {
                done.inserted.push(i);
            }
            if step.expr.is_some()
                && let Some(i) = v.as_inst()
            {
                scev.learn(i, step.expr);
            }
            made.push(v);
        }
        // The values on the back edges did not exist yet when the phis were made.
        for (k, step) in self.steps.iter().enumerate() {
            let (What::Phi(l), Some(phi)) = (step.what, made[k].as_inst()) else { continue };
            let start = resolve(step.args[0], &made, func, scev);
            let next = resolve(step.args[1], &made, func, scev);
            // As predecessors are listed that were read one after the other: the last first.
            let mut from: SmallVec<[Block; 4]> = SmallVec::from_slice(shape.cfg.preds(func.block_of(phi)));
            from.sort_by_key(|&p| std::cmp::Reverse(func.terminator(p)));
            for p in from {
                func.add_incoming(phi, if shape.loops.contains(l, p) { next } else { start }, p);
            }
        }
        done.value = resolve(self.result, &made, func, scev);
        done
    }
}

fn insert(step: &Step, args: &[Value], func: &mut FuncMut<'_>, shape: &Shape<'_>, inserted: &mut Vec<Inst>) -> Value {
    let at = step.at;
    match step.what {
        What::Phi(_) => {
            let ty = ir_type(func, step.ty);
            func.new_phi(func.block_of(at), ty).into()
        }
        What::Close => close(func, shape, args[0], func.block_of(at), inserted),
        What::Bytes => {
            let ty = ir_type(func, step.ty);
            let byte = func.int_type(8);
            let is_fixed = args.iter().all(|v| v.is_constant() || v.as_global().is_some());
            let folded = if is_fixed { func.folder().gep(byte, step.flags, args[0], &args[1..], ty) } else { None };
            folded.unwrap_or_else(|| {
                let made = Builder::before(func, at).gep(byte, args[0], &args[1..], ty, step.flags);
                func.set_name(made, b"scevgep");
                made
            })
        }
        What::Intrinsic(which) => {
            let ty = ir_type(func, step.ty);
            let made = Builder::before(func, at).intrinsic(which, &[ty], args, 0).expect("an intrinsic of integers");
            func.set_name(made, name_of(which));
            made
        }
        What::Op(Opcode::PtrToInt, _) => {
            let ty = ir_type(func, step.ty);
            // Each argument's number comes before those that are there.
            let entry = func.entry();
            let casts_before = std::iter::successors(func.prev(at).get(), |&inst| func.prev(inst).get());
            let is_at_start = args[0].as_arg().is_some()
                && func.block_of(at) == entry
                && casts_before.into_iter().all(|inst| func.op(inst) == Opcode::PtrToInt);
            let at = if is_at_start { func.first(entry) } else { at };
            let made = Builder::before(func, at).cast(Opcode::PtrToInt, args[0], ty, step.flags);
            func.derive_name(made, args[0], "");
            made
        }
        What::Op(op, p) => {
            let ty = ir_type(func, step.ty);
            let fl = if op == Opcode::ICmp { (p as u16) << flags::PRED_SHIFT } else { step.flags };
            Builder::before(func, at).emit(op, fl, ty, args, Default::default()).into()
        }
    }
}

/// The name of what is made by a call of intrinsic `which`, where names are kept.
fn name_of(which: IntrinsicId) -> &'static [u8] {
    match which {
        id::UMAX => b"umax",
        id::UMIN => b"umin",
        id::SMAX => b"smax",
        id::SMIN => b"smin",
        _ => b"vscale",
    }
}

fn resolve(value: Ref, made: &[Value], func: &mut FuncMut<'_>, scev: &Scev) -> Value {
    match value {
        Ref::Value(v) => v,
        Ref::Step(s) => made[s as usize],
        Ref::Const(e) => match scev.nodes.wide_constant(e) {
            Some(limbs) => {
                let bits = scev.nodes.ty(e).bits();
                let ty = func.int_type(bits);
                func.consts_mut().add_wide_int(ty, bits, limbs)
            }
            None => integer(func, scev.nodes.ty(e), scev.nodes.constant(e).unwrap_or(0)),
        },
        Ref::One(ty) => integer(func, ty, 1),
        Ref::Zero(ty) => integer(func, ty, 0),
    }
}

/// A constant of the integers that `ty` computes with.
fn integer(func: &mut FuncMut<'_>, ty: Ty, bits_value: u128) -> Value {
    let t = func.int_type(ty.bits());
    func.consts_mut().add_wide_int(t, ty.bits(), &[bits_value as u64, (bits_value >> 64) as u64])
}

fn ir_type(func: &mut FuncMut<'_>, ty: Ty) -> Type {
    func.intern_type(if ty.is_ptr() { TypeKind::Ptr(ty.space()) } else { TypeKind::Int(ty.bits()) })
}
