/// The integer axes that UIKit's appearance setters take beside their value.
public enum Axis: Sendable, Hashable {
  case state
  case itemStyle
  case barMetrics
  case barPosition
  case segmentType
  case dividerStates
  case searchBarIcon
  /// One axis of a custom class's property.
  case integer
}

/// UIBarMetrics.
public enum BarMetrics: String, Sendable, Hashable, CaseIterable {
  case `default`, compact, defaultPrompt, compactPrompt

  /// Where a value is looked for, nearest first (resolution rules, section 5).
  public var fallback: [BarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}

/// UIBarPosition, and UIToolbarPosition with it.
public enum BarPosition: String, Sendable, Hashable, CaseIterable {
  case any, bottom, top, topAttached

  /// Where a value is looked for, nearest first.
  public var fallback: [BarPosition] {
    switch self {
    case .any: [.any]
    case .bottom: [.bottom, .any]
    case .top: [.top, .any]
    case .topAttached: [.topAttached, .top, .any]
    }
  }
}

/// UIBarButtonItemStyle.
public enum BarButtonItemStyle: String, Sendable, Hashable, CaseIterable {
  case plain, bordered, done
}

/// UISegmentedControlSegment.
public enum SegmentType: String, Sendable, Hashable, CaseIterable {
  case any, left, center, right, alone
}

/// UISearchBarIcon.
public enum SearchBarIcon: String, Sendable, Hashable, CaseIterable {
  case search, clear, bookmark, resultsList
}

/// One combination of axis values. Axes that a property does not have keep their defaults, so that
/// equal combinations are equal values.
public struct AxisValues: Sendable, Hashable {
  /// Also the left side of a divider.
  public var state: ControlState = .normal
  /// The right side of a divider.
  public var rightState: ControlState = .normal
  /// Of bar button backgrounds.
  public var itemStyle: BarButtonItemStyle?
  /// Of bars.
  public var metrics: BarMetrics = .default
  /// Of bars.
  public var position: BarPosition = .any
  /// Of segmented controls.
  public var segmentType: SegmentType = .any
  /// Of search bars.
  public var icon: SearchBarIcon?
  /// A custom property's own axes.
  public var integers: [Int] = []

  /// Nothing set.
  public init() {}

  /// Of UIKit's own setters: `forState:`, `style:`, `barMetrics:` and so on.
  ///
  /// - Parameters:
  ///   - state: also the left side of a divider.
  ///   - rightState: the right side of a divider.
  public init(
    state: ControlState = .normal, rightState: ControlState = .normal,
    itemStyle: BarButtonItemStyle? = nil, metrics: BarMetrics = .default,
    position: BarPosition = .any, segmentType: SegmentType = .any, icon: SearchBarIcon? = nil
  ) {
    self.state = state
    self.rightState = rightState
    self.itemStyle = itemStyle
    self.metrics = metrics
    self.position = position
    self.segmentType = segmentType
    self.icon = icon
  }

  /// A custom property's own axes, in their order.
  public init(integers: [Int]) { self.integers = integers }

  /// Every axis at its default.
  public static var normal: AxisValues { AxisValues() }
}

extension AxisValues {
  /// All but the integers in one word: slots are compared and hashed by the thousand, and the
  /// synthesised ways would do so by the names of cases.
  private var code: UInt64 {
    var code = UInt64(truncatingIfNeeded: state.rawValue & 0xFFFF)
    code |= UInt64(truncatingIfNeeded: rightState.rawValue & 0xFFFF) << 16
    code |= UInt64(metrics.code) << 32
    code |= UInt64(position.code) << 36
    code |= UInt64(segmentType.code) << 40
    code |= UInt64(itemStyle.map { $0.code + 1 } ?? 0) << 44
    code |= UInt64(icon.map { $0.code + 1 } ?? 0) << 48
    return code
  }

  /// Whether every axis is at its default: asked at every look at a property.
  var isNormal: Bool { code == 0 && integers.isEmpty }

  /// What tells the combination from others of the same property in a hash; 0 for the normal one.
  var hashBits: Int {
    Int(truncatingIfNeeded: code) ^ (integers.isEmpty ? 0 : integers.hashValue)
  }

  /// Whether both are the same combination.
  public static func == (a: AxisValues, b: AxisValues) -> Bool {
    a.code == b.code && a.integers == b.integers
  }

  /// Feeds the combination to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    if !integers.isEmpty { hasher.combine(integers) }
  }
}

extension BarMetrics {
  fileprivate var code: UInt8 {
    switch self {
    case .default: 0
    case .compact: 1
    case .defaultPrompt: 2
    case .compactPrompt: 3
    }
  }
}

extension BarPosition {
  fileprivate var code: UInt8 {
    switch self {
    case .any: 0
    case .bottom: 1
    case .top: 2
    case .topAttached: 3
    }
  }
}

extension BarButtonItemStyle {
  fileprivate var code: UInt8 {
    switch self {
    case .plain: 0
    case .bordered: 1
    case .done: 2
    }
  }
}

extension SegmentType {
  fileprivate var code: UInt8 {
    switch self {
    case .any: 0
    case .left: 1
    case .center: 2
    case .right: 3
    case .alone: 4
    }
  }
}

