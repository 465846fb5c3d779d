; arch: sm_90
; ModuleID = "integer_division$19"
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"_ZN08NumbaEnv" = common global ptr null
define void @"integer_division"(ptr %"a.0", ptr %"a.1", i64 %"a.2", i64 %"a.3", ptr %"a.4", i64 %"a.5.0", i64 %"a.6.0", ptr %"b.0", ptr %"b.1", i64 %"b.2", i64 %"b.3", ptr %"b.4", i64 %"b.5.0", i64 %"b.6.0", ptr %"quotient.0", ptr %"quotient.1", i64 %"quotient.2", i64 %"quotient.3", ptr %"quotient.4", i64 %"quotient.5.0", i64 %"quotient.6.0", ptr %"remainder.0", ptr %"remainder.1", i64 %"remainder.2", i64 %"remainder.3", ptr %"remainder.4", i64 %"remainder.5.0", i64 %"remainder.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"a.0", 0
  %"inserted.parent" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo", ptr %"a.1", 1
  %"inserted.nitems" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize", ptr %"a.4", 4
  %".31" = insertvalue [1 x i64] undef, i64 %"a.5.0", 0
  %"inserted.shape" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".31", 5
  %".32" = insertvalue [1 x i64] undef, i64 %"a.6.0", 0
  %"inserted.strides" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".32", 6
  %"inserted.meminfo.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"b.0", 0
  %"inserted.parent.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.1", ptr %"b.1", 1
  %"inserted.nitems.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.1", ptr %"b.4", 4
  %".33" = insertvalue [1 x i64] undef, i64 %"b.5.0", 0
  %"inserted.shape.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".33", 5
  %".34" = insertvalue [1 x i64] undef, i64 %"b.6.0", 0
  %"inserted.strides.1" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".34", 6
  %"inserted.meminfo.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"quotient.0", 0
  %"inserted.parent.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.2", ptr %"quotient.1", 1
  %"inserted.nitems.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.2", i64 %"quotient.2", 2
  %"inserted.itemsize.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.2", i64 %"quotient.3", 3
  %"inserted.data.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.2", ptr %"quotient.4", 4
  %".35" = insertvalue [1 x i64] undef, i64 %"quotient.5.0", 0
  %"inserted.shape.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.2", [1 x i64] %".35", 5
  %".36" = insertvalue [1 x i64] undef, i64 %"quotient.6.0", 0
  %"inserted.strides.2" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.2", [1 x i64] %".36", 6
  %"inserted.meminfo.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} undef, ptr %"remainder.0", 0
  %"inserted.parent.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.meminfo.3", ptr %"remainder.1", 1
  %"inserted.nitems.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.parent.3", i64 %"remainder.2", 2
  %"inserted.itemsize.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.nitems.3", i64 %"remainder.3", 3
  %"inserted.data.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.itemsize.3", ptr %"remainder.4", 4
  %".37" = insertvalue [1 x i64] undef, i64 %"remainder.5.0", 0
  %"inserted.shape.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.data.3", [1 x i64] %".37", 5
  %".38" = insertvalue [1 x i64] undef, i64 %"remainder.6.0", 0
  %"inserted.strides.3" = insertvalue {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.shape.3", [1 x i64] %".38", 6
  %"a" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"a"
  %"b" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"b"
  %"quotient" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"quotient"
  %"remainder" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"remainder"
  %"i" = alloca i64
  store i64 0, ptr %"i"
  %".60" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".60"
  %"$64pred" = alloca i1
  store i1 0, ptr %"$64pred"
  %".77" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".77"
  %"$88pred" = alloca i1
  store i1 0, ptr %"$88pred"
  %".116" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".116"
  %".147" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".147"
  %"quot" = alloca i64
  store i64 0, ptr %"quot"
  %"rem" = alloca i64
  store i64 0, ptr %"rem"
  %".183" = alloca i64
  store i64 0, ptr %".183"
  %".186" = alloca i64
  store i64 0, ptr %".186"
  %".218" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".218"
  %".251" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".251"
  %".284" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".284"
  %"quot.1" = alloca i64
  store i64 0, ptr %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, ptr %"rem.1"
  %".322" = alloca i64
  store i64 0, ptr %".322"
  %".325" = alloca i64
  store i64 0, ptr %".325"
  %".357" = alloca {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".357"
  br label %"B0"
B0:
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides", ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.1", ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.2", ptr %"quotient"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %"inserted.strides.3", ptr %"remainder"
  %".47" = trunc i64 1 to i32
  %".48" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".49" = sext i32 %".48" to i64
  %".50" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".51" = sext i32 %".50" to i64
  %".52" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".53" = sext i32 %".52" to i64
  %".54" = mul i64 %".51", %".53"
  %".55" = add i64 %".54", %".49"
  %".57" = load i64, ptr %"i"
  store i64 %".55", ptr %"i"
  %".59" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".60"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".59", ptr %".60"
  %".64" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".60", i32 0, i32 2
  %".65" = load i64, ptr %".64"
  %".66" = load i64, ptr %"i"
  %".67" = icmp slt i64 %".66", %".65"
  %".69" = load i1, ptr %"$64pred"
  store i1 %".67", ptr %"$64pred"
  %".71" = load i1, ptr %"$64pred"
  br i1 %".71", label %"B66", label %"B174"
B66:
  %".73" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  %".75" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"b"
  %".76" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".77"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".75", ptr %".77"
  %".81" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".77", i32 0, i32 5
  %".82" = getelementptr inbounds [1 x i64], ptr %".81", i32 0, i32 0
  %".83" = load i64, ptr %".82", !range !1
  %".84" = insertvalue [1 x i64] undef, i64 %".83", 0
  %".85" = extractvalue [1 x i64] %".84", 0
  %".86" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".77", i32 0, i32 6
  %".87" = load [1 x i64], ptr %".86"
  %".88" = extractvalue [1 x i64] %".87", 0
  %".89" = icmp slt i64 %".76", 0
  %".90" = add i64 %".76", %".85"
  %".91" = select  i1 %".89", i64 %".90", i64 %".76"
  %".92" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".77", i32 0, i32 5
  %".93" = getelementptr inbounds [1 x i64], ptr %".92", i32 0, i32 0
  %".94" = load i64, ptr %".93", !range !1
  %".95" = insertvalue [1 x i64] undef, i64 %".94", 0
  %".96" = extractvalue [1 x i64] %".95", 0
  %".97" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".77", i32 0, i32 6
  %".98" = load [1 x i64], ptr %".97"
  %".99" = extractvalue [1 x i64] %".98", 0
  %".100" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".77", i32 0, i32 4
  %".101" = load ptr, ptr %".100"
  %".102" = mul i64 %".91", 1
  %".103" = add i64 0, %".102"
  %".104" = getelementptr i64, ptr %".101", i64 %".103"
  %".105" = load i64, ptr %".104"
  %".106" = icmp ne i64 %".105", 0
  %".108" = load i1, ptr %"$88pred"
  store i1 %".106", ptr %"$88pred"
  %".110" = load i1, ptr %"$88pred"
  br i1 %".110", label %"B90", label %"B178"
B90:
  %".112" = load i1, ptr %"$88pred"
  store i1 0, ptr %"$88pred"
  %".114" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  %".115" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".116"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".114", ptr %".116"
  %".120" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".116", i32 0, i32 5
  %".121" = getelementptr inbounds [1 x i64], ptr %".120", i32 0, i32 0
  %".122" = load i64, ptr %".121", !range !1
  %".123" = insertvalue [1 x i64] undef, i64 %".122", 0
  %".124" = extractvalue [1 x i64] %".123", 0
  %".125" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".116", i32 0, i32 6
  %".126" = load [1 x i64], ptr %".125"
  %".127" = extractvalue [1 x i64] %".126", 0
  %".128" = icmp slt i64 %".115", 0
  %".129" = add i64 %".115", %".124"
  %".130" = select  i1 %".128", i64 %".129", i64 %".115"
  %".131" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".116", i32 0, i32 5
  %".132" = getelementptr inbounds [1 x i64], ptr %".131", i32 0, i32 0
  %".133" = load i64, ptr %".132", !range !1
  %".134" = insertvalue [1 x i64] undef, i64 %".133", 0
  %".135" = extractvalue [1 x i64] %".134", 0
  %".136" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".116", i32 0, i32 6
  %".137" = load [1 x i64], ptr %".136"
  %".138" = extractvalue [1 x i64] %".137", 0
  %".139" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".116", i32 0, i32 4
  %".140" = load ptr, ptr %".139"
  %".141" = mul i64 %".130", 1
  %".142" = add i64 0, %".141"
  %".143" = getelementptr i64, ptr %".140", i64 %".142"
  %".144" = load i64, ptr %".143"
  %".145" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"b"
  %".146" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".147"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".145", ptr %".147"
  %".151" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".147", i32 0, i32 5
  %".152" = getelementptr inbounds [1 x i64], ptr %".151", i32 0, i32 0
  %".153" = load i64, ptr %".152", !range !1
  %".154" = insertvalue [1 x i64] undef, i64 %".153", 0
  %".155" = extractvalue [1 x i64] %".154", 0
  %".156" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".147", i32 0, i32 6
  %".157" = load [1 x i64], ptr %".156"
  %".158" = extractvalue [1 x i64] %".157", 0
  %".159" = icmp slt i64 %".146", 0
  %".160" = add i64 %".146", %".155"
  %".161" = select  i1 %".159", i64 %".160", i64 %".146"
  %".162" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".147", i32 0, i32 5
  %".163" = getelementptr inbounds [1 x i64], ptr %".162", i32 0, i32 0
  %".164" = load i64, ptr %".163", !range !1
  %".165" = insertvalue [1 x i64] undef, i64 %".164", 0
  %".166" = extractvalue [1 x i64] %".165", 0
  %".167" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".147", i32 0, i32 6
  %".168" = load [1 x i64], ptr %".167"
  %".169" = extractvalue [1 x i64] %".168", 0
  %".170" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".147", i32 0, i32 4
  %".171" = load ptr, ptr %".170"
  %".172" = mul i64 %".161", 1
  %".173" = add i64 0, %".172"
  %".174" = getelementptr i64, ptr %".171", i64 %".173"
  %".175" = load i64, ptr %".174"
  %".178" = icmp eq i64 %".175", 0
  br i1 %".178", label %"B90.if", label %"B90.else", !prof !2
B174:
  %".392" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"remainder"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"remainder"
  %".394" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"quotient"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"quotient"
  %".396" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".398" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"b"
  %".400" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"a"
  %".402" = load i1, ptr %"$64pred"
  store i1 0, ptr %"$64pred"
  ret void
B178:
  %".406" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"remainder"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"remainder"
  %".408" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"quotient"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"quotient"
  %".410" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  %".412" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"b"
  %".414" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"a"
  %".416" = load i1, ptr %"$88pred"
  store i1 0, ptr %"$88pred"
  ret void
B90.if:
  store i64 %".175", ptr %"quot"
  store i64 %".175", ptr %"rem"
  br label %"B90.endif"
B90.else:
  store i64 0, ptr %".183"
  store i64 0, ptr %".186"
  %".189" = icmp eq i64 %".144", -9223372036854775808
  %".190" = icmp eq i64 %".175", -1
  %".191" = and i1 %".189", %".190"
  %".192" = xor i1 %".191", -1
  br i1 %".192", label %"B90.else.if", label %"B90.else.endif", !prof !3
B90.endif:
  %".215" = load i64, ptr %"quot"
  %".216" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"quotient"
  %".217" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".218"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".216", ptr %".218"
  %".222" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".218", i32 0, i32 5
  %".223" = getelementptr inbounds [1 x i64], ptr %".222", i32 0, i32 0
  %".224" = load i64, ptr %".223", !range !1
  %".225" = insertvalue [1 x i64] undef, i64 %".224", 0
  %".226" = extractvalue [1 x i64] %".225", 0
  %".227" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".218", i32 0, i32 6
  %".228" = load [1 x i64], ptr %".227"
  %".229" = extractvalue [1 x i64] %".228", 0
  %".230" = icmp slt i64 %".217", 0
  %".231" = add i64 %".217", %".226"
  %".232" = select  i1 %".230", i64 %".231", i64 %".217"
  %".233" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".218", i32 0, i32 5
  %".234" = getelementptr inbounds [1 x i64], ptr %".233", i32 0, i32 0
  %".235" = load i64, ptr %".234", !range !1
  %".236" = insertvalue [1 x i64] undef, i64 %".235", 0
  %".237" = extractvalue [1 x i64] %".236", 0
  %".238" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".218", i32 0, i32 6
  %".239" = load [1 x i64], ptr %".238"
  %".240" = extractvalue [1 x i64] %".239", 0
  %".241" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".218", i32 0, i32 4
  %".242" = load ptr, ptr %".241"
  %".243" = mul i64 %".232", 1
  %".244" = add i64 0, %".243"
  %".245" = getelementptr i64, ptr %".242", i64 %".244"
  store i64 %".215", ptr %".245"
  %".247" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"quotient"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"quotient"
  %".249" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  %".250" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".251"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".249", ptr %".251"
  %".255" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".251", i32 0, i32 5
  %".256" = getelementptr inbounds [1 x i64], ptr %".255", i32 0, i32 0
  %".257" = load i64, ptr %".256", !range !1
  %".258" = insertvalue [1 x i64] undef, i64 %".257", 0
  %".259" = extractvalue [1 x i64] %".258", 0
  %".260" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".251", i32 0, i32 6
  %".261" = load [1 x i64], ptr %".260"
  %".262" = extractvalue [1 x i64] %".261", 0
  %".263" = icmp slt i64 %".250", 0
  %".264" = add i64 %".250", %".259"
  %".265" = select  i1 %".263", i64 %".264", i64 %".250"
  %".266" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".251", i32 0, i32 5
  %".267" = getelementptr inbounds [1 x i64], ptr %".266", i32 0, i32 0
  %".268" = load i64, ptr %".267", !range !1
  %".269" = insertvalue [1 x i64] undef, i64 %".268", 0
  %".270" = extractvalue [1 x i64] %".269", 0
  %".271" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".251", i32 0, i32 6
  %".272" = load [1 x i64], ptr %".271"
  %".273" = extractvalue [1 x i64] %".272", 0
  %".274" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".251", i32 0, i32 4
  %".275" = load ptr, ptr %".274"
  %".276" = mul i64 %".265", 1
  %".277" = add i64 0, %".276"
  %".278" = getelementptr i64, ptr %".275", i64 %".277"
  %".279" = load i64, ptr %".278"
  %".280" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"a"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"a"
  %".282" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"b"
  %".283" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".284"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".282", ptr %".284"
  %".288" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".284", i32 0, i32 5
  %".289" = getelementptr inbounds [1 x i64], ptr %".288", i32 0, i32 0
  %".290" = load i64, ptr %".289", !range !1
  %".291" = insertvalue [1 x i64] undef, i64 %".290", 0
  %".292" = extractvalue [1 x i64] %".291", 0
  %".293" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".284", i32 0, i32 6
  %".294" = load [1 x i64], ptr %".293"
  %".295" = extractvalue [1 x i64] %".294", 0
  %".296" = icmp slt i64 %".283", 0
  %".297" = add i64 %".283", %".292"
  %".298" = select  i1 %".296", i64 %".297", i64 %".283"
  %".299" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".284", i32 0, i32 5
  %".300" = getelementptr inbounds [1 x i64], ptr %".299", i32 0, i32 0
  %".301" = load i64, ptr %".300", !range !1
  %".302" = insertvalue [1 x i64] undef, i64 %".301", 0
  %".303" = extractvalue [1 x i64] %".302", 0
  %".304" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".284", i32 0, i32 6
  %".305" = load [1 x i64], ptr %".304"
  %".306" = extractvalue [1 x i64] %".305", 0
  %".307" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".284", i32 0, i32 4
  %".308" = load ptr, ptr %".307"
  %".309" = mul i64 %".298", 1
  %".310" = add i64 0, %".309"
  %".311" = getelementptr i64, ptr %".308", i64 %".310"
  %".312" = load i64, ptr %".311"
  %".313" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"b"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"b"
  %".317" = icmp eq i64 %".312", 0
  br i1 %".317", label %"B90.endif.if", label %"B90.endif.else", !prof !2
B90.else.if:
  %".194" = sdiv i64 %".144", %".175"
  %".195" = srem i64 %".144", %".175"
  %".196" = xor i64 %".175", %".195"
  %".197" = icmp slt i64 %".196", 0
  %".198" = icmp ne i64 %".195", 0
  %".199" = and i1 %".198", %".197"
  br i1 %".199", label %"B90.else.if.if", label %"B90.else.if.else"
B90.else.endif:
  %".210" = load i64, ptr %".183"
  %".211" = load i64, ptr %".186"
  store i64 %".210", ptr %"quot"
  store i64 %".211", ptr %"rem"
  br label %"B90.endif"
B90.else.if.if:
  %".204" = sub i64 %".194", 1
  store i64 %".204", ptr %".183"
  %".206" = add i64 %".195", %".175"
  store i64 %".206", ptr %".186"
  br label %"B90.else.if.endif"
B90.else.if.else:
  store i64 %".194", ptr %".183"
  store i64 %".195", ptr %".186"
  br label %"B90.else.if.endif"
B90.else.if.endif:
  br label %"B90.else.endif"
B90.endif.if:
  store i64 %".312", ptr %"quot.1"
  store i64 %".312", ptr %"rem.1"
  br label %"B90.endif.endif"
B90.endif.else:
  store i64 0, ptr %".322"
  store i64 0, ptr %".325"
  %".328" = icmp eq i64 %".279", -9223372036854775808
  %".329" = icmp eq i64 %".312", -1
  %".330" = and i1 %".328", %".329"
  %".331" = xor i1 %".330", -1
  br i1 %".331", label %"B90.endif.else.if", label %"B90.endif.else.endif", !prof !3
B90.endif.endif:
  %".354" = load i64, ptr %"rem.1"
  %".355" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"remainder"
  %".356" = load i64, ptr %"i"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %".357"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} %".355", ptr %".357"
  %".361" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".357", i32 0, i32 5
  %".362" = getelementptr inbounds [1 x i64], ptr %".361", i32 0, i32 0
  %".363" = load i64, ptr %".362", !range !1
  %".364" = insertvalue [1 x i64] undef, i64 %".363", 0
  %".365" = extractvalue [1 x i64] %".364", 0
  %".366" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".357", i32 0, i32 6
  %".367" = load [1 x i64], ptr %".366"
  %".368" = extractvalue [1 x i64] %".367", 0
  %".369" = icmp slt i64 %".356", 0
  %".370" = add i64 %".356", %".365"
  %".371" = select  i1 %".369", i64 %".370", i64 %".356"
  %".372" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".357", i32 0, i32 5
  %".373" = getelementptr inbounds [1 x i64], ptr %".372", i32 0, i32 0
  %".374" = load i64, ptr %".373", !range !1
  %".375" = insertvalue [1 x i64] undef, i64 %".374", 0
  %".376" = extractvalue [1 x i64] %".375", 0
  %".377" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".357", i32 0, i32 6
  %".378" = load [1 x i64], ptr %".377"
  %".379" = extractvalue [1 x i64] %".378", 0
  %".380" = getelementptr inbounds {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %".357", i32 0, i32 4
  %".381" = load ptr, ptr %".380"
  %".382" = mul i64 %".371", 1
  %".383" = add i64 0, %".382"
  %".384" = getelementptr i64, ptr %".381", i64 %".383"
  store i64 %".354", ptr %".384"
  %".386" = load {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]}, ptr %"remainder"
  store {ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64]} zeroinitializer, ptr %"remainder"
  %".388" = load i64, ptr %"i"
  store i64 0, ptr %"i"
  ret void
B90.endif.else.if:
  %".333" = sdiv i64 %".279", %".312"
  %".334" = srem i64 %".279", %".312"
  %".335" = xor i64 %".312", %".334"
  %".336" = icmp slt i64 %".335", 0
  %".337" = icmp ne i64 %".334", 0
  %".338" = and i1 %".337", %".336"
  br i1 %".338", label %"B90.endif.else.if.if", label %"B90.endif.else.if.else"
B90.endif.else.endif:
  %".349" = load i64, ptr %".322"
  %".350" = load i64, ptr %".325"
  store i64 %".349", ptr %"quot.1"
  store i64 %".350", ptr %"rem.1"
  br label %"B90.endif.endif"
B90.endif.else.if.if:
  %".343" = sub i64 %".333", 1
  store i64 %".343", ptr %".322"
  %".345" = add i64 %".334", %".312"
  store i64 %".345", ptr %".325"
  br label %"B90.endif.else.if.endif"
B90.endif.else.if.else:
  store i64 %".333", ptr %".322"
  store i64 %".334", ptr %".325"
  br label %"B90.endif.else.if.endif"
B90.endif.else.if.endif:
  br label %"B90.endif.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

@"llvm.used" = appending global [1 x ptr] [ptr bitcast (ptr @"integer_division" to ptr)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ ptr @"integer_division", !"kernel", i32 1 }
