//! The tables against the specification: counts, the matrix of levels, every guard, thresholds, the order of plug-in passes.

use super::level::{FastCompile, LEVELS, LevelError};
use super::plan::Part;
use super::row::{Elements, SpecRow, Term};
use super::slots::{Default as SlotDefault, SLOTS, Slot};
use super::*;
use crate::{REGISTRY, unwritten};
use warpc_phase::{Pipeline, PipelineError};

pub(super) fn plan(level: Level, assignments: &[&str]) -> Plan {
    plan_with(level, assignments, PlanOptions { sm: 90, printing: true, ..Default::default() })
}

fn plan_with(level: Level, assignments: &[&str], options: PlanOptions) -> Plan {
    let slots = level.slots(assignments.iter().copied()).unwrap();
    Plan::new(level, &slots, &options, &REGISTRY).unwrap()
}

/// Rows that run, as (part, number).
fn running(plan: &Plan) -> Vec<(Part, u8)> {
    plan.rows.iter().filter(|row| row.runs).map(|row| (row.part, row.number)).collect()
}

fn runs(plan: &Plan, part: Part, number: u8) -> bool {
    running(plan).contains(&(part, number))
}

fn all_tables() -> Vec<(&'static str, Vec<SpecRow>)> {
    vec![
        ("analyses", frame::ANALYSES.to_vec()),
        ("before", tier0::BEFORE.to_vec()),
        ("tier 0", tier0::ROWS.to_vec()),
        ("tiers", tiers::ROWS.to_vec()),
        ("Ofcmax", fast::MAX.to_vec()),
        ("Ofcmid", fast::MID.to_vec()),
        ("Ofcmin", fast::min()),
        ("O0", frame::O0.to_vec()),
        ("naming", frame::NAMING.to_vec()),
        ("tail", frame::TAIL.to_vec()),
    ]
}

#[test]
fn tables_have_the_rows_of_the_specification() {
    let count = |name: &str| all_tables().into_iter().find(|t| t.0 == name).unwrap().1.len();
    assert_eq!(count("analyses"), 5);
    assert_eq!(count("tier 0"), 40);
    assert_eq!(count("tiers"), 85);
    assert_eq!(count("Ofcmax"), 8);
    assert_eq!(count("Ofcmid"), 26);
    assert_eq!(count("Ofcmin"), 27);
    for (name, rows) in all_tables() {
        let tail = name == "tail"; // row 3 stands for one of two things
        let numbers: Vec<u8> = rows.iter().map(|row| row.number).collect();
        let ascending = |w: &[u8]| w[0] + 1 == w[1] || (tail && w[0] == w[1]);
        assert!(numbers[0] == 1 && numbers.windows(2).all(ascending), "{name}");
    }
}

#[test]
fn guards_name_switches_only_and_the_slots_that_switches_choose_exist() {
    let is_switch =
        |offset: u16| matches!(Slot::at(offset).map(|slot| slot.row().default), Some(SlotDefault::Switch(_)));
    for (name, rows) in all_tables() {
        for row in rows {
            for term in row.guard {
                if let Term::On(offset) | Term::Off(offset) = *term {
                    assert!(is_switch(offset), "{name} {}: opts[{offset}]", row.number);
                }
            }
            if let Elements::BySlot(offset, ..) = row.elements {
                assert!(is_switch(offset), "{name} {}: opts[{offset}]", row.number);
            }
        }
    }
}

#[test]
fn every_element_is_a_pass_or_a_name_of_one_that_is_not_written() {
    // The plan fails on an element that is neither.
    for level in LEVELS {
        for assignment in ["late-cfg-cleanup=off", "late-cfg-cleanup=on"] {
            plan(level, &[assignment, "enable-barrier-analysis=on", "enable-late-optimisation=on"]);
        }
    }
    for name in ["barrier-opt", "annotation-cleanup", "nvvm-peephole2", "tcgen-annotation"] {
        assert!(unwritten::UNWRITTEN.contains(&name) || crate::find(name).is_some(), "{name}");
    }
}

