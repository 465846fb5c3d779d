//! The knobs of the passes that know the target.

warpc_ir::knobs! {
    /// What `nvvm-reflect` reads.
    NVVM_REFLECT {
        NVVM_REFLECT_ENABLE, "nvvm-reflect-enable", Bool(true), "replace __nvvm_reflect calls by constants",
            All, "libdevice asks by __nvvm_reflect for the architecture (__CUDA_ARCH) and for flushing of subnormals \
            (__CUDA_FTZ). Without replacement the calls stay and the module does not link.";
        NVVM_REFLECT_ADD, "nvvm-reflect-add", Str(""), "values of __nvvm_reflect by name, NAME=NUMBER with commas between";
    }
    /// What `barrier-opt` reads.
    BARRIER_OPT {
        BARRIER_OPT_LIMIT, "barrier-opt-limit", Int(64), "barriers of the block that barrier-opt erases in one function because of \
            what is touched around them, -1 any number";
    }
    /// What `branch-dist` reads.
    BRANCH_DIST {
        BRANCH_DIST_BLOCK_LIMIT, "branch-dist-block-limit", Int(-1), "branches of one function that are distributed, -1 any number";
        BRANCH_DIST_NORM, "branch-dist-norm", Int(6), "instructions that distributing a branch has to save";
        IGNORE_VARIANCE_COND, "ignore-variance-cond", Bool(false), "distribute branches that threads take together too";
    }
    /// What `generic-to-nvvm` reads.
    GENERIC_TO_NVVM {
        GENERIC_TO_NVVM_CONSTANT_BYTES, "generic-to-nvvm-constant-bytes", Int(16384),
            "bytes of constant memory up to which generic-to-nvvm puts constants there that all threads of a warp read together",
            Optimised, "A module has 65,536 bytes; what the program puts there itself counts.";
    }
    /// What `late-opt` reads.
    LATE_OPT {
        LATE_OPT_DIVISIONS, "late-opt-divisions", Int(2), "quotients by one value for which late-opt makes one reciprocal, at least 2";
    }
    /// What `nvptx-lower-ctor-dtor` reads.
    LOWER_CTOR_DTOR {
        CTOR_DTOR_ID, "nvptx-lower-global-ctor-dtor-id", Str(""),
            "end of the names that nvptx-lower-ctor-dtor makes, a hash of the name of the source when empty";
        EMIT_INIT_FINI_KERNEL, "nvptx-emit-init-fini-kernel", Bool(true),
            "nvptx-lower-ctor-dtor adds kernels that call constructors and destructors";
    }
    /// What `memory-space-opt` reads.
    MEMORY_SPACE_OPT {
        DO_CLONE_FOR_IP_MSP, "do-clone-for-ip-msp", Int(32),
            "functions that memory-space-opt clones for callers with addresses of different spaces, -1 any number";
    }
    /// What `rematerialization` reads.
    REMATERIALIZATION {
        REMAT_PRESSURE, "remat-pressure", Int(-1),
            "registers above which a block is crowded, -1 what the launch bounds of the kernel leave",
            Optimised, "65,536 divided by the threads that must be resident, at most 255, and 128 where a kernel says nothing.";
        REMAT_MAX_CLONES, "remat-max-clones", Int(4), "blocks in which rematerialization computes one value again", Optimised;
    }
    /// What `scev-cgp` reads.
    SCEV_CGP {
        DO_SCEV_CGP, "do-scev-cgp", Bool(true), "addresses over common bases (scev-cgp)";
        DO_SCEV_CGP_AGGRESSIVELY, "do-scev-cgp-aggresively", Bool(false),
            "scev-cgp: also bases that differ by more than a constant, and such as few paths need",
            ByPass, "The name is spelt as it always was.";
        DO_FUNCTION_SCEV_CGP, "do-function-scev-cgp", Bool(true),
            "scev-cgp: bases of other blocks too; false: each block by itself";
        NV_DISABLE_SCEV_CGP, "nv-disable-scev-cgp", Bool(false), "scev-cgp does nothing";
        SCEV_CGP_CONTROL, "scev-cgp-control", Int(-1), "scev-cgp: addresses rewritten in one function, -1 any number";
        SCEV_CGP_CROSS_BLOCK_LIMIT, "scev-cgp-cross-block-limit", Int(8), "scev-cgp: bases of one block that other blocks use";
        SCEV_CGP_IDOM_LEVEL_LIMIT, "scev-cgp-idom-level-limit", Int(5),
            "scev-cgp: levels of the tree of dominators between a base and what uses it";
        SCEV_CGP_INST_LIMIT, "scev-cgp-inst-limit", Int(-1),
            "scev-cgp: addresses looked at per pointer that they are computed from, -1 any number";
        SCEV_CGP_OLD_BASE, "scev-cgp-old-base", Bool(false),
            "scev-cgp: the base is the first address of a group, never another value of the function or a new one";
        SCEV_CGP_TID_MAX, "scev-cgp-tid-max-value", Int(-1),
            "scev-cgp: no coordinate of a thread in its block is greater, -1 what launch bounds say",
            ByPass, "A smaller value than launches have is a promise: index arithmetic of 32 bits over thread numbers is then \
            taken as not wrapping.";
        PRINT_AFTER_SCEV_CGP, "print-after-scev-cgp", Bool(false), "print every function after scev-cgp";
    }
    /// What the passes of wide integers read.
    WIDE_INTEGERS {
        WIDE_MULTIPLY_LIMIT, "wide-multiply-limit", Int(1024),
            "bits of the widest product of integers that is made in place, others are calls",
            ByPass, "The code of a product grows with the square of its width: about 500 instructions for 1024 bits.";
    }
}
