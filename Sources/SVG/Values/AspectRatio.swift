import Raster

/// How a picture with a view box fills a viewport (`preserveAspectRatio`).
struct AspectRatio: Sendable, Hashable {
  /// The part of the spare length before the picture: 0, 1/2 or 1; nil stretches it (`none`).
  var align: Point? = Point(x: 0.5, y: 0.5)
  /// True when the picture covers the viewport, false when it lies within.
  var slices = false

  init() {}

  init(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first == "defer" { words.removeFirst() }
    guard let first = words.first else { return }
    if first == "none" {
      align = nil
      return
    }
    let parts: [String: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
    guard first.utf8.count == 8, first.hasPrefix("x"),
      let x = parts[String(first.dropFirst().prefix(3))], first.dropFirst(4).hasPrefix("Y"),
      let y = parts[String(first.suffix(3))]
    else { return }
    align = Point(x: x, y: y)
    slices = words.dropFirst().first == "slice"
  }

  /// The map from a view box to a viewport at the origin. Nil for an empty box.
  func transform(from box: Rect, to viewport: Size) -> Transform? {
    guard !box.isEmpty, box.isFinite, viewport.width > 0, viewport.height > 0 else { return nil }
    var x = viewport.width / box.width
    var y = viewport.height / box.height
    var offset = Point.zero
    if let align {
      let scale = slices ? max(x, y) : min(x, y)
      x = scale
      y = scale
      offset = Point(
        x: (viewport.width - box.width * scale) * align.x,
        y: (viewport.height - box.height * scale) * align.y)
    }
    return Transform(
      a: x, b: 0, c: 0, d: y, tx: offset.x - box.minX * x, ty: offset.y - box.minY * y)
  }
}
