; RUN: opt -passes='print-callgraph' -disable-output
; Calls from outside, of intrinsics, by pointers, and by declarations that may call back.
@table = global [2 x ptr] [ptr @hidden, ptr @leaf]

declare void @outside(ptr)
declare void @never_back() nocallback
declare float @llvm.sqrt.f32(float)

define internal void @hidden() {
  call void @never_back()
  ret void
}

define internal void @leaf() {
  %x = call float @llvm.sqrt.f32(float 1.0)
  ret void
}

define void @even(ptr %f) {
  call void @odd(ptr %f)
  call void %f()
  ret void
}

define void @odd(ptr %f) {
  call void @even(ptr %f)
  call void @even(ptr @own)
  ret void
}

define internal void @own() {
  call void @own()
  call void @outside(ptr null)
  ret void
}
; EXPECT
; Call graph node <<null function>><<0x0>>  #uses=0
;   CS<None> calls function 'outside'
;   CS<None> calls function 'never_back'
;   CS<None> calls function 'llvm.sqrt.f32'
;   CS<None> calls function 'hidden'
;   CS<None> calls function 'leaf'
;   CS<None> calls function 'even'
;   CS<None> calls function 'odd'
;   CS<None> calls function 'own'
;
; Call graph node for function: 'even'<<0x7>>  #uses=3
;   CS<0x3> calls function 'odd'
;   CS<0x4> calls external node
;
; Call graph node for function: 'hidden'<<0x5>>  #uses=1
;   CS<0x1> calls function 'never_back'
;
; Call graph node for function: 'leaf'<<0x6>>  #uses=1
;   CS<0x2> calls function 'llvm.sqrt.f32'
;
; Call graph node for function: 'llvm.sqrt.f32'<<0x4>>  #uses=2
;
; Call graph node for function: 'never_back'<<0x3>>  #uses=2
;
; Call graph node for function: 'odd'<<0x8>>  #uses=2
;   CS<0x5> calls function 'even'
;   CS<0x6> calls function 'even'
;
; Call graph node for function: 'outside'<<0x2>>  #uses=2
;   CS<None> calls external node
;
; Call graph node for function: 'own'<<0x9>>  #uses=2
;   CS<0x7> calls function 'own'
;   CS<0x8> calls function 'outside'
