//! `add-discriminators`: tells blocks of one line of the source, and calls of one line, apart by discriminators, which sample profiles go by.
//!
//! **When**: in functions with a subprogram, where a line of a file has instructions in several blocks: all blocks but the first get the next
//! number; then calls but the first of the line in their block get one each. Intrinsics stay, apart from those that copy and fill memory.
//! **How**: two walks over the blocks in their order that count by line; locations that change get a `DILexicalBlockFile` with the number.
//! **Cost**: linear in the instructions. **Invariants**: no code changes; other parts of a discriminator (duplication, copies) stay, and a
//! location whose number does not fit is left. **Source**: LLVM's pass of this name.
//! **Relies on** nothing that is said of threads or memory: only locations change.

use std::collections::HashMap;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::is_mem_intrinsic;
use warpc_ir::metadata::MdField;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "add-discriminators",
    summary: "tell blocks and calls of one line apart by discriminators",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::new(AddDiscriminators)))
    },
};

struct AddDiscriminators;

/// Name of the file, and the line.
type Line = (Str, i128);

/// What was seen of a line.
struct Seen {
    /// Blocks with an instruction of it; the last one.
    blocks: u32,
    block: Block,
    /// The last block with a call of it.
    call: Block,
    /// The last number that was given.
    number: u32,
}

impl FunctionPass for AddDiscriminators {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let Some(fields) = Fields::of(func).filter(|fields| fields.has_subprogram(func)) else {
            return Outcome::Unchanged;
        };
        let mut made: HashMap<(Md, u32), Md> = HashMap::new();
        let mut changed = false;
        for (inst, number) in numbers(func, &fields) {
            let at = func.loc(inst);
            let old = fields.discriminator(func, at);
            if component(old).0 == number {
                continue;
            }
            let Some(discriminator) = with_base(old, number) else { continue };
            let node = *made
                .entry((at, discriminator))
                .or_insert_with(|| func.add_md(NewNode::Discriminated { of: at, discriminator }));
            func.set_loc(inst, node);
            changed = true;
        }
        if changed { Outcome::Changed(AnalysisSet::ALL) } else { Outcome::Unchanged }
    }
}

/// The instructions that get a number, each once, in order.
fn numbers(func: &FuncMut<'_>, fields: &Fields) -> Vec<(Inst, u32)> {
    let mut lines: HashMap<Line, Seen> = HashMap::new();
    let mut given: Vec<(Inst, u32)> = Vec::new();
    let all = || func.block_order().flat_map(|block| func.block_insts(block).map(move |inst| (block, inst)));
    let has_place = |&(_, inst): &(Block, Inst)| func.loc(inst).is_some();
    for (block, inst) in all().filter(has_place) {
        if func.intrinsic_callee(inst).is_some() && !facts::intrinsic(func, inst).is_some_and(is_mem_intrinsic) {
            continue;
        }
        let seen = lines.entry(fields.line(func, func.loc(inst))).or_insert(Seen {
            blocks: 0,
            block: Block::NONE,
            call: Block::NONE,
            number: 0,
        });
        let is_new = seen.block != block;
        seen.block = block;
        seen.blocks += u32::from(is_new);
        if seen.blocks > 1 {
            seen.number += u32::from(is_new);
            given.push((inst, seen.number));
        }
    }
    // A number that a call gets here counts, not the one from above.
    let mut of_calls: HashMap<Inst, u32> = HashMap::new();
    for (block, inst) in all().filter(has_place) {
        let is_call = matches!(func.op(inst), Opcode::Call | Opcode::Invoke) && func.intrinsic_callee(inst).is_none();
        let Some(seen) = lines.get_mut(&fields.line(func, func.loc(inst))).filter(|_| is_call) else { continue };
        if seen.call == block {
            seen.number += 1;
            of_calls.insert(inst, seen.number);
        }
        seen.call = block;
    }
    given.retain(|row| !of_calls.contains_key(&row.0));
    given.extend(of_calls);
    given.sort_by_key(|row| row.0.index());
    given
}

/// Names of the fields that are read.
struct Fields {
    dbg: Str,
    scope: Str,
    file: Option<Str>,
    filename: Option<Str>,
    line: Option<Str>,
    discriminator: Option<Str>,
}

