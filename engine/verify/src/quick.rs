//! Quick acceptance: most instructions obey every rule in a plain way, which a few compares show.
//!
//! [`Verifier::accepts`] answers yes only for an instruction that the rules of `func.rs`, `inst.rs`, `calls.rs` and
//! `metadata.rs` would all accept. Everything else (rare forms, and all errors) goes through those rules, which alone have
//! messages. On the way it notes what dominance has to look at: definitions used in other blocks than their own.

use super::Verifier;
use super::headers::NOT_CALLED;
use super::intrinsics::{Rule, rule};
use warpc_ir::body::{ArgRow, Aux, CallRow, Head, Ops, POOLED, Place, PoolRow};
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsicId;
use warpc_ir::metadata::MdNode;
use warpc_ir::module::Shape;
use warpc_ir::opcode::{Opcode, TailKind, flags};
use warpc_ir::types::{TypeKind, TypesRef};
use warpc_ir::value::{Value, ValueKind};

/// Columns of the function, taken out of its view once.
pub(super) struct Columns<'f> {
    pub head: &'f [Head],
    pub ops: &'f [Ops],
    pub aux: &'f [Aux],
    pub place: &'f [Place],
    pub args: &'f [ArgRow],
    pub pool: &'f [PoolRow],
    pub consts: &'f Consts,
    pub calls: &'f [CallRow],
    pub types: TypesRef<'f>,
    shape: &'f [Shape],
    entry: Block,
    ret: Type,
    blocks: usize,
}

/// What is known of an id.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Known {
    #[default]
    Nothing,
    Yes,
    No,
}

/// What is known of an intrinsic callee: whether its name and type fit and it has no rules of its own, and which operands must be
/// immediate.
#[derive(Clone, Copy, Default)]
struct Callee {
    fits: Known,
    immediate: u32,
    /// Whether the first operand has to be an alloca or poison.
    slot: bool,
}

/// Answers that hold for the whole run, by id of the module's own tables.
#[derive(Default)]
pub(crate) struct Facts {
    sized: Vec<Known>,
    locations: Vec<Known>,
    tags: Vec<Known>,
    callees: Vec<Callee>,
    /// Whether the type of an intrinsic is one of its signatures.
    signatures: Vec<Known>,
}

/// What dominance has to look at in a function.
#[derive(Default)]
pub(crate) struct Noted {
    /// Definition and user in another block; the entry block dominates all others and is left out.
    pub cross: Vec<(Inst, Inst)>,
    /// Phis.
    pub phis: Vec<Inst>,
    /// Something is odd: look at everything.
    pub all: bool,
}

/// Reads or makes the answer in row `i` of `column`.
#[inline(always)]
fn remember(column: &mut Vec<Known>, i: usize, ask: impl FnOnce() -> bool) -> bool {
    match column.get(i) {
        Some(Known::Yes) => true,
        Some(Known::No) => false,
        _ => {
            if column.len() <= i {
                column.resize(i + 1, Known::Nothing);
            }
            let yes = ask();
            column[i] = if yes { Known::Yes } else { Known::No };
            yes
        }
    }
}

#[inline(always)]
fn is_pointer(ty: Type) -> bool {
    ty.0 >= Type::PTR.0 && ty.0 <= Type::PTR_CLUSTER.0
}
#[inline(always)]
fn is_integer(ty: Type) -> bool {
    ty.0 >= Type::I1.0 && ty.0 <= Type::I128.0
}
#[inline(always)]
fn is_float(ty: Type) -> bool {
    ty.0 >= Type::HALF.0 && ty.0 <= Type::PPC_FP128.0
}

