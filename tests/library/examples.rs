//! The examples run and show what they say.

#[path = "../../examples/batch.rs"]
mod batch;
#[path = "../../examples/compile.rs"]
mod compile;
#[path = "../../examples/jit.rs"]
mod jit;
#[path = "../../examples/machine_rows.rs"]
mod machine_rows;
#[path = "../../examples/own_pass.rs"]
mod own_pass;

#[test]
fn every_example_ends_well() {
    for main in [batch::main, compile::main, machine_rows::main, own_pass::main] {
        main().expect("an example that works");
    }
}

#[test]
fn a_module_in_memory() {
    let (ptx, said) = compile::both().expect("a kernel");
    assert!(ptx.contains(".target sm_100a") && ptx.contains("fma.rn.ftz.f32"), "{ptx}");
    assert!(said.starts_with("saxpy.ll:1:") && said.contains("flaot") && said.contains('^'), "{said}");
}

#[test]
fn an_own_pass_runs_where_the_pipeline_names_it() {
    assert_eq!(own_pass::messages().expect("a pipeline"), ["2 loads", "1 loads"]);
}

#[test]
fn machine_rows_are_seen() {
    let (selected, counts) = machine_rows::rows().expect("a kernel");
    assert!(selected.contains("select") && selected.contains("mul.lo.s32"), "{selected}");
    let total: usize = counts.values().sum();
    assert!(counts.len() > 4 && total > counts.len(), "{counts:?}");
}

#[test]
fn a_batch_goes_on_after_a_failure() {
    let lines = batch::lines().expect("options");
    assert_eq!(lines.len(), 8);
    for (number, line) in lines.iter().enumerate() {
        assert_eq!(line.starts_with("2.ll:1:"), number == 2, "{line}");
        assert_eq!(line.ends_with("bytes of PTX"), number != 2, "{line}");
    }
}

#[test]
fn kept_memory_changes_no_byte() {
    let [anew, kept] = jit::both_ways(20).expect("kernels");
    assert_eq!(anew.0.len(), 20);
    assert_eq!(anew.0, kept.0);
}

#[test]
#[ignore = "a measurement: run with --release --ignored --nocapture"]
fn time_per_kernel() {
    jit::main().expect("kernels");
}
