; RUN: opt -passes=constmerge
; Addresses that matter, sections, weak definitions, other address spaces and what llvm.used lists stay.
@named1 = internal constant i32 1
@named2 = internal constant i32 1
@section1 = internal unnamed_addr constant i32 2, section "a"
@section2 = internal unnamed_addr constant i32 2, section "b"
@weak1 = weak_odr unnamed_addr constant i32 3
@weak2 = weak_odr unnamed_addr constant i32 3
@generic = internal unnamed_addr constant i32 4
@constant = internal unnamed_addr addrspace(4) constant i32 4
@used1 = internal unnamed_addr constant i32 5
@used2 = internal unnamed_addr constant i32 5
@host = internal unnamed_addr externally_initialized constant i32 6
@device = internal unnamed_addr constant i32 6
@variable1 = internal unnamed_addr global i32 7
@variable2 = internal unnamed_addr global i32 7
@llvm.used = appending global [2 x ptr] [ptr @used1, ptr @used2], section "llvm.metadata"
define void @f(ptr %p) {
  store ptr @named1, ptr %p
  store ptr @named2, ptr %p
  store ptr @section1, ptr %p
  store ptr @section2, ptr %p
  store ptr @weak1, ptr %p
  store ptr @weak2, ptr %p
  store ptr @generic, ptr %p
  store ptr addrspace(4) @constant, ptr %p
  store ptr @host, ptr %p
  store ptr @device, ptr %p
  store ptr @variable1, ptr %p
  store ptr @variable2, ptr %p
  ret void
}
; EXPECT
; @named1 = internal constant i32 1
; @named2 = internal constant i32 1
; @section1 = internal unnamed_addr constant i32 2, section "a"
; @section2 = internal unnamed_addr constant i32 2, section "b"
; @weak1 = weak_odr unnamed_addr constant i32 3
; @weak2 = weak_odr unnamed_addr constant i32 3
; @generic = internal unnamed_addr constant i32 4
; @constant = internal unnamed_addr addrspace(4) constant i32 4
; @used1 = internal unnamed_addr constant i32 5
; @used2 = internal unnamed_addr constant i32 5
; @host = internal unnamed_addr externally_initialized constant i32 6
; @device = internal unnamed_addr constant i32 6
; @variable1 = internal unnamed_addr global i32 7
; @variable2 = internal unnamed_addr global i32 7
; @llvm.used = appending global [2 x ptr] [ptr @used1, ptr @used2], section "llvm.metadata"
;
; define void @f(ptr %p) {
;   store ptr @named1, ptr %p, align 8
;   store ptr @named2, ptr %p, align 8
;   store ptr @section1, ptr %p, align 8
;   store ptr @section2, ptr %p, align 8
;   store ptr @weak1, ptr %p, align 8
;   store ptr @weak2, ptr %p, align 8
;   store ptr @generic, ptr %p, align 8
;   store ptr addrspace(4) @constant, ptr %p, align 8
;   store ptr @host, ptr %p, align 8
;   store ptr @device, ptr %p, align 8
;   store ptr @variable1, ptr %p, align 8
;   store ptr @variable2, ptr %p, align 8
;   ret void
; }
