//! Compaction of a body at rest: rows are renumbered in layout order, tombstones and unused pool rows go.

use super::rows::SEQ_STEP;
use crate::body::*;
use crate::ids::*;
use crate::value::Value;

/// Old row to new row of both archetypes; `u32::MAX` for rows that went.
#[derive(Default)]
pub struct Renumbering {
    /// Instructions.
    pub insts: Vec<u32>,
    /// Blocks.
    pub blocks: Vec<u32>,
}

/// Renumbers `body` in layout order. Linear. Bodies already in order and without tombstones keep their rows.
pub fn compact(body: &mut Body) -> Option<Renumbering> {
    let map = compact_rows(&mut body.insts.view_mut(), &mut body.blocks.view_mut(), &mut body.side)?;
    let rows = &mut body.insts;
    let n = rows.len();
    shrink(&mut rows.head, n);
    shrink(&mut rows.ops, n);
    shrink(&mut rows.aux, n);
    shrink(&mut rows.place, n);
    shrink(&mut rows.loc, n);
    body.side.uses = Vec::new();
    Some(map)
}

/// The same for rows that live anywhere.
pub(crate) fn compact_rows(
    insts: &mut InstViewMut<'_>,
    blocks: &mut BlockViewMut<'_>,
    side: &mut FuncSide,
) -> Option<Renumbering> {
    let (num_insts, num_blocks) = (insts.len(), blocks.len());
    side.debug_index = Default::default();
    // Layout order of the rows to keep.
    let mut order: Vec<u32> = Vec::with_capacity(num_insts);
    let mut block_order: Vec<u32> = Vec::with_capacity(num_blocks);
    let mut b = side.first_block;
    while b.is_some() {
        block_order.push(b.0);
        let mut i = blocks.list()[b.index()].first;
        while i.is_some() {
            order.push(i.0);
            i = insts.place()[i.index()].next;
        }
        b = blocks.links()[b.index()].next;
    }
    let in_order =
        |rows: &[u32], count: usize| rows.len() == count && rows.iter().enumerate().all(|(at, &row)| at as u32 == row);
    if in_order(&order, num_insts) && in_order(&block_order, num_blocks) {
        renumber_seq(insts);
        return None;
    }
    let mut map = Renumbering { insts: vec![u32::MAX; num_insts], blocks: vec![u32::MAX; num_blocks] };
    for (new, &old) in order.iter().enumerate() {
        map.insts[old as usize] = new as u32;
    }
    for (new, &old) in block_order.iter().enumerate() {
        map.blocks[old as usize] = new as u32;
    }
    let value = |v: Value| match v.tag() {
        0 => Value(map.insts[v.row() as usize]),
        2 => Value::block(Block(map.blocks[v.row() as usize])),
        _ => v,
    };
    let inst = |i: Inst| if i.is_none() { i } else { Inst(map.insts[i.index()]) };
    let block = |b: Block| if b.is_none() { b } else { Block(map.blocks[b.index()]) };

    let mut pool = Vec::with_capacity(side.pool.len());
    let rows = insts.columns_mut();
    for (new, &old) in order.iter().enumerate() {
        let old = old as usize;
        let inline = rows.head[old].n;
        let ops = &mut rows.ops[old].0;
        if inline == POOLED {
            let [at, len, ..] = *ops;
            let start = pool.len() as u32;
            for r in &side.pool[at as usize..(at + len) as usize] {
                pool.push(PoolRow { value: value(r.value), user: Inst::new(new), links: [Use::NONE; 2] });
            }
            *ops = [start, len, len, 0];
        } else {
            ops[..inline as usize].iter_mut().for_each(|v| *v = value(Value(*v)).0);
        }
        let place = &mut rows.place[old];
        *place = Place {
            block: block(place.block),
            prev: inst(place.prev),
            next: inst(place.next),
            seq: (new as u32 + 1).saturating_mul(SEQ_STEP),
        };
    }
    // If rows only move down, columns are compacted in place; else each column in turn is held twice.
    let ascending = order.windows(2).all(|w| w[0] < w[1]);
    gather(rows.head, &order, ascending);
    gather(rows.ops, &order, ascending);
    gather(rows.aux, &order, ascending);
    gather(rows.place, &order, ascending);
    gather(rows.loc, &order, ascending);
    if !side.settled.is_empty() {
        side.settled.resize(num_insts, 0);
        gather(&mut side.settled, &order, ascending);
        side.settled.truncate(order.len());
    }
    insts.truncate(order.len());
    let rows = blocks.columns_mut();
    for &old in &block_order {
        let (list, links) = (&mut rows.list[old as usize], &mut rows.links[old as usize]);
        *list = BlockList { first: inst(list.first), last: inst(list.last) };
        *links = BlockLinks { prev: block(links.prev), next: block(links.next), first_use: Use::NONE, flags: 0 };
    }
    let ascending = block_order.windows(2).all(|w| w[0] < w[1]);
    gather(rows.list, &block_order, ascending);
    gather(rows.links, &block_order, ascending);
    blocks.truncate(block_order.len());
    side.pool = pool;
    side.first_block = block(side.first_block);
    side.last_block = block(side.last_block);
    for a in &mut side.args {
        a.first_use = Use::NONE;
    }
    side.uses_built = false;
    side.uses.clear();
    side.dbg_waiting.clear();
    compact_side(side, &map, &value, &inst);
    Some(map)
}

/// `column[k] = column[order[k]]`.
fn gather<T: Copy>(column: &mut [T], order: &[u32], ascending: bool) {
    if ascending {
        for (new, &old) in order.iter().enumerate() {
            column[new] = column[old as usize];
        }
    } else {
        let moved: Vec<T> = order.iter().map(|&old| column[old as usize]).collect();
        column[..order.len()].copy_from_slice(&moved);
    }
}

/// Gives memory back when a column has room for far more than `len` rows.
fn shrink<T>(column: &mut Vec<T>, len: usize) {
    if column.capacity() > len + len / 4 + 64 {
        column.shrink_to(len);
    }
}

fn compact_side(
    func_side: &mut FuncSide,
    map: &Renumbering,
    value: &dyn Fn(Value) -> Value,
    inst: &dyn Fn(Inst) -> Inst,
) {
    if !func_side.attach_head.is_empty() {
        let old = std::mem::take(&mut func_side.attach_head);
        let count = map.insts.iter().filter(|&&n| n != u32::MAX).count();
        let mut heads = vec![u32::MAX; count];
        for (i, &h) in old.iter().enumerate() {
            if map.insts[i] != u32::MAX {
                heads[map.insts[i] as usize] = h;
            }
        }
        func_side.attach_head = heads;
    }
    func_side.dbg.retain(|r| match r.anchor.get() {
        Some(anchor) => map.insts[anchor.index()] != u32::MAX,
        // Dropped records name nothing.
        None => r.var.is_some(),
    });
    for r in &mut func_side.dbg {
        r.anchor = inst(r.anchor);
        r.value = value(r.value);
        r.address = value(r.address);
    }
    for l in &mut func_side.local_md {
        match l {
            LocalMd::Value(_, v) => *v = value(*v),
            LocalMd::ArgList(list) => list.iter_mut().for_each(|e| e.1 = value(e.1)),
        }
    }
    if let Some(names) = &mut func_side.names {
        names.renumber(&map.insts, &map.blocks);
    }
}

/// Gives every instruction a fresh sequence number.
fn renumber_seq(insts: &mut InstViewMut<'_>) {
    for (i, p) in insts.place_mut().iter_mut().enumerate() {
        p.seq = (i as u32 + 1).saturating_mul(SEQ_STEP);
    }
}
