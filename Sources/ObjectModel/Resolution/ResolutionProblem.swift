/// A part that is left out of a styled tree, because it would exceed a limit or contain itself.
///
/// `ScreenBuilder` reports these as errors. For screens built in code, see `StyledTree.problems`.
public enum ResolutionProblem: Sendable, Hashable {
  /// The subviews of a declared class exceed the limits of `Resolver`.
  case tooManyParts(className: String)
  /// The views that a rule adds exceed the limits of `Resolver`.
  case tooManyViews(AppearanceRule.Origin)
  /// A rule gives its view to an object inside of that view.
  case viewInItself(AppearanceRule.Origin)
}
