import Controls
import Raster

extension DocumentPrinter {
  static func syntax(_ operation: DrawingOperation) -> Syntax {
    switch operation {
    case .fill(let color, let shape):
      return .object([("fill", syntax(color))] + members(shape))
    case .stroke(let color, let shape, let style):
      return .object([("stroke", syntax(color))] + members(style) + members(shape))
    case .gradient(let gradient, let shape):
      return .object([("gradient", syntax(gradient))] + members(shape))
    case .image(let image, let rect):
      return .object([("image", syntax(image)), ("rect", syntax(rect))])
    case .text(let text, let point, let attributes):
      let start: [(String, Syntax)] = [("text", .string(escaped(text))), ("at", syntax(point))]
      return .object(start + members(attributes))
    case .clip(let shape):
      return .object([("clip", .object(members(shape)))])
    case .group(let operations, let transform, let alpha):
      var result: [(String, Syntax)] = [("save", .array(operations.map(syntax)))]
      if transform != .identity {
        let t = transform
        result.append(("transform", .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])))
      }
      if alpha != 1 { result.append(("alpha", .number(alpha))) }
      return .object(result)
    case .repeat(let count, let offset, let operations):
      return .object([
        ("repeat", .number(Double(count))), ("offset", syntax(offset)),
        ("draw", .array(operations.map(syntax))),
      ])
    }
  }

  private static func members(_ style: StrokeStyle) -> [(String, Syntax)] {
    var result: [(String, Syntax)] = []
    if style.width != 1 { result.append(("lineWidth", .number(style.width))) }
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
      var result = [("roundedRect", syntax(rect)), ("cornerRadius", .number(radius))]
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
