//! A body: slots of its registers, its signature, its variables, and what the other files build operations with.

pub(super) use super::error::Undecodable;
pub(super) use super::place::Placed;
use super::place::{align_of, size_of};
pub(super) use super::spelled::{Arg, Instr, Spelled, float_kind, is_signed, parts};
use hashbrown::HashMap;
use warpc_interp::Program;
pub(super) use warpc_interp::program::{
    Access, Bulk, BulkWay, CONST, CallArg, CallRow, Callee, CaseValue, Code, Edge, Field, Fun, Function, Intr, IntrRow,
    Leaf, Op, Part, Reduce, SwitchRow, TensorOp, TensorWords, TileCopy, Wgmma, Wmma, mnemonic, narrow_kind, opt,
    reduction, tile_reduction,
};
pub(super) use warpc_ir::consts::low_mask;
use warpc_ir::ids::Type as IrType;
use warpc_ptx_syntax::rows::{FunctionRow, OperandKind, Space, Span, StatementRow, Variable};
pub(super) use warpc_ptx_syntax::types::Type;

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

/// Why an instruction cannot be decoded.
pub(super) type Done<T = ()> = Result<T, Undecodable>;

/// Slots of a value of so many bits.
pub(super) fn slots_of(bits: u32) -> u32 {
    bits.div_ceil(64).max(1)
}

/// An operation of nothing but its code.
pub(super) fn op(code: Code) -> Op {
    Op { code, f: Fun::Add, w: 0, w2: 0, fl: 0, n: 0, d: 0, a: 0, b: 0, c: 0, x: 0 }
}

/// Decodes one body.
pub(super) struct Decoder<'a> {
    pub placed: &'a Placed<'a>,
    pub function: &'a FunctionRow,
    pub out: Function,
    /// First slot of each register.
    pub registers: Vec<Slot>,
    /// Slot of the carry.
    pub carry: Slot,
    /// Where variables of this function are: the slot of an address, and what is added to it.
    pub variables: HashMap<u32, (Slot, i64), foldhash::fast::FixedState>,
    consts: HashMap<u64, Slot, foldhash::fast::FixedState>,
    /// First slot that lives within one instruction, and the next free one.
    temps: (Slot, Slot),
    /// Edges whose target is an operation, not a block.
    pub direct: Vec<u32>,
    /// Line of the instruction at hand.
    pub line: u32,
    /// Slots of what `ret` returns in registers.
    pub results: Vec<Slot>,
    /// The first instruction that cannot be decoded: inline assembly with one is refused as a whole.
    refused: Option<Undecodable>,
}

/// Decodes the body of a function or kernel.
pub(super) fn decode(placed: &Placed<'_>, function: &FunctionRow) -> Function {
    let mut decoder = Decoder::new(placed, function);
    decoder.signature();
    decoder.prologue();
    decoder.blocks();
    decoder.out
}

/// Decodes a body of inline assembly, whose first registers are its operands: `outputs` and `inputs` are registers; inputs
/// without one are not read.
pub(super) fn decode_assembly(
    placed: &Placed<'_>,
    function: &FunctionRow,
    outputs: &[u32],
    inputs: &[Option<u32>],
) -> Done<Function> {
    let mut decoder = Decoder::new(placed, function);
    for input in inputs {
        let slot = match input {
            Some(register) => *decoder.registers.get(*register as usize).ok_or(Undecodable::NoRegister)?,
            None => decoder.fixed(),
        };
        decoder.out.args.push(CallArg { slot: slot.0, n: 1, noundef: false, byval: (0, 0), ty: IrType::I64 });
    }
    for &output in outputs {
        decoder.results.push(*decoder.registers.get(output as usize).ok_or(Undecodable::NoRegister)?);
    }
    decoder.out.ret = outputs.len() as u32;
    decoder.prologue();
    decoder.blocks();
    decoder.refused.map_or(Ok(decoder.out), Err)
}

