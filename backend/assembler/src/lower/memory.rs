//! Accesses of memory: what the tables need not know.
//!
//! Tables have loads, stores and atomics of one register of 8 to 128 bits, relaxed at most. Here is what surrounds these:
//!
//! | what | becomes |
//! |---|---|
//! | vectors | an access of all their bits; elements are taken out and put together |
//! | loads to wider registers | a load, and what extends |
//! | acquire, release | a relaxed access, and fences |
//! | a cache policy | the descriptor of the access |
//! | shared memory of the cluster | a generic access, behind the window of shared memory |
//! | reductions that have no instruction | atomics without a result |

use super::{LowerFault, Lowering, Work, find};
use crate::ori::isa::{Class, Ori};
use crate::ori::operand::{absent, mark, special};
use crate::ori::{Op, Suffix};
use crate::template::{Body, Param, Spelt};
use std::ops::Range;
use std::sync::Arc;
use warpc_machine::allocate::Registers;
use warpc_machine::ids::VReg;
use warpc_machine::operand::{Operand, oflag};
use warpc_ptx_syntax::rows::{Instruction, Spelling};
use warpc_ptx_syntax::types::Type;

/// How an access is lowered: the rule of what is in the middle, and what surrounds it.
pub(super) struct Access {
    body: Arc<Body>,
    kind: Kind,
    /// Type of an element.
    ty: Type,
    /// Fence before it, by what it is for.
    release: Option<Suffix>,
    /// Values in caches are forgotten behind it.
    acquires: bool,
    has_policy: bool,
    is_cluster: bool,
    /// It is one register and an address, and nothing surrounds it unless the register is wider.
    is_alone: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Load,
    Store,
    Atomic,
    /// It has no result in PTX, its rule has one.
    Reduction,
}

/// An access in use, by what its operands are.
pub(super) struct Form {
    shape: Box<[u8]>,
    access: Arc<Access>,
}

/// An operand at the top: a range of parameters.
#[derive(Clone, Debug)]
struct Group {
    params: Range<usize>,
    is_vector: bool,
    is_address: bool,
}

fn groups(shape: &[u8]) -> Vec<Group> {
    let (mut list, mut open) = (Vec::new(), None);
    let mut at = 0;
    for &byte in shape {
        match byte {
            b'[' | b'{' | b'(' => open = Some((byte, at)),
            b']' | b'}' | b')' => {
                let (mark, start) = open.take().unwrap_or((byte, at));
                list.push(Group { params: start..at, is_vector: mark == b'{', is_address: mark == b'[' });
            }
            b'|' => {}
            _ => {
                if open.is_none() {
                    list.push(Group { params: at..at + 1, is_vector: false, is_address: false });
                }
                at += 1;
            }
        }
    }
    list
}

fn type_of_bits(bits: u32) -> Option<&'static str> {
    Some(match bits {
        8 => "b8",
        16 => "b16",
        32 => "b32",
        64 => "b64",
        128 => "b128",
        _ => return None,
    })
}

fn class_of_bits(bits: u32) -> Class {
    super::class_of(bits, false)
}

/// The fence of a scope: its suffix, and whether other processors see it.
fn fence_of(scope: &str) -> Suffix {
    match scope {
        "cta" => Suffix::Cta,
        "sys" => Suffix::Sys,
        _ => Suffix::Gpu,
    }
}

