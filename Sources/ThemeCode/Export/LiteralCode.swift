import ScreenFormat

/// Writes values that need neither constants nor other statements: numbers, names, fonts.
struct LiteralCode {
  let language: CodeLanguage
  /// The variables of the documents by name.
  let variables: [String: DocumentValue]

  var unfit: NoCode { NoCode("the value is not of the property's type") }

  /// The variable that a value refers to; nil for other values.
  func variable(_ value: DocumentValue) -> String? {
    guard case .string(let text) = value, text.hasPrefix("$"), !text.hasPrefix("$$") else {
      return nil
    }
    let name = String(text.dropFirst())
    return variables[name] == nil ? nil : name
  }

  /// A placeholder for a value that nobody knows, which editors show as a blank: `<#hex("a")#>`; nil for others.
  func unknown(_ value: DocumentValue) -> String? {
    guard variable(value) != nil, case .object(let object) = resolved(value),
      let text = UnknownValue.expression(object)
    else { return nil }
    // The end of a placeholder, and of a line, can't stand in one.
    let line = text.replacing("#>", with: "").split(whereSeparator: \.isNewline)
      .joined(separator: " ")
    return "<#\(line)#>"
  }

  /// Whether something in a value is not known.
  func usesUnknown(_ value: DocumentValue, depth: Int = 0) -> Bool {
    guard depth < 64 else { return false }
    if unknown(value) != nil { return true }
    switch resolved(value) {
    case .object(let object):
      return object.members.contains { usesUnknown($0.node.value, depth: depth + 1) }
    case .array(let elements):
      return elements.contains { usesUnknown($0.value, depth: depth + 1) }
    default: return false
    }
  }

  /// A value that is no reference to a variable.
  func resolved(_ value: DocumentValue) -> DocumentValue {
    var value = value
    for _ in 0..<64 {
      guard let name = variable(value), let inner = variables[name] else { return value }
      value = inner
    }
    return value
  }

  func unescaped(_ text: String) -> String {
    text.hasPrefix("$$") ? String(text.dropFirst()) : text
  }

  /// A value without references to variables.
  func deep(_ value: DocumentValue) -> DocumentValue {
    switch resolved(value) {
    case .object(let object):
      .object(object.members.map { ($0.key, deep($0.node.value)) })
    case .array(let elements): .array(elements.map { deep($0.value) })
    case let other: other
    }
  }

  // MARK: Numbers and names

  func number(_ value: DocumentValue) throws(NoCode) -> String {
    if let blank = unknown(value) { return blank }
    guard case .number(let number, let text) = resolved(value) else { throw unfit }
    let isPlain = text.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
    if isPlain, text.first != ".", text.last != "." { return text }
    guard case .number(_, let shortest) = DocumentValue.number(number) else { throw unfit }
    return shortest
  }

  func numbers(
    _ value: DocumentValue, _ type: String, _ labels: [String]
  ) throws(NoCode) -> ValueCode {
    guard case .array(let elements) = value, elements.count == labels.count else {
      // Documents may write equal sides as one number.
      if case .number = value {
        let text = try number(value)
        return numbers(type, labels, labels.map { _ in text })
      }
      throw unfit
    }
    var texts: [String] = []
    for element in elements { texts.append(try number(element.value)) }
    return numbers(type, labels, texts)
  }

  private func numbers(_ type: String, _ labels: [String], _ texts: [String]) -> ValueCode {
    let labelled = zip(labels, texts).map { "\($0): \($1)" }.joined(separator: ", ")
    return ValueCode(
      language.choose(
        "\(type)(\(labelled))", "\(type)Make(\(texts.joined(separator: ", ")))"))
  }

  func enumeration(
    _ value: DocumentValue, _ type: String, _ since: [String: Int]
  ) throws(NoCode) -> ValueCode {
    guard case .string(let name) = value else { throw unfit }
    if type == "blur effect style" {
      return ValueCode(UIKitNames.effect(name, in: language), since: since[name] ?? 8)
    }
    guard let found = UIKitNames.enumeration(type, name, in: language) else {
      throw NoCode("values of this type aren't exported")
    }
    return ValueCode(found, since: since[name] ?? 0)
  }

  func options(_ value: DocumentValue, _ type: String) throws(NoCode) -> ValueCode {
    var names: [String] = []
    switch value {
    case .string(let name): names = [name]
    case .array(let elements): names = elements.compactMap(\.string)
    default: throw unfit
    }
    var texts: [String] = []
    for name in names {
      guard let found = UIKitNames.enumeration(type, name, in: language) else {
        throw NoCode("values of this type aren't exported")
      }
      texts.append(found)
    }
    return ValueCode(
      language.choose(
        "[" + texts.joined(separator: ", ") + "]",
        texts.isEmpty ? "0" : texts.joined(separator: " | ")))
  }

  // MARK: Fonts

  func font(_ value: DocumentValue) throws(NoCode) -> ValueCode {
    switch value {
    case .number: return systemFont("systemFont", try number(value))
    case .object(let object):
      if let style = object["textStyle"]?.value, case .string(let name) = resolved(style) {
        let newer = ["title1": 9, "title2": 9, "title3": 9, "callout": 9, "largeTitle": 11]
        return ValueCode(
          language.choose(
            "UIFont.preferredFont(forTextStyle: .\(name))",
            "[UIFont preferredFontForTextStyle:UIFontTextStyle\(UIKitNames.capitalized(name))]"),
          since: newer[name] ?? 7)
      }
      if let name = object["name"]?.value {
        guard case .string(let text) = resolved(name) else { throw unfit }
        let size = try number(object["size"]?.value ?? .number(0))
        let literal = language.literal(unescaped(text))
        return ValueCode(
          language.choose(
            "UIFont(name: \(literal), size: \(size)) ?? .systemFont(ofSize: \(size))",
            "[UIFont fontWithName:\(literal) size:\(size)]"))
      }
      let size = try number(object["system"]?.value ?? .null)
      let weight = object["weight"].map { resolved($0.value) }
      var isItalic = false
      if case .bool(true)? = object["italic"].map({ resolved($0.value) }) { isItalic = true }
      guard case .string(let name)? = weight, name != "regular" else {
        return systemFont(isItalic ? "italicSystemFont" : "systemFont", size)
      }
      if isItalic { throw NoCode("UIKit has no italic system font of another weight") }
      if name == "bold" { return systemFont("boldSystemFont", size) }
      // Weights came with iOS 8.2.
      return ValueCode(
        language.choose(
          "UIFont.systemFont(ofSize: \(size), weight: .\(name))",
          "[UIFont systemFontOfSize:\(size) weight:UIFontWeight\(UIKitNames.capitalized(name))]"),
        since: 9)
    default: throw unfit
    }
  }

  private func systemFont(_ name: String, _ size: String) -> ValueCode {
    ValueCode(language.choose("UIFont.\(name)(ofSize: \(size))", "[UIFont \(name)OfSize:\(size)]"))
  }
}
