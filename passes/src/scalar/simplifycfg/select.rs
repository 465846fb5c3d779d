//! Small diamonds and triangles: both arms are computed, phis become selects.

use super::SimplifyCfg;
use super::branch::{cost, speculatable};
use warpc_engine::ids::*;
use warpc_engine::ir::{Aux, Builder, FuncMut, Opcode, Value};

/// Cost units an arm may have. A divergent branch costs both arms anyway, plus the reconvergence; a uniform one costs a few
/// cycles of latency.
const ARM_BUDGET: u32 = 4;
/// Phis that may become selects.
const MAX_PHIS: usize = 4;

impl SimplifyCfg {
    /// `b` joins two edges of one conditional branch: its phis become selects before the branch, and the arms go.
    pub(super) fn two_entry_phi(&mut self, f: &mut FuncMut<'_>, b: Block) -> bool {
        if !self.options.speculate_blocks || f.op(f.first(b)) != Opcode::Phi || self.is_header(b) {
            return false;
        }
        let phi = f.first(b);
        if f.phi_len(phi) != 2 {
            return false;
        }
        let (p, q) = (f.phi_incoming(phi, 0).1, f.phi_incoming(phi, 1).1);
        let Some((head, arms)) = self.if_region(f, b, p, q) else { return false };
        let phis: Vec<Inst> = f.block_insts(b).take_while(|&i| f.op(i) == Opcode::Phi).collect();
        if phis.len() > MAX_PHIS {
            return false;
        }
        for &arm in arms.iter().flatten() {
            let mut spent = 0;
            for i in f.block_insts(arm) {
                if i == f.terminator(arm) {
                    break;
                }
                if !speculatable(f, i) {
                    return false;
                }
                spent += cost(f, i);
                if spent > ARM_BUDGET {
                    return false;
                }
            }
        }
        let term = f.terminator(head);
        let cond = f.operand(term, 0);
        let (yes, _) = (f.operand(term, 1), f.operand(term, 2));
        for &arm in arms.iter().flatten() {
            let last = f.terminator(arm);
            let mut i = f.first(arm);
            while i != last {
                let next = f.next(i);
                f.clear_attachments(i);
                f.move_before(i, term);
                i = next;
            }
        }
        // The edge taken when the condition holds: through the arm the branch names first, or straight to b.
        let on_true = if yes == Value::block(b) { head } else { yes.as_block().expect("branch target") };
        for &phi in &phis {
            let t = f.phi_value_for(phi, on_true).expect("edge of the true side");
            let other = if p == on_true { q } else { p };
            let e = f.phi_value_for(phi, other).expect("edge of the false side");
            let v = if t == e {
                t
            } else {
                let fast = f.flags(phi) & warpc_engine::ir::flags::FAST;
                let s = Builder::before(f, term).select(cond, t, e, fast);
                f.take_name(s, Value::inst(phi));
                s
            };
            f.replace_and_erase(phi, v);
        }
        let loc = f.loc(term);
        f.erase(term);
        let br = f.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(b)], Aux::default());
        f.append(br, head);
        f.set_loc(br, loc);
        for &arm in arms.iter().flatten() {
            f.erase_block(arm);
        }
        self.push(head);
        self.push(b);
        true
    }

    /// The block whose conditional branch decides between the edges `p -> b` and `q -> b`, with the arm on each side (`None`:
    /// the edge comes straight from it). Each arm has one predecessor and one successor.
    fn if_region(&self, f: &FuncMut<'_>, b: Block, p: Block, q: Block) -> Option<(Block, [Option<Block>; 2])> {
        if p == q {
            return None;
        }
        let arm_of = |a: Block| -> Option<Block> {
            let t = f.terminator(a);
            if f.op(t) != Opcode::Br || f.num_operands(t) != 1 || self.is_taken(a) || a == b || self.is_header(a) {
                return None;
            }
            if f.op(f.first(a)) == Opcode::Phi {
                return None;
            }
            f.single_predecessor(a)
        };
        let branches = |h: Block| {
            let t = f.terminator(h);
            f.op(t) == Opcode::Br && f.num_operands(t) == 3 && f.operand(t, 1) != f.operand(t, 2)
        };
        let region = match (arm_of(p), arm_of(q)) {
            (Some(h), Some(g)) if h == g => (h, [Some(p), Some(q)]),
            (Some(h), _) if h == q => (h, [Some(p), None]),
            (_, Some(g)) if g == p => (g, [None, Some(q)]),
            _ => return None,
        };
        let head = region.0;
        // One edge to each arm, and to b when it goes there straight.
        let edges_once = f.successors(head).count() == 2;
        (head != b && branches(head) && edges_once).then_some(region)
    }
}
