//! Names of calling conventions.

/// Calling conventions with a keyword, by number. Others are written `cc` and the number.
#[rustfmt::skip]
pub const NAMES: &[(u16, &str)] = &[
    (8,   "fastcc"),
    (9,   "coldcc"),
    (10,  "ghccc"),
    (13,  "anyregcc"),
    (14,  "preserve_mostcc"),
    (15,  "preserve_allcc"),
    (16,  "swiftcc"),
    (17,  "cxx_fast_tlscc"),
    (18,  "tailcc"),
    (19,  "cfguard_checkcc"),
    (20,  "swifttailcc"),
    (21,  "preserve_nonecc"),
    (64,  "x86_stdcallcc"),
    (65,  "x86_fastcallcc"),
    (66,  "arm_apcscc"),
    (67,  "arm_aapcscc"),
    (68,  "arm_aapcs_vfpcc"),
    (69,  "msp430_intrcc"),
    (70,  "x86_thiscallcc"),
    (71,  "ptx_kernel"),
    (72,  "ptx_device"),
    (75,  "spir_func"),
    (76,  "spir_kernel"),
    (77,  "intel_ocl_bicc"),
    (78,  "x86_64_sysvcc"),
    (79,  "win64cc"),
    (80,  "x86_vectorcallcc"),
    (81,  "hhvmcc"),
    (82,  "hhvm_ccc"),
    (83,  "x86_intrcc"),
    (84,  "avr_intrcc"),
    (85,  "avr_signalcc"),
    (87,  "amdgpu_vs"),
    (88,  "amdgpu_gs"),
    (89,  "amdgpu_ps"),
    (90,  "amdgpu_cs"),
    (91,  "amdgpu_kernel"),
    (92,  "x86_regcallcc"),
    (93,  "amdgpu_hs"),
    (95,  "amdgpu_ls"),
    (96,  "amdgpu_es"),
    (97,  "aarch64_vector_pcs"),
    (98,  "aarch64_sve_vector_pcs"),
    (100, "amdgpu_gfx"),
    (102, "aarch64_sme_preservemost_from_x0"),
    (103, "aarch64_sme_preservemost_from_x2"),
    (104, "amdgpu_cs_chain"),
    (105, "amdgpu_cs_chain_preserve"),
    (106, "m68k_rtdcc"),
    (107, "graalcc"),
    (110, "riscv_vector_cc"),
    (111, "aarch64_sme_preservemost_from_x1"),
    (112, "riscv_vls_cc(32)"),
    (113, "riscv_vls_cc(64)"),
    (114, "riscv_vls_cc(128)"),
    (115, "riscv_vls_cc(256)"),
    (116, "riscv_vls_cc(512)"),
    (117, "riscv_vls_cc(1024)"),
    (118, "riscv_vls_cc(2048)"),
    (119, "riscv_vls_cc(4096)"),
    (120, "riscv_vls_cc(8192)"),
    (121, "riscv_vls_cc(16384)"),
    (122, "riscv_vls_cc(32768)"),
    (123, "riscv_vls_cc(65536)"),
    (124, "amdgpu_gfx_whole_wave"),
    (125, "cheriot_compartmentcallcc"),
    (126, "cheriot_compartmentcalleecc"),
    (127, "cheriot_librarycallcc"),
];

/// Keyword of calling convention `cc`; `None` for `ccc` (0) and for those written as `cc` and the number.
pub fn name(cc: u16) -> Option<&'static str> {
    NAMES.binary_search_by_key(&cc, |r| r.0).ok().map(|i| NAMES[i].1)
}

/// Number of a keyword, `ccc` included.
pub fn parse(keyword: &str) -> Option<u16> {
    if keyword == "ccc" {
        return Some(0);
    }
    NAMES.iter().find(|r| r.1 == keyword).map(|r| r.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_sorted_and_round_trip() {
        assert!(NAMES.windows(2).all(|w| w[0].0 < w[1].0));
        for &(n, k) in NAMES {
            assert_eq!(name(n), Some(k));
            assert_eq!(parse(k), Some(n));
        }
        assert_eq!((name(0), parse("ccc")), (None, Some(0)));
    }
}
