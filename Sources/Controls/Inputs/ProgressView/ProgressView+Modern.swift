import ObjectModel
import Raster

extension ProgressView {
  /// A capsule in a capsule.
  static var modern: any ControlClass.Type { ModernProgressView.self }
}

/// UIProgressView from iOS 13 on.
enum ModernProgressView: DerivedControl {
  typealias Base = ProgressView

  /// Figures in points.
  private enum Metrics {
    /// The height from iOS 14 on (measured), and on 13 (choice, after Interface Builder).
    static let height = 4.0
    static let height13 = 2.0
    /// The bar style, which has no track and straight ends (choice, as in the flat look).
    static let barStyleHeight = 2.5
  }

  private static func isBar(_ view: StyledNode) -> Bool {
    view[ProgressView.progressViewStyle] == .bar
  }

  private static func height(_ view: StyledNode) -> Double {
    if isBar(view) { return Metrics.barStyleHeight }
    return view.system < 14 ? Metrics.height13 : Metrics.height
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(width: ProgressView.Metrics.width, height: height(node))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let height = height(view)
    let bar = Rect(
      x: 0, y: view.roundToPixel((node.size.height - height) / 2), width: node.size.width,
      height: height)
    var done = bar
    done.size.width *= min(max(view[ProgressView.progress] ?? 0, 0), 1)
    if let image = view[ProgressView.trackImage] {
      ProgressView.draw(image, bar, view, &canvas)
    } else if let color = view.color(ProgressView.trackTintColor) ?? trackColor(view) {
      canvas.fill(outline(bar, of: view), color)
    }
    guard done.width > 0 else { return }
    if let image = view[ProgressView.progressImage] {
      ProgressView.draw(image, done, view, &canvas)
    } else {
      // The progress ends in a half circle, inside of the track's.
      canvas.clipped(to: outline(bar, of: view)) {
        $0.fill(
          outline(done, of: view), view.color(ProgressView.progressTintColor) ?? view.tintColor)
      }
    }
  }

  private static func trackColor(_ view: StyledNode) -> Color? {
    isBar(view) ? nil : view.color(named: .systemFill)
  }

  private static func outline(_ rect: Rect, of view: StyledNode) -> Path {
    isBar(view) ? Path(rect: rect) : Path(roundedRect: rect, radius: rect.height / 2)
  }
}
