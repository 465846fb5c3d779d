//! Cases of rewrite rules: `rules/<pass>/*.txt`.
//!
//! ```text
//! # A comment.
//! rule sub_of_constant
//!   fires i4 (i4 %x) sub i4 %x, 3
//!      => %r = add i4 %x, -3; ret i4 %r
//!   never i4 (i4 %x, i4 %y) sub i4 %x, %y
//! ```
//!
//! An input is the type and the parameters of a function and its body, instructions separated by `;`. If the body does not end
//! in a terminator, its last instruction is called `%r` and returned. The whole pass runs on it.
//!
//! A line `with TEXT` puts text of the module, lines separated by `;`, before the functions of the cases that follow in the file:
//! variables, declarations, a triple; attributes that are called `#0` are those of the functions. `with` alone ends that.
//!
//! * `fires`: the rule must fire, the output must be the text after `=>`, and the exact evaluator must accept the rewrite.
//! * `shows`: the same for inputs that the exact evaluator cannot run: floating point, memory, vectors, wide integers.
//! * `never`: the rule must not fire; the rewrite, if any, must be right where the evaluator can tell.
//!
//! `WARPC_UPDATE=1` rewrites the outputs in place. [`check_rules`] also fails for a rule that a `rules!` block of the sources
//! lists and that has no doc comment with `->`, no `fires` or `shows`, or no `never`.

use super::{Rng, behaviours, eval, for_inputs, make_pass, refines, run_pass};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use warpc_analysis::rules::{Declared, files, fired};
use warpc_ir::{Func, FuncMut};
use warpc_phase::PassInfo;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_function};

/// Inputs tried per case by the exact evaluator.
const INPUTS: usize = 700;

/// How many times as many instructions as it was given a pass may make of a case.
const RUNAWAY: usize = 12;

/// What a case demands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Fires,
    Shows,
    Never,
}

/// Runs all cases of a pass of the crate at `root`, its `CARGO_MANIFEST_DIR`, whose rules are declared in `src/<folder>/`.
pub fn check_rules(pass: &PassInfo, root: &str, folder: &str) {
    let root = Path::new(root);
    let declared = Declared::of_folder(&root.join("src").join(folder));
    let mut problems = String::new();
    let mut seen: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for path in files(&root.join("rules").join(pass.name), "txt") {
        let text = std::fs::read_to_string(&path).expect("cases");
        let (rule, module) = (String::new(), String::new());
        let mut checker = Checker { pass, folder, file: &path, rule, module, problems: &mut problems, seen: &mut seen };
        let rewritten = checker.file(&text);
        if std::env::var_os("WARPC_UPDATE").is_some() && rewritten != text {
            std::fs::write(&path, rewritten).expect("cases");
        }
    }
    for problem in declared.problems(&seen) {
        let _ = writeln!(problems, "{problem}");
    }
    assert!(problems.is_empty(), "{} rules of {}\n{problems}", declared.listed.len(), pass.name);
}

/// Runs the cases of one file.
struct Checker<'t> {
    pass: &'t PassInfo,
    folder: &'t str,
    file: &'t Path,
    rule: String,
    /// Text of the module before the function of a case.
    module: String,
    problems: &'t mut String,
    seen: &'t mut BTreeMap<String, [usize; 2]>,
}

