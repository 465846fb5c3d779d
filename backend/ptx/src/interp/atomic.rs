//! Atomic operations.

use super::body::*;
use super::memory::order;
use super::operand::tag_of;
use warpc_ir::opcode::RmwOp;

/// What an operation does to a value of type `ty`.
fn operation(spelled: &Spelled) -> Option<RmwOp> {
    let (is_number, signed) = (float_kind(spelled.ty()).is_some(), is_signed(spelled.ty()));
    Some(match spelled.choice(&["add", "min", "max", "and", "or", "xor", "exch", "inc", "dec"])? {
        0 if is_number => RmwOp::FAdd,
        1 if is_number => RmwOp::FMin,
        2 if is_number => RmwOp::FMax,
        0 => RmwOp::Add,
        1 if signed => RmwOp::Min,
        2 if signed => RmwOp::Max,
        1 => RmwOp::UMin,
        2 => RmwOp::UMax,
        3 => RmwOp::And,
        4 => RmwOp::Or,
        5 => RmwOp::Xor,
        6 => RmwOp::Xchg,
        7 => RmwOp::UIncWrap,
        _ => RmwOp::UDecWrap,
    })
}

impl Decoder<'_> {
    /// `atom` and `red`, of one value or of a vector.
    pub fn atomic(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let ty = spelled.ty();
        let has_result = spelled.words[0] == "atom";
        let (address, operand) = (has_result as usize, has_result as usize + 1);
        let (base, offset) = self.base(&instr.args[address])?;
        let (count, bits) = parts(ty);
        let list = self.values(&instr.args[operand], ty.bits())?;
        let numbers = list.len() as u32 * count;
        let x = self.access(numbers, bits, tag_of(spelled.space), offset, true);
        let row = &mut self.out.accesses[x as usize];
        row.order = order(spelled);
        row.float = float_kind(ty).unwrap_or(0);
        row.elems = numbers;
        let per = slots_of(bits);
        if spelled.has("cas") {
            let new = self.value(&instr.args[operand + 1], ty.bits())?;
            // The success bit stands behind the old value.
            let old = self.temps_of(per + 1);
            self.emit(Op { d: old.0, a: base.0, b: list[0].0, c: new.0, x, ..op(Code::CmpXchg) });
            self.deliver(instr.args[0].head(), ty, old);
            return Ok(());
        }
        let rmw = operation(spelled).ok_or(Undecodable::Atomic)?;
        let values = if numbers == 1 {
            list[0]
        } else {
            let values = self.temps_of(numbers);
            for (element, &value) in (0..).zip(&list) {
                for number in 0..count {
                    let part = self.part(value, ty.bits(), number, count);
                    self.mov(values + (element * count + number), part);
                }
            }
            values
        };
        let old = self.temps_of(numbers * per);
        self.emit(Op { d: old.0, a: base.0, b: values.0, x, w2: rmw as u16, ..op(Code::Rmw) });
        if has_result {
            for (element, to) in (0..).zip(self.elements(&instr.args[0])) {
                let first = old + element * count * per;
                let value = if count == 1 {
                    first
                } else {
                    let list: Vec<Slot> = (0..count).map(|number| first + number).collect();
                    self.join(&list, ty.bits())
                };
                self.deliver(to, ty, value);
            }
        } else if spelled.name == "red.async" {
            self.complete(instr, 2)?;
        }
        Ok(())
    }
}
