//! Attachments and debug information.

use super::Verifier;
use crate::ids::*;
use crate::ir::func::Func;
use crate::ir::metadata::MdNode;
use crate::ir::module::ModuleCtx;
use crate::ir::opcode::{Opcode, flags};
use crate::ir::value::Value;

/// Attachment kinds with rules, looked up once per module.
pub(crate) struct Kinds {
    range: Option<Str>,
    nonnull: Option<Str>,
    align: Option<Str>,
    dereferenceable: Option<Str>,
    dereferenceable_or_null: Option<Str>,
    prof: Option<Str>,
    tbaa: Option<Str>,
    fpmath: Option<Str>,
    noundef: Option<Str>,
    location: Option<Str>,
    subprogram: Option<Str>,
    dbg: Option<Str>,
}

impl Kinds {
    pub(crate) fn new(ctx: ModuleCtx<'_>) -> Kinds {
        let find = |s: &str| ctx.tables.strings.find(s.as_bytes());
        Kinds {
            range: find("range"),
            nonnull: find("nonnull"),
            align: find("align"),
            dereferenceable: find("dereferenceable"),
            dereferenceable_or_null: find("dereferenceable_or_null"),
            prof: find("prof"),
            tbaa: find("tbaa"),
            fpmath: find("fpmath"),
            noundef: find("noundef"),
            location: find("DILocation"),
            subprogram: find("DISubprogram"),
            dbg: find("dbg"),
        }
    }
}

