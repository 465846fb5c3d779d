//! Elements of constant vectors and aggregates.

use super::{Folder, Lanes};
use crate::ids::*;
use crate::value::Value;

/// Longest vector or aggregate that is taken apart.
const MAX_ELEMENTS: u64 = 4096;

impl Folder<'_> {
    /// `extractelement value, i`.
    pub fn extract_element(&mut self, value: Value, i: Value) -> Option<Value> {
        let (len, scalable, elem) = self.types.vector(self.type_of(value).get()?)?;
        if value.is_poison() || i.is_undef_or_poison() {
            return Some(Value::poison(elem));
        }
        if self.is_undef(value) && !scalable {
            return Some(Value::undef(elem));
        }
        let n = self.consts.as_int(i)?;
        if n >= len as u64 {
            return if scalable { None } else { Some(Value::poison(elem)) };
        }
        self.element(value, n)
    }
    /// `insertelement value, e, i`.
    pub fn insert_element(&mut self, value: Value, e: Value, i: Value) -> Option<Value> {
        // A zero into a zero, of a scalable vector too: it has the least number of lanes at least.
        if let Some((lanes, true, _)) = self.types.vector(self.type_of(value))
            && self.consts.is_zero(value)
            && self.consts.is_zero(e)
            && self.consts.as_int(i).is_some_and(|at| at < lanes as u64)
        {
            return Some(value);
        }
        let ty = self.type_of(value).get()?;
        let (len, scalable, _) = self.types.vector(ty)?;
        if i.is_undef_or_poison() {
            return Some(Value::poison(ty));
        }
        if scalable || len as u64 > MAX_ELEMENTS || !e.is_constant() {
            return None;
        }
        let n = self.consts.as_int(i)?;
        if n >= len as u64 {
            return Some(Value::poison(ty));
        }
        let mut lanes = Lanes::new();
        for k in 0..len as u64 {
            lanes.push(if k == n { e } else { self.element(value, k)? });
        }
        Some(self.consts.add_aggregate(ty, &lanes, true))
    }
    /// `shufflevector lhs, rhs, mask` of result type `ty`; `u32::MAX` is a poison lane.
    pub fn shuffle(&mut self, lhs: Value, rhs: Value, mask: &[u32], ty: Type) -> Option<Value> {
        let (len, scalable, elem) = self.types.vector(self.type_of(lhs).get()?)?;
        if mask.iter().all(|&m| m == u32::MAX) {
            return Some(Value::poison(ty));
        }
        if scalable {
            let v = self.uniform(lhs)?;
            return mask.iter().all(|&m| m == 0).then(|| self.consts.add_splat(ty, v));
        }
        let mut lanes = Lanes::new();
        for &m in mask {
            lanes.push(match m {
                u32::MAX => Value::poison(elem),
                m if m < len => self.element(lhs, m as u64)?,
                m => self.element(rhs, (m - len) as u64)?,
            });
        }
        Some(self.consts.add_aggregate(ty, &lanes, true))
    }
    /// `extractvalue value, path`.
    pub fn extract_value(&mut self, value: Value, path: &[u32]) -> Option<Value> {
        path.iter().try_fold(value, |value, &i| self.element(value, i as u64))
    }
    /// `insertvalue value, e, path`.
    pub fn insert_value(&mut self, value: Value, e: Value, path: &[u32]) -> Option<Value> {
        if !e.is_constant() {
            return None;
        }
        // Outer aggregates first, then rebuilt from the inside.
        let mut outer = Lanes::new();
        let mut at = value;
        for &i in path {
            outer.push(at);
            at = self.element(at, i as u64)?;
        }
        let mut new = e;
        for (&agg, &i) in outer.iter().zip(path).rev() {
            let ty = self.type_of(agg);
            let n = self.types.num_elements(ty).filter(|&n| n <= MAX_ELEMENTS)?;
            let mut list = Lanes::new();
            for k in 0..n {
                list.push(if k == i as u64 { new } else { self.element(agg, k)? });
            }
            new = self.consts.add_aggregate(ty, &list, self.types.is_vector(ty));
        }
        Some(new)
    }
}
