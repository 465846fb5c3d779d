//! Types of operands and results, per opcode.

use super::target_types::Place;
use super::{Verifier, same_shape};
use warpc_columns::RowSet;
use warpc_ir::body::{Aux, CallRow};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, Ordering, RmwOp, flags};
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::{Value, ValueKind};

/// Address space of the stack on AMDGPU.
const AMDGPU_PRIVATE: u32 = 5;
/// Largest alignment in bytes: 2^32.
const MAX_ALIGN: u64 = 1 << 32;

impl Verifier<'_> {
    /// Rules of instruction `inst` alone (dominance and block structure are elsewhere).
    pub(super) fn instruction(&mut self, func: &Func<'_>, inst: Inst) {
        use Opcode::*;
        let t = func.types();
        let head = func.head(inst);
        let me = Value::inst(inst);
        let n = func.num_operands(inst);
        if let Some(expect) = fixed_operands(head.op)
            && n != expect
        {
            self.fail("instruction has a wrong number of operands", &[me]);
            return;
        }
        let ty = |k: usize| func.type_of(func.operand(inst, k));
        let mut sound = true;
        match head.op {
            op if op.is_binary() => sound = self.binary(func, inst),
            FNeg => {
                self.check(head.ty == ty(0), "Unary operators must have same type foroperands and result!", &[me]);
                self.check(t.is_float(t.scalar(ty(0))), "FNeg operator only works with float types!", &[me]);
            }
            op if op.is_cast() => self.cast(func, inst, op, ty(0), head.ty),
            ICmp => {
                self.check(ty(0) == ty(1), "Both operands to ICmp instruction are not of the same type!", &[me]);
                let elem = t.scalar(ty(0));
                self.check(t.is_int(elem) || t.is_ptr(elem), "Invalid operand types for ICmp instruction", &[me]);
                self.check(is_bool_like(t, head.ty, ty(0)), "Invalid result type for ICmp instruction", &[me]);
            }
            FCmp => {
                self.check(ty(0) == ty(1), "Both operands to FCmp instruction are not of the same type!", &[me]);
                self.check(t.is_float(t.scalar(ty(0))), "Invalid operand types for FCmp instruction", &[me]);
                self.check(is_bool_like(t, head.ty, ty(0)), "Invalid result type for FCmp instruction", &[me]);
            }
            Select => {
                let cond = t.scalar(ty(0)) == Type::I1 && (!t.is_vector(ty(0)) || same_shape(t, ty(0), ty(1)));
                self.check(cond && ty(1) == ty(2), "Invalid operands for select instruction!", &[me]);
                self.check(ty(1) == head.ty, "Select values must have same type as select instruction!", &[me]);
            }
            Freeze => {
                self.check(ty(0) == head.ty, "freeze must have the type of its operand", &[me]);
            }
            ExtractElement => {
                let ok = t.vector(ty(0)).is_some_and(|v| v.2 == head.ty) && t.is_int(ty(1));
                self.check(ok, "Invalid extractelement operands!", &[me]);
            }
            InsertElement => {
                let ok = t.vector(ty(0)).is_some_and(|v| v.2 == ty(1)) && t.is_int(ty(2)) && ty(0) == head.ty;
                self.check(ok, "Invalid insertelement operands!", &[me]);
            }
            ShuffleVector => self.shuffle(func, inst, ty(0), ty(1), head.ty),
            ExtractValue => {
                let ok = indexed(t, ty(0), func.indices(inst)) == Some(head.ty);
                self.check(ok, "Invalid ExtractValueInst operands!", &[me]);
            }
            InsertValue => {
                let ok = indexed(t, ty(0), func.indices(inst)) == Some(ty(1)) && ty(0) == head.ty;
                self.check(ok, "Invalid InsertValueInst operands!", &[me]);
            }
            GetElementPtr => self.gep(func, inst),
            Phi => sound = self.phi_types(func, inst),
            Alloca => self.alloca(func, inst),
            Load | Store | CmpXchg | AtomicRmw | Fence => self.memory(func, inst),
            Call | Invoke | CallBr => self.call(func, inst),
            Ret => self.ret(func, inst),
            Br => self.branch(func, inst),
            Switch => self.switch(func, inst),
            IndirectBr => self.indirect_branch(func, inst),
            VaArg => {
                self.check(t.is_ptr(ty(0)), "va_arg operand must be a pointer", &[me]);
            }
            LandingPad => self.landing_pad(func, inst),
            Resume | CatchPad | CleanupPad | CatchSwitch | CatchRet | CleanupRet => self.exception(func, inst),
            _ => {}
        }
        if sound {
            self.result_type(func, inst);
        }
    }
    /// Types of a binary operation; whether its operands are of one type.
    fn binary(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        use Opcode::*;
        let t = func.types();
        let head = func.head(inst);
        let me = Value::inst(inst);
        let op = head.op;
        let ty = |k: usize| func.type_of(func.operand(inst, k));
        if ty(0) != ty(1) {
            self.fail("Both operands to a binary operator are not of the same type!", &[me]);
            return false;
        }
        let elem = t.scalar(ty(0));
        let (kind_ok, message) = match op {
            Add | Sub | Mul | UDiv | SDiv | URem | SRem => {
                (t.is_int(elem), "Integer arithmetic operators only work with integral types!")
            }
            FAdd | FSub | FMul | FDiv | FRem => {
                (t.is_float(elem), "Floating-point arithmetic operators only work with floating-point types!")
            }
            And | Or | Xor => (t.is_int(elem), "Logical operators only work with integral types!"),
            _ => (t.is_int(elem), "Shifts only work with integral types!"),
        };
        self.check(kind_ok, message, &[me]);
        let message = match op {
            Add | Sub | Mul | UDiv | SDiv | URem | SRem => {
                "Integer arithmetic operators must have same type for operands and result!"
            }
            FAdd | FSub | FMul | FDiv | FRem => {
                "Floating-point arithmetic operators must have same type for operands and result!"
            }
            And | Or | Xor => "Logical operators must have same type for operands and result!",
            _ => "Shift return type must be same as operands!",
        };
        self.check(head.ty == ty(0), message, &[me]);
        true
    }
    /// Types of a phi; whether its operands are pairs.
    fn phi_types(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        let head = func.head(inst);
        let me = Value::inst(inst);
        let n = func.num_operands(inst);
        let paired = n.is_multiple_of(2) && (1..n).step_by(2).all(|k| func.operand(inst, k).as_block().is_some());
        if !self.check(paired, "phi has malformed operands", &[me]) {
            return false;
        }
        for (v, _) in func.phi_pairs(inst) {
            if func.type_of(v) != head.ty {
                self.fail("PHI node operands are not the same type as the result!", &[me]);
                break;
            }
        }
        self.check(head.ty != Type::TOKEN, "PHI nodes cannot have token type!", &[me]);
        true
    }
    fn alloca(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let head = func.head(inst);
        let me = Value::inst(inst);
        let ty = |k: usize| func.type_of(func.operand(inst, k));
        let a = func.aux(inst);
        self.check(t.is_sized(Type(a.a)), "Cannot allocate unsized type", &[me]);
        self.check(t.is_int(ty(0)), "Alloca array size must have integer type", &[me]);
        self.check(t.is_ptr(head.ty), "alloca must return a pointer", &[me]);
        self.swift_error |= head.flags & flags::SWIFTERROR != 0;
        let ok = self.may_be(t, Type(a.a), Place::Local);
        self.check(ok, "Alloca has illegal target extension type", &[me]);
        self.check(Aux::unpack_align(a.b) <= MAX_ALIGN, "huge alignment values are unsupported", &[me]);
        if self.amdgpu {
            let private = t.addrspace(head.ty) == Some(AMDGPU_PRIVATE);
            self.check(private, "alloca on amdgpu must be in addrspace(5)", &[me]);
        }
    }
    fn branch(&mut self, func: &Func<'_>, inst: Inst) {
        let me = Value::inst(inst);
        let ok = match func.num_operands(inst) {
            1 => func.operand(inst, 0).as_block().is_some(),
            3 => func.operand(inst, 1).as_block().is_some() && func.operand(inst, 2).as_block().is_some(),
            _ => false,
        };
        if self.check(ok, "branch has malformed operands", &[me]) && func.num_operands(inst) == 3 {
            self.check(func.type_of(func.operand(inst, 0)) == Type::I1, "Branch condition is not 'i1' type!", &[me]);
        }
    }
    fn indirect_branch(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = Value::inst(inst);
        let n = func.num_operands(inst);
        self.check(
            n > 0 && t.is_ptr(func.type_of(func.operand(inst, 0))),
            "Indirectbr operand must have pointer type!",
            &[me],
        );
        for k in 1..n {
            let ok = func.operand(inst, k).as_block().is_some();
            self.check(ok, "Indirectbr destinations must all have pointer type!", &[me]);
        }
    }
    fn landing_pad(&mut self, func: &Func<'_>, inst: Inst) {
        let head = func.head(inst);
        let me = Value::inst(inst);
        let n = func.num_operands(inst);
        let clauses = func.indices(inst);
        self.check(
            !clauses.is_empty() || head.flags & flags::CLEANUP != 0,
            "LandingPadInst needs at least one clause or to be a cleanup.",
            &[me],
        );
        self.check(clauses.len() == n, "landingpad clauses and operands differ", &[me]);
        self.exception(func, inst);
    }

    fn result_type(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let ty = func.ty(inst);
        let me = Value::inst(inst);
        let void_op = matches!(func.op(inst), Opcode::Store | Opcode::Fence)
            || (func.op(inst).is_terminator()
                && !matches!(func.op(inst), Opcode::Invoke | Opcode::CallBr | Opcode::CatchSwitch));
        if void_op {
            self.check(ty == Type::VOID, "instruction without result has a type", &[me]);
        } else if ty == Type::VOID {
            self.check(func.op(inst).is_call(), "Instruction returns void but should have a result", &[me]);
        } else if matches!(t.kind(ty), TypeKind::Func { .. } | TypeKind::Label) {
            self.fail("Instruction returns a non-scalar type!", &[me]);
        } else if ty == Type::METADATA {
            self.check(func.op(inst).is_call(), "Invalid use of metadata!", &[me]);
        }
    }

    fn shuffle(&mut self, func: &Func<'_>, inst: Inst, lhs: Type, rhs: Type, result: Type) {
        let t = func.types();
        let mask = func.indices(inst);
        let ok = match (t.vector(lhs), t.vector(result)) {
            (Some((n, scalable, elem)), Some((m, result_scalable, result_elem))) => {
                lhs == rhs
                    && elem == result_elem
                    && scalable == result_scalable
                    && m as usize == mask.len()
                    && mask.iter().all(|&k| k == u32::MAX || (k as u64) < 2 * n as u64)
            }
            _ => false,
        };
        self.check(ok, "Invalid shufflevector operands!", &[Value::inst(inst)]);
    }

    fn gep(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let base = func.type_of(func.operand(inst, 0));
        if !self.check(t.is_ptr(t.scalar(base)), "GEP base pointer is not a vector or a vector of pointers", &me) {
            return;
        }
        let mut at = Type(func.aux(inst).a);
        if !self.check(t.is_sized(at), "GEP into unsized type!", &me) {
            return;
        }
        let scalable = self.scalable_types && t.fields(at).is_some() && is_scalable(t, at);
        let message = "getelementptr cannot target structure that contains scalable vectortype";
        if !self.check(!scalable, message, &me) {
            return;
        }
        let mut lanes = t.vector(base).map(|v| (v.0, v.1));
        for (k, v) in func.operands(inst).skip(1).enumerate() {
            let ty = func.type_of(v);
            if !self.check(t.is_int(t.scalar(ty)), "GEP indexes must be integers", &me) {
                return;
            }
            if let Some((n, s, _)) = t.vector(ty) {
                if lanes.is_some_and(|l| l != (n, s)) {
                    self.fail("Vector GEP: operand widths should match", &me);
                }
                lanes = Some((n, s));
            }
            if k == 0 {
                continue;
            }
            let next = match t.kind(at) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(*elem),
                TypeKind::Struct { .. } | TypeKind::Named(_) => struct_index(func, v).and_then(|n| t.element(at, n)),
                _ => None,
            };
            match next {
                Some(n) => at = n,
                None => {
                    self.fail("Invalid indices for GEP pointer type!", &me);
                    return;
                }
            }
        }
        let result = func.ty(inst);
        let ok = t.scalar(result) == t.scalar(base) && t.vector(result).map(|v| (v.0, v.1)) == lanes;
        self.check(ok, "GEP is not of right type for indices!", &me);
    }

    fn memory(&mut self, func: &Func<'_>, inst: Inst) {
        let t = func.types();
        let me = [Value::inst(inst)];
        let mem = func.mem(inst);
        let op = func.op(inst);
        if op == Opcode::Fence {
            let ok =
                matches!(mem.ordering, Ordering::Acquire | Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
            self.check(ok, "fence instructions may only have acquire, release, acq_rel, or seq_cst ordering.", &me);
            return;
        }
        let ptr = func.operand(inst, if op == Opcode::Store { 1 } else { 0 });
        let message = match op {
            Opcode::Load => "Load operand must be a pointer.",
            Opcode::Store => "Store operand must be a pointer.",
            Opcode::CmpXchg => "First cmpxchg operand must be a pointer.",
            _ => "First atomicrmw operand must be a pointer.",
        };
        if !self.check(t.is_ptr(func.type_of(ptr)), message, &me) {
            return;
        }
        self.check(mem.align <= MAX_ALIGN, "huge alignment values are unsupported", &me);
        let elem = match op {
            Opcode::Load => func.ty(inst),
            Opcode::Store => func.type_of(func.operand(inst, 0)),
            _ => func.type_of(func.operand(inst, 1)),
        };
        match op {
            Opcode::Load => {
                self.check(t.is_sized(elem), "loading unsized types is not allowed", &me);
                if mem.ordering != Ordering::NotAtomic {
                    let ok = !matches!(mem.ordering, Ordering::Release | Ordering::AcqRel);
                    self.check(ok, "Load cannot have Release ordering", &me);
                    self.atomic_operand(
                        func,
                        inst,
                        elem,
                        "atomic load operand must have integer, pointer, floating point, or vector type!",
                    );
                }
            }
            Opcode::Store => {
                self.check(t.is_sized(elem), "storing unsized types is not allowed", &me);
                if mem.ordering != Ordering::NotAtomic {
                    let ok = !matches!(mem.ordering, Ordering::Acquire | Ordering::AcqRel);
                    self.check(ok, "Store cannot have Acquire ordering", &me);
                    self.atomic_operand(
                        func,
                        inst,
                        elem,
                        "atomic store operand must have integer, pointer, floating point, or vector type!",
                    );
                }
            }
            Opcode::CmpXchg => {
                self.check(t.is_int(elem) || t.is_ptr(elem), "cmpxchg operand must have integer or pointer type", &me);
                let same = func.type_of(func.operand(inst, 2)) == elem;
                self.check(same, "cmpxchg operands must have one type", &me);
                self.atomic_size(func, inst, elem);
                let strong = mem.ordering >= Ordering::Monotonic && mem.failure >= Ordering::Monotonic;
                self.check(strong, "cmpxchg instructions cannot be unordered.", &me);
                let ok = !matches!(mem.failure, Ordering::Release | Ordering::AcqRel);
                self.check(ok, "cmpxchg failure ordering cannot include release semantics", &me);
            }
            _ => {
                self.check(mem.ordering >= Ordering::Monotonic, "atomicrmw instructions cannot be unordered.", &me);
                let scalar = t.scalar(elem);
                let (ok, what) = match mem.rmw {
                    RmwOp::Xchg => (
                        t.is_int(elem) || t.is_float(elem) || t.is_ptr(elem),
                        "atomicrmw xchg operand must have integer, floating-point or pointer type!",
                    ),
                    RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum => (
                        t.is_float(scalar),
                        "atomicrmw floating-point operand must have floating-point or fixed vector of floating-point type!",
                    ),
                    _ => (t.is_int(elem), "atomicrmw integer operand must have integer type!"),
                };
                self.check(ok, what, &me);
                self.check(func.ty(inst) == elem, "Argument value type does not match pointer operand type!", &me);
                self.atomic_size(func, inst, elem);
            }
        }
    }

    fn atomic_operand(&mut self, func: &Func<'_>, inst: Inst, elem: Type, message: &'static str) {
        let t = func.types();
        let s = t.scalar(elem);
        if self.check(t.is_int(s) || t.is_ptr(s) || t.is_float(s), message, &[Value::inst(inst)]) {
            self.atomic_size(func, inst, elem);
        }
    }

    fn atomic_size(&mut self, func: &Func<'_>, inst: Inst, elem: Type) {
        let bits = func.layout().size_in_bits(func.types(), elem);
        let me = [Value::inst(inst)];
        if self.check(bits >= 8, "atomic memory access' size must be byte-sized", &me) {
            self.check(bits.is_power_of_two(), "atomic memory access' operand must have a power-of-two size", &me);
        }
    }

    fn ret(&mut self, func: &Func<'_>, inst: Inst) {
        let want = func.return_type();
        let n = func.num_operands(inst);
        if want == Type::VOID {
            let message = "Found return instr that returns non-void in Function of void return type!";
            self.check(n == 0, message, &[Value::inst(inst)]);
        } else {
            let ok = n == 1 && func.type_of(func.operand(inst, 0)) == want;
            self.check(ok, "Function return type does not match operand type of return inst!", &[Value::inst(inst)]);
        }
    }

    fn switch(&mut self, func: &Func<'_>, inst: Inst) {
        let me = [Value::inst(inst)];
        let n = func.num_operands(inst);
        let shaped = n >= 2
            && n.is_multiple_of(2)
            && (1..n).step_by(2).all(|k| func.operand(inst, k).as_block().is_some())
            && (2..n).step_by(2).all(|k| func.operand(inst, k).as_const().is_some());
        if !self.check(shaped, "switch has malformed operands", &me) {
            return;
        }
        let ty = func.type_of(func.operand(inst, 0));
        if !self.check(func.types().is_int(ty), "switch must have an integer condition", &me) {
            return;
        }
        let mut values: Vec<u32> = Vec::with_capacity(n / 2);
        for k in (2..n).step_by(2) {
            let v = func.operand(inst, k);
            if func.type_of(v) != ty {
                self.fail("Switch constants must all be same type as switch value!", &me);
                return;
            }
            values.push(v.row());
        }
        values.sort_unstable();
        let unique = values.windows(2).all(|w| w[0] != w[1]);
        self.check(unique, "Duplicate integer as switch case", &me);
    }
}

