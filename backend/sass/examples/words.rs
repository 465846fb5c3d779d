//! `words ARCH` prints the words that stand on standard input, one a line: `WORD ADDRESS` in hexadecimal, and behind a tab whether
//! the decoded word encodes to the same. `words ARCH COUNT` writes COUNT random legal words of each form.

use std::io::{BufRead, Write};
use warpc_sass::{Arch, print, sample, table::FormId};

fn main() {
    let table = Arch::from_number(std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(90))
        .expect("the argument is the number of an architecture")
        .table();
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    if let Some(count) = std::env::args().nth(2).and_then(|text| text.parse::<usize>().ok()) {
        let mut numbers = sample::Numbers(19);
        for form in 0..table.forms.len() * count {
            let word = sample::word(table, FormId((form / count) as u16), &mut numbers);
            writeln!(out, "{word:032x}").expect("standard output takes it");
        }
        return;
    }
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("standard input is text");
        let mut parts = line.split(' ');
        let mut number = || u128::from_str_radix(parts.next().unwrap_or("0"), 16).expect("a hexadecimal number");
        let (word, address) = (number(), number() as u64);
        let text = print::line(table, word, address).unwrap_or_else(|| "?".to_string());
        let verdict = match table.decode(word) {
            Ok(inst) => match table.encode(&inst) {
                Ok(again) if again == word => "ok".to_string(),
                Ok(again) => format!("differs {:x}", again ^ word),
                Err(error) => error.to_string(),
            },
            Err(error) => error.to_string(),
        };
        writeln!(out, "{text}\t{verdict}").expect("standard output takes it");
    }
}
