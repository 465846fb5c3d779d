//! Decoding of a body: slots of registers, order of blocks, branches, and the words the other files build operations with.

use super::Layout;
pub(super) use super::error::Undecodable;
use crate::machine::*;
use crate::read::{self, Body, PtxModule};
use hashbrown::HashMap;
use warpc_interp::Program;

/// A slot of the decoded function, or (with `CONST`) of its bank of constants. A value of several slots is named by its first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(pub u32);

/// No slot.
pub(super) const NO_SLOT: Slot = Slot(warpc_interp::program::NO_SLOT);

impl std::ops::Add<u32> for Slot {
    type Output = Slot;
    /// The slot `count` after this one.
    fn add(self, count: u32) -> Slot {
        Slot(self.0 + count)
    }
}

/// Why a row cannot be decoded.
pub(super) type Done<T = ()> = Result<T, Undecodable>;

pub(super) struct Decoder<'a> {
    pub m: &'a PtxModule,
    pub f: &'a read::Function,
    pub rows: Machine<'a>,
    pub layout: &'a Layout,
    pub out: Function,
    /// First slot of each register.
    slot: Vec<Slot>,
    /// Slot of the carry.
    pub carry: Slot,
    /// Slot of the depot's address.
    pub depot: Slot,
    /// Slots of the addresses of parameters: those of the function behind its result.
    pub params: Vec<Slot>,
    pub ret: Slot,
    /// Parameters of calls: slot of the address, bytes, alignment; the result first.
    pub call_params: Vec<(Slot, u64, u64)>,
    /// Offset of each parameter of a kernel.
    offsets: Vec<u64>,
    consts: HashMap<u64, Slot, foldhash::fast::FixedState>,
    /// Immediates of 64 bits, with those of rows of text.
    pub wide: Vec<u64>,
    /// First slot that lives within one row, and the next free one.
    temps: (Slot, Slot),
    /// Edges whose target is an operation, not a block.
    direct: Vec<u32>,
    block_of_label: Vec<u32>,
    line: u32,
    /// Slots that inline assembly leaves its results in.
    pub results: Vec<Slot>,
    /// The first row that cannot be decoded: inline assembly with one is refused as a whole.
    refused: Option<Undecodable>,
}

/// What ends a block.
enum End {
    Goto(u32),
    Branch(Operand, u32, u32),
    Table(Operand, Vec<u32>),
    None,
}

/// Decodes a body.
pub(super) fn decode(module: &PtxModule, function: &read::Function, body: &Body, layout: &Layout) -> Function {
    let mut d = Decoder::new(module, function, body, layout);
    d.blocks(&body.lines);
    d.out
}

/// Decodes a body of inline assembly, whose row `asm.operands` names its registers: `outputs` and `inputs` are positions in
/// it; inputs without one are not read.
pub(super) fn decode_assembly(
    module: &PtxModule,
    function: &read::Function,
    body: &Body,
    layout: &Layout,
    outputs: &[u32],
    inputs: &[Option<u32>],
) -> Done<Function> {
    let mut d = Decoder::new(module, function, body, layout);
    let rows = body.rows.read();
    let marks =
        |&row: &Row| rows.heads[row].op == Op::Text && rows.text(rows.operands(row)[0].text()).starts_with(b"asm.");
    let regs: Vec<Slot> = match rows.all_rows().find(marks) {
        Some(row) => rows.operands(row)[1..].iter().map(|o| d.slot[o.payload as usize]).collect(),
        None => Vec::new(),
    };
    for i in inputs {
        let slot = match i {
            Some(k) => *regs.get(*k as usize).ok_or(Undecodable::NoRegister)?,
            None => d.fixed(),
        };
        d.out.args.push(CallArg { slot: slot.0, n: 1, noundef: false, byval: (0, 0), ty: warpc_ir::ids::Type::I64 });
    }
    for &o in outputs {
        d.results.push(*regs.get(o as usize).ok_or(Undecodable::NoRegister)?);
    }
    d.out.ret = outputs.len() as u32;
    d.temps = (Slot(d.out.slots), Slot(d.out.slots));
    d.blocks(&body.lines);
    d.refused.map_or(Ok(d.out), Err)
}

