//! Wrong rewrites, applied one at a time to what passes made, and how many of them the property catches.
//!
//! A fault is a small wrong transformation as passes in the making have them: operands exchanged, a flag that does not hold, a
//! bound off by one, a missing alias check, a barrier crossed. It is put at one random place of the output of a pass; the module
//! stays valid. The property then compares the run with that of the program before the pass.
//!
//! A fault need not change what the program means: the place may be dead, or the value one that does not matter. Where the
//! property sees nothing, the original and the faulty program are run on many more inputs: only when one of those tells them
//! apart was a change of meaning missed.
//!
//! What no run can show is not here: weaker ordering of atomics, fewer volatile accesses, attributes that nothing relies on.

mod arith;
mod calls;
mod flow;
mod loops;
mod memory;
mod numbering;
mod rules;

use crate::case::{Case, execute, is_moot, read, vary};
use crate::check::Checker;
use crate::subject::Subject;
use warpc_columns::random::{Rng, mix};
use warpc_interp::compare::refines;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsicId;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Builder, Func, FuncMut, Module, Value};
use warpc_lab::mutate::site::Site;
use warpc_verify::verify_module;

/// Where a fault is put.
pub struct Place<'s, 'a>(Site<'s, 'a>);

impl<'s, 'a> std::ops::Deref for Place<'s, 'a> {
    type Target = Site<'s, 'a>;
    fn deref(&self) -> &Site<'s, 'a> {
        &self.0
    }
}
impl<'s, 'a> std::ops::DerefMut for Place<'s, 'a> {
    fn deref_mut(&mut self) -> &mut Site<'s, 'a> {
        &mut self.0
    }
}

impl<'a> Place<'_, 'a> {
    /// A random instruction that `want` takes and whose result is used.
    fn used(&mut self, want: impl Fn(&FuncMut<'a>, Inst) -> bool) -> Option<Inst> {
        self.0.inst(|f, i| f.ty(i) != Type::VOID && !f.is_unused(i.into()) && want(f, i))
    }
}

/// A wrong rewrite at a random place; `None` when there is none that it fits.
type Rewrite = fn(&mut Place<'_, '_>) -> Option<()>;

/// A row of the table.
pub struct Fault {
    /// Name.
    pub name: &'static str,
    rewrite: Rewrite,
}

macro_rules! faults {
    ($($module:ident: $($name:ident)*;)*) => {
        /// All wrong rewrites.
        pub const FAULTS: &[Fault] = &[$($(Fault { name: stringify!($name), rewrite: $module::$name }),*),*];
    };
}
faults! {
    arith: add_becomes_sub sub_operands_swapped shift_operands_swapped division_operands_swapped
        signed_division_becomes_unsigned remainder_becomes_quotient ashr_becomes_lshr lshr_becomes_ashr shl_becomes_lshr
        sext_becomes_zext zext_becomes_sext or_becomes_xor and_becomes_or mul_becomes_add shift_amount_off_by_one
        constant_off_by_one mask_too_narrow not_is_dropped predicate_of_other_sign predicate_off_by_one predicate_inverted
        compare_swapped_without_predicate float_predicate_inverted float_predicate_forgets_equality select_arms_swapped
        select_takes_one_arm claims_no_signed_wrap claims_no_unsigned_wrap claims_exact claims_disjoint claims_not_negative
        claims_same_sign claims_no_nan narrowed_to_sixteen_bits carry_is_lost negation_is_lost float_operation_is_another
        sum_is_reassociated conversion_of_other_sign minimum_is_maximum minimum_of_other_sign
        zeros_are_counted_from_the_other_end saturation_is_lost element_beside insertion_is_dropped
        shuffle_operands_swapped value_of_another_class;
    flow: branch_targets_swapped branch_is_folded case_value_off_by_one case_targets_swapped phi_edges_swapped
        phi_takes_the_wrong_edge phi_is_one_value loop_bound_off_by_one loop_runs_once loop_starts_elsewhere
        division_is_hoisted store_is_hoisted load_is_hoisted atomic_is_hoisted;
    memory: store_is_dropped load_takes_an_unrelated_store load_moves_above_a_store load_is_an_older_one stores_swapped
        address_off_by_one address_scaled_wrongly address_from_another_base extension_moves_into_a_sum
        load_is_too_narrow block_operation_too_short atomic_is_another
        atomic_happens_twice atomic_is_dropped barrier_is_dropped store_moves_below_a_barrier load_moves_above_a_barrier
        convergent_call_under_a_condition shuffle_is_dropped lane_off_by_one thread_is_taken_for_block
        divergent_value_is_taken_for_uniform arguments_swapped result_is_an_argument;
    rules: store_sinks_below_a_branch load_sinks_below_a_branch load_moves_to_the_entry load_is_an_older_one_elsewhere
        store_before_a_barrier_is_dropped edge_skips_a_block comparison_is_decided comparison_ignores_wrapping
        copy_is_read_at_its_source term_keeps_its_sign alignment_is_claimed loads_of_neighbours_swapped
        loop_leaves_its_first_value address_gets_another_space barrier_moves_past_an_access
        bound_of_a_minimum_off_by_one logic_takes_the_other_side;
    loops: exit_test_becomes_equality condition_is_that_of_the_first_iteration value_is_that_of_the_first_iteration
        rest_of_a_longer_step_is_dropped step_is_another use_takes_the_next_value use_takes_the_value_before
        store_waits_for_the_last_iteration exit_test_reads_another_counter;
    calls: argument_is_taken_for_dead argument_is_taken_for_a_constant result_is_taken_for_dead call_is_dropped;
    numbering: phi_is_one_that_agrees_on_an_edge operation_is_one_with_an_equal_operand
        comparison_is_one_of_another_predicate value_is_the_constant_of_the_other_edge
        division_is_narrowed_without_a_range case_is_taken_for_impossible load_is_what_one_store_wrote
        stores_of_a_slot_are_dropped stored_value_becomes_a_truth_value two_slots_become_one argument_is_that_of_another_call
        call_gives_what_another_gave operand_with_needed_bits_becomes_zero mask_of_needed_bits_is_dropped
        upper_bits_are_taken_for_unneeded condition_is_decided_behind_the_join inner_condition_is_the_outer_one
        condition_has_the_value_of_the_other_side operation_takes_an_operand_of_the_other_arm
        load_moves_below_a_store operation_is_that_of_the_other_arm shuffle_goes_another_way shuffle_has_another_width
        shuffle_is_that_of_another_value step_of_a_tree_is_skipped step_of_a_tree_has_another_distance
        step_of_a_tree_does_another_operation condition_of_two_is_one_of_them;
}

