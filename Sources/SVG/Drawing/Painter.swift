import Raster

/// Walks the elements and records what they draw, in pixels.
///
/// Canvases hold absolute pixels of the whole picture; each layer that becomes a picture of its own
/// (mask, pattern, filter) covers an area of them.
struct Painter {
  /// The purpose of the walk.
  enum Purpose { case draw, clip, measure }

  /// The state that elements hand down.
  struct Context {
    var style = ComputedStyle()
    /// From user units to pixels.
    var transform: Transform
    /// The size that percentages refer to, in user units.
    var viewport: Size
    /// The paints of the shape that a marker belongs to, or of a `use` element.
    var shape: ShapePaints?
  }

  /// The paints of `context-fill` and `context-stroke`, and of what they are.
  final class ShapePaints {
    /// Of the shape with the marker, or of the `use` element.
    let context: Context
    /// The bounds of the shape; nil for a `use` element, whose bounds are asked for where they matter.
    private let bounds: Rect?
    private let use: Int?
    /// Those around the `use` element.
    private let references: [Int]
    /// Once they were asked for.
    private var useBounds: Rect??

    init(_ context: Context, bounds: Rect?) {
      self.context = context
      self.bounds = bounds
      use = nil
      references = []
    }

    init(_ context: Context, use: Int, references: [Int]) {
      self.context = context
      bounds = nil
      self.use = use
      self.references = references
    }

    /// In the user units of the context.
    func bounds(_ painter: Painter) throws(SVGError) -> Rect? {
      guard let use else { return bounds }
      if let known = useBounds { return known }
      var outer = painter
      outer.references = references
      let measured = try outer.bounds(of: use, in: context)
      useBounds = .some(measured)
      return measured
    }
  }

  let cascade: Cascade
  let budget: Budget
  /// Shared by all painters of a drawing.
  let gradientStops: GradientStops
  let purpose: Purpose
  /// The pixels that are drawn; whole numbers.
  var area: Rect
  var canvas = Canvas()
  /// The bounds of shapes met, in pixels; for `measure`.
  var measured: Rect?
  /// Whether bounds include strokes and markers; for `measure`.
  var measuresStrokes = false
  /// Whether something measured is filtered, and so may be drawn outside of the bounds.
  var meetsFilters = false
  /// The pixels that paths of the innermost layer touch.
  var touched: Rect?
  /// The elements that the walk came through by reference, outermost first.
  var references: [Int] = []
  /// Warnings about parts that could not be drawn as the document says; without repetition, in the order met.
  var warnings: [SVGWarning] = []

  /// The most references within one another.
  static let referenceLimit = 64

  init(
    cascade: Cascade, budget: Budget, purpose: Purpose, area: Rect,
    gradientStops: GradientStops = GradientStops()
  ) {
    self.cascade = cascade
    self.budget = budget
    self.gradientStops = gradientStops
    self.purpose = purpose
    self.area = area
  }

  var tree: SVGTree { cascade.tree }

  mutating func warn(_ warning: SVGWarning) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  // MARK: References

  /// The position of the element with an id, if it has one of the names; nil too within itself.
  func position(of id: String?, _ names: Set<String>) -> Int? {
    guard let id, let position = tree.positions[id], names.contains(tree.elements[position].name)
    else { return nil }
    return position
  }

  /// Does something within a referenced element; not where it refers to itself, or too deep.
  ///
  /// - Returns: false where nothing was done.
  mutating func within(
    _ position: Int, _ body: (inout Painter) throws(SVGError) -> Void
  ) throws(SVGError) -> Bool {
    guard !references.contains(position), references.count < Self.referenceLimit else {
      warn(.circularReference)
      return false
    }
    references.append(position)
    defer { references.removeLast() }
    try body(&self)
    return true
  }

  // MARK: Pictures

  /// A picture of its own of an area, drawn by `body` in absolute pixels.
  ///
  /// - Parameter purpose: of the walk in it; nil for this one's.
  mutating func picture(
    of area: Rect, for purpose: Purpose? = nil,
    _ body: (inout Painter) throws(SVGError) -> Void
  ) throws(SVGError) -> Pixmap {
    try budget.take(bytes: Int(area.width) * Int(area.height) * 4)
    try budget.take(work: area.width * area.height * Work.shadedPixel)
    var painter = Painter(
      cascade: cascade, budget: budget, purpose: purpose ?? self.purpose, area: area,
      gradientStops: gradientStops)
    painter.references = references
    painter.warnings = warnings
    painter.canvas.append(.concatenate(.translation(x: -area.minX, y: -area.minY)))
    try body(&painter)
    warnings = painter.warnings
    do {
      return try Rasterizer().render(
        painter.canvas.displayList, width: Int(area.width), height: Int(area.height), scale: 1)
    } catch {
      throw .tooComplex(.memory)
    }
  }

  /// The part of the drawn area that holds a rectangle of user units; nil where there is none.
  func pixels(of rect: Rect, _ transform: Transform) -> Rect? {
    let bounds = rect.bounds(under: transform)
    guard bounds.isFinite else { return nil }
    let low = Point(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
    let high = Point(x: bounds.maxX.rounded(.up), y: bounds.maxY.rounded(.up))
    let whole = Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    guard let part = whole.intersection(area), !part.isEmpty else { return nil }
    return part
  }

  /// The bounds of an element's shapes without strokes, in its own user units; nil without shapes. An element with a
  /// viewport has the units of its `viewBox`.
  mutating func bounds(
    of position: Int, in context: Context
  ) throws(SVGError) -> Rect? {
    try measured(in: context) { (painter, inner) throws(SVGError) in
      switch painter.tree.elements[position].name {
      case "svg", "symbol": try painter.paintChildren(of: position, in: inner)
      default: try painter.paintContent(of: position, in: inner)
      }
    }
  }

  /// The bounds of the shapes that `body` meets, in user units.
  mutating func measured(
    in context: Context, _ body: (inout Painter, Context) throws(SVGError) -> Void
  ) throws(SVGError) -> Rect? {
    var painter = Painter(
      cascade: cascade, budget: budget, purpose: .measure, area: area,
      gradientStops: gradientStops)
    painter.references = references
    var inner = context
    inner.transform = .identity
    try body(&painter, inner)
    return painter.measured
  }
}

/// Something that an SVG document asks for and that is not drawn.
public enum SVGWarning: Sendable, Hashable {
  /// An element refers to itself.
  case circularReference
  /// The picture of an `image` element can't be read; the associated value is the reason.
  case image(String)
  /// An embedded photo that is drawn otherwise than it was meant; the associated value is a sentence.
  case photo(String)
  /// A filter primitive that is not known; its input takes its place.
  case filter(String)
  /// The value of the property `filter` that can't be read; nothing is filtered.
  case filterList(String)
  /// Content of another language, such as HTML.
  case foreignObject
  /// A blend mode that is not known; the normal one is used.
  case blendMode(String)
}

extension SVGWarning {
  /// The warning as a sentence without a capital or full stop.
  public var text: String {
    switch self {
    case .circularReference: "an element that refers to itself is not drawn"
    case .image(let reason): "an embedded image is not drawn: \(reason)"
    case .photo(let sentence): "in an embedded image, \(sentence)"
    case .filter(let name): "the filter primitive \"\(name)\" is left out"
    case .filterList(let text): "the filter \"\(text)\" is not applied"
    case .foreignObject: "the content of \"foreignObject\" is not drawn"
    case .blendMode(let name): "the blend mode \"\(name)\" is drawn as \"normal\""
    }
  }
}
