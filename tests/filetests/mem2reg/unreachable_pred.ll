; RUN: opt -passes='mem2reg'
; The predecessor that is never reached brings poison.
define i32 @f(i1 %c) {
entry:
  %x = alloca i32, align 4
  store i32 1, ptr %x, align 4
  br i1 %c, label %a, label %join
a:
  store i32 2, ptr %x, align 4
  br label %join
dead:
  store i32 3, ptr %x, align 4
  br label %join
join:
  %v = load i32, ptr %x, align 4
  ret i32 %v
}
; EXPECT
; define i32 @f(i1 %c) {
; entry:
;   br i1 %c, label %a, label %join
;
; a:                                                ; preds = %entry
;   br label %join
;
; dead:                                             ; No predecessors!
;   br label %join
;
; join:                                             ; preds = %dead, %a, %entry
;   %x.0 = phi i32 [ 2, %a ], [ 1, %entry ], [ poison, %dead ]
;   ret i32 %x.0
; }
