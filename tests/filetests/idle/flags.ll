; RUN: not opt -passes='openmp-opt' -disable-output
; A flag of the module that asks for work is an error, too.
define void @f() {
  ret void
}
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"openmp", i32 51}
; EXPECT
; INPUT: error: unimplemented: openmp-opt on what this module has of OpenMP
; after pass `openmp-opt`
