; RUN: opt -passes=print-alias-sets -disable-output
; Calls that only touch what they are given are locations, others unknown instructions; markers are neither.
define void @calls(ptr noalias %p, ptr noalias %q) {
  call void @reads(ptr %p)
  call void @writes(ptr %q)
  call void @llvm.assume(i1 true)
  call void @llvm.sideeffect()
  %n = call i32 @inaccessible()
  ret void
}
declare void @reads(ptr) nocallback memory(argmem: read)
declare void @writes(ptr) memory(argmem: write)
declare i32 @inaccessible() memory(inaccessiblemem: readwrite)
declare void @llvm.assume(i1)
declare void @llvm.sideeffect()
; EXPECT
; Alias sets for function 'calls':
; Alias Set Tracker: 3 alias sets for 2 pointer values.
;   AliasSet[0x1, 1] must alias, Ref       Memory locations: (ptr %p, unknown before-or-after)
;   AliasSet[0x2, 1] must alias, Mod       Memory locations: (ptr %q, unknown before-or-after)
;   AliasSet[0x3, 1] may alias, Mod/Ref   
;     1 Unknown instructions: i32 %n