impl<'f> Columns<'f> {
    pub fn new(func: &'f Func<'_>) -> Columns<'f> {
        let (insts, side) = (func.insts(), func.side());
        Columns {
            head: insts.head(),
            ops: insts.ops(),
            aux: insts.aux(),
            place: insts.place(),
            args: &side.args,
            pool: &side.pool,
            consts: &side.consts,
            calls: &side.calls,
            types: func.types(),
            shape: func.ctx().globals.shape,
            entry: func.entry(),
            ret: func.return_type(),
            blocks: func.num_blocks(),
        }
    }
    /// Type of an operand that is a value and exists; `NONE` otherwise.
    #[inline(always)]
    fn ty(&self, value: u32) -> Type {
        match Value(value).kind() {
            ValueKind::Inst(i) => match self.head.get(i.index()) {
                Some(h) if h.flags & flags::DEAD == 0 => h.ty,
                _ => Type::NONE,
            },
            ValueKind::Arg(n) => self.args.get(n as usize).map_or(Type::NONE, |a| a.ty),
            ValueKind::Const(c) if c.index() < self.consts.len() => self.consts.ty(c),
            ValueKind::Global(g) => self.shape.get(g.index()).map_or(Type::NONE, |s| s.ptr_ty),
            ValueKind::Undef(t) | ValueKind::Poison(t) => t,
            _ => Type::NONE,
        }
    }
    /// Notes the use of operand `value` by `inst`.
    #[inline(always)]
    pub fn note(&self, noted: &mut Noted, value: u32, inst: Inst) {
        let d = value as usize;
        if Value(value).tag() != 0 || d >= self.place.len() {
            return;
        }
        let (def, user) = (&self.place[d], &self.place[inst.index()]);
        let odd = matches!(self.head[d].op, Opcode::Invoke | Opcode::CallBr);
        if def.block == user.block {
            noted.all |= odd || def.seq >= user.seq || def.seq == 0;
        } else if def.block != self.entry || odd {
            noted.cross.push((Inst(value), inst));
        }
    }
    /// Type of an operand, its use noted.
    #[inline(always)]
    fn used(&self, noted: &mut Noted, value: u32, inst: Inst) -> Type {
        self.note(noted, value, inst);
        self.ty(value)
    }
    /// Whether `value` is an alloca or poison.
    #[inline(always)]
    fn is_slot(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Inst(d) => self.head.get(d.index()).is_some_and(|head| head.op == Opcode::Alloca),
            ValueKind::Poison(_) => true,
            _ => false,
        }
    }
    /// Whether `value` is a block that may be branched to.
    #[inline(always)]
    fn is_target(&self, func: &Func<'_>, value: u32) -> bool {
        match Value(value).as_block() {
            Some(b) => b != self.entry && b.index() < self.blocks && !func.is_block_dead(b),
            None => false,
        }
    }
}

