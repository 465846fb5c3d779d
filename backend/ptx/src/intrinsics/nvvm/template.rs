//! Templates: PTX text with places for operands, and choices by immediate arguments.
//!
//! | written       | stands for                                                                           |
//! |---------------|--------------------------------------------------------------------------------------|
//! | `$r`, `$r2`   | all registers of the result, separated by commas; register 2 of it                   |
//! | `$0`, `$0.1`  | all registers of argument 0; register 1 of it. Immediates are allowed                |
//! | `$0..3`       | arguments 0 to 3                                                                     |
//! | `$!0`         | the same as `$0`, but in registers                                                   |
//! | `$@0`         | argument 0 as an address: a register and, when not zero, `+` a constant offset       |
//! | `$#0`         | immediate argument 0 as a decimal number                                             |
//! | `<0:a/b/c>`   | `a` when immediate argument 0 is 0, `b` when it is 1, ...; no such choice is an error, and so is `!` |
//! | `<s0>`        | state space of the pointer in overload slot 0: nothing, `.global`, `.shared`, ...    |
//!
//! Choices nest. Registers are those of the flattened type: an `i64` has one, `<4 x i32>` has four, `<4 x half>` two, `i128` two.
//! Text between braces that open a template is a scope with registers of its own.

use super::guard::Guard;

/// A call of an intrinsic as PTX.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lowered<'a> {
    /// Text with places for the operands; see above.
    pub template: &'static str,
    /// Targets that have it.
    pub guard: Guard,
    /// Overload types as in the mangled name: `f32.p3`.
    pub suffix: &'a str,
}

impl Lowered<'_> {
    /// Type in an overload slot.
    pub fn slot(&self, index: usize) -> Option<&str> {
        self.suffix.split('.').nth(index)
    }
}

/// Which registers of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// All, separated by commas.
    All,
    /// One.
    One(u16),
}

/// A piece of an expanded template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Text.
    Text(&'static str),
    /// Registers of the result.
    Result(Part),
    /// Registers of an argument; `reg` when immediates are not allowed.
    Operand {
        /// Number of the argument.
        arg: u8,
        /// Which of its registers.
        part: Part,
        /// Whether it must be in a register.
        reg: bool,
    },
    /// An argument as base and offset of an address.
    Address(u8),
    /// A number.
    Number(i64),
}

/// Why a call cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The argument must be an immediate.
    NotImmediate(u8),
    /// There is no instruction for this value of the argument.
    Immediate(u8, i64),
    /// There is no instruction for this overload.
    Overload,
}

impl std::fmt::Display for Reason {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Reason::NotImmediate(n) => write!(f, "argument {n} must be a constant"),
            Reason::Immediate(n, v) => write!(f, "argument {n} cannot be {v}"),
            Reason::Overload => f.write_str("PTX has no instruction for these types"),
        }
    }
}

/// Leading number of `text` and what follows.
fn number(text: &'static str) -> (usize, &'static str) {
    let end = text.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(text.len());
    (text[..end].parse().unwrap_or(usize::MAX), &text[end..])
}

/// `text` after the end of the choice it is in: past the `>` that closes it.
fn close(text: &'static str) -> &'static str {
    let mut depth = 1;
    let at = text.bytes().position(|b| {
        depth += (b == b'<') as i32 - (b == b'>') as i32;
        depth == 0
    });
    at.map_or("", |at| &text[at + 1..])
}

/// Alternative `number` of the choice whose alternatives begin at `text`.
fn alternative(text: &'static str, number: i64) -> Option<&'static str> {
    let (mut depth, mut k) = (0, 0);
    if number <= 0 {
        return (number == 0).then_some(text);
    }
    for (at, b) in text.bytes().enumerate() {
        match b {
            b'<' => depth += 1,
            b'>' if depth == 0 => return None,
            b'>' => depth -= 1,
            b'/' if depth == 0 => {
                k += 1;
                if k == number {
                    return Some(&text[at + 1..]);
                }
            }
            _ => {}
        }
    }
    None
}

/// State space of an address space number.
pub const fn space_text(space: u32) -> Option<&'static str> {
    Some(match space {
        0 => "",
        1 => ".global",
        3 => ".shared",
        4 => ".const",
        5 => ".local",
        7 => ".shared::cluster",
        101 => ".param",
        _ => return None,
    })
}

impl Lowered<'_> {
    /// Hands the pieces of the call to `put`, in order. `immediate` gives the value of an argument that is a constant integer.
    /// Linear in the template; on an error some pieces have been handed out.
    pub fn expand(
        &self,
        mut immediate: impl FnMut(usize) -> Option<i64>,
        mut put: impl FnMut(Piece),
    ) -> Result<(), Reason> {
        let mut rest = self.template;
        loop {
            let end = rest.bytes().position(|b| matches!(b, b'$' | b'<' | b'/' | b'>')).unwrap_or(rest.len());
            if end > 0 {
                put(Piece::Text(&rest[..end]));
            }
            let Some(mark) = rest.as_bytes().get(end) else { return Ok(()) };
            rest = &rest[end + 1..];
            match mark {
                // The end of the alternative that was taken.
                b'/' => rest = close(rest),
                b'>' => {}
                b'<' => {
                    if let Some(s) = rest.strip_prefix('s') {
                        let (slot, tail) = number(s);
                        let space = self.slot(slot).and_then(|t| t.strip_prefix('p')).and_then(|n| n.parse().ok());
                        let text = space.and_then(space_text).ok_or(Reason::Overload)?;
                        if !text.is_empty() {
                            put(Piece::Text(text));
                        }
                        rest = &tail[1..];
                        continue;
                    }
                    let (n, tail) = number(rest);
                    let v = immediate(n).ok_or(Reason::NotImmediate(n as u8))?;
                    match alternative(&tail[1..], v) {
                        Some(a) if !a.starts_with('!') => rest = a,
                        _ => return Err(Reason::Immediate(n as u8, v)),
                    }
                }
                _ => rest = place(rest, &mut immediate, &mut put)?,
            }
        }
    }
}

