//! What is known of values, as text: their ranges and divisors (`print<scalar-evolution-ranges>`), and how the conditions
//! that loops are entered under rewrite expressions (`print<loop-guards>`).

use super::print::{Writer, loops_inner_first};
use super::*;
use std::fmt::Write;

fn title(what: &str, se: &Se<'_, '_>) -> String {
    format!("Printing analysis '{what}' for function '{}':\n", String::from_utf8_lossy(se.f.name()))
}

/// Every argument and instruction of an integer or pointer type: its unsigned and signed range, and the largest number
/// known to divide it where that is more than one.
pub fn ranges(se: &mut Se<'_, '_>) -> String {
    let f = se.f;
    let w = Writer::new(se);
    let mut out = title("Scalar Evolution Ranges", se);
    let args = (0..f.num_args() as u32).map(Value::arg);
    let insts = f.block_order().flat_map(|b| f.block_insts(b)).map(Value::inst);
    for v in args.chain(insts) {
        if se.type_of(v).is_none() {
            continue;
        }
        let e = se.get(v);
        let (u, s) = (se.range(e, false), se.range(e, true));
        let _ = write!(out, "  {}: U: {u} S: {s}", w.value(v));
        let m = se.non_zero_multiple(e);
        if m > 1 {
            let _ = write!(out, " multiple of {m}");
        }
        out.push('\n');
    }
    out
}

/// Of each loop, innermost first, the expressions that what is known on entry rewrites, in the order of their conditions.
pub fn loop_guards(se: &mut Se<'_, '_>) -> String {
    let w = Writer::new(se);
    let mut out = title("Loop Guards", se);
    for l in loops_inner_first(se) {
        let _ = writeln!(out, "Loop {}:", w.header(l));
        let g = se.guards_of(l);
        for (e, to) in g.rewrites() {
            out.push_str("  ");
            w.expr(se.nodes(), e, &mut out);
            out.push_str(" --> ");
            w.expr(se.nodes(), to, &mut out);
            let (u, s) = (se.range(to, false), se.range(to, true));
            let _ = writeln!(out, " U: {u} S: {s}");
        }
    }
    out
}
