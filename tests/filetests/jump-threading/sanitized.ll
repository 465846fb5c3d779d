; RUN: opt -passes=jump-threading
; A select stays one where memory that is not initialised is looked for: a branch would use its condition.
define i32 @f(i1 %b, i1 %u) sanitize_memory {
entry:
  br i1 %b, label %end, label %else
else:
  %call = call i1 @g()
  br label %end
end:
  %u1 = phi i1 [ true, %else ], [ %u, %entry ]
  %s = select i1 %u1, i32 22, i32 0
  ret i32 %s
}
declare i1 @g()
; EXPECT
; ; Function Attrs: sanitize_memory
; define i32 @f(i1 %b, i1 %u) #0 {
; entry:
;   br i1 %b, label %end, label %else
;
; else:                                             ; preds = %entry
;   %call = call i1 @g()
;   br label %end
;
; end:                                              ; preds = %else, %entry
;   %u1 = phi i1 [ true, %else ], [ %u, %entry ]
;   %s = select i1 %u1, i32 22, i32 0
;   ret i32 %s
; }
;
; declare i1 @g()
;
; attributes #0 = { sanitize_memory }
