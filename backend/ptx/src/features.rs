//! The feature table: what each PTX feature needs, one row per line, and the targets that exist.
//!
//! A feature needs a lowest compute capability, a lowest PTX ISA version and, for some, an architecture-specific (`a`) or
//! family-specific (`f`) target. When no PTX version is asked for, a module gets the lowest that knows its target and every
//! feature it uses. Sources: PTX ISA manual, "Release Notes" and "Target ISA Notes" of each instruction.

use warpc_ir::diag::{Diag, Severity};
use warpc_ir::session::{Session, Target};

/// Which target suffix a feature needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// None.
    Any,
    /// `a`, of exactly the architecture given (90a features exist on sm_90a only).
    Arch,
    /// `f` or `a`, of the family given (sm_100f code runs on sm_100 and sm_103).
    Family,
}

macro_rules! features {
    ($($Name:ident, $text:literal, $sm:literal, $ptx:literal, $needs:ident;)*) => {
        /// A feature: row of the table.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Feature { $(#[doc = $text] $Name),* }
        /// All features: what, lowest sm, lowest PTX ISA times ten, suffix.
        pub const TABLE: &[(Feature, &str, u16, u16, Needs)] = &[$((Feature::$Name, $text, $sm, $ptx, Needs::$needs)),*];
    };
}

features! {
    Base,              "PTX",                                      75,  63, Any;
    DynamicAlloca,     "alloca of run-time size",                  75,  73, Any;
    Ldmatrix,          "ldmatrix",                                 75,  65, Any;
    Movmatrix,         "movmatrix",                                75,  78, Any;
    MmaSm75,           "mma.m8n8k16 and m16n8k8",                  75,  65, Any;
    Wmma8bit,          "wmma on 8-bit integers",                   75,  63, Any;
    WmmaSubByte,       "wmma on sub-byte integers",                75,  63, Any;
    Bf16,              "bfloat conversions and fma.bf16",          80,  70, Any;
    HalfMinMax,        "min and max of half and bfloat",           80,  70, Any;
    HalfNeg,           "neg and abs of bfloat",                    80,  70, Any;
    NanMinMax,         "min.NaN and max.NaN",                      80,  70, Any;
    MinMax3,           "three-input min and max",                  100, 88, Any;
    XorsignMinMax,     "min.xorsign.abs and max.xorsign.abs",      86,  72, Any;
    Redux,             "redux.sync",                               80,  70, Any;
    ReduxF32,          "redux.sync on f32",                        100, 86, Family;
    CpAsync,           "cp.async",                                 80,  70, Any;
    Mbarrier,          "mbarrier",                                 80,  70, Any;
    MmaSm80,           "mma on sm_80 shapes and types",            80,  70, Any;
    MmaSparse,         "mma.sp",                                   80,  71, Any;
    MmaFp8,            "mma on fp8",                               89,  84, Any;
    WmmaSm80,          "wmma on bf16, tf32 and f64",               80,  70, Any;
    Tanh,              "tanh.approx",                              75,  70, Any;
    HalfTanh,          "tanh.approx on half",                      75,  70, Any;
    Bf16Tanh,          "tanh.approx and ex2.approx on bfloat",     90,  78, Any;
    Fp8Convert,        "conversions to fp8",                       89,  81, Any;
    Bf16Arith,         "add, sub and mul on bfloat",               90,  78, Any;
    Bf16Convert,       "conversions between bfloat and others",    90,  78, Any;
    Bf16ToFloat,       "cvt from bfloat",                          90,  78, Any;
    Bf16Atomics,       "atom.add on bfloat",                       90,  78, Any;
    HalfFmaRelu,       "fma.relu",                                 80,  70, Any;
    HalfCompare,       "setp on bfloat",                           90,  78, Any;
    Cluster,           "clusters",                                 90,  78, Any;
    ClusterBarrier,    "barrier.cluster",                          90,  78, Any;
    Elect,             "elect.sync",                               90,  80, Any;
    BulkCopy,          "cp.async.bulk",                            90,  80, Any;
    TensorMap,         "tensormap operations",                     90,  83, Any;
    Setmaxnreg,        "setmaxnreg",                               90,  80, Arch;
    Wgmma,             "wgmma",                                    90,  80, Arch;
    MbarrierCluster,   "mbarrier at cluster scope",                90,  80, Any;
    MbarrierTryWait,   "mbarrier.try_wait",                        90,  78, Any;
    Stmatrix,          "stmatrix",                                 90,  78, Any;
    GridDependency,    "griddepcontrol",                           90,  78, Any;
    Atom128,           "128-bit atomics",                          90,  83, Any;
    WideAsm,           "registers of 128 bits",                    75,  83, Any;
    AtomVector,        "vector atomics",                           90,  81, Any;
    Int16x2,           "packed 16-bit integer arithmetic",         90,  80, Any;
    GridConstant,      "grid-constant parameters by address",      75,  77, Any;
    MaxClusterRank,    ".maxclusterrank",                          90,  78, Any;
    NoReturn,          ".noreturn",                                75,  64, Any;
    Alias,             ".alias",                                   75,  63, Any;
    SharedFences,      "fence.proxy",                              75,  75, Any;
    ProxyTensormap,    "fence.proxy.tensormap",                    90,  83, Any;
    AcquireFence,      "fence.acquire and fence.release",          90,  86, Any;
    AsyncFence,        "fence.proxy.async",                        90,  80, Any;
    Tcgen05,           "tcgen05",                                  100, 86, Family;
    F32x2,             "packed f32x2 arithmetic",                  100, 86, Any;
    Ld256,             "256-bit global loads and stores",          100, 88, Any;
    Fp4Convert,        "conversions to fp4 and fp6",               100, 86, Family;
    ClusterLaunch,     "clusterlaunchcontrol",                     100, 86, Any;
    BlockScaleMma,     "block-scaled mma",                         120, 87, Family;
    CachePolicy,       "createpolicy and cache hints",             80,  74, Any;
    Prefetch,          "applypriority and discard",                80,  74, Any;
    Nanosleep,         "nanosleep",                                75,  63, Any;
    TextureUnified,    "unified texture mode",                     75,  50, Any;
    Activemask,        "activemask",                               75,  62, Any;
    Szext,             "szext and bmsk",                           75,  76, Any;
    UnifiedLabel,      "brx.idx",                                  75,  60, Any;
    StackSave,         "stacksave and stackrestore",               75,  73, Any;
    Exit,              "exit",                                     75,  63, Any;
    PmEvent,           "pmevent.mask",                             75,  63, Any;
    Copysign,          "copysign",                                 75,  63, Any;
    ScaledCvt,         "conversions with stochastic rounding",     100, 87, Arch;
}

