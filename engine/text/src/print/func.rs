//! A function's body: numbers of its values, blocks with their predecessors, debug records.

use super::{Comments, Printer, Scope, out};
use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::opcode::flags;
use warpc_ir::value::{Value, ValueKind};

/// Numbers of the unnamed values of one function.
#[derive(Default)]
pub(crate) struct Numbers {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
}

impl Numbers {
    /// Number of `value`; `None` when it is named or not of this function.
    #[inline]
    pub(super) fn get(&self, value: Value) -> Option<u32> {
        let n = match value.kind() {
            ValueKind::Inst(i) => *self.insts.get(i.index())?,
            ValueKind::Block(b) => *self.blocks.get(b.index())?,
            ValueKind::Arg(a) => *self.args.get(a as usize)?,
            _ => return None,
        };
        (n != u32::MAX).then_some(n)
    }
    /// Numbers arguments, then blocks and instructions in order.
    pub(super) fn compute(&mut self, f: &Func<'_>) {
        let reset = |v: &mut Vec<u32>, n: usize| {
            v.clear();
            v.resize(n, u32::MAX);
        };
        reset(&mut self.args, f.num_args());
        reset(&mut self.blocks, f.num_blocks());
        reset(&mut self.insts, f.num_insts());
        let side = f.side();
        let names = side.names.as_deref();
        let unnamed = |v: Value| names.is_none_or(|n| n.get(v).is_empty());
        let mut next = 0;
        let mut number = |slot: &mut u32| {
            *slot = next;
            next += 1;
        };
        for n in 0..f.num_args() {
            if unnamed(Value::arg(n as u32)) {
                number(&mut self.args[n]);
            }
        }
        for b in f.block_order() {
            if unnamed(Value::block(b)) {
                number(&mut self.blocks[b.index()]);
            }
            for i in f.block_insts(b) {
                if f.ty(i) != Type::VOID && unnamed(Value::inst(i)) {
                    number(&mut self.insts[i.index()]);
                }
            }
        }
    }
}

/// Debug records by the instruction they precede.
pub(crate) struct DbgIndex {
    /// First record in `rows` by instruction row, one more at the end; empty when there are no records.
    starts: Vec<u32>,
    rows: Vec<u32>,
}

impl DbgIndex {
    pub(super) fn of(f: &Func<'_>) -> DbgIndex {
        let s = f.side();
        let dbg = &s.dbg;
        if dbg.is_empty() {
            return DbgIndex { starts: Vec::new(), rows: Vec::new() };
        }
        let n = f.num_insts();
        let mut starts = vec![0u32; n + 1];
        let placed = || dbg.iter().enumerate().filter(|(_, r)| r.anchor.index() < n);
        placed().for_each(|(_, r)| starts[r.anchor.index() + 1] += 1);
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        let mut at = starts.clone();
        let mut rows = vec![0; starts[n] as usize];
        for (k, r) in placed() {
            let slot = &mut at[r.anchor.index()];
            rows[*slot as usize] = k as u32;
            *slot += 1;
        }
        DbgIndex { starts, rows }
    }
    /// Records before `i`.
    #[inline]
    pub(super) fn before(&self, i: Inst) -> &[u32] {
        if self.starts.is_empty() {
            return &[];
        }
        &self.rows[self.starts[i.index()] as usize..self.starts[i.index() + 1] as usize]
    }
}

/// Predecessors of every block, one per edge, last block first.
struct Preds {
    starts: Vec<u32>,
    list: Vec<Block>,
}

impl Preds {
    fn of(f: &Func<'_>) -> Preds {
        let n = f.num_blocks();
        let mut starts = vec![0u32; n + 1];
        for b in f.block_order() {
            f.successors(b).for_each(|s| starts[s.index() + 1] += 1);
        }
        for i in 0..n {
            starts[i + 1] += starts[i];
        }
        // Filled from the end of each range, so that later blocks come first.
        let mut at: Vec<u32> = starts[1..].to_vec();
        let mut list = vec![Block::NONE; starts[n] as usize];
        for b in f.block_order() {
            for s in f.successors(b) {
                at[s.index()] -= 1;
                list[at[s.index()] as usize] = b;
            }
        }
        Preds { starts, list }
    }
    fn get(&self, b: Block) -> &[Block] {
        &self.list[self.starts[b.index()] as usize..self.starts[b.index() + 1] as usize]
    }
}

/// Column of the comment after a label.
const COMMENT_COLUMN: usize = 50;

