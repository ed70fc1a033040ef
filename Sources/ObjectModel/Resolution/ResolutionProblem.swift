/// What a screen asks for and a styled tree leaves out: it would not end, or take too much.
///
/// `ScreenBuilder` makes errors of them. Who builds screens in code finds them in the tree.
public enum ResolutionProblem: Sendable, Hashable {
  /// Objects of the class are built from more than the limits of `Resolver` leave.
  case tooManyParts(className: String)
  /// The rule's view goes to more objects than the limits of `Resolver` leave.
  case tooManyViews(AppearanceRule.Origin)
  /// The rule gives its view to an object in that very view.
  case viewInItself(AppearanceRule.Origin)
}
