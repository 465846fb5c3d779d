; RUN: opt -passes=nary-reassociate
; The sum of three is computed from the sum of two of them, unless the inner sum has another use.
declare void @use(i32)
define void @f(i32 %a, i32 %b, i32 %c) {
  %ac = add nsw i32 %a, %c
  call void @use(i32 %ac)
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  call void @use(i32 %abc)
  %bc = mul i32 %b, %c
  call void @use(i32 %bc)
  %ba = mul i32 %b, %a
  call void @use(i32 %ba)
  %bac = mul i32 %ba, %c
  call void @use(i32 %bac)
  ret void
}
; EXPECT
; declare void @use(i32)
;
; define void @f(i32 %a, i32 %b, i32 %c) {
;   %ac = add i32 %a, %c
;   call void @use(i32 %ac)
;   %abc = add i32 %ac, %b
;   call void @use(i32 %abc)
;   %bc = mul i32 %b, %c
;   call void @use(i32 %bc)
;   %ba = mul i32 %b, %a
;   call void @use(i32 %ba)
;   %bac = mul i32 %ba, %c
;   call void @use(i32 %bac)
;   ret void
; }
