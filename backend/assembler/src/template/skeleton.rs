//! The text of a body to lines whose classes and operands are not known yet.
//!
//! A class stands for the end of the opcode (`LD{g}` is `LD` or `LDG`), for suffixes (`.RZ`, or none), or for an operand. Which, its texts
//! say. The build script reads all bodies of the tables; the program reads those that it makes itself, which have no classes.

use crate::ori::special::{RUNTIME, SPECIALS};
use crate::ori::{Class, Control, Op, Suffix, Suffixes, mark, oflag};
use std::collections::{BTreeMap, HashMap};
use std::sync::OnceLock;

/// A class of modifiers: the word, and what it becomes. An empty word, `-` in the text, is that there is none.
pub type Modifiers<'t> = Vec<(&'t str, &'t str)>;

/// Classes of modifiers by name; the number of one is its place in their order.
pub type Classes<'t> = BTreeMap<&'t str, Modifiers<'t>>;

/// What an operand of a body is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
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
pub struct Place {
    /// What it is.
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

/// An operand of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// This one.
    Place(Place),
    /// What the class of this number stands for.
    Class(u16),
}

impl Slot {
    /// Bits of `oflag`.
    fn flags(&self) -> u8 {
        match self {
            Slot::Place(place) => place.flags,
            Slot::Class(_) => 0,
        }
    }
    /// Its operand of the pattern, and the place.
    fn param(&self) -> Option<(u8, Place)> {
        match self {
            Slot::Place(place @ Place { what: What::Param(param), .. }) => Some((*param, *place)),
            _ => None,
        }
    }
}

/// The opcode of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opcode {
    /// This one.
    Op(Op),
    /// One for each choice of a class.
    Class(u16, Vec<Op>),
}

impl Opcode {
    /// All that it may be.
    fn all(&self) -> &[Op] {
        match self {
            Opcode::Op(op) => std::slice::from_ref(op),
            Opcode::Class(_, ops) => ops,
        }
    }
}

/// A suffix of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This one.
    Suffix(Suffix),
    /// Those that a class stands for.
    Class(u16),
}

/// A line: an instruction with a range of operands, or a label.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// An instruction.
    Instruction {
        /// Opcode.
        op: Opcode,
        /// Suffixes in order.
        endings: Vec<Ending>,
        /// Its first operand; the guard is first where there is one.
        first: u16,
        /// One past its last operand.
        end: u16,
        /// It computes new registers only, and may do so whatever the guard of the whole is.
        is_free: bool,
    },
    /// A label.
    Label(u8),
}

/// A body without what its classes stand for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Skeleton {
    /// Lines.
    pub lines: Vec<Line>,
    /// Operands of all lines.
    pub slots: Vec<Slot>,
    /// Classes of new registers.
    pub temps: Vec<Class>,
    /// Operands of the pattern that lines read as values; an address among them is summed first.
    pub plain: Vec<u8>,
    /// Number of labels.
    pub labels: u8,
    /// Whether a guard of the whole can stand at its lines; else it is branched around.
    pub takes_guard: bool,
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
fn is_result(name: &str) -> bool {
    name.starts_with(['d', 'p'])
}

struct Parser<'p, 't> {
    params: &'p [&'t str],
    classes: &'p Classes<'t>,
    temps: HashMap<&'p str, u8>,
    labels: HashMap<&'p str, u8>,
    body: Skeleton,
}

/// Parses a body. `params` are the names of the pattern's operands.
///
/// # Errors
/// The number of the line, from 0, and why it cannot be.
pub fn parse(text: &str, params: &[&str], classes: &Classes<'_>) -> Result<Skeleton, (usize, String)> {
    let body = Skeleton { lines: Vec::with_capacity(4), slots: Vec::with_capacity(16), ..Skeleton::default() };
    let mut parser = Parser { params, classes, temps: HashMap::new(), labels: HashMap::new(), body };
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
    for (param, place) in body.slots.iter().filter_map(Slot::param) {
        if place.flags & (oflag::ADDR | oflag::DEF) == 0 && !body.plain.contains(&param) {
            body.plain.push(param);
        }
    }
    check_results(&body, params).map_err(|why| (0, why))?;
    body.takes_guard = takes_guard(&body, params);
    Ok(body)
}

