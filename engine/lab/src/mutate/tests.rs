use super::*;
use crate::generate::{self, Config};
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::verify_code;

fn check(module: &Module, what: &str) {
    if let Err(e) = verify_code(module) {
        panic!(
            "{what}: {}\n{}",
            e[0].render(module),
            String::from_utf8_lossy(&print_module(module, &PrintOptions::default()))
        );
    }
    for g in module.defined_functions() {
        let mut body = module.body(g).expect("a body").clone();
        FuncMut::of_body(&mut body, module.ctx()).check_uses().unwrap_or_else(|e| panic!("{what}: {e:?}"));
    }
}

/// Every kind finds a place in generated kernels, and what it makes is valid, one change at a time.
#[test]
fn generated_kernels_stay_valid() {
    let cases = std::env::var("WARPC_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(30);
    let mut found = vec![0; Kind::ALL.len()];
    for seed in 0..cases {
        let mut m = generate::module(&Config::of_seed(seed));
        let mut rng = Rng(seed);
        for round in 0..3 {
            for (n, &kind) in Kind::ALL.iter().enumerate() {
                if mutate_as(&mut m, kind, &mut rng).is_some() {
                    m.merge_overlays();
                    found[n] += 1;
                    check(&m, &format!("seed {seed}, round {round}, {kind:?}"));
                }
            }
        }
        let bytes = print_module(&m, &PrintOptions::default());
        let again = parse_module(&bytes, &ReadOptions::default()).unwrap_or_else(|e| panic!("{}", e[0].message));
        assert_eq!(print_module(&again, &PrintOptions::default()), bytes, "seed {seed}");
    }
    let never: Vec<Kind> = Kind::ALL.iter().copied().enumerate().filter(|k| found[k.0] == 0).map(|k| k.1).collect();
    assert!(never.is_empty(), "never applied: {never:?}");
}

/// Kernels of the tree stay valid. More with `WARPC_CASES`.
#[test]
fn kernels_of_the_tree_stay_valid() {
    let cases = std::env::var("WARPC_CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|p| p.extension().is_some_and(|e| e == "ll"));
    files.sort();
    assert!(files.len() > 20);
    for (n, path) in files.iter().enumerate() {
        let bytes = std::fs::read(path).unwrap();
        for seed in 0..cases {
            let mut m = parse_module(&bytes, &ReadOptions::default()).unwrap_or_else(|e| panic!("{}", e[0].message));
            let mut done = 0;
            for round in 0..6 {
                done += mutate(&mut m, seed * 1000 + n as u64 + round, 3).len();
                check(&m, &format!("{}, seed {seed}, round {round}", path.display()));
            }
            assert!(done > 0, "{}", path.display());
        }
    }
}

#[test]
fn seeds_reproduce() {
    let text = |seed| {
        let mut m = generate::module(&Config::new(3, 100));
        let done = mutate(&mut m, seed, 20);
        assert_eq!(done.len(), 20);
        print_module(&m, &PrintOptions::default())
    };
    assert_eq!(text(1), text(1));
    assert_ne!(text(1), text(2));
}
