; RUN: opt -passes=function-attrs
; What captures an argument: nothing, a comparison, the result, a store.
@slot = global ptr null
define i1 @null(ptr %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @compared(ptr %p, ptr %q) {
  %c = icmp ult ptr %p, %q
  ret i1 %c
}
define ptr @result(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}
define void @stored(ptr %p) {
  store ptr %p, ptr @slot
  ret void
}
declare void @keeps_nothing(ptr captures(none))
define void @passed(ptr %p) {
  call void @keeps_nothing(ptr %p)
  ret void
}
declare void @only_reads(ptr) memory(read)
define void @address_only(ptr %p) {
  call void @only_reads(ptr %p)
  ret void
}
; EXPECT
; @slot = global ptr null
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i1 @null(ptr readnone captures(address_is_null) %p) #0 {
;   %c = icmp eq ptr %p, null
;   ret i1 %c
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define i1 @compared(ptr readnone captures(address) %p, ptr readnone captures(address) %q) #0 {
;   %c = icmp ult ptr %p, %q
;   ret i1 %c
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
; define ptr @result(ptr readnone captures(ret: address, provenance) %p) #0 {
;   %q = getelementptr i8, ptr %p, i64 4
;   ret ptr %q
; }
;
; ; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
; define void @stored(ptr %p) #1 {
;   store ptr %p, ptr @slot, align 8
;   ret void
; }
;
; declare void @keeps_nothing(ptr captures(none))
;
; define void @passed(ptr captures(none) %p) {
;   call void @keeps_nothing(ptr %p)
;   ret void
; }
;
; ; Function Attrs: memory(read)
; declare void @only_reads(ptr) #2
;
; ; Function Attrs: nofree memory(read)
; define void @address_only(ptr readonly captures(address) %p) #3 {
;   call void @only_reads(ptr %p)
;   ret void
; }
;
; attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
; attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
; attributes #2 = { memory(read) }
; attributes #3 = { nofree memory(read) }
