import ScreenFormat

/// Functions of C and of Swift's library that theme code calls.
enum UIKitFunctions {
  /// The result of a function; nil for one that is not known.
  static func call(
    _ name: String, _ arguments: [CodeEvaluator.Argument], _ evaluator: CodeEvaluator
  ) -> CodeValue? {
    let values = arguments.map(\.value)
    func take(_ count: Int, _ order: [Int]) -> CodeValue? {
      values.count == count ? .numbers(order.map { values[$0] }) : nil
    }
    switch name {
    case "CGSizeMake", "CGPointMake", "UIOffsetMake": return take(2, [0, 1])
    case "UIEdgeInsetsMake", "CGRectMake": return take(4, [0, 1, 2, 3])
    case "CGSize", "CGPoint", "UIOffset", "UIEdgeInsets", "OperatingSystemVersion",
      "NSOperatingSystemVersion":
      return .numbers(values)
    case "CGRect":
      // Four numbers, or an origin and a size.
      return .numbers(
        values.flatMap { value -> [CodeValue] in
          if case .numbers(let parts) = value.plain { return parts }
          return value.symbol == "zero" ? [.number(0), .number(0)] : [value]
        })
    case "CGFloat", "Float", "Double", "Int", "UInt", "UInt32", "UInt64", "UInt8", "NSNumber":
      guard let value = values.first else { return .number(0) }
      if let text = value.text {
        let radix = arguments.first { $0.label == "radix" }?.value.double ?? 10
        return TextFunctions.number(text, radix: Int(radix)).map { .number($0, isInteger: true) }
          ?? .null
      }
      if let number = value.plain.double {
        let isInteger = name.contains("Int")
        let whole = isInteger && number.magnitude < 0x1p53 ? Double(Int(number)) : number
        return .number(whole, isInteger: isInteger)
      }
      return value
    case "String":
      if arguments.first?.label == "format" { return TextFunctions.formatted(values) }
      guard let value = values.first else { return .string("") }
      let radix = arguments.first { $0.label == "radix" }?.value.double ?? 10
      return TextFunctions.text(value, radix: Int(radix))
    case "strtoul", "strtol", "strtoull":
      guard let text = values.first?.text, let radix = values.last?.double else { return nil }
      let number = TextFunctions.number(
        TextFunctions.digits(text), radix: radix == 0 ? 16 : Int(radix))
      return .number(number ?? 0, isInteger: true)
    case "floor", "floorf", "round", "roundf", "ceil", "ceilf", "fabs", "fabsf", "abs", "lround":
      return TextFunctions.rounded(name, values)
    case "stride":
      guard values.count == 3, let from = values[0].double, let to = values[1].double,
        let by = values[2].double, by != 0,
        ((to - from) / by).magnitude < Double(CodeLimits.rounds)
      else { return nil }
      let isThrough = arguments[1].label == "through"
      let all =
        isThrough
        ? Array(Swift.stride(from: from, through: to, by: by))
        : Array(Swift.stride(from: from, to: to, by: by))
      return .array(all.map { .number($0, isInteger: true) })
    case "zip":
      guard values.count == 2, let first = CodeEvaluator.elements(of: values[0]),
        let second = CodeEvaluator.elements(of: values[1])
      else { return nil }
      return .array(zip(first, second).map { .array([$0, $1]) })
    case "NSMakeRange", "Array": return values.first
    case "dispatch_async", "dispatch_once", "dispatch_after":
      if case .closure(let closure)? = values.last?.plain { _ = evaluator.call(closure, []) }
      return .nothing
    case "NSClassFromString":
      return values.first?.text.map { .type($0) } ?? .unknown(name)
    case "NSLocalizedString": return values.first
    case "max", "MAX", "fmax", "fmaxf": return extreme(values) { $0 > $1 }
    case "min", "MIN", "fmin", "fminf": return extreme(values) { $0 < $1 }
    case "type": return values.first
    default:
      // Xcode's migrator writes helpers of this name into files.
      if name.hasPrefix("convertTo") || name.hasPrefix("convertFrom") { return values.first }
      return evaluator.draw(name, arguments)
    }
  }

  private static func extreme(
    _ values: [CodeValue], _ isBetter: (Double, Double) -> Bool
  ) -> CodeValue? {
    let numbers = values.compactMap(\.double)
    guard numbers.count == values.count, var best = numbers.first else { return nil }
    for number in numbers where isBetter(number, best) { best = number }
    return .number(best)
  }
}

