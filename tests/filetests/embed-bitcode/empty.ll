; RUN: opt -passes=embed-bitcode
; A module with nothing in it.
; EXPECT LINES
; @llvm.compiler.used = appending global [1 x ptr] [ptr @llvm.embedded.object], section "llvm.metadata"
; !llvm.embedded.objects = !{!1}
