//! Checker of convergence: the barriers that a thread is enlisted for are a stack, the same on every path to a part.

use super::{Enlist, Plan};
use crate::ids::Part;
use warpc_columns::graph::Flow;

/// A region whose barrier would be used in a wrong order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("region {region} breaks the order at part {}", part.0)]
pub struct PathFault {
    /// Index of the region in the plan.
    pub region: usize,
    /// Where.
    pub part: Part,
}

/// What a plan does on the way from part to part: regions by where something is done for them, in the order in which it is done.
#[derive(Default)]
pub(super) struct Actions {
    /// Threads enlist at the end of a part, for outer regions first.
    pub enlist: Vec<(Part, usize)>,
    /// Threads enlist on an edge: the same.
    pub enlist_on: Vec<((Part, Part), usize)>,
    /// Threads wait on an edge, for inner regions first.
    pub wait: Vec<((Part, Part), usize)>,
}

impl Actions {
    pub fn of(plan: &Plan) -> Actions {
        let mut actions = Actions::default();
        for (n, region) in plan.regions.iter().enumerate() {
            match &region.enlist {
                Enlist::Before(part) => actions.enlist.push((*part, n)),
                Enlist::OnEdges(edges) => actions.enlist_on.extend(edges.iter().map(|&edge| (edge, n))),
            }
            actions.wait.extend(region.waits.iter().map(|&edge| (edge, n)));
        }
        // Outer regions come first in a plan.
        actions.enlist.sort_unstable();
        actions.enlist_on.sort_unstable();
        actions.wait.sort_unstable_by_key(|&(edge, n)| (edge, std::cmp::Reverse(n)));
        actions
    }
}

/// The regions of `list` that something is done for at `place`.
pub(super) fn at<K: Copy + Ord>(list: &[(K, usize)], place: K) -> impl Iterator<Item = usize> + '_ {
    let from = list.partition_point(|row| row.0 < place);
    list[from..].iter().take_while(move |row| row.0 == place).map(|row| row.1)
}

/// Whether every path of `flow` keeps the order. Waiting on all the way out of inner regions comes before enlisting.
pub fn check(flow: &Flow<Part>, plan: &Plan) -> Result<(), PathFault> {
    stacks(flow, plan).map(drop)
}

/// By part: the regions that threads are enlisted for when they enter it, outer ones first; empty for parts that cannot be reached.
pub(super) fn stacks(flow: &Flow<Part>, plan: &Plan) -> Result<Vec<Vec<usize>>, PathFault> {
    let actions = Actions::of(plan);
    let mut entering: Vec<Option<Vec<usize>>> = vec![None; flow.rows()];
    if flow.rows() == 0 {
        return Ok(Vec::new());
    }
    entering[flow.entry().index()] = Some(Vec::new());
    // Reverse post-order: all but the sources of back edges come before a part.
    for &part in flow.rpo() {
        let Some(mut stack) = entering[part.index()].clone() else { continue };
        // Whoever comes to where threads meet has waited there.
        if let Some(&region) = stack.iter().find(|&&region| plan.regions[region].meet == part) {
            return Err(PathFault { region, part });
        }
        push(&mut stack, at(&actions.enlist, part), part)?;
        for &next in flow.succs(part) {
            let acts = at(&actions.wait, (part, next)).chain(at(&actions.enlist_on, (part, next))).next().is_some();
            if !acts && entering[next.index()].as_ref() == Some(&stack) {
                continue;
            }
            let mut leaving = stack.clone();
            for region in at(&actions.wait, (part, next)) {
                if leaving.pop() != Some(region) {
                    return Err(PathFault { region, part });
                }
            }
            push(&mut leaving, at(&actions.enlist_on, (part, next)), part)?;
            match &entering[next.index()] {
                Some(there) if *there != leaving => {
                    // The innermost region that only one of the paths is in.
                    let differ =
                        leaving.iter().zip(there).position(|(a, b)| a != b).unwrap_or(leaving.len().min(there.len()));
                    let region = leaving.get(differ).or_else(|| there.get(differ)).copied().unwrap_or(0);
                    return Err(PathFault { region, part });
                }
                Some(_) => {}
                None => entering[next.index()] = Some(leaving),
            }
        }
    }
    Ok(entering.into_iter().map(Option::unwrap_or_default).collect())
}

fn push(stack: &mut Vec<usize>, regions: impl Iterator<Item = usize>, part: Part) -> Result<(), PathFault> {
    for region in regions {
        // Enlisting again would forget those who wait already.
        if stack.contains(&region) {
            return Err(PathFault { region, part });
        }
        stack.push(region);
    }
    Ok(())
}
