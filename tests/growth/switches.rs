//! Shapes of switches and of chains of comparisons that may become switches.

use super::{STORE_X, kernel, phi, switch};
use std::fmt::Write;

pub(super) fn empty_cases(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n br label %d\n"));
        put!(o, "d:\n");
        phi(o, "x", size, |i| i * 7 % 1000);
        o.push_str(STORE_X);
    })
}
pub(super) fn direct_cases(size: usize) -> String {
    kernel(|o| {
        put!(o, " switch i32 %n, label %d [");
        (0..size).for_each(|i| put!(o, " i32 {i}, label %d"));
        put!(o, " ]\nd:\n %x = phi i32 [ 0, %entry ]");
        (0..size).for_each(|_| put!(o, ", [ 0, %entry ]"));
        put!(o, "\n{STORE_X}");
    })
}
pub(super) fn busy_cases(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n store volatile i32 {i}, ptr %p\n br label %d\n"));
        put!(o, "d:\n");
        phi(o, "x", size, |i| i * 7 % 1000);
        o.push_str(STORE_X);
    })
}
/// `!0`: weights 1 for `size` cases and the default.
fn weights(o: &mut String, size: usize) {
    put!(o, "!0 = !{{!\"branch_weights\"");
    (0..=size).for_each(|_| put!(o, ", i32 1"));
    o.push_str("}\n");
}
pub(super) fn cases_with_weights(size: usize) -> String {
    let mut o = kernel(|o| {
        put!(o, " switch i32 %n, label %d [");
        (0..size).for_each(|i| put!(o, " i32 {i}, label %{}{i}", if i % 2 == 0 { "b" } else { "u" }));
        o.push_str(" ], !prof !0\n");
        for i in 0..size {
            if i % 2 == 0 {
                put!(o, "b{i}:\n store volatile i32 {i}, ptr %p\n br label %d\n");
            } else {
                put!(o, "u{i}:\n unreachable\n");
            }
        }
        put!(o, "d:\n ret void\n");
    });
    weights(&mut o, size);
    o
}
pub(super) fn dead_cases(size: usize) -> String {
    kernel(|o| {
        put!(o, " %m = or i32 %n, 1\n");
        switch(o, "%m", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n store volatile i32 {i}, ptr %p\n br label %d\n"));
        put!(o, "d:\n");
        phi(o, "x", size, |i| (i == size / 2) as usize);
        o.push_str(STORE_X);
    })
}
fn machine(o: &mut String, size: usize, body: bool) {
    put!(o, " br label %h\nh:\n %i = phi i32 [ 0, %entry ]");
    (0..size).for_each(|i| put!(o, ", [ {}, %b{i} ]", (i * 7 + 1) % size));
    o.push('\n');
    switch(o, "%i", size);
    for i in 0..size {
        put!(o, "b{i}:\n");
        if body {
            put!(o, " store volatile i32 {i}, ptr %p\n");
        }
        put!(o, " br label %h\n");
    }
    put!(o, "d:\n store i32 %i, ptr %p\n ret void\n");
}
pub(super) fn state_machine(size: usize) -> String {
    kernel(|o| machine(o, size, true))
}
pub(super) fn empty_state_machine(size: usize) -> String {
    kernel(|o| machine(o, size, false))
}
pub(super) fn returning_cases(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        (0..size).for_each(|i| put!(o, "b{i}:\n store i32 {i}, ptr %p\n ret void\n"));
        put!(o, "d:\n ret void\n");
    })
}
/// `size` comparisons of `on` one after the other, each with `extra` before it, that all go to `d` when equal.
fn chain(o: &mut String, size: usize, on: &str, extra: impl Fn(&mut String, usize), end: &str) {
    for i in 0..size {
        put!(o, " %c{i} = icmp eq i32 {on}, {}\n br i1 %c{i}, label %d, label %b{i}{end}\nb{i}:\n", i * 3);
        extra(o, i);
    }
    put!(o, " br label %d\nd:\n");
}
/// Phi of the target of a [`chain`]: block `b<i - 1>` tests comparison `i`.
fn chain_phi(o: &mut String, size: usize) {
    phi(o, "x", size, |i| i * 7 % 1000);
}
pub(super) fn equality_chain(size: usize) -> String {
    kernel(|o| {
        chain(o, size, "%n", |_, _| {}, "");
        chain_phi(o, size);
        o.push_str(STORE_X);
    })
}
pub(super) fn equality_chain_with_stores(size: usize) -> String {
    kernel(|o| {
        chain(o, size, "%n", |o, i| put!(o, " store volatile i32 {i}, ptr %p\n"), "");
        chain_phi(o, size);
        o.push_str(STORE_X);
    })
}
pub(super) fn equality_chain_with_weights(size: usize) -> String {
    let mut o = kernel(|o| {
        chain(o, size, "%n", |_, _| {}, ", !prof !0");
        chain_phi(o, size);
        o.push_str(STORE_X);
    });
    weights(&mut o, 1);
    o
}
pub(super) fn equality_chain_in_a_loop(size: usize) -> String {
    kernel(|o| {
        put!(o, " br label %h\nh:\n %i = load volatile i32, ptr %p\n");
        for i in 0..size {
            put!(o, " %c{i} = icmp eq i32 %i, {}\n br i1 %c{i}, label %d, label %b{i}\nb{i}:\n", i * 3);
        }
        put!(o, " br label %d\nd:\n %x = phi i32 [ 0, %h ]");
        (0..size).for_each(|i| put!(o, ", [ {}, %b{i} ]", i * 7 % 1000));
        put!(
            o,
            "\n store volatile i32 %x, ptr %p\n %e = icmp eq i32 %x, 77\n br i1 %e, label %z, label %h\nz:\n ret void\n"
        );
    })
}
pub(super) fn compared_cases(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        for i in 0..size {
            put!(
                o,
                "b{i}:\n store volatile i32 {i}, ptr %p\n %c{i} = icmp eq i32 %n, {i}\n br i1 %c{i}, label %e{i}, label %d\n"
            );
            put!(o, "e{i}:\n store volatile i32 1, ptr %p\n br label %d\n");
        }
        put!(o, "d:\n ret void\n");
    })
}
pub(super) fn switch_of_compares(size: usize) -> String {
    kernel(|o| {
        switch(o, "%n", size);
        for i in 0..size {
            put!(o, "b{i}:\n %c{i} = icmp eq i32 %n, {}\n br label %d\n", i + 1);
        }
        put!(o, "d:\n %x = phi i1 [ 0, %entry ]");
        (0..size).for_each(|i| put!(o, ", [ %c{i}, %b{i} ]"));
        put!(o, "\n store i1 %x, ptr %p\n ret void\n");
    })
}
/// A switch of `size` cases to a block that switches on the same value, with weights: all cases go there, or only the default.
fn switch_on_switch(size: usize, by_default: bool, blocks: usize) -> String {
    let half = size / 2;
    let mut text = kernel(|o| {
        let (default, to_case) = if by_default { ("s", "b") } else { ("d", "s") };
        put!(o, " switch i32 %n, label %{default} [");
        (0..half).for_each(|i| match to_case {
            "s" => put!(o, " i32 {i}, label %s"),
            _ => put!(o, " i32 {i}, label %b{}", i % blocks),
        });
        put!(o, " ], !prof !0\ns:\n switch i32 %n, label %d [");
        (half / 2..half + half / 2).for_each(|i| put!(o, " i32 {i}, label %b{}", i % blocks));
        put!(o, " ], !prof !0\n");
        (0..blocks).for_each(|i| put!(o, "b{i}:\n store volatile i32 {i}, ptr %p\n br label %d\n"));
        put!(o, "d:\n ret void\n");
    });
    text.push_str("!0 = !{!\"branch_weights\", i32 5");
    (0..half).for_each(|i| put!(text, ", i32 {}", i % 7 + 1));
    text.push_str("}\n");
    text
}
pub(super) fn switches_by_case(size: usize) -> String {
    switch_on_switch(size, false, 9)
}
pub(super) fn switches_by_default(size: usize) -> String {
    switch_on_switch(size, true, 9)
}
pub(super) fn switches_to_many_blocks(size: usize) -> String {
    switch_on_switch(size, true, size / 2)
}
