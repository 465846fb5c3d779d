//! Rows of the table of instructions.

use crate::rows::{Form, Modifier, Opcode, Span, Suffix, Target};
use crate::types::{Type, TypeSet};
use hashbrown::HashMap;
use warpc_packed::{Packed, Unpacker, packed};

/// What a form, modifier or special register needs.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Needs {
    /// Version of the language times ten; 0 for any.
    pub version: u32,
    /// Least architecture; 0 for any.
    pub target: u32,
    /// Feature sets, one of which is needed: bits of [`FEATURE_SETS`].
    pub sets: u32,
    /// What ptxas calls it; empty for the name of the thing.
    pub feature: &'static str,
}

/// Feature sets that rows may name: those of an architecture, and those of a family, which its architectures have too.
pub const FEATURE_SETS: &[(&str, &[&str])] = &[
    ("90a", &["90a"]),
    ("100a", &["100a"]),
    ("103a", &["103a"]),
    ("110a", &["110a"]),
    ("120a", &["120a"]),
    ("121a", &["121a"]),
    ("100f", &["100a", "100f", "103a", "103f"]),
    ("103f", &["103a", "103f"]),
    ("110f", &["110a", "110f", "101a", "101f"]),
    ("120f", &["120a", "120f", "121a", "121f"]),
];

impl Needs {
    /// Whether `target` has one of the feature sets.
    pub fn has_set(&self, target: Target) -> bool {
        if self.sets == 0 {
            return true;
        }
        if target.suffix == Suffix::Base {
            return false;
        }
        let name = target.to_string();
        let name = &name[3..];
        FEATURE_SETS.iter().enumerate().any(|(bit, (_, members))| self.sets >> bit & 1 == 1 && members.contains(&name))
    }
    /// Whether the version and target have it.
    pub fn met(&self, version: u32, target: Target) -> bool {
        version >= self.version && target.number >= self.target && self.has_set(target)
    }
}

/// What kind of thing an operand of a form is; the letter that the table has for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OperandClass {
    /// `d`: a register that is written.
    Dest,
    /// `D`: a register that is written, or `_`; a vector of these, of which some are.
    DestOrSink,
    /// `s`: a register that is read, or a number.
    Source,
    /// `r`: a register that is read.
    Register,
    /// `i`: a number.
    Immediate,
    /// `p`: a predicate, perhaps with `!`, or a number.
    Predicate,
    /// `m`: an address in brackets.
    Memory,
    /// `x`: what `mov` reads: also special registers, addresses of symbols, vectors.
    Anything,
    /// `v`: a register, or a vector as `.v2` says; for loads.
    VectorDest,
    /// `w`: the same that is read.
    VectorSource,
    /// `t`: `[map, {coordinates}]`, or of textures `[texture, sampler, {coordinates}]`.
    Tensor,
    /// `c`: coordinates: a register or a vector of any size.
    Coordinates,
    /// `l`: a label.
    Label,
    /// `a`: a register that is read, or the address of a variable.
    Address,
    /// `X`: a register or vector that `mov` writes.
    Unpack,
}

/// What a number must be beside being in its range: the word that the table has behind `#`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Limit {
    /// Anything.
    #[default]
    None,
    /// `copied`: 4, 8 or 16 bytes.
    Copied,
    /// `filled`: no more than the number before.
    Filled,
    /// `bulk`: pieces of 16 bytes.
    Bulk,
    /// `bit`: 0 or 1.
    Bit,
    /// `sign`: -1 or 1.
    Sign,
    /// `arrivals`: 1 or more.
    Arrivals,
    /// `part`: of a float, more than 0 and no more than 1.
    Part,
    /// `total`: no less than the number before.
    Total,
    /// `groups`: 0 or more.
    Groups,
    /// `barrier`: the number of a barrier of a block.
    Barrier,
    /// `threads`: warps of them.
    Threads,
    /// `arriving`: the same, and some.
    Arriving,
    /// `registers`: eights of them.
    Registers,
    /// `line`: bytes of a line of a cache.
    Line,
    /// `alignment`: a power of two, not too large.
    Alignment,
    /// `sparse`: which threads have places of a sparse matrix.
    Sparse,
}

