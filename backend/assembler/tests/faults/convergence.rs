//! Faults of convergence: in plans of regions, which the checker of paths must refuse, and in the instructions that were made of them,
//! which the checker of code or a run must find. Masks of threads that are on their way are part of what kernels leave.

use super::subject::{Subject, hazards, waits_for_nobody};
use warpc_assembler::encode::{self, Item, Listing, Value};
use warpc_assembler::ori::{Op, OriHead};
use warpc_machine::convergence::{self, Enlist, Plan};
use warpc_machine::ids::{MBlock, Part};
use warpc_machine::operand::oflag;
use warpc_sass::sample::Numbers;

type ChangePlan = fn(&Subject, &mut Plan, &mut Numbers) -> Option<()>;
type ChangeCode = fn(&mut Listing, &mut Numbers) -> Option<()>;

pub const PLANS: &[(&str, ChangePlan)] = &[
    ("region: a way out without a wait", |_, plan, n| {
        let at = region(plan, n)?;
        let waits = &mut plan.regions[at].waits;
        (waits.len() > 1).then_some(())?;
        waits.remove(n.below(waits.len() as u64) as usize);
        Some(())
    }),
    ("region: nobody waits", |_, plan, n| region(plan, n).map(|at| plan.regions[at].waits.clear())),
    ("region: entered elsewhere", |subject, plan, n| {
        let at = region(plan, n)?;
        let Enlist::Before(part) = &mut plan.regions[at].enlist else { return None };
        *part = Part((part.0 + 1) % subject.flow.len() as u32);
        Some(())
    }),
    ("region: entered where threads meet", |_, plan, n| {
        let at = region(plan, n)?;
        plan.regions[at].enlist = Enlist::Before(plan.regions[at].meet);
        Some(())
    }),
    ("region: the inner one left last", |_, plan, n| {
        let at = region(plan, n)?;
        let shares = |other: &usize| {
            let mut waits = plan.regions[*other].waits.iter();
            *other != at && waits.any(|wait| plan.regions[at].waits.contains(wait))
        };
        let other = (0..plan.regions.len()).find(shares)?;
        plan.regions.swap(at, other);
        Some(())
    }),
    ("region: left at another edge", |subject, plan, n| {
        let at = region(plan, n)?;
        let wait = plan.regions[at].waits.first_mut()?;
        *wait = subject.flow.succs(wait.1).first().map(|&next| (wait.1, next))?;
        Some(())
    }),
];

pub const CODE: &[(&str, ChangeCode)] = &[
    ("BSYNC: missing", |code, n| replace(code, n, Op::Bsync, |_| None)),
    ("BSYNC: of another barrier", |code, n| replace(code, n, Op::Bsync, |items| other_barrier(items, 9))),
    ("BSYNC: of the next barrier", |code, n| replace(code, n, Op::Bsync, |items| other_barrier(items, 1))),
    ("BSYNC: under a guard that never holds", |code, n| replace(code, n, Op::Bsync, guarded)),
    ("BSSY: missing", |code, n| replace(code, n, Op::Bssy, |_| None)),
    ("BSSY: of another barrier", |code, n| replace(code, n, Op::Bssy, |items| other_barrier(items, 9))),
    ("BSSY: under a guard that never holds", |code, n| replace(code, n, Op::Bssy, guarded)),
    ("BSSY: to another label", |code, n| {
        let labels: Vec<MBlock> = (0..code.labels.len() as u32).map(MBlock).collect();
        let label = labels[n.below(labels.len() as u64) as usize];
        replace(code, n, Op::Bssy, |items| {
            let at = items.iter().position(|item| matches!(item.value, Value::Label(_)))?;
            let mut items = items.to_vec();
            items[at].value = Value::Label(label);
            Some(items)
        })
    }),
    ("branch: turned", |code, n| {
        replace(code, n, Op::Bra, |items| {
            let mut items = items.to_vec();
            items.first_mut().filter(|item| item.flags & oflag::GUARD != 0)?.flags ^= oflag::NEG;
            Some(items)
        })
    }),
    ("WARPSYNC: missing", |code, n| replace(code, n, Op::Warpsync, |_| None)),
];

fn region(plan: &Plan, numbers: &mut Numbers) -> Option<usize> {
    (!plan.regions.is_empty()).then(|| numbers.below(plan.regions.len() as u64) as usize)
}

/// Puts other operands into an instruction, or nothing in its place.
fn replace(code: &mut Listing, numbers: &mut Numbers, op: Op, to: impl Fn(&[Item]) -> Option<Vec<Item>>) -> Option<()> {
    let places = (0..code.len()).filter(|&at| {
        let is_guarded = code.operands(at).first().is_some_and(|item| item.flags & oflag::GUARD != 0);
        code.heads[at].op == op && (op != Op::Bra || is_guarded)
    });
    let places: Vec<usize> = places.collect();
    let place = *places.get(numbers.below(places.len().max(1) as u64) as usize)?;
    code.rewrite(|old, at, new| match (at == place).then(|| to(old.operands(at))) {
        None => new.push(old.heads[at], old.operands(at)),
        Some(Some(items)) => new.push(old.heads[at], &items),
        Some(None) => new.push(OriHead::of(Op::Nop), &[]),
    });
    Some(())
}

fn other_barrier(items: &[Item], by: u16) -> Option<Vec<Item>> {
    let mut items = items.to_vec();
    let at = items.iter().position(|item| matches!(item.value, Value::Register { letter: 'B', .. }))?;
    let Value::Register { letter, number } = items[at].value else { return None };
    items[at].value = Value::Register { letter, number: (number + by) % 16 };
    Some(items)
}

fn guarded(items: &[Item]) -> Option<Vec<Item>> {
    let guard = Item::register('P', 7).with(oflag::GUARD | oflag::NEG);
    Some([&[guard], items].concat())
}

pub fn try_plan(subject: &mut Subject, inject: ChangePlan, numbers: &mut Numbers) -> Option<bool> {
    let mut plan = subject.plan.clone();
    inject(subject, &mut plan, numbers)?;
    if plan == subject.plan {
        return None;
    }
    if convergence::check(&subject.flow, &plan).is_err() {
        return Some(true);
    }
    let kept = (subject.before.clone(), subject.after.clone(), subject.origin.clone(), subject.allocation.clone());
    subject.place(&plan);
    let listing = subject.list(&subject.after, &subject.allocation);
    (subject.before, subject.after, subject.origin, subject.allocation) = kept;
    Some(is_caught(subject, &listing))
}

pub fn try_code(subject: &mut Subject, inject: ChangeCode, numbers: &mut Numbers) -> Option<bool> {
    let mut listing = subject.listing.clone();
    inject(&mut listing, numbers)?;
    let words = subject.words_of(&listing);
    if words.as_ref() == Some(&subject.words) {
        return None;
    }
    Some(encode::convergence_differs(subject.after.read(), &listing).is_some() || is_caught(subject, &listing))
}

fn is_caught(subject: &Subject, listing: &Listing) -> bool {
    let Some(words) = subject.words_of(listing) else { return true };
    if encode::region_without_wait(listing).is_some() {
        return true;
    }
    let finds = |code| !hazards(&code).is_empty() || waits_for_nobody(&code);
    subject.code(&words).is_none_or(finds) || subject.runs_otherwise(&words)
}
