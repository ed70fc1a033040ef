public import ObjectModel
public import Symbols
public import Text

/// UIImage.SymbolConfiguration as a value of properties: how the symbols that a control shows look.
enum SymbolConfigurationObject: ConfigurationObject {
  static let pointSize = AppearanceKey<Double>(
    "pointSize", since: 13, default: .byContent, "The point size of the text that symbols go with.")
  static let textStyle = AppearanceKey<TextStyle>(
    "textStyle", since: 13, default: .none,
    "The style of the text that symbols go with; replaces pointSize.")
  static let weight = AppearanceKey<FontWeight>(
    "weight", since: 13, default: .byContent, "The weight of the symbols' strokes.")
  static let scale = AppearanceKey<SymbolScale>(
    "scale", since: 13, default: .byContent,
    "The scale beside the text: small, medium or large.")

  static let definition = ClassDefinition(
    "UIImageSymbolConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 13,
    summary: "The size, weight and scale of symbols.",
    properties: [
      pointSize.declaration, textStyle.declaration, weight.declaration, scale.declaration,
    ])

  /// The configuration that an object says; nil for none.
  static func value(_ object: Element?) -> SymbolConfiguration? {
    object.map {
      SymbolConfiguration(
        pointSize: $0[pointSize].flatMap { $0 > 0 ? $0 : nil }, textStyle: $0[textStyle]?.rawValue,
        weight: $0[weight], scale: $0[scale])
    }
  }
}

extension TextStyle: NamedCases {
  /// The name of the type in documents and messages.
  package static let typeName = "textStyle"
}

extension FontWeight: NamedCases {
  /// The name of the type in documents and messages.
  public static let typeName = "fontWeight"
}

extension SymbolScale: NamedCases {
  /// The name of the type in documents and messages.
  public static let typeName = "symbolScale"
}
