import Raster

/// Reads transforms as SVG and CSS write them.
enum TransformList {
  /// The functions in turn, the last applied first. Nil where one can't be read.
  static func read(_ text: String) -> Transform? {
    var scanner = ValueScanner(text)
    var result = Transform.identity
    scanner.skipSeparator()
    if text.trimmed == "none" { return result }
    while !scanner.isAtEnd {
      let name = scanner.name()
      scanner.skipSpace()
      guard scanner.take("("), let values = arguments(&scanner),
        let transform = transform(name.lowercased(), values)
      else { return nil }
      result = transform.concatenating(result)
      scanner.skipSeparator()
    }
    return result
  }

  /// Numbers up to the closing parenthesis; `px`, `deg` and the like are passed over.
  private static func arguments(_ scanner: inout ValueScanner) -> [Double]? {
    var values: [Double] = []
    scanner.skipSpace()
    while let value = scanner.number() {
      values.append(value)
      _ = scanner.letters()
      scanner.skipSeparator()
    }
    return scanner.take(")") ? values : nil
  }

  private static func transform(_ name: String, _ v: [Double]) -> Transform? {
    switch (name, v.count) {
    case ("matrix", 6): Transform(a: v[0], b: v[1], c: v[2], d: v[3], tx: v[4], ty: v[5])
    case ("translate", 1): .translation(x: v[0], y: 0)
    case ("translate", 2): .translation(x: v[0], y: v[1])
    case ("translatex", 1): .translation(x: v[0], y: 0)
    case ("translatey", 1): .translation(x: 0, y: v[0])
    case ("scale", 1): .scale(x: v[0], y: v[0])
    case ("scale", 2): .scale(x: v[0], y: v[1])
    case ("scalex", 1): .scale(x: v[0], y: 1)
    case ("scaley", 1): .scale(x: 1, y: v[0])
    case ("rotate", 1): .rotation(Angle(degrees: v[0]))
    case ("rotate", 3):
      Transform.translation(x: -v[1], y: -v[2])
        .concatenating(.rotation(Angle(degrees: v[0])))
        .concatenating(.translation(x: v[1], y: v[2]))
    case ("skewx", 1): tangent(v[0]).map { Transform(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewy", 1): tangent(v[0]).map { Transform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: nil
    }
  }

  private static func tangent(_ degrees: Double) -> Double? {
    let angle = Angle(degrees: degrees)
    return angle.cosine == 0 ? nil : angle.sine / angle.cosine
  }
}

extension Transform {
  /// The transform about a point in place of the origin.
  func about(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y).concatenating(self)
      .concatenating(.translation(x: point.x, y: point.y))
  }
}
