//! What is printed around passes: modules, functions and loops, what changed, files, graphs.

use super::{LOOP, folder, log_of, opt, tool};
use std::fs;

#[test]
fn changes_are_printed_in_all_forms() {
    let start = "*** IR Dump At Start ***";
    let r = opt("-passes=sroa,instcombine -print-changed");
    assert!(r.err.starts_with(start), "{}", r.err);
    assert!(r.err.contains("*** IR Dump After SROAPass on add omitted because no change ***"), "{}", r.err);
    assert!(r.err.contains("*** IR Dump After SROAPass on k ***\ndefine ptx_kernel void @k"), "{}", r.err);
    let quiet = opt("-passes=sroa,instcombine -print-changed=quiet").err;
    assert!(
        !quiet.contains(start) && !quiet.contains("omitted") && quiet.contains("After SROAPass on k ***"),
        "{quiet}"
    );
    let diff = opt("-passes=sroa -print-changed=diff-quiet").err;
    assert!(diff.contains("\n-  %slot = alloca i32, align 4\n"), "{diff}");
    assert!(diff.contains("\n-  %w = call i32 @add(i32 %v, i32 1)\n+  %w = call i32 @add(i32 %x, i32 1)\n"), "{diff}");
    let coloured = opt("-passes=sroa -print-changed=cdiff").err;
    assert!(coloured.contains("\x1b[31m-  %slot = alloca i32, align 4\x1b[0m\n"), "{coloured}");
    let before = opt("-passes=sroa -print-changed=quiet -print-before-changed").err;
    assert!(before.starts_with("*** IR Dump Before SROAPass on k ***"), "{before}");
    let filtered = opt("-passes=sroa,dce -print-changed -filter-passes=dce").err;
    assert!(filtered.contains("*** IR Dump After SROAPass on k filtered out ***"), "{filtered}");
    let dir = folder();
    fs::write(dir.path().join("f.ll"), "define void @f() {\n  ret void\n}\n").unwrap();
    let module = tool("opt", dir.path(), "-passes=internalize -print-changed=diff-quiet -disable-output f.ll").err;
    assert!(module.starts_with("*** IR Dump After InternalizePass on [module] ***\n "), "{module}");
    assert!(module.contains("\n-define void @f() {\n+define internal void @f() {\n"), "{module}");
}

#[test]
fn modules_and_functions_are_printed_around_what_changes() {
    let text = log_of("-passes=sroa -print-after-all -print-module-scope");
    let banners: Vec<&str> = text.lines().filter(|line| line.starts_with("; ***")).collect();
    assert_eq!(banners, ["; *** IR Dump After SROAPass on a ***", "; *** IR Dump After SROAPass on b ***"]);
    // The first module has the second function as it was, the second has both without their allocas.
    let (first, second) = text.split_once("; *** IR Dump After SROAPass on b").unwrap();
    assert_eq!((first.matches("define void").count(), first.matches("alloca").count()), (2, 1), "{first}");
    assert_eq!((second.matches("define void").count(), second.matches("alloca").count()), (2, 0), "{second}");
    let text = log_of("-passes=loop(loop-rotate) -print-after=loop-rotate");
    assert!(!text.contains("define void @a"), "{text}");
    let text = log_of("-passes=loop(loop-rotate) -print-after=loop-rotate -print-loop-func-scope");
    assert!(
        text.contains("on loop %head in function a ***\n (loop: %head)\ndefine void @a(") && !text.contains("@b"),
        "{text}"
    );
    let text = log_of("-passes=loop(loop-rotate) -print-after=loop-rotate -print-module-scope -print-loop-func-scope");
    assert!(text.contains("define void @a(") && text.contains("define void @b("), "{text}");
    let text = log_of("-passes=sroa -print-after-all -print-module-scope -filter-print-funcs=b");
    assert_eq!((text.matches("***").count(), text.matches("define void").count()), (2, 2), "{text}");
}

#[test]
fn components_and_loops_are_named_as_in_llvm() {
    let text = opt("-passes=inline -debug-pass-manager").err;
    assert!(text.contains("Running pass: InlinerPass on (k) (1 node)\n"), "{text}");
    let text = log_of("-passes=loop(loop-rotate) -debug-pass-manager");
    assert!(text.contains("Running pass: LoopRotatePass on loop %head in function a\n"), "{text}");
}

