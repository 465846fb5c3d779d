//! `atomicrmw`: operations that leave memory as it was, or whose result in memory is known.

use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::opcode::{RmwOp, flags};
use warpc_ir::{Aux, MemInfo, Value};

/// `atomicrmw` that is not volatile, as its rules see it.
#[derive(Clone, Copy)]
struct Rmw {
    inst: Inst,
    mem: MemInfo,
    operand: Value,
    ty: Type,
}

impl Combiner<'_, '_> {
    /// Rules of `atomicrmw`.
    pub(super) fn atomic_rmw(&mut self, inst: Inst) -> Option<Value> {
        if self.f.flags(inst) & flags::VOLATILE != 0 {
            return None;
        }
        let (operand, ty) = (self.f.operand(inst, 1), self.f.ty(inst));
        self.atomic_rmw_rules(Rmw { inst, mem: self.f.mem(inst), operand, ty })
    }

    rules! {
        /// Rules of `atomicrmw`, in order.
        fn atomic_rmw_rules(&mut self, site: Rmw) -> Option<Value> {
            rmw_of_known_result,
            rmw_that_changes_nothing,
        }
    }

    /// Makes the operation of `site` `rmw` with operand `operand`.
    fn set_rmw(&mut self, site: Rmw, rmw: RmwOp, operand: Value) -> Option<Value> {
        let b = self.f.aux(site.inst).b;
        self.f.set_aux(site.inst, Aux { a: MemInfo { rmw, ..site.mem }.pack(), b });
        self.set(site.inst, 1, operand);
        Some(Value::inst(site.inst))
    }

    /// `atomicrmw and p, 0 -> atomicrmw xchg p, 0`, and so for every operand that decides the result alone: -1 of `or`, the limits
    /// of minima and maxima, NaN of `fadd` and `fsub`, infinities of `fmax` and
    /// `fmin`.
    fn rmw_of_known_result(&mut self, site: Rmw) -> Option<Value> {
        let decides = match site.mem.rmw {
            RmwOp::FAdd | RmwOp::FSub => {
                let (format, bits) = p::float(self.f, site.operand)?;
                float::classify(format, bits)?.nan
            }
            RmwOp::FMax | RmwOp::FMin => {
                let (format, bits) = p::float(self.f, site.operand)?;
                let class = float::classify(format, bits)?;
                class.infinite && class.negative == (site.mem.rmw == RmwOp::FMin)
            }
            rmw => {
                let number = p::int(self.f, site.operand)?;
                match rmw {
                    RmwOp::And | RmwOp::UMin => number.is_zero(),
                    RmwOp::Or | RmwOp::UMax => number.is_all_ones(),
                    RmwOp::Min => number.is_sign_mask(),
                    RmwOp::Max => number.is_max_signed(),
                    _ => false,
                }
            }
        };
        if decides { self.set_rmw(site, RmwOp::Xchg, site.operand) } else { None }
    }

    /// `atomicrmw add p, 0 -> atomicrmw or p, 0`, and so for every operation and operand that leave memory as it was; those on
    /// floating-point numbers become `fadd p, -0.0`.
    fn rmw_that_changes_nothing(&mut self, site: Rmw) -> Option<Value> {
        if let Some((format, bits)) = p::float(self.f, site.operand) {
            let class = float::classify(format, bits)?;
            if site.mem.rmw != RmwOp::FSub || !class.zero || class.negative {
                return None;
            }
            let negative = self.f.folder().fneg(site.operand)?;
            return self.set_rmw(site, RmwOp::FAdd, negative);
        }
        let number = p::int(self.f, site.operand)?;
        let idle = match site.mem.rmw {
            RmwOp::Add | RmwOp::Sub | RmwOp::Xor | RmwOp::UMax => number.is_zero(),
            RmwOp::And | RmwOp::UMin => number.is_all_ones(),
            RmwOp::Min => number.is_max_signed(),
            RmwOp::Max => number.is_sign_mask(),
            _ => false,
        };
        if !idle {
            return None;
        }
        let zero = self.int(site.ty, 0);
        self.set_rmw(site, RmwOp::Or, zero)
    }
}
