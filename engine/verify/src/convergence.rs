//! Tokens that say which threads run a convergent call together: where they are made and used, and that the regions of tokens
//! nest as cycles do.
//!
//! A token is live from its definition on, as long as no token made earlier is used: the live tokens of a block are a stack,
//! and a use of one that is not on it is in no region of that token. In a cycle that does not contain the definition only one
//! use may stand, that of the heart, `llvm.experimental.convergence.loop` in the header.
//!
//! Cost: functions without such intrinsics pay nothing; others one walk in reverse post-order with the live tokens of each
//! block, and per use one walk over the enclosing loops.

use super::Verifier;
use super::bundles::bundles;
use super::calls::known_intrinsic;
use super::func::Flow;
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loops::Loops;
use warpc_ir::value::{Value, ValueKind};

/// What a call is to convergence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    Entry,
    Anchor,
    Loop,
    /// No intrinsic of convergence.
    Other,
}

fn role(func: &Func<'_>, inst: Inst) -> Role {
    match known_intrinsic(func, inst) {
        Some(id::EXPERIMENTAL_CONVERGENCE_ENTRY) => Role::Entry,
        Some(id::EXPERIMENTAL_CONVERGENCE_ANCHOR) => Role::Anchor,
        Some(id::EXPERIMENTAL_CONVERGENCE_LOOP) => Role::Loop,
        _ => Role::Other,
    }
}

impl Verifier<'_> {
    /// All calls of a function that mentions convergence tokens. `flow` makes its control flow, when tokens are used.
    pub(super) fn convergence<'f>(&mut self, func: &Func<'_>, flow: impl FnOnce() -> &'f mut Flow) {
        let mut controlled = None;
        // The token that a call uses, by call, in layout order.
        let mut uses: Vec<(Inst, Inst)> = Vec::new();
        for b in func.block_order() {
            let mut first = true;
            for i in func.block_insts(b) {
                if !func.op(i).is_call() {
                    continue;
                }
                let Ok(token) = self.token_of(func, i) else { return };
                uses.extend(token.map(|t| (i, t)));
                let role = role(func, i);
                if !self.convergence_role(func, i, role, token.is_some(), first) {
                    continue;
                }
                let convergent = self.is_convergent(func, i);
                first &= !convergent;
                let by_token = token.is_some() || role != Role::Other;
                if by_token || convergent {
                    let mixed = controlled.is_some_and(|c| c != by_token);
                    let message = "Cannot mix controlled and uncontrolled convergence in the same function.";
                    if !self.check(!mixed, message, &[Value::inst(i)]) {
                        return;
                    }
                    controlled = Some(by_token);
                }
            }
        }
        if controlled == Some(true) {
            self.regions(func, flow(), &uses);
        }
    }

    /// Rules of one call by its role; `first`: no convergent call stands before it in its block.
    fn convergence_role(&mut self, func: &Func<'_>, inst: Inst, role: Role, token: bool, first: bool) -> bool {
        let me = [Value::inst(inst)];
        if role == Role::Entry {
            let list = func.ctx().globals.parts[func.global().index()].attrs;
            let convergent = func.attrs().fn_has(list, AttrKind::Convergent);
            let ok = self.check(convergent, "Entry intrinsic can occur only in a convergent function.", &me)
                && self.check(
                    func.block_of(inst) == func.entry(),
                    "Entry intrinsic can occur only in the entry block.",
                    &me,
                )
                && self.check(
                    first,
                    "Entry intrinsic cannot be preceded by a convergent operation in the same basic block.",
                    &me,
                );
            if !ok {
                return false;
            }
        }
        match role {
            Role::Entry | Role::Anchor => {
                let message = "Entry or anchor intrinsic cannot have a convergencectrl token operand.";
                self.check(!token, message, &me)
            }
            Role::Loop => {
                self.check(token, "Loop intrinsic must have a convergencectrl token operand.", &me)
                    && self.check(
                        first,
                        "Loop intrinsic cannot be preceded by a convergent operation in the same basic block.",
                        &me,
                    )
            }
            Role::Other => true,
        }
    }

    /// The definition of the token that a call names.
    fn token_of(&mut self, func: &Func<'_>, inst: Inst) -> Result<Option<Inst>, ()> {
        let me = [Value::inst(inst)];
        if func.call(inst).bundles.is_empty() {
            return Ok(None);
        }
        let mut tokens = bundles(func, inst).filter(|b| func.ctx().str(b.0) == b"convergencectrl").map(|b| b.1);
        let Some(ops) = tokens.next() else { return Ok(None) };
        let once = tokens.next().is_none();
        if !self.check(once, "The 'convergencectrl' bundle can occur at most once on a call", &me) {
            return Err(());
        }
        let token = ops.len() == 1 && func.type_of(func.operand(inst, ops.start)) == Type::TOKEN;
        if !self.check(token, "The 'convergencectrl' bundle requires exactly one token use.", &me) {
            return Err(());
        }
        let v = func.operand(inst, ops.start);
        let def = v.as_inst().filter(|&d| role(func, d) != Role::Other);
        let message = "Convergence control tokens can only be produced by calls to the convergence control intrinsics.";
        if self.check(def.is_some(), message, &[v, Value::inst(inst)]) { Ok(def) } else { Err(()) }
    }

    fn is_convergent(&self, func: &Func<'_>, inst: Inst) -> bool {
        if func.call_has_attr(inst, AttrKind::Convergent) {
            return true;
        }
        match func.callee(inst).kind() {
            ValueKind::Global(g) => {
                func.ctx().attrs().fn_has(func.ctx().globals.parts[g.index()].attrs, AttrKind::Convergent)
            }
            ValueKind::Intrinsic(n) => func.intrins().get(n).known().is_some_and(warpc_ir::intrinsics::is_convergent),
            _ => false,
        }
    }

    /// Regions of tokens nest, and cycles have one heart. `uses`: calls in layout order with the token they use.
    fn regions(&mut self, func: &Func<'_>, Flow { cfg, dom }: &Flow, uses: &[(Inst, Inst)]) {
        let loops = Loops::new(cfg, dom);
        let mut token_used = vec![Inst::NONE; func.num_insts()];
        for &(user, token) in uses {
            token_used[user.index()] = token;
        }
        let mut live_in: Vec<Option<Vec<Inst>>> = vec![None; func.num_blocks()];
        let mut hearts: Vec<Block> = Vec::new();
        let reducible = is_reducible(cfg, dom);
        for &b in cfg.rpo() {
            let mut live = live_in[b.index()].take().unwrap_or_default();
            for i in func.block_insts(b) {
                if let Some(token) = token_used[i.index()].get() {
                    let at = [Value::inst(token), Value::inst(i)];
                    let before = func.block_of(token) == b || dom.dominates(func.block_of(token), b);
                    if !self.check(before, "Convergence control token must dominate all its uses.", &at) {
                        return;
                    }
                    let depth = live.iter().rposition(|&t| t == token);
                    if !self.check(depth.is_some(), "Convergence region is not well-nested.", &at) {
                        return;
                    }
                    live.truncate(depth.unwrap_or(0) + 1);
                    let header = match reducible {
                        true => Ok(outer_loop(&loops, func.block_of(token), b)),
                        false => outer_cycle(cfg, dom, func.block_of(token), b),
                    };
                    if !self.heart(func, i, token, header, &mut hearts) {
                        return;
                    }
                }
                if func.op(i).is_call() && role(func, i) != Role::Other {
                    live.push(i);
                }
            }
            for &s in cfg.succs(b) {
                match &mut live_in[s.index()] {
                    Some(known) => known.retain(|t| live.contains(t)),
                    empty => {
                        let reaching = live.iter().copied().take_while(|&t| dom.dominates(func.block_of(t), s));
                        *empty = Some(reaching.collect());
                    }
                }
            }
        }
    }

    /// The use of a token in a cycle that does not contain its definition: `header` of the outermost such cycle, an error when it
    /// has several entries.
    fn heart(
        &mut self,
        func: &Func<'_>,
        user: Inst,
        token: Inst,
        header: Result<Option<Block>, ()>,
        hearts: &mut Vec<Block>,
    ) -> bool {
        let at = [Value::inst(token), Value::inst(user)];
        if header == Ok(None) {
            return true;
        }
        let message = "Convergence token used by an instruction other than llvm.experimental.convergence.loop in a cycle that does not contain the token's definition.";
        if !self.check(role(func, user) == Role::Loop, message, &at) {
            return false;
        }
        let block = func.block_of(user);
        if !self.check(header == Ok(Some(block)), "Cycle heart must dominate all blocks in the cycle.", &at) {
            return false;
        }
        let message = "Two static convergence token uses in a cycle that does not contain either token's definition.";
        let new = !hearts.contains(&block);
        hearts.push(block);
        self.check(new, message, &at)
    }
}