/// The operand that the text of a class is, and no operand of a pattern.
///
/// # Errors
/// Why it is none.
pub fn operand(text: &str) -> Result<Place, String> {
    let classes = Classes::new();
    let body = Skeleton::default();
    let mut parser = Parser { params: &[], classes: &classes, temps: HashMap::new(), labels: HashMap::new(), body };
    let place = parser.operand(text)?;
    match place.what {
        What::Temp(_) | What::Label(_) => Err(format!("what is {text} of?")),
        _ => Ok(place),
    }
}

/// The suffixes that a text is: `.F32.RN`.
///
/// # Errors
/// The one that is none.
pub fn suffixes(text: &str) -> Result<Vec<Suffix>, String> {
    let texts = text.split('.').filter(|text| !text.is_empty());
    texts.map(|text| names().suffixes.get(text).copied().ok_or_else(|| format!("no suffix {text}"))).collect()
}

/// No operand is read behind a line that wrote a result.
fn check_results(body: &Skeleton, params: &[&str]) -> Result<(), String> {
    let mut written: Option<&str> = None;
    for line in &body.lines {
        let Line::Instruction { first, end, op, .. } = line else { continue };
        let op = op.all()[0].text();
        let mut writes = None;
        for (param, place) in body.slots[*first as usize..*end as usize].iter().filter_map(Slot::param) {
            let name = params[param as usize];
            if place.flags & oflag::DEF != 0 {
                // Registers of a wide result are put together at the end.
                writes = if place.part.is_none() { Some(name) } else { writes };
            } else if is_result(name) {
                return Err(format!("{op} reads the result {name}"));
            } else if let Some(result) = written {
                return Err(format!("{op} reads {name} behind the write of {result}"));
            }
        }
        written = written.or(writes);
    }
    Ok(())
}

