; RUN: opt -passes='rematerialization<pressure=0>'
; Products, divisions, loads, calls and conditions are not computed again, nor an address with two indexes; an addition beside them is.
declare i32 @g(i32) memory(none)

define void @f(i32 %a, i64 %i, i64 %j, ptr %p, ptr %q) {
entry:
  %mul = mul i32 %a, %a
  %div = udiv i32 %a, 3
  %load = load i32, ptr %p, align 4
  %call = call i32 @g(i32 %a)
  %cond = icmp eq i32 %a, 7
  %addr = getelementptr [4 x i32], ptr %p, i64 %i, i64 %j
  %sum = add i32 %a, 7
  br label %middle

middle:
  store volatile i32 %a, ptr %q, align 4
  br label %last

last:
  store i32 %mul, ptr %q, align 4
  store i32 %div, ptr %q, align 4
  store i32 %load, ptr %q, align 4
  store i32 %call, ptr %q, align 4
  store i1 %cond, ptr %q, align 1
  store i32 %sum, ptr %addr, align 4
  store i32 %a, ptr %q, align 4
  store i64 %i, ptr %p, align 8
  store i64 %j, ptr %p, align 8
  ret void
}
; EXPECT
; ; Function Attrs: memory(none)
; declare i32 @g(i32) #0
;
; define void @f(i32 %a, i64 %i, i64 %j, ptr %p, ptr %q) {
; entry:
;   %mul = mul i32 %a, %a
;   %div = udiv i32 %a, 3
;   %load = load i32, ptr %p, align 4
;   %call = call i32 @g(i32 %a)
;   %cond = icmp eq i32 %a, 7
;   %addr = getelementptr [4 x i32], ptr %p, i64 %i, i64 %j
;   br label %middle
;
; middle:                                           ; preds = %entry
;   store volatile i32 %a, ptr %q, align 4
;   br label %last
;
; last:                                             ; preds = %middle
;   store i32 %mul, ptr %q, align 4
;   store i32 %div, ptr %q, align 4
;   store i32 %load, ptr %q, align 4
;   store i32 %call, ptr %q, align 4
;   store i1 %cond, ptr %q, align 1
;   %sum.remat = add i32 %a, 7
;   store i32 %sum.remat, ptr %addr, align 4
;   store i32 %a, ptr %q, align 4
;   store i64 %i, ptr %p, align 8
;   store i64 %j, ptr %p, align 8
;   ret void
; }
;
; attributes #0 = { memory(none) }
