//! An upper bound of the register pressure of a function, without liveness.
//!
//! With the blocks in reverse post-order, a value is taken to live at every place from its definition to its last use. Where an edge leads
//! back from behind that use to between the two, it lives to the beginning of that edge, and on from there in the same way: a block
//! that it is live through and that stands behind its last use leaves by such an edge. **Cost**: uses, and n log n of the blocks where any edge leads back.

use super::pressure::width;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// Registers of 32 bits that are enough for all that is live at once, wherever that is.
pub(super) fn greatest_pressure(func: &Func<'_>, cfg: &Cfg) -> u32 {
    let places = Places::new(func, cfg);
    let backward = Backward::new(cfg);
    // How many registers more are taken at each place than at the one before.
    let mut change = vec![0i64; places.count as usize + 2];
    let args = (0..func.num_args() as u32).map(|number| (Value::arg(number), 0, cfg.entry()));
    let results = cfg.rpo().iter().flat_map(|&block| func.block_insts(block).map(move |inst| (inst, block)));
    let results = results.map(|(inst, block)| (Value::inst(inst), places.of_inst[inst.index()], block));
    for (value, made_at, home) in args.chain(results) {
        let registers = i64::from(width(func, func.type_of(value)));
        if registers == 0 || func.is_unused(value) {
            continue;
        }
        let last = places.last_use(func, cfg, &backward, value, home);
        if last > made_at {
            change[made_at as usize + 1] += registers;
            change[last as usize + 1] -= registers;
        }
    }
    let mut now = 0;
    let greatest = change.into_iter().map(|more| {
        now += more;
        now
    });
    greatest.max().unwrap_or(0).try_into().unwrap_or(u32::MAX)
}

/// Numbers of the places in front of instructions and at the ends of blocks, in reverse post-order; 0 is before everything.
struct Places {
    /// By instruction row; 0 for those that nothing reaches.
    of_inst: Vec<u32>,
    /// By reverse post-order number of the block: the place at its end.
    of_end: Vec<u32>,
    count: u32,
}

impl Places {
    fn new(func: &Func<'_>, cfg: &Cfg) -> Places {
        let mut places =
            Places { of_inst: vec![0; func.num_insts()], of_end: Vec::with_capacity(cfg.rpo().len()), count: 0 };
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                places.count += 1;
                places.of_inst[inst.index()] = places.count;
            }
            places.count += 1;
            places.of_end.push(places.count);
        }
        places
    }

    /// The last place at which `value`, made in `home`, can be live; 0 where nothing uses it that can be reached.
    fn last_use(&self, func: &Func<'_>, cfg: &Cfg, backward: &Backward, value: Value, home: Block) -> u32 {
        let mut last = 0;
        let home = cfg.rpo_index(home);
        let mut last_block = home;
        for use_row in func.uses(value) {
            let block = func.block_of_use(use_row);
            if !cfg.is_reachable(block) {
                continue;
            }
            let number = cfg.rpo_index(block);
            last_block = last_block.max(number);
            let user = func.user(use_row);
            let is_at_end = func.op(user) == Opcode::Phi;
            last = last.max(if is_at_end { self.of_end[number as usize] } else { self.of_inst[user.index()] });
        }
        backward.last_from(home, last_block).map_or(last, |block| self.of_end[block as usize])
    }
}

/// Edges that lead back in reverse post-order.
struct Backward {
    /// Row 0: by number of a block, the last block with an edge back to it, or 0. Row n: the greatest of 2 to the nth entries from there.
    /// Empty without such edges.
    greatest: Vec<Vec<u32>>,
}

