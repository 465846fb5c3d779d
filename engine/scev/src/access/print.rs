//! Memory accesses of loops as text, in LLVM's format.

use super::*;
use crate::print::{Writer, predicate};
use std::fmt::Write;

/// `print<access-info>`: all loops of the function, inner ones first.
pub fn access_info(se: &mut Se<'_, '_>, aliases: &mut AliasCache, last: &LastAddresses, settings: Settings) -> String {
    let f = se.f;
    let mut out = String::from("Printing analysis 'Loop Access Analysis' for function '");
    let _ = writeln!(out, "{}':", String::from_utf8_lossy(f.name()));
    let w = Writer::new(se);
    for l in se.loops.inner_first() {
        let header = Value::block(se.loops.header(l));
        let name = f.side().names.as_deref().map_or(&b""[..], |n| n.get(header));
        let _ = writeln!(out, "  {}:", String::from_utf8_lossy(name));
        let a = LoopAccess::new(se, aliases, last, l, settings);
        one(se, &w, &a, &mut out);
    }
    out
}

fn one(se: &Se<'_, '_>, writer: &Writer<'_, '_>, loop_access: &LoopAccess, out: &mut String) {
    let nodes = se.nodes();
    if loop_access.safe {
        out.push_str("    Memory dependences are safe");
        if let Some(n) = loop_access.max_vector_bits {
            let _ = write!(out, " with a maximum safe vector width of {n} bits");
        }
        if let Some(n) = loop_access.max_forward_bits {
            let _ = write!(out, ", with a maximum safe store-load forward width of {n} bits");
        }
        out.push_str(if loop_access.checks.needed { " with run-time checks\n" } else { "\n" });
    }
    if loop_access.convergent {
        out.push_str("    Has convergent operation in loop\n");
    }
    if let Some(r) = &loop_access.report {
        let _ = writeln!(out, "    Report: {}", r.message);
    }
    match &loop_access.dependences {
        None => out.push_str("    Too many dependences, not recorded\n"),
        Some(list) => {
            out.push_str("    Dependences:\n");
            for d in list {
                let inst = |k: u32| writer.inst(loop_access.accesses[k as usize].inst);
                let _ = writeln!(out, "      {}:", d.kind.name());
                let _ = writeln!(out, "          {} -> ", inst(d.source));
                let _ = writeln!(out, "          {}\n", inst(d.sink));
            }
        }
    }
    out.push_str("    Run-time memory checks:\n");
    let c = &loop_access.checks;
    for (k, &(x, y)) in c.pairs.iter().enumerate() {
        let _ = writeln!(out, "    Check {k}:");
        for (what, g) in [("Comparing", x), ("Against", y)] {
            let _ = writeln!(out, "      {what} group GRP{g}:");
            for &m in &c.groups[g as usize].members {
                let _ = writeln!(out, "      {}", pointer(se, writer, c.pointers[m as usize].ptr));
            }
        }
    }
    out.push_str("    Grouped accesses:\n");
    for (k, g) in c.groups.iter().enumerate() {
        let _ = writeln!(out, "      Group GRP{k}:");
        out.push_str("        (Low: ");
        writer.expr(nodes, g.low, out);
        out.push_str(" High: ");
        writer.expr(nodes, g.high, out);
        out.push_str(")\n");
        for &m in &g.members {
            out.push_str("          Member: ");
            writer.expr(nodes, c.pointers[m as usize].expr, out);
            out.push('\n');
        }
    }
    if c.needed && !loop_access.checks_complete {
        out.push_str("    Generated run-time checks are incomplete\n");
    }
    out.push('\n');
    let found = if loop_access.invariant_store_twice || loop_access.invariant_store_loaded { "" } else { "not " };
    let _ = writeln!(out, "    Non vectorizable stores to invariant address were {found}found in loop.");
    out.push_str("    SCEV assumptions:\n");
    for &p in &loop_access.predicates {
        out.push_str("    ");
        predicate(se, writer, p, out);
    }
    out.push_str("\n    Expressions re-written:\n");
    for &(i, from, to) in &loop_access.rewritten {
        let _ = writeln!(out, "    [PSE]  {}:", writer.inst(i));
        out.push_str("      ");
        writer.expr(nodes, from, out);
        out.push_str("\n      --> ");
        writer.expr(nodes, to, out);
        out.push('\n');
    }
}

/// A pointer in full: an instruction, or a value with its type.
fn pointer(se: &Se<'_, '_>, writer: &Writer<'_, '_>, value: Value) -> String {
    match value.as_inst() {
        Some(i) => format!("  {}", writer.inst(i)),
        None => {
            let ty = se.type_of(value).map_or(String::from("ptr"), |t| t.to_string());
            format!("{ty} {}", writer.value(value))
        }
    }
}
