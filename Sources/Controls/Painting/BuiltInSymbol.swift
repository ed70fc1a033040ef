import ObjectModel
package import Raster
package import Symbols
package import Text

/// A symbol that a control draws itself: a chevron, a checkmark, the icon of a system item.
///
///     static let chevron = BuiltInSymbol("chevron.right", pointSize: 13.3, weight: .bold)
///     chevron.paint(about: bounds.center, colour, &canvas)
///
/// Extents of those that screenshots show, with the configuration that has them: the plus of a bar, 17.5
/// (`plus`, 17 points, large); the back chevron, 11 × 19 (`chevron.left`, 17, large, semibold); a row's
/// chevron, 6.7 × 11.3 (`chevron.right`, 13.3); a search field's glass, 15.5 (`magnifyingglass`, 17).
package struct BuiltInSymbol: Sendable {
  /// The shape; its box's upper left corner is the origin.
  package let shape: SymbolShape

  /// Creates a symbol. A name without a drawing is empty.
  ///
  /// - Parameters:
  ///   - pointSize: The size of the text that it goes with, in points.
  ///   - weight: The weight of the strokes.
  ///   - scale: The size beside the text.
  package init(
    _ name: String, pointSize: Double = SymbolConfiguration.defaultPointSize,
    weight: FontWeight = .regular, scale: SymbolScale = .medium
  ) {
    shape =
      Symbol(name)?.shape(pointSize: pointSize, weight: weight, scale: scale)
      ?? .empty
  }

  /// Creates a symbol in a configuration; what is nil is as of body text.
  package init(_ name: String, configuration: SymbolConfiguration) {
    self.init(
      name, pointSize: configuration.pointSize ?? SymbolConfiguration.defaultPointSize,
      weight: configuration.weight ?? .regular, scale: configuration.scale ?? .medium)
  }

  /// The box's size in whole device pixels, in points.
  func size(on node: StyledNode) -> Size {
    Size(width: node.ceilToPixel(size.width), height: node.ceilToPixel(size.height))
  }

  /// The size of what is drawn, without the box's margins, in points.
  package var inkSize: Size { shape.ink.size }

  /// The size of the box, as UIImage has it, in points.
  package var size: Size { shape.size }

  /// Draws the symbol with the middle of its ink at a point.
  package func paint(about center: Point, _ color: Color, _ canvas: inout Canvas) {
    let ink = shape.ink
    canvas.translated(x: center.x - ink.midX, y: center.y - ink.midY) { $0.fill(shape, color) }
  }

  /// Draws the symbol with its ink's upper left corner at a point.
  package func paint(inkAt corner: Point, _ color: Color, _ canvas: inout Canvas) {
    let ink = shape.ink
    canvas.translated(x: corner.x - ink.minX, y: corner.y - ink.minY) { $0.fill(shape, color) }
  }
}
