//! Decoding of calls: functions of the module, functions of the device runtime, mathematical functions of libdevice where its
//! bodies are not linked in.

use super::super::math::{self, Math};
use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::func::{Decoder, Done};
use super::{AsmCall, AsmRefusal};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::{Value, ValueKind};

impl Decoder<'_, '_> {
    pub fn call(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let callee = f.callee(inst);
        let ctx = f.ctx();
        match callee.kind() {
            ValueKind::Intrinsic(n) => return self.intrinsic(inst, n),
            ValueKind::Asm(a) => {
                let text = String::from_utf8_lossy(ctx.str(ctx.asm(a).text)).into_owned();
                let constraints = String::from_utf8_lossy(ctx.str(ctx.asm(a).constraints)).into_owned();
                return match self.assembly(inst, &text) {
                    Ok(()) => Ok(()),
                    Err(what) => self.other_assembly(inst, &text, &constraints, what),
                };
            }
            ValueKind::Global(g) => {
                let sym = &ctx.globals.sym[g.index()];
                if sym.kind == GlobalKind::Function && sym.is_declaration() {
                    let name = String::from_utf8_lossy(ctx.name(g)).into_owned();
                    return self.runtime(inst, &name);
                }
            }
            _ => {}
        }
        let direct = callee.as_global().filter(|g| ctx.globals.sym[g.index()].kind == GlobalKind::Function);
        let callee = match direct {
            Some(g) => Callee::Function(g.0),
            None => Callee::Indirect(self.src(callee)?),
        };
        let row = f.call(inst);
        let mut args = Vec::with_capacity(row.num_args as usize);
        for k in 0..row.num_args as usize {
            let v = f.operand(inst, k);
            if matches!(v.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_)) {
                return Err(Undecodable::MetadataArgument);
            }
            let slot = self.src(v)?;
            let set = f.attrs().param(row.attrs, k);
            args.push(self.parameter(set, f.type_of(v), slot)?);
        }
        let ret = self.width(f.ty(inst))?;
        let dst = if ret > 0 { self.define(inst)? } else { NO_SLOT };
        let ret_noundef = f.attrs().has(f.attrs().list(row.attrs).ret, AttrKind::NoUndef);
        let x = self.out.calls.len() as u32;
        self.out.calls.push(CallRow { callee, args, dst, ret, ret_noundef });
        self.emit(Op { x, ..Self::op(Code::Call) });
        Ok(())
    }
    /// Appends an operation of [`IntrRow`].
    pub fn intr(&mut self, kind: Intr, args: Vec<u32>, dst: u32) {
        let x = self.out.intrs.len() as u32;
        self.out.intrs.push(IntrRow { kind, args, dst });
        self.emit(Op { x, ..Self::op(Code::Intr) });
    }
    /// First slots of the arguments, metadata left out.
    pub fn call_args(&mut self, inst: Inst) -> Done<Vec<u32>> {
        let n = self.f.call(inst).num_args as usize;
        let mut out = Vec::with_capacity(n);
        for k in 0..n {
            let v = self.f.operand(inst, k);
            if !matches!(v.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_)) {
                out.push(self.src(v)?);
            }
        }
        Ok(out)
    }
    /// Result slots of a call; none for `void`.
    pub fn result(&mut self, inst: Inst) -> Done<u32> {
        if self.width(self.f.ty(inst))? == 0 { Ok(NO_SLOT) } else { self.define(inst) }
    }
    /// A declared function: of the runtime, or of libdevice.
    fn runtime(&mut self, inst: Inst, name: &str) -> Done {
        let args = self.call_args(inst)?;
        let d = self.result(inst)?;
        let kind = match name {
            "vprintf" => Intr::Printf,
            "malloc" => Intr::Malloc,
            "free" => Intr::Free,
            "__assertfail" | "__assert_fail" => Intr::Assert,
            "__nvvm_reflect" => {
                let v = self.reflect(self.f.operand(inst, 0));
                let imm = self.immediate(v);
                self.mov(d, imm, 1);
                return Ok(());
            }
            _ => return self.libdevice(inst, name, &args, d),
        };
        self.intr(kind, args, d);
        Ok(())
    }
    /// Answer to `__nvvm_reflect`: an sm_90 without flushing, with precise division and square root.
    pub fn reflect(&self, value: Value) -> u64 {
        let tables = self.f.ctx().tables;
        // The string may be named through a cast from the space that it is in, frozen, and chosen by a constant.
        let mut string = warpc_analysis::facts::underlying_object(self.f, value, 8);
        while let Some(def) = string.as_inst() {
            let same = match self.f.op(def) {
                Opcode::Freeze => self.f.operand(def, 0),
                Opcode::Select => match warpc_analysis::facts::int_constant(self.f, self.f.operand(def, 0)) {
                    Some(truth) => self.f.operand(def, if truth != 0 { 1 } else { 2 }),
                    None => break,
                },
                _ => break,
            };
            string = warpc_analysis::facts::underlying_object(self.f, same, 8);
        }
        let bytes = string.as_global().and_then(|g| self.f.ctx().globals.parts[g.index()].init.as_const());
        let bytes = bytes.map_or(&b""[..], |c| tables.consts.bytes(c));
        match bytes.strip_suffix(b"\0").unwrap_or(bytes) {
            b"__CUDA_ARCH" => 900,
            b"__CUDA_PREC_DIV" | b"__CUDA_PREC_SQRT" => 1,
            _ => 0,
        }
    }
    fn libdevice(&mut self, inst: Inst, name: &str, args: &[u32], d: u32) -> Done {
        let ty = self.f.ty(inst);
        let from = if args.is_empty() { ty } else { self.f.type_of(self.f.operand(inst, 0)) };
        match math::libdevice(name, self.bits(from)) {
            None => Err(Undecodable::NoBody(name.to_string())),
            Some(Math::SinCos(funs)) => {
                for (k, fun) in funs.into_iter().enumerate() {
                    let tmp = self.out.slots;
                    self.out.slots += 1;
                    self.elementwise(fun, from, from, &args[..1], 0, 0, 0, tmp)?;
                    let size = self.layout.store_size(self.types, from);
                    let leaves = self.leaves(from)?.to_vec();
                    let x = self.out.accesses.len() as u32;
                    self.out.accesses.push(Access { leaves, size, align: size, ..Default::default() });
                    self.emit(Op { a: tmp, b: args[1 + k], x, ..Self::op(Code::Store) });
                }
                Ok(())
            }
            Some(Math::Function { fun, n, w, w2, x, second }) => {
                let mut args = args.to_vec();
                args.truncate(n);
                if args.len() != n {
                    return Err(Undecodable::FewArguments(name.to_string()));
                }
                if let Some(v) = second {
                    args.push(self.immediate(v));
                }
                args.resize(3, 0);
                let n = n as u8 + second.is_some() as u8;
                let code = if fun as u8 >= Fun::FNeg as u8 { Code::Float } else { Code::Int };
                let (a, b, c) = (args[0], args[1], args[2]);
                self.emit(Op { f: fun, w, w2, n, d, a, b, c, x, ..Self::op(code) });
                Ok(())
            }
            Some(Math::Copy) => {
                self.mov(d, args[0], 1);
                Ok(())
            }
        }
    }
    /// Asks the crate that knows the assembly for a function, and decodes a call of it. `what` is the error where that crate knows
    /// none either.
    fn other_assembly(&mut self, inst: Inst, text: &str, constraints: &str, what: Undecodable) -> Done {
        let args = self.call_args(inst)?;
        let mut constants = Vec::with_capacity(args.len());
        for k in 0..args.len() {
            let v = self.f.operand(inst, k);
            if self.width(self.f.type_of(v))? != 1 {
                return Err(what);
            }
            constants.push(self.f.consts().as_int(v));
        }
        let made = (self.assembly.decode)(&AsmCall { text, constraints, constants });
        let f = match made {
            Ok(f) if f.ret == self.width(self.f.ty(inst))? && f.args.len() == args.len() => f,
            Err(AsmRefusal::Because(cause)) => {
                return Err(Undecodable::AssemblyCause { assembly: Box::new(what), cause: cause.to_string() });
            }
            _ => return Err(what),
        };
        let d = self.result(inst)?;
        let arg = |&slot: &u32| CallArg { slot, n: 1, noundef: false, byval: (0, 0), ty: Type::I64 };
        let args = args.iter().map(arg).collect();
        let x = self.out.calls.len() as u32;
        let mut list = self.assembly.made.borrow_mut();
        let callee = Callee::Function(self.assembly.first + list.len() as u32);
        self.out.calls.push(CallRow { callee, args, dst: d, ret: f.ret, ret_noundef: false });
        list.push(f);
        drop(list);
        self.emit(Op { x, ..Self::op(Code::Call) });
        Ok(())
    }
    fn assembly(&mut self, inst: Inst, text: &str) -> Done {
        let first = text.split(';').next().unwrap_or(text).trim();
        let args = self.call_args(inst)?;
        let d = self.result(inst)?;
        let ty = self.f.ty(inst);
        if text.trim().is_empty() {
            // Empty text is a barrier to the compiler alone. It returns its tied operands.
            if d != NO_SLOT {
                let n = self.width(ty)?;
                if args.len() as u32 != n {
                    return Err(Undecodable::EmptyAssembly);
                }
                for (k, &a) in args.iter().enumerate() {
                    self.mov(d + k as u32, a, 1);
                }
            }
            return Ok(());
        }
        if text.trim_end_matches([';', ' ', '\n']) == first {
            let words: Vec<&str> = first.split([' ', ',', '\t']).filter(|w| !w.is_empty()).collect();
            match words[..] {
                ["mov.u32" | "mov.u64" | "mov.b32" | "mov.b64", "$0", reg] if reg.starts_with('%') => {
                    return match super::nvvm::sreg_row(reg) {
                        Some(n) => {
                            self.intr(Intr::Sreg(n), vec![], d);
                            Ok(())
                        }
                        None if reg.contains("clock") || reg.contains("timer") => {
                            self.intr(Intr::Clock, vec![], d);
                            Ok(())
                        }
                        None => Err(Undecodable::SpecialRegister(reg.to_string())),
                    };
                }
                ["prmt.b32", "$0", "$1", "$2", "$3"] => {
                    return self.elementwise(Fun::Prmt, Type::I32, Type::I32, &args, 0, 0, 0, d);
                }
                ["lop3.b32", "$0", "$1", "$2", "$3", table] => {
                    let table = table.strip_prefix("0x").and_then(|t| u64::from_str_radix(t, 16).ok());
                    let table = table.ok_or(Undecodable::NoTable)? as u32;
                    return self.elementwise(Fun::Lop3, Type::I32, Type::I32, &args, 0, table, 0, d);
                }
                ["dp4a.s32.s32", "$0", "$1", "$2", "$3"] => {
                    return self.elementwise(Fun::Dp4a, Type::I32, Type::I32, &args, 0, 3, 0, d);
                }
                ["neg.s16", "$0", "$0"] => {
                    let zero = self.immediate(0);
                    return self.elementwise(Fun::Sub, Type::I16, Type::I16, &[zero, args[0]], 1, 0, 0, d);
                }
                [w, ..] if w.starts_with("fence.") || w.starts_with("membar") => {
                    self.intr(Intr::Fence, Vec::new(), NO_SLOT);
                    return Ok(());
                }
                _ => {}
            }
        }
        Err(Undecodable::Assembly(first.to_string()))
    }
}
