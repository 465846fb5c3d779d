//! Rows of text: barriers, shuffles, votes and other operations of several lanes; forms of table rows with words the table does
//! not have (cache hints, words in another order) are brought to it.

use super::func::*;
use super::table::is_signed;
use crate::machine::*;
use crate::read::lexer::{TokenKind, tokens};
use crate::read::operand::{Tree, operand};
use crate::read::table_row;
use warpc_interp::assemble::space as tag;
use warpc_ir::diag::Diag;

/// An instruction of a row of text.
pub(super) struct Words<'t> {
    /// Mnemonic.
    pub name: &'t str,
    /// Operands.
    pub args: Vec<Tree>,
}

impl Words<'_> {
    pub fn has(&self, word: &str) -> bool {
        self.name.split('.').any(|w| w == word)
    }
    pub fn arg(&self, index: usize) -> Done<&Tree> {
        self.args.get(index).ok_or_else(|| Undecodable::FewOperands(self.name.to_string()))
    }
    /// The last word: the type.
    pub fn ty(&self) -> PTy {
        let last = self.name.rsplit('.').next().unwrap_or("");
        crate::read::type_of_word(last)
    }
}

impl Decoder<'_> {
    /// A row of text: its template names the operands behind it.
    pub fn opaque(&mut self, ops: &[Operand]) -> Done {
        let text = self.rows.text(ops[0].text());
        if text.starts_with(b".pragma") || text.starts_with(b"asm.operands") {
            return Ok(());
        }
        let leaves: Vec<Operand> = ops[1..].to_vec();
        let tokens = tokens(text)?;
        let mut leaf = |t: crate::read::lexer::Token| match t.kind {
            TokenKind::Slot => {
                leaves.get(t.value as usize).copied().ok_or_else(|| Diag::error("an operand too many", t.span()))
            }
            _ if &text[t.start as usize..t.end as usize] == b"_" => Ok(Operand::new(Kind::Sink, 0)),
            _ => Err(Diag::error("a name that is none", t.span())),
        };
        let mut at = 0;
        let mut guard = None;
        if tokens[0].is(b'@') {
            at = 1 + tokens[1].is(b'!') as usize;
            let p = leaf(tokens[at])?;
            guard = Some(p.with(if at == 2 { oflag::GUARD | oflag::NEG } else { oflag::GUARD }));
            at += 1;
        }
        let word = tokens[at];
        let name = std::str::from_utf8(&text[word.start as usize..word.end as usize]).unwrap_or("");
        let mut words = Words { name, args: Vec::new() };
        at += 1;
        while !tokens[at].is(b';') && tokens[at].kind != TokenKind::End {
            if !words.args.is_empty() {
                at += 1;
            }
            words.args.push(operand(&tokens, &mut at, &mut leaf, 0)?);
        }
        match guard {
            Some(g) => self.under(g, |d| d.words(&words)),
            None => self.words(&words),
        }
    }
    /// Slot of an operand that is read.
    pub fn value(&mut self, tree: &Tree, bits: u32) -> Done<Slot> {
        match tree {
            Tree::Leaf(o) => self.src(*o, bits),
            Tree::Number(n, _) => Ok(self.constant(*n as u64 & low_mask(bits))),
            Tree::Not(p) => {
                let (a, one, out) = (self.value(p, 1)?, self.constant(1), self.temp());
                self.int(Fun::Xor, out, 1, &[a, one]);
                Ok(out)
            }
            Tree::Plus(..) | Tree::Bracket(_) => {
                let (base, off) = match tree {
                    Tree::Plus(a, n) => (self.value(a, bits)?, *n),
                    Tree::Bracket(l) if l.len() == 1 => (self.value(&l[0], bits)?, 0),
                    _ => return Err(Undecodable::AddressList),
                };
                if off == 0 {
                    return Ok(base);
                }
                let (sum, offset) = (self.temp(), self.constant(off as u64));
                self.int(Fun::Add, sum, 64, &[base, offset]);
                Ok(sum)
            }
            Tree::List(l) if l.len() == 1 => self.value(&l[0], bits),
            Tree::List(_) | Tree::Pair(..) => Err(Undecodable::ListRead),
        }
    }
    /// Slot of an address, in shared memory when it is short.
    pub fn address_of(&mut self, tree: &Tree, shared: bool) -> Done<Slot> {
        let a = self.value(tree, 64)?;
        if !shared {
            return Ok(a);
        }
        let r = self.temp();
        self.function(Code::Int, Fun::Tag, r, (64, 64), &[a], tag::SHARED as u32);
        Ok(r)
    }
    /// Slot of an operand that is written.
    pub fn target(&mut self, tree: &Tree) -> Done<Slot> {
        match tree {
            Tree::Leaf(o) => Ok(self.def(*o)),
            Tree::List(l) if l.len() == 1 => self.target(&l[0]),
            _ => Err(Undecodable::ListWritten),
        }
    }
    /// Runs an operation of several lanes whose results stand in the slots of `a` or `a|b`.
    fn collective(&mut self, kind: Intr, args: Vec<Slot>, to: &Tree) -> Done {
        let r = self.temps_of(2);
        self.intr(kind, args, r);
        match to {
            Tree::Pair(a, b) => {
                let (a, b) = (self.target(a)?, self.target(b)?);
                self.mov(a, r);
                self.mov(b, r + 1);
            }
            t => {
                let d = self.target(t)?;
                self.mov(d, r);
            }
        }
        Ok(())
    }
    fn words(&mut self, words: &Words<'_>) -> Done {
        let name = words.name;
        let first = name.split('.').next().unwrap_or("");
        match first {
            "membar" | "fence" => {
                self.intr(Intr::Fence, Vec::new(), NO_SLOT);
                Ok(())
            }
            "prefetch" | "prefetchu" | "nanosleep" | "griddepcontrol" | "setmaxnreg" | "discard" | "applypriority"
            | "brkpt" | "pmevent" => Ok(()),
            "bar" | "barrier" => self.barrier(words),
            "shfl" => self.shuffle(words),
            "vote" => {
                let modes = ["all", "any", "uni", "ballot"];
                let mode = modes.iter().position(|m| words.has(m)).ok_or(Undecodable::Vote)? as u8;
                let p = self.value(words.arg(1)?, 1)?;
                let mut args = vec![p];
                let sync = words.has("sync");
                if sync {
                    args.insert(0, self.value(words.arg(2)?, 32)?);
                }
                self.collective(Intr::Vote { mode, sync }, args, words.arg(0)?)
            }
            "match" => {
                let bits = words.ty().bits();
                let (a, m) = (self.value(words.arg(1)?, bits)?, self.value(words.arg(2)?, 32)?);
                let kind = if words.has("any") { Intr::MatchAny } else { Intr::MatchAll };
                self.collective(kind, vec![m, a], words.arg(0)?)
            }
            "redux" => self.reduction(words),
            "elect" => {
                let m = self.value(words.arg(1)?, 32)?;
                self.collective(Intr::Elect, vec![m], words.arg(0)?)
            }
            "activemask" => self.collective(Intr::ActiveMask, vec![], words.arg(0)?),
            "isspacep" => {
                let s = match name.split('.').nth(1).unwrap_or("").split("::").next() {
                    Some("global") => tag::GLOBAL,
                    Some("shared") => tag::SHARED,
                    Some("const") => tag::CONST,
                    Some("local") => tag::LOCAL,
                    _ => return Err(Undecodable::Instruction(name.to_string())),
                };
                let (a, d) = (self.value(words.arg(1)?, 64)?, self.target(words.arg(0)?)?);
                self.intr(Intr::IsSpace(s as u8), vec![a], d);
                Ok(())
            }
            "mapa" => {
                let (a, d) = (self.value(words.arg(1)?, 64)?, self.target(words.arg(0)?)?);
                self.mov(d, a);
                Ok(())
            }
            "ldmatrix" | "stmatrix" | "mma" | "wmma" | "wgmma" => self.matrices(words, first),
            "tensormap" => self.replace_field(words),
            "clusterlaunchcontrol" => self.launch_control(words),
            "st" if name.starts_with("st.bulk") => self.store_bulk(words),
            "getctarank" => {
                let (d, zero) = (self.target(words.arg(0)?)?, self.constant(0));
                self.mov(d, zero);
                Ok(())
            }
            "tex" | "tld4" | "txq" | "suld" | "sust" | "sured" | "suq" | "istypep" => {
                Err(Undecodable::Texture(name.to_string()))
            }
            "tcgen05" => self.tensor_memory(words),
            "cp" => self.copy_async(words),
            "mbarrier" => self.memory_barrier(words),
            "stacksave" => {
                let d = self.target(words.arg(0)?)?;
                self.intr(Intr::StackSave, vec![], d);
                Ok(())
            }
            "stackrestore" => {
                let a = self.value(words.arg(0)?, 64)?;
                self.intr(Intr::StackRestore, vec![a], NO_SLOT);
                Ok(())
            }
            "ld" | "st" | "atom" | "red" | "ldu" => self.reordered(words),
            _ => self.function_of_words(words, first),
        }
    }
    /// A shuffle of the lanes of a warp; with `sync` its last operand is the mask, which the operation takes first.
    fn shuffle(&mut self, words: &Words<'_>) -> Done {
        let mode = ["up", "down", "bfly", "idx"].iter().position(|m| words.has(m)).ok_or(Undecodable::Shuffle)?;
        let sync = words.has("sync");
        let pred = matches!(words.arg(0)?, Tree::Pair(..));
        let mut args = Vec::new();
        if sync {
            args.push(self.value(words.arg(4)?, 32)?);
        }
        for k in 1..4 {
            args.push(self.value(words.arg(k)?, 32)?);
        }
        self.collective(Intr::Shfl { mode: mode as u8, pred, sync }, args, words.arg(0)?)
    }
    /// A reduction over the lanes of a mask.
    fn reduction(&mut self, words: &Words<'_>) -> Done {
        let (a, m) = (self.value(words.arg(1)?, 32)?, self.value(words.arg(2)?, 32)?);
        let float = words.ty() == PTy::F32;
        let (abs, nan) = (words.has("abs"), words.has("NaN"));
        let op = words.name.split('.').nth(2).unwrap_or("");
        let kind = match op {
            "add" => Reduce::Add,
            "and" => Reduce::And,
            "or" => Reduce::Or,
            "xor" => Reduce::Xor,
            "min" if float => Reduce::FMin { abs, nan },
            "max" if float => Reduce::FMax { abs, nan },
            "min" if is_signed(words.ty()) => Reduce::SMin,
            "max" if is_signed(words.ty()) => Reduce::SMax,
            "min" => Reduce::UMin,
            "max" => Reduce::UMax,
            _ => return Err(Undecodable::Reduction),
        };
        self.collective(Intr::Redux(kind), vec![a, m], words.arg(0)?)
    }
    /// Values in consecutive slots to the registers of a list.
    pub fn spread(&mut self, to: &Tree, from: Slot) -> Done {
        let Tree::List(list) = to else {
            let d = self.target(to)?;
            self.mov(d, from);
            return Ok(());
        };
        for (k, t) in list.iter().enumerate() {
            let d = self.target(t)?;
            self.mov(d, from + k as u32);
        }
        Ok(())
    }
    fn barrier(&mut self, words: &Words<'_>) -> Done {
        let name = words.name;
        if words.has("cluster") {
            if words.has("wait") {
                self.intr(Intr::ClusterWait, vec![], NO_SLOT);
            }
            return Ok(());
        }
        if words.has("warp") {
            let m = self.value(words.arg(0)?, 32)?;
            self.intr(Intr::WarpSync, vec![m], NO_SLOT);
            return Ok(());
        }
        // `bar` stands for `barrier` with all lanes of a warp at one instruction.
        let aligned = name.starts_with("bar.") || words.has("aligned");
        let red = words.has("red");
        let operands = &words.args[red as usize..words.args.len() - red as usize];
        let mut args = Vec::new();
        for t in operands {
            args.push(self.value(t, 32)?);
        }
        let count = args.len() > 1;
        if args.is_empty() {
            return Err(Undecodable::BarrierNumber(name.to_string()));
        }
        if words.has("arrive") {
            self.intr(Intr::BarrierArrive { count: true }, args, NO_SLOT);
        } else if red {
            let op = if words.has("and") {
                0
            } else if words.has("or") {
                1
            } else {
                2
            };
            args.push(self.value(words.arg(words.args.len() - 1)?, 1)?);
            let d = self.target(words.arg(0)?)?;
            self.intr(Intr::BarrierRed { aligned, count, op }, args, d);
        } else {
            self.intr(Intr::Barrier { aligned, count }, args, NO_SLOT);
        }
        Ok(())
    }
    /// Memory instructions with cache hints, or with their words in another order than the table's.
    fn reordered(&mut self, instruction: &Words<'_>) -> Done {
        let mut words: Vec<&str> = instruction.name.split('.').collect();
        let hint = |x: &&str| matches!(*x, "ca" | "cg" | "cs" | "cv" | "lu" | "wb" | "wt" | "weak" | "shared::cta");
        let was_shared = words.contains(&"shared::cta");
        words.retain(|x| !hint(x) && !x.starts_with("L1::") && !x.starts_with("L2::"));
        let rank = |x: &str| match x {
            "ld" | "st" | "atom" | "red" | "ldu" => 0,
            "volatile" | "relaxed" | "acquire" | "release" | "acq_rel" | "sc" | "mmio" => 1,
            "cta" | "cluster" | "gpu" | "sys" => 2,
            "global" | "shared" | "const" | "local" | "param" | "shared::cluster" => 3,
            "nc" => 4,
            "v2" | "v4" | "v8" => 5,
            "noftz" => 7,
            _ if crate::read::type_of_word(x) != PTy::None => 8,
            _ => 6,
        };
        if was_shared {
            words.push("shared");
        }
        words.sort_by_key(|x| rank(x));
        let mut name = words.join(".");
        if let Some(rest) = name.strip_prefix("ldu") {
            name = format!("ld{rest}");
        }
        // Hints behind the address are dropped with their words.
        let n = match words[0] {
            "ld" | "st" | "red" | "ldu" => 2,
            _ if words.contains(&"cas") => 4,
            _ => 3,
        };
        let mut scratch = Side { wide: std::mem::take(&mut self.wide), ..Default::default() };
        let mut ops = Vec::new();
        let found = table_row(&name, &instruction.args[..n.min(instruction.args.len())], &mut scratch, &mut ops);
        self.wide = scratch.wide;
        match found {
            Some(h) => self.table(h, &ops),
            None => Err(Undecodable::Instruction(instruction.name.to_string())),
        }
    }
}
