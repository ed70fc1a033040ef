import ObjectModel
import Raster
import ScreenFormat

/// Strings, ranges and scanners, of which helpers make colours.
enum TextFunctions {
  /// The number with which a text begins; nil for none.
  static func leadingNumber(_ text: String) -> Double? {
    let trimmed = text.drop { $0.isWhitespace }
    let sign = trimmed.prefix { $0 == "-" || $0 == "+" }
    return Double(sign + trimmed.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." })
  }

  /// The parts of a text between separators.
  static func parts(of text: String, _ separator: String, keepsEmpty: Bool) -> [String] {
    var result: [String] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if text[index...].hasPrefix(separator) {
        result.append(String(text[start..<index]))
        index = text.index(index, offsetBy: separator.count)
        start = index
      } else {
        index = text.index(after: index)
      }
    }
    result.append(String(text[start...]))
    return keepsEmpty ? result : result.filter { !$0.isEmpty }
  }

  /// The class of what reads numbers out of a string.
  static let scanner = "(scanner)"
  private static let characters = "(characters)"

  static func isOwn(_ object: CodeObject) -> Bool {
    [scanner, characters].contains(object.className)
  }

  // MARK: Numbers

  /// A whole number in a base, with or without `0x`; nil for other texts.
  static func number(_ text: String, radix: Int) -> Double? {
    guard (2...36).contains(radix) else { return nil }
    let digits = radix == 16 && text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return UInt64(digits, radix: radix).map { Double($0) } ?? (radix == 10 ? Double(text) : nil)
  }

  /// The hexadecimal digits at the start of a text.
  static func digits(_ text: String) -> String {
    let plain = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return String(plain.prefix { $0.isHexDigit })
  }

  static func rounded(_ name: String, _ values: [CodeValue]) -> CodeValue? {
    guard let number = values.first?.double else { return values.first }
    let result =
      switch name.prefix(3) {
      case "flo": number.rounded(.down)
      case "cei": number.rounded(.up)
      case "fab", "abs": number.magnitude
      default: number.rounded()
      }
    return .number(result)
  }

  /// A value as a text; unknown for what has none.
  static func text(_ value: CodeValue, radix: Int = 10) -> CodeValue {
    switch value.plain {
    case .string: return value.plain
    case .number(let number, _, _) where radix != 10 && (2...36).contains(radix):
      return number.magnitude < 0x1p53
        ? .string(String(Int(number), radix: radix)) : .unknown("String()")
    case .number(let number, _, _): return .string(shortest(number))
    case .boolean(let flag): return .string("\(flag)")
    case .symbol(let name, _): return .string(name)
    case .unknown(let text): return .unknown(text)
    default: return .unknown("String()")
    }
  }

  /// A text by a format of C: `%@`, `%d`, `%i`, `%ld`, `%f`, `%.1f`, `%%`.
  static func formatted(_ values: [CodeValue]) -> CodeValue {
    guard let format = values.first?.text else { return .unknown("String(format:)") }
    var waiting = values.dropFirst()
    var result = ""
    var rest = format[...]
    while let first = rest.popFirst() {
      guard first == "%" else {
        result.append(first)
        continue
      }
      let options = rest.prefix { "0123456789.lhqz".contains($0) }
      rest = rest.dropFirst(options.count)
      switch rest.popFirst() {
      case "%": result.append("%")
      case "@", "d", "i", "u", "s":
        guard case .string(let text) = waiting.popFirst().map({ self.text($0) }) else {
          return .unknown("String(format:)")
        }
        result += text
      default: return .unknown("String(format:)")
      }
    }
    return .string(result)
  }

  // MARK: Ranges and parts

  /// A range; without an end it has no upper bound.
  static func range(_ lower: CodeValue, _ upper: CodeValue, isClosed: Bool) -> CodeValue {
    let object = CodeObject(CodeObject.range)
    object["lower"] = lower.isNull ? .number(0, isInteger: true) : lower
    if let number = upper.double { object["upper"] = .number(isClosed ? number + 1 : number) }
    return .object(object)
  }

  static func part(of text: String, _ range: CodeObject) -> CodeValue? {
    guard let lower = range["lower"]?.double, lower >= 0 else { return nil }
    let upper = min(range["upper"]?.double ?? .infinity, Double(text.count))
    guard lower <= upper else { return nil }
    return .string(String(text.dropFirst(Int(lower)).prefix(Int(upper) - Int(lower))))
  }

