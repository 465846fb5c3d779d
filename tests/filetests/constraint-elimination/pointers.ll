; RUN: opt -passes='constraint-elimination'
; An address that steps through an array to its end is between the two. Elements of scalable vectors have no known size. A maximum that
; a branch depends on is not poison.
declare void @use(i1)
declare i32 @llvm.umax.i32(i32, i32)
declare void @llvm.assume(i1)
define void @steps(ptr %start, i64 %n) {
entry:
  %end = getelementptr inbounds i32, ptr %start, i64 8
  br label %head
head:
  %p = phi ptr [ %start, %entry ], [ %next, %latch ]
  %done = icmp eq ptr %p, %end
  br i1 %done, label %exit, label %body
body:
  %above = icmp uge ptr %p, %start
  call void @use(i1 %above)
  %below = icmp ult ptr %p, %end
  call void @use(i1 %below)
  br label %latch
latch:
  %next = getelementptr inbounds i32, ptr %p, i64 1
  br label %head
exit:
  ret void
}
define void @misses_the_end(ptr %start) {
entry:
  %end = getelementptr inbounds i8, ptr %start, i64 6
  br label %head
head:
  %p = phi ptr [ %start, %entry ], [ %next, %latch ]
  %done = icmp eq ptr %p, %end
  br i1 %done, label %exit, label %body
body:
  %below = icmp ult ptr %p, %end
  call void @use(i1 %below)
  br label %latch
latch:
  %next = getelementptr i8, ptr %p, i64 4
  br label %head
exit:
  ret void
}
define i1 @scalable(ptr %p, ptr %upper) {
  %near = getelementptr inbounds i8, ptr %p, i64 16
  %c = icmp ult ptr %near, %upper
  call void @llvm.assume(i1 %c)
  %far = getelementptr inbounds <vscale x 4 x i16>, ptr %p, i64 1
  %r = icmp ult ptr %far, %upper
  ret i1 %r
}
define i1 @maximum(i32 %x, i32 %y) {
  %max = call i32 @llvm.umax.i32(i32 %x, i32 1)
  %c = icmp ugt i32 %y, %max
  br i1 %c, label %more, label %end
more:
  %r = icmp ugt i32 %y, %x
  ret i1 %r
end:
  ret i1 false
}
define i1 @maximum_that_may_be_poison(i32 %x, i32 %y, i1 %c) {
  %max = call i32 @llvm.umax.i32(i32 %x, i32 1)
  %more = icmp ugt i32 %y, %max
  %r = icmp uge i32 %max, %x
  %both = and i1 %more, %r
  ret i1 %both
}
; EXPECT
; declare void @use(i1)
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare i32 @llvm.umax.i32(i32, i32) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
; declare void @llvm.assume(i1 noundef) #1
;
; define void @steps(ptr %start, i64 %n) {
; entry:
;   %end = getelementptr inbounds i32, ptr %start, i64 8
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %p = phi ptr [ %start, %entry ], [ %next, %latch ]
;   %done = icmp eq ptr %p, %end
;   br i1 %done, label %exit, label %body
;
; body:                                             ; preds = %head
;   call void @use(i1 true)
;   call void @use(i1 true)
;   br label %latch
;
; latch:                                            ; preds = %body
;   %next = getelementptr inbounds i32, ptr %p, i64 1
;   br label %head
;
; exit:                                             ; preds = %head
;   ret void
; }
;
; define void @misses_the_end(ptr %start) {
; entry:
;   %end = getelementptr inbounds i8, ptr %start, i64 6
;   br label %head
;
; head:                                             ; preds = %latch, %entry
;   %p = phi ptr [ %start, %entry ], [ %next, %latch ]
;   %done = icmp eq ptr %p, %end
;   br i1 %done, label %exit, label %body
;
; body:                                             ; preds = %head
;   %below = icmp ult ptr %p, %end
;   call void @use(i1 %below)
;   br label %latch
;
; latch:                                            ; preds = %body
;   %next = getelementptr i8, ptr %p, i64 4
;   br label %head
;
; exit:                                             ; preds = %head
;   ret void
; }
;
; define i1 @scalable(ptr %p, ptr %upper) {
;   %near = getelementptr inbounds i8, ptr %p, i64 16
;   %c = icmp ult ptr %near, %upper
;   call void @llvm.assume(i1 %c)
;   %far = getelementptr inbounds <vscale x 4 x i16>, ptr %p, i64 1
;   %r = icmp ult ptr %far, %upper
;   ret i1 %r
; }
;
; define i1 @maximum(i32 %x, i32 %y) {
;   %max = call i32 @llvm.umax.i32(i32 %x, i32 1)
;   %c = icmp ugt i32 %y, %max
;   br i1 %c, label %more, label %end
;
; more:                                             ; preds = %0
;   ret i1 true
;
; end:                                              ; preds = %0
;   ret i1 false
; }
;
; define i1 @maximum_that_may_be_poison(i32 %x, i32 %y, i1 %c) {
;   %max = call i32 @llvm.umax.i32(i32 %x, i32 1)
;   %more = icmp ugt i32 %y, %max
;   %r = icmp uge i32 %max, %x
;   %both = and i1 %more, %r
;   ret i1 %both
; }
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
