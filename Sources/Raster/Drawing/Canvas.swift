/// Records drawing into a `DisplayList`; nothing is rasterised here.
public struct Canvas: Sendable {
  /// What was recorded so far.
  public private(set) var displayList = DisplayList()

  /// A canvas with nothing on it.
  public init() {}

  /// Records one command.
  public mutating func append(_ command: DrawCommand) { displayList.commands.append(command) }

  /// Records another list's commands.
  public mutating func append(_ list: DisplayList) {
    displayList.commands.append(contentsOf: list.commands)
  }

  /// Fills a path with a colour; nothing is recorded when it is transparent.
  public mutating func fill(_ path: Path, _ color: Color, rule: FillRule = .nonZero) {
    guard color.alpha > 0 else { return }
    append(.fill(path, rule: rule, paint: .solid(color)))
  }

  /// Fills a path with a paint.
  public mutating func fill(_ path: Path, _ paint: Paint, rule: FillRule = .nonZero) {
    append(.fill(path, rule: rule, paint: paint))
  }

  /// Fills a rectangle with a colour; nothing is recorded when either is empty.
  public mutating func fill(_ rect: Rect, _ color: Color) {
    guard !rect.isEmpty else { return }
    fill(Path(rect: rect), color)
  }

  /// Strokes a path with a colour; nothing is recorded when it is transparent.
  public mutating func stroke(_ path: Path, _ color: Color, style: StrokeStyle) {
    guard color.alpha > 0 else { return }
    append(.stroke(path, style: style, paint: .solid(color)))
  }

  /// Draws an image over `rect`, sliced when it has cap insets; with a `tint`, as a stencil.
  public mutating func image(
    _ image: Image, in rect: Rect, tint: Color? = nil, opacity: Double = 1
  ) {
    guard !rect.isEmpty, opacity > 0 else { return }
    append(.image(image, rect: rect, tint: tint, opacity: opacity))
  }

  /// Draws `body` between `save` and `restore`.
  public mutating func saved(_ body: (inout Canvas) -> Void) {
    append(.save)
    body(&self)
    append(.restore)
  }

  /// Draws `body` as one group of this opacity.
  public mutating func layer(opacity: Double, _ body: (inout Canvas) -> Void) {
    append(.beginLayer(opacity: opacity))
    body(&self)
    append(.endLayer)
  }

  /// Draws `body` with its origin moved.
  public mutating func translated(x: Double, y: Double, _ body: (inout Canvas) -> Void) {
    saved {
      $0.append(.concatenate(.translation(x: x, y: y)))
      body(&$0)
    }
  }
}
