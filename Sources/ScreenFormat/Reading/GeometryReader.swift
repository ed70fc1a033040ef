import ObjectModel
import Raster

/// Reads points, sizes, rectangles and other arrays of numbers.
struct GeometryReader: DocumentReading {
  let context: ReadingContext

  /// An array of coordinates, as in `[x, y]`.
  ///
  /// - Parameters:
  ///   - form: a name for each number.
  ///   - nonNegative: the indices of numbers that cannot be negative.
  func coordinates(
    _ cursor: Cursor, form: [String], nonNegative: Range<Int> = 0..<0
  ) -> [Double]? {
    optionalCoordinates(cursor, form: form, nonNegative: nonNegative)?.compactMap { $0 }
  }

  /// `coordinates`, where numbers may be `null` if `isNullable`.
  private func optionalCoordinates(
    _ cursor: Cursor, form: [String], nonNegative: Range<Int>, isNullable: Bool = false
  ) -> [Double?]? {
    guard let cursor = resolved(cursor) else { return nil }
    if let numbers = plainNumbers(cursor, count: form.count, nonNegative: nonNegative) {
      return numbers
    }
    guard let elements = elements(cursor, form: form) else { return nil }
    var index = 0
    return all(elements) { element -> Double?? in
      defer { index += 1 }
      if isNullable, element.node.isNull { return .some(nil) }
      guard let number = number(element, in: range(of: index, nonNegative: nonNegative)) else {
        return nil
      }
      return .some(number)
    }
  }

  private func range(of index: Int, nonNegative: Range<Int>) -> ClosedRange<Double> {
    (nonNegative.contains(index) ? 0 : -ReadingLimits.coordinate)...ReadingLimits.coordinate
  }

  /// The numbers of an array that holds nothing but numbers in range, as nearly all do; nil for others, which are read
  /// one by one to tell what is wrong.
  private func plainNumbers(
    _ cursor: Cursor, count: Int, nonNegative: Range<Int>
  ) -> [Double?]? {
    guard let nodes = cursor.node.array, nodes.count == count, cursor.expanding.isEmpty,
      cursor.path.count < ReadingLimits.depth
    else { return nil }
    var numbers: [Double?] = []
    numbers.reserveCapacity(count)
    for index in nodes.indices {
      guard case .number(let number, _) = nodes[index].value,
        range(of: index, nonNegative: nonNegative).contains(number)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A frame of nothing but numbers in range; nil for others.
  func writtenFrame(_ nodes: [DocumentNode]) -> FrameValue? {
    func number(_ index: Int) -> Double? {
      guard case .number(let number, _) = nodes[index].value,
        range(of: index, nonNegative: Self.sides).contains(number)
      else { return nil }
      return number
    }
    guard nodes.count == 4, let x = number(0), let y = number(1), let width = number(2),
      let height = number(3)
    else { return nil }
    return FrameValue(x: x, y: y, width: width, height: height)
  }

  /// Of `[x, y, width, height]`.
  private static let sides = 2..<4

  /// `[x, y]`, in points.
  func point(_ cursor: Cursor) -> Point? {
    coordinates(cursor, form: ["x", "y"]).map { Point(x: $0[0], y: $0[1]) }
  }

  /// `[width, height]`, in points. Sides may be negative, since UIKit writes some offsets as sizes.
  func size(_ cursor: Cursor) -> Size? {
    coordinates(cursor, form: ["width", "height"]).map { Size(width: $0[0], height: $0[1]) }
  }

  /// `[width, height]`, in points, neither of them negative.
  func extent(_ cursor: Cursor) -> Size? {
    coordinates(cursor, form: ["width", "height"], nonNegative: 0..<2)
      .map { Size(width: $0[0], height: $0[1]) }
  }

  /// `[horizontal, vertical]`, in points.
  func offset(_ cursor: Cursor) -> Offset? {
    coordinates(cursor, form: ["horizontal", "vertical"])
      .map { Offset(horizontal: $0[0], vertical: $0[1]) }
  }

  /// `[x, y, width, height]`, in points; the size is not negative.
  func rect(_ cursor: Cursor) -> Rect? {
    coordinates(cursor, form: ["x", "y", "width", "height"], nonNegative: Self.sides)
      .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// `[top, left, bottom, right]`, in points.
  func insets(_ cursor: Cursor, nonNegative: Bool = false) -> EdgeInsets? {
    coordinates(
      cursor, form: ["top", "left", "bottom", "right"],
      nonNegative: nonNegative ? 0..<4 : 0..<0
    ).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  /// `[x, y, width, height]`, in points; each may be `null`.
  func frame(_ cursor: Cursor) -> FrameValue? {
    optionalCoordinates(
      cursor, form: ["x", "y", "width", "height"], nonNegative: Self.sides, isNullable: true
    ).map { FrameValue(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// `[a, b, c, d, tx, ty]`, as in CGAffineTransform.
  func transform(_ cursor: Cursor) -> Transform? {
    coordinates(cursor, form: ["a", "b", "c", "d", "tx", "ty"])
      .map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }
}

extension DocumentReading {
  var geometryReader: GeometryReader { GeometryReader(context: context) }
}
