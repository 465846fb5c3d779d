//! Memory: questions about state spaces, atomics, uniform loads, and barriers that ask all threads for a constant.

use super::Call;
use warpc_analysis::facts::{const_expr, intrinsic};
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Atomic, BlockBarrier, Options};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::module::GlobalKind;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{Func, Opcode, Ordering, RmwOp, TypeKind, Value, ValueKind};

/// Steps from an address to what it is computed from.
const STEPS: usize = 32;

/// State spaces by their numbers.
mod space {
    pub const GENERIC: u32 = 0;
    pub const GLOBAL: u32 = 1;
    pub const SHARED: u32 = 3;
    pub const CONSTANT: u32 = 4;
    pub const LOCAL: u32 = 5;
    /// Shared memory of the blocks of a cluster.
    pub const CLUSTER: u32 = 7;
}

/// The state space that generic address `value` points to, if what it is computed from tells.
fn space_of(func: &Func<'_>, mut value: Value) -> Option<u32> {
    for _ in 0..STEPS {
        let of_type = func.types().addrspace(func.type_of(value))?;
        if of_type != space::GENERIC {
            return Some(of_type);
        }
        value = match value.kind() {
            ValueKind::Inst(inst) => match func.op(inst) {
                Opcode::AddrSpaceCast | Opcode::GetElementPtr => func.operand(inst, 0),
                Opcode::Alloca => return Some(space::LOCAL),
                _ => return None,
            },
            // Variables of the generic space are put into global memory; functions have no state space.
            ValueKind::Global(global) => {
                let is_variable = func.ctx().globals.sym[global.index()].kind == GlobalKind::Variable;
                return is_variable.then_some(space::GLOBAL);
            }
            _ => match const_expr(func, value)? {
                (Opcode::AddrSpaceCast | Opcode::GetElementPtr, operands) => operands[0],
                _ => return None,
            },
        };
    }
    None
}

impl Call<'_, '_> {
    /// `isspacep.global(p) -> true` of an address of global memory, `-> false` of one of another space, and so for the other spaces.
    /// Of shared memory of a cluster it is not known whether it is that of the block.
    pub(super) fn decided_space(&mut self) -> Option<Value> {
        let asked: &[u32] = match self.id {
            id::NVVM_ISSPACEP_GLOBAL => &[space::GLOBAL],
            id::NVVM_ISSPACEP_SHARED => &[space::SHARED],
            id::NVVM_ISSPACEP_CONST => &[space::CONSTANT],
            id::NVVM_ISSPACEP_LOCAL => &[space::LOCAL],
            id::NVVM_ISSPACEP_SHARED_CLUSTER => &[space::SHARED, space::CLUSTER],
            _ => return None,
        };
        let own = space_of(self.func, self.argument(0))?;
        let truth = match own {
            space::CLUSTER if self.id == id::NVVM_ISSPACEP_SHARED => return None,
            space::GLOBAL | space::SHARED | space::CONSTANT | space::LOCAL | space::CLUSTER => asked.contains(&own),
            // Parameters and other spaces may be part of one of these.
            _ => return None,
        };
        Some(self.func.consts_mut().add_bool(truth))
    }

    /// `atomic.add.gen.i.sys(p, x) -> atomicrmw add p, x monotonic`, and so for the other operations; `cas` is a `cmpxchg`. Those of
    /// a block stay, see the header of the pass.
    pub(super) fn atomic(&mut self, op: Atomic) -> Option<Value> {
        if !is_of_system(self.id) {
            return None;
        }
        let ty = self.func.ty(self.inst);
        let is_float = self.func.types().is_float(ty);
        let size = self.func.layout().store_size(self.func.types(), ty);
        if !matches!(size, 4 | 8) || is_float && op != Atomic::Add {
            return None;
        }
        let arguments: Vec<Value> =
            (0..self.func.call(self.inst).num_args as usize).map(|n| self.argument(n)).collect();
        let rmw = match op {
            Atomic::Add if is_float => RmwOp::FAdd,
            Atomic::Add => RmwOp::Add,
            Atomic::And => RmwOp::And,
            Atomic::Or => RmwOp::Or,
            Atomic::Xor => RmwOp::Xor,
            Atomic::Min => RmwOp::Min,
            Atomic::Max => RmwOp::Max,
            // There are no counters of 64 bits.
            Atomic::Inc | Atomic::Dec if size != 4 => return None,
            Atomic::Inc => RmwOp::UIncWrap,
            Atomic::Dec => RmwOp::UDecWrap,
            Atomic::Exchange => RmwOp::Xchg,
            Atomic::CompareExchange => {
                let (ordering, failure) = (Ordering::Monotonic, Ordering::Monotonic);
                let mem = MemInfo { align: size, ordering, failure, ..MemInfo::default() };
                let pair = self.func.intern_type(TypeKind::Struct { packed: false, fields: [ty, Type::I1].into() });
                let mut builder = self.build();
                let both = builder.emit(Opcode::CmpXchg, 0, pair, &arguments, Aux { a: mem.pack(), b: 0 });
                return Some(builder.extract_value(both.into(), &[0], ty));
            }
        };
        let mem = MemInfo { align: size, ordering: Ordering::Monotonic, rmw, ..MemInfo::default() };
        Some(self.build().emit(Opcode::AtomicRmw, 0, ty, &arguments, Aux { a: mem.pack(), b: 0 }).into())
    }

