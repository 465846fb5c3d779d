//! Which file decodes an instruction.

use super::body::*;

impl Decoder<'_> {
    /// Decodes an instruction; its guard is seen to.
    pub fn decode(&mut self, instr: &Instr<'_>) -> Done {
        let name = instr.spelled.name;
        let first = instr.spelled.words[0];
        match first {
            "add" | "sub" | "mul" | "mad" | "fma" | "div" | "min" | "max" | "abs" | "neg"
                if float_kind(instr.spelled.source()).is_some() =>
            {
                self.float_arithmetic(instr)
            }
            "add" | "sub" | "addc" | "subc" | "mul" | "mad" | "madc" | "mul24" | "mad24" | "sad" | "div" | "rem"
            | "min" | "max" | "abs" | "neg" | "dp4a" | "dp2a" => self.integer_arithmetic(instr),
            "rcp" | "sqrt" | "rsqrt" | "sin" | "cos" | "lg2" | "ex2" | "tanh" => self.float_function(instr),
            "copysign" | "testp" => self.float_bits(instr),
            "popc" | "clz" | "brev" | "bfind" | "bfe" | "bfi" | "fns" | "bmsk" | "szext" | "and" | "or" | "xor"
            | "not" | "cnot" | "lop3" | "shl" | "shr" | "shf" | "prmt" => self.bit_function(instr),
            "set" | "setp" => self.comparison(instr),
            "selp" | "slct" => self.selection(instr),
            "mov" => self.move_of(instr),
            "cvt" => self.convert(instr),
            "cvta" | "isspacep" | "mapa" | "getctarank" => self.address_function(instr),
            _ if first.starts_with('v') && name != "vote" && name != "vote.sync" => self.video(instr),
            "ld" | "ldu" | "st" => self.memory(instr),
            "atom" | "red" => self.atomic(instr),
            "multimem" => self.multimem(instr),
            "cp" | "mbarrier" | "tensormap" | "clusterlaunchcontrol" => self.asynchronous(instr),
            "ldmatrix" | "stmatrix" | "movmatrix" | "mma" | "wmma" | "wgmma" => self.matrices(instr),
            "tcgen05" => self.tensor_memory(instr),
            "call" => self.call(instr),
            "bar" | "barrier" | "vote" | "match" | "activemask" | "elect" | "redux" | "shfl" => self.lanes(instr),
            "tex" | "tld4" | "txq" | "suld" | "sust" | "sured" | "suq" | "istypep" => {
                Err(Undecodable::Texture(instr.spelled.text()))
            }
            _ => self.other(instr),
        }
    }
    fn other(&mut self, instr: &Instr<'_>) -> Done {
        match instr.spelled.words[0] {
            "ret" => self.ret(),
            "exit" => self.intr(Intr::Exit, vec![], NO_SLOT),
            "trap" => self.intr(Intr::Trap, vec![], NO_SLOT),
            "membar" | "fence" => self.intr(Intr::Fence, vec![], NO_SLOT),
            // Nothing that a program can see.
            "prefetch" | "prefetchu" | "applypriority" | "discard" | "nanosleep" | "griddepcontrol" | "setmaxnreg"
            | "brkpt" | "pmevent" => {}
            "createpolicy" => {
                let (to, zero) = (self.target(&instr.args[0])?, self.constant(0));
                self.mov(to, zero);
            }
            "alloca" => {
                let align = instr.args.get(2).map_or(1, |arg| arg.head().value.max(1));
                let (to, count) = (self.target(&instr.args[0])?, self.value(&instr.args[1], 64)?);
                self.alloca(to, count, 1, align.next_power_of_two());
            }
            "stacksave" => {
                let to = self.target(&instr.args[0])?;
                self.intr(Intr::StackSave, vec![], to);
            }
            "stackrestore" => {
                let from = self.value(&instr.args[0], 64)?;
                self.intr(Intr::StackRestore, vec![from], NO_SLOT);
            }
            _ => return Err(Undecodable::Instruction(instr.spelled.text())),
        }
        Ok(())
    }
}
