//! Operations of the lanes of a warp and of the threads of a block: barriers, shuffles, votes, matches, reductions.

use super::body::*;

impl Decoder<'_> {
    /// Runs an operation of several lanes whose results stand in the slots of `a` or `a|b`.
    fn collective(&mut self, kind: Intr, args: Vec<Slot>, to: &Arg<'_>) -> Done {
        let results = self.temps_of(2);
        self.intr(kind, args, results);
        let first = self.target(to)?;
        self.mov(first, results);
        if let Some(second) = to.behind_bar() {
            let second = self.target(&second)?;
            self.mov(second, results + 1);
        }
        Ok(())
    }
    pub fn lanes(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let args = &instr.args;
        match spelled.name {
            "shfl" | "shfl.sync" => self.shuffle(instr),
            "vote" | "vote.sync" => {
                let mode = spelled.choice(&["all", "any", "uni", "ballot"]).ok_or(Undecodable::Vote)? as u8;
                let mut list = vec![self.value(&args[1], 1)?];
                let sync = spelled.name == "vote.sync";
                if sync {
                    list.insert(0, self.value(&args[2], 32)?);
                }
                self.collective(Intr::Vote { mode, sync }, list, &args[0])
            }
            "match" => {
                let (value, mask) = (self.value(&args[1], spelled.ty().bits())?, self.value(&args[2], 32)?);
                let kind = if spelled.has("any") { Intr::MatchAny } else { Intr::MatchAll };
                self.collective(kind, vec![mask, value], &args[0])
            }
            "redux" => self.reduction(instr),
            "elect" => {
                let mask = self.value(&args[1], 32)?;
                self.collective(Intr::Elect, vec![mask], &args[0])
            }
            "activemask" => self.collective(Intr::ActiveMask, vec![], &args[0]),
            "bar.warp.sync" => {
                let mask = self.value(&args[0], 32)?;
                self.intr(Intr::WarpSync, vec![mask], NO_SLOT);
                Ok(())
            }
            "barrier.cluster.wait" => {
                self.intr(Intr::ClusterWait, vec![], NO_SLOT);
                Ok(())
            }
            "barrier.cluster.arrive" => Ok(()),
            _ => self.barrier(instr),
        }
    }
    /// A shuffle of the lanes of a warp; with `.sync` its last operand is the mask, which the operation takes first.
    fn shuffle(&mut self, instr: &Instr<'_>) -> Done {
        let args = &instr.args;
        let mode = instr.spelled.choice(&["up", "down", "bfly", "idx"]).ok_or(Undecodable::Shuffle)?;
        let sync = instr.spelled.name == "shfl.sync";
        let mut list = Vec::new();
        if sync {
            list.push(self.value(&args[4], 32)?);
        }
        for arg in &args[1..4] {
            list.push(self.value(arg, 32)?);
        }
        self.collective(Intr::Shfl { mode: mode as u8, pred: args[0].second.is_some(), sync }, list, &args[0])
    }
    /// A reduction over the lanes of a mask.
    fn reduction(&mut self, instr: &Instr<'_>) -> Done {
        let spelled = instr.spelled;
        let (value, mask) = (self.value(&instr.args[1], 32)?, self.value(&instr.args[2], 32)?);
        let (float, signed) = (spelled.ty() == Type::F32, is_signed(spelled.ty()));
        let (abs, nan) = (spelled.has("abs"), spelled.has("NaN"));
        let kind = match spelled.choice(&["add", "and", "or", "xor", "min", "max"]).ok_or(Undecodable::Reduction)? {
            0 => Reduce::Add,
            1 => Reduce::And,
            2 => Reduce::Or,
            3 => Reduce::Xor,
            4 if float => Reduce::FMin { abs, nan },
            4 if signed => Reduce::SMin,
            4 => Reduce::UMin,
            _ if float => Reduce::FMax { abs, nan },
            _ if signed => Reduce::SMax,
            _ => Reduce::UMax,
        };
        self.collective(Intr::Redux(kind), vec![value, mask], &instr.args[0])
    }
    /// Barriers of a block. `bar` stands for `barrier` with all lanes of a warp at one instruction.
    fn barrier(&mut self, instr: &Instr<'_>) -> Done {
        let words = &instr.spelled.words;
        let aligned = words[0] == "bar" || instr.spelled.has("aligned");
        let is_reduction = words.contains(&"red");
        let end = instr.args.len() - is_reduction as usize;
        let mut list = Vec::new();
        for arg in &instr.args[is_reduction as usize..end] {
            list.push(self.value(arg, 32)?);
        }
        let count = list.len() > 1;
        if words.contains(&"arrive") {
            self.intr(Intr::BarrierArrive { count }, list, NO_SLOT);
        } else if is_reduction {
            let op = match words.iter().find(|word| matches!(**word, "and" | "or")) {
                Some(&"and") => 0,
                Some(_) => 1,
                None => 2,
            };
            list.push(self.value(&instr.args[end], 1)?);
            let to = self.target(&instr.args[0])?;
            self.intr(Intr::BarrierRed { aligned, count, op }, list, to);
        } else {
            self.intr(Intr::Barrier { aligned, count }, list, NO_SLOT);
        }
        Ok(())
    }
}