impl Limit {
    /// The limit that a word of the table names.
    pub fn of(word: &str) -> Option<Limit> {
        use Limit::*;
        Some(match word {
            "copied" => Copied,
            "filled" => Filled,
            "bulk" => Bulk,
            "bit" => Bit,
            "sign" => Sign,
            "arrivals" => Arrivals,
            "part" => Part,
            "total" => Total,
            "groups" => Groups,
            "barrier" => Barrier,
            "threads" => Threads,
            "arriving" => Arriving,
            "registers" => Registers,
            "line" => Line,
            "alignment" => Alignment,
            "sparse" => Sparse,
            _ => return Option::None,
        })
    }
}

/// An operand of a form: a letter, then
/// a digit (which of the types it has; `0` is the first), or `:` and types between slashes;
/// `#0..15` (the numbers that it may be), `#word` (a [`Limit`]), or both; of an `i`, the range also without `#`;
/// `*` (a vector of any size) or `*n` (of `n` elements; several between slashes, 1 also without braces);
/// `~` (the register may be wider); `|` or `||` (a second one may or must follow behind a bar); `?` (may be left out).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OperandForm {
    /// What it is.
    pub class: OperandClass,
    /// Which of the types of the instruction it has, where `types` is empty.
    pub type_index: u8,
    /// Types that it may have by itself.
    pub types: TypeSet,
    /// Sizes of the vector that it is, a bit each, up to 64; 0 for no vector, all ones for any.
    pub sizes: u64,
    /// Whether 128 elements are allowed as well.
    pub huge: bool,
    /// Whether the register may be wider.
    pub wider: bool,
    /// 1 if a second one may follow behind `|`, 2 if it must.
    pub pair: u8,
    /// Whether it may be left out.
    pub optional: bool,
    /// The numbers that it may be.
    pub range: Option<(i32, i32)>,
    /// What else numbers must be.
    pub limit: Limit,
}

impl OperandForm {
    /// Whether not all numbers or lists may stand for it.
    pub fn is_limited(&self) -> bool {
        let is_list = matches!(self.class, OperandClass::Tensor | OperandClass::Coordinates);
        self.range.is_some() || self.limit != Limit::None || is_list
    }
}

/// A choice of modifiers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Group {
    /// Its modifiers: rows of [`Table::choices`].
    pub choices: Span,
    /// Whether one must be given.
    pub required: bool,
}

/// A form.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FormRow {
    /// Opcode.
    pub opcode: Opcode,
    /// Alternatives of types: rows of [`Table::alternatives`].
    pub types: Span,
    /// Groups of modifiers: rows of [`Table::groups`].
    pub groups: Span,
    /// Operands: rows of [`Table::operands`].
    pub operands: Span,
    /// Numbers of elements that it takes: bit 0 for a scalar, 1 to 3 for `.v2`, `.v4`, `.v8`.
    pub vectors: u8,
    /// What it needs.
    pub needs: Needs,
}

/// A special register.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SpecialRow {
    /// Name, with the percent sign.
    pub name: &'static str,
    /// Type.
    pub ty: Type,
    /// Whether it has components.
    pub is_vector: bool,
    /// What it needs.
    pub needs: Needs,
}

/// The compiled table.
#[derive(Default, PartialEq, Debug)]
pub struct Table {
    /// Names of opcodes, by [`Opcode`].
    pub opcodes: Vec<&'static str>,
    /// Forms of an opcode: rows of `forms`.
    pub forms_of: Vec<Span>,
    /// Forms.
    pub forms: Vec<FormRow>,
    /// Types of forms: up to five sets.
    pub alternatives: Vec<[TypeSet; 5]>,
    /// Groups of modifiers of forms.
    pub groups: Vec<Group>,
    /// Modifiers of groups.
    pub choices: Vec<Modifier>,
    /// Operands of forms.
    pub operands: Vec<OperandForm>,
    /// Modifiers, without the dot, by [`Modifier`].
    pub modifiers: Vec<&'static str>,
    /// What modifiers need.
    pub modifier_needs: Vec<Needs>,
    /// Special registers.
    pub special: Vec<SpecialRow>,
    /// Last words of names that may stand further behind, after modifiers and types: the set `$behind`.
    pub behind: Vec<&'static str>,
    pub(super) opcode_by_name: HashMap<&'static str, Opcode>,
    /// By what stands before the last word of a name, if that may stand further behind: such words, and their opcodes.
    pub(super) extended_by_base: HashMap<&'static str, Vec<(&'static str, Opcode)>>,
    pub(super) modifier_by_name: HashMap<&'static str, Modifier>,
    pub(super) special_by_name: HashMap<&'static str, usize>,
}

