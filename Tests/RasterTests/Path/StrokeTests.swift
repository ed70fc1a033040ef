import Raster
import Testing

@Suite struct StrokeTests {
  private func coverage(_ path: Path, _ style: StrokeStyle) throws -> [[UInt8]] {
    let picture = try draw { $0.stroke(path, .black, style: style) }
    return (0..<32).map { y in (0..<32).map { picture[$0, y].alpha } }
  }

  private func line(_ points: (Double, Double)...) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      if index == 0 { path.move(to: Point(x: x, y: y)) } else { path.line(to: Point(x: x, y: y)) }
    }
    return path
  }

  @Test func `a line of width two on a whole pixel covers two rows`() throws {
    let rows = try coverage(line((4, 10), (20, 10)), StrokeStyle(width: 2))
    #expect(rows[9][4..<20].allSatisfy { $0 == 255 })
    #expect(rows[10][4..<20].allSatisfy { $0 == 255 })
    #expect(rows[8].allSatisfy { $0 == 0 } && rows[11].allSatisfy { $0 == 0 })
    #expect(rows[9][3] == 0 && rows[9][20] == 0)
  }

  @Test func `caps reach half a width beyond the ends`() throws {
    let square = try coverage(line((8, 10), (20, 10)), StrokeStyle(width: 4, cap: .square))
    #expect(square[9][6] == 255 && square[9][5] == 0 && square[8][6] == 255)
    let round = try coverage(line((8, 10), (20, 10)), StrokeStyle(width: 4, cap: .round))
    #expect(round[9][6] > 200 && round[9][5] == 0)
    #expect((60...200).contains(round[8][6]))
  }

  @Test func `a stroked rectangle is a ring`() throws {
    let rows = try coverage(
      Path(rect: Rect(x: 5, y: 5, width: 20, height: 10)), StrokeStyle(width: 2))
    #expect(rows[4][4] == 255 && rows[5][5] == 255 && rows[15][25] == 255)
    #expect(rows[6][6] == 0 && rows[3][10] == 0 && rows[10][15] == 0)
    let covered = rows.joined().reduce(0) { $0 + Int($1) }
    #expect(covered == 255 * (22 * 12 - 18 * 8))
  }

  @Test func `joins fill, cut and round the corner`() throws {
    let corner = line((6, 20), (20, 20), (20, 6))
    let outer = { (join: StrokeStyle.Join) in
      try self.coverage(corner, StrokeStyle(width: 6, join: join))[22][22]
    }
    #expect(try outer(.miter) == 255)
    #expect(try outer(.bevel) == 0)
    let round = try outer(.round)
    #expect(round > 0 && round < 128)
    // 1/sin 45° = 1.414: a limit below cuts the corner.
    let limited = try coverage(corner, StrokeStyle(width: 6, miterLimit: 1.3))[22][22]
    #expect(limited == 0)
  }

  @Test func `a hairline covers in proportion to its width`() throws {
    let rows = try coverage(line((4, 10.5), (20, 10.5)), StrokeStyle(width: 0.25))
    #expect(rows[10][4..<20].allSatisfy { $0 == 64 })
  }

  @Test func `dashes and gaps take turns from the phase`() throws {
    let style = StrokeStyle(width: 2, dash: [4, 2], dashPhase: 1)
    let row = try coverage(line((2, 10), (16, 10)), style)[10]
    let expected = [2, 3, 4, 7, 8, 9, 10, 13, 14, 15]
    #expect(row.indices.filter { row[$0] == 255 } == expected)
  }

  @Test(arguments: [[0.0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-12, 1e-12]])
  func `dashes without a meaning leave the line whole`(dash: [Double]) throws {
    let row = try coverage(line((2, 10), (16, 10)), StrokeStyle(width: 2, dash: dash))[10]
    #expect(row[2..<16].allSatisfy { $0 == 255 })
  }

  @Test func `a stroke wider than its curve has no hole`() throws {
    let rows = try coverage(
      Path(ellipseIn: Rect(x: 14, y: 14, width: 4, height: 4)), StrokeStyle(width: 12))
    for y in 11..<21 { #expect(rows[y][11..<21].allSatisfy { $0 == 255 }) }
  }

  @Test func `a stroked circle covers the ring's area`() throws {
    let rows = try coverage(
      Path(ellipseIn: Rect(x: 6, y: 6, width: 20, height: 20)), StrokeStyle(width: 3))
    let levels = rows.joined().reduce(0) { $0 + Int($1) }
    let sum = Double(levels) / 255
    let ring = Double.pi * (11.5 * 11.5 - 8.5 * 8.5)
    #expect((sum - ring).magnitude < ring / 500)
  }

  @Test func `a point is a dot with round caps only`() throws {
    let dot = line((10, 10), (10, 10))
    #expect(try coverage(dot, StrokeStyle(width: 6, cap: .round))[10][10] == 255)
    #expect(try coverage(dot, StrokeStyle(width: 6)).joined().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [0.0, -1, .nan, .infinity, 1e300])
  func `no width traps`(width: Double) throws {
    for join in StrokeStyle.Join.allCases {
      for cap in StrokeStyle.Cap.allCases {
        _ = try coverage(
          line((2, 2), (20, 20), (2, 20), (2, 2)), StrokeStyle(width: width, cap: cap, join: join))
      }
    }
  }
}
