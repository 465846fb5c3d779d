//! Dependency tracking: a row is skipped on a function that nothing has changed since the same pass left it.
//!
//! A pass reads its function, facts of callees (their attributes), other globals and the options. The options stay what they are
//! while a pipeline runs. For the rest there are two counters: the **generation** of a function, which every run of a pass that
//! changes it raises, and the **epoch** of the module, which a module pass that changed something raises, and a nest over the
//! call graph that changed a fact of a global. A function whose epoch is not that of the module takes the new one when it is
//! worked on next, and its generation is raised with it. So one number says what a function row may depend on.
//!
//! A row leaves a **stamp**, the generation behind it, if running it again on the same function would change nothing:
//!
//! - it changed nothing, since passes are deterministic; or
//! - its pass is idempotent;
//! - and in neither case if it printed something, which the next run would print again.
//!
//! A nest of loop passes that changed nothing takes back the phis that brought its loops into closed form, and the generation with
//! them, where its rows ask for tracking: see [`closed_form`](crate::closed_form). Its implicit rows are skipped with it.
//!
//! Stamps are dense rows by function, with a column per pass and parameters (a nest of loop passes is one) that stands in more
//! than one row. Module rows and nests over the call graph have one stamp each: the number of changes in the whole module.
//!
//! Where something is printed, numbered, checked or remarked between passes, every row runs, so that what is shown does not
//! depend on skipping. Cost: a compare per row and function, a walk over the globals per nest of the call graph.

use crate::knobs;
use crate::pass::Level;
use crate::pipeline::{Row, Step};
use crate::pipeline_text::text_of;
use std::collections::BTreeMap;
use warpc_ir::ids::Global;
use warpc_ir::module::{Module, Parts, Shape, Symbol};
use warpc_ir::session::Session;

/// Column of a row that leaves no stamp.
const NONE: u32 = u32::MAX;

/// Which column of stamps each row of a pipeline has.
#[derive(Clone, Default)]
pub(crate) struct Columns {
    /// By row: of the stamps of functions. A nest of loop passes has it at its first row behind the implicit ones.
    functions: Vec<u32>,
    /// By row: of the stamps of the module. A nest over the call graph has it at its first row.
    modules: Vec<u32>,
}

impl Columns {
    /// The columns of `rows`. A pass that stands in one row alone has none.
    pub(crate) fn of(rows: &[Row]) -> Columns {
        Columns { functions: numbered(function_units(rows)), modules: numbered(module_units(rows)) }
    }
    /// The column of function row `row`, if it has one.
    pub(crate) fn of_function_row(&self, row: usize) -> Option<usize> {
        column(&self.functions, row)
    }
    /// The column of module row `row`, or of the nest over the call graph that begins there.
    pub(crate) fn of_module_row(&self, row: usize) -> Option<usize> {
        column(&self.modules, row)
    }
}

fn column(columns: &[u32], row: usize) -> Option<usize> {
    columns.get(row).filter(|&&column| column != NONE).map(|&column| column as usize)
}

/// The text of each row, or of each nest at its first row, that may leave a stamp of a function.
fn function_units(rows: &[Row]) -> Vec<Option<String>> {
    let alone = |row: &Row| Row { nest: 0, lazy: false, loop_nest: 0, implicit: false, ..row.clone() };
    let mut units = vec![None; rows.len()];
    let mut next = 0;
    while next < rows.len() {
        let (at, row) = (next, &rows[next]);
        next += 1;
        if row.loop_nest > 0 && !row.implicit {
            let same = |other: &&Row| other.loop_nest == row.loop_nest && !other.implicit;
            next = at + rows[at..].iter().take_while(same).count();
            let nest = &rows[at..next];
            if nest.iter().all(|row| row.is_tracked && row.guard.is_none() && row.is_for_loops()) {
                let nest: Vec<Row> = nest.iter().map(|row| Row { nest: 0, lazy: false, ..row.clone() }).collect();
                units[at] = Some(text_of(nest.iter()));
            }
            continue;
        }
        let leaves = match row.step {
            Step::Verify => true,
            _ => row.step.level() == Some(Level::Function),
        };
        if leaves && row.is_tracked && row.guard.is_none() {
            units[at] = Some(text_of([alone(row)].iter()));
        }
    }
    units
}

/// The same for stamps of the module.
fn module_units(rows: &[Row]) -> Vec<Option<String>> {
    let mut units = vec![None; rows.len()];
    let mut next = 0;
    while next < rows.len() {
        let (at, row) = (next, &rows[next]);
        next += 1;
        if row.nest > 0 {
            next = at + rows[at..].iter().take_while(|other| other.nest == row.nest).count();
        } else if !matches!(row.step.level(), Some(Level::Module | Level::CallGraph)) {
            continue;
        }
        let unit = &rows[at..next];
        if unit.iter().all(|row| row.is_tracked && row.guard.is_none() && row.step.is_pass()) {
            units[at] = Some(text_of(unit.iter()));
        }
    }
    units
}

/// Numbers the texts that occur more than once.
fn numbered(units: Vec<Option<String>>) -> Vec<u32> {
    let mut counts: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for unit in units.iter().flatten() {
        counts.entry(unit).or_default().0 += 1;
    }
    for (number, entry) in counts.values_mut().filter(|entry| entry.0 > 1).enumerate() {
        entry.1 = number as u32;
    }
    let column = |unit: &Option<String>| match unit.as_deref().map(|unit| counts[unit]) {
        Some((2.., number)) => number,
        _ => NONE,
    };
    units.iter().map(column).collect()
}

