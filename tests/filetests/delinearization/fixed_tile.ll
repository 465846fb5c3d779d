; RUN: opt -passes='print<delinearization>' -delinearize-use-fixed-size-array-heuristic
; A tile of constant size: subscripts stay within it, but not where the inner loop runs past its row.

target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [16 x [17 x float]] zeroinitializer

define ptx_kernel void @fill() {
entry:
  br label %li
li:
  %i = phi i32 [ 0, %entry ], [ %i1, %lix ]
  br label %lj
lj:
  %j = phi i32 [ 0, %li ], [ %j1, %lj ]
  %p = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @tile, i32 0, i32 %i, i32 %j
  store float 0.0, ptr addrspace(3) %p, align 4
  %two = add nuw nsw i32 %j, 2
  %q = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @tile, i32 0, i32 %i, i32 %two
  store float 1.0, ptr addrspace(3) %q, align 4
  %j1 = add nuw nsw i32 %j, 1
  %jc = icmp ult i32 %j1, 16
  br i1 %jc, label %lj, label %lix
lix:
  %i1 = add nuw nsw i32 %i, 1
  %ic = icmp ult i32 %i1, 15
  br i1 %ic, label %li, label %done
done:
  ret void
}
; EXPECT
; Printing analysis 'Delinearization' for function 'fill':
; Inst:  store float 0.000000e+00, ptr addrspace(3) %p, align 4
; AccessFunction: {{0,+,68}<nuw><nsw><%li>,+,4}<nuw><nsw><%lj>
; Base offset: @tile
; ArrayDecl[UnknownSize][17] with elements of 4 bytes.
; ArrayRef[{0,+,1}<nuw><nsw><%li>][{0,+,1}<nuw><nsw><%lj>]
; Delinearization validation: Succeeded
;
; Inst:  store float 1.000000e+00, ptr addrspace(3) %q, align 4
; AccessFunction: {{8,+,68}<nuw><nsw><%li>,+,4}<nuw><nsw><%lj>
; Base offset: @tile
; ArrayDecl[UnknownSize][17] with elements of 4 bytes.
; ArrayRef[{0,+,1}<nuw><nsw><%li>][{2,+,1}<nuw><nsw><%lj>]
; Delinearization validation: Failed
