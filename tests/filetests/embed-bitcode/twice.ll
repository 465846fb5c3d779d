; RUN: opt -passes='embed-bitcode,embed-bitcode'
; The second one embeds the module with the first one.
define i1 @f() {
  ret i1 true
}
; EXPECT LINES
; @llvm.compiler.used = appending global [2 x ptr] [ptr @llvm.embedded.object, ptr @llvm.embedded.object1], section "llvm.metadata"
; !llvm.embedded.objects = !{!1, !2}
; !1 = !{ptr @llvm.embedded.object, !".llvm.lto"}
; !2 = !{ptr @llvm.embedded.object1, !".llvm.lto"}
