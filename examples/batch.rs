//! Many modules on all cores. One that fails does not stop the others, and results do not depend on threads.
//!
//! `cargo run --example batch`

use std::sync::Mutex;
use warpc::{Batch, Error, ErrorKind, Input, Options, Source};

/// The modules: a kernel each, but for the third.
fn inputs() -> Vec<Input> {
    let source = |n: u32| match n {
        2 => "define ptx_kernel void @wrong( {".to_string(),
        _ => format!(
            "define ptx_kernel void @fill{n}(ptr addrspace(1) %p) {{\n  store i32 {n}, ptr addrspace(1) %p\n  ret void\n}}\n"
        ),
    };
    let input = |n| {
        let bytes = source(n).into_bytes();
        Input { name: format!("{n}.ll"), size: bytes.len() as u64, source: Source::Bytes(bytes) }
    };
    (0..8).map(input).collect()
}

/// One line per module, in the order of the modules.
pub fn lines() -> Result<Vec<String>, Error> {
    let inputs = inputs();
    let lines = Mutex::new(vec![String::new(); inputs.len()]);
    Batch::new(Options::default())?.run(&inputs, &|number, bytes, compiled| {
        let name = &inputs[number].name;
        let line = match compiled.result {
            Ok(output) => format!("{name}: {} bytes of PTX", output.ptx.map_or(0, |ptx| ptx.len())),
            Err(error) if error.kind() == ErrorKind::Internal => format!("{name}: please report this: {error}"),
            Err(error) => error.render(name, bytes),
        };
        lines.lock().expect("no thread panicked")[number] = line;
    });
    Ok(lines.into_inner().expect("no thread panicked"))
}

/// Prints the lines.
pub fn main() -> Result<(), Error> {
    for line in lines()? {
        println!("{}", line.trim_end());
    }
    Ok(())
}
