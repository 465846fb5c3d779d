//! Prints the code of cubins: `disassemble [--hex] FILE...`. With several files each goes to `FILE.sass`.

use warpc_sass::listing::{self, Options};

fn main() {
    let (flags, files): (Vec<String>, Vec<String>) = std::env::args().skip(1).partition(|argument| argument == "--hex");
    for file in &files {
        let text = std::fs::read(file).map_err(|error| error.to_string()).and_then(|bytes| {
            listing::print(&bytes, Options { words: !flags.is_empty() }).map_err(|error| error.to_string())
        });
        match text {
            Ok(text) if files.len() == 1 => print!("{text}"),
            Ok(text) => std::fs::write(format!("{file}.sass"), text).expect("the listing can be written"),
            Err(error) => eprintln!("{file}: {error}"),
        }
    }
}
