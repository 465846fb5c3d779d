; RUN: opt -passes=print-callgraph -disable-output
; A call by another type than the function has goes anywhere.
define internal i32 @f(i32 %x) {
  ret i32 %x
}

define i32 @g() {
  %r = call i32 (i64) @f(i64 1)
  ret i32 %r
}
; EXPECT
; Call graph node <<null function>><<0x0>>  #uses=0
;   CS<None> calls function 'f'
;   CS<None> calls function 'g'
;
; Call graph node for function: 'f'<<0x2>>  #uses=1
;
; Call graph node for function: 'g'<<0x3>>  #uses=1
;   CS<0x1> calls external node
