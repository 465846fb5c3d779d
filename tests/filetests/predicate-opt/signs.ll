; RUN: opt -passes='predicate-opt'
; Signed and unsigned relations agree on equality only: from sle and uge nothing follows, from ne and ule follows ult.
define void @f(i32 %a, i32 %b, ptr %p) {
entry:
  %sle = icmp sle i32 %a, %b
  br i1 %sle, label %one, label %out

one:
  %uge = icmp uge i32 %a, %b
  br i1 %uge, label %two, label %out

two:
  %e = icmp eq i32 %a, %b
  store i1 %e, ptr %p, align 1
  %ne = icmp ne i32 %a, %b
  br i1 %ne, label %three, label %out

three:
  %ugt = icmp ugt i32 %a, %b
  %slt = icmp slt i32 %a, %b
  store i1 %ugt, ptr %p, align 1
  store i1 %slt, ptr %p, align 1
  ret void

out:
  ret void
}
; EXPECT
; define void @f(i32 %a, i32 %b, ptr %p) {
; entry:
;   %sle = icmp sle i32 %a, %b
;   br i1 %sle, label %one, label %out
;
; one:                                              ; preds = %entry
;   %uge = icmp uge i32 %a, %b
;   br i1 %uge, label %two, label %out
;
; two:                                              ; preds = %one
;   %e = icmp eq i32 %a, %b
;   store i1 %e, ptr %p, align 1
;   %ne = icmp ne i32 %a, %b
;   br i1 %ne, label %three, label %out
;
; three:                                            ; preds = %two
;   store i1 true, ptr %p, align 1
;   store i1 true, ptr %p, align 1
;   ret void
;
; out:                                              ; preds = %two, %one, %entry
;   ret void
; }
