//! Remarks in LLVM's YAML, as `opt -pass-remarks-output` writes them: one module a family, with names, keys of arguments and places.

use super::piped;

/// The remarks of pass `pass` that `opt -passes=PASSES` writes for `module`: kind, name, function and arguments, `String` ones by value
/// alone.
fn remarks(passes: &str, pass: &str, module: &str) -> Vec<String> {
    let filter = format!("-pass-remarks-filter=^{pass}$");
    let passes = format!("-passes={passes}");
    let run = piped(".".as_ref(), &["opt", &passes, "-disable-output", "-pass-remarks-output=-", &filter], module);
    assert_eq!(run.status, 0, "{}", run.err);
    let line_of = |document: &str| {
        let mut words: Vec<String> = Vec::new();
        for line in document.lines().filter(|line| !line.starts_with("...") && !line.starts_with("Args:")) {
            let (key, value) = line.split_once(':').unwrap_or((line, ""));
            let value = value.trim();
            let quoted = value.strip_prefix('\'').and_then(|rest| rest.strip_suffix('\''));
            let value = quoted.map_or(value.to_string(), |text| text.replace("''", "'"));
            match key.trim_start_matches([' ', '-']) {
                "Pass" | "DebugLoc" => {}
                "String" => words.push(format!("\"{value}\"")),
                name if key.starts_with("  - ") => words.push(format!("{name}={value}")),
                key if key.starts_with('!') => words.push(key[1..].to_string()),
                _ => words.push(value),
            }
        }
        words.join(" ")
    };
    run.out.split("--- ").skip(1).map(line_of).collect()
}

const TRIPLE: &str = "target triple = \"nvptx64-nvidia-cuda\"\n";

#[test]
fn inlining_is_told_with_its_cost_or_its_reason() {
    let module = format!(
        "{TRIPLE}declare i32 @elsewhere(i32)
define internal i32 @always(i32 %x) alwaysinline {{
  %r = call i32 @elsewhere(i32 %x)
  ret i32 %r
}}
define internal i32 @never(i32 %x) noinline {{
  ret i32 %x
}}
define internal i32 @itself(i32 %x) {{
  %r = call i32 @itself(i32 %x)
  ret i32 %r
}}
define internal i32 @never_itself(i32 %x) noinline {{
  %r = call i32 @never_itself(i32 %x)
  ret i32 %r
}}
define ptx_kernel void @k(ptr %p) {{
  %a = call i32 @always(i32 1)
  %b = call i32 @never(i32 %a)
  %c = call i32 @itself(i32 %b)
  %d = call i32 @never_itself(i32 %c)
  store i32 %d, ptr %p
  ret void
}}
"
    );
    let quoted = |callee: &str, what: &str, caller: &str| {
        format!("{caller} \"'\" Callee={callee} \"' {what} '\" Caller={caller}")
    };
    let never = |callee: &str, caller: &str, why: &str| {
        let call = quoted(callee, "not inlined into", caller);
        format!(
            "Missed NeverInline {call} \"' because it should never be inlined \" \"(cost=never)\" \": \" Reason={why}"
        )
    };
    let always = quoted("always", "inlined into", "k");
    let want = [
        "Missed NoDefinition always Callee=elsewhere \" will not be inlined into \" Caller=always \" because its definition is \
         unavailable\""
            .to_string(),
        never("itself", "itself", "recursive"),
        never("never_itself", "never_itself", "noinline function attribute"),
        format!("Passed AlwaysInline {always} \"'\" \" with \" \"(cost=always)\" \": \" Reason=always inline attribute"),
        never("never", "k", "noinline function attribute"),
        never("never_itself", "k", "noinline function attribute"),
    ];
    let got = remarks("inline", "inline", &module);
    for line in want {
        assert!(got.contains(&line), "{line}\nin {got:#?}");
    }
}

#[test]
fn what_a_pass_could_not_do_is_told_once_however_often_it_runs() {
    let module = format!(
        "{TRIPLE}declare void @unknown()
define internal i32 @never(i32 %x) noinline {{
  ret i32 %x
}}
define ptx_kernel void @k(ptr %p) {{
  %x = load i32, ptr %p
  call void @unknown()
  %y = load i32, ptr %p
  %a = call i32 @never(i32 %x)
  %b = call i32 @never(i32 %y)
  %s = add i32 %a, %b
  store i32 %s, ptr %p
  ret void
}}
"
    );
    let once = ["inline", "gvn"].map(|pass| remarks("inline,function(gvn)", pass, &module));
    let twice = ["inline", "gvn"].map(|pass| remarks("inline,function(gvn),inline,function(gvn)", pass, &module));
    assert_eq!(once, twice);
    let of_two_calls = once[0].iter().filter(|line| line.contains("Callee=never")).count();
    assert_eq!(of_two_calls, 2, "{once:#?}");
    let clobbered = "Missed LoadClobbered k \"load of type \" Type=i32 \" not eliminated\" \" in favor of \" OtherAccess=load \" \
                     because it is clobbered by \" ClobberedBy=call";
    let of_load: Vec<&String> = once[1].iter().filter(|line| line.contains("LoadClobbered")).collect();
    assert_eq!(of_load, [clobbered]);
}

#[test]
fn arguments_that_go_are_told() {
    let module = format!(
        "{TRIPLE}define internal i32 @callee(ptr %p, ptr %unused, ptr %kept) {{
  %v = load i32, ptr %p
  store i32 %v, ptr %kept
  ret i32 %v
}}
define ptx_kernel void @k(ptr %p, ptr %q) {{
  %r = call i32 @callee(ptr %p, ptr %q, ptr %q)
  ret void
}}
"
    );
    let removed = "Passed ArgumentRemoved callee \"eliminating argument \" ArgName=unused \"(\" ArgIndex=1 \")\"";
    let promoted =
        "Passed ArgumentPromoted callee \"promoting argument \" ArgName=p \"(\" ArgIndex=0 \")\" \" to pass by value\"";
    assert_eq!(remarks("argpromotion", "argpromotion", &module), [promoted, removed]);
    let result = "Passed ReturnValueRemoved callee \"removing return value \" \"0\"";
    assert_eq!(remarks("deadargelim", "deadargelim", &module), [removed, result]);
}

#[test]
fn values_are_named_as_llvm_names_them() {
    let module = format!(
        "{TRIPLE}define void @k(ptr %p, ptr %q, <2 x half> %h) {{
entry:
  store <2 x half> %h, ptr %p
  %a = load <2 x half>, ptr %p
  store float 3.0, ptr %q
  %b = load float, ptr %q
  store <2 x half> %a, ptr %q
  store float %b, ptr %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %m = call i32 @llvm.umin.i32(i32 7, i32 9)
  %n = add i32 %i, %m
  %c = icmp ult i32 %n, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}}
declare i32 @llvm.umin.i32(i32, i32)
"
    );
    let of_load = |ty: &str, value: &str| {
        format!(
            "Passed LoadElim k \"load of type \" Type={ty} \" eliminated\" \" in favor of \" InfavorOfValue={value}"
        )
    };
    assert_eq!(remarks("gvn", "gvn", &module), [of_load("<2 x half>", "h"), of_load("float", "3.000000e+00")]);
    let hoisted = remarks("loop-mssa(licm)", "licm", &module);
    assert_eq!(hoisted, ["Passed Hoisted k \"hoisting \" Inst=call llvm.umin.i32"]);
}
