//! The text of a body to rows whose operands are not known yet.

use super::text::TableFault;
use crate::ori::isa::Class;
use crate::ori::operand::{RUNTIME, SPECIALS, mark};
use crate::ori::{Op, OriHead, Suffix, Suffixes};
use hashbrown::HashMap;
use std::sync::OnceLock;
use warpc_machine::operand::oflag;

/// What an operand of a body is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// An operand of the pattern.
    Param(u8),
    /// A new register.
    Temp(u8),
    /// The zero register or true predicate of a class.
    Absent(Class),
    /// A number.
    Number(i64),
    /// A place in a constant bank.
    Bank(u16, u32),
    /// A special register.
    Special(u32),
    /// A label.
    Label(u8),
    /// A row of `operand::RUNTIME`.
    Runtime(u8),
    /// The descriptor of global memory.
    Descriptor,
    /// The carry of the function.
    Carry,
    /// The stack pointer.
    StackPointer,
}

/// An operand of a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub what: What,
    /// Bits of `oflag`.
    pub flags: u8,
    /// Bits of `mark`.
    pub marks: u16,
    /// Which register of a wide one.
    pub part: Option<u8>,
    /// A number is to be a wide register.
    pub is_wide: bool,
    /// A number is to be a predicate.
    pub is_truth: bool,
    /// What is added to an address.
    pub offset: i32,
    /// The constant bank that an address is in.
    pub bank: Option<u16>,
}

/// A line of a body: an instruction with a range of operands, or a label.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    Instruction {
        head: OriHead,
        /// Operands `first..end`; the guard is first where there is one.
        first: u16,
        end: u16,
        /// It computes new registers only, and may do so whatever the guard of the whole is.
        is_free: bool,
    },
    Label(u8),
}

/// A body.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Body {
    pub(super) lines: Vec<Line>,
    pub(super) places: Vec<Place>,
    /// Classes of new registers.
    pub(super) temps: Vec<Class>,
    /// Operands of the pattern that lines read as values; an address among them is summed first.
    pub(super) plain: Vec<u8>,
    /// Number of labels.
    pub(super) labels: u8,
    /// Whether a guard of the whole can stand at its lines; else it is branched around.
    pub(super) takes_guard: bool,
    /// Its rule: the table, and the line of the pattern.
    pub origin: (&'static str, usize),
}

/// Suffixes and opcodes by text.
struct Names {
    ops: HashMap<&'static str, Op>,
    suffixes: HashMap<&'static str, Suffix>,
    specials: HashMap<&'static str, u32>,
}

fn names() -> &'static Names {
    static NAMES: OnceLock<Names> = OnceLock::new();
    NAMES.get_or_init(|| Names {
        ops: Op::ALL.iter().map(|&op| (op.text(), op)).collect(),
        suffixes: Suffix::ALL.iter().map(|&suffix| (suffix.text(), suffix)).collect(),
        specials: SPECIALS.iter().enumerate().map(|(row, &name)| (name, row as u32)).collect(),
    })
}

/// Whether an operand of a pattern is a result: its name begins with `d` or `p`.
pub(super) fn is_result(name: &str) -> bool {
    name.starts_with(['d', 'p'])
}

struct Parser<'p, 't> {
    params: &'p [&'t str],
    temps: HashMap<&'p str, u8>,
    labels: HashMap<&'p str, u8>,
    body: Body,
}

/// Parses a body. `params` are the names of the pattern's operands.
///
/// # Errors
/// The number of the line, from 0, and why it cannot be.
pub fn parse(text: &str, params: &[&str]) -> Result<Body, (usize, String)> {
    let body = Body { lines: Vec::with_capacity(4), places: Vec::with_capacity(16), ..Body::default() };
    let mut parser = Parser { params, temps: HashMap::new(), labels: HashMap::new(), body };
    let lines = || text.lines().map(|line| line.split('#').next().unwrap_or_default().trim()).enumerate();
    for (n, line) in lines().filter(|(_, line)| !line.is_empty()) {
        match line.strip_suffix(':') {
            Some(label) => {
                let label = parser.label(label);
                parser.body.lines.push(Line::Label(label));
            }
            None => parser.instruction(line).map_err(|why| (n, format!("`{line}`: {why}")))?,
        }
    }
    let mut body = parser.body;
    for place in body.places.iter().filter(|place| place.flags & (oflag::ADDR | oflag::DEF) == 0) {
        if let What::Param(param) = place.what
            && !body.plain.contains(&param)
        {
            body.plain.push(param);
        }
    }
    check_results(&body, params).map_err(|why| (0, why))?;
    body.takes_guard = takes_guard(&body, params);
    Ok(body)
}