impl Verifier<'_> {
    /// Whether a type of the module's table has a size.
    #[inline(always)]
    fn is_sized(&mut self, columns: &Columns<'_>, ty: Type) -> bool {
        if ty.0 >= Type::HALF.0 && ty.0 <= Type::PTR_CLUSTER.0 {
            return true;
        }
        let types = self.ctx.tables.types.view();
        ty.0 < types.len() && remember(&mut self.facts.sized, ty.index(), || columns.types.is_sized(ty))
    }

    /// Whether instruction `inst` obviously obeys all rules. A yes has noted its uses.
    #[inline(always)]
    pub(super) fn accepts(&mut self, func: &Func<'_>, columns: &Columns<'_>, noted: &mut Noted, inst: Inst) -> bool {
        let h = columns.head[inst.index()];
        let before = noted.cross.len();
        let ok = match h.op {
            Opcode::Call => self.accepts_call(func, columns, noted, inst, h),
            Opcode::Phi => accepts_phi(func, columns, noted, inst, h),
            _ if h.n == POOLED => false,
            _ => self.accepts_plain(func, columns, noted, inst, h),
        };
        let ok = ok
            && (h.flags & flags::HAS_MD == 0 || self.accepts_attachments(func, inst, h.op))
            && self.accepts_loc(func, inst);
        if !ok {
            noted.cross.truncate(before);
        } else if self.has_debug {
            self.collect_roots(func, inst);
        }
        ok
    }

    #[inline(always)]
    fn accepts_plain(
        &mut self,
        func: &Func<'_>,
        columns: &Columns<'_>,
        noted: &mut Noted,
        inst: Inst,
        head: Head,
    ) -> bool {
        use Opcode::*;
        let o = &columns.ops[inst.index()].0;
        let aux = columns.aux[inst.index()];
        // Alignment up to 2^32, no ordering, no operation.
        let plain_access = aux.a <= 33;
        match (head.op, head.n) {
            (Load, 1) => is_pointer(columns.used(noted, o[0], inst)) && plain_access && self.is_sized(columns, head.ty),
            (Store, 2) => {
                let t = columns.used(noted, o[0], inst);
                is_pointer(columns.used(noted, o[1], inst))
                    && plain_access
                    && head.ty == Type::VOID
                    && self.is_sized(columns, t)
            }
            (Alloca, 1) => {
                let n = columns.used(noted, o[0], inst);
                head.flags & flags::SWIFTERROR == 0
                    && !self.amdgpu
                    && is_integer(n)
                    && is_pointer(head.ty)
                    && aux.b <= 33
                    && self.is_sized(columns, Type(aux.a))
            }
            (GetElementPtr, 2..=4) => self.accepts_address(columns, noted, inst, head),
            (Br, 1) => head.ty == Type::VOID && columns.is_target(func, o[0]),
            (Br, 3) => {
                columns.used(noted, o[0], inst) == Type::I1
                    && head.ty == Type::VOID
                    && columns.is_target(func, o[1])
                    && columns.is_target(func, o[2])
            }
            (Ret, 0) => columns.ret == Type::VOID && head.ty == Type::VOID,
            (Ret, 1) => {
                let t = columns.used(noted, o[0], inst);
                t == columns.ret && t != Type::VOID && head.ty == Type::VOID
            }
            (ICmp, 2) => {
                let t = columns.used(noted, o[0], inst);
                let same = columns.used(noted, o[1], inst) == t;
                same && (is_integer(t) || is_pointer(t)) && head.ty == Type::I1
            }
            (FCmp, 2) => {
                let t = columns.used(noted, o[0], inst);
                let same = columns.used(noted, o[1], inst) == t;
                same && is_float(t) && head.ty == Type::I1
            }
            (Add | Sub | Mul | UDiv | SDiv | URem | SRem | Shl | LShr | AShr | And | Or | Xor, 2) => {
                let same = columns.used(noted, o[0], inst) == head.ty;
                same & (columns.used(noted, o[1], inst) == head.ty) && is_integer(head.ty)
            }
            (FAdd | FSub | FMul | FDiv | FRem, 2) => {
                let same = columns.used(noted, o[0], inst) == head.ty;
                same & (columns.used(noted, o[1], inst) == head.ty) && is_float(head.ty)
            }
            (FNeg, 1) => columns.used(noted, o[0], inst) == head.ty && is_float(head.ty),
            // The ids of the integer types grow with their width.
            (SExt | ZExt, 1) => {
                let t = columns.used(noted, o[0], inst);
                is_integer(t) && is_integer(head.ty) && t.0 < head.ty.0
            }
            (Trunc, 1) => {
                let t = columns.used(noted, o[0], inst);
                is_integer(t) && is_integer(head.ty) && t.0 > head.ty.0
            }
            (SIToFP | UIToFP, 1) => is_integer(columns.used(noted, o[0], inst)) && is_float(head.ty),
            (FPToSI | FPToUI, 1) => is_float(columns.used(noted, o[0], inst)) && is_integer(head.ty),
            (PtrToInt, 1) => is_pointer(columns.used(noted, o[0], inst)) && is_integer(head.ty),
            (IntToPtr, 1) => is_integer(columns.used(noted, o[0], inst)) && is_pointer(head.ty),
            (AddrSpaceCast, 1) => {
                let t = columns.used(noted, o[0], inst);
                is_pointer(t) && is_pointer(head.ty) && t != head.ty
            }
            (Select, 3) => {
                let bool = columns.used(noted, o[0], inst) == Type::I1;
                let same = columns.used(noted, o[1], inst) == head.ty;
                bool & same & (columns.used(noted, o[2], inst) == head.ty)
                    && head.ty.0 >= Type::HALF.0
                    && self.is_sized(columns, head.ty)
            }
            _ => false,
        }
    }
    /// An address of a plain type by few indices.
    fn accepts_address(&mut self, columns: &Columns<'_>, noted: &mut Noted, inst: Inst, head: Head) -> bool {
        let o = &columns.ops[inst.index()].0;
        let aux = columns.aux[inst.index()];
        let base = columns.used(noted, o[0], inst);
        if self.scalable_types || !is_pointer(base) || base != head.ty || !self.is_sized(columns, Type(aux.a)) {
            return false;
        }
        let mut at = Type(aux.a);
        for k in 1..head.n as usize {
            if !is_integer(columns.used(noted, o[k], inst)) {
                return false;
            }
            if k == 1 {
                continue;
            }
            at = match columns.types.kind(at) {
                TypeKind::Array { elem, .. } => *elem,
                TypeKind::Struct { .. } | TypeKind::Named(_) => {
                    let n = Value(o[k]).as_const().and_then(|n| columns.consts.int(n));
                    match n.and_then(|n| columns.types.element(at, n)) {
                        Some(t) => t,
                        None => return false,
                    }
                }
                _ => return false,
            };
        }
        true
    }

    #[inline(always)]
    fn accepts_call(
        &mut self,
        func: &Func<'_>,
        columns: &Columns<'_>,
        noted: &mut Noted,
        inst: Inst,
        head: Head,
    ) -> bool {
        let Some(row) = columns.calls.get(columns.aux[inst.index()].a as usize) else { return false };
        let TypeKind::Func { ret, params, vararg: false } = columns.types.kind(row.fn_ty) else { return false };
        let o = &columns.ops[inst.index()].0;
        let pooled: &[PoolRow] =
            if head.n == POOLED { &columns.pool[o[0] as usize..(o[0] + o[1]) as usize] } else { &[] };
        let n = if head.n == POOLED { pooled.len() } else { head.n as usize };
        let plain = *ret == head.ty
            && n == params.len() + 1
            && row.num_args as usize == params.len()
            && row.num_bundle_ops == 0
            && row.bundles.is_empty()
            && row.tail != TailKind::MustTail
            && !(row.cc != 0 && NOT_CALLED.contains(&row.cc))
            && (row.attrs == AttrList::EMPTY || self.checked.is_known(row.attrs, row.fn_ty));
        if !plain || matches!(head.ty, Type::LABEL | Type::METADATA) {
            return false;
        }
        let operand = |k: usize| if head.n == POOLED { pooled[k].value.0 } else { o[k] };
        for (k, &p) in params.iter().enumerate() {
            // Intrinsics alone take tokens and metadata.
            if columns.used(noted, operand(k), inst) != p || matches!(p, Type::TOKEN | Type::METADATA) {
                return false;
            }
        }
        match Value(operand(n - 1)).kind() {
            ValueKind::Global(_) if self.huge_types => false,
            ValueKind::Global(g) => columns.shape.get(g.index()).is_some_and(|s| {
                is_pointer(s.ptr_ty)
                    // Only a function that is called with its own type may give these.
                    && (s.ty == row.fn_ty || !matches!(columns.types.kind(head.ty), TypeKind::Token | TypeKind::X86Amx))
            }),
            ValueKind::Intrinsic(callee) => {
                let known = self.callee(func, callee);
                known.fits == Known::Yes
                    && func.intrins().get(callee).ty == row.fn_ty
                    && (!known.slot || n == 2 && columns.is_slot(Value(operand(0))))
                    && (known.immediate == 0
                        || (0..params.len()).all(|k| {
                            known.immediate >> k & 1 == 0
                                || Value(operand(k)).as_const().is_some_and(|v| {
                                    use ConstKind::*;
                                    matches!(columns.consts.row(v).kind, Int | WideInt | Float | WideFloat)
                                })
                        }))
            }
            _ => false,
        }
    }
    /// What is known of an intrinsic of the module's table.
    #[inline(always)]
    fn callee(&mut self, func: &Func<'_>, callee: Intrin) -> Callee {
        match self.facts.callees.get(callee.index()) {
            Some(&known) if known.fits != Known::Nothing => known,
            _ => self.learn_callee(func, callee),
        }
    }
    /// Whether the type of `callee`, a row of the function's intrinsics, is a signature of `id`; looked at once for a row of the
    /// module. The error is the message.
    pub(super) fn signature_fits(
        &mut self,
        func: &Func<'_>,
        callee: Intrin,
        id: IntrinsicId,
    ) -> Result<(), warpc_ir::intrinsics::SignatureError> {
        let of_module = func.side().overlay.is_none();
        let seen = self.facts.signatures.get(callee.index()).copied().unwrap_or_default();
        if of_module && seen == Known::Yes {
            return Ok(());
        }
        warpc_ir::intrinsics::check_signature(func.types(), id, func.intrins().get(callee).ty)?;
        if of_module {
            remember(&mut self.facts.signatures, callee.index(), || true);
        }
        Ok(())
    }
    #[cold]
    fn learn_callee(&mut self, func: &Func<'_>, callee: Intrin) -> Callee {
        use warpc_ir::intrinsics as table;
        if func.side().overlay.is_some() {
            // Ids of an overlay mean something else in the next function.
            return Callee { fits: Known::No, immediate: 0, slot: false };
        }
        let row = func.intrins().get(callee);
        let types = func.types();
        let params = types.func(row.ty).map_or(0, |t| t.1.len());
        // Assumptions have rules for their bundles only, and calls with bundles are not plain.
        let rule = rule(row.known(), &row.name);
        let unruled = matches!(rule, Rule::None | Rule::Assume | Rule::Lifetime);
        let ranged = |id| {
            (0..params).any(|k| table::is_immarg(id, k) && table::range_at(id, table::Position::Param(k)).is_some())
        };
        let plain = params <= 32 && unruled && !row.known().is_some_and(ranged);
        let fits = plain && row.known().is_some_and(|id| self.signature_fits(func, callee, id).is_ok());
        let immediate = match row.known() {
            Some(id) if fits => (0..params).filter(|&k| table::is_immarg(id, k)).map(|k| 1 << k).sum(),
            _ => 0,
        };
        let slot = rule == Rule::Lifetime;
        let known = Callee { fits: if fits { Known::Yes } else { Known::No }, immediate, slot };
        let column = &mut self.facts.callees;
        if column.len() <= callee.index() {
            column.resize(callee.index() + 1, Callee::default());
        }
        column[callee.index()] = known;
        known
    }

    /// Whether the location is a `DILocation`, or there is none.
    #[inline(always)]
    fn accepts_loc(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        let loc = func.loc(inst);
        if loc.is_none() {
            return true;
        }
        let md = &self.ctx.tables.metadata;
        let kind = self.kinds.location;
        loc.index() < md.len()
            && remember(
                &mut self.facts.locations,
                loc.index(),
                || matches!(md.get(loc), MdNode::Special { kind: k, .. } if Some(*k) == kind),
            )
    }
    /// Whether all attachments are access tags where they may stand, or of kinds without rules.
    #[inline(always)]
    fn accepts_attachments(&mut self, func: &Func<'_>, inst: Inst, op: Opcode) -> bool {
        let side = func.side();
        let md = &self.ctx.tables.metadata;
        let mut at = side.attach_head.get(inst.index()).copied().unwrap_or(u32::MAX);
        while let Some(row) = side.attach.get(at as usize) {
            at = row.next;
            if row.node.index() >= md.len() {
                return false;
            }
            if Some(row.kind) == self.kinds.tbaa {
                let place = matches!(op, Opcode::Load | Opcode::Store | Opcode::Call);
                let tags = self.tag_tables();
                let ok = || tags.fault(row.node).is_none();
                if !place || !remember(&mut self.facts.tags, row.node.index(), ok) {
                    return false;
                }
            } else if self.kinds.has_rules(row.kind) {
                return false;
            }
        }
        true
    }
}

#[inline(always)]
fn accepts_phi(func: &Func<'_>, columns: &Columns<'_>, noted: &mut Noted, inst: Inst, head: Head) -> bool {
    let o = &columns.ops[inst.index()].0;
    if head.n != POOLED || head.ty.0 < Type::HALF.0 || head.ty.0 > Type::PTR_CLUSTER.0 || !o[1].is_multiple_of(2) {
        return false;
    }
    let pairs = &columns.pool[o[0] as usize..(o[0] + o[1]) as usize];
    let ok = pairs.chunks_exact(2).all(|p| {
        columns.ty(p[0].value.0) == head.ty && {
            // A phi may name the entry block, other than a branch.
            p[1].value.as_block().is_some_and(|b| b.index() < columns.blocks && !func.is_block_dead(b))
        }
    });
    if ok {
        noted.phis.push(inst);
    }
    ok
}
