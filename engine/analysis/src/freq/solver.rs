//! Mass through loops, inner first; frequencies from it, outer first.
//!
//! Places are numbered in reverse post-order. A region is a loop, or a cycle with several headers. A region that is solved is *closed*: its
//! first header stands for it.

use super::irreducible;
use super::mass::{FULL, Kind, Shares};
use super::scaled::Scaled;
use crate::branch_prob::BranchProbs;
use crate::loops::Loops;
use smallvec::SmallVec;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;

pub(super) const NONE: u32 = u32::MAX;
/// Iterations of a loop that nothing leaves: 4096.
const ENDLESS: Scaled = Scaled::new(1, 12);

/// A loop, or a cycle with several headers.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) parent: u32,
    pub(super) is_closed: bool,
    /// How many of the places are headers; they come first.
    pub(super) headers: u32,
    /// Its places, and headers of the regions in it.
    pub(super) places: Vec<u32>,
    /// Mass that leaves, by place.
    pub(super) exits: Vec<(u32, u64)>,
    /// Mass that comes back, by header.
    pub(super) back: SmallVec<[u64; 1]>,
    /// Mass of the region as a place of its parent.
    mass: u64,
    /// Iterations per entry.
    scale: Scaled,
}

impl Region {
    pub(super) fn new(parent: u32, headers: u32, places: Vec<u32>) -> Region {
        let back = SmallVec::from_elem(0, headers as usize);
        Region { parent, is_closed: false, headers, places, exits: Vec::new(), back, mass: 0, scale: Scaled::ONE }
    }
    fn is_irreducible(&self) -> bool {
        self.headers > 1
    }
    /// Number of `place` among the headers, which are in order.
    fn header(&self, place: u32) -> Option<usize> {
        match self.headers {
            1 => (self.places[0] == place).then_some(0),
            headers => self.places[..headers as usize].binary_search(&place).ok(),
        }
    }
}

/// Columns of places, rows of regions.
pub(super) struct Solver<'q, 'm> {
    func: &'q Func<'m>,
    pub(super) cfg: &'q Cfg,
    probs: &'q BranchProbs,
    /// The region of each place; of a header, the innermost one it is a header of.
    pub(super) region_of: Vec<u32>,
    pub(super) mass: Vec<u64>,
    pub(super) regions: Vec<Region>,
    shares: Shares,
}

/// Mass would flow backwards: there is a cycle with several entries.
struct Backwards;

