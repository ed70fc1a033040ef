import ObjectModel

/// Properties that classes of the code declare.
enum CustomProperty {
  /// The type of a property by its value, else by the type that code writes; nil for one that documents don't have.
  static func type(of value: CodeValue, written: String?) -> ValueType? {
    switch value.plain {
    case .library(UIKitValue.color): return .color
    case .symbol(let symbol, _): return UIKitColors.named(symbol) == nil ? nil : .color
    case .library(UIKitValue.font): return .font
    case .library(UIKitValue.image): return .image
    case .number: return .number
    case .boolean: return .boolean
    case .dictionary: return .attributes
    case .string: return .string
    default:
      let types: [String: ValueType] = [
        "UIColor": .color, "UIFont": .font, "UIImage": .image, "CGFloat": .number,
      ]
      return written.flatMap { types[$0.trimmingOptional] }
    }
  }
}
