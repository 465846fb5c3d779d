//! Operands that no form of an instruction takes become registers.
//!
//! Whether a form takes a number where it stands says the table of the architecture; what was found is remembered by head and
//! kinds of operands. Of several ways the one that makes the fewest registers is taken.

use crate::edit::{Became, rebuild};
use crate::encode::{FormTable, Item, Legal, Value, split_guard};
use crate::launch::Launch;
use crate::ori::isa::Class;
use crate::ori::operand::{JUMP_TABLES, mark};
use crate::ori::{Op, OriHead, OriMachine, OriMachineMut};
use warpc_machine::ids::Row;
use warpc_machine::operand::{Kind, Operand, oflag};

/// An instruction that has no form, whatever its numbers become: a bug of the compiler.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no form of the architecture is `{text}`")]
pub struct NoForm {
    /// The instruction as it would be printed.
    pub text: String,
}

/// Makes operands legal; keeps its memory from function to function.
#[derive(Default)]
pub struct Legaliser {
    /// By row: which operands become registers, a bit each.
    bits: Vec<u32>,
    items: Vec<Item>,
    changed: Vec<Item>,
}

impl Legaliser {
    /// Makes operands of all rows legal. Says whether some were not.
    ///
    /// # Errors
    /// The first row that has no form.
    pub fn run(
        &mut self,
        machine: &mut OriMachineMut<'_>,
        launch: &Launch,
        forms: &mut FormTable,
    ) -> Result<bool, NoForm> {
        self.find(machine.read(), forms, may_change)?;
        let bits = &self.bits;
        if bits.iter().all(|&bits| bits == 0) {
            return Ok(false);
        }
        let mut operands = Vec::new();
        rebuild(machine, launch, |placer, machine, row| {
            let bits = bits[row.index()];
            if bits == 0 {
                return Ok(Became::Same);
            }
            let head = machine.heads[row];
            operands.clear();
            operands.extend_from_slice(machine.operands(row));
            for (n, operand) in operands.iter_mut().enumerate().filter(|(n, _)| bits >> n & 1 == 1) {
                let number = Operand { flags: 0, ..*operand };
                let register = if head.op.floating() == Some(Class::R64) && number.is_imm() {
                    // It is the high half of a number of 64 bits.
                    let wide = placer.register(Class::R64);
                    placer.emit(Op::Pack, &[], &[Operand::def(wide), Operand::ZERO, number]);
                    wide
                } else {
                    let register = placer.register(Class::R);
                    placer.emit(Op::Mov, &[], &[Operand::def(register), number]);
                    register
                };
                debug_assert!(n < 32);
                *operand = Operand::reg(register);
            }
            placer.row(head, &operands);
            Ok(Became::Others)
        })?;
        Ok(true)
    }

    /// Whether each row has a form as it is.
    ///
    /// # Errors
    /// The first that has none.
    pub fn inspect(&mut self, machine: OriMachine<'_>, forms: &mut FormTable) -> Result<(), NoForm> {
        self.find(machine, forms, |_, _| true)?;
        match self.bits.iter().position(|&bits| bits != 0) {
            Some(row) => Err(no_form(machine, Row::new(row))),
            None => Ok(()),
        }
    }

    /// Finds for each row that `is_asked` which operands must become registers.
    fn find(
        &mut self,
        machine: OriMachine<'_>,
        forms: &mut FormTable,
        is_asked: fn(Op, &[Operand]) -> bool,
    ) -> Result<(), NoForm> {
        self.bits.clear();
        for row in machine.all_rows() {
            let head = machine.heads[row];
            let is_checked = (!head.op.is_pseudo() || head.op.is_macro()) && is_asked(head.op, machine.operands(row));
            let bits = if is_checked { self.of_row(machine, row, forms) } else { Some(0) };
            self.bits.push(bits.ok_or_else(|| no_form(machine, row))?);
        }
        Ok(())
    }

