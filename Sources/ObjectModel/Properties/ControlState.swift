/// UIControlState: the states of a control, as an option set.
public struct ControlState: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt8

  /// Creates a set of states.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No other state.
  public static let normal: ControlState = []
  /// Pressed.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not enabled.
  public static let disabled = ControlState(rawValue: 2)
  /// Selected.
  public static let selected = ControlState(rawValue: 4)
  /// Focused.
  public static let focused = ControlState(rawValue: 8)

  /// The single states with their names in documents, in UIKit's order.
  package static let named: [(name: String, state: ControlState)] = [
    ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ("focused", .focused),
  ]

  /// Parses `normal`, `selected`, `selected+highlighted`, …; nil when a part is no state.
  package init?(name: String) {
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
  /// The names of the single states in it, in UIKit's order; none for the normal state.
  package var names: [String] { Self.named.filter { contains($0.state) }.map(\.name) }

  /// The names joined by `+`, or `normal`.
  public var description: String {
    names.isEmpty ? "normal" : names.joined(separator: "+")
  }
}
