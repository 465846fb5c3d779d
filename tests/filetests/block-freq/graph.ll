; RUN: opt -passes='print<block-freq>' -disable-output
; An irreducible cycle before a loop; a block that is not reached.
define i32 @f(i32 %n, ptr %p, i1 %c1) {
entry:
  br i1 %c1, label %x, label %y

x:
  %c = icmp eq ptr %p, null
  br i1 %c, label %y, label %z

y:
  %c2 = icmp eq i32 %n, 0
  br i1 %c2, label %x, label %z

z:
  %i = phi i32 [ 0, %x ], [ 0, %y ], [ %j, %w ], [ %j, %w ], [ %j, %z ]
  %j = add i32 %i, 1
  %c3 = icmp slt i32 %j, %n
  br i1 %c3, label %z, label %w

w:
  call void @ext(ptr @f)
  switch i32 %j, label %z [
    i32 0, label %o
    i32 1, label %o
    i32 2, label %"a b"
    i32 3, label %z
  ]

o:
  ret i32 1

"a b":
  %r = call i32 @f(i32 1, ptr null, i1 false)
  unreachable
}

define internal void @g(ptr %fp) {
  call void %fp()
  br label %1

1:
  br label %1

2:
  br label %1
}

declare void @ext(ptr)
; EXPECT
; Printing analysis results of BFI for function 'f':
; block-frequency-info: f
;  - entry: float = 1.0, int = 281474980904960
;  - x: float = 16.0, int = 4503599694479360
;  - y: float = 16.0, int = 4503599694479360
;  - z: float = 64.0, int = 18014398509481984
;  - w: float = 32.0, int = 9007199254740992
;  - o: float = 1.0, int = 281474976710655
;  - a b: float = 0.000000014901, int = 4194304
;
; Printing analysis results of BFI for function 'g':
; block-frequency-info: g
;  - : float = 1.0, int = 4398046511104
;  - : float = 4096.0, int = 18014398509481984
;  - : float = 0.0, int = 0
