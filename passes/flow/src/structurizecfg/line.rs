//! Lays the nodes of one region in line.

use super::conditions::{Conditions, Values};
use super::order::{Node, last_first};
use super::regions::Regions;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut};

/// Work on one region.
pub(super) struct Line<'f, 'a> {
    func: &'f mut FuncMut<'a>,
    regions: &'f mut Regions,
    dom: &'f mut DomTree,
    region: usize,
    /// Nodes that are not laid yet, the next one last.
    order: Vec<Node>,
    /// The node that was laid last.
    last: Option<Node>,
    /// Entries of nodes that were laid.
    laid: Vec<bool>,
    conditions: Conditions,
    values: Values,
    /// Branches of flow blocks to nodes, and of the ends of loops to their headers (by their second destination).
    enters: Vec<Inst>,
    repeats: Vec<Inst>,
}

impl<'f, 'a> Line<'f, 'a> {
    pub(super) fn new(
        func: &'f mut FuncMut<'a>,
        regions: &'f mut Regions,
        dom: &'f mut DomTree,
        region: usize,
    ) -> Self {
        let order = last_first(func, regions, region);
        let conditions = Conditions::new(func, regions, region, &order);
        let laid = vec![false; func.num_blocks()];
        Line {
            func,
            regions,
            dom,
            region,
            order,
            last: None,
            laid,
            conditions,
            values: Values::default(),
            enters: Vec::new(),
            repeats: Vec::new(),
        }
    }
    /// Lays all nodes.
    pub(super) fn lay(mut self) {
        self.dom.renumber();
        let exit = self.exit();
        let exit_is_behind = self.dom.dominates(self.regions.rows[self.region].entry, exit);
        self.lay_until(exit_is_behind, Block::NONE);
        if let Some(last) = self.last {
            self.lead(last, exit, exit_is_behind);
        }
        let Line { func, regions, dom, region, enters, repeats, conditions, values, .. } = self;
        conditions.insert(func, regions, dom, region, &enters, &repeats);
        values.set(func, dom);
        conditions.simplify(func);
    }
    fn exit(&self) -> Block {
        self.regions.rows[self.region].exit
    }
    fn is_laid(&self, block: Block) -> bool {
        self.laid.get(block.index()).copied().unwrap_or(false)
    }
    /// Lays nodes until `end` is laid, or, without one, until none is left. The stack of what is open is our own: it is as deep as the
    /// conditions of the region are nested.
    fn lay_until(&mut self, exit_is_free: bool, end: Block) {
        let mut open = vec![Open::Until { exit_is_free, end }];
        while let Some(&task) = open.last() {
            match task {
                Open::Until { exit_is_free, end } => {
                    let done = if end.is_none() { self.order.is_empty() } else { self.is_laid(end) };
                    if done {
                        open.pop();
                    } else {
                        self.begin(exit_is_free, end, &mut open);
                    }
                }
                Open::If { entry, next, end } => {
                    let more = !(end.is_some() && self.is_laid(end))
                        && self
                            .order
                            .last()
                            .is_some_and(|&node| self.conditions.all_below(self.dom, node.entry(self.regions), entry));
                    if more {
                        self.begin(false, end, &mut open);
                        continue;
                    }
                    open.pop();
                    let last = self.last.expect("the node itself was laid");
                    self.lead(last, next, false);
                    self.last = Some(Node::Block(next));
                    // The exit of the region is no node of it; only the end of the line leads there.
                    if next == self.exit() {
                        self.last = None;
                    }
                }
                Open::Loop { start, end, exit_is_free } => {
                    if !self.is_laid(end) {
                        self.begin(false, end, &mut open);
                        continue;
                    }
                    open.pop();
                    self.close_loop(start, exit_is_free);
                }
            }
        }
    }
    /// Begins the next node: a loop if it is entered by an edge back, else the node itself.
    fn begin(&mut self, exit_is_free: bool, end: Block, open: &mut Vec<Open>) {
        let node = *self.order.last().expect("there is a node");
        let entry = node.entry(self.regions);
        let Some(latch) = self.conditions.latch(entry) else {
            self.lay_node(exit_is_free, end, open);
            return;
        };
        if self.always_runs(node) {
            open.push(Open::Loop { start: entry, end: latch, exit_is_free });
            self.lay_node(false, latch, open);
        } else {
            // The question stands before the loop, and what only runs after the loop is asked for with it.
            self.lay_node(false, end, open);
            open.push(Open::Loop { start: entry, end: latch, exit_is_free: false });
        }
    }
    /// Lays the next node, behind a question if it does not always run.
    fn lay_node(&mut self, exit_is_free: bool, end: Block, open: &mut Vec<Open>) {
        let node = self.order.pop().expect("there is a node");
        let entry = node.entry(self.regions);
        self.laid[entry.index()] = true;
        if self.always_runs(node) {
            if let Some(last) = self.last {
                self.lead(last, entry, true);
            }
            self.last = Some(node);
            return;
        }
        let flow = self.flow_before();
        let next = self.flow_behind(flow, exit_is_free);
        let condition = self.conditions.unknown();
        let branch = Builder::at_end(self.func, flow).cond_br(condition, entry, next);
        self.values.set_place(self.func, branch);
        self.enters.push(branch);
        self.values.note_added(flow, entry);
        self.dom.set_idom(entry, flow);
        self.last = Some(node);
        open.push(Open::If { entry, next, end });
    }
    /// Asks at the end of a loop whether it is left.
    fn close_loop(&mut self, start: Block, exit_is_free: bool) {
        let end = self.flow_before();
        let next = self.flow_behind(end, exit_is_free);
        let condition = self.conditions.unknown();
        let branch = Builder::at_end(self.func, end).cond_br(condition, next, start);
        self.values.set_place(self.func, branch);
        self.repeats.push(branch);
        self.values.note_added(end, start);
        self.last = (next != self.exit()).then_some(Node::Block(next));
    }
    /// Whether `node` runs whenever the one before it does.
    fn always_runs(&self, node: Node) -> bool {
        let Some(last) = self.last else { return true };
        self.conditions.always(self.dom, node.entry(self.regions), last.entry(self.regions))
    }
    /// The block at the end of the line, without a terminator; a new one behind a region.
    fn flow_before(&mut self) -> Block {
        let last = self.last.expect("the entry is laid");
        if let Node::Block(block) = last {
            self.values.kill_terminator(self.func, block);
            return block;
        }
        let flow = self.new_flow(last.entry(self.regions));
        self.lead(last, flow, true);
        self.last = Some(Node::Block(flow));
        flow
    }
    /// The block behind `flow`: a new one, or the exit of the region if nothing is left and it may be used.
    fn flow_behind(&mut self, flow: Block, exit_is_free: bool) -> Block {
        if !self.order.is_empty() || !exit_is_free {
            return self.new_flow(flow);
        }
        let exit = self.exit();
        self.dom.set_idom(exit, flow);
        self.values.note_added(flow, exit);
        exit
    }
    fn new_flow(&mut self, dominator: Block) -> Block {
        let flow = self.func.new_block();
        self.func.set_name(flow.into(), b"Flow");
        let before = self.order.last().map_or(self.exit(), |node| node.entry(self.regions));
        if let Some(at) = self.func.prev_block(before).get() {
            self.func.move_block_after(flow, at);
        }
        self.values.share_place(self.func, flow, dominator);
        self.dom.add_block(flow, dominator);
        self.regions.add(flow, self.region);
        flow
    }
    /// Leads what leaves `node` to `to`, which it then dominates if `dominates` says so.
    fn lead(&mut self, node: Node, to: Block, dominates: bool) {
        let block = match node {
            Node::Block(block) => block,
            Node::Region(child) => return self.lead_region(child, to, dominates),
        };
        self.values.kill_terminator(self.func, block);
        let branch = Builder::at_end(self.func, block).br(to);
        self.values.set_place(self.func, branch);
        self.values.note_added(block, to);
        if dominates {
            self.dom.set_idom(to, block);
        }
    }
    fn lead_region(&mut self, child: usize, to: Block, dominates: bool) {
        let exit = self.regions.rows[child].exit;
        let leaving: Vec<Block> =
            self.func.predecessors(exit).filter(|&from| self.regions.contains(child, from)).collect();
        let mut dominator = Block::NONE;
        // A block may have two edges to the exit: the operands change at its first turn, and each edge has its pair of phis.
        for &from in &leaving {
            self.values.remove_edge(self.func, from, exit);
            let term = self.func.terminator(from);
            for at in 0..self.func.num_operands(term) {
                if self.func.operand(term, at).as_block() == Some(exit) {
                    self.func.set_operand(term, at, to.into());
                }
            }
            self.values.note_added(from, to);
            dominator = if dominator.is_none() { from } else { self.dom.common(dominator, from) };
        }
        if dominates && dominator.is_some() {
            self.dom.set_idom(to, dominator);
        }
        self.regions.rows[child].exit = to;
    }
}

/// What has begun and has not ended.
#[derive(Clone, Copy)]
enum Open {
    /// Nodes up to `end`, or all.
    Until { exit_is_free: bool, end: Block },
    /// A node that runs under a condition, and what only runs after it; `next` is behind.
    If { entry: Block, next: Block, end: Block },
    /// A loop that comes back to `start`; `end` is the last block that leads back.
    Loop { start: Block, end: Block, exit_is_free: bool },
}
