public import ObjectModel
import Raster

/// UISegmentedControl: segments side by side, of which one may be selected.
public enum SegmentedControl: ControlClass {
  /// The selected segment from 0; none where null or nothing is said.
  public static let selectedSegmentIndex = AppearanceKey<Int>(
    "selectedSegmentIndex", "The selected segment, from 0; null selects none.")
  /// A momentary control shows no selection.
  public static let isMomentary = AppearanceKey<Bool>(
    "isMomentary", "Whether segments only flash: no selection is shown.")
  /// Titles' attributes, by state.
  public static let titleTextAttributes = AppearanceKey<TextAttributes>(
    "titleTextAttributes", axes: [.state], "The look of titles.")
  /// Images behind segments, instead of border and fill.
  public static let backgroundImage = AppearanceKey<ImageValue>(
    "backgroundImage", axes: [.state, .barMetrics], imageRole: .background,
    "Behind segments, instead of border and fill; its caps end the control.")
  /// Images between segments, by the states on both sides.
  public static let dividerImage = AppearanceKey<ImageValue>(
    "dividerImage", axes: [.dividerStates, .barMetrics], imageRole: .divider,
    "Between segments, by the states of its neighbours.")
  /// Moves the content of segments, in points.
  public static let contentPositionAdjustment = AppearanceKey<Offset>(
    "contentPositionAdjustment", axes: [.segmentType, .barMetrics],
    "How far content is moved, by the segment's place.")
  /// Whether wide content gets a wide segment.
  public static let apportionsSegmentWidthsByContent = AppearanceKey<Bool>(
    "apportionsSegmentWidthsByContent", "Whether widths follow the segments' content.")

  /// Which bezels it has, up to iOS 6.
  public static let segmentedControlStyle = AppearanceKey<SegmentedControlStyle>(
    "segmentedControlStyle", "plain, bordered, bar or bezeled, up to iOS 6; one look since.")

  /// Handed over by bars of compact height, where the values of compact metrics count.
  static let isCompact = PartKey<Bool>("isCompact")

  /// The fill of the selected segment from iOS 13 on.
  public static let selectedSegmentTintColor = AppearanceKey<ColorValue>(
    "selectedSegmentTintColor", since: 13, isDrawn: false, "The selected segment's fill.")

  /// What the class is called, and its properties.
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

  /// With its borders (uikit facts, A2).
  private static let height = 29.0
  /// Width of border and dividers, as a stepper's measured.
  static let border = 1.0
  /// At both sides of content: brings "First" and "Second" to the 121 points of iOS 7 within one.
  private static let padding = 7.0

  /// Makes the parts.
  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var segments = element.objects("segments").map { $0.with(role: Segment.role) }
    for index in segments.indices { segments[index].setDefault(Segment.index, index) }
    element.children = segments + View.subviews(of: element)
  }

  /// What a part is told.
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
    var place = AxisValues(metrics: metrics(of: node))
    place.segmentType = segmentType(index, of: node.element.objects("segments").count)
    values.setDefault(
      Segment.contentPositionAdjustment, node.value(contentPositionAdjustment, place))
    values.setDefault(Segment.hasBackgroundImage, hasBackgroundImage(node))
    return values
  }

  private static func segmentType(_ index: Int, of count: Int) -> SegmentType {
    if count == 1 { return .alone }
    return index == 0 ? .left : index == count - 1 ? .right : .center
  }

  static func metrics(of node: StyledNode) -> BarMetrics {
    node[isCompact] == true ? .compact : .default
  }

  /// Images take the place of border and fill as soon as there is one for the normal state.
  static func hasBackgroundImage(_ node: StyledNode) -> Bool {
    node.value(backgroundImage, AxisValues(metrics: metrics(of: node))) != nil
  }

  /// The image between two segments in these states.
  static func divider(
    _ node: StyledNode, left: ControlState, right: ControlState
  ) -> ImageValue? {
    var axes = AxisValues(state: left, metrics: metrics(of: node))
    axes.rightState = right
    return node.value(dividerImage, axes)
  }

  static func dividerWidth(_ node: StyledNode) -> Double {
    divider(node, left: .normal, right: .normal)?.size.width ?? border
  }

  // MARK: Layout

  /// The size the content asks for, in points.
  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let widths = naturalWidths(node)
    guard !widths.isEmpty else { return Size(width: 0, height: height) }
    let shares = node[apportionsSegmentWidthsByContent] == true
    let widest = widths.lazy.filter { !$0.isFixed }.map(\.width).max() ?? 0
    let sum = widths.reduce(0) { $0 + ($1.isFixed || shares ? $1.width : widest) }
    let dividers = Double(widths.count - 1) * dividerWidth(node)
    return Size(width: node.ceilToPixel(sum + dividers), height: height)
  }

  /// - Parameter sharesEqually: whether what is no fixed width does not matter, and stays 0.
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

  /// Places the parts.
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

  /// Widths without dividers: fixed ones first, what is left in equal shares, or by content.
  private static func widths(_ node: StyledNode, in total: Double) -> [Double] {
    let isByContent = node[apportionsSegmentWidthsByContent] == true
    let natural = naturalWidths(node, sharesEqually: !isByContent)
    let room = total - Double(max(0, natural.count - 1)) * dividerWidth(node)
    let free = natural.filter { !$0.isFixed }
    let fixed = natural.reduce(0) { $0 + ($1.isFixed ? $1.width : 0) }
    let rest = max(0, room - fixed)
    var share = rest / Double(max(1, free.count))
    // Measured on iOS 7: two segments share 99 points as 49 and 49; what is left ends the control.
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

  /// Draws in the bounds.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    // Images have a disabled form of their own.
    if node.styled[Control.isEnabled] == false, !hasBackgroundImage(node.styled) {
      canvas.layer(opacity: disabledAlpha) { SegmentedLook.paint(node, &$0) }
    } else {
      SegmentedLook.paint(node, &canvas)
    }
  }

  /// Of a disabled control's border and fill (unsourced; a disabled stepper's half measured .50).
  static let disabledAlpha = 0.5
}

/// UISegmentedControlStyle.
public enum SegmentedControlStyle: String, NamedCases {
  case plain, bordered, bar, bezeled
  /// The name of the type in documents and messages.
  public static let typeName = "segmentedControlStyle"

  /// The low ones, which take a tint.
  var isBar: Bool { self == .bar || self == .bezeled }
}
