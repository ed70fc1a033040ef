import ObjectModel
import ScreenFormat
import Text

/// Turns values of code into values of documents, and constants with names into variables.
struct ValueWriter {
  /// Why a value can't be written.
  enum Failure: Error {
    /// It is wrong for its place; a sentence without a full stop.
    case refused(String)
    /// It is not known.
    case unknown(String)
  }

  let assets: ThemeAssets
  let classes: ClassTable
  private let colorNames: [String: String]
  private let imageNames: [String: String]
  private(set) var variables: [(name: String, value: DocumentValue)] = []
  /// The placeholder for a value that is not known: the variable, and the expression.
  private(set) var placeholders: [(name: String, expression: String)] = []
  private var knownPlaceholders: Set<String> = []
  /// Members of objects that can't be written, with the statements that set them.
  private(set) var failedParts: [(place: CodePlace?, failure: Failure)] = []
  /// The statements whose members of objects were written.
  private(set) var writtenParts: Set<CodePlace> = []
  private var usesPlaceholder = false
  /// The catalogues and folders of the images and colours that were written, in order.
  private(set) var folders: [String] = []
  /// The files of the fonts that were written, in order.
  private(set) var fontPaths: [String] = []

  init(assets: ThemeAssets, classes: ClassTable) {
    self.assets = assets
    colorNames = Self.spellings(assets.colors.keys)
    imageNames = Self.spellings(assets.images.keys)
    self.classes = classes
  }

  /// Whether something in the value that was written last is not known.
  mutating func takePlaceholder() -> Bool {
    defer { usesPlaceholder = false }
    return usesPlaceholder
  }

  // MARK: By type

  /// The document of a value for a property. What is not known is a variable that says so.
  mutating func write(
    _ value: CodeValue, as type: ValueType, for name: String
  ) throws(Failure) -> DocumentValue {
    do throws(Failure) {
      return try known(value, as: type, for: name)
    } catch {
      guard case .unknown(let expression) = error, !expression.isEmpty else { throw error }
      return placeholder(expression)
    }
  }

  private mutating func known(
    _ value: CodeValue, as type: ValueType, for name: String
  ) throws(Failure) -> DocumentValue {
    if value.isNull { return .null }
    switch type {
    case .color: return try color(value)
    case .image: return try image(value)
    case .font: return try font(value)
    case .attributes: return try attributes(value, for: name)
    case .number, .integer: return try number(value)
    case .boolean:
      if case .boolean(let flag) = value.plain { return .bool(flag) }
      if let number = value.double { return .bool(number != 0) }
      throw unfit(value, "a boolean")
    case .string, .attributedText:
      if let text = value.text { return .string(text.hasPrefix("$") ? "$\(text)" : text) }
      throw unfit(value, "a string")
    case .point, .size, .offset: return try numbers(value, count: 2)
    case .insets, .rect: return try numbers(value, count: 4)
    case .enumeration(_, let cases, _): return try enumeration(value, cases, for: name)
    case .options(_, let cases, _):
      guard let symbol = value.symbol else { throw unfit(value, "an option") }
      let names = symbol.split(separator: "|").compactMap {
        SymbolName.match(String($0), among: cases)
      }
      return .strings(names)
    case .object(let type) where type.isValue:
      if value.symbol != nil,
        case .enumeration(_, let cases, _)? = classes.shorthand(of: type)?.type
      {
        return try enumeration(value, cases, for: name)
      }
      guard case .object(let object) = value.plain else { throw unfit(value, type.base) }
      return try self.object(object, type)
    case .object(let type) where type.base == "UIView":
      throw .refused("a view can't be carried over")
    default: throw .refused("a value of this type can't be carried over")
    }
  }

  func unfit(_ value: CodeValue, _ expected: String) -> Failure {
    if let text = value.unknownText { return .unknown(text) }
    return .refused("the value is not \(expected)")
  }

  /// The greatest number of a document, which code goes beyond to put things out of sight.
  private static let greatestNumber = 1e6

