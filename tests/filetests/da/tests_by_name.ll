; RUN: opt -passes='print<da>'
; One pair for each test: no induction variable, equal steps, crossing, one fixed place, other steps, two loops, many.

target triple = "nvptx64-nvidia-cuda"

define void @ziv(ptr %a, i64 %n) {
entry:
  %p = getelementptr inbounds i32, ptr %a, i64 %n
  store i32 1, ptr %p
  %m = add nsw i64 %n, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %m
  %v = load i32, ptr %q
  ret void
}

define void @one_loop(ptr %a, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %back = sub nsw i64 15, %i
  %q = getelementptr inbounds i32, ptr %a, i64 %back
  store i32 2, ptr %q
  %r = getelementptr inbounds i32, ptr %a, i64 9
  store i32 3, ptr %r
  %twice = mul nuw nsw i64 %i, 2
  %far = add nuw nsw i64 %twice, 3
  %s = getelementptr inbounds i32, ptr %a, i64 %far
  store i32 4, ptr %s
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 10
  br i1 %c, label %l, label %x
x:
  ret void
}

define void @behind(ptr %a, i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %l, label %x
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %far = add nsw i64 %i, %n
  %q = getelementptr inbounds i32, ptr %a, i64 %far
  store i32 2, ptr %q
  %end = getelementptr inbounds i32, ptr %a, i64 %n
  store i32 3, ptr %end
  %m = sub nsw i64 %n, 1
  %last = getelementptr inbounds i32, ptr %a, i64 %m
  store i32 4, ptr %last
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, %n
  br i1 %c, label %l, label %x
x:
  ret void
}

define void @two_loops(ptr %a) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 1, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 10
  br i1 %c, label %l, label %m
m:
  %j = phi i64 [ 0, %l ], [ %j1, %m ]
  %far = add nuw nsw i64 %j, 10
  %q = getelementptr inbounds i32, ptr %a, i64 %far
  store i32 2, ptr %q
  %near = add nuw nsw i64 %j, 9
  %r = getelementptr inbounds i32, ptr %a, i64 %near
  store i32 3, ptr %r
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp ult i64 %j1, 20
  br i1 %d, label %m, label %x
x:
  ret void
}

define void @many(ptr %a) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %lx ]
  br label %m
m:
  %j = phi i64 [ 0, %l ], [ %j1, %m ]
  %i10 = mul nuw nsw i64 %i, 6
  %j4 = mul nuw nsw i64 %j, 4
  %even = add nuw nsw i64 %i10, %j4
  %p = getelementptr inbounds i32, ptr %a, i64 %even
  store i32 1, ptr %p
  %odd = add nuw nsw i64 %even, 1
  %q = getelementptr inbounds i32, ptr %a, i64 %odd
  store i32 2, ptr %q
  %far = add nuw nsw i64 %even, 60
  %r = getelementptr inbounds i32, ptr %a, i64 %far
  store i32 3, ptr %r
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp ult i64 %j1, 5
  br i1 %d, label %m, label %lx
lx:
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 10
  br i1 %c, label %l, label %x
x:
  ret void
}
; EXPECT
; Printing analysis 'Dependence Analysis' for function 'ziv':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  %v = load i32, ptr %q, align 4
;   da analyze - none!
; Src:  %v = load i32, ptr %q, align 4 --> Dst:  %v = load i32, ptr %q, align 4
;   da analyze - none!
; Printing analysis 'Dependence Analysis' for function 'one_loop':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - output [<>]!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - output [=>p|<]!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 4, ptr %s, align 4
;   da analyze - output [>]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - none!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - output [*|<]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 4, ptr %s, align 4
;   da analyze - output [*|<]!
; Src:  store i32 3, ptr %r, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - consistent output [S]!
; Src:  store i32 3, ptr %r, align 4 --> Dst:  store i32 4, ptr %s, align 4
;   da analyze - output [*|<]!
; Src:  store i32 4, ptr %s, align 4 --> Dst:  store i32 4, ptr %s, align 4
;   da analyze - none!
; Printing analysis 'Dependence Analysis' for function 'behind':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 3, ptr %end, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 4, ptr %last, align 4
;   da analyze - output [=>p|<]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - none!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 3, ptr %end, align 4
;   da analyze - output [p<=|<]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 4, ptr %last, align 4
;   da analyze - none!
; Src:  store i32 3, ptr %end, align 4 --> Dst:  store i32 3, ptr %end, align 4
;   da analyze - consistent output [S]!
; Src:  store i32 3, ptr %end, align 4 --> Dst:  store i32 4, ptr %last, align 4
;   da analyze - none!
; Src:  store i32 4, ptr %last, align 4 --> Dst:  store i32 4, ptr %last, align 4
;   da analyze - consistent output [S]!
; Printing analysis 'Dependence Analysis' for function 'two_loops':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - output [|<]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - none!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - consistent output [1]!
; Src:  store i32 3, ptr %r, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - none!
; Printing analysis 'Dependence Analysis' for function 'many':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - output [* *]!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - none!
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - output [> >]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 2, ptr %q, align 4
;   da analyze - output [* *]!
; Src:  store i32 2, ptr %q, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - none!
; Src:  store i32 3, ptr %r, align 4 --> Dst:  store i32 3, ptr %r, align 4
;   da analyze - output [* *]!