/// No operand is read behind a line that wrote a result.
fn check_results(body: &Body, params: &[&str]) -> Result<(), String> {
    let mut written: Option<&str> = None;
    for line in &body.lines {
        let Line::Instruction { first, end, head, .. } = *line else { continue };
        let places = &body.places[first as usize..end as usize];
        let mut writes = None;
        for place in places {
            let What::Param(param) = place.what else { continue };
            let name = params[param as usize];
            if place.flags & oflag::DEF != 0 {
                // Registers of a wide result are put together at the end.
                writes = if place.part.is_none() { Some(name) } else { writes };
            } else if is_result(name) {
                return Err(format!("{} reads the result {name}", head.op.text()));
            } else if let Some(result) = written {
                return Err(format!("{} reads {name} behind the write of {result}", head.op.text()));
            }
        }
        written = written.or(writes);
    }
    Ok(())
}

/// Whether the guard of the whole may stand at each line that is not free: no control flow, no guard of its own, no new register
/// that only some of the threads would write.
fn takes_guard(body: &Body, params: &[&str]) -> bool {
    body.lines.iter().all(|line| match *line {
        Line::Label(_) => false,
        Line::Instruction { head, first, end, is_free } => {
            let places = &body.places[first as usize..end as usize];
            let is_guarded = places.first().is_some_and(|place| place.flags & oflag::GUARD != 0);
            let writes = |is_temp: bool| {
                places.iter().filter(|place| place.flags & oflag::DEF != 0).any(|place| match place.what {
                    What::Temp(_) => is_temp,
                    What::Param(param) => (is_result(params[param as usize]) && place.part.is_some()) == is_temp,
                    _ => false,
                })
            };
            // The guard of an instruction of the uniform datapath is another predicate, which does not know of single threads.
            let stays = head.op.control() == warpc_machine::isa::Control::Next && !head.has_uniform_guard();
            is_free || (!is_guarded && !writes(true) && stays)
        }
    })
}

