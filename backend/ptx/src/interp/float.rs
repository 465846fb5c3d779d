//! Arithmetic and functions of floating-point numbers.

use super::body::*;

impl Decoder<'_> {
    pub fn float_arithmetic(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::Instruction(spelled.text());
        let ty = spelled.ty();
        let kind = float_kind(ty).ok_or_else(unknown)?;
        let mut args = self.sources(instr)?;
        let dst = self.target(&instr.args[0])?;
        // Some operands of mixed forms are narrower; they are converted without loss.
        if spelled.types.len() == 2 {
            let from = float_kind(spelled.source()).ok_or_else(unknown)?;
            let narrow = if spelled.name == "fma" { 2 } else { 1 };
            for arg in args.iter_mut().take(narrow) {
                let wide = self.temp();
                self.function(Code::Float, Fun::FpExt, wide, (kind, from), &[*arg], 0);
                *arg = wide;
            }
        }
        let options = spelled.options;
        let function = match spelled.name {
            "add" => Fun::FAdd,
            "sub" => Fun::FSub,
            "mul" => Fun::FMul,
            "fma" | "mad" => Fun::Fma,
            "div" => Fun::FDiv,
            "abs" => Fun::FAbs,
            "neg" => Fun::FNeg,
            "min" => Fun::MinNum,
            "max" => Fun::MaxNum,
            _ => return Err(unknown()),
        };
        let magnitudes = spelled.has("abs") && !spelled.has("xorsign");
        self.each_part(parts(ty), dst, &args, |d, to, args| {
            if !matches!(function, Fun::MinNum | Fun::MaxNum) {
                d.float(function, to, kind, args, options);
                return Ok(());
            }
            let mut so_far = args[0];
            let operand = |d: &mut Self, slot: Slot| {
                if !magnitudes {
                    return slot;
                }
                let magnitude = d.temp();
                d.float(Fun::FAbs, magnitude, kind, &[slot], 0);
                magnitude
            };
            so_far = operand(d, so_far);
            for &arg in &args[1..] {
                let (next, result) = (operand(d, arg), d.temp());
                d.float(function, result, kind, &[so_far, next], options);
                so_far = result;
            }
            d.mov(to, so_far);
            Ok(())
        })
    }
    /// Functions of one number.
    pub fn float_function(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let ty = spelled.ty();
        let kind = float_kind(ty).ok_or_else(|| Undecodable::Instruction(spelled.text()))?;
        let args = self.sources(instr)?;
        let dst = self.target(&instr.args[0])?;
        let function = match spelled.name {
            "rcp" => Fun::Rcp,
            "sqrt" => Fun::Sqrt,
            "rsqrt" => Fun::RSqrt,
            "sin" => Fun::Sin,
            "cos" => Fun::Cos,
            "lg2" => Fun::Log2,
            "ex2" => Fun::Exp2,
            _ => Fun::Tanh,
        };
        let options = spelled.options;
        self.each_part(parts(ty), dst, &args, |d, to, args| {
            d.float(function, to, kind, args, options);
            Ok(())
        })
    }
    /// `copysign`, `testp`.
    pub fn float_bits(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let kind = spelled.ty().bits();
        let args = self.sources(instr)?;
        let dst = self.target(&instr.args[0])?;
        if spelled.name == "copysign" {
            // The sign of the first, the magnitude of the second.
            self.float(Fun::CopySign, dst, kind, &[args[1], args[0]], 0);
            return Ok(());
        }
        let classes = match spelled.choice(&["finite", "infinite", "number", "notanumber", "normal", "subnormal"]) {
            Some(0) => 0x1f8,
            Some(1) => 0x204,
            Some(2) => 0x3fc,
            Some(3) => 3,
            // Zeros are normal numbers here (PTX ISA, `testp`).
            Some(4) => 0x168,
            _ => 0x90,
        };
        let classes = self.constant(classes);
        self.float(Fun::IsFpClass, dst, kind, &[args[0], classes], 0);
        Ok(())
    }
}