impl<'q, 'm> Solver<'q, 'm> {
    pub(super) fn new(func: &'q Func<'m>, cfg: &'q Cfg, probs: &'q BranchProbs, loops: &Loops) -> Solver<'q, 'm> {
        let count = cfg.rpo().len();
        let mut solver = Solver {
            func,
            cfg,
            probs,
            region_of: vec![NONE; count],
            mass: vec![0; count],
            regions: Vec::with_capacity(loops.len()),
            shares: Shares::default(),
        };
        solver.find_regions(loops);
        solver
    }
    /// Rows for the loops, outer before inner ones, with their places in order.
    fn find_regions(&mut self, loops: &Loops) {
        if loops.has_none() {
            return;
        }
        let mut row_of = vec![NONE; loops.len()];
        for of_loop in loops.inner_first().into_iter().rev() {
            row_of[of_loop.index()] = self.regions.len() as u32;
            let parent = loops.parent(of_loop).get().map_or(NONE, |parent| row_of[parent.index()]);
            let header = self.cfg.rpo_index(loops.header(of_loop));
            self.region_of[header as usize] = self.regions.len() as u32;
            self.regions.push(Region::new(parent, 1, vec![header]));
        }
        for (place, &block) in self.cfg.rpo().iter().enumerate() {
            let Some(inner) = loops.of(block).get() else { continue };
            let row = row_of[inner.index()];
            let around = if loops.is_header(block) { self.regions[row as usize].parent } else { row };
            if let Some(region) = self.regions.get_mut(around as usize) {
                region.places.push(place as u32);
            }
            self.region_of[place] = row;
        }
    }
    /// Frequencies by place.
    pub(super) fn run(mut self) -> Vec<Scaled> {
        // Inner before outer, with the cycles that are found in one before it.
        let mut solved: Vec<u32> = Vec::with_capacity(self.regions.len());
        for region in (0..self.regions.len() as u32).rev() {
            if self.solve(region).is_err() {
                let found = irreducible::find(&mut self, region);
                self.solve_all(found, &mut solved);
                self.regions[region as usize].back.fill(0);
                self.regions[region as usize].exits.clear();
                self.keep_open_places(region);
                // With the cycles closed, nothing flows backwards.
                let _ = self.solve(region);
            }
            solved.push(region);
        }
        if self.solve_function().is_err() {
            let found = irreducible::find(&mut self, NONE);
            self.solve_all(found, &mut solved);
            let _ = self.solve_function();
        }
        self.unwrap(&solved)
    }
    fn solve_all(&mut self, regions: std::ops::Range<u32>, solved: &mut Vec<u32>) {
        for region in regions.clone() {
            let _ = self.solve(region);
        }
        solved.extend(regions.rev());
    }
    /// Drops the places of `region` that stand in a closed one now.
    fn keep_open_places(&mut self, region: u32) {
        let mut places = std::mem::take(&mut self.regions[region as usize].places);
        let header = places[0];
        places.retain(|&place| place == header || self.resolved(place) == place);
        self.regions[region as usize].places = places;
    }
    fn solve_function(&mut self) -> Result<(), Backwards> {
        if self.mass.is_empty() {
            return Ok(());
        }
        *self.mass_of(0) = FULL;
        (0..self.mass.len() as u32)
            .try_for_each(|place| if self.resolved(place) == place { self.pass_on(NONE, place) } else { Ok(()) })
    }
    /// Finds what leaves `region` and what comes back, and closes it.
    fn solve(&mut self, region: u32) -> Result<(), Backwards> {
        let row = region as usize;
        if self.regions[row].is_irreducible() {
            let weights = self.give_headers(region);
            self.pass_all_on(region)?;
            if !weights {
                self.share_by_return(region);
            }
        } else {
            let header = self.regions[row].places[0];
            *self.mass_of(header) = FULL;
            self.pass_all_on(region)?;
        }
        let returned = self.regions[row].back.iter().fold(0, |sum: u64, &mass| sum.saturating_add(mass));
        self.regions[row].scale = match FULL - returned {
            0 => ENDLESS,
            left => Scaled::ONE.over(scaled(left)),
        };
        for at in 0..self.regions[row].places.len() {
            if let Some(inner) = self.closed(self.regions[row].places[at]) {
                self.regions[inner as usize].exits = Vec::new();
            }
        }
        self.regions[row].is_closed = true;
        Ok(())
    }
    fn pass_all_on(&mut self, region: u32) -> Result<(), Backwards> {
        (0..self.regions[region as usize].places.len())
            .try_for_each(|at| self.pass_on(region, self.regions[region as usize].places[at]))
    }
    /// Gives the headers of a cycle their mass: by the weights that the module says, or the same to each. Returns whether it says some.
    fn give_headers(&mut self, region: u32) -> bool {
        let headers = self.regions[region as usize].headers as usize;
        let headers: SmallVec<[u32; 8]> = SmallVec::from_slice(&self.regions[region as usize].places[..headers]);
        let said = headers.iter().map(|&place| super::entry_weight(self.func, self.cfg.rpo()[place as usize]));
        let said: SmallVec<[Option<u64>; 8]> = said.collect();
        let least = said.iter().flatten().copied().min();
        let mut shares = std::mem::take(&mut self.shares);
        shares.clear();
        for (&place, &weight) in headers.iter().zip(&said) {
            if weight != Some(0) {
                shares.add(place, weight.or(least).unwrap_or(1), Kind::Local);
            }
        }
        shares.distribute(FULL, |share, mass| *self.mass_of(share.to) = mass);
        self.shares = shares;
        least.is_some()
    }
    /// Gives the headers of a cycle mass in the ratios of what came back to them.
    fn share_by_return(&mut self, region: u32) {
        let mut shares = std::mem::take(&mut self.shares);
        shares.clear();
        let row = &self.regions[region as usize];
        for (&place, &mass) in row.places.iter().zip(&row.back).filter(|pair| *pair.1 > 0) {
            shares.add(place, mass, Kind::Local);
        }
        shares.distribute(FULL, |share, mass| *self.mass_of(share.to) = mass);
        self.shares = shares;
    }
    /// Distributes the mass of `place` to where it leads, within `region` or out of it.
    fn pass_on(&mut self, region: u32, place: u32) -> Result<(), Backwards> {
        let mut shares = std::mem::take(&mut self.shares);
        shares.clear();
        let found = self.find_shares(region, place, &mut shares);
        if found.is_ok() {
            let mass = *self.mass_of(place);
            shares.distribute(mass, |share, part| match share.kind {
                Kind::Local => {
                    let mass = self.mass_of(share.to);
                    *mass = mass.saturating_add(part);
                }
                Kind::Exit => self.regions[region as usize].exits.push((share.to, part)),
                Kind::Back => {
                    let row = &mut self.regions[region as usize];
                    let header = row.header(share.to).unwrap_or(0);
                    row.back[header] = row.back[header].saturating_add(part);
                }
            });
        }
        self.shares = shares;
        found
    }
    fn find_shares(&self, region: u32, place: u32, shares: &mut Shares) -> Result<(), Backwards> {
        if let Some(inner) = self.closed(place) {
            let row = &self.regions[inner as usize];
            return row.exits.iter().try_for_each(|&(to, mass)| self.share(region, row.places[0], to, mass, shares));
        }
        let block = self.cfg.rpo()[place as usize];
        let edges = self.cfg.succs(block).iter().zip(self.probs.of(block));
        let mut edges = edges.map(|(&to, share)| (self.cfg.rpo_index(to), u64::from(share.0)));
        edges.try_for_each(|(to, weight)| self.share(region, place, to, weight, shares))
    }
    fn share(&self, region: u32, from: u32, to: u32, weight: u64, shares: &mut Shares) -> Result<(), Backwards> {
        let is_header = |place| self.regions.get(region as usize).is_some_and(|row| row.header(place).is_some());
        let to = self.resolved(to);
        let kind = if is_header(to) {
            Kind::Back
        } else if self.containing(to) != region {
            Kind::Exit
        } else if to < from && !is_header(from) {
            return Err(Backwards);
        } else {
            Kind::Local
        };
        shares.add(to, weight, kind);
        Ok(())
    }
    /// The region that `place` is a header of, if it is of one.
    pub(super) fn headed(&self, place: u32) -> Option<u32> {
        let region = self.region_of[place as usize];
        self.regions.get(region as usize).is_some_and(|row| row.header(place).is_some()).then_some(region)
    }
    /// The cycle around the region that `place` is a header of, if it is a header of that, too.
    fn headed_twice(&self, region: u32, place: u32) -> Option<u32> {
        let parent = self.regions[region as usize].parent;
        let row = self.regions.get(parent as usize)?;
        (row.is_irreducible() && row.header(place).is_some()).then_some(parent)
    }
    /// The region that a place, or the region it is the header of, is in.
    fn containing(&self, place: u32) -> u32 {
        let Some(region) = self.headed(place) else { return self.region_of[place as usize] };
        let outer = self.headed_twice(region, place).unwrap_or(region);
        self.regions[outer as usize].parent
    }
    /// The outermost closed region around `place`.
    fn closed(&self, place: u32) -> Option<u32> {
        let mut region = self.region_of[place as usize];
        if !self.regions.get(region as usize)?.is_closed {
            return None;
        }
        while let Some(parent) = self.regions.get(self.regions[region as usize].parent as usize) {
            if !parent.is_closed {
                break;
            }
            region = self.regions[region as usize].parent;
        }
        Some(region)
    }
    /// What stands for `place`: the first header of the closed region around it, or itself.
    pub(super) fn resolved(&self, place: u32) -> u32 {
        self.closed(place).map_or(place, |region| self.regions[region as usize].places[0])
    }
    /// Whether `place` stands for a closed region: the one it is the header of.
    pub(super) fn stands_for(&self, place: u32) -> Option<u32> {
        self.headed(place).filter(|&region| self.regions[region as usize].is_closed)
    }
    /// The mass of a place, or of the closed region it stands for.
    fn mass_of(&mut self, place: u32) -> &mut u64 {
        let Some(region) = self.stands_for(place) else { return &mut self.mass[place as usize] };
        let outer = self.headed_twice(region, place).filter(|&outer| self.regions[outer as usize].is_closed);
        &mut self.regions[outer.unwrap_or(region) as usize].mass
    }
    /// Takes the mass of a place back.
    pub(super) fn set_empty(&mut self, place: u32) {
        *self.mass_of(place) = 0;
    }
    /// Adds a cycle in `around` of `places`, the first `headers` of which are headers.
    pub(super) fn add_cycle(&mut self, around: u32, headers: u32, places: Vec<u32>) {
        let cycle = self.regions.len() as u32;
        for &place in &places {
            match self.headed(place) {
                Some(region) => self.regions[region as usize].parent = cycle,
                None => self.region_of[place as usize] = cycle,
            }
        }
        self.regions.push(Region::new(around, headers, places));
    }
    /// Frequencies from masses: outer regions first, each scales what is in it.
    fn unwrap(mut self, solved: &[u32]) -> Vec<Scaled> {
        let mut freqs: Vec<Scaled> = self.mass.iter().map(|&mass| scaled(mass)).collect();
        for &region in solved.iter().rev() {
            let row = &mut self.regions[region as usize];
            let scale = row.scale.times(scaled(row.mass));
            (row.scale, row.is_closed) = (scale, false);
            for at in 0..self.regions[region as usize].places.len() {
                let place = self.regions[region as usize].places[at];
                let inner = self.stands_for(place).and_then(|_| self.closed(place));
                let of = match inner {
                    Some(inner) => &mut self.regions[inner as usize].scale,
                    None => &mut freqs[place as usize],
                };
                *of = scale.times(*of);
            }
        }
        freqs
    }
}

/// Mass as a number: `FULL` is 1.
fn scaled(mass: u64) -> Scaled {
    match mass {
        FULL => Scaled::ONE,
        mass => Scaled::new(mass + 1, -64),
    }
}