#[test]
fn the_matrix_of_levels_is_that_of_the_specification() {
    let has = |level: Level, part: Part, number: u8| runs(&plan(level, &[]), part, number);
    let any = |level: Level, number: u8| (1..4).any(|tier| has(level, Part::Tier(tier), number));
    let row = |feature: &str, expected: [bool; 4], has: &dyn Fn(Level) -> bool| {
        for (level, expected) in LEVELS.into_iter().zip(expected) {
            assert_eq!(has(level), expected, "{feature} at {level:?}");
        }
    };
    let (all, from_2, from_3) = ([false, true, true, true], [false, false, true, true], [false, false, false, true]);
    row("tier 0", all, &|l| has(l, Part::Tier(0), 1));
    row("tier 1", all, &|l| has(l, Part::Tier(1), 1));
    row("tier 2", from_2, &|l| has(l, Part::Tier(2), 1));
    row("tier 3", from_3, &|l| has(l, Part::Tier(3), 1));
    row("vectorisers of tier 0", all, &|l| has(l, Part::Tier(0), 31));
    row("first vectorisers of the tiers", from_2, &|l| any(l, 45));
    row("simplifycfg between the tiers", from_2, &|l| any(l, 16));
    row("loop-index-split between the tiers", from_2, &|l| any(l, 17));
    row("verifier behind it", from_2, &|l| any(l, 18));
    row("sink between the tiers", from_2, &|l| any(l, 22));
    row("tailcallelim", from_3, &|l| any(l, 23));
    row("late nvvm-reflect", from_3, &|l| any(l, 73));
    row("late-opt", from_3, &|l| any(l, 75));
    row("feature flags", from_3, &|l| plan(l, &[]).features == 6);
    row("divergence-lowering", all, &|l| has(l, Part::Tier(0), 24));
    row("speculative-execution", all, &|l| has(l, Part::Tier(0), 26));
    row("memory-space-opt", all, &|l| any(l, 65));
    row("warp-shuffle", all, &|l| any(l, 79));
    row("nvvm-reduction", all, &|l| any(l, 80));
    row("rematerialization", all, &|l| any(l, 55));
    row("branch-dist", all, &|l| any(l, 78));
    let lsa = |l: Level| plan(l, &[]).rows.iter().any(|r| r.runs && r.elements.iter().any(|e| e.0 == "lsa-opt"));
    row("lsa-opt", all, &lsa);
    assert!(!lsa(Level::Ofcmax) && lsa(Level::Ofcmid) && lsa(Level::Ofcmin));
}

/// The column of the tier table that says at which levels a row runs, for a user who turned on what is off by default.
#[test]
fn rows_of_the_tiers_run_at_the_tiers_that_the_specification_says() {
    let on = ["enable-barrier-analysis=on", "enable-correlated-propagation=on", "enable-late-optimisation=on"];
    let plan = plan(Level::O3, &on);
    for tier in 1..=3 {
        for number in 1..=85 {
            let expected = match number {
                16 | 17 | 18 | 19 | 22 | 45 => tier != 1,
                23 | 73 | 75 => tier == 3,
                _ => true,
            };
            assert_eq!(runs(&plan, Part::Tier(tier), number), expected, "row {number} of tier {tier}");
        }
    }
}

