//! Operands: values that are read, registers that are written, addresses.

use super::body::*;
use warpc_interp::Program;
use warpc_interp::assemble::space as tag;
use warpc_ptx_syntax::rows::{Operand, OperandKind, Space, Variable};
use warpc_ptx_syntax::table::table;

const COMPONENTS: [&str; 5] = ["", ".x", ".y", ".z", ".w"];

/// Tag of the addresses of a state space; 0 for any.
pub(super) fn tag_of(space: Space) -> u64 {
    match space {
        Space::Global => tag::GLOBAL,
        Space::Shared => tag::SHARED,
        Space::Const => tag::CONST,
        Space::Local => tag::LOCAL,
        _ => 0,
    }
}

impl Decoder<'_> {
    /// Slot of a register, or of a component of a vector register.
    pub fn register(&self, operand: Operand) -> Slot {
        self.registers[operand.id as usize] + operand.part() * slots_of(operand.ty.bits())
    }
    /// Slot of an operand that is read, cut to `bits` bits.
    pub fn value(&mut self, arg: &Arg<'_>, bits: u32) -> Done<Slot> {
        match arg.inside() {
            [one] => self.single(*one, bits),
            _ => Err(Undecodable::ListRead),
        }
    }
    /// The same of one row.
    pub fn single(&mut self, operand: Operand, bits: u32) -> Done<Slot> {
        let mask = low_mask(bits.min(64));
        Ok(match operand.kind {
            OperandKind::Register => {
                let slot = self.register(operand);
                if operand.flags & Operand::NOT != 0 {
                    let (inverse, one) = (self.temp(), self.constant(1));
                    self.int(Fun::Xor, inverse, 1, &[slot, one]);
                    return Ok(inverse);
                }
                if operand.ty.bits() <= bits {
                    return Ok(slot);
                }
                let (low, mask) = (self.temp(), self.constant(mask));
                self.int(Fun::And, low, 64, &[slot, mask]);
                low
            }
            OperandKind::Integer => {
                let is_negated = operand.flags & Operand::NEGATED != 0;
                let value = if is_negated { operand.value.wrapping_neg() } else { operand.value };
                // A number as a predicate is true unless it is zero.
                let value = if bits == 1 { u64::from(value != 0) } else { value };
                let value = if operand.flags & Operand::NOT != 0 { value ^ 1 } else { value };
                self.constant(value & mask)
            }
            OperandKind::Float64 if bits <= 32 => {
                let value = u64::from((f64::from_bits(operand.value) as f32).to_bits());
                self.constant(value & mask)
            }
            OperandKind::Float32 | OperandKind::Float64 => self.constant(operand.value & mask),
            OperandKind::Special => self.special(operand)?,
            OperandKind::Variable => {
                let (slot, offset) = self.place_of(Variable(operand.id))?;
                let sum = self.plus(slot, offset.wrapping_add(operand.value as i64));
                if bits >= 64 {
                    return Ok(sum);
                }
                let (low, mask) = (self.temp(), self.constant(mask));
                self.int(Fun::And, low, 64, &[sum, mask]);
                low
            }
            OperandKind::Function => {
                let address = self.code_address(operand.id);
                let name = || self.placed.rows.functions[operand.id as usize].name;
                match address {
                    Some(address) => self.constant(address & mask),
                    None => {
                        let text = self.placed.rows.names.text(name().index()).into_owned();
                        return Err(Undecodable::Address(text));
                    }
                }
            }
            OperandKind::Sink => return Err(Undecodable::NoValue),
            _ => return Err(Undecodable::NoValue),
        })
    }
    /// What a special register holds.
    fn special(&mut self, operand: Operand) -> Done<Slot> {
        let row = &table().special[operand.id as usize];
        let component = if row.is_vector { operand.component.clamp(1, 4) } else { 0 };
        let name = format!("{}{}", row.name, COMPONENTS[component as usize]);
        let value = self.temp();
        match Program::special_register(&name) {
            Some(number) => self.intr(Intr::Sreg(number), vec![], value),
            None if name.starts_with("%clock") || name.starts_with("%globaltimer") => {
                self.intr(Intr::Clock, vec![], value);
                if name.ends_with("_hi") {
                    let by = self.constant(32);
                    self.int(Fun::LShrClamp, value, 64, &[value, by]);
                } else if row.ty.bits() == 32 {
                    let mask = self.constant(low_mask(32));
                    self.int(Fun::And, value, 64, &[value, mask]);
                }
            }
            None => match reserved(&name) {
                Some(bytes) => return Ok(self.constant(bytes)),
                None => return Err(Undecodable::SpecialRegister(name)),
            },
        }
        Ok(value)
    }
    /// Slots of the values of a vector, or of a vector register, or of one value.
    pub fn values(&mut self, arg: &Arg<'_>, bits: u32) -> Done<Vec<Slot>> {
        let mut list = Vec::new();
        for &operand in arg.inside() {
            let count = match operand.kind {
                OperandKind::Special if table().special[operand.id as usize].is_vector && operand.component == 0 => 4,
                _ => operand.elements(),
            };
            for component in 1..=count {
                let one = if count > 1 { operand.element(component) } else { operand };
                list.push(self.single(one, bits)?);
            }
        }
        Ok(list)
    }
    /// Rows of the elements that are written: those of a vector, of a vector register, or one.
    pub fn elements(&self, arg: &Arg<'_>) -> Vec<Operand> {
        let mut list = Vec::new();
        for &operand in arg.inside() {
            match operand.elements() {
                1 => list.push(operand),
                count => list.extend((1..=count).map(|component| operand.element(component))),
            }
        }
        list
    }
    /// Slot of an operand that is written.
    pub fn target(&mut self, arg: &Arg<'_>) -> Done<Slot> {
        match arg.inside() {
            [one] => Ok(self.target_row(*one)),
            _ => Err(Undecodable::ListWritten),
        }
    }
    /// The same of one row; 128 bits at most where it is `_`.
    pub fn target_row(&mut self, operand: Operand) -> Slot {
        match operand.kind {
            OperandKind::Register => self.register(operand),
            _ => self.temps_of(2),
        }
    }
    /// Writes a value of type `ty` to a register, which may be wider: it then holds the sign too.
    pub fn deliver(&mut self, operand: Operand, ty: Type, value: Slot) {
        if operand.kind != OperandKind::Register {
            return;
        }
        let (slot, bits, wide) = (self.register(operand), ty.bits(), operand.ty.bits());
        if is_signed(ty) && wide > bits {
            self.function(Code::Int, Fun::SExt, slot, (wide, bits), &[value], 0);
        } else {
            self.copy(slot, value, slots_of(bits));
            if wide > 64 && bits <= 64 {
                let zero = self.constant(0);
                self.mov(slot + 1, zero);
            }
        }
    }
    /// Writes values in consecutive slots to the registers of a list.
    pub fn spread(&mut self, to: &Arg<'_>, from: Slot, count: usize) -> Done {
        let list = self.elements(to);
        if list.len() != count {
            return Err(Undecodable::Results(count));
        }
        for (number, operand) in list.into_iter().enumerate() {
            let slot = self.target_row(operand);
            self.mov(slot, from + number as u32);
        }
        Ok(())
    }
    /// The slot of an address and what is added to it.
    fn place_of(&mut self, variable: Variable) -> Done<(Slot, i64)> {
        if let Some(&place) = self.variables.get(&variable.0) {
            return Ok(place);
        }
        match self.placed.addresses[variable.index()] {
            0 => {
                let name = self.placed.rows.variables[variable.index()].name;
                Err(Undecodable::Address(self.placed.rows.names.text(name.index()).into_owned()))
            }
            address => Ok((self.constant(address), 0)),
        }
    }
    fn plus(&mut self, slot: Slot, offset: i64) -> Slot {
        if offset == 0 {
            return slot;
        }
        let (sum, offset) = (self.temp(), self.constant(offset as u64));
        self.int(Fun::Add, sum, 64, &[slot, offset]);
        sum
    }
    /// An address in brackets: the slot of its base, and what is added to it.
    pub fn base(&mut self, arg: &Arg<'_>) -> Done<(Slot, i64)> {
        let [inner] = arg.inside() else { return Err(Undecodable::AddressList) };
        let outer = if arg.head().kind == OperandKind::Address { arg.head().value as i64 } else { 0 };
        let offset = outer.wrapping_add(inner.value as i64);
        match inner.kind {
            OperandKind::Register => Ok((self.register(*inner), offset)),
            OperandKind::Variable => {
                let (slot, more) = self.place_of(Variable(inner.id))?;
                Ok((slot, offset.wrapping_add(more)))
            }
            OperandKind::Integer => Ok((self.constant(offset as u64), 0)),
            _ => Ok((self.single(*inner, 64)?, outer)),
        }
    }
    /// Slot of an address, in shared memory when it is short.
    pub fn address_of(&mut self, arg: &Arg<'_>, is_shared: bool) -> Done<Slot> {
        let (slot, offset) = self.base(arg)?;
        let sum = self.plus(slot, offset);
        if !is_shared {
            return Ok(sum);
        }
        let tagged = self.temp();
        self.function(Code::Int, Fun::Tag, tagged, (64, 64), &[sum], tag::SHARED as u32);
        Ok(tagged)
    }
}

/// Bytes of shared memory that the system has: what the registers of its limits hold.
fn reserved(name: &str) -> Option<u64> {
    Some(match name {
        "%reserved_smem_offset_begin" | "%reserved_smem_offset_0" | "%reserved_smem_offset_1" => 0,
        "%reserved_smem_offset_end" | "%reserved_smem_offset_cap" => 1024,
        "%current_graph_exec" => 0,
        _ => return None,
    })
}
