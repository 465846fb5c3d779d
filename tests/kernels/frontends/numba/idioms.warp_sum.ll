; arch: sm_90
; ModuleID = "warp_sum$9"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"warp_sum"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"x.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"x.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"out.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"out.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"out.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %"out" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".38" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".55" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".55"
  %"$phi110.0.2" = alloca float
  store float 0.0, ptr %"$phi110.0.2"
  %"value.2" = alloca float
  store float 0.0, ptr %"value.2"
  %"offset.2" = alloca i64
  store i64 0, ptr %"offset.2"
  %"value.1" = alloca float
  store float 0.0, ptr %"value.1"
  %"quot" = alloca i64
  store i64 0, ptr %"quot"
  %"rem" = alloca i64
  store i64 0, ptr %"rem"
  %".132" = alloca i64
  store i64 0, ptr %".132"
  %".135" = alloca i64
  store i64 0, ptr %".135"
  %"$198pred" = alloca i1
  store i1 0, ptr %"$198pred"
  %"value.3" = alloca float
  store float 0.0, ptr %"value.3"
  %"$230pred" = alloca i1
  store i1 0, ptr %"$230pred"
  %"quot.1" = alloca i64
  store i64 0, ptr %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, ptr %"rem.1"
  %".203" = alloca i64
  store i64 0, ptr %".203"
  %".206" = alloca i64
  store i64 0, ptr %".206"
  %".240" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".240"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"out"
  %".25" = trunc i64 1 to i32
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = mul i64 %".29", %".31"
  %".33" = add i64 %".32", %".27"
  %".35" = load i64, ptr %"i"
  store i64 %".33", ptr %"i"
  %".37" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".38"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".37", ptr %".38"
  %".42" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".38", i32 0, i32 2
  %".43" = load i64, ptr %".42"
  %".44" = load i64, ptr %"i"
  %".45" = icmp slt i64 %".44", %".43"
  %".47" = load i1, ptr %"$64pred"
  store i1 %".45", ptr %"$64pred"
  %".49" = load i1, ptr %"$64pred"
  br i1 %".49", label %"B66", label %"B82"
B66:
  %".51" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".53" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".54" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".55"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".53", ptr %".55"
  %".59" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 5
  %".60" = getelementptr inbounds [1 x i64], ptr %".59", i32 0, i32 0
  %".61" = load i64, ptr %".60", !range !1
  %".62" = insertvalue [1 x i64] undef, i64 %".61", 0
  %".63" = extractvalue [1 x i64] %".62", 0
  %".64" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 6
  %".65" = load [1 x i64], ptr %".64"
  %".66" = extractvalue [1 x i64] %".65", 0
  %".67" = icmp slt i64 %".54", 0
  %".68" = add i64 %".54", %".63"
  %".69" = select  i1 %".67", i64 %".68", i64 %".54"
  %".70" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 5
  %".71" = getelementptr inbounds [1 x i64], ptr %".70", i32 0, i32 0
  %".72" = load i64, ptr %".71", !range !1
  %".73" = insertvalue [1 x i64] undef, i64 %".72", 0
  %".74" = extractvalue [1 x i64] %".73", 0
  %".75" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 6
  %".76" = load [1 x i64], ptr %".75"
  %".77" = extractvalue [1 x i64] %".76", 0
  %".78" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".55", i32 0, i32 4
  %".79" = load ptr, ptr %".78"
  %".80" = mul i64 %".69", 1
  %".81" = add i64 0, %".80"
  %".82" = getelementptr float, ptr %".79", i64 %".81"
  %".83" = load float, ptr %".82"
  %".84" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".87" = load float, ptr %"$phi110.0.2"
  store float %".83", ptr %"$phi110.0.2"
  br label %"B110"
B82:
  %".90" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".92" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".94" = sitofp i64 0 to float
  %".95" = load float, ptr %"$phi110.0.2"
  store float %".94", ptr %"$phi110.0.2"
  br label %"B110"
