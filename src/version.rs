//! What this build is: version, commit, host, targets.

use warpc_ir::session::CAPABILITIES;

/// The version, as `1.2.3`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The commit that was built, where it is known.
pub const COMMIT: Option<&str> = option_env!("WARPC_BUILD_COMMIT");
/// Triple of the machine that this build runs on.
pub const HOST: &str = env!("WARPC_BUILD_HOST");
/// A digest of the sources, in hexadecimal digits. Two builds with one digest give the same results.
pub const SOURCES: &str = env!("WARPC_BUILD_SOURCES");
/// Versions of LLVM whose textual IR can be printed.
pub const IR_VERSIONS: [u32; 4] = [19, 20, 21, 22];

/// The build for machines, as `warpc -vV` prints it: a line `name: value` each, always in this order. `targets` is a list of
/// architectures with commas, `commit` may be `unknown`.
pub fn machine_text() -> String {
    let targets: Vec<String> = CAPABILITIES.iter().map(|sm| format!("sm_{sm}")).collect();
    let versions = IR_VERSIONS.map(|version| version.to_string());
    format!(
        "warpc {VERSION}\nrelease: {VERSION}\ncommit: {}\nsources: {SOURCES}\nhost: {HOST}\ntargets: {}\nllvm-ir: {}\n",
        COMMIT.unwrap_or("unknown"),
        targets.join(","),
        versions.join(","),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn machines_find_every_line_by_its_name() {
        let text = machine_text();
        let names: Vec<&str> =
            text.lines().skip(1).filter_map(|line| line.split_once(": ")).map(|pair| pair.0).collect();
        assert_eq!(names, ["release", "commit", "sources", "host", "targets", "llvm-ir"]);
        assert!(SOURCES.len() == 32 && SOURCES.bytes().all(|digit| digit.is_ascii_hexdigit()));
        assert!(!HOST.is_empty());
        assert!(text.contains("targets: sm_75,") && text.contains("llvm-ir: 19,20,21,22\n"));
    }
}