// ---- what several rewrites share ------------------------------------------------------------------------------------

fn int_constant(func: &Func<'_>, value: Value) -> Option<u64> {
    func.types().int_bits(func.type_of(value)).filter(|n| *n <= 64)?;
    func.consts().as_int(value).filter(|_| value.is_constant())
}

fn intrinsic_of(func: &Func<'_>, inst: Inst) -> Option<IntrinsicId> {
    func.intrins().get(func.intrinsic_callee(inst)?).known()
}

fn change_op(place: &mut Place<'_, '_>, from: Opcode, to: Opcode) -> Option<()> {
    let i = place.used(|f, i| f.op(i) == from)?;
    let ty = place.f.ty(i);
    place.f.set_op(i, to, ty);
    place.f.set_flags(i, 0);
    Some(())
}

fn swap_operands(place: &mut Place<'_, '_>, ops: &[Opcode]) -> Option<()> {
    let i = place.used(|f, i| ops.contains(&f.op(i)) && f.operand(i, 0) != f.operand(i, 1))?;
    let (a, b) = (place.f.operand(i, 0), place.f.operand(i, 1));
    place.f.set_operand(i, 0, b);
    place.f.set_operand(i, 1, a);
    Some(())
}

/// A constant second operand becomes larger.
fn nudge(place: &mut Place<'_, '_>, ops: &[Opcode], by: u64) -> Option<()> {
    let i = place.used(|f, i| ops.contains(&f.op(i)) && int_constant(f, f.operand(i, 1)).is_some())?;
    let old = place.f.operand(i, 1);
    let (ty, v) = (place.f.type_of(old), int_constant(place.f, old)?);
    let bits = place.f.types().int_bits(ty)?;
    let new = place.f.consts_mut().add_int(ty, bits, v.wrapping_add(by) & warpc_ir::consts::low_mask(bits));
    place.f.set_operand(i, 1, new);
    Some(())
}

fn swap_intrinsic(place: &mut Place<'_, '_>, pairs: &[(IntrinsicId, IntrinsicId)]) -> Option<()> {
    let to = |n: Option<IntrinsicId>| pairs.iter().find(|x| Some(x.0) == n).map(|x| x.1);
    let i = place.used(|f, i| to(intrinsic_of(f, i)).is_some())?;
    let other = to(intrinsic_of(place.f, i))?;
    let ty = place.f.ty(i);
    let args: Vec<Value> = place.f.operands(i).take(place.f.call(i).num_args as usize).collect();
    let overloads: &[Type] = if other.is_overloaded() { &[ty] } else { &[] };
    let v = Builder::before(place.f, i).intrinsic(other, overloads, &args, 0)?;
    place.f.replace_and_erase(i, v);
    Some(())
}

// ---- the measurement --------------------------------------------------------------------------------------------------

/// Puts a fault into the kernel of a module. False when no place was found, or the result is not valid.
pub fn inject(module: &mut Module, fault: &Fault, seed: u64) -> bool {
    let mut rng = Rng(seed);
    let Some(g) = module.find_global("k").filter(|&g| module.body(g).is_some()) else { return false };
    let done = module.edit(g, |f| {
        let mut place = Place(Site::new(f, &mut rng));
        (0..40).any(|_| (fault.rewrite)(&mut place).is_some())
    });
    module.merge_overlays();
    done == Some(true) && verify_module(module).is_ok()
}

