import ObjectModel

/// The form of constraints as texts: `top, leading = safeArea + 12 @750`.
struct ConstraintText {
  /// The names that stand for several attributes.
  static let groups: [(name: String, attributes: [LayoutConstraint.Attribute])] = [
    ("edges", [.top, .leading, .bottom, .trailing]), ("center", [.centerX, .centerY]),
    ("size", [.width, .height]),
  ]

  /// The names of priorities.
  static let priorities = [
    "required": LayoutConstraint.required, "high": LayoutConstraint.high,
    "low": LayoutConstraint.low,
  ]

  /// The words that name items other than by id.
  static let itemWords = ["self", "superview"] + LayoutConstraint.Guide.allCases.map(\.rawValue)

  /// The words of each part of a constraint, by the name that lists give the part.
  static let words: [(name: String, words: [String])] = [
    (
      LayoutConstraint.Attribute.typeName,
      LayoutConstraint.Attribute.allCases.map(\.rawValue) + groups.map(\.name)
    ),
    ("constraintItem", itemWords),
    ("constraintPriority", priorities.sorted { $0.value > $1.value }.map(\.key)),
    ("constraintRelation", LayoutConstraint.Relation.allCases.map(\.sign)),
  ]

  /// What texts of this form look like, as a regular expression.
  static let pattern: String = {
    let attributes = (LayoutConstraint.Attribute.allCases.map(\.rawValue) + groups.map(\.name))
      .joined(separator: "|")
    let number = "-?[0-9]+(\\.[0-9]+)?"
    let variable = "\\$[A-Za-z_][A-Za-z0-9_-]*"
    let item = "[A-Za-z0-9_-]+(\\.[A-Za-z]+){0,2}"
    let factor = " +\\* +[0-9.]+([/:][0-9.]+)?"
    let constant = " +[+-] +(\(number)|system|\(variable))"
    let inset = " +inset +\(number)( +\(number)( +\(number) +\(number))?)?"
    let target = "(\(number)|\(variable)|\(item)(\(factor))?(\(constant)|\(inset))?)"
    let priority = "( +@([0-9.]+|required|high|low))?"
    return "^ *(\(attributes))( *, *(\(attributes)))* +(=|<=|>=) +\(target)\(priority) *$"
  }()

  /// The number of a variable or property; nil for none, which was reported.
  let variable: (String) -> NumberValue?

  /// The constraints of a text, one for each attribute; nil after an error of a variable.
  func constraints(_ text: String) throws(ConstraintProblem) -> [LayoutConstraint]? {
    var words = text.replacing(",", with: " , ").split(separator: " ").map(String.init)
    let signs = ["==": "=", "≤": "<=", "≥": ">=", "=<": "<=", "=>": ">=", "<": "<=", ">": ">="]
    let relations = LayoutConstraint.Relation.allCases.map(\.sign)
    guard let place = words.firstIndex(where: { relations.contains($0) || signs[$0] != nil }) else {
      throw .noRelation
    }
    if let meant = signs[words[place]] { throw .relationSign(words[place], meant: meant) }
    let relation =
      LayoutConstraint.Relation.allCases.first { $0.sign == words[place] } ?? .equal
    let attributes = try Self.attributes(words[..<place])
    words.removeFirst(place + 1)
    let priority = try Self.takePriority(&words)
    let isEdges = attributes.contains { $0.kind != .size }
    guard let first = words.first else { throw .noTarget }
    var result = attributes.map { attribute in
      var constraint = LayoutConstraint(attribute)
      constraint.relation = relation
      constraint.priority = priority
      return constraint
    }
    if let number = try self.number(first) {
      guard let number else { return nil }
      if let next = words.dropFirst().first { throw .unexpected(next) }
      if isEdges, let place = attributes.first(where: { $0.kind != .size }) {
        throw .placeWithoutItem(place.rawValue, constant: first)
      }
      for index in result.indices { result[index].constant = .init(number) }
      return result
    }
    let (item, attribute) = try Self.item(first)
    for index in result.indices {
      result[index].secondItem = item
      result[index].secondAttribute = attribute ?? attributes[index]
    }
    guard try read(words.dropFirst(), into: &result) else { return nil }
    for constraint in result { try Self.check(constraint) }
    return result
  }

