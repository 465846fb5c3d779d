//! Decoding of a function: slots of values, order of blocks, edges with the copies of their phis.

use super::super::program::*;
use super::Assembly;
use super::Undecodable;
use super::consts::{ConstView, MAX_LEAVES, float_kind};
use std::rc::Rc;
use warpc_analysis::Loops;
use warpc_columns::RowSet;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::types::TypesRef;
use warpc_ir::value::{Value, ValueKind};
use warpc_ir::{Func, layout::DataLayout};

/// What decoding gives, or why it cannot.
pub(super) type Done<T = ()> = Result<T, Undecodable>;

/// State of decoding one function. Secondary columns are dense.
pub(super) struct Decoder<'a, 'm> {
    pub f: &'a Func<'m>,
    pub types: TypesRef<'a>,
    pub layout: &'a DataLayout,
    pub addresses: &'a [u64],
    pub assembly: &'a Assembly<'a>,
    pub out: Function,
    /// First slot of each instruction's value.
    slot: Vec<u32>,
    /// First slot of each argument.
    arg_slot: Vec<u32>,
    /// Bank slot by constant row, global row, undef type, poison type.
    const_slot: [Vec<u32>; 4],
    leaves: Vec<Option<Rc<[Leaf]>>>,
    /// Freed slots by size.
    free: [Vec<u32>; 3],
    /// Last use of an instruction in its block, when it has no use elsewhere; else `u32::MAX`.
    last_use: Vec<u32>,
    /// Every value keeps its slots, see `watch.rs`.
    watched: bool,
    /// Instruction being decoded.
    pub at: Inst,
}

/// Decodes one function.
pub(crate) fn decode(f: &Func<'_>, addresses: &[u64], assembly: &Assembly<'_>, watched: bool) -> Function {
    let types = f.types();
    let mut d = Decoder {
        f,
        types,
        layout: f.layout(),
        addresses,
        assembly,
        out: Function { global: f.global(), ..Default::default() },
        slot: vec![NO_SLOT; f.num_insts()],
        arg_slot: Vec::new(),
        const_slot: [
            vec![NO_SLOT; f.consts().len()],
            vec![NO_SLOT; addresses.len()],
            vec![NO_SLOT; types.len() as usize],
            vec![NO_SLOT; types.len() as usize],
        ],
        leaves: vec![None; types.len() as usize],
        free: Default::default(),
        last_use: vec![u32::MAX; f.num_insts()],
        watched,
        at: Inst::NONE,
    };
    d.arguments();
    d.blocks();
    if watched {
        d.out.value_slots = d.slot;
        d.out.arg_slots = d.arg_slot;
    }
    d.out
}

/// Blocks in the scheduler's order: reverse post-order with the blocks of a loop together, since exits are visited first.
/// `blocks` is the number of block rows.
pub fn schedule(cfg: &Cfg, blocks: usize) -> Vec<Block> {
    let dom = DomTree::new(cfg);
    let loops = Loops::new(cfg, &dom);
    let mut seen = RowSet::new(blocks);
    let mut post = Vec::new();
    let children = |b: Block| {
        let l = loops.of(b);
        let mut s: Vec<Block> = cfg.succs(b).to_vec();
        // Visited first ends up last: leave the loop first, deepest targets last.
        s.sort_by_key(|&t| (l.is_none() || loops.contains(l, t), loops.depth_of(t)));
        s
    };
    let mut stack = vec![(cfg.entry(), children(cfg.entry()), 0)];
    seen.insert(cfg.entry());
    while let Some((b, succs, at)) = stack.last_mut() {
        match succs.get(*at).copied() {
            Some(t) => {
                *at += 1;
                if seen.insert(t) {
                    let list = children(t);
                    stack.push((t, list, 0));
                }
            }
            None => {
                post.push(*b);
                stack.pop();
            }
        }
    }
    post.reverse();
    post
}

