//! The passes of the machine pipeline: systems that are thin shells around functions over columns.

use super::{MachineCx, MachineError, PassResult};
use crate::machine::*;
use crate::{check, cse, debug, emit, print, select, type_registers};
use bevy_ecs::prelude::{Local, World};
use warpc_ir::Func;
use warpc_ir::ids::{Block, Inst};
use warpc_machine::coalesce::{Settings, wants_frequencies};
use warpc_machine::dead::DeadRows;
use warpc_machine::intervals::Intervals;
use warpc_machine::world::{with_machine, with_rows};
use warpc_phase::{Remark, RemarkKind, RemarkText};

/// `select`.
pub fn select(cx: MachineCx<'_>, world: &mut World, mut scratch: Local<'_, select::Scratch>) -> PassResult {
    let told = match debug::of_function(cx.debug, cx.f).map(|info| info.level) {
        None | Some(debug::Level::Nothing) => select::Told::Nothing,
        Some(debug::Level::Full) => select::Told::Variables,
        Some(_) => select::Told::Lines,
    };
    with_machine::<Ptx, _>(world, |m| select::select(cx.f, cx.session, told, m, &mut scratch));
    *cx.needed = scratch.needed;
    std::mem::swap(cx.recorded, &mut scratch.recorded);
    match scratch.errors.is_empty() {
        true => Ok(true),
        false => Err(MachineError::Input(std::mem::take(&mut scratch.errors))),
    }
}

/// `share-rows`.
pub fn share_rows(_: MachineCx<'_>, world: &mut World, mut scratch: Local<'_, cse::CseScratch>) -> PassResult {
    Ok(with_machine::<Ptx, _>(world, |m| cse::share(m, &mut scratch)))
}

/// `dead-rows`.
pub fn dead_rows(_: MachineCx<'_>, world: &mut World, mut dead: Local<'_, DeadRows>) -> PassResult {
    Ok(with_machine::<Ptx, _>(world, |m| dead.remove(m)))
}

/// `type-registers`.
pub fn type_registers(
    _: MachineCx<'_>,
    world: &mut World,
    mut scratch: Local<'_, type_registers::TypeScratch>,
) -> PassResult {
    Ok(with_machine::<Ptx, _>(world, |m| type_registers::assign_types(m, &mut scratch)))
}

/// `out-of-ssa`.
pub fn out_of_ssa(cx: MachineCx<'_>, world: &mut World) -> PassResult {
    let mut settings = Settings::of(cx.session);
    settings.verify |= cx.session.phase.verify_each;
    *cx.settings = settings;
    with_rows::<Ptx, _>(world, |m, intervals| {
        if wants_frequencies(m.read()) && has_profile(cx.f) {
            block_frequencies(cx.f, m);
        }
        if settings.dump {
            let name = String::from_utf8_lossy(cx.f.name());
            cx.log.extend(format!("*** rows of {name} before its phis are coalesced ***").into_bytes());
            print_rows(m.read(), cx.f, cx.log);
        }
        let changed = cx.coalescing.leave_ssa(m, intervals, &settings)?;
        cx.coalescing.start(m, intervals, &settings)?;
        Ok(changed)
    })
}

/// `coalesce-copies`.
pub fn coalesce_copies(cx: MachineCx<'_>, world: &mut World) -> PassResult {
    with_rows::<Ptx, _>(world, |m, intervals| Ok(cx.coalescing.join_copies(m, intervals, cx.settings)?))
}

/// `coalesce-moves`.
pub fn coalesce_moves(cx: MachineCx<'_>, world: &mut World) -> PassResult {
    with_rows::<Ptx, _>(world, |m, intervals| Ok(cx.coalescing.join_moves(m, intervals, cx.settings)?))
}

/// `rewrite-rows`.
pub fn rewrite_rows(cx: MachineCx<'_>, world: &mut World) -> PassResult {
    with_rows::<Ptx, _>(world, |m, intervals| {
        let changed = cx.coalescing.rewrite(m, intervals, cx.settings)?;
        report(cx, intervals);
        Ok(changed)
    })
}

/// What became of the copies of a function: text for `cssa-verbosity`, and a remark.
fn report(cx: MachineCx<'_>, intervals: &Intervals<'_>) {
    if cx.settings.verbosity > 0 {
        cx.log.extend(cx.coalescing.report(cx.f.name(), cx.settings.verbosity, intervals).into_bytes());
    }
    let stats = cx.coalescing.stats;
    if cx.session.phase.remarks && stats.copies > 0 {
        let (joined, copies, constants) = (stats.joined, stats.copies, stats.rematerialised);
        cx.remarks.push(Remark {
            kind: if joined + constants < copies { RemarkKind::Missed } else { RemarkKind::Passed },
            pass: "rewrite-rows",
            name: "CopiesJoined",
            message: RemarkText::default()
                .arg("Joined", joined)
                .text(" of ")
                .arg("Copies", copies)
                .text(" copies joined, ")
                .arg("Rematerialised", constants)
                .text(" became constants"),
            at: Inst::NONE,
        });
    }
}

