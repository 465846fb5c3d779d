//! A module in memory becomes PTX; a module that is wrong becomes an error that shows the place.
//!
//! `cargo run --example compile`

use warpc::{Error, FpOptions, Options, Session};

const SAXPY: &str = "\
define ptx_kernel void @saxpy(ptr addrspace(1) %x, ptr addrspace(1) %y, float %a) {
  %thread = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at.x = getelementptr float, ptr addrspace(1) %x, i32 %thread
  %at.y = getelementptr float, ptr addrspace(1) %y, i32 %thread
  %value.x = load float, ptr addrspace(1) %at.x
  %value.y = load float, ptr addrspace(1) %at.y
  %product = fmul contract float %value.x, %a
  %sum = fadd contract float %product, %value.y
  store float %sum, ptr addrspace(1) %at.y
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
";

/// PTX of `source` for sm_100a, subnormals flushed.
pub fn to_ptx(source: &str) -> Result<String, Error> {
    let defaults = Options::default();
    let options = Options {
        session: Session {
            target: "sm_100a".parse().expect("a target"),
            fp: FpOptions { ftz: true, ..FpOptions::default() },
            ..defaults.session.clone()
        },
        ..defaults
    };
    let output = warpc::compile(source.as_bytes(), &options)?;
    Ok(String::from_utf8_lossy(&output.ptx.unwrap_or_default()).into_owned())
}

/// PTX of a kernel, and what is said of the same kernel with a mistake.
pub fn both() -> Result<(String, String), Error> {
    let wrong = SAXPY.replace("float %a)", "flaot %a)");
    let said = match to_ptx(&wrong) {
        Ok(_) => String::new(),
        Err(error) => error.render("saxpy.ll", wrong.as_bytes()),
    };
    Ok((to_ptx(SAXPY)?, said))
}

/// Prints both.
pub fn main() -> Result<(), Error> {
    let (ptx, said) = both()?;
    println!("{ptx}");
    println!("{said}");
    Ok(())
}
