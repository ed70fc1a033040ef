import ObjectModel
import Raster
import Text

extension Badge {
  /// Red under a gloss, with a white rim.
  static var classic: any ControlClass.Type { ClassicBadge.self }
}

/// The badge of a tab bar item up to iOS 6 (choice, after screens of the time).
enum ClassicBadge: DerivedControl {
  typealias Base = Badge

  private enum Metrics {
    static let top = 2.0
    static let height = 19.0
    static let padding = 6.0
    static let rim = 2.0
    static let fill = VerticalGradient([
      GradientStop(location: 0, color: Color(bytes: 250, 150, 146)),
      GradientStop(location: 0.5, color: Color(bytes: 228, 52, 46)),
      GradientStop(location: 0.5, color: Color(bytes: 214, 12, 8)),
      GradientStop(location: 1, color: Color(bytes: 196, 6, 4)),
    ])
    static let shadow = (color: Color.shade(0.6), offset: Point(x: 0, y: 1.5), blur: 3.0)
  }

  static func place(_ badge: StyledNode, x: Double, _ pass: inout LayoutPass) {
    let width = Badge.width(badge, height: Metrics.height, padding: Metrics.padding)
    pass.place(badge, in: Rect(x: x, y: Metrics.top, width: width, height: Metrics.height))
  }

  static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = Badge.values(for: part, of: node)
    values.setDefault(Label.font, .system(BadgeFigures(node.look).fontSize, .bold))
    return values
  }

  /// Empty: the badge draws its own background.
  static func backgroundOutline(_ node: PlacedNode) -> Path? { Path() }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let rect = node.bounds
    let disc = Path(roundedRect: rect, radius: rect.height / 2)
    let shadow = Metrics.shadow
    canvas.shadow(disc, shadow.color, offset: shadow.offset, blurRadius: shadow.blur)
    canvas.fill(disc, .white)
    let inner = rect.insetBy(x: Metrics.rim, y: Metrics.rim)
    canvas.fill(
      Path(roundedRect: inner, radius: inner.height / 2), Metrics.fill.paint(in: inner))
  }
}
