//! Registers of cubins that are read before anything writes them, and operands that are not aligned to their size: both hint at
//! wrong rows of the table of roles.
//!
//!     cargo run -p warpc-sass --example unwritten -- CUBIN...

use std::collections::BTreeMap;
use warpc_sass::cubin::{self, Cubin, SYMBOL_IS_KERNEL};
use warpc_sass::elf::SectionIndex;
use warpc_sass::hazards::code::Code;
use warpc_sass::hazards::flow::Graph;
use warpc_sass::hazards::unwritten;
use warpc_sass::latency::Latencies;

fn main() {
    let mut kinds: BTreeMap<String, (u32, String)> = BTreeMap::new();
    let (mut files, mut instructions, mut reads) = (0, 0, 0);
    for path in std::env::args().skip(1) {
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let cubin = match Cubin::read(&bytes) {
            Ok(cubin) => cubin,
            Err(error) => {
                println!("{path}: {error}");
                continue;
            }
        };
        files += 1;
        let latencies = Latencies::of(cubin.arch);
        for (number, section) in cubin.elf.sections.iter().enumerate().filter(|(_, section)| cubin::is_code(section)) {
            let index = SectionIndex(number as u32);
            let code = match Code::read(&cubin, index, latencies) {
                Ok(code) => code,
                Err(error) => {
                    println!("{path} {}: {error}", section.name);
                    continue;
                }
            };
            instructions += code.rows.len();
            let graph = Graph::new(&code);
            let kernels = cubin.elf.symbols.iter().filter(|symbol| symbol.section == index);
            let kernels: Vec<u64> = kernels
                .filter(|symbol| symbol.other & SYMBOL_IS_KERNEL != 0 && symbol.kind == 2)
                .map(|symbol| symbol.value)
                .collect();
            for found in unwritten::find(&code, &graph, |entry| kernels.contains(&entry.offset())) {
                let text = code.text(found.reader);
                let mnemonic = text.trim_start_matches(|first| first != ' ' && text.starts_with('@'));
                let mnemonic = mnemonic.trim().split(' ').next().unwrap_or_default();
                let key = format!("unwritten {mnemonic} operand {:?} {:?}", found.access.operand, found.access.file);
                let place =
                    format!("{path} {} {:#06x} {text}: {}", section.name, found.reader.offset(), found.register);
                kinds.entry(key).or_insert((0, place)).0 += 1;
            }
            for (row, index) in code.rows.iter().zip(0..) {
                for access in &code.accesses[row.accesses.range()] {
                    reads += 1;
                    let needed = if access.count == 3 || access.count > 4 { 1 } else { access.count };
                    if access.first % needed != 0 {
                        let text = code.text(warpc_sass::hazards::code::Index(index));
                        let mnemonic: Vec<&str> = text.split(' ').filter(|word| !word.starts_with('@')).collect();
                        let key = format!("alignment {} operand {:?} {:?}", mnemonic[0], access.operand, access.count);
                        kinds.entry(key).or_insert((0, format!("{path} {} {text}", section.name))).0 += 1;
                    }
                }
            }
        }
    }
    println!("{files} cubins, {instructions} instructions, {reads} accesses");
    for (key, (count, place)) in kinds {
        println!("{count:6} {key}: {place}");
    }
}
