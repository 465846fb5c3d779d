//! Dependency tracking: a row is skipped on a function that nothing has changed since the same pass left it.
//!
//! A pass reads its function, facts of callees (their attributes), other globals and the options. The options stay what they are
//! while a pipeline runs. For the rest there are two counters: the **generation** of a function, which every run of a pass that
//! changes it raises, and the **epoch** of the module, which is raised where a module pass or a nest over the call graph changed
//! something that functions can see ([`visible`](crate::visible)). The epoch stands beside each global whose facts it was raised
//! for. A function that is worked on in a later epoch than before has its generation raised if it can see such a global. So one
//! number says what a function row may depend on.
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
use crate::visible::{self, Changes};
use std::collections::BTreeMap;
use warpc_analysis::Held;
use warpc_columns::RowSet;
use warpc_ir::Func;
use warpc_ir::body::Body;
use warpc_ir::ids::Global;
use warpc_ir::module::Module;
use warpc_ir::session::Session;

/// Column of a row that leaves no stamp.
const NONE: u32 = u32::MAX;

/// Which column of stamps each row of a pipeline has. What a pass of the call graph does after waves leaves stamps of functions, too,
/// where it judges components ([`CallGraphPass::judges_components`](crate::CallGraphPass::judges_components)), and a pass of the module
/// for functions that it judges alone ([`ModuleCx::alone`](crate::ModuleCx::alone)).
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
    let alone = |row: &Row| Row { nest: 0, devirt: 0, lazy: false, loop_nest: 0, implicit: false, ..row.clone() };
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
                let nest: Vec<Row> =
                    nest.iter().map(|row| Row { nest: 0, devirt: 0, lazy: false, ..row.clone() }).collect();
                units[at] = Some(text_of(nest.iter()));
            }
            continue;
        }
        let leaves = match row.step {
            Step::Verify => true,
            _ => matches!(row.step.level(), Some(Level::Function | Level::CallGraph | Level::Module)),
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
    /// Of the module, when the function was worked on last.
    epoch: u32,
    /// By column: one more than the generation behind the row; 0 where there is no stamp.
    behind: Vec<u32>,
}

impl Stamps {
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

/// Analyses of a function that is put aside unchanged, with the generation and the edits they are of. They are good as long as both
/// are what they were: edits that were undone leave rows behind.
#[derive(Default)]
pub(crate) struct HeldAt {
    /// The analyses.
    pub(crate) results: Held,
    generation: u32,
    edits: u32,
}

impl HeldAt {
    /// `results` of a function with `stamps` that has counted `edits`.
    pub(crate) fn new(results: Held, stamps: &Stamps, edits: u32) -> HeldAt {
        HeldAt { results, generation: stamps.generation, edits }
    }
    /// Whether they are of the function as it is.
    pub(crate) fn is_of(&self, stamps: &Stamps, edits: u32) -> bool {
        (self.generation, self.edits) == (stamps.generation, edits)
    }
}

/// What is known of a module while a pipeline runs on it.
#[derive(Default)]
pub(crate) struct Tracking {
    /// Raised where some functions may see something new.
    epoch: u32,
    /// The last epoch in which something changed that any function may see.
    of_all: u32,
    /// By global row: the last epoch in which its facts changed. Shorter than the rows when no later one has.
    of_facts: Vec<u32>,
    /// Changes of any function and of the module.
    changes: u64,
    /// By column: one more than the changes behind the row; 0 where there is no stamp.
    behind: Vec<u64>,
    /// By global row. Functions that no stage has seen have none.
    functions: Vec<Stamps>,
    /// By global row.
    held: Vec<HeldAt>,
}

impl Tracking {
    /// The stamps of `global`, whose body is `body`, which a stage that works on it takes and gives back. Rows of a body that sees
    /// something new are not settled any more.
    pub(crate) fn take(&mut self, module: &Module, global: Global, body: Option<&mut Body>) -> Stamps {
        let mut stamps = self.functions.get_mut(global.index()).map(std::mem::take).unwrap_or_default();
        if stamps.epoch != self.epoch {
            let is_new = |epoch: u32| epoch > stamps.epoch;
            let has_new_facts = |global: Global| self.of_facts.get(global.index()).copied().is_some_and(is_new);
            if is_new(self.of_all)
                || has_new_facts(global)
                || body
                    .as_deref()
                    .is_none_or(|body| visible::refers_to(&Func::of_body(body, module.ctx()), has_new_facts))
            {
                stamps.change();
                if let Some(body) = body {
                    body.side.settled.clear();
                }
            }
            stamps.epoch = self.epoch;
        }
        stamps
    }
    /// Gives the stamps of `global` back; `changed`: whether a row of the stage changed the function.
    pub(crate) fn put(&mut self, global: Global, stamps: Stamps, changed: bool) {
        *entry(&mut self.functions, global) = stamps;
        self.changes += u64::from(changed);
    }
    /// The analyses that wait with function `global`, whose stamps were taken.
    pub(crate) fn take_held(&mut self, global: Global) -> HeldAt {
        self.held.get_mut(global.index()).map(std::mem::take).unwrap_or_default()
    }
    /// Lets analyses wait with function `global`.
    pub(crate) fn put_held(&mut self, global: Global, held: HeldAt) {
        *entry(&mut self.held, global) = held;
    }
    /// Whether nothing changed in function `global` since the pass of `column` left its stamp.
    pub(crate) fn is_function_current(&self, global: Global, column: usize) -> bool {
        self.functions.get(global.index()).is_some_and(|stamps| stamps.is_current(column))
    }
    /// The functions in which nothing changed since the pass of `column` left its stamp, as far as is known before a stage works on
    /// them again.
    pub(crate) fn current_functions(&self, column: usize) -> RowSet<Global> {
        let mut current = RowSet::new(self.functions.len());
        for (row, stamps) in self.functions.iter().enumerate() {
            if stamps.epoch == self.epoch && stamps.is_current(column) {
                current.insert(Global::new(row));
            }
        }
        current
    }
    /// Leaves the stamp of `column` on function `global`, as it is before what the pass does now is taken in.
    pub(crate) fn leave_function(&mut self, global: Global, column: usize) {
        entry(&mut self.functions, global).leave(column);
    }
    /// Takes in what a pass did to the module.
    pub(crate) fn change(&mut self, changes: &Changes) {
        self.changes += 1;
        match changes {
            Changes::All => {
                self.epoch += 1;
                self.of_all = self.epoch;
            }
            Changes::Some { facts, bodies } => {
                self.epoch += u32::from(!facts.is_empty());
                facts.iter().for_each(|&global| *entry(&mut self.of_facts, global) = self.epoch);
                bodies.iter().for_each(|&global| entry(&mut self.functions, global).change());
            }
        }
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

/// The row of `global`, made if it is not there.
fn entry<T: Default>(rows: &mut Vec<T>, global: Global) -> &mut T {
    if rows.len() <= global.index() {
        rows.resize_with(global.index() + 1, T::default);
    }
    &mut rows[global.index()]
}

#[cfg(test)]
mod tests;
