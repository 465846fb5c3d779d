//! Instructions.

use super::{Printer, Scope, out};
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::{Aux, Head};
use warpc_ir::consts::sign_extend;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::downgrade;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, Ordering, TailKind, flags};
use warpc_ir::value::{Value, ValueKind};

impl Printer<'_> {
    /// One instruction, indented, without the end of line.
    pub(super) fn inst(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        self.text("  ");
        let head = f.head(i);
        if head.ty != Type::VOID {
            self.local(sc, Value::inst(i));
            self.text(" = ");
        }
        match head.op {
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => self.call(sc, f, i),
            op if op.is_binary() || op == Opcode::FNeg => {
                self.text(op.text());
                if op.takes_fast_math() {
                    self.fast_math(head.flags);
                } else {
                    self.int_flags(op, head.flags);
                }
                self.uniform(sc, f, i);
            }
            Opcode::ICmp => {
                self.text("icmp");
                if head.flags & flags::SAMESIGN != 0 && !self.v19() {
                    self.text(" samesign");
                }
                self.out.push(b' ');
                self.text(IntPred::from_u8(((head.flags & flags::PRED_MASK) >> flags::PRED_SHIFT) as u8).text());
                self.uniform(sc, f, i);
            }
            Opcode::FCmp => {
                self.text("fcmp");
                self.fast_math(head.flags);
                self.out.push(b' ');
                self.text(FloatPred::from_u8(((head.flags & flags::PRED_MASK) >> flags::PRED_SHIFT) as u8).text());
                self.uniform(sc, f, i);
            }
            op if op.is_cast() => self.cast(sc, f, i),
            Opcode::Load | Opcode::Store | Opcode::Fence | Opcode::CmpXchg | Opcode::AtomicRmw => {
                self.memory_op(sc, f, i)
            }
            Opcode::GetElementPtr => self.gep(sc, f, i),
            Opcode::Phi => self.phi(sc, f, i),
            Opcode::Alloca => self.alloca(sc, f, i),
            Opcode::ExtractValue | Opcode::InsertValue => self.member(sc, f, i),
            Opcode::ShuffleVector => {
                self.text("shufflevector");
                self.all_typed(sc, f, i);
                let scalable = sc.types.vector(head.ty).is_some_and(|v| v.1);
                self.shuffle_mask(f.indices(i), scalable);
            }
            Opcode::VaArg => {
                self.text("va_arg");
                self.all_typed(sc, f, i);
                self.text(", ");
                self.ty(sc.types, head.ty);
            }
            Opcode::Freeze => {
                self.text("freeze");
                self.all_typed(sc, f, i);
            }
            Opcode::Select => {
                self.text("select");
                self.fast_math_of(sc, head);
                self.all_typed(sc, f, i);
            }
            Opcode::ExtractElement | Opcode::InsertElement => {
                self.text(head.op.text());
                self.all_typed(sc, f, i);
            }
            Opcode::Switch => self.switch(sc, f, i),
            Opcode::IndirectBr => self.indirect_branch(sc, f, i),
            Opcode::LandingPad => self.landing_pad(sc, f, i),
            Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch | Opcode::CatchRet | Opcode::CleanupRet => {
                self.funclet(sc, f, i);
            }
            Opcode::Ret if f.num_operands(i) == 0 => self.text("ret void"),
            op => {
                // ret, br, resume, unreachable
                self.text(op.text());
                self.all_typed(sc, f, i);
            }
        }
        let loc = f.loc(i);
        if loc.is_some() {
            self.text(", !dbg ");
            self.md_ref(loc);
        }
        if head.flags & flags::HAS_MD != 0 {
            let list = self.sorted(f.attachments(i).map(|a| (a.kind, a.node)));
            self.attachments(&list, ", ");
        }
        if head.op == Opcode::Call {
            self.relocated(sc, f, i);
        }
    }
    /// `phi i32 [ %a, %b ], ...`
    fn phi(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let head = f.head(i);
        self.text("phi");
        self.fast_math_of(sc, head);
        self.out.push(b' ');
        self.ty(sc.types, head.ty);
        let mut before = " [ ";
        let mut it = f.operands(i);
        while let (Some(v), Some(b)) = (it.next(), it.next()) {
            self.text(before);
            before = ", [ ";
            self.value(sc, v);
            self.text(", ");
            self.value(sc, b);
            self.text(" ]");
        }
        if before == " [ " {
            self.out.push(b' ');
        }
    }
    /// `extractvalue`, `insertvalue`: operands and the numbers of the member.
    fn member(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let head = f.head(i);
        self.text(head.op.text());
        self.all_typed(sc, f, i);
        for &n in f.indices(i) {
            self.text(", ");
            out::dec(&mut self.out, n as u64);
        }
    }
    /// `indirectbr ptr %p, [label %a, label %b]`
    fn indirect_branch(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        self.text("indirectbr");
        for (n, v) in f.operands(i).enumerate() {
            self.text([" ", ", [", ", "][n.min(2)]);
            self.typed(sc, v);
        }
        self.text(if f.num_operands(i) > 1 { "]" } else { ", []" });
    }

    /// The base and the derived pointer of a relocation, as a comment.
    fn relocated(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        use warpc_ir::intrinsics::id::EXPERIMENTAL_GC_RELOCATE;
        let Some(n) = f.callee(i).as_intrinsic() else { return };
        if sc.intrins.get(n).known() != Some(EXPERIMENTAL_GC_RELOCATE) || f.call(i).num_args != 3 {
            return;
        }
        let Some(point) = f.operand(i, 0).as_inst().filter(|&d| f.op(d) == Opcode::Call) else { return };
        let row = f.call(point);
        let mut first = row.num_args as usize;
        let mut live = (0, first);
        for &(tag, n) in &row.bundles {
            if sc.ctx.str(tag) == b"gc-live" {
                live = (first, n as usize);
            }
            first += n as usize;
        }
        let at = |k: usize| f.consts().as_int(f.operand(i, k)).filter(|&n| n < live.1 as u64);
        let (Some(base), Some(derived)) = (at(1), at(2)) else { return };
        self.text(" ; (");
        self.value(sc, f.operand(point, live.0 + base as usize));
        self.text(", ");
        self.value(sc, f.operand(point, live.0 + derived as usize));
        self.out.push(b')');
    }

    /// ` T a, b`: operands of one type.
    #[inline]
    fn uniform(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let mut first = true;
        for v in f.operands(i) {
            if std::mem::replace(&mut first, false) {
                self.out.push(b' ');
                self.ty(sc.types, sc.type_of(v));
                self.out.push(b' ');
            } else {
                self.text(", ");
            }
            self.value(sc, v);
        }
    }
    /// ` T a, U b`: operands each with its type.
    fn all_typed(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let mut before = " ";
        for v in f.operands(i) {
            self.text(before);
            before = ", ";
            self.typed(sc, v);
        }
    }

    /// Fast-math flags, each after a blank.
    pub(super) fn fast_math(&mut self, fl: u16) {
        let fl = fl & flags::FAST;
        if fl == 0 {
            return;
        }
        if fl == flags::FAST {
            return self.text(" fast");
        }
        for (bit, word) in [
            (flags::REASSOC, " reassoc"),
            (flags::NNAN, " nnan"),
            (flags::NINF, " ninf"),
            (flags::NSZ, " nsz"),
            (flags::ARCP, " arcp"),
            (flags::CONTRACT, " contract"),
            (flags::AFN, " afn"),
        ] {
            if fl & bit != 0 {
                self.text(word);
            }
        }
    }
    /// Fast-math flags of an operation of any type; LLVM 19 knows none on structs.
    fn fast_math_of(&mut self, sc: &Scope<'_>, head: Head) {
        if !(self.v19() && sc.types.is_aggregate(head.ty)) {
            self.fast_math(head.flags);
        }
    }
    /// Integer flags of `op`, each after a blank.
    pub(super) fn int_flags(&mut self, op: Opcode, fl: u16) {
        if fl & flags::INT_POISON == 0 {
            return;
        }
        match op {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Trunc => {
                if fl & flags::NUW != 0 {
                    self.text(" nuw");
                }
                if fl & flags::NSW != 0 {
                    self.text(" nsw");
                }
            }
            Opcode::UDiv | Opcode::SDiv | Opcode::LShr | Opcode::AShr if fl & flags::EXACT != 0 => {
                self.text(" exact");
            }
            Opcode::Or if fl & flags::DISJOINT != 0 => self.text(" disjoint"),
            Opcode::ZExt | Opcode::UIToFP if fl & flags::NNEG != 0 => self.text(" nneg"),
            _ => {}
        }
    }

    fn cast(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let head = f.head(i);
        match head.op {
            Opcode::PtrToAddr if self.v19() => self.text("ptrtoint"),
            op => self.text(op.text()),
        }
        if head.op.takes_fast_math() {
            if !self.v19() {
                self.fast_math(head.flags);
            }
        } else {
            self.int_flags(head.op, head.flags);
        }
        self.all_typed(sc, f, i);
        self.text(" to ");
        self.ty(sc.types, head.ty);
    }

    fn gep(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let fl = f.flags(i);
        self.text("getelementptr");
        if fl & flags::INBOUNDS != 0 {
            self.text(" inbounds");
        } else if fl & flags::NUSW != 0 {
            self.text(" nusw");
        }
        if fl & flags::NUW != 0 {
            self.text(" nuw");
        }
        self.out.push(b' ');
        self.ty(sc.types, Type(f.aux(i).a));
        self.out.push(b',');
        self.all_typed(sc, f, i);
    }

    fn alloca(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let head = f.head(i);
        let aux = f.aux(i);
        self.text("alloca ");
        if head.flags & flags::INALLOCA != 0 {
            self.text("inalloca ");
        }
        if head.flags & flags::SWIFTERROR != 0 {
            self.text("swifterror ");
        }
        self.ty(sc.types, Type(aux.a));
        if let Some(count) = f.operands(i).next() {
            let one = sc.consts.as_int(count) == Some(1) && sc.type_of(count) == Type::I32;
            if !one {
                self.text(", ");
                self.typed(sc, count);
            }
        }
        self.align_suffix(Aux::unpack_align(aux.b));
        if let Some(a) = sc.types.addrspace(head.ty).filter(|&a| a != 0) {
            self.text(", addrspace(");
            out::dec(&mut self.out, a as u64);
            self.out.push(b')');
        }
    }
    fn align_suffix(&mut self, align: u64) {
        if align != 0 {
            self.text(", align ");
            out::dec(&mut self.out, align);
        }
    }

    fn memory_op(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let head = f.head(i);
        let mem = f.mem(i);
        self.text(head.op.text());
        if matches!(head.op, Opcode::Load | Opcode::Store) && mem.ordering != Ordering::NotAtomic {
            self.text(" atomic");
        }
        if head.op == Opcode::CmpXchg && head.flags & flags::WEAK != 0 {
            self.text(" weak");
        }
        if head.op != Opcode::Fence && head.flags & flags::VOLATILE != 0 {
            self.text(" volatile");
        }
        if head.op == Opcode::AtomicRmw {
            self.out.push(b' ');
            self.text(mem.rmw.text());
        }
        if head.op == Opcode::Load {
            self.out.push(b' ');
            self.ty(sc.types, head.ty);
            self.out.push(b',');
        }
        self.all_typed(sc, f, i);
        if mem.ordering != Ordering::NotAtomic {
            let scope = Str(f.aux(i).b);
            if !scope.is_blank() {
                self.text(" syncscope(");
                out::quoted(&mut self.out, sc.ctx.str(scope));
                self.out.push(b')');
            }
            self.out.push(b' ');
            self.text(mem.ordering.text());
            if head.op == Opcode::CmpXchg {
                self.out.push(b' ');
                self.text(mem.failure.text());
            }
        }
        if head.op != Opcode::Fence {
            self.align_suffix(mem.align);
        }
    }

    fn shuffle_mask(&mut self, mask: &[u32], scalable: bool) {
        self.text(if scalable { ", <vscale x " } else { ", <" });
        out::dec(&mut self.out, mask.len() as u64);
        self.text(" x i32> ");
        if mask.iter().all(|&m| m == 0) {
            return self.text("zeroinitializer");
        }
        if mask.iter().all(|&m| m == u32::MAX) {
            return self.text("poison");
        }
        for (n, &m) in mask.iter().enumerate() {
            self.text(if n == 0 { "<i32 " } else { ", i32 " });
            if m == u32::MAX {
                self.text("poison");
            } else {
                out::int(&mut self.out, m as i32 as i64);
            }
        }
        self.out.push(b'>');
    }

    fn switch(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        self.text("switch");
        let mut it = f.operands(i);
        let mut before = " ";
        for v in it.by_ref().take(2) {
            self.text(before);
            before = ", ";
            self.typed(sc, v);
        }
        self.text(" [");
        while let (Some(v), Some(b)) = (it.next(), it.next()) {
            self.text("\n    ");
            self.typed(sc, v);
            self.text(", ");
            self.typed(sc, b);
        }
        self.text("\n  ]");
    }

    fn landing_pad(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        self.text("landingpad ");
        self.ty(sc.types, f.ty(i));
        if f.flags(i) & flags::CLEANUP != 0 {
            self.text("\n          cleanup");
        }
        for (v, &kind) in f.operands(i).zip(f.indices(i)) {
            self.text(if kind == 0 { "\n          catch " } else { "\n          filter " });
            self.typed(sc, v);
        }
    }

    fn funclet(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let op = f.op(i);
        self.text(op.text());
        let mut it = f.operands(i);
        let Some(first) = it.next() else { return };
        self.text(if matches!(op, Opcode::CatchRet | Opcode::CleanupRet) { " from " } else { " within " });
        self.value(sc, first);
        match op {
            Opcode::CatchRet => {
                self.text(" to ");
                it.for_each(|v| self.typed(sc, v));
            }
            Opcode::CleanupRet => {
                self.text(" unwind ");
                match it.next() {
                    Some(v) => self.typed(sc, v),
                    None => self.text("to caller"),
                }
            }
            Opcode::CatchSwitch => {
                let unwinds = f.flags(i) & flags::CLEANUP != 0;
                let handlers = f.num_operands(i) - 1 - unwinds as usize;
                self.text(" [");
                for (n, v) in it.by_ref().take(handlers).enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.typed(sc, v);
                }
                self.text("] unwind ");
                match it.next() {
                    Some(v) => self.typed(sc, v),
                    None => self.text("to caller"),
                }
            }
            _ => {
                self.text(" [");
                for (n, v) in it.enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.typed(sc, v);
                }
                self.out.push(b']');
            }
        }
    }

    fn call(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst) {
        let head = f.head(i);
        let row = f.call(i);
        if row.tail != TailKind::None {
            self.text(row.tail.text());
            self.out.push(b' ');
        }
        self.text(head.op.text());
        if head.op == Opcode::Call {
            self.fast_math_of(sc, head);
        }
        self.out.push(b' ');
        self.cc(row.cc);
        let attrs = sc.attrs.list(row.attrs);
        self.attrs_inline(sc, attrs.ret, "", " ");
        if row.addrspace != 0 || sc.ctx.tables.layout.program_space != 0 {
            self.text("addrspace(");
            out::dec(&mut self.out, row.addrspace as u64);
            self.text(") ");
        }
        let (ret, _, vararg) = sc.types.func(row.fn_ty).unwrap_or((head.ty, &[], false));
        self.ty(sc.types, if vararg { row.fn_ty } else { ret });
        self.out.push(b' ');
        let callee = f.callee(i);
        self.value(sc, callee);
        self.out.push(b'(');
        let num_args = row.num_args as usize;
        let mut it = f.operands(i);
        let older = match callee.as_intrinsic() {
            Some(c) if self.v19() => downgrade(&sc.intrins.get(c).name).map(|d| d.0.args).filter(|&a| a != "*"),
            _ => None,
        };
        if let Some(words) = older {
            for (n, word) in words.split(' ').enumerate() {
                if n > 0 {
                    self.text(", ");
                }
                self.older_argument(sc, f, i, word);
            }
            it.by_ref().take(num_args).for_each(drop);
        }
        for (n, v) in it.by_ref().take(if older.is_some() { 0 } else { num_args }).enumerate() {
            if n > 0 {
                self.text(", ");
            }
            self.argument(sc, v, attrs.params.get(n).copied());
        }
        if row.tail == TailKind::MustTail {
            let own = sc.ctx.globals.shape[f.global().index()].ty;
            if sc.ctx.types().func(own).is_some_and(|t| t.2) {
                self.text(if num_args > 0 { ", ..." } else { "..." });
            }
        }
        self.out.push(b')');
        self.group_ref(sc, attrs.func);
        self.bundles(sc, row.bundles.as_ref(), &mut it);
        let rest = f.num_operands(i) - 1 - num_args - row.num_bundle_ops as usize;
        match head.op {
            Opcode::Invoke => {
                for (word, v) in ["\n          to ", " unwind "].iter().zip(it) {
                    self.text(word);
                    self.typed(sc, v);
                }
            }
            Opcode::CallBr => {
                for (n, v) in it.take(rest).enumerate() {
                    self.text(["\n          to ", " [", ", "][n.min(2)]);
                    self.typed(sc, v);
                }
                self.text(if rest > 1 { "]" } else { " []" });
            }
            _ => {}
        }
    }

    fn argument(&mut self, sc: &Scope<'_>, value: Value, attrs: Option<AttrSet>) {
        self.ty(sc.types, sc.type_of(value));
        if let Some(set) = attrs {
            self.attrs_inline(sc, set, " ", "");
        }
        self.out.push(b' ');
        self.value(sc, value);
    }
    /// One argument of the older form of call `i`, by its word in the downgrade table.
    fn older_argument(&mut self, sc: &Scope<'_>, f: &Func<'_>, i: Inst, word: &str) {
        let number = |s: &str| s.parse::<usize>().ok().filter(|&n| n < f.call(i).num_args as usize);
        let attrs = sc.attrs.list(f.call(i).attrs);
        let set = |n: usize| attrs.params.get(n).copied().unwrap_or(AttrSet::EMPTY);
        if let Some(value) = word.strip_prefix('=') {
            self.text("i64 ");
            self.text(value);
        } else if let Some(n) = word.strip_prefix('@').and_then(number) {
            self.text("i32 ");
            out::dec(&mut self.out, sc.attrs.int(set(n), AttrKind::Align).unwrap_or(0));
        } else if let Some(n) = word.strip_prefix('-').and_then(number) {
            let v = f.operand(i, n);
            self.ty(sc.types, sc.type_of(v));
            self.out.push(b' ');
            let bits = sc.types.int_bits(sc.type_of(v)).unwrap_or(64);
            let value = sc.consts.as_int(v).map_or(0, |k| sign_extend(k, bits));
            out::int(&mut self.out, value.wrapping_neg());
        } else if let Some(n) = number(word) {
            self.argument(sc, f.operand(i, n), Some(set(n)));
        }
    }

    fn bundles(&mut self, sc: &Scope<'_>, bundles: &[(Str, u32)], it: &mut impl Iterator<Item = Value>) {
        if bundles.is_empty() {
            return;
        }
        self.text(" [ ");
        for (n, &(tag, len)) in bundles.iter().enumerate() {
            if n > 0 {
                self.text(", ");
            }
            out::quoted(&mut self.out, sc.ctx.str(tag));
            self.out.push(b'(');
            for (k, v) in it.by_ref().take(len as usize).enumerate() {
                if k > 0 {
                    self.text(", ");
                }
                debug_assert!(v.kind() != ValueKind::None);
                self.typed(sc, v);
            }
            self.out.push(b')');
        }
        self.text(" ]");
    }
}
