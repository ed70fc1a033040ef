import ObjectModel

/// Which of a bar's appearance objects counts, from iOS 13 on.
struct BarAppearanceInForce {
  /// The properties of bars and their items that hold an appearance.
  enum Slot: String, NamedCases {
    static let typeName = "bar appearance"

    case standard = "standardAppearance"
    case compact = "compactAppearance"
    case scrollEdge = "scrollEdgeAppearance"
    case compactScrollEdge = "compactScrollEdgeAppearance"

    var isAtEdge: Bool { self == .scrollEdge || self == .compactScrollEdge }
  }

  /// The situation of the bar, named by the slot that is asked first.
  let situation: Slot
  /// The slot whose object counts; nil where nobody set any of those that are asked.
  let slot: Slot?
  /// The object; nil for UIKit's default.
  let values: AppearanceValues?
  /// Who set the object.
  let source: Candidate?
  /// Whether the object is the navigation item's or tab bar item's own.
  let isOfItem: Bool
  /// Whether background and line are left out: at the scroll edge, where only the standard
  /// appearance is left.
  let hidesBackground: Bool
  /// Whether a slot of the bar or its item is set. Then the bar's older properties do not count.
  let isInUse: Bool

  /// - Parameters:
  ///   - item: the values of the shown item, whose appearances go before the bar's.
  ///   - isAtEdge: whether the bar is at the edge of its content.
  init(
    bar: StyledNode, item: (PropertySlot) -> Candidate? = { _ in nil }, isCompact: Bool,
    isAtEdge: Bool
  ) {
    let asked: [Slot] =
      switch (isAtEdge, isCompact) {
      case (true, true): [.compactScrollEdge, .scrollEdge, .compact, .standard]
      case (true, false): [.scrollEdge, .standard]
      case (false, true): [.compact, .standard]
      case (false, false): [.standard]
      }
    situation = asked[0]
    let found = Self.first(of: asked, bar: bar, item: item)
    slot = found?.slot
    values = found.flatMap { AppearanceValues($0.winner.value) }
    source = found?.winner
    isOfItem = found?.isOfItem ?? false
    // Of these only the standard appearance is modified at the edge (UINavigationBar and UIToolbar
    // headers, compactScrollEdgeAppearance).
    hidesBackground = isAtEdge && (slot ?? .standard) == .standard
    isInUse = Slot.allCases.contains {
      Self.first(of: [$0], bar: bar, item: item) != nil
    }
  }

  /// The first slot that is set, each of the item's before the bar's.
  private static func first(
    of slots: [Slot], bar: StyledNode, item: (PropertySlot) -> Candidate?
  ) -> (slot: Slot, winner: Candidate, isOfItem: Bool)? {
    for slot in slots {
      let property = PropertySlot(slot.rawValue)
      if let winner = item(property), winner.value != .null { return (slot, winner, true) }
      if let winner = bar.style.winner(property), winner.value != .null {
        return (slot, winner, false)
      }
    }
    return nil
  }

  /// The interface style that it gives a bar of a system; nil leaves the bar as it is.
  func interfaceStyle(system: Int) -> Traits.InterfaceStyle? {
    let key = BarAppearance.overrideUserInterfaceStyle
    guard key.exists(in: system), let own = values?[key] else { return nil }
    return Traits.InterfaceStyle(rawValue: own.rawValue)
  }

  /// The values of a navigation item or tab bar item that no rule reaches.
  static func values(of item: Element?) -> (PropertySlot) -> Candidate? {
    { slot in item?.values[slot].map { Candidate(value: $0, source: .instance) } }
  }

  /// The situation in words, as `explain` prints it.
  var why: String {
    let place =
      switch situation {
      case .standard: "content lies under the bar, or the bar has no scroll edge"
      case .compact: "the bar is compact and content lies under it"
      case .scrollEdge: "the bar is at the scroll edge"
      case .compactScrollEdge: "the bar is compact and at the scroll edge"
      }
    guard hidesBackground else { return place }
    return place + "; nobody set an appearance for it, so background and line are left out"
  }
}
