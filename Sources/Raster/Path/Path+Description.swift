extension Path: CustomStringConvertible {
  /// SVG path data with absolute commands and the shortest numbers, such as `M0 0 L10 0 Z`.
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let p): "M" + Self.text(p)
      case .line(let p): "L" + Self.text(p)
      case .quad(let c, let p): "Q\(Self.text(c)) \(Self.text(p))"
      case .cubic(let c1, let c2, let p): "C\(Self.text(c1)) \(Self.text(c2)) \(Self.text(p))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func text(_ p: Point) -> String {
    "\(numberText(p.x)) \(numberText(p.y))"
  }
}

/// A number in the fewest digits that read back as the same: `1`, `0.5`, `1e-07`, `nan`.
func numberText(_ value: Double) -> String {
  let text = value == 0 ? "0" : "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
