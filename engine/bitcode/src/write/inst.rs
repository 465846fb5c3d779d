//! Instruction records.

use super::bits::{Abbrev, signed};
use super::consts::{Entry, integer_flags};
use super::function::FunctionWriter;
use crate::codes::{binary, call_flags, casts, fast_math, function as code, ordering, rmw};
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, Ordering, RmwOp, TailKind, flags};
use warpc_ir::value::{Value, ValueKind};

/// Number of the first predicate of integer comparisons; those of floating point begin with 0.
const FIRST_INT_PREDICATE: u64 = 32;
/// Says in the calling convention of an invoke that the function type is written.
const INVOKE_EXPLICIT_TYPE: u64 = 1 << 13;
/// Marks metadata among the operands of a bundle.
const BUNDLE_METADATA: u64 = 0x8000_0000;

/// Number of a conversion.
pub(super) fn cast_code(op: Opcode) -> u64 {
    let code = match op {
        Opcode::ZExt => casts::ZEXT,
        Opcode::SExt => casts::SEXT,
        Opcode::FPToUI => casts::FPTOUI,
        Opcode::FPToSI => casts::FPTOSI,
        Opcode::UIToFP => casts::UITOFP,
        Opcode::SIToFP => casts::SITOFP,
        Opcode::FPTrunc => casts::FPTRUNC,
        Opcode::FPExt => casts::FPEXT,
        Opcode::PtrToInt => casts::PTRTOINT,
        Opcode::PtrToAddr => casts::PTRTOADDR,
        Opcode::IntToPtr => casts::INTTOPTR,
        Opcode::BitCast => casts::BITCAST,
        Opcode::AddrSpaceCast => casts::ADDRSPACECAST,
        op => {
            debug_assert_eq!(op, Opcode::Trunc);
            casts::TRUNC
        }
    };
    code as u64
}

/// Number of an operation of two operands; integers and floating point share them.
pub(super) fn binary_code(op: Opcode) -> u64 {
    let code = match op {
        Opcode::Sub | Opcode::FSub => binary::SUB,
        Opcode::Mul | Opcode::FMul => binary::MUL,
        Opcode::UDiv => binary::UDIV,
        Opcode::SDiv | Opcode::FDiv => binary::SDIV,
        Opcode::URem => binary::UREM,
        Opcode::SRem | Opcode::FRem => binary::SREM,
        Opcode::Shl => binary::SHL,
        Opcode::LShr => binary::LSHR,
        Opcode::AShr => binary::ASHR,
        Opcode::And => binary::AND,
        Opcode::Or => binary::OR,
        Opcode::Xor => binary::XOR,
        op => {
            debug_assert!(matches!(op, Opcode::Add | Opcode::FAdd));
            binary::ADD
        }
    };
    code as u64
}

fn ordering_code(o: Ordering) -> u64 {
    let code = match o {
        Ordering::NotAtomic => ordering::NOTATOMIC,
        Ordering::Unordered => ordering::UNORDERED,
        Ordering::Monotonic => ordering::MONOTONIC,
        Ordering::Acquire => ordering::ACQUIRE,
        Ordering::Release => ordering::RELEASE,
        Ordering::AcqRel => ordering::ACQREL,
        Ordering::SeqCst => ordering::SEQCST,
    };
    code as u64
}

fn rmw_code(op: RmwOp) -> u64 {
    let code = match op {
        RmwOp::Xchg => rmw::XCHG,
        RmwOp::Add => rmw::ADD,
        RmwOp::Sub => rmw::SUB,
        RmwOp::And => rmw::AND,
        RmwOp::Nand => rmw::NAND,
        RmwOp::Or => rmw::OR,
        RmwOp::Xor => rmw::XOR,
        RmwOp::Max => rmw::MAX,
        RmwOp::Min => rmw::MIN,
        RmwOp::UMax => rmw::UMAX,
        RmwOp::UMin => rmw::UMIN,
        RmwOp::FAdd => rmw::FADD,
        RmwOp::FSub => rmw::FSUB,
        RmwOp::FMax => rmw::FMAX,
        RmwOp::FMin => rmw::FMIN,
        RmwOp::FMaximum => rmw::FMAXIMUM,
        RmwOp::FMinimum => rmw::FMINIMUM,
        RmwOp::UIncWrap => rmw::UINC_WRAP,
        RmwOp::UDecWrap => rmw::UDEC_WRAP,
        RmwOp::USubCond => rmw::USUB_COND,
        RmwOp::USubSat => rmw::USUB_SAT,
    };
    code as u64
}

