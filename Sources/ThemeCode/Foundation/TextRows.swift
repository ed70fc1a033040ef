import ObjectModel

/// Strings, of which helpers make colours. A place in one is a number.
enum TextRows {
  private typealias Row = CodeLibrary.Row

  static var rows: [CodeLibrary.Row] {
    functions + properties + methods + parts
  }

  private static var functions: [Row] {
    [
      .function("String") { call in
        if call.arguments.first?.label == "format" { return formatted(call) }
        guard let value = call.first else { return .string("") }
        return text(value, radix: call.arguments.first { $0.label == "radix" }?.value.double ?? 10)
      },
      .function("strtoul", "strtol", "strtoull") { call in
        guard let text = call.first?.text, let radix = call.values.last?.double else { return nil }
        return .number(
          number(digits(text), radix: radix == 0 ? 16 : radix) ?? 0, isInteger: true)
      },
      .function("NSMakeRange") { $0.first },
    ]
      + ["NSString", "NSMutableString", "String"].flatMap { type in
        [
          Row.constructor(type, "stringWithFormat", "initWithFormat") { formatted($0) },
          Row.constructor(type) { call in
            ["stringWith", "initWith"].contains(where: call.name.hasPrefix) ? call.first : nil
          },
        ]
      }
  }

  /// A row of a string.
  private static func row(
    _ use: CodeLibrary.Use, _ names: String...,
    run: @escaping (String, LibraryCall) -> CodeValue?
  ) -> Row {
    Row(use: use, type: RowType.string, names: names) { call in
      call.receiver.text.flatMap { run($0, call) }
    }
  }

  private static var properties: [Row] {
    [
      row(.property, "count", "length") { text, _ in count(text) },
      row(
        .property, "characters", "utf8", "utf16", "unicodeScalars", "description", "string",
        "UTF8String"
      ) { text, _ in .string(text) },
      row(.property, "startIndex") { _, _ in .number(0, isInteger: true) },
      row(.property, "endIndex") { text, _ in count(text) },
      row(.property, "first") { text, _ in text.first.map { .string(String($0)) } ?? .null },
      row(.property, "isEmpty") { text, _ in .boolean(text.isEmpty) },
      row(.property, "uppercaseString") { text, _ in .string(text.uppercased()) },
      row(.property, "lowercaseString") { text, _ in .string(text.lowercased()) },
      row(.property, "capitalized", "capitalizedString") { text, _ in
        .string(text.prefix(1).uppercased() + text.dropFirst())
      },
      row(.property, "floatValue", "doubleValue", "intValue", "integerValue") { text, _ in
        leadingNumber(text).map { .number($0) }
      },
      .property(RowType.symbol, "capitalized") { $0.receiver },
    ]
  }

