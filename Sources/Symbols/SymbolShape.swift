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
  }

  /// From below to above.
  public var layers: [Layer]
  /// The extent of what is filled.
  public var ink: Rect
  /// The size of the box, as `UIImage.size` has it.
  public var size: Size

  /// Nothing.
  public static let empty = SymbolShape(layers: [], ink: .zero, size: .zero)

  /// The shape under a transform that moves and scales, without turning.
  func transformed(by transform: Transform) -> SymbolShape {
    SymbolShape(
      layers: layers.map {
        Layer(path: $0.path.transformed(by: transform), cut: $0.cut.transformed(by: transform))
      },
      ink: Rect(
        x: ink.minX * transform.a + transform.tx, y: ink.minY * transform.d + transform.ty,
        width: ink.width * transform.a, height: ink.height * transform.d),
      size: Size(width: size.width * transform.a, height: size.height * transform.d))
  }
}

extension Canvas {
  /// Fills a symbol's shape with a colour, its box's upper left corner at the origin.
  ///
  /// - Parameter color: Its alpha counts once, where layers lie over each other, too.
  public mutating func fill(_ shape: SymbolShape, _ color: Color) {
    guard color.alpha > 0 else { return }
    if shape.layers.allSatisfy(\.cut.isEmpty) {
      var whole = Path()
      for layer in shape.layers { whole.append(layer.path) }
      return fill(whole, color)
    }
    // The clip keeps the layers small.
    clipped(to: Path(rect: shape.ink.insetBy(x: -1, y: -1))) { canvas in
      canvas.layer(opacity: color.alpha) { canvas in
        let opaque = color.withAlpha(1)
        for layer in shape.layers {
          guard !layer.cut.isEmpty else {
            canvas.fill(layer.path, opaque)
            continue
          }
          canvas.layer { canvas in
            canvas.fill(layer.path, opaque)
            canvas.blended(.destinationOut) { $0.fill(layer.cut, .black) }
          }
        }
      }
    }
  }
}