impl Feature {
    /// Row of the table.
    pub const fn row(self) -> &'static (Feature, &'static str, u16, u16, Needs) {
        &TABLE[self as usize]
    }
}

/// Targets: sm, suffix, lowest PTX ISA times ten.
pub const TARGETS: &[(u16, u8, u16)] = &[
    (75, 0, 63),
    (80, 0, 70),
    (86, 0, 71),
    (87, 0, 74),
    (88, 0, 90),
    (89, 0, 78),
    (90, 0, 78),
    (90, b'a', 80),
    (100, 0, 86),
    (100, b'a', 86),
    (100, b'f', 88),
    (101, 0, 86),
    (101, b'a', 86),
    (101, b'f', 88),
    (103, 0, 88),
    (103, b'a', 88),
    (103, b'f', 88),
    (110, 0, 90),
    (110, b'a', 90),
    (110, b'f', 90),
    (120, 0, 87),
    (120, b'a', 87),
    (120, b'f', 88),
    (121, 0, 88),
    (121, b'a', 88),
    (121, b'f', 88),
];

/// PTX ISA versions that can be asked for, times ten.
pub const VERSIONS: &[u16] = &[78, 80, 81, 82, 83, 84, 85, 86, 87, 88, 90];

/// Lowest version of [`VERSIONS`] that is at least `version`.
fn at_least(version: u16) -> u16 {
    VERSIONS.iter().copied().find(|&x| x >= version).unwrap_or(90)
}

/// Text of a target: `sm_90a`.
pub fn target_text(target: Target) -> String {
    let suffix = if target.suffix == 0 { String::new() } else { (target.suffix as char).to_string() };
    format!("sm_{}{suffix}", target.sm)
}

/// Lowest PTX ISA of a target; the error names it.
pub fn target_version(target: Target) -> Result<u16, Diag> {
    match TARGETS.iter().find(|r| r.0 == target.sm && r.1 == target.suffix) {
        Some(r) => Ok(at_least(r.2)),
        None => Err(error(
            format!("unknown target `{}`", target_text(target)),
            "targets are sm_75 to sm_121, with `a` or `f`",
        )),
    }
}

