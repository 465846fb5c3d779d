//! Folding of whole instructions.

use crate::func::FuncMut;
use crate::ids::*;
use crate::opcode::Opcode;
use crate::value::Value;
use smallvec::SmallVec;

impl FuncMut<'_> {
    /// The constant that instruction `inst` computes, when its operands are constants that determine it. Nothing changes but the
    /// constant table. Loads are not looked through here.
    pub fn fold_inst(&mut self, inst: Inst) -> Option<Value> {
        let op = self.op(inst);
        if !(op.is_pure() || op.is_int_div() || matches!(op, Opcode::Phi | Opcode::Call)) {
            return None;
        }
        if op == Opcode::Phi {
            return self.fold_phi(inst);
        }
        let args = if op == Opcode::Call { self.num_operands(inst) - 1 } else { self.num_operands(inst) };
        if !self.operands(inst).take(args).all(|v| v.is_constant()) {
            return None;
        }
        let (ty, fl) = (self.ty(inst), self.flags(inst));
        let ops: SmallVec<[Value; 6]> = self.operands(inst).take(args).collect();
        match op {
            Opcode::Call => self.fold_call(inst, &ops),
            Opcode::FNeg => self.folder().fneg(ops[0]),
            Opcode::ICmp => {
                let p = self.int_pred(inst);
                self.folder().icmp(p, ops[0], ops[1], ty)
            }
            Opcode::FCmp => {
                let p = self.float_pred(inst);
                self.folder().fcmp(p, fl, ops[0], ops[1], ty)
            }
            Opcode::Select => self.folder().select(ops[0], ops[1], ops[2]),
            // What undef becomes is chosen once, by instcombine.
            Opcode::Freeze => self.folder().is_well_defined(ops[0]).then_some(ops[0]),
            Opcode::ExtractElement => self.folder().extract_element(ops[0], ops[1]),
            Opcode::InsertElement => self.folder().insert_element(ops[0], ops[1], ops[2]),
            Opcode::ShuffleVector => {
                let mask: SmallVec<[u32; 16]> = self.indices(inst).into();
                self.folder().shuffle(ops[0], ops[1], &mask, ty)
            }
            Opcode::ExtractValue => {
                let path: SmallVec<[u32; 4]> = self.indices(inst).into();
                self.folder().extract_value(ops[0], &path)
            }
            Opcode::InsertValue => {
                let path: SmallVec<[u32; 4]> = self.indices(inst).into();
                self.folder().insert_value(ops[0], ops[1], &path)
            }
            Opcode::GetElementPtr => {
                let elem = Type(self.aux(inst).a);
                self.folder().gep(elem, fl, ops[0], &ops[1..], ty)
            }
            _ if op.is_binary() => self.folder().binary(op, fl, ops[0], ops[1]),
            _ if op.is_cast() => self.folder().cast(op, fl, ops[0], ty),
            _ => None,
        }
    }

    /// A phi whose incoming values are all one constant; poison never disagrees, undef only when every other value is undef or
    /// poison too.
    fn fold_phi(&mut self, inst: Inst) -> Option<Value> {
        let mut found: Option<Value> = None;
        for (v, _) in self.phi_pairs(inst) {
            if !v.is_constant() {
                return None;
            }
            match found {
                _ if v.is_poison() => {}
                Some(f) if f == v => {}
                None => found = Some(v),
                Some(_) => return None,
            }
        }
        found.or_else(|| (self.phi_len(inst) > 0).then(|| Value::poison(self.ty(inst))))
    }

    fn fold_call(&mut self, inst: Inst, args: &[Value]) -> Option<Value> {
        let id = self.intrins().get(self.intrinsic_callee(inst)?).known()?;
        let (fl, ty) = (self.flags(inst), self.ty(inst));
        if ty == Type::VOID {
            return None;
        }
        self.folder().intrinsic(id, fl, args, ty)
    }
}
