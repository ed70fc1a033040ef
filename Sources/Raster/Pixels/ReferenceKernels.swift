internal import RasterKernels

/// The kernels in plain Swift, one pixel after the other. Tests compare every faster set with them.
enum ReferenceKernels {
  static var table: raster_kernels {
    raster_kernels(
      fill: { d, stride, width, height, color in
        for y in 0..<height { for x in 0..<width { d[y * stride + x] = color } }
      },
      over: { d, stride, width, height, color in
        for y in 0..<height {
          for x in 0..<width {
            ReferenceKernels.over(d + (y * stride + x), ReferenceKernels.pixel(color))
          }
        }
      },
      mask: { d, stride, mask, maskStride, width, height, color in
        for y in 0..<height {
          for x in 0..<width {
            let source = BlendKernels.multiply(
              ReferenceKernels.pixel(color), mask[y * maskStride + x])
            ReferenceKernels.over(d + (y * stride + x), source)
          }
        }
      },
      stencil: { d, stride, s, sourceStride, width, height, color in
        for y in 0..<height {
          for x in 0..<width {
            let alpha = UInt8(s[y * sourceStride + x] >> 24)
            ReferenceKernels.over(
              d + (y * stride + x), BlendKernels.multiply(ReferenceKernels.pixel(color), alpha))
          }
        }
      },
      blit: { d, stride, s, sourceStride, width, height in
        for y in 0..<height {
          for x in 0..<width {
            ReferenceKernels.over(
              d + (y * stride + x), ReferenceKernels.pixel(s[y * sourceStride + x]))
          }
        }
      },
      blit_mask: { d, stride, s, sourceStride, mask, maskStride, width, height in
        for y in 0..<height {
          for x in 0..<width {
            ReferenceKernels.over(
              d + (y * stride + x),
              BlendKernels.multiply(
                ReferenceKernels.pixel(s[y * sourceStride + x]), mask[y * maskStride + x]))
          }
        }
      },
      sweep: { cells, count, start, coverage in
        var sum = start
        for index in 0..<count {
          sum &+= cells[index]
          coverage[index] = CoverageUnits.nonZero(sum)
          cells[index] = 0
        }
        return sum
      },
      rows: { band, steps, rows, _, d, stride, width, color, mirror in
        var row = 0
        while row < rows {
          let same = Int(steps[row])
          ReferenceKernels.row(band.pointee, row, width: width) { column, level in
            let source = BlendKernels.multiply(ReferenceKernels.pixel(color), level)
            for y in row..<row + same {
              let image = mirror.pointee.down - y
              for y in y < mirror.pointee.rows ? [y, image] : [y] {
                ReferenceKernels.over(d + (y * stride + column), source)
                guard column < mirror.pointee.columns else { continue }
                ReferenceKernels.over(
                  d + (y * stride + mirror.pointee.reach - column), source)
              }
            }
          }
          row += same
        }
      },
      slants: { edges, count, band, top, end in
        for index in 0..<count {
          let edge = edges[index]
          ReferenceKernels.slant(
            edge, band.pointee, from: max(edge.y0, top), to: min(edge.y1, end))
        }
      },
      chords: { curve, count, x, y, area, edges in
        ReferenceKernels.chords(curve.pointee, count, Point(x: x, y: y), area.pointee, edges)
      },
      shade: { gradient, positions, colors, count in
        for index in 0..<count {
          colors[index] = ReferenceKernels.color(gradient.pointee, at: positions[index])
        }
      },
      circles: { across, down, radius, growth, positions, count in
        for index in 0..<count {
          positions[index] = ((across[index] + down).squareRoot() - radius) / growth
        }
      },
      box: { sums, entering, leaving, out, count, reciprocal in
        for index in 0..<count {
          let sum = sums[index] &+ UInt32(entering[index])
          out[index] = Kernels.mean(sum, reciprocal: reciprocal)
          sums[index] = sum &- UInt32(leaving[index])
        }
      },
      magnitudes: { row, above, count, size, sums in
        sums[0] = 0
        sums[1] = 0
        sums[2] = 0
        for index in 0..<count {
          sums[0] += ReferenceKernels.magnitude(row[index])
          sums[1] += ReferenceKernels.magnitude(
            index < size ? row[index] : row[index] &- row[index - size])
          sums[2] += ReferenceKernels.magnitude(row[index] &- above[index])
        }
      },
      differences: { row, others, count, size, out in
        for index in 0..<count {
          for byte in 0..<size {
            let (bits, other) = (row[index] >> (8 * byte), others[index] >> (8 * byte))
            out[index * size + byte] = UInt8(truncatingIfNeeded: bits &- other)
          }
        }
      },
      changes: { pixels, count, bits in
        for index in 0..<count {
          if index % 64 == 0 { bits[index / 64] = 0 }
          if index == 0 || pixels[index] != pixels[index - 1] {
            bits[index / 64] |= 1 << UInt64(index % 64)
          }
        }
      },
      mix: { upper, lower, upperWeight, lowerWeight, out, count in
        for index in 0..<count {
          let sum = UInt32(upper[index]) * upperWeight + UInt32(lower[index]) * lowerWeight
          out[index] = UInt8((sum + (1 << 21)) >> 22)
        }
      },
      mix_bytes: { upper, lower, upperWeight, lowerWeight, out, count in
        for index in 0..<count {
          let sum = UInt32(upper[index]) * upperWeight + UInt32(lower[index]) * lowerWeight
          out[index] = UInt8((sum + (1 << 13)) >> 14)
        }
      },
      mix_channels: { d, count, weights in
        for index in 0..<count {
          let pixel = ReferenceKernels.pixel(d[index])
          func channel(_ row: Int) -> UInt8 {
            let sum =
              weights[row * 3] * Int32(pixel.x) + weights[row * 3 + 1] * Int32(pixel.y)
              + weights[row * 3 + 2] * Int32(pixel.z)
            return UInt8(min(max((sum + 32768) >> 16, 0), Int32(pixel.w)))
          }
          d[index] = unsafeBitCast(
            Pixel(channel(0), channel(1), channel(2), pixel.w), to: UInt32.self)
        }
      })
  }