fn error(message: String, hint: &str) -> Diag {
    Diag { severity: Severity::Error, message, span: None, hint: Some(hint.to_string()) }
}

/// The PTX version of a module whose functions need at least `needed` (0: nothing beyond the target).
pub fn version(session: &Session, needed: u16) -> Result<u16, Diag> {
    let lowest = target_version(session.target)?;
    match session.target.ptx {
        0 => Ok(at_least(lowest.max(needed))),
        v if !VERSIONS.contains(&v) => {
            Err(error(format!("unknown PTX version {}.{}", v / 10, v % 10), "versions are 7.8 to 8.8 and 9.0"))
        }
        v if v < lowest => Err(error(
            format!("target `{}` needs PTX {}.{}", target_text(session.target), lowest / 10, lowest % 10),
            "ask for a later PTX version, or for none",
        )),
        v => Ok(v),
    }
}

/// What a target lacks for something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Missing {
    /// Another target.
    #[error("needs {wanted}, the target is {}: compile with --arch {wanted}", target_text(*.target))]
    Target {
        /// The targets that have it.
        wanted: String,
        /// The target asked for.
        target: Target,
    },
    /// A later PTX version, both times ten.
    #[error("needs PTX {}.{}, asked for {}.{}", .needed / 10, .needed % 10, .asked / 10, .asked % 10)]
    Version {
        /// The lowest one that has it.
        needed: u16,
        /// The one asked for.
        asked: u16,
    },
}

/// A feature that the target lacks.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{} {missing}", .feature.row().1)]
pub struct MissingFeature {
    /// The feature.
    pub feature: Feature,
    /// What it needs.
    pub missing: Missing,
}

/// Whether the target has `feature`; `Ok` gives the lowest PTX version it needs, `Err` says what is missing.
pub fn check(session: &Session, feature: Feature) -> Result<u16, MissingFeature> {
    let &(_, _, sm, ptx, needs) = feature.row();
    let t = session.target;
    let family = |x: u16| x / 10;
    let suffix_ok = match needs {
        Needs::Any => t.sm >= sm,
        Needs::Arch => t.suffix == b'a' && t.sm == sm,
        Needs::Family => t.suffix != 0 && t.sm >= sm && (family(t.sm) == family(sm) || sm == 100 && t.sm < 120),
    };
    if !suffix_ok {
        let a = match needs {
            Needs::Any => "",
            Needs::Arch => "a",
            Needs::Family => "f",
        };
        let missing = Missing::Target { wanted: format!("sm_{sm}{a}"), target: t };
        return Err(MissingFeature { feature, missing });
    }
    if t.ptx != 0 && t.ptx < ptx {
        return Err(MissingFeature { feature, missing: Missing::Version { needed: ptx, asked: t.ptx } });
    }
    Ok(ptx)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn session(sm: u16, suffix: u8, ptx: u16) -> Session {
        Session { target: Target { sm, suffix, ptx }, ..Default::default() }
    }

    #[test]
    fn versions_are_the_lowest_that_fit() {
        assert_eq!(version(&session(75, 0, 0), 0).unwrap(), 78);
        assert_eq!(version(&session(90, b'a', 0), 0).unwrap(), 80);
        assert_eq!(version(&session(90, 0, 0), 83).unwrap(), 83);
        assert_eq!(version(&session(120, 0, 90), 0).unwrap(), 90);
        assert!(version(&session(121, 0, 86), 0).is_err());
        assert!(version(&session(76, 0, 0), 0).is_err());
    }

    #[test]
    fn features_say_what_is_missing() {
        assert_eq!(check(&session(90, b'a', 0), Feature::Wgmma), Ok(80));
        let wgmma = check(&session(90, 0, 0), Feature::Wgmma).unwrap_err();
        assert_eq!(wgmma.to_string(), "wgmma needs sm_90a, the target is sm_90: compile with --arch sm_90a");
        assert!(check(&session(80, 0, 0), Feature::Cluster).is_err());
        assert_eq!(
            check(&session(90, 0, 78), Feature::BulkCopy).unwrap_err().to_string(),
            "cp.async.bulk needs PTX 8.0, asked for 7.8"
        );
        for (n, row) in TABLE.iter().enumerate() {
            assert_eq!(row.0 as usize, n);
        }
    }
}