/// Whether rows may be skipped at all: somebody who watches passes sees each of them.
pub(crate) fn may_skip(session: &Session) -> bool {
    let phase = &session.phase;
    let measured = !phase.observes() || phase.only_measures();
    measured && !phase.remarks && !phase.size_remarks && session.knobs.get(knobs::TRACK_DEPENDENCES)
}

/// The stamps of a function, and what they are compared with.
#[derive(Clone, Default, Debug)]
pub(crate) struct Stamps {
    generation: u32,
    /// The highest generation there was: a generation names one state of the function alone.
    highest: u32,
    epoch: u32,
    /// By column: one more than the generation behind the row; 0 where there is no stamp.
    behind: Vec<u32>,
}

impl Stamps {
    /// Says that the function is worked on while the module has `epoch`.
    pub(crate) fn enter(&mut self, epoch: u32) {
        if self.epoch != epoch {
            self.epoch = epoch;
            self.change();
        }
    }
    /// Says that a pass changed the function.
    pub(crate) fn change(&mut self) {
        self.highest += 1;
        self.generation = self.highest;
    }
    /// Says that the function is again what it was at `generation`.
    pub(crate) fn return_to(&mut self, generation: u32) {
        self.generation = generation;
    }
    /// Counts the changes.
    pub(crate) fn generation(&self) -> u32 {
        self.generation
    }
    /// Whether nothing changed since the pass of `column` left its stamp.
    pub(crate) fn is_current(&self, column: usize) -> bool {
        self.behind.get(column) == Some(&(self.generation + 1))
    }
    /// Leaves the stamp of `column`.
    pub(crate) fn leave(&mut self, column: usize) {
        if self.behind.len() <= column {
            self.behind.resize(column + 1, 0);
        }
        self.behind[column] = self.generation + 1;
    }
}

/// What is known of a module while a pipeline runs on it.
#[derive(Default)]
pub(crate) struct Tracking {
    /// Raised where all functions may see something new.
    epoch: u32,
    /// Changes of any function and of the module.
    changes: u64,
    /// By column: one more than the changes behind the row; 0 where there is no stamp.
    behind: Vec<u64>,
    /// By global row. Functions that no stage has seen have none.
    functions: Vec<Stamps>,
}

impl Tracking {
    /// The stamps of `global`, which a stage that works on it takes and gives back.
    pub(crate) fn take(&mut self, global: Global) -> Stamps {
        let mut stamps = self.functions.get_mut(global.index()).map(std::mem::take).unwrap_or_default();
        stamps.enter(self.epoch);
        stamps
    }
    /// Gives the stamps of `global` back; `changed`: whether a row of the stage changed the function.
    pub(crate) fn put(&mut self, global: Global, stamps: Stamps, changed: bool) {
        if self.functions.len() <= global.index() {
            self.functions.resize_with(global.index() + 1, Stamps::default);
        }
        self.functions[global.index()] = stamps;
        self.changes += u64::from(changed);
    }
    /// Says that something changed that any function may depend on.
    pub(crate) fn change_module(&mut self) {
        self.epoch += 1;
        self.changes += 1;
    }
    /// Counts all changes.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }
    /// Whether nothing changed since the module row of `column` left its stamp.
    pub(crate) fn is_current(&self, column: usize) -> bool {
        self.behind.get(column) == Some(&(self.changes + 1))
    }
    /// Leaves the stamp of the module row of `column`.
    pub(crate) fn leave(&mut self, column: usize) {
        if self.behind.len() <= column {
            self.behind.resize(column + 1, 0);
        }
        self.behind[column] = self.changes + 1;
    }
}

/// What functions can see of the global `global` besides its body.
pub(crate) type Facts = (Symbol, Shape, Parts);

/// The facts of `global`; none where it is erased.
pub(crate) fn facts(module: &Module, global: Global) -> Option<Facts> {
    let (globals, at) = (module.globals(), global.index());
    let symbol = globals.sym()[at];
    (!symbol.is_dead()).then(|| (symbol, globals.shape()[at], globals.parts()[at]))
}

/// The facts of all globals, while a nest over the call graph runs.
#[derive(Default)]
pub(crate) struct FactsOfAll(Vec<Option<Facts>>);

impl FactsOfAll {
    /// As they are now.
    pub(crate) fn of(module: &Module) -> FactsOfAll {
        FactsOfAll((0..module.globals().len()).map(|at| facts(module, Global::new(at))).collect())
    }
    /// Whether the facts of one of `globals` are not what they were; they become what they are. Globals that came or went do not
    /// count: nothing that was there refers to them.
    pub(crate) fn update(&mut self, module: &Module, globals: impl Iterator<Item = Global>) -> bool {
        let mut differs = false;
        for global in globals {
            let (Some(before), Some(now)) = (self.0.get_mut(global.index()), facts(module, global)) else { continue };
            differs |= before.is_some_and(|before| before != now);
            *before = Some(now);
        }
        differs
    }
    /// The same of all.
    pub(crate) fn update_all(&mut self, module: &Module) -> bool {
        self.update(module, (0..self.0.len()).map(Global::new))
    }
}

#[cfg(test)]
mod tests;
