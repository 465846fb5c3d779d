//! Cases of the rules of folds: `engine/scev/rules/*.txt`.
//!
//! ```text
//! # A comment.
//! rule sum_of_equals
//!   fires i8 (%x + %y + %x)
//!      => ((2 * %x) + %y)
//!   never i8 (%x + %y)
//! ```
//!
//! An input is a type and an expression as it is printed: an operation stands in parentheses, its operands may be any; besides
//! there are `%` and `/exact`. It is built by the constructors of the analysis in [`FUNCTION`]: its arguments are the values, and
//! its loops the loops of recurrences.
//!
//! A knob that a rule needs stands in brackets before the type.
//!
//! * `fires`: the rule must fire, the result must be printed as the text after `=>`.
//! * `never`: the rule must not fire.
//!
//! Both sides are computed by the meaning of their operators for numbers at the limits and at random, for iterations that the
//! loops have, and must agree where all facts of the input hold; there the facts of the result must hold too. `WARPC_UPDATE=1`
//! rewrites the results in place. The test also fails for a rule without a statement or without a case of each kind.

use super::tests::{named, with_knobs};
use super::*;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use warpc_analysis::known_bits::bits::sext;
use warpc_analysis::rules::{Declared, files, fired};
use warpc_columns::random::Rng;

/// What expressions of cases are made in: values of several widths; `%outer` around `%inner`, the two unbounded; `%counted`,
/// which runs ten times; `%guarded`, which counts up from `%x` as long as that is below `%y`; `%falling`, which counts down
/// from `%z` as long as that is above 3.
const FUNCTION: &str = "
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define void @f(i8 %x, i8 %y, i8 %z, i4 %a, i4 %b, i16 %w, i1 %c) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %outer
outer:
  br label %inner
inner:
  br i1 %c, label %inner, label %latch
latch:
  br i1 %c, label %outer, label %before
before:
  br label %counted
counted:
  %k = phi i8 [ 0, %before ], [ %next, %counted ]
  %next = add i8 %k, 1
  %again = icmp ult i8 %next, 10
  br i1 %again, label %counted, label %guarded
guarded:
  %up = phi i8 [ %x, %counted ], [ %higher, %guarded ]
  %higher = add i8 %up, 1
  %below = icmp slt i8 %up, %y
  br i1 %below, label %guarded, label %falling
falling:
  %down = phi i8 [ %z, %guarded ], [ %lower, %falling ]
  %lower = add i8 %down, -1
  %above = icmp ugt i8 %down, 3
  br i1 %above, label %falling, label %done
done:
  ret void
}";

/// Iterations of `%counted`.
const COUNT: u128 = 10;
/// Inputs tried per case.
const INPUTS: usize = 400;

/// An expression as it is written.
#[derive(Clone, Debug)]
enum Tree {
    Number(i128),
    Value(String),
    /// Operator, operands, facts.
    Operation(&'static str, Vec<Tree>, Wrap),
    /// Truncation or extension, type of the operand, operand, type of the result.
    Cast(&'static str, u32, Box<Tree>, u32),
    /// Parts, loop, facts.
    Rec(Vec<Tree>, String, Wrap),
}

const OPERATORS: [&str; 11] = ["umin_seq", "umin", "umax", "smin", "smax", "/exact", "/u", "+", "*", "%", "-"];

/// Reads an expression from the front of `text`.
struct Reader<'t> {
    text: &'t str,
}

impl<'t> Reader<'t> {
    fn eat(&mut self, word: &str) -> bool {
        let rest = self.text.trim_start();
        let found = rest.strip_prefix(word);
        self.text = found.unwrap_or(rest);
        found.is_some()
    }
    fn need(&mut self, word: &str) -> Option<()> {
        self.eat(word).then_some(())
    }
    fn word(&mut self, of: impl Fn(char) -> bool) -> &'t str {
        let text = self.text.trim_start();
        let end = text.find(|c| !of(c)).unwrap_or(text.len());
        self.text = &text[end..];
        &text[..end]
    }
    fn width(&mut self) -> Option<u32> {
        self.need("i")?;
        self.word(|c| c.is_ascii_digit()).parse().ok()
    }
    fn facts(&mut self) -> Wrap {
        let mut wrap = Wrap::ANY;
        for (word, fact) in [("<nuw>", Wrap::NUW), ("<nsw>", Wrap::NSW), ("<nw>", Wrap::NW)] {
            if self.eat(word) {
                wrap = wrap.with(fact);
            }
        }
        wrap
    }
    fn name(&mut self) -> Option<String> {
        let name = self.word(|c| c.is_ascii_alphanumeric());
        (!name.is_empty()).then(|| name.to_string())
    }
    fn expression(&mut self) -> Option<Tree> {
        if self.eat("{") {
            let mut parts = vec![self.expression()?];
            while self.eat(",+,") {
                parts.push(self.expression()?);
            }
            self.need("}")?;
            let wrap = self.facts();
            self.need("<%")?;
            let header = self.name()?;
            self.need(">")?;
            return Some(Tree::Rec(parts, header, wrap));
        }
        if self.eat("(") {
            for kind in ["trunc ", "zext ", "sext "] {
                if self.eat(kind) {
                    let from = self.width()?;
                    let operand = Box::new(self.expression()?);
                    self.need("to")?;
                    let to = self.width()?;
                    self.need(")")?;
                    return Some(Tree::Cast(kind, from, operand, to));
                }
            }
            let mut operands = vec![self.expression()?];
            let operator = OPERATORS.into_iter().find(|operator| self.eat(operator))?;
            loop {
                operands.push(self.expression()?);
                if self.eat(")") {
                    return Some(Tree::Operation(operator, operands, self.facts()));
                }
                self.need(operator)?;
            }
        }
        if self.eat("%") {
            return self.name().map(Tree::Value);
        }
        self.word(|c| c == '-' || c.is_ascii_digit()).parse().ok().map(Tree::Number)
    }
}

