//! Archetypes, interners and graphs against models that are too simple to be wrong. Failures are made small by proptest.

use bevy_ecs::prelude::{Component, World};
use proptest::prelude::*;
use std::collections::{BTreeSet, HashMap};
use warpc_columns::graph::{Csr, Dominators, Flow, Sccs};
use warpc_columns::intern::{Interner, Layered};
use warpc_columns::{RowSet, archetype, id, register};

id! {
    /// A node of a graph.
    pub Node;
}

#[derive(Component, Clone, Copy, Default, Debug, PartialEq)]
pub struct Wide(u64);
#[derive(Component, Clone, Copy, Default, Debug, PartialEq)]
pub struct Narrow(u8);
archetype! {
    /// A row of two columns.
    pub Pair: PairRows, PairView, PairViewMut { wide, wide_mut: Wide, narrow, narrow_mut: Narrow }
}

fn pair(k: u64) -> Pair {
    Pair { wide: Wide(k), narrow: Narrow(k as u8) }
}

/// What is done to rows.
#[derive(Clone, Debug)]
enum Edit {
    Push(u64),
    Resize(usize, u64),
    Truncate(usize),
    /// The rows from the first to the second again, both modulo the length.
    Again(usize, usize),
    /// Writes both columns of a row modulo the length.
    Write(usize, u64),
    /// Keeps the rows whose narrow column is even, in order, as compaction does.
    Compact,
    /// Out of the World into vectors and back in.
    Reload,
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        4 => any::<u64>().prop_map(Edit::Push),
        1 => (0..300usize, any::<u64>()).prop_map(|(len, k)| Edit::Resize(len, k)),
        1 => (0..300usize).prop_map(Edit::Truncate),
        2 => (any::<usize>(), any::<usize>()).prop_map(|(a, b)| Edit::Again(a, b)),
        2 => (any::<usize>(), any::<u64>()).prop_map(|(at, k)| Edit::Write(at, k)),
        1 => Just(Edit::Compact),
        1 => Just(Edit::Reload),
    ]
}

fn apply(view: &mut PairViewMut<'_>, edit: &Edit) {
    let len = view.len();
    match *edit {
        Edit::Push(k) => assert_eq!(view.push(pair(k)) as usize, len),
        Edit::Resize(to, k) => view.resize(to, pair(k)),
        Edit::Truncate(to) => view.truncate(to),
        Edit::Again(a, b) => {
            let (a, b) = (a % (len + 1), b % (len + 1));
            view.extend_within(a.min(b)..a.max(b));
        }
        Edit::Write(at, k) if len > 0 => {
            let columns = view.columns_mut();
            (columns.wide[at % len], columns.narrow[at % len]) = (Wide(k), Narrow(k as u8));
        }
        Edit::Compact => {
            let columns = view.columns_mut();
            let mut kept = 0;
            for k in 0..len {
                if columns.narrow[k].0.is_multiple_of(2) {
                    (columns.wide[kept], columns.narrow[kept]) = (columns.wide[k], columns.narrow[k]);
                    kept += 1;
                }
            }
            view.truncate(kept);
        }
        Edit::Write(..) | Edit::Reload => {}
    }
}

/// The same on a vector of rows.
fn apply_to_model(model: &mut Vec<u64>, edit: &Edit) {
    let len = model.len();
    match *edit {
        Edit::Push(k) => model.push(k),
        Edit::Resize(to, k) => model.resize(to, k),
        Edit::Truncate(to) => model.truncate(to),
        Edit::Again(a, b) => {
            let (a, b) = (a % (len + 1), b % (len + 1));
            model.extend_from_within(a.min(b)..a.max(b));
        }
        Edit::Write(at, k) if len > 0 => model[at % len] = k,
        Edit::Compact => model.retain(|k| k % 2 == 0),
        Edit::Write(..) | Edit::Reload => {}
    }
}

fn assert_rows(view: &PairView<'_>, model: &[u64]) {
    assert_eq!(view.len(), model.len());
    assert!(view.wide().iter().zip(model).all(|(w, k)| w.0 == *k));
    assert!(view.narrow().iter().zip(model).all(|(n, k)| n.0 == *k as u8));
}

/// A graph whose entry is node 0.
fn graph() -> impl Strategy<Value = (usize, Vec<(usize, usize)>)> {
    (1..14usize).prop_flat_map(|n| (Just(n), prop::collection::vec((0..n, 0..n), 0..3 * n)))
}

fn flow(nodes: usize, edges: &[(usize, usize)]) -> Flow<Node> {
    let edges: Vec<(Node, Node)> = edges.iter().map(|&(a, b)| (Node::new(a), Node::new(b))).collect();
    Flow::from_edges(nodes, (0..nodes).map(Node::new).collect(), &edges)
}

