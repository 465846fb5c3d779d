//! `print<memoryssa>`: the function with a comment above every access, in LLVM's format.

use super::{Access, AccessKind, MemorySsa, Walker};
use crate::print::Slots;
use std::fmt::Write;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Module};
use warpc_text::print::{PrintOptions, print_function};

/// Text of `print<memoryssa>`, headline included: uses stand at what clobbers them.
pub fn memory_ssa(func: &Func<'_>, module: Option<&Module>, memory_ssa: &MemorySsa, dom: &DomTree) -> String {
    let mut walker = Walker::default();
    let slots = Slots::new(func);
    let mut s = format!("MemorySSA for function: {}\n", String::from_utf8_lossy(func.name()));
    let number = |a: Access| if a == Access::LIVE_ON_ENTRY { "liveOnEntry".to_string() } else { a.0.to_string() };
    let mut blocks = func.block_order();
    let mut insts: Vec<Inst> = Vec::new();
    let mut next = 0;
    let mut started = false;
    let text = print_function(func, module, &PrintOptions::default());
    let text = String::from_utf8_lossy(&text);
    for line in text.lines() {
        let is_inst = line.starts_with("  ") && !line[2..].starts_with([' ', ']']);
        if next == insts.len()
            && (is_inst && !started
                || !line.starts_with(' ') && started && line.contains(':')
                || is_inst && insts.is_empty())
        {
            // A label line, or the first instruction of an entry block without one.
            if let Some(b) = blocks.next() {
                insts = func.block_insts(b).collect();
                next = 0;
                if !is_inst {
                    s.push_str(line);
                    s.push('\n');
                }
                if let Some(p) = memory_ssa.phi(b) {
                    let pairs: Vec<String> = memory_ssa
                        .incoming(p)
                        .map(|(from, a)| format!("{{{},{}}}", slots.label(func, from, "%"), number(a)))
                        .collect();
                    let _ = writeln!(s, "; {} = MemoryPhi({})", p.0, pairs.join(","));
                }
                started = true;
                if !is_inst {
                    continue;
                }
            }
        }
        if is_inst && next < insts.len() {
            if let Some(a) = memory_ssa.access(insts[next]) {
                match memory_ssa.kind(a) {
                    AccessKind::Def => {
                        let _ = writeln!(s, "; {} = MemoryDef({})", a.0, number(memory_ssa.defining(a)));
                    }
                    _ => {
                        let _ = writeln!(s, "; MemoryUse({})", number(walker.clobber(func, memory_ssa, dom, a)));
                    }
                }
            }
            next += 1;
        }
        if line.starts_with("define") {
            started = false;
            insts.clear();
            next = 0;
        }
        s.push_str(line);
        s.push('\n');
    }
    s
}
