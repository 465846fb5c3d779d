//! A body: one row of the language for each machine row, in the order of `print.rs`.

use super::ModuleFiller;
use super::numbers::number_registers;
use crate::machine::*;
use crate::names::number;
use crate::print::{self, Names, RegisterCounts};
use warpc_columns::RowSet;
use warpc_ptx_syntax::rows::{self, Guard, Label, OperandId, OperandKind, Register, Variable};
use warpc_ptx_syntax::types::Type;
use warpc_ptx_syntax::{Callee, Filler};

/// An operand of the language; [`Operand`] is one of machine rows.
type Value = rows::Operand;

/// Memory that is used again for each body.
#[derive(Default)]
pub(super) struct Scratch {
    text: Vec<u8>,
    numbers: Vec<u32>,
    used_labels: RowSet<MBlock>,
    labels: Vec<Label>,
    /// Operands that name labels.
    waiting: Vec<(OperandId, MBlock)>,
    params: Vec<Option<Value>>,
    /// Parameters of the call that is set up, by number.
    call_params: Vec<Variable>,
}

/// What operands of a body are made from.
struct Body<'a, N> {
    machine: Machine<'a>,
    names: &'a N,
    module: &'a mut ModuleFiller,
    scratch: Scratch,
    /// A register of each class as an operand, with the number before that of the first.
    classes: [Value; Class::ALL.len()],
    /// The addresses of the frame, in its own space and generic.
    frame: [Value; 2],
    call_result: Variable,
}

/// Appends the rows of a function that is open.
pub(super) fn fill<N: Names>(module: &mut ModuleFiller, machine: Machine<'_>, names: &N) {
    let mut scratch = std::mem::take(&mut module.scratch);
    let counts = number_registers(machine, &mut scratch.numbers);
    print::find_used_labels(machine, &mut scratch.used_labels);
    scratch.labels.clear();
    scratch.labels.resize(machine.ranges.len(), Label::NONE);
    scratch.waiting.clear();
    scratch.params.clear();
    let none = Value::of(OperandKind::Sink, 0, 0);
    let mut body = Body {
        machine,
        names,
        module,
        scratch,
        classes: [none; Class::ALL.len()],
        frame: [none; 2],
        call_result: Variable::NONE,
    };
    body.declare(&counts);
    for row in machine.all_rows() {
        body.row(row);
    }
    body.set_labels();
    body.module.scratch = body.scratch;
}

