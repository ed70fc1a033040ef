public import Raster
public import Symbols
import Text

/// A symbol as an image (`UIImage(systemName:withConfiguration:)`, and `UIImage(named:in:with:)` for an application's own).
public struct SymbolImage: Sendable, Hashable {
  /// The symbol's name.
  public var name: String
  /// Size, weight and scale; what is nil is the control's.
  public var configuration: SymbolConfiguration
  /// The colours of its parts.
  public var rendering = SymbolRendering.monochrome
  /// Nil where nothing is drawn for the name: a box stands for it.
  package let symbol: Symbol?
  /// Pixels a point that the size is rounded up to; nil leaves it as it is.
  private var displayScale: Double?

  /// Creates an image of the symbol with a name.
  public init(name: String, configuration: SymbolConfiguration = SymbolConfiguration()) {
    self.name = name
    self.configuration = configuration
    symbol = Symbol(name)
  }

  /// Creates an image of an application's own symbol.
  public init(_ symbol: Symbol, configuration: SymbolConfiguration = SymbolConfiguration()) {
    name = symbol.name
    self.configuration = configuration
    self.symbol = symbol
  }

  /// Whether the symbol is an application's own.
  package var isCustom: Bool { symbol?.isCustom ?? false }

  /// The image's size, in points.
  public var size: Size {
    let own =
      symbol?.size(
        pointSize: pointSize, weight: configuration.weight ?? .regular, scale: scale)
      ?? Self.boxSize(pointSize: pointSize, scale: scale)
    guard let displayScale else { return own }
    func rounded(_ length: Double) -> Double {
      // The margin keeps rounding errors from adding a pixel.
      (length * displayScale - 1e-6).rounded(.up) / displayScale
    }
    return Size(width: rounded(own.width), height: rounded(own.height))
  }

  /// Whether the symbol is mirrored where lines run from right to left.
  package var followsReadingDirection: Bool {
    !isCustom
      && name.split(separator: ".").contains {
        ["forward", "backward", "leading", "trailing"].contains($0)
      }
  }

  /// The shape that is drawn in the image's size; nil where there is none.
  package var shape: SymbolShape? {
    symbol?.shape(pointSize: pointSize, weight: configuration.weight ?? .regular, scale: scale)
  }

  private var pointSize: Double {
    configuration.pointSize ?? SymbolConfiguration.defaultPointSize
  }

  private var scale: SymbolScale { configuration.scale ?? .medium }

  /// The size of the box that stands for a symbol without a drawing: a square's.
  private static func boxSize(pointSize: Double, scale: SymbolScale) -> Size {
    Symbol("square")?.size(pointSize: pointSize, scale: scale) ?? .zero
  }

  /// The image with the size of its text style in place of the style, and its box in whole pixels.
  package func adapted(to traits: Traits) -> SymbolImage {
    var result = self
    result.displayScale = traits.displayScale
    guard configuration.pointSize == nil, let name = configuration.textStyle,
      let style = TextStyle(rawValue: name)
    else { return result }
    result.configuration.pointSize = style.size(
      category: traits.preferredContentSizeCategory, system: Self.firstSystem)
    return result
  }

  /// The first iOS with symbols.
  package static let firstSystem = 13
}

/// UIImage.SymbolRenderingMode, with its colours.
public enum SymbolRendering: Sendable, Hashable {
  /// In the tint's colour.
  case monochrome
  /// In the tint's colour, fainter in secondary and tertiary parts.
  case hierarchical
  /// In these colours: of primary, secondary and tertiary parts.
  case palette([ColorValue])
}

extension ImageValue {
  /// The image with a control's configuration for what it does not configure itself, if it is a symbol.
  package func configured(_ defaults: SymbolConfiguration, for traits: Traits) -> ImageValue {
    guard case .symbol(var symbol) = source else { return self }
    symbol.configuration = symbol.configuration.merged(over: defaults)
    var result = self
    result.source = .symbol(symbol.adapted(to: traits))
    return result
  }
}
