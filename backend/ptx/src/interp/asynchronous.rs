//! What is asynchronous: copies, bulk operations, tiles of tensors, their groups, memory barriers.

use super::body::*;
use warpc_ptx_syntax::rows::OperandKind;

impl Decoder<'_> {
    pub fn asynchronous(&mut self, instr: &Instr<'_>) -> Done {
        match instr.spelled.words[0] {
            "cp" => self.copy_async(instr),
            "mbarrier" => self.memory_barrier(instr),
            "clusterlaunchcontrol" => self.launch_control(instr),
            _ => self.tensor_map(instr),
        }
    }
    fn copy_async(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let name = spelled.name;
        let bulk = name.contains("bulk");
        match name {
            "cp.async.commit_group" | "cp.async.bulk.commit_group" => {
                self.intr(Intr::CloseGroup { bulk }, vec![], NO_SLOT);
                return Ok(());
            }
            "cp.async.wait_group" | "cp.async.wait_all" | "cp.async.bulk.wait_group" => {
                let mut args = Vec::new();
                if let Some(arg) = instr.args.first() {
                    args.push(self.value(arg, 32)?);
                }
                self.intr(Intr::WaitGroup { bulk }, args, NO_SLOT);
                return Ok(());
            }
            "cp.async.mbarrier.arrive" => {
                let args = vec![self.address_of(&instr.args[0], true)?];
                self.intr(Intr::CopiesArrive { noinc: spelled.has("noinc") }, args, NO_SLOT);
                return Ok(());
            }
            "cp.async.bulk.prefetch" | "cp.async.bulk.prefetch.tensor" => return Ok(()),
            "cp.async.bulk.tensor" | "cp.reduce.async.bulk.tensor" => return self.tile(instr),
            _ if bulk => return self.bulk(instr),
            _ => {}
        }
        let bytes = instr.args[2].head().value as u32;
        let mut args = vec![self.address_of(&instr.args[0], true)?, self.address_of(&instr.args[1], false)?];
        let end = instr.args.len() - spelled.has("L2::cache_hint") as usize;
        if let Some(arg) = instr.args[..end].get(3) {
            if arg.head().kind == OperandKind::Register && arg.head().ty == Type::Pred {
                // Where the predicate holds, nothing is read.
                let (ignore, all, none) = (self.value(arg, 1)?, self.constant(u64::from(bytes)), self.constant(0));
                let used = self.temp();
                self.select(used, ignore, none, all);
                args.push(used);
            } else {
                args.push(self.value(arg, 32)?);
            }
        }
        self.intr(Intr::CpAsync(bytes), args, NO_SLOT);
        Ok(())
    }
    /// State spaces of the two addresses of a bulk operation: whether they are shared.
    fn spaces(spelled: &Spelled) -> Option<[bool; 2]> {
        let mut list = spelled.words.iter().filter_map(|word| match *word {
            "shared::cluster" | "shared::cta" | "shared" => Some(true),
            "global" => Some(false),
            _ => None,
        });
        Some([list.next()?, list.next()?])
    }
    fn bulk(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::Instruction(spelled.text());
        let [to, from] = Self::spaces(spelled).ok_or_else(unknown)?;
        let reduce = if spelled.name.starts_with("cp.reduce") {
            let operations = ["and", "or", "xor", "add", "inc", "dec", "min", "max"];
            let op = spelled.choice(&operations).ok_or_else(unknown)?;
            Some(reduction(operations[op], spelled.ty().text()).ok_or_else(unknown)?)
        } else {
            None
        };
        let way = if spelled.has("mbarrier::complete_tx::bytes") { BulkWay::ToShared } else { BulkWay::ToGlobal };
        let (masked, multicast) = (spelled.has("cp_mask"), spelled.has("multicast::cluster"));
        let mut args = vec![
            self.address_of(&instr.args[0], to)?,
            self.address_of(&instr.args[1], from)?,
            self.value(&instr.args[2], 32)?,
        ];
        if way == BulkWay::ToShared {
            args.push(self.address_of(&instr.args[3], true)?);
            if multicast {
                args.push(self.value(&instr.args[4], 16)?);
            }
        } else if masked {
            args.push(self.value(&instr.args[3 + spelled.has("L2::cache_hint") as usize], 16)?);
        }
        self.intr(Intr::Bulk(Bulk { way, masked, multicast, reduce }), args, NO_SLOT);
        Ok(())
    }
    fn tile(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let unknown = || Undecodable::Instruction(spelled.text());
        let [to, _] = Self::spaces(spelled).ok_or_else(unknown)?;
        let rows = spelled.has("tile::gather4") || spelled.has("tile::scatter4");
        if spelled.words.iter().any(|word| word.starts_with("im2col")) {
            return Err(unknown());
        }
        let (way, map, place) = if to { (BulkWay::ToShared, 1, 0) } else { (BulkWay::ToGlobal, 0, 1) };
        let inside = instr.args[map].inside();
        let [map, list, coordinates @ ..] = inside else { return Err(unknown()) };
        if list.kind != OperandKind::Vector || coordinates.len() > 5 {
            return Err(unknown());
        }
        let mut args = vec![self.single(*map, 64)?];
        for &coordinate in coordinates {
            args.push(self.single(coordinate, 32)?);
        }
        args.push(self.address_of(&instr.args[place], true)?);
        let multicast = spelled.has("multicast::cluster");
        if to {
            args.push(self.address_of(&instr.args[2], true)?);
            if multicast {
                args.push(self.value(&instr.args[3], 16)?);
            }
        }
        let reduce = if spelled.name.starts_with("cp.reduce") {
            Some(spelled.words[4..].iter().find_map(|word| tile_reduction(word)).ok_or_else(unknown)?)
        } else {
            None
        };
        let copy = TileCopy { way, dims: coordinates.len() as u8, rows, multicast, reduce };
        self.intr(Intr::Tile(copy), args, NO_SLOT);
        Ok(())
    }
    /// `tensormap.replace.tile.FIELD.SPACE.b1024.TYPE [map], dimension, value`.
    fn tensor_map(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let shared = spelled.has("shared::cta");
        if spelled.name == "tensormap.cp_fenceproxy" {
            let to = self.address_of(&instr.args[0], false)?;
            let from = self.address_of(&instr.args[1], true)?;
            let count = self.value(&instr.args[2], 32)?;
            let elements = warpc_interp::program::Elements::Any;
            self.intr(Intr::MemCopy { moves: false, elements }, vec![to, from, count], NO_SLOT);
            return Ok(());
        }
        let field = spelled.words.iter().find_map(|word| Field::parse(word));
        let (field, ordinal) = field.ok_or_else(|| Undecodable::Instruction(spelled.text()))?;
        let mut args = vec![self.address_of(&instr.args[0], shared)?];
        for arg in &instr.args[1..2 + ordinal as usize] {
            args.push(self.value(arg, 64)?);
        }
        self.intr(Intr::ReplaceField(field, ordinal), args, NO_SLOT);
        Ok(())
    }
    /// `clusterlaunchcontrol`: nothing is ever cancelled, and the response is zero.
    fn launch_control(&mut self, instr: &Instr<'_>) -> Done {
        if instr.spelled.words[1] == "try_cancel" {
            let args = vec![self.address_of(&instr.args[0], true)?, self.address_of(&instr.args[1], true)?];
            self.intr(Intr::TryCancel, args, NO_SLOT);
            return Ok(());
        }
        let zero = self.constant(0);
        for operand in self.elements(&instr.args[0]) {
            let to = self.target_row(operand);
            self.mov(to, zero);
        }
        Ok(())
    }
    fn memory_barrier(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let words = &spelled.words;
        let two = |d: &mut Self, k: usize| -> Done<Vec<Slot>> {
            let mut args = vec![d.address_of(&instr.args[k], true)?];
            if let Some(arg) = instr.args.get(k + 1) {
                args.push(d.value(arg, 64)?);
            }
            Ok(args)
        };
        let kind = match words[1] {
            "inval" => return Ok(()),
            "init" => Intr::MbarInit,
            "expect_tx" => Intr::MbarExpect,
            "complete_tx" => Intr::MbarComplete,
            "arrive" | "arrive_drop" => {
                let expect = words.get(2) == Some(&"expect_tx");
                let counted = instr.args.len() > 2 && !expect;
                Intr::MbarArrive { drop: words[1] == "arrive_drop", counted, expect }
            }
            "test_wait" | "try_wait" => Intr::MbarTest { parity: words.get(2) == Some(&"parity") },
            "pending_count" => {
                let (state, to) = (self.value(&instr.args[1], 64)?, self.target(&instr.args[0])?);
                self.intr(Intr::MbarPending, vec![state], to);
                return Ok(());
            }
            _ => return Err(Undecodable::Instruction(spelled.text())),
        };
        if matches!(kind, Intr::MbarInit | Intr::MbarExpect | Intr::MbarComplete) {
            let args = two(self, 0)?;
            self.intr(kind, args, NO_SLOT);
            return Ok(());
        }
        let args = two(self, 1)?;
        let to = self.target(&instr.args[0])?;
        self.intr(kind, args, to);
        Ok(())
    }
}
