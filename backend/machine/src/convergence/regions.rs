//! Regions of divergent branches.

use super::check::{PathFault, check};
use super::{BUDGET, Enlist, Plan, Region};
use crate::ids::Part;
use warpc_columns::RowSet;
use warpc_columns::graph::{Dominators, Flow};

/// Most times that a plan is made smaller before nothing of it is kept.
const MOST_REPAIRS: usize = 16;

/// Finds the regions of the branches that `divergent` names. No region has a part of `waiting`: who waits there for threads of its warp
/// would wait for ever for those that wait for it to converge. No threads meet in a part of `idle`, which does nothing but end: who comes
/// there first ends, and is waited for no more.
pub fn find(flow: &Flow<Part>, divergent: &RowSet<Part>, waiting: &RowSet<Part>, idle: &RowSet<Part>) -> Plan {
    if divergent.is_empty() {
        return Plan::default();
    }
    let mut work = Work::new(flow, waiting, idle);
    let (mut plan, mut found) = (Plan::default(), Vec::new());
    for part in flow.layout().iter().copied().filter(|&part| flow.is_reachable(part) && divergent.contains(part)) {
        match work.region_of(part) {
            Some(region) => found.push((region, found.len())),
            None => plan.apart.push(part),
        }
    }
    // Of branches that have one region the first has it: equal ones are brought together, for there may be as many as parts.
    found.sort_unstable();
    found.dedup_by(|later, first| later.0 == first.0);
    // Outer regions first; among others the order of the layout decides.
    found.sort_by_key(|(region, order)| (std::cmp::Reverse(region.size), *order));
    plan.regions.extend(found.into_iter().map(|row| row.0));
    if plan.regions.is_empty() {
        return plan;
    }
    for _ in 0..MOST_REPAIRS {
        match check(flow, &plan) {
            Ok(()) => return plan,
            Err(PathFault { region, .. }) => drop(plan.regions.remove(region)),
        }
    }
    plan.regions.clear();
    plan
}

/// By region: how many regions are around it.
pub fn nesting(flow: &Flow<Part>, plan: &Plan) -> Vec<u32> {
    let mut depths = vec![0; plan.regions.len()];
    let stacks = super::check::stacks(flow, plan).unwrap_or_default();
    for stack in &stacks {
        for (depth, &region) in stack.iter().enumerate() {
            depths[region] = depths[region].max(depth as u32);
        }
    }
    depths
}

struct Work<'f> {
    flow: &'f Flow<Part>,
    /// Parts in which threads may wait for others of their warp.
    waiting: &'f RowSet<Part>,
    /// Parts that do nothing but end.
    idle: &'f RowSet<Part>,
    /// Dominators, and post-dominators where early ends do not count.
    dominators: Dominators<Part>,
    post: Dominators<Part>,
    /// Parts from which the end of the program can be reached that is no early one.
    goes_on: RowSet<Part>,
    /// Parts of the walk at hand, and those of a loop in it.
    inside: RowSet<Part>,
    cycle: RowSet<Part>,
    stack: Vec<Part>,
    list: Vec<Part>,
    /// Parts that walks may still visit.
    budget: usize,
}

