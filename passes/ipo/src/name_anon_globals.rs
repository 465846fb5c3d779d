//! `name-anon-globals`: globals without a name get one, so that link-time optimisation can refer to them: `anon.HASH.NUMBER`.
//!
//! **How**: the hash is the MD5 sum of the names that the module defines for others, functions before variables, so that modules with other
//! symbols get other names. **Cost**: linear in the globals. **Invariants**: everything but the names stays.
//! **Source**: names and their order are those of LLVM's pass of this name; MD5 is RFC 1321.
//! **Relies on** nothing that is said of threads or memory: only names change.

use warpc_analysis::AnalysisSet;
use warpc_ir::Module;
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "name-anon-globals",
    summary: "name globals that have no name",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(NameGlobals)))
    },
};

struct NameGlobals;

impl ModulePass for NameGlobals {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let globals = module.globals();
        let of_kind = |kind: GlobalKind| {
            let rows = globals.sym().iter().enumerate();
            rows.filter(move |(_, symbol)| symbol.kind == kind && !symbol.is_dead()).map(|(row, _)| row)
        };
        let order = [GlobalKind::Function, GlobalKind::Variable, GlobalKind::Alias, GlobalKind::IFunc];
        let nameless: Vec<usize> =
            order.into_iter().flat_map(of_kind).filter(|&row| globals.sym()[row].name == Str::EMPTY).collect();
        if nameless.is_empty() {
            return false;
        }
        let mut exported = Vec::new();
        for row in order[..2].iter().flat_map(|&kind| of_kind(kind)) {
            let symbol = globals.sym()[row];
            if !symbol.is_declaration() && !symbol.linkage.is_local() {
                exported.extend_from_slice(module.ctx().name(Global::new(row)));
            }
        }
        let hash: String = md5(&exported).iter().map(|byte| format!("{byte:02x}")).collect();
        for (number, row) in nameless.into_iter().enumerate() {
            let name = module.tables_mut().strings.intern(format!("anon.{hash}.{number}").as_bytes());
            module.globals_mut().sym_mut()[row].name = name;
        }
        true
    }
}

/// By how much each of the 64 steps rotates: a row of four for each round.
const ROTATIONS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// MD5 sum of `bytes`.
pub(crate) fn md5(bytes: &[u8]) -> [u8; 16] {
    let mut message = bytes.to_vec();
    message.push(0x80);
    while message.len() % 64 != 56 {
        message.push(0);
    }
    message.extend_from_slice(&(bytes.len() as u64 * 8).to_le_bytes());
    let mut state = [0x6745_2301u32, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476];
    for chunk in message.chunks_exact(64) {
        let word = |k: usize| u32::from_le_bytes([chunk[4 * k], chunk[4 * k + 1], chunk[4 * k + 2], chunk[4 * k + 3]]);
        let [mut a, mut b, mut c, mut d] = state;
        for step in 0..64 {
            let (mixed, k) = match step / 16 {
                0 => (b & c | !b & d, step),
                1 => (d & b | !d & c, (5 * step + 1) % 16),
                2 => (b ^ c ^ d, (3 * step + 5) % 16),
                _ => (c ^ (b | !d), 7 * step % 16),
            };
            // The constant of a step is the whole part of 2^32 times the sine of its number.
            let constant = ((step as f64 + 1.0).sin().abs() * 4_294_967_296.0) as u32;
            let sum = a.wrapping_add(mixed).wrapping_add(constant).wrapping_add(word(k));
            let turned = sum.rotate_left(ROTATIONS[step / 16][step % 4]);
            (a, d, c, b) = (d, c, b, b.wrapping_add(turned));
        }
        for (part, value) in state.iter_mut().zip([a, b, c, d]) {
            *part = part.wrapping_add(value);
        }
    }
    let mut sum = [0; 16];
    for (to, part) in sum.chunks_exact_mut(4).zip(state) {
        to.copy_from_slice(&part.to_le_bytes());
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_standard() {
        let hex = |text: &str| md5(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        assert_eq!(hex(""), "d41d8cd98f00b204e9800998ecf8427e");
        assert_eq!(hex("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
        let long = "12345678901234567890123456789012345678901234567890123456789012345678901234567890";
        assert_eq!(hex(long), "57edf4a22be3c955ac49da2e2107b67a");
    }
}
