/// The axes that UIKit's appearance setters take beside a value.
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

/// UIBarMetrics: the height of a bar, with or without a prompt.
public enum BarMetrics: String, Sendable, Hashable, CaseIterable {
  case `default`, compact, defaultPrompt, compactPrompt

  /// The metrics to look a value up for, this one first.
  var fallback: [BarMetrics] {
    switch self {
    case .default: [.default]
    case .compact: [.compact, .default]
    case .defaultPrompt: [.defaultPrompt, .default]
    case .compactPrompt: [.compactPrompt, .compact, .default]
    }
  }
}

/// UIBarPosition and UIToolbarPosition: the edge that a bar is attached to.
public enum BarPosition: String, Sendable, Hashable, CaseIterable {
  case any, bottom, top, topAttached

  /// The positions to look a value up for, this one first.
  var fallback: [BarPosition] {
    switch self {
    case .any: [.any]
    case .bottom: [.bottom, .any]
    case .top: [.top, .any]
    case .topAttached: [.topAttached, .top, .any]
    }
  }
}

/// UIBarButtonItemStyle: how a bar button item is emphasized.
public enum BarButtonItemStyle: String, Sendable, Hashable, CaseIterable {
  case plain, bordered, done
  /// As `done`, by its name from iOS 26 on.
  case prominent
}

/// UISegmentedControlSegment: a segment's position in its control.
public enum SegmentType: String, Sendable, Hashable, CaseIterable {
  case any, left, center, right, alone
}

/// UISearchBarIcon: an icon in a search field.
public enum SearchBarIcon: String, Sendable, Hashable, CaseIterable {
  case search, clear, bookmark, resultsList
}

/// One combination of axis values. Axes that a property does not have keep their defaults, so that
/// equal combinations are equal values.
public struct AxisValues: Sendable, Hashable {
  // First, so that slots with these values are small.
  /// The axes of a custom class's property, in their order.
  public var integers: [Int] = []
  /// The state of a control, or of the left side of a divider.
  public var state: ControlState = .normal
  /// The state of the right side of a divider.
  public var rightState: ControlState = .normal
  /// The style of a bar button item's background; nil for all styles.
  public var itemStyle: BarButtonItemStyle?
  /// The height of a bar.
  public var metrics: BarMetrics = .default
  /// The edge that a bar is attached to.
  public var position: BarPosition = .any
  /// The position of a segment.
  public var segmentType: SegmentType = .any
  /// The icon in a search field; nil for other properties.
  public var icon: SearchBarIcon?

  /// Creates the normal combination.
  public init() {}

  /// Creates a combination of UIKit's axes: `forState:`, `style:`, `barMetrics:` and so on.
  ///
  /// - Parameters:
  ///   - state: the state, or the left side of a divider.
  ///   - rightState: the right side of a divider.
  ///   - itemStyle: nil for all styles.
  ///   - metrics: the height of a bar.
  ///   - position: the edge that a bar is attached to.
  ///   - segmentType: the position of a segment.
  ///   - icon: nil for properties that are not of search bar icons.
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

  /// Creates a combination for a custom class's property.
  public init(integers: [Int]) { self.integers = integers }

  /// Every axis at its default.
  public static var normal: AxisValues { AxisValues() }
}

extension AxisValues {
  /// All axes but the integers, packed for fast comparison and hashing.
  private var code: UInt64 {
    var code = UInt64(state.rawValue)
    code |= UInt64(rightState.rawValue) << 16
    code |= UInt64(metrics.code) << 32
    code |= UInt64(position.code) << 36
    code |= UInt64(segmentType.code) << 40
    code |= UInt64(itemStyle.map { $0.code + 1 } ?? 0) << 44
    code |= UInt64(icon.map { $0.code + 1 } ?? 0) << 48
    return code
  }

  /// True when every axis has its default.
  var isNormal: Bool { code == 0 && integers.isEmpty }

  /// The combination's share of a slot's hash; 0 for the normal one.
  var hashBits: Int {
    Int(truncatingIfNeeded: code) ^ (integers.isEmpty ? 0 : integers.hashValue)
  }

  /// Compares all axes.
  public static func == (a: AxisValues, b: AxisValues) -> Bool {
    a.code == b.code && a.integers == b.integers
  }

  /// Hashes all axes.
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
    case .prominent: 3
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

/// An error in the text after `@` of a property name.
public enum AxisError: Error, Sendable, Hashable {
  case unknown(String, known: [String])
  case givenTwice(String)
  case noAxes(String)
  case integersNeeded(count: Int, found: String)
  /// A property of search bar icons is named without an icon; there is no default.
  case iconNeeded
}

extension AxisValues {
  /// Parses the text after `@` in a property name: `highlighted,compact`, in any order.
  ///
  /// - Parameters:
  ///   - text: nil when the name has no `@`.
  ///   - axes: the property's axes.
  /// - Throws: `AxisError` for text that names no combination of the axes.
  package init(parsing text: String?, axes: [Axis]) throws(AxisError) {
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

  /// The combination in words, one for each axis in order: `highlighted,compact`. Empty for a
  /// property without axes.
  package func description(axes: [Axis]) -> String {
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
  /// The string without spaces at both ends.
  var trimmingSpaces: String {
    var slice = self[...]
    while slice.first == " " { slice.removeFirst() }
    while slice.last == " " { slice.removeLast() }
    return String(slice)
  }
}
