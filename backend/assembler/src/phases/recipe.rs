//! Recipes: edits of the order of phases, function by function.
//!
//! `FUNCTION: EDIT, EDIT; FUNCTION: EDIT`, with `*` for every function that has no recipe of its own before it. An edit leaves a phase out (`-PHASE`), moves
//! it (`PHASE>OTHER`: behind the other) or runs it once more (`+PHASE>OTHER`). A function without a recipe inherits the order of
//! the unit before it; so orders are made for all functions at once, in the order of the module, before any is compiled.

use super::names::named;
use super::{OptionError, Order, Phase};
use std::borrow::Cow;

/// Recipes by function.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Recipes {
    rows: Vec<Recipe>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Recipe {
    /// Name of the function, or `*`.
    function: String,
    edits: Vec<Edit>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Edit {
    LeaveOut(Phase),
    MoveBehind(Phase, Phase),
    RunAgain(Phase, Phase),
}

impl Recipes {
    /// Reads recipes.
    pub fn parse(text: &str) -> Result<Recipes, OptionError> {
        let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        let rows = parts.map(recipe).collect::<Result<_, _>>()?;
        Ok(Recipes { rows })
    }
    /// The order of each function, from `base`.
    pub fn orders<'o>(&self, base: &'o Order, functions: &[&str]) -> Vec<Cow<'o, Order>> {
        let mut current = Cow::Borrowed(base);
        let order_of = |&function: &&str| {
            let own = self.rows.iter().find(|row| row.function == function);
            if let Some(recipe) = own.or_else(|| self.rows.iter().find(|row| row.function == "*")) {
                current = Cow::Owned(recipe.applied(base));
            }
            current.clone()
        };
        functions.iter().map(order_of).collect()
    }
}

impl Recipe {
    fn applied(&self, base: &Order) -> Order {
        let mut order = base.clone();
        for edit in &self.edits {
            match *edit {
                Edit::LeaveOut(phase) => order.remove(phase),
                Edit::MoveBehind(phase, other) => {
                    order.remove(phase);
                    order.insert_after(phase, other);
                }
                Edit::RunAgain(phase, other) => order.insert_after(phase, other),
            }
        }
        order
    }
}

fn recipe(part: &str) -> Result<Recipe, OptionError> {
    let Some((function, edits)) = part.split_once(':').filter(|parts| !parts.0.trim().is_empty()) else {
        return Err(OptionError::NoFunction(part.to_string()));
    };
    let edits = edits.split(',').map(str::trim).filter(|edit| !edit.is_empty()).map(edit).collect::<Result<_, _>>()?;
    Ok(Recipe { function: function.trim().to_string(), edits })
}

fn edit(text: &str) -> Result<Edit, OptionError> {
    if let Some(name) = text.strip_prefix('-') {
        return Ok(Edit::LeaveOut(movable(name)?));
    }
    let (again, rest) = match text.strip_prefix('+') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let Some((phase, other)) = rest.split_once('>') else { return Err(OptionError::Edit(text.to_string())) };
    let other = named(other.trim())?;
    match again {
        true => Ok(Edit::RunAgain(named(phase.trim())?, other)),
        false if phase.trim().eq_ignore_ascii_case(other.name()) => Err(OptionError::Edit(text.to_string())),
        false => Ok(Edit::MoveBehind(movable(phase)?, other)),
    }
}

/// A phase that may leave its place.
fn movable(name: &str) -> Result<Phase, OptionError> {
    let phase = named(name.trim())?;
    if phase.may_be_left_out() { Ok(phase) } else { Err(OptionError::Indispensable(phase.name())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(order: &Order) -> Vec<&'static str> {
        order.steps().iter().map(|step| step.phase.name()).collect()
    }

    #[test]
    fn a_unit_without_a_recipe_inherits_the_order_before_it() {
        let base = Order::default();
        let recipes = Recipes::parse("g: -GvnCse; k: +GvnCse>OriDoRemat").expect("recipes");
        let orders = recipes.orders(&base, &["f", "g", "h", "k", "l"]);
        let runs = |n: usize| names(&orders[n]).iter().filter(|&&name| name == "GvnCse").count();
        assert_eq!([runs(0), runs(1), runs(2), runs(3), runs(4)], [1, 0, 0, 2, 2]);
        assert_eq!(orders[0].as_ref(), &base);
    }

    #[test]
    fn a_star_is_for_those_without_one() {
        let base = Order::default();
        let recipes = Recipes::parse("*: -GvnCse; g: GvnCse>OriDoRemat").expect("recipes");
        let orders = recipes.orders(&base, &["f", "g", "h"]);
        let has = |n: usize| names(&orders[n]).contains(&"GvnCse");
        assert_eq!([has(0), has(1), has(2)], [false, true, false]);
        let moved = names(&orders[1]);
        let at = moved.iter().position(|&name| name == "GvnCse").expect("it moved");
        assert_eq!(moved[at - 1], "OriDoRemat");
    }

    #[test]
    fn wrong_recipes_are_refused() {
        let error = |text: &str| Recipes::parse(text).expect_err("wrong").to_string();
        assert!(error("-GvnCse").contains("names no function"));
        assert!(error(": -GvnCse").contains("names no function"));
        assert!(error("f: GvnCse").contains("is no edit of a recipe"));
        assert!(error("f: GvnCse>GvnCse").contains("is no edit of a recipe"));
        assert!(error("f: -MercGenerateSassUCode").contains("cannot be left out"));
        assert!(error("f: GvnCse>GvnCs").contains("did you mean `GvnCse`?"));
        assert!(Recipes::parse("f:;;").expect("a recipe without edits").rows[0].edits.is_empty());
    }
}
