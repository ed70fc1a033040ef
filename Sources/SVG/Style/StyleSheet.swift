/// The rules of an SVG document's `style` elements.
struct StyleSheet: Sendable {
  struct Declaration: Sendable {
    let name: String
    let value: String
    let isImportant: Bool
  }

  struct Rule: Sendable {
    let selector: Selector
    let declarations: [Declaration]
  }

  /// A necessary condition of a rule, by which it is found.
  private enum Key: Hashable {
    case id(String)
    case className(String)
    case name(String)
    case any
  }

  /// In the order of the document.
  private var rules: [Rule] = []
  /// The positions of the rules by what their last compound asks for, in rising order.
  private var index: [Key: [Int]] = [:]

  var isEmpty: Bool { rules.isEmpty }

  /// The most rules of a document; later ones do not count.
  private static let ruleLimit = 5_000

  /// Adds the rules of a `style` element. At-rules and what can't be read are left out.
  mutating func append(_ text: String) {
    var parser = StyleSheetParser(text)
    while let (selectors, declarations) = parser.nextRule() {
      for selector in selectors where rules.count < Self.ruleLimit {
        index[Self.key(of: selector), default: []].append(rules.count)
        rules.append(Rule(selector: selector, declarations: declarations))
      }
    }
  }

  /// Leaves out the rules that ask for an id, a class or a name that no element has, so that they are not compared with each.
  mutating func keepRules(for tree: SVGTree) {
    var present: Set<Key> = []
    for element in tree.elements { present.formUnion(Self.keys(of: element)) }
    func isMissing(_ compound: Selector.Compound) -> Bool {
      if let name = compound.name, !present.contains(.name(name)) { return true }
      return compound.conditions.contains { condition in
        switch condition {
        case .id(let id): !present.contains(.id(id))
        case .attribute("class", .word, let name): !present.contains(.className(name))
        default: false
        }
      }
    }
    index = index.mapValues { positions in
      positions.filter { !rules[$0].selector.compounds.contains(where: isMissing) }
    }
  }

  private static func key(of selector: Selector) -> Key {
    guard let last = selector.compounds.last else { return .any }
    var result = last.name.map { Key.name($0) } ?? .any
    for condition in last.conditions {
      switch condition {
      case .id(let id): return .id(id)
      case .attribute("class", .word, let name): result = .className(name)
      default: break
      }
    }
    return result
  }

  /// What rules may ask for of an element.
  private static func keys(of element: SVGTree.Element) -> Set<Key> {
    var keys: Set<Key> = [.any, .name(element.name)]
    if let id = element.attributes["id"] { keys.insert(.id(id)) }
    for name in element.attributes["class"]?.split(whereSeparator: \.isWhitespace) ?? [] {
      keys.insert(.className(String(name)))
    }
    return keys
  }

  /// The positions of the rules for an element, the weakest first.
  ///
  /// - Parameter steps: grows with the work.
  func matches(for position: Int, in tree: SVGTree, steps: inout Int) -> [Int] {
    var result: [Int] = []
    for key in Self.keys(of: tree.elements[position]) {
      for rule in index[key] ?? []
      where rules[rule].selector.matches(position, in: tree, steps: &steps) {
        steps += 1 + rules[rule].declarations.count
        result.append(rule)
      }
    }
    return result.sorted {
      (rules[$0].selector.specificity, $0) < (rules[$1].selector.specificity, $1)
    }
  }

  func declarations(of rule: Int) -> [Declaration] { rules[rule].declarations }

  /// The declarations of a `style` attribute.
  static func declarations(_ text: String) -> [Declaration] {
    StyleSheetParser.declarations(StyleSheetParser.withoutComments(Array(text.utf8)))
  }
}

/// Splits the text of a style sheet.
private struct StyleSheetParser {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) { bytes = Self.withoutComments(Array(text.utf8)) }

  static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count,
        bytes[index + 1] == UInt8(ascii: "*")
      {
        index += 2
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "/"))
        { index += 1 }
        index += 2
        result.append(UInt8(ascii: " "))
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// The next rule with a selector that can be read; nil at the end.
  mutating func nextRule() -> ([Selector], [StyleSheet.Declaration])? {
    while let open = index(of: "{", from: offset) {
      var prelude = Self.string(bytes[offset..<open]).trimmed
      // Statements without a block, as @import and @charset, end before the rule.
      if prelude.hasPrefix("@"), let end = prelude.utf8.lastIndex(of: UInt8(ascii: ";")) {
        prelude = String(prelude[prelude.index(after: end)...]).trimmed
      }
      let close = endOfBlock(from: open)
      offset = min(close + 1, bytes.count)
      if prelude.hasPrefix("@") { continue }
      let selectors = prelude.split(separator: ",").compactMap { SelectorParser.read(String($0)) }
      guard !selectors.isEmpty else { continue }
      return (selectors, Self.declarations(Array(bytes[(open + 1)..<close])))
    }
    return nil
  }

  private func index(of character: Character, from start: Int) -> Int? {
    guard let byte = character.asciiValue else { return nil }
    return bytes[min(start, bytes.count)...].firstIndex(of: byte)
  }

  /// The brace that closes the block, or the end.
  private func endOfBlock(from open: Int) -> Int {
    var depth = 0
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return bytes.count
  }

  static func declarations(_ bytes: [UInt8]) -> [StyleSheet.Declaration] {
    split(bytes, at: UInt8(ascii: ";")).compactMap { part in
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = string(part[..<colon]).trimmed.lowercased()
      var value = string(part[part.index(after: colon)...]).trimmed
      var isImportant = false
      if let mark = value.lastIndex(of: "!"),
        value[value.index(after: mark)...].trimmed.lowercased() == "important"
      {
        isImportant = true
        value = String(value[..<mark]).trimmed
      }
      guard !name.isEmpty, !value.isEmpty else { return nil }
      return StyleSheet.Declaration(name: name, value: value, isImportant: isImportant)
    }
  }

  /// Splits where the byte stands outside of quotes and parentheses, as in `url(data:…;base64,…)`.
  private static func split(_ bytes: [UInt8], at separator: UInt8) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var quote: UInt8?
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth = max(0, depth - 1)
      } else if byte == separator, depth == 0 {
        parts.append(bytes[start..<index])
        start = index + 1
      }
    }
    parts.append(bytes[start...])
    return parts
  }

  private static func string(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}