/// Builds `tree` of `bits` bits by the constructors.
fn build(se: &mut Se<'_, '_>, tree: &Tree, bits: u32) -> Expr {
    match tree {
        Tree::Number(number) => se.make_const(Ty::int(bits), *number as u128),
        Tree::Value(name) => {
            let v = named(se, name);
            se.get(v)
        }
        Tree::Cast(kind, from, operand, to) => {
            let operand = build(se, operand, *from);
            match *kind {
                "trunc " => se.truncate(operand, Ty::int(*to), 0),
                "zext " => se.zero_extend(operand, Ty::int(*to), 0),
                _ => se.sign_extend(operand, Ty::int(*to), 0),
            }
        }
        Tree::Rec(parts, header, wrap) => {
            let parts = parts.iter().map(|part| build(se, part, bits)).collect();
            let l = loop_of(se, header);
            se.rec(parts, l, *wrap)
        }
        Tree::Operation(operator, operands, wrap) => {
            let ops: Exprs = operands.iter().map(|operand| build(se, operand, bits)).collect();
            match *operator {
                "+" => se.add(ops, *wrap, 0),
                "*" => se.mul(ops, *wrap),
                "-" => se.minus(ops[0], ops[1], *wrap),
                "/u" => se.udiv(ops[0], ops[1]),
                "/exact" => se.udiv_exact(ops[0], ops[1]),
                "%" => se.urem(ops[0], ops[1]),
                "umin" => se.min_max(Kind::UMin, ops),
                "umax" => se.min_max(Kind::UMax, ops),
                "smin" => se.min_max(Kind::SMin, ops),
                "smax" => se.min_max(Kind::SMax, ops),
                _ => se.sequential_umin(ops),
            }
        }
    }
}

/// The loop whose header is called `header`.
fn loop_of(se: &Se<'_, '_>, header: &str) -> Loop {
    let names = se.f.side().names.as_ref().expect("names are kept");
    let is_header = |l: &Loop| names.get(Value::block(se.loops.header(*l))) == header.as_bytes();
    (0..se.loops.len()).map(Loop::new).find(is_header).expect("a loop of this name")
}

/// Numbers of arguments by name, and of iterations by the header of the loop.
type Input = BTreeMap<String, u128>;

/// A result: `Ok(None)` where a fact of the expression does not hold or a division is by zero.
type Outcome = Option<u128>;

