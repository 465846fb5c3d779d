//! Expressions that end in a truncation, computed in fewer bits.
//!
//! The instructions that a `trunc` is computed from, down to constants, extensions and other truncations, are a graph. Where nothing
//! else uses them, the graph is made again in the smallest width that every operation in it allows: shifts need their amount, and
//! right shifts and divisions all bits that are not known to be copies of the sign or zero.

use super::Context;
use warpc_analysis::Values;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

/// Instructions of all graphs that are looked at, per instruction of the function.
const VISITS: usize = 16;

/// State of an instruction on the walk that finds the graph.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Mark {
    #[default]
    New,
    /// Its operands are being walked.
    Open,
    Done,
}

/// An instruction of the graph.
struct Node {
    inst: Inst,
    /// Width that it needs.
    min: u32,
    new: Value,
}

/// Scratch memory: the graph of one truncation, operands first.
#[derive(Default)]
pub(super) struct Truncations {
    nodes: Vec<Node>,
    /// Number of a node by instruction, plus 1; 0 for others.
    numbers: Vec<u32>,
    marks: Vec<Mark>,
    work: Vec<Inst>,
    stack: Vec<Inst>,
    budget: usize,
}

/// Operands of `inst` that are computed in its width.
fn relevant(func: &Func<'_>, inst: Inst) -> Option<std::ops::Range<usize>> {
    Some(match func.op(inst) {
        Opcode::Trunc | Opcode::ZExt | Opcode::SExt => 0..0,
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => 0..2,
        Opcode::Shl | Opcode::LShr | Opcode::AShr | Opcode::UDiv | Opcode::URem | Opcode::InsertElement => 0..2,
        Opcode::ExtractElement => 0..1,
        Opcode::Select => 1..3,
        Opcode::Phi => 0..func.num_operands(inst),
        _ => return None,
    })
}

/// Whether all operands of `inst` that count are instructions or constants.
fn operands(func: &Func<'_>, inst: Inst, out: &mut Vec<Inst>) -> bool {
    let Some(range) = relevant(func, inst) else { return false };
    for k in range {
        let v = func.operand(inst, k);
        match v.as_inst() {
            Some(i) => out.push(i),
            None if v.is_constant() || v.as_block().is_some() => {}
            None => return false,
        }
    }
    true
}

impl Truncations {
    /// Shrinks what the truncations of `func` are computed from; whether anything changed.
    pub(super) fn run(&mut self, func: &mut FuncMut<'_>, cx: &Context<'_>) -> bool {
        self.budget = VISITS * func.num_insts() + 4096;
        let mut all: Vec<Inst> = Vec::new();
        for b in func.block_order().filter(|&b| cx.dom.is_reachable(b)) {
            all.extend(func.block_insts(b).filter(|&i| func.op(i) == Opcode::Trunc));
        }
        let mut changed = false;
        while let Some(trunc) = all.pop() {
            if func.is_dead(trunc) {
                continue;
            }
            if let Some(bits) = self.best_width(func, cx, trunc) {
                self.rebuild(func, trunc, bits, &mut all);
                changed = true;
            }
            self.forget();
        }
        changed
    }

    fn forget(&mut self) {
        for node in self.nodes.drain(..) {
            self.numbers[node.inst.index()] = 0;
        }
    }

    fn node(&self, inst: Inst) -> Option<usize> {
        self.numbers.get(inst.index()).and_then(|&n| (n as usize).checked_sub(1))
    }

    /// Finds the graph of `trunc`, operands before users; `false` where something in it cannot be made smaller.
    fn find(&mut self, func: &Func<'_>, trunc: Inst) -> bool {
        self.numbers.resize(func.num_insts(), 0);
        self.marks.resize(func.num_insts(), Mark::New);
        self.work.clear();
        self.stack.clear();
        match func.operand(trunc, 0).as_inst() {
            Some(i) => self.work.push(i),
            None => return func.operand(trunc, 0).is_constant(),
        }
        let mut touched: Vec<Inst> = Vec::new();
        let mut complete = true;
        let mut found: Vec<Inst> = Vec::new();
        while let Some(&i) = self.work.last() {
            match self.marks[i.index()] {
                Mark::Done => {
                    self.work.pop();
                    continue;
                }
                Mark::Open => {
                    self.work.pop();
                    if self.stack.last() == Some(&i) {
                        self.stack.pop();
                        self.marks[i.index()] = Mark::Done;
                        self.numbers[i.index()] = self.nodes.len() as u32 + 1;
                        self.nodes.push(Node { inst: i, min: 0, new: Value::NONE });
                    }
                    continue;
                }
                Mark::New => {}
            }
            self.marks[i.index()] = Mark::Open;
            touched.push(i);
            self.stack.push(i);
            found.clear();
            if self.budget == 0 || !operands(func, i, &mut found) {
                complete = false;
                break;
            }
            self.budget -= 1;
            // A cycle without a phi is in unreachable code.
            let open = |o: &Inst| self.marks[o.index()] == Mark::Open;
            if func.op(i) != Opcode::Phi && found.iter().any(|o| open(o) && func.op(*o) != Opcode::Phi) {
                complete = false;
                break;
            }
            self.work.extend(found.iter().copied().filter(|o| !open(o)));
        }
        for i in touched {
            self.marks[i.index()] = Mark::New;
        }
        complete
    }

