internal import RasterKernels

/// Finds equal rows of a scan, so that they are scanned once.
struct RowPlan {
  /// For each row that is scanned, the number of equal rows from it on, itself included. Entries of the other
  /// rows have no meaning.
  private(set) var steps: [Int32] = []
  private var kinds: [UInt8] = []

  private static let isBusy: UInt8 = 1
  private static let isNew: UInt8 = 2

  /// Equal rows are joined within bands of `bandRows` only.
  mutating func make(_ list: EdgeList, bandRows: Int) {
    let height = list.area.height
    let fraction = Int32(1) << Int32(CoverageUnits.shift) - 1
    if steps.count < height {
      steps = [Int32](repeating: 1, count: height)
      kinds = [UInt8](repeating: 0, count: height + 1)
    }
    kinds.withUnsafeMutableBufferPointer { kinds in
      guard let first = kinds.baseAddress else { return }
      first.update(repeating: 0, count: height + 1)
      for rows in list.busy {
        (first + Int(rows.lowerBound)).update(
          repeating: Self.isBusy, count: Int(rows.upperBound - rows.lowerBound) + 1)
      }
      for edge in list.upright {
        let first = Int(edge.y0 >> Int32(CoverageUnits.shift))
        let last = Int((edge.y1 - 1) >> Int32(CoverageUnits.shift))
        kinds[first] |= edge.y0 & fraction == 0 ? Self.isNew : Self.isBusy
        if edge.y1 & fraction == 0 {
          kinds[last + 1] |= Self.isNew
        } else {
          kinds[last] |= Self.isBusy
        }
      }
      steps.withUnsafeMutableBufferPointer { steps in
        var row = height - 1
        var untilBand = row % bandRows
        while row >= 0 {
          let isBusy = kinds[row] & Self.isBusy != 0
          let goesOn = !isBusy && row + 1 < height && kinds[row + 1] == 0
          steps[row] = goesOn && untilBand != bandRows - 1 ? steps[row + 1] + 1 : 1
          row -= 1
          untilBand = untilBand == 0 ? bandRows - 1 : untilBand - 1
        }
      }
    }
  }
}