/// What came of the injections of one fault.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Put into a program.
    pub injected: u64,
    /// Seen by the property.
    pub caught: u64,
    /// Not seen by the property, but by more inputs.
    pub missed: u64,
    /// Of the property's programs, how many it took to see it first.
    pub first: Option<u64>,
}

impl Tally {
    /// Share of the injections that change meaning which the property caught; 1 when none did.
    pub fn rate(&self) -> f64 {
        let n = self.caught + self.missed;
        if n == 0 { 1.0 } else { self.caught as f64 / n as f64 }
    }
}

/// Passes whose output faults are put into.
const AFTER: &[&str] = &[
    "default<O0>",
    "default<O1>",
    "sroa",
    "instcombine",
    "early-cse",
    "simplifycfg",
    "scev-cgp",
    "loop-mssa(licm)",
    "loop(loop-deletion)",
    "loop(loop-idiom<device-memory>)",
    "loop(indvars)",
    "loop-mssa(simple-loop-unswitch<nontrivial>)",
    "loop-unroll<runtime;own>",
    "loop(loop-reduce)",
    "deadargelim",
    "mergefunc",
    "loop-index-split",
    "gvn",
    "dse",
    "memcpyopt",
    "sccp",
    "jump-threading<divergent>",
    "constraint-elimination",
    "reassociate",
    "argpromotion",
    "load-store-vectorizer",
    "slp-vectorizer",
    "vector-combine",
    "memory-space-opt<second>",
    "barrier-opt",
    "divergence-lowering",
    "newgvn",
    "correlated-propagation",
    "globalopt",
    "cgscc(inline)",
    "bdce",
    "predicate-opt<variant>",
    "branch-dist",
    "warp-shuffle",
    "nvvm-reduction",
];
/// Thread-instructions of a run, many times those of a program without a fault: loops that a fault lets run for ever end soon.
const STEPS: u64 = 4_000_000;
/// Launches that decide whether an uncaught fault changes the meaning.
const MORE: u64 = 24;

/// Puts `fault` into one program after the other, beginning with that of `first`, until it was put into `count` of them or
/// `10 * count` programs were looked at.
pub fn measure(fault: &Fault, first: u64, count: u64) -> Tally {
    let mut c = Checker::default();
    let mut t = Tally::default();
    for n in 0..10 * count {
        if t.injected == count {
            break;
        }
        let seed = first + n;
        // Programs that are large enough to have everything; those that are small go by fast.
        let mut case = Case::generated(seed, Some(if n.is_multiple_of(2) { 120 } else { 300 }));
        case.runs.iter_mut().for_each(|(launch, _)| launch.options.max_steps = STEPS);
        let s = Subject::parse(AFTER[(mix(seed) % AFTER.len() as u64) as usize]).expect("a pass");
        let Ok(mut m) = c.transform(read(&case.text), &s) else { continue };
        if !inject(&mut m, fault, mix(seed)) {
            continue;
        }
        t.injected += 1;
        if c.compare(&case, &m).is_err() {
            t.caught += 1;
            t.first.get_or_insert(t.injected);
        } else if differs(&case, &m) {
            t.missed += 1;
        }
    }
    t
}

/// Whether some input tells a module from the program of a case.
fn differs(case: &Case, module: &Module) -> bool {
    let original = read(&case.text);
    let Some((launch, _)) = case.runs.first() else { return false };
    (100..100 + MORE).any(|n| {
        let l = vary(launch, n);
        let Ok(before) = execute(&original, &l) else { return false };
        !is_moot(&before) && execute(module, &l).is_ok_and(|after| refines(&before, &after).is_err())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_enough_and_each_fits_somewhere() {
        assert!(FAULTS.len() >= 40, "{}", FAULTS.len());
        let mut names: Vec<&str> = FAULTS.iter().map(|f| f.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), FAULTS.len());
    }

    /// A small sample of what `cargo run --release -p warpc-proof -- faults` measures.
    #[test]
    fn a_sample_of_faults_is_caught() {
        let pick =
            ["add_becomes_sub", "phi_edges_swapped", "store_is_dropped", "branch_targets_swapped", "claims_disjoint"];
        let (mut caught, mut missed) = (0, 0);
        for f in FAULTS.iter().filter(|f| pick.contains(&f.name)) {
            let t = measure(f, 1, 6);
            assert!(t.injected > 0, "{} fits nowhere", f.name);
            assert!(t.caught > 0, "{} is never caught: {t:?}", f.name);
            caught += t.caught;
            missed += t.missed;
        }
        assert!(caught >= 6 * missed, "{caught} caught, {missed} missed");
    }
}