#[test]
fn passes_are_chosen_by_number() {
    let numbers = log_of("-passes=sroa,globaldce,dce -print-pass-numbers");
    let expected = " Running pass 1 SROAPass on a\n Running pass 2 SROAPass on b\n Running pass 3 GlobalDCEPass on [module]\n \
                    Running pass 4 DCEPass on a\n Running pass 5 DCEPass on b\n";
    assert_eq!(numbers, expected);
    let text = log_of("-passes=sroa,dce -print-before-pass-number=1 -print-after-pass-number=2,4");
    let banners: Vec<&str> = text.lines().filter(|line| line.starts_with("; ***")).collect();
    assert_eq!(
        banners,
        [
            "; *** IR Dump Before 1-SROAPass on a ***",
            "; *** IR Dump After 2-DCEPass on a ***",
            "; *** IR Dump After 4-DCEPass on b ***"
        ]
    );
    let runs = |line: &str| log_of(line).matches("BISECT: running").count();
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=2-3"), 2);
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=1,4"), 2);
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=0"), 0);
    assert_eq!(runs("-passes=sroa,dce -opt-bisect=-1"), 4);
}

#[test]
fn what_llc_prints_has_the_names_of_values() {
    let dir = folder();
    let text = tool("llc", dir.path(), "-print-before-all k.ll -o x").err;
    assert!(text.contains("define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x)"), "{text}");
}

#[test]
fn changes_of_machine_rows_are_printed() {
    let dir = folder();
    let text = tool("llc", dir.path(), "-print-changed k.ll -o x").err;
    assert!(text.contains("*** IR Dump After select on k ***\n") && text.contains("\tst.global.b32 "), "{text}");
    assert!(text.contains("*** IR Dump After dead-rows on k omitted because no change ***"), "{text}");
    let text = tool("llc", dir.path(), "-print-changed=quiet -filter-passes=rewrite-rows k.ll -o x").err;
    assert!(!text.contains("select"), "{text}");
}

#[test]
fn prints_go_to_files_of_a_folder() {
    let dir = folder();
    let line = "-passes=sroa,globaldce -print-before=sroa -print-after-all -ir-dump-directory=dump";
    let run = tool("opt", dir.path(), &format!("{line} -disable-output k.ll"));
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let mut names: Vec<String> = fs::read_dir(dir.path().join("dump"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    let parts = |name: &str| name.split('-').map(str::to_string).collect::<Vec<_>>();
    assert_eq!(names.len(), 5, "{names:?}");
    // Both functions before and after, then the module.
    let module = parts(&names[4]);
    assert_eq!(
        (&*module[0], &*module[2], &module[3..]),
        ("3", "module", &["GlobalDCEPass", "after.ll"].map(String::from)[..])
    );
    let add = parts(&names[0]);
    assert_eq!((&*add[0], &*add[2], &add[4..]), ("1", "function", &["SROAPass", "after.ll"].map(String::from)[..]));
    assert_eq!(add[1], module[1], "the hash of the module");
    let text = |name: &String| fs::read_to_string(dir.path().join("dump").join(name)).unwrap();
    assert!(text(&names[3]).contains("alloca") && !text(&names[2]).contains("alloca"), "{names:?}");
    assert!(
        text(&names[4]).contains("define ptx_kernel void @k") && text(&names[4]).contains("define internal i32 @add")
    );
    // The same from llc, whose rows are no IR.
    let run = tool("llc", dir.path(), "-print-after=select -ir-dump-directory=rows k.ll -o k.ptx");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    assert_eq!(fs::read_dir(dir.path().join("rows")).unwrap().count(), 2);
    fs::write(dir.path().join("taken"), "").unwrap();
    let run = tool("opt", dir.path(), "-passes=sroa -print-after-all -ir-dump-directory=taken/x -disable-output k.ll");
    assert!(run.status == 1 && run.err.starts_with("taken"), "{} {}", run.status, run.err);
}

#[test]
fn graphs_are_written_as_dot_files() {
    let dir = folder();
    fs::write(dir.path().join("loop.ll"), LOOP).unwrap();
    let run = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -disable-output loop.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run.err
    };
    let read = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap();
    assert_eq!(run("-passes=dot-cfg"), "Writing '.a.dot'...\nWriting '.b.dot'...\n");
    let graph = read(".a.dot");
    assert!(graph.starts_with("digraph \"CFG for 'a' function\" {\n\tlabel=\"CFG for 'a' function\";\n"), "{graph}");
    let head = "label=\"{head:\\l|  %i = phi i32 [ 0, %entry ], [ %j, %body ]\\l  %c = icmp slt i32 %i, %n\\l  \
                br i1 %c, label %body, label %end\\l|{<s0>T|<s1>F}}\"];\n\tNode1:s0 -> Node2;\n\tNode1:s1 -> Node3;\n";
    assert!(graph.contains(head), "{graph}");
    assert!(graph.contains("\tNode2 -> Node1;\n") && graph.contains("fillcolor="), "{graph}");
    let only = "-passes=dot-cfg-only -cfg-func-name=a -cfg-heat-colors=0 -cfg-weights -cfg-dot-filename-prefix=x";
    assert_eq!(run(only), "Writing 'x.a.dot'...\n");
    let graph = read("x.a.dot");
    assert!(graph.contains("\tNode1 [shape=record,label=\"{head|{<s0>T|<s1>F}}\"];\n"), "{graph}");
    assert!(
        graph.contains("\tNode2 -> Node1[tooltip=\"body -> head\\nProbability 100.00%\" penwidth=2];\n"),
        "{graph}"
    );
    run("-passes=dot-dom,dot-dom-only,dot-post-dom,dot-post-dom-only");
    assert!(read("dom.a.dot").contains("\tNode1 -> Node2;\n\tNode1 -> Node3;\n"), "{}", read("dom.a.dot"));
    assert!(read("domonly.a.dot").contains("\tNode1 [shape=record,label=\"{head}\"];\n"));
    let post = read("postdom.a.dot");
    assert!(post.contains("Root -> Node3;\n") && post.contains("\tNode3 -> Node1;\n"), "{post}");
    assert!(read("postdomonly.b.dot").contains("\tNode0 [shape=record,label=\"{%0}\"];\n"));
    // A folder that is not there.
    let run = tool("opt", dir.path(), "-passes=dot-cfg -cfg-dot-filename-prefix=no/x -disable-output loop.ll");
    assert!(run.status == 1 && run.err.contains("no/x.a.dot"), "{} {}", run.status, run.err);
}

const UNREACHED: &str = "define i32 @f(i32 %x, float %y) {
  %a = add i32 %x, 1
  %b = fadd float %y, 1.0
  ret i32 %a
dead:
  %c = mul i32 %x, 3
  ret i32 %c
}
define internal void @g() {
  ret void
}
define linkonce_odr void @h() {
  ret void
}
";