/// Nodes that `from` reaches without passing `without`.
fn reached(nodes: usize, edges: &[(usize, usize)], from: usize, without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; nodes];
    if Some(from) == without {
        return seen;
    }
    seen[from] = true;
    while let Some(&(_, to)) = edges.iter().find(|&&(a, b)| seen[a] && !seen[b] && Some(b) != without) {
        seen[to] = true;
    }
    seen
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(96) })]

    #[test]
    fn rows_of_world_and_vectors_are_those_of_a_model(edits in prop::collection::vec(edit(), 0..80)) {
        let (mut world, mut rows, mut model) = (World::new(), PairRows::default(), Vec::new());
        register::<Pair>(&mut world);
        for edit in &edits {
            // SAFETY: the World is borrowed by this view only, which ends here.
            apply(&mut unsafe { PairViewMut::of_raw(&mut world) }, edit);
            apply(&mut rows.view_mut(), edit);
            apply_to_model(&mut model, edit);
            if let Edit::Reload = edit {
                let mut rest = PairRows::default();
                rest.store(&world);
                assert_rows(&rest.view(), &model);
                // Other rows in between, more of them and fewer.
                for other in [vec![pair(1); 2 * model.len() + 100], Vec::new()] {
                    let mut between = PairRows::default();
                    other.iter().for_each(|&row| _ = between.push(row));
                    between.load(&mut world);
                }
                rest.load(&mut world);
            }
            assert_rows(&PairView::of(&world), &model);
            assert_rows(&rows.view(), &model);
        }
    }

    #[test]
    fn an_interner_numbers_in_order_of_first_appearance(
        base in prop::collection::vec(0..40u32, 0..60),
        over in prop::collection::vec(0..60u32, 0..60),
    ) {
        let (mut table, mut ids) = (Interner::default(), HashMap::new());
        for &key in &base {
            let next = ids.len() as u32;
            assert_eq!(table.intern(key), *ids.entry(key).or_insert(next));
        }
        assert_eq!(table.len() as usize, ids.len());
        // What the base has an overlay is asked for only after it.
        let mut overlay = Interner::overlay(&table);
        for &key in &over {
            let next = ids.len() as u32;
            let id = table.find(&key).unwrap_or_else(|| overlay.intern(key));
            assert_eq!(id, *ids.entry(key).or_insert(next));
            assert_eq!(overlay.find_by(&key, |row| *row == key).is_some(), table.find(&key).is_none());
        }
        let both = Layered::new(&table, &overlay);
        assert_eq!(both.len() as usize, ids.len());
        assert!(ids.iter().all(|(key, &id)| both.get(id) == key));
    }

    #[test]
    fn a_row_set_is_a_set(
        rows in 1..300usize,
        edits in prop::collection::vec((any::<usize>(), 0..3u8), 0..200),
        grown in 0..300usize,
    ) {
        let (mut set, mut model) = (RowSet::new(rows), BTreeSet::new());
        for (row, edit) in edits {
            let node = Node::new(row % rows);
            match edit {
                0 => assert_eq!(set.insert(node), model.insert(node)),
                1 => assert_eq!(set.remove(node), model.remove(&node)),
                _ => assert_eq!(set.contains(node), model.contains(&node)),
            }
        }
        set.resize(rows + grown);
        assert_eq!((set.rows(), set.is_empty()), (rows + grown, model.is_empty()));
        assert!(set.iter().eq(model.into_iter()));
        set.reset(grown);
        assert_eq!(set, RowSet::new(grown));
        set.fill();
        assert_eq!(set, (0..grown).map(|_| true).collect());
    }

    #[test]
    fn a_row_set_has_no_rows_beyond_its_table(rows in 0..300usize) {
        let mut set: RowSet<Node> = (0..rows).map(|_| true).collect();
        assert!(!set.contains(Node::new(rows)) && !set.contains(Node::NONE));
        assert!(std::panic::catch_unwind(move || set.insert(Node::new(rows))).is_err());
    }

    #[test]
    fn compressed_rows_keep_the_order_of_pairs(pairs in prop::collection::vec((0..9usize, any::<u16>()), 0..60)) {
        let csr = Csr::group(9, pairs.iter().copied());
        for row in 0..9 {
            let want: Vec<u16> = pairs.iter().filter(|p| p.0 == row).map(|p| p.1).collect();
            assert_eq!(csr.row(row), want);
        }
    }

    #[test]
    fn reverse_post_order_puts_dominators_first((n, edges) in graph()) {
        let flow = flow(n, &edges);
        let seen = reached(n, &edges, 0, None);
        assert_eq!(flow.rpo().len(), seen.iter().filter(|s| **s).count());
        for node in 0..n {
            assert_eq!(flow.is_reachable(Node::new(node)), seen[node]);
            let to: Vec<Node> = edges.iter().filter(|e| e.0 == node).map(|e| Node::new(e.1)).collect();
            assert_eq!(flow.succs(Node::new(node)), to);
            let mut from: Vec<Node> = edges.iter().filter(|e| e.1 == node).map(|e| Node::new(e.0)).collect();
            let mut listed = flow.preds(Node::new(node)).to_vec();
            from.sort();
            listed.sort();
            assert_eq!(listed, from);
        }
        let tree = Dominators::new(&flow);
        for &b in flow.rpo() {
            let parent = tree.idom(b);
            assert!(parent.is_none() || flow.rpo_index(parent) < flow.rpo_index(b));
        }
    }

    #[test]
    fn a_node_dominates_what_is_not_reached_without_it((n, edges) in graph()) {
        let flow = flow(n, &edges);
        let tree = Dominators::new(&flow);
        let all = reached(n, &edges, 0, None);
        for above in (0..n).filter(|&k| all[k]) {
            let without = reached(n, &edges, 0, Some(above));
            for below in (0..n).filter(|&k| all[k]) {
                assert_eq!(tree.dominates(Node::new(above), Node::new(below)), !without[below], "{above} over {below}");
            }
        }
    }

    #[test]
    fn components_are_what_reaches_each_other((n, edges) in graph()) {
        let successors: Vec<Vec<usize>> =
            (0..n).map(|k| edges.iter().filter(|e| e.0 == k).map(|e| e.1).collect()).collect();
        let components = Sccs::of_rows(n, |k| successors[k].iter().copied());
        let reach: Vec<Vec<bool>> = (0..n).map(|k| reached(n, &edges, k, None)).collect();
        for a in 0..n {
            for b in 0..n {
                let together = components.of(a) == components.of(b);
                assert_eq!(together, reach[a][b] && reach[b][a], "{a} and {b}");
                assert!(!reach[a][b] || components.of(b) <= components.of(a), "callees first");
            }
        }
    }
}
