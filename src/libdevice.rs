//! libdevice, CUDA's library of math functions (`__nv_sinf` and others): where it is found, and how it is linked.
//!
//! It is looked for when a module uses a function `__nv_*` that nothing linked before defines. The places, in order: the folder
//! of CUDA in `CUDA_HOME`, `CUDA_PATH` and `CUDA_ROOT`; beside the `ptxas` that `PATH` finds; the Python packages of CUDA
//! (`nvidia-cuda-nvcc` and its like) in `VIRTUAL_ENV` and `CONDA_PREFIX` and of the `python` that `PATH` finds. The first file that
//! exists is taken. It is read once per process, body by body as modules reach them, and shared by all compilers (`libraries.rs`).
//!
//! Sources: the layout of the CUDA toolkit, `nvvm/libdevice/libdevice.10.bc`; that of NVIDIA's wheels, the same below
//! `site-packages/nvidia/PACKAGE`.

use crate::compiler::plain;
use crate::error::{Error, ErrorKind};
use crate::libraries::FILES;
use crate::library::{Library, link_one};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use warpc_ir::Module;
use warpc_ir::diag::Diag;
use warpc_ir::link::uses_of_undefined;

/// What becomes of functions `__nv_*` that a module uses and nothing else defines.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Libdevice {
    /// They stay declarations, for somebody else to link.
    #[default]
    Leave,
    /// libdevice is looked for where CUDA installs it; see [the module](self). The result depends on the machine then.
    Discover,
    /// This file, or the file in this folder of CUDA.
    Path(PathBuf),
}

/// A libdevice that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FoundLibdevice {
    /// The file.
    pub path: PathBuf,
    /// What named it: a variable of the environment, a program, an option.
    pub origin: &'static str,
}

impl std::fmt::Display for FoundLibdevice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "libdevice: {} (found by {})", self.path.display(), self.origin)
    }
}

/// Beginning of the names of libdevice's functions.
const PREFIX: &[u8] = b"__nv_";
/// Name of the file since CUDA 9.
const FILE: &str = "libdevice.10.bc";
/// Variables that name a folder of CUDA.
const HOMES: [&str; 3] = ["CUDA_HOME", "CUDA_PATH", "CUDA_ROOT"];
/// Variables that name a folder of Python.
const PYTHON_HOMES: [&str; 2] = ["VIRTUAL_ENV", "CONDA_PREFIX"];
/// Names in a message before it says how many more there are.
const SHOWN_NAMES: usize = 3;
const HINT: &str = "pass --libdevice FILE, or set CUDA_HOME; --libdevice none leaves the functions external";

/// The libdevice of a compiler, found when the first module needs it.
#[derive(Default)]
pub(crate) struct LibdeviceState {
    loaded: OnceLock<Result<Loaded, Missing>>,
    /// Whether a module was linked with it. It is also read for content keys, of modules that may not need it.
    linked: AtomicBool,
}

struct Loaded {
    found: FoundLibdevice,
    library: Arc<Library>,
}

/// Why there is none.
enum Missing {
    /// No place has it; those that were looked at.
    NotFound(Vec<String>),
    /// The file that was named does not exist.
    NoFile(PathBuf),
    /// The file cannot be read.
    Unreadable(Error),
}

impl LibdeviceState {
    /// What was found, once a module or a content key needed it.
    pub(crate) fn found(&self) -> Option<&FoundLibdevice> {
        self.loaded.get()?.as_ref().ok().map(|loaded| &loaded.found)
    }
    /// What was found, once a module was linked with it.
    pub(crate) fn linked(&self) -> Option<&FoundLibdevice> {
        if self.linked.load(Ordering::Relaxed) { self.found() } else { None }
    }
    /// Digest of the libdevice that `option` stands for on this machine; none where there is none.
    pub(crate) fn digest(&self, option: &Libdevice) -> Option<[u8; 32]> {
        if *option == Libdevice::Leave {
            return None;
        }
        self.loaded.get_or_init(|| load(option)).as_ref().ok().map(|loaded| *loaded.library.digest())
    }
    /// Links what `module` uses of libdevice. Gives the warnings.
    ///
    /// # Errors
    /// No libdevice, or one without a function that is used.
    pub(crate) fn resolve(&self, module: &mut Module, option: &Libdevice) -> Result<Vec<Diag>, Error> {
        let used = uses_of_undefined(module, PREFIX);
        if used.is_empty() {
            return Ok(Vec::new());
        }
        let loaded = match self.loaded.get_or_init(|| load(option)) {
            Ok(loaded) => loaded,
            Err(missing) => return Err(missing.error(&names(module, &used))),
        };
        self.linked.store(true, Ordering::Relaxed);
        let name = loaded.found.path.display().to_string();
        let warnings = link_one(module, &loaded.library).map_err(|e| Error::new(ErrorKind::Library, e.to_vec()))?;
        let left = uses_of_undefined(module, PREFIX);
        if !left.is_empty() {
            let text = format!("{name} does not define {}", names(module, &left));
            return Err(Error::new(ErrorKind::Library, vec![Diag { hint: Some(HINT.into()), ..plain(text) }]));
        }
        Ok(warnings)
    }
}

