; RUN: opt -passes=embed-bitcode
; What the list kept before it keeps still.
@a = internal global i32 2
@llvm.compiler.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
; EXPECT LINES
; @a = internal global i32 2
; @llvm.compiler.used = appending global [2 x ptr] [ptr @a, ptr @llvm.embedded.object], section "llvm.metadata"
; !llvm.embedded.objects = !{!1}