/// Every switch that a guard reads: the rows that depend on it stop running, or begin to, when it is turned over, and no others.
#[test]
fn every_slot_governs_exactly_its_rows() {
    let tables: Vec<(Part, &[SpecRow])> =
        vec![(Part::Before, tier0::BEFORE), (Part::Tier(0), tier0::ROWS), (Part::Tier(3), tiers::ROWS)];
    let mut governed = 0;
    for slot in SLOTS {
        let SlotDefault::Switch(_) = slot.default else { continue };
        let of_guards = |rows: &[SpecRow]| -> Vec<u8> {
            let reads = |term: &Term| matches!(term, Term::On(o) | Term::Off(o) if *o == slot.offset);
            rows.iter().filter(|row| row.guard.iter().any(reads)).map(|row| row.number).collect()
        };
        // All else is set so that no other condition keeps a row from running.
        let others: Vec<String> = SLOTS
            .iter()
            .filter(|o| o.offset != slot.offset && o.name.starts_with("enable-") && !o.name.contains("tier"))
            .map(|o| format!("{}=on", o.name))
            .collect();
        let with = |value: &str| {
            let own = format!("{}={value}", slot.name);
            let assignments: Vec<&str> = others.iter().map(String::as_str).chain([own.as_str()]).collect();
            plan(Level::O3, &assignments)
        };
        let (on, off) = (with("on"), with("off"));
        for (part, rows) in &tables {
            let depends = of_guards(rows);
            if slot.offset == 3608 || slot.offset == 4224 || slot.offset == 4384 {
                continue; // turns whole tables on or off, see below
            }
            for row in *rows {
                let differs = runs(&on, *part, row.number) != runs(&off, *part, row.number);
                assert_eq!(differs, depends.contains(&row.number), "{} and row {} of {part:?}", slot.name, row.number);
                governed += usize::from(differs);
            }
        }
    }
    assert!(governed > 90, "{governed}");
}

#[test]
fn tiers_are_switched_by_their_slots() {
    for (offset, part) in [(4224, Part::Tier(0)), (3528, Part::Tier(1)), (3568, Part::Tier(2)), (3608, Part::Tier(3))] {
        let off = plan(Level::O3, &[&format!("opts[{offset}]=off")]);
        assert!(!runs(&off, part, 1));
        assert!(runs(&plan(Level::O3, &[]), part, 1));
        // A level that does not have the tier can be given it.
        let added = plan(Level::O1, &[&format!("opts[{offset}]=on")]);
        assert!(runs(&added, part, 1));
    }
}

#[test]
fn plug_in_passes_stand_behind_the_tiers_whose_thresholds_they_exceed() {
    let parts = |phases: &[i64], assignments: &[&str]| -> String {
        let plug_ins = phases.iter().map(|&phase| PlugIn { phase, text: "adce".into() }).collect();
        let plan = plan_with(Level::O3, assignments, PlanOptions { plug_ins, sm: 90, printing: false });
        let mut out = String::new();
        let mut last = None;
        for row in &plan.rows {
            match row.part {
                Part::PlugIn => out.push_str(&format!("p{} ", row.number)),
                Part::Tier(tier) if last != Some(row.part) => out.push_str(&format!("t{tier} ")),
                _ => {}
            }
            last = Some(row.part);
        }
        out.trim_end().to_string()
    };
    assert_eq!(parts(&[], &[]), "t0 t1 t2 t3");
    assert_eq!(parts(&[0], &[]), "p1 t0 t1 t2 t3");
    assert_eq!(parts(&[1, 2, 4], &[]), "t0 p1 t1 p2 t2 t3 p3");
    // Passes keep their order, and a tier that was appended is not appended again.
    assert_eq!(parts(&[3, 0, 3], &[]), "t0 t1 t2 p1 p2 p3 t3");
    assert_eq!(parts(&[9], &["tier-2-threshold=9"]), "t0 t1 t3 p1 t2");
    assert_eq!(parts(&[-1], &["tier-0-threshold=-5"]), "t0 p1 t1 t2 t3");
}

#[test]
fn text_of_a_plug_in_pass_is_checked() {
    let plug_ins = vec![PlugIn { phase: 1, text: "sroaa".into() }];
    let slots = Level::O1.slots([]).unwrap();
    let options = PlanOptions { plug_ins, ..Default::default() };
    let error = Plan::new(Level::O1, &slots, &options, &REGISTRY).unwrap_err();
    assert!(matches!(error, PipelineError::Unknown { near: Some("sroa"), .. }), "{error}");
}

