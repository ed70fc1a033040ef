import Controls
import ObjectModel
import Raster

extension DocumentPrinter {
  static func syntax(_ operation: DrawingOperation) -> Syntax {
    switch operation {
    case .fill(let color, let shape):
      return .object([("fill", syntax(color))] + members(shape))
    case .stroke(let color, let shape, let style, let width):
      let start: [(String, Syntax)] = [("stroke", syntax(color))]
      let line = width == .constant(1) ? [] : [("lineWidth", syntax(width))]
      return .object(start + line + members(style) + members(shape))
    case .gradient(let gradient, let shape):
      return .object([("gradient", syntax(gradient))] + members(shape))
    case .image(let image, let rect):
      let drawn: Syntax =
        switch image {
        case .constant(let image): syntax(image)
        case .reference(let reference): syntax(reference)
        }
      return .object([("image", drawn), ("rect", syntax(rect))])
    case .text(let text, let point, let attributes):
      let drawn: Syntax =
        switch text {
        case .constant(let text): .string(escaped(text))
        case .reference(let reference): syntax(reference)
        }
      let start: [(String, Syntax)] = [("text", drawn), ("at", syntax(point))]
      return .object(start + members(attributes))
    case .clip(let shape):
      return .object([("clip", .object(members(shape)))])
    case .group(let operations, let transform, let alpha):
      var result: [(String, Syntax)] = [("save", .array(operations.map(syntax)))]
      if transform != .identity {
        result.append(("transform", .array(transform.numbers.map { syntax($0) })))
      }
      if alpha != .constant(1) { result.append(("alpha", syntax(alpha))) }
      return .object(result)
    case .repeat(let count, let offset, let operations):
      return .object([
        ("repeat", syntax(count)), ("offset", syntax(offset)),
        ("draw", .array(operations.map(syntax))),
      ])
    }
  }

  private static func members(_ style: StrokeStyle) -> [(String, Syntax)] {
    var result: [(String, Syntax)] = []
    if style.cap != .butt { result.append(("lineCap", .string(style.cap.rawValue))) }
    if style.join != .miter { result.append(("lineJoin", .string(style.join.rawValue))) }
    if style.miterLimit != 10 { result.append(("miterLimit", .number(style.miterLimit))) }
    if !style.dash.isEmpty { result.append(("dash", .numbers(style.dash))) }
    if style.dashPhase != 0 { result.append(("dashPhase", .number(style.dashPhase))) }
    return result
  }

  private static func syntax(_ gradient: DrawingGradient) -> Syntax {
    var result: [(String, Syntax)] = [
      ("colors", .array(gradient.colors.map(syntax))), ("locations", .numbers(gradient.locations)),
    ]
    if let start = gradient.start { result.append(("start", syntax(start))) }
    if let end = gradient.end { result.append(("end", syntax(end))) }
    return .object(result)
  }

  private static func members(_ shape: DrawingShape) -> [(String, Syntax)] {
    switch shape {
    case .rect(let rect): return [("rect", syntax(rect))]
    case .ellipse(let rect): return [("ellipse", syntax(rect))]
    case .path(let path): return [("path", .string(data(path)))]
    case .roundedRect(let rect, let radius, let corners, let isContinuous):
      var result = [("roundedRect", syntax(rect)), ("cornerRadius", syntax(radius))]
      if corners != .all {
        let names: [(String, RectCorners)] = [
          ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
          ("bottomRight", .bottomRight),
        ]
        let chosen = names.filter { corners.contains($0.1) }.map { Syntax.string($0.0) }
        result.append(("corners", .array(chosen)))
      }
      if let isContinuous {
        result.append(("cornerCurve", .string(isContinuous ? "continuous" : "circular")))
      }
      return result
    }
  }

  /// SVG path data, absolute.
  private static func data(_ path: Path) -> String {
    func text(_ points: Point...) -> String {
      points.map { "\(shortest($0.x)) \(shortest($0.y))" }.joined(separator: " ")
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M \(text(point))"
      case .line(let point): "L \(text(point))"
      case .quad(let control, let end): "Q \(text(control, end))"
      case .cubic(let control1, let control2, let end): "C \(text(control1, control2, end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