  // MARK: Members and methods

  static func member(_ name: String, of object: CodeObject) -> CodeValue? {
    switch (object.className, name) {
    case (scanner, "isAtEnd"):
      return .boolean(Double(object["string"]?.text?.count ?? 0) <= object["place"]?.double ?? 0)
    case (scanner, "scanLocation"), (scanner, "currentIndex"): return object["place"]
    case (scanner, "string"): return object["string"]
    case (characters, "inverted"), (characters, "invertedSet"):
      let result = CodeObject(characters)
      result["set"] = object["set"]
      result["isInverted"] = .boolean(!isInverted(object))
      return .object(result)
    default: return nil
    }
  }

  static func member(_ name: String, of base: CodeValue) -> CodeValue? {
    switch base.plain {
    case .string(let text):
      switch name {
      case "count", "length": return .number(Double(text.count), isInteger: true)
      case "characters", "utf8", "utf16", "unicodeScalars", "description", "string", "UTF8String":
        return .string(text)
      case "startIndex": return .number(0, isInteger: true)
      case "endIndex": return .number(Double(text.count), isInteger: true)
      case "first": return text.first.map { .string(String($0)) } ?? .null
      case "uppercaseString": return .string(text.uppercased())
      case "lowercaseString": return .string(text.lowercased())
      case "capitalized", "capitalizedString":
        return .string(text.prefix(1).uppercased() + text.dropFirst())
      case "hexValue", "intValue": return nil
      default: return nil
      }
    case .symbol(let set, "CharacterSet"), .symbol(let set, "NSCharacterSet"):
      guard case .object(let object) = characterSet(set) else { return nil }
      return member(name, of: object)
    default: return nil
    }
  }

  /// Texts with the names of the methods that UIKit has in both languages.
  static func call(
    _ name: String, _ arguments: [CodeEvaluator.Argument], on text: String
  ) -> CodeValue? {
    let values = arguments.map(\.value)
    let first = values.first
    let count = first?.double.map { Int(Swift.min(Swift.max($0, 0), 1e6)) }
    switch name {
    case "uppercased", "uppercaseString": return .string(text.uppercased())
    case "lowercased", "lowercaseString": return .string(text.lowercased())
    case "UTF8String", "copy", "mutableCopy", "description": return .string(text)
    case "length": return .number(Double(text.count), isInteger: true)
    case "dropFirst": return .string(String(text.dropFirst(count ?? 1)))
    case "dropLast": return .string(String(text.dropLast(count ?? 1)))
    case "substringFromIndex": return count.map { .string(String(text.dropFirst($0))) }
    case "prefix", "substringToIndex": return count.map { .string(String(text.prefix($0))) }
    case "suffix": return count.map { .string(String(text.suffix($0))) }
    case "substring", "substringWithRange":
      if case .object(let range)? = first?.plain { return part(of: text, range) }
      guard let count else { return nil }
      return .string(
        arguments[0].label == "to" ? String(text.prefix(count)) : String(text.dropFirst(count)))
    case "index":
      // Places are numbers.
      let offset = arguments.first { $0.label == "offsetBy" }?.value.double
      guard let base = first?.double else { return nil }
      return .number(base + (offset ?? (arguments[0].label == "before" ? -1 : 1)), isInteger: true)
    case "characterAtIndex":
      guard let count, count < text.count else { return nil }
      return .string(String(text[text.index(text.startIndex, offsetBy: count)]))
    case "hasPrefix": return first?.text.map { .boolean(text.hasPrefix($0)) }
    case "hasSuffix": return first?.text.map { .boolean(text.hasSuffix($0)) }
    case "contains", "containsString": return first?.text.map { .boolean(text.contains($0)) }
    case "isEqualToString", "isEqual": return first?.text.map { .boolean(text == $0) }
    case "appending", "stringByAppendingString": return first?.text.map { .string(text + $0) }
    case "replacingOccurrences", "stringByReplacingOccurrencesOfString":
      guard values.count >= 2, let old = values[0].text, let new = values[1].text, !old.isEmpty
      else { return nil }
      return .string(text.replacing(old, with: new))
    case "trimmingCharacters", "stringByTrimmingCharactersInSet":
      guard case .object(let set)? = first.map({ characterSet($0) })?.plain else { return nil }
      var slice = text[...]
      while let character = slice.first, contains(set, character) { slice.removeFirst() }
      while let character = slice.last, contains(set, character) { slice.removeLast() }
      return .string(String(slice))
    default: return nil
    }
  }