impl Decoder<'_, '_> {
    pub fn view(&self) -> ConstView<'_> {
        ConstView { consts: self.f.consts(), types: self.types, layout: self.layout, addresses: self.addresses }
    }
    /// Scalars of a type.
    pub fn leaves(&mut self, ty: Type) -> Done<Rc<[Leaf]>> {
        if let Some(l) = &self.leaves[ty.index()] {
            return Ok(l.clone());
        }
        let mut out = Vec::new();
        self.view().type_leaves(ty, 0, &mut out, 0)?;
        if out.len() > MAX_LEAVES {
            return Err(Undecodable::TooManyParts);
        }
        let l: Rc<[Leaf]> = out.into();
        self.leaves[ty.index()] = Some(l.clone());
        Ok(l)
    }
    pub fn width(&mut self, ty: Type) -> Done<u32> {
        Ok(self.leaves(ty)?.len() as u32)
    }
    /// Bits of a scalar type.
    pub fn bits(&self, ty: Type) -> u32 {
        let s = self.types.scalar(ty);
        match self.types.int_bits(s) {
            Some(n) => n,
            None => match self.types.addrspace(s) {
                Some(a) => self.layout.pointer_bits(a),
                None => self.types.scalar_bits(s).unwrap_or(64),
            },
        }
    }
    /// `w` of an elementwise operation on a type: kind of a float, else bits.
    pub fn kind(&self, ty: Type) -> u32 {
        float_kind(self.types.scalar(ty)).unwrap_or_else(|| self.bits(ty))
    }
    pub fn new_slots(&mut self, n: u32) -> u32 {
        if let Some(s) = self.free.get_mut(n as usize).and_then(|l| l.pop()) {
            return s;
        }
        let s = self.out.slots;
        self.out.slots += n;
        s
    }
    fn bank(&mut self, value: u64, undef: u64, poison: bool) -> u32 {
        self.out.consts.push([value; 32]);
        self.out.const_undef.push(undef);
        self.out.const_poison.push(poison);
        (self.out.consts.len() - 1) as u32 | CONST
    }
    /// A constant of the bank.
    pub fn immediate(&mut self, value: u64) -> u32 {
        self.bank(value, 0, false)
    }
    /// First slot of a value.
    pub fn src(&mut self, value: Value) -> Done<u32> {
        let (table, row) = match value.kind() {
            ValueKind::Inst(i) => {
                let s = self.slot[i.index()];
                // A use before its definition in this order is in unreachable code or a phi.
                return if s == NO_SLOT { self.define(i) } else { Ok(s) };
            }
            ValueKind::Arg(n) => return Ok(self.arg_slot[n as usize]),
            ValueKind::Const(c) => (0, c.index()),
            ValueKind::Global(g) => (1, g.index()),
            ValueKind::Undef(t) => (2, t.index()),
            ValueKind::Poison(t) => (3, t.index()),
            _ => return Err(Undecodable::MetadataOperand),
        };
        if self.const_slot[table][row] != NO_SLOT {
            return Ok(self.const_slot[table][row]);
        }
        let mut leaves = Vec::new();
        let t = self.f.type_of(value);
        self.view().leaves(value, t, &mut leaves, 0)?;
        let first = self.out.consts.len() as u32 | CONST;
        for (value, u, p) in leaves {
            self.bank(value, u, p);
        }
        self.const_slot[table][row] = first;
        Ok(first)
    }
    /// Slots of the result of `inst`.
    pub fn define(&mut self, inst: Inst) -> Done<u32> {
        if self.slot[inst.index()] == NO_SLOT {
            let n = self.width(self.f.ty(inst))?;
            self.slot[inst.index()] = self.new_slots(n);
        }
        Ok(self.slot[inst.index()])
    }
    /// Appends an operation of the current instruction.
    pub fn emit(&mut self, op: Op) {
        self.out.ops.push(op);
        self.out.inst.push(self.at);
    }
    pub fn op(code: Code) -> Op {
        Op::of(code)
    }
    pub fn unsupported(&mut self, what: String) {
        let x = self.out.messages.len() as u32;
        self.out.messages.push(what);
        self.emit(Op { x, ..Self::op(Code::Unsupported) });
    }
    /// Facts of a parameter that calls need.
    pub fn parameter(&mut self, set: AttrSet, ty: Type, slot: u32) -> Done<CallArg> {
        let attrs = self.f.attrs();
        let byval = match attrs.get(set, AttrKind::ByVal) {
            Some(Attr::Type(_, t)) if t.is_some() => {
                let align = attrs.int(set, AttrKind::Align).unwrap_or(0).max(self.layout.abi_align(self.types, *t));
                (self.layout.alloc_size(self.types, *t), align)
            }
            _ => (0, 0),
        };
        let noundef = attrs.has(set, AttrKind::NoUndef);
        Ok(CallArg { slot, n: self.width(ty)?, noundef, byval, ty })
    }
    fn arguments(&mut self) {
        let list = self.f.ctx().globals.parts[self.f.global().index()].attrs;
        for n in 0..self.f.num_args() {
            let ty = self.f.side().args[n].ty;
            let width = self.width(ty).unwrap_or(0);
            let slot = self.new_slots(width);
            self.arg_slot.push(slot);
            let set = self.f.attrs().param(list, n);
            if let Ok(a) = self.parameter(set, ty, slot) {
                self.out.args.push(a);
                let leaves = self.leaves(ty).map_or(Vec::new(), |l| l.to_vec());
                self.out.arg_leaves.push(leaves);
            }
        }
        let ret = self.f.return_type();
        self.out.ret = self.width(ret).unwrap_or(0);
        self.out.ret_noundef = self.f.attrs().has(self.f.attrs().list(list).ret, AttrKind::NoUndef);
    }
    /// Fills `last_use`: values that live in one block only give their slots back.
    fn lifetimes(&mut self, blocks: &[Block]) {
        const OUTSIDE: u32 = u32::MAX - 1;
        for &b in blocks {
            for (n, i) in self.f.block_insts(b).enumerate() {
                let phi = self.f.op(i) == Opcode::Phi;
                for v in self.f.operands(i) {
                    if let Some(def) = v.as_inst() {
                        let here = !phi && self.f.block_of(def) == b && self.f.op(def) != Opcode::Phi;
                        let last = &mut self.last_use[def.index()];
                        *last = if here && *last != OUTSIDE { n as u32 } else { OUTSIDE };
                    }
                }
            }
        }
    }
    fn blocks(&mut self) {
        let order = schedule(&Cfg::new(self.f), self.f.num_blocks());
        self.lifetimes(&order);
        let mut pc = vec![0u32; self.f.num_blocks()];
        for &b in &order {
            pc[b.index()] = self.out.ops.len() as u32;
            for (n, i) in self.f.block_insts(b).enumerate() {
                if self.f.op(i) == Opcode::Phi {
                    continue;
                }
                self.at = i;
                if let Err(what) = self.instruction(i) {
                    self.unsupported(what.to_string());
                }
                self.release(i, n as u32);
            }
            if self.f.terminator(b).is_none() {
                self.unsupported("a block without a terminator".into());
            }
        }
        self.out.entry = pc[self.f.entry().index()];
        for e in 0..self.out.edges.len() {
            let b = self.out.edges[e].pc as usize;
            self.out.edges[e].pc = pc[b];
        }
    }
    fn release(&mut self, inst: Inst, n: u32) {
        if self.watched {
            return;
        }
        let mut give = [Inst::NONE; 8];
        let mut count = 0;
        for v in self.f.operands(inst) {
            if let Some(def) = v.as_inst()
                && self.last_use[def.index()] == n
                && self.slot[def.index()] != NO_SLOT
                && !give[..count].contains(&def)
                && count < 8
            {
                give[count] = def;
                count += 1;
            }
        }
        for &def in &give[..count] {
            let width = self.width(self.f.ty(def)).unwrap_or(0) as usize;
            if width > 0 && width < self.free.len() {
                self.free[width].push(self.slot[def.index()]);
            }
        }
    }
    /// An edge from the current block; its copies are taken from the phis of the target.
    pub fn edge(&mut self, from: Block, to: Block) -> Done<u32> {
        let start = self.out.moves.len();
        let mut i = self.f.first(to);
        while i.is_some() && self.f.op(i) == Opcode::Phi {
            let d = self.define(i)?;
            let v = self.f.phi_value_for(i, from).ok_or(Undecodable::Malformed("a phi without this predecessor"))?;
            let s = self.src(v)?;
            for k in 0..self.width(self.f.ty(i))? {
                if s + k != d + k {
                    self.out.moves.push((d + k, s + k));
                }
            }
            i = self.f.next(i);
        }
        let moves = &self.out.moves[start..];
        let mut dests: Vec<u32> = moves.iter().map(|m| m.0).collect();
        dests.sort_unstable();
        let hazard = moves.iter().any(|m| dests.binary_search(&m.1).is_ok());
        // The target's row stands in for its place until all blocks are decoded.
        let moves = (start as u32, moves.len() as u32);
        self.out.edges.push(Edge { pc: to.0, moves, hazard });
        Ok(self.out.edges.len() as u32 - 1)
    }
}
