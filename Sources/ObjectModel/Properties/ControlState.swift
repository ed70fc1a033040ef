/// The states that UIKit keeps values for; combinations are sets.
public struct ControlState: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// With all its values.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// None of the others.
  public static let normal: ControlState = []
  /// Pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not enabled.
  public static let disabled = ControlState(rawValue: 2)
  /// Selected.
  public static let selected = ControlState(rawValue: 4)
  /// Has the focus.
  public static let focused = ControlState(rawValue: 8)

  /// Single states with the names that documents use, in UIKit's order.
  public static let named: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// Parses `normal`, `selected`, `selected+highlighted`, …; nil when a part is no state.
  public init?(name: String) {
    if name == "normal" {
      self = .normal
      return
    }
    var result: ControlState = []
    for part in name.split(separator: "+", omittingEmptySubsequences: false) {
      guard let match = Self.named.first(where: { $0.name == part }) else { return nil }
      result.insert(match.state)
    }
    self = result
  }
}

extension ControlState: CustomStringConvertible {
  /// As documents and messages write it.
  public var description: String {
    let parts = Self.named.filter { contains($0.state) }.map(\.name)
    return parts.isEmpty ? "normal" : parts.joined(separator: "+")
  }
}