  // MARK: Sets of characters

  private static func characterSet(_ value: CodeValue) -> CodeValue {
    switch value.plain {
    case .symbol(let name, _): characterSet(name)
    default: value
    }
  }

  private static func characterSet(_ name: String) -> CodeValue {
    let object = CodeObject(characters)
    object["name"] = .string(name)
    object["set"] = .string(name)
    return .object(object)
  }

  private static func isInverted(_ object: CodeObject) -> Bool {
    if case .boolean(true)? = object["isInverted"]?.plain { true } else { false }
  }

  private static func contains(_ set: CodeObject, _ character: Character) -> Bool {
    let name = set["set"]?.text ?? ""
    let isIn: Bool
    if let own = set["own"]?.text {
      isIn = own.contains(character)
    } else if name.hasPrefix("whitespace") || name.hasPrefix("newline") {
      isIn = character.isWhitespace
    } else if name.hasPrefix("alphanumeric") {
      isIn = character.isLetter || character.isNumber
    } else if name.hasPrefix("decimalDigit") {
      isIn = character.isNumber
    } else if name.hasPrefix("punctuation") {
      isIn = character.isPunctuation
    } else if name.hasPrefix("symbol") {
      isIn = character.isSymbol
    } else {
      return false
    }
    return isIn != isInverted(set)
  }

  // MARK: Making and changing

  /// A scanner or a set of characters; nil for other types.
  static func make(
    _ type: String, _ name: String, _ arguments: [CodeEvaluator.Argument]
  ) -> CodeValue? {
    switch type {
    case "Scanner", "NSScanner":
      guard let text = arguments.first?.value.text else { return nil }
      let object = CodeObject(scanner)
      object["string"] = .string(text)
      object["place"] = .number(0, isInteger: true)
      return .object(object)
    case "CharacterSet", "NSCharacterSet":
      if let text = arguments.first?.value.text {
        let object = CodeObject(characters)
        object["own"] = .string(text)
        return .object(object)
      }
      let ending = "CharacterSet"
      return characterSet(name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name)
    case "NSString", "NSMutableString", "String":
      if name == "stringWithFormat" || name == "initWithFormat" {
        return formatted(arguments.map(\.value))
      }
      return name.hasPrefix("stringWith") || name.hasPrefix("initWith")
        ? arguments.first?.value : nil
    default: return nil
    }
  }

  /// A method of a scanner or a set of characters that only changes that; nil for an unknown one.
  static func call(_ name: String, _ values: [CodeValue], on object: CodeObject) -> CodeValue? {
    switch name {
    case "setScanLocation": object["place"] = values.first
    case "invertedSet", "inverted", "isAtEnd": return member(name, of: object)
    case "scanString", "scanCharacters":
      guard let text = values.first?.text, let rest = rest(of: object) else {
        return .boolean(false)
      }
      if rest.hasPrefix(text) {
        object["place"] = .number((object["place"]?.double ?? 0) + Double(text.count))
        return .boolean(true)
      }
      return .boolean(false)
    default: break
    }
    return .nothing
  }

  private static func rest(of scanner: CodeObject) -> String? {
    guard let text = scanner["string"]?.text else { return nil }
    let place = (scanner["place"] ?? scanner["scanLocation"])?.double ?? 0
    return String(text.dropFirst(Int(min(max(place, 0), 1e6))))
  }

  /// The number that a scanner finds; nil for a method that finds none of them.
  static func scan(_ scanner: CodeObject, _ name: String) -> CodeValue? {
    guard name.hasPrefix("scanHex") || name.hasPrefix("scanInt") || name.hasPrefix("scanUInt"),
      let place = scanner["scanLocation"] ?? scanner["currentIndex"] ?? scanner["place"]
    else { return nil }
    scanner["place"] = place
    let digits = digits(rest(of: scanner) ?? "")
    return number(digits, radix: 16).map { .number($0, isInteger: true) } ?? .null
  }

