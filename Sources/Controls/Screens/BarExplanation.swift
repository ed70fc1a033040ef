import ObjectModel

/// The explanation of a bar from iOS 13 on: which of its appearances counts, and which older
/// properties it takes the place of.
struct BarExplanation {
  private let appearance: BarAppearanceInForce
  private let olderProperties: [String]
  /// Whether the bar's items lie on glass, where its tint colours prominent ones alone.
  private let hasPlatters: Bool

  /// Creates the explanation of a bar; nil for other objects and older systems.
  init?(_ node: StyledNode) {
    guard node.look.era >= .modern else { return nil }
    hasPlatters =
      BarButtonItemFigures(node.look).liesOnPlatters && !node.isKind(of: TabBar.definition.name)
    if node.isKind(of: NavigationBar.definition.name) {
      appearance = ModernNavigationBar.appearance(of: node)
      olderProperties = ModernNavigationBar.olderProperties
    } else if node.isKind(of: Toolbar.definition.name) {
      appearance = ModernToolbar.appearance(of: node)
      olderProperties = ModernToolbar.olderProperties
    } else if node.isKind(of: TabBar.definition.name) {
      appearance = ModernTabBar.appearance(of: node)
      olderProperties = ModernTabBar.olderProperties
    } else {
      return nil
    }
  }

  /// The property with what became of it: an older one loses to an appearance object, and of these
  /// one counts.
  func explained(_ property: Explanation.Property, slot: PropertySlot) -> Explanation.Property {
    var result = property
    if olderProperties.contains(slot.name) {
      if appearance.isInUse {
        let reason = LossReason.appearanceObject(name)
        result.overridden =
          [OverriddenCandidate(candidate: property.winner, reason: reason)]
          + property.overridden.map { OverriddenCandidate(candidate: $0.candidate, reason: reason) }
        result.winner = Candidate(value: .null, source: .default)
      } else if appearance.hidesBackground {
        result.note = appearance.why
      }
    } else if hasPlatters, slot.name == "tintColor" {
      result.note =
        "colours prominent items; others take the colour of labels, or a tint of their own"
    } else if BarAppearanceInForce.Slot(rawValue: slot.name) != nil {
      let counts = slot.name == appearance.slot?.rawValue && !appearance.isOfItem
      result.note = counts ? "counts: \(appearance.why)" : "does not count: \(winnerName)"
    }
    return result
  }

  /// The appearance object that is in force, by its property.
  private var name: String { appearance.slot?.rawValue ?? "an appearance" }

  private var winnerName: String {
    guard let slot = appearance.slot else { return "\(appearance.why); UIKit's default does" }
    return "\(appearance.why); \(appearance.isOfItem ? "the item's " : "")\(slot.rawValue) does"
  }
}
