//! `print<stack-lifetime>`: the function, with the slots of its stack that are alive behind each instruction: on some path
//! (`print<stack-lifetime><may>`, which no parameter means too) or on all paths (`print<stack-lifetime><must>`).
//!
//! A slot whose life no marker begins is always alive. **How**: a column of bits for each block, of what the markers in it begin and end, and
//! sets of what is alive at the ends of blocks that grow until nothing changes.
//! **Cost**: blocks times slots, for each level of nesting of loops. **Source**: the format is that of LLVM's printer of the same name.

use crate::row::printer;
use std::collections::HashMap;
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Outcome, PassBody, PassCx, PassInfo};
use warpc_text::print::{Comments, PrintOptions, print_function_with};

/// Row of the printer.
pub const PRINT: PassInfo =
    printer("print<stack-lifetime>", "print slots that are alive", AnalysisSet::CFG, &[], |mut params| {
        params.take_word("may");
        let on_all_paths = params.take_word("must");
        params.finish(PRINT.name)?;
        Ok(PassBody::Function(Box::new(Printer { on_all_paths })))
    });

struct Printer {
    on_all_paths: bool,
}

impl FunctionPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let mut writer = Writer::new(func, &cfg, self.on_all_paths);
        let text = print_function_with(func, None, &PrintOptions::default(), &mut writer);
        cx.print(text);
        Outcome::Unchanged
    }
}

/// Slots that are alive, by number.
type Alive = Vec<bool>;

struct Writer<'q, 'a> {
    func: &'q Func<'a>,
    cfg: &'q Cfg,
    slots: Slots,
    /// What is alive at the beginning of each reachable block.
    at_start: Vec<Alive>,
    /// What is alive wherever it is.
    always: Alive,
    /// What is alive behind the instruction at hand.
    now: Alive,
}

/// The slots of a function, and what they are called.
struct Slots {
    insts: Vec<Inst>,
    names: Vec<String>,
    /// Some marker is of an unknown slot: nothing is known.
    is_unknown: bool,
}

/// The slot of a marker, and whether its life begins there.
struct Marker {
    slot: Option<usize>,
    begins: bool,
}

impl Slots {
    fn of(func: &Func<'_>) -> Slots {
        let insts = func.block_order().flat_map(|block| func.block_insts(block));
        let insts: Vec<Inst> = insts.filter(|&inst| func.op(inst) == Opcode::Alloca).collect();
        let name = |&inst: &Inst| {
            let name = func.side().names.as_ref().map_or(&b""[..], |names| names.get(Value::inst(inst)));
            String::from_utf8_lossy(name).into_owned()
        };
        let names = insts.iter().map(name).collect();
        Slots { insts, names, is_unknown: false }
    }
    fn marker(&self, func: &Func<'_>, inst: Inst) -> Option<Marker> {
        if func.op(inst) != Opcode::Call {
            return None;
        }
        let begins = match facts::intrinsic(func, inst)? {
            id::LIFETIME_START => true,
            id::LIFETIME_END => false,
            _ => return None,
        };
        let pointer = func.operand(inst, func.call(inst).num_args as usize - 1);
        let slot = facts::underlying_object(func, pointer, 8).as_inst();
        Some(Marker { slot: slot.and_then(|slot| self.insts.iter().position(|&of| of == slot)), begins })
    }
}

