//! Quick rules of the instructions that most modules are made of; see `quick.rs`.

use super::super::scan::{Cursor, four, name_end};
use super::call::CallParts;
use super::quick::{CallHead, apart, quick_name};
use super::{Parser, R, Span};
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::ids::*;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, TailKind, flags};
use warpc_ir::value::Value;

/// Longest text before the name of a callee that is looked up.
const MAX_HEAD: usize = 256;

impl<'a> Parser<'a> {
    /// One instruction with its metadata, and the end of its line. Gives whether the block goes on.
    #[inline(always)]
    pub(super) fn line(&mut self, cursor: &mut Cursor<'a>) -> Option<bool> {
        let start = cursor.at;
        if cursor.peek() == b'%' {
            cursor.at += 1;
            let number = if cursor.peek().is_ascii_digit() { Some(cursor.id()?) } else { None };
            let name = if number.is_none() { quick_name(cursor)? } else { (0, 0) };
            let end = cursor.at;
            cursor.need(b" = ")?;
            let i = self.with_result(cursor)?;
            let ty = self.f.inst_type(i);
            let span = (start as u32, end as u32);
            if ty == Type::VOID {
                let _: R<()> = self.err(span, "instructions returning void cannot have a name");
                return None;
            }
            let v = Value::inst(i);
            match number {
                Some(_) => self.number_inst(number, v, ty, span).ok()?,
                None => self.name_inst(name, v, ty, span).ok()?,
            }
            return Some(true);
        }
        const STORE: u32 = four(b"stor");
        const CALL: u32 = four(b"call");
        const TAIL: u32 = four(b"tail");
        const BR_LABEL: u32 = four(b"br l");
        const BR_COND: u32 = four(b"br i");
        const RET: u32 = four(b"ret ");
        match cursor.four() {
            STORE => self.quick_store(cursor),
            CALL | TAIL => {
                let i = apart(cursor, |cursor| self.quick_call(cursor))?;
                let ty = self.f.inst_type(i);
                if ty != Type::VOID {
                    let span = (start as u32, start as u32 + 4);
                    self.number_inst(None, Value::inst(i), ty, span).ok()?;
                }
                Some(true)
            }
            BR_LABEL | BR_COND => self.quick_br(cursor),
            RET => self.quick_ret(cursor),
            _ => None,
        }
    }
    /// An instruction with a result, from its opcode on.
    #[inline(always)]
    fn with_result(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        use Opcode::*;
        let op = cursor.four();
        const LOAD: u32 = four(b"load");
        const CALL: u32 = four(b"call");
        const TAIL: u32 = four(b"tail");
        const ALLOCA: u32 = four(b"allo");
        const GEP: u32 = four(b"gete");
        match op {
            LOAD => return self.quick_load(cursor),
            CALL | TAIL => return apart(cursor, |cursor| self.quick_call(cursor)),
            ALLOCA => return self.quick_alloca(cursor),
            GEP => return self.quick_gep(cursor),
            _ => {}
        }
        const ICMP: u32 = four(b"icmp");
        const FCMP: u32 = four(b"fcmp");
        const PHI: u32 = four(b"phi ");
        const SELECT: u32 = four(b"sele");
        match op {
            ICMP => return apart(cursor, |cursor| self.quick_icmp(cursor)),
            FCMP => return apart(cursor, |cursor| self.quick_fcmp(cursor)),
            PHI => return apart(cursor, |cursor| self.quick_phi(cursor)),
            SELECT => return apart(cursor, |cursor| self.quick_select(cursor)),
            _ => {}
        }
        const TABLE: &[(u32, &[u8], Opcode)] = &[
            (four(b"add "), b"add ", Add),
            (four(b"sext"), b"sext ", SExt),
            (four(b"zext"), b"zext ", ZExt),
            (four(b"sub "), b"sub ", Sub),
            (four(b"mul "), b"mul ", Mul),
            (four(b"and "), b"and ", And),
            (four(b"or d"), b"or ", Or),
            (four(b"or i"), b"or ", Or),
            (four(b"shl "), b"shl ", Shl),
            (four(b"lshr"), b"lshr ", LShr),
            (four(b"ashr"), b"ashr ", AShr),
            (four(b"xor "), b"xor ", Xor),
            (four(b"trun"), b"trunc ", Trunc),
            (four(b"fmul"), b"fmul ", FMul),
            (four(b"fadd"), b"fadd ", FAdd),
            (four(b"fsub"), b"fsub ", FSub),
            (four(b"fdiv"), b"fdiv ", FDiv),
            (four(b"udiv"), b"udiv ", UDiv),
            (four(b"sdiv"), b"sdiv ", SDiv),
            (four(b"urem"), b"urem ", URem),
            (four(b"srem"), b"srem ", SRem),
            (four(b"bitc"), b"bitcast ", BitCast),
            (four(b"addr"), b"addrspacecast ", AddrSpaceCast),
            (four(b"fpex"), b"fpext ", FPExt),
            (four(b"sito"), b"sitofp ", SIToFP),
            (four(b"uito"), b"uitofp ", UIToFP),
            (four(b"fpto"), b"fptosi ", FPToSI),
            (four(b"ptrt"), b"ptrtoint ", PtrToInt),
            (four(b"intt"), b"inttoptr ", IntToPtr),
        ];
        let &(_, text, opcode) = TABLE.iter().find(|r| r.0 == op)?;
        if !cursor.src[cursor.at..].starts_with(text) {
            return None;
        }
        cursor.at += text.len();
        apart(cursor, |cursor| {
            if opcode.is_cast() { self.quick_cast(cursor, opcode) } else { self.quick_binary(cursor, opcode) }
        })
    }

