//! The knobs of selection and of register classes.

warpc_ir::knobs! {
    /// What selection of instructions reads.
    SELECT {
        NVPTX_PREC_DIV, "nvptx-prec-divf32", Int(-1), "division of float: 0 approximate, 1 full range, 2 IEEE, -1 by the options",
            All, "Overrides --prec-div: 0 selects div.approx, 1 div.full, 2 div.rn.";
        NVPTX_PREC_SQRT, "nvptx-prec-sqrtf32", Int(-1), "square root of float: 0 approximate, 1 IEEE, -1 by the options",
            All, "Overrides --prec-sqrt: 0 selects sqrt.approx, 1 sqrt.rn.";
        NVPTX_FMA_LEVEL, "nvptx-fma-level", Int(-1), "fusing: 0 never, 1 by contract, 2 always, -1 by the options",
            All, "Overrides --fma. Fusing a product into a sum skips one rounding.";
        NVPTX_NO_F16_MATH, "nvptx-no-f16-math", Bool(false), "arithmetic on half is done in float and rounded", All;
        NVPTX_RSQRT_APPROX_OPT, "nvptx-rsqrt-approx-opt", Bool(true),
            "the reciprocal of an approximate square root is one rsqrt.approx", All;
        NVPTX_FORCE_MIN_BYVAL_ALIGN, "nvptx-force-min-byval-param-align", Bool(false),
            "byval parameters of device functions are aligned to four bytes or more", All;
        NVPTX_NO_VECTORIZER, "disable-nvptx-load-store-vectorizer", Bool(false),
            "neighbouring loads and stores are not put together", All;
        TRAP_UNREACHABLE, "trap-unreachable", Bool(false), "a trap before the end of the thread where code is unreachable", All;
        NVPTX_TURN_EXIT_TESTS, "nvptx-turn-exit-tests", Bool(false),
            "a branch on an integer comparison never stands on its opposite, so that ptxas finds the rounds of more loops",
            All, "ptxas unrolls a loop by four when it ends in a branch on the comparison itself: more and faster code, and more \
            registers.";
    }
    /// What decides the form of debug information.
    DEBUG {
        ASM_VERBOSE, "asm-verbose", Bool(false), "comments say what directives of debug information mean",
            All, "Behind .loc stands the place in the source, and where the place of a variable changes, which one it is. Off, but for \
            the command llc, since the text becomes longer.";
        DWARF_DIRECTORY, "dwarf-directory", Bool(false), ".file has the directory apart from the name",
            All, "ptxas does not take that form.";
    }
    /// What decides the classes of registers.
    TYPING {
        NVPTX_TYPED_REGISTERS, "nvptx-typed-registers", Bool(false),
            "registers of integers, floats and halves are disjoint classes (%r, %f, %hh, ...) with moves between them",
            All, "Without, registers have classes by width alone, and what is an integer and a float in turn needs no move.";
    }
}
