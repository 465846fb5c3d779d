//! Packs the table of instructions: reads its texts by the module that tests use, too, and writes its rows as bytes.

// What the library does with the rows is not done here.
#![allow(dead_code)]

#[path = "src/basic.rs"]
mod basic;
#[path = "src/table"]
mod table {
    mod compile;
    pub mod forms;
}
#[path = "src/types.rs"]
mod types;

/// The ids that the table names, without what the library has for them.
mod rows {
    pub use crate::basic::{Span, Suffix, Target};

    macro_rules! ids {
        ($($Name:ident)*) => {$(
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub struct $Name(pub u32);
            impl $Name {
                pub fn new(row: usize) -> $Name {
                    $Name(row as u32)
                }
                pub fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )*};
    }
    ids! { Form Modifier Opcode }
}

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};
use warpc_packed::Packed;

/// A text of the table that lives as long as this does: rows hold pieces of it.
fn text(name: &str) -> Result<&'static str, Box<dyn Error>> {
    let path = Path::new("src/table").join(name);
    println!("cargo:rerun-if-changed={}", path.display());
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.leak())
}

fn main() -> Result<(), Box<dyn Error>> {
    let texts = [text("instructions.txt")?, text("modifiers.txt")?, text("special.txt")?];
    let mut bytes = Vec::new();
    table::forms::Table::compile(texts).pack(&mut bytes);
    fs::write(PathBuf::from(env::var("OUT_DIR")?).join("instructions.table"), bytes)?;
    Ok(())
}
