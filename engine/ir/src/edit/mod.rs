//! Every mutation of a function: the only code that writes order, parent, use and edge columns.
//!
//! | file | what |
//! |---|---|
//! | `uses.rs` | use lists: build, link, set an operand, replace all uses |
//! | `rows.rs` | create, place, move and erase instructions |
//! | `build.rs` | builder: one method per kind of instruction |
//! | `blocks.rs` | create, order, split, merge and erase blocks; edges |
//! | `phi.rs` | incoming pairs |
//! | `region.rs` | clones of instructions, their metadata and the debug records before them |
//! | `attach.rs` | metadata attachments, names |
//! | `debug.rs`, `salvage.rs`, `declared.rs` | debug records; what they say once an instruction is erased, or of memory |
//! | `locations.rs` | places in the source of what stands for several instructions |
//! | `tables.rs` | types, attributes and intrinsic callees the module does not have yet |
//! | `settled.rs` | rows that passes found nothing to do for, until an edit near them |
//! | `compact.rs` | renumber rows in layout order, drop tombstones |

pub mod attach;
pub mod blocks;
pub mod build;
pub mod compact;
pub mod debug;
mod declared;
mod locations;
pub mod phi;
pub mod region;
pub mod rows;
mod salvage;
pub mod settled;
pub mod tables;
pub mod uses;

pub use build::Builder;

#[cfg(test)]
mod tests {
    use super::settled;
    use crate::body::*;
    use crate::func::FuncMut;
    use crate::ids::*;
    use crate::loaded::ModuleHandle;
    use crate::loading;
    use crate::module::{GlobalRow, Module, Shape, Symbol};
    use crate::opcode::{IntPred, Opcode};
    use crate::value::Value;
    use crate::{Builder, TypeKind};
    use bevy_ecs::prelude::*;
    use std::sync::Arc;

    /// A module with one function `i32 (i32)`: entry branches on the argument to two blocks that meet in a phi.
    fn diamond() -> (Module, Body) {
        let mut m = Module::default();
        let ty =
            m.tables_mut().types.intern(TypeKind::Func { ret: Type::I32, params: [Type::I32].into(), vararg: false });
        m.globals_mut().push(GlobalRow {
            sym: Symbol::default(),
            shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
            ..Default::default()
        });
        let mut body = Body::default();
        body.side.global = Global(0);
        body.side.args = vec![ArgRow { ty: Type::I32, first_use: Use::NONE }];
        {
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let [entry, yes, no, join] = std::array::from_fn(|_| f.new_block());
            let zero = f.consts_mut().add_i32(0);
            let c = Builder::at_end(&mut f, entry).icmp(IntPred::Eq, Value::arg(0), zero, Type::I1);
            Builder::at_end(&mut f, entry).cond_br(c, yes, no);
            let x = Builder::at_end(&mut f, yes).binary(Opcode::Add, Value::arg(0), Value::arg(0), 0);
            Builder::at_end(&mut f, yes).br(join);
            Builder::at_end(&mut f, no).br(join);
            let phi = f.new_phi(join, Type::I32);
            f.add_incoming(phi, x, yes);
            f.add_incoming(phi, zero, no);
            Builder::at_end(&mut f, join).ret(Some(phi.into()));
            f.check_uses().unwrap();
        }
        (m, body)
    }

    #[test]
    fn edits_keep_use_lists() {
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let [entry, yes, no, join]: [Block; 4] = std::array::from_fn(|i| Block(i as u32));
        assert_eq!(f.predecessors(join).count(), 2);
        let t = f.terminator(entry);
        let mid = f.split_edge(t, 2);
        assert_eq!(f.single_predecessor(no), Some(mid));
        let phi = f.first(join);
        let tail = f.split_block(f.next(phi));
        assert_eq!(f.successors(join).collect::<Vec<_>>(), [tail]);
        f.merge_into_predecessor(tail, join);
        f.check_uses().unwrap();
        f.fold_terminator_to(entry, yes);
        f.erase_blocks(&[mid, no]);
        assert_eq!(f.phi_len(phi), 1);
        f.merge_into_predecessor(yes, entry);
        f.merge_into_predecessor(join, entry);
        f.check_uses().unwrap();
        assert_eq!(f.block_order().count(), 1);
        assert_eq!(f.block_insts(entry).map(|i| f.op(i)).collect::<Vec<_>>(), [Opcode::ICmp, Opcode::Add, Opcode::Ret]);
    }

