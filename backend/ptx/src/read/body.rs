//! A body being read: its scopes, labels and tables, and the rows read so far.

use super::lexer::Token;
use super::module::Reader;
use super::operand::Tree;
use super::{Body, Function};
use crate::machine::*;
use hashbrown::HashMap;

pub(super) type Map<K, V> = HashMap<K, V, foldhash::fast::FixedState>;

/// A body being read.
pub(super) struct BodyReader<'r, 't> {
    pub r: &'r mut Reader<'t>,
    pub f: &'r Function,
    pub out: Body,
    pub scopes: Vec<Scope<'t>>,
    pub next_scope: u32,
    pub labels: Map<(u32, &'t [u8]), MBlock>,
    pub tables: Map<&'t [u8], Vec<MBlock>>,
    pub depot: Option<&'t [u8]>,
    pub loc: u32,
    pub ops: Vec<Operand>,
    pub trees: Vec<Tree>,
}

/// Registers `%r<n>`.
pub(super) struct Family<'t> {
    pub prefix: &'t [u8],
    pub class: Class,
    pub count: u32,
    pub rows: Vec<VReg>,
}

/// Names declared between a pair of braces.
#[derive(Default)]
pub(super) struct Scope<'t> {
    pub id: u32,
    pub families: Vec<Family<'t>>,
    pub names: Map<&'t [u8], VReg>,
    /// Variables by their symbols.
    pub variables: Map<&'t [u8], u32>,
}

impl<'t> BodyReader<'_, 't> {
    pub fn push(&mut self, head: MHead, ops: &[Operand], at: Token) {
        let m = &mut self.out.rows;
        let ops = m.side.operands(ops);
        m.insts.push(MachineInst { head, ops, loc: MLoc(self.loc) });
        // Rows are read in order, so lines are counted once.
        let (mut line, from) = self.r.line;
        line += memchr::memchr_iter(b'\n', &self.r.text[from as usize..at.start as usize]).count() as u32;
        self.r.line = (line, at.start);
        self.out.lines.push(line);
    }
    pub fn plain(&mut self, op: Op, ops: &[Operand], at: Token) {
        self.push(MHead { op, ..Default::default() }, ops, at);
    }
    pub fn close_block(&mut self) {
        let m = &mut self.out.rows;
        let end = Row::new(m.insts.len());
        if let Some(&b) = m.side.order.last() {
            m.blocks.range[b].end = end;
        }
    }
    pub fn label(&mut self, label: MBlock, at: Token) {
        self.close_block();
        let first = Row::new(self.out.rows.insts.len());
        self.plain(Op::Label, &[Operand::label(label)], at);
        self.out.rows.blocks.range[label] = MRange { first, end: first.next() };
        self.out.rows.side.order.push(label);
    }
    pub fn text_operand(&mut self, text: &[u8]) -> Operand {
        self.out.rows.side.text_operand(text)
    }
    pub fn find_label(&self, name: &[u8]) -> Option<MBlock> {
        self.scopes.iter().rev().find_map(|s| self.labels.get(&(s.id, name)).copied())
    }
}