  private static func attributes(
    _ words: ArraySlice<String>
  ) throws(ConstraintProblem) -> [LayoutConstraint.Attribute] {
    var result: [LayoutConstraint.Attribute] = []
    var expectsName = true
    for word in words {
      if expectsName == (word == ",") { throw word == "," ? .noAttribute : .unexpected(word) }
      expectsName.toggle()
      if word == "," { continue }
      if let attribute = LayoutConstraint.Attribute(rawValue: word) {
        result.append(attribute)
      } else if let group = groups.first(where: { $0.name == word }) {
        result += group.attributes
      } else {
        throw .unknownAttribute(word)
      }
    }
    guard !result.isEmpty, !expectsName else { throw .noAttribute }
    return result
  }

  private static func takePriority(
    _ words: inout [String]
  ) throws(ConstraintProblem) -> Double {
    guard let last = words.last, last.hasPrefix("@") else { return LayoutConstraint.required }
    words.removeLast()
    let text = String(last.dropFirst())
    return try priority(text)
  }

  /// A priority: a number from 1 to 1000, or a name.
  static func priority(_ text: String) throws(ConstraintProblem) -> Double {
    if let known = priorities[text] { return known }
    guard let number = plainNumber(text), (1...LayoutConstraint.required).contains(number) else {
      throw .badPriority("@" + text)
    }
    return number
  }

