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
    /// Two messages with words of their own.
    Both(Problem, Box<Problem>),
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
        // Types of all operands are compared before anything else is said of one.
        let mut said = Ok(());
        self.each(form, |spec, rows, place| match self.operand(spec, rows, place) {
            Err(Mismatch::Arguments) => Err(Mismatch::Arguments),
            found => {
                said = std::mem::replace(&mut said, Ok(())).and(found);
                Ok(())
            }
        })?;
        said
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
    pub(crate) fn types(&self, spec: &OperandForm) -> TypeSet {
        if !spec.types.is_empty() {
            return spec.types;
        }
        let mut set = TypeSet::default();
        set.add(self.spelling.types[spec.type_index as usize % self.spelling.types.len()]);
        set
    }

    fn operand(&self, spec: &OperandForm, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        let first = rows[0];
        if first.kind == OperandKind::Sink && place == 0 && spec.class != OperandClass::DestOrSink {
            return Err(Mismatch::Fatal(Problem::Discard(self.name.into())));
        }
        if first.is_pair() {
            return self.pair(spec, rows, place);
        }
        if spec.pair == 2 {
            let is_typed = first.kind == OperandKind::Sink || self.has_type(spec, first);
            if !is_typed || first.elements() > 1 {
                return Err(Mismatch::Arguments);
            }
            let problem = Problem::PredicateOutput(self.name.into());
            return Err(match self.scalar(&OperandForm { pair: 0, ..*spec }, first, place) {
                Err(Mismatch::Special(also)) => Mismatch::Both(problem, Box::new(also)),
                _ => Mismatch::Special(problem),
            });
        }
        self.unpaired(spec, rows, place)
    }

    /// Two results beside each other.
    fn pair(&self, spec: &OperandForm, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        let (first, second) = (rows[0], rows[rows.len() - 1]);
        let is_sink = second.kind == OperandKind::Sink;
        let is_predicate = second.kind == OperandKind::Register && second.ty == Type::Pred;
        if is_sink && matches!(self.name, "elect" | "lop3") {
            return Err(Mismatch::Special(Problem::PredicateOutput(self.name.into())));
        }
        if !(is_sink || is_predicate) {
            return Err(Mismatch::Arguments);
        }
        let mut alone = first;
        alone.flags &= !Operand::BESIDE;
        let found = match first.kind {
            OperandKind::Vector => self.unpaired(spec, &rows[..rows.len() - 1], place),
            _ => self.operand(&OperandForm { pair: 0, ..*spec }, &[alone], place),
        };
        // A second result that goes nowhere is taken everywhere.
        if found.is_ok() && !is_sink && (spec.pair == 0 || self.has_one_predicate()) {
            return Err(Mismatch::Special(Problem::PredicateNotAllowed(self.name.into())));
        }
        found
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
            Tensor => self.tensor(rows, place),
            VectorDest | VectorSource if self.spelling.elements > 1 => {
                let spec = OperandForm { sizes: 1 << (self.spelling.elements - 1), ..*spec };
                self.vector(&spec, rows, place)
            }
            VectorDest | VectorSource if first.kind == OperandKind::Vector => {
                self.single_vector(place)?;
                if rows.len() != 2 {
                    return self.list_for_scalar(spec, rows, place);
                }
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
                OperandKind::Special => Err(Mismatch::Both(
                    Problem::SpecialRegister(self.name.into()),
                    Box::new(Problem::LabelExpected(place, self.name.into())),
                )),
                OperandKind::Register if !first.ty.is_integral() || first.elements() > 1 => Err(Mismatch::Arguments),
                OperandKind::Float32 | OperandKind::Float64 | OperandKind::Vector => Err(Mismatch::Arguments),
                _ => Err(Mismatch::Special(Problem::LabelExpected(place, self.name.into()))),
            },
            _ if first.kind == OperandKind::Vector || first.elements() > 1 => self.list_for_scalar(spec, rows, place),
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

    pub(crate) fn scalar(&self, spec: &OperandForm, operand: Operand, place: usize) -> Result<(), Mismatch> {
        let found = self.plain_scalar(spec, operand, place);
        let Err(Mismatch::Special(problem)) = found else { return found };
        // Of instructions on several parts, ptxas asks first which parts an operand has.
        let has_parts = crate::fits::is_video(self.name) && self.name.ends_with(['2', '4']);
        Err(Mismatch::Special(match problem {
            Problem::ResultRegister(_) | Problem::MustBeRegister(..) if has_parts => Problem::VideoSelector(place),
            Problem::ResultRegister(_) if crate::fits::is_video(self.name) => Problem::ResultRegister("mov".into()),
            problem => problem,
        }))
    }

    fn plain_scalar(&self, spec: &OperandForm, operand: Operand, place: usize) -> Result<(), Mismatch> {
        use OperandClass::*;
        let is_written = matches!(spec.class, Dest | DestOrSink | VectorDest | Unpack);
        if operand.kind == OperandKind::Sink {
            return match spec.class {
                DestOrSink => Ok(()),
                Dest | VectorDest | Unpack => Err(Mismatch::Fatal(Problem::Discard(self.name.into()))),
                _ => Err(Mismatch::Arguments),
            };
        }
        let is_not = operand.flags & Operand::NOT != 0;
        if !self.has_type(spec, operand) {
            return Err(Mismatch::Arguments);
        }
        if is_not && spec.class != Predicate {
            return Err(match is_written {
                true => Mismatch::Special(Problem::ResultRegister(self.name.into())),
                false => Mismatch::Arguments,
            });
        }
        match operand.kind {
            OperandKind::Register => Ok(()),
            OperandKind::Special if is_written && matches!(self.name, "mov" | "cvt") => {
                Err(Mismatch::Special(Problem::ReadOnlySpecial))
            }
            OperandKind::Special => match spec.class {
                Anything => self.special(operand),
                Source if self.name == "cvt" && self.is_of_integers() => self.special(operand),
                _ => Err(Mismatch::Special(Problem::SpecialRegister(self.name.into()))),
            },
            // The sum of an address and a number is a number.
            OperandKind::Integer | OperandKind::Float32 | OperandKind::Float64 if is_written => {
                Err(Mismatch::Special(Problem::ResultRegister(self.name.into())))
            }
            OperandKind::Variable if is_written && operand.component == Operand::SUMMED => {
                Err(Mismatch::Special(Problem::ResultRegister(self.name.into())))
            }
            OperandKind::Function if is_written => Err(Mismatch::Special(Problem::ResultRegister(self.name.into()))),
            OperandKind::Integer | OperandKind::Float32 | OperandKind::Float64 => match spec.class {
                Register => Err(Mismatch::Arguments),
                _ => Ok(()),
            },
            _ => self.symbol(spec, operand, place),
        }
    }

    /// The address of a variable or function, or its sum with a number.
    fn symbol(&self, spec: &OperandForm, operand: Operand, place: usize) -> Result<(), Mismatch> {
        use OperandClass::*;
        let is_summed = operand.component == Operand::SUMMED;
        let is_variable = operand.kind == OperandKind::Variable;
        match spec.class {
            Address if matches!(self.name, "cvta" | "mapa" | "getctarank") => {
                let want = if self.name == "cvta" { self.spelling.space } else { Space::Shared };
                let is_same = is_variable && self.rows.variables[operand.id as usize].space == want;
                if is_same { Ok(()) } else { Err(Mismatch::Special(Problem::SpaceMismatch(self.name.into()))) }
            }
            // A name alone is an address in its own space already.
            Address if self.name == "cvta.to" && is_variable && !is_summed => {
                Err(Mismatch::Special(Problem::MustBeRegister(place, self.name.into())))
            }
            Address | Anything => Ok(()),
            Source | VectorSource if is_variable && is_summed => Ok(()),
            _ => Err(Mismatch::Special(Problem::MustBeRegister(place, self.name.into()))),
        }
    }

    /// Whether an instruction is from one kind of integers to another.
    fn is_of_integers(&self) -> bool {
        self.spelling.types[..2].iter().all(|ty| ty.is_integral())
    }

    /// A special register fits where its type does; those of 32 bits may be cut.
    pub(crate) fn special(&self, operand: Operand) -> Result<(), Mismatch> {
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
        let scalar = OperandForm { sizes: 0, huge: false, pair: 0, ..*spec };
        match first.kind {
            OperandKind::Vector => {
                let elements = &rows[1..];
                let is_typed = elements.iter().all(|&element| self.is_element(spec, &scalar, element, place));
                if !has(elements.len()) {
                    return Err(match is_typed {
                        true => self.wrong_size(spec, elements.len(), place),
                        false => Mismatch::Arguments,
                    });
                }
                self.elements(spec, elements)?;
                if is_typed { Ok(()) } else { Err(Mismatch::Arguments) }
            }
            OperandKind::Register if first.elements() > 1 => {
                if !self.has_type(spec, first) {
                    return Err(Mismatch::Arguments);
                }
                match has(first.elements() as usize) {
                    true => Ok(()),
                    false => Err(self.wrong_size(spec, first.elements() as usize, place)),
                }
            }
            // A special register with components is a vector of four by itself.
            OperandKind::Special if self.name == "mov" && self.is_whole(first) => match has(4) {
                true => self.special(first),
                false => Err(Mismatch::Special(Problem::VectorSizes(self.name.into()))),
            },
            // Where offsets are left out, what is compared with stands in their place.
            OperandKind::Register if spec.optional && Type::F32.takes(first.ty, false) => Ok(()),
            OperandKind::Register
                if spec.sizes == u64::MAX
                    && spec.class == OperandClass::Coordinates
                    && (spec.types.is_empty() || self.has_type(&scalar, first)) =>
            {
                Ok(())
            }
            _ if !self.has_type(&scalar, first) => Err(Mismatch::Arguments),
            _ => Err(self.vector_expected(spec, first, place)),
        }
    }

    /// Whether an operand is a special register with components of which none is named.
    pub(crate) fn is_whole(&self, operand: Operand) -> bool {
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
            return Err(self.packing_of_values(elements));
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

    /// Only bits are made of others. Of values, ptxas says what a list of their type lacks.
    fn packing_of_values(&self, elements: &[Operand]) -> Mismatch {
        let ty = self.spelling.types[0];
        let is_value = |element: &Operand| element.kind == OperandKind::Register && ty.takes(element.ty, false);
        let is_sink = |element: &Operand| element.kind == OperandKind::Sink;
        if ty == Type::Pred || !elements.iter().all(|element| is_sink(element) || is_value(element)) {
            return Mismatch::Arguments;
        }
        let is_read = elements.len() + 1 != self.operands.first().map_or(0, |first| first.rows());
        match is_read && elements.iter().any(is_sink) {
            true => Mismatch::Special(Problem::SinkSource),
            false => Mismatch::Special(Problem::VectorSizes(self.name.into())),
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
pub(crate) fn takes(want: Type, have: Type, spec: &OperandForm) -> bool {
    use crate::types::TypeClass::*;
    let packed = want.class() == Packed;
    // Where the type is that of the instruction, a register of two halves is as good as one of 32 bits.
    let is_bits = have == Type::F16x2 && spec.types.is_empty() && matches!(want.class(), Unsigned | Signed);
    let have = if is_bits { Type::B32 } else { have };
    if packed || want.class() == Alternate {
        return have.bits() == want.bits()
            && (have.class() == Bits
                || (packed && (have.is_integral() || have == Type::F16x2))
                || (want == Type::Tf32 && have == Type::F32));
    }
    want.takes(have, spec.wider)
}