/// Whether `operands` combine without wrap in the sense of `wrap`, and the result.
fn combine(operator: &str, operands: &[u128], bits: u32, wrap: Wrap) -> Outcome {
    let all = mask(bits);
    let signed = |v: &u128| sext(*v, bits);
    let both = |f: fn(i128, i128) -> i128| {
        let unsigned = operands.iter().map(|&v| v as i128).reduce(f).expect("operands");
        let exact = operands.iter().map(signed).reduce(f).expect("operands");
        let fits = (!wrap.has(Wrap::NUW) || (0..=all as i128).contains(&unsigned))
            && (!wrap.has(Wrap::NSW) || exact == sext(exact as u128 & all, bits));
        fits.then_some(unsigned as u128 & all)
    };
    match operator {
        "+" => both(|a, b| a + b),
        "-" => both(|a, b| a - b),
        "*" => both(|a, b| a * b),
        "/u" => operands[0].checked_div(operands[1]),
        "/exact" => operands[0].checked_div(operands[1]).filter(|q| q * operands[1] == operands[0]),
        "%" => operands[0].checked_rem(operands[1]),
        "umin" | "umin_seq" => operands.iter().copied().min(),
        "umax" => operands.iter().copied().max(),
        "smin" => operands.iter().min_by_key(|v| signed(v)).copied(),
        _ => operands.iter().max_by_key(|v| signed(v)).copied(),
    }
}

/// Value of a recurrence with these parts in iteration `at`, if its facts hold up to there.
fn iterate(parts: &[u128], at: u128, bits: u32, wrap: Wrap) -> Outcome {
    let mut parts = parts.to_vec();
    for _ in 0..at {
        for k in 0..parts.len() - 1 {
            let facts = if k == 0 { wrap } else { Wrap::ANY };
            // The step is signed or unsigned as the fact is.
            parts[k] = combine("+", &[parts[k], parts[k + 1]], bits, facts)?;
        }
    }
    Some(parts[0])
}

/// Value of `tree` as it is written.
fn value(tree: &Tree, bits: u32, input: &Input) -> Outcome {
    match tree {
        Tree::Number(number) => Some(*number as u128 & mask(bits)),
        Tree::Value(name) => Some(input[name] & mask(bits)),
        Tree::Cast(kind, from, operand, to) => {
            let operand = value(operand, *from, input)?;
            Some(if *kind == "sext " { sext(operand, *from) as u128 & mask(*to) } else { operand & mask(*to) })
        }
        Tree::Rec(parts, header, wrap) => {
            let parts: Option<Vec<u128>> = parts.iter().map(|part| value(part, bits, input)).collect();
            iterate(&parts?, input[header], bits, *wrap)
        }
        Tree::Operation(operator, operands, wrap) => {
            let operands: Option<Vec<u128>> = operands.iter().map(|operand| value(operand, bits, input)).collect();
            combine(operator, &operands?, bits, *wrap)
        }
    }
}

/// Value of expression `expr`, if its facts hold.
fn expression_value(se: &Se<'_, '_>, expr: Expr, input: &Input) -> Outcome {
    let bits = se.bits(expr);
    let names = se.f.side().names.as_ref().expect("names are kept");
    let text = |v: Value| String::from_utf8_lossy(names.get(v)).into_owned();
    let operands: Option<Vec<u128>> = se.ops(expr).iter().map(|&o| expression_value(se, o, input)).collect();
    let operands = operands?;
    let operator = match se.kind(expr) {
        Kind::Constant => return se.constant(expr),
        Kind::Unknown => return Some(input[&text(se.unknown(expr)?)] & mask(bits)),
        Kind::Truncate | Kind::ZeroExtend => return Some(operands[0] & mask(bits)),
        Kind::SignExtend => return Some(sext(operands[0], se.bits(se.op(expr, 0))) as u128 & mask(bits)),
        Kind::AddRec => {
            let header = text(Value::block(se.loops.header(se.rec_loop(expr)?)));
            return iterate(&operands, input[&header], bits, se.wrap(expr));
        }
        Kind::Add => "+",
        Kind::Mul => "*",
        Kind::UDiv => "/u",
        Kind::UMax => "umax",
        Kind::SMax => "smax",
        Kind::UMin => "umin",
        Kind::SMin => "smin",
        Kind::SequentialUMin => "umin_seq",
        other => panic!("{other:?} in a case"),
    };
    combine(operator, &operands, bits, se.wrap(expr))
}

