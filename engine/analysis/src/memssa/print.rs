//! `print<memoryssa>` and `print<memoryssa-walker>`: the function with a comment above every access, in LLVM's format.

use super::{Access, AccessKind, MemorySsa, Walker};
use crate::print::Slots;
use std::io::Write;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Module, Opcode};
use warpc_text::print::{Comments, PrintOptions, print_function_with};

/// What is said of an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Uses {
    /// Uses stand at what clobbers them.
    AtClobbers,
    /// Uses stand at the definition that reaches them.
    AtDefinitions,
    /// The answer of the walker is said with each access.
    WithClobbers,
}

/// Text of `print<memoryssa>` or, with [`Uses::WithClobbers`], of `print<memoryssa-walker>`, headline included.
pub fn memory_ssa(
    func: &Func<'_>,
    module: Option<&Module>,
    memory_ssa: &MemorySsa,
    dom: &DomTree,
    uses: Uses,
) -> Vec<u8> {
    let by = if uses == Uses::WithClobbers { " (walker)" } else { "" };
    let mut text = format!("MemorySSA{by} for function: ").into_bytes();
    text.extend_from_slice(func.name());
    text.push(b'\n');
    let mut writer = Writer {
        func,
        memory_ssa,
        dom,
        uses,
        walker: Walker::default(),
        slots: Slots::new(func),
        found: vec![Access::NONE; memory_ssa.len()],
    };
    text.append(&mut print_function_with(func, module, &PrintOptions::default(), &mut writer));
    text
}

struct Writer<'q, 'a> {
    func: &'q Func<'a>,
    memory_ssa: &'q MemorySsa,
    dom: &'q DomTree,
    uses: Uses,
    walker: Walker,
    slots: Slots,
    /// Answers of the walker that were said, by access: they are told wherever the access is named from then on.
    found: Vec<Access>,
}

/// Number of an access as it is referred to.
fn number(access: Access) -> String {
    if access == Access::LIVE_ON_ENTRY { "liveOnEntry".to_string() } else { access.0.to_string() }
}

impl Writer<'_, '_> {
    /// An access in full.
    fn access(&self, access: Access) -> String {
        let mssa = self.memory_ssa;
        let found = self.found[access.index()];
        match mssa.kind(access) {
            AccessKind::Entry => number(access),
            AccessKind::Phi => {
                let pairs: Vec<String> = mssa
                    .incoming(access)
                    .map(|(from, a)| format!("{{{},{}}}", self.slots.label(self.func, from, "%"), number(a)))
                    .collect();
                format!("{} = MemoryPhi({})", access.0, pairs.join(","))
            }
            AccessKind::Def => {
                let optimized = if found.is_some() { format!("->{}", number(found)) } else { String::new() };
                format!("{} = MemoryDef({}){optimized}", access.0, number(mssa.defining(access)))
            }
            _ => format!("MemoryUse({})", number(found.get().unwrap_or_else(|| mssa.defining(access)))),
        }
    }
}

impl Comments for Writer<'_, '_> {
    fn block_start(&mut self, b: Block, out: &mut Vec<u8>) {
        if let Some(phi) = self.memory_ssa.phi(b) {
            // Writing to a vector does not fail.
            let _ = writeln!(out, "; {}", self.access(phi));
        }
    }
    fn before(&mut self, i: Inst, out: &mut Vec<u8>) {
        let Some(access) = self.memory_ssa.access(i) else { return };
        let asked = match self.uses {
            Uses::AtClobbers => self.memory_ssa.kind(access) == AccessKind::Use,
            Uses::AtDefinitions => false,
            Uses::WithClobbers => true,
        };
        // A fence clobbers everything, so it is its own answer, which is not remembered.
        let fence = self.func.op(i) == Opcode::Fence;
        let mut clobber = access;
        if asked && !fence {
            clobber = self.walker.clobber(self.func, self.memory_ssa, self.dom, access);
            self.found[access.index()] = clobber;
        }
        let _ = match self.uses {
            Uses::WithClobbers => {
                writeln!(out, "; {} - clobbered by {}", self.access(access), self.access(clobber))
            }
            _ => writeln!(out, "; {}", self.access(access)),
        };
    }
}
