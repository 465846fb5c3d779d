//! `cvt` of several numbers at once, and to and from numbers of eight bits and fewer.

use super::body::*;

/// Kind of a number of a conversion, how many there are, and the bits of each.
fn numbers(ty: Type) -> Option<(u32, u32, u32)> {
    let text = ty.text();
    let (name, count) = match text.strip_suffix("x2") {
        Some(name) => (name, 2),
        None => text.strip_suffix("x4").map_or((text, 1), |name| (name, 4)),
    };
    let kind = match name {
        "f16" => 16,
        "bf16" => 17,
        "f32" => 32,
        "f64" => 64,
        name => narrow_kind(name)?,
    };
    Some((kind, count, ty.bits() / count))
}

impl Decoder<'_> {
    pub fn narrow(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::Instruction(spelled.text());
        let (to, from) = (spelled.ty(), spelled.source());
        let ((kind, count, bits), (source, packed, source_bits)) =
            (numbers(to).ok_or_else(unknown)?, numbers(from).ok_or_else(unknown)?);
        // Random bits decide how numbers are rounded.
        if spelled.has("rs") {
            return Err(unknown());
        }
        // Flushing is of single numbers alone.
        let is_small = kind < 16 || source < 16;
        let options = if is_small { spelled.options & !opt::FTZ } else { spelled.options };
        let mut values = Vec::new();
        if packed == 1 {
            // The first operand is the highest number.
            for arg in instr.args[1..].iter().rev() {
                values.extend(self.values(arg, from.bits())?.into_iter().rev());
            }
        } else {
            let whole = self.value(&instr.args[1], from.bits())?;
            let (mask, width) = (self.constant(low_mask(source_bits)), from.bits());
            for number in 0..packed {
                let (part, by) = (self.temp(), self.constant(u64::from(number * source_bits)));
                self.int(Fun::LShrClamp, part, width.max(32), &[whole, by]);
                self.int(Fun::And, part, width.max(32), &[part, mask]);
                values.push(part);
            }
        }
        if values.len() != count as usize {
            return Err(unknown());
        }
        let result = self.temp();
        for (number, value) in (0..).zip(values) {
            let part = self.temp();
            self.function(Code::Float, Fun::FpTrunc, part, (kind, source), &[value], options);
            if number == 0 {
                self.mov(result, part);
                continue;
            }
            let by = self.constant(u64::from(number * bits));
            self.int(Fun::ShlClamp, part, 32, &[part, by]);
            self.int(Fun::Or, result, 32, &[result, part]);
        }
        let operand = instr.args[0].head();
        let ty = if operand.ty.bits() < to.bits() { operand.ty } else { to };
        self.deliver(operand, ty, result);
        Ok(())
    }
}
