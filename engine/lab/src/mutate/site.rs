//! Places in a function, the values that are there, and constants of a type.

use std::sync::Arc;
use warpc_analysis::Analyses;
use warpc_columns::random::Rng;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{is_immarg, is_lifetime};
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

/// Blocks and instructions per block that are looked through for a value.
const REACH: usize = 40;

/// A function to be changed, with its dominators. A change ends the use of a site.
pub struct Site<'s, 'a> {
    /// The function.
    pub f: &'s mut FuncMut<'a>,
    /// Choices.
    pub rng: &'s mut Rng,
    /// Its graph.
    pub cfg: Arc<Cfg>,
    /// Its dominators.
    pub dom: Arc<DomTree>,
    blocks: Vec<Block>,
}

impl<'s, 'a> Site<'s, 'a> {
    /// The site of a function. Linear.
    pub fn new(f: &'s mut FuncMut<'a>, rng: &'s mut Rng) -> Self {
        let mut a = Analyses::default();
        let (cfg, dom) = (a.cfg(f), a.dom(f));
        // A block with a call that must be followed by a return is left alone.
        let fixed = |b: Block| {
            f.block_insts(b).any(|i| {
                matches!(f.op(i), Opcode::Invoke | Opcode::CallBr | Opcode::LandingPad | Opcode::CatchPad)
                    || f.op(i) == Opcode::Call && f.call(i).tail == TailKind::MustTail
            })
        };
        let blocks = f.block_order().filter(|&b| cfg.is_reachable(b) && !fixed(b)).collect();
        Site { f, rng, cfg, dom, blocks }
    }
    /// A reachable block.
    pub fn block(&mut self) -> Option<Block> {
        if self.blocks.is_empty() { None } else { Some(self.rng.pick(&self.blocks)) }
    }
    /// An instruction that `want` takes, of a random block.
    pub fn inst(&mut self, want: impl Fn(&FuncMut<'a>, Inst) -> bool) -> Option<Inst> {
        // A block may have none: others are tried.
        for _ in 0..4 {
            let b = self.block()?;
            let list: Vec<Inst> = self.f.block_insts(b).filter(|&i| want(self.f, i)).collect();
            if !list.is_empty() {
                return Some(self.rng.pick(&list));
            }
        }
        None
    }
    /// A place for a new instruction: before it. Not among phis, nor before the fixed stack objects of the entry.
    pub fn point(&mut self) -> Option<Inst> {
        let b = self.block()?;
        let mut from = self.f.first_non_phi(b);
        if b == self.f.entry() {
            let last = self.f.block_insts(b).filter(|&i| self.f.op(i) == Opcode::Alloca).last();
            from = last.map_or(from, |i| self.f.next(i));
        }
        let mut list = Vec::new();
        while let Some(i) = from.get() {
            list.push(i);
            from = self.f.next(i);
        }
        if list.is_empty() { None } else { Some(self.rng.pick(&list)) }
    }

    /// Whether operand `index` of `inst` may be any value of its type.
    pub fn is_free(&self, inst: Inst, index: usize) -> bool {
        let f = &*self.f;
        let v = f.operand(inst, index);
        let t = f.type_of(v);
        if !f.types().is_first_class(t) || matches!(f.types().kind(t), TypeKind::Metadata | TypeKind::Token) {
            return false;
        }
        match f.op(inst) {
            Opcode::Alloca | Opcode::IndirectBr | Opcode::LandingPad | Opcode::Resume => false,
            Opcode::Phi => index.is_multiple_of(2),
            Opcode::Br | Opcode::Switch => index == 0 && v.as_block().is_none(),
            // An index of a struct must stay what it is.
            Opcode::GetElementPtr => index < 2 || !v.is_constant(),
            Opcode::Call => {
                let n = f.call(inst).num_args as usize;
                let immediate = match f.callee(inst).kind() {
                    ValueKind::Intrinsic(n) => {
                        // The operand of a lifetime marker must be a stack slot.
                        f.intrins().get(n).known().is_none_or(|id| is_immarg(id, index) || is_lifetime(id))
                    }
                    ValueKind::Asm(_) => true,
                    _ => false,
                };
                index < n && !immediate
            }
            Opcode::Invoke | Opcode::CallBr => false,
            op => !op.is_terminator() || op == Opcode::Ret,
        }
    }
    /// Free operand slots of an instruction.
    pub fn free_slots(&self, inst: Inst) -> Vec<usize> {
        (0..self.f.num_operands(inst)).filter(|&k| self.is_free(inst, k)).collect()
    }
    /// An instruction and one of its free slots, of which `want` takes the value.
    pub fn slot(&mut self, want: impl Fn(&FuncMut<'a>, Value) -> bool) -> Option<(Inst, usize)> {
        let b = self.block()?;
        let mut list = Vec::new();
        for i in self.f.block_insts(b) {
            list.extend(self.free_slots(i).into_iter().filter(|&k| want(self.f, self.f.operand(i, k))).map(|k| (i, k)));
        }
        if list.is_empty() { None } else { Some(self.rng.pick(&list)) }
    }
    /// Where the value of slot `index` of `inst` must be available: a block, and the instruction before which (`NONE`: its end).
    pub fn place_of(&self, inst: Inst, index: usize) -> Option<(Block, Inst)> {
        match self.f.op(inst) {
            Opcode::Phi => self.f.operand(inst, index + 1).as_block().map(|b| (b, Inst::NONE)),
            _ => Some((self.f.block_of(inst), inst)),
        }
    }
    /// Sets slot `index` of `inst`; a phi gets the value for all edges from the same block.
    pub fn set(&mut self, inst: Inst, index: usize, value: Value) {
        if self.f.op(inst) != Opcode::Phi {
            return self.f.set_operand(inst, index, value);
        }
        let from = self.f.operand(inst, index + 1);
        for n in 0..self.f.phi_len(inst) {
            if self.f.operand(inst, 2 * n + 1) == from {
                self.f.set_operand(inst, 2 * n, value);
            }
        }
    }
    /// The instruction before which a value for a place can be made.
    pub fn maker(&self, (b, at): (Block, Inst)) -> Option<Inst> {
        if at.is_some() { Some(at) } else { self.f.terminator(b).get() }
    }

    /// A value of type `ty` that is available at a place: made by an instruction, or an argument.
    pub fn existing(&mut self, ty: Type, (b, at): (Block, Inst)) -> Option<Value> {
        let f = &*self.f;
        let mut list: Vec<Value> = (0..f.num_args() as u32).map(Value::arg).filter(|&a| f.type_of(a) == ty).collect();
        let mut block = b;
        let mut from = if at.is_some() { f.prev(at) } else { f.last(b) };
        for _ in 0..REACH {
            let mut i = from;
            for _ in 0..REACH {
                let Some(x) = i.get() else { break };
                if f.ty(x) == ty && !f.op(x).is_terminator() {
                    list.push(x.into());
                }
                i = f.prev(x);
            }
            block = self.dom.idom(block);
            if block.is_none() {
                break;
            }
            from = f.last(block);
        }
        if list.is_empty() { None } else { Some(self.rng.pick(&list)) }
    }
    /// A value of type `ty` that is available at a place; a constant now and then, and where there is no other.
    pub fn value(&mut self, ty: Type, place: (Block, Inst)) -> Option<Value> {
        if !self.rng.one_in(5)
            && let Some(v) = self.existing(ty, place)
        {
            return Some(v);
        }
        self.constant(ty)
    }
    /// A constant of a type: numbers at which folds behave differently. Of a pointer it is null, seldom, or none.
    pub fn constant(&mut self, ty: Type) -> Option<Value> {
        let kind = self.f.types().kind(ty).clone();
        let r = self.rng.bits();
        Some(match kind {
            TypeKind::Int(n) => {
                let v: u64 = match r % 8 {
                    0 => 0,
                    1 => 1,
                    2 => u64::MAX,
                    3 => 1 << ((r >> 8) % n.min(64) as u64),
                    4 => (1 << (n.min(64) - 1)) - 1u64,
                    5 => (r >> 8) & 15,
                    6 => ((r >> 8) & 15).wrapping_neg(),
                    _ => r >> 3,
                };
                match n {
                    ..=64 => self.f.consts_mut().add_int(ty, n, v & warpc_ir::consts::low_mask(n)),
                    _ => self.f.consts_mut().add_wide_int(ty, n, &[v]),
                }
            }
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => {
                // Zero, minus zero, one, two, minus a half, infinity, the smallest number.
                let v = self.rng.below(7);
                let bits: [u64; 7] = match kind {
                    TypeKind::Half => [0, 0x8000, 0x3c00, 0x4000, 0xb800, 0x7c00, 1],
                    TypeKind::BFloat => [0, 0x8000, 0x3f80, 0x4000, 0xbf00, 0x7f80, 1],
                    TypeKind::Float => [0, 1 << 31, 0x3f80_0000, 0x4000_0000, 0xbf00_0000, 0x7f80_0000, 1],
                    _ => [0, 1 << 63, 0x3ff0 << 48, 0x4000 << 48, 0xbfe0 << 48, 0x7ff0 << 48, 1],
                };
                self.f.consts_mut().add_float(ty, bits[v])
            }
            TypeKind::Vector { scalable: false, elem, .. } => {
                let e = self.constant(elem)?;
                if self.f.consts().is_zero(e) {
                    self.f.consts_mut().add_zero(ty)
                } else {
                    self.f.consts_mut().add_splat(ty, e)
                }
            }
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_) => self.f.consts_mut().add_zero(ty),
            TypeKind::Ptr(_) if r.is_multiple_of(16) => self.f.consts_mut().add_null(ty),
            _ => return None,
        })
    }
    /// A condition at a place: the same for all threads, different, or any truth value there.
    pub fn condition(&mut self, place: (Block, Inst)) -> Option<Value> {
        use warpc_ir::intrinsics::id;
        use warpc_ir::opcode::IntPred;
        let at = self.maker(place)?;
        let choice = self.rng.below(6);
        if choice < 2
            && let Some(v) = self.existing(Type::I1, place)
        {
            return Some(v);
        }
        if choice == 2 {
            let v = self.rng.one_in(2);
            return Some(self.f.consts_mut().add_bool(v));
        }
        let (k, p) = (self.rng.below(32) as u32, self.rng.pick(IntPred::ALL));
        let mut b = warpc_ir::Builder::before(self.f, at);
        let x = match choice {
            3 => b.intrinsic(id::NVVM_READ_PTX_SREG_CTAID_X, &[], &[], 0)?,
            _ => b.intrinsic(id::NVVM_READ_PTX_SREG_TID_X, &[], &[], 0)?,
        };
        let c = b.f.consts_mut().add_i32(k);
        Some(b.icmp(p, x, c, Type::I1))
    }
}