impl<'p> Parser<'p, '_> {
    fn label(&mut self, name: &'p str) -> u8 {
        let next = self.labels.len() as u8;
        let label = *self.labels.entry(name).or_insert(next);
        self.body.labels = self.labels.len() as u8;
        label
    }

    fn instruction(&mut self, line: &'p str) -> Result<(), String> {
        let first = self.body.places.len() as u16;
        let (guard, rest) = match line.strip_prefix('@') {
            Some(rest) => {
                let (guard, rest) = rest.split_once(' ').ok_or("a guard alone")?;
                (Some(guard), rest.trim_start())
            }
            None => (None, line),
        };
        if let Some(guard) = guard {
            let mut place = self.operand(guard)?;
            place.flags = place.flags & oflag::NEG | oflag::GUARD;
            self.body.places.push(place);
        }
        let (name, operands) = rest.split_once(' ').unwrap_or((rest, ""));
        let head = head(name)?;
        for operand in operands_of(operands) {
            match operand.strip_prefix("desc[DESC]") {
                Some(address) => {
                    let place = Place { marks: mark::DESCRIPTOR, ..plain(What::Descriptor) };
                    self.body.places.push(place);
                    self.address(address)?;
                }
                None if operand.starts_with("desc[") => {
                    let name = operand[5..].strip_suffix(']').ok_or("a descriptor")?;
                    let place = self.operand(name)?;
                    self.body.places.push(Place { marks: place.marks | mark::DESCRIPTOR, ..place });
                }
                None if operand.starts_with("gdesc[") => {
                    let (name, said) = operand[6..].split_once(']').ok_or("a descriptor")?;
                    let mut place = self.operand(name)?;
                    place.marks |= mark::DESCRIPTOR;
                    for word in said.split('.').filter(|word| !word.is_empty()) {
                        match mark::MATRICES.iter().find(|mark| mark.1[1..] == *word) {
                            Some(mark) => place.marks |= mark.0,
                            None if word == "negA" => place.flags |= oflag::NEG,
                            None => return Err(format!("what is `.{word}` of matrices?")),
                        }
                    }
                    self.body.places.push(place);
                }
                None if operand.starts_with('[') => self.address(operand)?,
                None if operand.starts_with("c[") && bank(operand).is_none() => {
                    let (number_of, address) = operand[2..].split_once("][").ok_or("a place in a bank")?;
                    self.address(&operand[operand.len() - address.len() - 1..])?;
                    let bank = number(number_of).ok_or("a bank")? as u16;
                    self.body.places.last_mut().ok_or("an address")?.bank = Some(bank);
                }
                None => {
                    let place = self.operand(operand)?;
                    self.body.places.push(place);
                }
            }
        }
        let end = self.body.places.len() as u16;
        let places = &self.body.places[first as usize..end as usize];
        let is_temp = |place: &Place| match place.what {
            What::Temp(_) => true,
            What::Param(_) => place.part.is_some(),
            What::Carry => false,
            _ => true,
        };
        let mut written = places.iter().filter(|place| place.flags & oflag::DEF != 0);
        let is_guarded = places.first().is_some_and(|place| place.flags & oflag::GUARD != 0);
        let is_free = head.op.is_pure() && !is_guarded && written.all(is_temp);
        self.body.lines.push(Line::Instruction { head, first, end, is_free });
        Ok(())
    }

    /// `[a]`, `[a.64+0x10]`, `[%r1]`, `[0x10]`, and what stands behind a descriptor.
    fn address(&mut self, text: &'p str) -> Result<(), String> {
        let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or("an address")?;
        let (base, offset) = match inner.split_once('+') {
            Some((base, offset)) => (base, number(offset).ok_or("an offset")?),
            None => (inner, 0),
        };
        let (base, is_wide) = match base.strip_suffix(".64") {
            Some(base) => (base, true),
            None => (base, false),
        };
        let mut place = match number(base) {
            Some(value) => Place { offset: value as i32, ..plain(What::Absent(Class::R)) },
            None => self.operand(base)?,
        };
        place.flags |= oflag::ADDR;
        place.marks |= if is_wide { mark::WIDE_ADDRESS } else { 0 };
        place.offset += offset as i32;
        self.body.places.push(place);
        Ok(())
    }

    fn operand(&mut self, text: &'p str) -> Result<Place, String> {
        let mut place = plain(What::Number(0));
        let mut rest = text;
        let again = rest.strip_prefix('=');
        rest = again.unwrap_or(rest);
        while let Some(first) = rest.bytes().next() {
            match first {
                b'!' => place.flags |= oflag::NEG,
                b'-' if !rest[1..].starts_with(|c: char| c.is_ascii_digit()) => place.flags |= oflag::NEG,
                b'~' => place.marks |= mark::INVERTED,
                _ => break,
            }
            rest = &rest[1..];
        }
        if let Some(inner) = rest.strip_prefix('|') {
            place.marks |= mark::ABSOLUTE;
            rest = inner.strip_suffix('|').ok_or("a bar is open")?;
        }
        if rest.contains('.')
            && let Some(tail) = (1..mark::TAILS.len())
                .find(|&tail| rest.ends_with(mark::TAILS[tail]) && rest.starts_with(|c: char| c != '.'))
        {
            place.marks |= mark::tail(tail);
            rest = &rest[..rest.len() - mark::TAILS[tail].len()];
        }
        let (name, part) = match rest.rsplit_once('.') {
            Some((name, "w")) => {
                place.is_wide = true;
                (name, None)
            }
            Some((name, "p")) => {
                place.is_truth = true;
                (name, None)
            }
            Some((name, part)) if !name.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()) => {
                (name, Some(part.parse::<u8>().map_err(|_| "a part")?))
            }
            _ => (rest, None),
        };
        place.part = part;
        let (name, is_wide) = name.strip_suffix(".w").map_or((name, false), |name| (name, true));
        place.is_wide |= is_wide;
        if let Some(param) = self.params.iter().position(|&param| param == name) {
            place.what = What::Param(param as u8);
            place.flags |= if is_result(name) && again.is_none() { oflag::DEF } else { 0 };
            if again.is_some() {
                place.flags |= oflag::DEF;
            }
            return Ok(place);
        }
        if let Some(temp) = name.strip_prefix('%') {
            let (temp, is_new) = self.temp(temp)?;
            place.what = What::Temp(temp);
            place.flags |= if is_new || again.is_some() { oflag::DEF } else { 0 };
            return Ok(place);
        }
        place.flags |= if again.is_some() { oflag::DEF } else { 0 };
        place.what = match rest {
            "RZ" => What::Absent(Class::R),
            "PT" => What::Absent(Class::P),
            "UPT" => What::Absent(Class::UP),
            "URZ" => What::Absent(Class::U),
            "DESC" => What::Descriptor,
            "SP" => What::StackPointer,
            "CC" => What::Carry,
            _ if rest.starts_with("c[") => bank(rest).ok_or("a place in a bank")?,
            _ if RUNTIME.contains(&rest) => {
                What::Runtime(RUNTIME.iter().position(|name| *name == rest).unwrap_or(0) as u8)
            }
            _ if rest.starts_with('.') => What::Label(self.label(rest)),
            _ => match (names().specials.get(rest), number(rest)) {
                (Some(&row), _) => What::Special(row),
                (None, Some(number)) => What::Number(number),
                (None, None) => return Err(format!("what is `{rest}`?")),
            },
        };
        Ok(place)
    }

    /// A new register, and whether this is its first mention.
    fn temp(&mut self, name: &'p str) -> Result<(u8, bool), String> {
        if let Some(&temp) = self.temps.get(name) {
            return Ok((temp, false));
        }
        let class = match name.as_bytes().first() {
            Some(b'r') => Class::R,
            Some(b'd') => Class::R64,
            Some(b'q') => Class::R128,
            Some(b'o') => Class::R256,
            Some(b's') => Class::R512,
            Some(b't') => Class::R1024,
            Some(b'y') => Class::R2048,
            Some(b'z') => Class::R4096,
            Some(b'p') => Class::P,
            Some(b'c') => Class::UP,
            Some(b'u') => Class::U,
            Some(b'v') => Class::U64,
            Some(b'w') => Class::U128,
            Some(b'x') => Class::U256,
            Some(b'b') => Class::B,
            _ => return Err(format!("class of %{name}")),
        };
        let temp = self.temps.len() as u8;
        self.temps.insert(name, temp);
        self.body.temps.push(class);
        Ok((temp, true))
    }
}

