public import ObjectModel
import Raster

/// UISegmentedControl: segments side by side, one of which can be selected.
public enum SegmentedControl: ControlClass {
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
    "selectedSegmentTintColor", since: 13, isDrawn: false, "The selected segment's fill.")

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

  /// Height with its border, in points (choice, after look-alike libraries).
  private static let height = 29.0
  /// Width of border and dividers, in points (measured on a stepper).
  static let border = 1.0
  /// Padding at both sides of the content, in points (measured: "First" and "Second" have 121
  /// points on iOS 7, within one).
  private static let padding = 7.0

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

  /// The divider image between two segments in these states.
  static func divider(
    _ node: StyledNode, left: ControlState, right: ControlState
  ) -> ImageValue? {
    var axes = AxisValues(state: left, metrics: metrics(of: node))
    axes.rightState = right
    return node.value(dividerImage, axes)
  }

  /// Width of the dividers, in points.
  static func dividerWidth(_ node: StyledNode) -> Double {
    divider(node, left: .normal, right: .normal)?.size.width ?? border
  }

  // MARK: Layout

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let widths = naturalWidths(node)
    guard !widths.isEmpty else { return Size(width: 0, height: height) }
    let shares = node[apportionsSegmentWidthsByContent] == true
    let widest = widths.lazy.filter { !$0.isFixed }.map(\.width).max() ?? 0
    let sum = widths.reduce(0) { $0 + ($1.isFixed || shares ? $1.width : widest) }
    let dividers = Double(widths.count - 1) * dividerWidth(node)
    return Size(width: node.ceilToPixel(sum + dividers), height: height)
  }

  /// The fixed or intrinsic widths of the segments, in points.
  ///
  /// - Parameter sharesEqually: skips measuring; segments without a fixed width get 0.
  private static func naturalWidths(
    _ node: StyledNode, sharesEqually: Bool = false
  ) -> [(width: Double, isFixed: Bool)] {
    node.children(Segment.role).map { segment in
      if let fixed = segment[Segment.width], fixed > 0 { return (fixed, true) }
      if sharesEqually { return (0, false) }
      let content = segment.intrinsicSize(fitting: Size(width: .infinity, height: height))
      return (content.width + 2 * padding, false)
    }
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.layOutSubviews(of: node, size: size)
    let divider = dividerWidth(node)
    var x = 0.0
    for (segment, width) in zip(node.children(Segment.role), widths(node, in: size.width)) {
      // Edges on whole pixels; the sum stays exact.
      let left = node.roundToPixel(x)
      let right = node.roundToPixel(x + width)
      pass.place(segment, in: Rect(x: left, y: 0, width: right - left, height: size.height))
      x += width + divider
    }
  }

  /// The widths of the segments, without dividers: the remaining width is shared equally or by
  /// content.
  private static func widths(_ node: StyledNode, in total: Double) -> [Double] {
    let isByContent = node[apportionsSegmentWidthsByContent] == true
    let natural = naturalWidths(node, sharesEqually: !isByContent)
    let room = total - Double(max(0, natural.count - 1)) * dividerWidth(node)
    let free = natural.filter { !$0.isFixed }
    let fixed = natural.reduce(0) { $0 + ($1.isFixed ? $1.width : 0) }
    let rest = max(0, room - fixed)
    var share = rest / Double(max(1, free.count))
    // Measured on iOS 7: two segments share 99 points as 49 and 49, and the rest lies at the end.
    if node.look.era != .classic { share = share.rounded(.down) }
    guard isByContent else {
      return natural.map { $0.isFixed ? $0.width : share }
    }
    let spare = rest - free.reduce(0) { $0 + $1.width }
    return natural.map {
      $0.isFixed ? $0.width : max(0, $0.width + spare / Double(max(1, free.count)))
    }
  }

  // MARK: Drawing

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    // Disabled controls have images of their own.
    if node.styled[Control.isEnabled] == false, !hasBackgroundImage(node.styled) {
      canvas.layer(opacity: disabledAlpha) { SegmentedLook.paint(node, &$0) }
    } else {
      SegmentedLook.paint(node, &canvas)
    }
  }

  /// The alpha of a disabled control's border and fill (choice; .50 is measured for half a
  /// stepper).
  static let disabledAlpha = 0.5
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
