//! Arithmetic of integers.

use super::body::*;

impl Decoder<'_> {
    /// Slots of the operands that are read, with the widths that the table gives them.
    pub fn sources(&mut self, instr: &Instr<'_>) -> Done<Vec<Slot>> {
        let mut list = Vec::with_capacity(instr.args.len());
        for (index, arg) in instr.args.iter().enumerate().skip(1) {
            list.push(self.value(arg, instr.type_of(index).bits())?);
        }
        Ok(list)
    }
    /// Runs `body` on each number of operands of several numbers, the lowest first, and packs the results.
    pub fn each_part(
        &mut self,
        (count, bits): (u32, u32),
        dst: Slot,
        args: &[Slot],
        mut body: impl FnMut(&mut Self, Slot, &[Slot]) -> Done,
    ) -> Done {
        if count == 1 {
            return body(self, dst, args);
        }
        let whole = count * bits;
        let (mask, result) = (self.constant(low_mask(bits)), self.temp());
        for number in 0..count {
            let by = self.constant(u64::from(number * bits));
            let mut part = [NO_SLOT; 3];
            for (slot, &arg) in part.iter_mut().zip(args) {
                *slot = self.temp();
                self.int(Fun::LShrClamp, *slot, whole, &[arg, by]);
                self.int(Fun::And, *slot, whole, &[*slot, mask]);
            }
            let value = self.temp();
            body(self, value, &part[..args.len()])?;
            if number == 0 {
                self.mov(result, value);
            } else {
                self.int(Fun::ShlClamp, value, whole, &[value, by]);
                self.int(Fun::Or, result, whole, &[result, value]);
            }
        }
        self.mov(dst, result);
        Ok(())
    }
    pub fn integer_arithmetic(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let ty = spelled.ty();
        let (bits, signed) = (ty.bits(), is_signed(ty));
        let args = self.sources(instr)?;
        let dst = self.target(&instr.args[0])?;
        let sat = spelled.has("sat");
        let high = if signed { Fun::MulHiS } else { Fun::MulHiU };
        let zero = self.constant(0);
        match spelled.name {
            "add" if sat => self.int(Fun::SAddSat, dst, bits, &args),
            "sub" if sat => self.int(Fun::SSubSat, dst, bits, &args),
            "add" => self.each_part(parts(ty), dst, &args, |d, to, args| {
                d.int(Fun::Add, to, parts(ty).1, args);
                Ok(())
            })?,
            "sub" => self.int(Fun::Sub, dst, bits, &args),
            "add.cc" | "addc" | "addc.cc" | "sub.cc" | "subc" | "subc.cc" => {
                self.carries(spelled.name, dst, bits, &args)
            }
            "mul.lo" => self.int(Fun::Mul, dst, bits, &args),
            "mul.hi" => self.int(high, dst, bits, &args),
            "mul.wide" | "mad.wide" => {
                let function = if signed { Fun::MulWideS } else { Fun::MulWideU };
                let product = self.temp();
                self.function(Code::Int, function, product, (2 * bits, bits), &args[..2], 0);
                match args.get(2) {
                    Some(&addend) => self.int(Fun::Add, dst, 2 * bits, &[product, addend]),
                    None => self.mov(dst, product),
                }
            }
            "mad.lo" | "mad.hi" => {
                let product = self.temp();
                self.int(if spelled.name == "mad.lo" { Fun::Mul } else { high }, product, bits, &args[..2]);
                self.int(if sat { Fun::SAddSat } else { Fun::Add }, dst, bits, &[product, args[2]]);
            }
            // The product is no sum: what is carried is that of the addition.
            "mad.lo.cc" | "mad.hi.cc" | "madc.lo" | "madc.hi" | "madc.lo.cc" | "madc.hi.cc" => {
                let product = self.temp();
                let is_low = spelled.words[1] == "lo";
                self.int(if is_low { Fun::Mul } else { high }, product, bits, &args[..2]);
                let sum = match (spelled.words[0], spelled.words.get(2)) {
                    ("mad", _) => "add.cc",
                    (_, Some(&"cc")) => "addc.cc",
                    _ => "addc",
                };
                self.carries(sum, dst, bits, &[product, args[2]]);
            }
            "mul24.lo" | "mul24.hi" | "mad24.lo" | "mad24.hi" => self.of_24_bits(instr, dst, &args),
            "sad" => self.int(if signed { Fun::SadS } else { Fun::SadU }, dst, bits, &args),
            "div" => self.int(if signed { Fun::SDiv } else { Fun::UDiv }, dst, bits, &args),
            "rem" => self.int(if signed { Fun::SRem } else { Fun::URem }, dst, bits, &args),
            "abs" => self.int(Fun::Abs, dst, bits, &[args[0], zero]),
            "neg" => self.int(Fun::Sub, dst, bits, &[zero, args[0]]),
            "min" | "max" => {
                let function = match (spelled.name, signed) {
                    ("min", true) => Fun::SMin,
                    ("min", false) => Fun::UMin,
                    (_, true) => Fun::SMax,
                    (_, false) => Fun::UMax,
                };
                let (relu, bits) = (spelled.has("relu"), parts(ty).1);
                self.each_part(parts(ty), dst, &args, |d, to, args| {
                    d.int(function, to, bits, args);
                    if relu {
                        d.int(Fun::SMax, to, bits, &[to, zero]);
                    }
                    Ok(())
                })?;
            }
            "dp4a" | "dp2a.lo" | "dp2a.hi" => {
                let sign = |n: usize| spelled.types.get(n).is_some_and(|&ty| is_signed(ty)) as u32;
                let half = (spelled.name == "dp2a.hi") as u32;
                let function = if spelled.name == "dp4a" { Fun::Dp4a } else { Fun::Dp2a };
                self.function(Code::Int, function, dst, (32, 32), &args, sign(0) | sign(1) << 1 | half << 2);
            }
            _ => return Err(Undecodable::Instruction(spelled.text())),
        }
        Ok(())
    }
    /// Products of 24 bits: the low 32 bits of the 48, or the high ones.
    fn of_24_bits(&mut self, instr: &Instr<'_>, dst: Slot, args: &[Slot]) {
        let spelled = instr.spelled;
        let signed = is_signed(spelled.ty());
        let (one, other, product) = (self.temp(), self.temp(), self.temp());
        let by = self.constant(40);
        for (to, &from) in [one, other].into_iter().zip(args) {
            self.int(Fun::ShlClamp, to, 64, &[from, by]);
            self.int(if signed { Fun::AShrClamp } else { Fun::LShrClamp }, to, 64, &[to, by]);
        }
        self.int(Fun::Mul, product, 64, &[one, other]);
        if spelled.words[1] == "hi" {
            let by = self.constant(16);
            self.int(Fun::LShrClamp, product, 64, &[product, by]);
        }
        self.function(Code::Int, Fun::Trunc, product, (32, 64), &[product], 0);
        match args.get(2) {
            Some(&addend) if spelled.has("sat") => self.int(Fun::SAddSat, dst, 32, &[product, addend]),
            Some(&addend) => self.int(Fun::Add, dst, 32, &[product, addend]),
            None => self.mov(dst, product),
        }
    }
    /// Additions and subtractions with the carry. A subtraction is the sum `a + ~b + 1`, or with the carry for the one, and what it
    /// leaves is the carry of that sum, no borrow: so the assembler has it, which shows where an addition reads it.
    fn carries(&mut self, name: &str, dst: Slot, width: u32, args: &[Slot]) {
        let (carry, sum, first, second) = (self.carry, self.temp(), self.temp(), self.temp());
        let a = args[0];
        let b = if name.starts_with("sub") {
            let (inverse, ones) = (self.temp(), self.constant(low_mask(width)));
            self.int(Fun::Xor, inverse, width, &[args[1], ones]);
            inverse
        } else {
            args[1]
        };
        let carry_in = match name {
            "add.cc" => None,
            "sub.cc" => Some(self.constant(1)),
            _ => Some(carry),
        };
        self.int(Fun::UAddO, first, width, &[a, b]);
        self.int(Fun::Add, sum, width, &[a, b]);
        if let Some(carry_in) = carry_in {
            self.int(Fun::UAddO, second, width, &[sum, carry_in]);
            self.int(Fun::Add, sum, width, &[sum, carry_in]);
            self.int(Fun::Or, first, 1, &[first, second]);
        }
        self.mov(dst, sum);
        if name.ends_with("cc") {
            self.mov(carry, first);
        }
    }
}
