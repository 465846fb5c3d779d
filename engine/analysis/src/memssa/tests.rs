//! Structure on random code by its own checker, clobber answers against a search over paths, and the text.

use super::*;
use crate::alias::{Alias, AliasCache, Loc};
use crate::testing::{Rng, on_function, random_body};
use expect_test::expect;
use warpc_ir::func::FuncMut;
use warpc_ir::{Builder, Value};

/// Fills a random graph with loads and stores of three allocas and an argument-derived pointer.
fn fill(func: &mut FuncMut<'_>, rng: &mut Rng) -> Vec<Value> {
    let one = func.consts_mut().add_i32(1);
    let first = func.first(func.entry());
    let mut ptrs: Vec<Value> =
        (0..3).map(|_| Builder::before(func, first).alloca(Type::I64, Type::PTR, one, 8)).collect();
    let outside = Builder::before(func, first).load(Type::PTR, ptrs[0], 8, 0);
    ptrs.push(outside);
    let blocks: Vec<Block> = func.block_order().collect();
    for b in blocks {
        for _ in 0..rng.below(4) {
            let at = func.terminator(b);
            let p = ptrs[rng.below(4)];
            if rng.one_in(2) {
                Builder::before(func, at).store(Value::arg(1), p, 4, 0);
            } else {
                Builder::before(func, at).load(Type::I32, p, 4, 0);
            }
        }
    }
    ptrs
}

#[test]
fn clobbers_against_all_paths() {
    let mut above = 0;
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(14);
        let (m, mut body) = random_body(&mut rng, n);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        fill(&mut f, &mut rng);
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let mut mem = MemorySsa::new(&f, &cfg, &dom);
        mem.check(&f, &cfg, &dom).unwrap();
        let mut w = Walker::default();
        let mut cache = AliasCache::default();
        for &b in cfg.rpo() {
            for i in f.block_insts(b) {
                let Some(a) = mem.access(i) else { continue };
                let found = w.clobber(&f, &mem, &dom, a);
                assert!(mem.dominates(&f, &dom, found, a), "seed {seed}");
                above += (found != mem.defining(a)) as u32;
                let loc = Loc::of(&f, i).unwrap();
                let mut aa = Alias::new(&f, &mut cache).with_cycles(mem.cyclic(), true);
                // No clobber on any path from the found access down to this one.
                let mut bad = |d: Inst| f.op(d) == Opcode::Store && aa.mod_ref(d, &loc).is_mod();
                let stop = match mem.kind(found) {
                    AccessKind::Def => mem.inst(found),
                    _ => Inst::NONE,
                };
                let stop_block = if mem.kind(found) == AccessKind::Phi { mem.block(found) } else { Block::NONE };
                let mut seen = vec![false; f.num_blocks()];
                let mut work = vec![(b, f.prev(i))];
                while let Some((b, at)) = work.pop() {
                    let mut at = at;
                    let mut stopped = false;
                    while at.is_some() {
                        if at == stop {
                            stopped = true;
                            break;
                        }
                        assert!(!bad(at), "seed {seed}: {at:?} clobbers {i:?} below {found:?}");
                        at = f.prev(at);
                    }
                    if stopped || b == stop_block {
                        continue;
                    }
                    for &p in cfg.preds(b) {
                        if cfg.is_reachable(p) && !std::mem::replace(&mut seen[p.index()], true) {
                            work.push((p, f.last(p)));
                        }
                    }
                }
                // A definition found does clobber.
                if stop.is_some() {
                    assert!(bad(stop), "seed {seed}: {stop:?} does not clobber {i:?}");
                }
            }
        }
        // Removal and insertion keep it right.
        let stores: Vec<Inst> = cfg
            .rpo()
            .iter()
            .flat_map(|&b| f.block_insts(b).filter(|&i| f.op(i) == Opcode::Store).collect::<Vec<_>>())
            .filter(|_| rng.one_in(2))
            .collect();
        for i in stores {
            mem.remove(i);
            f.erase(i);
        }
        mem.check(&f, &cfg, &dom).unwrap();
        let b = cfg.rpo()[rng.below(cfg.rpo().len())];
        let at = f.terminator(b);
        let p = Builder::before(&mut f, at).load(Type::I32, Value::arg(1), 4, 0);
        mem.insert_use(&f, &dom, p.as_inst().unwrap());
        mem.check(&f, &cfg, &dom).unwrap();
    }
    assert!(above > 500, "{above}");
}

