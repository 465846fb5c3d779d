//! Round trips of the kernels of the tree: text, module, bitcode, module, text. The last text is the print of the first module.
//! Bitcode of the second module may have its tables in another order, but is as long, and reads to the same text again.

use std::path::{Path, PathBuf};
use warpc_bitcode::{read_lazy, read_module, write_module};
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

/// All `.ll` files below `tests/kernels`, in order of path.
fn kernel_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of kernels") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ll") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// First line in which two texts differ, with its number.
fn first_difference(left: &[u8], right: &[u8]) -> String {
    let (left, right) = (String::from_utf8_lossy(left), String::from_utf8_lossy(right));
    let at = left.lines().zip(right.lines()).position(|(l, r)| l != r);
    match at {
        Some(n) => {
            let line = |text: &str| text.lines().nth(n).unwrap_or_default().to_string();
            format!("line {}:\n  {}\n  {}", n + 1, line(&left), line(&right))
        }
        None => format!("{} and {} bytes, one begins with the other", left.len(), right.len()),
    }
}

/// What goes wrong on the way of one text through bitcode and back, if anything does.
fn round_trip(text: &[u8], names: bool) -> Result<(), String> {
    // A reader of bitcode brings old forms up to date that a reader of text leaves.
    let options = ReadOptions { keep_names: names, as_bitcode: true, ..Default::default() };
    let rendered = |list: Vec<warpc_ir::diag::Diag>, what: &str| format!("{what}: {}", list[0].message);
    let first = parse_module(text, &options).map_err(|e| rendered(e, "text does not read"))?;
    let bitcode = write_module(&first).map_err(|e| e.to_string())?;
    let second = read_module(&bitcode, &options).map_err(|e| rendered(e, "bitcode does not read"))?;
    let (before, after) =
        (print_module(&first, &PrintOptions::default()), print_module(&second, &PrintOptions::default()));
    if before != after {
        return Err(format!("the text differs in {}", first_difference(&before, &after)));
    }
    let again = write_module(&second).map_err(|e| e.to_string())?;
    if bitcode.len() != again.len() {
        return Err(format!("{} bytes of bitcode become {}", bitcode.len(), again.len()));
    }
    let third = read_module(&again, &options).map_err(|e| rendered(e, "bitcode does not read the second time"))?;
    if print_module(&third, &PrintOptions::default()) != after {
        return Err("the second time the text differs".into());
    }
    let mut lazy = read_lazy(&bitcode, &options).map_err(|e| e.to_string())?;
    lazy.read_all().map_err(|e| e.to_string())?;
    if print_module(&lazy.finish(), &PrintOptions::default()) != after {
        return Err("read body by body the text differs".into());
    }
    Ok(())
}

/// Every fourth file, others with names and without; `WARPC_ALL=1` takes every file both ways.
#[test]
fn kernels_come_back_from_bitcode_as_they_were() {
    let files = kernel_files();
    assert!(files.len() >= 60, "only {} kernel files", files.len());
    let all = std::env::var_os("WARPC_ALL").is_some();
    let step = if all { 1 } else { 4 };
    let (mut failures, mut runs) = (Vec::new(), 0);
    for (n, path) in files.iter().step_by(step).enumerate() {
        let text = std::fs::read(path).expect("a kernel");
        let ways: &[bool] = if all { &[true, false] } else { &[n % 4 != 3] };
        for &names in ways {
            runs += 1;
            if let Err(e) = round_trip(&text, names) {
                failures.push(format!("{} (names: {names}): {e}", path.display()));
            }
        }
    }
    assert!(runs >= files.len() / 4);
    assert!(failures.is_empty(), "{} of {runs} fail:\n{}", failures.len(), failures.join("\n"));
}

/// What is kept of the last calls is by callee and type: callees whose numbers are far apart, and one that is called with another
/// type, are told from each other.
#[test]
fn calls_of_many_callees_come_back() {
    let mut text = String::from("declare float @llvm.fabs.f32(float)\n");
    for n in 0..200 {
        let parameter = ["i32", "i64", "float"][n % 3];
        text += &format!("declare fastcc void @f{n}({parameter})\n");
    }
    text += "define void @k(float %x, i64 %y, ptr %p) {\n";
    for n in [0, 64, 128, 0, 192, 1, 65, 64, 129, 0, 3, 67, 131, 195, 3] {
        let argument = ["i32 7", "i64 %y", "float %x"][n % 3];
        text += &format!(
            "  call fastcc void @f{n}({argument})\n  call void @f{n}(i64 1)\n  tail call void @f{n}(ptr %p) #0\n"
        );
    }
    text += "  %a = call fast float @llvm.fabs.f32(float %x)\n  %b = call float @llvm.fabs.f32(float %a)\n";
    text += "  call void %p(float %b)\n  ret void\n}\nattributes #0 = { nounwind }\n";
    assert_eq!(round_trip(text.as_bytes(), true), Ok(()));
}
