; RUN: opt -passes=function-attrs
; Memory effects: of arguments, of other memory; constant memory and allocas do not count; volatile accesses reach further.
@counter = addrspace(1) global i32 0
@limit = addrspace(4) constant i32 7
define i32 @global() {
  %x = load i32, ptr addrspace(1) @counter
  ret i32 %x
}
define i32 @constant() {
  %x = load i32, ptr addrspace(4) @limit
  ret i32 %x
}
define void @arguments(ptr %to, ptr %from) {
  %x = load i32, ptr %from
  store i32 %x, ptr %to
  ret void
}
define i32 @local() {
  %p = alloca i32
  store i32 1, ptr %p
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @either(ptr %p, i1 %c) {
  %slot = alloca i32
  %q = select i1 %c, ptr %p, ptr %slot
  %x = load i32, ptr %q
  ret i32 %x
}
define i32 @volatile(ptr %p) {
  %x = load volatile i32, ptr %p
  ret i32 %x
}
define void @unknown(ptr %p) {
  %q = load ptr, ptr %p
  store i32 0, ptr %q
  ret void
}
; EXPECT
; @counter = addrspace(1) global i32 0
; @limit = addrspace(4) constant i32 7
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define i32 @global() #0 {
;   %x = load i32, ptr addrspace(1) @counter, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i32 @constant() #1 {
;   %x = load i32, ptr addrspace(4) @limit, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
; define void @arguments(ptr writeonly captures(none) initializes((0, 4)) %to, ptr readonly captures(none) %from) #2 {
;   %x = load i32, ptr %from, align 4
;   store i32 %x, ptr %to, align 4
;   ret void
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i32 @local() #1 {
;   %p = alloca i32, align 4
;   store i32 1, ptr %p, align 4
;   %x = load i32, ptr %p, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
; define i32 @either(ptr readonly captures(none) %p, i1 %c) #3 {
;   %slot = alloca i32, align 4
;   %q = select i1 %c, ptr %p, ptr %slot
;   %x = load i32, ptr %q, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
; define i32 @volatile(ptr %p) #4 {
;   %x = load volatile i32, ptr %p, align 4
;   ret i32 %x
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define void @unknown(ptr readonly captures(none) %p) #5 {
;   %q = load ptr, ptr %p, align 8
;   store i32 0, ptr %q, align 4
;   ret void
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
; attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) }
; attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) }
; attributes #4 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
; attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
