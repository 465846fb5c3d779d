//! Names in bodies: registers and what declares them, labels, parameters, special registers.

use super::body::{BodyReader, Family};
use super::lexer::Token;
use super::module::Read;
use super::operand::{Tree, operand};
use crate::machine::*;

/// Registers that one declaration may make.
const MAX_REGS: u64 = 1 << 22;

impl<'t> BodyReader<'_, 't> {
    pub fn declare_register(&mut self, name: Token, class: Class) -> Read<()> {
        let bytes = self.r.bytes(name);
        if self.r.take(b'<') {
            let t = self.r.peek();
            let count = self.r.int("a number of registers")?;
            if count > MAX_REGS {
                return self.r.error(t, "too many registers");
            }
            self.r.expect(b'>')?;
            if let Some(s) = self.scopes.last_mut() {
                s.families.push(Family { prefix: bytes, class, count: count as u32, rows: Vec::new() });
            }
            return Ok(());
        }
        // The registers of the depot have operand kinds of their own.
        if self.depot.is_some() && self.scopes.len() == 1 && matches!(bytes, b"%SP" | b"%SPL") {
            return Ok(());
        }
        let row = self.out.new_reg(class);
        if let Some(s) = self.scopes.last_mut() {
            s.names.insert(bytes, row);
        }
        Ok(())
    }
    pub fn register(&mut self, name: &[u8]) -> Option<VReg> {
        for s in self.scopes.iter_mut().rev() {
            if let Some(&r) = s.names.get(name) {
                return Some(r);
            }
            for f in &mut s.families {
                let Some(digits) = name.strip_prefix(f.prefix) else { continue };
                if digits.is_empty() || digits.len() > 1 && digits[0] == b'0' || !digits.iter().all(u8::is_ascii_digit)
                {
                    continue;
                }
                let n = digits.iter().fold(0u64, |n, d| (n * 10 + (d - b'0') as u64).min(MAX_REGS));
                if n >= f.count as u64 {
                    continue;
                }
                let n = n as usize;
                if f.rows.len() <= n {
                    f.rows.resize(n + 1, VReg::NONE);
                }
                if f.rows[n].is_none() {
                    f.rows[n] = self.out.new_reg(f.class);
                }
                return Some(f.rows[n]);
            }
        }
        None
    }
    /// What a name in the place of an operand is.
    pub fn leaf(&mut self, token: Token) -> Read<Operand> {
        let name = self.r.bytes(token);
        if name == b"_" {
            return Ok(Operand::new(Kind::Sink, 0));
        }
        if let Some(r) = self.register(name) {
            return Ok(Operand::reg(r));
        }
        if self.depot.is_some() {
            match name {
                b"%SPL" => return Ok(Operand::new(Kind::DepotLocal, 0)),
                b"%SP" => return Ok(Operand::new(Kind::DepotGeneric, 0)),
                _ if self.depot == Some(name) => return Ok(Operand::new(Kind::DepotSymbol, 0)),
                _ => {}
            }
        }
        if name[0] == b'%' {
            if SPECIAL.iter().any(|s| name[1..].starts_with(s.as_bytes())) {
                return Ok(self.text_operand(name));
            }
            return self.r.error(token, format!("no register `{}`", String::from_utf8_lossy(name)));
        }
        if let Some(b) = self.find_label(name) {
            return Ok(Operand::label(b));
        }
        if let Some(n) = self.f.params.iter().position(|p| p.name.as_bytes() == name) {
            return Ok(Operand::new(Kind::Param, n as u32));
        }
        if self.f.ret.as_ref().is_some_and(|p| p.name.as_bytes() == name) {
            return Ok(Operand::new(Kind::RetVal, 0));
        }
        if let Some(o) = call_param(name)
            && self.scopes.len() > 1
        {
            return Ok(o);
        }
        let own = self.scopes.iter().rev().find_map(|s| s.variables.get(name).copied());
        Ok(Operand::new(Kind::Symbol, own.unwrap_or_else(|| self.r.symbol(token))))
    }
    pub fn operand(&mut self) -> Read<Tree> {
        // The tokens are lent out while names are looked up.
        let tokens = std::mem::take(&mut self.r.tokens);
        let mut at = self.r.at;
        let tree = operand(&tokens, &mut at, &mut |t| self.leaf(t), 0);
        self.r.tokens = tokens;
        self.r.at = at;
        tree
    }
}

/// Beginnings of the names of special registers.
const SPECIAL: &[&str] = &[
    "tid",
    "ntid",
    "laneid",
    "warpid",
    "nwarpid",
    "ctaid",
    "nctaid",
    "smid",
    "nsmid",
    "gridid",
    "is_explicit_cluster",
    "clusterid",
    "nclusterid",
    "cluster_",
    "lanemask_",
    "clock",
    "pm",
    "envreg",
    "globaltimer",
    "reserved_smem_",
    "total_smem_size",
    "aggr_smem_size",
    "dynamic_smem_size",
    "current_graph_exec",
    "WARP_SZ",
];

/// `paramN` or `retval0`.
pub(super) fn call_param(name: &[u8]) -> Option<Operand> {
    if name == b"retval0" {
        return Some(Operand::new(Kind::CallRet, 0));
    }
    let digits = name.strip_prefix(b"param")?;
    let n: u32 = std::str::from_utf8(digits).ok()?.parse().ok()?;
    (n.to_string().as_bytes() == digits).then(|| Operand::new(Kind::CallParam, n))
}
