//! Machine rows at two places: as text after selection, and as columns of the finished PTX, read back.
//!
//! `cargo run --example machine_rows`

use std::collections::BTreeMap;
use warpc::{Compiler, Error, Options, Worker};

const SOURCE: &str = "\
define ptx_kernel void @scale(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %old = load i32, ptr addrspace(1) %at
  %new = mul i32 %old, 3
  store i32 %new, ptr addrspace(1) %at
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
";

/// The rows after selection as text, and how often each opcode stands in the rows of the finished PTX.
pub fn rows() -> Result<(String, BTreeMap<String, usize>), Error> {
    let mut options = Options::default();
    options.session.phase.print_after = vec!["select".into()];
    let compiled = Compiler::new(options)?.run("scale.ll", SOURCE.as_bytes(), &mut Worker::alone());
    let ptx = compiled.result?.ptx.unwrap_or_default();
    let module = warpc::ptx::read::read_module(&ptx)?;
    let mut counts = BTreeMap::new();
    for body in module.functions.iter().filter_map(|function| function.body.as_ref()) {
        // A column is a slice: no query, no visitor.
        for head in body.rows.read().heads {
            *counts.entry(format!("{:?}", head.op)).or_insert(0) += 1;
        }
    }
    Ok((String::from_utf8_lossy(&compiled.log).into_owned(), counts))
}

/// Prints them.
pub fn main() -> Result<(), Error> {
    let (selected, counts) = rows()?;
    println!("{selected}");
    for (opcode, count) in counts {
        println!("{count:4} {opcode}");
    }
    Ok(())
}
