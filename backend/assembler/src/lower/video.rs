//! Video instructions: parts of words, computed without loss, then saturated, put into a word or combined with one.
//!
//! They are sequences of the steps that other instructions are. Scalar ones compute with 64 bits, of which 34 matter (a product has all);
//! those of two and four parts with 32 bits per part.

use super::{LowerFault, Lowering, Work, find};
use crate::ori::Op;
use crate::ori::isa::Class;
use crate::ori::operand::absent;
use crate::template::{Param, Spelt};
use warpc_machine::operand::{Operand, oflag};
use warpc_ptx_syntax::rows::{self, Instruction, OperandKind};

const STEMS: [&str; 10] = ["vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vmad", "vset", "vavrg"];
const COMPARISONS: [&str; 6] = ["eq", "ne", "lt", "le", "gt", "ge"];
const SECONDS: [&str; 3] = ["add", "min", "max"];

/// A video instruction.
struct Video<'a> {
    /// Its name without the number of parts.
    stem: &'a str,
    /// Parts of a word: 1, 2, 4.
    lanes: u32,
    words: Vec<&'static str>,
    /// Type of the result and of both operands.
    to: &'static str,
    of: [&'static str; 2],
    operands: &'a [rows::Operand],
}

impl Video<'_> {
    fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }
    fn second(&self) -> Option<&'static str> {
        SECONDS.into_iter().find(|&word| self.has(word))
    }
    fn comparison(&self) -> &'static str {
        COMPARISONS.into_iter().find(|&word| self.has(word)).unwrap_or("eq")
    }
    /// The type with the sign of the result and `bits` bits.
    fn narrow(&self, bits: u32) -> &'static str {
        match (self.to, bits) {
            ("s32", 8) => "s8",
            ("s32", 16) => "s16",
            ("s32", _) => "s32",
            (_, 8) => "u8",
            (_, 16) => "u16",
            _ => "u32",
        }
    }
}

/// Letters that select parts of an operand: `b`, `h`, and numbers, the highest part first; none where there are none.
fn selection(operand: rows::Operand) -> Option<(u8, Vec<u32>)> {
    if operand.kind != OperandKind::Register || operand.component != rows::Operand::SELECTED {
        return None;
    }
    let bytes = operand.value.to_be_bytes();
    let mut letters = bytes.into_iter().filter(|&byte| byte != 0);
    let kind = letters.next()?;
    Some((kind, letters.map(|letter| (letter - b'0') as u32).collect()))
}

/// What PRMT takes to extend part `part` of `bits` bits.
fn extension(part: u32, bits: u32, is_signed: bool) -> i32 {
    let bytes = bits / 8;
    let last = part * bytes + bytes - 1;
    let above = if is_signed { 8 | last } else { 4 };
    (0..4).fold(0, |selector, byte| selector | (if byte < bytes { part * bytes + byte } else { above }) << (4 * byte))
        as i32
}

/// What PRMT takes to put a value, its third operand, at the part that a scalar result selects. Of a value for the upper half the vendor's
/// code takes the upper half.
fn placing(kind: u8, part: u32) -> i32 {
    match (kind, part) {
        (b'h', 1) => 0x7610,
        (b'h', _) => insertion(part, 16),
        _ => insertion(part, 8),
    }
}

/// What PRMT takes to put the lowest bits of its third operand at part `part` of `bits` bits.
fn insertion(part: u32, bits: u32) -> i32 {
    let bytes = bits / 8;
    let from = |byte: u32| if byte / bytes == part { 4 + byte % bytes } else { byte };
    (0..4).fold(0, |selector, byte| selector | from(byte) << (4 * byte)) as i32
}

/// The operation of an opcode, and how many lanes it has.
fn stem_of(opcode: &str) -> (&str, u32) {
    match opcode.as_bytes().last() {
        Some(b'2') => (&opcode[..opcode.len() - 1], 2),
        Some(b'4') => (&opcode[..opcode.len() - 1], 4),
        _ => (opcode, 1),
    }
}

/// Whether an opcode is one of a video instruction.
pub(super) fn is_video(opcode: &str) -> bool {
    STEMS.contains(&stem_of(opcode).0)
}

