; RUN: not verify
; A summary stands at the end: where its entries are skipped, as LLVM's opt skips them, no field of metadata follows.

^0 = module: (path: "a.o", hash: (0, 0, 0, 0, 0))
!0 = !DIFile(filename: "a", directory: "")
; EXPECT
; INPUT:5:14: error: label or field behind a summary entry: a summary stands at the end of its module
; !0 = !DIFile(filename: "a", directory: "")
;              ^~~~~~~~
