// themes: elementwise, slices with bounds checks, matrix product, rng, 128-bit integers, structs
#![no_core]
#![no_std]
#![feature(no_core, lang_items, abi_ptx, link_llvm_intrinsics, rustc_attrs, intrinsics, decl_macro, arbitrary_self_types, auto_traits, negative_impls)]
#![allow(internal_features, dead_code)]
#![crate_type = "lib"]
mod minicore;
use minicore::*;

#[no_mangle]
pub unsafe extern "ptx-kernel" fn saxpy(n: usize, a: f32, x: *const f32, y: *mut f32) {
    let i = global_x();
    if i < n {
        *at_mut(y, i) = a * *at(x, i) + *at(y as *const f32, i);
    }
}

// A slice parameter is a pointer and a length; indexing checks bounds.
#[no_mangle]
pub unsafe extern "ptx-kernel" fn sum_strided(x: &[f32], out: &mut [f32]) {
    let step = (nctaid_x() as u32 * ntid_x() as u32) as usize;
    let first = global_x();
    let mut i = first;
    let mut s = 0.0f32;
    while i < 1 << 20 {
        s += x[i];
        i += step;
    }
    out[first] = s;
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn matmul(a: *const f32, b: *const f32, c: *mut f32, n: usize) {
    let row = (ctaid_y() as u32 * ntid_y() as u32 + tid_y() as u32) as usize;
    let col = global_x();
    if row >= n || col >= n {
        return;
    }
    let mut acc = 0.0f32;
    let mut k = 0usize;
    while k < n {
        acc = fma(*at(a, row * n + k), *at(b, k * n + col), acc);
        k += 1;
    }
    *at_mut(c, row * n + col) = acc;
}

fn wyrand(state: &mut u64) -> u64 {
    *state += 0xa0761d6478bd642f;
    let t = *state as u128 * (*state ^ 0xe7037ed1a0b428db) as u128;
    (t >> 64u128) as u64 ^ t as u64
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn monte_carlo_pi(counts: *mut u32, samples: u32, seed: u64) {
    let mut s = seed + global_x() as u64 * 0x9e3779b97f4a7c15;
    let mut inside = 0u32;
    let mut k = 0u32;
    while k < samples {
        let r = wyrand(&mut s);
        let x = (r >> 40u64) as f32 * 5.9604645e-8;
        let y = (r & 0xffffff) as f32 * 5.9604645e-8;
        if x * x + y * y <= 1.0 {
            inside += 1;
        }
        k += 1;
    }
    *at_mut(counts, global_x()) = inside;
}

#[repr(C)]
pub struct Particle {
    pos: [f32; 3],
    vel: [f32; 3],
    mass: f32,
    alive: bool,
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn integrate(p: *mut Particle, n: usize, dt: f32, axis: usize) {
    let i = global_x();
    if i >= n {
        return;
    }
    let q = &mut *at_mut(p, i);
    if !q.alive {
        return;
    }
    let speed = sqrt(q.vel[0] * q.vel[0] + q.vel[1] * q.vel[1] + q.vel[2] * q.vel[2]);
    q.pos[axis] += q.vel[axis] * dt;
    q.vel[axis] *= 1.0 - 0.01 * speed / q.mass;
    q.alive = speed < 100.0;
}

#[no_mangle]
pub unsafe extern "ptx-kernel" fn gcds(a: *const u32, b: *const u32, out: *mut u32) {
    let i = global_x();
    let mut x = *at(a, i);
    let mut y = *at(b, i);
    while y != 0 {
        let t = x % y;
        x = y;
        y = t;
    }
    *at_mut(out, i) = match x {
        0 => 0,
        1 => 7,
        2 | 4 | 8 => 9,
        3..=10 => x * 2,
        _ => x,
    };
}
