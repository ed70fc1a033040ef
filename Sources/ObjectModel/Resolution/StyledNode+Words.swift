extension StyledNode {
  /// A word of UIKit's own in the language of the screen.
  package func word(_ word: SystemWord?) -> String? { word.map { context.words[$0] } }
}
