//! What an alignment saves of the instructions that a warp issues, waits aside, by what is chosen between in the end: the alignment
//! itself takes operands for done once that turn out to stay in their arms.

use super::Diamond;
use super::align::{Segment, cost_of_branch, cost_of_choice, slots};
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// Values of the two arms that one value stands for.
type Joined = Vec<(Value, Value)>;

/// Instructions that `plan` saves where threads take both arms; fewer than none if it adds some.
pub(super) fn issued(func: &Func<'_>, diamond: Diamond, arms: [&[Inst]; 2], plan: &[Segment]) -> i32 {
    let branch = cost_of_branch(func, arms);
    // The branch that is there already costs nothing more.
    let mut saved = branch;
    let mut joined = Joined::new();
    for segment in plan {
        match segment {
            Segment::Gap(_) => saved -= branch,
            Segment::Run { at, len } => {
                for k in 0..*len {
                    let pair = [arms[0][at[0] + k], arms[1][at[1] + k]];
                    saved += slots(func, pair[0]) - operands_of_pair(func, pair, &mut joined);
                }
            }
        }
    }
    if matches!(plan.last(), Some(Segment::Run { .. })) {
        saved -= results(func, diamond, &mut joined);
    }
    saved
}

/// What the choices between operands of `pair` cost.
fn operands_of_pair(func: &Func<'_>, pair: [Inst; 2], joined: &mut Joined) -> i32 {
    let [first, second] = pair;
    let operands = 0..func.num_operands(first);
    let cost = operands.map(|n| choice(func, func.operand(first, n), func.operand(second, n), joined)).sum();
    joined.push((Value::inst(first), Value::inst(second)));
    cost
}

/// What the choices between results of the arms cost, which phis make as long as the arms end under the branch.
fn results(func: &Func<'_>, diamond: Diamond, joined: &mut Joined) -> i32 {
    let mut cost = 0;
    let mut phi = func.first(diamond.join);
    while func.op(phi) == Opcode::Phi {
        let [left, right] = diamond.arms.map(|arm| func.phi_value_for(phi, arm));
        if let (Some(left), Some(right)) = (left, right) {
            cost += choice(func, left, right, joined);
        }
        phi = func.next(phi);
    }
    cost
}

/// What it costs that one value stands for `left` and `right`: nothing if one does already.
fn choice(func: &Func<'_>, left: Value, right: Value, joined: &mut Joined) -> i32 {
    if left == right || joined.contains(&(left, right)) {
        return 0;
    }
    joined.push((left, right));
    cost_of_choice(func, left, right)
}
