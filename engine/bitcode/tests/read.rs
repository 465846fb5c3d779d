//! The reader of bitcode: modules whose text stands beside them, and bytes that are wrong.
//!
//! The files of `modules/` are made by `llvm-as` 22 of the `.ll` file of the same name. They are read again when bits are flipped
//! or the end is missing: any bytes must give a module or an error, soon.

use std::path::{Path, PathBuf};
use warpc_bitcode::{Cause, read_lazy, read_module, write_module};
use warpc_ir::ids::*;
use warpc_ir::types::TypeKind;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

fn modules() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/modules");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "bc"));
    files.sort();
    files
}

fn options() -> ReadOptions {
    ReadOptions { as_bitcode: true, ..Default::default() }
}

#[test]
fn bitcode_is_what_its_text_is() {
    let files = modules();
    assert!(files.len() >= 3);
    for file in files {
        let text = std::fs::read(file.with_extension("ll")).unwrap();
        let from_text = parse_module(&text, &options()).unwrap_or_else(|d| panic!("{}: {d:?}", file.display()));
        let bytes = std::fs::read(&file).unwrap();
        let from_bitcode = read_module(&bytes, &options()).unwrap_or_else(|d| panic!("{}: {d:?}", file.display()));
        let print = |m| String::from_utf8(print_module(m, &PrintOptions::default())).unwrap();
        let (want, have) = (print(&from_text), print(&from_bitcode));
        for (n, (a, b)) in want.lines().zip(have.lines()).enumerate() {
            assert_eq!(a, b, "{}: line {} of the printed text", file.display(), n + 1);
        }
        assert_eq!(want.lines().count(), have.lines().count(), "{}", file.display());
    }
}

#[test]
fn names_are_left_out_on_request() {
    let bytes = std::fs::read(&modules()[0]).unwrap();
    let module = read_module(&bytes, &ReadOptions { keep_names: false, ..options() }).unwrap();
    let text = String::from_utf8(print_module(&module, &PrintOptions::default())).unwrap();
    assert!(text.contains("@integers(i32 %0"));
    assert!(!text.contains("%sum"), "{text}");
}

/// Attributes of a library are made when they are asked for: what older forms became is the same as where they are made at once.
#[test]
fn attributes_of_older_forms_are_brought_up_to_date_on_request() {
    let text = b"define void @a() #0 { ret void }\ndefine void @b() #1 { ret void }\n\
        attributes #0 = { nounwind }\nattributes #1 = { \"no-frame-pointer-elim\"=\"true\" }\n";
    let module = parse_module(text, &ReadOptions::default()).unwrap();
    let bytes = write_module(&module).unwrap();
    let print = |m: &_| String::from_utf8(print_module(m, &PrintOptions::default())).unwrap();
    let whole = print(&read_module(&bytes, &options()).unwrap());
    assert!(whole.contains("\"frame-pointer\"=\"all\"") && !whole.contains("elim"), "{whole}");
    let mut lazy = read_lazy(&bytes, &options()).unwrap();
    for name in [&b"a"[..], b"b"] {
        let global = lazy.find_global(name).unwrap().unwrap();
        assert_eq!(lazy.read_body(global), Ok(true));
    }
    assert_eq!(print(&lazy.finish()), whole);
    let mut lazy = read_lazy(&bytes, &options()).unwrap();
    lazy.read_all().unwrap();
    assert_eq!(print(&lazy.finish()), whole);
}

/// Files of front ends and of older versions with an edit: numbers of kinds of metadata exchanged, which say in what order attachments
/// are printed; destructors of two fields in a list that is not appended to.
#[test]
fn edited_files_are_the_same_body_by_body() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/edited");
    for (file, part) in [
        ("kinds-out-of-order.bc", "!kernel_arg_type !8 !kernel_arg_base_type !9"),
        ("destructors-with-another-linkage.bc", "@llvm.global_dtors = dllexport global [2 x { i32, ptr, ptr }]"),
    ] {
        let bytes = std::fs::read(folder.join(file)).unwrap();
        let mut lazy = read_lazy(&bytes, &options()).unwrap();
        lazy.read_all().unwrap();
        let text = |m| String::from_utf8(print_module(&m, &PrintOptions::default())).unwrap();
        let whole = text(read_module(&bytes, &options()).unwrap());
        assert!(whole.contains(part), "{file}: {whole}");
        assert_eq!(text(lazy.finish()), whole, "{file}");
    }
}

#[test]
fn bodies_are_read_on_request() {
    let file = modules().into_iter().find(|f| f.ends_with("body.bc")).unwrap();
    let bytes = std::fs::read(file).unwrap();
    let mut lazy = read_lazy(&bytes, &options()).unwrap();
    assert!(lazy.module().find_global("integers").is_none() && lazy.find_global(b"integer") == Ok(None));
    let mut of = |name: &str| lazy.find_global(name.as_bytes()).unwrap().unwrap();
    let (integers, floats) = (of("integers"), of("floats"));
    assert_eq!(of("integers"), integers);
    assert_eq!(lazy.module().find_global("floats"), Some(floats));
    assert!(lazy.module().body(integers).is_none() && lazy.has_unread_body(integers));
    assert_eq!(lazy.read_body(floats), Ok(true));
    assert_eq!(lazy.read_body(floats), Ok(false));
    assert!(lazy.module().body(floats).is_some() && lazy.has_unread_body(integers));
    let module = lazy.finish();
    assert!(module.body(integers).is_none());
    assert!(module.globals().sym()[integers.index()].is_declaration());
    let text = String::from_utf8(print_module(&module, &PrintOptions::default())).unwrap();
    assert!(text.contains("define float @floats") && text.contains("declare i32 @integers"), "{text}");

    // All of them, in any order, are the module; globals stand in the order in which they were asked for.
    let mut lazy = read_lazy(&bytes, &options()).unwrap();
    let floats = lazy.find_global(b"floats").unwrap().unwrap();
    lazy.read_body(floats).unwrap();
    lazy.read_all().unwrap();
    let sorted = |m: &warpc_ir::module::Module| {
        let text = String::from_utf8(print_module(m, &PrintOptions::default())).unwrap();
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&lazy.finish()), sorted(&read_module(&bytes, &options()).unwrap()));
}

