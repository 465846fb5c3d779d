//! Compaction of a body at rest: rows are renumbered in layout order, tombstones and unused pool rows go.

use crate::ids::*;
use crate::ir::body::*;
use crate::ir::value::Value;

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
    let (n, m) = (body.insts.len(), body.blocks.len());
    // Layout order of the rows to keep.
    let mut order: Vec<u32> = Vec::with_capacity(n);
    let mut block_order: Vec<u32> = Vec::with_capacity(m);
    let mut b = body.side.first_block;
    while b.is_some() {
        block_order.push(b.0);
        let mut i = body.blocks.list[b.index()].first;
        while i.is_some() {
            order.push(i.0);
            i = body.insts.place[i.index()].next;
        }
        b = body.blocks.links[b.index()].next;
    }
    let in_order = |o: &[u32], n: usize| o.len() == n && o.iter().enumerate().all(|(k, &v)| k as u32 == v);
    if in_order(&order, n) && in_order(&block_order, m) {
        renumber_seq(body);
        return None;
    }
    let mut map = Renumbering { insts: vec![u32::MAX; n], blocks: vec![u32::MAX; m] };
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

    let mut insts = InstRows::default();
    insts.reserve(order.len());
    let mut pool = Vec::new();
    for (new, &old) in order.iter().enumerate() {
        let o = old as usize;
        let mut ops = body.insts.ops[o];
        let head = body.insts.head[o];
        if head.n == POOLED {
            let [at, len, ..] = ops.0;
            let start = pool.len() as u32;
            for r in &body.side.pool[at as usize..(at + len) as usize] {
                pool.push(PoolRow { value: value(r.value), user: Inst::new(new), links: [Use::NONE; 2] });
            }
            ops = Ops([start, len, len, 0]);
        } else {
            for k in 0..head.n as usize {
                ops.0[k] = value(Value(ops.0[k])).0;
            }
        }
        let p = body.insts.place[o];
        insts.push(InstRow {
            head,
            ops,
            aux: body.insts.aux[o],
            place: Place { block: block(p.block), prev: inst(p.prev), next: inst(p.next), seq: 0 },
            uses: Uses::default(),
            loc: body.insts.loc[o],
        });
    }
    let mut blocks = BlockRows::default();
    for &old in &block_order {
        let (list, links) = (body.blocks.list[old as usize], body.blocks.links[old as usize]);
        blocks.push(BlockRow {
            list: BlockList { first: inst(list.first), last: inst(list.last) },
            links: BlockLinks { prev: block(links.prev), next: block(links.next), first_use: Use::NONE, flags: 0 },
        });
    }
    body.insts = insts;
    body.blocks = blocks;
    let s = &mut body.side;
    s.pool = pool;
    s.first_block = block(s.first_block);
    s.last_block = block(s.last_block);
    for a in &mut s.args {
        a.first_use = Use::NONE;
    }
    s.uses_built = false;
    compact_side(s, &map, &value, &inst);
    renumber_seq(body);
    Some(map)
}

fn compact_side(s: &mut FuncSide, map: &Renumbering, value: &dyn Fn(Value) -> Value, inst: &dyn Fn(Inst) -> Inst) {
    if !s.attach_head.is_empty() {
        let old = std::mem::take(&mut s.attach_head);
        let count = map.insts.iter().filter(|&&n| n != u32::MAX).count();
        let mut heads = vec![u32::MAX; count];
        for (i, &h) in old.iter().enumerate() {
            if map.insts[i] != u32::MAX {
                heads[map.insts[i] as usize] = h;
            }
        }
        s.attach_head = heads;
    }
    s.dbg.retain(|r| r.anchor.is_none() || map.insts[r.anchor.index()] != u32::MAX);
    for r in &mut s.dbg {
        r.anchor = inst(r.anchor);
        r.value = value(r.value);
        r.address = value(r.address);
    }
    for l in &mut s.local_md {
        match l {
            LocalMd::Value(_, v) => *v = value(*v),
            LocalMd::ArgList(list) => list.iter_mut().for_each(|e| e.1 = value(e.1)),
        }
    }
    if let Some(names) = &mut s.names {
        names.renumber(&map.insts, &map.blocks);
    }
}

/// Gives every instruction a fresh sequence number.
fn renumber_seq(body: &mut Body) {
    for i in 0..body.insts.len() {
        body.insts.place[i].seq = (i as u32 + 1).saturating_mul(16);
    }
}
