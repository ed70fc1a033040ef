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
    _ cursor: Cursor, form: [String], nonNegative: Set<Int> = []
  ) -> [Double]? {
    optionalCoordinates(cursor, form: form, nonNegative: nonNegative)?.compactMap { $0 }
  }

  /// `coordinates`, where the numbers at the indices `nullable` may be `null`.
  private func optionalCoordinates(
    _ cursor: Cursor, form: [String], nonNegative: Set<Int>, nullable: Set<Int> = []
  ) -> [Double?]? {
    guard let cursor = resolved(cursor) else { return nil }
    let expected = "[\(form.joined(separator: ", "))]"
    guard let elements = array(cursor, expected: expected) else { return nil }
    guard elements.count == form.count else {
      report(ValueProblem.wrongCount(expected: expected, found: elements.count), at: cursor)
      return nil
    }
    var index = 0
    return all(elements) { element -> Double?? in
      defer { index += 1 }
      if nullable.contains(index), element.node.isNull { return .some(nil) }
      let lowest = nonNegative.contains(index) ? 0 : -ReadingLimits.coordinate
      guard let number = number(element, in: lowest...ReadingLimits.coordinate) else {
        return nil
      }
      return .some(number)
    }
  }

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
    coordinates(cursor, form: ["width", "height"], nonNegative: [0, 1])
      .map { Size(width: $0[0], height: $0[1]) }
  }

  /// `[horizontal, vertical]`, in points.
  func offset(_ cursor: Cursor) -> Offset? {
    coordinates(cursor, form: ["horizontal", "vertical"])
      .map { Offset(horizontal: $0[0], vertical: $0[1]) }
  }

  /// `[x, y, width, height]`, in points; the size is not negative.
  func rect(_ cursor: Cursor) -> Rect? {
    coordinates(cursor, form: ["x", "y", "width", "height"], nonNegative: [2, 3])
      .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// `[top, left, bottom, right]`, in points.
  func insets(_ cursor: Cursor, nonNegative: Bool = false) -> EdgeInsets? {
    coordinates(
      cursor, form: ["top", "left", "bottom", "right"],
      nonNegative: nonNegative ? [0, 1, 2, 3] : []
    ).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  /// `[x, y, width, height]`, in points; each may be `null`.
  func frame(_ cursor: Cursor) -> FrameValue? {
    optionalCoordinates(
      cursor, form: ["x", "y", "width", "height"], nonNegative: [2, 3], nullable: [0, 1, 2, 3]
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
