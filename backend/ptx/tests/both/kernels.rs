//! Every kernel of `tests/kernels` compiles without passes, to the same bytes twice. Development builds also check each
//! machine row against the instruction table.

use warpc_ir::session::{Session, Target};
use warpc_ptx::emit_module;
use warpc_text::{ReadOptions, parse_module};

/// Target that a file asks for in its function attributes: `"target-cpu"="sm_90a"`.
fn target(text: &str) -> Target {
    let cpu = text.split("\"target-cpu\"=\"sm_").nth(1).and_then(|t| t.split('"').next()).unwrap_or("90");
    let digits = cpu.trim_end_matches(['a', 'f']);
    let suffix = cpu.as_bytes().get(digits.len()).copied().unwrap_or(0);
    Target { sm: digits.parse::<u16>().unwrap_or(90).max(75), suffix, ptx: 0 }
}

#[test]
fn every_kernel_compiles_the_same_twice() {
    let files = crate::common::kernels();
    assert!(files.len() >= 60);
    for path in files {
        let name = path.display().to_string();
        let bytes = std::fs::read(&path).expect("kernel file");
        let m = parse_module(&bytes, &ReadOptions::default()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let session = Session {
            target: target(&String::from_utf8_lossy(&bytes)),
            line_info: name.contains("lines"),
            ..Default::default()
        };
        let one = emit_module(&m, &session).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let two = emit_module(&m, &session).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        assert!(one == two, "{name}: two runs differ");
        assert!(one.windows(9).any(|w| w == b".version "), "{name}: no header");
    }
}

/// A shape of clusters says how many blocks there are: ptxas refuses a bound beside it.
#[test]
fn a_shape_of_clusters_goes_before_their_greatest_rank() {
    let directives = |attributes: &str| {
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() {attributes} {{\n ret void\n}}\n"
        );
        let m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("a module");
        let session = Session { target: Target { sm: 90, suffix: 0, ptx: 0 }, ..Default::default() };
        let ptx = String::from_utf8(emit_module(&m, &session).expect("PTX")).expect("text");
        [".reqnctapercluster", ".maxclusterrank"].map(|directive| ptx.contains(directive))
    };
    assert_eq!(directives("\"nvvm.cluster_dim\"=\"2,2,1\" \"nvvm.maxclusterrank\"=\"8\""), [true, false]);
    assert_eq!(directives("\"nvvm.cluster_dim\"=\"0,0,0\" \"nvvm.maxclusterrank\"=\"8\""), [false, true]);
    assert_eq!(directives("\"nvvm.maxclusterrank\"=\"8\""), [false, true]);
}
