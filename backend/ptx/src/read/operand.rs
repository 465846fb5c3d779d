//! Operands as trees: what stands between commas, before it is fitted to a row of the instruction table.

use super::lexer::{Token, TokenKind};
use super::module::Read;
use crate::machine::{Kind, Operand};
use warpc_ir::diag::Diag;

/// An operand as written.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree {
    /// Register, symbol, label, parameter, special register: an operand of machine rows without flags.
    Leaf(Operand),
    /// Number: its bits, and 32 or 64 for a float written as such.
    Number(i64, u8),
    /// `{a, b}`
    List(Vec<Tree>),
    /// `[a]` or `[a, b]`
    Bracket(Vec<Tree>),
    /// `a+n`
    Plus(Box<Tree>, i64),
    /// `a|b`
    Pair(Box<Tree>, Box<Tree>),
    /// `!a`
    Not(Box<Tree>),
}

/// Nesting of braces and brackets that is followed.
const MAX_DEPTH: u32 = 8;

/// Reads one operand at `tokens[*at]`; `leaf` says what a name is.
pub fn operand(
    tokens: &[Token],
    at: &mut usize,
    leaf: &mut dyn FnMut(Token) -> Read<Operand>,
    depth: u32,
) -> Read<Tree> {
    let t = tokens[*at];
    if depth > MAX_DEPTH {
        return Err(Diag::error("operands nested too deeply", t.span()));
    }
    if t.kind != TokenKind::End {
        *at += 1;
    }
    let mut tree = match t.kind {
        TokenKind::Word | TokenKind::Slot => Tree::Leaf(leaf(t)?),
        TokenKind::Int => Tree::Number(t.value as i64, 0),
        TokenKind::F32 => Tree::Number(t.value as i64, 32),
        TokenKind::F64 => Tree::Number(t.value as i64, 64),
        TokenKind::Punct(b'-') => match operand(tokens, at, leaf, depth + 1)? {
            Tree::Number(n, 0) => Tree::Number(n.wrapping_neg(), 0),
            Tree::Number(n, 32) => Tree::Number(n ^ 1 << 31, 32),
            Tree::Number(n, b) => Tree::Number(n ^ i64::MIN, b),
            _ => return Err(Diag::error("a number expected", t.span())),
        },
        TokenKind::Punct(b'!') => Tree::Not(Box::new(operand(tokens, at, leaf, depth + 1)?)),
        TokenKind::Punct(c @ (b'{' | b'[')) => {
            let close = c + 2;
            let mut list = Vec::new();
            while !tokens[*at].is(close) {
                if !list.is_empty() {
                    if !tokens[*at].is(b',') {
                        return Err(Diag::error(format!("`,` or `{}` expected", close as char), tokens[*at].span()));
                    }
                    *at += 1;
                }
                list.push(operand(tokens, at, leaf, depth + 1)?);
            }
            *at += 1;
            if c == b'{' { Tree::List(list) } else { Tree::Bracket(list) }
        }
        _ => return Err(Diag::error("an operand expected", t.span())),
    };
    loop {
        let next = tokens[*at];
        let minus = next.is(b'-');
        if next.is(b'+') || minus {
            *at += 1;
            let neg = minus != tokens[*at].is(b'-');
            *at += tokens[*at].is(b'-') as usize;
            let n = tokens[*at];
            if n.kind != TokenKind::Int {
                return Err(Diag::error("a number expected", n.span()));
            }
            *at += 1;
            let n = if neg { (n.value as i64).wrapping_neg() } else { n.value as i64 };
            tree = match tree {
                Tree::Plus(a, m) => Tree::Plus(a, m.wrapping_add(n)),
                Tree::Number(m, 0) => Tree::Number(m.wrapping_add(n), 0),
                tree => Tree::Plus(Box::new(tree), n),
            };
        } else if next.is(b'|') {
            *at += 1;
            let second = operand(tokens, at, leaf, depth + 1)?;
            tree = Tree::Pair(Box::new(tree), Box::new(second));
        } else {
            return Ok(tree);
        }
    }
}

impl Tree {
    /// Base and offset of an address in brackets.
    pub fn address(&self) -> Option<(Operand, i64)> {
        let Tree::Bracket(list) = self else { return None };
        match &list[..] {
            [Tree::Leaf(o)] => Some((*o, 0)),
            [Tree::Plus(a, n)] => match **a {
                Tree::Leaf(o) => Some((o, *n)),
                _ => None,
            },
            _ => None,
        }
    }
    /// Appends its text for a template: leaves become `$n`, in the order in which they are put into `ops`.
    pub fn template(&self, ops: &mut Vec<Operand>, out: &mut Vec<u8>) {
        use crate::names::{hex, number, signed};
        let list = |l: &[Tree], ops: &mut Vec<Operand>, out: &mut Vec<u8>| {
            for (n, t) in l.iter().enumerate() {
                if n > 0 {
                    out.extend_from_slice(b", ");
                }
                t.template(ops, out);
            }
        };
        match self {
            Tree::Leaf(o) if o.kind == Kind::Sink => out.push(b'_'),
            Tree::Leaf(o) => {
                out.push(b'$');
                number(ops.len() as u64, out);
                ops.push(*o);
            }
            Tree::Number(n, 0) => signed(*n, out),
            Tree::Number(n, 32) => {
                out.extend_from_slice(b"0f");
                hex(*n as u64, 8, out);
            }
            Tree::Number(n, _) => {
                out.extend_from_slice(b"0d");
                hex(*n as u64, 16, out);
            }
            Tree::List(l) => {
                out.push(b'{');
                list(l, ops, out);
                out.push(b'}');
            }
            Tree::Bracket(l) => {
                out.push(b'[');
                list(l, ops, out);
                out.push(b']');
            }
            Tree::Plus(a, n) => {
                a.template(ops, out);
                out.push(b'+');
                signed(*n, out);
            }
            Tree::Pair(a, b) => {
                a.template(ops, out);
                out.push(b'|');
                b.template(ops, out);
            }
            Tree::Not(a) => {
                out.push(b'!');
                a.template(ops, out);
            }
        }
    }
}
