internal import Raster

/// Reads the paint tree of a COLR version 1 glyph.
struct ColorPaintReader {
  let table: ColorTable
  /// The font's colours.
  let palette: [Color]
  /// The contours of a glyph, in font units.
  let outline: (UInt32) -> Path
  private var partsLeft = partLimit
  private var compositesLeft = compositeLimit
  private var outlines: [UInt32: Path] = [:]

  /// Bounds for the paints of a glyph, their nesting, and the stops of a gradient; emoji have fewer.
  private static let partLimit = 1024
  private static let depthLimit = 32
  /// Each takes two layers of the picture's size.
  private static let compositeLimit = 64
  private static let stopLimit = 256
  /// 1.0 in F2DOT14, the font format's fixed-point numbers.
  private static let one = 16_384.0
  /// The palette index that stands for the text's colour.
  private static let textColor = 0xFFFF

  init(table: ColorTable, palette: [Color], outline: @escaping (UInt32) -> Path) {
    self.table = table
    self.palette = palette
    self.outline = outline
  }

  /// Nil for a glyph without a paint.
  mutating func paint(of glyph: UInt32) -> ColorPaint? {
    guard let start = table.drawing(of: glyph), let paint = read(start, depth: 0) else {
      return nil
    }
    return table.clip(of: glyph).map { .within(Path(rect: $0), paint) } ?? paint
  }

  /// Formats come in pairs: the second has the fields of the first, then variations.
  private mutating func read(_ start: Int, depth: Int) -> ColorPaint? {
    guard depth < Self.depthLimit, partsLeft > 0, let format = table.unsigned(start, 1) else {
      return nil
    }
    partsLeft -= 1
    let depth = depth + 1
    switch format {
    case 1: return layers(start, depth)
    case 2, 3: return color(start + 1).map(ColorPaint.color)
    case 4, 5: return linear(start, isVariable: format == 5)
    case 6, 7: return radial(start, isVariable: format == 7)
    case 8, 9: return sweep(start, isVariable: format == 9)
    case 10:
      guard let glyph = table.unsigned(start + 4, 2), let inner = part(start, 1, depth) else {
        return nil
      }
      return .within(path(of: UInt32(glyph)), inner)
    case 11:
      return table.unsigned(start + 1, 2).flatMap { table.drawing(of: UInt32($0)) }
        .flatMap { read($0, depth: depth) }
    case 12...31:
      guard let transform = transform(start, format), let inner = part(start, 1, depth) else {
        return nil
      }
      return .transformed(transform, inner)
    case 32:
      guard compositesLeft > 0, let mode = table.unsigned(start + 4, 1) else { return nil }
      compositesLeft -= 1
      let source = part(start, 1, depth) ?? .layers([])
      let backdrop = part(start, 5, depth) ?? .layers([])
      return .composite(source, Self.composition(mode), on: backdrop)
    default: return nil
    }
  }

  /// The paint at the 24-bit offset that is stored at `start` + `offset`.
  private mutating func part(_ start: Int, _ offset: Int, _ depth: Int) -> ColorPaint? {
    table.unsigned(start + offset, 3).flatMap { read(start + $0, depth: depth) }
  }

  private mutating func layers(_ start: Int, _ depth: Int) -> ColorPaint? {
    guard let count = table.unsigned(start + 1, 1), let first = table.unsigned(start + 2, 4) else {
      return nil
    }
    var layers: [ColorPaint] = []
    for index in 0..<count {
      guard let place = table.drawing(ofLayer: first + index) else { break }
      if let paint = read(place, depth: depth) { layers.append(paint) }
    }
    return .layers(layers)
  }

  private mutating func path(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path = outline(glyph)
    outlines[glyph] = path
    return path
  }

  // MARK: Transforms

  private func transform(_ start: Int, _ format: Int) -> Transform? {
    // Behind the format and the offset of what is transformed.
    let start = start + 4
    switch format {
    case 12, 13:
      guard let offset = table.unsigned(start, 3) else { return nil }
      let values = (0..<6).compactMap { table.fixed(start - 4 + offset + 4 * $0) }
      guard values.count == 6 else { return nil }
      return Transform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case 14, 15:
      return table.numbers(start, count: 2).map { .translation(x: $0[0], y: $0[1]) }
    case 16...19:
      return centered(start, count: 2, hasCenter: format >= 18) { .scale(x: $0[0], y: $0[1]) }
    case 20...23:
      return centered(start, count: 1, hasCenter: format >= 22) { .scale(x: $0[0], y: $0[0]) }
    case 24...27:
      return centered(start, count: 1, hasCenter: format >= 26) { .rotation(Self.angle($0[0])) }
    default:
      // Positive angles lean to the left, and rise to the right.
      return centered(start, count: 2, hasCenter: format >= 30) {
        Transform(a: 1, b: Self.tangent($0[1]), c: -Self.tangent($0[0]), d: 1, tx: 0, ty: 0)
      }
    }
  }

  /// A transform of some shares, about a point that may stand behind them.
  private func centered(
    _ start: Int, count: Int, hasCenter: Bool, _ make: ([Double]) -> Transform
  ) -> Transform? {
    guard let values = table.numbers(start, count: count),
      let center = hasCenter ? table.numbers(start + 2 * count, count: 2) : [0, 0]
    else { return nil }
    return Transform.translation(x: -center[0], y: -center[1])
      .concatenating(make(values.map { $0 / Self.one }))
      .concatenating(.translation(x: center[0], y: center[1]))
  }

  /// Angles are written as shares of half a turn.
  private static func angle(_ share: Double) -> Angle { Angle(degrees: share * 180) }

