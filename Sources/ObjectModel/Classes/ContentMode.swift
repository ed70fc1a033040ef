public import Raster

/// UIViewContentMode: how content is fitted to a view's bounds.
public enum ContentMode: String, NamedCases {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
    topLeft, topRight, bottomLeft, bottomRight
  /// The name of the type in documentation and messages.
  public static let typeName = "contentMode"

  /// The frame of content of a `size` in `bounds`, in points. Content without an area fills the
  /// bounds.
  public func frame(of size: Size, in bounds: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let x: (left: Double, center: Double, right: Double) = (
      bounds.minX, bounds.midX - size.width / 2, bounds.maxX - size.width
    )
    let y: (top: Double, center: Double, bottom: Double) = (
      bounds.minY, bounds.midY - size.height / 2, bounds.maxY - size.height
    )
    func at(_ x: Double, _ y: Double) -> Rect { Rect(origin: Point(x: x, y: y), size: size) }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return bounds.centered(Size(width: size.width * factor, height: size.height * factor))
    case .center: return at(x.center, y.center)
    case .top: return at(x.center, y.top)
    case .bottom: return at(x.center, y.bottom)
    case .left: return at(x.left, y.center)
    case .right: return at(x.right, y.center)
    case .topLeft: return at(x.left, y.top)
    case .topRight: return at(x.right, y.top)
    case .bottomLeft: return at(x.left, y.bottom)
    case .bottomRight: return at(x.right, y.bottom)
    }
  }
}
