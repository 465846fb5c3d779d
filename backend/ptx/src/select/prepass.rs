//! What selection must know beforehand: use counts by live instructions, how byval
//! parameters are used, and the phi operands of each edge. Linear in the function.

use super::narrow_loads::{SIGNED_BYTE, reads_sign};
use super::{NO_REG, NOTHING, Sel};
use crate::intrinsics;
use crate::machine::{Class, VReg};
use smallvec::SmallVec;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value, ValueKind, flags};

/// Copies of constant sizes up to this are unrolled.
pub(super) const UNROLL_BYTES: u64 = 128;

/// How a byval parameter is used, from the cheapest lowering to the dearest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum ByVal {
    /// No byval parameter.
    #[default]
    Not,
    /// Only loaded from, at constant offsets: `ld.param`.
    Direct,
    /// Only loaded from, some of it at variable offsets: a kernel does so by addresses in the parameter space.
    Indexed,
    /// Only read, but by its address.
    Address,
    /// Written or escaping: a kernel copies it to the depot.
    Copy,
}

/// What was looked up for the function at hand, by number of the function.
#[derive(Default)]
pub(crate) struct Seen {
    /// Function that last had an assembly row looked at, by row.
    pub asm: Vec<u32>,
    /// Lowering of intrinsic callees.
    pub intrinsics: Vec<(u32, intrinsics::Found)>,
}

