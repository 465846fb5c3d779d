; RUN: opt -passes='simplifycfg'
; Cases that are multiples of a power of two from the least one on are divided by it; equal arms are one.
target datalayout = "e-i64:64-n8:16:32:64"
declare void @use(i32)
define void @multiples(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 97, label %a
    i32 101, label %b
    i32 105, label %c
    i32 89, label %c
    i32 93, label %c
    i32 85, label %c
    i32 81, label %c
    i32 77, label %c
    i32 73, label %c
    i32 69, label %c
  ]
a:
  call void @use(i32 1)
  br label %other
b:
  call void @use(i32 2)
  br label %other
c:
  call void @use(i32 3)
  br label %other
other:
  ret void
}
define void @equal_arms(i32 %x, i32 %y) {
entry:
  switch i32 %x, label %other [
    i32 1, label %a
    i32 8, label %b
    i32 90, label %c
    i32 5, label %d
  ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
d:
  br label %join
other:
  call void @use(i32 4)
  br label %join
join:
  %r = phi i32 [ 1, %a ], [ %y, %b ], [ 2, %c ], [ %y, %d ], [ 8, %other ]
  call void @use(i32 %r)
  ret void
}
; Three cases are few, and these distances have no common factor.
define void @stays(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 97, label %a
    i32 101, label %b
    i32 205, label %c
  ]
a:
  call void @use(i32 1)
  br label %other
b:
  call void @use(i32 2)
  switch i32 %x, label %other [
    i32 1, label %d
    i32 800, label %e
    i32 801, label %a
    i32 1600, label %c
  ]
c:
  call void @use(i32 3)
  br label %other
d:
  call void @use(i32 4)
  br label %other
e:
  call void @use(i32 5)
  br label %other
other:
  ret void
}
; EXPECT
; target datalayout = "e-i64:64-n8:16:32:64"
;
; declare void @use(i32)
;
; define void @multiples(i32 %x) {
; entry:
;   %0 = sub i32 %x, 69
;   %1 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 30)
;   switch i32 %1, label %other [
;     i32 7, label %a
;     i32 8, label %b
;     i32 9, label %c
;     i32 5, label %c
;     i32 6, label %c
;     i32 4, label %c
;     i32 3, label %c
;     i32 2, label %c
;     i32 1, label %c
;     i32 0, label %c
;   ]
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   br label %other
;
; b:                                                ; preds = %entry
;   call void @use(i32 2)
;   br label %other
;
; c:                                                ; preds = %entry, %entry, %entry, %entry, %entry, %entry, %entry, %entry
;   call void @use(i32 3)
;   br label %other
;
; other:                                            ; preds = %c, %b, %a, %entry
;   ret void
; }
;
; define void @equal_arms(i32 %x, i32 %y) {
; entry:
;   switch i32 %x, label %other [
;     i32 1, label %join
;     i32 8, label %b
;     i32 90, label %c
;     i32 5, label %b
;   ]
;
; b:                                                ; preds = %entry, %entry
;   br label %join
;
; c:                                                ; preds = %entry
;   br label %join
;
; other:                                            ; preds = %entry
;   call void @use(i32 4)
;   br label %join
;
; join:                                             ; preds = %other, %c, %b, %entry
;   %r = phi i32 [ 8, %other ], [ %y, %b ], [ 2, %c ], [ 1, %entry ]
;   call void @use(i32 %r)
;   ret void
; }
;
; define void @stays(i32 %x) {
; entry:
;   switch i32 %x, label %other [
;     i32 97, label %a
;     i32 101, label %b
;     i32 205, label %c
;   ]
;
; a:                                                ; preds = %entry
;   call void @use(i32 1)
;   br label %other
;
; b:                                                ; preds = %entry
;   call void @use(i32 2)
;   br label %other
;
; c:                                                ; preds = %entry
;   call void @use(i32 3)
;   br label %other
;
; other:                                            ; preds = %c, %b, %a, %entry
;   ret void
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.fshl.i32(i32, i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
