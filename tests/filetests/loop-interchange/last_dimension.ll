; RUN: opt -passes=loop-interchange -cache-line-size=64
; Rows of an array that are shorter than a cache line are rows still: the loop over the last subscript comes inside. A branch with one successor twice is no branch.
@table = global [3 x [3 x i32]] zeroinitializer, align 16
define void @rows(i32 %n, i1 %c) {
entry:
  br i1 %c, label %start, label %start
start:
  br label %outer
outer:
  %i = phi i64 [ 0, %start ], [ %i.next, %outer.latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  %q = getelementptr inbounds [3 x [3 x i32]], ptr @table, i64 0, i64 %j, i64 %i
  %v = trunc i64 %j to i32
  store i32 %v, ptr %q, align 4
  %j.next = add nuw nsw i64 %j, 1
  %wide = zext i32 %n to i64
  %j.more = icmp ne i64 %j.next, %wide
  br i1 %j.more, label %inner, label %outer.latch
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.more = icmp ne i64 %i.next, 2
  br i1 %i.more, label %outer, label %done
done:
  ret void
}
; EXPECT
; @table = global [3 x [3 x i32]] zeroinitializer, align 16
;
; define void @rows(i32 %n, i1 %c) {
; entry:
;   br i1 %c, label %inner.preheader, label %inner.preheader
;
; start:                                            ; preds = %inner
;   br label %outer
;
; outer:                                            ; preds = %outer.latch, %start
;   %i = phi i64 [ 0, %start ], [ %i.next, %outer.latch ]
;   br label %inner.split1
;
; inner.preheader:                                  ; preds = %entry, %entry
;   br label %inner
;
; inner:                                            ; preds = %inner.split, %inner.preheader
;   %j = phi i64 [ %1, %inner.split ], [ 0, %inner.preheader ]
;   br label %start
;
; inner.split1:                                     ; preds = %outer
;   %q = getelementptr inbounds [3 x [3 x i32]], ptr @table, i64 0, i64 %j, i64 %i
;   %v = trunc i64 %j to i32
;   store i32 %v, ptr %q, align 4
;   %j.next = add nuw nsw i64 %j, 1
;   %wide = zext i32 %n to i64
;   %j.more = icmp ne i64 %j.next, %wide
;   br label %outer.latch
;
; inner.split:                                      ; preds = %outer.latch
;   %0 = zext i32 %n to i64
;   %1 = add nuw nsw i64 %j, 1
;   %2 = icmp ne i64 %1, %0
;   br i1 %2, label %inner, label %done
;
; outer.latch:                                      ; preds = %inner.split1
;   %i.next = add nuw nsw i64 %i, 1
;   %i.more = icmp ne i64 %i.next, 2
;   br i1 %i.more, label %outer, label %inner.split
;
; done:                                             ; preds = %inner.split
;   ret void
; }
