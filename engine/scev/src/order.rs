//! Order of operands: by kind, then by their own operands, so that a sum has one form however it was written.
//!
//! The order is that of LLVM: expressions and their folds come out in the same form. Comparing goes as deep as the knobs
//! say; what is not told apart there keeps the order it had. Equal pairs are remembered within one sort.

use super::interval::slt;
use super::*;
use std::cmp::Ordering;
use warpc_ir::ValueKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::fold::int::ucmp;
use warpc_ir::module::GlobalKind;

/// Steps one comparison may take: a bound on wide operand lists.
const FUEL: u32 = 4096;
/// Pairs found equal that are remembered: they are searched one by one.
const EQUAL: usize = 32;

/// Pairs found equal, and the steps left.
struct Sort {
    equal: Vec<(Expr, Expr)>,
    equal_values: Vec<(Value, Value)>,
    fuel: u32,
}

impl Sort {
    fn found_equal(&mut self, lhs: Expr, rhs: Expr) {
        if self.equal.len() < EQUAL {
            self.equal.push((lhs, rhs));
        }
    }
}

impl Se<'_, '_> {
    /// Makes the constants that sorted operands begin with one, by `fold`; whether there are any.
    pub(super) fn merge_constants(&mut self, ops: &mut Exprs, fold: impl Fn(u128, u128) -> u128) -> bool {
        let Some(mut c) = self.constant(ops[0]) else { return false };
        let mut n = 1;
        while n < ops.len()
            && let Some(d) = self.constant(ops[n])
        {
            c = fold(c, d);
            n += 1;
        }
        if n > 1 {
            let ty = self.ty(ops[0]);
            ops[0] = self.make_const(ty, c);
            ops.drain(1..n);
        }
        true
    }
    /// Sorts operands by complexity and puts equal ones side by side.
    pub(super) fn sort_operands(&self, ops: &mut [Expr]) {
        let mut s = Sort { equal: Vec::new(), equal_values: Vec::new(), fuel: FUEL };
        match ops {
            [] | [_] => {}
            [a, b] => {
                if self.is_simpler(*b, *a, &mut s) {
                    std::mem::swap(a, b);
                }
            }
            _ => {
                self.insertion_or_merge(ops, &mut s);
                let n = ops.len();
                // The walk below is quadratic, and only equal operands need it.
                if n > 16 {
                    let mut all = Exprs::from_slice(ops);
                    all.sort_unstable();
                    if all.windows(2).all(|w| w[0] != w[1]) {
                        return;
                    }
                }
                // Operands that the comparison could not tell apart, for its depth or its fuel, may stand between two equal ones.
                let mut i = 0;
                while i + 2 < n {
                    let (e, kind) = (ops[i], self.kind(ops[i]));
                    let mut j = i + 1;
                    while j < n && self.kind(ops[j]) == kind {
                        if ops[j] == e {
                            ops.swap(i + 1, j);
                            i += 1;
                            if i + 2 >= n {
                                return;
                            }
                        } else if kind.is_constant() {
                            // Constants are always told apart, so equal ones are neighbours.
                            break;
                        }
                        j += 1;
                    }
                    i += 1;
                }
            }
        }
    }
    /// Stable sort that does not need a total order: what cannot be compared is taken as equal.
    fn insertion_or_merge(&self, ops: &mut [Expr], sort: &mut Sort) {
        // Most lists are sorted already: they are made of sorted ones.
        if ops.windows(2).all(|w| !self.is_simpler(w[1], w[0], sort)) {
            return;
        }
        if ops.len() <= 16 {
            for i in 1..ops.len() {
                let e = ops[i];
                let mut j = i;
                while j > 0 && self.is_simpler(e, ops[j - 1], sort) {
                    ops[j] = ops[j - 1];
                    j -= 1;
                }
                ops[j] = e;
            }
            return;
        }
        let mid = ops.len() / 2;
        self.insertion_or_merge(&mut ops[..mid], sort);
        self.insertion_or_merge(&mut ops[mid..], sort);
        let left = Exprs::from_slice(&ops[..mid]);
        let (mut i, mut j, mut k) = (0, mid, 0);
        while i < left.len() {
            if j < ops.len() && self.is_simpler(ops[j], left[i], sort) {
                ops[k] = ops[j];
                j += 1;
            } else {
                ops[k] = left[i];
                i += 1;
            }
            k += 1;
        }
    }
    fn is_simpler(&self, lhs: Expr, rhs: Expr, sort: &mut Sort) -> bool {
        if lhs == rhs {
            return false;
        }
        let (ka, kb) = (self.kind(lhs), self.kind(rhs));
        if ka != kb {
            return ka < kb;
        }
        // Each pair has fuel of its own, so that the result does not depend on the pairs before it.
        sort.fuel = FUEL;
        self.compare(lhs, rhs, sort, 0) == Some(Ordering::Less)
    }
    /// `None`: not told apart for sure.
    fn compare(&self, lhs: Expr, rhs: Expr, sort: &mut Sort, depth: u32) -> Option<Ordering> {
        if lhs == rhs {
            return Some(Ordering::Equal);
        }
        let kind = self.kind(lhs);
        let by_kind = kind.cmp(&self.kind(rhs));
        if by_kind != Ordering::Equal {
            return Some(by_kind);
        }
        if sort.equal.contains(&(lhs, rhs)) {
            return Some(Ordering::Equal);
        }
        if depth > self.set.compare_depth || sort.fuel == 0 {
            return None;
        }
        sort.fuel -= 1;
        match kind {
            Kind::Unknown => {
                let (va, vb) = (self.unknown(lhs)?, self.unknown(rhs)?);
                let r = self.compare_values(va, vb, sort, depth + 1);
                if r == Ordering::Equal {
                    sort.found_equal(lhs, rhs);
                }
                return Some(r);
            }
            Kind::Constant => {
                let by_width = self.bits(lhs).cmp(&self.bits(rhs));
                return Some(by_width.then(self.constant(lhs).cmp(&self.constant(rhs))));
            }
            Kind::WideConstant => {
                let nodes = &self.s.nodes;
                let by_width = self.bits(lhs).cmp(&self.bits(rhs));
                let limbs = nodes.wide_constant(lhs).zip(nodes.wide_constant(rhs));
                return Some(by_width.then(limbs.map_or(Ordering::Equal, |(x, y)| ucmp(x, y))));
            }
            Kind::VScale => return Some(self.bits(lhs).cmp(&self.bits(rhs))),
            Kind::AddRec => {
                let (la, lb) = (self.rec_loop(lhs)?, self.rec_loop(rhs)?);
                if la != lb {
                    // Inner before outer: loops of operands of one expression dominate each other.
                    let first = self.dom.dominates(self.loops.header(la), self.loops.header(lb));
                    return Some(if first { Ordering::Greater } else { Ordering::Less });
                }
            }
            _ => {}
        }
        let (na, nb) = (self.num_ops(lhs), self.num_ops(rhs));
        if na != nb {
            return Some(na.cmp(&nb));
        }
        for k in 0..na {
            let r = self.compare(self.op(lhs, k), self.op(rhs, k), sort, depth + 1);
            if r != Some(Ordering::Equal) {
                return r;
            }
        }
        sort.found_equal(lhs, rhs);
        Some(Ordering::Equal)
    }
    fn compare_values(&self, lhs: Value, rhs: Value, sort: &mut Sort, depth: u32) -> Ordering {
        if depth > self.set.value_compare_depth
            || lhs == rhs
            || sort.fuel == 0
            || sort.equal_values.contains(&(lhs, rhs))
        {
            return Ordering::Equal;
        }
        sort.fuel -= 1;
        let f = self.f;
        let is_ptr = |v: Value| f.types().is_ptr(f.type_of(v));
        let r = is_ptr(lhs).cmp(&is_ptr(rhs)).then_with(|| self.value_rank(lhs).cmp(&self.value_rank(rhs)));
        if r != Ordering::Equal {
            return r;
        }
        if let (Some(x), Some(y)) = (lhs.as_arg(), rhs.as_arg()) {
            return x.cmp(&y);
        }
        if let (Some(x), Some(y)) = (self.symbol_name(lhs), self.symbol_name(rhs)) {
            return x.cmp(y);
        }
        if let (Some(x), Some(y)) = (lhs.as_inst(), rhs.as_inst()) {
            let (bx, by) = (f.block_of(x), f.block_of(y));
            if bx != by {
                let r = self.loops.depth_of(bx).cmp(&self.loops.depth_of(by));
                if r != Ordering::Equal {
                    return r;
                }
            }
            // Between the values of a phi stand blocks, which have no order.
            let step = if f.op(x) == Opcode::Phi { 2 } else { 1 };
            let (nx, ny) = (f.num_operands(x), f.num_operands(y));
            if nx != ny {
                return nx.cmp(&ny);
            }
            for (p, q) in f.operands(x).step_by(step).zip(f.operands(y).step_by(step)) {
                let r = self.compare_values(p, q, sort, depth + 1);
                if r != Ordering::Equal {
                    return r;
                }
            }
        }
        if sort.equal_values.len() < EQUAL {
            sort.equal_values.push((lhs, rhs));
        }
        Ordering::Equal
    }
    /// Name of a symbol that has one for all modules; intrinsics are such.
    fn symbol_name(&self, value: Value) -> Option<&[u8]> {
        let f = self.f;
        match value.kind() {
            ValueKind::Global(g) => (!f.ctx().globals.sym[g.index()].linkage.is_local()).then(|| f.ctx().name(g)),
            ValueKind::Intrinsic(x) => f.intrins().get(x).known().map(|id| id.name().as_bytes()),
            _ => None,
        }
    }
    /// Kind of a value as a number that orders as LLVM's does.
    fn value_rank(&self, value: Value) -> u32 {
        match value.kind() {
            ValueKind::Undef(_) => 0,
            ValueKind::Poison(_) => 1,
            ValueKind::Const(c) => match self.f.consts().row(c).kind {
                ConstKind::Zero => 2,
                ConstKind::Bytes => 3,
                ConstKind::Int | ConstKind::WideInt => 4,
                ConstKind::Float | ConstKind::WideFloat => 5,
                ConstKind::Null => 6,
                ConstKind::TokenNone => 7,
                ConstKind::Aggregate | ConstKind::Splat => 8,
                ConstKind::BlockAddress => 14,
                ConstKind::Expr => 15,
                ConstKind::DsoLocalEquivalent => 16,
                ConstKind::NoCfi => 17,
                ConstKind::PtrAuth => 18,
            },
            ValueKind::Global(g) => match self.f.ctx().globals.sym[g.index()].kind {
                GlobalKind::Function => 10,
                GlobalKind::Alias => 11,
                GlobalKind::IFunc => 12,
                GlobalKind::Variable => 13,
            },
            ValueKind::Intrinsic(_) => 10,
            ValueKind::Arg(_) => 20,
            ValueKind::Block(_) => 21,
            ValueKind::Inst(i) => 100 + opcode_rank(self.f.op(i)),
            _ => 30,
        }
    }
    /// Smaller of two constants of one width.
    pub(super) fn min_of(bits: u32, signed: bool, lhs: u128, rhs: u128) -> u128 {
        if if signed { slt(rhs, lhs, bits) } else { rhs < lhs } { rhs } else { lhs }
    }
    /// Larger of two constants of one width.
    pub(super) fn max_of(bits: u32, signed: bool, lhs: u128, rhs: u128) -> u128 {
        if if signed { slt(lhs, rhs, bits) } else { lhs < rhs } { rhs } else { lhs }
    }
}