impl Printer<'_> {
    /// Numbers of values and metadata of a function about to be printed.
    pub(super) fn number_function(&mut self, f: &Func<'_>) {
        let mut numbers = std::mem::take(&mut self.numbers);
        numbers.compute(f);
        self.numbers = numbers;
        let any_md = !f.ctx().tables.metadata.is_empty() || f.side().overlay.is_some();
        if !any_md && f.side().dbg.is_empty() {
            return self.number_calls(f);
        }
        let dbg = DbgIndex::of(f);
        for b in f.block_order() {
            for i in f.block_insts(b) {
                for &r in dbg.before(i) {
                    let row = f.side().dbg[r as usize];
                    self.number_dbg(f, &row);
                }
                if f.intrinsic_callee(i).is_some() {
                    for v in f.operands(i) {
                        if let ValueKind::Meta(m) = v.kind() {
                            self.md_number_of(f, m);
                        }
                    }
                }
                self.md_number_of(f, f.loc(i));
                if f.flags(i) & flags::HAS_MD != 0 {
                    for (_, m) in self.sorted(f.attachments(i).map(|a| (a.kind, a.node))) {
                        self.md_number_of(f, m);
                    }
                }
            }
        }
        self.number_calls(f);
    }
    fn number_calls(&mut self, f: &Func<'_>) {
        if f.side().calls.is_empty() {
            return;
        }
        let sc = Scope::of(f);
        for b in f.block_order() {
            for i in f.block_insts(b) {
                if f.op(i).is_call() {
                    let l = f.call(i).attrs;
                    if l != AttrList::EMPTY {
                        self.attr_group(&sc, sc.attrs.list(l).func);
                    }
                }
            }
        }
    }
    fn number_dbg(&mut self, f: &Func<'_>, record: &DbgRow) {
        let node = |p: &mut Self, v: Value| {
            if let ValueKind::Meta(m) = v.kind() {
                p.md_number_of(f, m);
            }
        };
        if record.kind != DbgKind::Label {
            node(self, record.value);
        }
        self.md_number_of(f, record.var);
        if record.kind == DbgKind::Assign {
            self.md_number_of(f, record.assign);
            node(self, record.address);
        }
        self.md_number_of(f, record.loc);
    }

    /// Blocks of a function whose values have their numbers already, with comments if some are given. Linear in the function.
    pub(super) fn blocks(
        &mut self,
        f: &Func<'_>,
        blocks: impl IntoIterator<Item = Block>,
        mut comments: Option<&mut dyn Comments>,
    ) {
        let sc = Scope::of(f);
        let preds = Preds::of(f);
        let dbg = DbgIndex::of(f);
        for b in blocks {
            self.label(&sc, f, b, preds.get(b));
            if let Some(c) = &mut comments {
                c.block_start(b, &mut self.out);
            }
            for i in f.block_insts(b) {
                for &r in dbg.before(i) {
                    let row = f.side().dbg[r as usize];
                    self.dbg_record(&sc, &row);
                }
                if let Some(c) = &mut comments {
                    c.before(i, &mut self.out);
                }
                self.inst(&sc, f, i);
                if let Some(c) = &mut comments {
                    c.behind(i, &mut self.out);
                }
                self.out.push(b'\n');
            }
            if let Some(c) = &mut comments {
                c.block_end(b, &mut self.out);
            }
        }
    }

    fn label(&mut self, sc: &Scope<'_>, f: &Func<'_>, b: Block, preds: &[Block]) {
        let entry = b == f.entry();
        let v = Value::block(b);
        let side = f.side();
        let name = side.names.as_deref().map_or(&b""[..], |n| n.get(v));
        let line = self.out.len() + 1;
        if !name.is_empty() {
            self.out.push(b'\n');
            out::name(&mut self.out, name);
            self.out.push(b':');
        } else if !entry {
            self.out.push(b'\n');
            match self.numbers.get(v) {
                Some(n) => out::dec(&mut self.out, n as u64),
                None => self.text("<badref>"),
            }
            self.out.push(b':');
        }
        if !entry {
            let column = self.out.len() - line;
            let pad = COMMENT_COLUMN.saturating_sub(column).max(1);
            self.out.resize(self.out.len() + pad, b' ');
            if preds.is_empty() {
                self.text("; No predecessors!");
            } else {
                self.text("; preds = ");
                for (n, &p) in preds.iter().enumerate() {
                    if n > 0 {
                        self.text(", ");
                    }
                    self.local(sc, Value::block(p));
                }
            }
        }
        self.out.push(b'\n');
    }

    pub(super) fn dbg_record(&mut self, sc: &Scope<'_>, record: &DbgRow) {
        let word = match record.kind {
            DbgKind::Value => "value",
            DbgKind::Declare => "declare",
            DbgKind::Assign => "assign",
            DbgKind::Label => "label",
            DbgKind::DeclareValue if self.v19() => return,
            DbgKind::DeclareValue => "declare_value",
        };
        self.text("    #dbg_");
        self.text(word);
        self.out.push(b'(');
        if record.kind == DbgKind::Label {
            self.md_ref(record.var);
        } else {
            self.dbg_value(sc, record.ty, record.value);
            for m in [record.var, record.expr] {
                self.text(", ");
                self.md_ref(m);
            }
            if record.kind == DbgKind::Assign {
                self.text(", ");
                self.md_ref(record.assign);
                self.text(", ");
                self.dbg_value(sc, record.address_ty, record.address);
                self.text(", ");
                self.md_ref(record.address_expr);
            }
        }
        self.text(", ");
        self.md_ref(record.loc);
        self.text(")\n");
    }
    fn dbg_value(&mut self, sc: &Scope<'_>, ty: Type, value: Value) {
        match value.kind() {
            ValueKind::Meta(m) => {
                // A plain value that was wrapped as a node prints as itself.
                debug_assert!(!matches!(sc.ctx.tables.metadata.get(m), MdNode::Placeholder));
                self.md_ref(m);
            }
            ValueKind::LocalMeta(_) => self.value(sc, value),
            ValueKind::None => self.text("(null)"),
            _ => {
                self.ty(sc.types, if ty.is_some() { ty } else { sc.type_of(value) });
                self.out.push(b' ');
                self.value(sc, value);
            }
        }
    }
}