/// Number of operands of opcodes that have a fixed number.
fn fixed_operands(op: Opcode) -> Option<usize> {
    use Opcode::*;
    Some(match op {
        op if op.is_binary() => 2,
        op if op.is_cast() => 1,
        FNeg | Freeze | Load | Alloca | VaArg | ExtractValue | Resume => 1,
        ICmp | FCmp | ExtractElement | ShuffleVector | InsertValue | Store | AtomicRmw => 2,
        Select | InsertElement | CmpXchg => 3,
        Fence | Unreachable => 0,
        _ => return None,
    })
}

fn is_bool_like(types: TypesRef<'_>, result: Type, operand: Type) -> bool {
    types.scalar(result) == Type::I1 && same_shape(types, result, operand)
}

/// Type reached by constant indices into an aggregate.
fn indexed(types: TypesRef<'_>, mut at: Type, indices: &[u32]) -> Option<Type> {
    if indices.is_empty() {
        return None;
    }
    for &k in indices {
        if !types.is_aggregate(at) {
            return None;
        }
        at = types.element(at, k as u64)?;
    }
    Some(at)
}

/// Constant index into a struct: an `i32` constant or a splat of one.
fn struct_index(func: &Func<'_>, value: Value) -> Option<u64> {
    let c = value.as_const()?;
    let consts = func.consts();
    if func.types().scalar(consts.ty(c)) != Type::I32 {
        return None;
    }
    let scalar = match consts.row(c).kind {
        warpc_ir::consts::ConstKind::Splat => consts.list(c)[0],
        warpc_ir::consts::ConstKind::Zero => return Some(0),
        _ => value,
    };
    consts.as_int(scalar)
}

/// Whether the callee operand is inline assembly.
pub(super) fn is_asm(value: Value) -> bool {
    matches!(value.kind(), ValueKind::Asm(_))
}

/// Number of block operands of a call row by opcode.
pub(super) fn call_blocks(func: &Func<'_>, inst: Inst, row: &CallRow) -> usize {
    func.num_operands(inst) - 1 - row.num_args as usize - row.num_bundle_ops as usize
}

/// Whether a type holds a vector whose length is not known: itself, or what it is made of. One look at each type.
pub(super) fn is_scalable(types: TypesRef<'_>, ty: Type) -> bool {
    let mut work = vec![ty];
    let mut seen = RowSet::new(types.len() as usize);
    while let Some(ty) = work.pop() {
        if !seen.insert(ty) {
            continue;
        }
        match types.kind(ty) {
            TypeKind::Vector { scalable: true, .. } => return true,
            TypeKind::Array { elem, .. } => work.push(*elem),
            _ => work.extend(types.fields(ty).map_or(&[][..], |f| f.0)),
        }
    }
    false
}
