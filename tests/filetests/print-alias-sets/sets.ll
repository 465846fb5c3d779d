; RUN: opt -mtriple=nvptx64-nvidia-cuda -passes=print-alias-sets -disable-output
; Sets of one address and of several, of instructions with unknown effects, and merged ones, which the last store brings about.
define void @sets(ptr noalias %p, i64 %i, ptr noalias %q) {
  %a = alloca [4 x i32]
  %b = alloca i32
  store i32 1, ptr %b
  %v = load i32, ptr %p
  store i32 %v, ptr %a
  %a1 = getelementptr i32, ptr %a, i64 1
  store i32 %v, ptr %a1
  %ai = getelementptr i32, ptr %a, i64 %i
  store i32 %v, ptr %ai
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 4, i1 false)
  call void @unknown()
  ret void
}
declare void @unknown() convergent
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
; EXPECT
; Alias sets for function 'sets':
; Alias Set Tracker: 5 alias sets for 6 pointer values.
;   AliasSet[0x1, 1] must alias, Mod       Memory locations: (ptr %b, LocationSize::precise(4))
;   AliasSet[0x2, 3] may alias, Mod/Ref   Memory locations: (ptr %p, LocationSize::precise(4)), (ptr %q, LocationSize::precise(4))
;     1 Unknown instructions:   call void @unknown()
;   AliasSet[0x3, 3] may alias, Mod       Memory locations: (ptr %a, LocationSize::precise(4)), (ptr %a1, LocationSize::precise(4)), (ptr %ai, LocationSize::precise(4))
;   AliasSet[0x4, 1] must alias, Mod        forwarding to 0x3
;   AliasSet[0x5, 1] must alias, Mod        forwarding to 0x2
