package import ObjectModel
package import Raster
import Text

extension Canvas {
  /// Draws operations of a document, in points from the canvas's origin.
  ///
  /// - Parameters:
  ///   - node: the object whose properties, tint and fonts the operations refer to.
  ///   - bounds: the value of `$bounds`; nil in images, which have none.
  package mutating func draw(
    _ operations: [DrawingOperation], of node: StyledNode, bounds: Size? = nil
  ) {
    draw(operations, Binder(node, bounds: bounds))
  }

  /// The commands that an operation and its place come to, but for texts of several stretches: they count with its bytes.
  private static let commandsOfOperation = 5

  private mutating func draw(_ operations: [DrawingOperation], _ binder: Binder) {
    let node = binder.node
    var clips = 0
    for operation in operations {
      guard node.context.drawnOperations.reserve(operation.bytes) else { break }
      allow(Self.commandsOfOperation)
      switch operation {
      case .fill(let color, let shape):
        fill(shape.path(binder), binder.bound(color), of: node)
      case .stroke(let color, let shape, var style, let width):
        guard let plain = node.resolve(binder.bound(color)) else { continue }
        style.width = max(0, binder.number(width))
        stroke(shape.path(binder), plain, style: style)
      case .gradient(let gradient, let shape):
        let path = shape.path(binder)
        guard let bounds = path.controlBounds else { continue }
        fill(path, .gradient(gradient.linear(in: bounds, binder)))
      case .image(let image, let rect):
        guard let value = binder.image(image) else { continue }
        draw(value, in: binder.rect(rect), of: node, role: .imageView)
      case .text(let text, let point, let attributes):
        draw(
          node.textLayout(binder.text(text), attributes: binder.bound(attributes)),
          at: binder.point(point))
      case .clip(let shape):
        append(.save)
        append(.clip(shape.path(binder), rule: .nonZero))
        clips += 1
      case .group(let inner, let transform, let alpha):
        let alpha = min(max(binder.number(alpha), 0), 1)
        append(.save)
        append(.concatenate(binder.transform(transform)))
        if alpha < 1 {
          layer(opacity: alpha) { $0.draw(inner, binder) }
        } else {
          draw(inner, binder)
        }
        append(.restore)
      case .repeat(let count, let offset, let inner):
        let step = binder.point(offset)
        for index in 0..<binder.count(count) where !node.context.drawnOperations.isExceeded {
          var binder = binder
          binder.index = index
          translated(x: step.x * Double(index), y: step.y * Double(index)) {
            $0.draw(inner, binder)
          }
        }
      }
    }
    for _ in 0..<clips { append(.restore) }
  }
}

extension DrawingOperation {
  /// The bytes of the commands that an operation records, without those that it repeats or groups.
  fileprivate var bytes: Int {
    let path: Path? =
      switch self {
      case .fill(_, .path(let path)), .stroke(_, .path(let path), _, _),
        .gradient(_, .path(let path)), .clip(.path(let path)):
        path
      default: nil
      }
    return Self.recordedBytes + (path?.elementCount ?? 0) * MemoryLayout<Path.Element>.stride
  }

  /// A fill that is moved, with what keeps and restores the state around it, as measured.
  private static let recordedBytes = 1_280
}

extension DrawingShape {
  func path(_ binder: Binder) -> Path {
    switch self {
    case .rect(let rect): return Path(rect: binder.rect(rect))
    case .ellipse(let rect): return Path(ellipseIn: binder.rect(rect))
    case .path(let path): return path
    case .roundedRect(let rect, let radius, let corners, let isContinuous):
      let rect = binder.rect(rect)
      let radius = max(0, binder.number(radius))
      return isContinuous ?? (binder.node.look.era >= .flat)
        ? Path(continuousRoundedRect: rect, radius: radius, corners: corners)
        : Path(roundedRect: rect, radius: radius, corners: corners)
    }
  }
}

extension DrawingGradient {
  func linear(in bounds: Rect, _ binder: Binder) -> LinearGradient {
    let stops = zip(colors, locations).map { color, location in
      LinearGradient.Stop(
        location: location, color: binder.node.resolve(binder.bound(color)) ?? .clear)
    }
    return LinearGradient(
      stops: stops, start: start.map(binder.point) ?? bounds.origin,
      end: end.map(binder.point) ?? Point(x: bounds.minX, y: bounds.maxY),
      interpolation: .straight)
  }
}