impl Lowering<'_> {
    /// Lowers an access of memory. Says whether the instruction is one.
    pub(super) fn memory(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        instruction: Instruction,
        params: &[Param],
        shape: &[u8],
    ) -> Result<bool, LowerFault> {
        let spelling = self.rows.instructions.spelling[instruction.index()];
        let row = &self.rows.spellings[spelling.index()];
        let opcode = warpc_ptx_syntax::table::table().opcodes[row.opcode.index()];
        if opcode == "cp.async" {
            return self.copy(work, instruction, params, shape);
        }
        let access = match self.accesses[spelling.index()].iter().find(|known| *known.shape == *shape) {
            Some(known) => known.access.clone(),
            None => {
                let access = Arc::new(self.access(spelling, shape)?);
                self.accesses[spelling.index()].push(Form { shape: shape.into(), access: access.clone() });
                access
            }
        };
        let guard = self.guard(work, instruction);
        if access.is_alone && !is_wider(work, params[0], access.ty.bits()) {
            // Most accesses are nothing but their rule.
            work.placer.place(&access.body, params, guard);
            return Ok(true);
        }
        place(work, &access, params, shape, guard);
        Ok(true)
    }

    /// Lowers a copy from global to shared memory that goes on by itself: its size becomes a word.
    fn copy(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        instruction: Instruction,
        params: &[Param],
        shape: &[u8],
    ) -> Result<bool, LowerFault> {
        let row = &self.rows.spellings[self.rows.instructions.spelling[instruction.index()].index()];
        let table = warpc_ptx_syntax::table::table();
        let modifiers = self.rows.modifiers[row.modifiers.range()].iter().map(|m| table.modifiers[m.index()]);
        let mut words = vec!["cp", "async"];
        words.extend(modifiers);
        let has_policy = words.contains(&"L2::cache_hint");
        words.retain(|&word| word != "L2::cache_hint");
        words.push(match params.get(2) {
            Some(Param::Number(4)) => "bytes4",
            Some(Param::Number(8)) => "bytes8",
            _ => "bytes16",
        });
        let mut list = params[..2].to_vec();
        let mut simple = b"[r][r]".to_vec();
        if let Some(&last) = params[..params.len() - has_policy as usize].get(3) {
            let is_predicate = |operand: Operand| {
                operand.is_reg() && work.placer.machine.read().reg_class(operand.vreg()) == Class::P.number()
            };
            if matches!(last, Param::Operand(operand) if is_predicate(operand)) {
                words.push("unless");
            }
            list.push(last);
            simple.push(shape_of(shape, 3));
        }
        let body = find(self.rules, Spelt { words: &words, types: &[], shape: &simple })?;
        work.placer.policy = if has_policy { wide(work, params[params.len() - 1]) } else { None };
        let guard = self.guard(work, instruction);
        work.placer.place(&body, &list, guard);
        work.placer.policy = None;
        Ok(true)
    }

    /// Finds the rule of an access.
    fn access(&self, spelling: Spelling, shape: &[u8]) -> Result<Access, LowerFault> {
        let row = &self.rows.spellings[spelling.index()];
        let table = warpc_ptx_syntax::table::table();
        let opcode = table.opcodes[row.opcode.index()];
        let mut modifiers: Vec<&str> =
            self.rows.modifiers[row.modifiers.range()].iter().map(|m| table.modifiers[m.index()]).collect();
        let ty = row.types[0];
        let (is_multimem, opcode) = match opcode.strip_prefix("multimem.") {
            Some(rest) => (true, if rest == "ld_reduce" { "multimem" } else { rest }),
            None => (false, opcode),
        };
        if is_multimem {
            say_all(&mut modifiers, opcode, ty);
        }
        let scope = modifiers.iter().copied().find(|word| matches!(*word, "cta" | "cluster" | "gpu" | "sys"));
        let scope = scope.unwrap_or("gpu");
        let has = |word: &str| modifiers.contains(&word);
        let is_half = matches!(ty, Type::F16 | Type::Bf16);
        let kind = match opcode {
            "ld" | "ldu" | "multimem" => Kind::Load,
            "st" => Kind::Store,
            "red" if !has("global") || is_half && row.elements <= 1 => Kind::Reduction,
            _ => Kind::Atomic,
        };
        let mut summed = String::new();
        let first = match (opcode, kind) {
            ("ldu", _) => "ld",
            (_, Kind::Reduction) => "atom",
            (opcode, _) => opcode,
        };
        let mut words = vec![first];
        words.extend(modifiers.iter().filter_map(|&word| match word {
            "acquire" | "release" | "acq_rel" => Some("relaxed"),
            "weak" | "L2::cache_hint" | "shared::cluster" => None,
            "shared::cta" => Some("shared"),
            "param::entry" => Some("param"),
            word => Some(word),
        }));
        if opcode == "multimem" {
            words.retain(|word| !matches!(*word, "relaxed" | "global" | "cta" | "cluster" | "gpu" | "sys"));
            summed = summed_as(ty, row.elements);
        }
        let is_vector = matches!(kind, Kind::Load | Kind::Store) && row.elements > 1;
        let mut bits = ty.bits();
        if is_vector {
            bits *= row.elements as u32;
        } else if row.elements > 1 {
            words.push(["", "", "v2", "", "v4", "", "", "", "v8"][(row.elements as usize).min(8)]);
        }
        let is_packed = matches!(ty, Type::F16x2 | Type::Bf16x2) && kind == Kind::Store;
        let text = if is_vector || is_packed { type_of_bits(bits).unwrap_or("") } else { ty.text() };
        let types: &[&str] = if opcode == "multimem" { &[] } else { &[text] };
        if !summed.is_empty() {
            words.push(&summed);
        }
        // The operands of the rule: vectors are one register, the policy is none.
        let count = |kind: Kind| match kind {
            Kind::Load | Kind::Store => 2,
            Kind::Atomic if first == "red" => 2,
            Kind::Atomic if has("cas") => 4,
            Kind::Atomic => 3,
            Kind::Reduction => 2,
        };
        let all = groups(shape);
        let mut simple: Vec<u8> = if kind == Kind::Reduction { vec![b'r'] } else { Vec::new() };
        for group in all.iter().take(count(kind)) {
            match (group.is_address, group.is_vector) {
                (true, _) => simple.extend(*b"[r]"),
                (_, true) => simple.push(b'r'),
                _ => simple.push(shape_of(shape, group.params.start)),
            }
        }
        let body = find(self.rules, Spelt { words: &words, types, shape: &simple })?;
        let mut access = Access {
            body: Arc::new(body),
            kind,
            ty,
            release: (has("release") || has("acq_rel")).then(|| fence_of(scope)),
            acquires: (has("acquire") || has("acq_rel")) && (scope != "cta" || is_multimem),
            has_policy: has("L2::cache_hint"),
            is_cluster: has("shared::cluster"),
            is_alone: false,
        };
        let is_surrounded =
            access.release.is_some() || access.acquires || access.has_policy || access.is_cluster || is_vector;
        access.is_alone = matches!(kind, Kind::Load | Kind::Store)
            && !is_surrounded
            && all.len() == 2
            && all.iter().all(|group| !group.is_vector);
        Ok(access)
    }
}