impl Missing {
    fn error(&self, names: &str) -> Error {
        let text = match self {
            Missing::Unreadable(error) => return error.clone(),
            Missing::NotFound(places) if places.is_empty() => {
                format!("the module uses {names}, and no libdevice was found")
            }
            Missing::NotFound(places) => {
                format!("the module uses {names}, and no libdevice was found by {}", places.join(", "))
            }
            Missing::NoFile(path) => {
                format!("the module uses {names}, and there is no libdevice at {}", path.display())
            }
        };
        Error::new(ErrorKind::Library, vec![Diag { hint: Some(HINT.into()), ..plain(text) }])
    }
}

/// The first of the names, and how many more there are.
fn names(module: &Module, list: &[warpc_ir::ids::Global]) -> String {
    let ctx = module.ctx();
    let shown: Vec<_> =
        list.iter().take(SHOWN_NAMES).map(|&g| String::from_utf8_lossy(ctx.name(g)).into_owned()).collect();
    let more = list.len() - shown.len();
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    format!("{}{more}", shown.join(", "))
}

fn load(option: &Libdevice) -> Result<Loaded, Missing> {
    let found = match option {
        Libdevice::Path(path) => in_folder_or_file(path).ok_or_else(|| Missing::NoFile(path.clone()))?,
        _ => discover(&|name| std::env::var_os(name)).map_err(Missing::NotFound)?,
    };
    let failed = |e| {
        let text = format!("{}: cannot be read: {e}", found.path.display());
        Missing::Unreadable(Error::message(ErrorKind::Library, text))
    };
    let library = FILES.add_file(&found.path).map_err(failed)?;
    Ok(Loaded { found, library })
}

fn in_folder_or_file(path: &Path) -> Option<FoundLibdevice> {
    let origin = "--libdevice";
    if path.is_dir() {
        let file = [path.join(FILE), toolkit_file(path)].into_iter().find(|file| file.is_file())?;
        return Some(FoundLibdevice { path: file, origin });
    }
    path.exists().then(|| FoundLibdevice { path: path.to_path_buf(), origin })
}

/// The file in a folder of CUDA.
fn toolkit_file(root: &Path) -> PathBuf {
    root.join("nvvm").join("libdevice").join(FILE)
}

/// Looks for the file, with the variables of the environment that `variable` gives.
///
/// # Errors
/// The variables that are set and the programs that are there, which lead to none.
fn discover(variable: &dyn Fn(&str) -> Option<OsString>) -> Result<FoundLibdevice, Vec<String>> {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let mut looked = Vec::new();
    for origin in HOMES {
        let Some(root) = set(origin) else { continue };
        let path = toolkit_file(&root);
        if path.is_file() {
            return Ok(FoundLibdevice { path, origin });
        }
        looked.push(format!("{origin}={}", root.display()));
    }
    let search: Vec<PathBuf> = variable("PATH").map(|p| std::env::split_paths(&p).collect()).unwrap_or_default();
    // A link to ptxas may lie elsewhere than what it leads to.
    if let Some(ptxas) = program(&search, &["ptxas"]) {
        looked.push(ptxas.display().to_string());
        let beside = [ptxas.canonicalize().ok(), Some(ptxas)];
        let roots = beside.iter().flatten().filter_map(|p| p.parent()?.parent());
        if let Some(path) = roots.map(toolkit_file).find(|file| file.is_file()) {
            return Ok(FoundLibdevice { path, origin: "ptxas on PATH" });
        }
    }
    for origin in PYTHON_HOMES {
        let Some(prefix) = set(origin) else { continue };
        if let Some(path) = in_python(&prefix) {
            return Ok(FoundLibdevice { path, origin });
        }
        looked.push(format!("{origin}={}", prefix.display()));
    }
    if let Some(python) = program(&search, &["python3", "python"]) {
        if let Some(path) = python.parent().and_then(|bin| in_python(bin.parent()?)) {
            return Ok(FoundLibdevice { path, origin: "python on PATH" });
        }
        looked.push(python.display().to_string());
    }
    Err(looked)
}

/// The first of the programs called so.
fn program(search: &[PathBuf], names: &[&str]) -> Option<PathBuf> {
    let suffix = std::env::consts::EXE_SUFFIX;
    let all = search.iter().flat_map(|dir| names.iter().map(move |name| dir.join(format!("{name}{suffix}"))));
    all.into_iter().find(|path| path.is_file())
}

