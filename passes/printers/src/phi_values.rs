//! `print<phi-values>`: the values that each phi may take, those of the phis it merges included.
//!
//! Phis that reach each other form a component, and all of a component have the same values: its own operands that are no phis, and
//! those of the components it reads. Components are found by one walk over operands in depth first order (Tarjan), a component after
//! all it reads.
//!
//! **Cost**: linear in operands, plus the lengths of the lists, which grow with the phis in a chain, as what is printed does.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge; so is the order of values.

use crate::row::{body, printer};
use std::collections::HashSet;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::Inst;
use warpc_ir::{Func, Opcode, Value};
use warpc_phase::PassInfo;
use warpc_text::FunctionText;

const NAME: &str = "print<phi-values>";

/// Row of the printer.
pub const PRINT: PassInfo = printer(NAME, "print the values that phis may take", AnalysisSet::NONE, &[], |params| {
    body(NAME, params, |f, _| {
        let mut out = format!("PHI Values for function: {}\n", String::from_utf8_lossy(f.name()));
        let mut values = PhiValues::new(f);
        let phis: Vec<Inst> =
            f.block_order().flat_map(|b| f.block_insts(b).take_while(|&i| f.op(i) == Opcode::Phi)).collect();
        phis.iter().for_each(|&phi| values.visit(f, phi));
        let mut texts = FunctionText::new(f);
        for phi in phis {
            out += "PHI ";
            texts.operand(f, phi.into(), &mut out);
            out += " has values:\n";
            let mut any = false;
            for &value in values.of(phi).iter().filter(|&&v| !is_phi(f, v)) {
                any = true;
                out += "  ";
                texts.value(f, value, &mut out);
                out.push('\n');
            }
            if !any {
                out += "  NONE\n";
            }
        }
        out.into_bytes()
    })
});

fn is_phi(f: &Func<'_>, value: Value) -> bool {
    value.as_inst().is_some_and(|i| f.op(i) == Opcode::Phi)
}

/// Values of phis, by component.
struct PhiValues {
    /// Per instruction: the number of a phi in depth first order, lowered to that of its component; 0 where not visited.
    depth: Vec<u32>,
    next: u32,
    /// Per number of a finished component: phis and other values it reaches, in order.
    reachable: Vec<Vec<Value>>,
    done: Vec<bool>,
    stack: Vec<Inst>,
}

impl PhiValues {
    fn new(f: &Func<'_>) -> PhiValues {
        PhiValues {
            depth: vec![0; f.num_insts()],
            next: 0,
            reachable: vec![Vec::new()],
            done: vec![false],
            stack: Vec::new(),
        }
    }
    fn of(&self, phi: Inst) -> &[Value] {
        &self.reachable[self.depth[phi.index()] as usize]
    }
    fn enter(&mut self, phi: Inst) -> u32 {
        self.next += 1;
        self.depth[phi.index()] = self.next;
        self.reachable.push(Vec::new());
        self.done.push(false);
        self.next
    }
    /// Visits `phi` and what it reaches, with a stack of our own: chains are as long as the function.
    fn visit(&mut self, f: &Func<'_>, phi: Inst) {
        if self.depth[phi.index()] != 0 {
            return;
        }
        // Phi, number it was entered with, next operand.
        let mut open = vec![(phi, self.enter(phi), 0)];
        while let Some(&mut (phi, root, ref mut at)) = open.last_mut() {
            let Some(value) = (*at < f.phi_len(phi)).then(|| f.phi_incoming(phi, *at).0) else {
                open.pop();
                self.leave(f, phi, root);
                continue;
            };
            let Some(inner) = value.as_inst().filter(|_| is_phi(f, value)) else {
                *at += 1;
                continue;
            };
            let depth = self.depth[inner.index()];
            if depth == 0 {
                let root = self.enter(inner);
                open.push((inner, root, 0));
                continue;
            }
            *at += 1;
            if !self.done[depth as usize] {
                let mine = &mut self.depth[phi.index()];
                *mine = depth.min(*mine);
            }
        }
    }
    /// After all operands of `phi`: finishes its component if it is the first of one.
    fn leave(&mut self, f: &Func<'_>, phi: Inst, root: u32) {
        self.stack.push(phi);
        if self.depth[phi.index()] != root {
            return;
        }
        let mut list: Vec<Value> = Vec::new();
        let mut seen: HashSet<Value> = HashSet::new();
        let mut add = |value: Value| {
            if seen.insert(value) {
                list.push(value);
            }
        };
        while let Some(member) = self.stack.pop() {
            add(member.into());
            for (value, _) in f.phi_pairs(member) {
                match value.as_inst().filter(|_| is_phi(f, value)) {
                    Some(inner) => {
                        let depth = self.depth[inner.index()];
                        if depth != root {
                            self.reachable[depth as usize].iter().for_each(|&value| add(value));
                        }
                    }
                    None => add(value),
                }
            }
            let Some(&below) = self.stack.last() else { break };
            let depth = &mut self.depth[below.index()];
            if *depth < root {
                break;
            }
            *depth = root;
        }
        self.reachable[root as usize] = list;
        self.done[root as usize] = true;
    }
}
