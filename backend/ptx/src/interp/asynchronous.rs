//! Rows of text that are asynchronous: copies, bulk operations, tiles of tensors, their groups, memory barriers.

use super::func::*;
use super::opaque::Words;
use crate::read::operand::Tree;

impl Decoder<'_> {
    /// `cp`.
    pub fn copy_async(&mut self, words: &Words<'_>) -> Done {
        let unknown = || Undecodable::Instruction(words.name.to_string());
        let bulk = words.has("bulk");
        if words.has("prefetch") {
            return Ok(());
        }
        if words.has("commit_group") {
            self.intr(Intr::CloseGroup { bulk }, vec![], NO_SLOT);
            return Ok(());
        }
        if words.has("wait_group") || words.has("wait_all") {
            let args = match words.args.first() {
                Some(t) => vec![self.value(t, 32)?],
                None => vec![],
            };
            self.intr(Intr::WaitGroup { bulk }, args, NO_SLOT);
            return Ok(());
        }
        if words.has("mbarrier") {
            let args = vec![self.address_of(words.arg(0)?, true)?];
            self.intr(Intr::CopiesArrive { noinc: words.has("noinc") }, args, NO_SLOT);
            return Ok(());
        }
        if words.has("tensor") {
            return self.tile(words);
        }
        if bulk {
            return self.bulk(words);
        }
        let plain = words.name.starts_with("cp.async.ca.shared") || words.name.starts_with("cp.async.cg.shared");
        let Some(Tree::Number(n, 0)) = words.args.get(2).filter(|_| plain) else { return Err(unknown()) };
        let to = self.address_of(words.arg(0)?, true)?;
        let mut args = vec![to, self.value(words.arg(1)?, 64)?];
        // A hint for the cache stands behind the bytes in use.
        if let Some(t) = words.args.get(3).filter(|_| !words.has("L2::cache_hint") || words.args.len() > 4) {
            args.push(self.value(t, 32)?);
        }
        self.intr(Intr::CpAsync(*n as u32), args, NO_SLOT);
        Ok(())
    }
    /// State spaces of the two addresses of a bulk operation: whether they are shared.
    fn spaces(words: &Words<'_>) -> Option<[bool; 2]> {
        let mut list = words.name.split('.').filter_map(|s| match s {
            "shared::cluster" | "shared::cta" | "shared" => Some(true),
            "global" => Some(false),
            _ => None,
        });
        Some([list.next()?, list.next()?])
    }
    fn bulk(&mut self, instruction: &Words<'_>) -> Done {
        let unknown = || Undecodable::Instruction(instruction.name.to_string());
        let [to, from] = Self::spaces(instruction).ok_or_else(unknown)?;
        let reduce = if instruction.name.starts_with("cp.reduce") {
            let words: Vec<&str> = instruction.name.split('.').collect();
            let [.., op, ty] = words[..] else { return Err(unknown()) };
            let op = if op == "noftz" { words[words.len() - 3] } else { op };
            Some(reduction(op, ty).ok_or_else(unknown)?)
        } else {
            None
        };
        let way = if instruction.has("mbarrier::complete_tx::bytes") { BulkWay::ToShared } else { BulkWay::ToGlobal };
        let (masked, multicast) = (instruction.has("cp_mask"), instruction.has("multicast::cluster"));
        let mut args = vec![
            self.address_of(instruction.arg(0)?, to)?,
            self.address_of(instruction.arg(1)?, from)?,
            self.value(instruction.arg(2)?, 32)?,
        ];
        if way == BulkWay::ToShared {
            args.push(self.address_of(instruction.arg(3)?, true)?);
            if multicast {
                args.push(self.value(instruction.arg(4)?, 16)?);
            }
        } else if masked {
            args.push(self.value(instruction.arg(3 + instruction.has("L2::cache_hint") as usize)?, 16)?);
        }
        self.intr(Intr::Bulk(Bulk { way, masked, multicast, reduce }), args, NO_SLOT);
        Ok(())
    }
    fn tile(&mut self, words: &Words<'_>) -> Done {
        let unknown = || Undecodable::Instruction(words.name.to_string());
        let [to, _] = Self::spaces(words).ok_or_else(unknown)?;
        let rows = words.has("tile::gather4") || words.has("tile::scatter4");
        if words.name.contains("im2col") {
            return Err(unknown());
        }
        let (way, map, place) = if to { (BulkWay::ToShared, 1, 0) } else { (BulkWay::ToGlobal, 0, 1) };
        let Tree::Bracket(list) = words.arg(map)? else { return Err(unknown()) };
        let [map, Tree::List(coordinates)] = &list[..] else { return Err(unknown()) };
        let mut args = vec![self.value(map, 64)?];
        for c in coordinates {
            args.push(self.value(c, 32)?);
        }
        args.push(self.address_of(words.arg(place)?, true)?);
        let multicast = words.has("multicast::cluster");
        if to {
            args.push(self.address_of(words.arg(2)?, true)?);
            if multicast {
                args.push(self.value(words.arg(3)?, 16)?);
            }
        }
        let reduce = if words.name.starts_with("cp.reduce") {
            Some(words.name.split('.').find_map(tile_reduction).ok_or_else(unknown)?)
        } else {
            None
        };
        if coordinates.len() > 5 {
            return Err(unknown());
        }
        let copy = TileCopy { way, dims: coordinates.len() as u8, rows, multicast, reduce };
        self.intr(Intr::Tile(copy), args, NO_SLOT);
        Ok(())
    }
    /// `tensormap.replace.tile.FIELD.SPACE.b1024.TYPE [map], dimension, value`.
    pub fn replace_field(&mut self, words: &Words<'_>) -> Done {
        let unknown = || Undecodable::Instruction(words.name.to_string());
        let (field, ordinal) = words.name.split('.').nth(3).and_then(Field::parse).ok_or_else(unknown)?;
        let shared = words.has("shared::cta");
        let mut args = vec![self.address_of(words.arg(0)?, shared)?];
        for k in 1..2 + ordinal as usize {
            args.push(self.value(words.arg(k)?, 64)?);
        }
        self.intr(Intr::ReplaceField(field, ordinal), args, NO_SLOT);
        Ok(())
    }
    /// `clusterlaunchcontrol`: nothing is ever cancelled, and the response is zero.
    pub fn launch_control(&mut self, words: &Words<'_>) -> Done {
        if words.has("try_cancel") {
            let args = vec![self.address_of(words.arg(0)?, true)?, self.address_of(words.arg(1)?, true)?];
            self.intr(Intr::TryCancel, args, NO_SLOT);
            return Ok(());
        }
        let zero = self.constant(0);
        let list = match words.arg(0)? {
            Tree::List(l) => &l[..],
            t => std::slice::from_ref(t),
        };
        for t in list {
            let d = self.target(t)?;
            self.mov(d, zero);
        }
        Ok(())
    }
    /// `st.bulk`: zeros.
    pub fn store_bulk(&mut self, words: &Words<'_>) -> Done {
        let to = self.address_of(words.arg(0)?, words.has("shared::cta"))?;
        let (n, zero) = (self.value(words.arg(1)?, 64)?, self.constant(0));
        self.intr(Intr::MemSet { elements: warpc_interp::program::Elements::Any }, vec![to, zero, n], NO_SLOT);
        Ok(())
    }
    /// `mbarrier`.
    pub fn memory_barrier(&mut self, words: &Words<'_>) -> Done {
        let is = |p: &str| words.name.starts_with(p);
        let two = |d: &mut Self, k: usize| -> Done<Vec<Slot>> {
            let mut args = vec![d.address_of(words.arg(k)?, true)?];
            if let Some(t) = words.args.get(k + 1) {
                args.push(d.value(t, 64)?);
            }
            Ok(args)
        };
        let (kind, has_result) = if is("mbarrier.init") {
            (Intr::MbarInit, false)
        } else if is("mbarrier.inval") {
            return Ok(());
        } else if is("mbarrier.arrive") {
            let expect = words.has("expect_tx");
            let counted = words.args.len() > 2 && !expect;
            (Intr::MbarArrive { drop: is("mbarrier.arrive_drop"), counted, expect }, true)
        } else if is("mbarrier.expect_tx") {
            (Intr::MbarExpect, false)
        } else if is("mbarrier.complete_tx") {
            (Intr::MbarComplete, false)
        } else if is("mbarrier.test_wait") || is("mbarrier.try_wait") {
            (Intr::MbarTest { parity: words.has("parity") }, true)
        } else if is("mbarrier.pending_count") {
            let (a, d) = (self.value(words.arg(1)?, 64)?, self.target(words.arg(0)?)?);
            self.intr(Intr::MbarPending, vec![a], d);
            return Ok(());
        } else {
            return Err(Undecodable::Instruction(words.name.to_string()));
        };
        if !has_result {
            let args = two(self, 0)?;
            self.intr(kind, args, NO_SLOT);
            return Ok(());
        }
        let args = two(self, 1)?;
        let d = self.target(words.arg(0)?)?;
        self.intr(kind, args, d);
        Ok(())
    }
}
