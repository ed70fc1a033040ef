/// The distance of pixels from the outline of glass, and the outline's direction.
struct GlassField {
  /// A place about the outline.
  struct Sample {
    /// In points; negative inside.
    var distance: Double
    /// Outward, of length 1, on the device: x to the right, y down.
    var normal: SIMD2<Double>

    /// How much of a pixel about the place lies inside, 0–1.
    ///
    /// - Parameter scale: pixels a point.
    @inline(__always)
    func coverage(scale: Double) -> Double { min(max(0.5 - distance * scale, 0), 1) }
  }

  /// A shape, by its middle.
  private struct Part {
    /// The whole pixel that the middle is counted from, and the rest, in pixels.
    var columnOfMiddle: Int
    var rowOfMiddle: Int
    var rest: SIMD2<Double>
    /// Half of the sides, in points.
    var half: SIMD2<Double>
    /// Of the corners, in points: top left, top right, bottom left, bottom right.
    var radii: SIMD4<Double>
    /// How far the corners reach across and down, in points: more than their radii where they are continuous.
    var across: SIMD4<Double>
    var down: SIMD4<Double>

    /// In points.
    var largestReach: Double { max(across.max(), down.max()) }
  }

  private let parts: [Part]
  private let spacing: Double
  /// From pixels to points, without the translation.
  private let toPoints: (x: SIMD2<Double>, y: SIMD2<Double>)
  /// The normal of points on the device, whatever its length.
  private let normalX: SIMD2<Double>
  private let normalY: SIMD2<Double>
  private let isUpright: Bool
  /// The least number of pixels to the right that are a point away.
  private let pixelsPerPoint: Double

  /// Places are rounded to so many parts of a pixel, so that glass that is moved by whole pixels is the same to the bit.
  private static let parts = 1024.0
  /// The lengths of a pixel, in points, that glass is drawn with, and half of the longest side.
  private static let pixelLengths = 1e-9...1e9
  private static let farthest = 1e12

