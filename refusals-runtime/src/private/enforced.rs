//! What the compiler checks of a tool that `enforced_by` names, in words for its author.

/// What a type named by `enforced_by` has if it guards every rule.
#[derive(Debug, Clone, Copy)]
pub struct Guarded;

/// What it has if it does not.
#[derive(Debug, Clone, Copy)]
pub struct Unguarded;

/// Holds for [`Guarded`] alone; its message is the error of a type that does not guard the rules.
#[diagnostic::on_unimplemented(
    message = "`{G}` does not guard the rules of `{R}`",
    label = "does not implement `{R}Guards`",
    note = "write `impl {R}Guards for {G}`, with one `check_…` method a rule"
)]
pub trait Enforced<G: ?Sized, R> {}

impl<G: ?Sized, R> Enforced<G, R> for Guarded {}

/// Compiles if the type `G` guards the rules `R`.
pub const fn enforced<G: ?Sized, R, E: Enforced<G, R> + Copy>(_: E) {}

/// Holds unless both enums are guarded, and not over one type of request: of any other combination, something
/// else is the error.
#[diagnostic::on_unimplemented(
    message = "`{G}` guards the rules of `{R}` and those of `{M}` over two types of request",
    label = "has two types of request",
    note = "write the same `type Request` in `impl {R}Guards for {G}` and in `impl {M}Guards for {G}`"
)]
pub trait OneRequest<G: ?Sized, R, M, OfUnion, OfMember> {}

impl<G: ?Sized, R, M> OneRequest<G, R, M, Guarded, Guarded> for Guarded {}
impl<G: ?Sized, R, M> OneRequest<G, R, M, Guarded, Unguarded> for Unguarded {}
impl<G: ?Sized, R, M, OfMember> OneRequest<G, R, M, Unguarded, OfMember> for Unguarded {}

/// Compiles if the type `G`, which guards a union `R` and its member `M`, does so over one type of request.
pub const fn one_request<G: ?Sized, R, M, OfUnion, OfMember, OfBoth>(_: OfUnion, _: OfMember, _: OfBoth)
where
    OfUnion: Copy,
    OfMember: Copy,
    OfBoth: OneRequest<G, R, M, OfUnion, OfMember> + Copy,
{
}
