import ScreenFormat

/// SwiftUI's colours, which applications hand to UIKit.
enum SwiftUIRows {
  private static let names = [
    "primary": "label", "secondary": "secondaryLabel", "white": "white", "black": "black",
    "clear": "clear", "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
    "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
  ]

  static var rows: [CodeLibrary.Row] {
    [
      .typeProperty("Color", "accentColor") { _ in
        .color(.object([("named", .string(AssetNames.accentColor))]))
      },
      .typeProperty("Color") { call in
        color(call.name)
          ?? call.context.ownMember(call.name, of: "ShapeStyle", self: .type("Color"))
      },
      .constructor("Color", "init") { call in make(call, call.arguments) },
    ]
  }

  private static func color(_ name: String) -> CodeValue? {
    names[name].map { .color(.string($0)) }
  }

  /// The colour that a modifier is given, whose type code may leave out.
  static func color(of value: CodeValue, _ context: CodeContext) -> CodeValue {
    switch value.bare {
    case .conditional(let test, let first, let second):
      return .conditional(test, color(of: first, context), color(of: second, context))
    case .implicit: return context.typed(value, as: "Color")
    case .symbol(let name, _):
      let own = ["Color", "ShapeStyle"].lazy.compactMap {
        context.ownMember(name, of: $0, self: .type("Color"))
      }.first
      return (own ?? color(name) ?? resource(name)).from(value.origin)
    default: return value
    }
  }

  /// A colour of a catalogue by the name that Xcode makes of its own.
  private static func resource(_ name: String) -> CodeValue {
    .color(.object([("named", .string(name)), ("resource", .bool(true))]))
  }

  /// A `UIColor` of a `Color`; nil for other constructors.
  static func convert(_ call: LibraryCall) -> CodeValue? {
    guard call.name == "init", call.arguments.count == 1, let first = call.arguments.first,
      first.label == nil
    else { return nil }
    switch first.value.plain {
    case .library(UIKitValue.color), .conditional: return first.value
    case .symbol(let symbol, _):
      return call.context.ownMember(symbol, of: "Color", self: .type("Color")) ?? color(symbol)
    case .unknown(let text): return .unknown(text)
    default: return nil
    }
  }

  private static func make(_ call: LibraryCall, _ arguments: [CodeValue.Argument]) -> CodeValue? {
    guard let first = arguments.first else { return nil }
    switch first.label {
    case "uiColor", "cgColor": return first.value
    case nil:
      if let text = first.value.text { return .color(.object([("named", .string(text))])) }
      if case .color? = first.value.uiKit { return first.value }
      // `Color(.sRGB, red: …)`, `Color(.systemBackground)`.
      guard let symbol = first.value.symbol else { return nil }
      if arguments.count == 1 {
        return UIKitColors.named(symbol).map { .color($0) } ?? resource(symbol)
      }
      return make(call, Array(arguments.dropFirst()))
    default:
      let renamed = arguments.map { argument in
        (label: argument.label == "opacity" ? "alpha" : argument.label, value: argument.value)
      }
      let alpha = renamed.contains { $0.label == "alpha" } ? [] : [("alpha", CodeValue.number(1))]
      return call.library(
        .constructor, of: "UIColor", "init",
        renamed + alpha.map { (label: $0.0, value: $0.1) })
    }
  }
}
