public import ObjectModel

/// Attributed text: the value of `attributedText` and `attributedTitle`.
public struct AttributedText: AppearanceRepresentable, Hashable {
  /// The runs in reading order.
  public var runs: [AttributedRun]

  /// The text without attributes.
  var text: String { runs.map(\.text).joined() }

  /// Creates a text from its runs.
  public init(runs: [AttributedRun]) { self.runs = runs }

  /// The type of properties with attributed text.
  public static var valueType: ValueType { .attributedText }

  /// Creates a text from a property's value; nil for values of other types.
  public init?(_ value: AppearanceValue) {
    guard case .attributedText(let runs) = value else { return nil }
    self.runs = runs
  }

  /// The text as a property's value.
  public var appearanceValue: AppearanceValue { .attributedText(runs) }
}

extension TextAttributes {
  /// The attributes with the size of `other` for a font of size 0, which means the control's size.
  func sized(orAs other: FontValue?) -> TextAttributes {
    var result = self
    result.font = font?.sized(orAs: other)
    return result
  }
}

extension FontValue {
  /// The font with the size of `other` if its own is 0, which means the control's size.
  func sized(orAs other: FontValue?) -> FontValue {
    guard let size = other?.size else { return self }
    return switch self {
    case .system(let own, let weight, let italic) where own == 0:
      .system(size: size, weight: weight, italic: italic)
    case .named(let name, let own) where own == 0: .named(name, size: size)
    default: self
    }
  }

  /// Size in points; nil for text styles, whose size depends on the traits.
  private var size: Double? {
    switch self {
    case .system(let size, _, _), .named(_, let size): size
    case .textStyle: nil
    }
  }
}
