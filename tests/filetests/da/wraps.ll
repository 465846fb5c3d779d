; RUN: opt -passes='print<da>'
; Subscripts that come round again say nothing of distances: of eight bits in a long loop. A loop that stores in all of its rounds
; cannot leave its array, one that stores in some of them may step over half of the address space.

target triple = "nvptx64-nvidia-cuda"

define void @narrow(ptr %a, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %b = trunc i64 %i to i8
  %w = zext i8 %b to i64
  %p = getelementptr inbounds i32, ptr %a, i64 %w
  store i32 1, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, 300
  br i1 %c, label %l, label %x
x:
  ret void
}

define void @always(ptr %a, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %at = mul i64 %i, 2305843009213693952
  %p = getelementptr i32, ptr %a, i64 %at
  store i32 1, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %l, label %x
x:
  ret void
}

define void @sometimes(ptr %a, i64 %n) {
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %lx ]
  %at = mul i64 %i, 2305843009213693952
  %p = getelementptr i32, ptr %a, i64 %at
  %odd = trunc i64 %i to i1
  br i1 %odd, label %lx, label %do
do:
  store i32 1, ptr %p
  br label %lx
lx:
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %l, label %x
x:
  ret void
}
; EXPECT
; Printing analysis 'Dependence Analysis' for function 'narrow':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - output [*]!
; Printing analysis 'Dependence Analysis' for function 'always':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - none!
; Printing analysis 'Dependence Analysis' for function 'sometimes':
; Src:  store i32 1, ptr %p, align 4 --> Dst:  store i32 1, ptr %p, align 4
;   da analyze - output [*]!
