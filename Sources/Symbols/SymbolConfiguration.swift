public import Text

/// UIImage.SymbolScale: how large a symbol is beside the text of its size.
public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
  case small, medium, large

  /// The factor of a symbol's extent: 1 at `medium` (Apple's documentation says about 20 % less and
  /// 30 % more).
  var extent: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// The factor of the strokes' width, which changes less: the plus of a bar is 1.65 points thick (measured);
  /// the others are choices.
  var stroke: Double {
    switch self {
    case .small: 0.9
    case .medium: 1
    case .large: 1.17
    }
  }
}

/// UIImage.SymbolConfiguration: size, weight and scale of a symbol. What is nil is left to the control.
public struct SymbolConfiguration: Sendable, Hashable {
  /// The size of the text that the symbol goes with, in points.
  public var pointSize: Double?
  /// A UIFont.TextStyle, in place of `pointSize`.
  public var textStyle: String?
  /// The weight of the strokes.
  public var weight: FontWeight?
  /// The size beside the text.
  public var scale: SymbolScale?

  /// Creates a configuration.
  public init(
    pointSize: Double? = nil, textStyle: String? = nil, weight: FontWeight? = nil,
    scale: SymbolScale? = nil
  ) {
    self.pointSize = pointSize
    self.textStyle = textStyle
    self.weight = weight
    self.scale = scale
  }

  /// The configuration with the values of another where it has none.
  public func merged(over other: SymbolConfiguration) -> SymbolConfiguration {
    let hasSize = pointSize != nil || textStyle != nil
    return SymbolConfiguration(
      pointSize: hasSize ? pointSize : other.pointSize,
      textStyle: hasSize ? textStyle : other.textStyle, weight: weight ?? other.weight,
      scale: scale ?? other.scale)
  }

  /// The size of a symbol that nobody configures, in points: that of body text.
  public static let defaultPointSize = 17.0
}
