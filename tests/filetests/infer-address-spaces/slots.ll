; RUN: opt -passes=infer-address-spaces
; Stack slots are in local memory: accesses through phis, selects and offsets of them alone are accesses of that. A slot whose address
; escapes keeps its generic address there, and one slot or a pointer that came from elsewhere stays generic.
target triple = "nvptx64-nvidia-cuda"
declare void @escape(ptr)
define void @paths(i1 %c, i32 %v, i32 %i) {
entry:
  %slot = alloca [9 x i32], align 4
  %second = getelementptr i8, ptr %slot, i64 4
  br i1 %c, label %other, label %join
other:
  store i32 %v, ptr %slot
  br label %join
join:
  %p = phi ptr [ %second, %entry ], [ %slot, %other ]
  store i32 %v, ptr %p
  %s = select i1 %c, ptr %slot, ptr %second
  %q = getelementptr i32, ptr %s, i32 %i
  %l = load volatile i32, ptr %q
  ret void
}
define void @escapes(i32 %v) {
  %slot = alloca i32
  store i32 %v, ptr %slot
  call void @escape(ptr %slot)
  ret void
}
define void @mixed(i1 %c, ptr %p, i32 %v) {
  %slot = alloca i32
  %s = select i1 %c, ptr %slot, ptr %p
  store i32 %v, ptr %s
  %l = load volatile i32, ptr %slot
  ret void
}
define void @has_its_cast(i32 %v) {
  %slot = alloca [2 x i32]
  %first = load volatile i32, ptr %slot
  %local = addrspacecast ptr %slot to ptr addrspace(5)
  store i32 %v, ptr addrspace(5) %local
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; declare void @escape(ptr)
;
; define void @paths(i1 %c, i32 %v, i32 %i) {
; entry:
;   %slot = alloca [9 x i32], align 4
;   %0 = addrspacecast ptr %slot to ptr addrspace(5)
;   %second = getelementptr i8, ptr addrspace(5) %0, i64 4
;   br i1 %c, label %other, label %join
;
; other:                                            ; preds = %entry
;   store i32 %v, ptr addrspace(5) %0, align 4
;   br label %join
;
; join:                                             ; preds = %other, %entry
;   %p = phi ptr addrspace(5) [ %second, %entry ], [ %0, %other ]
;   store i32 %v, ptr addrspace(5) %p, align 4
;   %s = select i1 %c, ptr addrspace(5) %0, ptr addrspace(5) %second
;   %q = getelementptr i32, ptr addrspace(5) %s, i32 %i
;   %l = load volatile i32, ptr addrspace(5) %q, align 4
;   ret void
; }
;
; define void @escapes(i32 %v) {
;   %slot = alloca i32, align 4
;   %1 = addrspacecast ptr %slot to ptr addrspace(5)
;   store i32 %v, ptr addrspace(5) %1, align 4
;   call void @escape(ptr %slot)
;   ret void
; }
;
; define void @mixed(i1 %c, ptr %p, i32 %v) {
;   %slot = alloca i32, align 4
;   %1 = addrspacecast ptr %slot to ptr addrspace(5)
;   %s = select i1 %c, ptr %slot, ptr %p
;   store i32 %v, ptr %s, align 4
;   %l = load volatile i32, ptr addrspace(5) %1, align 4
;   ret void
; }
;
; define void @has_its_cast(i32 %v) {
;   %slot = alloca [2 x i32], align 4
;   %local = addrspacecast ptr %slot to ptr addrspace(5)
;   %first = load volatile i32, ptr addrspace(5) %local, align 4
;   store i32 %v, ptr addrspace(5) %local, align 4
;   ret void
; }
