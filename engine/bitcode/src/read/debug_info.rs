//! Records of debug information, of all versions, as the nodes of today.
//!
//! A record is a list of numbers, a node a list of fields; which number is which field stands in `layouts.rs`. What a number means
//! (a node, a string, a symbol, a set of flags) says the type of the field. Records whose layout changed are brought to the
//! present one first.

use super::error::{Cause, Part};
use super::layouts::{NO_FIELD, Plan, plans};
use super::metadata::signed_field;
use super::reader::Reader;
use super::stream::{rotated, signed};
use crate::codes::metadata as code;
use crate::debug_words::flags_text;
use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::metadata_kinds::{FieldKind, NODE_KINDS};
use warpc_ir::special_node::{self, NodeNames, Seen};

/// Strings that are made of numbers, by what they are made of, and names of fields.
#[derive(Default)]
pub(super) struct Names {
    nodes: NodeNames,
    symbols: HashMap<(&'static str, u64), MdField>,
}

/// The main program was a flag of all nodes once, it is one of functions now.
const MAIN_FLAG: u64 = 1 << 21;
const MAIN: u64 = 1 << 8;

type Numbers = SmallVec<[u64; 28]>;

impl Reader {
    /// The record of a specialised node; what is not known is left out, as in LLVM.
    pub(super) fn debug_node(&mut self, code: u32, record: &[u64]) -> Part<()> {
        if code == code::EXPRESSION {
            return self.expression_node(record);
        }
        let Some(Some(plan)) = plans().get(code as usize) else { return Ok(()) };
        if record.len() < plan.least {
            return Err(Cause::Record("debug information"));
        }
        let mut record: Numbers = record.into();
        let mut distinct = record[0] & 1 != 0;
        let mut extra = Extra::default();
        self.modernise(code, &mut record, &mut distinct, &mut extra)?;
        let node = self.planned_node(code, plan, distinct, &record, &extra)?;
        if let Some(n) = extra.expression {
            return self.old_global_variable(node, n);
        }
        self.add_node(node);
        self.after_node(code, &record, &extra)
    }
    /// A location of words `[line, column, scope, inlined at, ...]`, nodes one higher.
    pub(super) fn location_node(&mut self, distinct: bool, words: &[u64]) -> Part<MdNode> {
        let Some(plan) = &plans()[code::LOCATION as usize] else { return Err(Cause::Record("location")) };
        let mut record: Numbers = SmallVec::new();
        record.push(distinct as u64);
        record.extend_from_slice(words);
        self.planned_node(code::LOCATION, plan, distinct, &record, &Extra::default())
    }
    fn planned_node(&mut self, code: u32, plan: &Plan, distinct: bool, record: &[u64], extra: &Extra) -> Part<MdNode> {
        let kind = &NODE_KINDS[plan.kind];
        let mut seen: Seen = (0..kind.fields.len()).map(|_| None).collect();
        let size_is_node = extra.size_is_node;
        for (&row, &n) in plan.fields.iter().zip(&record[1..]) {
            if row != NO_FIELD {
                let field = &kind.fields[row as usize];
                seen[row as usize] = self.field(field.name, field.kind, n, size_is_node)?;
            }
        }
        for (name, v) in &extra.fields {
            if let Some(row) = kind.fields.iter().position(|f| f.name == *name) {
                seen[row] = v.clone();
            }
        }
        if code == code::SUBPROGRAM {
            let at = |name: &str| kind.fields.iter().position(|f| f.name == name).unwrap_or(0);
            let sp_flags = seen[at("spFlags")].clone();
            special_node::virtual_index(&self.tables.strings, &sp_flags, &mut seen[at("virtualIndex")]);
        }
        special_node::normalise(&mut self.tables.strings, kind, &mut seen);
        if code == code::DERIVED_TYPE {
            special_node::signed_pointer(&self.tables.strings, kind, &mut seen);
        }
        Ok(self.md.names.nodes.node(&mut self.tables.strings, plan.kind, distinct, seen))
    }
    /// A number of a record as the field it is.
    fn field(&mut self, name: &str, kind: FieldKind, n: u64, size_is_node: bool) -> Part<Option<MdField>> {
        Ok(Some(match kind {
            FieldKind::Node | FieldKind::NodeNotNull | FieldKind::List => {
                if name == "file" && kind == FieldKind::NodeNotNull && n == 0 {
                    return Ok(Some(MdField::Node(Md::NONE)));
                }
                MdField::Node(self.md_or_null(n)?)
            }
            FieldKind::UInt(most) | FieldKind::Sym(_, most, _) if n > most => {
                return Err(Cause::Record("debug information"));
            }
            FieldKind::UInt(_) | FieldKind::BigInt => MdField::Int(n as i128),
            FieldKind::SInt(lo, _) if lo == i32::MIN as i64 => MdField::Int(n as i32 as i128),
            FieldKind::SInt(..) => MdField::Int(n as i64 as i128),
            FieldKind::Bool => MdField::Bool(n != 0),
            FieldKind::Str | FieldKind::StrNotEmpty => MdField::Str(self.md_string(n)?.unwrap_or(Str::EMPTY)),
            FieldKind::StrKept => match self.md_string(n)? {
                Some(s) => MdField::Str(s),
                None => return Ok(None),
            },
            FieldKind::Sym(prefix, ..) => self.symbol(prefix, n),
            FieldKind::Word(words, _) => match words.get(n as usize) {
                Some(word) => MdField::Sym(self.tables.strings.intern(word.as_bytes())),
                None => return Err(Cause::Record("debug information")),
            },
            FieldKind::Flags(prefix, _) => self.flags(prefix, n),
            // Sizes and offsets of today are nodes, those of older files numbers.
            FieldKind::UIntOrNode if !size_is_node => MdField::Int(n as i128),
            FieldKind::UIntOrNode | FieldKind::SIntOrNode => {
                let m = self.md_or_null(n)?;
                if m.is_none() {
                    return Ok(None);
                }
                match self.int_of_node(m, kind == FieldKind::SIntOrNode).or_else(|| self.int_of_expression(m)) {
                    Some(n) => MdField::Int(n),
                    None => MdField::Node(m),
                }
            }
        }))
    }
    fn symbol(&mut self, prefix: &'static str, n: u64) -> MdField {
        if n == 0 {
            return MdField::Int(0);
        }
        if let Some(f) = self.md.names.symbols.get(&(prefix, n)) {
            return f.clone();
        }
        let f = special_node::symbol_of(&mut self.tables.strings, prefix, MdField::Int(n as i128));
        self.md.names.symbols.insert((prefix, n), f.clone());
        f
    }
    pub(super) fn flags(&mut self, prefix: &'static str, n: u64) -> MdField {
        let n = n as u32 as u64;
        if n == 0 {
            return MdField::Int(0);
        }
        if let Some(f) = self.md.names.symbols.get(&(prefix, n)) {
            return f.clone();
        }
        let text = flags_text(prefix, n);
        let f = if text.bytes().all(|b| b.is_ascii_digit()) {
            MdField::Int(n as i128)
        } else {
            MdField::Sym(self.tables.strings.intern(text.as_bytes()))
        };
        self.md.names.symbols.insert((prefix, n), f.clone());
        f
    }
    /// Brings a record to the layout of today; what no number of it says goes to `extra`.
    fn modernise(&mut self, code: u32, record: &mut Numbers, distinct: &mut bool, extra: &mut Extra) -> Part<()> {
        let size_is_node = record[0] & 2 != 0;
        match code {
            // The scope is always there, and its number not one higher.
            code::LOCATION => record[3] = record[3].wrapping_add(1),
            code::GENERIC_DEBUG => self.generic_node(record, extra)?,
            code::SUBRANGE => self.subrange(record, extra),
            code::ENUMERATOR => self.enumerator(record, extra)?,
            code::BASIC_TYPE | code::STRING_TYPE | code::SUBRANGE_TYPE => extra.size_is_node = size_is_node,
            code::DERIVED_TYPE => {
                extra.size_is_node = size_is_node;
                self.derived_type(record, extra);
            }
            code::COMPOSITE_TYPE => {
                extra.size_is_node = record[0] & 4 != 0;
                self.composite_type(record, extra)?;
            }
            code::FILE => match record.get(3).copied() {
                None | Some(0) => extra.set("checksumkind", None),
                // The first kind has number 1.
                Some(n) => record[3] = n - 1,
            },
            code::COMPILE_UNIT => {
                *distinct = true;
                self.compile_unit(record, extra);
            }
            code::SUBPROGRAM => self.subprogram(record, distinct, extra)?,
            code::NAMESPACE => {
                let export = record[0] >> 1 & 1;
                if record.len() == 5 {
                    // Scope, file, name, line.
                    record[2] = record[3];
                }
                record.truncate(3);
                record.push(export);
            }
            // Without a file.
            code::MODULE if record.len() < 8 => record.insert(1, 0),
            // Without a file the line says nothing.
            code::IMPORTED_ENTITY if record.len() < 7 => record[4] = 0,
            code::TEMPLATE_VALUE if record.len() < 6 => record.insert(4, 0),
            code::GLOBAL_VAR => self.global_variable(record, extra)?,
            code::LOCAL_VAR => {
                let has_align = record[0] & 2 != 0;
                if !has_align && record.len() > 8 {
                    // A tag that said whether it is an argument.
                    record.remove(1);
                    record.truncate(8);
                }
            }
            code::LABEL => {
                let artificial = record[0] >> 1 & 1;
                record.resize(record.len().max(6), 0);
                record.insert(6, artificial);
                if record.get(7).is_some_and(|&n| n == u64::MAX || n == u32::MAX as u64) || record.len() < 8 {
                    extra.set("coroSuspendIdx", None);
                    record.truncate(7);
                }
            }
            code::FIXED_POINT_TYPE => self.fixed_point(record, extra)?,
            _ => {}
        }
        Ok(())
    }
    fn generic_node(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        let ops: SmallVec<[Md; 8]> = record[4..].iter().map(|&n| self.md_or_null(n)).collect::<Part<_>>()?;
        // Tag, version, header, operands.
        let header = MdField::Str(self.md_string(record[3])?.unwrap_or(Str::EMPTY));
        extra.set("header", Some(header));
        record.truncate(2);
        if !ops.is_empty() {
            let list = self.tables.metadata.add(MdNode::Tuple { distinct: false, ops: ops[..].into() });
            extra.set("operands", Some(MdField::Node(list)));
        }
        Ok(())
    }
    /// Version 0 has the count as a number, version 1 as a node; both have the lower bound as a number.
    fn subrange(&mut self, record: &mut Numbers, extra: &mut Extra) {
        extra.size_is_node = true;
        let version = record[0] >> 1;
        if version >= 2 {
            return;
        }
        if version == 0 {
            extra.set("count", Some(MdField::Int(record[1] as i64 as i128)));
            record[1] = 0;
        }
        extra.set("lowerBound", Some(signed_field(record[2])));
        record.truncate(2);
    }
    /// `[distinct | unsigned | big, bits, name, words...]`, before `[distinct | unsigned, value, name]`.
    fn enumerator(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        let unsigned = record[0] & 2 != 0;
        let value = if record[0] & 4 != 0 {
            let words = record.get(3..).unwrap_or(&[]);
            enumerator_value(unsigned, record[1], words).ok_or(Cause::Limit("the value of an enumerator"))?
        } else if unsigned {
            rotated(record[1]) as u64 as i128
        } else {
            rotated(record[1]) as i128
        };
        extra.set("value", Some(MdField::Int(value)));
        extra.set("isUnsigned", Some(MdField::Bool(unsigned)));
        Ok(())
    }
    fn derived_type(&mut self, record: &mut Numbers, extra: &mut Extra) {
        // One higher, 0 for none.
        match record.get(12).copied() {
            None | Some(0) => extra.set("dwarfAddressSpace", None),
            Some(n) => record[12] = n - 1,
        }
        if let Some(&bits) = record.get(14).filter(|&&b| b != 0) {
            let bit = |n: u32| Some(MdField::Bool(bits >> n & 1 != 0));
            extra.set("ptrAuthKey", Some(MdField::Int((bits & 15) as i128)));
            extra.set("ptrAuthIsAddressDiscriminated", bit(4));
            extra.set("ptrAuthExtraDiscriminator", Some(MdField::Int((bits >> 5 & 0xffff) as i128)));
            extra.set("ptrAuthIsaPointer", bit(21));
            extra.set("ptrAuthAuthenticatesNullValues", bit(22));
        }
        record.truncate(14);
    }
    fn composite_type(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        // A rank of older files is a number; no kind of enumeration is the largest one.
        if record.get(24).is_none_or(|&n| n == 0 || n as u32 == u32::MAX) {
            extra.set("enumKind", None);
            if let Some(kind) = record.get_mut(24) {
                *kind = 0;
            }
        }
        if let Some(&rank) = record.get(20) {
            let m = self.md_or_null(rank)?;
            let rank =
                if m.is_none() { None } else { Some(self.int_of_node(m, true).map_or(MdField::Node(m), MdField::Int)) };
            extra.set("rank", rank);
            record[20] = 0;
        }
        Ok(())
    }
    fn compile_unit(&mut self, record: &mut Numbers, extra: &mut Extra) {
        if record.len() <= 16 {
            extra.set("splitDebugInlining", Some(MdField::Bool(true)));
        }
        // Units of today may name the language by another table: the highest bit says so.
        if record[1] >> 63 != 0 {
            let name = self.symbol("DW_LNAME_", record[1] & !(1 << 63));
            extra.set("sourceLanguageName", Some(name));
            extra.set("language", None);
        }
        extra.subprograms = record[11];
    }
    /// Version 1 names the function, version 2 nothing, later ones the unit; flags were numbers of their own.
    fn subprogram(&mut self, record: &mut Numbers, distinct: &mut bool, extra: &mut Extra) -> Part<()> {
        let (has_unit, has_flags) = (record[0] & 2 != 0, record[0] & 4 != 0);
        if has_flags {
            *distinct |= record[9] & 8 != 0;
            if record.len() < 17 {
                return Err(Cause::Record("subprogram"));
            }
            if record[11] & MAIN_FLAG != 0 {
                record[11] &= !MAIN_FLAG;
                record[9] |= MAIN;
            }
            return Ok(());
        }
        let old: Numbers = record.clone();
        let offset = (old.len() >= 19) as usize;
        let at = |k: usize| old.get(k).copied().unwrap_or(0);
        *distinct |= at(8) != 0;
        let flag = |n: u64, flag: u64| if n != 0 { flag } else { 0 };
        let sp_flags = at(11) & 3 | flag(at(7), 1 << 2) | flag(at(8), 1 << 3) | flag(at(14), 1 << 4);
        let has_function = offset != 0 && !has_unit;
        let unit = if has_unit { at(15) } else { 0 };
        if has_function {
            extra.function = at(15);
        }
        let main = flag(at(13) & MAIN_FLAG, MAIN);
        *record = SmallVec::from_slice(&[
            old[0],
            at(1),
            at(2),
            at(3),
            at(4),
            at(5),
            at(6),
            at(9),
            at(10),
            sp_flags | main,
            at(12),
            at(13) & !MAIN_FLAG,
            unit,
            at(15 + offset),
            at(16 + offset),
            at(17 + offset),
            if old.len() >= 20 { at(19) } else { 0 },
            at(20),
        ]);
        Ok(())
    }
    /// Version 0 has an expression or the variable itself, version 1 has not; both lack template parameters.
    fn global_variable(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        let version = record[0] >> 1;
        if version >= 2 {
            return Ok(());
        }
        let old: Numbers = record.clone();
        let at = |k: usize| old.get(k).copied().unwrap_or(0);
        if version == 0 {
            extra.expression = Some(at(9));
        }
        record.truncate(9);
        record.extend([at(10), 0, at(11)]);
        Ok(())
    }
    /// `[head, tag, name, size, align, encoding, flags, kind, factor, numerator, denominator]`, the last two as the width in
    /// the low half of a word, the count of words in the high half, and the words.
    fn fixed_point(&mut self, record: &mut Numbers, extra: &mut Extra) -> Part<()> {
        const PLAIN: usize = 9;
        extra.size_is_node = record[0] & 2 != 0;
        // Other kinds have a factor, and numbers that mean nothing.
        let rational = record.get(7) == Some(&2);
        let mut at = PLAIN;
        for name in ["numerator", "denominator"].into_iter().filter(|_| rational) {
            let Some(&head) = record.get(at) else { break };
            let count = (head >> 32) as usize;
            let words = record.get(at + 1..).and_then(|w| w.get(..count)).ok_or(Cause::Record("fixed-point type"))?;
            let value = wide_number(head as u32, words).ok_or(Cause::Record("fixed-point type"))?;
            extra.set(name, Some(MdField::Int(value)));
            at += 1 + count;
        }
        record.truncate(PLAIN);
        Ok(())
    }
    /// What other nodes have to know of a node that was just added.
    fn after_node(&mut self, code: u32, record: &[u64], extra: &Extra) -> Part<()> {
        let last = self.md.entries.len() as u64 - 1;
        let m = self.md(last)?;
        match code {
            code::COMPILE_UNIT if extra.subprograms != 0 => {
                let list = self.md_or_null(extra.subprograms)?;
                self.md.old.unit_lists.push((m, list));
            }
            code::COMPOSITE_TYPE => {
                if let Some(s) = self.md_string(record[15])? {
                    self.md.old.types.entry(s).or_insert(m);
                }
            }
            code::SUBPROGRAM if extra.function != 0 => {
                let value = self.md_or_null(extra.function)?;
                self.md.old.functions.push((value, m));
            }
            _ => {}
        }
        Ok(())
    }
    /// `DIExpression`, whose operators changed their meaning three times.
    fn expression_node(&mut self, record: &[u64]) -> Part<()> {
        let &[first, ref elements @ ..] = record else { return Err(Cause::Record("expression")) };
        self.md.old.expressions |= first >> 1 <= 1;
        let list = super::old_metadata::expression(first >> 1, elements);
        let node = special_node::expression(&mut self.tables.strings, &list);
        self.add_node(node);
        Ok(())
    }
}

/// What a record says beside the numbers of its layout.
#[derive(Default)]
struct Extra {
    fields: SmallVec<[(&'static str, Option<MdField>); 4]>,
    size_is_node: bool,
    /// List of subprograms of an older unit.
    subprograms: u64,
    /// Function of an older subprogram.
    function: u64,
    /// Expression or value of an older variable.
    expression: Option<u64>,
}

/// The signed number of this width in these words, where 128 bits hold it.
fn wide_number(bits: u32, words: &[u64]) -> Option<i128> {
    if !(1..=128).contains(&bits) || words.is_empty() {
        return None;
    }
    let limb = |k: usize| words.get(k).map_or(0, |&w| signed(w) as u64);
    let shift = 128 - bits;
    Some(((limb(0) as u128 | (limb(1) as u128) << 64) << shift) as i128 >> shift)
}

/// The value of an enumerator of this width in these words, where it is one that fields hold.
fn enumerator_value(unsigned: bool, bits: u64, words: &[u64]) -> Option<i128> {
    let bits = u32::try_from(bits).ok().filter(|n| (1..=128).contains(n))?;
    if !unsigned {
        // A negative number may leave out its upper words.
        let whole = words.len() == 1 && bits > 64;
        return wide_number(bits, words).map(|v| if whole { signed(words[0]) as i128 } else { v });
    }
    let shift = 128 - bits;
    wide_number(bits, words).and_then(|v| i128::try_from((v as u128) << shift >> shift).ok())
}

impl Extra {
    fn set(&mut self, name: &'static str, v: Option<MdField>) {
        self.fields.push((name, v));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_enumerator_is_a_number_that_fields_hold() {
        // Words are written with the sign in the lowest bit.
        assert_eq!(enumerator_value(false, 128, &[3]), Some(-1));
        assert_eq!(enumerator_value(false, 2, &[6]), Some(-1));
        assert_eq!(enumerator_value(true, 2, &[6]), Some(3));
        assert_eq!(enumerator_value(true, 127, &[3, 3]), Some(i128::MAX));
        assert_eq!(enumerator_value(true, 128, &[3, 3]), None);
        assert_eq!(enumerator_value(true, 200, &[3, 3, 3, 3]), None);
        assert_eq!(enumerator_value(true, 64, &[]), None);
    }
}
