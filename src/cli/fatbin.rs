//! Fat binaries: PTX of one or several architectures and what `ptxas` makes of it, in one file that the CUDA driver loads. The
//! tools are NVIDIA's, from a CUDA toolkit on this machine.

use super::inputs::shown;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use warpc_ir::session::Target;
use warpc_ptx::features::target_text;

/// Variables that name the folder of a CUDA toolkit.
const TOOLKITS: [&str; 2] = ["CUDA_HOME", "CUDA_PATH"];

/// Why there is no fat binary.
#[derive(Debug, thiserror::Error)]
pub enum FatbinError {
    /// A tool is not installed.
    #[error("--fatbin needs `{0}`, which is neither in PATH nor in the folder bin of CUDA_HOME or CUDA_PATH")]
    Missing(&'static str),
    /// A tool cannot be started, or a file for it cannot be written.
    #[error("{what}: {error}")]
    System {
        /// The tool or file.
        what: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// A tool failed.
    #[error("{tool} failed for {target}:\n{said}")]
    Failed {
        /// The tool.
        tool: &'static str,
        /// The architecture, or the output.
        target: String,
        /// What it said.
        said: String,
    },
}

/// The tools that make a fat binary.
pub struct Tools {
    ptxas: PathBuf,
    fatbinary: PathBuf,
}

/// The program `name` in PATH, or in a toolkit that the environment names.
fn find(name: &'static str) -> Result<PathBuf, FatbinError> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let toolkits = TOOLKITS.iter().filter_map(std::env::var_os).filter(|value| !value.is_empty());
    let folders = std::env::split_paths(&path).chain(toolkits.map(|folder| PathBuf::from(folder).join("bin")));
    let file = format!("{name}{}", std::env::consts::EXE_SUFFIX);
    let found = folders.map(|folder| folder.join(&file)).find(|path| path.is_file());
    found.ok_or(FatbinError::Missing(name))
}

/// Runs a tool; what it says is shown where it fails.
fn call(tool: &'static str, path: &Path, arguments: &[OsString], target: &str) -> Result<(), FatbinError> {
    let output = Command::new(path).args(arguments).stdin(Stdio::null()).output();
    let output = output.map_err(|error| FatbinError::System { what: shown(path), error })?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].map(|text| String::from_utf8_lossy(&text).trim().to_string()).join("\n");
    Err(FatbinError::Failed { tool, target: target.into(), said: said.trim().into() })
}

impl Tools {
    /// Looks for the tools.
    ///
    /// # Errors
    /// One is not installed.
    pub fn find() -> Result<Tools, FatbinError> {
        Ok(Tools { ptxas: find("ptxas")?, fatbinary: find("fatbinary")? })
    }
    /// The fat binary of `images`: a target and its PTX each. It holds machine code for each target, and the PTX of the newest
    /// target without suffix, which a driver translates for later architectures.
    ///
    /// # Errors
    /// A tool fails, or a temporary file cannot be written.
    pub fn make(&self, images: &[(Target, &[u8])]) -> Result<Vec<u8>, FatbinError> {
        let temporary = |error| FatbinError::System { what: "temporary files".into(), error };
        let folder = tempfile::tempdir().map_err(temporary)?;
        let newest =
            images.iter().filter(|image| image.0.suffix == 0).max_by_key(|image| image.0.sm).map(|image| image.0);
        let out = folder.path().join("out.fatbin");
        let argument = |before: &str, path: &Path| {
            let mut text = OsString::from(before);
            text.push(path);
            text
        };
        let mut arguments: Vec<OsString> = vec!["--64".into(), argument("--create=", &out)];
        for (target, ptx) in images {
            let name = target_text(*target);
            let (source, code) =
                (folder.path().join(format!("{name}.ptx")), folder.path().join(format!("{name}.cubin")));
            std::fs::write(&source, ptx).map_err(temporary)?;
            let assemble = [format!("-arch={name}").into(), source.clone().into(), "-o".into(), code.clone().into()];
            call("ptxas", &self.ptxas, &assemble, &name)?;
            let number = name.trim_start_matches("sm_");
            arguments.push(argument(&format!("--image3=kind=elf,sm={number},file="), &code));
            if newest == Some(*target) {
                arguments.push(argument(&format!("--image3=kind=ptx,sm={number},file="), &source));
            }
        }
        call("fatbinary", &self.fatbinary, &arguments, &shown(&out))?;
        std::fs::read(&out).map_err(temporary)
    }
}