const fn plain(what: What) -> Place {
    Place { what, flags: 0, marks: 0, part: None, is_wide: false, is_truth: false, offset: 0, bank: None }
}

fn head(name: &str) -> Result<OriHead, String> {
    let start = name.len() - name.trim_start_matches('.').len();
    let end = name[start..].find('.').map_or(name.len(), |at| start + at);
    let op = *names().ops.get(&name[..end]).ok_or_else(|| format!("no opcode {}", &name[..end]))?;
    let mut list = Vec::new();
    for text in name[end..].split('.').filter(|text| !text.is_empty()) {
        list.push(*names().suffixes.get(text).ok_or_else(|| format!("no suffix {text}"))?);
    }
    if list.len() > crate::ori::suffix::MOST {
        return Err(format!("{} suffixes", list.len()));
    }
    Ok(OriHead::new(op, Suffixes::new(&list)))
}

/// Operands, divided by commas.
fn operands_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|operand| !operand.is_empty())
}

/// `0x10`, `-16`.
fn number(text: &str) -> Option<i64> {
    let (is_negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if is_negative { -value } else { value })
}

/// `c[0x0][0x210]`
fn bank(text: &str) -> Option<What> {
    let (bank, byte) = text.strip_prefix("c[")?.strip_suffix(']')?.split_once("][")?;
    Some(What::Bank(number(bank)? as u16, number(byte)? as u32))
}

/// Reads every body of every rule once, with the first choice of each class: a table that is wrong is found by a test.
pub fn check(rules: &super::Rules<'_>) -> Result<(), TableFault> {
    for rule in rules.all() {
        let params: Vec<&str> = rules.pattern(rule)?.names().collect();
        for choice in 0.. {
            let mut left = false;
            let captures: super::pattern::Captures<'_> = rules
                .classes
                .iter()
                .map(|(&name, class)| {
                    left |= choice + 1 < class.len() && rule.body.contains(&format!("{{{name}}}"));
                    (name, class[choice.min(class.len() - 1)].1)
                })
                .collect();
            let fault = |line: usize, why| TableFault { table: rule.table, line: rule.line + 1 + line, why };
            let text = super::pattern::substitute(rule.body, &captures).map_err(|why| fault(0, why))?;
            parse(&text, &params).map_err(|(line, why)| fault(line, why))?;
            if !left {
                break;
            }
        }
    }
    Ok(())
}

impl super::Rules<'_> {
    /// The body of the first rule of an instruction, with its classes filled in; none where there is no rule.
    ///
    /// # Errors
    /// What is wrong with the body: a bug of the table.
    pub fn body(&self, spelt: super::pattern::Spelt<'_>) -> Result<Option<Body>, String> {
        let found = self.find(spelt).map_err(|fault| fault.to_string())?;
        let Some((rule, pattern, captures)) = found else { return Ok(None) };
        let params: Vec<&str> = pattern.names().collect();
        let text = super::pattern::substitute(rule.body, &captures)?;
        match parse(&text, &params) {
            Ok(body) => Ok(Some(Body { origin: (rule.table, rule.line), ..body })),
            Err((line, why)) => Err(format!("{}:{}: {why}", rule.table, rule.line + 1 + line)),
        }
    }
}
