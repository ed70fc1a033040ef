/// An affine map in CoreGraphics' layout: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Sendable, Hashable {
  /// Factor of x in x'.
  public var a: Double
  /// Factor of x in y'.
  public var b: Double
  /// Factor of y in x'.
  public var c: Double
  /// Factor of y in y'.
  public var d: Double
  /// The move to the right.
  public var tx: Double
  /// The move downward.
  public var ty: Double

  /// A map of these coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves points where they are.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move right and down.
  public static func translation(x: Double, y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A map that stretches from the origin.
  public static func scale(x: Double, y: Double) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The map that exchanges left and right of a vertical line.
  public static func mirror(about x: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0)
  }

  /// The map that applies `self` first and `outer` to its result.
  public func concatenating(_ outer: Transform) -> Transform {
    Transform(
      a: a * outer.a + b * outer.c, b: a * outer.b + b * outer.d,
      c: c * outer.a + d * outer.c, d: c * outer.b + d * outer.d,
      tx: tx * outer.a + ty * outer.c + outer.tx, ty: tx * outer.b + ty * outer.d + outer.ty)
  }

  /// Where the map puts a point.
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The inverse, or nil when the map flattens the plane.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// True when axis-aligned rectangles stay axis-aligned and unmirrored.
  public var isScaleAndTranslation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

  /// Where the map puts a rectangle that stays one; see `isScaleAndTranslation`.
  func apply(upright rect: Rect) -> Rect {
    let origin = apply(rect.origin)
    return Rect(x: origin.x, y: origin.y, width: rect.width * a, height: rect.height * d)
  }
}

extension Transform {
  /// The factor by which areas grow, as one of lengths; 1 where it is no number.
  package var scale: Double {
    let scale = (a * d - b * c).magnitude.squareRoot()
    return scale.isFinite && scale > 0 ? scale : 1
  }

  /// How much longer lengths across and down become.
  package var scales: (x: Double, y: Double) {
    ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }
}
