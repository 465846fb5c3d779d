//! Libraries linked from bitcode, global by global, against the same libraries read whole.

use warpc_bitcode::{read_lazy, write_module};
use warpc_ir::link::{LinkOptions, link_needed};
use warpc_ir::module::Module;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

const USER: &str = r#"
declare i32 @first(i32)
declare void @second(ptr)
declare i32 @absent(i32)
define i32 @k(ptr %p) {
  call void @second(ptr %p)
  %a = call i32 @first(i32 1)
  %b = call i32 @absent(i32 %a)
  ret i32 %b
}
"#;

/// Libraries by what globals reach others with.
const LIBRARIES: &[(&str, &str)] = &[
    (
        "calls",
        "declare float @llvm.fabs.f32(float)
         declare float @llvm.sqrt.f32(float)
         define i32 @unused(i32 %x) { ret i32 %x }
         define internal i32 @deep(i32 %x) { %y = add i32 %x, 1
           ret i32 %y }
         define i32 @first(i32 %x) { %f = bitcast i32 %x to float
           %a = call float @llvm.fabs.f32(float %f)
           %i = bitcast float %a to i32
           %y = call i32 @deep(i32 %i)
           ret i32 %y }",
    ),
    (
        "tables",
        "@0 = private constant i32 7
         @numbers = internal constant [2 x ptr] [ptr @0, ptr @cell]
         @cell = internal global { i32, ptr } { i32 3, ptr @called }
         @other = internal global i32 4
         define internal i32 @called(i32 %x) { ret i32 %x }
         define i32 @first(i32 %x) { %p = load ptr, ptr getelementptr ([2 x ptr], ptr @numbers, i64 0, i64 1)
           %v = load i32, ptr %p
           ret i32 %v }
         define void @second(ptr %p) { store i32 1, ptr @other
           ret void }",
    ),
    (
        "groups",
        "$g = comdat any
         $h = comdat any
         @data = linkonce_odr global i32 5, comdat($g)
         @rest = linkonce_odr global ptr @behind, comdat($g)
         @apart = linkonce_odr global i32 6, comdat($h)
         define linkonce_odr void @behind() comdat($h) { ret void }
         define linkonce_odr void @second(ptr %p) comdat($g) { ret void }
         define i32 @first(i32 %x) { ret i32 %x }",
    ),
    (
        "aliases",
        "@first = alias i32 (i32), ptr @real
         @unused = alias i32 (i32), ptr @real
         define internal i32 @real(i32 %x) { ret i32 %x }
         define void @second(ptr %p) { %x = call i32 @first(i32 2)
           ret void }",
    ),
    (
        "lists",
        "@llvm.used = appending global [2 x ptr] [ptr @second, ptr @lost]
         @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @made, ptr null }]
         @state = internal global i32 0
         define internal void @made() { store i32 1, ptr @state
           ret void }
         define void @lost() { ret void }
         define void @second(ptr %p) { ret void }",
    ),
    (
        "metadata",
        "@named = internal global i32 1, !kind !2
         define internal void @kept() { ret void }
         define i32 @first(i32 %x) !kind !3 { %v = load i32, ptr @named, !range !4
           call void @kept(), !site !5
           ret i32 %v }
         define void @second(ptr %p) prefix ptr @kept { ret void }
         define void @kernel() { ret void }
         !nvvm.annotations = !{!0, !1}
         !llvm.ident = !{!6}
         !0 = !{ptr @second, !\"kernel\", i32 1}
         !1 = !{ptr @kernel, !\"maxntidx\", i32 64}
         !2 = !{!\"variable\"}
         !3 = !{!\"function\", i32 4}
         !4 = !{i32 0, i32 9}
         !5 = !{ptr @kernel}
         !6 = !{!\"who\"}",
    ),
];

fn read(text: &str) -> Module {
    parse_module(text.as_bytes(), &ReadOptions::default()).unwrap_or_else(|e| panic!("{}\n{text}", e[0].message))
}

fn print(module: &Module) -> String {
    String::from_utf8(print_module(module, &PrintOptions::default())).unwrap()
}

#[test]
fn what_is_reached_of_bitcode_is_what_is_reached_of_the_whole() {
    for (name, library) in LIBRARIES {
        let library = read(library);
        let bitcode = write_module(&library).unwrap();
        for internalise in [false, true] {
            let options = LinkOptions { internalise };
            let (mut whole, mut by_need, mut again) = (read(USER), read(USER), read(USER));
            let report = link_needed(&mut whole, &library, &options).unwrap();
            let mut lazy = read_lazy(&bitcode, &ReadOptions::default()).unwrap();
            assert_eq!(lazy.read_reached(&by_need), Ok(report.functions), "{name}");
            assert_eq!(link_needed(&mut by_need, lazy.module(), &options).unwrap(), report, "{name}");
            assert_eq!(print(&by_need), print(&whole), "{name}");
            // The second user finds everything read.
            assert_eq!(lazy.read_reached(&again), Ok(0), "{name}");
            link_needed(&mut again, lazy.module(), &options).unwrap();
            assert_eq!(print(&again), print(&whole), "{name}");
        }
    }
}

/// A library that is used by one module after another has for each what it has for it alone.
#[test]
fn users_of_one_library_do_not_see_each_other() {
    for (name, library) in LIBRARIES {
        let bitcode = write_module(&read(library)).unwrap();
        let mut shared = read_lazy(&bitcode, &ReadOptions::default()).unwrap();
        for user in
            ["declare void @second(ptr)", "declare i32 @first(i32)", "declare i32 @unused(i32)", "@x = global i32 1"]
        {
            let user = format!("{user}\ndefine void @k() {{ ret void }}");
            let (mut one, mut other) = (read(&user), read(&user));
            let mut own = read_lazy(&bitcode, &ReadOptions::default()).unwrap();
            own.read_reached(&one).unwrap();
            link_needed(&mut one, own.module(), &LinkOptions::default()).unwrap();
            shared.read_reached(&other).unwrap();
            link_needed(&mut other, shared.module(), &LinkOptions::default()).unwrap();
            assert_eq!(print(&one), print(&other), "{name} for {user}");
        }
    }
}

#[test]
fn globals_that_nothing_asks_for_are_not_made() {
    let bitcode = write_module(&read(LIBRARIES[0].1)).unwrap();
    let mut lazy = read_lazy(&bitcode, &ReadOptions::default()).unwrap();
    assert_eq!(lazy.module().globals().len(), 0);
    lazy.read_reached(&read(USER)).unwrap();
    let names = |module: &Module| -> Vec<String> {
        module.globals().sym().iter().map(|s| module.tables().strings.text(s.name).into_owned()).collect()
    };
    assert_eq!(names(lazy.module()), ["first", "deep"]);
    assert_eq!(lazy.module().tables().intrin_decls.len(), 1);
    // The rest follows.
    lazy.read_all().unwrap();
    assert_eq!(names(lazy.module()), ["first", "deep", "unused"]);
}

/// The first names are looked for one by one, later ones in an index: both find the same, and neither finds what is not there.
#[test]
fn names_are_found_before_and_after_there_is_an_index() {
    let names: Vec<String> = (0..24).map(|n| format!("f{}", n * 7 % 24)).collect();
    let text: String = names.iter().map(|name| format!("define void @{name}() {{ ret void }}\n")).collect();
    let bitcode = write_module(&read(&text)).unwrap();
    let mut lazy = read_lazy(&bitcode, &ReadOptions::default()).unwrap();
    for round in 0..2 {
        for name in names.iter().rev() {
            let found = lazy.find_global(name.as_bytes()).unwrap().expect("a global of this name");
            let module = lazy.module();
            assert_eq!(module.tables().strings.get(module.globals().sym()[found.index()].name), name.as_bytes());
            assert_eq!(lazy.find_global(b"f24"), Ok(None), "{round}");
            assert_eq!(lazy.find_global(b""), Ok(None), "{round}");
        }
        assert_eq!(lazy.module().globals().len(), names.len());
    }
}

/// Two globals of one name, of which both are reached or more names are asked for than are looked for one by one.
#[test]
fn a_name_of_two_globals_is_an_error_when_it_is_met() {
    let text = "define void @twice() { ret void }\ndefine void @other() { ret void }\n
                define void @both() { call void @twice()\ncall void @other()\nret void }\ndefine void @apart() { ret void }";
    let mut bitcode = write_module(&read(text)).unwrap();
    let at = bitcode.windows(5).position(|bytes| bytes == b"twice").expect("the name");
    bitcode[at..at + 5].copy_from_slice(b"other");
    let lazily = || read_lazy(&bitcode, &ReadOptions::default()).unwrap();
    assert!(warpc_bitcode::read_module(&bitcode, &ReadOptions::default()).is_err());
    assert!(lazily().read_all().is_err());
    let user = read("declare void @both()\ndefine void @k() { call void @both()\nret void }");
    assert!(lazily().read_reached(&user).is_err());
    let mut many = lazily();
    let found = (0..20).map(|_| many.find_global(b"apart").is_ok()).collect::<Vec<_>>();
    assert!(found[0] && !found[19], "{found:?}");
}
