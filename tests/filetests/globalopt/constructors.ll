; RUN: opt -passes=globalopt
; What a constructor computes becomes initialisers, and it goes; one that calls what is not known stays, as do all of later priorities.
@table = addrspace(1) global [3 x i32] zeroinitializer
@pair = addrspace(1) global { i32, float } zeroinitializer
@late = addrspace(1) global i32 0
@llvm.global_ctors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @after, ptr null }, { i32, ptr, ptr } { i32 1, ptr @first, ptr null }, { i32, ptr, ptr } { i32 2, ptr @unknown, ptr null }]
declare void @host()
define internal i32 @square(i32 %x) {
  %y = mul i32 %x, %x
  ret i32 %y
}
define internal void @first() {
  %slot = alloca i32
  store i32 7, ptr %slot
  %seven = load i32, ptr %slot
  %c = icmp ugt i32 %seven, 3
  br i1 %c, label %yes, label %no
yes:
  %n = call i32 @square(i32 %seven)
  br label %join
no:
  br label %join
join:
  %v = phi i32 [ %n, %yes ], [ 0, %no ]
  store i32 %v, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 8)
  store float 2.5, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @pair, i64 4)
  ret void
}
define internal void @unknown() {
  call void @host()
  ret void
}
define internal void @after() {
  store i32 1, ptr addrspace(1) @late
  ret void
}
; EXPECT
; @table = local_unnamed_addr addrspace(1) global [3 x i32] [i32 0, i32 0, i32 49]
; @pair = local_unnamed_addr addrspace(1) global { i32, float } { i32 0, float 2.500000e+00 }
; @late = local_unnamed_addr addrspace(1) global i32 0
; @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 3, ptr @after, ptr null }, { i32, ptr, ptr } { i32 2, ptr @unknown, ptr null }]
;
; declare void @host() local_unnamed_addr
;
; define internal void @unknown() {
;   call void @host()
;   ret void
; }
;
; define internal void @after() {
;   store i32 1, ptr addrspace(1) @late, align 4
;   ret void
; }
