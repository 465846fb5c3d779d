; RUN: opt -passes='loop-mssa(simple-loop-unswitch<nontrivial>)'
; A condition that is loaded, and memory that only one side writes: the loop for the other side does not ask again. Behind a call that may not return, it stays.
declare void @work(ptr) memory(argmem: readwrite)
declare void @stop() memory(none)
define void @quiet(ptr noalias %flag, ptr noalias %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %f = load i32, ptr %flag, align 4
  %c = icmp eq i32 %f, 0
  br i1 %c, label %latch, label %loud
loud:
  call void @work(ptr %flag)
  br label %latch
latch:
  store i32 %i, ptr %p, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define void @both(ptr %flag, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %f = load i32, ptr %flag, align 4
  %c = icmp eq i32 %f, 0
  br i1 %c, label %latch, label %loud
loud:
  call void @work(ptr %flag)
  br label %latch
latch:
  store i32 %i, ptr %flag, align 4
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
define void @late(ptr %flag, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  call void @stop()
  %f = load i32, ptr %flag, align 4
  %c = icmp eq i32 %f, 0
  br i1 %c, label %latch, label %loud
loud:
  call void @work(ptr %flag)
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; ; Function Attrs: memory(argmem: readwrite)
; declare void @work(ptr) #0
;
; ; Function Attrs: memory(none)
; declare void @stop() #1
;
; define void @quiet(ptr noalias %flag, ptr noalias %p, i32 %n) {
; entry:
;   %0 = load i32, ptr %flag, align 4
;   %1 = icmp eq i32 %0, 0
;   br i1 %1, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   br label %latch.us
;
; latch.us:                                         ; preds = %loop.us
;   store i32 %i.us, ptr %p, align 4
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %latch.us
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   %f = load i32, ptr %flag, align 4
;   %c = icmp eq i32 %f, 0
;   br i1 %c, label %latch, label %loud
;
; loud:                                             ; preds = %loop
;   call void @work(ptr %flag)
;   br label %latch
;
; latch:                                            ; preds = %loud, %loop
;   store i32 %i, ptr %p, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split, !llvm.loop !0
;
; done.split:                                       ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   ret void
; }
;
; define void @both(ptr %flag, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   %f = load i32, ptr %flag, align 4
;   %c = icmp eq i32 %f, 0
;   br i1 %c, label %latch, label %loud
;
; loud:                                             ; preds = %loop
;   call void @work(ptr %flag)
;   br label %latch
;
; latch:                                            ; preds = %loud, %loop
;   store i32 %i, ptr %flag, align 4
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; define void @late(ptr %flag, i32 %n) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry
;   %i = phi i32 [ 0, %entry ], [ %next, %latch ]
;   call void @stop()
;   %f = load i32, ptr %flag, align 4
;   %c = icmp eq i32 %f, 0
;   br i1 %c, label %latch, label %loud
;
; loud:                                             ; preds = %loop
;   call void @work(ptr %flag)
;   br label %latch
;
; latch:                                            ; preds = %loud, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done
;
; done:                                             ; preds = %latch
;   ret void
; }
;
; attributes #0 = { memory(argmem: readwrite) }
; attributes #1 = { memory(none) }
;
; !0 = distinct !{!0, !1}
; !1 = !{!"llvm.loop.unswitch.partial.disable"}
