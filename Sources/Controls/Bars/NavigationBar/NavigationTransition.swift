import ObjectModel

/// The progress of a navigation controller in pushing or popping its last controller.
///
/// UIKit animates the transition; a document describes one moment of it.
enum NavigationTransition: BaseControl {
  static let push = AppearanceKey<Double>(
    "push", default: .none, "The progress of a push, 0–1: 1 shows the last controller whole.")
  static let pop = AppearanceKey<Double>(
    "pop", default: .none, "The progress of a pop, 0–1: at 1 the last controller is gone.")

  /// Distance that the previous controller moves, as a share of the width (choice, after iOS 7's
  /// parallax).
  static let parallax = 0.3

  static let definition = ClassDefinition(
    "NavigationTransition", superclass: "NSObject", kind: .object,
    summary: "A push or pop of a navigation controller in progress.",
    properties: [push.declaration, pop.declaration])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// Progress of the last controller of a navigation controller, 0–1; nil without a transition.
  static func pushProgress(of controller: Element) -> Double? {
    guard let transition = controller.object("transition") else { return nil }
    let progress = transition[push] ?? transition[pop].map { 1 - $0 }
    return progress.map { min(max($0, 0), 1) }
  }
}