    // ---- memory -------------------------------------------------------------------------------------------------

    /// `, align 8`
    #[inline(always)]
    fn quick_align(&mut self, cursor: &mut Cursor<'a>) -> Option<u64> {
        cursor.need(b", align ")?;
        let n = cursor.number()?;
        (n.is_power_of_two() && n <= 1 << 32).then_some(n)
    }
    /// A type and a value of it.
    #[inline(always)]
    fn quick_typed(&mut self, cursor: &mut Cursor<'a>) -> Option<(Type, Value)> {
        let ty = self.quick_type(cursor)?;
        cursor.need(b" ")?;
        Some((ty, self.quick_value(cursor, ty)?))
    }
    /// A pointer with its type.
    #[inline(always)]
    fn quick_pointer(&mut self, cursor: &mut Cursor<'a>) -> Option<(Type, Value)> {
        let r = self.quick_typed(cursor)?;
        (r.0.0 >= Type::PTR.0 && r.0.0 <= Type::PTR_CLUSTER.0).then_some(r)
    }
    #[inline(always)]
    fn quick_load(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"load ")?;
        let fl = if cursor.eat(b"volatile ") { flags::VOLATILE } else { 0 };
        let ty = self.quick_type(cursor)?;
        cursor.need(b", ")?;
        let (_, p) = self.quick_pointer(cursor)?;
        let align = self.quick_align(cursor)?;
        let tail = self.tail(cursor)?;
        if !self.is_first_class(ty) {
            return None;
        }
        let info = MemInfo { align, ..Default::default() };
        let i = self.f.emit(Opcode::Load, fl, ty, [p], Aux { a: info.pack(), b: Str::EMPTY.0 });
        self.set_tail(i, &tail);
        Some(i)
    }
    #[inline(always)]
    fn quick_store(&mut self, cursor: &mut Cursor<'a>) -> Option<bool> {
        cursor.need(b"store ")?;
        let fl = if cursor.eat(b"volatile ") { flags::VOLATILE } else { 0 };
        let (ty, v) = self.quick_typed(cursor)?;
        cursor.need(b", ")?;
        let (_, p) = self.quick_pointer(cursor)?;
        let align = self.quick_align(cursor)?;
        let tail = self.tail(cursor)?;
        if !self.is_first_class(ty) {
            return None;
        }
        let info = MemInfo { align, ..Default::default() };
        let i = self.f.emit(Opcode::Store, fl, Type::VOID, [v, p], Aux { a: info.pack(), b: Str::EMPTY.0 });
        self.set_tail(i, &tail);
        Some(true)
    }
    #[inline(always)]
    fn quick_alloca(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"alloca ")?;
        let ty = self.quick_type(cursor)?;
        let align = self.quick_align(cursor)?;
        let tail = self.tail(cursor)?;
        let one = self.small_int(Type::I32, 32, 1);
        let aux = Aux { a: ty.0, b: Aux::pack_align(align) };
        let i = self.f.emit(Opcode::Alloca, 0, Type::PTR, [one], aux);
        self.set_tail(i, &tail);
        Some(i)
    }
    #[inline(always)]
    fn quick_gep(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"getelementptr ")?;
        let mut fl = 0;
        loop {
            fl |= match cursor.peek() {
                b'i' if cursor.eat(b"inbounds ") => flags::INBOUNDS | flags::NUSW,
                b'n' if cursor.eat(b"nuw ") => flags::NUW,
                b'n' if cursor.eat(b"nusw ") => flags::NUSW,
                _ => break,
            };
        }
        let start = cursor.at as u32;
        let elem = self.quick_type(cursor)?;
        cursor.need(b", ")?;
        let (ty, p) = self.quick_pointer(cursor)?;
        self.ops.clear();
        self.ops.push(p);
        while cursor.peek() == b',' && cursor.ahead(1) == b' ' && cursor.ahead(2) == b'i' {
            cursor.at += 2;
            let (it, i) = self.quick_typed(cursor)?;
            if it != Type::I32 && it != Type::I64 {
                return None;
            }
            self.ops.push(i);
        }
        let tail = self.tail(cursor)?;
        let i = self.gep_row(elem, ty, None, fl, (start, start + 1)).ok()?;
        self.set_tail(i, &tail);
        Some(i)
    }

    // ---- arithmetic ---------------------------------------------------------------------------------------------

    /// Fast-math flags, each with the space after it.
    #[inline(always)]
    fn quick_fast_math(&mut self, cursor: &mut Cursor<'a>) -> u16 {
        let mut fl = 0;
        loop {
            fl |= match cursor.peek() {
                b'c' if cursor.eat(b"contract ") => flags::CONTRACT,
                b'f' if cursor.eat(b"fast ") => flags::FAST,
                b'n' if cursor.eat(b"nnan ") => flags::NNAN,
                b'n' if cursor.eat(b"ninf ") => flags::NINF,
                b'n' if cursor.eat(b"nsz ") => flags::NSZ,
                b'a' if cursor.eat(b"arcp ") => flags::ARCP,
                b'a' if cursor.eat(b"afn ") => flags::AFN,
                b'r' if cursor.eat(b"reassoc ") => flags::REASSOC,
                _ => return fl,
            };
        }
    }
    #[inline(never)]
    fn quick_binary(&mut self, cursor: &mut Cursor<'a>, op: Opcode) -> Option<Inst> {
        use Opcode::*;
        let mut fl = 0;
        let float = matches!(op, FAdd | FSub | FMul | FDiv | FRem);
        match op {
            Add | Sub | Mul | Shl => {
                if cursor.eat(b"nuw ") {
                    fl |= flags::NUW;
                }
                if cursor.eat(b"nsw ") {
                    fl |= flags::NSW;
                }
            }
            Or if cursor.eat(b"disjoint ") => fl = flags::DISJOINT,
            SDiv | UDiv | LShr | AShr if cursor.eat(b"exact ") => fl = flags::EXACT,
            _ if float => fl = self.quick_fast_math(cursor),
            _ => {}
        }
        let (ty, a) = self.quick_typed(cursor)?;
        cursor.need(b", ")?;
        let b = self.quick_value(cursor, ty)?;
        let ok = if float { self.is_float_or_vector(ty) } else { self.is_int_or_vector(ty) };
        if !ok {
            return None;
        }
        self.row(cursor, op, fl, ty, [a, b])
    }
    #[inline(never)]
    fn quick_cast(&mut self, cursor: &mut Cursor<'a>, op: Opcode) -> Option<Inst> {
        let mut fl = 0;
        match op {
            Opcode::ZExt | Opcode::UIToFP if cursor.eat(b"nneg ") => fl = flags::NNEG,
            Opcode::Trunc => {
                if cursor.eat(b"nuw ") {
                    fl |= flags::NUW;
                }
                if cursor.eat(b"nsw ") {
                    fl |= flags::NSW;
                }
            }
            _ => {}
        }
        let (from, v) = self.quick_typed(cursor)?;
        cursor.need(b" to ")?;
        let to = self.quick_type(cursor)?;
        if !self.cast_fits(op, from, to) {
            return None;
        }
        self.row(cursor, op, fl, to, [v])
    }
    /// The rest of a line whose operands are read, and its row.
    #[inline(always)]
    fn row<const N: usize>(
        &mut self,
        cursor: &mut Cursor<'a>,
        op: Opcode,
        fl: u16,
        ty: Type,
        operands: [Value; N],
    ) -> Option<Inst> {
        let tail = self.tail(cursor)?;
        let i = self.f.emit(op, fl, ty, operands, Aux::default());
        self.set_tail(i, &tail);
        Some(i)
    }
    #[inline(never)]
    fn quick_icmp(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"icmp ")?;
        let mut fl = if cursor.eat(b"samesign ") { flags::SAMESIGN } else { 0 };
        let p = match cursor.four() {
            x if x & 0xff_ffff == const { four(b"eq \0") } => IntPred::Eq,
            x if x & 0xff_ffff == const { four(b"ne \0") } => IntPred::Ne,
            x if x == const { four(b"slt ") } => IntPred::Slt,
            x if x == const { four(b"sgt ") } => IntPred::Sgt,
            x if x == const { four(b"sle ") } => IntPred::Sle,
            x if x == const { four(b"sge ") } => IntPred::Sge,
            x if x == const { four(b"ult ") } => IntPred::Ult,
            x if x == const { four(b"ugt ") } => IntPred::Ugt,
            x if x == const { four(b"ule ") } => IntPred::Ule,
            x if x == const { four(b"uge ") } => IntPred::Uge,
            _ => return None,
        };
        cursor.at += if matches!(p, IntPred::Eq | IntPred::Ne) { 3 } else { 4 };
        fl |= (p as u16) << flags::PRED_SHIFT;
        let (ty, a) = self.quick_typed(cursor)?;
        cursor.need(b", ")?;
        let b = self.quick_value(cursor, ty)?;
        // Vectors and other pointers are rare here.
        if ty.0 < Type::I1.0 || ty.0 > Type::PTR_CLUSTER.0 {
            return None;
        }
        self.row(cursor, Opcode::ICmp, fl, Type::I1, [a, b])
    }
    #[inline(never)]
    fn quick_fcmp(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"fcmp ")?;
        let mut fl = self.quick_fast_math(cursor);
        let p = match cursor.four() {
            x if x == const { four(b"oeq ") } => FloatPred::Oeq,
            x if x == const { four(b"one ") } => FloatPred::One,
            x if x == const { four(b"olt ") } => FloatPred::Olt,
            x if x == const { four(b"ogt ") } => FloatPred::Ogt,
            x if x == const { four(b"ole ") } => FloatPred::Ole,
            x if x == const { four(b"oge ") } => FloatPred::Oge,
            x if x == const { four(b"ord ") } => FloatPred::Ord,
            x if x == const { four(b"uno ") } => FloatPred::Uno,
            x if x == const { four(b"ueq ") } => FloatPred::Ueq,
            x if x == const { four(b"une ") } => FloatPred::Une,
            x if x == const { four(b"ult ") } => FloatPred::Ult,
            x if x == const { four(b"ugt ") } => FloatPred::Ugt,
            x if x == const { four(b"ule ") } => FloatPred::Ule,
            x if x == const { four(b"uge ") } => FloatPred::Uge,
            _ => return None,
        };
        cursor.at += 4;
        fl |= (p as u16) << flags::PRED_SHIFT;
        let (ty, a) = self.quick_typed(cursor)?;
        cursor.need(b", ")?;
        let b = self.quick_value(cursor, ty)?;
        if !self.types().is_float(ty) {
            return None;
        }
        self.row(cursor, Opcode::FCmp, fl, Type::I1, [a, b])
    }
    #[inline(never)]
    fn quick_select(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"select ")?;
        let fl = self.quick_fast_math(cursor);
        cursor.need(b"i1 ")?;
        let cond = self.quick_value(cursor, Type::I1)?;
        cursor.need(b", ")?;
        let (ty, a) = self.quick_typed(cursor)?;
        cursor.need(b", ")?;
        let (other, b) = self.quick_typed(cursor)?;
        if other != ty || fl != 0 && !self.takes_fast_math(ty) {
            return None;
        }
        self.row(cursor, Opcode::Select, fl, ty, [cond, a, b])
    }
    #[inline(never)]
    fn quick_phi(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        cursor.need(b"phi ")?;
        let fl = self.quick_fast_math(cursor);
        let ty = self.quick_type(cursor)?;
        if !self.is_first_class(ty) || fl != 0 && !self.takes_fast_math(ty) {
            return None;
        }
        self.ops.clear();
        cursor.need(b" ")?;
        loop {
            cursor.need(b"[ ")?;
            let v = self.quick_later(cursor, ty)?;
            cursor.need(b", ")?;
            if cursor.peek() != b'%' {
                return None;
            }
            let b = self.quick_later(cursor, Type::LABEL)?;
            cursor.need(b" ]")?;
            self.ops.push(v);
            self.ops.push(b);
            if cursor.peek() != b',' || cursor.ahead(2) == b'!' {
                break;
            }
            cursor.need(b", ")?;
        }
        let tail = self.tail(cursor)?;
        let i = self.f.emit_list(Opcode::Phi, fl, ty, &self.ops, Aux::default());
        self.set_tail(i, &tail);
        Some(i)
    }

    // ---- control flow -------------------------------------------------------------------------------------------

    #[inline(always)]
    fn quick_br(&mut self, cursor: &mut Cursor<'a>) -> Option<bool> {
        cursor.need(b"br ")?;
        if cursor.eat(b"i1 ") {
            let cond = self.quick_value(cursor, Type::I1)?;
            cursor.need(b", ")?;
            let a = self.quick_block(cursor)?;
            cursor.need(b", ")?;
            let b = self.quick_block(cursor)?;
            self.row(cursor, Opcode::Br, 0, Type::VOID, [cond, a, b])?;
        } else {
            let a = self.quick_block(cursor)?;
            self.row(cursor, Opcode::Br, 0, Type::VOID, [a])?;
        }
        Some(false)
    }
    #[inline(always)]
    fn quick_ret(&mut self, cursor: &mut Cursor<'a>) -> Option<bool> {
        cursor.need(b"ret ")?;
        let want = self.ret_ty;
        if want == Type::VOID {
            cursor.need(b"void")?;
            self.row(cursor, Opcode::Ret, 0, Type::VOID, [])?;
        } else {
            let (ty, v) = self.quick_typed(cursor)?;
            if ty != want {
                return None;
            }
            self.row(cursor, Opcode::Ret, 0, Type::VOID, [v])?;
        }
        Some(false)
    }

    // ---- calls --------------------------------------------------------------------------------------------------

    /// A direct call whose head, argument attributes and callee were seen before.
    #[inline(never)]
    fn quick_call(&mut self, cursor: &mut Cursor<'a>) -> Option<Inst> {
        let kind = if cursor.eat(b"tail ") { TailKind::Tail } else { TailKind::None };
        cursor.need(b"call ")?;
        let src = cursor.src;
        let start = cursor.at;
        let sigil = start + memchr::memchr(b'@', &src[start..src.len().min(start + MAX_HEAD)])?;
        let CallHead { fl, cc, ret, addrspace, ty } = self.texts.heads.get(src, start, sigil)?;
        if self.texts.odd_names || src.get(sigil + 1).is_some_and(u8::is_ascii_digit) {
            return None;
        }
        // A name that is known ends where it ends: no other name byte can stand before the parenthesis.
        let open = sigil + 1 + memchr::memchr(b'(', &src[sigil + 1..])?;
        let name = (sigil as u32 + 1, open as u32);
        let row = match self.global_names.get(&self.bytes, name) {
            Some(row) => row,
            None if open > sigil + 1 && name_end(src, sigil + 1) == open => {
                self.global_named(name, (sigil as u32, open as u32))
            }
            None => return None,
        };
        if self.refs[row as usize].debug_call.is_some() {
            return None;
        }
        cursor.at = open + 1;
        self.call.clear();
        if cursor.peek() != b')' {
            loop {
                let ty = self.quick_type(cursor)?;
                cursor.need(b" ")?;
                let (mut attrs, mut v) = (AttrSet::EMPTY, None);
                if cursor.peek().is_ascii_lowercase() {
                    let at = cursor.at;
                    if let Some(known) = self.quick_attrs(cursor) {
                        attrs = known;
                    } else {
                        cursor.at = at;
                        v = Some(self.quick_value(cursor, ty)?);
                    }
                }
                let v = match v {
                    Some(v) => v,
                    None => self.quick_value(cursor, ty)?,
                };
                self.call.push(v, ty, attrs);
                if !cursor.eat(b", ") {
                    break;
                }
            }
        }
        cursor.need(b")")?;
        self.attrs.groups.clear();
        if cursor.eat(b" #") {
            self.attrs.groups.push(cursor.id()?);
        }
        let tail = self.tail(cursor)?;
        // A function attribute could stand on the next line, and so could a group.
        const NEXT: [u32; 7] =
            [four(b"stor"), four(b"call"), four(b"tail"), four(b"br l"), four(b"br i"), four(b"ret "), four(b"unre")];
        if cursor.peek() == b'#' && cursor.four() != const { four(b"#dbg") }
            || cursor.peek().is_ascii_lowercase() && !NEXT.contains(&cursor.four())
        {
            return None;
        }
        let span: Span = (start as u32, sigil as u32);
        let head = CallParts::of_ref(cc, ret, addrspace, ty, span, row, (sigil as u32, open as u32));
        let i = self.call_with(&head, kind, fl, AttrSet::EMPTY, span).ok()?;
        self.set_tail(i, &tail);
        Some(i)
    }
    /// Attributes of an argument, with the space before its value.
    #[inline(always)]
    pub(super) fn quick_attrs(&mut self, cursor: &mut Cursor<'a>) -> Option<AttrSet> {
        let src = cursor.src;
        let start = cursor.at;
        let end = if cursor.eat(b"noundef ") && !cursor.peek().is_ascii_lowercase() {
            cursor.at
        } else {
            // Up to the sigil of the value; types in parentheses have one too.
            let stop = src.len().min(start + MAX_HEAD);
            let mut end = start;
            loop {
                end += memchr::memchr2(b'%', b'@', &src[end..stop])?;
                if src[end - 1] == b' ' {
                    break end;
                }
                end += 1;
            }
        };
        let set = self.texts.attrs.get(src, start, end)?;
        cursor.at = end;
        Some(set)
    }
}