  private static var methods: [Row] {
    [
      row(.method, "uppercased", "uppercaseString") { text, _ in .string(text.uppercased()) },
      row(.method, "lowercased", "lowercaseString") { text, _ in .string(text.lowercased()) },
      row(.method, "UTF8String", "copy", "mutableCopy", "description") { text, _ in .string(text) },
      row(.method, "length") { text, _ in count(text) },
      row(.method, "hasPrefix") { text, call in
        call.first?.text.map { .boolean(text.hasPrefix($0)) }
      },
      row(.method, "hasSuffix") { text, call in
        call.first?.text.map { .boolean(text.hasSuffix($0)) }
      },
      row(.method, "contains", "containsString") { text, call in
        call.first?.text.map { .boolean(text.contains($0)) }
      },
      row(.method, "isEqualToString", "isEqual") { text, call in
        call.first?.text.map { .boolean(text == $0) }
      },
      row(.method, "appending", "stringByAppendingString") { text, call in
        call.first?.text.map { .string(text + $0) }
      },
      row(.method, "replacingOccurrences", "stringByReplacingOccurrencesOfString") { text, call in
        let values = call.values
        guard values.count >= 2, let old = values[0].text, let new = values[1].text, !old.isEmpty
        else { return nil }
        return replaced(text, old, new).map { .string($0) } ?? call.context.tooLarge(call.text)
      },
      row(.method, "trimmingCharacters", "stringByTrimmingCharactersInSet") { text, call in
        call.first.flatMap { CharacterSetValue($0) }.map { .string($0.trim(text)) }
      },
      // Versions, part by part.
      row(.method, "compare") { text, call in
        guard let other = call.first?.text else { return nil }
        let (a, b) = (version(text), version(other))
        call.asksForSystem()
        return .symbol(
          a == b
            ? "orderedSame"
            : a.lexicographicallyPrecedes(b) ? "orderedAscending" : "orderedDescending",
          type: "NSComparisonResult")
      },
      row(.method, "floatValue", "doubleValue", "integerValue", "intValue") { text, call in
        call.asksForSystem()
        return leadingNumber(text).map { .number($0) }
      },
      row(.method, "components", "componentsSeparatedByString", "split") { text, call in
        guard let separator = call.first?.text, !separator.isEmpty else { return nil }
        return .array(
          parts(of: text, separator, keepsEmpty: call.name != "split").map { .string($0) })
      },
    ]
  }

  /// Methods that make a part of a string.
  private static var parts: [Row] {
    [
      row(.method, "dropFirst") { text, call in .string(String(text.dropFirst(place(call) ?? 1))) },
      row(.method, "dropLast") { text, call in .string(String(text.dropLast(place(call) ?? 1))) },
      row(.method, "substringFromIndex") { text, call in
        place(call).map { .string(String(text.dropFirst($0))) }
      },
      row(.method, "prefix", "substringToIndex") { text, call in
        place(call).map { .string(String(text.prefix($0))) }
      },
      row(.method, "suffix") { text, call in place(call).map { .string(String(text.suffix($0))) } },
      row(.method, "substring", "substringWithRange") { text, call in
        if case .range(let lower, let upper)? = call.first?.plain {
          return ExpressionEvaluator.bounds(lower, upper, count: text.count).map {
            .string(String(text.dropFirst($0.lowerBound).prefix($0.count)))
          }
        }
        guard let place = place(call) else { return nil }
        return .string(
          String(call.arguments[0].label == "to" ? text.prefix(place) : text.dropFirst(place)))
      },
      row(.method, "index") { text, call in
        let offset = call.arguments.first { $0.label == "offsetBy" }?.value.double
        guard let base = call.first?.double else { return nil }
        return .number(
          base + (offset ?? (call.arguments[0].label == "before" ? -1 : 1)), isInteger: true)
      },
      row(.method, "characterAtIndex") { text, call in
        guard let place = place(call), place < text.count else { return nil }
        return .string(String(text[text.index(text.startIndex, offsetBy: place)]))
      },
    ]
  }

  /// The first argument as a place in a string.
  private static func place(_ call: LibraryCall) -> Int? {
    call.first?.double.map { Int(min(max($0, 0), 1e6)) }
  }

  private static func count(_ text: String) -> CodeValue {
    .number(Double(text.count), isInteger: true)
  }

  static func addMutations(to library: inout CodeLibrary) {
    library.addMutation("removeFirst", "removeLast", "remove", "append") { call in
      guard let text = call.receiver.text else { return nil }
      let place = place(call)
      switch call.name {
      case "removeFirst":
        return .init(receiver: .string(String(text.dropFirst(place ?? 1))), result: .nothing)
      case "removeLast":
        return .init(receiver: .string(String(text.dropLast(place ?? 1))), result: .nothing)
      case "append":
        return call.first?.text.map { .init(receiver: .string(text + $0), result: .nothing) }
      default:
        guard let place, place < text.count else { return nil }
        var changed = text
        let removed = changed.remove(at: changed.index(changed.startIndex, offsetBy: place))
        return .init(receiver: .string(changed), result: .string(String(removed)))
      }
    }
  }

