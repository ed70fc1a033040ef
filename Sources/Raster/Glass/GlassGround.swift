/// The ground as it shows in glass: bent by the lens, blurred (before, in menus of iOS 26) and toned.
///
/// All of that happens to a smaller picture: nothing finer is left after the blur.
struct GlassGround {
  private let glass: Glass
  private let lens: GlassLens
  private let blur: GlassFigures.Blur
  /// Pixels a point.
  private let scale: Double
  /// The radius of the corners and the shorter side of the smallest shape, in points.
  private let radius: Double
  private let shorter: Double
  private let transform: Transform
  /// Counted from the corner of the shapes, so that what moves with them is the same to the bit.
  private let grid: SquareGrid

  /// - Parameters:
  ///   - glass: what the ground shows in.
  ///   - radius: of the corners, in points.
  ///   - shorter: the shorter side of the smallest shape, in points.
  ///   - transform: from points to pixels.
  ///   - inner: the pixels that the shapes cover.
  init(
    _ glass: Glass, radius: Double, shorter: Double, transform: Transform, inner: PixelRect
  ) {
    (self.glass, self.radius, self.shorter) = (glass, radius, shorter)
    self.transform = transform
    scale = transform.averageScale
    lens = GlassLens(glass.variant, half: shorter / 2)
    blur = GlassFigures.blur(of: glass)
    grid = SquareGrid(forBlur: blur.finest * scale, x: inner.minX, y: inner.minY)
  }

  /// The share of large shapes' ground that is blurred before the lens.
  private var frost: Double {
    glass.generation == .second && glass.variant == .regular ? GlassFigures.frost(shorter) : 0
  }

  /// Whether the ground is blurred before the lens, too.
  var isFrosted: Bool { Color.byte(frost) > 0 }

  /// Squares a point.
  private var squaresPerPoint: Double { scale / Double(grid.side) }

  private var narrowBlur: GaussianBlur {
    grid.blur(blur.narrow * scale)
  }

  /// The squares that have to be known to draw the pixels of `shown`.
  private func squares(read shown: PixelRect) -> PixelRect {
    var reach =
      narrowBlur.reach + PixelRect.pixel(lens.farthest * squaresPerPoint, .up) + 1
    if frost > 0 { reach += CoarseBlur.reach(GlassFigures.frostDeviation * squaresPerPoint) }
    if blur.wideShare > 0 {
      reach = max(reach, CoarseBlur.reach(blur.wide * squaresPerPoint))
    }
    return grid.squares(around: shown).expanded(by: reach)
  }

  /// The pixels that have to be known to draw those of `shown`.
  func area(read shown: PixelRect) -> PixelRect {
    shown.isEmpty ? .empty : grid.pixels(of: squares(read: shown))
  }

  /// The number of squares that are bent and coloured to draw the pixels of `shown`.
  func squareCount(for shown: PixelRect) -> Int {
    let squares = grid.squares(around: shown).expanded(by: narrowBlur.reach)
    return squares.width * squares.height
  }

  /// The glass without its outline.
  ///
  /// - Parameters:
  ///   - ground: what lies below.
  ///   - known: the pixels of it that there are.
  ///   - shown: the pixels to be known.
  func body(
    of ground: Surface, known: PixelRect, over shown: PixelRect, tone: GlassTone
  ) -> Enlargement {
    // Beyond what there is, nothing differs.
    let read = squares(read: shown).intersection(grid.squares(around: known))
    let plain = ground.reduced(to: read, of: grid, known: known)
    let seen = grid.squares(around: shown)
    let wide =
      blur.wideShare > 0
      ? CoarseBlur(plain, sigma: blur.wide * squaresPerPoint, over: seen) : nil
    return Enlargement(
      Self.toned(narrow(plain, over: seen), wide, share: Float(blur.wideShare), over: seen, tone),
      bounds: seen, of: grid, channels: 4, columns: shown.minX..<shown.maxX)
  }

  /// The ground, bent and with the narrow blur.
  private func narrow(_ plain: Surface, over seen: PixelRect) -> Surface {
    let narrowBlur = narrowBlur
    guard !blur.isBeforeLens else {
      var blurred = plain
      narrowBlur.apply(to: &blurred)
      return bent(blurred, over: seen)
    }
    var result = bent(frosted(plain), over: seen.expanded(by: narrowBlur.reach))
    narrowBlur.apply(to: &result)
    return result
  }

  /// The narrow and the wide blur as the glass colours them, in 1/256ths.
  private static func toned(
    _ narrow: Surface, _ wide: CoarseBlur?, share: Float, over seen: PixelRect, _ tone: GlassTone
  ) -> [UInt16] {
    var wide = wide
    var line = [Pixel](repeating: .zero, count: seen.width)
    let bounds = narrow.bounds
    let count = seen.width * seen.height * 4
    return [UInt16](unsafeUninitializedCapacity: count) { target, initialized in
      narrow.readPixels { pixels in
        line.withUnsafeMutableBufferPointer { line in
          guard count > 0, let channels = target.baseAddress, let line = line.baseAddress else {
            return
          }
          var to = UnsafeMutableRawPointer(channels).assumingMemoryBound(to: SIMD4<UInt16>.self)
          for y in seen.minY..<seen.maxY {
            let row = pixels + ((y - bounds.minY) * bounds.width + seen.minX - bounds.minX)
            wide?.rows.read(y: y, into: line)
            // Grounds are flat for the most part.
            var (last, known) = (row[0], SIMD4<UInt16>.zero)
            if wide == nil { known = Self.parts(tone, PixelLevels(levelsOf: last)) }
            for x in 0..<seen.width {
              if wide == nil {
                if row[x] != last {
                  last = row[x]
                  known = Self.parts(tone, PixelLevels(levelsOf: last))
                }
                to[x] = known
                continue
              }
              var levels = PixelLevels(levelsOf: row[x])
              levels += (PixelLevels(levelsOf: line[x]) - levels) * share
              to[x] = Self.parts(tone, levels)
            }
            to += seen.width
          }
          initialized = count
        }
      }
    }
  }

