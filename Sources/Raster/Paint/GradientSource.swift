/// A linear gradient on device pixels: the position along its axis is affine in x and y, taken at
/// pixel centres.
enum GradientSource {
  /// One colour a row: an axis straight down or up.
  struct Rows: PixelSource {
    private let rows: RowColors

    var rowColors: RowColors? { rows }

    init(_ axis: Axis, sampler: GradientSampler, area: PixelRect) {
      let colors = sampler.colors(count: max(0, area.height)) { first, positions in
        for index in positions.indices {
          positions[index] = axis.position(x: area.minX, y: area.minY + first + index)
        }
      }
      rows = RowColors(firstRow: area.minY, colors: colors)
    }

    func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
      for index in 0..<count { run[index] = rows.colors[y - rows.firstRow] }
    }
  }

  /// The same row everywhere: an axis straight across.
  struct Columns: PixelSource {
    private let firstColumn: Int
    private let colors: [Pixel]

    init(_ axis: Axis, sampler: GradientSampler, area: PixelRect) {
      firstColumn = area.minX
      colors = sampler.colors(count: max(0, area.width)) { first, positions in
        for index in positions.indices {
          positions[index] = axis.position(x: area.minX + first + index, y: area.minY)
        }
      }
    }

    func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
      for index in 0..<count { run[index] = colors[x - firstColumn + index] }
    }
  }

  /// Any other axis: each pixel on its own.
  struct General: PixelSource {
    let axis: Axis
    let sampler: GradientSampler

    func fill(_ run: inout [Pixel], x: Int, y: Int, count: Int) {
      sampler.fill(&run, count: count) { first, positions in
        for index in positions.indices {
          positions[index] = axis.position(x: x + first + index, y: y)
        }
      }
    }
  }

  /// Position along the gradient, 0 at its start and 1 at its end, for device pixels.
  struct Axis {
    private var origin: Double
    /// Change for a pixel to the right, and for one down.
    private(set) var perX: Double
    private(set) var perY: Double

    /// Nil when the line has no length or the transform flattens the plane: nothing to draw.
    init?(_ gradient: LinearGradient, _ transform: Transform) {
      guard let inverse = transform.inverse, gradient.start.isFinite, gradient.end.isFinite else {
        return nil
      }
      let line = gradient.end - gradient.start
      let square = line.x * line.x + line.y * line.y
      guard square > 0, square.isFinite else { return nil }
      let x = line.x / square
      let y = line.y / square
      perX = inverse.a * x + inverse.b * y
      perY = inverse.c * x + inverse.d * y
      origin = (inverse.tx - gradient.start.x) * x + (inverse.ty - gradient.start.y) * y
      guard perX.isFinite, perY.isFinite, origin.isFinite else { return nil }
    }

    /// At the centre of a pixel.
    func position(x: Int, y: Int) -> Double {
      origin + perX * (Double(x) + 0.5) + perY * (Double(y) + 0.5)
    }
  }
}
