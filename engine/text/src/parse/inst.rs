//! Arithmetic, comparisons, conversions, vectors, aggregates, phis.

use super::function::Read;
use super::{K, Parser, R, Span, T};
use smallvec::SmallVec;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

impl Parser<'_> {
    #[inline(always)]
    pub(super) fn is_int_or_vector(&self, ty: Type) -> bool {
        if ty.0 >= Type::I1.0 && ty.0 <= Type::I128.0 {
            return true;
        }
        let types = self.types();
        types.is_int(types.scalar(ty))
    }
    #[inline(always)]
    pub(super) fn is_float_or_vector(&self, ty: Type) -> bool {
        let types = self.types();
        types.is_float(ty) || types.is_float(types.scalar(ty))
    }
    /// `ty a, b`
    #[inline(never)]
    fn operand_pair(&mut self, message: &str) -> R<(Type, Value, Value, Span)> {
        let span = self.span();
        let (ty, a) = self.typed_value()?;
        self.expect(T::Comma, message)?;
        let b = self.value(ty)?;
        Ok((ty, a, b, span))
    }
    pub(super) fn integer_binary(&mut self, op: Opcode) -> R<Read> {
        let mut fl = 0;
        let mut logical = false;
        match op {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => fl = self.wrap_flags(),
            Opcode::SDiv | Opcode::UDiv | Opcode::LShr | Opcode::AShr if self.eat_word(K::exact) => fl = flags::EXACT,
            Opcode::Or => {
                logical = true;
                if self.eat_word(K::disjoint) {
                    fl = flags::DISJOINT;
                }
            }
            Opcode::And | Opcode::Xor => logical = true,
            _ => {}
        }
        let message =
            if logical { "expected ',' in logical operation" } else { "expected ',' in arithmetic operation" };
        let (ty, a, b, span) = self.operand_pair(message)?;
        if !self.is_int_or_vector(ty) {
            return self.err(
                span,
                if logical {
                    "instruction requires integer or integer vector operands"
                } else {
                    "invalid operand type for instruction"
                },
            );
        }
        Ok(self.f.emit(op, fl, ty, [a, b], Aux::default()).into())
    }
    #[inline(always)]
    fn wrap_flags(&mut self) -> u16 {
        let mut fl = 0;
        loop {
            let f = match self.word() {
                K::nuw => flags::NUW,
                K::nsw => flags::NSW,
                _ => return fl,
            };
            if fl & f != 0 {
                return fl;
            }
            fl |= f;
            self.next();
        }
    }
    /// Fast-math flags.
    #[inline(always)]
    pub(super) fn fast_math(&mut self) -> u16 {
        let mut fl = 0;
        loop {
            fl |= match self.word() {
                K::fast => flags::FAST,
                K::nnan => flags::NNAN,
                K::ninf => flags::NINF,
                K::nsz => flags::NSZ,
                K::arcp => flags::ARCP,
                K::contract => flags::CONTRACT,
                K::reassoc => flags::REASSOC,
                K::afn => flags::AFN,
                _ => return fl,
            };
            self.next();
        }
    }
    pub(super) fn float_binary(&mut self, op: Opcode) -> R<Read> {
        let fl = self.fast_math();
        let (ty, a, b, span) = self.operand_pair("expected ',' in arithmetic operation")?;
        if !self.is_float_or_vector(ty) {
            return self.err(span, "invalid operand type for instruction");
        }
        Ok(self.f.emit(op, fl, ty, [a, b], Aux::default()).into())
    }
    pub(super) fn fneg(&mut self) -> R<Read> {
        let fl = self.fast_math();
        let span = self.span();
        let (ty, a) = self.typed_value()?;
        if !self.is_float_or_vector(ty) {
            return self.err(span, "invalid operand type for instruction");
        }
        Ok(self.f.emit(Opcode::FNeg, fl, ty, [a], Aux::default()).into())
    }
    /// `i1`, or the vector of `i1` of the length of `ty`.
    pub(super) fn bool_like(&mut self, ty: Type) -> Type {
        match *self.types().kind(ty) {
            TypeKind::Vector { len, scalable, .. } => {
                self.b.tables.types.intern(TypeKind::Vector { len, scalable, elem: Type::I1 })
            }
            _ => Type::I1,
        }
    }
    pub(super) fn icmp(&mut self) -> R<Read> {
        let mut fl = if self.eat_word(K::samesign) { flags::SAMESIGN } else { 0 };
        let p = match self.word() {
            K::eq => IntPred::Eq,
            K::ne => IntPred::Ne,
            K::slt => IntPred::Slt,
            K::sgt => IntPred::Sgt,
            K::sle => IntPred::Sle,
            K::sge => IntPred::Sge,
            K::ult => IntPred::Ult,
            K::ugt => IntPred::Ugt,
            K::ule => IntPred::Ule,
            K::uge => IntPred::Uge,
            _ => return self.fail("expected icmp predicate (e.g. 'eq')"),
        };
        self.next();
        fl |= (p as u16) << flags::PRED_SHIFT;
        let (ty, a, b, span) = self.operand_pair("expected ',' after compare value")?;
        if !self.is_int_or_vector(ty) {
            let types = self.types();
            if !types.is_ptr(types.scalar(ty)) {
                return self.err(span, "icmp requires integer operands");
            }
        }
        let result = if ty.0 <= Type::PTR_CLUSTER.0 { Type::I1 } else { self.bool_like(ty) };
        Ok(self.f.emit(Opcode::ICmp, fl, result, [a, b], Aux::default()).into())
    }
    pub(super) fn fcmp(&mut self) -> R<Read> {
        let mut fl = self.fast_math();
        let p = match self.word() {
            K::oeq => FloatPred::Oeq,
            K::one => FloatPred::One,
            K::olt => FloatPred::Olt,
            K::ogt => FloatPred::Ogt,
            K::ole => FloatPred::Ole,
            K::oge => FloatPred::Oge,
            K::ord => FloatPred::Ord,
            K::uno => FloatPred::Uno,
            K::ueq => FloatPred::Ueq,
            K::une => FloatPred::Une,
            K::ult => FloatPred::Ult,
            K::ugt => FloatPred::Ugt,
            K::ule => FloatPred::Ule,
            K::uge => FloatPred::Uge,
            K::r#true => FloatPred::True,
            K::r#false => FloatPred::False,
            _ => return self.fail("expected fcmp predicate (e.g. 'oeq')"),
        };
        self.next();
        fl |= (p as u16) << flags::PRED_SHIFT;
        let (ty, a, b, span) = self.operand_pair("expected ',' after compare value")?;
        if !self.is_float_or_vector(ty) {
            return self.err(span, "fcmp requires floating point operands");
        }
        let result = self.bool_like(ty);
        Ok(self.f.emit(Opcode::FCmp, fl, result, [a, b], Aux::default()).into())
    }
    pub(super) fn cast(&mut self, op: Opcode) -> R<Read> {
        let fl = match op {
            Opcode::ZExt if self.eat_word(K::nneg) => flags::NNEG,
            // Later versions of LLVM take fast-math flags on integer conversions; they have no meaning in this one.
            Opcode::UIToFP if self.eat_word(K::nneg) => flags::NNEG,
            Opcode::Trunc => self.wrap_flags(),
            Opcode::FPTrunc | Opcode::FPExt => self.fast_math(),
            _ => 0,
        };
        let span = self.span();
        let (from, v) = self.typed_value()?;
        self.expect_word(K::to, "expected 'to' after cast value")?;
        let to = self.ty()?;
        self.check_cast(op, from, to, span)?;
        Ok(self.f.emit(op, fl, to, [v], Aux::default()).into())
    }
    /// Reports a conversion that the types do not allow.
    #[inline(always)]
    pub(super) fn check_cast(&mut self, op: Opcode, from: Type, to: Type, span: Span) -> R<()> {
        if self.cast_fits(op, from, to) {
            return Ok(());
        }
        let (from, to) = (self.type_text(from), self.type_text(to));
        self.err(span, format!("invalid cast opcode for cast from '{from}' to '{to}'"))
    }
    /// Whether the types allow a conversion.
    #[inline(always)]
    pub(super) fn cast_fits(&self, op: Opcode, from: Type, to: Type) -> bool {
        // The most common ones at once.
        let common = match op {
            Opcode::SExt | Opcode::ZExt => from.0 >= Type::I1.0 && to.0 <= Type::I128.0 && from.0 < to.0,
            Opcode::Trunc => to.0 >= Type::I1.0 && from.0 <= Type::I128.0 && to.0 < from.0,
            _ => false,
        };
        common || warpc_ir::cast_rules::cast_is_valid(self.types(), op, from, to)
    }
    pub(super) fn select(&mut self, op_span: Span) -> R<Read> {
        let fl = self.fast_math();
        let span = self.span();
        let (ct, c) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after select condition")?;
        let (at, a) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after select value")?;
        let (bt, b) = self.typed_value()?;
        if at != bt {
            return self.err(span, "both values to select must have same type");
        }
        if at == Type::TOKEN {
            return self.err(span, "select values cannot have token type");
        }
        if ct != Type::I1 {
            let types = self.types();
            match types.vector(ct) {
                None => return self.err(span, "select condition must be i1 or <n x i1>"),
                Some((_, _, elem)) if elem != Type::I1 => {
                    return self.err(span, "vector select condition element type must be i1");
                }
                Some((n, s, _)) => match types.vector(at) {
                    None => {
                        return self.err(span, "selected values for vector select must be vectors");
                    }
                    Some((m, r, _)) if (n, s) != (m, r) => {
                        return self.err(span, "vector select requires selected vectors to have the same vector length as select condition");
                    }
                    _ => {}
                },
            }
        }
        if fl != 0 && !self.takes_fast_math(at) {
            return self.err(
                op_span,
                "fast-math-flags specified for select without floating-point scalar or vector return type",
            );
        }
        Ok(self.f.emit(Opcode::Select, fl, at, [c, a, b], Aux::default()).into())
    }
    /// Whether a phi, select or call of the type can have fast-math flags: floats, vectors and arrays of them, and literal
    /// structs whose fields are all one such type.
    pub(super) fn takes_fast_math(&self, mut ty: Type) -> bool {
        let types = self.types();
        if let TypeKind::Struct { fields, packed: false } = types.kind(ty) {
            let Some(&first) = fields.first() else { return false };
            if fields.iter().any(|&f| f != first) {
                return false;
            }
            ty = first;
            return types.is_float(types.scalar(ty));
        }
        while let TypeKind::Array { elem, .. } = types.kind(ty) {
            ty = *elem;
        }
        types.is_float(types.scalar(ty))
    }
    pub(super) fn freeze(&mut self) -> R<Read> {
        let (ty, v) = self.typed_value()?;
        Ok(self.f.emit(Opcode::Freeze, 0, ty, [v], Aux::default()).into())
    }
    pub(super) fn va_arg(&mut self) -> R<Read> {
        let (_, v) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after vaarg operand")?;
        let span = self.span();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return self.err(span, "va_arg requires operand with first class type");
        }
        Ok(self.f.emit(Opcode::VaArg, 0, ty, [v], Aux::default()).into())
    }

    // ---- vectors ------------------------------------------------------------------------------------------------

    /// Result type of `extractelement`.
    pub(super) fn extract_type(&mut self, v: Type, i: Type, span: Span) -> R<Type> {
        match self.types().vector(v) {
            Some((_, _, elem)) if self.types().is_int(i) => Ok(elem),
            _ => self.err(span, "invalid extractelement operands"),
        }
    }
    /// Result type of `insertelement`.
    pub(super) fn insert_type(&mut self, v: Type, e: Type, i: Type, span: Span) -> R<Type> {
        match self.types().vector(v) {
            Some((_, _, elem)) if elem == e && self.types().is_int(i) => Ok(v),
            _ => self.err(span, "invalid insertelement operands"),
        }
    }
    pub(super) fn extract_element(&mut self) -> R<Read> {
        let span = self.span();
        let (vt, v) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after extract value")?;
        let (it, i) = self.typed_value()?;
        let ty = self.extract_type(vt, it, span)?;
        Ok(self.f.emit(Opcode::ExtractElement, 0, ty, [v, i], Aux::default()).into())
    }
    pub(super) fn insert_element(&mut self) -> R<Read> {
        let span = self.span();
        let (vt, v) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after insertelement value")?;
        let (et, e) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after insertelement value")?;
        let (it, i) = self.typed_value()?;
        let ty = self.insert_type(vt, et, it, span)?;
        Ok(self.f.emit(Opcode::InsertElement, 0, ty, [v, e, i], Aux::default()).into())
    }
    /// Result type of `shufflevector` of operands of these types with this mask.
    pub(super) fn shuffle_type(&mut self, tys: &[Type], mask: Value, span: Span) -> R<Type> {
        let types = self.types();
        let (Some((len, scalable, elem)), Some((mlen, mscalable, melem))) =
            (types.vector(tys[0]), types.vector(tys[2]))
        else {
            return self.err(span, "invalid shufflevector operands");
        };
        if tys[0] != tys[1] || melem != Type::I32 || scalable != mscalable {
            return self.err(span, "invalid shufflevector operands");
        }
        if !self.mask_is_valid(mask, len as u64 * 2, scalable) {
            return self.err(span, "invalid shufflevector operands");
        }
        Ok(self.b.tables.types.intern(TypeKind::Vector { len: mlen, scalable, elem }))
    }
    fn mask_is_valid(&self, mask: Value, limit: u64, scalable: bool) -> bool {
        use warpc_ir::consts::ConstKind;
        if mask.is_undef_or_poison() {
            return true;
        }
        let Some(k) = mask.as_const() else { return false };
        let c = if self.in_function { &self.f.side.consts } else { &self.b.tables.consts };
        match c.row(k).kind {
            ConstKind::Zero => true,
            ConstKind::Splat | ConstKind::Aggregate if !scalable => {
                c.list(k).iter().all(|&v| v.is_undef_or_poison() || c.as_int(v).is_some_and(|i| i < limit))
            }
            _ => false,
        }
    }
    pub(super) fn shuffle_vector(&mut self) -> R<Read> {
        let span = self.span();
        let (at, a) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after shuffle mask")?;
        let (bt, b) = self.typed_value()?;
        self.expect(T::Comma, "expected ',' after shuffle value")?;
        let (mt, mask) = self.typed_value()?;
        let ty = self.shuffle_type(&[at, bt, mt], mask, span)?;
        // The mask of a scalable vector repeats its first lanes; so does that of a literal that is one value.
        let n = self.types().vector(mt).map_or(0, |v| v.0);
        let at = self.f.side.indices.len();
        let lanes = self.mask_lanes(mask, n);
        let Some(lanes) = lanes else {
            return self.err(span, "shufflevector mask is too long");
        };
        self.f.side.indices.extend_from_slice(&lanes);
        let aux = Aux { a: at as u32, b: lanes.len() as u32 };
        Ok(self.f.emit(Opcode::ShuffleVector, 0, ty, [a, b], aux).into())
    }
    /// The lanes of a mask; one that is not written out lane by lane may have 65536.
    fn mask_lanes(&self, mask: Value, n: u32) -> Option<SmallVec<[u32; 16]>> {
        use warpc_ir::consts::ConstKind;
        let c = &self.f.side.consts;
        let lane = |v: Value| if v.is_undef_or_poison() { u32::MAX } else { c.as_int(v).unwrap_or(0) as u32 };
        let repeat = |v: u32| (n <= 1 << 16).then(|| SmallVec::from_elem(v, n as usize));
        if mask.is_undef_or_poison() {
            return repeat(u32::MAX);
        }
        let k = mask.as_const()?;
        match c.row(k).kind {
            ConstKind::Zero => repeat(0),
            ConstKind::Splat => repeat(lane(c.list(k)[0])),
            _ => Some(c.list(k).iter().map(|&v| lane(v)).collect()),
        }
    }

    // ---- aggregates ---------------------------------------------------------------------------------------------

    /// `, 0, 1`: appended to the function's index lists. The type at the indices, and whether the comma before metadata was
    /// eaten.
    fn index_list(&mut self, ty: Type, span: Span, message: &str) -> R<(Type, Aux, bool)> {
        if self.kind() != T::Comma {
            return self.fail("expected ',' as start of index list");
        }
        let at = self.f.side.indices.len() as u32;
        let mut t = ty;
        let mut comma = false;
        while self.eat(T::Comma) {
            if self.kind() == T::MetaVar {
                if self.f.side.indices.len() as u32 == at {
                    return self.fail("expected index");
                }
                comma = true;
                break;
            }
            let i = self.uint32()?;
            self.f.side.indices.push(i);
            let types = self.types();
            let next = if types.is_vector(t) { None } else { types.element(t, i as u64) };
            match next {
                Some(e) => t = e,
                None => return self.err(span, message),
            }
        }
        Ok((t, Aux { a: at, b: self.f.side.indices.len() as u32 - at }, comma))
    }
    pub(super) fn extract_value(&mut self) -> R<Read> {
        let span = self.span();
        let (ty, v) = self.typed_value()?;
        if !self.types().is_aggregate(ty) {
            return self.err(span, "extractvalue operand must be aggregate type");
        }
        let (t, aux, comma) = self.index_list(ty, span, "invalid indices for extractvalue")?;
        Ok(Read { inst: self.f.emit(Opcode::ExtractValue, 0, t, [v], aux), comma })
    }
    pub(super) fn insert_value(&mut self) -> R<Read> {
        let span = self.span();
        let (ty, v) = self.typed_value()?;
        self.expect(T::Comma, "expected comma after insertvalue operand")?;
        let elem_span = self.span();
        let (et, e) = self.typed_value()?;
        if !self.types().is_aggregate(ty) {
            return self.err(span, "insertvalue operand must be aggregate type");
        }
        let (t, aux, comma) = self.index_list(ty, span, "invalid indices for insertvalue")?;
        if t != et {
            let (have, want) = (self.type_text(et), self.type_text(t));
            return self.err(
                elem_span,
                format!("insertvalue operand and field disagree in type: '{have}' instead of '{want}'"),
            );
        }
        Ok(Read { inst: self.f.emit(Opcode::InsertValue, 0, ty, [v, e], aux), comma })
    }
    pub(super) fn phi(&mut self, op_span: Span) -> R<Read> {
        let fl = self.fast_math();
        let span = self.span();
        let ty = self.ty()?;
        if !self.is_first_class(ty) {
            return self.err(span, "phi node must have first class type");
        }
        self.ops.clear();
        let mut comma = false;
        if self.kind() == T::LSquare {
            loop {
                self.expect(T::LSquare, "expected '[' in phi value list")?;
                let v = self.value(ty)?;
                self.expect(T::Comma, "expected ',' after insertelement value")?;
                let b = self.value(Type::LABEL)?;
                self.expect(T::RSquare, "expected ']' in phi value list")?;
                self.ops.push(v);
                self.ops.push(b);
                if !self.eat(T::Comma) {
                    break;
                }
                if self.kind() == T::MetaVar {
                    comma = true;
                    break;
                }
            }
        }
        if fl != 0 && !self.takes_fast_math(ty) {
            return self
                .err(op_span, "fast-math-flags specified for phi without floating-point scalar or vector return type");
        }
        Ok(Read { inst: self.f.emit_list(Opcode::Phi, fl, ty, &self.ops, Aux::default()), comma })
    }
}
