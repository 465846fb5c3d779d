//! Control-flow graphs as the algorithms see them: nodes numbered densely, the entry first.

/// A control-flow graph. Node 0 is the entry.
pub trait Graph {
    /// Id of a node.
    type Node: Copy + Ord;
    /// Node of a number.
    fn node(number: usize) -> Self::Node;
    /// Number of a node.
    fn number(node: Self::Node) -> usize;
    /// How many nodes there are.
    fn nodes(&self) -> usize;
    /// Predecessors of a node.
    fn preds(&self, node: Self::Node) -> &[Self::Node];
    /// Successors of a node.
    fn succs(&self, node: Self::Node) -> &[Self::Node];
}