/// Bits of fast-math flags.
fn fast_math_bits(fl: u16) -> u64 {
    const BITS: [(u16, u64); 7] = [
        (flags::NNAN, fast_math::NO_NA_NS),
        (flags::NINF, fast_math::NO_INFS),
        (flags::NSZ, fast_math::NO_SIGNED_ZEROS),
        (flags::ARCP, fast_math::ALLOW_RECIPROCAL),
        (flags::CONTRACT, fast_math::ALLOW_CONTRACT),
        (flags::AFN, fast_math::APPROX_FUNC),
        (flags::REASSOC, fast_math::ALLOW_REASSOC),
    ];
    BITS.iter().fold(0, |bits, &(flag, bit)| if fl & flag != 0 { bits | bit } else { bits })
}

/// Log2 + 1 of an alignment in bytes, 0 for none.
fn align_code(bytes: u64) -> u64 {
    Aux::pack_align(bytes) as u64
}

impl FunctionWriter<'_, '_> {
    /// Adds an operand to the record, and its type where it is not known yet. Whether it was known.
    fn typed(&mut self, value: Value) -> bool {
        let number = self.value(value);
        self.record.push(self.next.wrapping_sub(number) as u64);
        if number < self.next {
            return true;
        }
        let ty = self.type_number(self.f.type_of(value));
        self.record.push(ty);
        false
    }
    /// Adds an operand whose type readers know.
    fn operand(&mut self, value: Value) {
        let number = self.value(value);
        self.record.push(self.next.wrapping_sub(number) as u64);
    }
    /// Adds an operand by its number: blocks, cases, sizes.
    fn absolute(&mut self, value: Value) {
        let number = self.value(value);
        self.record.push(number as u64);
    }
    fn op(&self, inst: Inst, k: usize) -> Value {
        self.f.operand(inst, k)
    }
    fn emit(&mut self, code: u32) {
        self.bits.record(code, &self.record);
    }
    fn emit_short(&mut self, short: bool, abbrev: &Abbrev, code: u32) {
        if short { self.bits.abbreviated(abbrev, code, &self.record) } else { self.emit(code) }
    }
    /// Adds flags if there are any.
    fn flags(&mut self, bits: u64) -> bool {
        if bits != 0 {
            self.record.push(bits);
        }
        bits != 0
    }

