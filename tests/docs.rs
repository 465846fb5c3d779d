//! The documents name files that exist: every path in backticks, every link between documents and every section that a link
//! names. Knobs without effect are listed where readers look for them. No source file takes the names of intrinsics apart. The
//! commands of the README run.
//!
//! A path is a code span whose first word starts with a folder of [`FOLDERS`]. The last part of a path may have one `*`, which
//! some file must match. Code blocks are examples and are left out.

use std::path::{Path, PathBuf};
use warpc::KNOBS;
use warpc_ir::knobs::Levels;

/// Folders at the root that hold what documents name.
const FOLDERS: [&str; 9] =
    ["engine/", "passes/", "backend/", "src/", "tests/", "benches/", "docs/", "fuzz/", "examples/"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// README.md, its neighbours and the documents, in the order of their names.
fn documents() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("docs")).expect("docs/");
    let mut found: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    found.retain(|p| p.extension().is_some_and(|e| e == "md"));
    found.extend(["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|name| root().join(name)));
    found.sort();
    found
}

/// The lines of `text` with their numbers, without those of code blocks.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    text.lines().enumerate().filter_map(move |(at, line)| {
        let fence = line.trim_start().starts_with("```");
        in_block ^= fence;
        (!in_block && !fence).then_some((at + 1, line))
    })
}

/// The paths that `line` names in backticks.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let spans = line.split('`').skip(1).step_by(2);
    spans
        .filter_map(|span| span.split_whitespace().next())
        .filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)))
}

/// The targets of the links of `line` that lead to files of the tree: path, and section or nothing.
fn links(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target)
        .filter(|target| !target.contains("://"))
        .map(|target| target.split_once('#').unwrap_or((target, "")))
}

/// Whether `path` is there; a `*` in its last part stands for anything.
fn exists(path: &Path) -> bool {
    let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
    let Some((before, after)) = name.split_once('*') else { return path.exists() };
    let Ok(mut entries) = std::fs::read_dir(path.parent().expect("a folder")) else { return false };
    entries.any(|entry| {
        let entry = entry.expect("an entry").file_name();
        let entry = entry.to_string_lossy();
        entry.len() >= before.len() + after.len() && entry.starts_with(before) && entry.ends_with(after)
    })
}

/// The name by which links reach a heading: small letters, hyphens for blanks, no punctuation.
fn section(heading: &str) -> String {
    let kept = heading.trim_start_matches('#').trim().chars();
    kept.filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        .map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() })
        .collect()
}

/// What the document `text` in folder `home` names and is not there, one line each; and how many names were looked at.
fn missing(home: &Path, text: &str) -> (Vec<String>, usize) {
    let (mut wrong, mut looked_at) = (Vec::new(), 0);
    for (at, line) in prose(text) {
        // The spans of a line are told by counting backticks.
        if line.matches('`').count() % 2 == 1 {
            wrong.push(format!("{at}: a code span goes over the end of the line"));
        }
        for path in paths(line) {
            looked_at += 1;
            if !exists(&root().join(path)) {
                wrong.push(format!("{at}: `{path}` does not exist"));
            }
        }
        for (path, wanted) in links(line) {
            looked_at += 1;
            let target = std::fs::read_to_string(home.join(path));
            let linked = if path.is_empty() { Some(text) } else { target.as_deref().ok() };
            match linked {
                None => wrong.push(format!("{at}: the link to {path} leads nowhere")),
                Some(linked) => {
                    let found =
                        wanted.is_empty() || prose(linked).any(|(_, l)| l.starts_with('#') && section(l) == wanted);
                    if !found {
                        wrong.push(format!("{at}: {path} has no section {wanted}"));
                    }
                }
            }
        }
    }
    (wrong, looked_at)
}