impl Table {
    /// The opcode called `name`.
    pub fn opcode(&self, name: &str) -> Option<Opcode> {
        self.opcode_by_name.get(name).copied()
    }
    /// The opcode whose name is `base` and one of the words that may stand further behind.
    pub fn extended(&self, base: &str, word: &str) -> Option<Opcode> {
        self.extended_by_base.get(base)?.iter().find(|row| row.0 == word).map(|row| row.1)
    }
    /// Whether `name` lacks a word that may stand further behind.
    pub fn is_base(&self, name: &str) -> bool {
        self.extended_by_base.contains_key(name)
    }
    /// Fills what is looked up by names without their last word.
    pub(super) fn index_bases(&mut self) {
        for (row, &name) in self.opcodes.iter().enumerate() {
            if let Some((base, word)) = name.rsplit_once('.').filter(|(_, word)| self.behind.contains(word)) {
                self.extended_by_base.entry(base).or_default().push((word, Opcode::new(row)));
            }
        }
    }
    /// The last word of the name of an opcode, where it may stand further behind.
    pub fn word_behind(&self, opcode: Opcode) -> Option<&'static str> {
        let (_, word) = self.opcodes[opcode.index()].rsplit_once('.')?;
        self.behind.contains(&word).then_some(word)
    }
    /// The modifier written `text`, without its dot.
    pub fn modifier(&self, text: &str) -> Option<Modifier> {
        self.modifier_by_name.get(text).copied()
    }
    /// The special register called `name`, with its percent sign.
    pub fn special(&self, name: &[u8]) -> Option<usize> {
        std::str::from_utf8(name).ok().and_then(|name| self.special_by_name.get(name)).copied()
    }
    /// Operands of a form.
    pub fn operands_of(&self, form: Form) -> &[OperandForm] {
        &self.operands[self.forms[form.index()].operands.range()]
    }
    /// Name of the opcode of a form.
    pub fn name_of(&self, form: Form) -> &'static str {
        self.opcodes[self.forms[form.index()].opcode.index()]
    }
}

packed! { Needs { version, target, sets, feature } }
packed! { enum OperandClass {
    Dest, DestOrSink, Source, Register, Immediate, Predicate, Memory, Anything, VectorDest, VectorSource, Tensor, Coordinates, Label,
    Address, Unpack
} }
packed! { enum Limit {
    None, Copied, Filled, Bulk, Bit, Sign, Arrivals, Part, Total, Groups, Barrier, Threads, Arriving, Registers, Line, Sparse,
    Alignment
} }
packed! { OperandForm { class, type_index, types, sizes, huge, wider, pair, optional, range, limit } }
packed! { Group { choices, required } }
packed! { FormRow { opcode, types, groups, operands, vectors, needs } }
packed! { SpecialRow { name, ty, is_vector, needs } }
packed! { Opcode(_) }
packed! { Modifier(_) }

impl Packed for Table {
    fn pack(&self, out: &mut Vec<u8>) {
        let Table { opcodes, forms_of, forms, alternatives, groups, choices, operands, modifiers, .. } = self;
        ((opcodes.clone(), forms_of.clone()), (forms.clone(), alternatives.clone())).pack(out);
        ((groups.clone(), choices.clone()), (operands.clone(), modifiers.clone())).pack(out);
        (self.modifier_needs.clone(), (self.special.clone(), self.behind.clone())).pack(out);
    }
    fn unpack(from: &mut Unpacker) -> Self {
        let ((opcodes, forms_of), (forms, alternatives)) = Packed::unpack(from);
        let ((groups, choices), (operands, modifiers)) = Packed::unpack(from);
        let (modifier_needs, (special, behind)) = Packed::unpack(from);
        let mut table = Table {
            opcodes,
            forms_of,
            forms,
            alternatives,
            groups,
            choices,
            operands,
            modifiers,
            modifier_needs,
            special,
            behind,
            ..Table::default()
        };
        table.opcode_by_name = table.opcodes.iter().enumerate().map(|(row, &name)| (name, Opcode::new(row))).collect();
        let modifiers = table.modifiers.iter().enumerate();
        table.modifier_by_name = modifiers.map(|(row, &name)| (name, Modifier::new(row))).collect();
        table.special_by_name = table.special.iter().enumerate().map(|(row, special)| (special.name, row)).collect();
        table.index_bases();
        table
    }
}
