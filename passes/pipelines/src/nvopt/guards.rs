//! Every guard of the specification's tables, written down from its guard columns and not from ours: one test for each slot.
//!
//! A line says at which offset a slot stands, whether its being on **stops** rows (`!opts[N]`) or **starts** them (`opts[N]`), and which: of
//! tier 0, of the tiers, of Ofcmid. A row that is written "same as #16" has the guard of that row. A slot turns over these rows, in
//! this direction, and no other row of any table.

use super::plan::Part;
use super::slots::{Default as SlotDefault, SLOTS};
use super::tests::plan;
use super::{Level, Plan};
use std::collections::BTreeSet;

/// Whether being on stops or starts rows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Stops,
    Starts,
}

/// Offsets of slots that stand in a guard `opts[N]` of a row, all others in guards stand with a `!`.
const STARTING: [u16; 10] = [2840, 2880, 3000, 3040, 3080, 3120, 3160, 3200, 3328, 3488];

/// Sets all switches of guards but `own` so that no other condition keeps a row from running.
fn all_but(own: u16) -> Vec<String> {
    let is_guard = |offset: u16| {
        let of_tiers = [3528, 3568, 3608, 4224].contains(&offset);
        let of_more = [2920, 3904, 4064, 4304, 4384, 4464].contains(&offset);
        offset != own && !of_tiers && !of_more
    };
    let switches = SLOTS.iter().filter(|row| matches!(row.default, SlotDefault::Switch(_)) && is_guard(row.offset));
    switches
        .map(|row| {
            let is_on = STARTING.contains(&row.offset) || row.offset == 3704;
            format!("opts[{}]={}", row.offset, if is_on { "on" } else { "off" })
        })
        .collect()
}

