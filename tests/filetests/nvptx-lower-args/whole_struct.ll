; RUN: opt -passes='instcombine,nvptx-lower-args'
; A struct argument that is loaded as a whole is loaded by its parts first, so that the pointer in it is seen and is global.
target triple = "nvptx64-nvidia-cuda"

%view = type { ptr, { i64, {} } }

define ptx_kernel void @k(ptr byval(%view) %view, i64 %i, float %v) {
  %whole = load %view, ptr %view, align 8
  %p = extractvalue %view %whole, 0
  %size = extractvalue %view %whole, 1, 0
  %last = getelementptr float, ptr %p, i64 %size
  store float %v, ptr %last, align 4
  ret void
}
; EXPECT
; target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
; target triple = "nvptx64-nvidia-cuda"
;
; %view = type { ptr, { i64, {} } }
;
; define ptx_kernel void @k(ptr byval(%view) %view, i64 %i, float %v) {
;   %whole.unpack = load ptr, ptr %view, align 8
;   %1 = addrspacecast ptr %whole.unpack to ptr addrspace(1)
;   %2 = addrspacecast ptr addrspace(1) %1 to ptr
;   %whole.elt = getelementptr inbounds nuw i8, ptr %view, i64 8
;   %whole.unpack1.unpack = load i64, ptr %whole.elt, align 8
;   %last = getelementptr float, ptr %2, i64 %whole.unpack1.unpack
;   store float %v, ptr %last, align 4
;   ret void
; }
