//! Constants.

use super::{Printer, Scope, out};
use warpc_ir::consts::{ConstKind, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::types::TypeKind;
use warpc_ir::value::Value;

/// What is left to write of a constant.
enum Frame {
    Text(&'static str),
    /// A value after its type.
    Typed(Value),
    Ty(Type),
    /// The mask of this `shufflevector`, which follows its operands.
    Mask(Const),
}

impl Printer<'_> {
    /// Constant `constant` without its type.
    #[inline]
    pub(super) fn constant(&mut self, sc: &Scope<'_>, constant: Const) {
        let row = sc.consts.row(constant);
        if row.kind == ConstKind::Int {
            return self.small_int(sc, row.ty, row.payload);
        }
        if !self.leaf(sc, constant) {
            self.nested(sc, constant);
        }
    }

    #[inline]
    fn small_int(&mut self, sc: &Scope<'_>, ty: Type, value: u64) {
        match ty {
            Type::I1 => self.text(if value != 0 { "true" } else { "false" }),
            Type::I32 => out::int(&mut self.out, value as i32 as i64),
            Type::I64 => out::int(&mut self.out, value as i64),
            _ => out::int(&mut self.out, sign_extend(value, sc.types.int_bits(ty).unwrap_or(64))),
        }
    }

    /// Writes a constant without operands; false when it has some.
    fn leaf(&mut self, sc: &Scope<'_>, constant: Const) -> bool {
        let row = sc.consts.row(constant);
        match row.kind {
            ConstKind::Int => self.small_int(sc, row.ty, row.payload),
            ConstKind::WideInt => {
                let bits = sc.types.int_bits(row.ty).unwrap_or(128);
                out::wide_int(&mut self.out, sc.consts.limbs(constant), bits);
            }
            ConstKind::Float => self.float(row.ty, row.payload),
            ConstKind::WideFloat => {
                let (lo, hi) = match sc.consts.limbs(constant) {
                    [lo, hi, ..] => (*lo, *hi),
                    _ => (0, 0),
                };
                match row.ty {
                    Type::X86_FP80 => {
                        self.text("0xK");
                        out::hex(&mut self.out, hi, 4);
                        out::hex(&mut self.out, lo, 16);
                    }
                    ty => {
                        self.text(if ty == Type::PPC_FP128 { "0xM" } else { "0xL" });
                        out::hex(&mut self.out, lo, 16);
                        out::hex(&mut self.out, hi, 16);
                    }
                }
            }
            ConstKind::Null => self.text("null"),
            ConstKind::Zero => self.text("zeroinitializer"),
            ConstKind::TokenNone => self.text("none"),
            ConstKind::Bytes => {
                self.out.push(b'c');
                out::quoted(&mut self.out, sc.consts.bytes(constant));
            }
            _ => return false,
        }
        true
    }

    fn float(&mut self, ty: Type, bits: u64) {
        match ty {
            Type::FLOAT => out::double(&mut self.out, out::widen(bits as u32)),
            Type::DOUBLE => out::double(&mut self.out, f64::from_bits(bits)),
            _ => {
                self.text(if ty == Type::HALF { "0xH" } else { "0xR" });
                out::hex(&mut self.out, bits, 4);
            }
        }
    }

    fn nested(&mut self, sc: &Scope<'_>, constant: Const) {
        let mut stack = Vec::new();
        self.open(sc, constant, &mut stack);
        while let Some(frame) = stack.pop() {
            match frame {
                Frame::Text(s) => self.text(s),
                Frame::Ty(t) => self.ty(sc.types, t),
                Frame::Mask(constant) => self.const_mask(sc, constant),
                Frame::Typed(v) => {
                    self.ty(sc.types, sc.type_of(v));
                    self.out.push(b' ');
                    match v.as_const() {
                        Some(constant) if !self.leaf(sc, constant) => self.open(sc, constant, &mut stack),
                        Some(_) => {}
                        None => self.value(sc, v),
                    }
                }
            }
        }
    }

    /// Writes the beginning of `constant` and pushes the rest.
    fn open(&mut self, sc: &Scope<'_>, constant: Const, stack: &mut Vec<Frame>) {
        let row = sc.consts.row(constant);
        let list = sc.consts.list(constant);
        let items = |stack: &mut Vec<Frame>| {
            for (i, &v) in list.iter().enumerate().rev() {
                stack.push(Frame::Typed(v));
                if i > 0 {
                    stack.push(Frame::Text(", "));
                }
            }
        };
        match row.kind {
            ConstKind::Aggregate => match sc.types.kind(row.ty) {
                TypeKind::Array { elem: Type::I8, .. } if list.iter().all(|&v| sc.consts.as_int(v).is_some()) => {
                    self.text("c\"");
                    for &v in list {
                        let byte = sc.consts.as_int(v).unwrap_or(0) as u8;
                        out::escaped(&mut self.out, &[byte]);
                    }
                    self.out.push(b'"');
                }
                TypeKind::Array { .. } => {
                    self.out.push(b'[');
                    stack.push(Frame::Text("]"));
                    items(stack);
                }
                // One lane is a splat too.
                TypeKind::Vector { len: 1, .. } if list.len() == 1 && self.is_number(sc, list[0]) => {
                    self.text("splat (");
                    stack.extend([Frame::Text(")"), Frame::Typed(list[0])]);
                }
                TypeKind::Vector { .. } => {
                    self.out.push(b'<');
                    stack.push(Frame::Text(">"));
                    items(stack);
                }
                _ => {
                    let packed = sc.types.fields(row.ty).is_some_and(|f| f.1);
                    self.text(match (packed, list.is_empty()) {
                        (false, false) => "{ ",
                        (false, true) => "{",
                        (true, false) => "<{ ",
                        (true, true) => "<{",
                    });
                    stack.push(Frame::Text(match (packed, list.is_empty()) {
                        (false, false) => " }",
                        (false, true) => "}",
                        (true, false) => " }>",
                        (true, true) => "}>",
                    }));
                    items(stack);
                }
            },
            ConstKind::Splat => self.open_splat(sc, constant, stack),
            ConstKind::BlockAddress => {
                self.text("blockaddress(");
                if let [f, b] = *list {
                    self.value(sc, f);
                    self.text(", ");
                    self.block_of_other(sc, f, b);
                }
                self.out.push(b')');
            }
            ConstKind::DsoLocalEquivalent => {
                self.text("dso_local_equivalent ");
                list.iter().for_each(|&v| self.value(sc, v));
            }
            ConstKind::NoCfi => {
                self.text("no_cfi ");
                list.iter().for_each(|&v| self.value(sc, v));
            }
            ConstKind::PtrAuth => {
                self.text("ptrauth (");
                stack.push(Frame::Text(")"));
                // The discriminators and the symbol are 0 and null when they are not there.
                let kept = list.iter().skip(2).rposition(|&v| !sc.consts.is_zero(v)).map_or(2, |k| k + 3);
                for (i, &v) in list.iter().take(kept).enumerate().rev() {
                    stack.push(Frame::Typed(v));
                    if i > 0 {
                        stack.push(Frame::Text(", "));
                    }
                }
            }
            _ => self.open_expr(sc, constant, stack),
        }
    }

    fn is_number(&self, sc: &Scope<'_>, value: Value) -> bool {
        value.as_const().is_some_and(|e| {
            matches!(
                sc.consts.row(e).kind,
                ConstKind::Int | ConstKind::WideInt | ConstKind::Float | ConstKind::WideFloat
            )
        })
    }

    fn open_splat(&mut self, sc: &Scope<'_>, constant: Const, stack: &mut Vec<Frame>) {
        let ty = sc.consts.ty(constant);
        let elem = sc.consts.list(constant)[0];
        let scalar = self.is_number(sc, elem);
        let (len, scalable, _) = sc.types.vector(ty).unwrap_or((1, false, Type::VOID));
        if scalar {
            self.text("splat (");
            stack.extend([Frame::Text(")"), Frame::Typed(elem)]);
        } else if !scalable {
            self.out.push(b'<');
            stack.push(Frame::Text(">"));
            for i in (0..len).rev() {
                stack.push(Frame::Typed(elem));
                if i > 0 {
                    stack.push(Frame::Text(", "));
                }
            }
        } else {
            self.text("shufflevector (");
            self.ty(sc.types, ty);
            self.text(" insertelement (");
            self.ty(sc.types, ty);
            self.text(" poison, ");
            stack.extend([Frame::Text(" x i32> zeroinitializer)"), Frame::Mask(constant)]);
            stack.extend([Frame::Text(" poison, <vscale x "), Frame::Ty(ty)]);
            stack.extend([Frame::Text(", i64 0), "), Frame::Typed(elem)]);
        }
    }

    fn open_expr(&mut self, sc: &Scope<'_>, constant: Const, stack: &mut Vec<Frame>) {
        let Some(e) = sc.consts.expr(constant) else { return };
        let list = sc.consts.list(constant);
        let v19_cast = self.v19() && e.op == Opcode::PtrToAddr;
        self.text(if v19_cast { "ptrtoint" } else { e.op.text() });
        match e.op {
            Opcode::GetElementPtr => {
                if e.flags & flags::INBOUNDS != 0 {
                    self.text(" inbounds");
                } else if e.flags & flags::NUSW != 0 {
                    self.text(" nusw");
                }
                if e.flags & flags::NUW != 0 {
                    self.text(" nuw");
                }
                if let Some((lo, hi)) = e.inrange {
                    self.text(" inrange(");
                    out::int(&mut self.out, lo);
                    self.text(", ");
                    out::int(&mut self.out, hi);
                    self.out.push(b')');
                }
            }
            op => self.int_flags(op, e.flags),
        }
        self.text(" (");
        if e.op == Opcode::GetElementPtr {
            self.ty(sc.types, e.elem);
            self.text(", ");
        }
        stack.push(Frame::Text(")"));
        if e.op.is_cast() {
            stack.extend([Frame::Ty(sc.consts.ty(constant)), Frame::Text(" to ")]);
        }
        for (i, &v) in list.iter().enumerate().rev() {
            stack.push(Frame::Typed(v));
            if i > 0 {
                stack.push(Frame::Text(", "));
            }
        }
    }

    /// Number of lanes of a scalable vector's shuffle mask.
    fn const_mask(&mut self, sc: &Scope<'_>, constant: Const) {
        let len = sc.types.vector(sc.consts.ty(constant)).map_or(0, |v| v.0);
        out::dec(&mut self.out, len as u64);
    }

    /// Block `b` of function `value`, which need not be the one being printed.
    fn block_of_other(&mut self, sc: &Scope<'_>, value: Value, b: Value) {
        let Some(g) = value.as_global() else { return self.text("%badref") };
        if sc.func.is_some_and(|own| own.global() == g) {
            return self.value(sc, b);
        }
        let Some(func) = self.module.and_then(|m| m.func(g)) else { return self.text("%badref") };
        if self.other.as_ref().is_none_or(|o| o.0 != g) {
            let mut n = super::func::Numbers::default();
            n.compute(&func);
            self.other = Some((g, n));
        }
        self.out.push(b'%');
        let named = func.side().names.as_deref().map_or(&b""[..], |n| n.get(b));
        if !named.is_empty() {
            out::name(&mut self.out, named);
        } else if let Some(n) = self.other.as_ref().and_then(|o| o.1.get(b)) {
            out::dec(&mut self.out, n as u64);
        }
    }
}
