//! Packs the tables of all architectures: reads their texts by the modules that tests use, too, and writes their rows as bytes.

// What the library does with the rows is not done here.
#![allow(dead_code)]

#[path = "src/arch.rs"]
mod arch;
#[path = "src/control.rs"]
mod control;
#[path = "src/inst.rs"]
mod inst;
#[path = "src/parse.rs"]
mod parse;
#[path = "src/roles"]
mod roles {
    mod count;
    pub mod parse;
    pub mod rows;
}
#[path = "src/table.rs"]
mod table;

use arch::Arch;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};
use warpc_packed::Packed;

/// A text that lives as long as this does: rows hold pieces of it.
fn text(path: &Path) -> Result<&'static str, Box<dyn Error>> {
    println!("cargo:rerun-if-changed={}", path.display());
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(text.leak())
}

fn main() -> Result<(), Box<dyn Error>> {
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let folder = Path::new("tables");
    let roles_path = folder.join("roles");
    let roles_text = text(&roles_path)?;
    for arch in Arch::ALL {
        let path = folder.join(format!("sm_{}.sass", arch.number()));
        let table = parse::table(arch, text(&path)?).map_err(|error| format!("{}: {error}", path.display()))?;
        let roles = roles::parse::roles(arch, &table, roles_text)
            .map_err(|error| format!("{}: {error}", roles_path.display()))?;
        for (name, bytes) in [("table", packed(&table)), ("roles", packed(&roles))] {
            fs::write(out.join(format!("sm_{}.{name}", arch.number())), bytes)?;
        }
    }
    Ok(())
}

fn packed(table: &impl Packed) -> Vec<u8> {
    let mut bytes = Vec::new();
    table.pack(&mut bytes);
    bytes
}