impl<N: Names> Body<'_, N> {
    fn file(&mut self) -> &mut Filler {
        &mut self.module.file
    }

    /// Declares the frame and the registers, and sets the frame up.
    fn declare(&mut self, counts: &RegisterCounts) {
        let first = self.module.file.rows().register_groups.len();
        let mut text = std::mem::take(&mut self.scratch.text);
        text.clear();
        print::declarations(self.machine, counts, None, &mut text);
        self.file().statements(&text);
        let mut groups = self.module.file.rows().register_groups[first..].iter();
        if self.machine.side.uses_depot {
            for address in self.frame.iter_mut().rev() {
                *address = groups.next().map_or(*address, |group| group.member(0));
            }
        }
        for class in Class::ALL.into_iter().filter(|&class| counts[class as usize] != 0) {
            let operand = &mut self.classes[class as usize];
            *operand = groups.next().map_or(*operand, |group| group.member(0));
        }
        text.clear();
        print::set_frame_up(self.machine, None, &mut text);
        self.file().statements(&text);
        self.scratch.text = text;
    }

    /// Tells the operands that name labels where these stand.
    fn set_labels(&mut self) {
        for at in 0..self.scratch.waiting.len() {
            let (operand, block) = self.scratch.waiting[at];
            let label = self.scratch.labels[block.index()];
            self.file().set_label(operand, label);
        }
    }

    fn row(&mut self, row: Row) {
        let head = self.machine.heads[row];
        let operands = self.machine.operands(row);
        match head.op {
            Op::Label => self.label(operands[0].block()),
            Op::CallOpen => {
                self.scratch.call_params.clear();
                self.file().open_scope();
            }
            Op::CallClose => self.file().close_scope(),
            Op::DeclParam => self.declare_parameter(operands),
            Op::Prototype => self.prototype(operands),
            Op::Call => self.call(operands),
            Op::BrxIdx => self.table(operands),
            Op::Text => self.template(row),
            _ => self.instruction(head, operands),
        }
    }

    fn label(&mut self, block: MBlock) {
        if !self.scratch.used_labels.contains(block) {
            return;
        }
        let name = self.numbered(b"$L_", block.0 as u64);
        let label = self.file().label(name);
        self.scratch.labels[block.index()] = label;
    }

    /// A name that ends in a number.
    fn numbered(&mut self, prefix: &[u8], value: u64) -> rows::Name {
        let text = &mut self.scratch.text;
        text.clear();
        text.extend_from_slice(prefix);
        number(value, text);
        self.module.file.name(text)
    }

    fn instruction(&mut self, head: MHead, mut operands: &[Operand]) {
        let mut guard = Guard::default();
        if let [first, rest @ ..] = operands
            && first.has(oflag::GUARD)
        {
            let register = Register(self.register(first.vreg()).id);
            guard = Guard { register, negated: first.has(oflag::NEG) };
            operands = rest;
        }
        let spelling = self.module.spelling(head);
        let first = self.module.file.next_operand();
        self.list(head, operands);
        self.file().instruction(spelling, guard, first);
    }

    /// Operands with braces and brackets.
    fn list(&mut self, head: MHead, operands: &[Operand]) {
        let (mut at, mut open) = (0, None);
        while let Some(&operand) = operands.get(at) {
            if operand.has(oflag::IMPLICIT) {
                at += 1;
                continue;
            }
            if operand.has(oflag::OPEN) {
                open = Some(self.file().operand(Value::of(OperandKind::Vector, 0, 0)));
            }
            if operand.has(oflag::ADDR) {
                let address = self.file().operand(Value::of(OperandKind::Address, 0, 0));
                self.address(operand, operands[at + 1]);
                self.file().close_list(address);
                at += 2;
                continue;
            }
            let ty = if head.op == Op::Cvt && at > 0 { head.ty2 } else { head.ty };
            self.operand(operand, ty);
            if operand.has(oflag::CLOSE)
                && let Some(vector) = open.take()
            {
                self.file().close_list(vector);
            }
            at += 1;
        }
    }

    fn address(&mut self, base: Operand, offset: Operand) {
        let row = self.file().next_operand();
        self.operand(base, PTy::B64);
        let offset = self.machine.imm(offset);
        self.file().add_offset(row, offset);
    }

    fn register(&self, register: VReg) -> Value {
        let mut row = self.classes[self.machine.class(register) as usize];
        row.id += self.scratch.numbers[register];
        row
    }

    /// One operand. `ty` says what the bits of an immediate are.
    fn operand(&mut self, operand: Operand, ty: PTy) {
        let row = match operand.kind {
            Kind::Reg => {
                let mut row = self.register(operand.vreg());
                row.flags |= if operand.has(oflag::NEG) { Value::NOT } else { 0 };
                row
            }
            Kind::Imm | Kind::Wide => immediate(self.machine.imm(operand), ty),
            Kind::Symbol => return self.symbol(SymbolRow(operand.payload)),
            Kind::Label => {
                let row = self.file().next_operand();
                self.scratch.waiting.push((row, operand.block()));
                Value::awaited_label()
            }
            Kind::Param => return self.param(ParamIndex(operand.payload)),
            Kind::RetVal => {
                self.named(|_, out| out.extend_from_slice(b"func_retval0"));
                return;
            }
            Kind::CallParam => {
                let variable = self.scratch.call_params[operand.payload as usize];
                self.module.file.rows().variable_operand(variable)
            }
            Kind::CallRet => self.module.file.rows().variable_operand(self.call_result),
            Kind::DepotLocal => self.frame[0],
            Kind::DepotGeneric => self.frame[1],
            Kind::DepotSymbol => {
                self.named(|_, out| print::frame_name(None, out));
                return;
            }
            Kind::Text => {
                let text = self.machine.text(operand.text());
                return self.file().operand_text(text);
            }
            Kind::Sink => Value::of(OperandKind::Sink, 0, 0),
            // No row of PTX has them.
            Kind::Bank | Kind::Special | Kind::None => return,
        };
        self.file().operand(row);
    }

    /// Appends what a name is at this place, and gives it back.
    fn named(&mut self, name: impl FnOnce(&N, &mut Vec<u8>)) -> Option<Value> {
        let text = &mut self.scratch.text;
        text.clear();
        name(self.names, text);
        let found = self.module.file.named(text);
        match found {
            Some(row) => {
                self.module.file.operand(row);
            }
            // The rows say that nothing has this name.
            None => self.module.file.operand_text(text),
        }
        found
    }

    fn symbol(&mut self, symbol: SymbolRow) {
        let symbols = &mut self.module.symbols;
        if symbols.len() <= symbol.index() {
            symbols.resize(symbol.index() + 1, None);
        }
        match symbols[symbol.index()] {
            Some(row) => {
                self.file().operand(row);
            }
            None => self.module.symbols[symbol.index()] = self.named(|names, out| names.symbol(symbol, out)),
        }
    }

    fn param(&mut self, param: ParamIndex) {
        let params = &mut self.scratch.params;
        if params.len() <= param.index() {
            params.resize(param.index() + 1, None);
        }
        match params[param.index()] {
            Some(row) => {
                self.file().operand(row);
            }
            None => self.scratch.params[param.index()] = self.named(|names, out| names.param(param, out)),
        }
    }

    /// A parameter or the result of a call that is set up. Parameters come in the order of their numbers.
    fn declare_parameter(&mut self, operands: &[Operand]) {
        let (align, size) = (self.machine.imm(operands[1]) as u64, self.machine.imm(operands[2]) as u64);
        let (ty, align, length) = match align {
            0 => (bits(size), None, None),
            _ => (Type::B8, Some(align), Some(size)),
        };
        let name = match operands[0].kind {
            Kind::CallRet => self.module.file.name(b"retval0"),
            _ => self.numbered(b"param", operands[0].payload as u64),
        };
        let variable = self.file().call_parameter(name, ty, align, length);
        match operands[0].kind {
            Kind::CallRet => self.call_result = variable,
            _ => {
                let params = &mut self.scratch.call_params;
                let number = operands[0].payload as usize;
                if params.len() <= number {
                    params.resize(number + 1, Variable::NONE);
                }
                params[number] = variable;
            }
        }
    }

    fn prototype(&mut self, operands: &[Operand]) {
        let mut text = std::mem::take(&mut self.scratch.text);
        text.clear();
        text.extend_from_slice(self.machine.text(operands[0].text()));
        text.extend_from_slice(b" : .callprototype ");
        text.extend_from_slice(self.machine.text(operands[1].text()));
        text.push(b';');
        self.file().statements(&text);
        self.scratch.text = text;
    }

    fn call(&mut self, operands: &[Operand]) {
        let is_direct = operands[1].kind == Kind::Symbol;
        let spelling = self.file().spelling(if is_direct { b"call.uni" } else { b"call" });
        let first = self.file().next_operand();
        let mut results = None;
        if operands[0].kind == Kind::CallRet {
            let list = self.file().operand(Value::of(OperandKind::List, 0, 0));
            self.operand(operands[0], PTy::None);
            self.file().close_list(list);
            results = Some(list);
        }
        let target = self.file().next_operand();
        self.operand(operands[1], PTy::None);
        let arguments = self.file().operand(Value::of(OperandKind::List, 0, 0));
        for &operand in operands[2..].iter().filter(|operand| operand.kind == Kind::CallParam) {
            self.operand(operand, PTy::None);
        }
        self.file().close_list(arguments);
        if let Some(&prototype) = operands.last().filter(|operand| operand.kind == Kind::Text) {
            self.operand(prototype, PTy::None);
        }
        self.file().call(spelling, Callee { results, target, arguments }, first);
    }

    fn table(&mut self, operands: &[Operand]) {
        let name = self.numbered(b"$L_brx_", operands[1].payload as u64);
        let first = self.file().next_operand();
        for &label in &operands[2..] {
            self.operand(label, PTy::None);
        }
        let targets = self.file().branch_targets(name, first);
        let spelling = self.file().spelling(b"brx.idx");
        let first = self.file().next_operand();
        self.operand(operands[0], PTy::B32);
        self.file().operand(Value::of(OperandKind::Targets, targets.0, 0));
        self.file().instruction(spelling, Guard::default(), first);
    }

    /// A template is text, which is read with the names of its registers.
    fn template(&mut self, row: Row) {
        if self.machine.text(self.machine.operands(row)[0].text()).is_empty() {
            return;
        }
        let mut text = std::mem::take(&mut self.scratch.text);
        text.clear();
        print::template(self.machine, self.names, &mut self.scratch.numbers, row, &mut text);
        self.file().statements(&text);
        self.scratch.text = text;
    }
}

/// The type of so many bits of no meaning.
fn bits(width: u64) -> Type {
    match width {
        8 => Type::B8,
        16 => Type::B16,
        64 => Type::B64,
        128 => Type::B128,
        _ => Type::B32,
    }
}

/// A number as the reader has it: floats of 32 and 64 bits by their bits, all others as integers.
fn immediate(value: i64, ty: PTy) -> Value {
    match ty {
        PTy::F32 => Value::of(OperandKind::Float32, 0, value as u64 & 0xffff_ffff),
        PTy::F64 => Value::of(OperandKind::Float64, 0, value as u64),
        _ => {
            let mut row = Value::of(OperandKind::Integer, 0, value as u64);
            // The digits of the least number are too large for a signed one.
            row.component = u8::from(value == i64::MIN);
            row
        }
    }
}
