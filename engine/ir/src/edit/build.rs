//! Builder: appends or inserts instructions, one method per kind. It folds nothing; passes ask the folder first.

use crate::body::*;
use crate::func::FuncMut;
use crate::ids::*;
use crate::intrinsics::{self, IntrinRow, IntrinsicId, TypeSource};
use crate::opcode::{FloatPred, IntPred, Opcode, flags};
use crate::types::{TypeKind, TypesRef};
use crate::value::Value;
use smallvec::SmallVec;

/// Where the next instruction goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// At the end of a block.
    End(Block),
    /// Before an instruction.
    Before(Inst),
}

/// An intrinsic for certain types, ready to be called.
#[derive(Clone, Copy, Debug)]
pub struct Callee {
    value: Value,
    ty: Type,
    ret: Type,
}

impl Callee {
    /// The callee and its function type, for a call that is made with bundles.
    pub fn parts(self) -> (Value, Type) {
        (self.value, self.ty)
    }
}

/// A function and an insertion point. New instructions take the builder's location.
pub struct Builder<'b, 'a> {
    /// The function.
    pub f: &'b mut FuncMut<'a>,
    /// Insertion point.
    pub at: Point,
    /// Location of new instructions.
    pub loc: Md,
}

impl<'b, 'a> Builder<'b, 'a> {
    /// Builds at the end of `block`.
    pub fn at_end(func: &'b mut FuncMut<'a>, block: Block) -> Self {
        Builder { f: func, at: Point::End(block), loc: Md::NONE }
    }
    /// Builds before `inst`, with its location.
    pub fn before(func: &'b mut FuncMut<'a>, inst: Inst) -> Self {
        let loc = func.loc(inst);
        Builder { f: func, at: Point::Before(inst), loc }
    }
    /// Any instruction.
    pub fn emit(&mut self, op: Opcode, fl: u16, ty: Type, operands: &[Value], aux: Aux) -> Inst {
        let i = self.f.new_inst(op, fl, ty, operands, aux);
        match self.at {
            Point::End(b) => self.f.append(i, b),
            Point::Before(at) => self.f.insert_before(i, at),
        }
        if self.loc.is_some() {
            self.f.set_loc(i, self.loc);
        }
        i
    }
    /// Binary operation.
    pub fn binary(&mut self, op: Opcode, lhs: Value, rhs: Value, fl: u16) -> Value {
        debug_assert!(op.is_binary());
        let ty = self.f.type_of(lhs);
        self.emit(op, fl, ty, &[lhs, rhs], Aux::default()).into()
    }
    /// `fneg`.
    pub fn fneg(&mut self, value: Value, fl: u16) -> Value {
        let ty = self.f.type_of(value);
        self.emit(Opcode::FNeg, fl, ty, &[value], Aux::default()).into()
    }
    /// Conversion to `ty`.
    pub fn cast(&mut self, op: Opcode, value: Value, ty: Type, fl: u16) -> Value {
        debug_assert!(op.is_cast());
        self.emit(op, fl, ty, &[value], Aux::default()).into()
    }
    /// `icmp`; `ty` is `i1` or the vector of `i1` of the operands' length.
    pub fn icmp(&mut self, pred: IntPred, lhs: Value, rhs: Value, ty: Type) -> Value {
        self.emit(Opcode::ICmp, (pred as u16) << flags::PRED_SHIFT, ty, &[lhs, rhs], Aux::default()).into()
    }
    /// `fcmp`; `ty` as for `icmp`.
    pub fn fcmp(&mut self, pred: FloatPred, lhs: Value, rhs: Value, ty: Type, fast: u16) -> Value {
        let fl = (pred as u16) << flags::PRED_SHIFT | fast & flags::FAST;
        self.emit(Opcode::FCmp, fl, ty, &[lhs, rhs], Aux::default()).into()
    }
    /// `select`.
    pub fn select(&mut self, condition: Value, lhs: Value, rhs: Value, fl: u16) -> Value {
        let ty = self.f.type_of(lhs);
        self.emit(Opcode::Select, fl, ty, &[condition, lhs, rhs], Aux::default()).into()
    }
    /// `freeze`.
    pub fn freeze(&mut self, value: Value) -> Value {
        let ty = self.f.type_of(value);
        self.emit(Opcode::Freeze, 0, ty, &[value], Aux::default()).into()
    }
    /// `getelementptr` with result type `ty`.
    pub fn gep(&mut self, elem: Type, base: Value, indices: &[Value], ty: Type, fl: u16) -> Value {
        let ops: SmallVec<[Value; 8]> = std::iter::once(base).chain(indices.iter().copied()).collect();
        self.emit(Opcode::GetElementPtr, fl, ty, &ops, Aux { a: elem.0, b: 0 }).into()
    }
    /// Plain load.
    pub fn load(&mut self, ty: Type, ptr: Value, align: u64, fl: u16) -> Value {
        let mem = MemInfo { align, ..Default::default() };
        self.emit(Opcode::Load, fl, ty, &[ptr], Aux { a: mem.pack(), b: 0 }).into()
    }
    /// Plain store.
    pub fn store(&mut self, value: Value, ptr: Value, align: u64, fl: u16) -> Inst {
        let mem = MemInfo { align, ..Default::default() };
        self.emit(Opcode::Store, fl, Type::VOID, &[value, ptr], Aux { a: mem.pack(), b: 0 })
    }
    /// `alloca` of one element; `ptr_ty` is the pointer type of the alloca address space, `one` an integer constant 1.
    pub fn alloca(&mut self, ty: Type, ptr_ty: Type, one: Value, align: u64) -> Value {
        self.emit(Opcode::Alloca, 0, ptr_ty, &[one], Aux { a: ty.0, b: Aux::pack_align(align) }).into()
    }
    /// Call of `callee` with function type `fn_ty` and return type `ret`.
    pub fn call(&mut self, callee: Value, fn_ty: Type, ret: Type, args: &[Value], cc: u16, attrs: AttrList) -> Inst {
        let row = CallRow {
            fn_ty,
            cc,
            tail: Default::default(),
            attrs,
            num_args: args.len() as u32,
            num_bundle_ops: 0,
            bundles: Box::default(),
            addrspace: 0,
        };
        let n = self.f.side().calls.len() as u32;
        self.f.side_mut().calls.push(row);
        let ops: SmallVec<[Value; 8]> = args.iter().copied().chain([callee]).collect();
        self.emit(Opcode::Call, 0, ret, &ops, Aux { a: n, b: 0 })
    }
    /// Call of an intrinsic for overload types by slot, with fast-math flags `fl`. `None` when the types do not fit it.
    pub fn intrinsic(&mut self, id: IntrinsicId, overloads: &[Type], args: &[Value], fl: u16) -> Option<Value> {
        let callee = self.intrinsic_callee(id, overloads)?;
        Some(self.call_intrinsic(callee, args, fl))
    }
    /// Looks up what [`Builder::intrinsic`] calls, once for many calls of it.
    pub fn intrinsic_callee(&mut self, id: IntrinsicId, overloads: &[Type]) -> Option<Callee> {
        struct Source<'x, 'a>(&'x mut FuncMut<'a>);
        impl TypeSource for Source<'_, '_> {
            fn types(&self) -> TypesRef<'_> {
                self.0.types()
            }
            fn intern_type(&mut self, kind: TypeKind) -> Type {
                self.0.intern_type(kind)
            }
        }
        let ty = intrinsics::signature(id, overloads, &mut Source(self.f))?;
        let name = intrinsics::mangled_name(self.f.types(), &self.f.ctx().tables.strings, id, overloads);
        let callee = self.f.intern_intrinsic(IntrinRow { name: name.into(), id: id.0, ty });
        let ret = self.f.types().func(ty)?.0;
        Some(Callee { value: Value::intrinsic(callee), ty, ret })
    }
    /// A call of an intrinsic that was looked up.
    pub fn call_intrinsic(&mut self, callee: Callee, args: &[Value], fl: u16) -> Value {
        let i = self.call(callee.value, callee.ty, callee.ret, args, 0, AttrList::EMPTY);
        self.f.set_flags(i, fl);
        i.into()
    }
    /// `extractelement`.
    pub fn extract_element(&mut self, value: Value, index: Value, ty: Type) -> Value {
        self.emit(Opcode::ExtractElement, 0, ty, &[value, index], Aux::default()).into()
    }
    /// `insertelement`.
    pub fn insert_element(&mut self, value: Value, e: Value, index: Value) -> Value {
        let ty = self.f.type_of(value);
        self.emit(Opcode::InsertElement, 0, ty, &[value, e, index], Aux::default()).into()
    }
    /// `shufflevector` with result type `ty`; `u32::MAX` in the mask is poison.
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[u32], ty: Type) -> Value {
        let aux = self.index_list(mask);
        self.emit(Opcode::ShuffleVector, 0, ty, &[lhs, rhs], aux).into()
    }
    /// `extractvalue` with result type `ty`.
    pub fn extract_value(&mut self, value: Value, indices: &[u32], ty: Type) -> Value {
        let aux = self.index_list(indices);
        self.emit(Opcode::ExtractValue, 0, ty, &[value], aux).into()
    }
    /// `insertvalue`.
    pub fn insert_value(&mut self, value: Value, e: Value, indices: &[u32]) -> Value {
        let ty = self.f.type_of(value);
        let aux = self.index_list(indices);
        self.emit(Opcode::InsertValue, 0, ty, &[value, e], aux).into()
    }
    fn index_list(&mut self, list: &[u32]) -> Aux {
        let s = self.f.side_mut();
        let a = s.indices.len() as u32;
        s.indices.extend_from_slice(list);
        Aux { a, b: list.len() as u32 }
    }
    /// Unconditional branch.
    pub fn br(&mut self, to: Block) -> Inst {
        self.emit(Opcode::Br, 0, Type::VOID, &[Value::block(to)], Aux::default())
    }
    /// Conditional branch. Operands: condition, block when true, block when false.
    pub fn cond_br(&mut self, condition: Value, yes: Block, no: Block) -> Inst {
        self.emit(Opcode::Br, 0, Type::VOID, &[condition, Value::block(yes), Value::block(no)], Aux::default())
    }
    /// `switch`. Operands: condition, default block, then constant and block per case.
    pub fn switch(&mut self, condition: Value, default: Block, cases: &[(Value, Block)]) -> Inst {
        let mut ops = vec![condition, Value::block(default)];
        for &(v, b) in cases {
            ops.extend([v, Value::block(b)]);
        }
        self.emit(Opcode::Switch, 0, Type::VOID, &ops, Aux::default())
    }
    /// `ret`, of nothing when `v` is `None`.
    pub fn ret(&mut self, v: Option<Value>) -> Inst {
        match v {
            Some(v) => self.emit(Opcode::Ret, 0, Type::VOID, &[v], Aux::default()),
            None => self.emit(Opcode::Ret, 0, Type::VOID, &[], Aux::default()),
        }
    }
    /// `unreachable`.
    pub fn unreachable(&mut self) -> Inst {
        self.emit(Opcode::Unreachable, 0, Type::VOID, &[], Aux::default())
    }
}