  // MARK: Texts and numbers

  /// The number with which a text begins; nil for none.
  private static func leadingNumber(_ text: String) -> Double? {
    let trimmed = text.drop { $0.isWhitespace }
    let sign = trimmed.prefix { $0 == "-" || $0 == "+" }
    return Double(sign + trimmed.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." })
  }

  /// The numbers of a version, without zeros at the end.
  private static func version(_ text: String) -> [Int] {
    var parts = text.split(separator: ".").map { Int($0) ?? 0 }
    while parts.last == 0 { parts.removeLast() }
    return parts
  }

  /// The parts of a text between separators.
  private static func parts(
    of text: String, _ separator: String, keepsEmpty: Bool
  ) -> [String] {
    var result: [String] = []
    var start = text.startIndex
    while let found = text.range(of: separator, from: start) {
      result.append(String(text[start..<found.lowerBound]))
      start = found.upperBound
    }
    result.append(String(text[start...]))
    return keepsEmpty ? result : result.filter { !$0.isEmpty }
  }

  /// A text with others in place of its parts; nil where it would be too long.
  private static func replaced(_ text: String, _ old: String, _ new: String) -> String? {
    var result = ""
    var start = text.startIndex
    while let found = text.range(of: old, from: start) {
      result += text[start..<found.lowerBound]
      result += new
      guard result.utf8.count <= CodeLimits.textBytes else { return nil }
      start = found.upperBound
    }
    return result + text[start...]
  }

  /// A whole number in a base, with or without `0x`; nil for other texts.
  static func number(_ text: String, radix: Double) -> Double? {
    guard (2...36).contains(radix) else { return nil }
    let digits = radix == 16 && text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return UInt64(digits, radix: Int(radix)).map { Double($0) }
      ?? (radix == 10 ? Double(text) : nil)
  }

  /// The hexadecimal digits at the start of a text.
  static func digits(_ text: String) -> String {
    let plain = text.lowercased().hasPrefix("0x") ? text.dropFirst(2) : text[...]
    return String(plain.prefix { $0.isHexDigit })
  }

  /// A value as a text; unknown for what has none.
  private static func text(_ value: CodeValue, radix: Double = 10) -> CodeValue {
    switch value.plain {
    case .string: return value.plain
    case .number(let number, _, _) where radix != 10 && (2...36).contains(radix):
      return number.magnitude < 0x1p53
        ? .string(String(Int(number), radix: Int(radix))) : .unknown("String()")
    case .number(let number, _, _): return .string(shortest(number))
    case .boolean(let flag): return .string("\(flag)")
    case .symbol(let name, _): return .string(name)
    case .unknown(let text): return .unknown(text)
    default: return .unknown("String()")
    }
  }

  /// A text by a format of C: `%@`, `%d`, `%i`, `%ld`, `%u`, `%s`, `%%`; unknown for others.
  private static func formatted(_ call: LibraryCall) -> CodeValue {
    let unknown = CodeValue.unknown("String(format:)")
    guard let format = call.first?.text else { return unknown }
    call.context.interpreter.charge(format.utf8.count / 64)
    var waiting = call.values.dropFirst()
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
          return unknown
        }
        result += text
        guard result.utf8.count <= CodeLimits.textBytes else {
          return call.context.tooLarge(call.text)
        }
      default: return unknown
      }
    }
    return .string(result)
  }
}

extension String {
  /// The place of a text in the string; nil if it is not there.
  func range(of text: String) -> Range<Index>? { range(of: text, from: startIndex) }

  /// The place of a text in the string behind `start`; nil if it is not there.
  func range(of text: String, from start: Index) -> Range<Index>? {
    guard let first = text.first else { return nil }
    var start = start
    while let found = self[start...].firstIndex(of: first) {
      let rest = self[found...]
      if rest.hasPrefix(text) { return found..<(index(found, offsetBy: text.count)) }
      start = index(after: found)
    }
    return nil
  }
}