/// The file in the packages of the Python that is installed below `prefix`, or in `prefix` itself, where conda puts CUDA.
fn in_python(prefix: &Path) -> Option<PathBuf> {
    let direct = toolkit_file(prefix);
    if direct.is_file() {
        return Some(direct);
    }
    // Linux: lib/python3.12/site-packages, Debian's dist-packages; Windows: Lib/site-packages.
    let mut folders = vec![prefix.join("Lib")];
    for lib in ["lib", "lib64", "local/lib"] {
        folders.extend(
            children(&prefix.join(lib))
                .into_iter()
                .filter(|p| p.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"python"))),
        );
    }
    let packages = folders.iter().flat_map(|dir| [dir.join("site-packages"), dir.join("dist-packages")]);
    packages
        .flat_map(|dir| children(&dir.join("nvidia")))
        .map(|package| toolkit_file(&package))
        .find(|file| file.is_file())
}

/// What a folder holds, the last name first, so that the newest version comes before older ones; nothing when there is no such folder.
fn children(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut list: Vec<_> = entries.filter_map(|e| e.ok().map(|e| e.path())).collect();
    list.sort_by(|a, b| b.cmp(a));
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use std::fs;

    /// Makes a file and the folders around it.
    fn touch(path: PathBuf) -> PathBuf {
        fs::create_dir_all(path.parent().expect("a folder")).expect("folders");
        fs::write(&path, b"").expect("a file");
        path
    }

    #[test]
    fn places_are_looked_at_in_order() {
        let dir = tempfile::tempdir().expect("a folder");
        let root = dir.path();
        let exe = std::env::consts::EXE_SUFFIX;
        let mut variables: BTreeMap<&str, OsString> = BTreeMap::new();
        let search = ["empty", "python/bin", "ptx/bin"].map(|p| root.join(p));
        variables.insert("PATH", std::env::join_paths(search).expect("a PATH"));
        for (name, folder) in [("CUDA_HOME", "home"), ("CUDA_PATH", "path"), ("CUDA_ROOT", ""), ("VIRTUAL_ENV", "venv")]
        {
            // An empty variable is as one that is not set.
            variables.insert(name, if folder.is_empty() { OsString::new() } else { root.join(folder).into() });
        }
        let found = || discover(&|name| variables.get(name).cloned());
        let at = |folder: &str| root.join(folder).display().to_string();
        let homes = [format!("CUDA_HOME={}", at("home")), format!("CUDA_PATH={}", at("path"))];
        let venv = format!("VIRTUAL_ENV={}", at("venv"));
        assert_eq!(found(), Err([&homes[..], &[venv]].concat()), "what is set is named");
        // From the last place to the first: each one comes before those that are there already.
        let python = touch(root.join(format!("python/bin/python3{exe}")));
        assert_eq!(found().unwrap_err().last(), Some(&python.display().to_string()));
        let wheel = "site-packages/nvidia/cu13/nvvm/libdevice/libdevice.10.bc";
        touch(root.join(format!("ptx/bin/ptxas{exe}")));
        for (origin, file) in [
            ("python on PATH", format!("python/lib/python3.11/{wheel}")),
            (
                "python on PATH",
                "python/lib/python3.9/dist-packages/nvidia/cuda_nvcc/nvvm/libdevice/libdevice.10.bc".into(),
            ),
            ("VIRTUAL_ENV", format!("venv/lib/python3.12/{wheel}")),
            ("VIRTUAL_ENV", "venv/nvvm/libdevice/libdevice.10.bc".into()),
            ("ptxas on PATH", "ptx/nvvm/libdevice/libdevice.10.bc".into()),
            ("CUDA_PATH", "path/nvvm/libdevice/libdevice.10.bc".into()),
            ("CUDA_HOME", "home/nvvm/libdevice/libdevice.10.bc".into()),
        ] {
            let path = touch(root.join(file));
            assert_eq!(found(), Ok(FoundLibdevice { path, origin }));
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_ptxas_leads_to_its_toolkit() {
        let dir = tempfile::tempdir().expect("a folder");
        let real = touch(dir.path().join("cuda/bin/ptxas"));
        let path = touch(dir.path().join("cuda/nvvm/libdevice/libdevice.10.bc"));
        let links = dir.path().join("links");
        fs::create_dir(&links).expect("a folder");
        std::os::unix::fs::symlink(real, links.join("ptxas")).expect("a link");
        let found = discover(&|name| (name == "PATH").then(|| links.clone().into())).expect("found");
        assert_eq!(found.path.canonicalize().ok(), path.canonicalize().ok());
    }

    #[test]
    fn a_path_is_a_file_or_a_folder_of_cuda() {
        let dir = tempfile::tempdir().expect("a folder");
        assert_eq!(in_folder_or_file(dir.path()), None);
        assert_eq!(in_folder_or_file(&dir.path().join("no.bc")), None);
        let own = touch(dir.path().join("own.bc"));
        assert_eq!(in_folder_or_file(&own).map(|f| f.path), Some(own));
        let inside = touch(toolkit_file(dir.path()));
        assert_eq!(in_folder_or_file(dir.path()).map(|f| f.path), Some(inside));
    }
}
