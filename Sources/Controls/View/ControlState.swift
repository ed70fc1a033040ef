/// The states that UIKit keeps values for; combinations are sets.
public struct ControlState: OptionSet, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let normal: ControlState = []
  public static let highlighted = ControlState(rawValue: 1)
  public static let disabled = ControlState(rawValue: 2)
  public static let selected = ControlState(rawValue: 4)
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
  public var description: String {
    let parts = Self.named.filter { contains($0.state) }.map(\.name)
    return parts.isEmpty ? "normal" : parts.joined(separator: "+")
  }
}
