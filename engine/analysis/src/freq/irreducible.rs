//! Cycles with several entries, found where mass would flow backwards.
//!
//! **How**: the strongly connected parts of a region, or of the function, with what is closed as one place and edges back to the headers of
//! the region left out. Headers of a part are the places that are entered from outside of it, and those that a later place that is no such
//! entry leads back to. **Cost**: linear in the places and edges of the region.

use super::solver::{NONE, Solver};
use smallvec::SmallVec;
use warpc_columns::graph::{Csr, Sccs};

/// Adds regions for the cycles directly in `around`, or in the function; their rows are returned. All mass there is taken back.
pub(super) fn find(solver: &mut Solver<'_, '_>, around: u32) -> std::ops::Range<u32> {
    let graph = Graph::new(solver, around);
    for &place in &graph.places {
        solver.set_empty(place);
    }
    let parts = Sccs::of_rows(graph.places.len(), |row| graph.succs.row(row).iter().map(|&to| to as usize));
    let first = solver.regions.len() as u32;
    for part in (0..parts.len()).filter(|&part| parts.members(part).len() > 1) {
        let mut members: Vec<u32> = parts.members(part).to_vec();
        members.sort_unstable();
        let (headers, others) = graph.split(&members, |row| parts.of(row as usize) as usize == part);
        let count = headers.len() as u32;
        let places: Vec<u32> = headers.into_iter().chain(others).map(|row| graph.places[row as usize]).collect();
        solver.add_cycle(around, count, places);
    }
    first..solver.regions.len() as u32
}

/// Places, in order, and the edges between them by row.
struct Graph {
    places: Vec<u32>,
    succs: Csr<u32>,
    preds: Csr<u32>,
}

impl Graph {
    fn new(solver: &Solver<'_, '_>, around: u32) -> Graph {
        let mut places = match solver.regions.get(around as usize) {
            Some(region) => region.places.clone(),
            None => (0..solver.mass.len() as u32).filter(|&place| solver.resolved(place) == place).collect(),
        };
        places.sort_unstable();
        let mut row_of = vec![NONE; solver.mass.len()];
        places.iter().enumerate().for_each(|(row, &place)| row_of[place as usize] = row as u32);
        let headers: &[u32] =
            solver.regions.get(around as usize).map_or(&[], |region| &region.places[..region.headers as usize]);
        let mut edges: Vec<(u32, u32)> = Vec::new();
        for (row, &place) in places.iter().enumerate() {
            let targets: SmallVec<[u32; 8]> = match solver.stands_for(place) {
                Some(region) => solver.regions[region as usize].exits.iter().map(|exit| exit.0).collect(),
                None => {
                    let succs = solver.cfg.succs(solver.cfg.rpo()[place as usize]);
                    succs.iter().map(|&to| solver.cfg.rpo_index(to)).collect()
                }
            };
            let known = targets.iter().filter(|to| !headers.contains(to)).map(|&to| row_of[to as usize]);
            edges.extend(known.filter(|&to| to != NONE).map(|to| (row as u32, to)));
        }
        let succs = Csr::group(places.len(), edges.iter().map(|&(from, to)| (from as usize, to)));
        let preds = Csr::group(places.len(), edges.iter().map(|&(from, to)| (to as usize, from)));
        Graph { places, succs, preds }
    }
    /// Headers and other rows of a part, each in order.
    fn split(&self, members: &[u32], is_member: impl Fn(u32) -> bool) -> (Vec<u32>, Vec<u32>) {
        let is_entry = |row: u32| self.preds.row(row as usize).iter().any(|&from| !is_member(from));
        let entries: Vec<bool> = members.iter().map(|&row| is_entry(row)).collect();
        let is_entry = |row: u32| members.binary_search(&row).is_ok_and(|at| entries[at]);
        members.iter().partition(|&&row| {
            is_entry(row) || self.preds.row(row as usize).iter().any(|&from| from >= row && !is_entry(from))
        })
    }
}
