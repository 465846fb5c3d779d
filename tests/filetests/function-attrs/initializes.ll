; RUN: opt -passes=function-attrs -S
; Bytes of arguments that are written on every way before they are read.
declare void @g(ptr initializes((0, 8)))
declare void @u(ptr)
define void @a(ptr %p) {
  store i32 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %q
  ret void
}
define void @b(ptr %p, i1 %c) {
  br i1 %c, label %t, label %e
t:
  store i64 0, ptr %p
  ret void
e:
  store i32 0, ptr %p
  ret void
}
define i32 @c(ptr %p) {
  %v = load i32, ptr %p
  store i32 0, ptr %p
  ret i32 %v
}
define void @d(ptr %p, ptr %q) {
  call void @u(ptr %q)
  call void @g(ptr %p)
  ret void
}
define void @e(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  store i8 1, ptr %q
  store i32 0, ptr %p
  ret void
}
define i8 @f(ptr %p, i64 %i) {
  store i32 0, ptr %p
  %q = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @f2(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  store i32 0, ptr %p
  %v = load i8, ptr %q
  ret i8 %v
}
define void @m(ptr %p, ptr %s) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
  %q = getelementptr i8, ptr %p, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %s, i64 8, i1 false)
  ret void
}
define void @vol(ptr %p) {
  store volatile i32 0, ptr %p
  ret void
}
define void @l(ptr %p, i32 %n) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  store i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
define void @ur(ptr %p, i1 %c) {
  br i1 %c, label %t, label %e
t:
  store i64 0, ptr %p
  ret void
e:
  unreachable
}
define i32 @rd(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  store i32 %v, ptr %p
  ret i32 %v
}
define void @esc(ptr %p, ptr %q) {
  store ptr %p, ptr %q
  store i32 0, ptr %p
  ret void
}
define void @neg(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 -4
  store i32 0, ptr %q
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @g2(ptr initializes((0, 8)), ptr)
define void @two(ptr %p) {
  call void @g2(ptr %p, ptr %p)
  ret void
}
define void @diamond(ptr %p, i1 %c) {
  br i1 %c, label %t, label %e
t:
  store i64 0, ptr %p
  br label %x
e:
  %q = getelementptr i8, ptr %p, i64 4
  store i64 0, ptr %q
  br label %x
x:
  ret void
}
define void @cpy(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
  ret void
}
; EXPECT
; declare void @g(ptr initializes((0, 8)))
;
; declare void @u(ptr)
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @a(ptr writeonly captures(none) initializes((0, 8)) %p) #0 {
;   store i32 0, ptr %p, align 4
;   %q = getelementptr i8, ptr %p, i64 4
;   store i32 1, ptr %q, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @b(ptr writeonly captures(none) initializes((0, 4)) %p, i1 %c) #0 {
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %0
;   store i64 0, ptr %p, align 4
;   ret void
;
; e:                                                ; preds = %0
;   store i32 0, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define i32 @c(ptr captures(none) %p) #1 {
;   %v = load i32, ptr %p, align 4
;   store i32 0, ptr %p, align 4
;   ret i32 %v
; }
;
; define void @d(ptr initializes((0, 8)) %p, ptr %q) {
;   call void @u(ptr %q)
;   call void @g(ptr %p)
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @e(ptr writeonly captures(none) initializes((0, 4)) %p, i64 %i) #0 {
;   %q = getelementptr i8, ptr %p, i64 %i
;   store i8 1, ptr %q, align 1
;   store i32 0, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define i8 @f(ptr captures(none) initializes((0, 4)) %p, i64 %i) #1 {
;   store i32 0, ptr %p, align 4
;   %q = getelementptr i8, ptr %p, i64 %i
;   %v = load i8, ptr %q, align 1
;   ret i8 %v
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define i8 @f2(ptr captures(none) initializes((0, 4)) %p, i64 %i) #1 {
;   %q = getelementptr i8, ptr %p, i64 %i
;   store i32 0, ptr %p, align 4
;   %v = load i8, ptr %q, align 1
;   ret i8 %v
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define void @m(ptr writeonly captures(none) initializes((0, 16), (32, 40)) %p, ptr readonly captures(none) %s) #1 {
;   call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 16, i1 false)
;   %q = getelementptr i8, ptr %p, i64 32
;   call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %s, i64 8, i1 false)
;   ret void
; }
;
; ; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
; define void @vol(ptr %p) #2 {
;   store volatile i32 0, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
; define void @l(ptr writeonly captures(none) initializes((0, 4)) %p, i32 %n) #3 {
;   br label %h
;
; h:                                                ; preds = %h, %0
;   %i = phi i32 [ 0, %0 ], [ %j, %h ]
;   store i32 %i, ptr %p, align 4
;   %j = add i32 %i, 1
;   %c = icmp slt i32 %j, %n
;   br i1 %c, label %h, label %x
;
; x:                                                ; preds = %h
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @ur(ptr writeonly captures(none) %p, i1 %c) #0 {
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %0
;   store i64 0, ptr %p, align 4
;   ret void
;
; e:                                                ; preds = %0
;   unreachable
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define i32 @rd(ptr captures(none) initializes((0, 4)) %p) #1 {
;   %q = getelementptr i8, ptr %p, i64 4
;   %v = load i32, ptr %q, align 4
;   store i32 %v, ptr %p, align 4
;   ret i32 %v
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @esc(ptr %p, ptr writeonly captures(none) initializes((0, 8)) %q) #0 {
;   store ptr %p, ptr %q, align 8
;   store i32 0, ptr %p, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @neg(ptr writeonly captures(none) initializes((-4, 0)) %p) #0 {
;   %q = getelementptr i8, ptr %p, i64 -4
;   store i32 0, ptr %q, align 4
;   ret void
; }
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
; declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4
;
; ; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
; declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5
;
; declare void @g2(ptr initializes((0, 8)), ptr)
;
; define void @two(ptr %p) {
;   call void @g2(ptr %p, ptr %p)
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
; define void @diamond(ptr writeonly captures(none) initializes((4, 8)) %p, i1 %c) #0 {
;   br i1 %c, label %t, label %e
;
; t:                                                ; preds = %0
;   store i64 0, ptr %p, align 4
;   br label %x
;
; e:                                                ; preds = %0
;   %q = getelementptr i8, ptr %p, i64 4
;   store i64 0, ptr %q, align 4
;   br label %x
;
; x:                                                ; preds = %e, %t
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define void @cpy(ptr captures(none) initializes((0, 4)) %p) #1 {
;   %q = getelementptr i8, ptr %p, i64 4
;   call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 false)
;   ret void
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
; attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #2 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #3 = { nofree norecurse nosync nounwind memory(argmem: write) }
; attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
; attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
