//! Decoding of intrinsics of asynchronous operations: copies, bulk operations, tiles of tensors, groups.

use super::super::program::*;
use super::Undecodable;
use super::func::{Decoder, Done};
use warpc_ir::ids::*;

impl Decoder<'_, '_> {
    /// Decodes an asynchronous operation; whether it is one.
    pub(super) fn asynchronous(&mut self, i: Inst, name: &str) -> Done<bool> {
        let unknown = || Undecodable::Intrinsic(format!("llvm.nvvm.{name}"));
        if let Some(rest) = name.strip_prefix("tensormap.replace.") {
            let (field, ord) = Field::parse(rest).ok_or_else(unknown)?;
            let args = self.operands(i, 0..if ord { 3 } else { 2 })?;
            self.intr(Intr::ReplaceField(field, ord), args, NO_SLOT);
            return Ok(true);
        }
        if let Some(rest) = name.strip_prefix("clusterlaunchcontrol.") {
            if rest.starts_with("try_cancel") {
                let args = self.operands(i, 0..2)?;
                self.intr(Intr::TryCancel, args, NO_SLOT);
            } else {
                // Nothing is ever cancelled: the response is zero.
                let (d, zero) = (self.result(i)?, self.immediate(0));
                self.mov(d, zero, 1);
            }
            return Ok(true);
        }
        if let Some(rest) = name.strip_prefix("st.bulk") {
            if !matches!(rest, "" | ".shared.cta") {
                return Err(unknown());
            }
            let mut args = self.operands(i, 0..2)?;
            args.insert(1, self.immediate(0));
            self.intr(Intr::MemSet, args, NO_SLOT);
            return Ok(true);
        }
        let Some(rest) = name.strip_prefix("cp.async.") else { return Ok(false) };
        match rest {
            "commit.group" => self.intr(Intr::CloseGroup { bulk: false }, vec![], NO_SLOT),
            "wait.all" => self.intr(Intr::WaitGroup { bulk: false }, vec![], NO_SLOT),
            "bulk.commit.group" => self.intr(Intr::CloseGroup { bulk: true }, vec![], NO_SLOT),
            "wait.group" | "bulk.wait.group" | "bulk.wait.group.read" => {
                let args = self.operands(i, 0..1)?;
                self.intr(Intr::WaitGroup { bulk: rest.starts_with("bulk") }, args, NO_SLOT);
            }
            _ if rest.starts_with("mbarrier.arrive") => {
                let args = self.operands(i, 0..1)?;
                self.intr(Intr::CopiesArrive { noinc: rest.contains("noinc") }, args, NO_SLOT);
            }
            _ if rest.starts_with("bulk.prefetch") || rest.starts_with("bulk.tensor.prefetch") => {}
            "bulk.global.to.shared.cluster" => {
                let multicast = self.flag(i, 6);
                let mut args = self.operands(i, 0..5)?;
                args = vec![args[0], args[2], args[3], args[1], args[4]];
                let way = BulkWay::ToShared;
                self.intr(Intr::Bulk(Bulk { way, masked: false, multicast, reduce: None }), args, NO_SLOT);
            }
            "bulk.global.to.shared.cta" | "bulk.shared.cta.to.cluster" => {
                let args = self.operands(i, 0..4)?;
                let args = vec![args[0], args[2], args[3], args[1]];
                let way = BulkWay::ToShared;
                self.intr(Intr::Bulk(Bulk { way, masked: false, multicast: false, reduce: None }), args, NO_SLOT);
            }
            "bulk.shared.cta.to.global" | "bulk.shared.cta.to.global.bytemask" => {
                let masked = rest.ends_with("bytemask");
                let mut args = self.operands(i, 0..3)?;
                if masked {
                    args.extend(self.operands(i, 5..6)?);
                }
                let way = BulkWay::ToGlobal;
                self.intr(Intr::Bulk(Bulk { way, masked, multicast: false, reduce: None }), args, NO_SLOT);
            }
            _ if rest.starts_with("bulk.tensor.") => return self.tile(i, &rest["bulk.tensor.".len()..], unknown),
            _ => {
                let size = rest.strip_prefix("ca.shared.global.").or_else(|| rest.strip_prefix("cg.shared.global."));
                let size = size.and_then(|s| s.split('.').next()).and_then(|n| n.parse().ok()).ok_or_else(unknown)?;
                let n = self.f.call(i).num_args as usize;
                let args = self.operands(i, 0..n)?;
                self.intr(Intr::CpAsync(size), args, NO_SLOT);
            }
        }
        Ok(true)
    }
    /// A copy or reduction of a tile: `g2s.tile.2d`, `g2s.cta.tile.gather4.2d`, `s2g.tile.1d`, `reduce.add.tile.3d`.
    fn tile(&mut self, i: Inst, name: &str, unknown: impl Fn() -> Undecodable) -> Done<bool> {
        let words: Vec<&str> = name.split('.').collect();
        let rows = words.iter().any(|w| matches!(*w, "gather4" | "scatter4"));
        let dims = words.last().and_then(|w| w.strip_suffix('d')).and_then(|n| n.parse::<u8>().ok());
        let mut dims = dims.filter(|d| (1..=5).contains(d)).ok_or_else(&unknown)?;
        if rows {
            dims = 5;
        }
        if !words.contains(&"tile") {
            return Err(unknown());
        }
        let n = dims as usize;
        let copy = TileCopy { way: BulkWay::ToGlobal, dims, rows, multicast: false, reduce: None };
        let (copy, args) = if words[0] == "g2s" {
            let cta = words[1] == "cta";
            // Shared memory, barrier, map, coordinates, mask of blocks, hint, whether there is a mask.
            let multicast = !cta && self.flag(i, 3 + n + 2);
            let list = self.operands(i, 0..3 + n + !cta as usize)?;
            let mut args = vec![list[2]];
            args.extend_from_slice(&list[3..3 + n]);
            args.extend([list[0], list[1]]);
            args.extend(list.get(3 + n));
            (TileCopy { way: BulkWay::ToShared, multicast, ..copy }, args)
        } else {
            let reduce = if words[0] == "reduce" { Some(tile_reduction(words[1]).ok_or_else(unknown)?) } else { None };
            let list = self.operands(i, 0..2 + n)?;
            let mut args = vec![list[1]];
            args.extend_from_slice(&list[2..]);
            args.push(list[0]);
            (TileCopy { reduce, ..copy }, args)
        };
        self.intr(Intr::Tile(copy), args, NO_SLOT);
        Ok(true)
    }
    /// First slots of some arguments; addresses have their tags.
    fn operands(&mut self, i: Inst, range: std::ops::Range<usize>) -> Done<Vec<u32>> {
        if range.end > self.f.call(i).num_args as usize {
            return Err(Undecodable::Malformed("a call with too few arguments"));
        }
        let mut out = Vec::with_capacity(range.len());
        for k in range {
            let v = self.f.operand(i, k);
            out.push(if self.types.addrspace(self.f.type_of(v)).is_some() { self.pointer(v)? } else { self.src(v)? });
        }
        Ok(out)
    }
    /// Whether immediate argument `index` is set.
    fn flag(&self, i: Inst, index: usize) -> bool {
        self.view_int(i, index).is_some_and(|v| v & 1 != 0)
    }
}