/// Adds the modifiers that instructions on the memory of several GPUs leave out: all is global memory, reductions are relaxed and for
/// all where nothing is said, and halves keep their denormals.
fn say_all(modifiers: &mut Vec<&str>, opcode: &str, ty: Type) {
    let is_said = modifiers.iter().any(|word| matches!(*word, "weak" | "relaxed" | "release" | "acquire"));
    if opcode == "red" && !is_said {
        modifiers.extend(["relaxed", "sys"]);
    }
    if opcode == "red" && matches!(ty, Type::F16 | Type::Bf16 | Type::F16x2 | Type::Bf16x2) {
        modifiers.push("noftz");
    }
    if opcode != "multimem" && !modifiers.contains(&"global") {
        modifiers.push("global");
    }
}

/// The word of `tables/multimem.txt` for a type and the elements of a vector.
fn summed_as(ty: Type, elements: u8) -> String {
    let (element, packed) = match ty {
        Type::F16 => ("f16", 1),
        Type::F16x2 => ("f16", 2),
        Type::Bf16 => ("bf16", 1),
        Type::Bf16x2 => ("bf16", 2),
        _ => (ty.text(), 1),
    };
    match packed * elements.max(1) {
        1 => format!("of_{element}"),
        all => format!("of_{element}x{all}"),
    }
}

/// The letter of parameter `n`.
fn shape_of(shape: &[u8], n: usize) -> u8 {
    shape.iter().copied().filter(u8::is_ascii_lowercase).nth(n).unwrap_or(b'r')
}

/// Whether a register is wider than what an access of so many bits loads.
fn is_wider(work: &Work<'_, '_, '_>, param: Param, bits: u32) -> bool {
    match param {
        Param::Operand(operand) if operand.is_reg() => {
            Ori::shape(work.placer.machine.read().reg_class(operand.vreg())).width as u32 * 32 > bits.max(32)
        }
        _ => false,
    }
}