/// Number of an opcode in LLVM's order.
fn opcode_rank(op: Opcode) -> u32 {
    use Opcode::*;
    const ORDER: &[Opcode] = &[
        Ret,
        Br,
        Switch,
        IndirectBr,
        Invoke,
        Resume,
        Unreachable,
        CleanupRet,
        CatchRet,
        CatchSwitch,
        CallBr,
        FNeg,
        Add,
        FAdd,
        Sub,
        FSub,
        Mul,
        FMul,
        UDiv,
        SDiv,
        FDiv,
        URem,
        SRem,
        FRem,
        Shl,
        LShr,
        AShr,
        And,
        Or,
        Xor,
        Alloca,
        Load,
        Store,
        GetElementPtr,
        Fence,
        CmpXchg,
        AtomicRmw,
        Trunc,
        ZExt,
        SExt,
        FPToUI,
        FPToSI,
        UIToFP,
        SIToFP,
        FPTrunc,
        FPExt,
        PtrToInt,
        PtrToAddr,
        IntToPtr,
        BitCast,
        AddrSpaceCast,
        CleanupPad,
        CatchPad,
        ICmp,
        FCmp,
        Phi,
        Call,
        Select,
        VaArg,
        ExtractElement,
        InsertElement,
        ShuffleVector,
        ExtractValue,
        InsertValue,
        LandingPad,
        Freeze,
    ];
    const RANK: [u8; 256] = {
        let mut t = [0u8; 256];
        let mut i = 0;
        while i < ORDER.len() {
            t[ORDER[i] as usize] = i as u8 + 1;
            i += 1;
        }
        t
    };
    RANK[op as usize] as u32
}
