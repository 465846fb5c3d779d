//! `print<ddg>`: the graph of a loop of what uses what, as text. `dot-ddg`: the same as a file for `dot`, `ddg.FUNCTION.LOOP.dot`.
//!
//! Nodes are instructions of the loop; edges say that a result is used or that memory is accessed in this order. Chains of nodes with one
//! use each are one node (`-ddg-simplify`), and nodes in a circle are a node of their own, a pi-block, that stands for them
//! (`-ddg-pi-blocks`); then every node is printed before those that depend on it.
//!
//! **How**: `graph.rs` builds the graph, `text.rs` writes it. Nodes have numbers in place of addresses.
//! **Cost**: dependences of all pairs of accesses, at most `da-max-pairs`, and linear else.
//! **Source**: format and order are those of LLVM's printers of the same names, so that their tests can judge.

mod graph;
mod text;

use crate::knobs;
use crate::row::on_scev;
use graph::Graph;
use warpc_ir::ids::*;
use warpc_ir::knobs::KnobTable;
use warpc_ir::{FuncMut, Value};
use warpc_phase::dump::attach;
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo, RemarkKind};
use warpc_scev::depend::{Depend, Workspace};
use warpc_scev::print::Writer;

const KNOBS: &[KnobTable] = &[warpc_scev::knobs::DEPENDENCES, knobs::DDG];

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    level: Level::Loop,
    ..on_scev("print<ddg>", "print what depends on what in loops", KNOBS, |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Loop(Box::new(Printer { as_file: false, work: Workspace::default() })))
    })
};

/// Row of the writer of graphs.
pub const DOT: PassInfo = PassInfo {
    level: Level::Loop,
    ..on_scev("dot-ddg", "write a graph of what depends on what in loops", KNOBS, |params| {
        params.finish(DOT.name)?;
        Ok(PassBody::Loop(Box::new(Printer { as_file: true, work: Workspace::default() })))
    })
};

struct Printer {
    as_file: bool,
    work: Workspace,
}

impl LoopPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, l: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let knobs = &cx.session.knobs;
        let (simplify, with_pi_blocks) = (knobs.get(knobs::DDG_SIMPLIFY), knobs.get(knobs::DDG_PI_BLOCKS));
        let (prefix, brief) = (knobs.get(knobs::DOT_DDG_PREFIX), knobs.get(knobs::DOT_DDG_ONLY));
        let (as_file, work) = (self.as_file, &mut self.work);
        let (text, file, tested_all) = cx.with_scev(func, |se| {
            let writer = Writer::new(se);
            let names = se.f.side().names.as_ref();
            let name = names.map_or(&[][..], |names| names.get(Value::block(se.loops.header(l))));
            let name = String::from_utf8_lossy(name).into_owned();
            let whole = format!("{}.{name}", String::from_utf8_lossy(se.f.name()));
            let mut depend = Depend::new(se, work, knobs);
            let mut graph = Graph::new(&mut depend, l);
            if simplify {
                graph.simplify(depend.se.f);
            }
            graph.connect_root();
            if with_pi_blocks {
                graph.make_pi_blocks();
                graph.sort();
            }
            let text = match as_file {
                false => text::plain(&graph, &name, &writer),
                true => text::dot(&graph, &whole, brief, &mut depend, &writer),
            };
            // The prefix may name a folder, names of the program may not.
            let in_folder = whole.replace('/', "_");
            (text, format!("{prefix}.{in_folder}.dot"), graph.tested_all)
        });
        if as_file {
            let clean = |c: char| if c.is_control() { '_' } else { c };
            let file: String = file.chars().map(clean).collect();
            cx.text.extend(format!("Writing '{file}'...\n").into_bytes());
            attach(cx.text, &file, text.as_bytes());
        } else {
            cx.text.extend(text.into_bytes());
        }
        if !tested_all {
            cx.remark(RemarkKind::Analysis, "ddg", "LimitMet", Inst::NONE, || {
                "dependences of more pairs of accesses than -da-max-pairs are not in the graph".to_string()
            });
        }
        Outcome::Unchanged
    }
}
