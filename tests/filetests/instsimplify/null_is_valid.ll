; RUN: opt -passes='instsimplify'
; Where an object may be at null, null with another invariant group is not null: in other spaces, and by attribute.
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1))
define ptr @launder() {
  %r = call ptr @llvm.launder.invariant.group.p0(ptr null)
  ret ptr %r
}
define ptr @strip() {
  %r = call ptr @llvm.strip.invariant.group.p0(ptr null)
  ret ptr %r
}
define ptr @launder_valid() null_pointer_is_valid {
  %r = call ptr @llvm.launder.invariant.group.p0(ptr null)
  ret ptr %r
}
define ptr @strip_valid() null_pointer_is_valid {
  %r = call ptr @llvm.strip.invariant.group.p0(ptr null)
  ret ptr %r
}
define ptr addrspace(1) @launder_global() {
  %r = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) null)
  ret ptr addrspace(1) %r
}
; EXPECT
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare ptr @llvm.launder.invariant.group.p0(ptr) #0
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
; declare ptr @llvm.strip.invariant.group.p0(ptr) #1
;
; ; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite)
; declare ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1)) #0
;
; define ptr @launder() {
;   ret ptr null
; }
;
; define ptr @strip() {
;   ret ptr null
; }
;
; ; Function Attrs: null_pointer_is_valid
; define ptr @launder_valid() #2 {
;   %r = call ptr @llvm.launder.invariant.group.p0(ptr null)
;   ret ptr %r
; }
;
; ; Function Attrs: null_pointer_is_valid
; define ptr @strip_valid() #2 {
;   %r = call ptr @llvm.strip.invariant.group.p0(ptr null)
;   ret ptr %r
; }
;
; define ptr addrspace(1) @launder_global() {
;   %r = call ptr addrspace(1) @llvm.launder.invariant.group.p1(ptr addrspace(1) null)
;   ret ptr addrspace(1) %r
; }
;
; attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
; attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
; attributes #2 = { null_pointer_is_valid }
