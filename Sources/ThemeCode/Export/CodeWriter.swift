import ObjectModel
import ScreenFormat

/// Writes values of documents in a language: colours, fonts, attributes and so on.
struct CodeWriter {
  let literals: LiteralCode
  let classes: ClassTable
  /// The oldest iOS that the code has to run on.
  let minimum: Int
  /// Whether values that several statements share become constants, and drawn images files.
  let hasDeclarations: Bool
  /// The type that holds the constants; Objective-C sends it their names.
  let typeName: String

  /// A constant of the theme.
  struct Constant {
    var name: String
    var type: String
    var value: String
  }

  /// A picture or colour for a catalogue.
  typealias Asset = ExportedAsset

  var language: CodeLanguage { literals.language }
  private var variables: [String: DocumentValue] { literals.variables }
  var unfit: NoCode { literals.unfit }

  private(set) var constants: [Constant] = []
  var images: [Asset] = []
  private(set) var colors: [Asset] = []
  private var namesOfVariables: [String: String] = [:]
  private var usedNames: Set<String> = []
  /// The objects that the next statement of a rule can name.
  var made = MadeObjects()
  /// What the current statement is about.
  var subject = StatementSubject()
  private var depth = 0

  init(
    _ language: CodeLanguage, classes: ClassTable, minimum: Int = 12,
    variables: [String: DocumentValue] = [:], hasDeclarations: Bool = false,
    typeName: String = "Theme"
  ) {
    literals = LiteralCode(language: language, variables: variables)
    self.classes = classes
    self.minimum = minimum
    self.hasDeclarations = hasDeclarations
    self.typeName = typeName
  }

  /// A name that nothing else has: `name`, or `name2` and so on.
  mutating func unique(_ name: String) -> String {
    var result = name
    var number = 2
    while !usedNames.insert(result).inserted {
      result = "\(name)\(number)"
      number += 1
    }
    return result
  }

  /// Writes proxies.
  var proxies: ProxyCode { ProxyCode(language: language, minimum: minimum) }

  // MARK: By type

