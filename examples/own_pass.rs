//! A pass of our own in a pipeline with the built-in ones: it counts the loads of each function in a remark.
//!
//! `cargo run --example own_pass`

use warpc::pass::*;
use warpc::{Compiler, Emit, Error, Options, Worker};

struct CountLoads;

impl FunctionPass for CountLoads {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loads = f.block_order().flat_map(|block| f.block_insts(block)).filter(|&i| f.op(i) == Opcode::Load).count();
        cx.remark(RemarkKind::Analysis, "count-loads", "Loads", Inst::NONE, || format!("{loads} loads"));
        Outcome::Unchanged
    }
}

static PASSES: [PassInfo; 1] = [PassInfo {
    name: "count-loads",
    summary: "the number of loads as a remark",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: column_sets::READ,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |parameters| {
        parameters.finish("count-loads")?;
        Ok(PassBody::Function(Box::new(CountLoads)))
    },
}];

const SOURCE: &str = "\
define i32 @twice(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %sum = add i32 %a, %b
  ret i32 %sum
}
";

/// The messages of the pass, before and after `early-cse` has removed one of the loads.
pub fn messages() -> Result<Vec<String>, Error> {
    let mut options = Options {
        own_passes: vec![&PASSES],
        passes: Some("count-loads,early-cse,count-loads".into()),
        emit: Emit { ptx: false, ir: true, cubin: false },
        ..Options::default()
    };
    options.session.phase.remarks = true;
    let compiled = Compiler::new(options)?.run("twice.ll", SOURCE.as_bytes(), &mut Worker::alone());
    compiled.result?;
    let own = compiled.remarks.into_iter().filter(|row| row.remark.pass == "count-loads");
    Ok(own.map(|row| row.message().to_string()).collect())
}

/// Prints the messages.
pub fn main() -> Result<(), Error> {
    for message in messages()? {
        println!("{message}");
    }
    Ok(())
}
