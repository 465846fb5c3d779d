; arch: sm_90
; ModuleID = "tuple_arguments$18"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"tuple_arguments"(ptr %"x.0", ptr %"x.1", i64 %"x.2", i64 %"x.3", ptr %"x.4", i64 %"x.5.0", i64 %"x.6.0", float %"window.0", float %"window.1", ptr %"out.0", ptr %"out.1", i64 %"out.2", i64 %"out.3", ptr %"out.4", i64 %"out.5.0", i64 %"out.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"x.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"x.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"x.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".20", 6
  %".21" = insertvalue [2 x float] undef, float %"window.0", 0
  %".22" = insertvalue [2 x float] %".21", float %"window.1", 1
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"out.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"out.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"out.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"out.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"out.4", 4
  %".23" = insertvalue [1 x i64] undef, i64 %"out.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".23", 5
  %".24" = insertvalue [1 x i64] undef, i64 %"out.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".24", 6
  %"x" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %"window" = alloca [2 x float]
  store [2 x float] zeroinitializer, ptr %"window"
  %"out" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".44" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".44"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".63" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".63"
  %"$104pred" = alloca i1
  store i1 0, ptr %"$104pred"
  %"$phi106.0" = alloca float
  store float 0.0, ptr %"$phi106.0"
  %"$126pred" = alloca i1
  store i1 0, ptr %"$126pred"
  %".133" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".133"
  %".180" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".180"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"x"
  store [2 x float] %".22", ptr %"window"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"out"
  %".31" = trunc i64 1 to i32
  %".32" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".33" = sext i32 %".32" to i64
  %".34" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".35" = sext i32 %".34" to i64
  %".36" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".37" = sext i32 %".36" to i64
  %".38" = mul i64 %".35", %".37"
  %".39" = add i64 %".38", %".33"
  %".41" = load i64, ptr %"i"
  store i64 %".39", ptr %"i"
  %".43" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".44"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".43", ptr %".44"
  %".48" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".44", i32 0, i32 2
  %".49" = load i64, ptr %".48"
  %".50" = load i64, ptr %"i"
  %".51" = icmp slt i64 %".50", %".49"
  %".53" = load i1, ptr %"$64pred"
  store i1 %".51", ptr %"$64pred"
  %".55" = load i1, ptr %"$64pred"
  br i1 %".55", label %"B66", label %"B216"
B66:
  %".57" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".59" = load [2 x float], ptr %"window"
  %".60" = extractvalue [2 x float] %".59", 0
  %".61" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".62" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".63"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".61", ptr %".63"
  %".67" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".63", i32 0, i32 5
  %".68" = getelementptr inbounds [1 x i64], ptr %".67", i32 0, i32 0
  %".69" = load i64, ptr %".68", !range !1
  %".70" = insertvalue [1 x i64] undef, i64 %".69", 0
  %".71" = extractvalue [1 x i64] %".70", 0
  %".72" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".63", i32 0, i32 6
  %".73" = load [1 x i64], ptr %".72"
  %".74" = extractvalue [1 x i64] %".73", 0
  %".75" = icmp slt i64 %".62", 0
  %".76" = add i64 %".62", %".71"
  %".77" = select  i1 %".75", i64 %".76", i64 %".62"
  %".78" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".63", i32 0, i32 5
  %".79" = getelementptr inbounds [1 x i64], ptr %".78", i32 0, i32 0
  %".80" = load i64, ptr %".79", !range !1
  %".81" = insertvalue [1 x i64] undef, i64 %".80", 0
  %".82" = extractvalue [1 x i64] %".81", 0
  %".83" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".63", i32 0, i32 6
  %".84" = load [1 x i64], ptr %".83"
  %".85" = extractvalue [1 x i64] %".84", 0
  %".86" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".63", i32 0, i32 4
  %".87" = load ptr, ptr %".86"
  %".88" = mul i64 %".77", 1
  %".89" = add i64 0, %".88"
  %".90" = getelementptr float, ptr %".87", i64 %".89"
  %".91" = load float, ptr %".90"
  %".92" = fcmp ole float %".60", %".91"
  %".94" = load i1, ptr %"$104pred"
  store i1 %".92", ptr %"$104pred"
  %".97" = load float, ptr %"$phi106.0"
  store float %".91", ptr %"$phi106.0"
  %".99" = load i1, ptr %"$104pred"
  br i1 %".99", label %"B106", label %"B130"
B106:
  %".101" = load i1, ptr %"$104pred"
  store i1 0, ptr %"$104pred"
  %".103" = load [2 x float], ptr %"window"
  %".104" = extractvalue [2 x float] %".103", 1
  %".105" = load float, ptr %"$phi106.0"
  %".106" = fcmp olt float %".105", %".104"
  %".107" = load float, ptr %"$phi106.0"
  store float 0.0, ptr %"$phi106.0"
  %".110" = load i1, ptr %"$126pred"
  store i1 %".106", ptr %"$126pred"
  %".112" = load i1, ptr %"$126pred"
  br i1 %".112", label %"B128", label %"B220"
B128:
  %".114" = load i1, ptr %"$126pred"
  store i1 0, ptr %"$126pred"
  br label %"B136"
B130:
  %".117" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".119" = load [2 x float], ptr %"window"
  store [2 x float] zeroinitializer, ptr %"window"
  %".121" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".123" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".125" = load float, ptr %"$phi106.0"
  store float 0.0, ptr %"$phi106.0"
  %".127" = load i1, ptr %"$104pred"
  store i1 0, ptr %"$104pred"
  ret void
B136:
  %".131" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  %".132" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".133"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".131", ptr %".133"
  %".137" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".133", i32 0, i32 5
  %".138" = getelementptr inbounds [1 x i64], ptr %".137", i32 0, i32 0
  %".139" = load i64, ptr %".138", !range !1
  %".140" = insertvalue [1 x i64] undef, i64 %".139", 0
  %".141" = extractvalue [1 x i64] %".140", 0
  %".142" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".133", i32 0, i32 6
  %".143" = load [1 x i64], ptr %".142"
  %".144" = extractvalue [1 x i64] %".143", 0
  %".145" = icmp slt i64 %".132", 0
  %".146" = add i64 %".132", %".141"
  %".147" = select  i1 %".145", i64 %".146", i64 %".132"
  %".148" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".133", i32 0, i32 5
  %".149" = getelementptr inbounds [1 x i64], ptr %".148", i32 0, i32 0
  %".150" = load i64, ptr %".149", !range !1
  %".151" = insertvalue [1 x i64] undef, i64 %".150", 0
  %".152" = extractvalue [1 x i64] %".151", 0
  %".153" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".133", i32 0, i32 6
  %".154" = load [1 x i64], ptr %".153"
  %".155" = extractvalue [1 x i64] %".154", 0
  %".156" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".133", i32 0, i32 4
  %".157" = load ptr, ptr %".156"
  %".158" = mul i64 %".147", 1
  %".159" = add i64 0, %".158"
  %".160" = getelementptr float, ptr %".157", i64 %".159"
  %".161" = load float, ptr %".160"
  %".162" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".164" = load [2 x float], ptr %"window"
  %".165" = extractvalue [2 x float] %".164", 0
  %".166" = fsub float %".161", %".165"
  %".167" = load [2 x float], ptr %"window"
  %".168" = extractvalue [2 x float] %".167", 1
  %".169" = load [2 x float], ptr %"window"
  %".170" = extractvalue [2 x float] %".169", 0
  %".171" = load [2 x float], ptr %"window"
  store [2 x float] zeroinitializer, ptr %"window"
  %".173" = fsub float %".168", %".170"
  %".174" = fcmp oeq float %".173",              0x0
  br i1 %".174", label %"B136.if", label %"B136.endif", !prof !2
B216:
  %".215" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".217" = load [2 x float], ptr %"window"
  store [2 x float] zeroinitializer, ptr %"window"
  %".219" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".221" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".223" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
B220:
  %".227" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"x"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"x"
  %".229" = load [2 x float], ptr %"window"
  store [2 x float] zeroinitializer, ptr %"window"
  %".231" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".233" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".235" = load i1, ptr %"$126pred"
  store i1 0, ptr %"$126pred"
  ret void
B136.if:
  br label %"B136.endif"
B136.endif:
  %".177" = fdiv float %".166", %".173"
  %".178" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  %".179" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".180"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".178", ptr %".180"
  %".184" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".180", i32 0, i32 5
  %".185" = getelementptr inbounds [1 x i64], ptr %".184", i32 0, i32 0
  %".186" = load i64, ptr %".185", !range !1
  %".187" = insertvalue [1 x i64] undef, i64 %".186", 0
  %".188" = extractvalue [1 x i64] %".187", 0
  %".189" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".180", i32 0, i32 6
  %".190" = load [1 x i64], ptr %".189"
  %".191" = extractvalue [1 x i64] %".190", 0
  %".192" = icmp slt i64 %".179", 0
  %".193" = add i64 %".179", %".188"
  %".194" = select  i1 %".192", i64 %".193", i64 %".179"
  %".195" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".180", i32 0, i32 5
  %".196" = getelementptr inbounds [1 x i64], ptr %".195", i32 0, i32 0
  %".197" = load i64, ptr %".196", !range !1
  %".198" = insertvalue [1 x i64] undef, i64 %".197", 0
  %".199" = extractvalue [1 x i64] %".198", 0
  %".200" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".180", i32 0, i32 6
  %".201" = load [1 x i64], ptr %".200"
  %".202" = extractvalue [1 x i64] %".201", 0
  %".203" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".180", i32 0, i32 4
  %".204" = load ptr, ptr %".203"
  %".205" = mul i64 %".194", 1
  %".206" = add i64 0, %".205"
  %".207" = getelementptr float, ptr %".204", i64 %".206"
  store float %".177", ptr %".207"
  %".209" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"out"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"out"
  %".211" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"tuple_arguments" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ ptr @"tuple_arguments", !"kernel", i32 1 }