#[test]
fn vectorisers_have_the_arguments_of_their_tier_and_architecture() {
    let arguments = |sm: u16, tier: u8, number: u8| {
        let plan = plan_with(Level::O3, &[], PlanOptions { sm, ..Default::default() });
        let row = plan.rows.iter().find(|r| r.part == Part::Tier(tier) && r.number == number).unwrap();
        let names = row.elements.iter().map(|element| &*element.0).filter(|name| name.contains("vectorize"));
        (row.arguments.to_string(), names.collect::<Vec<_>>().join(","))
    };
    assert_eq!(arguments(90, 0, 31), ("2,-1,-1,-1,-1,-1,-1".into(), "loop-vectorize<width=2>,slp-vectorizer".into()));
    assert_eq!(arguments(90, 2, 45), ("2,-1,-1,-1,-1,-1,-1".into(), "loop-vectorize<width=2>,slp-vectorizer".into()));
    assert_eq!(arguments(90, 3, 45), ("3,-1,-1,-1,-1,-1,-1".into(), "loop-vectorize<width=3>,slp-vectorizer".into()));
    let pairs = "loop-vectorize<width=1>,slp-vectorizer<width=2>";
    assert_eq!(arguments(75, 1, 47), ("1,-1,-1,-1,-1,-1,0".into(), pairs.into()));
    assert_eq!(arguments(80, 1, 47), ("1,-1,-1,-1,-1,-1,-1".into(), "loop-vectorize<width=1>,slp-vectorizer".into()));
}

#[test]
fn rows_that_print_do_so_only_when_asked() {
    let quiet = plan_with(Level::O3, &[], PlanOptions { sm: 90, ..Default::default() });
    let prints = |plan: &Plan| plan.table_rows().iter().filter(|row| row.text == "print").count();
    assert_eq!(prints(&quiet), 0);
    // Thirteen rows of tiers 2 and 3, twelve of tier 1.
    assert_eq!(prints(&plan(Level::O3, &[])), 12 + 13 + 13);
    assert_eq!(prints(&plan(Level::O3, &["disable-print-module=on"])), 0);
}

#[test]
fn the_tail_depends_on_the_slots_it_reads() {
    let tail = |level: Level, assignments: &[&str]| -> Vec<String> {
        let plan = plan(level, assignments);
        let rows = plan.rows.iter().filter(|row| row.part == Part::Tail && row.runs);
        rows.flat_map(|row| row.elements.iter().map(|e| e.0.to_string())).collect()
    };
    let last = ["globaldce", "strip-dead-prototypes", "verify"];
    assert_eq!(tail(Level::O0, &[]), [&last[..], &["default<O0>"]].concat());
    assert_eq!(tail(Level::O2, &[]), [&last[..], &["lsa-opt", "codegen"]].concat());
    assert_eq!(tail(Level::Ofcmax, &[]), [&last[..], &["codegen"]].concat());
    let cleaned = tail(Level::O2, &["221=on"]);
    assert_eq!(cleaned[2..4], ["simplifycfg", "unreachableblockelim"]);
    assert!(!tail(Level::O2, &["disable-last-verifier=on"]).contains(&"verify".to_string()));
    let analysed = |assignments: &[&str]| tail(Level::O2, assignments)[0].clone();
    assert_eq!(analysed(&["enable-barrier-analysis=on"]), "memory-space-opt");
    assert_eq!(analysed(&["enable-barrier-analysis=on", "145=on"]), "memory-space-opt<second>");
    assert_eq!(analysed(&["enable-barrier-analysis=on", "87=on"]), "globaldce");
    // Ofcmid has one of its own.
    assert_eq!(tail(Level::Ofcmid, &["enable-barrier-analysis=on"])[0], "globaldce");
    // From level 2 of code generation on dependences are tracked.
    let tracks = |level: Level| plan(level, &[]).tracks_dependences;
    assert_eq!(LEVELS.map(tracks), [false, false, true, true, true, true, true]);
    assert!(plan(Level::O1, &["codegen-level=2"]).tracks_dependences);
}

