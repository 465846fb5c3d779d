//! `print-ir-similarity`: parts of the module that do the same with other values, which one function could do.
//!
//! | file | what |
//! |---|---|
//! | `letters.rs` | the module as a text: instructions that do the same are one letter |
//! | `suffix_tree.rs` | parts of the text that repeat |
//! | `structure.rs` | which of their places use values alike |
//! | `buckets.rs` | the order in which LLVM lists what it keeps by number |
//!
//! **Cost**: linear in the module for the tree; then repeats are compared in pairs, [`MAX_COMPARED`] instructions at most: what is left
//! then is not printed, and a remark says so.
//! **Source**: format, order and rules are those of LLVM's printer of the same name, so that its tests can judge.

mod buckets;
mod letters;
mod structure;
mod suffix_tree;

use crate::knobs;
use crate::row::of_module;
use buckets::Buckets;
use letters::{Settings, Text};
use std::fmt::Write;
use structure::{Candidate, are_alike};
use suffix_tree::SuffixTree;
use warpc_ir::{Module, Value};
use warpc_phase::{ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_text::FunctionText;

/// Row of the printer.
pub const PRINT: PassInfo =
    of_module("print-ir-similarity", "print which parts of a module do the same", &[knobs::SIMILARITY], |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Module(Box::new(Printer)))
    });

/// Instructions that are compared.
const MAX_COMPARED: usize = 1 << 24;
/// The shortest part that counts.
const LEAST: usize = 2;

struct Printer;

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let text = Text::new(module, Settings::new(&cx.session.knobs));
        let (groups, is_complete) = groups(&text);
        let mut out = String::new();
        let mut writers: Vec<Option<FunctionText<'_>>> = text.functions.iter().map(|_| None).collect();
        // Writing to a string does not fail.
        for group in &groups {
            let _ = writeln!(out, "{} candidates of length {}.  Found in: ", group.len(), group[0].len);
            for candidate in group {
                let ends = [candidate.start, candidate.start + candidate.len - 1];
                let [Some(first), Some(last)] = ends.map(|at| text.places[at].as_ref()) else { continue };
                let func = &text.functions[first.function];
                let texts = writers[first.function].get_or_insert_with(|| FunctionText::new(func));
                let label = match &func.side().names {
                    Some(names) => String::from_utf8_lossy(names.get(Value::block(func.block_of(first.inst)))),
                    None => "".into(),
                };
                let label = if label.is_empty() { "(unnamed)".into() } else { label };
                let name = String::from_utf8_lossy(func.name());
                let _ = write!(out, "  Function: {name}, Basic Block: {label}\n    Start Instruction:   ");
                texts.inst(func, first.inst, &mut out);
                out.push_str("\n      End Instruction:   ");
                texts.inst(func, last.inst, &mut out);
                out.push('\n');
            }
        }
        if !is_complete {
            out.push_str("more parts are alike than are compared\n");
        }
        cx.text.extend_from_slice(out.as_bytes());
        false
    }
}

/// Groups of parts that do the same, and whether these are all.
fn groups(text: &Text<'_>) -> (Vec<Vec<Candidate>>, bool) {
    let mut groups = Vec::new();
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut left = MAX_COMPARED;
    for repeat in SuffixTree::new(&text.letters).repeats(LEAST) {
        // As in LLVM, one that is alone waits for the next repeat, where it takes a number.
        candidates.extend(repeat.starts.iter().filter_map(|&start| Candidate::new(text, start, repeat.len)));
        if candidates.len() < 2 {
            continue;
        }
        // Each takes all behind it that are alike and that none before has taken.
        let mut of: Vec<Option<usize>> = vec![None; candidates.len()];
        let mut count = 0;
        for at in 0..candidates.len() {
            let group = *of[at].get_or_insert_with(|| {
                count += 1;
                count - 1
            });
            for other in at + 1..candidates.len() {
                if of[other].is_some() {
                    continue;
                }
                let Some(rest) = left.checked_sub(candidates[at].len) else { return (groups, false) };
                left = rest;
                if are_alike(text, &candidates[at], &candidates[other]) {
                    of[other] = Some(group);
                }
            }
        }
        let mut of_structure: Vec<Vec<Candidate>> = Vec::new();
        of_structure.resize_with(count, Vec::new);
        for (candidate, group) in candidates.drain(..).zip(of) {
            of_structure[group.unwrap_or(0)].push(candidate);
        }
        let mut order = Buckets::default();
        (0..of_structure.len() as u32).for_each(|n| order.insert(n));
        let mut of_structure: Vec<Option<Vec<Candidate>>> = of_structure.into_iter().map(Some).collect();
        let listed = order.keys().filter_map(|n| of_structure[n as usize].take());
        groups.extend(listed.filter(|group| group.len() > 1));
    }
    // The longest first.
    groups.sort_by_key(|group| std::cmp::Reverse(group[0].len));
    (groups, true)
}
