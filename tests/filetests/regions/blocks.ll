; RUN: opt -passes='print<regions>' -disable-output -print-region-style=bb
; Blocks of each region.
define void @f(i1 %a, i1 %b) {
entry:
  br i1 %a, label %left, label %right

left:
  br i1 %b, label %deep, label %join

deep:
  br label %join

join:
  br label %loop

loop:
  br i1 %b, label %loop, label %after

after:
  br label %end

right:
  br label %end

end:
  ret void
}
; EXPECT
; Region Tree for function: f
; Region tree:
; [0] entry => <Function Return>
; {
;   entry, left, deep, join, loop, after, end, right, 
;   [1] entry => end
;   {
;     entry, left, deep, join, loop, after, right, 
;     [2] left => join
;     {
;       left, deep, 
;     } 
;     [2] loop => after
;     {
;       loop, 
;     } 
;   } 
; } 
; End region tree
