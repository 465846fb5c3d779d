//! Constant blocks.
//!
//! A constant may name constants that come later, and the same constant may be wanted in the table of the module (for
//! initialisers and metadata) and in that of a function. So records are kept as they are read, and a constant is made in the
//! table where it is asked for, its operands before it, with a stack of our own.

use super::declare::RecordRow;
use super::error::{Cause, Part};
use super::reader::Reader;
use super::stream::{Entry, Head, Stream, signed};
use super::types::NO_ROW;
use crate::codes::{casts, constants as code};
use smallvec::SmallVec;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::AsmRow;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// What a record says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RawKind {
    /// A value that is the same in every table: undef, poison, inline assembly.
    Plain(Value),
    Zero,
    /// An integer of at most 64 bits, or a vector of it.
    Int(u64),
    /// Words of a wider integer.
    WideInt,
    /// Bits of a float of at most 64 bits, or a vector of it.
    Float(u64),
    /// Two words of a wider float.
    WideFloat,
    /// Numbers of the elements.
    Aggregate,
    /// Elements as bytes, with a zero after them or not.
    Bytes {
        zero: bool,
    },
    /// Elements as numbers.
    Data,
    /// Numbers of the operands of an expression.
    Expr {
        op: Opcode,
        flags: u16,
    },
    /// Number of a function, and a block of it.
    BlockAddress,
    /// Number of a global.
    Marker(ConstKind),
    /// A global or intrinsic that may not be declared yet.
    Global(RecordRow),
}

/// A record.
#[derive(Clone, Copy, Debug)]
pub struct Raw {
    pub kind: RawKind,
    pub ty: Type,
    /// Source element type of a `getelementptr`.
    pub elem: Type,
    /// `inrange` of a `getelementptr`: first of two words at the start of the range.
    pub inrange: bool,
    /// Range of the words.
    pub at: u32,
    /// See `at`.
    pub len: u32,
}

/// In whose table a constant is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    Module,
    Function,
}

/// Flags of a `getelementptr` as a number.
pub fn gep_flags(n: u64) -> u16 {
    use crate::codes::gep_flags::*;
    let bit = |b: u32| n >> b & 1 != 0;
    let mut fl = 0;
    if bit(INBOUNDS) {
        fl |= flags::INBOUNDS | flags::NUSW;
    }
    if bit(NUSW) {
        fl |= flags::NUSW;
    }
    if bit(NUW) {
        fl |= flags::NUW;
    }
    fl
}

/// Opcode of a conversion.
#[inline]
pub fn cast_opcode(n: u64) -> Option<Opcode> {
    Some(match u32::try_from(n).ok()? {
        casts::TRUNC => Opcode::Trunc,
        casts::ZEXT => Opcode::ZExt,
        casts::SEXT => Opcode::SExt,
        casts::FPTOUI => Opcode::FPToUI,
        casts::FPTOSI => Opcode::FPToSI,
        casts::UITOFP => Opcode::UIToFP,
        casts::SITOFP => Opcode::SIToFP,
        casts::FPTRUNC => Opcode::FPTrunc,
        casts::FPEXT => Opcode::FPExt,
        casts::PTRTOINT => Opcode::PtrToInt,
        casts::INTTOPTR => Opcode::IntToPtr,
        casts::BITCAST => Opcode::BitCast,
        casts::ADDRSPACECAST => Opcode::AddrSpaceCast,
        casts::PTRTOADDR => Opcode::PtrToAddr,
        _ => return None,
    })
}

/// Opcode of a binary operation, on floats or on integers.
#[inline]
pub fn binary_opcode(n: u64, float: bool) -> Option<Opcode> {
    const INTEGERS: [Opcode; 13] = [
        Opcode::Add,
        Opcode::Sub,
        Opcode::Mul,
        Opcode::UDiv,
        Opcode::SDiv,
        Opcode::URem,
        Opcode::SRem,
        Opcode::Shl,
        Opcode::LShr,
        Opcode::AShr,
        Opcode::And,
        Opcode::Or,
        Opcode::Xor,
    ];
    if !float {
        return INTEGERS.get(usize::try_from(n).ok()?).copied();
    }
    Some(match n {
        0 => Opcode::FAdd,
        1 => Opcode::FSub,
        2 => Opcode::FMul,
        4 => Opcode::FDiv,
        6 => Opcode::FRem,
        _ => return None,
    })
}

