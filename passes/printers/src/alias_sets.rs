//! `print-alias-sets`: what a function accesses, in sets of memory locations and instructions that may touch the same memory.
//!
//! Instructions are added in order. A location joins the sets it may meet, which become one; the merged ones stay as forwarders while
//! a pointer still names them. Instructions of unknown effect are members as they are. Above a number of locations
//! (`alias-set-saturation-threshold`) everything is one set, which bounds the questions asked.
//!
//! **Cost**: a question for each location and member of the sets before it, until they saturate.
//! **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge. Sets are named by their numbers.

use crate::row::{body, printer};
use std::collections::HashMap;
use std::fmt::Write;
use warpc_analysis::alias::argument;
use warpc_analysis::{Alias, AliasCache, AliasResult, AnalysisSet, Loc, ModRef, Size, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Ordering, Value};
use warpc_phase::PassInfo;
use warpc_scev::knobs::{ACCESSES, ALIAS_SET_SATURATION};
use warpc_text::FunctionText;

const NAME: &str = "print-alias-sets";

/// Row of the printer.
pub const PRINT: PassInfo =
    printer(NAME, "print what may touch the same memory", AnalysisSet::NONE, &[ACCESSES], |params| {
        body(NAME, params, |f, cx| {
            let limit = usize::try_from(cx.session.knobs.get(ALIAS_SET_SATURATION)).unwrap_or(0);
            let mut cache = AliasCache::default();
            let mut tracker = Tracker::new(Alias::new(f, &mut cache), limit);
            for i in f.block_order().flat_map(|b| f.block_insts(b)) {
                tracker.add(i);
            }
            let mut out = format!("Alias sets for function '{}':\n", String::from_utf8_lossy(f.name()));
            tracker.print(&mut out);
            out.into_bytes()
        })
    });

/// Row of a set in the tracker.
type Set = usize;

/// A set of memory locations and instructions.
#[derive(Default)]
struct AliasSet {
    /// The set that took over its members.
    forward: Option<Set>,
    locs: Vec<Loc>,
    /// Instructions of unknown effect.
    unknown: Vec<Inst>,
    /// Pointers, forwarders and the list of unknown instructions that name it; it goes with the last.
    refs: u32,
    access: u8,
    /// Whether some members may not be the same address.
    may: bool,
    gone: bool,
}

struct Tracker<'q, 'a> {
    aa: Alias<'q, 'a>,
    sets: Vec<AliasSet>,
    of_pointer: HashMap<Value, Set>,
    /// The one set there is since the others were too large.
    saturated: Option<Set>,
    /// Locations of all sets.
    locs: usize,
    limit: usize,
}

