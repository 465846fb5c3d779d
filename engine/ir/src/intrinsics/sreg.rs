//! Special registers: the intrinsics that read one, its name in PTX, and how it differs between threads.

use super::{IntrinsicId, Uniformity, id};

/// A special register.
#[derive(Clone, Copy, Debug)]
pub struct Sreg {
    /// Intrinsic that reads it.
    pub id: IntrinsicId,
    /// Name in PTX. `WARP_SZ` is a constant of the language, all others are registers.
    pub ptx: &'static str,
    /// How it differs between threads.
    pub uniformity: Uniformity,
    /// Whether two reads by one thread may differ.
    pub changes: bool,
}

/// Special register that `id` reads.
pub fn sreg(id: IntrinsicId) -> Option<&'static Sreg> {
    SREGS.binary_search_by_key(&id, |r| r.id).ok().map(|at| &SREGS[at])
}

/// Whether `id` reads a special register.
pub fn is_sreg(id: IntrinsicId) -> bool {
    sreg(id).is_some()
}

/// PTX name of the special register that `id` reads: `%tid.x`.
pub fn sreg_ptx_name(id: IntrinsicId) -> Option<&'static str> {
    sreg(id).map(|r| r.ptx)
}

/// All special registers with an intrinsic, by id.
#[rustfmt::skip]
pub static SREGS: &[Sreg] = &[
    Sreg { id: id::NVVM_IS_EXPLICIT_CLUSTER,             ptx: "%is_explicit_cluster", uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_AGGR_SMEM_SIZE,    ptx: "%aggr_smem_size",      uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLOCK,             ptx: "%clock",               uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLOCK64,           ptx: "%clock64",             uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_W,   ptx: "%cluster_ctaid.w",     uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_X,   ptx: "%cluster_ctaid.x",     uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_Y,   ptx: "%cluster_ctaid.y",     uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_CTAID_Z,   ptx: "%cluster_ctaid.z",     uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_CTARANK,   ptx: "%cluster_ctarank",     uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_W,  ptx: "%cluster_nctaid.w",    uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_X,  ptx: "%cluster_nctaid.x",    uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_Y,  ptx: "%cluster_nctaid.y",    uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_NCTAID_Z,  ptx: "%cluster_nctaid.z",    uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTER_NCTARANK,  ptx: "%cluster_nctarank",    uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTERID_W,       ptx: "%clusterid.w",         uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTERID_X,       ptx: "%clusterid.x",         uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTERID_Y,       ptx: "%clusterid.y",         uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CLUSTERID_Z,       ptx: "%clusterid.z",         uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CTAID_W,           ptx: "%ctaid.w",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CTAID_X,           ptx: "%ctaid.x",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CTAID_Y,           ptx: "%ctaid.y",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_CTAID_Z,           ptx: "%ctaid.z",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_DYNAMIC_SMEM_SIZE, ptx: "%dynamic_smem_size",   uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG0,           ptx: "%envreg0",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG1,           ptx: "%envreg1",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG10,          ptx: "%envreg10",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG11,          ptx: "%envreg11",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG12,          ptx: "%envreg12",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG13,          ptx: "%envreg13",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG14,          ptx: "%envreg14",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG15,          ptx: "%envreg15",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG16,          ptx: "%envreg16",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG17,          ptx: "%envreg17",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG18,          ptx: "%envreg18",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG19,          ptx: "%envreg19",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG2,           ptx: "%envreg2",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG20,          ptx: "%envreg20",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG21,          ptx: "%envreg21",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG22,          ptx: "%envreg22",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG23,          ptx: "%envreg23",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG24,          ptx: "%envreg24",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG25,          ptx: "%envreg25",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG26,          ptx: "%envreg26",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG27,          ptx: "%envreg27",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG28,          ptx: "%envreg28",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG29,          ptx: "%envreg29",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG3,           ptx: "%envreg3",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG30,          ptx: "%envreg30",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG31,          ptx: "%envreg31",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG4,           ptx: "%envreg4",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG5,           ptx: "%envreg5",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG6,           ptx: "%envreg6",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG7,           ptx: "%envreg7",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG8,           ptx: "%envreg8",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_ENVREG9,           ptx: "%envreg9",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_GLOBALTIMER,       ptx: "%globaltimer",         uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_GLOBALTIMER_LO,    ptx: "%globaltimer_lo",      uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_GRIDID,            ptx: "%gridid",              uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_LANEID,            ptx: "%laneid",              uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_LANEMASK_EQ,       ptx: "%lanemask_eq",         uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_LANEMASK_GE,       ptx: "%lanemask_ge",         uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_LANEMASK_GT,       ptx: "%lanemask_gt",         uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_LANEMASK_LE,       ptx: "%lanemask_le",         uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_LANEMASK_LT,       ptx: "%lanemask_lt",         uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCLUSTERID_W,      ptx: "%nclusterid.w",        uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCLUSTERID_X,      ptx: "%nclusterid.x",        uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCLUSTERID_Y,      ptx: "%nclusterid.y",        uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCLUSTERID_Z,      ptx: "%nclusterid.z",        uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCTAID_W,          ptx: "%nctaid.w",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCTAID_X,          ptx: "%nctaid.x",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCTAID_Y,          ptx: "%nctaid.y",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NCTAID_Z,          ptx: "%nctaid.z",            uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NSMID,             ptx: "%nsmid",               uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NTID_W,            ptx: "%ntid.w",              uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NTID_X,            ptx: "%ntid.x",              uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NTID_Y,            ptx: "%ntid.y",              uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NTID_Z,            ptx: "%ntid.z",              uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_NWARPID,           ptx: "%nwarpid",             uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_PM0,               ptx: "%pm0",                 uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_PM1,               ptx: "%pm1",                 uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_PM2,               ptx: "%pm2",                 uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_PM3,               ptx: "%pm3",                 uniformity: Uniformity::Divergent, changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_SMID,              ptx: "%smid",                uniformity: Uniformity::Block,     changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_TID_W,             ptx: "%tid.w",               uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_TID_X,             ptx: "%tid.x",               uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_TID_Y,             ptx: "%tid.y",               uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_TID_Z,             ptx: "%tid.z",               uniformity: Uniformity::Divergent, changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_TOTAL_SMEM_SIZE,   ptx: "%total_smem_size",     uniformity: Uniformity::Block,     changes: false },
    Sreg { id: id::NVVM_READ_PTX_SREG_WARPID,            ptx: "%warpid",              uniformity: Uniformity::Warp,      changes: true },
    Sreg { id: id::NVVM_READ_PTX_SREG_WARPSIZE,          ptx: "WARP_SZ",              uniformity: Uniformity::Block,     changes: false },
];