    /// Pairs of a phi with many of them are found from either side, and go one by one, in any order.
    #[test]
    fn pairs_of_wide_phis_are_found_and_removed() {
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let phi = f.new_phi(Block(3), Type::I32);
        let blocks: Vec<Block> = (0..200).map(|_| f.new_block()).collect();
        for (k, &b) in blocks.iter().enumerate() {
            let v = f.consts_mut().add_i32(k as u32);
            f.add_incoming(phi, v, b);
            if k.is_multiple_of(3) {
                f.add_incoming(phi, v, b);
            }
        }
        let stranger = f.new_block();
        let mut left: Vec<usize> = (0..blocks.len()).collect();
        while !left.is_empty() {
            let n = left.swap_remove(left.len() * 5 / 11);
            for _ in 0..1 + (n.is_multiple_of(3)) as usize {
                let k = f.phi_index_of(phi, blocks[n]).expect("a pair");
                let (v, from) = f.phi_incoming(phi, k);
                assert_eq!((f.consts().as_int(v), from), (Some(n as u64), blocks[n]));
                assert_eq!(f.phi_value_for(phi, blocks[n]), Some(v));
                f.remove_incoming(phi, k);
            }
            assert_eq!(f.phi_index_of(phi, blocks[n]), None);
            assert_eq!(f.phi_index_of(phi, stranger), None);
            f.check_uses().unwrap();
        }
        assert_eq!(f.phi_len(phi), 0);
    }

    /// Records follow their instruction's value and stand before what follows it; the index agrees with a search.
    #[test]
    fn debug_records_follow_edits() {
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let entry = Block(0);
        let cmp = f.first(entry);
        let made: Vec<Inst> = (0..4)
            .map(|_| {
                let v = Builder::before(&mut f, cmp).binary(Opcode::Add, Value::arg(0), Value::arg(0), 0);
                v.as_inst().expect("an instruction")
            })
            .collect();
        let record = |value: Inst, anchor: Inst| DbgRow {
            value: Value::inst(value),
            ty: Type::I32,
            var: Md(0),
            expr: Md(0),
            ..DbgRow::new(DbgKind::Value, anchor)
        };
        for &i in &made {
            f.side_mut().dbg.push(record(i, i));
            f.side_mut().dbg.push(record(made[0], cmp));
        }
        f.replace_all_uses(Value::inst(made[0]), Value::inst(made[1]));
        assert_eq!(f.debug_records_of(made[0]), [0usize; 0]);
        assert_eq!(f.debug_records_of(made[1]), [0, 1, 2, 3, 5, 7]);
        f.erase(made[0]);
        f.erase(made[1]);
        let poison = Value::poison(Type::I32);
        assert!([0, 1, 2, 3, 5, 7].iter().all(|&r| f.side().dbg[r].value == poison));
        assert_eq!([0, 2].map(|r| f.side().dbg[r].anchor), [made[2]; 2]);
        // A record that comes later is found as well, and dropped rows go at the end.
        f.side_mut().dbg.push(record(made[3], cmp));
        assert_eq!(f.debug_records_of(made[3]), [6, 8]);
        f.drop_debug_records(made[3], |r| r.anchor == cmp);
        f.purge_debug_records();
        assert_eq!(f.side().dbg.len(), 8);
        assert_eq!(f.debug_records_of(made[3]), [6]);
        // Values and places that a pass sets by itself are in the index: later edits find them.
        f.set_debug_value(0, Value::inst(made[3]));
        assert_eq!(f.debug_records_of(made[3]), [0, 6]);
        f.move_debug_records(made[3], made[2]);
        f.erase(made[2]);
        f.erase(made[3]);
        assert!(f.side().dbg.iter().all(|r| r.anchor == cmp && r.value == poison));
    }

    #[test]
    fn pool_operands_move_when_they_grow() {
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let join = Block(3);
        let (a, b) = (f.new_phi(join, Type::I32), f.new_phi(join, Type::I32));
        for k in 0..50 {
            f.add_incoming(a, Value::arg(0), Block(k % 4));
            f.add_incoming(b, Value::inst(a), Block(k % 4));
        }
        f.check_uses().unwrap();
        f.replace_all_uses(Value::inst(a), Value::arg(0));
        f.remove_incoming(b, 7);
        f.check_uses().unwrap();
        assert_eq!(f.phi_len(b), 49);
        assert!(f.phi_pairs(b).all(|(v, _)| v == Value::arg(0)));
        f.set_operands(f.terminator(join), &[Value::arg(0)]);
        f.check_uses().unwrap();
    }