  func number(_ value: CodeValue) throws(Failure) -> DocumentValue {
    switch value.plain {
    case .number(let number, let text, _):
      guard number.magnitude > Self.greatestNumber else { return .number(number, text: text) }
      return .number(number < 0 ? -Self.greatestNumber : Self.greatestNumber)
    case .boolean(let flag): return .number(flag ? 1 : 0)
    case .symbol(let name, _):
      guard let limit = NumericLimits.named(name) else { throw unfit(value, "a number") }
      return try number(.number(limit))
    default: throw unfit(value, "a number")
    }
  }

  func numbers(_ value: CodeValue, count: Int) throws(Failure) -> DocumentValue {
    if value.symbol == "zero" { return .numbers(.init(repeating: 0, count: count)) }
    guard case .numbers(let parts) = value.plain, parts.count == count else {
      throw unfit(value, "\(count) numbers")
    }
    var result: [DocumentValue] = []
    for part in parts { result.append(try number(part)) }
    return .array(result)
  }

  func enumeration(
    _ value: CodeValue, _ cases: [String], for name: String
  ) throws(Failure) -> DocumentValue {
    // Options that documents write as one name: none of them, or a single one.
    if case .array(let options) = value.plain, cases.contains("none"), options.count < 2 {
      guard let option = options.first else { return .string("none") }
      return try enumeration(option, cases, for: name)
    }
    if let symbol = value.symbol, let found = SymbolName.match(symbol, among: cases) {
      return .string(found)
    }
    if let symbol = value.symbol {
      throw .refused("\(Quotation.single(name)) has no value \(Quotation.single(symbol))")
    }
    // `.black` is a case here, even where code adds such a colour.
    if case .named(let symbol, _) = value.bare, let found = SymbolName.match(symbol, among: cases) {
      return .string(found)
    }
    throw unfit(value, "the name of a value")
  }

  // MARK: Variables

  /// The place of a variable by its name, the variable of a name and a value, and the next number of a name.
  private var variablePlaces: [String: Int] = [:]
  private var knownVariables: [VariableKey: String] = [:]
  private var nextNumbers: [String: Int] = [:]

  private struct VariableKey: Hashable {
    var name: String
    var value: String
  }

  /// A reference to the variable of a name; another one of the same name gets a number.
  private mutating func variable(_ name: String, _ value: DocumentValue) -> DocumentValue {
    variable(plain: Self.variableName(name), value)
  }

  private mutating func variable(plain: String, _ value: DocumentValue) -> DocumentValue {
    let key = VariableKey(name: plain, value: JSONWriter.line(value))
    if let known = knownVariables[key] { return .string("$\(known)") }
    var candidate = plain
    var number = nextNumbers[plain] ?? 2
    if number > 2 { candidate = "\(plain)\(number - 1)" }
    while let place = variablePlaces[candidate] {
      if variables[place].value == value { return .string("$\(candidate)") }
      candidate = "\(plain)\(number)"
      number += 1
    }
    nextNumbers[plain] = number
    knownVariables[key] = candidate
    variablePlaces[candidate] = variables.count
    variables.append((candidate, value))
    return .string("$\(candidate)")
  }

