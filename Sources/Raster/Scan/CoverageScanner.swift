internal import RasterKernels

/// Exact-area coverage of edges, as signed areas summed along each row.
///
/// Every edge leaves in each row it crosses its height and the area to its right, in whole
/// 1/65536ths. The running sum over a row is then the winding of each pixel weighted by area:
/// non-zero takes its magnitude, at most one; even-odd folds it. This is the way of FreeType's and
/// AGG's scanners; where contours overlap within one pixel the area is approximate, as theirs is.
///
/// Rows are done in bands that stay in the cache, and blocks of eight cells that an edge touched are
/// marked, so that the inside of a large shape costs one call a row. Rows that only upright edges
/// cross from top to bottom are alike: they are done once.
///
/// - Complexity: O(edges × rows crossed + touched blocks + rows).
struct CoverageScanner {
  /// Cells of a band, at most: a megabyte, of which only what edges touch is used.
  private static let bandCells = 262_144

  private var cells: [Int32] = []
  private var marks: [UInt64] = []
  private var coverage: [UInt8] = []
  private var plan = RowPlan()
  /// Indices of edges in order of the band they start in, and the first of each band.
  private var order: [Int32] = []
  private var bandStarts: [Int32] = []
  private var active: [Int32] = []
  /// The edges of one band, and one more that is only read.
  private var bandEdges: [EdgeList.Edge] = []

  /// Sends the coverage of `list` to `sink`.
  mutating func scan(_ list: EdgeList, rule: FillRule, into sink: inout some CoverageSink) {
    let width = list.area.width
    let height = list.area.height
    guard width > 0, height > 0, !list.isEmpty else { return }
    // One cell right of the area takes what falls beyond it, and blocks are whole.
    let stride = (width + 2 + CoverageUnits.block) & ~(CoverageUnits.block - 1)
    let words = (stride >> CoverageUnits.blockShift + 63) >> 6
    let bandRows = max(1, min(height, Self.bandCells / stride))
    let bands = (height + bandRows - 1) / bandRows
    // Edges add zeros beyond the columns that they cross.
    if cells.count < stride * bandRows + CoverageUnits.block {
      cells = [Int32](repeating: 0, count: stride * bandRows + CoverageUnits.block)
    }
    if marks.count < words * bandRows { marks = [UInt64](repeating: 0, count: words * bandRows) }
    if coverage.count < 2 * stride { coverage = [UInt8](repeating: 0, count: 2 * stride) }
    plan.make(list, bandRows: bandRows)
    if bands > 1 {
      sortIntoBands(list, bandRows: bandRows, bands: bands)
      active.removeAll(keepingCapacity: true)
    }
    let kernels = Kernels.current
    // Held apart from `self` while the bands are done.
    var (cells, marks, coverage): ([Int32], [UInt64], [UInt8]) = ([], [], [])
    swap(&cells, &self.cells)
    swap(&marks, &self.marks)
    swap(&coverage, &self.coverage)
    let plan = plan
    list.slanted.withUnsafeBufferPointer { slanted in
      plan.steps.withUnsafeBufferPointer { steps in
        cells.withUnsafeMutableBufferPointer { cells in
          marks.withUnsafeMutableBufferPointer { marks in
            coverage.withUnsafeMutableBufferPointer { coverage in
              guard let cells = cells.baseAddress, let marks = marks.baseAddress,
                let coverage = coverage.baseAddress, let steps = steps.baseAddress
              else { return }
              for band in 0..<bands {
                let firstRow = band * bandRows
                let part = CoverageBand(
                  cells: cells, marks: marks, coverage: coverage, steps: steps + firstRow,
                  stride: stride, words: words, firstRow: firstRow,
                  rows: min(bandRows, height - firstRow), kernels: kernels)
                if bands == 1 {
                  part.add(slanted, count: list.slantedCount)
                } else {
                  takeEdges(slanted, band: band, end: part.end)
                  bandEdges.withUnsafeBufferPointer { part.add($0, count: $0.count - 1) }
                }
                for edge in list.upright { part.addUpright(edge) }
                part.sweep(list.area, rule: rule, into: &sink)
              }
            }
          }
        }
      }
    }
    swap(&cells, &self.cells)
    swap(&marks, &self.marks)
    swap(&coverage, &self.coverage)
  }

  /// A counting sort of the slanted edges by their first band.
  private mutating func sortIntoBands(_ list: EdgeList, bandRows: Int, bands: Int) {
    let edges = list.slanted[..<list.slantedCount]
    bandStarts.removeAll(keepingCapacity: true)
    bandStarts.append(contentsOf: repeatElement(0, count: bands + 1))
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: repeatElement(0, count: edges.count))
    for edge in edges { bandStarts[(Int(edge.y0) >> CoverageUnits.shift) / bandRows + 1] += 1 }
    for band in 0..<bands { bandStarts[band + 1] += bandStarts[band] }
    var next = bandStarts
    for (index, edge) in edges.enumerated() {
      let band = (Int(edge.y0) >> CoverageUnits.shift) / bandRows
      order[Int(next[band])] = Int32(index)
      next[band] += 1
    }
  }

  /// Puts the edges that reach into a band, which ends at `end`, in `bandEdges`.
  private mutating func takeEdges(
    _ edges: UnsafeBufferPointer<EdgeList.Edge>, band: Int, end: Int32
  ) {
    for index in bandStarts[band]..<bandStarts[band + 1] { active.append(order[Int(index)]) }
    bandEdges.removeAll(keepingCapacity: true)
    var kept = 0
    for position in 0..<active.count {
      let edge = edges[Int(active[position])]
      bandEdges.append(edge)
      if edge.y1 > end {
        active[kept] = active[position]
        kept += 1
      }
    }
    active.removeSubrange(kept...)
    bandEdges.append(EdgeList.empty)
  }
}