    /// Writes an instruction.
    pub(super) fn inst(&mut self, inst: Inst) {
        let func = self.f;
        let head = func.head(inst);
        let a = self.abbrevs;
        match head.op {
            Opcode::Call => self.call(inst),
            Opcode::Invoke | Opcode::CallBr => self.invoke(inst),
            Opcode::FNeg => {
                self.typed(self.op(inst, 0));
                self.record.push(0);
                self.flags(fast_math_bits(head.flags));
                self.emit(code::INST_UNOP);
            }
            op if op.is_binary() => {
                let short = self.typed(self.op(inst, 0));
                self.operand(self.op(inst, 1));
                self.record.push(binary_code(op));
                let bits =
                    if op.takes_fast_math() { fast_math_bits(head.flags) } else { integer_flags(op, head.flags) };
                let flagged = self.flags(bits);
                self.emit_short(short, if flagged { &a.binary_flags } else { &a.binary }, code::INST_BINOP);
            }
            Opcode::ICmp | Opcode::FCmp => {
                let short = self.typed(self.op(inst, 0));
                self.operand(self.op(inst, 1));
                let predicate = ((head.flags & flags::PRED_MASK) >> flags::PRED_SHIFT) as u64;
                let float = head.op == Opcode::FCmp;
                self.record.push(if float { predicate } else { FIRST_INT_PREDICATE + predicate });
                let bits = if float { fast_math_bits(head.flags) } else { integer_flags(head.op, head.flags) };
                let flagged = self.flags(bits);
                self.emit_short(short && !flagged, &a.compare, code::INST_CMP2);
            }
            op if op.is_cast() => {
                let short = self.typed(self.op(inst, 0));
                let ty = self.type_number(head.ty);
                self.record.extend([ty, cast_code(op)]);
                let bits =
                    if op.takes_fast_math() { fast_math_bits(head.flags) } else { integer_flags(op, head.flags) };
                let flagged = self.flags(bits);
                self.emit_short(short && !flagged, &a.cast, code::INST_CAST);
            }
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => self.memory(inst),
            Opcode::GetElementPtr => {
                let ty = self.type_number(Type(func.aux(inst).a));
                self.record.extend([integer_flags(head.op, head.flags), ty]);
                let short = func.operands(inst).fold(true, |short, v| self.typed(v) & short);
                self.emit_short(short, &a.gep, code::INST_GEP);
            }
            Opcode::Phi => self.phi(inst),
            Opcode::Alloca => self.alloca(inst),
            Opcode::Select => {
                self.typed(self.op(inst, 1));
                self.operand(self.op(inst, 2));
                self.typed(self.op(inst, 0));
                self.flags(fast_math_bits(head.flags));
                self.emit(code::INST_VSELECT);
            }
            Opcode::Freeze => {
                self.typed(self.op(inst, 0));
                self.emit(code::INST_FREEZE);
            }
            Opcode::ExtractElement => {
                self.typed(self.op(inst, 0));
                self.typed(self.op(inst, 1));
                self.emit(code::INST_EXTRACTELT);
            }
            Opcode::InsertElement => {
                self.typed(self.op(inst, 0));
                self.operand(self.op(inst, 1));
                self.typed(self.op(inst, 2));
                self.emit(code::INST_INSERTELT);
            }
            Opcode::ShuffleVector => self.shuffle(inst),
            Opcode::ExtractValue | Opcode::InsertValue => {
                func.operands(inst).for_each(|v| _ = self.typed(v));
                self.record.extend(func.indices(inst).iter().map(|&n| n as u64));
                let extract = head.op == Opcode::ExtractValue;
                self.emit(if extract { code::INST_EXTRACTVAL } else { code::INST_INSERTVAL });
            }
            Opcode::VaArg => {
                let (list, result) = (self.type_number(func.type_of(self.op(inst, 0))), self.type_number(head.ty));
                self.record.push(list);
                self.operand(self.op(inst, 0));
                self.record.push(result);
                self.emit(code::INST_VAARG);
            }
            _ => self.control(inst),
        }
    }

    /// Terminators and exception handling.
    fn control(&mut self, inst: Inst) {
        let func = self.f;
        let a = self.abbrevs;
        match func.op(inst) {
            Opcode::Ret => {
                let short = func.operands(inst).fold(true, |short, v| self.typed(v) & short);
                let abbrev = if func.num_operands(inst) == 0 { &a.ret_void } else { &a.ret_value };
                self.emit_short(short, abbrev, code::INST_RET);
            }
            Opcode::Br => {
                let n = func.num_operands(inst);
                func.operands(inst).skip(n - 1 - (n > 1) as usize).for_each(|v| self.absolute(v));
                if n > 1 {
                    self.operand(self.op(inst, 0));
                }
                self.emit_short(n == 1, &a.branch, code::INST_BR);
            }
            Opcode::Switch | Opcode::IndirectBr => {
                let ty = self.type_number(func.type_of(self.op(inst, 0)));
                self.record.push(ty);
                self.operand(self.op(inst, 0));
                func.operands(inst).skip(1).for_each(|v| self.absolute(v));
                self.emit(if func.op(inst) == Opcode::Switch { code::INST_SWITCH } else { code::INST_INDIRECTBR });
            }
            Opcode::Unreachable => self.bits.abbreviated(&a.unreachable, code::INST_UNREACHABLE, &[]),
            Opcode::Resume => {
                self.typed(self.op(inst, 0));
                self.emit(code::INST_RESUME);
            }
            Opcode::LandingPad => {
                let ty = self.type_number(func.ty(inst));
                let cleanup = func.flags(inst) & flags::CLEANUP != 0;
                self.record.extend([ty, cleanup as u64, func.num_operands(inst) as u64]);
                for (v, &kind) in func.operands(inst).zip(func.indices(inst)) {
                    self.record.push(kind as u64);
                    self.typed(v);
                }
                self.emit(code::INST_LANDINGPAD);
            }
            Opcode::CatchPad | Opcode::CleanupPad => {
                self.operand(self.op(inst, 0));
                self.record.push(func.num_operands(inst) as u64 - 1);
                func.operands(inst).skip(1).for_each(|v| _ = self.typed(v));
                let catch = func.op(inst) == Opcode::CatchPad;
                self.emit(if catch { code::INST_CATCHPAD } else { code::INST_CLEANUPPAD });
            }
            Opcode::CatchSwitch => {
                let unwinds = func.flags(inst) & flags::CLEANUP != 0;
                self.operand(self.op(inst, 0));
                self.record.push(func.num_operands(inst) as u64 - 1 - unwinds as u64);
                func.operands(inst).skip(1).for_each(|v| self.absolute(v));
                self.emit(code::INST_CATCHSWITCH);
            }
            op => {
                debug_assert!(matches!(op, Opcode::CatchRet | Opcode::CleanupRet));
                self.operand(self.op(inst, 0));
                func.operands(inst).skip(1).for_each(|v| self.absolute(v));
                self.emit(if op == Opcode::CatchRet { code::INST_CATCHRET } else { code::INST_CLEANUPRET });
            }
        }
    }