  /// The coverage of a row of cells, which are left zero, pixel by pixel.
  private static func row(
    _ band: raster_band, _ row: Int, width: Int, _ body: (Int, UInt8) -> Void
  ) {
    let cells = band.cells + row * band.stride
    var sum: Int32 = 0
    for column in 0..<band.stride {
      sum &+= cells[column]
      cells[column] = 0
      if column < width { body(column, CoverageUnits.nonZero(sum)) }
    }
    for word in 0..<band.words { band.marks[row * band.words + word] = 0 }
  }

  /// Adds an edge's height and area to the rows it crosses.
  private static func slant(
    _ edge: raster_edge, _ band: raster_band, from top: Int32, to end: Int32
  ) {
    var y = top
    // From the start each time, so that where bands end does not matter; clamped to the edge's own
    // range against the last bit.
    func position(_ y: Int32) -> Double {
      min(max(edge.x0 + edge.slope * Double(y - edge.y0), edge.low_x), edge.high_x)
    }
    while y < end {
      let row = Int(y) >> CoverageUnits.shift
      let next = min(end, Int32((row + 1) << CoverageUnits.shift))
      let (x, xNext) = (position(y), position(next))
      let line = band.cells + (row - band.first_row) * band.stride
      let height = (next - y) * edge.winding
      let left = min(x, xNext)
      let right = max(x, xNext)
      let first = Int(left)
      let last = Int(right)
      let perPixel = right > left ? Double(height) / (right - left) : 0
      var used: Int32 = 0
      var from = left
      for column in first...last {
        let to = column == last ? right : Double(column + 1)
        let sum = column == last ? height : Int32((to - left) * perPixel)
        let part = sum - used
        let fraction = 1 - ((from + to) * 0.5 - Double(column))
        let area = Int32(Double(part) * fraction)
        line[column] += area
        line[column + 1] += part - area
        used = sum
        from = to
      }
      let marks = band.marks + (row - band.first_row) * band.words
      for block in (first >> 3)...((last + 1) >> 3) {
        marks[block >> 6] |= 1 << UInt64(block & 63)
      }
      y = next
    }
  }

  /// Makes edges of the chords that are not flat.
  private static func chords(
    _ curve: raster_curve, _ count: Int, _ from: Point, _ area: raster_edge_area,
    _ edges: UnsafeMutablePointer<raster_edge>
  ) -> Int {
    // Ends lie beyond the curve, but not beyond the area.
    func held(_ value: Double, _ most: Double) -> Double { min(max(value, 0), most) }
    let (x, y) = (curve.x, curve.y)
    var made = 0
    var left = from.x
    var top = Int32(from.y * CoverageUnits.one + 0.5)
    for index in 0..<count {
      let t = (Double(index + 1) - curve.shortening) * curve.step
      var end = Point(
        x: x.0 + (x.1 + (x.2 + x.3 * t) * t) * t, y: y.0 + (y.1 + (y.2 + y.3 * t) * t) * t)
      if index == count - 1 { end = Point(x: curve.end_x, y: curve.end_y) }
      let right = held(end.x - area.x, area.width)
      let bottom = Int32(held(end.y - area.y, area.height) * CoverageUnits.one + 0.5)
      if top != bottom {
        let isDown = top < bottom
        edges[made] = raster_edge(
          x0: isDown ? left : right, slope: (right - left) / Double(bottom - top),
          low_x: min(left, right), high_x: max(left, right), y0: min(top, bottom),
          y1: max(top, bottom), winding: isDown ? area.forward : -area.forward)
        made += 1
      }
      (left, top) = (right, bottom)
    }
    return made
  }

  /// The colour of a gradient at a position.
  private static func color(_ gradient: raster_gradient, at t: Double) -> UInt32 {
    guard t >= gradient.start else { return t.isNaN ? 0 : gradient.before }
    for segment in UnsafeBufferPointer(start: gradient.segments, count: gradient.count)
    where t < segment.end {
      let share = (t - segment.start) / segment.width
      let (color, change) = (segment.color, segment.change)
      let alpha = segment.is_straight ? (color.3 + change.3 * share) / 255 : 1
      func level(_ color: Double, _ change: Double, _ alpha: Double = 1) -> UInt32 {
        UInt32((color + change * share) * alpha + 0.5)
      }
      return level(color.0, change.0, alpha) | level(color.1, change.1, alpha) << 8
        | level(color.2, change.2, alpha) << 16 | level(color.3, change.3) << 24
    }
    return gradient.after
  }

  private static func magnitude(_ byte: UInt8) -> UInt32 {
    UInt32(Int8(bitPattern: byte).magnitude)
  }

  private static func pixel(_ word: UInt32) -> Pixel { unsafeBitCast(word, to: Pixel.self) }

  private static func over(_ word: UnsafeMutablePointer<UInt32>, _ source: Pixel) {
    word.pointee = unsafeBitCast(
      BlendKernels.over(source, pixel(word.pointee)), to: UInt32.self)
  }
}