impl<'a> Decoder<'a> {
    fn new(placed: &'a Placed<'a>, function: &'a FunctionRow) -> Decoder<'a> {
        let mut decoder = Decoder {
            placed,
            function,
            out: Function { fresh: true, ..Default::default() },
            registers: vec![NO_SLOT; function.registers as usize],
            carry: NO_SLOT,
            variables: HashMap::default(),
            consts: HashMap::default(),
            temps: (Slot(0), Slot(0)),
            direct: Vec::new(),
            line: 0,
            results: Vec::new(),
            refused: None,
        };
        for group in &placed.rows.register_groups[function.register_groups.range()] {
            for number in 0..group.count.unwrap_or(1) {
                let slot = decoder.fixed_of(slots_of(group.ty.bits()) * u32::from(group.elements));
                decoder.registers[(group.first.0 + number) as usize] = slot;
            }
        }
        for row in [function.results, function.params].into_iter().flat_map(Span::range) {
            let row = &placed.rows.variables[row];
            if row.space == Space::Reg && row.register.is_some() {
                let slot = decoder.fixed_of(slots_of(row.ty.bits()) * u32::from(row.elements));
                decoder.registers[row.register.index()] = slot;
            }
        }
        decoder.carry = decoder.fixed();
        decoder
    }
}

impl Decoder<'_> {
    /// A slot that lives as long as the call of the function.
    fn fixed(&mut self) -> Slot {
        self.fixed_of(1)
    }
    fn fixed_of(&mut self, count: u32) -> Slot {
        self.out.slots += count;
        Slot(self.out.slots - count)
    }
    /// Arguments and results: a kernel has the address of its parameters; a function the addresses of results and parameters in
    /// `.param`, then values of those in registers.
    fn signature(&mut self) {
        let rows = self.placed.rows;
        if self.function.is_entry {
            let block = self.fixed();
            self.argument(block, 1);
            let (mut at, mut list) = (0u64, Vec::new());
            for variable in self.function.params.range() {
                let row = &rows.variables[variable];
                let size = size_of(rows, row);
                at = at.next_multiple_of(align_of(row));
                self.variables.insert(variable as u32, (block, at as i64));
                list.push((at, size));
                at += size;
            }
            self.out.params = Some(list);
            return;
        }
        for (variable, is_result) in [(self.function.results, true), (self.function.params, false)]
            .into_iter()
            .flat_map(|(span, is_result)| span.range().map(move |variable| (variable, is_result)))
        {
            let row = &rows.variables[variable];
            if row.space != Space::Reg {
                let slot = self.fixed();
                self.argument(slot, 1);
                self.variables.insert(variable as u32, (slot, 0));
                continue;
            }
            let slot = self.registers[row.register.index()];
            let count = slots_of(row.ty.bits()) * u32::from(row.elements);
            if is_result {
                self.results.extend((0..count).map(|n| slot + n));
            } else {
                self.argument(slot, count);
            }
        }
        self.out.ret = self.results.len() as u32;
    }
    fn argument(&mut self, slot: Slot, count: u32) {
        self.out.args.push(CallArg { slot: slot.0, n: count, noundef: false, byval: (0, 0), ty: IrType::PTR });
        self.out.arg_leaves.push((0..u64::from(count)).map(|n| Leaf { off: 8 * n, bit: 0, bits: 64 }).collect());
    }
    /// Variables of the function in memory of its own, made when it is entered.
    fn prologue(&mut self) {
        let rows = self.placed.rows;
        let one = self.constant(1);
        let is_own = |variable: Variable| matches!(rows.variables[variable.index()].space, Space::Local | Space::Param);
        for statement in &rows.statements[self.function.body.range()] {
            match *statement {
                StatementRow::Variable(variable) if is_own(variable) => self.own(variable, one),
                StatementRow::Instruction(instruction) => {
                    for operand in &rows.operands[rows.instructions.operands[instruction.index()].range()] {
                        // Local variables at the top of the file: each function has its own.
                        if operand.kind == OperandKind::Variable
                            && rows.variables[operand.id as usize].space == Space::Local
                        {
                            self.own(Variable(operand.id), one);
                        }
                    }
                }
                _ => {}
            }
        }
        self.temps = (Slot(self.out.slots), Slot(self.out.slots));
    }
    fn own(&mut self, variable: Variable, one: Slot) {
        if self.variables.contains_key(&variable.0) {
            return;
        }
        let row = &self.placed.rows.variables[variable.index()];
        let slot = self.fixed();
        self.alloca(slot, one, size_of(self.placed.rows, row).max(1), align_of(row));
        self.variables.insert(variable.0, (slot, 0));
    }
    pub fn alloca(&mut self, dst: Slot, count: Slot, size: u64, align: u64) {
        let x = self.out.allocas.len() as u32;
        self.out.allocas.push((size, align, 64));
        self.emit(Op { d: dst.0, a: count.0, x, ..op(Code::Alloca) });
    }