  /// Whether a method of this name changes what it is called on, or variables that it is given.
  static func changes(_ name: String) -> Bool {
    [
      "scanHexInt64", "scanHexInt32", "scanHexInt", "scanHexLongLong", "scanUInt64", "scanInt32",
      "scanInt64", "scanInt", "getRed", "getHue", "getWhite", "removeFirst", "removeLast", "remove",
      "insert", "append", "removeAll", "merge", "updateValue",
    ].contains(name)
  }

  /// The value after a method, and the method's result; nil for a method that changes nothing.
  static func change(
    _ value: CodeValue, _ name: String, _ arguments: [CodeValue]
  ) -> (changed: CodeValue, result: CodeValue)? {
    switch value.plain {
    case .string(let text):
      let count = arguments.first?.double.map { Int(min(max($0, 0), 1e6)) }
      switch name {
      case "removeFirst": return (.string(String(text.dropFirst(count ?? 1))), .nothing)
      case "removeLast": return (.string(String(text.dropLast(count ?? 1))), .nothing)
      case "remove":
        guard let count, count < text.count else { return nil }
        var changed = text
        let removed = changed.remove(at: changed.index(changed.startIndex, offsetBy: count))
        return (.string(changed), .string(String(removed)))
      case "append": return arguments.first?.text.map { (.string(text + $0), .nothing) }
      default: return nil
      }
    case .array(let elements):
      switch name {
      case "append": return (.array(elements + arguments.prefix(1)), .nothing)
      case "removeFirst": return (.array(Array(elements.dropFirst())), elements.first ?? .null)
      case "removeLast": return (.array(elements.dropLast()), elements.last ?? .null)
      default: return nil
      }
    case .dictionary(let members):
      switch name {
      case "merge":
        guard case .dictionary(let others)? = arguments.first?.plain else { return nil }
        return (.dictionary(members + others), .nothing)
      case "updateValue" where arguments.count == 2:
        return (.dictionary(members + [(arguments[1], arguments[0])]), .nothing)
      default: return nil
      }
    default: return nil
    }
  }
}

/// The selectors that code names: `@selector(a:)`, `#selector(a)`.
enum CodeSelector {
  static func name(_ text: String) -> String? {
    guard text.hasPrefix("@selector(") || text.hasPrefix("#selector(") else { return nil }
    let inner = text.dropFirst("@selector(".count).prefix { $0 != ")" && $0 != "(" }
    return inner.split(separator: ".").last.map(String.init)
  }
}

/// Constants by which old code asks for the system.
enum SystemVersions {
  /// The version that a constant of Foundation or Core Foundation stands for, the system's own among them; nil for
  /// another name.
  static func named(_ name: String, system: Int) -> Double? {
    for prefix in ["NSFoundationVersionNumber", "kCFCoreFoundationVersionNumber"]
    where name.hasPrefix(prefix) {
      // A constant stands for the last release of its version, so that what is newer is greater.
      guard name != prefix else { return Double(system) + 0.95 }
      guard
        let parts = name.range(of: "_iOS_").map({ name[$0.upperBound...].split(separator: "_") })
      else { return nil }
      let numbers = parts.compactMap { Double($0) }
      return numbers.first.map { $0 + (numbers.count > 1 ? numbers[1] / 10 : 0) }
    }
    return nil
  }
}

extension DocumentValue {
  /// The colour that is written here with numbers, or as a name that is the same everywhere.
  var plainColor: (red: Double, green: Double, blue: Double, alpha: Double)? {
    switch self {
    case .string(let name):
      if name.hasPrefix("#") {
        guard let color = HexColor.parse(name) else { return nil }
        return (color.red, color.green, color.blue, color.alpha)
      }
      guard let color = NamedColors.fixed[name] else { return nil }
      return (color.red, color.green, color.blue, color.alpha)
    case .object(let object):
      func number(_ key: String) -> Double? {
        if case .number(let value, _)? = object[key]?.value { value } else { nil }
      }
      let alpha = number("alpha") ?? 1
      if let white = number("white") { return (white, white, white, alpha) }
      if let red = number("red"), let green = number("green"), let blue = number("blue") {
        return (red, green, blue, alpha)
      }
      if let inner = object["color"]?.value.plainColor {
        return (inner.red, inner.green, inner.blue, alpha)
      }
      return object["value"]?.value.plainColor
    default: return nil
    }
  }
}
