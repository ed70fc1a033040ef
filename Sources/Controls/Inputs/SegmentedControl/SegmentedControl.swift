public import ObjectModel
import Raster

/// UISegmentedControl: segments side by side, one of which can be selected.
public enum SegmentedControl: BaseControl {
  /// The index of the selected segment, from 0; null selects none.
  public static let selectedSegmentIndex = AppearanceKey<Int>(
    "selectedSegmentIndex", default: .none,
    "The index of the selected segment, from 0; null selects none.")

  /// Whether the control is momentary: it shows no selection.
  public static let isMomentary = AppearanceKey<Bool>(
    "isMomentary", default: .value(false),
    "Whether the control is momentary: it shows no selection.")

  /// The attributes of titles, by state.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", axes: [.state], default: .byLook, "The attributes of titles, by state.")

  /// The background image of segments, by state and bar metrics; replaces border and fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state, .barMetrics], imageRole: .background,
    default: .none,
    "The background image of segments, by state and bar metrics; replaces border and fill.")

  /// The image between segments, by the states of both neighbours and bar metrics.
  public static let dividerImage = AppearanceKey<ImageValue>(
    "dividerImage", axes: [.dividerStates, .barMetrics], imageRole: .divider,
    default: .none, "The image between segments, by the states of both neighbours and bar metrics.")

  /// The offset of segments' content, in points, by the segment's position.
  public static let contentPositionAdjustment = AppearanceKey<Offset>(
    "contentPositionAdjustment", axes: [.segmentType, .barMetrics],
    default: .value(.zero), "The offset of segments' content, in points, by the segment's position."
  )

  /// Whether segments are as wide as their content; otherwise all have one width.
  public static let apportionsSegmentWidthsByContent = AppearanceKey<Bool>(
    "apportionsSegmentWidthsByContent", default: .value(false),
    "Whether segments are as wide as their content; otherwise all have one width.")

  /// The style of the bezels: plain, bordered, bar or bezeled; no effect from iOS 7 on.
  public static let segmentedControlStyle = AppearanceKey<SegmentedControlStyle>(
    "segmentedControlStyle", deprecation: Deprecation(lastDrawn: 6), default: .value(.plain),
    "The style of the bezels: plain, bordered, bar or bezeled; no effect from iOS 7 on.")

  /// Whether the control is in a bar of compact height and uses the values for compact metrics.
  static let isCompact = PartKey<Bool>("isCompact")

  /// The colour of the selected segment; no effect before iOS 13.
  public static let selectedSegmentTintColor = AppearanceKey<ColorValue>(
    "selectedSegmentTintColor", since: 13, default: .byLook,
    "The colour of the selected segment; no effect before iOS 13.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISegmentedControl", superclass: "UIControl",
    summary: "A control of segments side by side, of which one may be selected.",
    properties: [
      View.tintColor(since: 5),
      .objects(
        "segments", ObjectType("UISegment", default: "UISegment", shorthand: "title"),
        "The segments with titles or images, in reading order."),
      selectedSegmentIndex.declaration, isMomentary.declaration, titleTextAttributes.declaration,
      backgroundImage.declaration, dividerImage.declaration,
      contentPositionAdjustment.declaration, apportionsSegmentWidthsByContent.declaration,
      selectedSegmentTintColor.declaration, segmentedControlStyle.declaration,
    ])

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var segments = element.objects("segments").map { $0.with(role: Segment.role) }
    for index in segments.indices { segments[index].setDefault(Segment.index, index) }
    element.children = segments + View.subviews(of: element)
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    guard part.role == Segment.role,
      let index = part.defaults[Segment.index.slot].flatMap(Int.init)
    else { return values }
    var state = ControlState.normal
    if part[Segment.isEnabled] == false || node[Control.isEnabled] == false {
      state.insert(.disabled)
    }
    if part[Segment.isHighlighted] == true { state.insert(.highlighted) }
    if node[selectedSegmentIndex] == index, node[isMomentary] != true { state.insert(.selected) }
    values.setDefault(Segment.state, Int(state.rawValue))
    let stateAxes = AxisValues(state: state)
    values.pass(Segment.attributes, titleTextAttributes, stateAxes, of: node)
    values.setDefault(
      Segment.isDimmed, state.contains(.disabled) && !node.isSet(titleTextAttributes, stateAxes))
    var positionAxes = AxisValues(metrics: metrics(of: node))
    positionAxes.segmentType = segmentType(index, of: node.element.objects("segments").count)
    values.setDefault(
      Segment.contentPositionAdjustment, node.value(contentPositionAdjustment, positionAxes))
    values.setDefault(Segment.hasBackgroundImage, hasBackgroundImage(node))
    return values
  }

  private static func segmentType(_ index: Int, of count: Int) -> SegmentType {
    if count == 1 { return .alone }
    return index == 0 ? .left : index == count - 1 ? .right : .center
  }

  /// The bar metrics that images and adjustments are looked up by.
  static func metrics(of node: StyledNode) -> BarMetrics {
    node[isCompact] == true ? .compact : .default
  }

  /// Whether images replace border and fill: there is a background image for the normal state.
  static func hasBackgroundImage(_ node: StyledNode) -> Bool {
    node.value(backgroundImage, AxisValues(metrics: metrics(of: node))) != nil
  }

  /// Whether the control draws lines where it has no divider images: up to iOS 6 segments with
  /// images of their own meet.
  static func drawsOwnDividers(_ node: StyledNode) -> Bool {
    node.look.era >= .flat || !hasBackgroundImage(node)
  }

  /// The divider image between two segments in these states.
  static func divider(
    _ node: StyledNode, left: ControlState, right: ControlState
  ) -> ImageValue? {
    var axes = AxisValues(state: left, metrics: metrics(of: node))
    axes.rightState = right
    return node.value(dividerImage, axes)
  }
}

/// UISegmentedControlStyle.
public enum SegmentedControlStyle: String, NamedCases {
  /// White, 44 points high.
  case plain
  /// The same as `plain`.
  case bordered
  /// Like bar buttons, 30 points high, in the control's tint.
  case bar
  /// The same as `bar`.
  case bezeled
  /// The name of the type in documents and messages.
  public static let typeName = "segmentedControlStyle"

  /// Whether the style is one of the low ones that can be tinted.
  var isBar: Bool { self == .bar || self == .bezeled }
}
