import ObjectModel
import ScreenFormat

/// Colours.
enum ColorRows {
  static var rows: [CodeLibrary.Row] {
    [
      .typeProperty("UIColor") { call in UIKitColors.named(call.name).map { .color($0) } },
      .constructor("UIColor", run: SwiftUIRows.convert),
      .constructor("UIColor") { call in call.arguments.isEmpty ? named(call) : components(call) },
      .constructor("UIColor", run: asset),
      .constructor("UIColor", run: pattern),
      .constructor("UIColor") { call in
        ["cgColor", "CGColor"].contains { call.value($0) != nil } ? call.first : nil
      },
      // A colour that asks for traits.
      .constructor("UIColor") { call in
        call.values.last?.closure.map { call.run($0, [.unknown("traits")]) }
      },
      .constructor("UIColor", run: literal),
      .property("UIColor", "cgColor", "CGColor") { $0.receiver },
      .method(
        "UIColor", "withAlphaComponent", "colorWithAlphaComponent", "opacity", run: withAlpha),
      .method("UIColor", "resolvedColor", "resolvedColorWithTraitCollection") { $0.receiver },
      .method("UIColor", "setFill", "setStroke", "set") { _ in .nothing },
      // The name of a case may be that of a colour.
      .method(
        RowType.symbol, "withAlphaComponent", "colorWithAlphaComponent", "opacity",
        "resolvedColor", "resolvedColorWithTraitCollection", "setFill", "setStroke", "set"
      ) { call in
        call.receiver.symbol.flatMap(UIKitColors.named).flatMap { call.forwarded(to: .color($0)) }
      },
      .method(RowType.unknown, "withAlphaComponent", "colorWithAlphaComponent") { call in
        call.receiver.unknownText.map { .unknown($0) }
      },
    ]
  }

  static func addMutations(to library: inout CodeLibrary) {
    library.addMutation("getRed", "getHue", "getWhite") { call in
      guard let model = ColorModel(getter: call.name), case .color(let color)? = call.receiver.uiKit
      else { return nil }
      return model.components(of: color).map { .init(outputs: $0, result: .boolean(true)) }
    }
  }

  private static func named(_ call: LibraryCall) -> CodeValue? {
    UIKitColors.named(call.name).map { .color($0) }
  }

  /// A colour by its components.
  private static func components(_ call: LibraryCall) -> CodeValue? {
    for labels in [["red", "green", "blue"], ["hue", "saturation", "brightness"], ["white"]] {
      guard var found = call.values(labels) else { continue }
      found += call.value("alpha").map { [$0] } ?? []
      let isWide = call.name.contains("isplayP3") || call.value("displayP3Red") != nil
      return call.combine(found) { color(labels, $0, isWide: isWide) }
    }
    guard let red = call.value("displayP3Red"),
      let rest = call.values(["green", "blue", "alpha"])
    else { return nil }
    return call.combine([red] + rest) { color(["red", "green", "blue"], $0, isWide: true) }
  }

  private static func color(
    _ labels: [String], _ parts: [CodeValue], isWide: Bool
  ) -> CodeValue {
    let members = zip(labels + ["alpha"], parts).map { ($0, component($1)) }
    return .color(.object(members + (isWide ? [("space", .string("displayP3"))] : [])))
  }

  /// A component as it is written, within the range of documents.
  private static func component(_ value: CodeValue) -> DocumentValue {
    guard case .number(let number, let text, _) = value.plain else { return .number(0) }
    if number < 0 || number > 1 { return .number(min(max(number, 0), 1)) }
    return .number(number, text: text)
  }

  /// A colour of a catalogue.
  private static func asset(_ call: LibraryCall) -> CodeValue? {
    if let name = AssetNames.name(call) {
      // The accessor that Xcode makes of the name, which may be spelled in another way.
      return .color(.object([("named", .string(name)), ("resource", .bool(true))]))
    }
    guard let named = call.value("named") ?? (call.name == "colorNamed" ? call.first : nil) else {
      return nil
    }
    guard let text = named.text ?? named.symbol else {
      return .unknown(named.unknownText ?? "color")
    }
    return .color(.object([("named", .string(text))]))
  }

  private static func pattern(_ call: LibraryCall) -> CodeValue? {
    guard let image = call.value("patternImage") else { return nil }
    guard case .image(let image)? = image.uiKit else {
      return .unknown(image.unknownText ?? "pattern")
    }
    // A pattern repeats the whole image, whatever its insets.
    return .color(.object([("patternImage", image.source)]))
  }

  /// A colour by the literal that a helper is given, where the helper itself is not known.
  private static func literal(_ call: LibraryCall) -> CodeValue? {
    guard let first = call.first else { return nil }
    var hex = first.text.flatMap(hexadecimal)
    let label = (call.arguments[0].label ?? call.name).lowercased()
    if let number = first.double, label.contains("hex") || label.contains("rgb"),
      (0...0xFFFFFF).contains(number)
    {
      let digits = String(Int(number), radix: 16, uppercase: true)
      hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    guard let hex else { return nil }
    call.note(
      "the helper '\(call.name == "init" ? "UIColor" : call.name)' can't be run, so that its argument \(hex) "
        + "is taken as the colour")
    return .color(.string(hex))
  }

  /// The colour of documents for digits with or without `#` and `0x`; nil for other texts.
  private static func hexadecimal(_ text: String) -> String? {
    let digits =
      text.hasPrefix("#")
      ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
      ? "#\(digits)" : nil
  }

  private static func withAlpha(_ call: LibraryCall) -> CodeValue? {
    guard let alpha = call.first, case .color(let color)? = call.receiver.uiKit else { return nil }
    if let unknown = alpha.unknownText { return .unknown(unknown) }
    guard case .number(let number, let text, _) = alpha.plain else { return nil }
    let written = DocumentValue.number(min(max(number, 0), 1), text: text)
    // A colour with a name keeps it.
    var document = color
    if case .named(let name, .library) = call.receiver.bare {
      document = NamedDocument.reference(to: name, color)
    }
    return .color(.object([("color", document), ("alpha", written)]))
  }
}
