//! Operations on matrices: `ldmatrix`, `stmatrix`, `mma`, `wmma`, `wgmma`.

use super::body::*;
use warpc_ptx_syntax::rows::{OperandKind, Space};

impl Decoder<'_> {
    /// Slots of the registers of an operand, which must be `count`.
    pub fn registers(&mut self, spelled: &Spelled, arg: &Arg<'_>, count: usize, out: &mut Vec<Slot>) -> Done {
        let list = self.values(arg, 64)?;
        if list.len() != count {
            return Err(Undecodable::Registers { name: spelled.text(), count: list.len() });
        }
        out.extend(list);
        Ok(())
    }
    /// An operation whose results go to the registers of a list.
    pub fn with_results(&mut self, kind: Intr, args: Vec<Slot>, count: usize, to: &Arg<'_>) -> Done {
        let results = self.temps_of(count as u32);
        self.intr(kind, args, results);
        self.spread(to, results, count)
    }
    pub fn matrices(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::Instruction(spelled.text());
        let words = &spelled.words[1..];
        let mut args = Vec::new();
        match spelled.words[0] {
            "ldmatrix" => {
                let m = mnemonic::matrix(words, false).ok_or_else(unknown)?;
                args.push(self.address_of(&instr.args[1], true)?);
                self.with_results(Intr::Matrix(m), args, m.num as usize, &instr.args[0])
            }
            "stmatrix" => {
                let m = mnemonic::matrix(words, true).ok_or_else(unknown)?;
                args.push(self.address_of(&instr.args[0], true)?);
                self.registers(spelled, &instr.args[1], m.num as usize, &mut args)?;
                self.intr(Intr::Matrix(m), args, NO_SLOT);
                Ok(())
            }
            "movmatrix" => {
                args.push(self.value(&instr.args[1], 32)?);
                self.with_results(Intr::MovMatrix, args, 1, &instr.args[0])
            }
            "mma" => {
                let m = mnemonic::mma(words).ok_or_else(unknown)?;
                let [a, b, c, d] = m.registers();
                for (arg, count) in instr.args[1..].iter().zip([a, b, c]) {
                    self.registers(spelled, arg, count, &mut args)?;
                }
                // Places and selector of a sparse matrix; words, bytes and lanes of scales.
                for arg in instr.args.get(4..).unwrap_or(&[]) {
                    args.extend(self.values(arg, 32)?);
                }
                if args.len() != a + b + c + m.extra() {
                    return Err(unknown());
                }
                self.with_results(Intr::Mma(m), args, d, &instr.args[0])
            }
            "wmma" => self.wmma(instr, mnemonic::wmma(words).ok_or_else(unknown)?),
            _ if spelled.name == "wgmma.mma_async" => {
                let m = Wgmma::parse(&spelled.words[2..]).ok_or_else(unknown)?;
                self.wgmma(instr, m)
            }
            _ if matches!(spelled.name, "wgmma.fence" | "wgmma.commit_group" | "wgmma.wait_group") => Ok(()),
            _ => Err(unknown()),
        }
    }
    fn wmma(&mut self, instr: &Instr<'_>, shape: Wmma) -> Done {
        let spelled = instr.spelled;
        let mut args = Vec::new();
        let shared = spelled.space == Space::Shared;
        match shape.part {
            Part::Product => {
                for (arg, part) in instr.args[1..].iter().zip([Part::A, Part::B, Part::C]) {
                    self.registers(spelled, arg, shape.registers(part), &mut args)?;
                }
                self.with_results(Intr::Wmma(shape), args, shape.registers(Part::D), &instr.args[0])
            }
            Part::D => {
                args.push(self.address_of(&instr.args[0], shared)?);
                self.registers(spelled, &instr.args[1], shape.registers(Part::D), &mut args)?;
                if let Some(stride) = instr.args.get(2) {
                    args.push(self.value(stride, 32)?);
                }
                self.intr(Intr::Wmma(shape), args, NO_SLOT);
                Ok(())
            }
            part => {
                args.push(self.address_of(&instr.args[1], shared)?);
                if let Some(stride) = instr.args.get(2) {
                    args.push(self.value(stride, 32)?);
                }
                self.with_results(Intr::Wmma(shape), args, shape.registers(part), &instr.args[0])
            }
        }
    }
    /// Registers of `D`, `A` in registers or a descriptor, descriptor of `B`, predicate, immediates.
    fn wgmma(&mut self, instr: &Instr<'_>, mut shape: Wgmma) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::Instruction(spelled.text());
        shape.a_in_registers = instr.args[1].head().kind == OperandKind::Vector;
        let numbers = instr.args.get(4..).unwrap_or(&[]);
        let list: Option<Vec<i64>> = numbers
            .iter()
            .map(|arg| (arg.head().kind == OperandKind::Integer).then_some(arg.head().value as i64))
            .collect();
        shape.immediates(&list.ok_or_else(unknown)?).ok_or_else(unknown)?;
        let mut args = Vec::new();
        self.registers(spelled, &instr.args[0], shape.results(), &mut args)?;
        self.registers(spelled, &instr.args[1], shape.sources(), &mut args)?;
        args.push(self.value(&instr.args[2], 64)?);
        match instr.args.get(3) {
            Some(arg) => args.push(self.value(arg, 1)?),
            None => args.push(self.constant(1)),
        }
        self.with_results(Intr::Wgmma(shape), args, shape.results(), &instr.args[0])
    }
}
