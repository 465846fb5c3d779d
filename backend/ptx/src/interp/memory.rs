//! Loads and stores of all state spaces.

use super::body::*;
use super::operand::tag_of;
use warpc_interp::program::{Elements, Order};
use warpc_ptx_syntax::rows::Space;

/// What an access orders by itself.
pub(super) fn order(spelled: &Spelled) -> Order {
    let both = spelled.has("acq_rel") || spelled.has("sc");
    Order { release: both || spelled.has("release"), acquire: both || spelled.has("acquire") }
}

/// Whether two such accesses never race.
fn is_strong(spelled: &Spelled) -> bool {
    ["volatile", "relaxed", "acquire", "release", "mmio"].iter().any(|word| spelled.has(word))
}

impl Decoder<'_> {
    /// An access of `count` elements of `bits` bits: its row.
    pub fn access(&mut self, count: u32, bits: u32, space: u64, offset: i64, atomic: bool) -> u32 {
        let bytes = u64::from(bits).div_ceil(8);
        let mut leaves = Vec::new();
        for element in 0..u64::from(count) {
            leaves.push(Leaf { off: element * bytes, bit: 0, bits: bits.min(64) });
            if bits > 64 {
                leaves.push(Leaf { off: element * bytes + 8, bit: 0, bits: bits - 64 });
            }
        }
        let size = u64::from(count) * bytes;
        let x = self.out.accesses.len() as u32;
        let row = Access { leaves, size, align: size, atomic, space, offset, elems: 1, ..Default::default() };
        self.out.accesses.push(row);
        x
    }
    /// `ld`, `ldu`, `st` and what is written like them.
    pub fn memory(&mut self, instr: &Instr<'_>) -> Done {
        match instr.spelled.name {
            "st" => self.store(instr, 0, 1),
            "st.async" => {
                self.store(instr, 0, 1)?;
                self.complete(instr, 2)
            }
            "st.bulk" => {
                let to = self.address_of(&instr.args[0], instr.spelled.space == Space::Shared)?;
                let (count, zero) = (self.value(&instr.args[1], 64)?, self.constant(0));
                self.intr(Intr::MemSet { elements: Elements::Any }, vec![to, zero, count], NO_SLOT);
                Ok(())
            }
            "ld" | "ldu" => self.load(instr),
            _ => Err(Undecodable::Instruction(instr.spelled.text())),
        }
    }
    fn load(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let (ty, targets) = (spelled.ty(), self.elements(&instr.args[0]));
        let (base, offset) = self.base(&instr.args[1])?;
        let per = slots_of(ty.bits());
        let x = self.access(targets.len() as u32, ty.bits(), tag_of(spelled.space), offset, is_strong(spelled));
        self.out.accesses[x as usize].order = order(spelled);
        let values = self.temps_of(targets.len() as u32 * per);
        self.emit(Op { d: values.0, a: base.0, x, ..op(Code::Load) });
        for (number, operand) in (0..).zip(targets) {
            self.deliver(operand, ty, values + number * per);
        }
        Ok(())
    }
    /// Stores what operand `from` holds where operand `to` says.
    fn store(&mut self, instr: &Instr<'_>, to: usize, from: usize) -> Done {
        let spelled = instr.spelled;
        let bits = spelled.ty().bits();
        let (base, offset) = self.base(&instr.args[to])?;
        let list = self.values(&instr.args[from], bits)?;
        let (count, per) = (list.len() as u32, slots_of(bits));
        let values = if let [one] = list[..] {
            one
        } else {
            let values = self.temps_of(count * per);
            (0..).zip(list).for_each(|(number, value)| self.copy(values + number * per, value, per));
            values
        };
        let x = self.access(count, bits, tag_of(spelled.space), offset, is_strong(spelled));
        self.out.accesses[x as usize].order = order(spelled);
        self.emit(Op { a: values.0, b: base.0, x, ..op(Code::Store) });
        Ok(())
    }
    /// Tells the memory barrier of operand `index`, if there is one, that the bytes of an access have come.
    pub fn complete(&mut self, instr: &Instr<'_>, index: usize) -> Done {
        let Some(barrier) = instr.args.get(index) else { return Ok(()) };
        let spelled = instr.spelled;
        let barrier = self.address_of(barrier, true)?;
        let bytes = self.constant(u64::from(spelled.ty().bits() / 8 * spelled.elements));
        self.intr(Intr::MbarComplete, vec![barrier, bytes], NO_SLOT);
        Ok(())
    }
    /// Accesses of the memory of all devices of a group, of which there is one.
    pub fn multimem(&mut self, instr: &Instr<'_>) -> Done {
        match instr.spelled.name {
            "multimem.ld_reduce" => self.load(instr),
            "multimem.st" => self.store(instr, 0, 1),
            "multimem.red" => self.atomic(instr),
            _ => Err(Undecodable::Instruction(instr.spelled.text())),
        }
    }
}
