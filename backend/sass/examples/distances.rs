//! Counts the distances between dependent instructions of fixed latency in cubins of ptxas, and writes a table of distances with
//! them in place of its rows `r` and of its rows `w` between results of fixed latency (`backend/sass/src/latency.rs`).
//!
//!     cargo run -p warpc-sass --example distances -- TABLE CUBIN... > NEW
//!
//! All cubins must be of the architecture of the table. Distances over branches count too: the smallest of all paths. What is
//! counted for a distance are kernels: sections with different names.

use std::collections::{BTreeMap, BTreeSet};
use warpc_sass::cubin::{self, Cubin};
use warpc_sass::elf::SectionIndex;
use warpc_sass::hazards::check::{file, place};
use warpc_sass::hazards::code::{Code, Index};
use warpc_sass::hazards::flow::Graph;
use warpc_sass::hazards::registers::Register;
use warpc_sass::hazards::replay::{Dependence, Observer, replay};
use warpc_sass::latency::{File, Latencies, Use};
use warpc_sass::roles::Access;

/// Suffixes that make a class of their own, by mnemonic. Of matrix instructions the first two do.
const SUFFIXES: [(&str, &[&str]); 12] = [
    ("IMAD", &["WIDE", "HI"]),
    ("UIMAD", &["WIDE", "HI"]),
    ("HFMA2", &["MMA"]),
    ("IADD", &["64"]),
    ("UIADD3", &["64"]),
    ("MOV", &["64"]),
    ("UMOV", &["64"]),
    ("SEL", &["64"]),
    ("CS2R", &["32"]),
    ("IMNMX", &["S64", "U64"]),
    ("ULDC", &[]),
    ("LDCU", &[]),
];

/// A distance: what depends on what, and how.
type Key = (char, String, String, String);

struct Counts {
    /// For each the smallest distance, and the kernels that have it.
    smallest: BTreeMap<Key, (u8, BTreeSet<String>)>,
    section: String,
}

/// The class of an instruction, as a name of the table.
fn class(code: &Code, index: Index) -> String {
    let text = code.text(index);
    let name = text.split(' ').find(|word| !word.starts_with('@')).unwrap_or_default();
    let (mnemonic, suffixes) = name.split_once('.').unwrap_or((name, ""));
    if mnemonic.ends_with("MMA") {
        return name.split('.').take(3).collect::<Vec<_>>().join(".");
    }
    let first = suffixes.split('.').next().unwrap_or_default();
    let known = SUFFIXES.iter().find(|row| row.0 == mnemonic).is_some_and(|row| row.1.contains(&first));
    if known { format!("{mnemonic}.{first}") } else { mnemonic.to_string() }
}

impl Observer for Counts {
    fn meet(&mut self, code: &Code, index: Index, access: Option<(&Access, Register)>, dependence: Dependence) {
        let (kind, recent) = match dependence {
            Dependence::Read(recent) => ('r', recent),
            Dependence::Rewrite(recent) => ('w', recent),
            _ => return,
        };
        let row = &code.rows[index.0 as usize];
        let is_late = kind == 'w' && (row.unit.is_variable() || row.control.write.is_some());
        let Some((access, _)) = access.filter(|_| !is_late && recent.producer != index) else { return };
        let Some(file) = file(access) else { return };
        let file = match file {
            File::Register => "R",
            File::Uniform => "UR",
            File::Predicate => "P",
            File::UniformPredicate => "UP",
        };
        let place = match place(code, index, access) {
            _ if kind == 'w' => format!("{file} ff"),
            Use::Guard => format!("{file} g"),
            Use::Operand(operand) => format!("{file} {operand}"),
            Use::Unknown => format!("{file} x"),
        };
        let key = (kind, class(code, recent.producer), class(code, index), place);
        let known = self.smallest.entry(key).or_insert((u8::MAX, BTreeSet::new()));
        if recent.age < known.0 {
            *known = (recent.age, BTreeSet::new());
        }
        if recent.age == known.0 {
            known.1.insert(self.section.clone());
        }
    }
}

fn main() {
    let mut paths = std::env::args().skip(1);
    let table = paths.next().expect("the table of distances");
    let mut counts = Counts { smallest: BTreeMap::new(), section: String::new() };
    for path in paths {
        let bytes = std::fs::read(&path).expect("a cubin");
        let cubin = match Cubin::read(&bytes) {
            Ok(cubin) => cubin,
            Err(error) => {
                eprintln!("{path}: {error}");
                continue;
            }
        };
        let latencies = Latencies::of(cubin.arch);
        for (number, section) in cubin.elf.sections.iter().enumerate().filter(|(_, section)| cubin::is_code(section)) {
            // Code with words that are not known is left out.
            let Ok(code) = Code::read(&cubin, SectionIndex(number as u32), latencies) else { continue };
            counts.section = section.name.to_string();
            if let Err(error) = replay(&code, &Graph::new(&code), &mut counts) {
                eprintln!("{path} {}: {error}", section.name);
            }
        }
    }
    let is_replaced = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        words[0] == "r" || words[0] == "w" && words.get(4) == Some(&"ff")
    };
    let kept = std::fs::read_to_string(&table).expect("the table of distances");
    for line in kept.lines().filter(|line| !is_replaced(line)) {
        println!("{line}");
    }
    for ((kind, first, second, place), (cycles, kernels)) in &counts.smallest {
        println!("{kind} {first} {second} {place} {cycles} {}", kernels.len());
    }
}
