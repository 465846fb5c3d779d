//! A line of a listing, read back: the text of one instruction to its word.

use crate::assemble::{AssembleError, Choice, Shape, Written};
use crate::control::Control;
use crate::inst::Guard;
use crate::table::{Interpretation, Table};

/// Why a line is no instruction.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The text is none of an instruction.
    #[error("`{0}` is not understood")]
    Text(String),
    /// No instruction has this form, or a number has no room.
    #[error(transparent)]
    Assemble(#[from] AssembleError),
}

/// An operand as it is read: class, marks and numbers.
#[derive(Default)]
struct Operand<'t> {
    class: String,
    marks: Vec<&'t str>,
    numbers: Vec<Option<i64>>,
    /// Text of a floating-point immediate, which the form says how to read.
    float: Option<&'t str>,
}

/// The word of a line such as `@!P0 IADD3 R4, R5, -R6, RZ`, at byte `address` of its section, to which targets are relative. The
/// control word is `control`.
pub fn read_line(table: &Table, line: &str, address: u64, control: Control) -> Result<u128, ReadError> {
    let wrong = |text: &str| ReadError::Text(text.to_string());
    let line = line.trim();
    let (guard, rest) = match line.strip_prefix('@') {
        Some(guarded) => {
            let (guard, rest) = guarded.split_once(' ').ok_or_else(|| wrong(line))?;
            (read_guard(guard).ok_or_else(|| wrong(guard))?, rest.trim_start())
        }
        None => (Guard::ALWAYS, line),
    };
    let (name, operands) = rest.split_once(' ').unwrap_or((rest, ""));
    let mut words = name.split('.');
    let mnemonic = words.next().unwrap_or_default();
    let suffixes: Vec<&str> = words.collect();
    let mut read = Vec::new();
    for text in split_operands(operands) {
        read.push(read_operand(table, text).ok_or_else(|| wrong(text))?);
    }
    let shape = |suffixes: Vec<&str>| -> Result<Choice, AssembleError> {
        let operands = read.iter().map(|operand| Written {
            class: &operand.class,
            marks: operand.marks.clone(),
            needs: needs(operand),
        });
        table.choose(&Shape { mnemonic, suffixes, operands: operands.collect() })
    };
    // The suffix of a multiply-add that moves, shifts or adds has no bits.
    let choice = match shape(suffixes.clone()) {
        Err(_) if mnemonic == "IMAD" && matches!(suffixes.first(), Some(&("MOV" | "SHL" | "IADD"))) => {
            shape(suffixes[1..].to_vec())?
        }
        choice => choice?,
    };
    let is_relative = match mnemonic {
        "BRA" | "BSSY" | "LEPC" | "ULEPC" | "WARPSYNC" => true,
        "CALL" | "RET" => suffixes.contains(&"REL"),
        _ => false,
    };
    let last = read.len().wrapping_sub(1);
    for (place, operand) in read.iter_mut().enumerate() {
        if let Some(text) = operand.float {
            let interpretation = choice.interpretation(table, place, &suffixes);
            operand.numbers = vec![Some(float_bits(text, interpretation).ok_or_else(|| wrong(text))?)];
        }
        if is_relative && place == last && operand.class.ends_with('I') {
            let number = operand.numbers.last_mut().and_then(Option::as_mut);
            number.into_iter().for_each(|number| *number -= address as i64 + 16);
        }
    }
    let numbers: Vec<&[Option<i64>]> = read.iter().map(|operand| operand.numbers.as_slice()).collect();
    Ok(choice.word(table, guard, control, &numbers)?)
}

/// Which numbers of an address are written, and so must have bits.
fn needs(operand: &Operand<'_>) -> u8 {
    if !operand.class.ends_with("[A]") {
        return 0;
    }
    let written = operand.numbers.iter().enumerate().filter(|(_, number)| number.is_some_and(|number| number != 0));
    written.fold(0, |needs, (n, _)| needs | 1 << n)
}

fn read_guard(text: &str) -> Option<Guard> {
    let (negated, name) = match text.strip_prefix('!') {
        Some(name) => (true, name),
        None => (false, text),
    };
    let number = name.strip_prefix("UP").or_else(|| name.strip_prefix('P'))?;
    let predicate = if number == "T" { 7 } else { number.parse().ok().filter(|&number| number < 7)? };
    Some(Guard { predicate, negated })
}

