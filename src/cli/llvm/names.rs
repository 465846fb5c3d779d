//! Names that LLVM has for passes that have another name here: those of its classes, which stand in its banners and which
//! `-filter-passes` takes, and those of its machine passes.

use warpc_passes::classes::CLASSES;

/// Machine passes of LLVM and those here that do the same, sorted.
#[rustfmt::skip]
const MACHINE: &[(&str, &str)] = &[
    ("dead-mi-elimination", "dead-rows"),
    ("finalize-isel", "select"),
    ("isel", "select"),
    ("machine-cse", "share-rows"),
    ("nvptx-isel", "select"),
    ("phi-node-elimination", "out-of-ssa"),
    ("register-coalescer", "coalesce-copies"),
    ("virtregrewriter", "rewrite-rows"),
];

/// Passes of LLVM's code generation that are not here, and the pass before which they would stand. Whoever stops before or after one
/// of them stops there. Sorted.
#[rustfmt::skip]
const PLACES: &[(&str, &str)] = &[
    ("atomic-expand", "select"),
    ("codegenprepare", "select"),
    ("early-machinelicm", "dead-rows"),
    ("early-tailduplication", "share-rows"),
    ("finalize-isel", "share-rows"),
    ("livevars", "out-of-ssa"),
    ("loop-reduce", "select"),
    ("machine-scheduler", "rewrite-rows"),
    ("machine-sink", "dead-rows"),
    ("nvptx-proxyreg-erasure", "share-rows"),
    ("opt-phis", "share-rows"),
    ("peephole-opt", "dead-rows"),
    ("pseudo-probe-inserter", "print-ptx"),
    ("slotindexes", "coalesce-copies"),
    ("stack-coloring", "share-rows"),
    ("tailduplication", "print-ptx"),
    ("twoaddressinstruction", "coalesce-copies"),
];

/// The pass before which a pass of LLVM's code generation that is not here would stand.
pub fn place(name: &str) -> Option<&'static str> {
    PLACES.binary_search_by_key(&name, |row| row.0).ok().map(|at| PLACES[at].1)
}

/// The pass here that LLVM calls `name`, or `name`.
pub fn pass(name: &str) -> &str {
    let of_class = || CLASSES.iter().find(|row| row.1 == name).map(|row| row.0);
    let of_machine = || Some(MACHINE[MACHINE.binary_search_by_key(&name, |row| row.0).ok()?].1);
    of_class().or_else(of_machine).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_sorted_and_name_passes() {
        for table in [MACHINE, PLACES] {
            assert!(table.is_sorted_by(|a, b| a.0 < b.0));
        }
        let machine = warpc_ptx::pipeline::ROWS.iter().map(|row| row.info.name);
        let known: Vec<&str> = warpc_passes::REGISTRY.passes().map(|pass| pass.name).chain(machine).collect();
        for (theirs, name) in MACHINE.iter().chain(PLACES) {
            assert!(known.contains(name), "{theirs} is {name}");
        }
    }

    #[test]
    fn other_names_stay() {
        assert_eq!(pass("SROAPass"), "sroa");
        assert_eq!(pass("phi-node-elimination"), "out-of-ssa");
        assert_eq!(pass("sroa"), "sroa");
        assert_eq!(pass("NoSuchPass"), "NoSuchPass");
    }
}