#[test]
fn text_like_llvm() {
    let text = "declare void @ext(ptr)
declare i32 @ro(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %a, ptr noalias %b, i1 %c, i64 %i) {
entry:
  %p = alloca i32, align 4
  store i32 0, ptr %p, align 4
  %l0 = load i32, ptr %a, align 4
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %a, align 4
  %l1 = load i32, ptr %p, align 4
  br label %z
y:
  call void @ext(ptr %a)
  br label %z
z:
  %l = load i32, ptr %a, align 4
  %r = call i32 @ro(ptr %b)
  %v = load volatile i32, ptr %a, align 4
  br i1 %c, label %z, label %w
w:
  %l2 = load i32, ptr %p, align 4
  call void @llvm.assume(i1 %c)
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
  %l3 = load i32, ptr %b, align 4, !invariant.load !0
  %l4 = load i32, ptr %p, align 4
  ret i32 %l
}
declare void @llvm.assume(i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{}
";
    let shown = on_function(text, "f", |f| {
        let cfg = Cfg::new(f);
        let dom = DomTree::new(&cfg);
        let mem = MemorySsa::new(f, &cfg, &dom);
        String::from_utf8(print::memory_ssa(f, None, &mem, &dom, print::Uses::AtClobbers)).unwrap()
    });
    expect![[r#"
        MemorySSA for function: f
        define i32 @f(ptr %a, ptr noalias %b, i1 %c, i64 %i) {
        entry:
          %p = alloca i32, align 4
        ; 1 = MemoryDef(liveOnEntry)
          store i32 0, ptr %p, align 4
        ; MemoryUse(liveOnEntry)
          %l0 = load i32, ptr %a, align 4
          br i1 %c, label %x, label %y

        x:                                                ; preds = %entry
        ; 2 = MemoryDef(1)
          store i32 1, ptr %a, align 4
        ; MemoryUse(1)
          %l1 = load i32, ptr %p, align 4
          br label %z

        y:                                                ; preds = %entry
        ; 3 = MemoryDef(1)
          call void @ext(ptr %a)
          br label %z

        z:                                                ; preds = %z, %y, %x
        ; 6 = MemoryPhi({x,2},{z,4},{y,3})
        ; MemoryUse(6)
          %l = load i32, ptr %a, align 4
        ; MemoryUse(6)
          %r = call i32 @ro(ptr %b)
        ; 4 = MemoryDef(6)
          %v = load volatile i32, ptr %a, align 4
          br i1 %c, label %z, label %w

        w:                                                ; preds = %z
        ; MemoryUse(1)
          %l2 = load i32, ptr %p, align 4
          call void @llvm.assume(i1 %c)
        ; 5 = MemoryDef(4)
          call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 4, i1 false)
        ; MemoryUse(liveOnEntry)
          %l3 = load i32, ptr %b, align 4, !invariant.load !0
        ; MemoryUse(1)
          %l4 = load i32, ptr %p, align 4
          ret i32 %l
        }
    "#]]
    .assert_eq(&shown);
}

/// Users of every live access by a walk over all rows.
fn users_by_search(mem: &MemorySsa) -> Vec<Vec<Access>> {
    let mut all = vec![Vec::new(); mem.len()];
    for row in 0..mem.len() {
        let access = Access::new(row);
        match mem.kind(access) {
            AccessKind::Def | AccessKind::Use => all[mem.defining(access).index()].push(access),
            AccessKind::Phi => mem.incoming(access).for_each(|(_, from)| all[from.index()].push(access)),
            _ => {}
        }
    }
    all.iter_mut().for_each(|list| list.sort());
    all
}

#[test]
fn users_follow_removals() {
    for seed in 0..100 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(14);
        let (m, mut body) = random_body(&mut rng, n);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        fill(&mut f, &mut rng);
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let mut mem = MemorySsa::new(&f, &cfg, &dom);
        let mut users = Users::default();
        users.rebuild(&mem);
        let stores: Vec<Inst> = cfg
            .rpo()
            .iter()
            .flat_map(|&b| f.block_insts(b).filter(|&i| f.op(i) == Opcode::Store).collect::<Vec<_>>())
            .collect();
        for store in stores {
            if rng.one_in(2) {
                users.remove(&mut mem, store);
                f.erase(store);
            }
            for (row, want) in users_by_search(&mem).into_iter().enumerate() {
                let mut have = Vec::new();
                users.visit(&mem, Access::new(row), |user| {
                    have.push(user);
                    true
                });
                have.sort();
                if mem.kind(Access::new(row)) != AccessKind::Dead {
                    assert_eq!(have, want, "seed {seed}, access {row}");
                }
            }
        }
        mem.check(&f, &cfg, &dom).unwrap();
    }
}

#[test]
fn new_definitions_reach_what_comes_after_them() {
    let mut inserted = 0;
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(14);
        let (m, mut body) = random_body(&mut rng, n);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let ptrs = fill(&mut f, &mut rng);
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let mut mem = MemorySsa::new(&f, &cfg, &dom);
        for &b in cfg.rpo() {
            let places: Vec<Inst> = f.block_insts(b).filter(|&i| f.op(i) != Opcode::Alloca).collect();
            let at = places[rng.below(places.len())];
            if f.op(at) == Opcode::Phi {
                continue;
            }
            let new = Builder::before(&mut f, at).store(Value::arg(1), ptrs[0], 4, 0);
            mem.insert_def(&f, &cfg, &dom, new);
            inserted += 1;
            mem.check(&f, &cfg, &dom).unwrap();
            // Another instruction in its place.
            if let Some(access) = mem.access(new) {
                let other = Builder::before(&mut f, new).store(Value::arg(1), ptrs[1], 4, 0);
                mem.replace(&f, new, other);
                f.erase(new);
                assert_eq!(mem.access(other), Some(access));
                mem.check(&f, &cfg, &dom).unwrap();
            }
        }
    }
    assert!(inserted > 100, "{inserted}");
}
