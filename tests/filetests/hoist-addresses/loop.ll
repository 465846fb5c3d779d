; RUN: opt -passes='hoist-addresses'
; In a loop the address stays in it, before its guards.
define void @loop(ptr %p, ptr %q, i64 %n, i1 %a, i1 %b) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  br i1 %a, label %do.a, label %ask.b

do.a:
  %pa = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %pa
  br label %ask.b

ask.b:
  br i1 %b, label %do.b, label %next

do.b:
  %pb = getelementptr i32, ptr %p, i64 %i
  store i32 2, ptr %pb
  br label %next

next:
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %loop, label %end

end:
  ret void
}
; EXPECT
; define void @loop(ptr %p, ptr %q, i64 %n, i1 %a, i1 %b) {
; entry:
;   br label %loop
;
; loop:                                             ; preds = %next, %entry
;   %i = phi i64 [ 0, %entry ], [ %i1, %next ]
;   %pa = getelementptr i32, ptr %p, i64 %i
;   br i1 %a, label %do.a, label %ask.b
;
; do.a:                                             ; preds = %loop
;   store i32 1, ptr %pa, align 4
;   br label %ask.b
;
; ask.b:                                            ; preds = %do.a, %loop
;   br i1 %b, label %do.b, label %next
;
; do.b:                                             ; preds = %ask.b
;   store i32 2, ptr %pa, align 4
;   br label %next
;
; next:                                             ; preds = %do.b, %ask.b
;   %i1 = add i64 %i, 1
;   %c = icmp ult i64 %i1, %n
;   br i1 %c, label %loop, label %end
;
; end:                                              ; preds = %next
;   ret void
; }