    fn phi(&mut self, inst: Inst) {
        let func = self.f;
        let ty = self.type_number(func.ty(inst));
        self.record.push(ty);
        for (v, b) in func.phi_pairs(inst) {
            // Signed, as many come from further down.
            let distance = self.next.wrapping_sub(self.value(v)) as i32;
            self.record.push(signed(distance as i64));
            self.absolute(Value::block(b));
        }
        self.flags(fast_math_bits(func.flags(inst)));
        self.emit(code::INST_PHI);
    }

    fn alloca(&mut self, inst: Inst) {
        let func = self.f;
        let (head, aux) = (func.head(inst), func.aux(inst));
        let (ty, count) = match func.operands(inst).next() {
            Some(v) => (func.type_of(v), self.value(v)),
            None => (Type::I32, self.entry(Entry::Number(Type::I32, 1))),
        };
        let (allocated, count_ty) = (self.type_number(Type(aux.a)), self.type_number(ty));
        let align = aux.b as u64;
        // Five bits of the alignment, `inalloca`, "the type is the allocated one", `swifterror`, the rest of the alignment.
        let packed = align & 31
            | ((head.flags & flags::INALLOCA != 0) as u64) << 5
            | 1 << 6
            | ((head.flags & flags::SWIFTERROR != 0) as u64) << 7
            | align >> 5 << 8;
        self.record.extend([allocated, count_ty, count as u64, packed]);
        let space = func.types().addrspace(head.ty).unwrap_or(0);
        if space != self.plan.ctx.tables.layout.alloca_space {
            self.record.push(space as u64);
        }
        self.emit(code::INST_ALLOCA);
    }

    fn shuffle(&mut self, inst: Inst) {
        self.typed(self.op(inst, 0));
        self.operand(self.op(inst, 1));
        let number = self.mask(inst);
        self.record.push(self.next.wrapping_sub(number) as u64);
        self.emit(code::INST_SHUFFLEVEC);
    }

    fn memory(&mut self, inst: Inst) {
        let func = self.f;
        let (head, mem) = (func.head(inst), func.mem(inst));
        let volatile = (head.flags & flags::VOLATILE != 0) as u64;
        let scope = self.plan.scope_number(Str(func.aux(inst).b));
        let order = [ordering_code(mem.ordering), scope];
        let atomic = mem.ordering != Ordering::NotAtomic;
        let a = self.abbrevs;
        match head.op {
            Opcode::Load => {
                let short = self.typed(self.op(inst, 0));
                let ty = self.type_number(head.ty);
                self.record.extend([ty, align_code(mem.align), volatile]);
                self.record.extend(order.iter().filter(|_| atomic));
                let code = if atomic { code::INST_LOADATOMIC } else { code::INST_LOAD };
                self.emit_short(short && !atomic, &a.load, code);
            }
            Opcode::Store => {
                let short = self.typed(self.op(inst, 1));
                let short = self.typed(self.op(inst, 0)) && short;
                self.record.extend([align_code(mem.align), volatile]);
                self.record.extend(order.iter().filter(|_| atomic));
                let code = if atomic { code::INST_STOREATOMIC } else { code::INST_STORE };
                self.emit_short(short && !atomic, &a.store, code);
            }
            Opcode::Fence => {
                self.record.extend(order);
                self.emit(code::INST_FENCE);
            }
            Opcode::CmpXchg => {
                self.typed(self.op(inst, 0));
                self.typed(self.op(inst, 1));
                self.operand(self.op(inst, 2));
                let weak = (head.flags & flags::WEAK != 0) as u64;
                self.record.push(volatile);
                self.record.extend(order);
                self.record.extend([ordering_code(mem.failure), weak, align_code(mem.align)]);
                self.emit(code::INST_CMPXCHG);
            }
            _ => {
                self.typed(self.op(inst, 0));
                self.typed(self.op(inst, 1));
                self.record.extend([rmw_code(mem.rmw), volatile]);
                self.record.extend(order);
                self.record.push(align_code(mem.align));
                self.emit(code::INST_ATOMICRMW);
            }
        }
    }

