//! Whether a target is among those of a guard, and what is missing if not.

use super::guard::Guard;
use super::guards::GUARDS;
use crate::features::Missing;
use warpc_ir::session::Target;

/// Family of a target: those whose `f` code runs on each other's later members.
const fn family(sm: u16) -> u16 {
    // sm_101 is the earlier name of sm_110.
    if sm == 101 { 11 } else { sm / 10 }
}

/// Number and suffix of an item of a list.
fn item(text: &str) -> (u16, u8) {
    let digits = text.trim_end_matches(['a', 'f', '+']);
    (digits.parse().unwrap_or(u16::MAX), text.as_bytes().get(digits.len()).copied().unwrap_or(0))
}

impl Guard {
    /// Lowest version of PTX, times ten.
    pub fn ptx(self) -> u16 {
        GUARDS[self.number()].0
    }
    /// Targets as written in the table.
    pub fn targets(self) -> &'static str {
        GUARDS[self.number()].1
    }
    /// Whether the target itself is among those of the guard.
    pub fn has_target(self, target: Target) -> bool {
        let sm = if target.sm == 101 { 110 } else { target.sm };
        self.targets().split(' ').any(|text| match item(text) {
            (n, b'+') => sm >= n,
            (n, 0) => sm == n,
            (n, b'f') => target.suffix != 0 && family(sm) == family(n) && sm >= n,
            (n, suffix) => sm == n && target.suffix == suffix,
        })
    }
    /// The version of PTX needed, or what is missing.
    pub fn check(self, target: Target) -> Result<u16, Missing> {
        if !self.has_target(target) {
            let list: Vec<String> = self
                .targets()
                .split(' ')
                .map(|text| match text.strip_suffix('+') {
                    Some(n) => format!("sm_{n} or later"),
                    None => format!("sm_{text}"),
                })
                .collect();
            return Err(Missing::Target { wanted: list.join(" or "), target });
        }
        let ptx = self.ptx();
        if target.ptx != 0 && target.ptx < ptx {
            return Err(Missing::Version { needed: ptx, asked: target.ptx });
        }
        Ok(ptx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn t(sm: u16, suffix: u8) -> Target {
        Target { sm, suffix, ptx: 0 }
    }

    #[test]
    fn lists_are_well_formed() {
        for (n, (ptx, list)) in GUARDS.iter().enumerate() {
            assert!((63..=99).contains(ptx));
            assert_eq!(Guard::row(n as u8).targets(), *list);
            for text in list.split(' ') {
                let (sm, suffix) = item(text);
                assert!((75..200).contains(&sm) && [0, b'a', b'f', b'+'].contains(&suffix), "{list}");
            }
        }
    }

    #[test]
    fn targets() {
        assert!(Guard::SM90_PTX80.has_target(t(90, 0)) && Guard::SM90_PTX80.has_target(t(120, b'a')));
        assert!(!Guard::SM90_PTX80.has_target(t(89, 0)));
        assert!(Guard::SM90A_PTX80.has_target(t(90, b'a')) && !Guard::SM90A_PTX80.has_target(t(100, b'a')));
        assert!(!Guard::SM90A_PTX80.has_target(t(90, 0)));
        let g = Guard::SM100F_110F_PTX86;
        assert!(g.has_target(t(100, b'a')) && g.has_target(t(103, b'f')) && g.has_target(t(101, b'a')));
        assert!(!g.has_target(t(100, 0)) && !g.has_target(t(120, b'a')));
        assert_eq!(
            g.check(t(90, 0)).unwrap_err().to_string(),
            "needs sm_100f or sm_110f, the target is sm_90: compile with --arch sm_100f or sm_110f"
        );
        let old = Target { sm: 100, suffix: b'a', ptx: 80 };
        assert_eq!(g.check(old).unwrap_err().to_string(), "needs PTX 8.6, asked for 8.0");
        assert_eq!(g.check(t(100, b'a')), Ok(86));
    }
}