    /// `ldu.global.i(p, align) -> load p, !invariant.load`: memory that nobody writes while the kernel runs. That all threads of a
    /// warp read one address has no instruction of its own any more.
    pub(super) fn uniform_load(&mut self) -> Option<Value> {
        let kind = self.func.ctx().tables.strings.find(b"invariant.load")?;
        let (pointer, ty) = (self.argument(0), self.func.ty(self.inst));
        let align = self.constant(1).filter(|align| align.is_power_of_two())?;
        let node = self.func.add_md(NewNode::Tuple(Box::default()));
        let mut builder = self.build();
        let pointer = match builder.f.types().addrspace(builder.f.type_of(pointer)) {
            Some(space::GENERIC) => builder.cast(Opcode::AddrSpaceCast, pointer, Type::PTR_GLOBAL, 0),
            _ => pointer,
        };
        let value = builder.load(ty, pointer, align, 0);
        if let Some(load) = value.as_inst() {
            self.func.set_attachment(load, kind, node);
        }
        Some(value)
    }

    /// `barrier.cta.red.and(i, true) -> barrier.cta.sync(i); true`, and so for `or` and for counts of threads for which a constant
    /// holds: of none, or of as many as the barrier is told to wait for.
    pub(super) fn barrier_of_constant(&mut self, what: BlockBarrier) -> Option<Value> {
        let options = self.columns.options;
        let counts = options.has(Options::COUNT);
        let predicate = self.constant(if counts { 2 } else { 1 })?;
        let result = match what {
            BlockBarrier::And | BlockBarrier::Or => self.func.consts_mut().add_bool(predicate != 0),
            BlockBarrier::Popc if predicate == 0 => self.int(Type::I32, 0),
            BlockBarrier::Popc if counts => self.argument(1),
            _ => return None,
        };
        let to = match (options.has(Options::ALIGNED), counts) {
            (true, false) => id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL,
            (true, true) => id::NVVM_BARRIER_CTA_SYNC_ALIGNED_COUNT,
            (false, false) => id::NVVM_BARRIER_CTA_SYNC_ALL,
            (false, true) => id::NVVM_BARRIER_CTA_SYNC_COUNT,
        };
        let arguments = [self.argument(0), self.argument(1)];
        self.build().intrinsic(to, &[], &arguments[..1 + usize::from(counts)], 0)?;
        Some(result)
    }

    /// `lohi.i2d(d2i.lo(x), d2i.hi(x)) -> x`, `d2i.lo(lohi.i2d(a, b)) -> a`, `d2i.hi(lohi.i2d(a, b)) -> b`.
    pub(super) fn halves_of_double(&mut self) -> Option<Value> {
        let func = &*self.func;
        let call_of = |value: Value, of: IntrinsicId| {
            value.as_inst().filter(|&inst| func.op(inst) == Opcode::Call && intrinsic(func, inst) == Some(of))
        };
        match self.id {
            id::NVVM_D2I_LO => Some(func.operand(call_of(self.argument(0), id::NVVM_LOHI_I2D)?, 0)),
            id::NVVM_D2I_HI => Some(func.operand(call_of(self.argument(0), id::NVVM_LOHI_I2D)?, 1)),
            id::NVVM_LOHI_I2D => {
                let low = call_of(self.argument(0), id::NVVM_D2I_LO)?;
                let high = call_of(self.argument(1), id::NVVM_D2I_HI)?;
                (func.operand(low, 0) == func.operand(high, 0)).then(|| func.operand(low, 0))
            }
            _ => None,
        }
    }
}

/// Whether the scope of atomic `intrinsic` is the whole system.
fn is_of_system(intrinsic: IntrinsicId) -> bool {
    matches!(
        intrinsic,
        id::NVVM_ATOMIC_ADD_GEN_F_SYS
            | id::NVVM_ATOMIC_ADD_GEN_I_SYS
            | id::NVVM_ATOMIC_AND_GEN_I_SYS
            | id::NVVM_ATOMIC_CAS_GEN_I_SYS
            | id::NVVM_ATOMIC_DEC_GEN_I_SYS
            | id::NVVM_ATOMIC_EXCH_GEN_I_SYS
            | id::NVVM_ATOMIC_INC_GEN_I_SYS
            | id::NVVM_ATOMIC_MAX_GEN_I_SYS
            | id::NVVM_ATOMIC_MIN_GEN_I_SYS
            | id::NVVM_ATOMIC_OR_GEN_I_SYS
            | id::NVVM_ATOMIC_XOR_GEN_I_SYS
    )
}
