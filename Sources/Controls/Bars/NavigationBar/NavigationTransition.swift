import ObjectModel

/// How far a navigation controller is in pushing its last controller, or in popping it.
///
/// UIKit animates these; documents write the moment down.
enum NavigationTransition: ControlClass {
  static let push = AppearanceKey<Double>("push", "How far the last controller has come in, 0–1.")
  static let pop = AppearanceKey<Double>("pop", "How far the last controller has gone, 0–1.")

  /// How far the old controller moves, as a share of the width (choice, after iOS 7's parallax).
  static let parallax = 0.3

  static let definition = ClassDefinition(
    "NavigationTransition", superclass: "NSObject", kind: .object,
    summary: "A push or pop that is under way.",
    properties: [push.declaration, pop.declaration])

  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// How far the last controller of a navigation controller has come in; nil at rest.
  static func pushProgress(of controller: Element) -> Double? {
    guard let transition = controller.object("transition") else { return nil }
    let progress = transition[push] ?? transition[pop].map { 1 - $0 }
    return progress.map { min(max($0, 0), 1) }
  }
}