#[test]
fn the_bypass_and_pre_optimisation_are_switched_by_their_slots() {
    let bypassed = plan(Level::O3, &["217=on"]);
    assert!(runs(&bypassed, Part::Fast, 26) && !runs(&bypassed, Part::Tier(0), 1));
    assert!(runs(&plan(Level::O1, &[]), Part::Before, 1));
    assert!(!runs(&plan(Level::O1, &["151=off"]), Part::Before, 1));
    assert!(!running(&plan(Level::O0, &[])).iter().any(|row| row.0 == Part::Before));
}

#[test]
fn the_fast_levels_have_their_iterations_and_what_they_force() {
    let element = |level: Level, assignments: &[&str], number: u8| {
        let plan = plan(level, assignments);
        plan.rows.iter().find(|r| r.part == Part::Fast && r.number == number).unwrap().elements[0].0.to_string()
    };
    assert!(element(Level::Ofcmid, &[], 12).contains("devirt<5>"));
    assert!(element(Level::Ofcmid, &["device-code=on"], 12).contains("devirt<8>"));
    assert!(element(Level::Ofcmin, &[], 12).contains("devirt<8>"));
    let forced = ["-Ofast-compile=max", "-lsa-opt=0", "-memory-space-opt=0", "-optO0", "-llcO2"];
    assert_eq!(Level::Ofcmax.forwarded(), forced);
    assert_eq!(Level::Ofcmid.forwarded(), ["-Ofast-compile=mid"]);
    assert!(Level::O3.forwarded().is_empty());
    assert!(Level::Ofcmax.slots([]).unwrap().is_on(1760) && !Level::Ofcmid.slots([]).unwrap().is_on(1760));
    let before = plan(Level::Ofcmax, &[]);
    assert!(before.rows.iter().any(|row| row.part == Part::Before && row.pass == "mem2reg"));
}

#[test]
fn the_name_in_slot_181_chooses_a_fast_level_where_no_level_comes_before_it() {
    let meant = |level: Level, assignments: &[&str]| level.meant(assignments.iter().copied()).unwrap();
    for (name, fast) in [("max", Level::Ofcmax), ("mid", Level::Ofcmid), ("min", Level::Ofcmin)] {
        assert_eq!(meant(Level::O0, &[&format!("181={name}")]), fast);
        assert_eq!(meant(Level::Ofcmax, &[&format!("fast-compile={name}")]), fast);
        assert_eq!(meant(Level::O3, &[&format!("fast-compile={name}")]), Level::O3);
    }
    for none in ["181=", "181=0"] {
        assert_eq!(meant(Level::Ofcmid, &[none]), Level::O0);
    }
    for level in LEVELS {
        assert_eq!(meant(level, &[]), level);
    }
    let error = Level::O0.meant(["181=full"]).unwrap_err().to_string();
    assert_eq!(error, "option slot `fast-compile` takes max, mid, min, 0 or nothing, not `full`");
}

#[test]
fn slot_192_names_blocks_before_all_else() {
    for level in LEVELS {
        assert!(!runs(&plan(level, &[]), Part::Naming, 1));
        let named = plan(level, &["192=on"]);
        let first = named.rows.iter().find(|row| row.runs && row.part != Part::Analyses).unwrap();
        assert_eq!((first.part, &*first.elements[0].0), (Part::Naming, "instnamer<blocks>"));
    }
}

