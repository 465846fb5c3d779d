//! Numbers that instructions take, and sizes of lists: what lies beyond is said in the words of ptxas once the operands fit a form.

use crate::check::{Subject, count};
use crate::message::Problem;
use crate::rows::*;
use crate::table::{Limit, OperandClass, OperandForm, table};

/// The number that an operand is.
fn number(operand: Operand) -> Option<i64> {
    (operand.kind == OperandKind::Integer).then_some(operand.value as i64)
}

/// Elements of a list or of a vector register; none for a scalar.
fn elements(operand: Operand) -> Option<u32> {
    match operand.kind {
        OperandKind::Vector => Some(operand.id),
        OperandKind::Register if operand.elements() > 1 => Some(u32::from(operand.elements())),
        _ => None,
    }
}

impl Subject<'_> {
    /// What is wrong with operands that fit `form` because of what numbers they are, or how many.
    pub fn beyond_limits(&self, form: Form) -> Vec<Problem> {
        let mut problems = Vec::new();
        let specs = table().operands_of(form);
        if self.is_video() {
            problems.extend(self.selected_destination());
        }
        if self.name.starts_with('v') && self.name.ends_with(['2', '4']) {
            problems.extend(self.video_of_numbers());
        }
        if self.name.starts_with("wgmma.mma_async") {
            problems.extend(self.group_of_sums());
        }
        if specs.iter().all(|spec| !spec.is_limited()) {
            return problems;
        }
        let mut last = None;
        let _ = self.each(form, |spec, rows, place| {
            match spec.class {
                OperandClass::Tensor | OperandClass::Coordinates => self.coordinates(spec, rows, place, &mut problems),
                _ => self.limited(spec, rows[0], (place, last), &mut problems),
            }
            last = number(rows[0]);
            Ok(())
        });
        problems
    }

    pub(crate) fn modifiers(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.rows.modifiers[self.spelling.modifiers.range()].iter().map(|row| table().modifiers[row.index()])
    }

    /// What is wrong with a scalar at `place`, behind one that is the number `last`.
    fn limited(
        &self,
        spec: &OperandForm,
        operand: Operand,
        (place, last): (usize, Option<i64>),
        problems: &mut Vec<Problem>,
    ) {
        if spec.limit == Limit::Part {
            problems.extend(self.part(operand, place));
        }
        let Some(value) = number(operand) else { return };
        let name = || self.spoken_in_limits(spec.limit);
        // Of some, ptxas counts arguments from 1.
        let place = place + usize::from(matches!(spec.limit, Limit::Registers | Limit::Line | Limit::Sparse));
        let unexpected = |words: &str| Problem::Unexpected(place, name(), value, words.into());
        let problem = match spec.limit {
            Limit::Copied if !matches!(value, 4 | 8 | 16) => Some(unexpected("4 or 8 or 16")),
            Limit::Filled => last
                .filter(|&last| !(0..=last).contains(&value))
                .map(|last| Problem::OutOfRange(place, name(), value, 0, last as i32)),
            Limit::Bulk if value % 16 != 0 => Some(unexpected("multiple of 16")),
            Limit::Registers if value % 8 != 0 => Some(unexpected("multiple of 8")),
            Limit::Bit if !matches!(value, 0 | 1) => Some(unexpected("0 or 1")),
            Limit::Sign if !matches!(value, -1 | 1) => Some(unexpected("-1 or 1")),
            Limit::Alignment if !(value as u32).is_power_of_two() => Some(Problem::AlignmentPower),
            Limit::Alignment if value as u32 > 1 << 23 => Some(Problem::AlignmentLarge),
            Limit::Groups if value < 0 => Some(unexpected("non-negative integer")),
            Limit::Arrivals if value <= 0 => Some(Problem::NonZero(place, name(), value)),
            Limit::Total => last
                .filter(|&last| last as u32 > value as u32)
                .map(|last| Problem::AtMost(place, name(), last as i32, value as i32, place + 1)),
            Limit::Barrier if value as u32 > 15 => Some(Problem::BarrierNumber(value as u64)),
            Limit::Threads | Limit::Arriving if !(value as u32).is_multiple_of(32) => Some(Problem::ThreadCount),
            _ => None,
        };
        problems.extend(problem);
        if spec.limit == Limit::Arriving && value as u32 == 0 {
            problems.insert(0, Problem::NoThreads(name()));
        }
        let Some((low, high)) = spec.range else { return };
        if !(i64::from(low)..=i64::from(high)).contains(&value) && !matches!(spec.limit, Limit::Sign | Limit::Bit) {
            problems.push(match self.name {
                _ if low == high => Problem::Unexpected(place, name(), value, low.to_string()),
                "tensormap.replace" => {
                    let field = self.modifiers().find(|word| *word != "tile").unwrap_or_default();
                    Problem::FieldRange(place, name(), value, low, high, field)
                }
                _ => Problem::OutOfRange(place, name(), value, low, high),
            });
        }
    }

    /// What ptxas calls an instruction whose numbers are wrong.
    fn spoken_in_limits(&self, limit: Limit) -> String {
        match limit {
            Limit::Sparse => "Sparse mma".into(),
            Limit::Sign | Limit::Bit if self.name.starts_with("wgmma") => self.spoken_group(),
            _ => self.name.into(),
        }
    }

    /// What ptxas calls a product of a warp group: by the types of its factors.
    fn spoken_group(&self) -> String {
        use crate::types::Type;
        let [_, first, second, ..] = self.spelling.types;
        let types = match first {
            Type::E4m3 | Type::E5m2 => "FP8 types",
            Type::S8 | Type::U8 if first != second => "mixed integer types",
            Type::S8 | Type::U8 => "integer types",
            Type::B1 => "boolean type",
            _ => "floating point types",
        };
        format!("{} with {types}", self.name)
    }

    /// Sums of a warp group: each of its 128 threads has as many as the product has columns, halved; two of halves are one register.
    fn group_of_sums(&self) -> Option<Problem> {
        let columns =
            self.modifiers().find_map(|word| word.strip_prefix("m64n")?.split('k').next()?.parse::<u32>().ok())?;
        let packed = u32::from(self.spelling.types[0] == crate::types::Type::F16);
        let have = elements(*self.operands.first()?)?;
        let name = self.spoken_group();
        let name = match name.strip_prefix("wgmma.mma_async.sp") {
            Some(rest) => format!("Sparse wgmma.mma_async{rest}"),
            None => name,
        };
        (have != (columns / 2) >> packed).then_some(Problem::VectorSum(name))
    }

    /// Operands of video instructions on several parts are registers, not vectors' components.
    fn video_of_numbers(&self) -> Option<Problem> {
        // A second result that goes nowhere says nothing.
        let is_whole = |operand: &Operand| match operand.kind {
            OperandKind::Register => matches!(operand.component, 0 | Operand::SELECTED),
            kind => kind == OperandKind::Sink,
        };
        self.operands.iter().position(|operand| !is_whole(operand)).map(Problem::VideoSelector)
    }

    /// A part of all accesses is more than none and no more than all.
    fn part(&self, operand: Operand, place: usize) -> Option<Problem> {
        let value = match operand.kind {
            OperandKind::Float32 => f32::from_bits(operand.value as u32),
            OperandKind::Float64 => f64::from_bits(operand.value) as f32,
            _ => return None,
        };
        let text = if value.is_nan() { "nan".into() } else { format!("{value:.6}") };
        (!(value > 0.0 && value <= 1.0)).then(|| Problem::Part(place + 1, self.name.into(), text))
    }

    /// Lists of coordinates have as many as the tensor has dimensions; what is added to them has two fewer.
    fn coordinates(&self, spec: &OperandForm, rows: &[Operand], place: usize, problems: &mut Vec<Problem>) {
        if !self.name.starts_with("cp.") {
            return;
        }
        let mut words = self.modifiers();
        let dimensions = self.modifiers().find_map(|word| word.strip_suffix('d')?.parse::<u32>().ok());
        let Some(dimensions) = dimensions else { return };
        let is_list = spec.class == OperandClass::Tensor;
        let want = match words.find(|word| word.starts_with("tile::") || word.starts_with("im2col::")) {
            Some(word) if word.starts_with("tile::") => 5,
            Some(_) if !is_list => 2,
            _ if is_list => dimensions,
            _ => dimensions.saturating_sub(2),
        };
        let Some(&list) = rows.get(if is_list { 2 } else { 0 }) else { return };
        let place = place + 1;
        let have = elements(list);
        if have.is_none() {
            problems.push(Problem::VectorExpected(place));
        }
        if have.is_none() && !is_list || have.is_some_and(|have| have != want) {
            problems.push(Problem::VectorArgument(place, self.name.into()));
        }
    }

    /// Whether this is a video instruction of scalars, whose result may be a part of a register.
    fn is_video(&self) -> bool {
        let first = self.operands.first().is_some_and(|row| row.component == Operand::SELECTED);
        first && self.name.starts_with('v') && !self.name.ends_with(['2', '4'])
    }

    /// A part of a register is written only where another operand has the rest of it.
    fn selected_destination(&self) -> Option<Problem> {
        let has_second = self.modifiers().any(|word| matches!(word, "add" | "min" | "max"));
        if self.name == "vmad" || count(self.operands) == 3 {
            return Some(Problem::SelectorNotAllowed(self.name.into()));
        }
        has_second.then_some(Problem::SelectorAndOperation)
    }
}