  private static func tangent(_ share: Double) -> Double {
    let vector = angle(share).vector
    return vector.x == 0 ? 0 : vector.y / vector.x
  }

  // MARK: Colours

  private func color(_ start: Int) -> ColorPaint.GlyphColor? {
    guard let index = table.unsigned(start, 2), let alpha = table.numbers(start + 2, count: 1)
    else { return nil }
    let share = min(max(alpha[0] / Self.one, 0), 1)
    if index == Self.textColor { return ColorPaint.GlyphColor(color: nil, alpha: share) }
    guard palette.indices.contains(index) else { return nil }
    return ColorPaint.GlyphColor(color: palette[index], alpha: share)
  }

  /// The colours along a gradient. Those that start again do so where the first and last stop lie, not at
  /// 0 and 1: their locations are made to be these, and `range` says where both were.
  private struct ColorLine {
    var stops: [GradientStop] = []
    var colors: [ColorPaint.GlyphColor] = []
    var spread = GradientSpread.pad
    var range = 0.0...1.0
  }

  private func colorLine(_ paint: Int, isVariable: Bool) -> ColorLine? {
    guard let start = table.unsigned(paint + 1, 3).map({ paint + $0 }),
      let extend = table.unsigned(start, 1), let count = table.unsigned(start + 1, 2)
    else { return nil }
    var result = ColorLine()
    for index in 0..<min(count, Self.stopLimit) {
      let stop = start + 3 + index * (isVariable ? 10 : 6)
      guard let offset = table.numbers(stop, count: 1), let color = color(stop + 2) else {
        continue
      }
      result.stops.append(GradientStop(location: offset[0] / Self.one, color: .clear))
      result.colors.append(color)
    }
    guard extend == 1 || extend == 2 else { return result }
    result.spread = extend == 1 ? .repeat : .reflect
    let places = result.stops.map(\.location)
    guard let first = places.min(), let last = places.max(), last > first else { return result }
    result.range = first...last
    for index in result.stops.indices {
      result.stops[index].location = (places[index] - first) / (last - first)
    }
    return result
  }

  private func linear(_ start: Int, isVariable: Bool) -> ColorPaint? {
    guard let line = colorLine(start, isVariable: isVariable),
      let values = table.numbers(start + 4, count: 6)
    else { return nil }
    let first = Point(x: values[0], y: values[1])
    var last = Point(x: values[2], y: values[3])
    // Lines of one colour run towards the third point.
    let across = Point(x: values[4], y: values[5]) - first
    if across != .zero {
      let normal = Point(x: -across.y, y: across.x)
      let along = last - first
      let share =
        (along.x * normal.x + along.y * normal.y) / (normal.x * normal.x + normal.y * normal.y)
      last = first + Point(x: normal.x * share, y: normal.y * share)
    }
    return .linear(
      LinearGradient(
        stops: line.stops, start: Self.mix(first, last, line.range.lowerBound),
        end: Self.mix(first, last, line.range.upperBound), spread: line.spread),
      line.colors)
  }

  private func radial(_ start: Int, isVariable: Bool) -> ColorPaint? {
    guard let line = colorLine(start, isVariable: isVariable),
      let values = table.numbers(start + 4, count: 6),
      let inner = table.unsigned(start + 8, 2), let outer = table.unsigned(start + 14, 2)
    else { return nil }
    let first = Point(x: values[0], y: values[1])
    let last = Point(x: values[3], y: values[4])
    func radius(_ share: Double) -> Double {
      max(0, Double(inner) + Double(outer - inner) * share)
    }
    return .radial(
      RadialGradient(
        stops: line.stops, startCenter: Self.mix(first, last, line.range.lowerBound),
        startRadius: radius(line.range.lowerBound),
        endCenter: Self.mix(first, last, line.range.upperBound),
        endRadius: radius(line.range.upperBound), spread: line.spread),
      line.colors)
  }

  private func sweep(_ start: Int, isVariable: Bool) -> ColorPaint? {
    guard let line = colorLine(start, isVariable: isVariable),
      let values = table.numbers(start + 4, count: 4)
    else { return nil }
    // Both are stored less half a turn.
    let first = Self.angle(values[2] / Self.one + 1).radians
    let length = Self.angle(values[3] / Self.one + 1).radians - first
    return .sweep(
      SweepGradient(
        stops: line.stops, center: Point(x: values[0], y: values[1]),
        start: Angle(radians: first + length * line.range.lowerBound),
        end: Angle(radians: first + length * line.range.upperBound), spread: line.spread),
      line.colors)
  }

  private static func mix(_ a: Point, _ b: Point, _ share: Double) -> Point {
    Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }

  /// By the specification's numbers; unknown modes are source over.
  private static func composition(_ mode: Int) -> ColorPaint.Composition {
    switch mode {
    case 0: .nothing
    case 1: .source
    case 2: .backdrop
    case 4: .swapped(.normal)
    case 5: .only(.sourceIn)
    case 6: .only(.destinationIn)
    case 7: .swapped(.destinationOut)
    case 8: .only(.destinationOut)
    case 9: .only(.sourceAtop)
    case 10: .swapped(.sourceAtop)
    case 12: .only(.plusLighter)
    case 13: .only(.screen)
    case 14: .only(.overlay)
    case 15: .only(.darken)
    case 16: .only(.lighten)
    case 17: .only(.colorDodge)
    case 18: .only(.colorBurn)
    case 19: .only(.hardLight)
    case 20: .only(.softLight)
    case 21: .only(.difference)
    case 22: .only(.exclusion)
    case 23: .only(.multiply)
    case 24: .only(.hue)
    case 25: .only(.saturation)
    case 26: .only(.color)
    case 27: .only(.luminosity)
    default: .only(.normal)
    }
  }
}
