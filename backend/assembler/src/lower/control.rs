//! Labels, branches, the ends of threads.

use super::{LowerFault, Lowering, Work};
use crate::ori::isa::Class;
use crate::ori::operand::{JUMP_TABLES, absent, bank};
use crate::ori::{Op, Suffix};
use crate::reference::BIAS;
use warpc_machine::ids::MBlock;
use warpc_machine::operand::{Operand, oflag};
use warpc_ptx_syntax::rows::{Instruction, OperandKind};

/// Bytes of the jump tables of one function: what is more becomes a search. The bank has 64 KiB for all functions of a kernel.
const MOST_TABLE_BYTES: u32 = 0x4000;

impl Lowering<'_> {
    /// The block of a label.
    pub(super) fn block_of(&self, work: &mut Work<'_, '_, '_>, label: u32) -> MBlock {
        let placer = &mut work.placer;
        *work.labels.entry(label).or_insert_with(|| placer.block())
    }

    /// Lowers an instruction that decides where control goes. Says whether it is one.
    pub(super) fn control(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        instruction: Instruction,
    ) -> Result<bool, LowerFault> {
        let rows = self.rows;
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let guard = self.guard(work, instruction);
        match self.opcode(instruction) {
            "bra" => {
                let target = operands.iter().find(|operand| operand.kind == OperandKind::Label);
                let target = self.block_of(work, target.map_or(0, |target| target.id));
                self.jump(work, guard, target);
            }
            "brx.idx" => self.indexed(work, instruction, guard),
            "call" => self.call(work, instruction, guard)?,
            "ret" if !work.function.is_entry => self.leave(work, guard),
            "ret" | "exit" => {
                let operands: Vec<Operand> = guard.into_iter().collect();
                work.placer.emit(Op::Exit, &[], &operands);
                let next = work.placer.block();
                work.placer.open(next);
            }
            "pmevent" if self.spelling(instruction).modifiers.is_empty() => {
                let event = 1 << (operands.first().map_or(0, |event| event.value) & 15);
                let operands: Vec<Operand> = guard.into_iter().chain([Operand::imm(event)]).collect();
                work.placer.emit(Op::Pmtrig, &[], &operands);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// What stands behind the last statement: control must not leave the code.
    pub(super) fn end(&mut self, work: &mut Work<'_, '_, '_>) {
        match work.function.is_entry {
            true => work.placer.emit(Op::Exit, &[], &[]),
            false => self.give_back(work),
        }
    }

    pub(super) fn jump(&self, work: &mut Work<'_, '_, '_>, guard: Option<Operand>, target: MBlock) {
        let operands: Vec<Operand> = guard.into_iter().chain([Operand::label(target)]).collect();
        work.placer.emit(Op::Bra, &[], &operands);
        let next = work.placer.block();
        work.placer.open(next);
    }

    /// A branch by a table. An index outside of it is undefined.
    fn indexed(&mut self, work: &mut Work<'_, '_, '_>, instruction: Instruction, guard: Option<Operand>) {
        let rows = self.rows;
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let index = Operand::reg(work.registers[operands[0].id as usize]);
        let table = operands.iter().find(|operand| operand.kind == OperandKind::Targets);
        let Some(table) = table else { return };
        let targets: Vec<MBlock> = rows.operands[rows.targets[table.id as usize].targets.range()]
            .iter()
            .map(|target| self.block_of(work, target.id))
            .collect();
        let behind = match guard {
            Some(guard) => work.placer.only_where(guard),
            None => work.placer.block(),
        };
        let bytes = targets.len() as u32 * 4;
        if work.table_bytes + bytes <= MOST_TABLE_BYTES {
            self.by_table(work, index, &targets);
        } else {
            self.by_search(work, index, &targets);
        }
        work.placer.open(behind);
    }

    /// The table lies in constant bank 2; it holds the place of each target in the section. The row has the targets as operands that are
    /// not written, behind the place of the table.
    fn by_table(&self, work: &mut Work<'_, '_, '_>, index: Operand, targets: &[MBlock]) {
        let (table, rz) = (work.table_bytes, absent(Class::R));
        work.table_bytes += targets.len() as u32 * 4;
        let placer = &mut work.placer;
        let [scaled, low, high] = [(); 3].map(|()| placer.register(Class::R));
        let suffixes = [Suffix::L, Suffix::U32];
        placer.emit(Op::Shf, &suffixes, &[Operand::def(scaled), index, Operand::imm(2), rz]);
        let scaled = match self.layout.is_relocatable {
            true => placer.sum(Operand::reg(scaled), BIAS),
            false => Operand::reg(scaled),
        };
        let place = bank(JUMP_TABLES, table).with(oflag::ADDR);
        placer.emit(Op::Ldc, &[], &[Operand::def(low), place, scaled]);
        let suffixes = [Suffix::R, Suffix::S32, Suffix::Hi];
        placer.emit(Op::Shf, &suffixes, &[Operand::def(high), rz, Operand::imm(31), Operand::reg(low)]);
        let target = placer.register(Class::R64);
        placer.emit(Op::Pack, &[], &[Operand::def(target), Operand::reg(low), Operand::reg(high)]);
        let mut operands = vec![Operand::reg(target), super::START, Operand::imm(table as i32).with(oflag::IMPLICIT)];
        operands.extend(targets.iter().map(|&target| Operand::label(target).with(oflag::IMPLICIT)));
        placer.emit(Op::Brx, &[], &operands);
    }

    /// A binary search, for tables that the bank has no room for: `log2` of its length comparisons.
    fn by_search(&self, work: &mut Work<'_, '_, '_>, index: Operand, targets: &[MBlock]) {
        // Ranges of the table that are left, each with the block that searches it.
        let mut left: Vec<(usize, usize, Option<MBlock>)> = vec![(0, targets.len(), None)];
        while let Some((first, end, block)) = left.pop() {
            if let Some(block) = block {
                work.placer.open(block);
            }
            if end - first <= 1 {
                if let Some(&target) = targets.get(first) {
                    work.placer.emit(Op::Bra, &[], &[Operand::label(target)]);
                }
                continue;
            }
            let middle = first.midpoint(end);
            let (is_above, above) = (work.placer.register(Class::P), work.placer.block());
            let pt = absent(Class::P);
            let compared = [Operand::def(is_above), pt, index, Operand::imm(middle as i32), pt];
            work.placer.emit(Op::Isetp, &[Suffix::Ge, Suffix::U32, Suffix::And], &compared);
            let guard = Operand::reg(is_above).with(oflag::GUARD);
            work.placer.emit(Op::Bra, &[], &[guard, Operand::label(above)]);
            let below = work.placer.block();
            left.push((middle, end, Some(above)));
            left.push((first, middle, Some(below)));
        }
    }
}
