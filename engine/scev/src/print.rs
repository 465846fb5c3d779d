//! Expressions, ranges and counts as text, in LLVM's format.

use super::text::{push_limbs, push_number};
use super::*;
use std::cell::RefCell;
use std::fmt::Write;
use warpc_analysis::known_bits::bits::sext;
use warpc_analysis::print::Slots;
use warpc_text::FunctionText;

/// Texts of values and expressions of one function, whose values are numbered once.
pub struct Writer<'q, 'a> {
    f: &'q Func<'a>,
    slots: Slots,
    /// Names of the headers of loops.
    headers: Vec<String>,
    text: RefCell<FunctionText<'a>>,
    open: RefCell<Vec<Open>>,
}

/// An expression that is being written, and the operand to go on with.
struct Open(Expr, u32);

impl<'q, 'a> Writer<'q, 'a> {
    /// Of the function of `se`.
    pub fn new(se: &Se<'q, 'a>) -> Writer<'q, 'a> {
        let slots = Slots::new(se.f);
        let name = |l: Loop| match se.loops.is_dead(l) {
            true => String::new(),
            false => slots.name(se.f, Value::block(se.loops.header(l))),
        };
        let headers = (0..se.loops.len()).map(|k| name(Loop::new(k))).collect();
        Writer { f: se.f, slots, headers, text: RefCell::new(FunctionText::new(se.f)), open: RefCell::default() }
    }
    /// An instruction as its line says it.
    pub fn inst(&self, i: Inst) -> String {
        let mut out = String::new();
        self.text.borrow_mut().inst(self.f, i, &mut out);
        out
    }
    /// A value as operands name it.
    pub fn value(&self, value: Value) -> String {
        let mut out = String::new();
        self.text.borrow_mut().operand(self.f, value, &mut out);
        out
    }
    /// A value as operands name it, after its type.
    pub fn typed(&self, value: Value) -> String {
        let mut out = String::new();
        self.text.borrow_mut().typed(self.f, value, &mut out);
        out
    }
    /// The header of a loop as operands name it.
    pub(super) fn header(&self, loop_id: Loop) -> &str {
        self.headers.get(loop_id.index()).map_or("", |s| s)
    }
    /// Appends an expression.
    pub fn expr(&self, nodes: &Nodes, root: Expr, out: &mut String) {
        if self.begin(nodes, root, out) {
            return;
        }
        let open = &mut *self.open.borrow_mut();
        open.push(Open(root, 0));
        while let Some(Open(e, k)) = open.pop() {
            let ops = nodes.ops(e);
            let mut k = k as usize;
            let inner = loop {
                let Some(&o) = ops.get(k) else { break None };
                if k > 0 {
                    out.push_str(between(nodes.kind(e)));
                }
                k += 1;
                if !self.begin(nodes, o, out) {
                    break Some(o);
                }
            };
            match inner {
                Some(o) => open.extend([Open(e, k as u32), Open(o, 0)]),
                None => self.end(nodes, e, out),
            }
        }
    }
    /// Appends what an expression begins with; whether that was all of it.
    fn begin(&self, nodes: &Nodes, expr: Expr, out: &mut String) -> bool {
        match nodes.kind(expr) {
            Kind::Constant => {
                let (c, bits) = (nodes.constant(expr).unwrap_or(0), nodes.ty(expr).bits());
                match (bits, c) {
                    (1, 0) => out.push_str("false"),
                    (1, _) => out.push_str("true"),
                    _ => push_number(sext(c, bits), out),
                }
                return true;
            }
            Kind::WideConstant => {
                let limbs = nodes.wide_constant(expr).map_or(&[][..], |l| l);
                push_limbs(limbs, nodes.ty(expr).bits(), out);
                return true;
            }
            Kind::Unknown => {
                self.text.borrow_mut().operand(self.f, nodes.unknown(expr).unwrap_or(Value::NONE), out);
                return true;
            }
            Kind::VScale => {
                out.push_str("vscale");
                return true;
            }
            Kind::CouldNotCompute => {
                out.push_str("***COULDNOTCOMPUTE***");
                return true;
            }
            kind @ (Kind::Truncate | Kind::ZeroExtend | Kind::SignExtend | Kind::PtrToInt) => {
                out.push_str(match kind {
                    Kind::Truncate => "(trunc ",
                    Kind::ZeroExtend => "(zext ",
                    Kind::SignExtend => "(sext ",
                    _ => "(ptrtoint ",
                });
                nodes.ty(nodes.op(expr, 0)).push_name(out);
                out.push(' ');
            }
            Kind::AddRec => out.push('{'),
            _ => out.push('('),
        }
        false
    }
    /// Appends what an expression ends with.
    fn end(&self, nodes: &Nodes, expr: Expr, out: &mut String) {
        let kind = nodes.kind(expr);
        let w = nodes.wrap(expr);
        match kind {
            Kind::Truncate | Kind::ZeroExtend | Kind::SignExtend | Kind::PtrToInt => {
                out.push_str(" to ");
                nodes.ty(expr).push_name(out);
                out.push(')');
            }
            Kind::AddRec => {
                out.push_str(match (w.has(Wrap::NUW), w.has(Wrap::NSW), w == Wrap::NW) {
                    (true, true, _) => "}<nuw><nsw><",
                    (true, false, _) => "}<nuw><",
                    (false, true, _) => "}<nsw><",
                    (false, false, true) => "}<nw><",
                    (false, false, false) => "}<",
                });
                if let Some(l) = nodes.rec_loop(expr) {
                    out.push_str(self.header(l));
                }
                out.push('>');
            }
            Kind::Add | Kind::Mul => out.push_str(match (w.has(Wrap::NUW), w.has(Wrap::NSW)) {
                (true, true) => ")<nuw><nsw>",
                (true, false) => ")<nuw>",
                (false, true) => ")<nsw>",
                (false, false) => ")",
            }),
            _ => out.push(')'),
        }
    }
    /// With the type of a constant before it.
    fn hinted(&self, nodes: &Nodes, expr: Expr, out: &mut String) {
        if nodes.kind(expr).is_constant() {
            nodes.ty(expr).push_name(out);
            out.push(' ');
        }
        self.expr(nodes, expr, out);
    }
}

