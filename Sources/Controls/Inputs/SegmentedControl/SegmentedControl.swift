public import ObjectModel
import Raster

/// UISegmentedControl: segments side by side, one of which can be selected.
public enum SegmentedControl: BaseControl {
  /// The index of the selected segment, from 0; none by default.
  public static let selectedSegmentIndex = AppearanceKey<Int>(
    "selectedSegmentIndex", "The selected segment, from 0; null selects none.")

  /// Whether the control is momentary: it shows no selection.
  public static let isMomentary = AppearanceKey<Bool>(
    "isMomentary", "Whether segments only flash: no selection is shown.")

  /// The attributes of titles, by state.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", axes: [.state], "The look of titles.")

  /// The images behind segments, by state; they replace border and fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state, .barMetrics], imageRole: .background,
    "Behind segments, instead of border and fill; its caps end the control.")

  /// The images between segments, by the states of both neighbours.
  public static let dividerImage = AppearanceKey<ImageValue>(
    "dividerImage", axes: [.dividerStates, .barMetrics], imageRole: .divider,
    "Between segments, by the states of its neighbours.")

  /// The offset of segments' content, in points, by the segment's position.
  public static let contentPositionAdjustment = AppearanceKey<Offset>(
    "contentPositionAdjustment", axes: [.segmentType, .barMetrics],
    "How far content is moved, by the segment's place.")

  /// Whether segments are as wide as their content; otherwise all have the same width.
  public static let apportionsSegmentWidthsByContent = AppearanceKey<Bool>(
    "apportionsSegmentWidthsByContent", "Whether widths follow the segments' content.")

  /// The style of the bezels up to iOS 6; `plain` by default.
  public static let segmentedControlStyle = AppearanceKey<SegmentedControlStyle>(
    "segmentedControlStyle", "plain, bordered, bar or bezeled, up to iOS 6; one look since.")

  /// Whether the control is in a bar of compact height and uses the values for compact metrics.
  static let isCompact = PartKey<Bool>("isCompact")

  /// The fill of the selected segment from iOS 13 on.
  public static let selectedSegmentTintColor = AppearanceKey<ColorValue>(
    "selectedSegmentTintColor", since: 13, "The selected segment's fill.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISegmentedControl", superclass: "UIControl",
    summary: "Segments side by side, of which one may be selected.",
    properties: [
      View.tintColor(since: 5),
      .objects(
        "segments", ObjectType("UISegment", default: "UISegment", shorthand: "title"),
        "Titles or images, left to right."),
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
    values.setDefault(Segment.state, state.rawValue)
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
