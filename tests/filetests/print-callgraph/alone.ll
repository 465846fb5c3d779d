; RUN: opt -passes=print-callgraph -disable-output
; A function that nothing calls and that calls nothing.
define internal void @f() {
  ret void
}
; EXPECT
; Call graph node <<null function>><<0x0>>  #uses=0
;
; Call graph node for function: 'f'<<0x2>>  #uses=0
