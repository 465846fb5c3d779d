//! Operands that no form of an instruction takes become registers.
//!
//! Whether a form takes a number where it stands says the table of the architecture; what was found is remembered by head and
//! kinds of operands. Of several ways the one that makes the fewest registers is taken.

use crate::edit::{Became, rebuild};
use crate::encode::{Item, Value, kind_of, shape_of};
use crate::launch::Launch;
use crate::ori::isa::Class;
use crate::ori::operand::mark;
use crate::ori::{Op, OriHead, OriMachine, OriMachineMut};
use hashbrown::HashMap;
use warpc_machine::ids::Row;
use warpc_machine::operand::{Kind, Operand, oflag};
use warpc_sass::Table;

/// An instruction that has no form, whatever its numbers become: a bug of the compiler.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no form of the architecture is `{text}`")]
pub struct NoForm {
    /// The instruction as it would be printed.
    pub text: String,
}

type Key = (OriHead, Vec<(u8, u8, u16)>);

/// Which operands become registers, a bit each.
#[derive(Default)]
pub struct Legaliser {
    known: HashMap<Key, Option<u32>, foldhash::fast::FixedState>,
    items: Vec<Item>,
}

impl Legaliser {
    /// Makes operands of all rows legal.
    ///
    /// # Errors
    /// The first row that has no form.
    pub fn run(&mut self, machine: &mut OriMachineMut<'_>, launch: &Launch, table: &Table) -> Result<(), NoForm> {
        let mut operands = Vec::new();
        rebuild(machine, launch, |placer, machine, row| {
            let head = machine.heads[row];
            if head.op.is_pseudo() && !head.op.is_macro() {
                return Ok(Became::Same);
            }
            let bits = self.of_row(table, machine, row)?;
            if bits == 0 {
                return Ok(Became::Same);
            }
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
        })
    }

    /// Whether each row has a form as it is.
    ///
    /// # Errors
    /// The first that has none.
    pub fn inspect(&mut self, machine: OriMachine<'_>, table: &Table) -> Result<(), NoForm> {
        let is_checked = |op: Op| !op.is_pseudo() || op.is_macro();
        for row in machine.all_rows().filter(|&row| is_checked(machine.heads[row].op)) {
            if self.of_row(table, machine, row)? != 0 {
                return Err(no_form(machine, row));
            }
        }
        Ok(())
    }

    fn of_row(&mut self, table: &Table, machine: OriMachine<'_>, row: Row) -> Result<u32, NoForm> {
        let (head, operands) = (machine.heads[row], machine.operands(row));
        self.items.clear();
        // Operands that are not shown stand behind all others.
        let operands = &operands[..operands.iter().position(|o| o.has(oflag::IMPLICIT)).unwrap_or(operands.len())];
        self.items.extend(operands.iter().map(|&operand| item(machine, operand)));
        let key: Key = (head, self.items.iter().map(|item| (kind_of(item.value), item.flags, item.marks)).collect());
        let items = &mut self.items;
        let bits = *self.known.entry(key).or_insert_with(|| fewest(table, head, operands, items));
        bits.ok_or_else(|| no_form(machine, row))
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
        Kind::Bank => Value::Bank(operand.aux, operand.payload),
        Kind::Special => Value::Special(operand.payload),
        Kind::Label => Value::Label(operand.block()),
        Kind::Symbol => Value::Function(operand.payload),
        _ => Value::Number(machine.imm(operand)),
    };
    let marks = if operand.kind == Kind::Bank { 0 } else { operand.aux & mark::SHOWN };
    Item { value, flags: operand.flags, marks }
}

/// The operands that must become registers: the fewest for which there is a form.
fn fewest(table: &Table, head: OriHead, operands: &[Operand], items: &mut [Item]) -> Option<u32> {
    let is_address = |n: usize| n > 0 && operands[n - 1].has(oflag::ADDR) && operands[n - 1].kind != Kind::Bank;
    let candidates: Vec<usize> = (0..operands.len())
        .filter(|&n| operands[n].is_imm() && !is_address(n) || operands[n].kind == Kind::Bank && head.op != Op::Ldc)
        .take(8)
        .collect();
    let guard = operands.first().is_some_and(|first| first.has(oflag::GUARD)) as usize;
    let mut choices: Vec<u32> = (0..1u32 << candidates.len()).collect();
    choices.sort_by_key(|choice| choice.count_ones());
    if matches!(head.op, Op::F2f | Op::F2i | Op::Frnd) {
        // Their numbers have fields of odd shapes, in which few have room: such conversions are folded, or rare.
        choices.drain(..choices.len() - 1);
    }
    choices.into_iter().find_map(|choice| {
        let bits =
            candidates.iter().enumerate().filter(|(n, _)| choice >> n & 1 == 1).fold(0, |bits, (_, at)| bits | 1 << at);
        let mut changed = items.to_vec();
        for (n, item) in changed.iter_mut().enumerate().filter(|(n, _)| bits >> n & 1 == 1) {
            debug_assert!(n >= guard);
            *item = Item::register('R', 0);
        }
        table.choose(&shape_of(head, &changed[guard..])).ok().map(|_| bits)
    })
}