/// Flags of an integer operation.
#[inline]
pub fn integer_flags(op: Opcode, n: u64) -> u16 {
    match op {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => {
            let wrap = |bit: u32, flag: u16| if n >> bit & 1 != 0 { flag } else { 0 };
            wrap(0, flags::NUW) | wrap(1, flags::NSW)
        }
        Opcode::SDiv | Opcode::UDiv | Opcode::LShr | Opcode::AShr if n & 1 != 0 => flags::EXACT,
        Opcode::Or if n & 1 != 0 => flags::DISJOINT,
        Opcode::ZExt | Opcode::UIToFP if n & 1 != 0 => flags::NNEG,
        _ => 0,
    }
}

/// Predicate of a comparison of integers.
#[inline]
pub fn int_predicate(n: u64) -> Option<IntPred> {
    n.checked_sub(32).and_then(|i| IntPred::ALL.get(i as usize)).copied()
}

/// Predicate of a comparison of floats.
#[inline]
pub fn float_predicate(n: u64) -> Option<FloatPred> {
    FloatPred::ALL.get(usize::try_from(n).ok()?).copied()
}

/// The constants block that is read.
struct Current {
    ty: Type,
    row: u32,
}

const BAD: Cause = Cause::Record("constant");

impl Reader {
    /// Reads the block that the stream announced; its constants get the next numbers.
    pub(super) fn constants(&mut self, stream: &mut Stream<'_>) -> Part<()> {
        stream.enter(crate::codes::block::CONSTANTS)?;
        let mut current = Current { ty: Type::I32, row: NO_ROW };
        loop {
            self.common_constants(stream, &mut current);
            let code = match stream.next()? {
                Entry::Record(code) => code,
                Entry::Block(_) => {
                    stream.skip()?;
                    continue;
                }
                Entry::End => return Ok(()),
            };
            let record = stream.record();
            if code == code::SETTYPE {
                let &[row, ..] = record else { return Err(BAD) };
                current.ty = self.types.get(row)?;
                current.row = self.types.row(row);
                if matches!(self.tables.types.view().kind(current.ty), TypeKind::Void | TypeKind::Func { .. }) {
                    return Err(Cause::Type("a constant"));
                }
                continue;
            }
            let raw = self.raw_constant(code, record, &current)?;
            self.push_constant(raw, current.ty, current.row);
        }
    }
    /// Reads numbers of the types that every module has, which most constants are, up to the first record of something else. What
    /// is wrong is left where it is.
    fn common_constants(&mut self, stream: &mut Stream<'_>, current: &mut Current) {
        let Some(mut quick) = stream.quick() else { return };
        loop {
            let is_integer = (Type::I1.0..=Type::I64.0).contains(&current.ty.0);
            let (kind, behind) = match quick.head() {
                Some(Head::Fields(code::INTEGER, fields, look)) if is_integer => match quick.fields(fields, look) {
                    Some(([word], behind)) => (RawKind::Int(signed(word) as u64), behind),
                    None => break,
                },
                Some(Head::Fields(code::SETTYPE, fields, look)) => {
                    let row = quick.fields(fields, look);
                    let Some((ty, row, behind)) = row.and_then(|([n], at)| self.common_type(n, at)) else { break };
                    *current = Current { ty, row };
                    quick.seek(behind);
                    continue;
                }
                Some(Head::List(code::FLOAT, 1, look)) => match (quick.number(look), current.ty) {
                    (Some((bits, behind)), Type::DOUBLE) => (RawKind::Float(bits), behind),
                    (Some((bits, behind)), Type::FLOAT) => (RawKind::Float(bits & u32::MAX as u64), behind),
                    _ => break,
                },
                _ => break,
            };
            let raw = Raw { kind, ty: current.ty, elem: Type::NONE, inrange: false, at: 0, len: 0 };
            self.push_constant(raw, current.ty, current.row);
            quick.seek(behind);
        }
        let position = quick.position();
        stream.go_on(position);
    }
    /// The type of a number in a record, its row, and `behind`; where it is one that every module has.
    #[inline(always)]
    fn common_type(&self, n: u64, behind: usize) -> Option<(Type, u32, usize)> {
        let ty = self.types.get(n).ok()?;
        (ty.is_fixed() && ty != Type::VOID).then(|| (ty, self.types.row(n), behind))
    }
    /// Keeps a record whose operands are `words`.
    fn keep(&mut self, kind: RawKind, ty: Type, words: &[u64]) -> Raw {
        let at = self.words.len() as u32;
        self.words.extend_from_slice(words);
        Raw { kind, ty, elem: Type::NONE, inrange: false, at, len: words.len() as u32 }
    }
    fn raw_constant(&mut self, code: u32, record: &[u64], current: &Current) -> Part<Raw> {
        let ty = current.ty;
        let plain = |kind| Raw { kind, ty, elem: Type::NONE, inrange: false, at: 0, len: 0 };
        let types = self.tables.types.view();
        Ok(match code {
            code::NULL => {
                if matches!(types.kind(ty), TypeKind::Label | TypeKind::Metadata) {
                    return Err(Cause::Type("a null constant"));
                }
                plain(RawKind::Zero)
            }
            code::POISON => plain(RawKind::Plain(Value::poison(ty))),
            code::INTEGER | code::WIDE_INTEGER => self.raw_integer(code, record, ty)?,
            code::FLOAT => self.raw_float(record, ty)?,
            code::AGGREGATE => {
                let aggregate = types.is_aggregate(ty) || types.is_vector(ty);
                if record.is_empty() || !aggregate {
                    return Err(Cause::Type("an aggregate constant"));
                }
                self.keep(RawKind::Aggregate, ty, record)
            }
            code::STRING | code::CSTRING => {
                if !matches!(types.kind(ty), TypeKind::Array { elem: Type::I8, .. }) {
                    return Err(Cause::Type("a string constant"));
                }
                self.keep(RawKind::Bytes { zero: code == code::CSTRING }, ty, record)
            }
            code::DATA => self.raw_data(record, ty)?,
            code::INLINEASM_OLD | code::INLINEASM_OLD2 | code::INLINEASM_OLD3 | code::INLINEASM => {
                let asm = self.inline_asm(code, record, current)?;
                plain(RawKind::Plain(asm))
            }
            code::BLOCKADDRESS => match record {
                [_, function, block, ..] => self.keep(RawKind::BlockAddress, ty, &[*function, *block]),
                _ => return Err(BAD),
            },
            code::DSO_LOCAL_EQUIVALENT | code::NO_CFI_VALUE | code::PTRAUTH | code::PTRAUTH2 => {
                self.raw_marker(code, record, ty)?
            }
            code::CE_UNOP
            | code::CE_BINOP
            | code::CE_CAST
            | code::CE_GEP_OLD
            | code::CE_SELECT
            | code::CE_EXTRACTELT
            | code::CE_INSERTELT
            | code::CE_SHUFFLEVEC
            | code::CE_CMP
            | code::CE_SHUFVEC_EX
            | code::CE_INBOUNDS_GEP
            | code::CE_GEP_WITH_INRANGE_INDEX_OLD
            | code::CE_GEP_WITH_INRANGE
            | code::CE_GEP => self.raw_expression(code, record, current)?,
            // What is not known is undefined, as in LLVM.
            _ => plain(RawKind::Plain(Value::undef(ty))),
        })
    }
    fn raw_integer(&mut self, code: u32, record: &[u64], ty: Type) -> Part<Raw> {
        let types = self.tables.types.view();
        let bits = types.int_bits(types.scalar(ty)).ok_or(Cause::Type("an integer constant"))?;
        let &[first, ..] = record else { return Err(BAD) };
        if code == code::WIDE_INTEGER {
            let words: SmallVec<[u64; 16]> = record.iter().map(|&w| signed(w) as u64).collect();
            return Ok(self.keep(RawKind::WideInt, ty, &words));
        }
        let v = signed(first);
        if bits <= 64 {
            return Ok(Raw { kind: RawKind::Int(v as u64), ty, elem: Type::NONE, inrange: false, at: 0, len: 0 });
        }
        // Sign-extended to the words of the type: a small record of a wide type is the one way in which constants grow.
        let len = bits.div_ceil(64) as usize;
        let too_wide = Cause::Limit("integers wider than a file of this size can have");
        self.spare_words = self.spare_words.checked_sub(len).ok_or(too_wide)?;
        let words: SmallVec<[u64; 4]> = SmallVec::from_elem((v >> 63) as u64, len);
        let raw = self.keep(RawKind::WideInt, ty, &words);
        self.words[raw.at as usize] = v as u64;
        Ok(raw)
    }
    /// Elements of an array or vector of numbers.
    fn raw_data(&mut self, record: &[u64], ty: Type) -> Part<Raw> {
        const SIMPLE: [Type; 8] =
            [Type::I8, Type::I16, Type::I32, Type::I64, Type::HALF, Type::BFLOAT, Type::FLOAT, Type::DOUBLE];
        match self.tables.types.view().kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. }
                if !record.is_empty() && SIMPLE.contains(elem) =>
            {
                Ok(self.keep(RawKind::Data, ty, record))
            }
            _ => Err(Cause::Type("a data constant")),
        }
    }
    /// A constant that says something of another one.
    fn raw_marker(&mut self, code: u32, record: &[u64], ty: Type) -> Part<Raw> {
        let (kind, words) = match code {
            code::PTRAUTH => (ConstKind::PtrAuth, record.get(..4)),
            code::PTRAUTH2 => (ConstKind::PtrAuth, record.get(..5)),
            code::NO_CFI_VALUE => (ConstKind::NoCfi, record.get(1..2)),
            _ => (ConstKind::DsoLocalEquivalent, record.get(1..2)),
        };
        Ok(self.keep(RawKind::Marker(kind), ty, words.ok_or(BAD)?))
    }
    fn raw_float(&mut self, record: &[u64], ty: Type) -> Part<Raw> {
        let &[first, ref rest @ ..] = record else { return Err(BAD) };
        let bits = match self.tables.types.view().scalar(ty) {
            Type::HALF | Type::BFLOAT => first & 0xffff,
            Type::FLOAT => first & u32::MAX as u64,
            Type::DOUBLE => first,
            Type::X86_FP80 => {
                // The file has the upper 64 bits first.
                let low = *rest.first().ok_or(BAD)? & 0xffff | first << 16;
                return Ok(self.keep(RawKind::WideFloat, ty, &[low, first >> 48]));
            }
            Type::FP128 | Type::PPC_FP128 => {
                let second = *rest.first().ok_or(BAD)?;
                return Ok(self.keep(RawKind::WideFloat, ty, &[first, second]));
            }
            _ => return Err(Cause::Type("a float constant")),
        };
        Ok(Raw { kind: RawKind::Float(bits), ty, elem: Type::NONE, inrange: false, at: 0, len: 0 })
    }
    fn inline_asm(&mut self, code: u32, record: &[u64], current: &Current) -> Part<Value> {
        const BAD: Cause = Cause::Record("inline assembly");
        let (ty, record) = match (code, record) {
            (code::INLINEASM, [ty, rest @ ..]) => (self.types.get(*ty)?, rest),
            _ => {
                // Older records have the type of the pointer.
                let pointee = self.types.part(current.row, 0);
                (self.types.of_row(pointee).ok_or(BAD)?, record)
            }
        };
        if self.tables.types.view().func(ty).is_none() {
            return Err(Cause::Type("inline assembly"));
        }
        let &[bits, ref rest @ ..] = record else { return Err(BAD) };
        let (text, rest) = counted(rest).ok_or(BAD)?;
        let (constraints, _) = counted(rest).ok_or(BAD)?;
        let bit = |n: u32| bits >> n & 1 != 0;
        let (text, constraints) = (self.characters(text), self.characters(constraints));
        let with_throw = matches!(code, code::INLINEASM | code::INLINEASM_OLD3);
        let row = AsmRow {
            ty,
            text,
            constraints,
            side_effect: bit(0),
            align_stack: bit(1),
            intel: code != code::INLINEASM_OLD && bit(2),
            unwind: with_throw && bit(3),
        };
        Ok(Value::asm(Asm(self.tables.asms.intern(row))))
    }
    fn raw_expression(&mut self, code: u32, record: &[u64], current: &Current) -> Part<Raw> {
        let ty = current.ty;
        let types = self.tables.types.view();
        let float = |t: Type| types.is_float(types.scalar(t));
        let expr = |op: Opcode| RawKind::Expr { op, flags: 0 };
        Ok(match (code, record) {
            (code::CE_UNOP, [0, a, ..]) if float(ty) => self.keep(expr(Opcode::FNeg), ty, &[*a]),
            (code::CE_BINOP, [n, a, b, rest @ ..]) => {
                let op = binary_opcode(*n, float(ty)).ok_or(BAD)?;
                let fl = if float(ty) { 0 } else { rest.first().map_or(0, |&n| integer_flags(op, n)) };
                self.keep(RawKind::Expr { op, flags: fl }, ty, &[*a, *b])
            }
            (code::CE_CAST, [n, _, a, ..]) => {
                let op = cast_opcode(*n).ok_or(BAD)?;
                self.keep(expr(op), ty, &[*a])
            }
            (code::CE_SELECT, [c, a, b, ..]) => self.keep(expr(Opcode::Select), ty, &[*c, *a, *b]),
            (code::CE_EXTRACTELT, [_, v, i]) => self.keep(expr(Opcode::ExtractElement), ty, &[*v, *i]),
            (code::CE_EXTRACTELT, [_, v, _, i]) => self.keep(expr(Opcode::ExtractElement), ty, &[*v, *i]),
            (code::CE_INSERTELT, [v, e, i]) => self.keep(expr(Opcode::InsertElement), ty, &[*v, *e, *i]),
            (code::CE_INSERTELT, [v, e, _, i]) => self.keep(expr(Opcode::InsertElement), ty, &[*v, *e, *i]),
            (code::CE_SHUFFLEVEC, [a, b, m, ..]) => self.keep(expr(Opcode::ShuffleVector), ty, &[*a, *b, *m]),
            (code::CE_SHUFVEC_EX, [_, a, b, m, ..]) => self.keep(expr(Opcode::ShuffleVector), ty, &[*a, *b, *m]),
            (code::CE_CMP, [of, a, b, p, ..]) => {
                let of = self.types.get(*of)?;
                let (op, p) = match int_predicate(*p) {
                    Some(p) if !float(of) => (Opcode::ICmp, p as u16),
                    _ => (Opcode::FCmp, float_predicate(*p).ok_or(BAD)? as u16),
                };
                self.keep(RawKind::Expr { op, flags: p << flags::PRED_SHIFT }, ty, &[*a, *b])
            }
            (
                code::CE_GEP_OLD
                | code::CE_INBOUNDS_GEP
                | code::CE_GEP_WITH_INRANGE_INDEX_OLD
                | code::CE_GEP_WITH_INRANGE
                | code::CE_GEP,
                _,
            ) => self.raw_gep(code, record, ty)?,
            _ => return Err(BAD),
        })
    }
    /// `[type?, flags?, inrange?, (type, operand)...]`
    fn raw_gep(&mut self, code: u32, mut record: &[u64], ty: Type) -> Part<Raw> {
        const BAD: Cause = Cause::Record("constant getelementptr");
        // Records of pairs alone leave the type to the pointer.
        let has_type = !matches!(code, code::CE_GEP_OLD | code::CE_INBOUNDS_GEP) || !record.len().is_multiple_of(2);
        let mut next = || {
            let (&first, rest) = record.split_first()?;
            record = rest;
            Some(first)
        };
        let elem = if has_type { Some(self.types.get(next().ok_or(BAD)?)?) } else { None };
        let mut fl = if code == code::CE_INBOUNDS_GEP { flags::INBOUNDS | flags::NUSW } else { 0 };
        let mut inrange = None;
        match code {
            // Which index was in range is not said any more.
            code::CE_GEP_WITH_INRANGE_INDEX_OLD => fl = gep_flags(next().ok_or(BAD)? & 1),
            code::CE_GEP => fl = gep_flags(next().ok_or(BAD)?),
            code::CE_GEP_WITH_INRANGE => {
                fl = gep_flags(next().ok_or(BAD)?);
                let bits = next().ok_or(BAD)?;
                if bits > 64 {
                    return Err(BAD);
                }
                inrange = Some((next().ok_or(BAD)?, next().ok_or(BAD)?));
            }
            _ => {}
        }
        if record.is_empty() || !record.len().is_multiple_of(2) {
            return Err(BAD);
        }
        let elem = match elem {
            Some(t) => t,
            None => {
                let types = self.tables.types.view();
                let mut row = record[0] as u32;
                if types.is_vector(self.types.get(record[0])?) {
                    row = self.types.part(row, 0);
                }
                self.types.of_row(self.types.part(row, 0)).ok_or(Cause::Type("an old getelementptr"))?
            }
        };
        let mut words: SmallVec<[u64; 8]> = SmallVec::new();
        if let Some((lo, hi)) = inrange {
            words.extend([lo, hi]);
        }
        for pair in record.chunks_exact(2) {
            self.types.get(pair[0])?;
            words.push(pair[1]);
        }
        let raw = self.keep(RawKind::Expr { op: Opcode::GetElementPtr, flags: fl }, ty, &words);
        Ok(Raw { elem, inrange: inrange.is_some(), ..raw })
    }
    /// A record's characters as a string.
    pub(super) fn characters(&mut self, record: &[u64]) -> Str {
        self.text.clear();
        self.text.extend(record.iter().map(|&c| c as u8));
        self.tables.strings.intern(&self.text)
    }
}

/// A list with its length before it, and what follows it.
fn counted(record: &[u64]) -> Option<(&[u64], &[u64])> {
    let (&n, rest) = record.split_first()?;
    rest.split_at_checked(usize::try_from(n).ok()?)
}
