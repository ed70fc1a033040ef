/// Points, sizes and rectangles of code.
enum Geometry {
  /// A member of a point, size or rectangle; nil for another name.
  static func member(_ name: String, of parts: [CodeValue]) -> CodeValue? {
    switch (name, parts.count) {
    case ("x", 2), ("width", 2), ("horizontal", 2), ("minX", 4), ("top", 4): return parts[0]
    case ("y", 2), ("height", 2), ("vertical", 2), ("minY", 4), ("left", 4): return parts[1]
    case ("width", 4), ("bottom", 4): return parts[2]
    case ("height", 4), ("right", 4): return parts[3]
    case ("origin", 4): return .numbers([parts[0], parts[1]])
    case ("size", 4): return .numbers([parts[2], parts[3]])
    case ("maxX", 4): return sum(parts[0], parts[2], 1)
    case ("maxY", 4): return sum(parts[1], parts[3], 1)
    case ("midX", 4): return sum(parts[0], parts[2], 0.5)
    case ("midY", 4): return sum(parts[1], parts[3], 0.5)
    default: return nil
    }
  }

  private static func sum(_ start: CodeValue, _ length: CodeValue, _ factor: Double) -> CodeValue? {
    guard let start = start.double, let length = length.double else { return nil }
    return .number(start + length * factor)
  }

  /// A rectangle without a margin at each side; nil unless all is known.
  static func inset(_ rect: CodeValue, _ x: CodeValue?, _ y: CodeValue?) -> CodeValue? {
    guard let rect = numbers(rect, 4), let x = x?.double, let y = y?.double else { return nil }
    let parts = [rect[0] + x, rect[1] + y, rect[2] - 2 * x, rect[3] - 2 * y]
    return .numbers(parts.map { .number($0) })
  }

  /// The numbers of a value; nil unless there are `count`, all of them known.
  static func numbers(_ value: CodeValue, _ count: Int) -> [Double]? {
    if value.symbol == "zero" { return .init(repeating: 0, count: count) }
    guard case .numbers(let parts) = value.plain else { return nil }
    let numbers = parts.compactMap(\.double)
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
