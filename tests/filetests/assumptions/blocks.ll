; RUN: opt -passes='print<assumptions>' -disable-output
; Blocks are gone through in the order they are written in, reached or not.
define void @blocks(i32 %x, i1 %c) {
entry:
  br i1 %c, label %later, label %exit
exit:
  %a = icmp sgt i32 %x, 1
  call void @llvm.assume(i1 %a)
  ret void
later:
  %b = icmp sgt i32 %x, 2
  call void @llvm.assume(i1 %b)
  br label %exit
unreached:
  call void @llvm.assume(i1 %c)
  unreachable
}
declare void @llvm.assume(i1)
; EXPECT
; Cached assumptions for function: blocks
;     %a = icmp sgt i32 %x, 1
;     %b = icmp sgt i32 %x, 2
;   i1 %c