impl<'a> Decoder<'a> {
    fn new(module: &'a PtxModule, function: &'a read::Function, body: &'a Body, layout: &'a Layout) -> Decoder<'a> {
        let rows = body.rows.read();
        let mut d = Decoder {
            m: module,
            f: function,
            rows,
            layout,
            out: Function { fresh: true, ..Default::default() },
            slot: Vec::with_capacity(rows.regs()),
            carry: NO_SLOT,
            depot: NO_SLOT,
            params: Vec::new(),
            ret: NO_SLOT,
            call_params: Vec::new(),
            offsets: Vec::new(),
            consts: HashMap::default(),
            wide: rows.side.wide.clone(),
            temps: (Slot(0), Slot(0)),
            direct: Vec::new(),
            block_of_label: vec![u32::MAX; rows.ranges.len()],
            line: body.lines.first().copied().unwrap_or(0),
            results: Vec::new(),
            refused: None,
        };
        d.signature();
        for v in VReg(0).up_to(VReg::new(rows.regs())) {
            d.slot.push(Slot(d.out.slots));
            d.out.slots += if rows.class(v) == Class::B128 { 2 } else { 1 };
        }
        d.carry = d.fixed();
        d.prologue();
        d.temps = (Slot(d.out.slots), Slot(d.out.slots));
        d
    }
}

