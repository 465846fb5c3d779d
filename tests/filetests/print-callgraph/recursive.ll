; RUN: opt -passes=print-callgraph -disable-output
; Three functions that call each other in a circle, and one that calls itself.
define void @a() {
  call void @b()
  ret void
}

define internal void @b() {
  call void @c()
  call void @c()
  ret void
}

define internal void @c() {
  call void @a()
  call void @d()
  ret void
}

define internal void @d() {
  call void @d()
  ret void
}
; EXPECT
; Call graph node <<null function>><<0x0>>  #uses=0
;   CS<None> calls function 'a'
;
; Call graph node for function: 'a'<<0x2>>  #uses=2
;   CS<0x1> calls function 'b'
;
; Call graph node for function: 'b'<<0x3>>  #uses=1
;   CS<0x2> calls function 'c'
;   CS<0x3> calls function 'c'
;
; Call graph node for function: 'c'<<0x4>>  #uses=2
;   CS<0x4> calls function 'a'
;   CS<0x5> calls function 'd'
;
; Call graph node for function: 'd'<<0x5>>  #uses=2
;   CS<0x6> calls function 'd'
