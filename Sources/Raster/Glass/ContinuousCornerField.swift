/// The distance of places from the continuous corner of iOS 26, in units of its radius.
///
/// The curve is looked up by its direction from the inner corner of the rectangle that it lies in. Its distance is that along this
/// direction, times the cosine between direction and outline: exact on the outline, and within half a point as far in as glass
/// bends light.
struct ContinuousCornerField: Sendable {
  /// A corner whose sides both have room.
  static let full = Self(ContinuousCorner.glass)
  /// A capsule's corner; `u` runs along the longer side.
  static let half = Self(ContinuousCorner.glassHalf)

  /// A place of the curve: its distance from the inner corner, and the outward direction, of length 1.
  private struct Entry {
    var length: Double
    var normal: SIMD2<Double>
  }

  /// Parts of the way from one end of the curve to the other, by direction.
  private static let steps = 128

  /// By `(v − u) / (u + v)`, from −1 to 1, of a direction (u, v).
  private let entries: [Entry]
  /// How far the curve reaches along both sides.
  private let reach: SIMD2<Double>

  /// - Parameter curve: the incoming edge is the longer one.
  private init(_ curve: [CornerPoint]) {
    let reach = SIMD2(curve[0].incoming, curve[curve.count - 1].outgoing)
    self.reach = reach
    entries = Self.makeEntries(Self.outline(curve, reach))
  }

  /// How far a place is from the curve and in which direction, in radii.
  ///
  /// - Parameters:
  ///   - u: from the inner corner across, greater than 0, in radii.
  ///   - v: likewise down.
  @inline(__always)
  func distance(u: Double, v: Double) -> (distance: Double, normal: SIMD2<Double>) {
    let turn = (v - u) / (u + v)
    let place = (turn + 1) * Double(Self.steps) / 2
    let index = min(max(Int(place), 0), Self.steps - 1)
    let share = place - Double(index)
    return entries.withUnsafeBufferPointer { entries in
      let (first, second) = (entries[index], entries[index + 1])
      let length = first.length + (second.length - first.length) * share
      let mixed = first.normal + (second.normal - first.normal) * share
      let normal = mixed / (mixed * mixed).sum().squareRoot()
      let own = (u * u + v * v).squareRoot()
      let cosine = (u * normal.x + v * normal.y) / own
      let distance = (own - length) * cosine
      // Near the inner corner the ends of the curve are nearer than what lies straight ahead.
      let (right, bottom) = (u - reach.x, v - reach.y)
      guard max(right, bottom) > distance else { return (distance, normal) }
      return right > bottom ? (right, SIMD2(1, 0)) : (bottom, SIMD2(0, 1))
    }
  }

  /// How far a place is from a corner that reaches as far as it wants along the longer side, and in which direction, in radii.
  /// Between `half` and `full` it is the mean of both, by how far it reaches.
  ///
  /// - Parameters:
  ///   - u: from the inner corner along the longer side, greater than 0, in radii.
  ///   - v: likewise along the shorter side.
  ///   - reach: how far it reaches along the shorter side, from 1 to `ContinuousCorner.reach`.
  @inline(__always)
  static func distance(
    u: Double, v: Double, reach: Double
  ) -> (distance: Double, normal: SIMD2<Double>) {
    // Rounded when it was divided by the radius.
    if reach > ContinuousCorner.reach - 1e-9 { return full.distance(u: u, v: v) }
    if reach <= 1 { return half.distance(u: u, v: v) }
    return mixed(u: u, v: v, reach: reach)
  }

  private static func mixed(
    u: Double, v: Double, reach: Double
  ) -> (distance: Double, normal: SIMD2<Double>) {
    let room = (reach - 1) / (ContinuousCorner.reach - 1)
    let whole = full.distance(u: u, v: v + ContinuousCorner.reach - reach)
    let below = v + 1 - reach
    let end: (distance: Double, normal: SIMD2<Double>) =
      below > 0 ? half.distance(u: u, v: below) : (u - ContinuousCorner.reach, SIMD2(1, 0))
    let normal = end.normal + (whole.normal - end.normal) * room
    return (
      end.distance + (whole.distance - end.distance) * room,
      normal / (normal * normal).sum().squareRoot()
    )
  }

  private static func makeEntries(_ points: [SIMD2<Double>]) -> [Entry] {
    var entries: [Entry] = []
    var index = 0
    for step in 0...steps {
      // The direction, by the ratio of its components.
      let turn = Double(step) / Double(steps) * 2 - 1
      let direction = SIMD2(1 - turn, 1 + turn)
      // The outline runs from the right to the bottom: its points turn the same way as the directions.
      func side(_ point: SIMD2<Double>) -> Double {
        direction.x * point.y - direction.y * point.x
      }
      while index < points.count - 2, side(points[index + 1]) < 0 { index += 1 }
      let (a, b) = (points[index], points[index + 1])
      let (before, after) = (side(a), side(b))
      let share = after > before ? min(max(-before / (after - before), 0), 1) : 0
      let place = a + (b - a) * share
      let edge = b - a
      let normal = SIMD2(edge.y, -edge.x) / (edge * edge).sum().squareRoot()
      entries.append(Entry(length: (place * place).sum().squareRoot(), normal: normal))
    }
    // The ends are those of straight sides.
    entries[0].normal = SIMD2(1, 0)
    entries[steps].normal = SIMD2(0, 1)
    return entries
  }

  /// The lower right corner as a line of many points, from the end of the right side to that of the lower one.
  private static func outline(_ curve: [CornerPoint], _ reach: SIMD2<Double>) -> [SIMD2<Double>] {
    let curve = curve.reversed().map { SIMD2(reach.x - $0.incoming, reach.y - $0.outgoing) }
    var points = [curve[0]]
    let count = 256
    for start in stride(from: 0, to: curve.count - 1, by: 3) {
      for step in 1...count {
        let t = Double(step) / Double(count)
        let s = 1 - t
        points.append(
          curve[start] * (s * s * s) + curve[start + 1] * (3 * s * s * t)
            + curve[start + 2] * (3 * s * t * t) + curve[start + 3] * (t * t * t))
      }
    }
    return points
  }
}