#[test]
fn structures_passed_by_value_are_read_in_place_before_their_copies_are_in_local_memory() {
    let order = |level: Level, before: &str| {
        let rows = plan(level, &[]).table_rows();
        let at = |name: &str| rows.iter().position(|row| row.text == name).unwrap();
        assert!(at("lsa-opt") < at(before), "{level:?}");
    };
    for level in [Level::O1, Level::O2, Level::O3] {
        order(level, "nvptx-lower-alloca");
    }
    order(Level::Ofcmid, "memory-space-opt");
    order(Level::Ofcmin, "memory-space-opt");
}

#[test]
fn a_command_line_means_one_pipeline() {
    let fast = |text| FastCompile::read(text).unwrap();
    let of = |asked: Asked<'_>| select(asked).unwrap().map(Level::name);
    let default = Asked::default();
    assert_eq!(of(default), Some("nvopt<O0>"));
    assert_eq!(of(Asked { o1: true, o2: true, o3: true, ..default }), Some("nvopt<O1>"));
    assert_eq!(of(Asked { o2: true, o3: true, ..default }), Some("nvopt<O2>"));
    assert_eq!(of(Asked { o3: true, fast: fast("max"), ..default }), Some("nvopt<O3>"));
    for (text, name) in
        [("max", "nvopt<Ofcmax>"), ("mid", "nvopt<Ofcmid>"), ("min", "nvopt<Ofcmin>"), ("0", "nvopt<O0>")]
    {
        assert_eq!(of(Asked { fast: fast(text), ..default }), Some(name));
    }
    assert_eq!(of(Asked { passes: Some("sroa"), ..default }), None);
    let both = Asked { passes: Some("sroa"), o2: true, ..default };
    let message = "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use \
                   -passes='default<O#>,other-pass'";
    assert_eq!(select(both).unwrap_err().to_string(), message);
    assert_eq!(select(Asked { passes: Some(""), o0: true, ..default }), Err(LevelError::LevelAndPasses));
    assert_eq!(select(Asked { passes: Some(""), fast: fast("mid"), ..default }), Err(LevelError::LevelAndPasses));
    let unsupported = "libnvvm : error: -Ofast-compile called with unsupported level";
    for text in ["1", "full", "", "MAX"] {
        assert_eq!(FastCompile::read(text).unwrap_err().to_string(), unsupported);
    }
    let codes = ["0", "max", "mid", "min"].map(|text| fast(text).encoding());
    assert_eq!((FastCompile::None.encoding(), codes), (0, [1, 2, 3, 4]));
}

#[test]
fn names_of_levels_are_read() {
    for level in LEVELS {
        assert_eq!(Level::named(level.name()), Some(level));
        assert_eq!(Level::named(level.name().strip_prefix("nvopt<").unwrap().trim_end_matches('>')), Some(level));
    }
    for text in ["O4", "nvopt<>", "nvopt<O1", "", "o1"] {
        assert_eq!(Level::named(text), None, "{text}");
    }
}

#[test]
fn what_runs_is_a_pipeline_with_the_numbers_of_its_tables() {
    for level in LEVELS {
        let plan = plan(level, &[]);
        let built = Pipeline::from_table(&plan.table_rows(), &REGISTRY).unwrap();
        assert!(!built.rows().is_empty(), "{level:?}");
    }
    let rows = plan(Level::O1, &[]).table_rows();
    let number_of = |text: &str| rows.iter().find(|row| row.text == text).map(|row| row.number);
    assert_eq!(number_of("nvptx-lower-args"), Some(1005));
    assert_eq!(number_of("codegen"), Some(9004));
}

#[test]
fn the_listing_says_what_runs_and_what_is_not_written() {
    let text = plan(Level::O1, &[]).listing();
    let line = |start: &str| text.lines().find(|l| l.trim_start().starts_with(start)).unwrap_or_default().to_string();
    assert!(text.starts_with("nvopt<O1>: "), "{text}");
    assert!(line("65  runs MemorySpaceOpt").contains("!opts[2680]"), "{text}");
    assert!(line("16  -    SimplifyCFG(1,0)").contains("tier!=1 && !opts[1040] && !opts[1200]"), "{text}");
}