/// `check-rows`.
pub fn check_rows(_: MachineCx<'_>, world: &mut World) -> PassResult {
    with_machine::<Ptx, _>(world, |m| check::check(m.read()))?;
    Ok(false)
}

/// `print-ptx`.
pub fn print_ptx(cx: MachineCx<'_>, world: &mut World, mut scratch: Local<'_, print::PrintScratch>) -> PassResult {
    let (ctx, g, out) = (cx.f.ctx(), cx.f.global(), cx.out);
    if cx.wanted.rows {
        *cx.rows = Some(with_machine::<Ptx, _>(world, |m| m.read().to_body()));
    }
    // Remarks count the lines of the text.
    if !cx.wanted.text && !cx.session.phase.remarks {
        return Ok(false);
    }
    out.push(b'\n');
    emit::function_head(ctx, cx.session, g, out);
    let names = print::OfGlobal { ctx, g };
    let start = out.len();
    let frame = with_machine::<Ptx, _>(world, |m| {
        let machine = m.read();
        match (cx.debug, debug::of_function(cx.debug, cx.f)) {
            (Some(module), Some(info)) => {
                let plan = debug::FunctionPlan::new(cx.f, module, info, machine, cx.recorded);
                let mut notes =
                    debug::FunctionNotes::new(cx.f, module, info, machine.locs, plan.places(), plan.commented());
                let rows = print::body(machine, &names, &mut scratch, &mut notes, out);
                let name = |register| scratch.register_name(machine, register);
                if !notes.offsets.is_empty() {
                    let tail = out.split_off(rows);
                    debug::insert(&tail, &notes.offsets, &plan.comments(&name), out);
                }
                *cx.told = plan.finish(&name);
            }
            _ => {
                print::body(machine, &names, &mut scratch, &mut (), out);
            }
        }
        if m.side.uses_depot { m.side.depot.0 } else { 0 }
    });
    if cx.session.phase.remarks {
        report_sizes(&String::from_utf8_lossy(cx.f.name()), instructions(&out[start..]), frame, cx.remarks);
    }
    Ok(false)
}

/// Instructions in the text of a function: lines that begin with an opcode or with the predicate of one.
fn instructions(text: &[u8]) -> usize {
    let begins = |line: &&[u8]| matches!(line, [b'\t', b'a'..=b'z' | b'@', ..]);
    text.split(|&byte| byte == b'\n').filter(begins).count()
}

/// Remarks about what was printed, under the names that LLVM's back ends have for them.
fn report_sizes(function: &str, instructions: usize, frame: u64, remarks: &mut Vec<Remark>) {
    let mut add = |pass, name, message| {
        remarks.push(Remark { kind: RemarkKind::Analysis, pass, name, message, at: Inst::NONE });
    };
    if frame > 0 {
        let text = RemarkText::default().arg("NumStackBytes", frame).text(" stack bytes in function '");
        add("prologepilog", "StackSize", text.arg("Function", function).text("'"));
    }
    let text = RemarkText::default().arg("NumInstructions", instructions).text(" instructions in function");
    add("asm-printer", "InstructionCount", text);
}

/// Appends machine rows as PTX text.
pub(super) fn print_rows(machine: Machine<'_>, f: &Func<'_>, out: &mut Vec<u8>) {
    let names = print::OfGlobal { ctx: f.ctx(), g: f.global() };
    print::body(machine, &names, &mut print::PrintScratch::default(), &mut (), out);
}

/// Whether a branch of `f` has weights, from a profile or a hint. Without, the loops of the layout say as much as is needed.
fn has_profile(f: &Func<'_>) -> bool {
    let Some(prof) = f.ctx().tables.strings.find(b"prof") else { return false };
    f.block_order().any(|b| {
        let t = f.terminator(b);
        t.is_some() && f.flags(t) & warpc_ir::flags::HAS_MD != 0 && f.attachment(t, prof).is_some()
    })
}

/// Frequencies of the blocks of `machine`, which was selected from `f`: labels made by selection run as often as the block they are
/// in.
fn block_frequencies(f: &Func<'_>, machine: &mut MachineMut<'_>) {
    use warpc_analysis::{branch_prob::BranchProbs, freq::BlockFreqs, loops::Loops};
    use warpc_ir::cfg::Cfg;
    use warpc_ir::dom::DomTree;
    let cfg = Cfg::new(f);
    let (dom, post) = (DomTree::new(&cfg), DomTree::post(&cfg));
    let loops = Loops::new(&cfg, &dom);
    let probs = BranchProbs::new(f, &cfg, [&dom, &post], &loops);
    let freqs = BlockFreqs::new(f, &cfg, &probs, &loops);
    let of_block = machine.blocks.freq_mut();
    let mut freq = 1.0;
    for &block in &machine.side.order {
        if block.index() < f.num_blocks() {
            freq = freqs.of(Block(block.0)).max(f64::MIN_POSITIVE) as f32;
        }
        of_block[block] = MFreq(freq.max(f32::MIN_POSITIVE));
    }
}