impl Sel<'_, '_, '_> {
    /// Fills the secondary columns of the function.
    pub(super) fn prepass(&mut self) {
        let n = self.f.num_insts();
        for v in [&mut self.s.values.regs, &mut self.s.values.side_regs] {
            v.clear();
            v.resize(n, NO_REG);
        }
        self.s.values.note.clear();
        self.s.values.note.resize(n, NOTHING);
        self.s.values.uses.clear();
        self.s.values.uses.resize(n, 0);
        self.s.values.symbols.begin(self.f);
        self.order_blocks();
        self.mark();
        self.static_allocas();
        self.byval_uses();
        self.find_runs();
        self.phi_edges();
    }

    /// Whether `i` is selected even when nothing uses it.
    fn has_effect(&mut self, i: Inst) -> bool {
        let f = self.f;
        match f.op(i) {
            Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => true,
            Opcode::Load => f.flags(i) & flags::VOLATILE != 0 || f.mem(i).ordering != warpc_ir::Ordering::NotAtomic,
            Opcode::Call => match f.intrinsic_callee(i) {
                Some(x) => !self.intrinsic(x).is_pure(),
                None => true,
            },
            op => op.is_terminator() || op.class() & warpc_ir::opcode::class::PAD != 0,
        }
    }

    /// The intrinsic lowering of callee `id`, looked up once per function.
    pub(crate) fn intrinsic(&mut self, id: Intrin) -> intrinsics::Found {
        if let Some(&(stamp, found)) = self.s.seen.intrinsics.get(id.index()) {
            if stamp == self.s.types.stamp() {
                return found;
            }
        } else {
            self.s.seen.intrinsics.resize(id.index() + 1, (0, intrinsics::Found::Unknown));
        }
        let found = intrinsics::find(&self.f.intrins().get(id).name);
        self.s.seen.intrinsics[id.index()] = (self.s.types.stamp(), found);
        found
    }

    fn mark(&mut self) {
        let f = self.f;
        self.s.order.stack.clear();
        for n in 0..self.s.order.post_order.len() {
            let b = self.s.order.post_order[n];
            let mut i = f.last(b);
            while i.is_some() {
                if self.has_effect(i) {
                    self.s.order.stack.push(i.0);
                }
                i = f.prev(i);
            }
        }
        // A row may be pushed twice, as a root and as an operand: the top bit of its count says that it was seen. The next two are of
        // bytes that are loaded: some user wants their sign above them, some user wants zeros there.
        const SEEN: u32 = 1 << 31;
        const SIGN: u32 = 1 << 30;
        const ZEROS: u32 = 1 << 29;
        let (uses, stack) = (&mut self.s.values.uses, &mut self.s.order.stack);
        while let Some(i) = stack.pop() {
            if uses[i as usize] & SEEN != 0 {
                continue;
            }
            uses[i as usize] |= SEEN;
            for v in f.operands(Inst(i)) {
                if let Some(j) = v.as_inst() {
                    let c = &mut uses[j.index()];
                    if *c == 0 {
                        stack.push(j.0);
                    }
                    *c += 1;
                    if f.op(j) == Opcode::Load && f.ty(j) == Type::I8 {
                        *c |= reads_sign(f, Inst(i), v).map_or(ZEROS, |reads| u32::from(reads) * SIGN);
                    }
                }
            }
        }
        for (c, note) in uses.iter_mut().zip(&mut self.s.values.note) {
            if *c & (SIGN | ZEROS) == SIGN {
                *note = SIGNED_BYTE;
            }
            *c &= !(SEEN | SIGN | ZEROS);
        }
    }

    /// Reserves `size` bytes of the depot.
    pub(super) fn depot_slot(&mut self, size: u64, align: u64) -> u64 {
        let (at, a) = self.m.side.depot;
        let at = at.next_multiple_of(align.max(1));
        self.m.side.depot = (at + size.max(1), a.max(align));
        at
    }

    /// Follows address arithmetic down to a byval argument; also whether all of it is at constant offsets.
    pub(super) fn byval_root(&self, mut value: Value) -> Option<(u32, bool)> {
        let f = self.f;
        let mut constant = true;
        loop {
            match value.kind() {
                ValueKind::Arg(n) => return (self.s.args.byval[n as usize] != ByVal::Not).then_some((n, constant)),
                ValueKind::Inst(i) => match f.op(i) {
                    Opcode::GetElementPtr if !f.types().is_vector(f.ty(i)) => {
                        constant &= self.gep_is_constant(i);
                        value = f.operand(i, 0);
                    }
                    Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::BitCast => value = f.operand(i, 0),
                    _ => return None,
                },
                _ => return None,
            }
        }
    }
    pub(super) fn gep_is_constant(&self, i: Inst) -> bool {
        self.f.operands(i).skip(1).all(|v| v.is_constant() && self.f.types().is_int(self.f.type_of(v)))
    }

    fn byval_uses(&mut self) {
        let f = self.f;
        let na = f.num_args();
        self.s.args.byval.clear();
        self.s.args.byval.resize(na, ByVal::Not);
        self.s.args.slots.clear();
        self.s.args.slots.resize(self.f.num_args(), u32::MAX);
        for v in [&mut self.s.args.regs, &mut self.s.args.addr] {
            v.clear();
            v.resize(na, NO_REG);
        }
        let mut any = false;
        self.s.args.any_indexed = false;
        for n in 0..na {
            if self.param_has(n, AttrKind::ByVal) {
                self.s.args.byval[n] = ByVal::Direct;
                any = true;
            }
        }
        if !any {
            return;
        }
        let mut cast: SmallVec<[u32; 4]> = SmallVec::new();
        for n in 0..self.s.order.post_order.len() {
            let mut i = f.last(self.s.order.post_order[n]);
            while i.is_some() {
                for (k, v) in f.operands(i).enumerate() {
                    if !matches!(v.kind(), ValueKind::Arg(_) | ValueKind::Inst(_)) {
                        continue;
                    }
                    let Some((arg, constant)) = self.byval_root(v) else { continue };
                    let mut how = self.byval_use(i, k);
                    match f.op(i) {
                        Opcode::GetElementPtr => {}
                        Opcode::AddrSpaceCast => cast.push(arg),
                        Opcode::Load if !constant && self.kernel => how = how.max(ByVal::Indexed),
                        _ if !constant => how = how.max(ByVal::Address),
                        _ => {}
                    }
                    let slot = &mut self.s.args.byval[arg as usize];
                    *slot = (*slot).max(how);
                }
                i = f.prev(i);
            }
        }
        for n in cast {
            // A cast makes a generic address of what it is given, unless it folds away.
            let how = &mut self.s.args.byval[n as usize];
            if *how == ByVal::Indexed {
                *how = ByVal::Address;
            }
        }
        for n in 0..na {
            // A grid-constant parameter may not be written: its address is that of the parameter.
            if self.kernel && self.s.args.byval[n] == ByVal::Copy && self.is_grid_constant(n) {
                self.s.args.byval[n] = ByVal::Address;
            }
            self.s.args.any_indexed |= self.s.args.byval[n] == ByVal::Indexed;
        }
    }

    fn is_grid_constant(&self, index: usize) -> bool {
        let ctx = self.f.ctx();
        let Some(key) = ctx.tables.strings.find(b"nvvm.grid_constant") else { return false };
        let list = ctx.globals.parts[self.f.global().index()].attrs;
        ctx.attrs().string(ctx.attrs().param(list, index), key).is_some()
    }

    fn byval_use(&mut self, i: Inst, operand: usize) -> ByVal {
        let f = self.f;
        match f.op(i) {
            Opcode::Load => ByVal::Direct,
            // What is done with the address counts, not its computation.
            Opcode::GetElementPtr if operand == 0 && !f.types().is_vector(f.ty(i)) => ByVal::Direct,
            Opcode::Freeze | Opcode::AddrSpaceCast | Opcode::BitCast => ByVal::Direct,
            Opcode::ICmp => ByVal::Address,
            Opcode::Call => match f.intrinsic_callee(i) {
                Some(x) => match self.intrinsic(x) {
                    intrinsics::Found::Generic(g) if g.ignores_pointers() => ByVal::Direct,
                    intrinsics::Found::Generic(g) if g.is_copy() && operand == 1 => {
                        match self.const_int(f.operand(i, 2)) {
                            Some(n) if n <= UNROLL_BYTES => ByVal::Direct,
                            _ => ByVal::Address,
                        }
                    }
                    _ => ByVal::Copy,
                },
                None => {
                    let attrs = f.attrs();
                    let set = attrs.param(f.call(i).attrs, operand);
                    if attrs.has(set, AttrKind::ByVal) && operand < f.call(i).num_args as usize {
                        ByVal::Direct
                    } else {
                        ByVal::Copy
                    }
                }
            },
            _ => ByVal::Copy,
        }
    }
    /// Registers of live phis, and their operands by predecessor.
    fn phi_edges(&mut self) {
        let f = self.f;
        let nb = f.num_blocks();
        self.s.phis.start.clear();
        self.s.phis.start.resize(nb + 1, 0);
        self.s.phis.edges.clear();
        let mut any = false;
        for pass in 0..2 {
            for n in 0..self.s.order.layout.len() {
                let b = self.s.order.layout[n];
                let mut i = f.first(b);
                while i.is_some() && f.op(i) == Opcode::Phi {
                    if self.s.values.uses[i.index()] != 0 {
                        any = true;
                        if pass == 0 {
                            self.phi_registers(i);
                        }
                        for k in 0..f.phi_len(i) {
                            let p = f.phi_incoming(i, k).1.index();
                            if pass == 0 {
                                self.s.phis.start[p + 1] += 1;
                            } else {
                                let at = self.s.phis.start[p];
                                self.s.phis.edges[at as usize] = (i, k as u32);
                                self.s.phis.start[p] = at + 1;
                            }
                        }
                    }
                    i = f.next(i);
                }
            }
            if !any {
                return;
            }
            if pass == 0 {
                let mut sum = 0;
                for c in &mut self.s.phis.start {
                    sum += *c;
                    *c = sum;
                }
                self.s.phis.edges.resize(sum as usize, (Inst::NONE, 0));
            }
        }
        // Filling moved each start to the next block's.
        self.s.phis.start.rotate_right(1);
        self.s.phis.start[0] = 0;
    }

    fn phi_registers(&mut self, i: Inst) {
        self.at = i;
        let info = self.info(self.f.ty(i));
        for side in 0..2 {
            let first = VReg::new(self.m.vregs.len());
            for k in 0..info.n as usize {
                let class: Class = self.s.types.part(info, k).class();
                self.reg(class);
            }
            let column = if side == 0 { &mut self.s.values.regs } else { &mut self.s.values.side_regs };
            column[i.index()] = first;
        }
    }
}