extension SearchBarIcon {
  fileprivate var code: UInt8 {
    switch self {
    case .search: 0
    case .clear: 1
    case .bookmark: 2
    case .resultsList: 3
    }
  }
}

/// Why the text after `@` names no combination of a property's axes.
public enum AxisError: Error, Sendable, Hashable {
  case unknown(String, known: [String])
  case givenTwice(String)
  case noAxes(String)
  case integersNeeded(count: Int, found: String)
  /// A search bar's icons have nothing in common: there is none that would be meant.
  case iconNeeded
}

extension AxisValues {
  /// Parses what stands after `@` in a property name: `highlighted,compact`, in any order.
  ///
  /// - Parameter text: nil where the name has no `@`.
  public init(parsing text: String?, axes: [Axis]) throws(AxisError) {
    self.init()
    guard let text else {
      let integers = axes.count { $0 == .integer }
      if integers > 0 { throw .integersNeeded(count: integers, found: "") }
      if axes.contains(.searchBarIcon) { throw .iconNeeded }
      return
    }
    let tokens = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0).trimmingSpaces }
    guard !axes.isEmpty else { throw .noAxes(text) }
    let integerCount = axes.count { $0 == .integer }
    if integerCount > 0 {
      let values = tokens.compactMap { Int($0) }
      guard values.count == tokens.count, values.count == integerCount else {
        throw .integersNeeded(count: integerCount, found: text)
      }
      integers = values
      return
    }
    var seen: Set<Axis> = []
    var sides: Set<Substring> = []
    for token in tokens {
      guard let axis = take(token, axes: axes) else {
        throw .unknown(token, known: Self.names(of: axes))
      }
      // The two sides of a divider are one axis given in two tokens.
      let isNew =
        axis == .dividerStates
        ? sides.insert(token.prefix { $0 != "=" }).inserted : seen.insert(axis).inserted
      guard isNew else { throw .givenTwice(token) }
    }
    if icon == nil, axes.contains(.searchBarIcon) { throw .iconNeeded }
  }

  /// Reads one token into its axis; nil when no axis knows it.
  private mutating func take(_ token: String, axes: [Axis]) -> Axis? {
    for axis in axes {
      switch axis {
      case .state:
        if let value = ControlState(name: token) {
          state = value
          return axis
        }
      case .itemStyle:
        if let value = BarButtonItemStyle(rawValue: token) {
          itemStyle = value
          return axis
        }
      case .barMetrics:
        if let value = BarMetrics(rawValue: token == "landscapePhone" ? "compact" : token) {
          metrics = value
          return axis
        }
      case .barPosition:
        if let value = BarPosition(rawValue: token) {
          position = value
          return axis
        }
      case .segmentType:
        if let value = SegmentType(rawValue: token) {
          segmentType = value
          return axis
        }
      case .searchBarIcon:
        if let value = SearchBarIcon(rawValue: token) {
          icon = value
          return axis
        }
      case .dividerStates:
        if token.hasPrefix("left="), let value = ControlState(name: String(token.dropFirst(5))) {
          state = value
          return axis
        }
        if token.hasPrefix("right="), let value = ControlState(name: String(token.dropFirst(6))) {
          rightState = value
          return axis
        }
      case .integer: break
      }
    }
    return nil
  }

  package static func names(of axes: [Axis]) -> [String] {
    axes.flatMap { axis -> [String] in
      switch axis {
      case .state: ["normal"] + ControlState.named.map(\.name)
      case .itemStyle: BarButtonItemStyle.allCases.map(\.rawValue)
      case .barMetrics: BarMetrics.allCases.map(\.rawValue)
      case .barPosition: BarPosition.allCases.map(\.rawValue)
      case .segmentType: SegmentType.allCases.map(\.rawValue)
      case .searchBarIcon: SearchBarIcon.allCases.map(\.rawValue)
      case .dividerStates: ["left=normal", "right=normal", "left=selected", "right=selected"]
      case .integer: []
      }
    }
  }

  /// The combination written out, every axis in order: state, style, metrics, position, icon, …
  /// Empty for a property without axes.
  public func description(axes: [Axis]) -> String {
    var parts: [String] = []
    for axis in axes {
      switch axis {
      case .state: parts.append(state.description)
      case .itemStyle: if let itemStyle { parts.append(itemStyle.rawValue) }
      case .barMetrics: parts.append(metrics.rawValue)
      case .barPosition: parts.append(position.rawValue)
      case .segmentType: parts.append(segmentType.rawValue)
      case .searchBarIcon: if let icon { parts.append(icon.rawValue) }
      case .dividerStates:
        parts.append("left=\(state)")
        parts.append("right=\(rightState)")
      case .integer: break
      }
    }
    parts += integers.map(String.init)
    return parts.joined(separator: ",")
  }
}

extension String {
  /// Without spaces at both ends.
  var trimmingSpaces: String {
    var slice = self[...]
    while slice.first == " " { slice.removeFirst() }
    while slice.last == " " { slice.removeLast() }
    return String(slice)
  }
}
