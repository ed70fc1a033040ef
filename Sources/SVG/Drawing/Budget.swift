import XML

/// The memory, work and depth that a drawing may still take, shared by all its parts. Work is counted, not timed: the same
/// document is refused on every machine, or on none.
final class Budget {
  /// Elements within one another, through references, too.
  static let depthLimit = SVGTree.limits.depth
  /// Nanoseconds on a slow machine, about.
  private static let workLimit = 2_000_000_000.0

  /// Elements, those that `use`, markers and patterns repeat among them.
  private var elements = SVGTree.drawnElementLimit
  /// Bytes of paths, layers, masks, patterns and filtered pictures.
  private var bytes: Int
  private var work = Budget.workLimit
  private var depth = 0
  /// The position of the element that is being drawn, or that could not be.
  private(set) var element: Int?

  init(bytes: Int) { self.bytes = bytes }

  /// Does the work of an element, which may hold others.
  func withElement(
    _ position: Int, _ body: () throws(SVGError) -> Void
  ) throws(SVGError) {
    let outer = element
    element = position
    elements -= 1
    guard elements >= 0 else { throw .tooComplex(.drawnElements) }
    guard depth < Self.depthLimit else { throw .tooComplex(.depth) }
    depth += 1
    defer { depth -= 1 }
    try body()
    element = outer
  }

  func take(bytes count: Int) throws(SVGError) {
    bytes -= count
    guard bytes >= 0 else { throw .tooComplex(.memory) }
  }

  /// Checks memory that is needed for a moment only.
  func check(bytes count: Double) throws(SVGError) {
    guard count <= Double(bytes) else { throw .tooComplex(.memory) }
  }

  /// - Parameter amount: in nanoseconds; see `Work`.
  func take(work amount: Double) throws(SVGError) {
    // Not a number is too much, too.
    guard amount <= work else { throw .tooComplex(.work) }
    work -= max(amount, 0)
  }
}

/// The cost of steps, in nanoseconds of a release build, rounded up.
enum Work {
  /// An element with its style.
  static let element = 3_000.0
  /// A character of an attribute.
  static let character = 40.0
  /// A character of a text that is drawn.
  static let textCharacter = 3_000.0
  /// A line or curve of a path.
  static let segment = 60.0
  /// The length of an outline, for each pixel.
  static let outlinePixel = 60.0
  /// A stop of a gradient that fills something.
  static let stop = 10.0
  /// A pixel of a plain fill.
  static let pixel = 0.4
  /// A pixel of a pattern, gradient, mask or layer.
  static let shadedPixel = 5.0
  /// A pixel that a filter function changes.
  static let filteredPixel = 40.0
}