    fn of_row(&mut self, machine: OriMachine<'_>, row: Row, forms: &mut FormTable) -> Legal {
        let (head, operands) = (machine.heads[row], machine.operands(row));
        let Legaliser { items, changed, .. } = self;
        items.clear();
        // Operands that are not shown stand behind all others.
        let shown = operands.iter().take_while(|operand| !operand.has(oflag::IMPLICIT));
        items.extend(shown.map(|&operand| item(machine, operand)));
        let (guard, items) = split_guard(items);
        let guard = guard.is_some() as usize;
        let key = forms.key(head, items);
        let legal = forms.legal(key, |forms| fewest(forms, head, &operands[guard..], items, changed));
        legal.map(|bits| bits << guard)
    }
}

fn no_form(machine: OriMachine<'_>, row: Row) -> NoForm {
    let mut text = String::new();
    crate::ori::print_row(machine, &[], row, &mut text);
    NoForm { text: text.trim().trim_end_matches(';').trim_end().to_string() }
}

/// An operand as an item of a listing, in some register.
fn item(machine: OriMachine<'_>, operand: Operand) -> Item {
    let register = |class: Class, number| Value::Register { letter: class.letter(), number };
    let value = match operand.kind {
        Kind::Reg => register(Class::of(machine.reg_class(operand.vreg())), 0),
        Kind::Sink => {
            let class = Class::ALL[operand.payload as usize];
            register(class, class.zero())
        }
        Kind::DepotLocal | Kind::CallParam => register(Class::R, 1),
        Kind::Bank if operand.aux == JUMP_TABLES => Value::Table(operand.payload),
        Kind::Bank => Value::Bank(operand.aux, operand.payload),
        Kind::Special => Value::Special(operand.payload),
        Kind::Label => Value::Label(operand.block()),
        Kind::Symbol => Value::Function(operand.payload),
        _ => Value::number(machine.imm(operand)),
    };
    let marks = if operand.kind == Kind::Bank { 0 } else { operand.aux & mark::SHOWN };
    Item { value, flags: operand.flags, marks }
}

/// Whether operand `n` may become a register: a number that is no part of an address, or a place in a constant bank.
fn is_candidate(op: Op, operands: &[Operand], n: usize) -> bool {
    let is_address = || n > 0 && operands[n - 1].has(oflag::ADDR) && operands[n - 1].kind != Kind::Bank;
    operands[n].is_imm() && !is_address() || operands[n].kind == Kind::Bank && op != Op::Ldc
}

/// Whether an instruction has operands that may become registers. Others are as they are, and what has no form is refused as a word.
fn may_change(op: Op, operands: &[Operand]) -> bool {
    (0..operands.len()).any(|n| is_candidate(op, operands, n))
}

/// The operands that must become registers: the fewest for which there is a form.
fn fewest(
    forms: &mut FormTable,
    head: OriHead,
    operands: &[Operand],
    items: &[Item],
    changed: &mut Vec<Item>,
) -> Legal {
    let candidates: Vec<usize> = (0..items.len()).filter(|&n| is_candidate(head.op, operands, n)).take(8).collect();
    let mut choices: Vec<u32> = (0..1u32 << candidates.len()).collect();
    choices.sort_by_key(|choice| choice.count_ones());
    if matches!(head.op, Op::F2f | Op::F2i | Op::Frnd) {
        // Their numbers have fields of odd shapes, in which few have room: such conversions are folded, or rare.
        choices.drain(..choices.len() - 1);
    }
    choices.into_iter().find_map(|choice| {
        let bits =
            candidates.iter().enumerate().filter(|(n, _)| choice >> n & 1 == 1).fold(0, |bits, (_, at)| bits | 1 << at);
        changed.clear();
        changed.extend_from_slice(items);
        for (_, item) in changed.iter_mut().enumerate().filter(|(n, _)| bits >> n & 1 == 1) {
            *item = Item::register('R', 0);
        }
        forms.has_form(head, changed).then_some(bits)
    })
}
