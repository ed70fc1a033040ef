import ScreenFormat

/// SwiftUI's colours, which applications hand to UIKit.
enum SwiftUIColors {
  private static let names = [
    "primary": "label", "secondary": "secondaryLabel", "white": "white", "black": "black",
    "clear": "clear", "red": "systemRed", "orange": "systemOrange", "yellow": "systemYellow",
    "green": "systemGreen", "mint": "systemMint", "teal": "systemTeal", "cyan": "systemCyan",
    "blue": "systemBlue", "indigo": "systemIndigo", "purple": "systemPurple",
    "pink": "systemPink", "brown": "systemBrown", "gray": "systemGray",
  ]

  /// The document of `Color.red` and its like; nil for other names.
  static func named(_ name: String) -> DocumentValue? { names[name].map { .string($0) } }

  /// The result of a constructor of `Color`, or of a `UIColor` of one; nil for others.
  static func make(
    _ type: String, _ name: String, _ arguments: [CodeEvaluator.Argument],
    _ evaluator: CodeEvaluator
  ) -> CodeValue? {
    guard name == "init", let first = arguments.first else { return nil }
    if type == "UIColor" {
      guard first.label == nil, arguments.count == 1 else { return nil }
      switch first.value.plain {
      case .color, .conditional: return first.value
      case .symbol(let symbol, _):
        return evaluator.ownMember(symbol, of: "Color", self: .type("Color"))
          ?? named(symbol).map { .color($0) }
      case .unknown(let text): return .unknown(text)
      default: return nil
      }
    }
    switch first.label {
    case "uiColor", "cgColor": return first.value
    case nil:
      if let text = first.value.text { return .color(.object([("named", .string(text))])) }
      if case .color = first.value.plain { return first.value }
      // `Color(.sRGB, red: …)`, `Color(.systemBackground)`.
      guard let symbol = first.value.symbol else { return nil }
      if arguments.count == 1 { return UIKitColors.named(symbol).map { .color($0) } }
      return make(type, name, Array(arguments.dropFirst()), evaluator)
    default:
      let renamed = arguments.map { argument in
        (label: argument.label == "opacity" ? "alpha" : argument.label, value: argument.value)
      }
      let hasAlpha = renamed.contains { $0.label == "alpha" }
      return UIKitTypes.make(
        "UIColor", "init", renamed + (hasAlpha ? [] : [(label: "alpha", value: .number(1))]),
        evaluator)
    }
  }
}
