; RUN: opt -passes='newgvn'
; What no path reaches counts for nothing: the phi has one value, and the block that is not reached says so in place of what it did.
define i32 @f(i32 %a, ptr %p) {
entry:
  %x = add i32 %a, 1
  br i1 false, label %never, label %out

never:
  store i32 %a, ptr %p, align 4
  br label %out

out:
  %r = phi i32 [ %x, %entry ], [ 7, %never ]
  %y = add i32 1, %a
  %d = sub i32 %r, %y
  ret i32 %d
}
; EXPECT
; define i32 @f(i32 %a, ptr %p) {
; entry:
;   br i1 false, label %never, label %out
;
; never:                                            ; preds = %entry
;   store i8 poison, ptr null, align 1
;   br label %out
;
; out:                                              ; preds = %never, %entry
;   ret i32 0
; }