    /// Writes the operand bundles of a call, which stand before it.
    fn bundles(&mut self, inst: Inst) {
        let func = self.f;
        let row = func.call(inst);
        let mut at = row.num_args as usize;
        for &(tag, len) in &row.bundles {
            self.record.clear();
            self.record.push(self.plan.tags.number(tag));
            for v in func.operands(inst).skip(at).take(len as usize) {
                match v.kind() {
                    ValueKind::Meta(_) | ValueKind::LocalMeta(_) => {
                        self.record.push(BUNDLE_METADATA);
                        self.operand(v);
                    }
                    _ => _ = self.typed(v),
                }
            }
            at += len as usize;
            self.emit(code::OPERAND_BUNDLE);
        }
        self.record.clear();
    }
    /// Adds function type, callee and arguments: parameters have their types, further arguments not.
    fn callee_and_arguments(&mut self, inst: Inst) {
        let func = self.f;
        let row = func.call(inst);
        let ty = self.type_number(row.fn_ty);
        self.record.push(ty);
        self.typed(func.callee(inst));
        let fixed = func.types().func(row.fn_ty).map_or(row.num_args as usize, |t| t.1.len());
        for (n, v) in func.operands(inst).take(row.num_args as usize).enumerate() {
            match n < fixed {
                true => self.operand(v),
                false => _ = self.typed(v),
            }
        }
    }
    fn call(&mut self, inst: Inst) {
        let func = self.f;
        self.bundles(inst);
        let row = func.call(inst);
        let math = fast_math_bits(func.flags(inst));
        let tail = match row.tail {
            TailKind::None => 0,
            TailKind::Tail => 1 << call_flags::TAIL,
            TailKind::MustTail => 1 << call_flags::TAIL | 1 << call_flags::MUSTTAIL,
            TailKind::NoTail => 1 << call_flags::NOTAIL,
        };
        let head = (row.cc as u64) << call_flags::CCONV
            | tail
            | 1 << call_flags::EXPLICIT_TYPE
            | ((math != 0) as u64) << call_flags::FMF;
        let attrs = self.plan.attrs.known_list(row.attrs);
        self.record.extend([attrs, head]);
        self.flags(math);
        self.callee_and_arguments(inst);
        self.emit(code::INST_CALL);
    }
    /// `invoke` and `callbr`.
    fn invoke(&mut self, inst: Inst) {
        let func = self.f;
        self.bundles(inst);
        let row = func.call(inst);
        let first = row.num_args as usize + row.num_bundle_ops as usize;
        let attrs = self.plan.attrs.known_list(row.attrs);
        let blocks = || func.operands(inst).skip(first).filter(|v| v.as_block().is_some());
        if func.op(inst) == Opcode::Invoke {
            self.record.extend([attrs, row.cc as u64 | INVOKE_EXPLICIT_TYPE]);
            blocks().for_each(|v| self.absolute(v));
            self.callee_and_arguments(inst);
            return self.emit(code::INST_INVOKE);
        }
        let head = (row.cc as u64) << call_flags::CCONV | 1 << call_flags::EXPLICIT_TYPE;
        self.record.extend([attrs, head]);
        blocks().take(1).for_each(|v| self.absolute(v));
        self.record.push(blocks().count() as u64 - 1);
        blocks().skip(1).for_each(|v| self.absolute(v));
        self.callee_and_arguments(inst);
        self.emit(code::INST_CALLBR);
    }
}
