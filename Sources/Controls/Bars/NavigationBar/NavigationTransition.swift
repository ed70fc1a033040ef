import ObjectModel

/// The progress of a navigation controller in pushing or popping its last controller.
///
/// UIKit animates the transition; a document describes one moment of it.
enum NavigationTransition: BaseControl {
  static let push = AppearanceKey<Double>("push", "How far the last controller has come in, 0–1.")
  static let pop = AppearanceKey<Double>("pop", "How far the last controller has gone, 0–1.")

  /// Distance that the previous controller moves, as a share of the width (choice, after iOS 7's
  /// parallax).
  static let parallax = 0.3

  static let definition = ClassDefinition(
    "NavigationTransition", superclass: "NSObject", kind: .object,
    summary: "A push or pop that is under way.",
    properties: [push.declaration, pop.declaration])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// Progress of the last controller of a navigation controller, 0–1; nil without a transition.
  static func pushProgress(of controller: Element) -> Double? {
    guard let transition = controller.object("transition") else { return nil }
    let progress = transition[push] ?? transition[pop].map { 1 - $0 }
    return progress.map { min(max($0, 0), 1) }
  }
}