B110:
  %".98" = load float, ptr %"$phi110.0.2"
  %".99" = load float, ptr %"$phi110.0.2"
  store float 0.0, ptr %"$phi110.0.2"
  %".102" = load float, ptr %"value.2"
  store float %".98", ptr %"value.2"
  %".105" = load i64, ptr %"offset.2"
  store i64 16, ptr %"offset.2"
  br label %"B128"
B128:
  %".108" = load float, ptr %"value.2"
  %".109" = load i64, ptr %"offset.2"
  %".110" = bitcast float %".108" to i32
  %".111" = trunc i64 4294967295 to i32
  %".112" = trunc i64 %".109" to i32
  %".113" = call {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".111", i32 2, i32 %".110", i32 %".112", i32 31)
  %".114" = extractvalue {i32, i1} %".113", 0
  %".115" = bitcast i32 %".114" to float
  %".116" = load float, ptr %"value.2"
  %".117" = fadd float %".116", %".115"
  %".119" = load float, ptr %"value.1"
  store float %".117", ptr %"value.1"
  %".121" = load float, ptr %"value.1"
  %".122" = load float, ptr %"value.2"
  store float %".121", ptr %"value.2"
  %".124" = load i64, ptr %"offset.2"
  %".127" = icmp eq i64 2, 0
  br i1 %".127", label %"B128.if", label %"B128.else", !prof !2
B200:
  %".173" = load float, ptr %"value.2"
  store float 0.0, ptr %"value.2"
  %".175" = load i64, ptr %"offset.2"
  store i64 0, ptr %"offset.2"
  %".177" = load i1, ptr %"$198pred"
  store i1 0, ptr %"$198pred"
  %".179" = load float, ptr %"value.1"
  %".181" = load float, ptr %"value.3"
  store float %".179", ptr %"value.3"
  %".183" = load float, ptr %"value.1"
  store float 0.0, ptr %"value.1"
  %".185" = call i32 @"llvm.nvvm.read.ptx.sreg.laneid"()
  %".186" = sext i32 %".185" to i64
  %".187" = icmp eq i64 %".186", 0
  %".189" = load i1, ptr %"$230pred"
  store i1 %".187", ptr %"$230pred"
  %".191" = load i1, ptr %"$230pred"
  br i1 %".191", label %"B232", label %"B308"
B232:
  %".193" = load i1, ptr %"$230pred"
  store i1 0, ptr %"$230pred"
  %".195" = load i64, ptr %"i"
  %".198" = icmp eq i64 32, 0
  br i1 %".198", label %"B232.if", label %"B232.else", !prof !2
B308:
  %".267" = load float, ptr %"value.3"
  store float 0.0, ptr %"value.3"
  %".269" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".271" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".273" = load i1, ptr %"$230pred"
  store i1 0, ptr %"$230pred"
  ret void
B128.if:
  store i64 2, ptr %"quot"
  store i64 2, ptr %"rem"
  br label %"B128.endif"
B128.else:
  store i64 0, ptr %".132"
  store i64 0, ptr %".135"
  %".138" = icmp eq i64 %".124", -9223372036854775808
  %".139" = icmp eq i64 2, -1
  %".140" = and i1 %".138", %".139"
  %".141" = xor i1 %".140", -1
  br i1 %".141", label %"B128.else.if", label %"B128.else.endif", !prof !3
B128.endif:
  %".164" = load i64, ptr %"quot"
  %".165" = load i64, ptr %"offset.2"
  store i64 %".164", ptr %"offset.2"
  %".167" = icmp sgt i64 %".164", 0
  %".169" = load i1, ptr %"$198pred"
  store i1 %".167", ptr %"$198pred"
  %".171" = load i1, ptr %"$198pred"
  br i1 %".171", label %"B128", label %"B200"
B128.else.if:
  %".143" = sdiv i64 %".124", 2
  %".144" = srem i64 %".124", 2
  %".145" = xor i64 2, %".144"
  %".146" = icmp slt i64 %".145", 0
  %".147" = icmp ne i64 %".144", 0
  %".148" = and i1 %".147", %".146"
  br i1 %".148", label %"B128.else.if.if", label %"B128.else.if.else"