impl Fields {
    /// `None` where the module has no debug information.
    fn of(func: &Func<'_>) -> Option<Fields> {
        let find = |name: &str| func.ctx().tables.strings.find(name.as_bytes());
        Some(Fields {
            dbg: find("dbg")?,
            scope: find("scope")?,
            file: find("file"),
            filename: find("filename"),
            line: find("line"),
            discriminator: find("discriminator"),
        })
    }
    fn has_subprogram(&self, func: &Func<'_>) -> bool {
        let extra = func.ctx().extra(func.global());
        extra.is_some_and(|extra| extra.attachments.iter().any(|row| row.0 == self.dbg))
    }
    fn node(&self, func: &Func<'_>, node: Md, name: Option<Str>) -> Option<Md> {
        match func.ctx().tables.metadata.field(node, name?)? {
            MdField::Node(node) => Some(*node).filter(|node| node.is_some()),
            _ => None,
        }
    }
    fn number(&self, func: &Func<'_>, node: Md, name: Option<Str>) -> i128 {
        match name.and_then(|name| func.ctx().tables.metadata.field(node, name)) {
            Some(MdField::Int(number)) => *number,
            _ => 0,
        }
    }
    fn line(&self, func: &FuncMut<'_>, mut at: Md) -> Line {
        let mut line = None;
        while let Some(new) = func.new_md(at) {
            match new {
                NewNode::Location { of, .. } | NewNode::Discriminated { of, .. } => at = *of,
                NewNode::Scope { of } => {
                    line = Some(0);
                    at = *of;
                }
                _ => return (Str::EMPTY, 0),
            }
        }
        let file = self.node(func, at, Some(self.scope)).and_then(|scope| self.node(func, scope, self.file));
        let name = file.and_then(|file| match func.ctx().tables.metadata.field(file, self.filename?) {
            Some(MdField::Str(name)) => Some(*name),
            _ => None,
        });
        (name.unwrap_or(Str::EMPTY), line.unwrap_or_else(|| self.number(func, at, self.line)))
    }
    fn discriminator(&self, func: &FuncMut<'_>, mut at: Md) -> u32 {
        while let Some(new) = func.new_md(at) {
            match new {
                NewNode::Discriminated { discriminator, .. } => return *discriminator,
                NewNode::Location { of, .. } | NewNode::Scope { of } => at = *of,
                _ => return 0,
            }
        }
        let scope = self.node(func, at, Some(self.scope));
        scope.map_or(0, |scope| self.number(func, scope, self.discriminator)) as u32
    }
}

/// The first component of a discriminator, and the bits it takes. Small numbers take 7 bits, larger ones 14, zero one.
fn component(bits: u32) -> (u32, u32) {
    match bits >> 1 {
        _ if bits & 1 != 0 => (0, 1),
        long if long & 0x20 != 0 => ((long >> 1) & 0xfe0 | long & 0x1f, 14),
        short => (short & 0x1f, 7),
    }
}

/// `discriminator` with `base` as its first component, if that fits.
fn with_base(discriminator: u32, base: u32) -> Option<u32> {
    let (mut parts, mut rest) = ([base, 0, 0], discriminator >> component(discriminator).1);
    for part in &mut parts[1..] {
        let (value, length) = component(rest);
        (*part, rest) = (value, rest >> length);
    }
    let (mut all, mut shift) = (0u64, 0);
    // Components behind the last that is not zero are not written.
    let written = parts.iter().rposition(|&part| part != 0)? + 1;
    for &part in &parts[..written] {
        let (code, length) = match part {
            0 => (1, 1),
            1..=0x1f => (u64::from(part) << 1, 7),
            0x20..=0xfff => (u64::from((part & 0xfe0) << 1 | part & 0x1f | 0x20) << 1, 14),
            _ => return None,
        };
        all |= code << shift;
        shift += length;
    }
    u32::try_from(all).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_is_read_as_it_was_written() {
        for (base, discriminator) in [(1, 2), (2, 4), (3, 6), (31, 62), (32, 192), (33, 194), (0xfff, 0x3fbe | 0x40)] {
            assert_eq!(with_base(0, base), Some(discriminator), "{base}");
            assert_eq!(component(discriminator).0, base);
        }
        assert_eq!(with_base(0, 0x1000), None);
    }

    #[test]
    fn other_components_stay() {
        let all = with_base(0, 5).unwrap() | 6 << 7 | 2 << 14;
        let new = with_base(all, 40).unwrap();
        assert_eq!((component(new), component(new >> 14), component(new >> 21).0), ((40, 14), (3, 7), 1));
        let without = with_base(0, 5).unwrap() | 1 << 7 | 2 << 8;
        assert_eq!(with_base(without, 7), Some(14 | 1 << 7 | 2 << 8));
        // 900 has a base of 2 and nothing else.
        assert_eq!((component(900).0, with_base(900, 1)), (2, Some(2)));
    }
}
