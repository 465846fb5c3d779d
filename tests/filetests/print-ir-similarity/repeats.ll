; RUN: opt -passes=print-ir-similarity -disable-output
; The same is done with other values, and in the same order; sides of sums do not matter, those of differences do.
define i32 @one(i32 %a, i32 %b, ptr %p) {
entry:
  %s = add i32 %a, %b
  %t = mul i32 %s, 5
  %u = sub i32 %t, %a
  store i32 %u, ptr %p
  ret i32 %u
}
define i32 @other(i32 %x, i32 %y, ptr %p) {
  %s = add i32 %y, %x
  %t = mul i32 %s, 7
  %u = sub i32 %t, %x
  store i32 %u, ptr %p
  ret i32 %u
}
define i32 @third(i32 %x, i32 %y, ptr %p) {
  %s = add i32 %y, %x
  %t = mul i32 %s, 7
  %u = sub i32 %x, %t
  store i32 %u, ptr %p
  ret i32 %u
}
; EXPECT
; 2 candidates of length 4.  Found in: 
;   Function: one, Basic Block: entry
;     Start Instruction:   %s = add i32 %a, %b
;       End Instruction:   store i32 %u, ptr %p, align 4
;   Function: other, Basic Block: (unnamed)
;     Start Instruction:   %s = add i32 %y, %x
;       End Instruction:   store i32 %u, ptr %p, align 4
; 2 candidates of length 3.  Found in: 
;   Function: one, Basic Block: entry
;     Start Instruction:   %t = mul i32 %s, 5
;       End Instruction:   store i32 %u, ptr %p, align 4
;   Function: other, Basic Block: (unnamed)
;     Start Instruction:   %t = mul i32 %s, 7
;       End Instruction:   store i32 %u, ptr %p, align 4
; 3 candidates of length 2.  Found in: 
;   Function: third, Basic Block: (unnamed)
;     Start Instruction:   %u = sub i32 %x, %t
;       End Instruction:   store i32 %u, ptr %p, align 4
;   Function: one, Basic Block: entry
;     Start Instruction:   %u = sub i32 %t, %a
;       End Instruction:   store i32 %u, ptr %p, align 4
;   Function: other, Basic Block: (unnamed)
;     Start Instruction:   %u = sub i32 %t, %x
;       End Instruction:   store i32 %u, ptr %p, align 4