#[test]
fn documents_name_files_that_exist() {
    let (mut wrong, mut looked_at) = (Vec::new(), 0);
    for document in documents() {
        let text = std::fs::read_to_string(&document).expect("a document");
        let (found, names) = missing(document.parent().expect("a folder"), &text);
        looked_at += names;
        let name = document.strip_prefix(root()).expect("of the tree").display().to_string();
        wrong.extend(found.into_iter().map(|line| format!("{name}:{line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(looked_at >= 100, "only {looked_at} names found: the documents are not read as they are written");
}

#[test]
fn what_does_not_exist_is_found() {
    let text = "# A title, of two\n`engine/none.rs` and `docs/testing.md`, `tests/*.rs`, `tests/*.none`, `src/no such` `--flag`\n\
                ```\n`engine/in_a_block.rs`\n```\n[a](#a-title-of-two) [b](#b) [c](no.md) [d](testing.md#fuzzing) [e](https://x.y)\n`warpc\nopt`";
    let (wrong, looked_at) = missing(&root().join("docs"), text);
    let expected = [
        "2: `engine/none.rs` does not exist",
        "2: `tests/*.none` does not exist",
        "2: `src/no` does not exist",
        "6:  has no section b",
        "6: the link to no.md leads nowhere",
        "6: testing.md has no section fuzzing",
        "7: a code span goes over the end of the line",
        "8: a code span goes over the end of the line",
    ];
    assert_eq!((wrong.as_slice(), looked_at), (expected.map(String::from).as_slice(), 9));
}

#[test]
fn knobs_without_effect_are_listed() {
    let text = std::fs::read_to_string(root().join("docs/departures.md")).expect("docs/departures.md");
    let (_, list) = text.split_once("## Knobs without effect").expect("the section of the knobs");
    let list = list.split("\n## ").next().unwrap_or(list);
    // Its first table has them; others tell of knobs that act where few pipelines read them.
    let table = list.split("\n\n").find(|part| part.starts_with('|')).expect("a table");
    let first_columns = table.lines().filter_map(|line| line.split('|').nth(1));
    let mut listed: Vec<_> = first_columns.flat_map(|column| column.split('`').skip(1).step_by(2)).collect();
    let mut without: Vec<_> = KNOBS.rows().filter(|row| row.levels == Levels::Nowhere).map(|row| row.name).collect();
    listed.sort();
    without.sort();
    assert!(!without.is_empty());
    assert_eq!(listed, without, "docs/departures.md lists others than the tables have");
}

/// The lines of `code` with their numbers, without comments. A chain of method calls that goes over several lines is one.
fn lines_of_code(code: &str) -> Vec<(usize, String)> {
    let mut lines: Vec<(usize, String)> = Vec::new();
    for (at, line) in code.lines().enumerate() {
        let line = line.split("//").next().unwrap_or("").trim_end();
        if line.trim().is_empty() {
            continue;
        }
        let continued = line.trim_start().starts_with('.') && !line.trim_start().starts_with("..");
        match lines.last_mut().filter(|_| continued) {
            Some((_, chain)) => chain.push_str(line.trim_start()),
            None => lines.push((at + 1, line.to_string())),
        }
    }
    lines
}

/// What takes the name of an intrinsic apart in a line of code, if it does. Names of intrinsics are `str`, those of globals bytes;
/// intrinsics of other targets have no row of the table, so that only their names are known.
fn takes_a_name_apart(line: &str) -> Option<&'static str> {
    const METHODS: [&str; 9] = [
        "starts_with(",
        "ends_with(",
        "strip_prefix(",
        "strip_suffix(",
        "contains(",
        "split(",
        "split_once(",
        "rsplit(",
        "find(",
    ];
    const OTHER_TARGETS: [&str; 4] = ["\"llvm.wasm.", "\"llvm.amdgcn.", "\"llvm.aarch64.", "\"llvm.arm."];
    // The name of a row by its id, or that in the table of a module: what is behind it tells what becomes of it.
    let names = ["id.name()", "which.name()", "info(id).name()"].into_iter();
    let names = names.chain([").name"].into_iter().filter(|_| line.contains("intrins()")));
    for (at, rest) in names.flat_map(|name| line.match_indices(name).map(|(at, text)| (at, &line[at + text.len()..]))) {
        let method = rest.strip_prefix('.').is_some_and(|rest| METHODS.iter().any(|m| rest.starts_with(m)));
        let matched = rest.trim() == "{" && line[..at].contains("match ");
        let other = rest.strip_prefix(" ==").or_else(|| rest.strip_prefix(" !="));
        let compared = other.is_some_and(|other| !OTHER_TARGETS.iter().any(|t| other.trim_start().starts_with(t)));
        if method || matched || compared || rest.starts_with('[') {
            return Some("a look into the name of an intrinsic");
        }
    }
    // Names of globals of the compiler are asked for by the same prefix, but nobody cuts it off.
    if line.contains(".strip_prefix(\"llvm.\")") {
        return Some("the name of an intrinsic without its prefix");
    }
    let compared = line.match_indices("\"llvm.").any(|(at, _)| {
        let (before, text) = line.split_at(at);
        let after = text[1..].split_once('"').map_or("", |parts| parts.1.trim_start());
        let word = text[6..].starts_with(|c: char| c.is_ascii_lowercase()) && !before.ends_with('b');
        let argument = METHODS.iter().any(|m| before.strip_suffix(m).is_some_and(|b| b.ends_with('.')));
        let arm = after.starts_with("=>") || after.starts_with('|') || before.trim_end().ends_with('|');
        let listed = before.contains('[') && METHODS.iter().any(|m| after.contains(&format!("].{m}")));
        word && !OTHER_TARGETS.iter().any(|t| text.starts_with(t))
            && (argument || arm || listed || before.trim_end().ends_with("==") || before.trim_end().ends_with("!="))
    });
    compared.then_some("a comparison with the name of an intrinsic")
}

/// Names of intrinsics are read where modules are read and printed, and by the tables; everybody else asks for columns of rows.
#[test]
fn names_of_intrinsics_are_not_taken_apart() {
    const READERS: [&str; 5] =
        ["engine/text", "engine/bitcode", "engine/lab", "engine/ir/src/intrinsics", "engine/verify/src/rules.rs"];
    let is_test = |path: &Path| {
        let part =
            |p: &str| p == "tests" || p == "testing" || p == "cases" || p.contains("tests") || p == "coverage.rs";
        path.components().any(|c| part(&c.as_os_str().to_string_lossy()))
    };
    let mut folders: Vec<PathBuf> = ["engine", "passes", "backend", "src"].iter().map(|f| root().join(f)).collect();
    let (mut wrong, mut files) = (Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.strip_prefix(root()).expect("a path below the root");
            if READERS.iter().any(|r| name.starts_with(r)) || is_test(name) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source file");
                let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or("");
                files += 1;
                for (at, line) in lines_of_code(code) {
                    if let Some(what) = takes_a_name_apart(&line) {
                        wrong.push(format!("{}:{}: {what}", name.display(), at));
                    }
                }
            }
        }
    }
    assert!(files > 300, "{files}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_taken_apart_are_found() {
    for line in [
        "let short = id.name().strip_prefix(prefix)?;",
        "f.intrins().get(n).name.starts_with(\"llvm.nvvm.reflect\")",
        "\"llvm.nvvm.sqrt.approx.f\" => false,",
        "if name == \"llvm.assume\" {",
        "let fill = name.starts_with(\"llvm.memset.\");",
        "| \"llvm.trap\"",
        "[\"llvm.trap\", \"llvm.debugtrap\"].contains(&name)",
        "let short = &id.name()[10..];",
        "match id.name() {",
        "if f.intrins().get(n).name != other {",
        "row.is_some_and(|id| id.name() == wanted)",
        "return name != \"llvm.assume\";",
        "let Some(name) = base.strip_prefix(\"llvm.\") else { return };",
        "let short = f.intrins() // A comment.\n    .get(n)\n    // Another.\n    .name\n    .strip_prefix(prefix)?;",
    ] {
        assert!(lines_of_code(line).iter().any(|(_, line)| takes_a_name_apart(line).is_some()), "{line}");
    }
    for line in [
        "name.starts_with(b\"llvm.\")",
        "g.starts_with(\"llvm.\")",
        "[\"llvm.wasm.throw\"].contains(&name)",
        "self.fail(\"llvm.gcroot parameter #1 must be an alloca.\")",
        "// name.starts_with(\"llvm.memset.\")",
        "id.name().into()",
        "let node = find(\"llvm.loop\");",
        "b\"llvm.ident\" => self.strings_of(\"llvm.ident\", list),",
        "let name = &*f.intrins().get(n).name;",
        "let kill = &*f.intrins().get(n).name == \"llvm.amdgcn.kill\";",
        "match find(id.name()) {",
        "out.push_str(id.name());\n..Default::default()",
    ] {
        assert!(lines_of_code(line).iter().all(|(_, line)| takes_a_name_apart(line).is_none()), "{line}");
    }
}

#[test]
fn the_plot_is_of_the_figures() {
    let read = |name: &str| std::fs::read_to_string(root().join(name)).expect(name);
    let (figures, plot) = (read("benches/data/size.csv"), read("docs/compile-time.svg"));
    let (head, rows) = figures.split_once('\n').expect("rows");
    assert!(plot.contains(head.trim_start_matches("# ")), "drawn from other figures: {head}");
    // A circle per row, in the order of the rows of each side.
    assert_eq!(plot.matches("<circle").count(), rows.lines().count() - 1);
    assert!(rows.lines().skip(1).all(|row| row.split(',').count() == 3 && !row.contains(",0.0000")));
}

/// The lines of the `sh` blocks of `text` that start a command, with their numbers.
#[cfg(unix)]
fn commands(text: &str) -> Vec<(usize, &str)> {
    let (mut found, mut in_shell, mut in_block) = (Vec::new(), false, false);
    for (at, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            in_shell = !in_block && line == "```sh";
            in_block = !in_block;
        } else if in_shell && !line.trim().is_empty() {
            found.push((at + 1, line));
        }
    }
    found
}

/// What the commands of the README read: those of front ends have written it before, others are files of a user.
#[cfg(unix)]
fn readme_folder() -> tempfile::TempDir {
    use std::os::unix::fs::{PermissionsExt, symlink};
    const FRONT_ENDS: [(&str, &str); 4] = [
        ("saxpy.ll", "saxpy.ll"),
        ("dump/0/row_softmax.llir", "frontends/triton/softmax.row_softmax.ll"),
        ("block_sum.ll", "frontends/numba/kernels.block_sum.ll"),
        ("kernels.ll", "frontends/rust/kernels.ll"),
    ];
    const KERNEL: &str = "target triple = \"nvptx64-nvidia-cuda\"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
        define ptx_kernel void @k(ptr addrspace(1) %p) {\n  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
        %at = getelementptr float, ptr addrspace(1) %p, i32 %i\n  store float 1.0, ptr addrspace(1) %at\n  ret void\n}\n";
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for name in ["bin", "dump/0", "kernels"] {
        std::fs::create_dir_all(at(name)).expect("a folder");
    }
    symlink(env!("CARGO_BIN_EXE_warpc"), at("bin/warpc")).expect("a link");
    for (name, kernel) in FRONT_ENDS {
        std::fs::copy(root().join("tests/kernels").join(kernel), at(name)).expect("a committed kernel");
    }
    let caller = "declare i32 @seven()\ndefine ptx_kernel void @c(ptr addrspace(1) %p) {\n  %x = call i32 @seven()\n  \
                  store i32 %x, ptr addrspace(1) %p\n  ret void\n}\n";
    let called = "define i32 @seven() {\n  ret i32 7\n}\n";
    for (name, text) in
        [("k.ll", KERNEL), ("kernels/one.ll", KERNEL), ("a.bc", caller), ("b.bc", called), ("own.bc", called)]
    {
        std::fs::write(at(name), text).expect("a file");
    }
    std::fs::write(at("fails.sh"), "#!/bin/sh\ngrep -q 'store float' \"$1\"\n").expect("a script");
    std::fs::set_permissions(at("fails.sh"), std::fs::Permissions::from_mode(0o755)).expect("permissions");
    folder
}

/// Commands of warpc and of the shell run as they stand. Those of other tools need these tools.
#[cfg(unix)]
#[test]
fn commands_of_the_readme_run() {
    const TOOLS: [&str; 6] = ["cargo ", "clang++ ", "TRITON_ALWAYS_COMPILE=1 ", "python ", "rustc ", "tools/"];
    const PTX: [&str; 7] =
        ["saxpy.ptx", "softmax.ptx", "block_sum.ptx", "kernels.ptx", "zero.ptx", "k.ptx", "ptx/one.ptx"];
    let text = std::fs::read_to_string(root().join("README.md")).expect("README.md");
    let folder = readme_folder();
    let own = format!("{}:", folder.path().join("bin").display());
    let path = own + &std::env::var("PATH").unwrap_or_default();
    let (mut run, mut others) = (0, 0);
    for (at, line) in commands(&text) {
        if TOOLS.iter().any(|tool| line.starts_with(tool)) {
            others += 1;
            continue;
        }
        let mut shell = std::process::Command::new("sh");
        shell.args(["-ec", line]).current_dir(folder.path()).env("PATH", &path).env_remove("WARPC_CACHE_DIR");
        let out = shell.stdin(std::process::Stdio::null()).output().expect("a shell");
        assert!(out.status.success(), "README.md:{at}: {line}\n{}", String::from_utf8_lossy(&out.stderr));
        run += 1;
    }
    assert!(
        run >= 15 && others >= 5,
        "{run} commands run, {others} are of other tools: the README is not read as it is written"
    );
    for name in PTX {
        let ptx = std::fs::read_to_string(folder.path().join(name)).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert!(ptx.contains(".entry"), "{name} has no kernel");
    }
}

/// What stands in the documents as a command: the lines of `sh` blocks, and spans of code, that begin with the name of a program.
fn commands_of_documents() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for document in documents() {
        let name = document.strip_prefix(root()).unwrap_or(&document).display().to_string();
        let text = std::fs::read_to_string(&document).expect("a document");
        let mut in_block = false;
        for (at, line) in text.lines().enumerate() {
            if line.starts_with("```") {
                in_block = !in_block;
                continue;
            }
            let spans: Vec<&str> = if in_block { vec![line] } else { line.split('`').skip(1).step_by(2).collect() };
            let is_command = |span: &&str| span.starts_with("warpc ") || span.contains("cargo ");
            found.extend(
                spans.into_iter().filter(is_command).map(|span| (format!("{name}:{}", at + 1), span.to_string())),
            );
        }
    }
    found
}

