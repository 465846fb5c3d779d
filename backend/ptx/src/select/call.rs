//! Calls: parameters in the `.param` space, direct and indirect, byval copies, variable arguments as a buffer.

use super::{Addr, Sel};
use crate::abi::{self, Form};
use crate::constants::Scalar;
use crate::intrinsics::Found;
use crate::machine::*;
use crate::names::number;
use crate::opcodes::space;
use smallvec::SmallVec;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Value, ValueKind};

impl Sel<'_, '_, '_> {
    /// `call`
    pub(super) fn call(&mut self, i: Inst) {
        let f = self.f;
        let callee = f.callee(i);
        match callee.kind() {
            ValueKind::Intrinsic(x) => {
                let found = self.intrinsic(x);
                if found.is_pure() && !self.is_asked(i) {
                    return;
                }
                match found {
                    Found::Unknown => {
                        let name = f.intrins().get(x).name.to_string();
                        self.fail(&format!("intrinsic `{name}` is not supported"));
                    }
                    found => self.intrinsic_call(i, found),
                }
            }
            ValueKind::Asm(a) => self.inline_asm(i, a),
            _ => self.plain_call(i, callee),
        }
    }

    fn declare(&mut self, name: Operand, form: Form) {
        let ops = match form {
            Form::Nothing => return,
            Form::Scalar(bits) => [name, Operand::ZERO, Operand::imm(bits as i32)],
            Form::Bytes { size, align } => [name, Operand::imm(align as i32), Operand::imm(size as i32)],
        };
        self.emit(Op::DeclParam, PTy::None, &ops);
    }

    fn plain_call(&mut self, i: Inst, callee: Value) {
        let f = self.f;
        let row = f.call(i);
        let (fn_ty, list, count) = (row.fn_ty, row.attrs, row.num_args as usize);
        let attrs = f.attrs();
        let fixed = f.types().func(fn_ty).map_or(count, |t| t.1.len());
        let vararg = f.types().func(fn_ty).is_some_and(|t| t.2);
        let direct = match self.constants().scalar(callee) {
            Scalar::Address { global, offset: 0, .. } if callee.is_constant() => {
                (f.ctx().globals.shape[global.index()].ty == fn_ty).then_some(global)
            }
            _ => None,
        };
        if let Some(kernel) = direct.filter(|&g| f.ctx().is_kernel(g)) {
            let name = String::from_utf8_lossy(f.ctx().name(kernel)).into_owned();
            return self.fail(&format!("`{name}` is a kernel: it is launched by the host, PTX has no calls of it"));
        }
        let target = match direct {
            Some(g) => Operand::new(Kind::Symbol, g.0),
            None => {
                let o = self.src(callee, 0);
                self.in_reg(o, Class::B64)
            }
        };
        // Caller and callee must agree on alignments: a known callee's own attributes say them.
        let layout_list = direct.map_or(list, |g| f.ctx().globals.parts[g.index()].attrs);
        // Values are computed before the sequence opens, byval copies inside it.
        let buffer = if vararg { self.vararg_buffer(i, fixed, count) } else { Operand::NONE };
        let seq = self.s.rows.next_call;
        self.s.rows.next_call += 1;
        self.emit(Op::CallOpen, PTy::None, &[]);
        let mut ops: SmallVec<[Operand; 16]> = SmallVec::new();
        let ret = f.ty(i);
        let ret_form = abi::form(f.types(), f.layout(), attrs, ret, attrs.list(layout_list).ret);
        ops.push(if ret_form == Form::Nothing { Operand::NONE } else { Operand::new(Kind::CallRet, 0) });
        ops.push(target);
        let mut forms: SmallVec<[Form; 16]> = SmallVec::new();
        for n in 0..fixed.min(count) {
            let v = f.operand(i, n);
            let set = attrs.param(layout_list, n);
            let form = abi::form(f.types(), f.layout(), attrs, f.type_of(v), set);
            let form = abi::of_function(form, attrs, set, self.session);
            forms.push(form);
            if form == Form::Nothing {
                continue;
            }
            let name = Operand::new(Kind::CallParam, n as u32);
            ops.push(name);
            self.declare(name, form);
            if let Some(pointee) = attrs.ty(set, AttrKind::ByVal) {
                let size = f.layout().alloc_size(f.types(), pointee);
                let align = attrs.int(set, AttrKind::Align).unwrap_or(0).max(f.layout().abi_align(f.types(), pointee));
                let from = self.addr(v);
                let to = Addr { base: name, offset: 0, space: space::PARAM };
                self.copy_bytes(to, from, size, align, align);
            } else {
                let signed = attrs.has(set, AttrKind::SExt);
                self.store_param(name, v, f.type_of(v), form, signed);
            }
        }
        if vararg {
            let name = Operand::new(Kind::CallParam, fixed as u32);
            ops.push(name);
            forms.push(Form::Scalar(64));
            self.declare(name, Form::Scalar(64));
            let a = Addr { base: name, offset: 0, space: space::PARAM };
            self.st(PTy::B64, Self::space_mods(&a), a, buffer);
        }
        self.declare(Operand::new(Kind::CallRet, 0), ret_form);
        if direct.is_none() {
            let (name, text) = self.prototype(seq, ret_form, &forms, attrs.fn_has(list, AttrKind::NoReturn));
            self.emit(Op::Prototype, PTy::None, &[name, text]);
            ops.push(name);
        }
        self.emit(Op::Call, PTy::None, &ops);
        if ret_form != Form::Nothing && self.is_asked(i) {
            let first = self.value_regs(i);
            self.load_param(Operand::new(Kind::CallRet, 0), ret, first, false);
        }
        self.emit(Op::CallClose, PTy::None, &[]);
    }

    /// Name and text of a call prototype.
    fn prototype(&mut self, seq: u32, ret: Form, forms: &[Form], noreturn: bool) -> (Operand, Operand) {
        let mut t = b"prototype_".to_vec();
        number(seq as u64, &mut t);
        let name = self.text(&t);
        t.clear();
        let blank = |o: &mut Vec<u8>| o.push(b'_');
        if ret != Form::Nothing {
            t.push(b'(');
            abi::parameter(ret, &mut t, blank);
            t.extend_from_slice(b") ");
        }
        t.extend_from_slice(b"_ (");
        let mut first = true;
        for &f in forms.iter().filter(|f| **f != Form::Nothing) {
            if !first {
                t.extend_from_slice(b", ");
            }
            first = false;
            abi::parameter(f, &mut t, blank);
        }
        t.push(b')');
        if noreturn && ret == Form::Nothing {
            t.extend_from_slice(b" .noreturn");
        }
        (name, self.text(&t))
    }

    /// `va_arg`: the next value of the buffer, whose address moves on.
    pub(super) fn va_arg(&mut self, i: Inst) {
        let f = self.f;
        let (types, dl, ty) = (f.types(), f.layout(), f.ty(i));
        let list = self.addr(f.operand(i, 0));
        let mods = Self::space_mods(&list);
        let at = self.reg(Class::B64);
        self.ld(PTy::B64, mods, at, list);
        let align = dl.abi_align(types, ty).max(1);
        let mut p = Operand::reg(at);
        if align > 1 {
            p = self.plus(p, align as i64 - 1);
            let mask = self.imm(-(align as i64));
            p = self.new_bin(Op::And, PTy::B64, p, mask);
        }
        let next = self.plus(p, dl.alloc_size(types, ty) as i64);
        self.st(PTy::B64, mods, list, next);
        let info = self.info(ty);
        let first = self.value_regs(i);
        let a = Addr { base: p, offset: 0, space: space::NONE };
        self.load_parts(a, info, first, align, Self::space_mods(&a));
    }

    /// Stores the arguments after the fixed ones into the depot and gives the generic address.
    fn vararg_buffer(&mut self, i: Inst, fixed: usize, count: usize) -> Operand {
        let f = self.f;
        let (types, dl) = (f.types(), f.layout());
        let mut size = 0u64;
        for n in fixed..count {
            let t = f.type_of(f.operand(i, n));
            size = size.next_multiple_of(dl.abi_align(types, t)) + dl.alloc_size(types, t);
        }
        let slot = self.depot_slot(size.max(1), 16);
        self.m.side.uses_depot = true;
        let mut at = 0u64;
        for n in fixed..count {
            let v = f.operand(i, n);
            let t = f.type_of(v);
            let align = dl.abi_align(types, t);
            at = at.next_multiple_of(align);
            let a = Addr { base: Operand::new(Kind::DepotLocal, 0), offset: (slot + at) as i64, space: space::LOCAL };
            let info = self.info(t);
            let values = self.value_operands(v);
            self.store_parts(a, info, &values, align, Self::space_mods(&a));
            at += dl.alloc_size(types, t);
        }
        self.new_bin(Op::Add, PTy::U64, Operand::new(Kind::DepotGeneric, 0), Operand::imm(slot as i32))
    }
}
