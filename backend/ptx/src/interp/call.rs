//! Calls: functions of the module with parameters by address; functions of the device runtime and of libdevice.

use super::func::*;
use crate::machine::*;
use crate::read::Param;
use warpc_interp::math::{Math, libdevice};
use warpc_ir::ids::Type;

impl Decoder<'_> {
    pub fn call(&mut self, ops: &[Operand]) -> Done {
        let mut slots = Vec::new();
        if ops[0].kind == Kind::CallRet {
            slots.push(self.base(ops[0])?.0);
        }
        for &o in ops[2..].iter().filter(|o| o.kind == Kind::CallParam) {
            slots.push(self.base(o)?.0);
        }
        let callee = match ops[1].kind {
            Kind::Symbol => {
                let m = self.m;
                let symbol = m.resolve(SymbolRow(ops[1].payload));
                let Some(f) = m.function_of(symbol).map(|f| &m.functions[f as usize]) else {
                    return Err(Undecodable::NotDeclared(m.symbols[symbol.index()].name.clone()));
                };
                if f.body.is_none() {
                    return self.runtime(&m.symbols[symbol.index()].name, f.ret.as_ref(), &f.params, &slots);
                }
                Callee::Function(self.layout.rows[symbol.index()])
            }
            _ => Callee::Indirect(self.src(ops[1], 64)?.0),
        };
        let arg = |slot: &Slot| CallArg { slot: slot.0, n: 1, noundef: true, byval: (0, 0), ty: Type::PTR };
        let args = slots.iter().map(arg).collect();
        let x = self.out.calls.len() as u32;
        self.out.calls.push(CallRow { callee, args, dst: NO_SLOT.0, ret: 0, ret_noundef: false });
        self.emit(Op2 { x, ..op(Code::Call) });
        Ok(())
    }
    /// A declared function; `slots` are the addresses of its result (if it has one) and of its parameters.
    fn runtime(&mut self, name: &str, ret: Option<&Param>, params: &[Param], slots: &[Slot]) -> Done {
        let behind = ret.is_some() as usize;
        if slots.len() != params.len() + behind {
            return Err(Undecodable::ParameterCount(name.to_string()));
        }
        let mut args = Vec::new();
        for (p, &a) in params.iter().zip(&slots[behind..]) {
            if p.count.is_some() || p.size() > 8 {
                return Err(Undecodable::NoBody(name.to_string()));
            }
            let x = self.access(1, p.size() as u32 * 8, 0, 0, false);
            let d = self.temp();
            self.emit(Op2 { d: d.0, a: a.0, x, ..op(Code::Load) });
            args.push(d);
        }
        let result = self.temp();
        let kind = match name {
            "vprintf" => Some(Intr::Printf),
            "malloc" => Some(Intr::Malloc),
            "free" => Some(Intr::Free),
            "__assertfail" | "__assert_fail" => Some(Intr::Assert),
            _ => None,
        };
        match kind {
            Some(kind) => self.intr(kind, args, if ret.is_some() { result } else { NO_SLOT }),
            None => self.math(name, params, &args, result)?,
        }
        if let Some(p) = ret {
            let x = self.access(1, p.size() as u32 * 8, 0, 0, false);
            self.emit(Op2 { a: result.0, b: slots[0].0, x, ..op(Code::Store) });
        }
        Ok(())
    }
    fn math(&mut self, name: &str, params: &[Param], args: &[Slot], dst: Slot) -> Done {
        let unknown = || Undecodable::NoBody(name.to_string());
        let bits = params.first().ok_or_else(unknown)?.size() as u32 * 8;
        match libdevice(name, bits).ok_or_else(unknown)? {
            Math::Copy => self.mov(dst, args[0]),
            Math::SinCos(funs) => {
                for (k, f) in funs.into_iter().enumerate() {
                    let v = self.temp();
                    self.float(f, v, bits, &args[..1], 0);
                    let (x, b) = (self.access(1, bits, 0, 0, false), *args.get(k + 1).ok_or_else(unknown)?);
                    self.emit(Op2 { a: v.0, b: b.0, x, ..op(Code::Store) });
                }
            }
            Math::Function { fun, n, w, w2, x, second } => {
                let mut list: Vec<Slot> = args.get(..n).ok_or_else(unknown)?.to_vec();
                list.extend(second.map(|v| self.constant(v)));
                let code = if fun as u8 >= Fun::FNeg as u8 { Code::Float } else { Code::Int };
                self.function(code, fun, dst, (w as u32, w2 as u32), &list, x);
            }
        }
        Ok(())
    }
}