/// The plan with the switch at `offset` on or off.
fn with(level: Level, offset: u16, on: bool) -> Plan {
    let mut assignments = all_but(offset);
    assignments.push(format!("opts[{offset}]={}", if on { "on" } else { "off" }));
    plan(level, &assignments.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The rows of `part` that run.
fn running(plan: &Plan, part: Part) -> BTreeSet<u8> {
    plan.rows.iter().filter(|row| row.part == part && row.runs).map(|row| row.number).collect()
}

/// Which of the rows 1 to 85 a tier has, by the columns O1, O2 and O3.
fn is_of_tier(tier: u8, row: u8) -> bool {
    match row {
        16..=19 | 22 | 45 => tier != 1,
        23 | 73 | 75 => tier == 3,
        _ => true,
    }
}

/// Turns the switch at `offset` over at `level` and compares the rows of `part` that depend on it.
fn check_part(level: Level, offset: u16, effect: Effect, part: Part, rows: impl Iterator<Item = u8>) {
    let expected: BTreeSet<u8> = rows.collect();
    let (on, off) = (running(&with(level, offset, true), part), running(&with(level, offset, false), part));
    let (more, fewer) = if effect == Effect::Starts { (on, off) } else { (off, on) };
    let turned: BTreeSet<u8> = more.difference(&fewer).copied().collect();
    assert_eq!(turned, expected, "opts[{offset}] at {level:?}, {part:?}");
    assert!(fewer.is_subset(&more), "opts[{offset}] at {level:?}, {part:?}: other rows run");
}

/// The same for all tables.
fn check(offset: u16, effect: Effect, tier_0: &[u8], tiers: &[u8], mid: &[u8]) {
    check_part(Level::O3, offset, effect, Part::Tier(0), tier_0.iter().copied());
    for tier in 1..=3 {
        let of_tier = tiers.iter().copied().filter(|&row| is_of_tier(tier, row));
        check_part(Level::O3, offset, effect, Part::Tier(tier), of_tier);
    }
    check_part(Level::Ofcmid, offset, effect, Part::Fast, mid.iter().copied());
    check_part(Level::Ofcmax, offset, effect, Part::Fast, [].into_iter());
    check_part(Level::O0, offset, effect, Part::O0, [].into_iter());
}

macro_rules! effect {
    (stops) => {
        Effect::Stops
    };
    (starts) => {
        Effect::Starts
    };
}

/// A test for each slot: `name: offset stops|starts [rows of tier 0], [rows of the tiers], [rows of Ofcmid];`.
macro_rules! slots {
    ($($name:ident: $offset:literal $effect:ident $tier_0:expr, $tiers:expr, $mid:expr;)*) => {
        $(
            #[test]
            fn $name() {
                check($offset, effect!($effect), &$tier_0, &$tiers, &$mid);
            }
        )*
        /// Offsets that have a test above.
        const TESTED: &[u16] = &[$($offset),*];
    };
}

#[rustfmt::skip]
slots! {
    disable_dce: 280 stops [], [60], [];
    disable_tailcallelim: 320 stops [], [23], [];
    disable_late_opt: 360 stops [], [75], [];
    disable_inliner_a: 440 stops [], [29], [];
    disable_inliner_b: 480 stops [], [29], [];
    disable_barrier_cleanup_a: 520 stops [], [62], [];
    disable_barrier_cleanup_b: 560 stops [], [62], [];
    disable_nvvm_verify: 600 stops [], [7, 13, 18, 26, 32, 37, 48, 61], [];
    disable_function_attrs: 680 stops [], [74, 76], [];
    disable_sccp: 720 stops [], [11], [];
    disable_dse: 760 stops [], [59], [];
    disable_nvvm_reflect: 880 stops [], [9, 73], [];
    disable_ipsccp: 920 stops [], [8], [];
    disable_simplifycfg: 960 stops [], [52], [];
    disable_instcombine: 1000 stops [], [42], [];
    disable_sink: 1040 stops [13], [16, 17, 18, 19, 22], [];
    disable_print_module: 1080 stops [], [6, 12, 19, 30, 36, 41, 46, 51, 57, 67, 70, 83, 85], [7, 9];
    disable_predicate_opt: 1120 stops [], [10], [];
    disable_loop_index_split: 1160 stops [], [17], [];
    disable_tier_simplifycfg: 1200 stops [], [16, 17, 18, 19], [];
    disable_licm: 1240 stops [], [20, 38, 54], [];
    disable_reassociate: 1280 stops [], [84], [];
    disable_divergence_lowering: 1320 stops [24], [35, 36, 37], [];
    disable_loop_unroll: 1360 stops [26], [40], [];
    disable_sroa: 1400 stops [], [44, 56], [];
    disable_early_cse: 1440 stops [], [43], [];
    disable_adce: 1480 stops [], [35, 36, 37], [];
    disable_loop_simplify: 1520 stops [], [34], [];
    disable_warp_shuffle: 1640 stops [], [79], [];
    disable_adce_variant: 1840 stops [], [71], [];
    disable_constmerge: 1960 stops [], [15], [1];
    disable_nvvm_intrinsic_lowering: 2000 stops [], [1, 3, 28, 50, 64], [];
    disable_branch_dist_a: 2080 stops [], [78, 82], [];
    disable_branch_dist_b: 2120 stops [], [78, 82], [];
    disable_predicate_opt_variant: 2160 stops [], [14], [];
    disable_generic_to_nvvm: 2200 stops [], [33], [];
    disable_lower_alloca_a: 2240 stops [], [77], [];
    disable_lower_alloca_b: 2280 stops [], [77], [];
    disable_rematerialization: 2320 stops [], [55], [];
    disable_unreachable_block_elim: 2360 stops [], [24], [];
    disable_reduction: 2400 stops [], [80], [];
    disable_sinking2: 2440 stops [], [81], [];
    disable_generic_address_opt: 2560 stops [], [68], [];
    disable_ir_verification: 2600 stops [], [2, 27, 49, 63, 66], [];
    disable_barrier_opt: 2640 stops [], [72], [];
    disable_memory_space_opt_2: 2680 stops [], [65], [];
    disable_instsimplify: 2720 stops [], [31], [];
    disable_vectoriser_2: 2760 stops [], [47], [];
    enable_adce: 2840 starts [], [71], [];
    enable_licm: 2880 starts [25], [20, 38, 54], [];
    enable_correlated_propagation: 3040 starts [], [25, 58], [];
    enable_nvidia_loop_pass: 3080 starts [], [53], [];
    enable_memory_space_opt_2: 3120 starts [], [66], [];
    enable_print_module: 3160 starts [9, 27, 35], [6, 30, 46, 57, 70, 85], [];
    enable_advanced_passes: 3200 starts [], [8, 9, 10, 11, 14, 15, 72, 73, 74, 76], [];
    enable_sm_specific: 3328 starts [], [79, 80, 81, 82, 83, 84], [];
    enable_barrier_analysis: 3488 starts [], [4, 5, 39, 69], [];
    enable_late_optimisation: 3704 starts [], [20], [];
}

/// The tail's guards: `!v244 && opts[3488]` of row 1, the disable slots 2800 and 4464 of row 3.
#[test]
fn tail() {
    let turned = |level: Level, offset: u16| {
        let (on, off) = (with(level, offset, true), with(level, offset, false));
        let rows = |plan: &Plan| -> BTreeSet<(u8, String)> {
            let of_tail = plan.rows.iter().filter(|row| row.part == Part::Tail && row.runs);
            of_tail.map(|row| (row.number, row.pass.to_string())).collect()
        };
        let (on, off) = (rows(&on), rows(&off));
        let names = |a: &BTreeSet<(u8, String)>, b: &BTreeSet<(u8, String)>| -> Vec<String> {
            a.difference(b).map(|row| format!("{} {}", row.0, row.1)).collect()
        };
        (names(&on, &off).join(", "), names(&off, &on).join(", "))
    };
    for level in [Level::O1, Level::O2, Level::O3] {
        assert_eq!(turned(level, 3488), ("1 MemorySpaceOpt".into(), String::new()));
        assert_eq!(turned(level, 1760), (String::new(), "1 MemorySpaceOpt".into()));
    }
    assert_eq!(turned(Level::Ofcmid, 3488).0, "", "its body has rows of memory-space-opt");
    assert_eq!(turned(Level::O2, 2800), (String::new(), "3 VerifierPass".into()));
    assert_eq!(turned(Level::O2, 4464), ("3 late CFG cleanup".into(), "3 VerifierPass".into()));
}

/// The language path's memory-space-opt rows of Ofcmid.
#[test]
fn disable_memory_space_opt() {
    check(1760, Effect::Stops, &[], &[], &[23, 24]);
}

#[test]
fn enable_pre_optimisation() {
    check(3000, Effect::Starts, &[], &[], &[]);
    check_part(Level::O1, 3000, Effect::Starts, Part::Before, 1..=4);
}

/// Rows that a slot gives a parameter and does not turn on or off: 21 by 3704, 65 by 3120, 69 by 2920.
#[test]
fn parameters() {
    for (offset, number) in [(3704, 21), (3120, 65), (2920, 69)] {
        let element = |on: bool| {
            let plan = with(Level::O3, offset, on);
            let row = plan.rows.iter().find(|row| row.part == Part::Tier(2) && row.number == number).unwrap();
            assert!(row.runs, "{number}");
            row.elements[0].0.to_string()
        };
        let (on, off) = (element(true), element(false));
        assert!(on.starts_with(&off) && on.ends_with('>') && !off.contains('<'), "{number}: {on}, {off}");
    }
}

#[test]
fn every_switch_that_a_guard_reads_has_a_test() {
    let elsewhere = [1760, 2800, 3000, 4464];
    for row in super::tier0::ROWS.iter().chain(super::tiers::ROWS).chain(super::fast::MID).chain(super::frame::TAIL) {
        for term in row.guard {
            if let super::row::Term::On(offset) | super::row::Term::Off(offset) = *term {
                assert!(TESTED.contains(&offset) || elsewhere.contains(&offset), "opts[{offset}] of {}", row.pass);
            }
        }
    }
}