  /// The colour of glass over levels, in 1/256ths.
  @inline(__always)
  private static func parts(_ tone: GlassTone, _ levels: PixelLevels) -> SIMD4<UInt16> {
    let body = tone.body(levels) * 256 + 0.5
    return SIMD4(
      UInt16(truncatingIfNeeded: Int32(body.x)), UInt16(truncatingIfNeeded: Int32(body.y)),
      UInt16(truncatingIfNeeded: Int32(body.z)), 255 << 8)
  }

  // MARK: Before the blur

  /// The ground before the lens: of large shapes a share of it is blurred.
  private func frosted(_ ground: Surface) -> Surface {
    let share = Color.byte(frost)
    guard share > 0 else { return ground }
    let bounds = ground.bounds
    var coarse = CoarseBlur(
      ground, sigma: GlassFigures.frostDeviation * squaresPerPoint, over: bounds)
    var result = ground
    var line = [Pixel](repeating: .zero, count: bounds.width)
    result.withPixels { pixels in
      line.withUnsafeMutableBufferPointer { line in
        guard let line = line.baseAddress else { return }
        for y in bounds.minY..<bounds.maxY {
          coarse.rows.read(y: y, into: line)
          let row = pixels + (y - bounds.minY) * bounds.width
          for x in 0..<bounds.width { row[x] = BlendKernels.mix(line[x], row[x], share) }
        }
      }
    }
    return result
  }

  /// The ground as the lens bends it.
  private func bent(_ ground: Surface, over area: PixelRect) -> Surface {
    var result = ground.extended(to: area)
    let bounds = ground.bounds
    guard !bounds.isEmpty,
      let field = GlassField(
        glass.shapes, spacing: glass.spacing, transform: transform.concatenating(grid.toSquares))
    else { return result }
    let reach = GlassFigures.lensReach * radius
    let straight = field.straight(lens.reach, reach: reach)
    let columns = straight.columns.clamped(to: area.minX..<area.maxX)
    let sides = sides(field, area, within: bounds)
    var shifts = LensShifts(
      lens, field, squaresPerPoint: squaresPerPoint, reach: reach,
      columns: area.minX..<area.maxX, skipping: columns)
    result.withPixels { to in
      ground.readPixels { from in
        for y in area.minY..<area.maxY {
          let row = to + ((y - area.minY) * area.width - area.minX)
          if !columns.isEmpty { bend(row, columns, y: y, field, from, bounds) }
          if straight.rows.contains(y) {
            let own =
              from + ((min(max(y, bounds.minY), bounds.maxY - 1) - bounds.minY) * bounds.width)
            for side in sides where !columns.contains(side.column) {
              row[side.column] = BlendKernels.mix(own[side.right], own[side.left], side.share)
            }
          } else {
            shifts.withRow(y) { shifts, first in
              for x in area.minX..<area.maxX where !columns.contains(x) {
                let shift = shifts[x - first]
                guard shift != .zero else { continue }
                row[x] = BilinearPixelSource.pixel(
                  at: SIMD2(Double(x - bounds.minX), Double(y - bounds.minY)) + shift,
                  of: from, width: bounds.width, height: bounds.height)
              }
            }
          }
        }
      }
    }
    return result
  }

  /// Where the content of a column comes from: two columns, from the first of the ground's, and the share of the second.
  private typealias Side = (column: Int, left: Int, right: Int, share: UInt8)

  /// The columns of an area that are bent beside the straight sides at the left and right.
  private func sides(_ field: GlassField, _ area: PixelRect, within bounds: PixelRect) -> [Side] {
    guard field.isSimple else { return [] }
    return (area.minX..<area.maxX).compactMap { x in
      let (depth, isLeft) = field.depth(ofColumn: x)
      let shift = lens.shift(at: depth) * squaresPerPoint
      guard shift > 0 else { return nil }
      let (left, right, share) = BilinearPixelSource.neighbours(
        Double(x - bounds.minX) + (isLeft ? shift : -shift), bounds.width, repeats: false)
      return (x, left, right, share)
    }
  }

  /// Bends a row between the corners: all of it comes from two rows of the ground.
  private func bend(
    _ row: UnsafeMutablePointer<Pixel>, _ columns: Range<Int>, y: Int, _ field: GlassField,
    _ from: UnsafePointer<Pixel>, _ bounds: PixelRect
  ) {
    let (depth, isAbove) = field.depth(ofRow: y)
    let shift = lens.shift(at: depth) * squaresPerPoint
    guard shift > 0 else { return }
    let (upper, lower, share) = BilinearPixelSource.neighbours(
      Double(y - bounds.minY) + (isAbove ? shift : -shift), bounds.height, repeats: false)
    let first = from + (upper * bounds.width - bounds.minX)
    let second = from + (lower * bounds.width - bounds.minX)
    for x in columns {
      let column = min(max(x, bounds.minX), bounds.maxX - 1)
      row[x] = BlendKernels.mix(second[column], first[column], share)
    }
  }
}