/// A random input: limits of the widths and small numbers more often than others.
fn random_input(rng: &mut Rng) -> Input {
    let mut number = |bits: u32| {
        let any = rng.below(1 << 16) as u128 & mask(bits);
        match rng.below(4) {
            0 => any,
            1 => any & 3,
            2 => any | mask(bits) << 2 & mask(bits),
            _ => [0, 1, mask(bits), mask(bits) >> 1, (mask(bits) >> 1) + 1][rng.below(5)],
        }
    };
    let widths = [("x", 8), ("y", 8), ("z", 8), ("a", 4), ("b", 4), ("w", 16)];
    let mut input: Input = widths.iter().map(|&(name, bits)| (name.to_string(), number(bits))).collect();
    input.extend(["tid", "ntid", "ctaid"].map(|name| (name.to_string(), number(8) % 40 + 1)));
    for header in ["outer", "inner"] {
        input.insert(header.into(), number(8) % 40);
    }
    input.insert("counted".into(), number(8) % COUNT);
    let up = sext(input["y"], 8) - sext(input["x"], 8);
    input.insert("guarded".into(), number(8) % (up.max(0) as u128 + 1));
    input.insert("falling".into(), number(8) % (input["z"].saturating_sub(3) + 1));
    input
}

/// Builds the expression of a case, checks it for many inputs; returns the printed result, the rules that fired, and what is
/// wrong.
fn run(input: &str) -> Option<(String, Vec<&'static str>, Option<String>)> {
    let mut knobs = Knobs::default();
    let (knob, input) = match input.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        None => ("", input),
    };
    if !knob.is_empty() {
        warpc_ir::knobs::KnobRegistry { parts: &[&[crate::knobs::TABLE]] }.set(&mut knobs, knob, Some("true")).ok()?;
    }
    let mut reader = Reader { text: input.trim_start() };
    let bits = reader.width()?;
    let tree = reader.expression().filter(|_| reader.text.trim().is_empty())?;
    let mut out = None;
    with_knobs(FUNCTION, &knobs, |se| {
        fired::take();
        let e = build(se, &tree, bits);
        let rules = fired::take().into_iter().map(|(_, rule)| rule).collect();
        let mut rng = Rng(1);
        let mut wrong = None;
        let mut judged = 0;
        for _ in 0..INPUTS {
            let input = random_input(&mut rng);
            let Some(wanted) = value(&tree, bits, &input) else { continue };
            judged += 1;
            let got = expression_value(se, e, &input);
            if got != Some(wanted) && wrong.is_none() {
                wrong = Some(format!("gives {got:x?} and not {wanted:x} for {input:x?}"));
            }
        }
        if judged < 10 {
            wrong = Some(format!("is defined for {judged} inputs only"));
        }
        out = Some((se.text(e), rules, wrong));
    });
    out
}

#[test]
fn every_rule_has_cases() {
    let declared = Declared::of_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let mut problems = String::new();
    let mut seen: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("rules"), "txt") {
        let text = std::fs::read_to_string(&path).expect("cases");
        let mut new = String::new();
        let mut rule = String::new();
        let mut lines = text.lines().enumerate().peekable();
        while let Some((at, line)) = lines.next() {
            let _ = writeln!(new, "{line}");
            let (word, rest) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            let mut problem = |message: &str| {
                let _ = writeln!(problems, "{}:{}: {rule}: {message}", path.display(), at + 1);
            };
            let fires = match word {
                "fires" => true,
                "never" => false,
                "rule" => {
                    rule = rest.to_string();
                    seen.entry(rule.clone()).or_default();
                    continue;
                }
                "" | "#" => continue,
                _ => {
                    problem("neither a rule nor a case");
                    continue;
                }
            };
            let wanted = lines.next_if(|(_, next)| next.trim().starts_with("=>"));
            let Some((result, rules, wrong)) = run(rest) else {
                problem("cannot be read");
                continue;
            };
            if fires != rules.contains(&rule.as_str()) {
                problem(&format!("{}; these do: {rules:?}", if fires { "does not fire" } else { "fires" }));
            }
            if let Some(wrong) = wrong {
                problem(&format!("{result} {wrong}"));
            }
            seen.entry(rule.clone()).or_default()[!fires as usize] += 1;
            if fires {
                let _ = writeln!(new, "     => {result}");
                if wanted.map(|(_, next)| next.trim()) != Some(format!("=> {result}").as_str()) {
                    problem(&format!("gives\n     => {result}"));
                }
            }
        }
        if std::env::var_os("WARPC_UPDATE").is_some() && new != text {
            std::fs::write(&path, new).expect("cases");
        }
    }
    for problem in declared.problems(&seen) {
        let _ = writeln!(problems, "{problem}");
    }
    assert!(problems.is_empty(), "{} rules\n{problems}", declared.listed.len());
}