/// Whether every cycle has one entry: all edges that go back lead to a block that dominates their start.
fn is_reducible(cfg: &Cfg, dom: &DomTree) -> bool {
    cfg.rpo().iter().all(|&b| cfg.succs(b).iter().all(|&s| cfg.rpo_index(s) > cfg.rpo_index(b) || dom.dominates(s, b)))
}

/// Header of the outermost loop around `block` without `def`.
fn outer_loop(loops: &Loops, def: Block, block: Block) -> Option<Block> {
    let mut l = loops.of(block);
    if def == block || l.is_none() || loops.contains(l, def) {
        return None;
    }
    while loops.parent(l).is_some() && !loops.contains(loops.parent(l), def) {
        l = loops.parent(l);
    }
    Some(loops.header(l))
}

/// The same when cycles have several entries: the blocks that reach `block` and are reached from it without passing `def`, which
/// dominates `block`. An error when no block dominates them all.
fn outer_cycle(cfg: &Cfg, dom: &DomTree, def: Block, block: Block) -> Result<Option<Block>, ()> {
    if def == block {
        return Ok(None);
    }
    let search = |next: &dyn Fn(Block) -> Vec<Block>| {
        let mut seen = RowSet::new(cfg.rows());
        let mut work = next(block);
        while let Some(x) = work.pop() {
            if x != def && seen.insert(x) {
                work.extend(next(x));
            }
        }
        seen
    };
    let after = search(&|x| cfg.succs(x).to_vec());
    let before = search(&|x| cfg.preds(x).to_vec());
    let members = cfg.rpo().iter().copied().filter(|&x| after.contains(x) && before.contains(x));
    let Some(header) = members.clone().next() else { return Ok(None) };
    if members.into_iter().all(|m| dom.dominates(header, m)) { Ok(Some(header)) } else { Err(()) }
}
