; RUN: opt -passes=print-alias-sets -disable-output
; One pointer accessed in two sizes is two locations at one address; a fill of unknown length reaches any number behind.
define void @sizes(ptr noalias %p, ptr noalias %q, i64 %n) {
  store i32 0, ptr %p
  store i64 0, ptr %p
  call void @llvm.memset.p0.i64(ptr %q, i8 0, i64 %n, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
; EXPECT
; Alias sets for function 'sizes':
; Alias Set Tracker: 2 alias sets for 2 pointer values.
;   AliasSet[0x1, 1] must alias, Mod       Memory locations: (ptr %p, LocationSize::precise(4)), (ptr %p, LocationSize::precise(8))
;   AliasSet[0x2, 1] must alias, Mod       Memory locations: (ptr %q, unknown after)
