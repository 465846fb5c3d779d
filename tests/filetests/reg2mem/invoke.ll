; RUN: opt -passes=reg2mem
; What an invoke gives is stored where it goes on, in a block of its own where others come there too; behind a landing pad, a phi is loaded.
declare i32 @call()
declare i32 @personality(...)
define i32 @result(i1 %c) personality ptr @personality {
entry:
  br i1 %c, label %ask, label %join
ask:
  %r = invoke i32 @call()
    to label %join unwind label %pad
join:
  %x = phi i32 [ 1, %entry ], [ %r, %ask ]
  %y = invoke i32 @call()
    to label %done unwind label %pad
done:
  %sum = add i32 %x, %y
  ret i32 %sum
pad:
  %which = phi i32 [ 2, %ask ], [ %x, %join ]
  %lp = landingpad { ptr, i32 }
    cleanup
  ret i32 %which
}
define i32 @edge() personality ptr @personality {
entry:
  %r = invoke i32 @call()
    to label %join unwind label %pad
join:
  %x = phi i32 [ %r, %entry ]
  ret i32 %x
pad:
  %lp = landingpad { ptr, i32 }
    cleanup
  ret i32 0
}
; EXPECT
; declare i32 @call()
;
; declare i32 @personality(...)
;
; define i32 @result(i1 %c) personality ptr @personality {
; entry:
;   %y.reg2mem = alloca i32, align 4
;   %x.reg2mem = alloca i32, align 4
;   %r.reg2mem = alloca i32, align 4
;   %which.reg2mem = alloca i32, align 4
;   %x.reg2mem2 = alloca i32, align 4
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   br i1 %c, label %ask, label %entry.join_crit_edge
;
; entry.join_crit_edge:                             ; preds = %entry
;   store i32 1, ptr %x.reg2mem2, align 4
;   br label %join
;
; ask:                                              ; preds = %entry
;   store i32 2, ptr %which.reg2mem, align 4
;   %r = invoke i32 @call()
;           to label %ask.join_crit_edge unwind label %pad
;
; ask.join_crit_edge:                               ; preds = %ask
;   store i32 %r, ptr %r.reg2mem, align 4
;   %r.reload = load i32, ptr %r.reg2mem, align 4
;   store i32 %r.reload, ptr %x.reg2mem2, align 4
;   br label %join
;
; join:                                             ; preds = %ask.join_crit_edge, %entry.join_crit_edge
;   %x.reload3 = load i32, ptr %x.reg2mem2, align 4
;   store i32 %x.reload3, ptr %x.reg2mem, align 4
;   %x.reload = load i32, ptr %x.reg2mem, align 4
;   store i32 %x.reload, ptr %which.reg2mem, align 4
;   %y = invoke i32 @call()
;           to label %done unwind label %pad
;
; done:                                             ; preds = %join
;   store i32 %y, ptr %y.reg2mem, align 4
;   %y.reload = load i32, ptr %y.reg2mem, align 4
;   %x.reload1 = load i32, ptr %x.reg2mem, align 4
;   %sum = add i32 %x.reload1, %y.reload
;   ret i32 %sum
;
; pad:                                              ; preds = %join, %ask
;   %lp = landingpad { ptr, i32 }
;           cleanup
;   %which.reload = load i32, ptr %which.reg2mem, align 4
;   ret i32 %which.reload
; }
;
; define i32 @edge() personality ptr @personality {
; entry:
;   %r.reg2mem = alloca i32, align 4
;   %x.reg2mem = alloca i32, align 4
;   %"reg2mem alloca point" = bitcast i32 0 to i32
;   %r = invoke i32 @call()
;           to label %entry.join_crit_edge unwind label %pad
;
; entry.join_crit_edge:                             ; preds = %entry
;   store i32 %r, ptr %r.reg2mem, align 4
;   %r.reload = load i32, ptr %r.reg2mem, align 4
;   store i32 %r.reload, ptr %x.reg2mem, align 4
;   br label %join
;
; join:                                             ; preds = %entry.join_crit_edge
;   %x.reload = load i32, ptr %x.reg2mem, align 4
;   ret i32 %x.reload
;
; pad:                                              ; preds = %entry
;   %lp = landingpad { ptr, i32 }
;           cleanup
;   ret i32 0
; }
