import ObjectModel
import Raster

extension Button {
  /// By a configuration on glass, too.
  static var glass: any ControlClass.Type { GlassButton.self }
}

extension ButtonConfiguration.ButtonSize {
  /// Room around the content, in points, so that buttons are 28, 34 and 46 high (a kit of 27, and one picture of 26); of `mini` as
  /// before.
  var glassInsets: EdgeInsets {
    switch self {
    case .mini: EdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
    case .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: EdgeInsets(top: 6.83, left: 12, bottom: 6.83, right: 12)
    case .large: EdgeInsets(top: 12.83, left: 20, bottom: 12.83, right: 20)
    }
  }
}

/// UIButton from iOS 26 on.
enum GlassButton: DerivedControl {
  typealias Base = ModernButton

  /// Content on the glass turns with it.
  static func paintChildren(
    of node: PlacedNode, _ canvas: inout Canvas, _ paint: (inout Canvas) -> Void
  ) {
    guard let glass = ConfiguredStyle(node.styled)?.glass(in: node.bounds) else {
      return paint(&canvas)
    }
    GlassContent.paint(node.children, on: glass, of: node, &canvas)
  }
}