#[test]
fn what_is_no_bitcode_is_refused() {
    let cause = |bytes: &[u8]| read_lazy(bytes, &options()).err().map(|e| e.cause);
    assert_eq!(cause(b""), Some(Cause::Magic));
    assert_eq!(cause(b"define void @f()"), Some(Cause::Magic));
    assert_eq!(cause(b"BC\xC0\xDE"), Some(Cause::NoModule));
    assert_eq!(
        cause(&[0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0, 20, 0, 0, 0, 255, 0, 0, 0, 7, 0, 0, 0]),
        Some(Cause::Wrapper)
    );

    // Two modules in one file.
    let bytes = std::fs::read(&modules()[0]).unwrap();
    let mut twice = bytes.clone();
    twice.extend_from_slice(&bytes[4..]);
    assert_eq!(cause(&twice), Some(Cause::SeveralModules));
    // The diagnostic has the cause and the byte.
    let diag = read_module(&twice, &options()).err().unwrap();
    assert!(diag[0].message.starts_with("expected a single module (at byte "), "{}", diag[0].message);
}

#[test]
fn a_wrapper_is_looked_through() {
    let bytes = std::fs::read(&modules()[0]).unwrap();
    let mut wrapped = vec![0xDE, 0xC0, 0x17, 0x0B, 0, 0, 0, 0];
    wrapped.extend_from_slice(&20u32.to_le_bytes());
    wrapped.extend_from_slice(&(bytes.len() as u32).to_le_bytes());
    wrapped.extend_from_slice(&7u32.to_le_bytes());
    wrapped.extend_from_slice(&bytes);
    wrapped.extend_from_slice(b"what the linker of the system adds");
    let print = |b: &[u8]| print_module(&read_module(b, &options()).unwrap(), &PrintOptions::default());
    assert_eq!(print(&wrapped), print(&bytes));
}

/// A reading that must end: in a module, which then can be printed, or in an error.
fn must_end(bytes: &[u8]) -> bool {
    match read_module(bytes, &options()) {
        Ok(module) => {
            print_module(&module, &PrintOptions::default());
            true
        }
        Err(diags) => {
            assert!(!diags.is_empty() && !diags[0].message.is_empty());
            false
        }
    }
}

#[test]
fn flipped_bits_and_missing_ends() {
    let mut seed = 0x9e37_79b9_7f4a_7c15u64;
    let mut random = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    let (mut read, mut refused) = (0, 0);
    for file in modules() {
        let whole = std::fs::read(&file).unwrap();
        for round in 0..700 {
            let mut bytes = whole.clone();
            match round % 4 {
                0 => bytes.truncate(random(whole.len())),
                1 => {
                    // A word of the file becomes any other: lengths, counts, offsets.
                    let at = random(whole.len() - 4);
                    let word = [0, u32::MAX, 1 << 31, random(1 << 20) as u32][random(4)];
                    bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
                }
                _ => {
                    for _ in 0..=random(3) {
                        let bit = random(whole.len() * 8);
                        bytes[bit / 8] ^= 1 << (bit % 8);
                    }
                }
            }
            if must_end(&bytes) { read += 1 } else { refused += 1 }
        }
    }
    // Both happen often: flips in names and constants are no error.
    assert!(read > 100 && refused > 500, "{read} were read, {refused} refused");
}

/// Types that are small in the table and huge when they are written out: `x(x(...), x(...))`, level by level.
#[test]
fn types_that_double_at_every_level_are_refused() {
    let doubled = |levels: usize, of_function: bool| {
        let mut module = parse_module(b"declare void @f(target(\"x\"))", &options()).unwrap();
        let name = module.tables_mut().strings.intern(b"x");
        let types = &mut module.tables_mut().types;
        let target = |types: Box<[Type]>| TypeKind::Target { name, types, ints: Box::default() };
        let mut ty = types.intern(target(Box::default()));
        for _ in 0..levels {
            let parts: Box<[Type]> = match of_function {
                true => [types.intern(TypeKind::Func { ret: ty, params: [ty].into(), vararg: false })].into(),
                false => [ty, ty].into(),
            };
            ty = types.intern(target(parts));
        }
        let ty = types.intern(TypeKind::Func { ret: Type::VOID, params: [ty].into(), vararg: false });
        module.globals_mut().shape_mut()[0].ty = ty;
        write_module(&module).unwrap()
    };
    for of_function in [false, true] {
        let refused = read_lazy(doubled(40, of_function), &options()).err().expect("2^40 parts are too many");
        assert!(matches!(refused.cause, Cause::Limit(_)), "{refused:?}");
        assert!(read_module(&doubled(12, of_function), &options()).is_ok());
    }
}
