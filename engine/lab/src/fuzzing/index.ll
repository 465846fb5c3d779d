target datalayout = "e-p:64:64-i64:64"
target triple = "x86_64-unknown-linux-gnu"

@g = global i32 0, !k !1
@h = alias i32, ptr @g
@t = global ptr ptrauth (ptr @g, i32 2, i64 7)
@v = global <2 x ptr> getelementptr ([4 x i32], ptr @g, i32 0, <2 x i32> <i32 1, i32 2>)
@b = constant ptr blockaddress(@f, %end)

define i32 @f(i32 %x, ptr swifterror %e) "no-frame-pointer-elim"="true" "implicit-section-name"="s" gc "statepoint-example" {
entry:
  %a = alloca swifterror ptr, align 8
  %y = add i32 %x, %x
  %s = call i64 @llvm.objectsize.i64.p0(ptr @g, i1 false, i1 true, i1 false), !k !3
  call void @llvm.test.own(i32 7)
  %z = musttail call i32 @f(i32 %y, ptr swifterror %e)
  ret i32 %z

end:
  ret i32 %y

  uselistorder i32 %x, { 1, 0 }
}

define void @pads() personality ptr @f {
entry:
  invoke void @llvm.donothing() to label %out unwind label %s

s:
  %w = catchswitch within none [label %c] unwind label %u

c:
  %k = catchpad within %w [i32 1]
  catchret from %k to label %out

u:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller

out:
  ret void
}

declare void @llvm.donothing()
declare i64 @llvm.objectsize.i64.p0(ptr, i1 immarg, i1 immarg, i1 immarg)
declare cc9 void @llvm.test.own(i32 immarg)

uselistorder_bb @f, %end, { 1, 0 }

!n = !{!0, !1, !2, !3, !4, !5, !6, !7}
!llvm.module.flags = !{!8}
!0 = !{!5, i32 1}
!1 = !{!5, i32 1}
!2 = !{!0, !6}
!3 = !{!1, !6}
!4 = !GenericDINode(tag: 3, header: "h", operands: {!0, !2})
!5 = !{!"x"}
!6 = !{!6}
!7 = !DIExpression(35, 8, DW_OP_stack_value)
!8 = !{i32 6, !"Options", !9}
!9 = !{!5, !10}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !11, baseType: null)
!11 = !DICompositeType(tag: 2, identifier: "T")

^0 = module: (path: "a\5Cb.o", hash: (1, 2, 3, 4, 5))
^3 = gv: (name: "g", summaries: (variable: (module: ^0, flags: (linkage: internal, live: 1), varFlags: (readonly: 1), refs: (writeonly ^2, ^3))))
^2 = gv: (guid: 7, summaries: (function: (module: ^0, flags: (linkage: external), insts: 4, funcFlags: (noInline: 1), calls: ((callee: ^3, relbf: 8, tail: 1)), params: ((param: 0, offset: [0, 7])))))
^4 = typeid: (name: "T", summary: (typeTestRes: (kind: single, sizeM1BitWidth: 0)))
^5 = flags: 8