impl<'q, 'a> Writer<'q, 'a> {
    fn new(func: &'q Func<'a>, cfg: &'q Cfg, on_all_paths: bool) -> Self {
        let mut slots = Slots::of(func);
        let count = slots.insts.len();
        let mut has_start = vec![false; count];
        let mut changes = vec![vec![None; count]; func.num_blocks()];
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                let Some(marker) = slots.marker(func, inst) else { continue };
                match marker.slot {
                    Some(slot) => {
                        has_start[slot] |= marker.begins;
                        changes[block.index()][slot] = Some(marker.begins);
                    }
                    None => slots.is_unknown = true,
                }
            }
        }
        // Without a marker that begins it, or where markers are not understood, a slot is always alive.
        let always: Alive = has_start.iter().map(|&has| !has || slots.is_unknown).collect();
        let mut writer = Writer {
            func,
            cfg,
            slots,
            at_start: vec![vec![false; count]; func.num_blocks()],
            always,
            now: vec![false; count],
        };
        writer.solve(&changes, on_all_paths);
        writer
    }
    /// Sets grow from nothing until no block changes: of what may be alive, or, where all paths count, of what may be dead.
    fn solve(&mut self, changes: &[Vec<Option<bool>>], on_all_paths: bool) {
        let count = self.slots.insts.len();
        let mut at_end = vec![vec![false; count]; self.func.num_blocks()];
        let mut waits: RowSet<Block> = RowSet::new(self.func.num_blocks());
        let mut work: std::collections::VecDeque<Block> = self.cfg.rpo().iter().copied().collect();
        work.iter().for_each(|&block| {
            waits.insert(block);
        });
        while let Some(block) = work.pop_front() {
            waits.remove(block);
            let preds = || self.cfg.preds(block).iter().filter(|&&pred| self.cfg.is_reachable(pred));
            let mut grows = false;
            for slot in 0..count {
                // Where nothing leads to, everything is dead.
                let before = preds().any(|pred| at_end[pred.index()][slot]) || on_all_paths && preds().next().is_none();
                self.at_start[block.index()][slot] |= before;
                let after = changes[block.index()][slot].map_or(before, |begins| begins != on_all_paths);
                grows |= after && !at_end[block.index()][slot];
                at_end[block.index()][slot] |= after;
            }
            if grows {
                for &next in self.cfg.succs(block) {
                    if waits.insert(next) {
                        work.push_back(next);
                    }
                }
            }
        }
        for alive in &mut self.at_start {
            alive.iter_mut().zip(&self.always).for_each(|(alive, &always)| *alive = always || *alive != on_all_paths);
        }
    }
    fn say(&self, out: &mut Vec<u8>) {
        let alive = self.now.iter().zip(&self.slots.names).filter(|(alive, _)| **alive);
        let mut names: Vec<&str> = alive.map(|(_, name)| name.as_str()).collect();
        names.sort_unstable();
        out.extend_from_slice(format!("  ; Alive: <{}>\n", names.join(" ")).as_bytes());
    }
}

/// Which slots are alive on all paths, for those who ask of some instructions.
pub(crate) struct Lives<'q, 'a> {
    writer: Writer<'q, 'a>,
    /// Number of each slot.
    numbers: HashMap<Inst, usize>,
    /// Per block: its markers in order, each with the number of its slot.
    markers: Vec<Vec<(Inst, usize, bool)>>,
}

impl<'q, 'a> Lives<'q, 'a> {
    pub(crate) fn new(func: &'q Func<'a>, cfg: &'q Cfg) -> Lives<'q, 'a> {
        let writer = Writer::new(func, cfg, true);
        let mut markers = vec![vec![]; func.num_blocks()];
        for &block in cfg.rpo().iter().filter(|_| writer.always.contains(&false)) {
            for inst in func.block_insts(block) {
                if let Some(Marker { slot: Some(slot), begins }) = writer.slots.marker(func, inst) {
                    markers[block.index()].push((inst, slot, begins));
                }
            }
        }
        let numbers = writer.slots.insts.iter().enumerate().map(|(number, &slot)| (slot, number)).collect();
        Lives { writer, numbers, markers }
    }
    /// Whether `slot` is alive behind the reachable instruction `at`, whatever path leads there.
    pub(crate) fn is_alive_behind(&self, slot: Inst, at: Inst) -> bool {
        let Some(&number) = self.numbers.get(&slot) else { return true };
        if self.writer.always[number] {
            return true;
        }
        let func = self.writer.func;
        let block = func.block_of(at).index();
        let behind = self.markers[block].partition_point(|&(marker, ..)| marker == at || func.comes_before(marker, at));
        let last = self.markers[block][..behind].iter().rev().find(|&&(_, of, _)| of == number);
        last.map_or(self.writer.at_start[block][number], |&(_, _, begins)| begins)
    }
}

impl Comments for Writer<'_, '_> {
    fn block_start(&mut self, block: Block, out: &mut Vec<u8>) {
        if self.cfg.is_reachable(block) {
            self.now = self.at_start[block.index()].clone();
            self.say(out);
        }
    }
    fn behind(&mut self, inst: Inst, out: &mut Vec<u8>) {
        if !self.cfg.is_reachable(self.func.block_of(inst)) {
            return;
        }
        if let Some(Marker { slot: Some(slot), begins }) = self.slots.marker(self.func, inst) {
            self.now[slot] = begins || self.always[slot];
        }
        out.push(b'\n');
        self.say(out);
    }
}
