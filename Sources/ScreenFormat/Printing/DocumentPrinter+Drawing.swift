import ObjectModel
import Raster

extension DocumentPrinter {
  static func written(_ operation: DrawingOperation) -> DocumentValue {
    switch operation {
    case .fill(let color, let shape):
      return .object([("fill", written(color))] + members(shape))
    case .stroke(let color, let shape, let style, let width):
      let start: [(String, DocumentValue)] = [("stroke", written(color))]
      let line = width == .constant(1) ? [] : [("lineWidth", written(width))]
      return .object(start + line + members(style) + members(shape))
    case .gradient(let gradient, let shape):
      return .object([("gradient", written(gradient))] + members(shape))
    case .image(let image, let rect):
      let drawn: DocumentValue =
        switch image {
        case .constant(let image): written(image)
        case .reference(let reference): written(reference)
        }
      return .object([("image", drawn), ("rect", written(rect))])
    case .text(let text, let point, let attributes):
      let drawn: DocumentValue =
        switch text {
        case .constant(let text): .string(escaped(text))
        case .reference(let reference): written(reference)
        }
      let start: [(String, DocumentValue)] = [("text", drawn), ("at", written(point))]
      return .object(start + members(attributes))
    case .clip(let shape):
      return .object([("clip", .object(members(shape)))])
    case .group(let operations, let transform, let alpha):
      var result: [(String, DocumentValue)] = [("save", .array(operations.map(written)))]
      if transform != .identity {
        result.append(("transform", .array(transform.numbers.map { written($0) })))
      }
      if alpha != .constant(1) { result.append(("alpha", written(alpha))) }
      return .object(result)
    case .repeat(let count, let offset, let operations):
      return .object([
        ("repeat", written(count)), ("offset", written(offset)),
        ("draw", .array(operations.map(written))),
      ])
    }
  }

  private static func members(_ style: StrokeStyle) -> [(String, DocumentValue)] {
    var result: [(String, DocumentValue)] = []
    if style.cap != .butt { result.append(("lineCap", .string(style.cap.rawValue))) }
    if style.join != .miter { result.append(("lineJoin", .string(style.join.rawValue))) }
    if style.miterLimit != 10 { result.append(("miterLimit", .number(style.miterLimit))) }
    if !style.dash.isEmpty { result.append(("dash", .numbers(style.dash))) }
    if style.dashPhase != 0 { result.append(("dashPhase", .number(style.dashPhase))) }
    return result
  }

  private static func written(_ gradient: DrawingGradient) -> DocumentValue {
    var result: [(String, DocumentValue)] = [
      ("colors", .array(gradient.colors.map(written))), ("locations", .numbers(gradient.locations)),
    ]
    if let start = gradient.start { result.append(("start", written(start))) }
    if let end = gradient.end { result.append(("end", written(end))) }
    return .object(result)
  }

  private static func members(_ shape: DrawingShape) -> [(String, DocumentValue)] {
    switch shape {
    case .rect(let rect): return [("rect", written(rect))]
    case .ellipse(let rect): return [("ellipse", written(rect))]
    case .path(let path): return [("path", .string(data(path)))]
    case .roundedRect(let rect, let radius, let corners, let isContinuous):
      var result = [("roundedRect", written(rect)), ("cornerRadius", written(radius))]
      if corners != .all {
        let names: [(String, RectCorners)] = [
          ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
          ("bottomRight", .bottomRight),
        ]
        let chosen = names.filter { corners.contains($0.1) }.map { DocumentValue.string($0.0) }
        result.append(("corners", .array(chosen)))
      }
      if let isContinuous {
        result.append(("cornerCurve", .string(isContinuous ? "continuous" : "circular")))
      }
      return result
    }
  }

  /// The path as SVG path data with absolute coordinates.
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
