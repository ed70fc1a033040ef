internal import RasterKernels

/// Which rows of a scan are alike, so that they are done once.
struct RowPlan {
  /// For each row that is done: how many rows from it on it stands for. Other rows are left out.
  private(set) var steps: [Int32] = []
  private var kinds: [UInt8] = []

  private static let isBusy: UInt8 = 1
  private static let isNew: UInt8 = 2

  /// Rows stand for others only within bands of `bandRows`.
  mutating func make(_ list: EdgeList, bandRows: Int) {
    let height = list.area.height
    let fraction = Int32(1) << Int32(EdgeList.shift) - 1
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
        let first = Int(edge.y0 >> Int32(EdgeList.shift))
        let last = Int((edge.y1 - 1) >> Int32(EdgeList.shift))
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