/// Values of UIKit's types: constructors in Swift and Objective-C.
struct UIKitTypes {
  private let type: String
  private let name: String
  private let arguments: [CodeEvaluator.Argument]
  private let evaluator: CodeEvaluator

  /// The result of a constructor; nil for one that is not known.
  static func make(
    _ type: String, _ name: String, _ arguments: [CodeEvaluator.Argument],
    _ evaluator: CodeEvaluator
  ) -> CodeValue? {
    let maker = UIKitTypes(type: type, name: name, arguments: arguments, evaluator: evaluator)
    switch type {
    case "UIColor": return maker.color()
    case "UIFont": return maker.font()
    case "UIImage" where name == "SymbolConfiguration": return maker.symbolConfiguration()
    case "UIImage.SymbolConfiguration", "UIImageSymbolConfiguration":
      return maker.symbolConfiguration()
    case "UIImage": return maker.image()
    case "UIFontDescriptor": return UIKitFonts.descriptor(name, arguments, evaluator)
    case "UIFontMetrics": return nil
    default: return maker.other()
    }
  }

  /// The value with a label, or of the first part of Objective-C's selector.
  private func value(_ label: String) -> CodeValue? {
    if let found = arguments.first(where: { $0.label == label }) { return found.value }
    let start = label.prefix(1).uppercased() + label.dropFirst()
    return name.hasSuffix("With\(start)") || name.hasSuffix("With\(start)s")
      ? arguments.first?.value : nil
  }

  private func values(_ labels: [String]) -> [CodeValue]? {
    let found = labels.compactMap(value)
    return found.count == labels.count ? found : nil
  }

  /// Functions of values that may depend on traits or be unknown.
  private func combine(
    _ values: [CodeValue], _ make: ([CodeValue]) -> CodeValue
  ) -> CodeValue {
    for (offset, value) in values.enumerated() {
      guard case .conditional(let test, let a, let b) = value.plain else { continue }
      var (first, second) = (values, values)
      (first[offset], second[offset]) = (a, b)
      return .conditional(test, combine(first, make), combine(second, make))
    }
    if let unknown = values.compactMap(\.unknownText).first { return .unknown(unknown) }
    return make(values)
  }

  // MARK: Colours

  private func color() -> CodeValue? {
    if arguments.isEmpty {
      return UIKitColors.named(name).map { .color($0) }
    }
    for labels in [["red", "green", "blue"], ["hue", "saturation", "brightness"], ["white"]] {
      guard var found = values(labels) else { continue }
      let alpha = value("alpha")
      found += alpha.map { [$0] } ?? []
      return combine(found) { parts in
        var members: [(String, DocumentValue)] = []
        if name.contains("isplayP3") || value("displayP3Red") != nil {
          members.append(("space", .string("displayP3")))
        }
        for (label, part) in zip(labels + ["alpha"], parts) {
          members.append((label, component(part)))
        }
        return .color(
          .object(members.filter { $0.0 != "space" } + members.filter { $0.0 == "space" }))
      }
    }
    if let red = value("displayP3Red"), let rest = values(["green", "blue", "alpha"]) {
      return combine([red] + rest) { parts in
        let labels = ["red", "green", "blue", "alpha"]
        return .color(
          .object(
            zip(labels, parts).map { ($0, component($1)) } + [("space", .string("displayP3"))]))
      }
    }
    if let named = value("named") ?? (name == "colorNamed" ? arguments[0].value : nil) {
      guard let text = named.text ?? named.symbol else {
        return .unknown(named.unknownText ?? "color")
      }
      return .color(.object([("named", .string(text))]))
    }
    if let image = value("patternImage") {
      if case .image(let image) = image.plain {
        // A pattern repeats the whole image, whatever its insets.
        return .color(.object([("patternImage", image.source)]))
      }
      return .unknown(image.unknownText ?? "pattern")
    }
    if name == "colorWithCGColor" || value("cgColor") != nil || value("CGColor") != nil {
      return arguments.first?.value
    }
    // A colour that asks for traits.
    if case .closure(let closure)? = arguments.last?.value.plain {
      return evaluator.call(closure, [.unknown("traits")])
    }
    return literal()
  }

  /// A component as it is written, within the range of documents.
  private func component(_ value: CodeValue) -> DocumentValue {
    guard case .number(let number, let text, _) = value.plain else { return .number(0) }
    if number < 0 || number > 1 { return .number(min(max(number, 0), 1)) }
    return .number(number, text: text)
  }