  /// Digits with at most one point, and a sign; nothing else that Swift takes for a number.
  static func plainNumber(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 || $0 == 46 || $0 == 45 }) else {
      return nil
    }
    return Double(text).flatMap { abs($0) <= ReadingLimits.coordinate ? $0 : nil }
  }

  /// The number of a word: nil if it is neither a number nor a variable; nil within if the variable is none.
  private func number(_ word: String) throws(ConstraintProblem) -> NumberValue?? {
    if let number = Self.plainNumber(word) { return .some(.constant(number)) }
    guard word.hasPrefix("$") else { return nil }
    return .some(variable(word))
  }

  /// An item with its attribute; nil is the same as the first.
  static func item(
    _ word: String
  ) throws(ConstraintProblem) -> (LayoutConstraint.Item, LayoutConstraint.Attribute?) {
    var parts = word.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(isID) else { throw .unexpected(word) }
    var attribute: LayoutConstraint.Attribute?
    if parts.count > 1, let last = parts.last,
      let known = LayoutConstraint.Attribute(rawValue: last)
    {
      attribute = known
      parts.removeLast()
    }
    guard let name = parts.first else { throw .unexpected(word) }
    let guide = LayoutConstraint.Guide(rawValue: name)
    let owner: LayoutConstraint.Owner
    switch name {
    case "self": owner = .own
    case "superview": owner = .superview
    case _ where guide == .contentGuide || guide == .frameGuide: owner = .scrollView
    case _ where guide != nil: owner = .superview
    case _ where parts.count == 1 && attribute == nil && isAttribute(name):
      throw .attributeForItem(name)
    default: owner = .object(name)
    }
    guard parts.count > 1 else {
      return (LayoutConstraint.Item(owner, guide), attribute)
    }
    guard guide == nil, parts.count == 2, let own = LayoutConstraint.Guide(rawValue: parts[1])
    else { throw .unknownGuide(parts[guide == nil ? 1 : parts.count - 1]) }
    return (LayoutConstraint.Item(owner, own), attribute)
  }

  private static func isAttribute(_ name: String) -> Bool {
    LayoutConstraint.Attribute(rawValue: name) != nil || groups.contains { $0.name == name }
  }

  /// Whether a text can name an item: letters, digits, `_` and `-`.
  private static func isID(_ text: String) -> Bool {
    !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
  }

  /// A factor: `2`, `0.25`, `1/3` or `16:9`.
  static func factor(_ text: String) throws(ConstraintProblem) -> Double {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == ":" }
    let numbers = parts.compactMap { plainNumber($0) }
    guard numbers.count == parts.count, parts.count <= 2 else { throw .badFactor(text) }
    let result = numbers.count == 2 ? numbers[0] / numbers[1] : numbers[0]
    guard result.isFinite, abs(result) >= 1e-6, abs(result) <= 1e6 else {
      throw .badFactor(text)
    }
    return result
  }

  /// Reads what follows the item: a factor, a constant or insets.
  ///
  /// - Returns: false after an error of a variable.
  private func read(
    _ words: ArraySlice<String>, into constraints: inout [LayoutConstraint]
  ) throws(ConstraintProblem) -> Bool {
    var words = words
    if words.first == "*" {
      let text = words.dropFirst().first ?? ""
      let factor = try Self.factor(text)
      for index in constraints.indices { constraints[index].multiplier = factor }
      words = words.dropFirst(2)
    }
    switch words.first {
    case nil: return true
    case "+", "-":
      let text = words.dropFirst().first ?? ""
      let isNegative = words.first == "-"
      var constant = LayoutConstraint.Constant.system
      if let number = try number(text) {
        guard let number else { return false }
        constant = .init(number, isNegative: isNegative)
      } else if text != "system" {
        throw .badConstant(text)
      } else if isNegative {
        constant = .points(-LayoutConstraint.systemSpacing)
      }
      if let next = words.dropFirst(2).first { throw .unexpected(next) }
      for index in constraints.indices { constraints[index].constant = constant }
    case "inset": try inset(words.dropFirst(), &constraints)
    case let word?: throw .unexpected(word)
    }
    return true
  }

  /// Moves edges inwards: by one length, by a vertical and a horizontal one, or by top, left, bottom and right.
  private func inset(
    _ words: ArraySlice<String>, _ constraints: inout [LayoutConstraint]
  ) throws(ConstraintProblem) {
    var lengths: [Double] = []
    for word in words {
      guard let number = Self.plainNumber(word) else { throw .badConstant(word) }
      lengths.append(number)
    }
    let all: [Double]
    switch lengths.count {
    case 1: all = [lengths[0], lengths[0], lengths[0], lengths[0]]
    case 2: all = [lengths[0], lengths[1], lengths[0], lengths[1]]
    case 4: all = lengths
    default: throw .wrongInsets(count: lengths.count)
    }
    for index in constraints.indices {
      switch constraints[index].firstAttribute {
      case .top: constraints[index].constant = .points(all[0])
      case .left, .leading: constraints[index].constant = .points(all[1])
      case .bottom: constraints[index].constant = .points(-all[2])
      case .right, .trailing: constraints[index].constant = .points(-all[3])
      case let attribute: throw .insetOfSize(attribute.rawValue)
      }
    }
  }

  /// Throws for what UIKit throws for.
  static func check(_ constraint: LayoutConstraint) throws(ConstraintProblem) {
    let first = constraint.firstAttribute
    guard constraint.secondItem != nil else {
      guard first.kind == .size else {
        let number: String =
          switch constraint.constant {
          case .points(let points): shortest(points)
          case .system: "system"
          case .reference: constraint.description.split(separator: " ").last.map(String.init) ?? ""
          }
        throw .placeWithoutItem(first.rawValue, constant: number)
      }
      return
    }
    let second = constraint.secondAttribute ?? first
    guard first.kind == second.kind else { throw .wrongPair(first.rawValue, second.rawValue) }
    let isMixed =
      first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional
    if isMixed { throw .mixedEdges(first.rawValue, second.rawValue) }
    if first.kind != .size, constraint.multiplier == 0 { throw .placeTimesZero(first.rawValue) }
  }
}

extension LayoutConstraint.Constant {
  /// The number as a constant, or its opposite.
  init(_ number: NumberValue, isNegative: Bool = false) {
    switch number {
    case .constant(let points): self = .points(isNegative ? -points : points)
    case .reference(let reference): self = .reference(reference, isNegative: isNegative)
    }
  }
}
