; RUN: opt -passes='print<regions>' -disable-output -print-region-style=rn
; Blocks of each region, with regions in it as one each.
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
;   entry => end, end, 
;   [1] entry => end
;   {
;     entry, left => join, join, loop => after, after, right, 
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