impl Decoder<'_> {
    /// A slot that lives as long as the call of the function.
    fn fixed(&mut self) -> Slot {
        self.out.slots += 1;
        Slot(self.out.slots - 1)
    }
    fn signature(&mut self) {
        let pointer =
            |slot: Slot| CallArg { slot: slot.0, n: 1, noundef: false, byval: (0, 0), ty: warpc_ir::ids::Type::PTR };
        let leaf = Leaf { off: 0, bit: 0, bits: 64 };
        let add = |d: &mut Self| {
            let s = d.fixed();
            d.out.args.push(pointer(s));
            d.out.arg_leaves.push(vec![leaf]);
            s
        };
        if self.f.kernel {
            let block = add(self);
            let (mut at, mut list) = (0u64, Vec::new());
            for p in &self.f.params {
                at = at.next_multiple_of(p.natural_align());
                self.offsets.push(at);
                list.push((at, p.size()));
                at += p.size();
                self.params.push(block);
            }
            self.out.params = Some(list);
            return;
        }
        if self.f.ret.is_some() {
            self.ret = add(self);
        }
        for _ in &self.f.params {
            let s = add(self);
            self.params.push(s);
        }
    }
    /// Stack objects of the depot and of the parameters of calls, made when the function is entered.
    fn prologue(&mut self) {
        for i in self.rows.all_rows() {
            if self.rows.heads[i].op != Op::DeclParam {
                continue;
            }
            let o = self.rows.operands(i);
            let n = if o[0].kind == Kind::CallRet { 0 } else { o[0].payload as usize + 1 };
            if n > 4096 {
                continue;
            }
            let (align, size) = (self.rows.imm(o[1]) as u64, self.rows.imm(o[2]) as u64);
            let (align, size) = if align == 0 { (size / 8, size / 8) } else { (align, size) };
            if self.call_params.len() <= n {
                self.call_params.resize(n + 1, (NO_SLOT, 0, 1));
            }
            let p = &mut self.call_params[n];
            *p = (NO_SLOT, p.1.max(size), p.2.max(align));
        }
        let one = self.constant(1);
        if self.rows.side.uses_depot {
            self.depot = self.fixed();
            self.alloca(self.depot, one, self.rows.side.depot.0.max(1), self.rows.side.depot.1);
        }
        for n in 0..self.call_params.len() {
            let (_, size, align) = self.call_params[n];
            if size > 0 {
                let s = self.fixed();
                self.call_params[n].0 = s;
                self.alloca(s, one, size, align);
            }
        }
    }
    pub fn alloca(&mut self, dst: Slot, count: Slot, size: u64, align: u64) {
        let x = self.out.allocas.len() as u32;
        self.out.allocas.push((size, align, 64));
        self.emit(Op2 { d: dst.0, a: count.0, x, ..op(Code::Alloca) });
    }
    /// Address of a parameter as slot and offset.
    pub fn param(&self, param: ParamIndex) -> (Slot, i64) {
        let index = param.index();
        (self.params[index], self.offsets.get(index).map_or(0, |&o| o as i64))
    }

    pub fn emit(&mut self, op: Op2) {
        self.out.ops.push(op);
        self.out.lines.push(self.line);
    }
    /// A slot that lives within this row.
    pub fn temp(&mut self) -> Slot {
        self.temps_of(1)
    }
    /// The first of `count` slots that live within this row.
    pub fn temps_of(&mut self, count: u32) -> Slot {
        let t = self.temps.1;
        self.temps.1 = t + count;
        self.out.slots = self.out.slots.max(self.temps.1.0);
        t
    }
    /// The slot of a constant of the bank.
    pub fn constant(&mut self, value: u64) -> Slot {
        if let Some(&s) = self.consts.get(&value) {
            return s;
        }
        self.out.consts.push([value; 32]);
        self.out.const_undef.push(0);
        self.out.const_poison.push(false);
        let s = Slot((self.out.consts.len() - 1) as u32 | CONST);
        self.consts.insert(value, s);
        s
    }
    pub fn imm(&self, operand: Operand) -> i64 {
        match operand.kind {
            Kind::Wide => self.wide[operand.payload as usize] as i64,
            _ => operand.payload as i32 as i64,
        }
    }
    /// Slot of an operand that is written.
    pub fn def(&mut self, operand: Operand) -> Slot {
        match operand.kind {
            Kind::Reg => self.slot[operand.payload as usize],
            // 128 bits at most.
            _ => self.temps_of(2),
        }
    }
    /// Bits of the register, of `ty` for other operands.
    pub fn class_bits(&self, operand: Operand, ty: PTy) -> u32 {
        if operand.is_reg() { self.rows.class(operand.vreg()).ty().bits() } else { ty.bits() }
    }
    /// Slot of an operand that is read, `bits` wide where it is a number.
    pub fn src(&mut self, operand: Operand, bits: u32) -> Done<Slot> {
        let m = low_mask(bits);
        let plain = |d: &mut Self, (s, off): (Slot, i64)| -> Slot {
            if off == 0 {
                return s;
            }
            let (t, c) = (d.temp(), d.constant(off as u64));
            d.int(Fun::Add, t, 64, &[s, c]);
            t
        };
        Ok(match operand.kind {
            Kind::Reg => self.slot[operand.payload as usize],
            Kind::Imm | Kind::Wide => {
                let v = self.imm(operand) as u64 & m;
                self.constant(v)
            }
            Kind::Symbol => {
                let a = self.layout.addresses[operand.payload as usize];
                if a == 0 && self.m.symbols[operand.payload as usize].name == "WARP_SZ" {
                    return Ok(self.constant(32));
                }
                if a == 0 {
                    return Err(Undecodable::Address(self.m.symbols[operand.payload as usize].name.clone()));
                }
                self.constant(a & m)
            }
            Kind::Param => plain(self, self.param(ParamIndex(operand.payload))),
            Kind::RetVal => self.ret,
            Kind::CallParam | Kind::CallRet => self.base(operand)?.0,
            Kind::DepotLocal | Kind::DepotGeneric | Kind::DepotSymbol => self.depot,
            Kind::Text => {
                let name = String::from_utf8_lossy(self.rows.text(operand.text())).into_owned();
                let t = self.temp();
                match Program::special_register(&name) {
                    Some(n) => self.intr(Intr::Sreg(n), vec![], t),
                    None if name.starts_with("%clock") || name.starts_with("%globaltimer") => {
                        self.intr(Intr::Clock, vec![], t);
                    }
                    None => return Err(Undecodable::SpecialRegister(name)),
                }
                t
            }
            Kind::Label | Kind::Sink | Kind::None | Kind::Bank | Kind::Special => return Err(Undecodable::NoValue),
        })
    }
    /// Slot of an operand cut to `ty`, which its register may be wider than.
    pub fn cut(&mut self, operand: Operand, ty: PTy) -> Done<Slot> {
        let s = self.src(operand, ty.bits())?;
        if self.class_bits(operand, ty) <= ty.bits() {
            return Ok(s);
        }
        let (t, m) = (self.temp(), self.constant(low_mask(ty.bits())));
        self.int(Fun::And, t, 64, &[s, m]);
        Ok(t)
    }
    /// An integer function of `width` bits.
    pub fn int(&mut self, function: Fun, dst: Slot, width: u32, args: &[Slot]) {
        self.function(Code::Int, function, dst, (width, width), args, 0);
    }
    /// A floating-point function of kind `kind`.
    pub fn float(&mut self, function: Fun, dst: Slot, kind: u32, args: &[Slot], extra: u32) {
        self.function(Code::Float, function, dst, (kind, kind), args, extra);
    }
    pub fn function(&mut self, code: Code, function: Fun, dst: Slot, width: (u32, u32), args: &[Slot], extra: u32) {
        let at = |k: usize| args.get(k).map_or(0, |slot| slot.0);
        let (width, w2) = (width.0 as u16, width.1 as u16);
        self.emit(Op2 {
            f: function,
            w: width,
            w2,
            n: args.len() as u8,
            d: dst.0,
            a: at(0),
            b: at(1),
            c: at(2),
            x: extra,
            ..op(code)
        });
    }
    pub fn mov(&mut self, dst: Slot, src: Slot) {
        if dst != src {
            self.emit(Op2 { d: dst.0, a: src.0, ..op(Code::Mov) });
        }
    }
    pub fn intr(&mut self, kind: Intr, args: Vec<Slot>, dst: Slot) {
        let x = self.out.intrs.len() as u32;
        let args = args.into_iter().map(|slot| slot.0).collect();
        self.out.intrs.push(IntrRow { kind, args, dst: dst.0 });
        self.emit(Op2 { x, ..op(Code::Intr) });
    }
    fn unsupported(&mut self, what: Undecodable) {
        let x = self.out.messages.len() as u32;
        self.out.messages.push(what.to_string());
        self.refused.get_or_insert(what);
        self.emit(Op2 { x, ..op(Code::Unsupported) });
    }

    /// Blocks of the body as runs of rows, and what ends each.
    fn split(&mut self) -> (Vec<(usize, usize)>, Vec<End>) {
        let heads = self.rows.heads;
        let n = heads.len();
        let guarded = |i: usize| is_guarded(self.rows.operands(Row::new(i)));
        let (mut runs, mut start) = (Vec::new(), 0);
        for i in 0..n {
            let ends = matches!(heads[i].op, Op::Bra | Op::BraUni | Op::BrxIdx)
                || matches!(heads[i].op, Op::Ret | Op::Exit | Op::Trap) && !guarded(i);
            let next_is_label = i + 1 < n && heads[i + 1].op == Op::Label;
            if ends || next_is_label || i + 1 == n {
                runs.push((start, i + 1));
                start = i + 1;
            }
        }
        for (b, &(from, _)) in runs.iter().enumerate() {
            if heads[from].op == Op::Label {
                self.block_of_label[self.rows.operands(Row::new(from))[0].payload as usize] = b as u32;
            }
        }
        let last = runs.len();
        let mut ends = Vec::with_capacity(last);
        for (b, &(_, end)) in runs.iter().enumerate() {
            let o = self.rows.operands(Row::new(end - 1));
            let to = |o: &Operand| self.block_of_label[o.payload as usize];
            let next = b as u32 + 1;
            let fall = if b + 1 < last { End::Goto(next) } else { End::None };
            ends.push(match heads[end - 1].op {
                Op::Bra | Op::BraUni if guarded(end - 1) && b + 1 < last => End::Branch(o[0], to(&o[1]), next),
                Op::Bra | Op::BraUni => o.last().map_or(End::None, |o| End::Goto(to(o))),
                Op::BrxIdx => End::Table(o[0], o[2..].iter().map(to).collect()),
                Op::Ret | Op::Exit | Op::Trap if !guarded(end - 1) => End::None,
                _ => fall,
            });
        }
        (runs, ends)
    }
    fn edge(&mut self, block: u32) -> u32 {
        self.out.edges.push(Edge { pc: block, moves: (0, 0), hazard: false });
        self.out.edges.len() as u32 - 1
    }
    /// An edge to an operation, whose number is set later.
    fn direct_edge(&mut self) -> u32 {
        let e = self.edge(0);
        self.direct.push(e);
        e
    }
    fn blocks(&mut self, lines: &[u32]) {
        let (runs, ends) = self.split();
        let mut edges = Vec::new();
        let mut preds = vec![0u32; runs.len()];
        for (b, e) in ends.iter().enumerate() {
            let mut add = |to: u32| {
                edges.push((b as u32, to));
                preds[to as usize] += 1;
            };
            match e {
                End::Goto(t) => add(*t),
                End::Branch(_, t, u) => [*t, *u].into_iter().for_each(add),
                End::Table(_, list) => {
                    let mut list = list.clone();
                    list.sort_unstable();
                    list.dedup();
                    list.into_iter().for_each(add);
                }
                End::None => {}
            }
        }
        let order = Program::schedule(runs.len(), &edges);
        let mut pc = vec![0u32; runs.len()];
        for (n, &b) in order.iter().enumerate() {
            pc[b as usize] = self.out.ops.len() as u32;
            let (from, to) = runs[b as usize];
            for i in from..to {
                self.line = lines.get(i).copied().unwrap_or(0);
                self.temps.1 = self.temps.0;
                let start = self.out.ops.len();
                if let Err(what) = self.guarded(i) {
                    // What was emitted for the row before is of no use.
                    self.out.ops.truncate(start);
                    self.out.lines.truncate(start);
                    self.unsupported(what);
                }
            }
            match &ends[b as usize] {
                End::Goto(t) => {
                    // Lanes may meet where several blocks lead to, so that one is jumped to.
                    if order.get(n + 1) != Some(t) || preds[*t as usize] > 1 {
                        let x = self.edge(*t);
                        self.emit(Op2 { x, ..op(Code::Jump) });
                    }
                }
                End::Branch(p, t, u) => {
                    let a = self.slot[p.payload as usize].0;
                    let (t, u) = if p.has(oflag::NEG) { (*u, *t) } else { (*t, *u) };
                    let (x, b) = (self.edge(t), self.edge(u));
                    self.emit(Op2 { a, x, b, ..op(Code::Branch) });
                }
                End::Table(o, list) => match self.src(*o, 32) {
                    Ok(a) => {
                        let default = self.direct_edge();
                        let cases = list
                            .iter()
                            .enumerate()
                            .map(|(k, &t)| (CaseValue::from_slice(&[k as u64]), self.edge(t)))
                            .collect();
                        let x = self.out.switches.len() as u32;
                        self.out.switches.push(SwitchRow { cases, default, slots: 1 });
                        self.emit(Op2 { a: a.0, x, ..op(Code::Switch) });
                        self.out.edges[default as usize].pc = self.out.ops.len() as u32;
                        self.emit(op(Code::Unreachable));
                    }
                    Err(what) => self.unsupported(what),
                },
                End::None => {
                    // Rows that end a thread are there already; text may still run off its end.
                    if !self.out.ops.last().is_some_and(|o| matches!(o.code, Code::Ret | Code::Intr)) {
                        self.unsupported(Undecodable::NoReturn);
                    }
                }
            }
        }
        let mut is_direct = vec![false; self.out.edges.len()];
        self.direct.iter().for_each(|&e| is_direct[e as usize] = true);
        for (e, d) in self.out.edges.iter_mut().zip(is_direct) {
            if !d {
                e.pc = pc[e.pc as usize];
            }
        }
        self.out.entry = 0;
    }
    /// A row, run by the lanes for which its guard holds.
    fn guarded(&mut self, i: usize) -> Done {
        let h = self.rows.heads[i];
        let mut ops = self.rows.operands(Row::new(i));
        if matches!(h.op, Op::Bra | Op::BraUni | Op::BrxIdx | Op::Label) {
            return Ok(());
        }
        if h.op == Op::Text {
            return self.opaque(ops);
        }
        let guard = ops.first().copied().filter(|o| o.has(oflag::GUARD));
        match guard {
            Some(g) => {
                ops = &ops[1..];
                self.under(g, |d| d.table(h, ops))
            }
            None => self.table(h, ops),
        }
    }
    /// Operations made by `body`, for the lanes where predicate `guard` holds (or does not, when negated).
    pub fn under(&mut self, guard: Operand, body: impl FnOnce(&mut Self) -> Done) -> Done {
        let a = self.slot[guard.payload as usize].0;
        let (go, skip) = (self.direct_edge(), self.direct_edge());
        let (x, b) = if guard.has(oflag::NEG) { (skip, go) } else { (go, skip) };
        self.emit(Op2 { a, x, b, ..op(Code::Branch) });
        self.out.edges[go as usize].pc = self.out.ops.len() as u32;
        body(self)?;
        let x = self.direct_edge();
        self.emit(Op2 { x, ..op(Code::Jump) });
        let end = self.out.ops.len() as u32;
        self.out.edges[x as usize].pc = end;
        self.out.edges[skip as usize].pc = end;
        Ok(())
    }
}

/// What all files of this folder speak of: the opcode of a row is `Op`, an operation of the interpreter `Op2`.
pub(super) use warpc_interp::program::{
    Access, Bulk, BulkWay, CONST, CallArg, CallRow, Callee, CaseValue, Code, Edge, Field, Fun, Function, Intr, IntrRow,
    Leaf, Op as Op2, Part, Reduce, SwitchRow, TensorOp, TensorWords, TileCopy, Wgmma, Wmma, mnemonic, narrow_kind, opt,
    reduction, tile_reduction,
};

/// An operation of nothing but its code.
pub(super) fn op(code: Code) -> Op2 {
    Op2 { code, f: Fun::Add, w: 0, w2: 0, fl: 0, n: 0, d: 0, a: 0, b: 0, c: 0, x: 0 }
}

pub(super) use warpc_ir::consts::low_mask;
