import ScreenFormat

/// Names of colours and images that Xcode and other tools make of catalogues.
enum AssetNames {
  /// The colour of a catalogue that is the tint of an application.
  static let accentColor = "AccentColor"

  static var rows: [CodeLibrary.Row] {
    [
      // SwiftGen: `Color(asset: self)` and `Image(named: name)`, both names of types of its own.
      .constructor("Color", "init") { asset($0, "UIColor") },
      .constructor("Image", "init") { asset($0, "UIImage") },
      // R.swift: `R.color.brand()`, `R.image.back()`.
      .method(RowType.type) { call in
        guard call.arguments.isEmpty, let type = call.receiver.className else { return nil }
        return generated(call.name, type)
      },
      .method(RowType.unknown) { call in
        guard call.arguments.isEmpty, let text = call.receiver.unknownText else { return nil }
        return generated(call.name, text)
      },
    ]
  }

  private static func generated(_ name: String, _ owner: String) -> CodeValue? {
    switch owner {
    case "R.color": .color(.object([("named", .string(name))]))
    case "R.image": .image(CodeImage(source: .string(name)))
    default: nil
    }
  }

  /// A value of an object with the name of an asset, of a name, or of a resource; nil for other calls.
  private static func asset(_ call: LibraryCall, _ type: String) -> CodeValue? {
    guard let first = call.arguments.first else { return nil }
    switch first.label {
    case "asset":
      guard let name = call.context.member("name", of: first.value).text else { return nil }
      return call.library(.constructor, of: type, "init", [(label: "named", value: .string(name))])
    case "named" where type == "UIImage":
      return call.library(.constructor, of: type, "init", [first])
    default: return nil
    }
  }

  /// The name in `UIColor(resource: .nightDark)` and `UIImage(.back)`; nil for other calls.
  static func name(_ call: LibraryCall) -> String? {
    guard call.name == "init", call.arguments.count == 1, let first = call.arguments.first,
      first.label == "resource" || first.label == nil,
      case .symbol(let symbol, let type) = first.value.plain,
      type == nil || type == "ColorResource" || type == "ImageResource"
    else { return nil }
    // `UIColor(.red)` is SwiftUI's colour.
    return first.label == nil && UIKitColors.named(symbol) != nil ? nil : symbol
  }
}