/// Operands, divided by commas that stand in no bracket.
fn split_operands(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}

fn read_operand<'t>(table: &Table, text: &'t str) -> Option<Operand<'t>> {
    let mut operand = Operand::default();
    let mut rest = text;
    if let Some(set) = rest.strip_prefix('{') {
        let members = set.strip_suffix('}')?;
        let mut bits = 0;
        for member in members.split(',').filter(|member| !member.is_empty()) {
            bits |= 1 << member.trim().parse::<u32>().ok().filter(|&bit| bit < 6)?;
        }
        return Some(Operand { class: "{}".into(), numbers: vec![Some(bits)], ..operand });
    }
    if is_number(rest) {
        operand.class.push('I');
        match integer(rest) {
            Some(number) => operand.numbers.push(Some(number)),
            None => operand.float = Some(rest),
        }
        return Some(operand);
    }
    for mark in ["-", "~", "!", "-"] {
        if let Some(after) = rest.strip_prefix(mark) {
            operand.marks.push(mark);
            rest = after;
        }
    }
    if let Some(inside) = rest.strip_prefix('|') {
        operand.marks.push("|");
        let end = inside.rfind('|')?;
        let behind = &inside[end + 1..];
        marks_behind(behind, &mut operand.marks);
        rest = &inside[..end];
    }
    if let Some((name, number)) = rest.split_once(' ').filter(|_| !rest.contains('[')) {
        // A register and what is added to it: the target of an indirect branch.
        let (letter, register) = register(table, name)?;
        operand.class.extend([letter, 'I']);
        operand.numbers.extend([Some(register), Some(integer(number)?)]);
        return Some(operand);
    }
    match rest.find('[') {
        Some(_) => bracketed(table, rest, &mut operand)?,
        None => {
            let (name, behind) = split_marks(rest);
            match register(table, name) {
                Some((letter, number)) => {
                    operand.class.push(letter);
                    operand.numbers.push(Some(number));
                    marks_behind(behind, &mut operand.marks);
                }
                None => {
                    operand.class.push('$');
                    operand.marks.push(rest);
                }
            }
        }
    }
    Some(operand)
}

/// `c[0x0][0x210]`, `desc[UR4][R2.64+0x10]`, `[R2+UR4]`.
fn bracketed<'t>(table: &Table, text: &'t str, operand: &mut Operand<'t>) -> Option<()> {
    let mut rest = text;
    let open = rest.find('[')?;
    operand.class.push_str(&rest[..open]);
    rest = &rest[open..];
    let brackets = rest.matches('[').count();
    for n in 0..brackets {
        let inside = rest.trim_start().strip_prefix('[')?;
        let end = inside.find(']')?;
        let content = &inside[..end];
        rest = &inside[end + 1..];
        operand.class.push('[');
        // Descriptors of matrices are uniform registers and no addresses.
        if n + 1 < brackets || matches!(operand.class.as_str(), "gdesc[" | "idesc[") {
            match register(table, content) {
                Some((letter, number)) => {
                    operand.class.push(letter);
                    operand.numbers.push(Some(number));
                }
                None => {
                    operand.class.push('I');
                    operand.numbers.push(Some(integer(content)?));
                }
            }
        } else {
            operand.class.push('A');
            address(table, content, operand)?;
        }
        operand.class.push(']');
    }
    marks_behind(rest, &mut operand.marks);
    Some(())
}

/// Register, uniform register and offset of an address; those that are not written have no number.
fn address<'t>(table: &Table, text: &'t str, operand: &mut Operand<'t>) -> Option<()> {
    let (mut base, mut uniform, mut offset) = (None, None, None);
    for part in text.split('+') {
        let (name, behind) = split_marks(part);
        match register(table, name) {
            Some(('R', number)) => {
                base = Some(number);
                marks_behind(behind, &mut operand.marks);
            }
            Some(('U', number)) => {
                uniform = Some(number);
                marks_behind(behind, &mut operand.marks);
            }
            _ => offset = Some(integer(part)?),
        }
    }
    operand.numbers.extend([base, uniform, offset]);
    Some(())
}

