; RUN: opt -passes='loop(loop-flatten)' -loop-flatten-widen-iv=false
; Nothing excludes that the product overflows: it is asked before the loops, and the loops as they were stay for that case.
target datalayout = "e-n32:64"
define i32 @f(ptr %p, i32 %n, i32 %m, i1 %c0) {
entry:
  %in = icmp ne i32 %m, 0
  %go = icmp ne i32 %n, 0
  %both = and i1 %in, %go
  br i1 %both, label %outer, label %exit
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t.out, %latch ]
  %row = mul i32 %i, %m
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner ]
  %s2 = phi i32 [ %s, %outer ], [ %t, %inner ]
  %k = add i32 %row, %j
  %t = xor i32 %s2, %k
  %j.next = add i32 %j, 1
  %c = icmp ne i32 %j.next, %m
  br i1 %c, label %inner, label %latch
latch:
  %t.out = phi i32 [ %t, %inner ]
  %i.next = add i32 %i, 1
  %d = icmp ne i32 %i.next, %n
  br i1 %d, label %outer, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %t.out, %latch ]
  ret i32 %r
}
; EXPECT
; target datalayout = "e-n32:64"
;
; define i32 @f(ptr %p, i32 %n, i32 %m, i1 %c0) {
; entry:
;   %in = icmp ne i32 %m, 0
;   %go = icmp ne i32 %n, 0
;   %both = and i1 %in, %go
;   br i1 %both, label %outer.lver.check, label %exit
;
; outer.lver.check:                                 ; preds = %entry
;   %flatten.mul = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %n, i32 %m)
;   %flatten.tripcount = extractvalue { i32, i1 } %flatten.mul, 0
;   %flatten.overflow = extractvalue { i32, i1 } %flatten.mul, 1
;   br i1 %flatten.overflow, label %outer.ph.lver.orig, label %outer.ph
;
; outer.ph.lver.orig:                               ; preds = %outer.lver.check
;   br label %outer.lver.orig
;
; outer.lver.orig:                                  ; preds = %latch.lver.orig, %outer.ph.lver.orig
;   %i.lver.orig = phi i32 [ %i.next.lver.orig, %latch.lver.orig ], [ 0, %outer.ph.lver.orig ]
;   %s.lver.orig = phi i32 [ %t.out.lver.orig, %latch.lver.orig ], [ 0, %outer.ph.lver.orig ]
;   %row.lver.orig = mul i32 %i.lver.orig, %m
;   br label %inner.lver.orig
;
; inner.lver.orig:                                  ; preds = %inner.lver.orig, %outer.lver.orig
;   %j.lver.orig = phi i32 [ 0, %outer.lver.orig ], [ %j.next.lver.orig, %inner.lver.orig ]
;   %s2.lver.orig = phi i32 [ %s.lver.orig, %outer.lver.orig ], [ %t.lver.orig, %inner.lver.orig ]
;   %k.lver.orig = add i32 %row.lver.orig, %j.lver.orig
;   %t.lver.orig = xor i32 %s2.lver.orig, %k.lver.orig
;   %j.next.lver.orig = add i32 %j.lver.orig, 1
;   %c.lver.orig = icmp ne i32 %j.next.lver.orig, %m
;   br i1 %c.lver.orig, label %inner.lver.orig, label %latch.lver.orig
;
; latch.lver.orig:                                  ; preds = %inner.lver.orig
;   %t.out.lver.orig = phi i32 [ %t.lver.orig, %inner.lver.orig ]
;   %i.next.lver.orig = add i32 %i.lver.orig, 1
;   %d.lver.orig = icmp ne i32 %i.next.lver.orig, %n
;   br i1 %d.lver.orig, label %outer.lver.orig, label %exit.loopexit.loopexit
;
; outer.ph:                                         ; preds = %outer.lver.check
;   br label %outer
;
; outer:                                            ; preds = %latch, %outer.ph
;   %i = phi i32 [ %i.next, %latch ], [ 0, %outer.ph ]
;   %s = phi i32 [ %t.out, %latch ], [ 0, %outer.ph ]
;   %row = mul i32 %i, %m
;   br label %inner
;
; inner:                                            ; preds = %outer
;   %j = phi i32 [ 0, %outer ]
;   %s2 = phi i32 [ %s, %outer ]
;   %k = add i32 %row, %j
;   %t = xor i32 %s2, %i
;   %j.next = add i32 %j, 1
;   %c = icmp ne i32 %j.next, %m
;   br label %latch
;
; latch:                                            ; preds = %inner
;   %t.out = phi i32 [ %t, %inner ]
;   %i.next = add i32 %i, 1
;   %d = icmp ne i32 %i.next, %flatten.tripcount
;   br i1 %d, label %outer, label %exit.loopexit.loopexit1
;
; exit.loopexit.loopexit:                           ; preds = %latch.lver.orig
;   %t.out.lcssa.ph = phi i32 [ %t.out.lver.orig, %latch.lver.orig ]
;   br label %exit.loopexit
;
; exit.loopexit.loopexit1:                          ; preds = %latch
;   %t.out.lcssa.ph2 = phi i32 [ %t.out, %latch ]
;   br label %exit.loopexit
;
; exit.loopexit:                                    ; preds = %exit.loopexit.loopexit1, %exit.loopexit.loopexit
;   %t.out.lcssa = phi i32 [ %t.out.lcssa.ph, %exit.loopexit.loopexit ], [ %t.out.lcssa.ph2, %exit.loopexit.loopexit1 ]
;   br label %exit
;
; exit:                                             ; preds = %exit.loopexit, %entry
;   %r = phi i32 [ 0, %entry ], [ %t.out.lcssa, %exit.loopexit ]
;   ret i32 %r
; }
;
; ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
; declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #0
;
; attributes #0 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
