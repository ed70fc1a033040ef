/// Reads one CSS selector.
struct SelectorParser {
  private let characters: [Character]
  private var offset = 0

  /// Nil for selectors that can't be read, which match nothing.
  static func read(_ text: String) -> Selector? {
    var parser = SelectorParser(characters: Array(text.trimmed))
    return parser.selector()
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func selector() -> Selector? {
    var compounds: [Selector.Compound] = []
    while offset < characters.count {
      guard let compound = compound() else { return nil }
      compounds.append(compound)
      guard let combinator = combinator() else { break }
      compounds[compounds.count - 1].combinator = combinator
      if offset >= characters.count { return nil }
    }
    return compounds.isEmpty || offset < characters.count ? nil : Selector(compounds: compounds)
  }

  /// Nil at the end.
  private mutating func combinator() -> Selector.Combinator? {
    var result: Selector.Combinator?
    while offset < characters.count {
      switch characters[offset] {
      case ">": result = .child
      case "+": result = .nextSibling
      case let character where character.isWhitespace: result = result ?? .descendant
      default: return result
      }
      offset += 1
    }
    return result
  }

  private mutating func compound() -> Selector.Compound? {
    var compound = Selector.Compound()
    let start = offset
    if peek("*") {
      offset += 1
    } else {
      let name = identifier()
      compound.name = name.isEmpty ? nil : name
    }
    while offset < characters.count {
      if peek(".") {
        offset += 1
        compound.conditions.append(.attribute("class", .word, identifier()))
      } else if peek("#") {
        offset += 1
        compound.conditions.append(.id(identifier()))
      } else if peek(":") {
        offset += 1
        compound.conditions.append(identifier() == "first-child" ? .firstChild : .never)
      } else if peek("[") {
        guard let condition = attribute() else { return nil }
        compound.conditions.append(condition)
      } else {
        break
      }
    }
    return offset > start ? compound : nil
  }

  private mutating func attribute() -> Selector.Condition? {
    guard let close = characters[offset...].firstIndex(of: "]") else { return nil }
    let inside = String(characters[(offset + 1)..<close])
    offset = close + 1
    guard let equals = inside.firstIndex(of: "=") else {
      return .attribute(inside.trimmed, .exists, "")
    }
    var name = inside[..<equals].trimmed
    let value = inside[inside.index(after: equals)...].trimmed
      .trimmingPrefixAndSuffix { $0 == "\"" || $0 == "'" }
    let tests: [Character: Selector.AttributeTest] = [
      "~": .word, "^": .prefix, "$": .suffix, "*": .contains, "|": .language,
    ]
    guard let test = name.last.flatMap({ tests[$0] }) else {
      return .attribute(name, .equals, value)
    }
    name.removeLast()
    return .attribute(name.trimmed, test, value)
  }

  private func peek(_ character: Character) -> Bool {
    offset < characters.count && characters[offset] == character
  }

  private mutating func identifier() -> String {
    let start = offset
    while offset < characters.count,
      characters[offset].isLetter || characters[offset].isNumber || characters[offset] == "-"
        || characters[offset] == "_"
    { offset += 1 }
    return String(characters[start..<offset])
  }
}

extension String {
  /// Without characters at both ends that fulfil a condition.
  fileprivate func trimmingPrefixAndSuffix(while condition: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !condition($0) }),
      let last = lastIndex(where: { !condition($0) })
    else { return "" }
    return String(self[first...last])
  }
}