/// Reads a place after its `$`.
fn place(
    text: &'static str,
    immediate: &mut impl FnMut(usize) -> Option<i64>,
    put: &mut impl FnMut(Piece),
) -> Result<&'static str, Reason> {
    if let Some(text) = text.strip_prefix('r') {
        let (k, rest) = number(text);
        put(Piece::Result(if k == usize::MAX { Part::All } else { Part::One(k as u16) }));
        return Ok(rest);
    }
    if let Some(text) = text.strip_prefix('@') {
        let (n, rest) = number(text);
        put(Piece::Address(n as u8));
        return Ok(rest);
    }
    if let Some(text) = text.strip_prefix('#') {
        let (n, rest) = number(text);
        put(Piece::Number(immediate(n).ok_or(Reason::NotImmediate(n as u8))?));
        return Ok(rest);
    }
    let (reg, text) = text.strip_prefix('!').map_or((false, text), |s| (true, s));
    let (arg, rest) = number(text);
    if let Some(last) = rest.strip_prefix("..") {
        let (last, rest) = number(last);
        for n in arg..=last {
            if n > arg {
                put(Piece::Text(", "));
            }
            put(Piece::Operand { arg: n as u8, part: Part::All, reg });
        }
        return Ok(rest);
    }
    if let Some(part) = rest.strip_prefix('.')
        && part.starts_with(|c: char| c.is_ascii_digit())
    {
        let (part, rest) = number(part);
        put(Piece::Operand { arg: arg as u8, part: Part::One(part as u16), reg });
        return Ok(rest);
    }
    put(Piece::Operand { arg: arg as u8, part: Part::All, reg });
    Ok(rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The expansion as text: `imms` by argument number.
    fn text(template: &'static str, suffix: &str, imms: &[(usize, i64)]) -> Result<String, Reason> {
        let mut out = String::new();
        let l = Lowered { template, suffix, ..Default::default() };
        l.expand(
            |n| imms.iter().find(|i| i.0 == n).map(|i| i.1),
            |p| match p {
                Piece::Text(t) => out.push_str(t),
                Piece::Number(n) => out.push_str(&n.to_string()),
                Piece::Address(n) => out.push_str(&format!("@{n}")),
                Piece::Result(p) => out.push_str(&format!("r{p:?}")),
                Piece::Operand { arg, part, reg } => {
                    out.push_str(&format!("{}{arg}{part:?}", if reg { "!" } else { "" }))
                }
            },
        )?;
        Ok(out)
    }

    #[test]
    fn places() {
        assert_eq!(text("add $r, $0, $!1;", "", &[]).unwrap(), "add rAll, 0All, !1All;");
        assert_eq!(text("{$0..2}, $3.1; [$@0]", "", &[]).unwrap(), "{0All, 1All, 2All}, 3One(1); [@0]");
        assert_eq!(text("$r0|$r1, $#2;", "", &[(2, -7)]).unwrap(), "rOne(0)|rOne(1), -7;");
        assert_eq!(text("x<s1>.b", "f32.p3", &[]).unwrap(), "x.shared.b");
        assert_eq!(text("x<s0>.b", "p0", &[]).unwrap(), "x.b");
        assert_eq!(text("x<s0>.b", "p9", &[]), Err(Reason::Overload));
        assert_eq!(text("$#2", "", &[]), Err(Reason::NotImmediate(2)));
    }

    #[test]
    fn choices() {
        let t = "a<0:/.b<1:x/y>/!/.d>c<1:/, $3>;";
        assert_eq!(text(t, "", &[(0, 0), (1, 0)]).unwrap(), "ac;");
        assert_eq!(text(t, "", &[(0, 1), (1, 1)]).unwrap(), "a.byc, 3All;");
        assert_eq!(text(t, "", &[(0, 1), (1, 0)]).unwrap(), "a.bxc;");
        assert_eq!(text(t, "", &[(0, 2), (1, 0)]), Err(Reason::Immediate(0, 2)));
        assert_eq!(text(t, "", &[(0, 3), (1, 0)]).unwrap(), "a.dc;");
        assert_eq!(text(t, "", &[(0, 4), (1, 0)]), Err(Reason::Immediate(0, 4)));
        assert_eq!(text(t, "", &[(0, -1), (1, 0)]), Err(Reason::Immediate(0, -1)));
        assert_eq!(text(t, "", &[(1, 0)]), Err(Reason::NotImmediate(0)));
    }
}
