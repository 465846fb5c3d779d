; RUN: opt -passes='sroa'
; A copy of the whole is cut at the fields that are stored one by one, and everything is promoted.
define void @f(i32 %a, i32 %b, ptr %out) {
  %p = alloca { i32, i32 }, align 8
  store i32 %a, ptr %p, align 8
  %q = getelementptr inbounds i8, ptr %p, i64 4
  store i32 %b, ptr %q, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %out, ptr align 8 %p, i64 8, i1 false)
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
; EXPECT
; define void @f(i32 %a, i32 %b, ptr %out) {
;   store i32 %a, ptr %out, align 8
;   %p.sroa.2.0.out.sroa_idx = getelementptr inbounds i8, ptr %out, i64 4
;   store i32 %b, ptr %p.sroa.2.0.out.sroa_idx, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