  /// A value in code.
  ///
  /// - Throws: `NoCode` for one that code can't say.
  mutating func code(_ value: DocumentValue, as type: ValueType) throws(NoCode) -> ValueCode {
    // Variables may name each other; documents with circles are refused before.
    guard depth < 64 else { throw NoCode("it is nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    if case .string(let text) = value, text == "$tintColor" {
      throw NoCode("each object's own tint can't be told to a proxy")
    }
    if let blank = literals.unknown(value) { return ValueCode(blank) }
    if let name = literals.variable(value), let inner = variables[name] {
      return try constant(name, inner, type)
    }
    if case .null = value {
      switch type {
      case .number, .integer, .boolean, .point, .size, .rect, .insets, .offset, .enumeration,
        .options:
        throw NoCode("nil is no value of its type")
      default: return ValueCode("nil")
      }
    }
    switch type {
    case .color: return try color(value)
    case .image: return try image(value)
    case .font: return try literals.font(value)
    case .attributes: return try attributes(value)
    case .number: return ValueCode(try literals.number(value))
    case .integer:
      guard case .number(let number, _) = value, number.magnitude < 0x1p53 else { throw unfit }
      return ValueCode("\(Int(number))")
    case .boolean:
      guard case .bool(let flag) = value else { throw unfit }
      return ValueCode(language.choose("\(flag)", flag ? "YES" : "NO"))
    case .string:
      guard case .string(let text) = value else { throw unfit }
      return ValueCode(language.literal(literals.unescaped(text)))
    case .point: return try literals.numbers(value, "CGPoint", ["x", "y"])
    case .size: return try literals.numbers(value, "CGSize", ["width", "height"])
    case .rect: return try literals.numbers(value, "CGRect", ["x", "y", "width", "height"])
    case .insets:
      return try literals.numbers(value, "UIEdgeInsets", ["top", "left", "bottom", "right"])
    case .offset: return try literals.numbers(value, "UIOffset", ["horizontal", "vertical"])
    case .enumeration(let name, _, let since): return try literals.enumeration(value, name, since)
    case .options(let name, _, _): return try literals.options(value, name)
    case .object(let type) where type.isValue: return try object(value, type)
    case .object: throw NoCode("a view belongs to one object, and can't be told to a proxy")
    case .attributedText: throw NoCode("texts with attributes aren't exported")
    default: throw NoCode("values of this type aren't exported")
    }
  }

  // MARK: Constants

  /// The value of a variable: by the name of a constant, where colours, images, fonts and attributes are
  /// concerned that need no other statements and no newer iOS; else written out.
  private mutating func constant(
    _ name: String, _ value: DocumentValue, _ type: ValueType
  ) throws(NoCode) -> ValueCode {
    let key = "\(type.name) \(name)"
    if let known = namesOfVariables[key] { return ValueCode(reference(known)) }
    let images = images.count
    var code = try self.code(value, as: type)
    guard hasDeclarations, code.setup.isEmpty, code.since <= minimum, code.text != "nil" else {
      return code
    }
    let types: [String: (swift: String, objectiveC: String)] = [
      "color": ("UIColor", "UIColor *"), "image": ("UIImage?", "UIImage *"),
      "font": ("UIFont", "UIFont *"),
      "attributes": (
        "[NSAttributedString.Key: Any]", "NSDictionary<NSAttributedStringKey, id> *"
      ),
    ]
    guard let spelling = types[type.name] else { return code }
    // A picture is called as its variable; `$a` that stands for `$b` needs no constant of its own.
    if case .string(let text) = value, text.hasPrefix("$") { return code }
    if type == .image, self.images.count == images + 1, case .object = value {
      code = rename(code, to: name)
    }
    let plain = unique(CodeLanguage.identifier(name))
    namesOfVariables[key] = plain
    constants.append(
      Constant(
        name: plain, type: language.choose(spelling.swift, spelling.objectiveC), value: code.text))
    return ValueCode(reference(plain))
  }

  private func reference(_ name: String) -> String {
    language.choose(name, "[\(typeName) \(name)]")
  }

  /// The code of an image that was drawn last, with the picture under another name.
  private mutating func rename(_ code: ValueCode, to name: String) -> ValueCode {
    guard let last = images.last, !images.contains(where: { $0.name == name }) else { return code }
    let (old, new) = (language.literal(last.name), language.literal(name))
    images[images.count - 1].name = name
    guard let range = code.text.range(of: old) else { return code }
    let text = code.text[..<range.lowerBound] + new + code.text[range.upperBound...]
    return ValueCode(String(text), since: code.since)
  }

  // MARK: Colours

  private mutating func color(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    switch value {
    case .object(let object): return try color(object)
    default: return try literals.color(value)
    }
  }

  private mutating func color(_ object: DocumentObject) throws(NoCode) -> ValueCode {
    if let light = object["light"], let dark = object["dark"] {
      return try dynamic(light.value, dark.value)
    }
    if let inner = object["color"], let alpha = object["alpha"] {
      let color = try code(inner.value, as: .color)
      let share = try literals.number(alpha.value)
      let base = color.text.contains(" ?? ") ? "(\(color.text))" : color.text
      return ValueCode(
        language.choose(
          "\(base).withAlphaComponent(\(share))",
          "[\(color.text) colorWithAlphaComponent:\(share)]"), setup: color.setup,
        since: color.since)
    }
    if let name = object["named"]?.string {
      return literals.named(literals.unescaped(name))
    }
    if let image = object["patternImage"] {
      let image = try code(image.value, as: .image)
      let isOptional = !image.text.hasSuffix("()")
      let whole = image.text.contains("?") ? "(\(image.text))" : image.text
      return ValueCode(
        language.choose(
          isOptional
            ? "\(whole).map { UIColor(patternImage: $0) } ?? .clear"
            : "UIColor(patternImage: \(whole))",
          "[UIColor colorWithPatternImage:\(image.text)]"),
        setup: image.setup, since: image.since)
    }
    return try literals.components(object)
  }

  /// A colour for each style: a closure where all systems know that, else a colour set.
  private mutating func dynamic(
    _ light: DocumentValue, _ dark: DocumentValue
  ) throws(NoCode) -> ValueCode {
    let first = try code(light, as: .color)
    let second = try code(dark, as: .color)
    if minimum >= 13 || !hasDeclarations {
      return ValueCode(
        language.choose(
          "UIColor { $0.userInterfaceStyle == .dark ? \(second.text) : \(first.text) }",
          "[UIColor colorWithDynamicProvider:^UIColor *(UITraitCollection *traits) { "
            + "return traits.userInterfaceStyle == UIUserInterfaceStyleDark ? \(second.text) : "
            + "\(first.text); }]"), setup: first.setup + second.setup,
        since: max(13, first.since, second.since))
    }
    let value = DocumentValue.object([
      ("light", literals.deep(light)), ("dark", literals.deep(dark)),
    ])
    if let known = colors.first(where: { $0.value == value }) { return literals.named(known.name) }
    let base = variables.filter { $0.value == .object([("light", light), ("dark", dark)]) }
      .keys.min()
    let name = Asset.free(base ?? subject.assetName, in: colors)
    colors.append(Asset(name: name, value: value))
    return literals.named(name)
  }
}