impl Backward {
    fn new(cfg: &Cfg) -> Backward {
        let count = cfg.rpo().len();
        let mut from = vec![0; count];
        let mut is_any = false;
        for (number, &block) in (0u32..).zip(cfg.rpo()) {
            for &to in cfg.succs(block) {
                let to = cfg.rpo_index(to);
                if to <= number {
                    is_any = true;
                    from[to as usize] = from[to as usize].max(number);
                }
            }
        }
        let mut greatest = Vec::new();
        if is_any {
            greatest.push(from);
            let mut step = 1;
            while 2 * step <= count {
                let row: &Vec<u32> = &greatest[greatest.len() - 1];
                let next = (0..=count - 2 * step).map(|at| row[at].max(row[at + step])).collect();
                greatest.push(next);
                step *= 2;
            }
        }
        Backward { greatest }
    }

    /// The last block from which edges lead back, directly or one after the other, to behind `home` and no further than `last`, if that is
    /// `last` or stands behind it.
    fn last_from(&self, home: u32, last: u32) -> Option<u32> {
        let mut end = last;
        let mut found = None;
        while !self.greatest.is_empty() && end > home {
            let (first, count) = (home as usize + 1, end - home);
            let row = &self.greatest[count.ilog2() as usize];
            let further = row[first].max(row[end as usize + 1 - (1 << count.ilog2())]);
            if further < end {
                break;
            }
            found = Some(further);
            if further == end {
                break;
            }
            end = further;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::super::pressure::Pressure;
    use super::greatest_pressure;
    use warpc_analysis::liveness::Liveness;
    use warpc_analysis::testing::{Rng, random_body};
    use warpc_ir::cfg::Cfg;
    use warpc_ir::dom::DomTree;
    use warpc_ir::func::FuncMut;
    use warpc_ir::ids::*;
    use warpc_ir::{Builder, Opcode, Value};

    /// Gives each block phis of all that reaches it and sums of what is there, so that values live across blocks and back edges.
    fn fill(f: &mut FuncMut<'_>, cfg: &Cfg, rng: &mut Rng) {
        let dom = DomTree::new(cfg);
        let mut made: Vec<(Value, Block)> = vec![(Value::arg(1), cfg.entry())];
        let mut phis = Vec::new();
        for &block in dom.preorder() {
            if cfg.preds(block).len() > 1 {
                let phi = f.new_phi(block, Type::I32);
                phis.push((phi, block));
                made.push((phi.into(), block));
            }
            for _ in 0..rng.below(4) {
                let here: Vec<Value> = made.iter().filter(|x| dom.dominates(x.1, block)).map(|x| x.0).collect();
                let (x, y) = (here[rng.below(here.len())], here[rng.below(here.len())]);
                let at = f.terminator(block);
                made.push((Builder::before(f, at).binary(Opcode::Add, x, y, 0), block));
            }
        }
        for (phi, block) in phis {
            for &pred in cfg.preds(block) {
                let value = f.phi_value_for(phi, pred).unwrap_or_else(|| {
                    let there: Vec<Value> = made.iter().filter(|x| dom.dominates(x.1, pred)).map(|x| x.0).collect();
                    there[rng.below(there.len())]
                });
                f.add_incoming(phi, value, pred);
            }
        }
    }

    #[test]
    fn is_never_less_than_what_is_live() {
        let (mut bounds, mut pressures) = (0, 0);
        for seed in 0..2000 {
            let mut rng = Rng::new(seed);
            let blocks = 1 + rng.below(20);
            let (module, mut body) = random_body(&mut rng, blocks);
            let mut f = FuncMut::of_body(&mut body, module.ctx());
            let cfg = Cfg::new(&f);
            fill(&mut f, &cfg, &mut rng);
            let most = Pressure::new(&f, &Liveness::new(&f, &cfg)).most.into_iter().max().unwrap_or(0);
            let bound = greatest_pressure(&f, &cfg);
            assert!(bound >= most, "seed {seed}: {bound} < {most}");
            bounds += bound;
            pressures += most;
        }
        // It would say nothing if it were much more.
        assert!(bounds < pressures * 3 / 2, "{bounds} for {pressures}");
    }
}