impl Verifier<'_> {
    /// Attachments and location of `i`.
    pub(super) fn attachments(&mut self, f: &Func<'_>, i: Inst) {
        let loc = f.loc(i);
        let me = Value::inst(i);
        if loc.is_some() {
            let md = &f.ctx().tables.metadata;
            let ok = loc.index() < md.len()
                && matches!(md.get(loc), MdNode::Special { kind, .. } if Some(*kind) == self.kinds.location);
            self.check(ok, "invalid !dbg metadata attachment", &[me]);
        }
        if f.flags(i) & flags::HAS_MD == 0 {
            return;
        }
        let rows: smallvec::SmallVec<[_; 8]> = f.attachments(i).collect();
        for r in rows {
            if r.node.index() >= f.ctx().tables.metadata.len() {
                self.fail("attachment refers to metadata that does not exist", &[me]);
                continue;
            }
            self.attachment(f, i, r.kind, r.node);
        }
    }

    fn attachment(&mut self, f: &Func<'_>, i: Inst, kind: Str, node: Md) {
        let me = [Value::inst(i)];
        let kind = Some(kind);
        let (op, t) = (f.op(i), f.types());
        let loads_or_calls = matches!(op, Opcode::Load | Opcode::Call | Opcode::Invoke);
        if kind == self.kinds.range {
            self.check(loads_or_calls, "Ranges are only for loads, calls and invokes!", &me);
            self.range(f, i, node);
        } else if kind == self.kinds.nonnull {
            let ok = t.is_ptr(f.ty(i));
            self.check(ok, "nonnull applies only to pointer types", &me);
            let ok = op == Opcode::Load;
            self.check(ok, "nonnull applies only to load instructions, use attributes for calls or invokes", &me);
        } else if kind == self.kinds.noundef {
            self.check(op == Opcode::Load, "noundef applies only to load instructions", &me);
        } else if kind == self.kinds.align {
            self.check(t.is_ptr(f.ty(i)), "align applies only to pointer types", &me);
            let ok = op == Opcode::Load;
            self.check(ok, "align applies only to load instructions, use attributes for calls or invokes", &me);
        } else if kind == self.kinds.dereferenceable || kind == self.kinds.dereferenceable_or_null {
            let ok = t.is_ptr(f.ty(i));
            self.check(ok, "dereferenceable, dereferenceable_or_null apply only to pointer types", &me);
        } else if kind == self.kinds.fpmath {
            let ok = t.is_float(t.scalar(f.ty(i)));
            self.check(ok, "fpmath requires a floating point result!", &me);
        } else if kind == self.kinds.prof {
            self.prof(f, i, node);
        } else if kind == self.kinds.tbaa {
            let ok = matches!(
                op,
                Opcode::Load | Opcode::Store | Opcode::Call | Opcode::VaArg | Opcode::AtomicRmw | Opcode::CmpXchg
            );
            self.check(ok, "This instruction shall not have a TBAA access tag!", &me);
            let shape = f.ctx().tables.metadata.ops(node);
            let ok = shape.len() >= 3 && shape.len() <= 5;
            self.check(ok, "Old-style TBAA is no longer allowed, use struct-path TBAA instead", &me);
        }
    }

    /// `!range`: pairs of integers of the result's type, ordered, not overlapping.
    fn range(&mut self, f: &Func<'_>, i: Inst, node: Md) {
        let me = [Value::inst(i)];
        let md = &f.ctx().tables.metadata;
        let ops = md.ops(node);
        if !self.check(!ops.is_empty() && ops.len().is_multiple_of(2), "Unfinished range!", &me) {
            return;
        }
        let scalar = f.types().scalar(f.ty(i));
        for &o in ops {
            let ok = o.is_some() && matches!(md.get(o), MdNode::Value(t, v) if *t == scalar && v.as_const().is_some());
            if !self.check(ok, "Range types must match instruction type!", &me) {
                return;
            }
        }
        for pair in ops.chunks(2) {
            if pair[0] == pair[1] {
                self.fail("The upper and lower limits cannot be the same value", &me);
                return;
            }
        }
    }

    /// `!prof` with branch weights: one weight per successor.
    fn prof(&mut self, f: &Func<'_>, i: Inst, node: Md) {
        let me = [Value::inst(i)];
        let md = &f.ctx().tables.metadata;
        let ops = md.ops(node);
        let Some(&first) = ops.first() else {
            self.fail("!prof annotations should have no less than 2 operands", &me);
            return;
        };
        let name = if first.is_some() { md.str_of(first) } else { None };
        let Some(name) = name else {
            self.fail("expected string with name of the !prof annotation", &me);
            return;
        };
        if f.ctx().str(name) != b"branch_weights" {
            return;
        }
        let expected = md.ops(node).get(1).copied().filter(|m| m.is_some()).and_then(|m| md.str_of(m));
        let weights = ops.len() - 1 - expected.is_some() as usize;
        let want = match f.op(i) {
            Opcode::Br if f.num_operands(i) == 3 => 2,
            Opcode::Switch => f.num_operands(i) / 2,
            Opcode::IndirectBr => f.num_operands(i) - 1,
            Opcode::Select => 2,
            Opcode::Call | Opcode::CallBr => weights.max(1),
            Opcode::Invoke => weights.clamp(1, 2),
            _ => {
                self.fail("!prof branch_weights are not allowed for this instruction", &me);
                return;
            }
        };
        self.check(weights == want, "Wrong number of operands", &me);
    }

    /// Debug records name existing rows.
    pub(super) fn debug_records(&mut self, f: &Func<'_>) {
        let rows = f.num_insts();
        let bad = f.side().dbg.iter().find(|r| {
            (r.anchor.is_some() && (r.anchor.index() >= rows || f.is_dead(r.anchor)))
                || r.value.as_inst().is_some_and(|d| d.index() >= rows || f.is_dead(d))
        });
        if let Some(r) = bad {
            let at = if r.anchor.is_some() { vec![Value::inst(r.anchor)] } else { vec![] };
            self.fail("debug record refers to an instruction that is not in the function", &at);
        }
        let no_location = f.side().dbg.iter().any(|r| r.loc.is_none());
        self.check(!no_location, "#dbg record requires a !dbg attachment", &[]);
    }

    /// `!dbg` of functions are subprograms; named lists hold nodes.
    pub(super) fn named_metadata(&mut self) {
        let md = &self.ctx.tables.metadata;
        for n in 0..self.ctx.globals.sym.len() {
            let Some(extra) = self.ctx.extra(Global::new(n)) else { continue };
            if self.ctx.globals.sym[n].kind != crate::ir::module::GlobalKind::Function {
                continue;
            }
            let mut count = 0;
            for &(kind, node) in &extra.attachments {
                if Some(kind) == self.kinds.dbg {
                    count += 1;
                    let ok = node.index() < md.len()
                        && matches!(md.get(node), MdNode::Special { kind, .. } if Some(*kind) == self.kinds.subprogram);
                    self.check(ok, "function !dbg attachment must be a subprogram", &[Value::global(Global::new(n))]);
                }
            }
            self.check(count <= 1, "function must have a single !dbg attachment", &[Value::global(Global::new(n))]);
        }
        let bad = md.named.iter().any(|(_, list)| list.iter().any(|m| m.is_none() || m.index() >= md.len()));
        self.check(!bad, "named metadata refers to a node that does not exist", &[]);
        let open = md.nodes().iter().any(|n| matches!(n, MdNode::Placeholder));
        self.check(!open, "metadata node is used but not defined", &[]);
    }
}
