//! Kernels, launches and expected memory as files: `N.ptx` and `N.json` for kernel number `N`.

use crate::PackArgs;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use warpc_interp::{Arg, Launch, RunResult};
use warpc_ir::session::{FpOptions, Session, Target};
use warpc_proof::case::{self, Case, read};
use warpc_proof::{Checker, Subject};
use warpc_ptx as ptx;

/// A kernel to run.
pub struct Job {
    /// Where it comes from.
    pub name: String,
    /// Its module.
    pub ptx: Vec<u8>,
    /// Its launch.
    pub launch: Launch,
    /// What must come out.
    pub expected: RunResult,
}

fn hex(b: &[u8]) -> String {
    b.iter().map(|x| format!("{x:02x}")).collect()
}

fn unhex(s: &str) -> Option<Vec<u8>> {
    let b = s.as_bytes();
    let digit = |c: u8| (c as char).to_digit(16).map(|d| d as u8);
    b.chunks(2).map(|p| Some(digit(p[0])? << 4 | digit(*p.get(1)?)?)).collect()
}

fn to_json(name: &str, launch: &Launch, result: &RunResult) -> Value {
    let args: Vec<Value> = launch
        .args
        .iter()
        .map(|a| match a {
            Arg::Scalar(v) => json!({ "scalar": hex(&v.to_le_bytes()) }),
            Arg::Bytes(b) => json!({ "bytes": hex(b) }),
            Arg::Buffer { index, offset } => json!({ "buffer": index, "offset": offset }),
        })
        .collect();
    let all = |list: &[Vec<u8>]| -> Vec<String> { list.iter().map(|b| hex(b)).collect() };
    json!({
        "name": name, "kernel": launch.kernel, "grid": launch.grid, "block": launch.block, "shared": launch.shared_bytes, "args": args,
        "pointers": launch.pointers, "buffers": all(&launch.buffers), "expected": all(&result.buffers), "undefined": all(&result.shadows),
    })
}

fn of_json(v: &Value) -> Option<(String, Launch, RunResult)> {
    let text = |k: &str| v.get(k)?.as_str().map(str::to_string);
    let dims = |k: &str| -> Option<[u32; 3]> {
        let a = v.get(k)?.as_array()?;
        let n = |i: usize| a.get(i)?.as_u64().map(|n| n as u32);
        Some([n(0)?, n(1)?, n(2)?])
    };
    let all = |k: &str| -> Option<Vec<Vec<u8>>> { v.get(k)?.as_array()?.iter().map(|b| unhex(b.as_str()?)).collect() };
    let args = v.get("args")?.as_array()?.iter().map(|a| {
        if let Some(s) = a.get("scalar") {
            return Some(Arg::Scalar(u128::from_le_bytes(unhex(s.as_str()?)?.try_into().ok()?)));
        }
        if let Some(b) = a.get("bytes") {
            return Some(Arg::Bytes(unhex(b.as_str()?)?));
        }
        Some(Arg::Buffer { index: a.get("buffer")?.as_u64()? as usize, offset: a.get("offset")?.as_u64()? })
    });
    let pointers = v.get("pointers")?.as_array()?.iter().map(|p| {
        let n = |i: usize| p.get(i)?.as_u64();
        Some((n(0)? as usize, n(1)? as usize, n(2)? as usize, n(3)?))
    });
    let launch = Launch {
        kernel: text("kernel")?,
        grid: dims("grid")?,
        block: dims("block")?,
        shared_bytes: v.get("shared")?.as_u64()? as u32,
        args: args.collect::<Option<_>>()?,
        buffers: all("buffers")?,
        pointers: pointers.collect::<Option<_>>()?,
        ..Default::default()
    };
    let expected = RunResult { buffers: all("expected")?, shadows: all("undefined")?, ..Default::default() };
    Some((text("name")?, launch, expected))
}

/// Packs kernels whose own run is defined; returns how many.
pub fn pack(a: &PackArgs) -> Result<usize, String> {
    let target = Target::parse(&a.arch).ok_or_else(|| format!("{} is no architecture", a.arch))?;
    // Contraction off: the interpreter rounds twice, and so must the GPU.
    let fp = FpOptions { fma: false, ..FpOptions::default() };
    let session = Arc::new(Session { target, fp, ..Default::default() });
    let subject = Subject::parse(&a.passes)?;
    std::fs::create_dir_all(&a.out).map_err(|e| format!("{}: {e}", a.out.display()))?;
    let write =
        |path: PathBuf, bytes: &[u8]| std::fs::write(&path, bytes).map_err(|e| format!("{}: {e}", path.display()));
    let files: Vec<PathBuf> = a.folders.iter().flat_map(|f| case::files(f)).collect();
    let cases = files
        .iter()
        .filter_map(|f| Case::of_file(f, 0))
        .chain((a.seed..a.seed + a.generated).map(|s| Case::generated(s, None)));
    let (mut checker, mut n) = (Checker::default(), 0);
    for c in cases.filter(|c| !c.is_moot()) {
        let m = checker.transform(read(&c.text), &subject).map_err(|e| format!("{}: {e}", c.name))?;
        let ptx = match ptx::emit_module(&m, &session) {
            Ok(ptx) => ptx,
            Err(d) => {
                eprintln!("left out: {}: {}", c.name, d[0].message);
                continue;
            }
        };
        for (l, r) in c.runs.iter().filter(|r| !case::is_moot(&r.1)) {
            write(a.out.join(format!("{n:06}.ptx")), &ptx)?;
            write(a.out.join(format!("{n:06}.json")), to_json(&c.name, l, r).to_string().as_bytes())?;
            n += 1;
        }
    }
    Ok(n)
}

/// The jobs of a packed folder, read one at a time.
pub fn jobs(folder: &Path) -> Result<impl Iterator<Item = Result<Job, String>>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut list: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    list.retain(|p| p.extension().is_some_and(|e| e == "json"));
    list.sort();
    Ok(list.into_iter().map(|path| {
        let fail = |e: String| format!("{}: {e}", path.display());
        let text = std::fs::read_to_string(&path).map_err(|e| fail(e.to_string()))?;
        let v: Value = serde_json::from_str(&text).map_err(|e| fail(e.to_string()))?;
        let (name, launch, expected) = of_json(&v).ok_or_else(|| fail("not written by `pack`".into()))?;
        let ptx = std::fs::read(path.with_extension("ptx")).map_err(|e| fail(e.to_string()))?;
        Ok(Job { name, ptx, launch, expected })
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_read_back_and_run_where_there_is_a_gpu() {
        let dir = tempfile::tempdir().unwrap();
        let a = PackArgs {
            folders: Vec::new(),
            generated: 3,
            seed: 0,
            passes: "default<O1>".into(),
            arch: "sm_80".into(),
            out: dir.path().into(),
        };
        let n = pack(&a).unwrap();
        assert!(n >= 3);
        let list: Vec<Job> = jobs(dir.path()).unwrap().map(|j| j.unwrap()).collect();
        assert_eq!(list.len(), n);
        let case = Case::generated(0, None);
        let (l, r) = &case.runs[0];
        assert_eq!((&list[0].launch.args, &list[0].launch.buffers), (&l.args, &l.buffers));
        assert_eq!((list[0].launch.grid, list[0].launch.block), (l.grid, l.block));
        assert_eq!((&list[0].expected.buffers, list[0].name.as_str()), (&r.buffers, "generated 0"));
        assert!(String::from_utf8_lossy(&list[0].ptx).contains(".entry k"));
        assert!(crate::run(dir.path()).unwrap(), "nothing differs, or there is no GPU");
    }
}