/// A name and the marks behind it.
fn split_marks(text: &str) -> (&str, &str) {
    text.find('.').map_or((text, ""), |at| text.split_at(at))
}

fn marks_behind<'t>(mut text: &'t str, marks: &mut Vec<&'t str>) {
    while let Some(behind) = text.strip_prefix('.') {
        let end = behind.find('.').map_or(text.len(), |at| at + 1);
        if text[..end] != *".reuse" {
            marks.push(&text[..end]);
        }
        text = &text[end..];
    }
}

/// Letter of the class and number of a register.
fn register(table: &Table, name: &str) -> Option<(char, i64)> {
    let number = |text: &str, zero: &str, top: i64| match text {
        _ if text == zero => Some(top),
        _ if text.bytes().all(|byte| byte.is_ascii_digit()) => text.parse().ok(),
        _ => None,
    };
    let uniform_zero = table.arch.uniform_zero() as i64;
    let kinds = [
        ("UR", 'U', "Z", uniform_zero),
        ("UP", 'Q', "T", 7),
        ("SB", 'S', "", 0),
        ("R", 'R', "Z", 255),
        ("P", 'P', "T", 7),
        ("B", 'B', "", 0),
    ];
    kinds.iter().find_map(|&(prefix, letter, zero, top)| {
        let rest = name.strip_prefix(prefix).filter(|rest| !rest.is_empty())?;
        Some((letter, number(rest, zero, top)?))
    })
}

fn is_number(text: &str) -> bool {
    let digits = text.trim_start_matches(['-', '+']);
    digits.starts_with(|first: char| first.is_ascii_digit()) && (integer(text).is_some() || text.parse::<f64>().is_ok())
        || matches!(digits, "INF" | "QNAN" | "SNAN")
}

/// A whole number: `0x1f`, `-0x1f`.
fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let magnitude = u64::from_str_radix(digits.strip_prefix("0x")?, 16).ok()? as i64;
    Some(if negative { magnitude.wrapping_neg() } else { magnitude })
}

/// Bits of a floating-point immediate; none of not-a-number, whose text stands for many.
fn float_bits(text: &str, interpretation: Interpretation) -> Option<i64> {
    let number: f64 = match text {
        "+INF" | "INF" => f64::INFINITY,
        "-INF" => f64::NEG_INFINITY,
        _ => text.parse().ok()?,
    };
    match interpretation {
        Interpretation::F32 => Some((number as f32).to_bits() as i64),
        Interpretation::F64High => Some((number.to_bits() >> 32) as i64),
        Interpretation::Integer => (number.fract() == 0.0).then_some(number as i64),
        Interpretation::F16 => narrow_float(number, 5, 10),
        Interpretation::Bf16 => Some(((number as f32).to_bits() >> 16) as i64),
    }
}

/// Bits of a number that a format with so many bits of exponent and fraction holds exactly.
fn narrow_float(number: f64, exponent_bits: u32, fraction_bits: u32) -> Option<i64> {
    let bits = number.to_bits();
    let sign = (bits >> 63) << (exponent_bits + fraction_bits);
    let (bias, top) = ((1i64 << (exponent_bits - 1)) - 1, (1i64 << exponent_bits) - 1);
    if number == 0.0 {
        return Some(sign as i64);
    }
    if number.is_infinite() {
        return Some((sign | (top as u64) << fraction_bits) as i64);
    }
    let exponent = (bits >> 52 & 0x7ff) as i64 - 1023 + bias;
    let fraction = bits & ((1 << 52) - 1) | 1 << 52;
    // Numbers below the least normal one have their leading bit in the fraction.
    let dropped = 52 - fraction_bits as i64 + if exponent < 1 { 1 - exponent } else { 0 };
    if exponent >= top || dropped > 63 || fraction & ((1 << dropped) - 1) != 0 {
        return None;
    }
    let kept = fraction >> dropped;
    let hidden = 1u64 << fraction_bits;
    let magnitude = if exponent < 1 { kept } else { (exponent as u64) << fraction_bits | kept & (hidden - 1) };
    Some((sign | magnitude) as i64)
}
