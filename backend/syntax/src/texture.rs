//! References to textures and surfaces among the operands of an instruction, and what is read of them.

use crate::check::{Mismatch, Subject};
use crate::message::Problem;
use crate::rows::*;
use crate::types::{Type, TypeClass};

impl Subject<'_> {
    /// Whether the instruction asks for a property of a texture or surface.
    pub(crate) fn is_query(&self) -> bool {
        matches!(self.name, "txq" | "txq.level" | "suq")
    }

    /// `[texture]` of a query.
    pub(crate) fn query(&self, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        if rows[0].kind != OperandKind::Address {
            let first = rows[0];
            let is_number = first.kind == OperandKind::Integer
                || first.kind == OperandKind::Register && first.ty.is_integral() && first.ty.bits() == 64;
            return Err(match is_number && first.elements() == 1 {
                true => Mismatch::Special(Problem::AddressExpected(place, self.spoken_texture())),
                false => Mismatch::Arguments,
            });
        }
        if rows.len() != 2 || !self.is_reference(rows[1]) && rows[1].kind != OperandKind::Integer {
            let is_wide = rows.get(1).is_some_and(|base| base.ty == Type::B128);
            return Err(match is_wide {
                true => Mismatch::Special(Problem::AddressOperand),
                false => Mismatch::Arguments,
            });
        }
        self.reference(rows[1], place)
    }

    /// `[texture, sampler, coordinates]`: the sampler may be missing, and surfaces have none.
    pub(crate) fn texture(&self, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        let (base, mut rest) = match rows {
            [_, base, rest @ ..] if self.is_reference(*base) => (*base, rest),
            _ => return Err(Mismatch::Arguments),
        };
        if let [sampler, _, ..] = rest
            && sampler.kind != OperandKind::Vector
        {
            if self.is_surface() || !self.is_reference(*sampler) {
                return Err(Mismatch::Arguments);
            }
            rest = &rest[1..];
        }
        let Some(&first) = rest.first() else { return Err(Mismatch::Arguments) };
        let elements = if first.kind == OperandKind::Vector { &rest[1..] } else { &rest[..1] };
        self.have_types(elements)?;
        if let Some(variable) = elements.iter().find(|element| element.kind == OperandKind::Variable) {
            let name = self.rows.variables[variable.id as usize].name;
            let name = self.rows.names.text(name.index()).into_owned();
            return Err(Mismatch::Special(Problem::IllegalExpression(name)));
        }
        if elements.iter().any(|element| element.kind == OperandKind::Sink) {
            return Err(Mismatch::Special(Problem::SinkSource));
        }
        let count = if first.kind == OperandKind::Vector { elements.len() } else { first.elements() as usize };
        self.has_coordinates(count, first.kind == OperandKind::Vector)?;
        self.reference(base, place)
    }

    /// Whether coordinates are of the type that the instruction names, but for the number of a layer in front of them.
    fn have_types(&self, elements: &[Operand]) -> Result<(), Mismatch> {
        let want = if self.is_surface() { Type::S32 } else { self.spelling.types[1] };
        let shape =
            self.modifiers().find(|word| word.ends_with('d') || word.ends_with("cube") || word.ends_with("dms"));
        let shape = shape.unwrap_or_default();
        let layers = usize::from(shape.starts_with('a') && !self.is_surface() && elements.len() > 1);
        let is_typed = |element: &Operand| match element.kind {
            OperandKind::Register => want.takes(element.ty, false),
            OperandKind::Integer => want.is_integral(),
            OperandKind::Float32 | OperandKind::Float64 => !want.is_integral(),
            _ => true,
        };
        let words = |problem: Problem| Err(Mismatch::Special(problem));
        let widths = elements.iter().filter(|row| row.kind == OperandKind::Register).map(|row| row.ty.bits());
        if widths.clone().min() != widths.max() {
            return words(Problem::VectorElements);
        }
        let typed = elements[layers..].iter().filter(|element| is_typed(element)).count();
        if typed == 0 {
            return Err(Mismatch::Arguments);
        }
        if elements[..layers]
            .iter()
            .any(|layer| layer.kind == OperandKind::Register && !Type::U32.takes(layer.ty, false))
        {
            return words(Problem::LayerType(self.name.into()));
        }
        if typed + layers != elements.len() {
            return words(Problem::MixedElements(self.name.into()));
        }
        match want {
            Type::F32 if shape.ends_with("2dms") => words(Problem::IntegerCoordinates),
            Type::S32 if shape.ends_with("cube") => words(Problem::FloatCoordinates),
            _ => Ok(()),
        }
    }

    /// Whether there are coordinates enough for the texture's shape. A scalar is taken for all of them.
    fn has_coordinates(&self, count: usize, is_list: bool) -> Result<(), Mismatch> {
        if is_list && !matches!(count, 1 | 2 | 4) {
            return Err(Mismatch::Special(Problem::IllegalVectorSize(count)));
        }
        let want = self.modifiers().find_map(|word| match word {
            "2d" | "a1d" => Some(2),
            "3d" | "a2d" | "cube" | "acube" => Some(4),
            _ => None,
        });
        let is_short = (is_list || count > 1) && want.is_some_and(|want| count < want);
        match is_short {
            true => Err(Mismatch::Special(Problem::Geometry(self.name.into()))),
            false => Ok(()),
        }
    }

    fn is_surface(&self) -> bool {
        self.name.starts_with("su")
    }

    /// Whether an operand is of the type of references: opaque, or an integer of 64 bits.
    fn is_reference(&self, base: Operand) -> bool {
        match base.kind {
            OperandKind::Register => base.ty.is_integral() && base.ty.bits() == 64 && base.elements() == 1,
            OperandKind::Variable if base.component == Operand::SUMMED => false,
            OperandKind::Variable => {
                base.ty.class() == TypeClass::Opaque || base.ty.bits() == 64 && base.ty.class() == TypeClass::Unsigned
            }
            _ => false,
        }
    }

    /// Whether what is of the type of references is one: a register, or a variable of the right kind.
    fn reference(&self, base: Operand, place: usize) -> Result<(), Mismatch> {
        let kind = if self.is_surface() { Type::Surfref } else { Type::Texref };
        let good = match base.kind {
            OperandKind::Register => base.value == 0,
            OperandKind::Variable => base.ty == kind,
            _ => false,
        };
        if good {
            return Ok(());
        }
        Err(Mismatch::Special(Problem::ReferenceExpected(place, self.spoken_texture(), kind.text())))
    }

    /// What ptxas calls the instruction: the level belongs to the name of a query.
    fn spoken_texture(&self) -> String {
        match self.name {
            "txq" if self.modifiers().any(|word| word == "level") => "txq.level".into(),
            name => name.into(),
        }
    }
}
