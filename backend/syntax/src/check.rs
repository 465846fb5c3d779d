//! Whether the operands of an instruction fit a form of its spelling.

use crate::message::Problem;
use crate::rows::*;
use crate::table::{OperandClass, OperandForm, table};
use crate::types::{Type, TypeSet};

/// Why operands do not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// Too few or many, or of wrong types.
    Arguments,
    /// A message with words of its own.
    Special(Problem),
    /// A message with words of its own that ends the reading.
    Fatal(Problem),
}

/// What is checked: an instruction with its rows.
pub struct Subject<'a> {
    /// All rows.
    pub rows: &'a Rows,
    /// The spelling.
    pub spelling: &'a SpellingRow,
    /// The operands, flat.
    pub operands: &'a [Operand],
    /// Name for messages.
    pub name: &'a str,
}

impl Subject<'_> {
    /// Whether the operands fit `form`.
    pub fn fits(&self, form: Form) -> Result<(), Mismatch> {
        self.each(form, |spec, rows, place| self.operand(spec, rows, place))
    }

    /// Visits the operands with what `form` has for each.
    pub(crate) fn each(
        &self,
        form: Form,
        mut visit: impl FnMut(&OperandForm, &[Operand], usize) -> Result<(), Mismatch>,
    ) -> Result<(), Mismatch> {
        let specs = table().operands_of(form);
        let mut required = specs.iter().filter(|spec| !spec.optional).count();
        let mut left = count(self.operands);
        let (mut at, mut place) = (0, 0);
        for spec in specs {
            if spec.optional {
                if left <= required {
                    continue;
                }
            } else {
                required -= 1;
            }
            let Some(operand) = self.operands.get(at) else { return Err(Mismatch::Arguments) };
            let length = operand.rows() + usize::from(operand.is_pair());
            visit(spec, &self.operands[at..at + length], place)?;
            at += length;
            place += 1;
            left -= 1;
        }
        if left > 0 { Err(Mismatch::Arguments) } else { Ok(()) }
    }

    /// What `form` has for the operand that row `at` of the operands is part of.
    fn form_of_operand(&self, form: Form, at: usize) -> Option<OperandForm> {
        let (mut found, mut row) = (None, 0);
        let _ = self.each(form, |spec, rows, _| {
            if row <= at && at < row + rows.len() {
                found = Some(*spec);
            }
            row += rows.len();
            Ok(())
        });
        found
    }

    /// Types that a register for `spec` may be of, by the rules of [`Type::takes`].
    fn types(&self, spec: &OperandForm) -> TypeSet {
        if !spec.types.is_empty() {
            return spec.types;
        }
        let mut set = TypeSet::default();
        set.add(self.spelling.types[spec.type_index as usize % self.spelling.types.len()]);
        set
    }

    fn operand(&self, spec: &OperandForm, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        let first = rows[0];
        if first.is_pair() {
            let second = rows[rows.len() - 1];
            let is_sink = second.kind == OperandKind::Sink;
            let is_predicate = second.kind == OperandKind::Register && second.ty == Type::Pred;
            if is_sink && self.name == "elect" {
                return Err(Mismatch::Special(Problem::PredicateOutput(self.name.into())));
            }
            if !(is_sink || is_predicate) {
                return Err(Mismatch::Arguments);
            }
            // A second result that goes nowhere is taken everywhere.
            if !is_sink && (spec.pair == 0 || self.has_one_predicate()) {
                return Err(Mismatch::Special(Problem::PredicateNotAllowed(self.name.into())));
            }
            let mut alone = first;
            alone.flags &= !Operand::BESIDE;
            if first.kind != OperandKind::Vector {
                return self.operand(&OperandForm { pair: 0, ..*spec }, &[alone], place);
            }
            return self.unpaired(spec, &rows[..rows.len() - 1], place);
        }
        if spec.pair == 2 {
            return Err(match self.name {
                "elect" => Mismatch::Special(Problem::PredicateOutput(self.name.into())),
                _ => Mismatch::Arguments,
            });
        }
        self.unpaired(spec, rows, place)
    }

    /// Comparisons of one half give one predicate, those of two give two.
    pub fn has_one_predicate(&self) -> bool {
        self.name == "setp" && matches!(self.spelling.types[0], Type::F16 | Type::Bf16)
    }

    fn unpaired(&self, spec: &OperandForm, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        use OperandClass::*;
        let first = rows[0];
        if first.kind == OperandKind::Unknown {
            return Err(Mismatch::Arguments);
        }
        if spec.sizes != 0 || spec.huge {
            return self.vector(spec, rows, place);
        }
        match spec.class {
            Memory => self.memory(rows, place),
            Tensor => self.tensor(rows),
            VectorDest | VectorSource if self.spelling.elements > 1 => {
                let spec = OperandForm { sizes: 1 << (self.spelling.elements - 1), ..*spec };
                self.vector(&spec, rows, place)
            }
            VectorDest | VectorSource if first.kind == OperandKind::Vector => {
                self.single_vector(place)?;
                self.vector(&OperandForm { sizes: 1, ..*spec }, rows, place)
            }
            Coordinates => {
                let good = matches!(first.kind, OperandKind::Register | OperandKind::Vector | OperandKind::Integer);
                if good { Ok(()) } else { Err(Mismatch::Arguments) }
            }
            Anything if first.kind == OperandKind::Vector => self.packing(rows),
            Unpack if first.kind == OperandKind::Vector => self.packing(rows),
            Anything | Unpack if first.kind == OperandKind::Register && first.elements() > 1 => {
                self.vector_register(first)
            }
            Label => match first.kind {
                OperandKind::Label => Ok(()),
                _ => Err(Mismatch::Special(Problem::LabelExpected(place, self.name.into()))),
            },
            _ => self.scalar(spec, first, place),
        }
    }

    /// Whether a list of one stands for its element.
    fn single_vector(&self, place: usize) -> Result<(), Mismatch> {
        if !self.name.starts_with("multimem.") {
            return Ok(());
        }
        let is_vectored = matches!(self.spelling.types[0], Type::F32 | Type::F16x2 | Type::Bf16x2);
        match self.name {
            "multimem.red" if is_vectored => Err(Mismatch::Special(Problem::VectorNotExpected(place, "red"))),
            _ if is_vectored => Ok(()),
            _ => Err(Mismatch::Special(Problem::VectorNotAllowed(self.name.into()))),
        }
    }

    fn scalar(&self, spec: &OperandForm, operand: Operand, place: usize) -> Result<(), Mismatch> {
        use OperandClass::*;
        let is_written = matches!(spec.class, Dest | DestOrSink | VectorDest | Unpack);
        let is_name = operand.kind == OperandKind::Variable;
        let types = self.types(spec);
        match operand.kind {
            OperandKind::Register => {
                if operand.elements() > 1 || spec.class == Immediate {
                    return Err(Mismatch::Arguments);
                }
                if operand.flags & Operand::NOT != 0 && spec.class != Predicate {
                    return Err(Mismatch::Arguments);
                }
                if spec.class == Predicate {
                    return if operand.ty == Type::Pred { Ok(()) } else { Err(Mismatch::Arguments) };
                }
                let good = types.iter().any(|ty| takes(ty, operand.ty, spec));
                if good { Ok(()) } else { Err(Mismatch::Arguments) }
            }
            OperandKind::Sink => match spec.class {
                DestOrSink => Ok(()),
                Dest => Err(Mismatch::Fatal(Problem::Discard(self.name.into()))),
                _ => Err(Mismatch::Arguments),
            },
            _ if is_written => match operand.kind {
                OperandKind::Integer | OperandKind::Float32 | OperandKind::Float64 => {
                    Err(Mismatch::Special(Problem::ResultRegister(self.name.into())))
                }
                OperandKind::Special => Err(Mismatch::Special(Problem::ReadOnlySpecial)),
                _ => Err(Mismatch::Arguments),
            },
            OperandKind::Integer => {
                let good = match spec.class {
                    Immediate | Predicate => true,
                    Register => false,
                    _ => types.iter().any(|ty| ty.is_integral() || ty == Type::Pred),
                };
                if good { Ok(()) } else { Err(Mismatch::Arguments) }
            }
            OperandKind::Float32 | OperandKind::Float64 => {
                // As bits, a number has the size that it was written in; a decimal one is of 64 bits.
                let bits = if operand.kind == OperandKind::Float32 { Type::B32 } else { Type::B64 };
                let takes = |ty: Type| matches!(ty, Type::F32 | Type::F64) || ty == bits;
                let good = !matches!(spec.class, Register | Address | Predicate)
                    && (spec.class == Immediate || types.iter().any(takes));
                if good { Ok(()) } else { Err(Mismatch::Arguments) }
            }
            OperandKind::Special => match spec.class {
                Anything => self.special(operand),
                Source if self.name == "cvt" && self.is_of_integers() => self.special(operand),
                _ => Err(Mismatch::Special(Problem::SpecialRegister(self.name.into()))),
            },
            OperandKind::Variable | OperandKind::Function => match spec.class {
                Anything => {
                    let good = types.iter().any(|ty| ty.is_integral() && ty.bits() >= 16);
                    if good { Ok(()) } else { Err(Mismatch::Arguments) }
                }
                // A name alone is an address in its own space already.
                Address if self.name == "cvta.to" && is_name && operand.component != Operand::SUMMED => {
                    Err(Mismatch::Special(Problem::MustBeRegister(place, self.name.into())))
                }
                Address => Ok(()),
                // The sum of an address and a number is a number.
                Source | VectorSource if is_name && operand.component == Operand::SUMMED => {
                    let is_opaque = operand.ty.class() == crate::types::TypeClass::Opaque;
                    let good = !is_opaque && types.iter().any(|ty| ty.is_integral());
                    if good { Ok(()) } else { Err(Mismatch::Arguments) }
                }
                _ => Err(Mismatch::Special(Problem::MustBeRegister(place, self.name.into()))),
            },
            _ => Err(Mismatch::Arguments),
        }
    }

    /// Whether an instruction is from one kind of integers to another.
    fn is_of_integers(&self) -> bool {
        self.spelling.types[..2].iter().all(|ty| ty.is_integral())
    }

    /// A special register fits where its type does; those of 32 bits may be cut.
    fn special(&self, operand: Operand) -> Result<(), Mismatch> {
        let row = &table().special[operand.id as usize];
        // What is read has the last type of the instruction.
        let want = self.spelling.types[self.spelling.type_count.clamp(1, 2) as usize - 1];
        let is_pred = row.ty == Type::Pred;
        if row.is_vector && operand.component == 0 && self.spelling.elements == 1 {
            return Err(Mismatch::Special(Problem::VectorSizes(self.name.into())));
        }
        if want.class() == crate::types::TypeClass::Float {
            return Err(Mismatch::Special(Problem::SpecialRegister(self.name.into())));
        }
        let good = (want == Type::Pred) == is_pred
            && (is_pred || want.is_integral() && want.bits() <= row.ty.bits())
            && (row.is_vector == (operand.component != 0) || (row.is_vector && self.spelling.elements > 1));
        if good { Ok(()) } else { Err(Mismatch::Arguments) }
    }

    fn vector(&self, spec: &OperandForm, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        let first = rows[0];
        let has = |size: usize| match size {
            1..=64 => spec.sizes >> (size - 1) & 1 == 1,
            _ => spec.huge,
        };
        let wrong = || {
            if spec.sizes.count_ones() == 1 {
                let size = spec.sizes.trailing_zeros() + 1;
                return Mismatch::Special(Problem::VectorSize(size, place, self.name.into()));
            }
            Mismatch::Arguments
        };
        let scalar = OperandForm { sizes: 0, huge: false, pair: 0, ..*spec };
        match first.kind {
            OperandKind::Vector => {
                let elements = &rows[1..];
                if !has(elements.len()) {
                    return Err(Mismatch::Special(match elements.len() {
                        1 | 2 | 4 | 8 => Problem::VectorSizes(self.name.into()),
                        _ if self.spelling.elements > 1 => Problem::IllegalVectorSize(elements.len()),
                        _ => Problem::VectorSizes(self.name.into()),
                    }));
                }
                let sinks = matches!(spec.class, OperandClass::VectorDest | OperandClass::DestOrSink);
                self.elements(spec, elements)?;
                for &element in elements {
                    if spec.class == OperandClass::Coordinates
                        && spec.types.is_empty()
                        && element.kind == OperandKind::Register
                        && element.ty != Type::Pred
                    {
                        continue;
                    }
                    if self.name == "mov" && element.kind == OperandKind::Special && !self.is_whole(element) {
                        self.special(element)?;
                        continue;
                    }
                    if !(sinks && element.kind == OperandKind::Sink) {
                        self.scalar(&scalar, element, place).map_err(|_| Mismatch::Arguments)?;
                    }
                }
                Ok(())
            }
            OperandKind::Register if first.elements() > 1 => {
                if !has(first.elements() as usize) {
                    return Err(wrong());
                }
                let types = self.types(spec);
                let good = types.iter().any(|ty| takes(ty, first.ty, spec));
                if good { Ok(()) } else { Err(Mismatch::Arguments) }
            }
            // A special register with components is a vector of four by itself.
            OperandKind::Special if self.name == "mov" && self.is_whole(first) => match has(4) {
                true => self.special(first),
                false => Err(Mismatch::Special(Problem::VectorSizes(self.name.into()))),
            },
            OperandKind::Register if spec.sizes == u64::MAX && spec.class == OperandClass::Coordinates => Ok(()),
            _ => Err(wrong()),
        }
    }

    /// Whether an operand is a special register with components of which none is named.
    fn is_whole(&self, operand: Operand) -> bool {
        operand.kind == OperandKind::Special && operand.component == 0 && table().special[operand.id as usize].is_vector
    }

    /// What elements of a list have in common.
    fn elements(&self, spec: &OperandForm, elements: &[Operand]) -> Result<(), Mismatch> {
        use OperandClass::*;
        let is_written = matches!(spec.class, VectorDest | DestOrSink);
        // What `d` stands for in lists is read as well: sums that are added to.
        let is_read = matches!(spec.class, VectorSource | Source | Dest);
        let is_sink = |element: &Operand| element.kind == OperandKind::Sink;
        if is_written && elements.iter().all(is_sink) {
            return Err(Mismatch::Special(Problem::VectorOfSinks));
        }
        if is_read && elements.iter().any(is_sink) {
            // Sums of products of floats of 8 bits are made of several instructions, of which ptxas names one.
            return Err(match spec.class == Dest && self.name == "mma" {
                true => Mismatch::Fatal(Problem::Discard("add".into())),
                false => Mismatch::Special(Problem::SinkSource),
            });
        }
        let widths = elements.iter().filter(|row| row.kind == OperandKind::Register).map(|row| row.ty.bits());
        if (is_written || is_read) && widths.clone().min() != widths.max() {
            return Err(Mismatch::Special(Problem::VectorElements));
        }
        Ok(())
    }

    /// A vector register that `mov` reads or writes whole: as a vector, or as bits.
    fn vector_register(&self, operand: Operand) -> Result<(), Mismatch> {
        let ty = self.spelling.types[0];
        let good = match self.spelling.elements {
            1 => {
                let width = operand.ty.bits() * u32::from(operand.elements());
                ty.class() == crate::types::TypeClass::Bits && width == ty.bits()
            }
            elements => elements == operand.elements(),
        };
        if good { Ok(()) } else { Err(Mismatch::Arguments) }
    }

    /// `{a, b}` beside a register of their joint width.
    fn packing(&self, rows: &[Operand]) -> Result<(), Mismatch> {
        let elements = &rows[1..];
        if self.spelling.elements > 1 {
            let good = elements.len() == self.spelling.elements as usize;
            return if good { Ok(()) } else { Err(Mismatch::Arguments) };
        }
        let width = self.spelling.types[0].bits();
        let count = elements.len() as u32;
        if !matches!(count, 2 | 4) {
            return Err(Mismatch::Special(Problem::IllegalVectorSize(elements.len())));
        }
        let has_width = |row: &&Operand| matches!(row.kind, OperandKind::Register | OperandKind::Special);
        let widths = elements.iter().filter(|row| has_width(row)).map(|row| row.ty.bits());
        if widths.clone().min() != widths.max() {
            return Err(Mismatch::Special(Problem::VectorElements));
        }
        if self.spelling.types[0].class() != crate::types::TypeClass::Bits {
            return Err(Mismatch::Arguments);
        }
        for element in elements {
            let good = match element.kind {
                OperandKind::Register => element.ty.bits() * count == width && element.elements() == 1,
                OperandKind::Special => element.ty.bits() * count == width && !self.is_whole(*element),
                OperandKind::Sink | OperandKind::Integer => true,
                OperandKind::Float32 | OperandKind::Float64 => true,
                _ => false,
            };
            if !good {
                return Err(Mismatch::Arguments);
            }
        }
        Ok(())
    }

    fn memory(&self, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        let illegal = || Mismatch::Special(Problem::IllegalOperand(self.name.into()));
        if rows[0].kind != OperandKind::Address {
            return Err(Mismatch::Arguments);
        }
        let base = rows[1];
        match base.kind {
            OperandKind::Register if rows.len() == 2 => {
                if base.ty.is_integral() && base.elements() == 1 {
                    return Ok(());
                }
                Err(Mismatch::Arguments)
            }
            OperandKind::Variable if rows.len() == 2 => {
                let space = self.rows.variables[base.id as usize].space;
                let want = self.space_of_address(place);
                let is_opaque = base.ty.class() == crate::types::TypeClass::Opaque;
                // Constants and parameters have no generic addresses by their names.
                let is_access = matches!(
                    self.name,
                    "ld" | "st" | "ldu" | "atom" | "red" | "prefetch" | "prefetchu" | "discard" | "applypriority"
                ) || ["multimem.", "tensormap.", "ldmatrix", "stmatrix"]
                    .iter()
                    .any(|start| self.name.starts_with(start));
                let is_named = is_access && matches!(space, Space::Const | Space::Param);
                let fits = want == space || want == Space::Generic && !is_named;
                if want == Space::Generic && space != Space::Shared && self.name.starts_with("mbarrier.") {
                    let name = self.rows.names.text(self.rows.variables[base.id as usize].name.index()).into_owned();
                    return Err(Mismatch::Special(Problem::SpaceOfOperand(name, self.name.into())));
                }
                if fits || is_opaque {
                    return Ok(());
                }
                Err(Mismatch::Special(Problem::SpaceMismatch(self.name.into())))
            }
            OperandKind::Integer if rows.len() == 2 => {
                if matches!(self.spelling.space, Space::Local)
                    || matches!(self.name, "txq" | "txq.level" | "suq" | "fence.proxy")
                {
                    return Ok(());
                }
                Err(Mismatch::Special(Problem::ImmediateAddress))
            }
            OperandKind::Unknown | OperandKind::Label => Err(illegal()),
            _ => Err(Mismatch::Arguments),
        }
    }

    /// `[map, {coordinates}]` of copies; what textures have in brackets is not asked.
    fn tensor(&self, rows: &[Operand]) -> Result<(), Mismatch> {
        if rows[0].kind != OperandKind::Address {
            return Err(Mismatch::Arguments);
        }
        if !self.name.starts_with("cp.") {
            return Ok(());
        }
        let Some((list, elements)) = rows.get(2..).and_then(<[Operand]>::split_first) else {
            return Err(Mismatch::Arguments);
        };
        if elements.len() + 1 != list.rows() {
            return Err(Mismatch::Arguments);
        }
        for element in elements {
            match element.kind {
                OperandKind::Sink => return Err(Mismatch::Special(Problem::SinkSource)),
                OperandKind::Register if !element.ty.is_integral() || element.ty.bits() != 32 => {
                    return Err(Mismatch::Arguments);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The space of the address at `place`. Copies name those of their addresses in order; their barriers behind them are in shared memory,
    /// as all is of what threads do in other blocks of their cluster.
    fn space_of_address(&self, place: usize) -> Space {
        let is_copy = self.name.starts_with("cp.") || self.name == "tensormap.cp_fenceproxy";
        if self.name.starts_with("clusterlaunch") || matches!(self.name, "st.async" | "red.async") {
            return Space::Shared;
        }
        if !is_copy {
            return self.spelling.space;
        }
        let (mut at, mut before) = (0, 0);
        for _ in 0..place {
            let Some(operand) = self.operands.get(at) else { break };
            before += usize::from(operand.kind == OperandKind::Address);
            at += operand.rows() + usize::from(operand.is_pair());
        }
        let mut named = self.modifiers().filter(|word| *word == "global" || word.starts_with("shared"));
        match named.nth(before) {
            Some("global") => Space::Global,
            _ if self.name == "cp.async.mbarrier.arrive" => self.spelling.space,
            _ => Space::Shared,
        }
    }
}

/// Bits of the number that row `at` of the operands of an instruction stands for, if it stands for one: the sum of a variable's address and a
/// number does, where its address alone is asked for it does not.
pub fn bits_of_number(rows: &Rows, instruction: Instruction, at: usize) -> Option<u32> {
    let row = instruction.index();
    let spelling = &rows.spellings[rows.instructions.spelling[row].index()];
    let form = rows.instructions.form[row];
    if form.is_none() {
        return None;
    }
    let operands = &rows.operands[rows.instructions.operands[row].range()];
    let subject = Subject { rows, spelling, operands, name: table().name_of(form) };
    let spec = subject.form_of_operand(form, at)?;
    let is_number = matches!(spec.class, OperandClass::Source | OperandClass::VectorSource);
    is_number.then(|| subject.types(&spec).iter().map(Type::bits).max().unwrap_or(32))
}

/// Number of operands, those inside of others not counted.
pub fn count(operands: &[Operand]) -> usize {
    let (mut at, mut number) = (0, 0);
    while let Some(operand) = operands.get(at) {
        at += operand.rows() + usize::from(operand.is_pair());
        number += 1;
    }
    number
}

/// [`Type::takes`], with the formats that registers do not have: their values lie in bits.
fn takes(want: Type, have: Type, spec: &OperandForm) -> bool {
    use crate::types::TypeClass::*;
    let packed = want.class() == Packed;
    // Where the type is that of the instruction, a register of two halves is as good as one of 32 bits.
    let is_bits = have == Type::F16x2 && spec.types.is_empty() && matches!(want.class(), Unsigned | Signed);
    let have = if is_bits { Type::B32 } else { have };
    if packed || want.class() == Alternate {
        return have.bits() == want.bits()
            && (have.class() == Bits || (packed && have.is_integral()) || (want == Type::Tf32 && have == Type::F32));
    }
    want.takes(have, spec.wider)
}