#[test]
fn debugify_numbers_everything_and_says_what_is_lost() {
    let dir = folder();
    fs::write(dir.path().join("f.ll"), UNREACHED).unwrap();
    let run = |line: &str| {
        let run = tool("opt", dir.path(), &format!("{line} -S f.ll"));
        assert_eq!(run.status, 0, "{line}: {}", run.err);
        run
    };
    let text = run("-passes=debugify -verify-each").out;
    assert!(text.contains("  %b = fadd float %y, 1.000000e+00, !dbg "), "{text}");
    assert_eq!(text.matches("#dbg_value(").count(), 4, "{text}");
    assert!(text.contains("#dbg_value(i32 0, ") && text.contains("define linkonce_odr void @h() {"), "{text}");
    assert!(text.contains("!llvm.debugify = !{") && text.contains("!{i32 6}") && text.contains("!{i32 4}"), "{text}");
    let lost = "WARNING: Missing line 4\nWARNING: Missing line 5\nWARNING: Missing variable 3\n\
                CheckModuleDebugify: PASS\n";
    assert_eq!(run("-passes=debugify,simplifycfg,check-debugify").err, lost);
    assert_eq!(run("-enable-debugify -passes=simplifycfg").err, lost);
    assert_eq!(run("-enable-debugify -passes=simplifycfg -debugify-quiet").err, "");
    assert_eq!(
        run("-passes=debugify,simplifycfg,check-debugify -debugify-level=locations").err,
        "WARNING: Missing line 4\nWARNING: Missing line 5\nCheckModuleDebugify: PASS\n"
    );
    assert_eq!(run("-passes=check-debugify").err, "CheckModuleDebugify: Skipping module without debugify metadata\n");
    assert_eq!(run("-passes=debugify,debugify").err, "ModuleDebugify: Skipping module with debug info\n");
    let each = run("-debugify-each -passes=sroa,globaldce,simplifycfg");
    let expected = "CheckFunctionDebugify [sroa]: PASS\nCheckFunctionDebugify [sroa]: PASS\n\
                    WARNING: Missing line 6\nWARNING: Missing variable 4\nCheckModuleDebugify [globaldce]: PASS\n\
                    WARNING: Missing line 4\nWARNING: Missing line 5\nWARNING: Missing variable 3\n\
                    CheckFunctionDebugify [simplifycfg]: PASS\n";
    assert_eq!(each.err, expected);
    assert!(!each.out.contains("!dbg") && !each.out.contains("!llvm"), "{}", each.out);
    // Information that is not there any more, and a value of another size.
    fs::write(dir.path().join("f.ll"), text.replace("add i32 %x, 1, !dbg !", "add i32 %x, 1, !x !")).unwrap();
    let err = run("-passes=check-debugify").err;
    assert!(err.starts_with("WARNING: Instruction with empty DebugLoc in function f --  %a = add i32 %x, 1"), "{err}");
    fs::write(dir.path().join("f.ll"), text.replace("name: \"ty32\", size: 32", "name: \"ty32\", size: 64")).unwrap();
    let err = run("-passes=check-debugify").err;
    assert!(err.starts_with("ERROR: dbg.value operand has size 32, but its variable has size 64"), "{err}");
    assert!(err.ends_with("WARNING: Missing variable 2\nCheckModuleDebugify: FAIL\n"), "{err}");
}

