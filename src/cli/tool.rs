//! What `warpc opt` and `warpc llc` do alike: one module goes through one compiler, and users are told what LLVM's tools tell.

use super::common::{self, Failure};
use super::messages::Style;
use super::observed::Observed;
use super::phase::{PhaseArgs, RemarkFilter};
use super::{FAILED, USAGE};
use std::path::Path;
use warpc::Compiler;
use warpc::compiler::Compiled;
use warpc::output::Pending;
use warpc_ir::override_attrs::FunctionAttr;
use warpc_ir::session::Target;

/// Options of both tools.
#[derive(clap::Args)]
pub struct ToolArgs {
    /// Attribute denormal-fp-math of functions that have none
    #[arg(long, value_name = "MODE", value_parser = ["ieee", "preserve-sign", "positive-zero", "dynamic"])]
    denormal_fp_math: Option<String>,
    /// Attribute denormal-fp-math-f32 of functions that have none: preserve-sign flushes subnormals
    #[arg(long, value_name = "MODE", value_parser = ["ieee", "preserve-sign", "positive-zero", "dynamic"])]
    denormal_fp_math_f32: Option<String>,
    /// An attribute of all functions that do not have it
    #[arg(long, value_name = "KEY=VALUE")]
    function_attribute: Vec<String>,
    /// Show no warnings
    #[arg(long)]
    no_warn: bool,
}

impl ToolArgs {
    /// Attributes of functions that the command line names.
    pub fn function_attrs(&self) -> Vec<FunctionAttr> {
        let modes =
            [("denormal-fp-math", &self.denormal_fp_math), ("denormal-fp-math-f32", &self.denormal_fp_math_f32)];
        let of_mode = |(key, mode): (&str, &Option<String>)| {
            let value = mode.as_ref().map(|mode| format!("{mode},{mode}"))?;
            Some(FunctionAttr { key: key.into(), value, append: false })
        };
        modes.into_iter().filter_map(of_mode).chain(common::attributes(&self.function_attribute)).collect()
    }
}

/// Target of LLVM's `-mcpu` and `-mattr`. Other processors than sm_NN are of other targets: the default serves.
pub fn target(mcpu: &str, mattr: Option<&str>) -> Target {
    let mut target = common::parse_arch(mcpu).unwrap_or_default();
    for feature in mattr.unwrap_or("").split(',') {
        let name = feature.strip_prefix('+').unwrap_or(feature);
        if let Some(version) = name.strip_prefix("ptx").and_then(|digits| digits.parse().ok()) {
            // Older versions than any that is written ask for nothing.
            target.ptx = if is_version(version) { version } else { 0 };
        }
    }
    target
}

/// Versions of PTX before those that are written, as LLVM knows them: they ask for nothing.
const OLD_VERSIONS: [u16; 22] =
    [32, 40, 41, 42, 43, 50, 60, 61, 62, 63, 64, 65, 70, 71, 72, 73, 74, 75, 76, 77, 78, 80];

/// Whether `version` is one that is written.
fn is_version(version: u16) -> bool {
    common::parse_ptx(&version.to_string()).is_ok()
}

/// Whether LLVM has a processor of this name: one of those that code is made for, or an older one.
pub fn is_processor_of_llvm(name: &str) -> bool {
    const OLDER: [&str; 14] = [
        "sm_20", "sm_21", "sm_30", "sm_32", "sm_35", "sm_37", "sm_50", "sm_52", "sm_53", "sm_60", "sm_61", "sm_62",
        "sm_70", "sm_72",
    ];
    OLDER.contains(&name) || common::parse_arch(name).is_ok()
}

/// What LLVM says of the features of `-mattr` that the target has not: a line each.
pub fn ignored_features(mattr: Option<&str>) -> Vec<String> {
    let is_known = |name: &str| match name.strip_prefix("ptx") {
        Some(version) => {
            version.parse().is_ok_and(|version: u16| OLD_VERSIONS.contains(&version) || is_version(version))
        }
        None => name == "help" || is_processor_of_llvm(name),
    };
    let unknown = |feature: &&str| {
        let name = feature.strip_prefix(['+', '-']).unwrap_or(feature);
        !name.is_empty() && !is_known(name)
    };
    let line = |feature: &str| format!("'{feature}' is not a recognized feature for this target (ignoring feature)");
    mattr.unwrap_or("").split(',').filter(unknown).map(line).collect()
}

/// A wrong command line.
pub fn usage(message: String) -> Failure {
    (USAGE, format!("warpc: error: {message}"))
}

/// A run that failed.
pub fn fail(message: String) -> Failure {
    (FAILED, message)
}

/// The input of a tool, and how users are told what became of it.
pub struct Told<'a> {
    /// Name of the input.
    pub name: &'a str,
    /// Its bytes.
    pub bytes: &'a [u8],
    /// Which remarks are shown.
    pub filter: &'a RemarkFilter,
    /// What is observed.
    pub phase: &'a PhaseArgs,
    /// Options of both tools.
    pub tool: &'a ToolArgs,
    /// Form of messages.
    pub style: Style,
}

impl Told<'_> {
    /// Shows the log, remarks, warnings and errors of a compilation, and writes the reports that were asked for, beside `output`.
    ///
    /// # Errors
    /// A report that cannot be written.
    pub fn tell(
        &self,
        compiler: &Compiler,
        compiled: &mut Compiled,
        output: &Path,
        pending: &Pending,
    ) -> Result<(), Failure> {
        let mut observed = Observed::default();
        let mut log = Vec::new();
        let mut said = observed.take(self.name, compiled, self.filter, self.phase, self.style, &mut log);
        let _ = std::io::Write::write_all(&mut std::io::stderr(), &log);
        match &compiled.result {
            Ok(_) if self.tool.no_warn => {}
            Ok(_) => said.push_str(&self.style.diags(self.name, self.bytes, &compiled.warnings)),
            Err(diags) => said.push_str(&self.style.diags(self.name, self.bytes, diags)),
        }
        if !self.tool.no_warn {
            said.insert_str(0, &self.style.diags("warpc", &[], compiler.warnings()));
        }
        self.style.show(said);
        observed.finish(self.phase, compiler.reported(), output, pending).map_err(fail)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_choose_the_version() {
        assert_eq!(target("sm_90", Some("ptx83")).ptx, 83);
        assert_eq!(target("sm_90", Some("+ptx83,+ptx70")).ptx, 0);
        assert_eq!(target("sm_90", Some("-ptx83")).ptx, 0);
    }
}
