/// An axis-aligned rectangle; a width or height of zero or less holds no area.
public struct Rect: Sendable, Hashable {
  /// The top left corner, for sides that are not negative.
  public var origin: Point
  /// The lengths of the sides.
  public var size: Size

  /// A rectangle of this corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle of this corner and these sides.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// A rectangle between two corners, the first its upper left.
  init(_ low: Point, _ high: Point) {
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A rectangle without area at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The length of the horizontal sides.
  public var width: Double { size.width }
  /// The length of the vertical sides.
  public var height: Double { size.height }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// True when the rectangle holds no area (a NaN side counts as none).
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// False when any edge is NaN or infinite.
  public var isFinite: Bool { origin.isFinite && maxX.isFinite && maxY.isFinite }

  /// The rectangle moved right and down.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: minX + x, y: minY + y, width: width, height: height)
  }

  /// Each side moved inward (outward where the inset is negative); never less than empty.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The left and right sides moved inward by `x`, the top and bottom by `y`.
  public func insetBy(x: Double, y: Double) -> Rect {
    inset(by: EdgeInsets(top: y, left: x, bottom: y, right: x))
  }

  /// The common area, or nil when there is none.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Half-open: the left and top edges belong to the rectangle, the right and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// A rectangle of `size` centred in this one.
  public func centered(_ size: Size) -> Rect {
    Rect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