#[test]
fn optional_passes_of_loops_are_in_the_levels_that_llvm_has_them_in() {
    let printed = |line: &str| opt(&format!("{line} -print-pipeline-passes")).out;
    for (option, pass) in [
        ("-enable-loop-flatten", "loop-flatten"),
        ("-enable-loopinterchange", "loop-interchange"),
        ("-enable-unroll-and-jam", "loop-unroll-and-jam"),
        ("-enable-loop-versioning-licm", "loop-versioning-licm"),
    ] {
        for level in ["-passes=default<O2>", "-passes=default<O3>", "-passes=default<O2> -mtriple=x86_64"] {
            assert!(printed(&format!("{level} {option}")).contains(pass), "{level} {option}");
            assert!(!printed(level).contains(pass) && !printed(&format!("{level} {option}=false")).contains(pass));
        }
    }
    let dir = folder();
    for wrong in ["-licm-control-flow-hoisting", "-lsr-exp-narrow", "-unroll-runtime-epilog=false"] {
        let r = tool("opt", dir.path(), &format!("-passes=dce {wrong} -disable-output k.ll"));
        assert!(r.status != 0 && r.err.contains("unimplemented"), "{wrong}: {}", r.err);
    }
    // What LLVM's passes do unless they are told may be said.
    opt(
        "-passes=dce -lsr-exp-narrow=false -unroll-runtime-epilog -licm-control-flow-hoisting=0 -unroll-runtime-multi-exit=false",
    );
    opt(
        "-passes=dce -indvars-post-increment-ranges -indvars-predicate-loop-traps=true -simple-loop-unswitch-estimate-profile=1",
    );
}

#[test]
fn metadata_that_a_pass_makes_has_numbers() {
    let dir = folder();
    let scopes = "define void @f(ptr %a, ptr %b) {\nentry:\n  br label %l\nl:\n  %i = phi i64 [ 0, %entry ], [ %n, %l ]\n  \
                  %p = getelementptr inbounds i64, ptr %a, i64 %i\n  %v = load i64, ptr %b, align 8\n  store i64 %v, ptr %p, align 8\n  \
                  %n = add nuw nsw i64 %i, 1\n  %c = icmp eq i64 %n, 100\n  br i1 %c, label %e, label %l\ne:\n  ret void\n}\n";
    fs::write(dir.path().join("f.ll"), scopes).unwrap();
    let line = "-passes=loop(loop-versioning-licm) -print-after=loop-versioning-licm -disable-output f.ll";
    let text = tool("opt", dir.path(), line).err;
    // The scopes of the load and the store, then the loop, in the order of a walk.
    assert!(text.contains("%v = load i64, ptr %b, align 8, !alias.scope !"), "{text}");
    assert!(text.contains("!llvm.loop !") && !text.contains(" null"), "{text}");
    let all = "-passes=loop(loop-versioning-licm),dce -print-after=dce -disable-output f.ll";
    let text = tool("opt", dir.path(), all).err;
    for numbered in ["!alias.scope !2", "!alias.scope !5, !noalias !7", "!llvm.loop !8"] {
        assert!(text.contains(numbered), "{numbered}: {text}");
    }
}
