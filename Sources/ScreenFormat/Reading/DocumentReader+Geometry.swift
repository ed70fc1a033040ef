import Controls
import ObjectModel
import Raster

extension DocumentReader {
  /// Exactly as many numbers as `form` has names, each a coordinate; `[x, y]`.
  mutating func coordinates(
    _ cursor: Cursor, form: [String], nonNegative: Set<Int> = []
  ) -> [Double]? {
    optionalCoordinates(cursor, form: form, nonNegative: nonNegative)?.compactMap { $0 }
  }

  /// As `coordinates`, where those in `nullable` may be `null`.
  private mutating func optionalCoordinates(
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
    return all(elements) { reader, element -> Double?? in
      defer { index += 1 }
      if nullable.contains(index), element.node.isNull { return .some(nil) }
      let lowest = nonNegative.contains(index) ? 0 : -Self.coordinateLimit
      guard let number = reader.number(element, in: lowest...Self.coordinateLimit) else {
        return nil
      }
      return .some(number)
    }
  }

  mutating func point(_ cursor: Cursor) -> Point? {
    coordinates(cursor, form: ["x", "y"]).map { Point(x: $0[0], y: $0[1]) }
  }

  /// A size; negative sides are taken, as UIKit writes some offsets as sizes.
  mutating func size(_ cursor: Cursor) -> Size? {
    coordinates(cursor, form: ["width", "height"]).map { Size(width: $0[0], height: $0[1]) }
  }

  /// A size that something is to be drawn at.
  mutating func extent(_ cursor: Cursor) -> Size? {
    coordinates(cursor, form: ["width", "height"], nonNegative: [0, 1])
      .map { Size(width: $0[0], height: $0[1]) }
  }

  mutating func offset(_ cursor: Cursor) -> Offset? {
    coordinates(cursor, form: ["horizontal", "vertical"])
      .map { Offset(horizontal: $0[0], vertical: $0[1]) }
  }

  mutating func rect(_ cursor: Cursor) -> Rect? {
    coordinates(cursor, form: ["x", "y", "width", "height"], nonNegative: [2, 3])
      .map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  mutating func insets(_ cursor: Cursor, nonNegative: Bool = false) -> EdgeInsets? {
    coordinates(
      cursor, form: ["top", "left", "bottom", "right"],
      nonNegative: nonNegative ? [0, 1, 2, 3] : []
    ).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }

  /// A frame, whose width and height may be null.
  mutating func frame(_ cursor: Cursor) -> FrameValue? {
    guard
      let sides = optionalCoordinates(
        cursor, form: ["x", "y", "width", "height"], nonNegative: [2, 3], nullable: [2, 3]),
      let x = sides[0], let y = sides[1]
    else { return nil }
    return FrameValue(x: x, y: y, width: sides[2], height: sides[3])
  }

  mutating func transform(_ cursor: Cursor) -> Transform? {
    coordinates(cursor, form: ["a", "b", "c", "d", "tx", "ty"])
      .map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }
}
