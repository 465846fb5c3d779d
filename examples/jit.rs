//! Small kernels made while a program runs: the time of one, with everything made anew and with a [`Jit`] that stays.
//!
//! `cargo run --release --example jit`

use std::time::{Duration, Instant};
use warpc::{Error, Jit, Options};

/// A kernel that adds `constant` to each element.
fn kernel(constant: u32) -> String {
    format!(
        "define ptx_kernel void @add(ptr addrspace(1) %p) {{
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr i32, ptr addrspace(1) %p, i32 %thread
  %old = load i32, ptr addrspace(1) %at
  %new = add i32 %old, {constant}
  store i32 %new, ptr addrspace(1) %at
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"
    )
}

/// The PTX of kernels 1 to `count` and the time for all: everything anew for each, then by one `Jit`.
pub fn both_ways(count: u32) -> Result<[(Vec<Vec<u8>>, Duration); 2], Error> {
    let sources: Vec<String> = (1..=count).map(kernel).collect();
    let options = Options::default();
    let start = Instant::now();
    let anew = sources.iter().map(|s| Ok(warpc::compile(s.as_bytes(), &options)?.ptx.unwrap_or_default()));
    let anew = (anew.collect::<Result<_, Error>>()?, start.elapsed());
    let mut jit = Jit::new(options)?;
    // What the first call sets up is paid once in the life of a program.
    jit.compile("first", sources.first().map_or(&[][..], |s| s.as_bytes()))?;
    let start = Instant::now();
    let kept = sources.iter().map(|s| Ok(jit.compile("<input>", s.as_bytes())?.ptx.unwrap_or_default()));
    let kept = (kept.collect::<Result<_, Error>>()?, start.elapsed());
    Ok([anew, kept])
}

/// Prints the times.
pub fn main() -> Result<(), Error> {
    let count = 1000;
    let [anew, kept] = both_ways(count)?;
    for (what, (_, time)) in [("anew", anew), ("kept", kept)] {
        println!("{what}: {:.1} microseconds per kernel", time.as_secs_f64() * 1e6 / f64::from(count));
    }
    Ok(())
}