B128.else.endif:
  %".159" = load i64, ptr %".132"
  %".160" = load i64, ptr %".135"
  store i64 %".159", ptr %"quot"
  store i64 %".160", ptr %"rem"
  br label %"B128.endif"
B128.else.if.if:
  %".153" = sub i64 %".143", 1
  store i64 %".153", ptr %".132"
  %".155" = add i64 %".144", 2
  store i64 %".155", ptr %".135"
  br label %"B128.else.if.endif"
B128.else.if.else:
  store i64 %".143", ptr %".132"
  store i64 %".144", ptr %".135"
  br label %"B128.else.if.endif"
B128.else.if.endif:
  br label %"B128.else.endif"
B232.if:
  store i64 32, ptr %"quot.1"
  store i64 32, ptr %"rem.1"
  br label %"B232.endif"
B232.else:
  store i64 0, ptr %".203"
  store i64 0, ptr %".206"
  %".209" = icmp eq i64 %".195", -9223372036854775808
  %".210" = icmp eq i64 32, -1
  %".211" = and i1 %".209", %".210"
  %".212" = xor i1 %".211", -1
  br i1 %".212", label %"B232.else.if", label %"B232.else.endif", !prof !3
B232.endif:
  %".235" = load i64, ptr %"quot.1"
  %".236" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".238" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  %".239" = load float, ptr %"value.3"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".240"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".238", ptr %".240"
  %".244" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".240", i32 0, i32 5
  %".245" = getelementptr inbounds [1 x i64], ptr %".244", i32 0, i32 0
  %".246" = load i64, ptr %".245", !range !1
  %".247" = insertvalue [1 x i64] undef, i64 %".246", 0
  %".248" = extractvalue [1 x i64] %".247", 0
  %".249" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".240", i32 0, i32 6
  %".250" = load [1 x i64], ptr %".249"
  %".251" = extractvalue [1 x i64] %".250", 0
  %".252" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".240", i32 0, i32 4
  %".253" = load ptr, ptr %".252"
  %".254" = icmp slt i64 %".235", 0
  %".255" = add i64 %".248", %".235"
  %".256" = select  i1 %".254", i64 %".255", i64 %".235"
  %".257" = mul i64 %".256", 1
  %".258" = add i64 0, %".257"
  %".259" = getelementptr float, ptr %".253", i64 %".258"
  %".260" = call float @"llvm.nvvm.atomic.load.add.f32.p0f32"(ptr %".259", float %".239")
  %".261" = load float, ptr %"value.3"
  store float 0.0, ptr %"value.3"
  %".263" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  ret void
B232.else.if:
  %".214" = sdiv i64 %".195", 32
  %".215" = srem i64 %".195", 32
  %".216" = xor i64 32, %".215"
  %".217" = icmp slt i64 %".216", 0
  %".218" = icmp ne i64 %".215", 0
  %".219" = and i1 %".218", %".217"
  br i1 %".219", label %"B232.else.if.if", label %"B232.else.if.else"
B232.else.endif:
  %".230" = load i64, ptr %".203"
  %".231" = load i64, ptr %".206"
  store i64 %".230", ptr %"quot.1"
  store i64 %".231", ptr %"rem.1"
  br label %"B232.endif"
B232.else.if.if:
  %".224" = sub i64 %".214", 1
  store i64 %".224", ptr %".203"
  %".226" = add i64 %".215", 32
  store i64 %".226", ptr %".206"
  br label %"B232.else.if.endif"
B232.else.if.else:
  store i64 %".214", ptr %".203"
  store i64 %".215", ptr %".206"
  br label %"B232.else.if.endif"
B232.else.if.endif:
  br label %"B232.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare {i32, i1} @"llvm.nvvm.shfl.sync.i32"(i32 %".1", i32 %".2", i32 %".3", i32 %".4", i32 %".5")

declare i32 @"llvm.nvvm.read.ptx.sreg.laneid"()

declare float @"llvm.nvvm.atomic.load.add.f32.p0f32"(ptr %".1", float %".2")

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"warp_sum" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ ptr @"warp_sum", !"kernel", i32 1 }