    pub fn emit(&mut self, op: Op) {
        self.out.ops.push(op);
        self.out.lines.push(self.line);
    }
    /// Forgets the slots of the instruction before.
    pub fn next_instruction(&mut self, line: u32) {
        self.line = line;
        self.temps.1 = self.temps.0;
    }
    /// A slot that lives within this instruction.
    pub fn temp(&mut self) -> Slot {
        self.temps_of(1)
    }
    /// The first of `count` slots that live within this instruction.
    pub fn temps_of(&mut self, count: u32) -> Slot {
        let first = self.temps.1;
        self.temps.1 = first + count;
        self.out.slots = self.out.slots.max(self.temps.1.0);
        first
    }
    /// The slot of a constant of the bank.
    pub fn constant(&mut self, value: u64) -> Slot {
        if let Some(&slot) = self.consts.get(&value) {
            return slot;
        }
        self.out.consts.push([value; 32]);
        self.out.const_undef.push(0);
        self.out.const_poison.push(false);
        let slot = Slot((self.out.consts.len() - 1) as u32 | CONST);
        self.consts.insert(value, slot);
        slot
    }
    /// An integer function of `width` bits.
    pub fn int(&mut self, function: Fun, dst: Slot, width: u32, args: &[Slot]) {
        self.function(Code::Int, function, dst, (width, width), args, 0);
    }
    /// A floating-point function of kind `kind`.
    pub fn float(&mut self, function: Fun, dst: Slot, kind: u32, args: &[Slot], options: u32) {
        self.function(Code::Float, function, dst, (kind, kind), args, options);
    }
    pub fn function(&mut self, code: Code, function: Fun, dst: Slot, width: (u32, u32), args: &[Slot], extra: u32) {
        let at = |k: usize| args.get(k).map_or(0, |slot| slot.0);
        let (width, w2) = (width.0 as u16, width.1 as u16);
        self.emit(Op {
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
    /// `dst = condition ? yes : no`.
    pub fn select(&mut self, dst: Slot, condition: Slot, yes: Slot, no: Slot) {
        self.emit(Op { d: dst.0, a: condition.0, b: yes.0, c: no.0, ..op(Code::Select) });
    }
    pub fn mov(&mut self, dst: Slot, src: Slot) {
        if dst != src {
            self.emit(Op { d: dst.0, a: src.0, ..op(Code::Mov) });
        }
    }
    /// Copies a value of several slots.
    pub fn copy(&mut self, dst: Slot, src: Slot, count: u32) {
        (0..count).for_each(|n| self.mov(dst + n, src + n));
    }
    pub fn intr(&mut self, kind: Intr, args: Vec<Slot>, dst: Slot) {
        let x = self.out.intrs.len() as u32;
        let args = args.into_iter().map(|slot| slot.0).collect();
        self.out.intrs.push(IntrRow { kind, args, dst: dst.0 });
        self.emit(Op { x, ..op(Code::Intr) });
    }
    pub fn unsupported(&mut self, what: Undecodable) {
        let x = self.out.messages.len() as u32;
        self.out.messages.push(what.to_string());
        self.refused.get_or_insert(what);
        self.emit(Op { x, ..op(Code::Unsupported) });
    }
    /// Address of a function.
    pub fn code_address(&self, function: u32) -> Option<u64> {
        let row = self.placed.functions[function as usize];
        (row != u32::MAX).then(|| Program::code_address(row))
    }
}
