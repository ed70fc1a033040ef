/// A setter of UIKit that takes axes beside its value, as `setBackgroundImage:forState:barMetrics:`.
public struct AxisSetter: Sendable, Hashable {
  /// A part of the setter's selector.
  public struct Part: Sendable, Hashable {
    /// The part in Objective-C, without its colon.
    public var objectiveC: String
    /// The label in Swift.
    public var swift: String
    /// The axis that the part's argument stands for.
    public var axis: Axis
    /// Whether the argument is the right side of a divider.
    public var isRightSide = false
  }

  /// The parts after the value, in their order.
  public var parts: [Part]

  init(_ parts: [(objectiveC: String, swift: String, axis: Axis)]) {
    self.parts = parts.map { Part(objectiveC: $0.objectiveC, swift: $0.swift, axis: $0.axis) }
  }

  /// `setX:forState:`.
  public static let state = AxisSetter([("forState", "for", .state)])
  /// `setX:forBarMetrics:`.
  public static let metrics = AxisSetter([("forBarMetrics", "for", .barMetrics)])
  /// `setX:forState:barMetrics:`.
  public static let stateMetrics = AxisSetter([
    ("forState", "for", .state), ("barMetrics", "barMetrics", .barMetrics),
  ])
  /// `setX:forState:style:barMetrics:`.
  public static let stateStyleMetrics = AxisSetter([
    ("forState", "for", .state), ("style", "style", .itemStyle),
    ("barMetrics", "barMetrics", .barMetrics),
  ])
  /// `setX:forSegmentType:barMetrics:`.
  public static let segment = AxisSetter([
    ("forSegmentType", "forSegmentType", .segmentType), ("barMetrics", "barMetrics", .barMetrics),
  ])
  /// `setX:forSearchBarIcon:state:`.
  public static let icon = AxisSetter([
    ("forSearchBarIcon", "for", .searchBarIcon), ("state", "state", .state),
  ])
  /// `setX:forSearchBarIcon:`.
  public static let plainIcon = AxisSetter([("forSearchBarIcon", "for", .searchBarIcon)])
  /// `setShadowImage:forToolbarPosition:`.
  public static let toolbarShadow = AxisSetter([
    ("forToolbarPosition", "forToolbarPosition", .barPosition)
  ])

  /// `setX:forBarPosition:barMetrics:` and its like.
  ///
  /// - Parameters:
  ///   - objectiveC: the part for the position.
  ///   - swift: its label in Swift.
  public static func position(_ objectiveC: String, swift: String) -> AxisSetter {
    AxisSetter([
      (objectiveC, swift, .barPosition), ("barMetrics", "barMetrics", .barMetrics),
    ])
  }

  /// `setX:forLeftSegmentState:rightSegmentState:`, and `barMetrics:` for a control in a bar.
  private static func divider(hasMetrics: Bool) -> AxisSetter {
    var setter = AxisSetter([
      ("forLeftSegmentState", "forLeftSegmentState", .dividerStates),
      ("rightSegmentState", "rightSegmentState", .dividerStates),
    ])
    setter.parts[1].isRightSide = true
    if hasMetrics {
      setter.parts.append(
        Part(objectiveC: "barMetrics", swift: "barMetrics", axis: .barMetrics))
    }
    return setter
  }

  /// The setters that follow from a property's axes alone.
  static func usual(for axes: [Axis]) -> [AxisSetter] {
    switch axes {
    case [.state]: [.state]
    case [.barMetrics]: [.metrics]
    case [.state, .barMetrics]: [.stateMetrics]
    case [.segmentType, .barMetrics]: [.segment]
    case [.searchBarIcon]: [.plainIcon]
    case [.dividerStates]: [divider(hasMetrics: false)]
    case [.dividerStates, .barMetrics]: [divider(hasMetrics: true)]
    default: []
    }
  }

  /// The selector in Objective-C: `setTitle:forState:`.
  ///
  /// - Parameter property: the name of the property.
  public func selector(of property: String) -> String {
    Self.name(of: property) + ":" + parts.map { $0.objectiveC + ":" }.joined()
  }

  /// The name in Swift: `setTitle(_:for:)`.
  ///
  /// - Parameter property: the name of the property.
  public func swiftName(of property: String) -> String {
    Self.name(of: property) + "(_:" + parts.map { $0.swift + ":" }.joined() + ")"
  }

  /// `setTitle` for `title`.
  public static func name(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst()
  }
}
