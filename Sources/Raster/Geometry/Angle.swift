/// An angle, and the only trigonometry in the project: libm's differs from one processor to the
/// next (fused multiply-add or not), and pictures must not.
///
/// Positive turns from the x axis towards the y axis: clockwise on screen, where y grows downward.
public struct Angle: Sendable, Hashable {
  /// The angle, where a whole turn is 2π.
  public var radians: Double

  /// An angle of so many radians.
  public init(radians: Double) { self.radians = radians }

  /// An angle of so many 360ths of a turn.
  public init(degrees: Double) { self.radians = degrees / 180 * Double.pi }

  /// The angle of the vector from the origin to `point`, in -π…π; zero for the origin itself.
  public init(towards point: Point) {
    self.radians = Angle.arcTangent(y: point.y, x: point.x)
  }

  /// No turn.
  public static let zero = Angle(radians: 0)

  /// The angle, where a whole turn is 360.
  public var degrees: Double { radians / Double.pi * 180 }

  /// Accurate to about 1e-15 up to a million turns; beyond that, and for NaN, the angle is zero's.
  public var sine: Double { vector.y }

  /// As `sine`.
  public var cosine: Double { vector.x }

  /// The unit vector in this direction: (cosine, sine).
  public var vector: Point {
    guard radians.magnitude < Self.largest else { return Point(x: 1, y: 0) }
    // Cody and Waite: subtract the nearest multiple of π/2 in two parts, so that few bits are lost.
    let turns = radians * (2 / Double.pi)
    let quarter = Int(turns < 0 ? turns - 0.5 : turns + 0.5)
    let count = Double(quarter)
    let r = (radians - count * Self.halfPiHigh) - count * Self.halfPiLow
    let s = Self.sinePolynomial(r)
    let c = Self.cosinePolynomial(r)
    switch quarter & 3 {
    case 0: return Point(x: c, y: s)
    case 1: return Point(x: -s, y: c)
    case 2: return Point(x: -c, y: -s)
    default: return Point(x: s, y: -c)
    }
  }

  /// A million turns: further out the reduction below would lose digits that matter.
  private static let largest = 6.3e6
  /// The first 33 bits of π/2, and the rest (fdlibm, e_rem_pio2.c).
  private static let halfPiHigh = 1.57079632673412561417
  private static let halfPiLow = 6.07710050650619224932e-11

  /// fdlibm's k_sin.c, for |r| ≤ π/4.
  private static func sinePolynomial(_ r: Double) -> Double {
    let z = r * r
    var p = 1.58969099521155010221e-10
    p = p * z - 2.50507602534068634195e-08
    p = p * z + 2.75573137070700676789e-06
    p = p * z - 1.98412698298579493134e-04
    p = p * z + 8.33333333332248946124e-03
    p = p * z - 1.66666666666666324348e-01
    return r + r * z * p
  }

  /// fdlibm's k_cos.c, for |r| ≤ π/4.
  private static func cosinePolynomial(_ r: Double) -> Double {
    let z = r * r
    var p = -1.13596475577881948265e-11
    p = p * z + 2.08757232129817482790e-09
    p = p * z - 2.75573143513906633035e-07
    p = p * z + 2.48015872894767294178e-05
    p = p * z - 1.38888888888741095749e-03
    p = p * z + 4.16666666666666019037e-02
    return 1 - z / 2 + z * z * p
  }

  /// The angle of (x, y) in -π…π: a minimax-free series after two halvings of the argument, which
  /// leaves |t| ≤ tan(π/16), where eleven terms reach double precision.
  private static func arcTangent(y: Double, x: Double) -> Double {
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return 0 }
    let ax = x.magnitude
    let ay = y.magnitude
    let steep = ay > ax
    var t = steep ? ax / ay : ay / ax
    // tan(a/2) = tan a / (1 + √(1 + tan² a)), twice: a ≤ π/4 becomes a ≤ π/16.
    t = t / (1 + (1 + t * t).squareRoot())
    t = t / (1 + (1 + t * t).squareRoot())
    let z = t * t
    var sum = 0.0
    for odd in stride(from: 21, through: 1, by: -2) {
      let term = 1 / Double(odd)
      sum = sum * z + (odd & 2 == 0 ? term : -term)
    }
    var angle = 4 * t * sum
    if steep { angle = Double.pi / 2 - angle }
    if x < 0 { angle = Double.pi - angle }
    return y < 0 ? -angle : angle
  }
}

extension Transform {
  /// A turn about the origin, clockwise on screen for a positive angle.
  public static func rotation(_ angle: Angle) -> Transform {
    let v = angle.vector
    return Transform(a: v.x, b: v.y, c: -v.y, d: v.x, tx: 0, ty: 0)
  }
}