impl<'q, 'a> Tracker<'q, 'a> {
    fn new(aa: Alias<'q, 'a>, limit: usize) -> Self {
        Tracker { aa, sets: Vec::new(), of_pointer: HashMap::new(), saturated: None, locs: 0, limit }
    }
    /// Adds what instruction `i` accesses.
    fn add(&mut self, i: Inst) {
        let f = self.aa.f;
        let effect = match f.op(i) {
            Opcode::Load => ModRef::REF,
            Opcode::Store => ModRef::MOD,
            Opcode::VaArg => ModRef::BOTH,
            Opcode::Call | Opcode::Invoke | Opcode::CallBr => return self.add_call(i),
            _ => return self.add_unknown(i),
        };
        let ordered = matches!(f.op(i), Opcode::Load | Opcode::Store) && f.mem(i).ordering > Ordering::Monotonic;
        match Loc::of(f, i).filter(|_| !ordered) {
            Some(loc) => self.add_loc(loc, effect),
            None => self.add_unknown(i),
        }
    }
    fn add_call(&mut self, i: Inst) {
        let f = self.aa.f;
        let memory = facts::call_memory(f, i);
        if !memory.only_args() {
            return self.add_unknown(i);
        }
        let mut all = ModRef(memory.reads() as u8 | (memory.writes() as u8) << 1);
        if marks_invariant(f, i) {
            all = all.and(ModRef::REF);
        }
        for n in 0..f.call(i).num_args as usize {
            if !f.types().is_ptr(f.type_of(f.operand(i, n))) {
                continue;
            }
            let (loc, effect) = argument(f, i, n);
            let effect = effect.and(all);
            if !effect.is_none() {
                self.add_loc(loc, effect);
            }
        }
    }
    fn add_loc(&mut self, loc: Loc, effect: ModRef) {
        let set = self.set_of(loc);
        self.sets[set].access |= effect.0;
        if self.saturated.is_none() && self.locs > self.limit {
            self.saturate();
        }
    }
    /// The set that `loc` is in from now on.
    fn set_of(&mut self, loc: Loc) -> Set {
        let mut of_pointer = self.of_pointer.get(&loc.ptr).copied();
        if let Some(set) = &mut of_pointer {
            *set = self.collapse(*set);
            self.of_pointer.insert(loc.ptr, *set);
            if self.sets[*set].locs.contains(&loc) {
                return *set;
            }
        }
        let (set, same) = match self.saturated {
            Some(set) => (set, false),
            None => self.merge_for_loc(&loc, of_pointer).unwrap_or_else(|| (self.new_set(), true)),
        };
        let row = &mut self.sets[set];
        row.may |= !same;
        row.locs.push(loc);
        self.locs += 1;
        match of_pointer {
            Some(old) => {
                let now = self.collapse(old);
                self.of_pointer.insert(loc.ptr, now);
            }
            None => {
                self.sets[set].refs += 1;
                self.of_pointer.insert(loc.ptr, set);
            }
        }
        set
    }
    fn new_set(&mut self) -> Set {
        self.sets.push(AliasSet::default());
        self.sets.len() - 1
    }
    /// The set that stands for `set` now. Who named it names that one.
    fn collapse(&mut self, set: Set) -> Set {
        let mut last = set;
        while let Some(next) = self.sets[last].forward {
            last = next;
        }
        if last != set {
            self.sets[last].refs += 1;
            self.drop_ref(set);
        }
        last
    }
    fn drop_ref(&mut self, set: Set) {
        let mut at = Some(set);
        while let Some(set) = at {
            let row = &mut self.sets[set];
            row.refs -= 1;
            if row.refs > 0 {
                break;
            }
            row.gone = true;
            at = row.forward;
        }
    }
    /// Rows of sets that have members.
    fn live(&self) -> impl Iterator<Item = Set> + use<'q, 'a> {
        let live: Vec<Set> =
            (0..self.sets.len()).filter(|&s| !self.sets[s].gone && self.sets[s].forward.is_none()).collect();
        live.into_iter()
    }
    /// Merges all sets that `loc` may meet; whether it is the same address as all of them. `known` is the set of its pointer.
    fn merge_for_loc(&mut self, loc: &Loc, known: Option<Set>) -> Option<(Set, bool)> {
        let (mut found, mut same) = (None, true);
        for set in self.live() {
            if Some(set) != known {
                match self.meets_loc(set, loc) {
                    AliasResult::No => continue,
                    AliasResult::Must => {}
                    _ => same = false,
                }
            }
            match found {
                None => found = Some(set),
                Some(first) => self.merge(first, set),
            }
        }
        Some((found?, same))
    }
    fn meets_loc(&mut self, set: Set, loc: &Loc) -> AliasResult {
        let row = &self.sets[set];
        for other in &row.locs {
            let result = self.aa.alias(loc, other);
            if result != AliasResult::No {
                return result;
            }
        }
        let touched = row.unknown.iter().any(|&i| !self.aa.mod_ref(i, loc).is_none());
        if touched { AliasResult::May } else { AliasResult::No }
    }
    fn meets_unknown(&mut self, set: Set, i: Inst) -> bool {
        let f = self.aa.f;
        let row = &self.sets[set];
        row.unknown.iter().any(|&other| {
            !f.op(i).is_call()
                || !f.op(other).is_call()
                || !self.aa.mod_ref_call(other, i).is_none()
                || !self.aa.mod_ref_call(i, other).is_none()
        }) || row.locs.iter().any(|loc| !self.aa.mod_ref(i, loc).is_none())
    }
    /// `to` takes over the members of `from`, which forwards to it.
    fn merge(&mut self, to: Set, from: Set) {
        let locs = std::mem::take(&mut self.sets[from].locs);
        let unknown = std::mem::take(&mut self.sets[from].unknown);
        let (access, may) = (self.sets[from].access, self.sets[from].may);
        let aa = &mut self.aa;
        let row = &mut self.sets[to];
        row.access |= access;
        // Sets of one address each stay one only if the addresses are the same.
        let both_must = !row.may && !may;
        let differ = both_must && !row.locs.iter().any(|x| locs.iter().any(|y| aa.must_alias(x, y)));
        row.may |= may || differ;
        row.locs.extend(locs);
        let had_unknown = !unknown.is_empty();
        // The list of unknown instructions names its set.
        row.refs += (had_unknown && row.unknown.is_empty()) as u32 + 1;
        row.unknown.extend(unknown);
        self.sets[from].forward = Some(to);
        if had_unknown {
            self.drop_ref(from);
        }
    }
    fn add_unknown(&mut self, i: Inst) {
        let f = self.aa.f;
        let marker = facts::intrinsic(f, i).is_some_and(|x| {
            let says = matches!(x, id::ASSUME | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL | id::SIDEEFFECT | id::PSEUDOPROBE);
            says || matches!(x, id::ALLOW_RUNTIME_CHECK | id::ALLOW_UBSAN_CHECK)
        });
        if marker || !facts::may_read(f, i) && !facts::may_write(f, i) {
            return;
        }
        let mut found = self.saturated;
        if found.is_none() {
            for set in self.live() {
                if self.meets_unknown(set, i) {
                    match found {
                        None => found = Some(set),
                        Some(first) => self.merge(first, set),
                    }
                }
            }
        }
        let set = found.unwrap_or_else(|| self.new_set());
        let row = &mut self.sets[set];
        row.refs += row.unknown.is_empty() as u32;
        row.unknown.push(i);
        row.may = true;
        let guard = facts::intrinsic(f, i) == Some(id::EXPERIMENTAL_GUARD);
        let writes = facts::may_write(f, i) && !guard && !marks_invariant(f, i);
        row.access |= if writes { ModRef::BOTH.0 } else { ModRef::REF.0 };
    }
    /// Makes all sets one.
    fn saturate(&mut self) {
        let all: Vec<Set> = (0..self.sets.len()).filter(|&s| !self.sets[s].gone).collect();
        let one = self.new_set();
        self.saturated = Some(one);
        (self.sets[one].may, self.sets[one].access) = (true, ModRef::BOTH.0);
        for set in all {
            match self.sets[set].forward.replace(one) {
                Some(old) => {
                    self.sets[one].refs += 1;
                    self.drop_ref(old);
                }
                None => self.merge(one, set),
            }
        }
    }
    fn print(&self, out: &mut String) {
        let shown: Vec<Set> = (0..self.sets.len()).filter(|&s| !self.sets[s].gone).collect();
        let saturated = if self.saturated.is_some() { " (Saturated)" } else { "" };
        // Writing to a string does not fail.
        let _ = writeln!(
            out,
            "Alias Set Tracker: {}{saturated} alias sets for {} pointer values.",
            shown.len(),
            self.of_pointer.len()
        );
        let mut texts = FunctionText::new(self.aa.f);
        shown.into_iter().for_each(|set| self.print_set(set, &mut texts, out));
        out.push('\n');
    }
    fn print_set(&self, set: Set, texts: &mut FunctionText<'_>, out: &mut String) {
        let (f, row) = (self.aa.f, &self.sets[set]);
        let _ = write!(
            out,
            "  AliasSet[0x{:x}, {}] {} alias, {} ",
            set + 1,
            row.refs,
            if row.may { "may" } else { "must" },
            ["No access", "Ref      ", "Mod      ", "Mod/Ref  "][row.access as usize & 3]
        );
        if let Some(to) = row.forward {
            let _ = write!(out, " forwarding to 0x{:x}", to + 1);
        }
        for (n, loc) in row.locs.iter().enumerate() {
            out.push_str(if n == 0 { "Memory locations: (" } else { ", (" });
            texts.typed(f, loc.ptr, out);
            let _ = match loc.size {
                Size::Exact(n) => write!(out, ", LocationSize::precise({n}))"),
                Size::AtMost(n) => write!(out, ", LocationSize::upperBound({n}))"),
                Size::After => write!(out, ", unknown after)"),
                Size::Any => write!(out, ", unknown before-or-after)"),
            };
        }
        for (n, &i) in row.unknown.iter().enumerate() {
            let _ = match n {
                0 => write!(out, "\n    {} Unknown instructions: ", row.unknown.len()),
                _ => write!(out, ", "),
            };
            match f.side().names.as_ref().is_some_and(|names| !names.get(i.into()).is_empty()) {
                true => texts.typed(f, i.into(), out),
                false => {
                    out.push_str("  ");
                    texts.inst(f, i, out);
                }
            }
        }
        out.push('\n');
    }
}

/// Whether `i` begins a span in which memory does not change and that nothing ends: it only says so.
fn marks_invariant(f: &Func<'_>, i: Inst) -> bool {
    facts::intrinsic(f, i) == Some(id::INVARIANT_START) && f.is_unused(i.into())
}