  /// A name as variables have it: `primaryText` for `theme.primaryText`.
  static func variableName(_ expression: String) -> String {
    var text = expression[...]
    while text.last == ")" || text.last == "(" || text.last == "]" || text.last == "[" {
      text.removeLast()
    }
    var parts = text.split(separator: ".").map(String.init)
    // `Asset.Colors.brand.color` is called after the asset.
    if parts.count > 1, ["color", "uiColor", "image", "font"].contains(parts.last) {
      parts.removeLast()
    }
    let last = parts.last ?? "value"
    var result = ""
    for scalar in last.unicodeScalars {
      if scalar == "_" || scalar == "-" || scalar.properties.isAlphabetic
        || ("0"..."9").contains(scalar) && !result.isEmpty
      {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.isEmpty || result == "tintColor" ? "\(result.isEmpty ? "value" : "tint")" : result
  }

  /// Takes variables away.
  mutating func removeVariables(where isUnfit: (String) -> Bool) {
    variables.removeAll { isUnfit($0.name) }
  }

  /// A variable for what is not known.
  mutating func placeholder(_ expression: String) -> DocumentValue {
    standIn(
      UnknownName.variable(expression), for: expression,
      .object([("unknown", .string(expression))]))
  }

  /// A variable that needs another value than it has.
  private mutating func standIn(
    _ name: String, for expression: String, _ value: DocumentValue
  ) -> DocumentValue {
    usesPlaceholder = true
    let reference = variable(plain: name, value)
    if case .string(let name) = reference, knownPlaceholders.insert(name).inserted {
      placeholders.append((String(name.dropFirst()), expression))
    }
    return reference
  }

  // MARK: Colours

  mutating func color(_ value: CodeValue) throws(Failure) -> DocumentValue {
    switch value.bare {
    case .named(let name, let inner):
      let document = try color(inner)
      // A name that is UIKit's own, or another variable's, needs none of its own.
      if case .string(let text) = document, text.hasPrefix("$") { return document }
      return variable(name, document)
    case .library(UIKitValue.color(let document)): return try resolved(document)
    case .symbol(let name, let type):
      // A colour that an extension adds, or that Xcode makes of a catalogue.
      guard let document = UIKitColors.named(name) else {
        return try color(.unknown("\(type ?? "UIColor").\(name)"))
      }
      return document
    case .conditional(let test, let first, let second) where test.key == "userInterfaceStyle":
      let (a, b) = (try color(first), try color(second))
      if JSONWriter.line(a) == JSONWriter.line(b) { return a }
      return .object(
        test.value == "dark" ? [("light", b), ("dark", a)] : [("light", a), ("dark", b)])
    case .unknown(let text):
      // Names that Xcode or a tool made of a catalogue: `Asset.Colors.brand.color`, `UIColor.brand`.
      if let name = Self.name(in: text, among: colorNames) {
        return try resolved(.object([("named", .string(name))]))
      }
      return placeholder(text)
    case .null: return .null
    default: throw unfit(value, "a colour")
    }
  }

  /// The document with its names as variables, and without colours that no catalogue has.
  private mutating func resolved(_ document: DocumentValue) throws(Failure) -> DocumentValue {
    if case .array(let elements) = document {
      var result: [DocumentValue] = []
      for element in elements { result.append(try resolved(element.value)) }
      return .array(result)
    }
    guard case .object(let object) = document else { return document }
    if let name = object[NamedDocument.key]?.string, let value = object["value"]?.value {
      return variable(name, try resolved(value))
    }
    if let name = object["named"]?.string {
      // Xcode writes `night-dark` as `nightDark`.
      let isSpelled = object["resource"] != nil && assets.colors[name] == nil
      let known = isSpelled ? colorNames[Self.plain(name)] : name
      guard let known, let folder = assets.colors[known] else {
        // Without a colour of its own an application has the system's.
        if name == AssetNames.accentColor { return .string("systemBlue") }
        return standIn(
          Self.variableName(name), for: name,
          .object([("unknown", .string("UIColor(named: \"\(name)\")"))]))
      }
      if !folders.contains(folder) { folders.append(folder) }
      return .object([("named", .string(known))])
    }
    if let name = object["patternImage"] {
      let image = CodeImage(source: name.value)
      return .object([("patternImage", try self.image(.image(image)))])
    }
    var members: [(String, DocumentValue)] = []
    for member in object.members {
      members.append((member.key, try resolved(member.node.value)))
    }
    return .object(members)
  }

  /// A name of an asset as code spells it.
  private static func plain(_ name: some StringProtocol) -> String {
    (name.split(separator: "/").last ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The names of assets by their spelling in code; of several, the first.
  private static func spellings(_ names: some Collection<String>) -> [String: String] {
    Dictionary(names.map { (plain($0), $0) }, uniquingKeysWith: min)
  }

  /// An expression without what its calls are given, but for `UIColor(resource: .brand)`, which names the asset.
  private static func withoutArguments(_ expression: String) -> String {
    guard let open = expression.firstIndex(of: "(") else { return expression }
    let callee = expression[..<open]
    let rest = expression[expression.index(after: open)...]
    if callee.first?.isUppercase == true, !callee.contains("."), !rest.contains("("),
      rest.hasPrefix(".") || rest.hasPrefix("resource: .")
    {
      return expression
    }
    var depth = 0
    return String(
      expression.filter { letter in
        if letter == "(" { depth += 1 }
        defer { if letter == ")" { depth -= 1 } }
        return depth == 0
      })
  }

  /// The asset whose name ends an expression, spelled as code spells names; nil if there is none.
  private static func name(in expression: String, among names: [String: String]) -> String? {
    let parts = withoutArguments(expression).split(separator: ".").map { plain($0) }
    guard parts.count > 1, let last = parts.last(where: { !["color", "image"].contains($0) })
    else { return nil }
    return names[last]
  }

  // MARK: Images and fonts

  private mutating func image(_ value: CodeValue) throws(Failure) -> DocumentValue {
    switch value.bare {
    case .named(let name, let inner):
      let document = try image(inner)
      if case .string = document { return document }
      return variable(name, document)
    case .library(UIKitValue.image(var image)):
      if let name = image.name {
        guard let known = assets.images[name] else {
          return standIn(
            Self.variableName(name), for: name,
            .object([("unknown", .string("UIImage(named: \"\(name)\")"))]))
        }
        if !folders.contains(known.folder) { folders.append(known.folder) }
        image.source = .string(name)
      } else {
        image.source = try resolved(image.source)
      }
      guard let document = ImageWriter.document(image) else {
        throw .unknown(image.capInsets?.compactMap(\.unknownText).first ?? "cap insets")
      }
      return document
    case .library(UIKitValue.filled(let color, let size)):
      return .object([("color", try self.color(color)), ("size", .numbers(size))])
    case .unknown(let text):
      if let name = Self.name(in: text, among: imageNames) {
        return try image(.image(CodeImage(source: .string(name))))
      }
      return placeholder(text)
    case .null: return .null
    default: throw unfit(value, "an image")
    }
  }

  mutating func font(_ value: CodeValue) throws(Failure) -> DocumentValue {
    switch value.bare {
    case .named(let name, let inner):
      let document = try font(inner)
      if case .string = document { return document }
      return variable(name, document)
    case .library(UIKitValue.font(let document)):
      guard case .object(let object) = document, let name = object["name"]?.string else {
        return document
      }
      if let path = assets.fonts[name] {
        if !fontPaths.contains(path) { fontPaths.append(path) }
        return document
      }
      if FontBook.embedded.font(named: name, size: 17) != nil { return document }
      let size = object["size"]?.value ?? .number(17)
      return standIn(Self.variableName(name), for: name, .object([("system", size)]))
    case .unknown(let text): return placeholder(text)
    case .null: return .null
    default: throw unfit(value, "a font")
    }
  }

  // MARK: Objects

  private mutating func object(
    _ object: CodeObject, _ type: ObjectType
  ) throws(Failure) -> DocumentValue {
    guard let id = classes.id(named: object.className) else {
      throw .refused("there is no class \(Quotation.single(object.className))")
    }
    var members: [(String, DocumentValue)] = []
    for member in object.members {
      if case .object(let part) = member.value.plain, part.members.isEmpty { continue }
      let places = object.places[member.name] ?? []
      do throws(Failure) {
        guard let property = classes.property(member.name, of: id) else {
          throw .refused(
            "\(object.className) has no property \(Quotation.single(member.name)) in documents")
        }
        members.append((member.name, try write(member.value, as: property.type, for: member.name)))
        writtenParts.formUnion(places)
      } catch {
        failedParts.append((places.last, error))
      }
    }
    return .object(members)
  }
}