/// What stands between the operands of a kind.
fn between(kind: Kind) -> &'static str {
    match kind {
        Kind::Add => " + ",
        Kind::Mul => " * ",
        Kind::UDiv => " /u ",
        Kind::AddRec => ",+,",
        Kind::UMax => " umax ",
        Kind::SMax => " smax ",
        Kind::UMin => " umin ",
        Kind::SMin => " smin ",
        _ => " umin_seq ",
    }
}

impl Se<'_, '_> {
    /// Text of an expression. Numbers all values of the function: for messages and tests.
    pub fn text(&self, expr: Expr) -> String {
        let w = Writer::new(self);
        let mut s = String::new();
        w.expr(&self.s.nodes, expr, &mut s);
        s
    }
}

/// `print<scalar-evolution>`: every instruction of an integer or pointer type when `classify`, then counts of loops.
pub fn scalar_evolution(se: &mut Se<'_, '_>, classify: bool) -> String {
    let f = se.f;
    let w = Writer::new(se);
    let name = w.value(Value::global(f.global()));
    let mut out = String::from("Printing analysis 'Scalar Evolution Analysis' for function '");
    let _ = writeln!(out, "{}':", String::from_utf8_lossy(f.name()));
    if classify {
        let _ = writeln!(out, "Classifying expressions for: {name}");
        for b in f.block_order() {
            for i in f.block_insts(b) {
                if se.ty_of(f.ty(i)).is_some() && !matches!(f.op(i), Opcode::ICmp | Opcode::FCmp) {
                    instruction(se, &w, i, &mut out);
                }
            }
        }
    }
    let _ = writeln!(out, "Determining loop execution counts for: {name}");
    for l in loops_inner_first(se) {
        counts(se, &w, l, &mut out);
    }
    out
}