  /// - Returns: nil where the transform can't be inverted or nothing of the shapes is left.
  init?(_ shapes: [Glass.RoundedRect], spacing: Double, transform: Transform) {
    guard let inverse = transform.inverse else { return nil }
    self.spacing = spacing.isFinite ? max(0, spacing) : 0
    toPoints = (SIMD2(inverse.a, inverse.b), SIMD2(inverse.c, inverse.d))
    // Normals turn as the transpose of the inverse.
    normalX = SIMD2(inverse.a, inverse.c)
    normalY = SIMD2(inverse.b, inverse.d)
    isUpright = transform.isScaleAndTranslation
    // Beyond these, squares of lengths overflow or vanish.
    let across = (toPoints.x * toPoints.x).sum().squareRoot()
    let down = (toPoints.y * toPoints.y).sum().squareRoot()
    guard Self.pixelLengths.contains(across), Self.pixelLengths.contains(down) else { return nil }
    pixelsPerPoint = 1 / across
    var parts: [Part] = []
    for shape in shapes {
      let rect = shape.rect
      guard rect.isFinite, !rect.isEmpty else { continue }
      let middle = transform.apply(
        Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2))
      guard middle.isFinite, middle.x.magnitude < CoordinateLimit.farthest,
        middle.y.magnitude < CoordinateLimit.farthest
      else { continue }
      let (column, row) = (middle.x.rounded(.down), middle.y.rounded(.down))
      let rest = SIMD2(middle.x - column, middle.y - row)
      let radii = Self.radii(of: shape)
      let reaches = Self.reaches(of: radii, shape)
      parts.append(
        Part(
          columnOfMiddle: Int(column), rowOfMiddle: Int(row),
          rest: (rest * Self.parts).rounded(.toNearestOrEven) / Self.parts,
          half: SIMD2(min(rect.width / 2, Self.farthest), min(rect.height / 2, Self.farthest)),
          radii: radii, across: reaches.across, down: reaches.down))
    }
    guard !parts.isEmpty else { return nil }
    self.parts = parts
  }

  /// The radii that fit, top left, top right, bottom left, bottom right.
  private static func radii(of shape: Glass.RoundedRect) -> SIMD4<Double> {
    let (all, rect) = (shape.radii, shape.rect)
    var radii = SIMD4(all.topLeft, all.topRight, all.bottomLeft, all.bottomRight)
    for index in 0..<4 {
      let most = min(max(rect.width, rect.height), Self.farthest)
      radii[index] = radii[index] > 0 ? min(radii[index], most) : 0
    }
    var factor = 1.0
    for (sum, side) in [
      (radii[0] + radii[1], rect.width), (radii[2] + radii[3], rect.width),
      (radii[0] + radii[2], rect.height), (radii[1] + radii[3], rect.height),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    return factor < 1 ? radii * factor : radii
  }

  /// How far corners of such radii reach across and down.
  private static func reaches(
    of radii: SIMD4<Double>, _ shape: Glass.RoundedRect
  ) -> (across: SIMD4<Double>, down: SIMD4<Double>) {
    guard shape.isContinuous else { return (radii, radii) }
    let (long, short) = (
      max(shape.rect.width, shape.rect.height), min(shape.rect.width, shape.rect.height)
    )
    // Where the shorter side has no room, as that of a capsule, the curve ends at its middle.
    if radii == SIMD4(repeating: radii[0]), radii[0] > 0, radii[0] <= short / 2,
      radii[0] * ContinuousCorner.reach > short / 2, long >= 2 * ContinuousCorner.reach * radii[0]
    {
      let (reaches, half) = (radii * ContinuousCorner.reach, SIMD4(repeating: short / 2))
      return shape.rect.height == short ? (reaches, half) : (half, reaches)
    }
    let (all, rect) = (radii * ContinuousCorner.reach, shape.rect)
    // A side has room for both of its corners or for none.
    let (top, bottom) = (all[0] + all[1] <= rect.width, all[2] + all[3] <= rect.width)
    let (left, right) = (all[0] + all[2] <= rect.height, all[1] + all[3] <= rect.height)
    let reaches = radii.replacing(
      with: all,
      where: SIMDMask(
        arrayLiteral: top && left, top && right, bottom && left, bottom && right))
    return (reaches, reaches)
  }

  /// Whether it is that of a single shape with upright sides.
  var isSimple: Bool { parts.count == 1 && isUpright }

  /// The stretch of a row that begins with a pixel.
  enum Stretch {
    /// So many pixels that are all farther inside than asked for, or farther outside.
    case inside(Int)
    case outside(Int)
    /// A pixel about the outline.
    case edge(Sample)
  }

  /// The stretch of a row that begins with a pixel, where only what is about the outline matters.
  ///
  /// - Parameters:
  ///   - depth: how far inside that reaches, in points.
  ///   - distance: how far outside.
  @inline(__always)
  func stretch(x: Int, y: Int, depth: Double, distance: Double) -> Stretch {
    // Distances of single shapes change by a point a point. Where shapes flow together, the outline lies inside of none.
    var nearest = single(parts[0], x: x, y: y)
    for index in 1..<max(1, parts.count) {
      let other = single(parts[index], x: x, y: y)
      if other.distance < nearest.distance { nearest = other }
    }
    if -nearest.distance > depth { return .inside(pixels(-nearest.distance - depth)) }
    let outset = Double(parts.count - 1) * spacing / 4
    if nearest.distance - outset > distance {
      return .outside(pixels(nearest.distance - outset - distance))
    }
    return .edge(parts.count > 1 ? sample(x: x, y: y) : nearest)
  }

  /// The number of pixels that begin within so many points to the right.
  @inline(__always)
  private func pixels(_ points: Double) -> Int {
    let pixels = points * pixelsPerPoint
    return pixels < CoordinateLimit.farthest ? Int(pixels) + 1 : Int(CoordinateLimit.farthest)
  }

  /// The columns and rows of a single shape where its outline is a straight side within reach.
  ///
  /// - Parameters:
  ///   - depth: how far from the side, in points, it is asked for.
  ///   - reach: how far to look to each side, in points.
  func straight(_ depth: Double, reach: Double) -> (columns: Range<Int>, rows: Range<Int>) {
    guard isSimple else { return (0..<0, 0..<0) }
    let part = parts[0]
    let end = max(part.largestReach, depth) + reach
    return (
      columns(of: part, within: part.half.x - end), rows(of: part, within: part.half.y - end)
    )
  }

  /// Pixels of a single shape that surely lie so many points inside: between its corners, from the top to the bottom.
  func interior(deeperThan depth: Double) -> PixelRect {
    let columns = straight(depth, reach: 0).columns
    guard !columns.isEmpty else { return .empty }
    let rows = rows(of: parts[0], within: parts[0].half.y - depth)
    return PixelRect(
      minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound,
      maxY: rows.upperBound)
  }

  /// How deep a row lies below the top or above the bottom of a single shape, in points, and whether that is above the middle.
  func depth(ofRow y: Int) -> (depth: Double, isAbove: Bool) {
    let row = (Double(y - parts[0].rowOfMiddle) + 0.5 - parts[0].rest.y) * toPoints.y.y
    return (parts[0].half.y - row.magnitude, row < 0)
  }

  /// Likewise of a column, from the left or the right.
  func depth(ofColumn x: Int) -> (depth: Double, isLeft: Bool) {
    let column = (Double(x - parts[0].columnOfMiddle) + 0.5 - parts[0].rest.x) * toPoints.x.x
    return (parts[0].half.x - column.magnitude, column < 0)
  }

  private func columns(of part: Part, within reach: Double) -> Range<Int> {
    Self.pixels(about: part.columnOfMiddle, part.rest.x, within: reach / toPoints.x.x)
  }

  private func rows(of part: Part, within reach: Double) -> Range<Int> {
    Self.pixels(about: part.rowOfMiddle, part.rest.y, within: reach / toPoints.y.y)
  }

  /// The pixels whose middles are nearer to a place than so many pixels.
  private static func pixels(about whole: Int, _ rest: Double, within reach: Double) -> Range<Int> {
    guard reach > 0, reach < CoordinateLimit.farthest else { return 0..<0 }
    let first = whole + Int((rest - 0.5 - reach).rounded(.up))
    let last = whole + Int((rest - 0.5 + reach).rounded(.down))
    return first..<max(first, last + 1)
  }

  /// The field at the middle of a pixel.
  func sample(x: Int, y: Int) -> Sample {
    var merged = single(parts[0], x: x, y: y)
    for index in 1..<max(1, parts.count) {
      merged = Self.merge(merged, single(parts[index], x: x, y: y), spacing: spacing)
    }
    return merged
  }

  /// The outward direction over a wider stretch, so that it turns gradually where a corner meets a side.
  ///
  /// - Parameter reach: how far to look to each side, in points.
  func wideNormal(x: Int, y: Int, reach: Double) -> SIMD2<Double> {
    // Only a single shape has corners and sides that meet within reach of one another.
    guard parts.count == 1 else { return sample(x: x, y: y).normal }
    let part = parts[0]
    let place = self.place(x: x, y: y, of: part)
    if let gradient = Self.roundGradient(place, part, reach: reach) {
      return onDevice(gradient)
    }
    let right = Self.distance(place + SIMD2(reach, 0), part).distance
    let left = Self.distance(place - SIMD2(reach, 0), part).distance
    let below = Self.distance(place + SIMD2(0, reach), part).distance
    let above = Self.distance(place - SIMD2(0, reach), part).distance
    let gradient = SIMD2(right - left, below - above)
    let length = (gradient * gradient).sum().squareRoot()
    guard length > 0 else { return .zero }
    return onDevice(gradient / length)
  }

  /// The same direction where all four places lie about one circular corner, as most do: the four roots at once.
  @inline(__always)
  private static func roundGradient(
    _ place: SIMD2<Double>, _ part: Part, reach: Double
  ) -> SIMD2<Double>? {
    let away = SIMD2(place.x.magnitude, place.y.magnitude)
    let corner = (place.x > 0 ? 1 : 0) + (place.y > 0 ? 2 : 0)
    let radius = part.radii[corner]
    guard part.across[corner] == radius, part.down[corner] == radius, away.x > reach,
      away.y > reach
    else { return nil }
    let centre = part.half - radius
    let near = away - centre
    let (farther, nearer) = (away + reach - centre, away - reach - centre)
    guard nearer.x > 0, nearer.y > 0 else { return nil }
    let x = SIMD4(farther.x, nearer.x, near.x, near.x)
    let y = SIMD4(near.y, near.y, farther.y, nearer.y)
    let distances = (x * x + y * y).squareRoot() - radius
    var gradient = SIMD2(distances[0] - distances[1], distances[2] - distances[3])
    // Mirrored: what lies farther from the middle is left of it there.
    if place.x < 0 { gradient.x = -gradient.x }
    if place.y < 0 { gradient.y = -gradient.y }
    let length = (gradient * gradient).sum().squareRoot()
    return length > 0 ? gradient / length : nil
  }

  @inline(__always)
  private func place(x: Int, y: Int, of part: Part) -> SIMD2<Double> {
    let pixels = SIMD2(
      Double(x - part.columnOfMiddle) + 0.5 - part.rest.x,
      Double(y - part.rowOfMiddle) + 0.5 - part.rest.y)
    if isUpright { return SIMD2(pixels.x * toPoints.x.x, pixels.y * toPoints.y.y) }
    return toPoints.x * pixels.x + toPoints.y * pixels.y
  }

  @inline(__always)
  private func single(_ part: Part, x: Int, y: Int) -> Sample {
    let (distance, normal) = Self.distance(place(x: x, y: y, of: part), part)
    return Sample(distance: distance, normal: onDevice(normal))
  }

  @inline(__always)
  private func onDevice(_ normal: SIMD2<Double>) -> SIMD2<Double> {
    if isUpright { return normal }
    let turned = SIMD2((normalX * normal).sum(), (normalY * normal).sum())
    let length = (turned * turned).sum().squareRoot()
    return length > 0 ? turned / length : normal
  }

  /// The distance of a place from a rectangle's outline, in points, and the outline's direction there.
  @inline(__always)
  private static func distance(
    _ place: SIMD2<Double>, _ part: Part
  ) -> (distance: Double, normal: SIMD2<Double>) {
    let corner = (place.x > 0 ? 1 : 0) + (place.y > 0 ? 2 : 0)
    let (radius, across, down) = (part.radii[corner], part.across[corner], part.down[corner])
    let x = place.x.magnitude - (part.half.x - across)
    let y = place.y.magnitude - (part.half.y - down)
    let side = SIMD2(place.x < 0 ? -1.0 : 1, place.y < 0 ? -1.0 : 1)
    if x > 0, y > 0 {
      if across > radius, across >= down {
        let (distance, normal) = ContinuousCornerField.distance(
          u: x / radius, v: y / radius, reach: down / radius)
        return (distance * radius, normal * side)
      }
      if down > radius {
        let (distance, normal) = ContinuousCornerField.distance(
          u: y / radius, v: x / radius, reach: across / radius)
        return (distance * radius, SIMD2(normal.y, normal.x) * side)
      }
      let length = (x * x + y * y).squareRoot()
      return (length - radius, SIMD2(x / length, y / length) * side)
    }
    let (right, bottom) = (x - across, y - down)
    return right > bottom ? (right, SIMD2(side.x, 0)) : (bottom, SIMD2(0, side.y))
  }

  /// Two outlines as one: a smooth minimum whose width is that of the facing parts, `spacing · (1 − n₁·n₂) / 2` (measured on
  /// iOS 27). Edges that face each other lean together below `spacing` and touch at half of it; those side by side stay.
  private static func merge(_ a: Sample, _ b: Sample, spacing: Double) -> Sample {
    let (near, far) = a.distance <= b.distance ? (a, b) : (b, a)
    let width = spacing * (1 - (a.normal * b.normal).sum()) / 2
    let difference = far.distance - near.distance
    guard width > 0, difference < width else { return near }
    let share = (width - difference) / width
    let mixed = near.normal * (1 - share / 2) + far.normal * (share / 2)
    let length = (mixed * mixed).sum().squareRoot()
    return Sample(
      distance: near.distance - share * share * width / 4,
      normal: length > 0 ? mixed / length : near.normal)
  }
}
