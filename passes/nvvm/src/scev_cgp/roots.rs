//! Roots: the instructions that addresses of memory differ from by constants.

use super::{Cgp, Root};
use smallvec::SmallVec;
use warpc_analysis::facts::{int_constant, pointer_operand};
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, TypeKind, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Scev};

/// What is known of an instruction: constants of accesses to it.
#[derive(Clone, Copy)]
struct Span {
    low: i64,
    high: i64,
}

/// Bytes that an address computation with constant indices adds; `None` of others.
pub(super) fn constant_bytes(func: &Func<'_>, inst: Inst) -> Option<i64> {
    let (types, layout) = (func.types(), func.layout());
    let mut ty = Type(func.aux(inst).a);
    if !layout.has_fixed_size(types, ty) {
        return None;
    }
    let mut sum = 0i64;
    for (k, v) in func.operands(inst).skip(1).enumerate() {
        let c = v.is_constant().then(|| int_constant(func, v)).flatten()?;
        let bits = types.int_bits(func.type_of(v)).filter(|b| *b <= 64)?;
        let n = (c as u64) << (64 - bits);
        let n = n as i64 >> (64 - bits);
        if k == 0 {
            sum = sum.wrapping_add(n.wrapping_mul(layout.alloc_size(types, ty) as i64));
            continue;
        }
        match types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. } => {
                ty = *elem;
                sum = sum.wrapping_add(n.wrapping_mul(layout.alloc_size(types, ty) as i64));
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                sum = sum.wrapping_add(layout.field_offset(types, ty, n as usize) as i64);
                ty = types.element(ty, n as u64)?;
            }
            _ => return None,
        }
    }
    Some(sum)
}

/// Whether an instruction is an address computation of one pointer.
fn is_address(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::GetElementPtr && func.types().addrspace(func.ty(inst)).is_some()
}

/// Finds roots; its columns are kept from function to function.
#[derive(Default)]
pub(super) struct Finder {
    spans: Vec<Option<Span>>,
    /// Per address computation of a reachable block: its root and the constant bytes from there, if it has a root.
    from_root: Vec<Option<(Inst, i64)>>,
}

impl Finder {
    /// Finds the roots of `func`; whether there are two. Linear: reverse post-order meets a base before what is computed from it.
    /// Unreachable blocks, where an address may be its own base, have no roots.
    pub fn find(&mut self, func: &Func<'_>, cfg: &Cfg) -> bool {
        self.spans.clear();
        self.spans.resize(func.num_insts(), None);
        self.from_root.clear();
        self.from_root.resize(func.num_insts(), None);
        let mut count = 0;
        for &b in cfg.rpo() {
            for i in func.block_insts(b) {
                if is_address(func, i) {
                    self.from_root[i.index()] = match constant_bytes(func, i) {
                        Some(c) => {
                            let base = func.operand(i, 0).as_inst().and_then(|j| self.from_root[j.index()]);
                            base.map(|(root, at)| (root, at.wrapping_add(c)))
                        }
                        None => Some((i, 0)),
                    };
                }
                let address = pointer_operand(func, i).and_then(Value::as_inst);
                let Some((root, at)) = address.and_then(|j| self.from_root[j.index()]) else { continue };
                let span = &mut self.spans[root.index()];
                count += span.is_none() as usize;
                let s = span.get_or_insert(Span { low: at, high: at });
                *s = Span { low: s.low.min(at), high: s.high.max(at) };
            }
        }
        count > 1
    }
    /// The roots with their keys, down the tree of dominators. Expressions of all integers and pointers are known then.
    pub fn keys(&self, func: &FuncMut<'_>, scev: &mut Scev, cgp: &Cgp<'_>) -> Vec<Root> {
        let mut se = cgp.se(scev, func);
        let mut roots = Vec::new();
        // Roots per pointer that they are computed from.
        let mut per_base: Vec<u32> = Vec::new();
        for &b in cgp.shape.dom.preorder() {
            for i in func.block_insts(b) {
                if se.type_of(i.into()).is_none() {
                    continue;
                }
                let e = se.get(i.into());
                let Some(span) = self.spans[i.index()] else { continue };
                if e == COULD_NOT_COMPUTE || !se.is_ptr(e) {
                    continue;
                }
                let base = se.pointer_base(e);
                if per_base.len() <= base.index() {
                    per_base.resize(base.index() + 1, 0);
                }
                per_base[base.index()] = per_base[base.index()].saturating_add(1);
                if per_base[base.index()] > cgp.set.inst_limit {
                    continue;
                }
                let wide = se.split_extensions(e, cgp.set.tid_max);
                let (c, key) = if wide == COULD_NOT_COMPUTE { (0, e) } else { se.split_offset(wide) };
                let bits = se.bits(e).min(64);
                let offset = ((c as u64) << (64 - bits)) as i64 >> (64 - bits);
                roots.push(Root {
                    inst: i,
                    block: b,
                    key,
                    offset,
                    span: (span.low, span.high),
                    only_addresses: only_addresses(func, i),
                });
            }
        }
        roots
    }
}

/// Whether all uses of `inst` are addresses of accesses, constants added.
fn only_addresses(func: &Func<'_>, inst: Inst) -> bool {
    let mut work: SmallVec<[Inst; 8]> = SmallVec::from_slice(&[inst]);
    let mut left = 64;
    while let Some(j) = work.pop() {
        for u in func.uses(j.into()) {
            let user = func.user(u);
            left -= 1;
            if left == 0 {
                return false;
            }
            if is_address(func, user) && func.use_index(u) == 0 && constant_bytes(func, user).is_some() {
                work.push(user);
            } else if pointer_operand(func, user) != Some(Value::inst(j))
                || func.op(user) == Opcode::Store && func.use_index(u) == 0
            {
                return false;
            }
        }
    }
    true
}

/// The most instructions that are counted as dying with a root.
const CHAIN: usize = 24;

/// Cost of what dies with `inst`.
pub(super) fn cost_of_chain(func: &Func<'_>, inst: Inst) -> u32 {
    // Instructions, each with the number of its uses by instructions that die.
    let mut dying: SmallVec<[(Inst, u32); CHAIN]> = SmallVec::new();
    let mut work: SmallVec<[Inst; CHAIN]> = SmallVec::from_slice(&[inst]);
    let mut cost = 0u32;
    while let Some(j) = work.pop() {
        cost = cost.saturating_add(warpc_loops::expand::cost_of_instruction(func, j));
        for o in func.operands(j).filter_map(Value::as_inst) {
            let known = match dying.iter().position(|d| d.0 == o) {
                Some(k) => k,
                None if dying.len() < CHAIN
                    && warpc_analysis::facts::would_be_dead(func, o)
                    && func.op(o) != Opcode::Phi =>
                {
                    dying.push((o, 0));
                    dying.len() - 1
                }
                None => continue,
            };
            dying[known].1 += 1;
            if func.uses(o.into()).take(dying[known].1 as usize + 1).count() == dying[known].1 as usize {
                work.push(o);
            }
        }
    }
    cost
}

/// Expressions are known by row: a table of them that grows.
pub(super) fn slot<T: Copy>(table: &mut Vec<T>, expr: Expr, empty: T) -> &mut T {
    if table.len() <= expr.index() {
        table.resize(expr.index() + 1, empty);
    }
    &mut table[expr.index()]
}
