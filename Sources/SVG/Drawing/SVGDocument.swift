public import Raster

/// A drawing in Scalable Vector Graphics: the static part of SVG 1.1, with what design tools write of SVG 2.
///
/// Nothing outside of the document is read. Elements, nesting, texts and the memory of layers are bounded.
///
///     let icon = try SVGDocument(bytes)
///     let (pixmap, warnings) = try icon.picture(scale: 3)
public struct SVGDocument: Sendable {
  let cascade: Cascade
  private let root: Int
  /// In points, which are CSS pixels: the root's `width` and `height`, else those of its `viewBox`, in its ratio where one of
  /// them is given, else those of its content, from the origin on, else 100.
  public let size: Size
  /// The rectangle of user units that fills the size; nil where user units are points.
  private let viewBox: Rect?

  /// The bytes that paths, layers, masks and patterns of a picture may take.
  private static let memoryLimit = 160 << 20

  /// Reads a document.
  ///
  /// - Parameter bytes: XML in UTF-8, UTF-16, Latin-1, Windows-1252 or -1251.
  /// - Throws: `SVGError` for what is not well-formed, no SVG, empty or too complex.
  public init(_ bytes: [UInt8]) throws(SVGError) {
    let tree = try SVGTree(bytes)
    guard let root = tree.elements.first, root.name == "svg" else { throw .noSVG }
    cascade = try Cascade(tree)
    self.root = 0
    let box = root.attributes["viewBox"].flatMap(Painter.viewBox)
    let lengths = ["width", "height"].map { root.attributes[$0].flatMap { Length($0) } }
    var viewport = box?.size ?? Self.defaultSize
    if box == nil, lengths.contains(where: { $0 == nil || $0?.unit == .percent }) {
      viewport = try Self.contentSize(cascade)
    }
    func length(
      _ length: Length?, _ direction: Length.Direction, _ standard: Double
    ) -> Double {
      // Without a view box, a share of what surrounds the drawing is as large as its content.
      guard let length, length.unit != .percent || box != nil else { return standard }
      return length.resolved(
        direction, viewport: viewport, fontSize: ComputedStyle().fontSize)
    }
    var size = Size(
      width: length(lengths[0], .horizontal, viewport.width),
      height: length(lengths[1], .vertical, viewport.height))
    if let box {
      // The side that is left out follows from the other, as CSS sizes images.
      let isGiven = lengths.map { $0 != nil && $0?.unit != .percent }
      if isGiven[1], lengths[0] == nil {
        size.width = size.height * box.width / box.height
      } else if isGiven[0], lengths[1] == nil {
        size.height = size.width * box.height / box.width
      }
    }
    self.size = size
    viewBox = box
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .emptySize
    }
  }

  /// The size of a document that tells neither size nor view box, and draws nothing.
  private static let defaultSize = Size(width: 100, height: 100)

  /// How far shapes without their strokes reach from the origin, as in resvg.
  private static func contentSize(_ cascade: Cascade) throws(SVGError) -> Size {
    var painter = Painter(
      cascade: cascade, budget: Budget(bytes: memoryLimit), purpose: .measure,
      area: Rect(origin: .zero, size: defaultSize))
    let context = Painter.Context(
      style: ComputedStyle(), transform: .identity, viewport: defaultSize)
    try painter.paintChildren(of: 0, in: context)
    let bounds = painter.measured ?? .zero
    func side(_ end: Double, _ standard: Double) -> Double {
      end > 0 && end.isFinite ? end : standard
    }
    return Size(
      width: side(bounds.maxX, defaultSize.width), height: side(bounds.maxY, defaultSize.height))
  }

  /// Draws the document as a picture of `size` times `scale` pixels, rounded up.
  ///
  /// - Parameters:
  ///   - scale: pixels for each point, above zero.
  ///   - colour: the colour of `currentColor` where the document sets none.
  /// - Returns: the picture, and what is not drawn as the document says.
  /// - Throws: `SVGError.tooComplex`.
  public func picture(
    scale: Double, color: Color = .black
  ) throws(SVGError) -> (pixmap: Pixmap, warnings: [SVGWarning]) {
    let (width, height) = pixelSize(scale: scale)
    return try picture(width: width, height: height, scale: scale, color: color)
  }

  /// The size of `picture(scale:color:)`.
  public func pixelSize(scale: Double) -> (width: Int, height: Int) {
    (Self.pixels(size.width * scale), Self.pixels(size.height * scale))
  }

  /// The number of whole pixels that hold a length, from 0 to a billion; 0 for infinity and NaN.
  private static func pixels(_ length: Double) -> Int {
    length.isFinite ? Int(min(max(length.rounded(.up), 0), 1e9)) : 0
  }

  /// Draws the document as a picture of so many pixels, from the top left corner.
  public func picture(
    width: Int, height: Int, scale: Double, color: Color = .black
  ) throws(SVGError) -> (pixmap: Pixmap, warnings: [SVGWarning]) {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384, scale > 0, scale.isFinite else {
      throw .tooComplex(.memory)
    }
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let budget = Budget(bytes: Self.memoryLimit)
    var painter = Painter(cascade: cascade, budget: budget, purpose: .draw, area: area)
    do throws(SVGError) {
      try paint(with: &painter, .scale(x: scale, y: scale), color: color)
    } catch .tooComplex(let bound, nil) {
      throw .tooComplex(bound, in: budget.element.map(cascade.tree.place))
    }
    do {
      let pixmap = try Rasterizer().render(
        painter.canvas.displayList, width: width, height: height, scale: 1)
      return (pixmap, painter.warnings)
    } catch {
      throw .tooComplex(.memory)
    }
  }

  /// Records the drawing.
  ///
  /// - Parameter transform: from points to pixels.
  func paint(
    with painter: inout Painter, _ transform: Transform, color: Color = .black
  ) throws(SVGError) {
    let element = cascade.tree.elements[root]
    var style = ComputedStyle()
    style.color = color
    var context = Painter.Context(style: style, transform: transform, viewport: size)
    if let viewBox {
      guard
        let fit = AspectRatio(element.attributes["preserveAspectRatio"] ?? "")
          .transform(from: viewBox, to: size)
      else { return }
      context.transform = fit.concatenating(transform)
      context.viewport = viewBox.size
    }
    let values = cascade.values(of: root)
    guard values["display"] != "none" else { return }
    context.style = style.applying(values, viewport: context.viewport)
    if let own = try painter.transform(of: root, values, context) {
      context.transform = own.concatenating(context.transform)
    }
    let effects = Effects(root, values, cascade)
    let inner = context
    guard !effects.isEmpty else { return try painter.paintChildren(of: root, in: inner) }
    try painter.paint(root, with: effects, in: inner) { (painter) throws(SVGError) in
      try painter.paintChildren(of: 0, in: inner)
    }
  }
}