/// The options of `command` that `help` does not have, other than knobs.
fn unknown_options(command: &str, help: &str, knobs: &str) -> Vec<String> {
    let words = command.split(" #").next().unwrap_or_default().split_whitespace();
    let options = words.filter(|word| word.starts_with('-') && word.len() > 2 && !word.starts_with("-O"));
    let name = |word: &str| word.trim_start_matches('-').split(['=', ',', ')']).next().unwrap_or_default().to_string();
    let has = |text: &str, name: &str| {
        let after = |at: usize| text[at + name.len()..].chars().next();
        text.match_indices(name).any(|(at, _)| {
            (text[..at].ends_with("--") || text[..at].ends_with(" -"))
                && !after(at).is_some_and(|c| c.is_alphanumeric() || c == '-')
                || (at == 0 || text[..at].ends_with(char::is_whitespace)) && after(at).is_some_and(char::is_whitespace)
        })
    };
    options.map(name).filter(|name| !name.is_empty() && !has(help, name) && !has(knobs, name)).collect()
}

#[test]
fn commands_of_documents_have_their_options() {
    let warpc = |args: &[&str]| {
        let out = std::process::Command::new(env!("CARGO_BIN_EXE_warpc")).args(args).output().expect("warpc");
        (out.status.success(), String::from_utf8_lossy(&out.stdout).into_owned())
    };
    let knobs = warpc(&["knobs"]).1;
    let lock = std::fs::read_to_string(root().join("Cargo.lock")).expect("Cargo.lock");
    let (mut wrong, mut looked_at) = (Vec::new(), 0);
    for (place, command) in commands_of_documents() {
        looked_at += 1;
        if let Some(rest) = command.strip_prefix("warpc ") {
            let subcommand = rest.split_whitespace().next().unwrap_or_default().trim_end_matches([';', ',']);
            if subcommand.starts_with('-') || subcommand == "COMMAND" {
                continue;
            }
            let (known, mut help) = warpc(&[subcommand, "--help"]);
            if matches!(subcommand, "opt" | "llc") {
                help += &warpc(&[subcommand, "-help-list-hidden"]).1;
                help += " --help-list-hidden ";
            }
            if !known {
                wrong.push(format!("{place}: there is no `warpc {subcommand}`"));
                continue;
            }
            let unknown = unknown_options(rest, &help, &knobs);
            wrong.extend(unknown.into_iter().map(|option| format!("{place}: `warpc {subcommand}` has no `{option}`")));
            continue;
        }
        // Crates and test programs that cargo is told to take.
        let words: Vec<&str> = command.split_whitespace().collect();
        for pair in words.windows(2) {
            let name = pair[1].trim_end_matches([',', ')', '.']);
            let exists = match pair[0] {
                "-p" => name == "CRATE" || lock.contains(&format!("name = \"{name}\"\n")),
                "--test" => {
                    let homes = [
                        "",
                        "backend/assembler/",
                        "backend/emulate/",
                        "backend/ptx/",
                        "backend/sass/",
                        "backend/syntax/",
                        "engine/bitcode/",
                        "engine/interp/",
                        "passes/pipelines/",
                    ];
                    let files = |home: &str| [format!("{home}tests/{name}.rs"), format!("{home}tests/{name}/main.rs")];
                    homes.iter().flat_map(|home| files(home)).any(|file| root().join(file).is_file())
                }
                _ => true,
            };
            if !exists {
                wrong.push(format!("{place}: {} {name} is nothing that cargo finds", pair[0]));
            }
        }
    }
    assert!(looked_at >= 60, "only {looked_at} commands were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn options_that_do_not_exist_are_found() {
    let help = "  -o, --output <FILE>\n      --arch <ARCH>  Architecture\n";
    let knobs = "inline-threshold  225  a knob\n";
    let unknown = |command: &str| unknown_options(command, help, knobs);
    assert!(unknown("build k.ll --arch sm_90 --output=x -inline-threshold=7 -O2 -o y # --no").is_empty());
    assert_eq!(unknown("build --archi sm_90 --out x -threshold=7"), ["archi", "out", "threshold"]);
}
