/// A curve as lines.
///
/// Chords do not end on the curve but two thirds of their sagitta beyond it, so that each cuts off as
/// much on the inside as it adds on the outside: areas then come out right with a third of the chords
/// that ends on the curve would need.
struct Chords {
  /// The farthest a chord need stay from its curve, in pixels, however large the curve.
  static let tolerance = 1.0 / 192

  /// The most lines one curve becomes; reached only by curves far larger than a surface.
  static let most = 4096

  /// The most that |P′ × P″|·h³ may be for a chord over h of the parameter, in square pixels: the lens
  /// between curve and chord is a twelfth of that, and what a pixel's border leaves unbalanced of it
  /// at most a fifth of the lens. Over random curves coverage then stays within 1.5/255 of the exact
  /// area before it is rounded, on circles within 0.9/255.
  private static let lens = 0.2

  /// How much of a chord the first and the last are shorter by: their outer ends are on the curve, and
  /// 1 − √½ of the length less evens out what they cut off and add.
  static let shortening = 0.2928932188134524

  /// The number of chords.
  let count: Int
  /// The last one's end, exactly the curve's.
  let end: Point
  /// The length of one chord in the curve's parameter.
  let step: Double
  /// A polynomial in the parameter that the others end on: the curve less P″·step²/12, which is two
  /// thirds of the sagitta across the curve.
  let start: Point
  let linear: Point
  let square: Point
  let cube: Point

  /// The chords of a quadratic from `p0` to `p2`.
  ///
  /// - Parameter scale: Pixels for a unit of the points.
  init(_ p0: Point, _ p1: Point, _ p2: Point, scale: Double) {
    end = p2
    square = p0 - p1 * 2 + p2
    linear = (p1 - p0) * 2
    cube = .zero
    count = Self.count(
      bend: 2 * Self.cross(linear, square).magnitude * (scale * scale),
      acceleration: 4 * Self.square(square) * (scale * scale))
    step = 1 / (Double(count) - 2 * Self.shortening)
    start = p0 - square * (step * step / 6)
  }

  /// The chords of a cubic from `p0` to `p3`.
  ///
  /// - Parameter scale: Pixels for a unit of the points.
  init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, scale: Double) {
    let d0 = p0 - p1 * 2 + p2
    let d1 = p1 - p2 * 2 + p3
    let velocity = (p1 - p0) * 3
    end = p3
    square = d0 * 3
    cube = d1 - d0
    // P′ × P″ is a + b·t + c·t².
    let a = 2 * Self.cross(velocity, square)
    let b = 6 * Self.cross(velocity, cube)
    let c = 6 * Self.cross(square, cube)
    var bend = max(a.magnitude, (a + b + c).magnitude)
    let peak = -b / (2 * c)
    if peak > 0, peak < 1 { bend = max(bend, (a + b * peak / 2).magnitude) }
    count = Self.count(
      bend: bend * (scale * scale),
      acceleration: 36 * max(Self.square(d0), Self.square(d1)) * (scale * scale))
    step = 1 / (Double(count) - 2 * Self.shortening)
    let shift = step * step / 12
    start = p0 - square * (2 * shift)
    linear = velocity - cube * (6 * shift)
  }

  /// Where the chord of this index ends.
  @inline(__always)
  subscript(index: Int) -> Point {
    if index == count &- 1 { return end }
    let t = (Double(index &+ 1) - Self.shortening) * step
    return start + (linear + (square + cube * t) * t) * t
  }

  /// The number of chords for a curve.
  ///
  /// - Parameters:
  ///   - bend: The most of |P′ × P″|, in square pixels.
  ///   - acceleration: The most of |P″|², in square pixels.
  private static func count(bend: Double, acceleration: Double) -> Int {
    func suffice(_ count: Int) -> Bool {
      let lengths = Double(count) - 2 * shortening
      return lengths * lengths * lengths * lens >= bend
    }
    guard bend > 0, !suffice(1) else { return 1 }
    // The cube root within some per cent: a third of the exponent and fraction, and a step of Newton's.
    let third = bend * (1 / lens)
    let guess = Double(bitPattern: third.bitPattern / 3 + thirdOfOne)
    // Never less than the root, but for rounding, which the margin is for.
    let root = (2 * guess + third / (guess * guess)) * (1.0 / 3) + 1.0 / 1024
    var count = root < Double(most) ? min(Int(root + 2 * shortening) + 1, most) : most
    // Chords that end on the curve lie at most |P″|·h²/8 from it: that may need fewer. The square
    // roots are left out where it does not.
    let high = acceleration * (1 / (64 * tolerance * tolerance))
    let square = Double(count) * Double(count)
    if square * square >= high {
      let limit = high.squareRoot().squareRoot()
      if limit < Double(count) { count = Int(limit) + 1 }
    }
    while count > 1, suffice(count - 1) { count -= 1 }
    return count
  }

  /// Two thirds of the bits of 1.0: what dividing an exponent by three takes from its bias.
  private static let thirdOfOne: UInt64 = 1.0.bitPattern / 3 * 2

  private static func square(_ v: Point) -> Double { v.x * v.x + v.y * v.y }

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }
}