impl<'f> Work<'f> {
    fn new(flow: &'f Flow<Part>, waiting: &'f RowSet<Part>, idle: &'f RowSet<Part>) -> Self {
        let goes_on = without_early_ends(flow);
        Work {
            flow,
            waiting,
            idle,
            dominators: Dominators::new(flow),
            post: Dominators::post(&restricted(flow, &goes_on)),
            goes_on,
            inside: RowSet::new(flow.rows()),
            cycle: RowSet::new(flow.rows()),
            stack: Vec::new(),
            list: Vec::new(),
            budget: BUDGET * flow.rows().max(1),
        }
    }
    /// The region of the branch at the end of `branch`.
    fn region_of(&mut self, branch: Part) -> Option<Region> {
        // Threads meet where at least two of the ways go on; those that end early are waited for no more.
        let mut ways = self.flow.succs(branch).iter().filter(|&&next| self.goes_on.contains(next));
        let first = *ways.next()?;
        ways.find(|&&next| next != first)?;
        let meet = self.post.idom(branch);
        if meet.is_none() || meet == branch || self.idle.contains(meet) {
            return None;
        }
        self.walk(self.flow.succs(branch), meet)?;
        let enlist = match self.inside.contains(branch) {
            false => Enlist::Before(branch),
            true => self.before_loop(branch)?,
        };
        // What is inside is what can be reached from where threads enlist.
        let before = match &enlist {
            Enlist::Before(part) => {
                self.walk(self.flow.succs(*part), meet)?;
                if self.inside.contains(*part) {
                    return None;
                }
                Some(*part)
            }
            Enlist::OnEdges(edges) => {
                let heads: Vec<Part> = edges.iter().map(|edge| edge.1).collect();
                self.walk(&heads, meet)?;
                None
            }
        };
        if !self.is_entered_once(&enlist, before) || self.list.iter().any(|&part| self.waiting.contains(part)) {
            return None;
        }
        let mut waits: Vec<_> = (self.flow.preds(meet).iter())
            .filter(|&&from| self.inside.contains(from) || Some(from) == before)
            .map(|&from| (from, meet))
            .collect();
        waits.sort_unstable();
        waits.dedup();
        Some(Region { enlist, meet, waits, size: self.list.len() as u32 })
    }
    /// Fills the set and the list of what is inside: all that can be reached from `starts` without `meet`. Nothing where the budget
    /// has run out.
    fn walk(&mut self, starts: &[Part], meet: Part) -> Option<()> {
        for &part in &self.list {
            self.inside.remove(part);
        }
        self.list.clear();
        self.stack.clear();
        self.stack.extend(starts.iter().filter(|&&part| part != meet));
        while let Some(part) = self.stack.pop() {
            if !self.inside.insert(part) {
                continue;
            }
            self.list.push(part);
            self.budget = self.budget.checked_sub(1)?;
            self.stack.extend(self.flow.succs(part).iter().filter(|&&next| next != meet));
        }
        Some(())
    }
    /// Where threads enlist for a branch that can be reached again from itself: before the loop.
    fn before_loop(&mut self, branch: Part) -> Option<Enlist> {
        // The loop: what is inside and reaches the branch.
        let mut members = vec![branch];
        self.cycle.insert(branch);
        let mut at = 0;
        while let Some(&part) = members.get(at) {
            at += 1;
            for &from in self.flow.preds(part) {
                if self.inside.contains(from) && self.cycle.insert(from) {
                    members.push(from);
                }
            }
        }
        let mut entries: Vec<(Part, Part)> = Vec::new();
        for &to in &members {
            let outside = self.flow.preds(to).iter().filter(|&&from| !self.cycle.contains(from));
            entries.extend(outside.filter(|&&from| self.flow.is_reachable(from)).map(|&from| (from, to)));
        }
        for &part in &members {
            self.cycle.remove(part);
        }
        entries.sort_unstable();
        entries.dedup();
        let &(from, to) = entries.first()?;
        if entries.iter().any(|entry| entry.1 != to) {
            // Several entries: from the nearest part that all ways into the loop come from.
            let common = entries.iter().fold(from, |common, entry| self.dominators.common(common, entry.0));
            return Some(Enlist::Before(common));
        }
        match entries.len() {
            1 if self.flow.succs(from).iter().all(|&next| next == to) => Some(Enlist::Before(from)),
            _ => Some(Enlist::OnEdges(entries)),
        }
    }
    /// Whether every way into the region passes the place where threads enlist.
    fn is_entered_once(&self, enlist: &Enlist, before: Option<Part>) -> bool {
        let enlists = |from: Part, to: Part| match enlist {
            Enlist::Before(part) => from == *part,
            Enlist::OnEdges(edges) => edges.contains(&(from, to)),
        };
        self.list.iter().all(|&part| {
            part != self.flow.entry()
                && Some(part) != before
                && (self.flow.preds(part).iter())
                    .all(|&from| !self.flow.is_reachable(from) || self.inside.contains(from) || enlists(from, part))
        })
    }
}

/// Parts from which the last end in the layout can be reached; all parts where the program has no end.
fn without_early_ends(flow: &Flow<Part>) -> RowSet<Part> {
    let mut reaches = RowSet::new(flow.rows());
    let ends = |part: &&Part| flow.succs(**part).is_empty() && flow.is_reachable(**part);
    let Some(&last) = flow.layout().iter().rev().find(ends) else {
        reaches.fill();
        return reaches;
    };
    let mut stack = vec![last];
    while let Some(part) = stack.pop() {
        if reaches.insert(part) {
            stack.extend(flow.preds(part));
        }
    }
    reaches
}

/// The graph without edges from and to parts that are not in `stays`.
fn restricted(flow: &Flow<Part>, stays: &RowSet<Part>) -> Flow<Part> {
    let mut edges = Vec::new();
    for &from in flow.layout().iter().filter(|&&part| stays.contains(part)) {
        edges.extend(flow.succs(from).iter().filter(|&&to| stays.contains(to)).map(|&to| (from, to)));
    }
    let mut graph = Flow::default();
    graph.rebuild(flow.rows(), &edges);
    graph
}