fn place(work: &mut Work<'_, '_, '_>, access: &Access, params: &[Param], shape: &[u8], guard: Option<Operand>) {
    let all = groups(shape);
    let wanted = access.ty.bits();
    let is_load = matches!(access.kind, Kind::Load | Kind::Atomic) && !all[0].is_address;
    let extends = access.kind == Kind::Load && !all[0].is_vector && is_wider(work, params[0], wanted);
    let is_plain = !extends
        && access.release.is_none()
        && !access.acquires
        && !access.is_cluster
        && !access.has_policy
        && all.iter().all(|group| !group.is_vector);
    let around = guard.filter(|_| !is_plain).map(|guard| work.placer.only_where(guard));
    let guard = guard.filter(|_| is_plain);
    if let Some(scope) = access.release {
        work.placer.emit(Op::Membar, &[Suffix::All, scope], &[]);
        if scope != Suffix::Cta {
            work.placer.emit(Op::Errbar, &[], &[]);
            work.placer.emit(Op::Cgaerrbar, &[], &[]);
        }
    }
    let mut list: Vec<Param> = Vec::with_capacity(4);
    if access.kind == Kind::Reduction {
        list.push(Param::Operand(absent(Class::R)));
    }
    let count = all.len() - access.has_policy as usize;
    let mut result = None;
    for (n, group) in all.iter().take(count).enumerate() {
        let members = &params[group.params.clone()];
        let is_result = n == 0 && is_load;
        if group.is_address {
            list.push(if access.is_cluster { in_cluster(work, members[0]) } else { members[0] });
        } else if is_result && (extends || group.is_vector) {
            let register = work.placer.register(class_of_bits(wanted * members.len() as u32));
            result = Some((register, members));
            list.push(Param::Operand(Operand::reg(register)));
        } else if group.is_vector {
            list.push(Param::Operand(gathered(work, members, wanted)));
        } else {
            list.push(members[0]);
        }
    }
    work.placer.policy = match all.last() {
        Some(last) if access.has_policy => wide(work, params[last.params.start]),
        _ => None,
    };
    work.placer.place(&access.body, &list, guard);
    work.placer.policy = None;
    if access.acquires {
        work.placer.emit(Op::Cctl, &[Suffix::Ivall], &[]);
    }
    if let Some((register, members)) = result {
        scattered(work, register, members, access.ty);
    }
    if let Some(behind) = around {
        work.placer.open(behind);
    }
}

/// A value of 64 bits as a register.
fn wide(work: &mut Work<'_, '_, '_>, param: Param) -> Option<Operand> {
    match param {
        Param::Operand(operand) => Some(operand),
        Param::Number(number) => Some(work.placer.wide_number(number)),
        Param::Address { .. } => None,
    }
}

/// The generic address of one in the shared memory of the cluster.
fn in_cluster(work: &mut Work<'_, '_, '_>, address: Param) -> Param {
    let Param::Address { base, offset } = address else { return address };
    let (window, generic) = (work.placer.register(Class::R), work.placer.register(Class::R64));
    let name = special("SR_SWINHI").unwrap_or(Operand::ZERO);
    work.placer.emit(Op::S2r, &[], &[Operand::def(window), name]);
    let low = if base.is_reg() { Operand { aux: mark::part(0), ..base } } else { base };
    work.placer.emit(Op::Pack, &[], &[Operand::def(generic), low, Operand::reg(window)]);
    Param::Address { base: Operand::reg(generic), offset }
}

/// Part of an element: a number's or a register's.
fn half(param: Param, part: u8) -> Operand {
    match param {
        Param::Operand(operand) if operand.is_reg() => Operand { flags: 0, aux: mark::part(part), ..operand },
        Param::Operand(operand) => operand,
        Param::Number(number) => Operand::imm((number >> (32 * part as u32)) as i32),
        Param::Address { base, .. } => base,
    }
}

