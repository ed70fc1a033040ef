public import Raster

/// The shape of a symbol: layers that are filled one after the other. Points; the origin is the upper left
/// corner of its box.
public struct SymbolShape: Sendable, Hashable {
  /// The path filled by the non-zero rule, less the path cut out of it by the same rule.
  public struct Layer: Sendable, Hashable {
    /// Filled.
    public var path: Path
    /// Erased from the path; empty for most.
    public var cut = Path()
    /// The colour that it has among several: 0 is primary, 1 secondary, 2 tertiary.
    public var level = 0
    /// Whether the path erases what is below before it is filled.
    public var clearsBehind = false
    /// 0–1, of its colour; it erases what is below whatever its opacity.
    public var opacity = 1.0

    /// Whether it is nothing but its path in its colour.
    fileprivate var isPlain: Bool { cut.isEmpty && !clearsBehind && opacity == 1 }
  }

  /// From below to above, in one colour.
  public var layers: [Layer]
  /// The extent of what is filled.
  public var ink: Rect
  /// The size of the box, as `UIImage.size` has it.
  public var size: Size

  /// From below to above, in the colours of levels; empty where these are the layers of one colour.
  public var coloredLayers: [Layer] = []

  /// Nothing.
  public static let empty = SymbolShape(layers: [], ink: .zero, size: .zero)

  /// The shape under a transform that moves and scales, without turning.
  func transformed(by transform: Transform) -> SymbolShape {
    func transformed(_ layer: Layer) -> Layer {
      var result = layer
      result.path = layer.path.transformed(by: transform)
      result.cut = layer.cut.transformed(by: transform)
      return result
    }
    return SymbolShape(
      layers: layers.map(transformed),
      ink: Rect(
        x: ink.minX * transform.a + transform.tx, y: ink.minY * transform.d + transform.ty,
        width: ink.width * transform.a, height: ink.height * transform.d),
      size: Size(width: size.width * transform.a, height: size.height * transform.d),
      coloredLayers: coloredLayers.map(transformed))
  }
}

extension Canvas {
  /// Fills a symbol's shape with a colour, its box's upper left corner at the origin.
  ///
  /// - Parameter colour: Its alpha counts once, where layers lie over each other, too.
  public mutating func fill(_ shape: SymbolShape, _ color: Color) {
    guard color.alpha > 0 else { return }
    if shape.layers.allSatisfy(\.isPlain) {
      var whole = Path()
      for layer in shape.layers { whole.append(layer.path) }
      return fill(whole, color)
    }
    // The clip keeps the layers small.
    clipped(to: Path(rect: shape.ink.insetBy(x: -1, y: -1))) { canvas in
      canvas.layer(opacity: color.alpha) { canvas in
        let opaque = color.withAlpha(1)
        for layer in shape.layers { canvas.fill(layer, opaque) }
      }
    }
  }

  /// Fills a symbol's shape with the colours of its levels; levels beyond the last colour have that one.
  ///
  /// - Parameter opacity: 0–1, of the whole.
  public mutating func fill(_ shape: SymbolShape, levels colors: [Color], opacity: Double = 1) {
    guard let last = colors.last, opacity > 0 else { return }
    let layers = shape.coloredLayers.isEmpty ? shape.layers : shape.coloredLayers
    clipped(to: Path(rect: shape.ink.insetBy(x: -1, y: -1))) { canvas in
      canvas.layer(opacity: opacity) { canvas in
        for layer in layers {
          canvas.fill(layer, colors.indices.contains(layer.level) ? colors[layer.level] : last)
        }
      }
    }
  }

  private mutating func fill(_ layer: SymbolShape.Layer, _ color: Color) {
    if layer.clearsBehind { blended(.destinationOut) { $0.fill(layer.path, .black) } }
    let color = color.withAlpha(color.alpha * layer.opacity)
    guard color.alpha > 0 else { return }
    guard !layer.cut.isEmpty else { return fill(layer.path, color) }
    self.layer { canvas in
      canvas.fill(layer.path, color)
      canvas.blended(.destinationOut) { $0.fill(layer.cut, .black) }
    }
  }
}
