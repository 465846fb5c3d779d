//! Calls: functions of the file, what pointers lead to, functions of the device runtime and of libdevice.

use super::body::*;
use super::place::{align_of, size_of};
use super::spelled::split;
use warpc_interp::math::{Math, libdevice};
use warpc_ir::ids::Type as IrType;
use warpc_ptx_syntax::rows::{Operand, OperandKind, Space, Span, VariableRow};

/// What is called, and the results and parameters it declares.
struct Target {
    callee: Option<Callee>,
    results: Span,
    params: Span,
}

impl Decoder<'_> {
    pub fn call(&mut self, instr: &Instr<'_>) -> Done {
        let args = &instr.args;
        let has_results = args[0].head().kind == OperandKind::List;
        let at = has_results as usize;
        let list = |arg: Option<&Arg<'_>>| -> Vec<Operand> {
            let Some(arg) = arg.filter(|arg| arg.head().kind == OperandKind::List) else { return Vec::new() };
            split(arg.inside()).iter().map(|arg| arg.head()).collect()
        };
        let results = list(args.first().filter(|_| has_results));
        let params = list(args.get(at + 1));
        let callee = args.get(at).ok_or(Undecodable::NoValue)?.head();
        let target = self.called(callee, args.last().map(|arg| arg.head()))?;
        let Some(callee_row) = target.callee else {
            return self.runtime(callee, &target, &results, &params);
        };
        let rows = self.placed.rows;
        let mut list = Vec::new();
        // Results in memory that stand for registers: where they are, and what they are loaded to.
        let mut behind: Vec<(Slot, Operand, VariableRow)> = Vec::new();
        let mut returned: Vec<(Operand, Type)> = Vec::new();
        for (variable, &actual) in target.results.range().zip(&results) {
            let formal = rows.variables[variable];
            if formal.space == Space::Reg {
                let elements = actual.elements();
                let parts = (1..=elements).map(|n| if elements > 1 { actual.element(n) } else { actual });
                returned.extend(parts.map(|part| (part, formal.ty)));
            } else if actual.kind == OperandKind::Variable {
                list.push((self.single(actual, 64)?, 1));
            } else {
                let place = self.scratch(&formal);
                behind.push((place, actual, formal));
                list.push((place, 1));
            }
        }
        for (variable, &actual) in target.params.range().zip(&params) {
            let formal = rows.variables[variable];
            let bits = formal.ty.bits();
            if formal.space == Space::Reg {
                list.push((self.single(actual, bits)?, slots_of(bits) * u32::from(formal.elements)));
            } else if actual.kind == OperandKind::Variable {
                list.push((self.single(actual, 64)?, 1));
            } else {
                let (place, value) = (self.scratch(&formal), self.single(actual, bits)?);
                let x = self.access(1, bits, 0, 0, false);
                self.emit(Op { a: value.0, b: place.0, x, ..op(Code::Store) });
                list.push((place, 1));
            }
        }
        let count = returned.iter().map(|(_, ty)| slots_of(ty.bits())).sum();
        let dst = if count > 0 { self.temps_of(count) } else { NO_SLOT };
        let arg = |(slot, n): (Slot, u32)| CallArg { slot: slot.0, n, noundef: false, byval: (0, 0), ty: IrType::PTR };
        let args = list.into_iter().map(arg).collect();
        let x = self.out.calls.len() as u32;
        self.out.calls.push(CallRow { callee: callee_row, args, dst: dst.0, ret: count, ret_noundef: false });
        self.emit(Op { x, ..op(Code::Call) });
        let mut from = dst;
        for (operand, ty) in returned {
            self.deliver(operand, ty, from);
            from = from + slots_of(ty.bits());
        }
        for (place, operand, formal) in behind {
            let (value, x) = (self.temps_of(2), self.access(1, formal.ty.bits(), 0, 0, false));
            self.emit(Op { d: value.0, a: place.0, x, ..op(Code::Load) });
            self.deliver(operand, formal.ty, value);
        }
        Ok(())
    }
    /// An object on the stack for a parameter.
    fn scratch(&mut self, formal: &VariableRow) -> Slot {
        let (place, one) = (self.temp(), self.constant(1));
        self.alloca(place, one, size_of(self.placed.rows, formal).max(1), align_of(formal));
        place
    }
    fn called(&mut self, callee: Operand, last: Option<Operand>) -> Done<Target> {
        let rows = self.placed.rows;
        if callee.kind == OperandKind::Function {
            let row = &rows.functions[callee.id as usize];
            let program_row = self.placed.functions[callee.id as usize];
            // Another declaration of the name may have the body.
            let of_program = |row: &usize| self.placed.functions[*row] == program_row && rows.functions[*row].has_body;
            let has_body = row.has_body || (0..rows.functions.len()).any(|row| of_program(&row));
            let callee = has_body.then_some(Callee::Function(program_row));
            return Ok(Target { callee, results: row.results, params: row.params });
        }
        let address = self.single(callee, 64)?;
        let callee = Some(Callee::Indirect(address.0));
        match last {
            Some(Operand { kind: OperandKind::Prototype, id, .. }) => {
                let row = &rows.prototypes[id as usize];
                Ok(Target { callee, results: row.results, params: row.params })
            }
            Some(Operand { kind: OperandKind::Targets, id, .. }) => {
                let targets = &rows.operands[rows.targets[id as usize].targets.range()];
                let first = targets.first().filter(|row| row.kind == OperandKind::Function);
                let row = &rows.functions[first.ok_or(Undecodable::NoValue)?.id as usize];
                Ok(Target { callee, results: row.results, params: row.params })
            }
            _ => Err(Undecodable::NoValue),
        }
    }
    /// A declared function, whose body is the system's.
    fn runtime(&mut self, callee: Operand, target: &Target, results: &[Operand], params: &[Operand]) -> Done {
        let rows = self.placed.rows;
        let name = rows.names.text(rows.functions[callee.id as usize].name.index()).into_owned();
        let mut args = Vec::new();
        for (variable, &actual) in target.params.range().zip(params) {
            let formal = &rows.variables[variable];
            let size = size_of(rows, formal);
            if !formal.dimensions.is_empty() || size > 8 {
                return Err(Undecodable::NoBody(name));
            }
            if actual.kind != OperandKind::Variable {
                args.push(self.single(actual, formal.ty.bits())?);
                continue;
            }
            let (address, value) = (self.single(actual, 64)?, self.temp());
            let x = self.access(1, size as u32 * 8, 0, 0, false);
            self.emit(Op { d: value.0, a: address.0, x, ..op(Code::Load) });
            args.push(value);
        }
        let result = self.temp();
        let kind = match &*name {
            "vprintf" => Some(Intr::Printf),
            "malloc" => Some(Intr::Malloc),
            "free" => Some(Intr::Free),
            "__assertfail" | "__assert_fail" => Some(Intr::Assert),
            _ => None,
        };
        match kind {
            Some(kind) => self.intr(kind, args, if target.results.is_empty() { NO_SLOT } else { result }),
            None => {
                let bits = target.params.range().next().map(|row| size_of(rows, &rows.variables[row]) as u32 * 8);
                self.math(&name, bits, &args, result)?;
            }
        }
        if let (Some(variable), Some(&actual)) = (target.results.range().next(), results.first()) {
            let formal = &rows.variables[variable];
            if actual.kind == OperandKind::Variable {
                let address = self.single(actual, 64)?;
                let x = self.access(1, size_of(rows, formal) as u32 * 8, 0, 0, false);
                self.emit(Op { a: result.0, b: address.0, x, ..op(Code::Store) });
            } else {
                self.deliver(actual, formal.ty, result);
            }
        }
        Ok(())
    }
    fn math(&mut self, name: &str, bits: Option<u32>, args: &[Slot], dst: Slot) -> Done {
        let unknown = || Undecodable::NoBody(name.to_string());
        let bits = bits.ok_or_else(unknown)?;
        match libdevice(name, bits).ok_or_else(unknown)? {
            Math::Copy => self.mov(dst, args[0]),
            Math::SinCos(functions) => {
                for (number, function) in functions.into_iter().enumerate() {
                    let value = self.temp();
                    self.float(function, value, bits, &args[..1], 0);
                    let (x, to) = (self.access(1, bits, 0, 0, false), *args.get(number + 1).ok_or_else(unknown)?);
                    self.emit(Op { a: value.0, b: to.0, x, ..op(Code::Store) });
                }
            }
            Math::Function { fun, n, w, w2, x, second } => {
                let mut list: Vec<Slot> = args.get(..n).ok_or_else(unknown)?.to_vec();
                list.extend(second.map(|value| self.constant(value)));
                let code = if fun as u8 >= Fun::FNeg as u8 { Code::Float } else { Code::Int };
                self.function(code, fun, dst, (u32::from(w), u32::from(w2)), &list, x);
            }
        }
        Ok(())
    }
}
