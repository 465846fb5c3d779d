//! Types of operands: ptxas compares them before it asks whether an operand may stand where it does.

use crate::check::{Mismatch, Subject, takes};
use crate::message::Problem;
use crate::rows::*;
use crate::table::{Limit, OperandClass, OperandForm, table};
use crate::types::{Type, TypeClass};

impl Subject<'_> {
    /// Whether an operand is of a type that `spec` asks for, whatever kind of operand it is.
    pub(crate) fn has_type(&self, spec: &OperandForm, operand: Operand) -> bool {
        use OperandClass::*;
        if spec.class == Immediate {
            let is_float = matches!(operand.kind, OperandKind::Float32 | OperandKind::Float64);
            return operand.kind == OperandKind::Integer || is_float && spec.limit == Limit::Part;
        }
        let predicate = OperandForm { types: Type::Pred.alone(), ..*spec };
        let spec = if spec.class == Predicate { &predicate } else { spec };
        let types = self.types(spec);
        let any = |is_good: &dyn Fn(Type) -> bool| types.iter().any(is_good);
        match operand.kind {
            OperandKind::Register => any(&|ty| takes(ty, operand.ty, spec)),
            OperandKind::Integer => any(&|ty| ty.is_integral() || ty == Type::Pred),
            // As bits, a number has the size that it was written in; a decimal one is of 64 bits.
            OperandKind::Float32 | OperandKind::Float64 => {
                let bits = if operand.kind == OperandKind::Float32 { Type::B32 } else { Type::B64 };
                !matches!(spec.class, Register | Address | Predicate)
                    && any(&|ty| matches!(ty, Type::F32 | Type::F64) || ty == bits)
            }
            OperandKind::Special => any(&|ty| self.is_of_special(ty, spec, operand)),
            OperandKind::Variable if operand.component == Operand::SUMMED => {
                let is_number = |ty: Type| ty.is_integral() && !(self.is_strict(spec) && ty.bits() == 64);
                operand.ty.class() != TypeClass::Opaque && any(&is_number)
            }
            OperandKind::Variable if spec.class == Address => true,
            OperandKind::Variable if spec.class == Predicate && matches!(self.name, "and" | "or" | "xor" | "not") => {
                operand.ty.class() == TypeClass::Bits
            }
            OperandKind::Variable if self.is_strict(spec) => {
                operand.ty.class() != TypeClass::Bits && any(&|ty| ty.is_integral() && ty.takes(operand.ty, false))
            }
            OperandKind::Variable => any(&|ty| is_of_variable(ty, operand.ty, spec)),
            OperandKind::Function => {
                let is_number = |ty: Type| ty.is_integral() && ty.bits() >= 16 || spec.class != Anything;
                !self.is_strict(spec) && any(&|ty| ty.class() != TypeClass::Alternate && is_number(ty))
            }
            _ => false,
        }
    }

    /// Whether what an operand may be is said for itself, not by the types of the instruction.
    fn is_strict(&self, spec: &OperandForm) -> bool {
        !spec.types.is_empty() && self.name != "fns" && !self.name.ends_with(".wide")
    }

    /// Special registers are bits; the components of those that have some may be cut to half.
    fn is_of_special(&self, want: Type, spec: &OperandForm, operand: Operand) -> bool {
        let row = &table().special[operand.id as usize];
        let component = match row.ty.bits() {
            1 => Type::Pred,
            64 => Type::B64,
            _ => Type::B32,
        };
        let is_whole = row.is_vector && operand.component == 0;
        if is_whole && want.class() == TypeClass::Bits {
            // All components together.
            return !self.is_strict(spec) && (want.bits() == 128 || spec.wider) || self.name == "mov";
        }
        if is_whole && self.is_strict(spec) {
            return false;
        }
        // The number of the grid had 16 bits first, then 32; what is told of clusters has always had 32.
        let has_half = row.is_vector && !row.name.contains("cluster") || row.name == "%gridid";
        let is_half = has_half && want.class() != TypeClass::Alternate && takes(want, Type::B16, spec);
        let is_grid = row.name == "%gridid" && takes(want, Type::B32, spec);
        takes(want, component, spec) || is_half || is_grid
    }

    /// Whether an element of a list is of the type of the list's elements, or goes nowhere.
    pub(crate) fn is_element(&self, spec: &OperandForm, scalar: &OperandForm, element: Operand, place: usize) -> bool {
        let is_coordinate = spec.class == OperandClass::Coordinates
            && spec.types.is_empty()
            && element.kind == OperandKind::Register
            && element.ty != Type::Pred;
        if is_coordinate || element.kind == OperandKind::Sink {
            return true;
        }
        if self.name == "mov" && element.kind == OperandKind::Special && !self.is_whole(element) {
            return self.special(element).is_ok();
        }
        self.scalar(scalar, element, place).is_ok()
    }

    /// A list or a vector register where one value stands.
    pub(crate) fn list_for_scalar(&self, spec: &OperandForm, rows: &[Operand], place: usize) -> Result<(), Mismatch> {
        use OperandClass::*;
        let single = [Operand { component: 1, ..rows[0] }];
        let elements = if rows[0].kind == OperandKind::Vector { &rows[1..] } else { &single[..] };
        let count = if rows[0].kind == OperandKind::Vector { elements.len() } else { rows[0].elements() as usize };
        let is_sink = |element: &Operand| element.kind == OperandKind::Sink;
        let width = elements.iter().find(|element| !is_sink(element)).map_or(8, |element| element.ty.bits());
        let total = width * count as u32;
        let is_typed = |ty: Type| match ty.class() {
            TypeClass::Bits => total == ty.bits() || spec.wider && total > ty.bits(),
            _ => elements.iter().all(|element| is_sink(element) || self.has_type(spec, *element)),
        };
        if self.is_strict(spec)
            || matches!(spec.class, Predicate | Immediate | Label)
            || !self.types(spec).iter().any(is_typed)
        {
            return Err(Mismatch::Arguments);
        }
        let is_read = matches!(spec.class, Source | VectorSource | Register | Address | Anything);
        let also = match spec.class {
            VectorDest | VectorSource => Problem::VectorSizes(self.name.into()),
            _ => Problem::VectorNotAllowed(self.name.into()),
        };
        Err(match self.name {
            _ if is_read && elements.iter().any(is_sink) => Mismatch::Both(Problem::SinkSource, Box::new(also)),
            "atom" => Mismatch::Both(Problem::VectorNotExpected(place, "atom"), Box::new(also)),
            "red" => Mismatch::Both(Problem::VectorNotExpected(place, "red"), Box::new(also)),
            _ => Mismatch::Special(also),
        })
    }

    /// Which words ptxas has for a list of another size than the instruction takes.
    pub(crate) fn wrong_size(&self, spec: &OperandForm, count: usize, place: usize) -> Mismatch {
        Mismatch::Special(match count {
            1 | 2 | 4 | 8 if self.says_sizes(spec) => {
                Problem::VectorSize(spec.sizes.trailing_zeros() + 1, place, self.name.into())
            }
            1 | 2 | 4 | 8 => Problem::VectorSizes(self.name.into()),
            _ if self.spelling.elements > 1 => Problem::IllegalVectorSize(count),
            _ => Problem::VectorSizes(self.name.into()),
        })
    }

    /// Whether messages about an instruction's lists have the size in them.
    fn says_sizes(&self, spec: &OperandForm) -> bool {
        let is_one = spec.sizes.count_ones() == 1;
        is_one && (matches!(self.name, "ldmatrix" | "stmatrix") || self.name.starts_with("multimem."))
    }

    /// Which words ptxas has for one value where a list stands.
    pub(crate) fn vector_expected(&self, spec: &OperandForm, operand: Operand, place: usize) -> Mismatch {
        use OperandClass::*;
        let name = || self.name.to_string();
        let is_texture = self.name.starts_with("tex") || self.name.starts_with("tld4");
        let is_loaded = spec.class == VectorDest || is_texture && !matches!(spec.class, Coordinates | VectorSource);
        let is_number = matches!(
            operand.kind,
            OperandKind::Integer | OperandKind::Float32 | OperandKind::Float64 | OperandKind::Function
        ) || operand.kind == OperandKind::Variable && operand.component == Operand::SUMMED;
        Mismatch::Special(match operand.kind {
            _ if self.says_sizes(spec) => Problem::VectorSize(spec.sizes.trailing_zeros() + 1, place, name()),
            OperandKind::Special if self.name == "mov" && spec.class == VectorDest => Problem::ReadOnlySpecial,
            OperandKind::Special
                if is_loaded || is_texture || spec.class == VectorSource || matches!(self.name, "atom" | "red") =>
            {
                Problem::SpecialRegister(name())
            }
            OperandKind::Special if self.is_whole(operand) => Problem::SpecialRegister(name()),
            _ if is_loaded && is_number => Problem::ResultRegister(name()),
            _ if is_loaded => Problem::ResultVector,
            _ if spec.class == VectorSource && self.spelling.elements > 1 => Problem::VectorSizes(name()),
            _ => Problem::VectorExpected(place),
        })
    }
}

/// Whether the address of a variable of type `have` is of type `want`: ptxas asks only what its bits mean.
fn is_of_variable(want: Type, have: Type, spec: &OperandForm) -> bool {
    if spec.class == OperandClass::Anything {
        return want.is_integral() && want.bits() >= 16;
    }
    match (want.class(), have.class()) {
        (TypeClass::Alternate, _) => false,
        (_, TypeClass::Bits) => true,
        (TypeClass::Bits, _) => true,
        (TypeClass::Pred, _) => false,
        (TypeClass::Float, TypeClass::Float) => true,
        _ => want.is_integral() && have.class() != TypeClass::Float,
    }
}

/// Whether it is a video instruction, of scalars or of several parts of registers.
pub(crate) fn is_video(name: &str) -> bool {
    let kinds = ["vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr", "vmad", "vset", "vavrg"];
    kinds.iter().any(|kind| name.starts_with(kind))
}