impl Lowering<'_> {
    /// Lowers a video instruction. Says whether it is one.
    pub(super) fn video(&mut self, work: &mut Work<'_, '_, '_>, instruction: Instruction) -> Result<bool, LowerFault> {
        let rows = self.rows;
        let spelling = &rows.spellings[rows.instructions.spelling[instruction.index()].index()];
        let table = warpc_ptx_syntax::table::table();
        let name = table.opcodes[spelling.opcode.index()];
        let (stem, lanes) = stem_of(name);
        let types: Vec<&str> = spelling.types[..spelling.type_count as usize].iter().map(|ty| ty.text()).collect();
        let (to, of) = match types[..] {
            [to, one, other] => (to, [one, other]),
            [one, other] => ("u32", [one, other]),
            _ => return Ok(false),
        };
        let words = rows.modifiers[spelling.modifiers.range()].iter().map(|m| table.modifiers[m.index()]).collect();
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let video = Video { stem, lanes, words, to, of, operands };
        let value = if lanes == 1 { self.scalar(work, &video)? } else { self.parts(work, &video)? };
        let result = Operand::reg(work.registers[operands[0].id as usize]);
        let guard = self.guard(work, instruction);
        let body = self.step_body(&["mov"], &["b32"], b"rr")?;
        work.placer.place(&body, &[Param::Operand(result), Param::Operand(value)], guard);
        Ok(true)
    }

    fn step_body(
        &mut self,
        words: &[&str],
        types: &[&str],
        shape: &[u8],
    ) -> Result<std::sync::Arc<crate::template::Body>, LowerFault> {
        let key = format!("{} {} {}", words.join("."), types.join("."), String::from_utf8_lossy(shape));
        if let Some(body) = self.specials.get(&key) {
            return Ok(body.clone());
        }
        let body = std::sync::Arc::new(find(self.rules, Spelt { words, types, shape })?);
        self.specials.insert(key, body.clone());
        Ok(body)
    }

    /// What an instruction of this spelling computes, in a new register.
    fn step(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        words: &[&str],
        types: &[&str],
        class: Class,
        sources: &[Param],
    ) -> Result<Operand, LowerFault> {
        let result = Operand::reg(work.placer.register(class));
        let kind = |param: &Param| if matches!(param, Param::Number(_)) { b'i' } else { b'r' };
        let shape: Vec<u8> = [b'r'].into_iter().chain(sources.iter().map(kind)).collect();
        let body = self.step_body(words, types, &shape)?;
        let params: Vec<Param> = [Param::Operand(result)].into_iter().chain(sources.iter().copied()).collect();
        work.placer.place(&body, &params, None);
        Ok(result)
    }

    fn permute(&self, work: &mut Work<'_, '_, '_>, low: Operand, selector: i32, high: Operand) -> Operand {
        let result = work.placer.register(Class::R);
        work.placer.emit(Op::Prmt, &[], &[Operand::def(result), low, Operand::imm(selector), high]);
        Operand::reg(result)
    }

    /// An operand as a register, all of its bits.
    fn whole(&self, work: &mut Work<'_, '_, '_>, operand: rows::Operand) -> Operand {
        if operand.kind == OperandKind::Register {
            return Operand::reg(work.registers[operand.id as usize]);
        }
        let register = work.placer.register(Class::R);
        work.placer.emit(Op::Mov, &[], &[Operand::def(register), Operand::imm(operand.value as i32)]);
        Operand::reg(register)
    }

    /// The part of an operand that is selected, extended to 32 bits.
    fn part(&self, work: &mut Work<'_, '_, '_>, operand: rows::Operand, ty: &str) -> Operand {
        let whole = self.whole(work, operand);
        match selection(operand) {
            Some((kind, parts)) if !parts.is_empty() => {
                let bits = if kind == b'b' { 8 } else { 16 };
                let selector = extension(parts[0], bits, ty.starts_with('s'));
                self.permute(work, whole, selector, absent(Class::R))
            }
            _ => whole,
        }
    }

    fn scalar(&mut self, work: &mut Work<'_, '_, '_>, video: &Video<'_>) -> Result<Operand, LowerFault> {
        let [first, second] = [1, 2].map(|n| self.part(work, video.operands[n], video.of[n - 1]));
        let operand = Param::Operand;
        let one = self.step(work, &["cvt"], &["s64", video.of[0]], Class::R64, &[operand(first)])?;
        let other = self.step(work, &["cvt"], &["s64", video.of[1]], Class::R64, &[operand(second)])?;
        let both = [operand(one), operand(other)];
        let third = video.operands.get(3).map(|&third| self.whole(work, third));
        let wide = Class::R64;
        let mut bounds = video.to;
        let sum = match video.stem {
            "vadd" => self.step(work, &["add"], &["s64"], wide, &both)?,
            "vsub" => self.step(work, &["sub"], &["s64"], wide, &both)?,
            "vmin" => self.step(work, &["min"], &["s64"], wide, &both)?,
            "vmax" => self.step(work, &["max"], &["s64"], wide, &both)?,
            "vabsdiff" => {
                let difference = self.step(work, &["sub"], &["s64"], wide, &both)?;
                self.step(work, &["abs"], &["s64"], wide, &[operand(difference)])?
            }
            "vshl" | "vshr" => {
                let (word, ty, most) = if video.has("wrap") { ("and", "b32", 31) } else { ("min", "u32", 32) };
                let by = self.step(work, &[word], &[ty], Class::R, &[operand(second), Param::Number(most)])?;
                let by = [operand(one), operand(by)];
                if video.stem == "vshr" {
                    self.step(work, &["shr"], &["s64"], wide, &by)?
                } else {
                    let shifted = self.step(work, &["shl"], &["b64"], wide, &by)?;
                    self.step(work, &["%low34"], &[], wide, &[operand(shifted)])?
                }
            }
            "vmad" => {
                let narrow = [operand(first), operand(second)];
                let (sum, is_signed) = self.product(work, video, narrow, third)?;
                bounds = if is_signed { "s32" } else { "u32" };
                sum
            }
            _ => {
                let holds = self.step(work, &["setp", video.comparison()], &["s64"], Class::P, &both)?;
                let bits = [Param::Number(1), Param::Number(0), operand(holds)];
                let word = self.step(work, &["selp"], &["u32"], Class::R, &bits)?;
                self.step(work, &["cvt"], &["s64", "u32"], wide, &[operand(word)])?
            }
        };
        let into = selection(video.operands[0]);
        let bits = into.as_ref().map_or(32, |into| if into.0 == b'b' { 8 } else { 16 });
        let value = if video.has("sat") {
            // As the vendor's code has it: shifts and products know no narrower bounds than 32 bits, and a part no lower ones.
            let is_narrow = !matches!(video.stem, "vshl" | "vshr" | "vmad");
            let (bounds, from) = match into.as_ref().filter(|_| is_narrow) {
                Some(_) => (video.narrow(bits), "u64"),
                None => (bounds, "s64"),
            };
            self.step(work, &["cvt", "sat"], &[bounds, from], Class::R, &[operand(sum)])?
        } else {
            self.step(work, &["cvt"], &["u32", "s64"], Class::R, &[operand(sum)])?
        };
        Ok(match (into, video.second(), third) {
            (Some((kind, parts)), _, Some(third)) if !parts.is_empty() => {
                self.permute(work, third, placing(kind, parts[0]), value)
            }
            (None, Some(word), Some(third)) => {
                self.step(work, &[word], &[video.to], Class::R, &[operand(value), operand(third)])?
            }
            _ => value,
        })
    }

    /// Product and sum of `vmad`, of 64 bits, and whether it has a sign.
    fn product(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        video: &Video<'_>,
        both: [Param; 2],
        third: Option<Operand>,
    ) -> Result<(Operand, bool), LowerFault> {
        let operand = Param::Operand;
        let negated = |n: usize| video.operands.get(n).is_some_and(|row| row.flags & rows::Operand::NEGATED != 0);
        let is_signed = video.of.contains(&"s32") || (1..4).any(negated);
        // Factors are numbers with signs, as the vendor's code has them: the language means at most 17 bits of one of them.
        let wide = if is_signed { "s64" } else { "u64" };
        let mut sum = self.step(work, &["mul", "wide"], &["s32"], Class::R64, &both)?;
        if negated(1) != negated(2) {
            sum = self.step(work, &["neg"], &["s64"], Class::R64, &[operand(sum)])?;
        }
        if let Some(third) = third {
            let third = self.step(work, &["cvt"], &["s64", "s32"], Class::R64, &[operand(third)])?;
            let word = if negated(3) { "sub" } else { "add" };
            sum = self.step(work, &[word], &["s64"], Class::R64, &[operand(sum), operand(third)])?;
        }
        if video.has("po") {
            sum = self.step(work, &["add"], &["s64"], Class::R64, &[operand(sum), Param::Number(1)])?;
        }
        for (word, by) in [("shr7", 7), ("shr15", 15)] {
            if video.has(word) {
                sum = self.step(work, &["shr"], &[wide], Class::R64, &[operand(sum), Param::Number(by)])?;
            }
        }
        Ok((sum, is_signed))
    }

    fn parts(&mut self, work: &mut Work<'_, '_, '_>, video: &Video<'_>) -> Result<Operand, LowerFault> {
        let bits = 32 / video.lanes;
        let bytes = bits / 8;
        let operand = Param::Operand;
        let sources = [1, 2].map(|n| self.whole(work, video.operands[n]));
        // Parts are numbered over both operands, those of the second behind those of the first.
        let picked = [0, 1].map(|n| {
            let default: Vec<u32> = (0..video.lanes).rev().map(|lane| lane + n * video.lanes).collect();
            let lanes = selection(video.operands[n as usize + 1]).map_or(default, |selection| selection.1);
            let selector = lanes.iter().rev().enumerate().fold(0, |selector, (at, &lane)| {
                (0..bytes).fold(selector, |selector, byte| {
                    selector | (lane * bytes + byte) << (4 * (at as u32 * bytes + byte))
                })
            });
            self.permute(work, sources[0], selector as i32, sources[1])
        });
        let every = (0..video.lanes).collect();
        let written = selection(video.operands[0]).map_or(every, |selection| selection.1);
        let mut word = match video.operands.get(3) {
            Some(&third) => self.whole(work, third),
            None => absent(Class::R),
        };
        for lane in (0..video.lanes).filter(|lane| written.contains(lane)) {
            let [one, other] = [0, 1].map(|n| {
                let selector = extension(lane, bits, video.of[n].starts_with('s'));
                operand(self.permute(work, picked[n], selector, absent(Class::R)))
            });
            let mut value = match video.stem {
                "vadd" => self.step(work, &["add"], &["s32"], Class::R, &[one, other])?,
                "vsub" => self.step(work, &["sub"], &["s32"], Class::R, &[one, other])?,
                "vmin" => self.step(work, &["min"], &["s32"], Class::R, &[one, other])?,
                "vmax" => self.step(work, &["max"], &["s32"], Class::R, &[one, other])?,
                "vabsdiff" => self.step(work, &["sad"], &["s32"], Class::R, &[one, other, Param::Number(0)])?,
                "vavrg" => self.step(work, &["%mean"], &[], Class::R, &[one, other])?,
                _ => {
                    let holds = self.step(work, &["setp", video.comparison()], &["s32"], Class::P, &[one, other])?;
                    let bits = [Param::Number(1), Param::Number(0), operand(holds)];
                    self.step(work, &["selp"], &["u32"], Class::R, &bits)?
                }
            };
            if video.has("sat") {
                let ty = video.narrow(bits);
                value = self.step(work, &["cvt", "sat"], &[ty, "s32"], Class::R, &[operand(value)])?;
            }
            word = if video.has("add") {
                self.step(work, &["add"], &["s32"], Class::R, &[operand(word), operand(value)])?
            } else {
                self.permute(work, word, insertion(lane, bits), value)
            };
        }
        debug_assert!(!word.has(oflag::DEF));
        Ok(word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selectors_extend_and_insert() {
        assert_eq!([extension(0, 8, false), extension(3, 8, true)], [0x4440, 0xbbb3]);
        assert_eq!([extension(0, 16, true), extension(1, 16, false)], [0x9910, 0x4432]);
        assert_eq!([insertion(0, 8), insertion(3, 8), insertion(1, 16)], [0x3214, 0x4210, 0x5410]);
    }
}
