import ObjectModel
import Raster
import Text

extension SegmentedControl {
  /// A bezel for each segment.
  static var classic: any ControlClass.Type { ClassicSegmentedControl.self }
}

/// UISegmentedControl up to iOS 6.
enum ClassicSegmentedControl: DerivedControl {
  typealias Base = SegmentedControl

  /// Figures in points (choice).
  private enum Metrics {
    static let height = 44.0
    static let barHeight = 30.0
    static let padding = 10.0
    static let radius = 8.0
    /// Width of the line between two segments.
    static let divider = 1.0
  }

  /// The style of the bezels.
  static func style(_ node: StyledNode) -> SegmentedControlStyle {
    node[SegmentedControl.segmentedControlStyle] ?? .plain
  }

  /// The tint of a search bar's scope buttons, for those without a tint of their own.
  static let scopeTint = PartKey<ColorValue>("scopeTint")

  private static func look(_ node: StyledNode) -> SegmentBezel.Look {
    style(node).isBar ? .bar : .plain
  }

  /// The tint of the bezels; nil for styles that are not tinted (header: only bar styles are).
  static func tint(_ node: StyledNode) -> Color? {
    style(node).isBar ? node.ownTint ?? node.color(scopeTint) : nil
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = SegmentedControl.values(for: part, of: node)
    if part.role == Segment.role { values.setDefault(ClassicSegment.style, style(node)) }
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let own = SegmentedControl.intrinsicSize(node, fitting: fitting)
    let image = node.value(
      SegmentedControl.backgroundImage,
      AxisValues(metrics: SegmentedControl.metrics(of: node)))
    let height = image.flatMap { $0.isEmpty ? nil : $0.size.height }
    return Size(
      width: own.width, height: height ?? (style(node).isBar ? Metrics.barHeight : Metrics.height))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard !SegmentedControl.hasBackgroundImage(node.styled) else {
      return FlatSegmentedControl.paint(node, &canvas)
    }
    let isEnabled = node.styled[Control.isEnabled] != false
    canvas.layerIfNeeded(
      opacity: isEnabled ? 1 : SegmentedControl.disabledAlpha, within: node.bounds
    ) {
      paintBezels(node, &$0)
    }
  }

  private static func paintBezels(_ node: PlacedNode, _ canvas: inout Canvas) {
    let control = node.styled
    let look = look(control)
    let tint = tint(control)
    // The height includes a drop shadow of a point.
    let body = Rect(x: 0, y: 0, width: node.size.width, height: max(0, node.size.height - 1))
    let radius = look == .bar ? BarButtonBezel.radius : Metrics.radius
    let segments = node.children(Segment.role)
    for (index, segment) in segments.enumerated() {
      var corners: RectCorners = []
      if index == 0 { corners.insert(.left) }
      if index == segments.count - 1 { corners.insert(.right) }
      let left = index == 0 ? segment.frame.minX : segment.frame.minX - Metrics.divider
      let rect = Rect(
        x: left, y: 0, width: segment.frame.maxX - left, height: body.height)
      let state = Segment.state(of: segment.styled)
      let isDown = state.contains(.selected) || state.contains(.highlighted)
      canvas.clipped(
        to: Path(rect: Rect(x: rect.minX, y: 0, width: rect.width, height: node.size.height))
      ) {
        SegmentBezel.bezel(
          .rounded(radius, corners), look: look, tint: tint, isSelected: isDown
        ).paint(in: rect, scale: control.scale, &$0)
      }
    }
    for (left, right) in zip(segments, segments.dropFirst()) {
      let states = (Segment.state(of: left.styled), Segment.state(of: right.styled))
      if let image = SegmentedControl.divider(control, left: states.0, right: states.1) {
        canvas.draw(
          image,
          in: Rect(
            x: left.frame.maxX, y: 0, width: right.frame.minX - left.frame.maxX,
            height: node.size.height),
          of: control, role: .divider)
      } else {
        SegmentBezel.paintDivider(at: left.frame.maxX, in: body, look: look, tint: tint, &canvas)
      }
    }
  }
}
