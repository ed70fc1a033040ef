import ObjectModel
import Raster

extension Switch {
  /// A wider and lower capsule with a capsule as its thumb.
  static var glass: any ControlClass.Type { GlassSwitch.self }
}

/// UISwitch from iOS 26 on.
enum GlassSwitch: DerivedControl {
  typealias Base = ModernSwitch

  /// Figures in points (measured on 26 and 27, views of 27).
  enum Metrics {
    static let size = Size(width: 63, height: 28)
    static let thumb = Size(width: 37, height: 24)
    static let inset = 2.0
    /// The alpha of a switch that is off, and of a disabled one as a group.
    static let offAlpha = 0.298
    static let disabledAlpha = 0.5
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size { Metrics.size }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    pass.place(node, in: Rect(origin: pass.frame(of: node).origin, size: Metrics.size))
    pass.layOutSubviews(of: node, size: Metrics.size)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let isEnabled = node.styled[Control.isEnabled] != false
    let bounds = Rect(origin: .zero, size: Metrics.size)
    canvas.layerIfNeeded(opacity: isEnabled ? 1 : Metrics.disabledAlpha, within: bounds) {
      draw(node.styled, in: bounds, &$0)
    }
  }

  private static func draw(_ node: StyledNode, in bounds: Rect, _ canvas: inout Canvas) {
    let position = Switch.position(of: node)
    let on = node.color(Switch.onTintColor) ?? node.color(named: .systemGreen)
    let off = node.color(named: .tertiaryLabel).withAlpha(Metrics.offAlpha)
    let track = Path(capsuleIn: bounds)
    // The colour of a switch that is off lies below the other one, which shows at the edge (measured).
    canvas.fill(track, off)
    if position > 0 { canvas.fill(track, on.withAlpha(on.alpha * min(position, 1))) }
    if node.context.accessibility.onOffLabels {
      ModernSwitch.drawSigns(node, position, bounds, &canvas)
    }
    let way = bounds.width - 2 * Metrics.inset - Metrics.thumb.width
    let thumb = Rect(
      origin: Point(x: Metrics.inset + way * position, y: Metrics.inset), size: Metrics.thumb)
    canvas.fill(Path(capsuleIn: thumb), node.color(Switch.thumbTintColor) ?? .white)
  }
}