  /// A colour by the literal that a helper is given, where the helper itself is not known.
  private func literal() -> CodeValue? {
    guard let first = arguments.first?.value else { return nil }
    let isHex = { (text: String) in
      let digits =
        text.hasPrefix("#")
        ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
      return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
        ? "#\(digits)" : nil
    }
    var hex: String?
    if let text = first.text { hex = isHex(text) }
    let label = (arguments[0].label ?? name).lowercased()
    if let number = first.double, label.contains("hex") || label.contains("rgb"),
      (0...0xFFFFFF).contains(number)
    {
      let digits = String(Int(number), radix: 16, uppercase: true)
      hex = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    guard let hex else { return nil }
    evaluator.note(
      "the helper '\(name == "init" ? "UIColor" : name)' can't be run, so that its argument \(hex) is taken as the colour"
    )
    return .color(.string(hex))
  }

  // MARK: Fonts

  private func font() -> CodeValue? {
    let sizeValue =
      arguments.first { $0.label == "ofSize" || $0.label == "size" }?.value
      ?? (name.lowercased().hasSuffix("ofsize") ? arguments.first?.value : nil)
    let style = name.lowercased()
    if let descriptor = value("descriptor") {
      guard case .font(let font) = descriptor.plain, let sizeValue else {
        return .unknown(descriptor.unknownText ?? "font descriptor")
      }
      return UIKitFonts.sized(font, sizeValue, evaluator)
    }
    if let text = value("name") ?? (name == "fontWithName" ? arguments.first?.value : nil) {
      guard let size = sizeValue else { return nil }
      return combine([text, size]) { parts in
        guard let text = parts[0].text ?? parts[0].symbol else { return .unknown("font") }
        return .font(.object([("name", .string(text)), ("size", number(parts[1]))]))
      }
    }
    if style.hasPrefix("preferredfont"), let first = arguments.first?.value {
      let styles = [
        "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
        "footnote", "caption1", "caption2",
      ]
      guard let symbol = first.symbol, let found = SymbolName.match(symbol, among: styles) else {
        return .unknown(first.unknownText ?? "text style")
      }
      return .font(.object([("textStyle", .string(found))]))
    }
    guard let size = sizeValue, style.contains("systemfont") else { return nil }
    let weight = arguments.first { $0.label == "weight" }?.value
    return combine([size] + (weight.map { [$0] } ?? [])) { parts in
      var members = [("system", number(parts[0]))]
      if style.hasPrefix("bold") { members.append(("weight", .string("bold"))) }
      if style.hasPrefix("italic") { members.append(("italic", .bool(true))) }
      if parts.count > 1 {
        guard let symbol = parts[1].symbol,
          let found = SymbolName.match(symbol, among: UIKitFonts.weights)
        else { return .unknown("font weight") }
        if found != "regular" { members.append(("weight", .string(found))) }
      }
      return .font(.object(members))
    }
  }

  private func number(_ value: CodeValue) -> DocumentValue {
    guard case .number(let number, let text, _) = value.plain else { return .number(17) }
    return .number(number, text: text)
  }

  // MARK: Images

  private func image() -> CodeValue? {
    if arguments.isEmpty {
      return name == "init" || name == "new"
        ? .image(
          CodeImage(
            source: .object([("color", .string("clear")), ("size", .numbers([0, 0]))])))
        : nil
    }
    let first = arguments[0]
    if first.label == "named" || name == "imageNamed" {
      guard let text = first.value.text ?? first.value.symbol else {
        return .unknown(first.value.unknownText ?? "image")
      }
      return .image(CodeImage(source: .string(plainName(text))))
    }
    if first.label == "imageLiteralResourceName", let text = first.value.text {
      return .image(CodeImage(source: .string(plainName(text))))
    }
    if first.label == "systemName" || name == "systemImageNamed", let text = first.value.text {
      var members: [(String, DocumentValue)] = [("systemImage", .string(text))]
      if let configuration = arguments.dropFirst().first?.value {
        if case .object(let object) = configuration.plain,
          object.className == Self.configurationName
        {
          members.append(("configuration", .object(configurationMembers(object))))
        } else if !configuration.isNull {
          evaluator.note("the configuration of the symbol is not known here, so it is left out")
        }
      }
      return .image(CodeImage(source: .object(members)))
    }
    return nil
  }

  private static let configurationName = "UIImageSymbolConfiguration"

  /// `UIImage.SymbolConfiguration(pointSize:weight:scale:)` and its like.
  private func symbolConfiguration() -> CodeValue? {
    let object = CodeObject(Self.configurationName)
    for key in ["pointSize", "weight", "scale"] { object[key] = value(key) }
    let known = object.members.count
    return known > 0 && known == arguments.count ? .object(object) : nil
  }

  private func configurationMembers(_ object: CodeObject) -> [(String, DocumentValue)] {
    return object.members.compactMap { member in
      switch member.name {
      case "pointSize":
        return member.value.double == nil ? nil : ("pointSize", number(member.value))
      case "weight":
        return member.value.symbol.flatMap { SymbolName.match($0, among: UIKitFonts.weights) }
          .map { ("weight", .string($0)) }
      default:
        return member.value.symbol.flatMap {
          SymbolName.match($0, among: ["small", "medium", "large"])
        }
        .map { (member.name, .string($0)) }
      }
    }
  }

  /// The name without what tells a file from an image.
  private func plainName(_ name: String) -> String {
    var result = name
    if result.lowercased().hasSuffix(".png") { result.removeLast(4) }
    if let at = result.range(of: "@2x") ?? result.range(of: "@3x"), at.upperBound == result.endIndex
    {
      result.removeLast(3)
    }
    return result
  }

  // MARK: Others

  private func other() -> CodeValue? {
    let values = arguments.map(\.value)
    switch (type, name) {
    case ("CGSize", "init"), ("CGPoint", "init"), ("UIOffset", "init"), ("UIEdgeInsets", "init"),
      ("NSDirectionalEdgeInsets", "init"):
      return .numbers(values)
    case ("UIWindow", _): return .window
    case ("NSShadow", _), ("NSMutableParagraphStyle", _), ("NSParagraphStyle", _):
      if name == "alloc" { return .type(type) }
      return .object(CodeObject(type == "NSShadow" ? type : "NSMutableParagraphStyle"))
    case ("NSValue", _), ("NSNumber", _): return values.first
    case ("NSAttributedString.Key", "init"), ("NSAttributedStringKey", "init"),
      ("UIFont.Weight", "init"), ("UIFontWeight", "init"):
      return values.first
    case ("NSDictionary", "dictionaryWithObjectsAndKeys"),
      ("NSMutableDictionary", "dictionaryWithObjectsAndKeys"),
      ("NSDictionary", "initWithObjectsAndKeys"):
      var members: [(key: CodeValue, value: CodeValue)] = []
      for offset in stride(from: 0, to: values.count - 1, by: 2) {
        if values[offset].isNull { break }
        members.append((key: values[offset + 1], value: values[offset]))
      }
      return .dictionary(members)
    case ("NSDictionary", "dictionaryWithObject") where values.count == 2:
      return .dictionary([(key: values[1], value: values[0])])
    case ("NSMutableDictionary", _) where values.isEmpty, ("NSDictionary", _) where values.isEmpty:
      return name == "alloc" ? .type(type) : .dictionary([])
    case ("NSMutableDictionary", _): return values.first
    case ("NSArray", "arrayWithObjects"):
      return .array(values.filter { !$0.isNull })
    case ("UITraitCollection", _): return traits()
    case ("UIBlurEffect", _):
      return values.first { $0.symbol != nil }
    case _ where AppearanceObjects.isAppearance(type):
      if name == "alloc" { return .type(type) }
      if case .object(let object)? = values.first?.plain { return .object(object.copy()) }
      return .object(CodeObject(type))
    default: break
    }
    return nil
  }

  private func traits() -> CodeValue? {
    if name == "currentTraitCollection" { return .system("traitCollection") }
    if case .array(let collections)? = arguments.first?.value.plain {
      return .traits(
        collections.flatMap { collection -> [TraitTest] in
          if case .traits(let tests) = collection.plain { tests } else { [] }
        })
    }
    guard let first = arguments.first else { return .traits([]) }
    let prefix = "traitCollectionWith"
    let key =
      first.label
      ?? (name.hasPrefix(prefix) ? SymbolName.plain(String(name.dropFirst(prefix.count))) : "")
    if key == "displayScale", let scale = first.value.double {
      return .traits([TraitTest(key: key, value: shortestText(scale), other: nil)])
    }
    guard let symbol = first.value.symbol, let test = TraitTest(key: key, symbol: symbol) else {
      return nil
    }
    return .traits([test])
  }

  private func shortestText(_ number: Double) -> String {
    if case .number(_, let text) = DocumentValue.number(number) { text } else { "" }
  }
}

extension String {
  /// The place of a text in the string; nil if it is not there.
  func range(of text: String) -> Range<String.Index>? {
    guard !text.isEmpty else { return nil }
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<(index(start, offsetBy: text.count))
      }
      start = index(after: start)
    }
    return nil
  }
}
