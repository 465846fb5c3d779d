//! Packs the rules that lowering and macros follow: reads their texts by the modules that tests use, too, and writes them as bytes.

// What the library does with them is not done here.
#![allow(dead_code)]

#[path = "src/ori"]
mod ori {
    pub mod class;
    pub mod mark;
    pub mod op;
    pub mod special;
    pub mod suffix;

    pub use class::Class;
    pub use op::Op;
    pub use suffix::{Suffix, Suffixes};

    /// How control leaves an instruction: names of the machine layer, of which no more is asked here.
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub enum Control {
        Label,
        Next,
        Branch,
        Jump,
        Exit,
    }

    /// Bits of operands, as the machine layer has them. A test of the library compares what was packed with them.
    pub mod oflag {
        pub const DEF: u8 = 1;
        pub const NEG: u8 = 8;
        pub const GUARD: u8 = 16;
        pub const ADDR: u8 = 128;
    }
}
#[path = "src/template"]
mod template {
    pub mod codes;
    pub mod pack;
    pub mod pattern;
    pub mod skeleton;
    pub mod tables;
    pub mod text;
}

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};
use template::tables::{LOWERING, MACROS};
use template::{pack, text};

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    for tables in [&LOWERING].into_iter().chain(&MACROS) {
        let mut texts: Vec<(&'static str, &'static str)> = Vec::new();
        for &name in tables.tables {
            let path = Path::new(tables.folder).join(name);
            println!("cargo:rerun-if-changed={}", path.display());
            let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            texts.push((name, text.leak()));
        }
        let rules = text::Rules::read(&texts)?;
        fs::write(out.join(format!("{}.rules", tables.name)), pack::pack(&rules, tables.tables)?)?;
    }
    Ok(())
}