impl Checker<'_> {
    fn problem(&mut self, line: usize, message: &str) {
        let _ = writeln!(self.problems, "{}:{}: {}: {message}", self.file.display(), line + 1, self.rule);
    }

    /// Runs all cases; returns the text with the outputs as they are.
    fn file(&mut self, text: &str) -> String {
        let lines: Vec<&str> = text.lines().collect();
        let mut out = String::new();
        let mut k = 0;
        while k < lines.len() {
            let line = lines[k].trim();
            let _ = writeln!(out, "{}", lines[k]);
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let kind = match word {
                "rule" => {
                    self.rule = rest.to_string();
                    self.seen.entry(self.rule.clone()).or_default();
                    k += 1;
                    continue;
                }
                "with" => {
                    let add = rest.split(';').map(|text| format!("{}\n", text.trim()));
                    self.module =
                        if rest.is_empty() { String::new() } else { add.fold(self.module.clone(), |a, b| a + &b) };
                    k += 1;
                    continue;
                }
                "fires" => Kind::Fires,
                "shows" => Kind::Shows,
                "never" => Kind::Never,
                _ => {
                    if !line.is_empty() && !line.starts_with('#') {
                        self.problem(k, "neither a rule nor a case");
                    }
                    k += 1;
                    continue;
                }
            };
            let at = k;
            k += 1;
            let wanted = lines.get(k).and_then(|next| next.trim().strip_prefix("=>")).map(str::trim);
            k += wanted.is_some() as usize;
            let got = self.case(at, kind, rest);
            self.seen.entry(self.rule.clone()).or_default()[(kind == Kind::Never) as usize] += 1;
            // Rules that undo one another run until the budget of the pass is used up, and leave what they made.
            let instructions = |text: &str| text.matches(';').count() + 1;
            if instructions(&got) > RUNAWAY * instructions(rest) {
                self.problem(at, "runs away: rules undo one another");
                continue;
            }
            if kind != Kind::Never {
                let _ = writeln!(out, "     => {got}");
                if wanted != Some(got.as_str()) {
                    self.problem(at, &format!("gives\n     => {got}"));
                }
            }
        }
        out
    }

    /// Runs one case; returns the body of the output.
    fn case(&mut self, line: usize, kind: Kind, input: &str) -> String {
        let Some(text) = module_text(&self.module, input) else {
            self.problem(line, "is not `TYPE (PARAMETERS) BODY`");
            return String::new();
        };
        let options = ReadOptions { keep_names: true, upgrade: true, device: true, ..Default::default() };
        let mut module = match parse_module(text.as_bytes(), &options) {
            Ok(module) => module,
            Err(errors) => {
                self.problem(line, &format!("{}\n{text}", errors[0].message));
                return String::new();
            }
        };
        let global = module.find_global("f").expect("f");
        let mut body = *module.take_body(global).expect("a body");
        let before = body.clone();
        fired::take();
        {
            let mut f = FuncMut::of_body(&mut body, module.ctx());
            f.build_uses();
            run_pass(&mut *make_pass(self.pass, &[]), &mut f);
            if let Err(message) = f.check_uses() {
                self.problem(line, &message.to_string());
            }
        }
        let inside = format!("::{}", self.folder);
        let rules: Vec<&str> =
            fired::take().iter().filter(|(m, _)| m.contains(&inside)).map(|(_, rule)| *rule).collect();
        let hit = rules.contains(&self.rule.as_str());
        match kind {
            Kind::Never if hit => self.problem(line, "fires"),
            Kind::Fires | Kind::Shows if !hit => self.problem(line, &format!("does not fire; these do: {rules:?}")),
            _ => {}
        }
        let (old, new) = (Func::of_body(&before, module.ctx()), Func::of_body(&body, module.ctx()));
        let can_run = eval::can_run(&old) && eval::can_run(&new);
        match kind {
            Kind::Fires if !can_run => self.problem(line, "cannot be checked exactly: `shows` it only"),
            Kind::Shows if can_run => self.problem(line, "can be checked exactly: it `fires`"),
            _ => {}
        }
        if can_run {
            self.refines(line, &old, &new, &noundef_parameters(input));
        }
        body_text(&new)
    }

    /// Checks exactly that `new` refines `old`, for arguments that are defined where `noundef` says so.
    fn refines(&mut self, line: usize, old: &Func<'_>, new: &Func<'_>, noundef: &[bool]) {
        let widths: Vec<u32> =
            old.side().args.iter().map(|arg| old.types().int_bits(arg.ty).expect("an integer")).collect();
        let mut wrong = None;
        for_inputs(&mut Rng(line as u64 + 1), &widths, INPUTS, |args| {
            let allowed = args.iter().zip(noundef).all(|(&arg, &defined)| !defined || eval::is_one_value(arg));
            if allowed && wrong.is_none() && !refines(&behaviours(old, args), &behaviours(new, args)) {
                wrong = Some(args.to_vec());
            }
        });
        if let Some(args) = wrong {
            self.problem(line, &format!("is wrong for arguments {args:x?}:\n{}", body_text(new)));
        }
    }
}

/// The module of `TYPE (PARAMETERS) BODY`.
fn module_text(module: &str, input: &str) -> Option<String> {
    let (result, rest) = input.split_once(" (")?;
    // The list of parameters ends at the parenthesis that closes it: attributes may have some of their own.
    let mut depth = 1;
    let end = rest.char_indices().find_map(|(at, c)| {
        depth += (c == '(') as i32 - (c == ')') as i32;
        (depth == 0).then_some(at)
    })?;
    let (parameters, body) = (&rest[..end], rest[end + 1..].trim());
    let mut lines: Vec<String> = body.split(';').map(|line| line.trim().to_string()).collect();
    let last = lines.last_mut()?;
    if !["ret ", "br ", "unreachable", "switch "].iter().any(|word| last.starts_with(word)) {
        *last = format!("%r = {last}");
        lines.push(format!("ret {result} %r"));
    }
    let attributes = if module.contains("attributes #0 =") { "#0 " } else { "" };
    let body = lines.join("\n");
    Some(format!("{module}declare void @use(...)\ndefine {result} @f({parameters}) {attributes}{{\n{body}\n}}\n"))
}

/// Which parameters of `TYPE (PARAMETERS) BODY` are `noundef`.
fn noundef_parameters(input: &str) -> Vec<bool> {
    let parameters = input.split_once(" (").and_then(|(_, rest)| rest.split_once(')')).map_or("", |(list, _)| list);
    parameters.split(',').map(|parameter| parameter.contains("noundef")).collect()
}

/// The body of a function on one line.
fn body_text(f: &Func<'_>) -> String {
    let text = String::from_utf8(print_function(f, None, &PrintOptions::default())).expect("text");
    let inside = text.split_once("{\n").map_or("", |(_, rest)| rest);
    let lines = inside.lines().map(|line| line.split(" ; ").next().unwrap_or(line).trim());
    lines.filter(|line| !line.is_empty() && *line != "}").collect::<Vec<_>>().join("; ")
}