/// Whether the guard of the whole may stand at each line that is not free: no control flow, no guard of its own, no new register
/// that only some of the threads would write.
fn takes_guard(body: &Skeleton, params: &[&str]) -> bool {
    body.lines.iter().all(|line| match line {
        Line::Label(_) => false,
        Line::Instruction { op, endings, first, end, is_free } => {
            let slots = &body.slots[*first as usize..*end as usize];
            let is_guarded = slots.first().is_some_and(|slot| slot.flags() & oflag::GUARD != 0);
            let writes = |is_temp: bool| {
                slots.iter().filter(|slot| slot.flags() & oflag::DEF != 0).any(|slot| match slot {
                    Slot::Place(Place { what: What::Temp(_), .. }) => is_temp,
                    slot => slot.param().is_some_and(|(param, place)| {
                        (is_result(params[param as usize]) && place.part.is_some()) == is_temp
                    }),
                })
            };
            let fixed: Vec<Suffix> = endings
                .iter()
                .filter_map(|ending| match ending {
                    Ending::Suffix(suffix) => Some(*suffix),
                    Ending::Class(_) => None,
                })
                .collect();
            // The guard of an instruction of the uniform datapath is another predicate, which does not know of single threads.
            let stays = |op: &Op| op.control() == Control::Next && !op.has_uniform_guard(Suffixes::new(&fixed));
            *is_free || (!is_guarded && !writes(true) && op.all().iter().all(stays))
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

    fn push(&mut self, place: Place) {
        self.body.slots.push(Slot::Place(place));
    }

    /// The number of a class.
    fn class(&self, name: &str) -> Result<u16, String> {
        let at = self.classes.keys().position(|class| *class == name);
        at.map(|at| at as u16).ok_or_else(|| format!("no class {name}"))
    }

    /// The mnemonic of a line.
    fn head(&self, name: &str) -> Result<(Opcode, Vec<Ending>), String> {
        let start = name.len() - name.trim_start_matches('.').len();
        let end = name[start..].find(['.', '{']).map_or(name.len(), |at| start + at);
        let (text, mut rest) = name.split_at(end);
        let op = |text: &str| names().ops.get(text).copied().ok_or_else(|| format!("no opcode {text}"));
        let mut opcode = None;
        let mut endings = Vec::new();
        while !rest.is_empty() {
            if let Some(inner) = rest.strip_prefix('{') {
                let (class, behind) = inner.split_once('}').ok_or("a brace is open")?;
                let number = self.class(class)?;
                let texts = self.classes[class].iter().map(|choice| choice.1);
                if texts.clone().any(|text| !text.is_empty() && !text.starts_with('.')) {
                    if opcode.is_some() || !endings.is_empty() {
                        return Err(format!("{class} is the end of no opcode"));
                    }
                    let ops: Result<Vec<Op>, String> = texts.map(|more| op(&format!("{text}{more}"))).collect();
                    opcode = Some(Opcode::Class(number, ops?));
                } else {
                    endings.push(Ending::Class(number));
                }
                rest = behind;
            } else {
                let suffix = rest.strip_prefix('.').ok_or("a suffix begins with a dot")?;
                let end = suffix.find(['.', '{']).unwrap_or(suffix.len());
                endings.extend(suffixes(&suffix[..end])?.into_iter().map(Ending::Suffix));
                rest = &suffix[end..];
            }
        }
        let opcode = match opcode {
            Some(opcode) => opcode,
            None => Opcode::Op(op(text)?),
        };
        let is_open = endings.iter().any(|ending| matches!(ending, Ending::Class(_)));
        if is_open && opcode.all().contains(&Op::Syncs) {
            return Err("suffixes of SYNCS say what its guard is".into());
        }
        let alike = |is: fn(&Op) -> bool| opcode.all().iter().all(|op| is(op) == is(&opcode.all()[0]));
        if !alike(|op| op.is_pure()) || opcode.all().iter().any(|op| op.control() != opcode.all()[0].control()) {
            return Err("one of its opcodes is of another kind".into());
        }
        Ok((opcode, endings))
    }

    fn instruction(&mut self, line: &'p str) -> Result<(), String> {
        let first = self.body.slots.len() as u16;
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
            self.push(place);
        }
        let (name, operands) = rest.split_once(' ').unwrap_or((rest, ""));
        let (op, endings) = self.head(name)?;
        let is_pure = op.all()[0].is_pure();
        for operand in operands_of(operands) {
            match operand.strip_prefix("desc[DESC]") {
                Some(address) => {
                    let place = Place { marks: mark::DESCRIPTOR, ..plain(What::Descriptor) };
                    self.push(place);
                    self.address(address)?;
                }
                None if operand.starts_with("desc[") => {
                    let name = operand[5..].strip_suffix(']').ok_or("a descriptor")?;
                    let place = self.operand(name)?;
                    self.push(Place { marks: place.marks | mark::DESCRIPTOR, ..place });
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
                    self.push(place);
                }
                None if operand.starts_with('[') => self.address(operand)?,
                None if operand.starts_with('{') => {
                    let class = operand[1..].strip_suffix('}').ok_or("a class is an operand, and not part of one")?;
                    let number = self.class(class)?;
                    self.body.slots.push(Slot::Class(number));
                }
                None if operand.starts_with("c[") && bank(operand).is_none() => {
                    let (number_of, address) = operand[2..].split_once("][").ok_or("a place in a bank")?;
                    self.address(&operand[operand.len() - address.len() - 1..])?;
                    let bank = number(number_of).ok_or("a bank")? as u16;
                    match self.body.slots.last_mut() {
                        Some(Slot::Place(place)) => place.bank = Some(bank),
                        _ => return Err("an address".into()),
                    }
                }
                None => {
                    let place = self.operand(operand)?;
                    self.push(place);
                }
            }
        }
        let end = self.body.slots.len() as u16;
        let slots = &self.body.slots[first as usize..end as usize];
        let is_temp = |slot: &Slot| match slot {
            Slot::Place(Place { what: What::Param(_), part, .. }) => part.is_some(),
            Slot::Place(place) => place.what != What::Carry,
            Slot::Class(_) => true,
        };
        let mut written = slots.iter().filter(|slot| slot.flags() & oflag::DEF != 0);
        let is_guarded = slots.first().is_some_and(|slot| slot.flags() & oflag::GUARD != 0);
        let is_free = is_pure && !is_guarded && written.all(is_temp);
        self.body.lines.push(Line::Instruction { op, endings, first, end, is_free });
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
        self.push(place);
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
