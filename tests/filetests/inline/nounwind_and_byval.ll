; RUN: opt -passes=inline
; A call that does not throw makes the calls it brings not throw. A byval argument that is only read needs no copy.

declare void @may_throw(i32)

define internal void @thrower(i32 %x) {
  call void @may_throw(i32 %x)
  ret void
}

define internal i32 @reads(ptr byval(i32) align 4 %p) memory(read) {
  %v = load i32, ptr %p
  ret i32 %v
}

define internal i32 @writes(ptr byval(i32) align 4 %p) {
  %v = load i32, ptr %p
  store i32 0, ptr %p
  ret i32 %v
}

define i32 @caller(ptr align 4 %q) {
  call void @thrower(i32 1) nounwind
  %a = call i32 @reads(ptr byval(i32) align 4 %q)
  %b = call i32 @writes(ptr byval(i32) align 4 %q)
  %s = add i32 %a, %b
  ret i32 %s
}
; EXPECT
; declare void @may_throw(i32)
;
; define i32 @caller(ptr align 4 %q) {
;   %q1 = alloca i32, align 4
;   call void @may_throw(i32 1) #2
;   %v.i = load i32, ptr %q, align 4
;   call void @llvm.lifetime.start.p0(ptr %q1)
;   call void @llvm.memcpy.p0.p0.i64(ptr align 1 %q1, ptr align 1 %q, i64 4, i1 false)
;   %v.i2 = load i32, ptr %q1, align 4
;   store i32 0, ptr %q1, align 4
;   call void @llvm.lifetime.end.p0(ptr %q1)
;   %s = add i32 %v.i, %v.i2
;   ret i32 %s
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.end.p0(ptr captures(none)) #1
;
; attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nounwind }