/// Loops of a function: inner before outer, the last of a block order first.
pub(super) fn loops_inner_first(se: &Se<'_, '_>) -> Vec<Loop> {
    let mut out = Vec::new();
    let mut stack: Vec<(Loop, bool)> = se.loops.top().iter().map(|&l| (l, false)).collect();
    while let Some((l, inner_done)) = stack.pop() {
        if inner_done {
            out.push(l);
            continue;
        }
        stack.push((l, true));
        let at = stack.len();
        stack.extend(se.loops.children(l).map(|c| (c, false)));
        stack[at..].reverse();
    }
    out
}

fn with_ranges(se: &mut Se<'_, '_>, writer: &Writer<'_, '_>, expr: Expr, out: &mut String) {
    writer.expr(&se.s.nodes, expr, out);
    if expr != COULD_NOT_COMPUTE {
        let (u, s) = (se.range(expr, false), se.range(expr, true));
        out.push_str(" U: ");
        u.push_text(out);
        out.push_str(" S: ");
        s.push_text(out);
    }
}

fn instruction(se: &mut Se<'_, '_>, writer: &Writer<'_, '_>, i: Inst, out: &mut String) {
    let f = se.f;
    out.push_str("  ");
    writer.text.borrow_mut().inst(f, i, out);
    out.push_str("\n  -->  ");
    let e = se.get(Value::inst(i));
    with_ranges(se, writer, e, out);
    let l = se.loops.of(f.block_of(i));
    let here = se.at_scope(e, l);
    if here != e {
        out.push_str("  -->  ");
        with_ranges(se, writer, here, out);
    }
    if l.is_some() {
        out.push_str("\t\tExits: ");
        let after = se.at_scope(e, se.loops.parent(l));
        if se.is_invariant(after, l) {
            writer.expr(&se.s.nodes, after, out);
        } else {
            out.push_str("<<Unknown>>");
        }
        let mut open = "\t\tLoopDispositions: { ";
        let mut each = |se: &mut Se<'_, '_>, x: Loop, out: &mut String| {
            for part in [open, writer.header(x), ": ", se.loop_disposition(e, x).name()] {
                out.push_str(part);
            }
            open = ", ";
        };
        let mut up = l;
        while up.is_some() {
            each(se, up, out);
            up = se.loops.parent(up);
        }
        if se.loops.children(l).next().is_some() {
            for x in se.loops.preorder(l).into_iter().skip(1) {
                each(se, x, out);
            }
        }
        out.push_str(" }");
    }
    out.push('\n');
}