    #[test]
    fn load_edit_store_round_trip() {
        let (m, mut body) = diamond();
        let mut world = World::new();
        loading::register(&mut world, ModuleHandle::new(Arc::new(m)));
        for round in 0..3 {
            loading::load(&mut world, &mut body);
            {
                let mut f = FuncMut::of_world(&mut world);
                for _ in 0..1000 {
                    let at = f.first_non_phi(Block(3));
                    let mut b = Builder::before(&mut f, at);
                    b.binary(Opcode::Mul, Value::arg(0), Value::arg(0), 0);
                }
                let at = f.first_non_phi(Block(3));
                f.erase(at);
                f.check_uses().unwrap();
            }
            loading::store(&mut world, &mut body);
            assert_eq!(body.insts.len(), 7 + 999 * (round + 1));
            assert!(body.insts.place.windows(2).all(|w| w[0].seq < w[1].seq));
        }
    }

    #[test]
    fn edits_unsettle_what_they_touch() {
        use settled::{COMBINED, SIMPLIFIED};
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let ret = f.terminator(Block(3));
        let add = |f: &mut FuncMut<'_>, a: Value, b: Value| {
            Builder::before(f, ret).binary(Opcode::Add, a, b, 0).as_inst().unwrap()
        };
        let x = add(&mut f, Value::arg(0), Value::arg(0));
        let y = add(&mut f, Value::inst(x), Value::arg(0));
        let z = add(&mut f, Value::inst(y), Value::inst(x));
        let settle = |f: &mut FuncMut<'_>| [x, y, z].map(|i| f.settle(i, COMBINED | SIMPLIFIED));
        let settled = |f: &FuncMut<'_>| [x, y, z].map(|i| f.is_settled(i, COMBINED));
        assert!(!f.any_settled());
        settle(&mut f);
        assert_eq!(settled(&f), [true; 3]);
        // The user, and the value that lost a use.
        f.set_operand(z, 1, Value::arg(0));
        assert_eq!(settled(&f), [false, true, false]);
        settle(&mut f);
        f.replace_all_uses(Value::inst(x), Value::arg(0));
        assert_eq!(settled(&f), [false, false, true]);
        settle(&mut f);
        f.set_flags(y, crate::opcode::flags::NSW);
        assert_eq!(settled(&f), [true, false, true]);
        settle(&mut f);
        f.erase(z);
        assert!(!f.is_settled(y, SIMPLIFIED));
        settle(&mut f);
        f.move_before(y, x);
        assert!(!f.is_settled(y, SIMPLIFIED) && f.is_settled(x, SIMPLIFIED));
    }
    #[test]
    fn settled_rows_keep_their_bits_when_rows_move() {
        use settled::{COMBINED, SIMPLIFIED};
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let ret = f.terminator(Block(3));
        let add = |f: &mut FuncMut<'_>, a: Value, b: Value| {
            Builder::before(f, ret).binary(Opcode::Add, a, b, 0).as_inst().unwrap()
        };
        let gone = add(&mut f, Value::arg(0), Value::arg(0));
        let x = add(&mut f, Value::arg(0), Value::arg(0));
        let y = add(&mut f, Value::inst(x), Value::arg(0));
        let z = add(&mut f, Value::inst(y), Value::inst(x));
        let other = add(&mut f, Value::arg(0), Value::arg(0));
        f.erase(gone);
        // A new operand of `x` unsettles `x` alone, until all that is computed from it is looked at.
        for inst in [x, y, z, other] {
            f.settle(inst, SIMPLIFIED | COMBINED);
        }
        let seven = f.consts_mut().add_i32(7);
        f.set_operand(x, 0, seven);
        f.settle(x, COMBINED);
        drop(f);
        let map = crate::edit::compact::compact(&mut body).expect("a row is gone");
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let [x, y, z, other] = [x, y, z, other].map(|inst| Inst(map.insts[inst.index()]));
        let settled = |f: &FuncMut<'_>, bits: u8| [x, y, z, other].map(|inst| f.is_settled(inst, bits));
        assert_eq!(settled(&f, SIMPLIFIED), [false, true, true, true]);
        f.unsettle_dependents();
        assert_eq!(settled(&f, SIMPLIFIED), [false, false, false, true]);
        assert_eq!(settled(&f, COMBINED), [true; 4]);
    }
    #[test]
    fn comes_before_with_stale_numbers() {
        let (m, mut body) = diamond();
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let ret = f.terminator(Block(3));
        let mut made = vec![];
        for _ in 0..40 {
            let at = made.last().copied().unwrap_or(ret);
            let v = Builder::before(&mut f, at).binary(Opcode::Add, Value::arg(0), Value::arg(0), 0);
            made.push(v.as_inst().unwrap());
        }
        for w in made.windows(2) {
            assert!(f.comes_before(w[1], w[0]));
            assert!(!f.comes_before(w[0], w[1]));
        }
        assert!(f.comes_before(made[39], ret) && !f.comes_before(ret, made[39]));
    }
}
