//! `mov` with what it takes apart and joins, `cvt` between integers and numbers, functions of addresses.

use super::body::*;
use super::operand::tag_of;
use warpc_interp::assemble::space as tag;
use warpc_ptx_syntax::rows::{Operand, OperandKind};

impl Decoder<'_> {
    /// Values one behind the other, the first lowest, of `bits` bits in all: one slot, or two for 128 bits.
    pub fn join(&mut self, values: &[Slot], bits: u32) -> Slot {
        let part = bits / (values.len().max(1) as u32);
        let whole = self.temps_of(slots_of(bits));
        if part >= 64 {
            (0..).zip(values).for_each(|(n, &value)| self.mov(whole + n, value));
            return whole;
        }
        for (number, &value) in (0..).zip(values) {
            let at = number * part;
            let (slot, width) = (whole + at / 64, bits.min(64));
            if at.is_multiple_of(64) {
                self.mov(slot, value);
                continue;
            }
            let (moved, by) = (self.temp(), self.constant(u64::from(at % 64)));
            self.int(Fun::ShlClamp, moved, width, &[value, by]);
            self.int(Fun::Or, slot, width, &[slot, moved]);
        }
        whole
    }
    /// Part `number` of `count` of a value of `bits` bits, in a new slot.
    pub fn part(&mut self, whole: Slot, bits: u32, number: u32, count: u32) -> Slot {
        let part = bits / count.max(1);
        let (slot, at) = (whole + number * part / 64, number * part % 64);
        if part >= 64 {
            return slot;
        }
        let (value, by, mask) = (self.temp(), self.constant(u64::from(at)), self.constant(low_mask(part)));
        self.int(Fun::LShrClamp, value, bits.min(64), &[slot, by]);
        self.int(Fun::And, value, bits.min(64), &[value, mask]);
        value
    }
    pub fn move_of(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let bits = spelled.ty().bits();
        let (to, from) = (instr.args[0], instr.args[1]);
        if spelled.elements > 1 {
            let values = self.values(&from, bits)?;
            let targets = self.elements(&to);
            if targets.len() != values.len() {
                return Err(Undecodable::Results(values.len()));
            }
            let copies = self.temps_of(values.len() as u32);
            (0..).zip(&values).for_each(|(n, &value)| self.mov(copies + n, value));
            for (n, operand) in (0..).zip(targets) {
                let slot = self.target_row(operand);
                self.mov(slot, copies + n);
            }
            return Ok(());
        }
        let is_list = |arg: &Arg<'_>| arg.head().kind == OperandKind::Vector || arg.head().elements() > 1;
        let whole = if is_list(&from) {
            let count = self.elements(&from).len().max(1) as u32;
            let values = self.values(&from, bits / count)?;
            self.join(&values, bits)
        } else {
            let value = self.value(&from, bits)?;
            if bits <= 64 || from.head().kind == OperandKind::Register {
                value
            } else {
                let zero = self.constant(0);
                let wide = self.temps_of(2);
                self.mov(wide, value);
                self.mov(wide + 1, zero);
                wide
            }
        };
        if !is_list(&to) {
            let slot = self.target(&to)?;
            self.copy(slot, whole, slots_of(bits));
            return Ok(());
        }
        let targets = self.elements(&to);
        // A part may be the register that is taken apart.
        let count = targets.len() as u32;
        let source = self.temps_of(slots_of(bits));
        self.copy(source, whole, slots_of(bits));
        for (number, operand) in (0..).zip(targets) {
            if operand.kind == OperandKind::Register {
                let (value, slot) = (self.part(source, bits, number, count), self.register(operand));
                self.mov(slot, value);
            }
        }
        Ok(())
    }
    pub fn convert(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        if spelled.name == "cvt.pack" {
            return self.pack_integers(instr);
        }
        let (to, from) = (spelled.ty(), spelled.source());
        if !matches!(spelled.types.len(), 2) || float_kind(to).is_none() && !to.is_integral() {
            return self.narrow(instr);
        }
        if instr.args.len() != 2 || parts(to).0 > 1 || float_kind(from).is_none() && !from.is_integral() {
            return self.narrow(instr);
        }
        let value = self.value(&instr.args[1], from.bits())?;
        let result = self.temp();
        let options = spelled.options;
        match (float_kind(to), float_kind(from)) {
            (None, None) => self.int_to_int(to, from, spelled.has("sat"), value, result),
            (Some(kind), None) => {
                let function = if is_signed(from) { Fun::SIToFp } else { Fun::UIToFp };
                self.function(Code::Float, function, result, (kind, from.bits()), &[value], options);
            }
            (None, Some(kind)) => {
                let sign = if is_signed(to) { 0 } else { opt::UNSIGNED };
                let options = options & !opt::SAT | sign;
                self.function(Code::Float, Fun::FpToInt, result, (to.bits(), kind), &[value], options);
            }
            (Some(kind), Some(other)) => self.between_numbers(spelled, (kind, other), value, result),
        }
        self.deliver(instr.args[0].head(), to, result);
        Ok(())
    }
    fn between_numbers(&mut self, spelled: &Spelled, (to, from): (u32, u32), value: Slot, result: Slot) {
        let options = spelled.options;
        // Rounding to an integral value is a function of its own.
        let integral = match spelled.choice(&["rni", "rzi", "rmi", "rpi"]) {
            Some(0) => Some(Fun::Rint),
            Some(1) => Some(Fun::RoundZero),
            Some(2) => Some(Fun::Floor),
            Some(_) => Some(Fun::Ceil),
            None => None,
        };
        let flags = options & !opt::ROUND;
        let width = |kind: u32| if kind == 17 { 16 } else { kind };
        match integral {
            Some(function) => self.float(function, result, to, &[value], flags),
            None if to == from => self.float(Fun::Canonicalize, result, to, &[value], flags),
            None => {
                let function = if width(to) > width(from) { Fun::FpExt } else { Fun::FpTrunc };
                // Conversions to halves have no mode that flushes, and the vendor's assembler leaves it out.
                let options = if width(to) == 16 { options & !opt::FTZ } else { options };
                self.function(Code::Float, function, result, (to, from), &[value], options);
            }
        }
    }
    fn int_to_int(&mut self, to: Type, from: Type, sat: bool, src: Slot, dst: Slot) {
        let (wide, width) = (to.bits(), from.bits());
        let extend = if is_signed(from) { Fun::SExt } else { Fun::ZExt };
        if !sat {
            if wide > width {
                self.function(Code::Int, extend, dst, (wide, width), &[src], 0);
            } else if wide < width {
                self.function(Code::Int, Fun::Trunc, dst, (wide, width), &[src], 0);
            } else {
                self.mov(dst, src);
            }
            return;
        }
        let value = self.temp();
        self.function(Code::Int, extend, value, (64, width), &[src], 0);
        self.clamp(value, is_signed(from), to);
        self.function(Code::Int, Fun::Trunc, dst, (wide, 64), &[value], 0);
    }
    /// Clamps an integer of 64 bits to the range of a type.
    pub fn clamp(&mut self, value: Slot, is_signed_value: bool, to: Type) {
        let bits = to.bits();
        let high = self.constant(low_mask(if is_signed(to) { bits - 1 } else { bits }));
        if !is_signed_value {
            self.int(Fun::UMin, value, 64, &[value, high]);
            return;
        }
        let low = self.constant(if is_signed(to) { (-1i64 << (bits - 1)) as u64 } else { 0 });
        self.int(Fun::SMax, value, 64, &[value, low]);
        if bits < 64 || is_signed(to) {
            self.int(Fun::SMin, value, 64, &[value, high]);
        }
    }
    /// `cvt.pack.sat.TO.s32`: two clamped integers, with the third word above them.
    fn pack_integers(&mut self, instr: &Instr<'_>) -> Done {
        let to = instr.spelled.ty();
        let bits = to.bits();
        let mask = self.constant(low_mask(bits));
        let mut halves = [NO_SLOT; 2];
        for (half, arg) in halves.iter_mut().zip(&instr.args[1..3]) {
            let (value, source) = (self.temp(), self.value(arg, 32)?);
            self.function(Code::Int, Fun::SExt, value, (64, 32), &[source], 0);
            self.clamp(value, true, to);
            self.int(Fun::And, value, 32, &[value, mask]);
            *half = value;
        }
        let (result, by) = (self.temp(), self.constant(u64::from(bits)));
        self.int(Fun::ShlClamp, result, 32, &[halves[0], by]);
        self.int(Fun::Or, result, 32, &[result, halves[1]]);
        if let Some(third) = instr.args.get(3) {
            let (above, by, third) = (self.temp(), self.constant(u64::from(2 * bits)), self.value(third, 32)?);
            self.int(Fun::ShlClamp, above, 32, &[third, by]);
            self.int(Fun::Or, result, 32, &[result, above]);
        }
        let dst = self.target(&instr.args[0])?;
        self.mov(dst, result);
        Ok(())
    }
    /// Functions of addresses. A cluster is one block.
    pub fn address_function(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let bits = match instr.args[1].head() {
            Operand { kind: OperandKind::Register, ty, .. } => ty.bits(),
            _ => spelled.types.first().map_or(64, |ty| ty.bits()),
        };
        let value = self.value(&instr.args[1], bits)?;
        let dst = self.target(&instr.args[0])?;
        match spelled.name {
            "cvta" if matches!(tag_of(spelled.space), tag::SHARED | tag::LOCAL) && bits == 64 => {
                self.function(Code::Int, Fun::Tag, dst, (64, 64), &[value], tag_of(spelled.space) as u32);
            }
            "cvta" | "cvta.to" | "mapa" => self.mov(dst, value),
            "getctarank" => {
                let zero = self.constant(0);
                self.mov(dst, zero);
            }
            _ => {
                // Parameters of kernels are constant memory.
                let space = match tag_of(spelled.space) {
                    0 => tag::CONST,
                    space => space,
                };
                self.intr(Intr::IsSpace(space as u8), vec![value], dst);
            }
        }
        Ok(())
    }
}