    /// The width that the graph of `trunc` is best computed in, if that is less than its own.
    fn best_width(&mut self, func: &Func<'_>, cx: &Context<'_>, trunc: Inst) -> Option<u32> {
        let source = func.operand(trunc, 0);
        let whole = p::width(func, source);
        let target = p::width(func, trunc.into());
        let scalable = func.types().vector(func.type_of(source)).is_some_and(|(_, scalable, _)| scalable);
        if whole > 128 || scalable || !self.find(func, trunc) {
            return None;
        }
        // What others use is not computed twice; an extension from the width that is chosen costs nothing.
        let mut wanted = 0;
        for node in &self.nodes {
            let is_extension = matches!(func.op(node.inst), Opcode::ZExt | Opcode::SExt);
            for u in func.uses(node.inst.into()) {
                let user = func.user(u);
                if user == trunc || self.node(user).is_some() {
                    continue;
                }
                let from = p::width(func, func.operand(node.inst, 0));
                if !is_extension || wanted != 0 && wanted != from {
                    return None;
                }
                wanted = from;
            }
        }
        self.own_widths(func, cx, whole)?;
        let min = self.common_width(func, source, target, whole)?;
        (min < whole && (wanted == 0 || wanted == min)).then_some(min)
    }

    /// Widths that shifts and divisions need for themselves.
    fn own_widths(&mut self, func: &Func<'_>, cx: &Context<'_>, whole: u32) -> Option<()> {
        let values = Values::with(func, cx.dom, cx.assumptions);
        let active = |v: Value, at: Inst| values.at(at).known_bits(v).map_or(whole, |k| 128 - k.max().leading_zeros());
        for node in &mut self.nodes {
            let i = node.inst;
            let needed = match func.op(i) {
                Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                    let most = values.at(i).known_bits(func.operand(i, 1)).map_or(u128::MAX, |k| k.max());
                    let mut needed = most.saturating_add(1).min(whole as u128) as u32;
                    match func.op(i) {
                        Opcode::LShr => needed = needed.max(active(func.operand(i, 0), i)),
                        Opcode::AShr => needed = needed.max(whole - values.at(i).sign_bits(func.operand(i, 0)) + 1),
                        _ => {}
                    }
                    needed
                }
                Opcode::UDiv | Opcode::URem => active(func.operand(i, 0), i).max(active(func.operand(i, 1), i)),
                _ => continue,
            };
            if needed >= whole {
                return None;
            }
            node.min = needed;
        }
        Some(())
    }

    /// The smallest width for all of the graph: each node needs what it needs itself, what its users need, and what its operands need.
    fn common_width(&mut self, func: &Func<'_>, source: Value, target: u32, whole: u32) -> Option<u32> {
        let mut min = target;
        if source.as_inst().is_some() {
            // Everything the graph holds is reached from its root, which needs `target`.
            for node in &mut self.nodes {
                node.min = node.min.max(target);
                min = min.max(node.min);
            }
        }
        let is_vector = func.types().is_vector(func.type_of(source));
        if min > target {
            if is_vector {
                return None;
            }
            return func.layout().native.iter().copied().filter(|&bits| bits >= min).min().filter(|&bits| bits < whole);
        }
        let (from_native, to_native) = (func.layout().is_native(whole), func.layout().is_native(min));
        (is_vector || min == 1 || !from_native || to_native).then_some(min)
    }

    /// `ty` with lanes of `bits`.
    fn reduced_type(func: &mut FuncMut<'_>, ty: Type, bits: u32) -> Type {
        let scalar = func.int_type(bits);
        match func.types().vector(ty) {
            Some((len, false, _)) => func.vector_type(len, scalar),
            _ => scalar,
        }
    }

    fn reduced(&self, func: &mut FuncMut<'_>, value: Value, bits: u32) -> Value {
        if let Some(n) = value.as_inst().and_then(|i| self.node(i)) {
            return self.nodes[n].new;
        }
        let old = func.type_of(value);
        let ty = Self::reduced_type(func, old, bits);
        func.folder().cast(Opcode::Trunc, 0, value, ty).unwrap_or(Value::poison(ty))
    }

    /// Makes the graph of `trunc` again in `bits` and erases the old one. New truncations go to `all`.
    fn rebuild(&mut self, func: &mut FuncMut<'_>, trunc: Inst, bits: u32, all: &mut Vec<Inst>) {
        // Phis first: operations of a loop may stand before them in the graph.
        for n in 0..self.nodes.len() {
            let i = self.nodes[n].inst;
            if func.op(i) == Opcode::Phi {
                let old = func.ty(i);
                let ty = Self::reduced_type(func, old, bits);
                let new = func.new_inst(Opcode::Phi, 0, ty, &[], Aux::default());
                func.insert_before(new, i);
                let loc = func.loc(i);
                func.set_loc(new, loc);
                func.take_name(new.into(), i.into());
                self.nodes[n].new = new.into();
            }
        }
        for n in 0..self.nodes.len() {
            let i = self.nodes[n].inst;
            let old = func.ty(i);
            let ty = Self::reduced_type(func, old, bits);
            let op = func.op(i);
            let new = match op {
                Opcode::Trunc | Opcode::ZExt | Opcode::SExt => {
                    let from = func.operand(i, 0);
                    if func.type_of(from) == ty {
                        self.nodes[n].new = from;
                        continue;
                    }
                    let cast = if p::width(func, from) > bits {
                        Opcode::Trunc
                    } else if op == Opcode::SExt {
                        Opcode::SExt
                    } else {
                        Opcode::ZExt
                    };
                    let new = Builder::before(func, i).emit(cast, 0, ty, &[from], Aux::default());
                    if cast == Opcode::Trunc {
                        all.push(new);
                    }
                    new
                }
                Opcode::Phi => continue,
                _ => {
                    let range = relevant(func, i).unwrap_or(0..0);
                    let mut list: smallvec::SmallVec<[Value; 4]> = func.operands(i).collect();
                    for k in range {
                        list[k] = self.reduced(func, list[k], bits);
                    }
                    let fl = func.flags(i) & if op.is_binary() { flags::EXACT } else { 0 };
                    let fl = if matches!(op, Opcode::LShr | Opcode::AShr | Opcode::UDiv) { fl } else { 0 };
                    let aux = func.aux(i);
                    Builder::before(func, i).emit(op, fl, ty, &list, aux)
                }
            };
            func.take_name(new.into(), i.into());
            self.nodes[n].new = new.into();
        }
        for n in 0..self.nodes.len() {
            let i = self.nodes[n].inst;
            if func.op(i) != Opcode::Phi {
                continue;
            }
            for k in 0..func.phi_len(i) {
                let (v, from) = func.phi_incoming(i, k);
                let v = self.reduced(func, v, bits);
                if let Some(phi) = self.nodes[n].new.as_inst() {
                    func.add_incoming(phi, v, from);
                }
            }
        }
        let source = func.operand(trunc, 0);
        let mut result = self.reduced(func, source, bits);
        let ty = func.ty(trunc);
        if func.type_of(result) != ty {
            let op = if p::width(func, result) > p::width(func, trunc.into()) { Opcode::Trunc } else { Opcode::ZExt };
            result = Builder::before(func, trunc).cast(op, result, ty, 0);
            func.take_name(result, trunc.into());
        }
        func.replace_all_uses(trunc.into(), result);
        func.erase(trunc);
        // Phis first: they close the cycles.
        for node in &self.nodes {
            if func.op(node.inst) == Opcode::Phi {
                func.erase(node.inst);
            }
        }
        for node in self.nodes.iter().rev() {
            if !func.is_dead(node.inst) && func.is_unused(node.inst.into()) {
                func.erase(node.inst);
            }
        }
        self.numbers.resize(func.num_insts(), 0);
    }
}
