; RUN: opt -passes='loop(simple-loop-unswitch<nontrivial>)'
; A branch inside the loop that all threads of a warp take alike: each side gets a loop of its own, and the result comes from one of them.
define ptx_kernel void @sides(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %s2, %latch ]
  %q = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %q, align 4
  br i1 %c, label %add, label %mul
add:
  %plus = add i32 %s, %v
  br label %latch
mul:
  %times = mul i32 %s, %v
  br label %latch
latch:
  %s2 = phi i32 [ %plus, %add ], [ %times, %mul ]
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  %r = phi i32 [ %s2, %latch ]
  store i32 %r, ptr %p, align 4
  ret void
}
define ptx_kernel void @part(ptr %p, i1 %c, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %odd = trunc i32 %i to i1
  %both = and i1 %odd, %c
  br i1 %both, label %work, label %latch
work:
  store volatile i32 %i, ptr %p, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
; EXPECT
; define ptx_kernel void @sides(ptr %p, i1 %c, i32 %n) {
; entry:
;   br i1 %c, label %entry.split.us, label %entry.split
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   %s.us = phi i32 [ 0, %entry.split.us ], [ %s2.us, %latch.us ]
;   %q.us = getelementptr i32, ptr %p, i32 %i.us
;   %v.us = load i32, ptr %q.us, align 4
;   br label %add.us
;
; add.us:                                           ; preds = %loop.us
;   %plus.us = add i32 %s.us, %v.us
;   br label %latch.us
;
; latch.us:                                         ; preds = %add.us
;   %s2.us = phi i32 [ %plus.us, %add.us ]
;   %next.us = add nuw nsw i32 %i.us, 1
;   %more.us = icmp ult i32 %next.us, %n
;   br i1 %more.us, label %loop.us, label %done.split.us
;
; done.split.us:                                    ; preds = %latch.us
;   %r.us = phi i32 [ %s2.us, %latch.us ]
;   br label %done
;
; entry.split:                                      ; preds = %entry
;   br label %loop
;
; loop:                                             ; preds = %latch, %entry.split
;   %i = phi i32 [ 0, %entry.split ], [ %next, %latch ]
;   %s = phi i32 [ 0, %entry.split ], [ %times, %latch ]
;   %q = getelementptr i32, ptr %p, i32 %i
;   %v = load i32, ptr %q, align 4
;   br label %mul
;
; mul:                                              ; preds = %loop
;   %times = mul i32 %s, %v
;   br label %latch
;
; latch:                                            ; preds = %mul
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split
;
; done.split:                                       ; preds = %latch
;   %r = phi i32 [ %times, %latch ]
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   %.us-phi = phi i32 [ %r, %done.split ], [ %r.us, %done.split.us ]
;   store i32 %.us-phi, ptr %p, align 4
;   ret void
; }
;
; define ptx_kernel void @part(ptr %p, i1 %c, i32 %n) {
; entry:
;   %c.fr = freeze i1 %c
;   br i1 %c.fr, label %entry.split, label %entry.split.us
;
; entry.split.us:                                   ; preds = %entry
;   br label %loop.us
;
; loop.us:                                          ; preds = %latch.us, %entry.split.us
;   %i.us = phi i32 [ 0, %entry.split.us ], [ %next.us, %latch.us ]
;   br label %latch.us
;
; latch.us:                                         ; preds = %loop.us
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
;   %odd = trunc i32 %i to i1
;   %both = and i1 %odd, true
;   br i1 %both, label %work, label %latch
;
; work:                                             ; preds = %loop
;   store volatile i32 %i, ptr %p, align 4
;   br label %latch
;
; latch:                                            ; preds = %work, %loop
;   %next = add nuw nsw i32 %i, 1
;   %more = icmp ult i32 %next, %n
;   br i1 %more, label %loop, label %done.split
;
; done.split:                                       ; preds = %latch
;   br label %done
;
; done:                                             ; preds = %done.split, %done.split.us
;   ret void
; }
