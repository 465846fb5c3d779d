; RUN: opt -passes='instcombine'
; Stores to a stack slot that nothing reads go with it, and a store goes that a later one of the block overwrites.
define void @slot(ptr %p, i64 %i) {
  %a = alloca [4 x i32]
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 16, i1 false)
  %g = getelementptr [4 x i32], ptr %a, i64 0, i64 %i
  store i32 1, ptr %g
  ret void
}
define void @escapes(ptr %p) {
  %a = alloca i32
  store i32 1, ptr %a
  store ptr %a, ptr %p
  ret void
}
define void @volatile() {
  %a = alloca i32
  store volatile i32 1, ptr %a
  ret void
}
define i32 @read(i32 %x) {
  %a = alloca [2 x i32]
  %g = getelementptr i32, ptr %a, i64 1
  store i32 %x, ptr %g
  %v = load i32, ptr %a
  ret i32 %v
}
; The stores go one after the other, with the loads between them.
@s = global i64 0
@t = global i32 0
define void @overwritten() {
  store i64 0, ptr @s
  %a = load i32, ptr @t
  %b = zext i32 %a to i64
  store i64 %b, ptr @s
  %c = load i32, ptr @t
  %d = sext i32 %c to i64
  store i64 %d, ptr @s
  store i64 1, ptr @s
  ret void
}
; EXPECT
; @s = global i64 0
; @t = global i32 0
;
; define void @slot(ptr %p, i64 %i) {
;   ret void
; }
;
; define void @escapes(ptr %p) {
;   %a = alloca i32, align 4
;   store i32 1, ptr %a, align 4
;   store ptr %a, ptr %p, align 8
;   ret void
; }
;
; define void @volatile() {
;   %a = alloca i32, align 4
;   store volatile i32 1, ptr %a, align 4
;   ret void
; }
;
; define i32 @read(i32 %x) {
;   %a = alloca [2 x i32], align 4
;   %g = getelementptr inbounds nuw i8, ptr %a, i64 4
;   store i32 %x, ptr %g, align 4
;   %v = load i32, ptr %a, align 4
;   ret i32 %v
; }
;
; define void @overwritten() {
;   store i64 1, ptr @s, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.lifetime.start.p0(ptr captures(none)) #0
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1
;
; attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