fn counts(se: &mut Se<'_, '_>, writer: &Writer<'_, '_>, loop_id: Loop, out: &mut String) {
    let lead = format!("Loop {}: ", writer.header(loop_id));
    let exiting = se.exiting_blocks(loop_id);
    out.push_str(&lead);
    if exiting.len() != 1 {
        out.push_str("<multiple exits> ");
    }
    let exact = se.backedge_taken_count(loop_id);
    if exact == COULD_NOT_COMPUTE {
        out.push_str("Unpredictable backedge-taken count.");
    } else {
        out.push_str("backedge-taken count is ");
        writer.hinted(&se.s.nodes, exact, out);
    }
    out.push('\n');
    let per_exit = |se: &mut Se<'_, '_>, out: &mut String, kind: CountKind, what: &str| {
        if exiting.len() < 2 {
            return;
        }
        for &b in &exiting {
            let _ = write!(out, "  {what} for {}: ", writer.slots.label(se.f, b, ""));
            let e = se.exit_count(loop_id, b, kind);
            writer.hinted(&se.s.nodes, e, out);
            if e == COULD_NOT_COMPUTE {
                predicated_exit(se, writer, loop_id, b, kind, what, out);
            }
            out.push('\n');
        }
    };
    per_exit(se, out, CountKind::Exact, "exit count");
    let or_zero = if se.is_max_or_zero(loop_id) { ", actual taken count either this or zero." } else { "" };
    let constant = se.constant_max_backedge_taken_count(loop_id);
    let symbolic = se.symbolic_max_backedge_taken_count(loop_id);
    for (e, what) in [(constant, "constant max"), (symbolic, "symbolic max")] {
        out.push_str(&lead);
        if e == COULD_NOT_COMPUTE {
            let _ = writeln!(out, "Unpredictable {what} backedge-taken count. ");
        } else {
            let _ = write!(out, "{what} backedge-taken count is ");
            writer.hinted(&se.s.nodes, e, out);
            let _ = writeln!(out, "{or_zero}");
        }
        if what == "symbolic max" {
            per_exit(se, out, CountKind::SymbolicMax, "symbolic max exit count");
        }
    }
    predicated(se, writer, loop_id, &lead, (exact, CountKind::Exact, ""), out);
    predicated(se, writer, loop_id, &lead, (symbolic, CountKind::SymbolicMax, "symbolic max "), out);
    if exact != COULD_NOT_COMPUTE {
        let _ = writeln!(out, "{lead}Trip multiple is {}", se.small_constant_trip_multiple(loop_id));
    }
}

/// Count of an exit under predicates, where there is none without.
fn predicated_exit(
    se: &mut Se<'_, '_>,
    writer: &Writer<'_, '_>,
    loop_id: Loop,
    block: Block,
    kind: CountKind,
    what: &str,
    out: &mut String,
) {
    let (e, preds) = se.predicated_exit_count(loop_id, block, kind);
    if e == COULD_NOT_COMPUTE {
        return;
    }
    let _ = write!(out, "\n  predicated {what} for {}: ", writer.slots.label(se.f, block, ""));
    writer.hinted(&se.s.nodes, e, out);
    out.push_str("\n   Predicates:\n");
    for p in preds {
        out.push_str("    ");
        predicate(se, writer, p, out);
    }
}

/// A predicate as a line, without indentation.
pub(crate) fn predicate(se: &Se<'_, '_>, writer: &Writer<'_, '_>, predicate: Predicate, out: &mut String) {
    match predicate {
        Predicate::Equal(a, b) => {
            out.push_str("Equal predicate: ");
            writer.expr(&se.s.nodes, a, out);
            out.push_str(" == ");
            writer.expr(&se.s.nodes, b, out);
        }
        Predicate::NoWrap { rec, nusw, nssw } => {
            writer.expr(&se.s.nodes, rec, out);
            out.push_str(" Added Flags: ");
            out.push_str(if nusw { "<nusw>" } else { "" });
            out.push_str(if nssw { "<nssw>" } else { "" });
        }
    }
    out.push('\n');
}

fn predicated(
    se: &mut Se<'_, '_>,
    writer: &Writer<'_, '_>,
    loop_id: Loop,
    lead: &str,
    (plain, kind, what): (Expr, CountKind, &str),
    out: &mut String,
) {
    let (e, preds) = se.predicated_count(loop_id, kind);
    if e == plain && (preds.is_empty() || kind != CountKind::Exact) {
        return;
    }
    out.push_str(lead);
    if e == COULD_NOT_COMPUTE {
        let _ = writeln!(out, "Unpredictable predicated {what}backedge-taken count.");
    } else {
        let _ = write!(out, "Predicated {what}backedge-taken count is ");
        writer.hinted(&se.s.nodes, e, out);
        out.push('\n');
    }
    out.push_str(" Predicates:\n");
    for p in preds {
        out.push_str("    ");
        predicate(se, writer, p, out);
    }
}
