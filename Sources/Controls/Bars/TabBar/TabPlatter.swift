/// Where the platter of a tab bar of iOS 26 and 27 and its cells lie, in points (a law read from some 25 widths on iOS 26.5; pictures
/// at 402 and 440 agree).
struct TabPlatter {
  /// The distance of the platter from the screen's sides at least, and between it and a search tab's circle.
  static let side = 21.0
  static let gap = 8.0
  static let height = 62.0
  /// From the platter's edge to its cells, which overlap.
  static let inset = 4.0

  let x: Double
  let width: Double
  /// The left edges of the cells in the bar, and their widths.
  private(set) var cells: [(x: Double, width: Double)] = []

  /// - Parameters:
  ///   - count: of the tabs in the platter.
  ///   - screen: the width of the bar.
  ///   - titles: the widths of the titles, which cells follow beside a search tab; nil without one.
  init(count: Int, screen: Double, titles: [Double]? = nil) {
    let most = screen - 2 * Self.side - (titles == nil ? 0 : Self.height + Self.gap)
    let number = Double(max(count, 1))
    width = max(
      0, count <= 3 && titles == nil ? min(Self.cellPitch * number + 16, most) : most)
    x = titles == nil ? (screen - width) / 2 : Self.side
    let room = width - 2 * Self.inset
    if let titles, titles.count == count, count > 0 {
      cells = Self.cells(fitting: titles, from: x + Self.inset, room: room)
      return
    }
    let (cell, pitch) = Self.cell(count: count, width: width, screen: screen)
    cells = (0..<count).map { (x + Self.inset + Double($0) * pitch, cell) }
  }

  private static let cellPitch = 86.0

  private static func cell(
    count: Int, width: Double, screen: Double
  ) -> (width: Double, pitch: Double) {
    let (number, gaps) = (Double(max(count, 1)), Double(max(count - 1, 1)))
    func overlapping(_ overlap: Double) -> (Double, Double) {
      let cell = (width - 2 * inset + (number - 1) * overlap) / number
      return (cell, cell - overlap)
    }
    func fixed(_ cell: Double) -> (Double, Double) { (cell, (width - 2 * inset - cell) / gaps) }
    switch count {
    case ...3: return overlapping(8)
    case 4: return screen >= 386 ? overlapping(40.0 / 3) : fixed(screen >= 348 ? 94 : 74)
    // Below 340 read at 320 and 260.
    default: return screen >= 398 ? overlapping(8.25) : fixed(screen >= 340 ? 74 : 6 + screen / 5)
    }
  }

  /// Cells as wide as their titles need, at least 74, whose middles are evenly spaced (choice; one picture has them so within 3).
  private static func cells(
    fitting titles: [Double], from start: Double, room: Double
  ) -> [(x: Double, width: Double)] {
    let widths = titles.map { min(max(74, $0 + 19), max(74, room)) }
    guard let first = widths.first, let last = widths.last, titles.count > 1 else {
      return widths.map { (start, min($0, room)) }
    }
    let pitch = (room - (first + last) / 2) / Double(titles.count - 1)
    return widths.enumerated().map { index, width in
      (start + first / 2 + Double(index) * pitch - width / 2, width)
    }
  }
}
