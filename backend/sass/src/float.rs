//! Floating-point immediates as nvdisasm prints them: 20 significant digits without trailing zeros below 1e9, 21 with all of them
//! from there on, and names for what is not finite.

use crate::table::Interpretation;
use std::fmt::Write;

/// Numbers of at least this size are printed with an exponent and all digits.
const LARGE: f64 = 1e9;
const DIGITS: i32 = 20;

/// How `mnemonic` without suffixes reads an immediate whose operand the table calls `plain`.
pub(crate) fn of_mnemonic(plain: Interpretation, mnemonic: &str) -> Interpretation {
    match plain {
        // These read the high half of a double only where a suffix says so.
        Interpretation::F64High if matches!(mnemonic, "MUFU" | "F2I") => Interpretation::F32,
        plain => plain,
    }
}

/// How an immediate is read with a suffix, if that says it. Of two formats the second is that of the source: `F2FP.F16.F32`.
pub(crate) fn of_suffix(plain: Interpretation, suffix: &str) -> Option<Interpretation> {
    let is_wide = matches!(plain, Interpretation::F32 | Interpretation::F64High);
    Some(match suffix {
        "BF16" | "BF16_V2" if plain == Interpretation::F16 => Interpretation::Bf16,
        "RCP64H" | "RSQ64H" | "F64" if is_wide => Interpretation::F64High,
        "F32" if is_wide => Interpretation::F32,
        "F16" if is_wide => Interpretation::F16,
        "BF16" if is_wide => Interpretation::Bf16,
        _ => return None,
    })
}

/// Appends an immediate. A name is followed by a space.
pub(crate) fn print(bits: u64, interpretation: Interpretation, text: &mut String) {
    let (number, quiet) = match interpretation {
        Interpretation::Integer => unreachable!("integers are printed by their operand"),
        Interpretation::F32 => (f32::from_bits(bits as u32) as f64, bits >> 22 & 1),
        Interpretation::F64High => (f64::from_bits(bits << 32), bits >> 19 & 1),
        Interpretation::F16 => (half(bits as u16), bits >> 9 & 1),
        Interpretation::Bf16 => (f32::from_bits((bits as u32) << 16) as f64, bits >> 6 & 1),
    };
    let negative = match interpretation {
        Interpretation::F16 | Interpretation::Bf16 => bits >> 15 & 1,
        _ => bits >> 31 & 1,
    } != 0;
    if number.is_finite() && number != 0.0 {
        return print_finite(number, text);
    }
    if number == 0.0 {
        text.push_str(if negative { "-0.0 " } else { "0" });
        return;
    }
    text.push(if negative { '-' } else { '+' });
    text.push_str(match (number.is_nan(), quiet != 0) {
        (false, _) => "INF ",
        (true, true) => "QNAN ",
        (true, false) => "SNAN ",
    });
}

/// A half, exactly. Not-a-number stays not-a-number.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (bits >> 10 & 31, (bits & 1023) as f64);
    let size = match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1024.0 + fraction) * 2f64.powi(exponent as i32 - 25),
    };
    if bits >> 15 != 0 { -size } else { size }
}

fn print_finite(number: f64, text: &mut String) {
    if number.abs() >= LARGE {
        let scientific = format!("{number:.20e}");
        let (digits, exponent) = scientific.split_once('e').expect("a number in this format has an exponent");
        let exponent: i32 = exponent.parse().expect("the exponent is a number");
        let _ = write!(text, "{digits}e+{exponent:02}");
        return;
    }
    let scientific = format!("{number:.19e}");
    let (digits, exponent) = scientific.split_once('e').expect("a number in this format has an exponent");
    let exponent: i32 = exponent.parse().expect("the exponent is a number");
    if exponent < -4 {
        let _ = write!(text, "{}e-{:02}", trimmed(digits), -exponent);
    } else {
        let places = (DIGITS - 1 - exponent) as usize;
        text.push_str(trimmed(&format!("{number:.places$}")));
    }
}

fn trimmed(digits: &str) -> &str {
    digits.trim_end_matches('0').trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_print_as_nvdisasm_prints_them() {
        use Interpretation::*;
        for (bits, interpretation, expected) in [
            (0x3f800000, F32, "1"),
            (0x5f800000, F32, "1.84467440737095516160e+19"),
            (0x4e6e6b28, F32, "1.00000000000000000000e+09"),
            (0x4e6e6b27, F32, "999999936"),
            (0x38d1b717, F32, "9.9999997473787516356e-05"),
            (0x3a800000, F32, "0.0009765625"),
            (0x2ca, F32, "1.0005271035279193886e-42"),
            (0x80000000, F32, "-0.0 "),
            (0, F32, "0"),
            (0x7f800000, F32, "+INF "),
            (0xffc00000, F32, "-QNAN "),
            (0x7fa00000, F32, "+SNAN "),
            (0x54b249ad, F64High, "9.99999877513489852321e+99"),
            (1, F64High, "2.1219957909652723151e-314"),
            (0xfff80000, F64High, "-QNAN "),
            (0x7bff, F16, "65504"),
            (0x8001, F16, "-5.9604644775390625e-08"),
            (0x7c01, F16, "+SNAN "),
            (0x4049, Bf16, "3.140625"),
            (0x7f7f, Bf16, "3.38953138925153547590e+38"),
        ] {
            let mut text = String::new();
            print(bits, interpretation, &mut text);
            assert_eq!(text, expected, "{bits:#x} as {interpretation:?}");
        }
    }
}