/// Elements of `bits` bits, one behind the other, in one register.
fn gathered(work: &mut Work<'_, '_, '_>, elements: &[Param], bits: u32) -> Operand {
    let mut words: Vec<Operand> = Vec::new();
    match bits {
        8 => {
            for four in elements.chunks(4) {
                let halves: Vec<Operand> = four.chunks(2).map(|two| joined(work, two, 0x40)).collect();
                words.push(match halves[..] {
                    [low, high] => permuted(work, low, 0x5410, high),
                    _ => halves[0],
                });
            }
        }
        16 => words.extend(elements.chunks(2).map(|two| joined(work, two, 0x5410))),
        _ => {
            for &element in elements {
                words.extend((0..bits.div_ceil(32) as u8).map(|part| half(element, part)));
            }
        }
    }
    let register = work.placer.register(class_of_bits(bits * elements.len() as u32));
    let mut operands = vec![Operand::def(register)];
    operands.extend(words);
    work.placer.emit(Op::Pack, &[], &operands);
    Operand::reg(register)
}

fn joined(work: &mut Work<'_, '_, '_>, two: &[Param], selector: i32) -> Operand {
    match *two {
        [low, high] => permuted(work, half(low, 0), selector, half(high, 0)),
        [low, ..] => half(low, 0),
        [] => absent(Class::R),
    }
}

fn permuted(work: &mut Work<'_, '_, '_>, low: Operand, selector: i32, high: Operand) -> Operand {
    let register = work.placer.register(Class::R);
    work.placer.emit(Op::Prmt, &[], &[Operand::def(register), low, Operand::imm(selector), high]);
    Operand::reg(register)
}

/// Elements of type `ty` out of one register, to registers that may be wider.
fn scattered(work: &mut Work<'_, '_, '_>, from: VReg, elements: &[Param], ty: Type) {
    let is_signed = matches!(ty, Type::S8 | Type::S16 | Type::S32 | Type::S64);
    let bits = ty.bits();
    let total = bits * elements.len() as u32;
    for (n, &element) in elements.iter().enumerate() {
        let Param::Operand(to) = element else { continue };
        if !to.is_reg() {
            continue;
        }
        let to_words = Ori::shape(work.placer.machine.read().reg_class(to.vreg())).width as u32;
        let to = to.with(oflag::DEF);
        let at = n as u32 * bits;
        let word = |word: u32| {
            let register = Operand::reg(from);
            if total > 32 { Operand { aux: mark::part(word as u8), ..register } } else { register }
        };
        let selector = match bits {
            8 => {
                let byte = (at / 8 % 4) as i32;
                Some(if is_signed { byte | (0x888 + byte * 0x111) << 4 } else { 0x7770 + byte })
            }
            16 if is_signed => Some(if at.is_multiple_of(32) { 0x9910 } else { 0xbb32 }),
            16 => Some(if at.is_multiple_of(32) { 0x7710 } else { 0x7732 }),
            _ => None,
        };
        let words = bits.div_ceil(32);
        let first = match selector {
            Some(selector) if elements.len() > 1 && to_words == words => {
                let operands = [to, word(at / 32), Operand::imm(selector), absent(Class::R)];
                work.placer.emit(Op::Prmt, &[], &operands);
                continue;
            }
            // A load of one element has extended it.
            Some(selector) if elements.len() > 1 => permuted(work, word(at / 32), selector, absent(Class::R)),
            _ => word(at / 32),
        };
        let mut parts = vec![first];
        parts.extend((1..words).map(|more| word(at / 32 + more)));
        if to_words > words {
            let above = if is_signed {
                let (sign, last) = (work.placer.register(Class::R), parts[parts.len() - 1]);
                let operands = [Operand::def(sign), absent(Class::R), Operand::imm(31), last];
                work.placer.emit(Op::Shf, &[Suffix::R, Suffix::S32, Suffix::Hi], &operands);
                Operand::reg(sign)
            } else {
                absent(Class::R)
            };
            parts.resize(to_words as usize, above);
        }
        let mut operands = vec![to];
        operands.extend(parts);
        work.placer.emit(Op::Pack, &[], &operands);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_are_operands_at_the_top() {
        let list = groups(b"{rr}[r]r");
        let ranges: Vec<_> = list.iter().map(|group| group.params.clone()).collect();
        assert_eq!(ranges, [0..2, 2..3, 3..4]);
        assert!(list[0].is_vector && list[1].is_address && !list[2].is_vector);
        assert!(groups(b"").is_empty());
    }
}
