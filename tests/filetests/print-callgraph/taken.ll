; RUN: opt -passes=print-callgraph -disable-output
; Functions whose addresses are stored may be called from outside.
@slot = global ptr @f

define internal void @f() {
  ret void
}

define internal void @g() {
  ret void
}

define void @h(ptr %p) {
  store ptr @g, ptr %p, align 8
  ret void
}
; EXPECT
; Call graph node <<null function>><<0x0>>  #uses=0
;   CS<None> calls function 'f'
;   CS<None> calls function 'g'
;   CS<None> calls function 'h'
;
; Call graph node for function: 'f'<<0x2>>  #uses=1
;
; Call graph node for function: 'g'<<0x3>>  #uses=1
;
; Call graph node for function: 'h'<<0x4>>  #uses=1
