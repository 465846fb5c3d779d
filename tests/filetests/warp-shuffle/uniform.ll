; RUN: opt -passes='warp-shuffle'
; What all lanes share is had without asking them; a value that differs by thread is exchanged. Which lanes have exited is not known: a ballot
; counts those that have not, and so does a match.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)

define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %mask) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = icmp ult i32 %n, 9
  %own = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %t, i32 0, i32 31)
  store volatile i32 %own, ptr addrspace(1) %p, align 4
  %same = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %n, i32 %t, i32 31)
  store volatile i32 %same, ptr addrspace(1) %p, align 4
  %pair = call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %mask, i32 %n, i32 4, i32 31)
  %first = extractvalue { i32, i1 } %pair, 0
  store volatile i32 %first, ptr addrspace(1) %p, align 4
  %all = call i1 @llvm.nvvm.vote.all.sync(i32 %mask, i1 %c)
  %uni = call i1 @llvm.nvvm.vote.uni.sync(i32 %mask, i1 %c)
  store volatile i1 %all, ptr addrspace(1) %p, align 1
  store volatile i1 %uni, ptr addrspace(1) %p, align 1
  %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 %c)
  %any = call i32 @llvm.nvvm.match.any.sync.i32(i32 %mask, i32 %n)
  %every = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %mask, i32 %n)
  %lanes = extractvalue { i32, i1 } %every, 0
  %alike = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %mask, i32 %n)
  %yes = extractvalue { i32, i1 } %alike, 1
  store volatile i1 %yes, ptr addrspace(1) %p, align 1
  %nobody = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 false)
  store volatile i32 %nobody, ptr addrspace(1) %p, align 4
  store volatile i32 %ballot, ptr addrspace(1) %p, align 4
  store volatile i32 %any, ptr addrspace(1) %p, align 4
  store volatile i32 %lanes, ptr addrspace(1) %p, align 4
  %most = call i32 @llvm.nvvm.redux.sync.umax(i32 %n, i32 %mask)
  %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %n, i32 %mask)
  store volatile i32 %most, ptr addrspace(1) %p, align 4
  store volatile i32 %sum, ptr addrspace(1) %p, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i1 @llvm.nvvm.vote.uni.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.redux.sync.umax(i32, i32) #1
;
; ; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
; declare i32 @llvm.nvvm.redux.sync.add(i32, i32) #1
;
; define ptx_kernel void @f(ptr addrspace(1) %p, i32 %n, i32 %mask) {
;   %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;   %c = icmp ult i32 %n, 9
;   %own = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %t, i32 0, i32 31)
;   store volatile i32 %own, ptr addrspace(1) %p, align 4
;   store volatile i32 %n, ptr addrspace(1) %p, align 4
;   store volatile i32 %n, ptr addrspace(1) %p, align 4
;   store volatile i1 %c, ptr addrspace(1) %p, align 1
;   store volatile i1 true, ptr addrspace(1) %p, align 1
;   %ballot = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 %c)
;   %any = call i32 @llvm.nvvm.match.any.sync.i32(i32 %mask, i32 %n)
;   %every = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %mask, i32 %n)
;   %lanes = extractvalue { i32, i1 } %every, 0
;   store volatile i1 true, ptr addrspace(1) %p, align 1
;   store volatile i32 0, ptr addrspace(1) %p, align 4
;   store volatile i32 %ballot, ptr addrspace(1) %p, align 4
;   store volatile i32 %any, ptr addrspace(1) %p, align 4
;   store volatile i32 %lanes, ptr addrspace(1) %p, align 4
;   %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %n, i32 %mask)
;   store volatile i32 %n, ptr addrspace(1) %p, align 4
;   store volatile i32 %sum, ptr addrspace(1) %p, align 4
;   ret void
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
