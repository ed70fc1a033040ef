import ObjectModel
import Raster

extension SegmentedControl {
  /// A grey pill with a white one below the selected segment.
  static var modern: any ControlClass.Type { ModernSegmentedControl.self }
}

/// UISegmentedControl from iOS 13 on.
enum ModernSegmentedControl: DerivedControl {
  typealias Base = SegmentedControl

  /// Figures in points (measured on iOS 16, unless a comment says otherwise).
  enum Metrics {
    static let height = 32.0
    /// The radii of the pill and of the thumb in it, which are continuous.
    static let radius = 8.23
    static let thumbRadius = 6.03
    static let thumbInset = 2.0
    /// The fill behind all segments: `tertiarySystemFill` with an alpha that is higher by this, of
    /// 238, 238 and 239 on white.
    static let fillAlpha = 0.005
    static let divider = (width: 1.0, height: 18.0)
    static let shadow = (offset: 2.45, sigma: 2.6, alpha: 0.12)
    /// The size of a pressed thumb (Flutter's Cupertino control).
    static let pressedScale = 0.95
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(
      width: SegmentedControl.intrinsicSize(node, fitting: fitting).width, height: Metrics.height)
  }

  /// The background fills the pill, below its grey.
  static func backgroundOutline(_ node: PlacedNode) -> Path? {
    SegmentedControl.hasBackgroundImage(node.styled) ? nil : pill(node)
  }

  private static func pill(_ node: PlacedNode) -> Path {
    Path(continuousRoundedRect: node.bounds, radius: Metrics.radius)
  }

  /// The grey of pills.
  static func fill(of control: StyledNode) -> Color {
    let fill = control.color(named: .tertiarySystemFill)
    return fill.withAlpha(fill.alpha + Metrics.fillAlpha)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    guard !SegmentedControl.hasBackgroundImage(node.styled) else {
      return FlatSegmentedControl.paint(node, &canvas)
    }
    let control = node.styled
    let pill = pill(node)
    canvas.fill(pill, fill(of: control))
    let segments = node.children(Segment.role)
    drawDividers(node, segments, &canvas)
    guard let selected = segments.first(where: { state($0).contains(.selected) }) else { return }
    drawThumb(below: selected, of: node, in: pill, &canvas)
  }

  private static func state(_ segment: PlacedNode) -> ControlState {
    Segment.state(of: segment.styled)
  }

  /// Draws the lines between segments that are not selected.
  private static func drawDividers(
    _ node: PlacedNode, _ segments: [PlacedNode], _ canvas: inout Canvas
  ) {
    let control = node.styled
    for (left, right) in zip(segments, segments.dropFirst()) {
      let gap = Rect(
        x: left.frame.maxX, y: 0, width: right.frame.minX - left.frame.maxX,
        height: node.size.height)
      let states = (state(left), state(right))
      if let image = SegmentedControl.divider(control, left: states.0, right: states.1) {
        canvas.draw(image, in: gap, of: control, role: .divider)
      } else if !states.0.contains(.selected), !states.1.contains(.selected) {
        let (width, height) = Metrics.divider
        let line = Rect(
          x: control.roundToPixel(gap.midX - width / 2),
          y: control.roundToPixel(gap.midY - height / 2), width: width, height: height)
        canvas.fill(
          Path(roundedRect: line, radius: width / 2), control.color(named: .systemFill))
      }
    }
  }

  private static func drawThumb(
    below segment: PlacedNode, of node: PlacedNode, in pill: Path, _ canvas: inout Canvas
  ) {
    let control = node.styled
    var frame = segment.frame.insetBy(x: Metrics.thumbInset, y: Metrics.thumbInset)
    if state(segment).contains(.highlighted) {
      let share = (1 - Metrics.pressedScale) / 2
      frame = frame.insetBy(x: frame.width * share, y: frame.height * share)
    }
    guard !frame.isEmpty else { return }
    let thumb = Path(continuousRoundedRect: frame, radius: Metrics.thumbRadius)
    let shadow = Metrics.shadow
    canvas.clipped(to: pill) {
      $0.shadow(
        thumb, Color(white: 0, alpha: shadow.alpha), offset: Point(x: 0, y: shadow.offset),
        blurRadius: 2 * shadow.sigma)
    }
    canvas.fill(
      thumb, control.color(SegmentedControl.selectedSegmentTintColor) ?? thumbColor(control))
  }

  /// White; in the dark style, a grey (Flutter's Cupertino control).
  static func thumbColor(_ control: StyledNode) -> Color {
    control.traits.userInterfaceStyle == .dark ? Color(bytes: 99, 99, 102) : .white
  }
}
