import Raster

/// The members of an object whose keys are known beforehand.
struct Fields {
  var cursor: Cursor
  var members: [String: Cursor]

  subscript(key: String) -> Cursor? { members[key] }
}

extension DocumentReader {
  /// The most bytes of a text: laid out, each takes some 300 of memory.
  static let textLimit = 1 << 20

  /// The greatest magnitude of a coordinate or length, in points.
  static let coordinateLimit = 1e6
  /// The greatest magnitude of any other number.
  static let numberLimit = 1e9

  /// The members of an object; keys that are not among `keys` are errors.
  ///
  /// - Parameter kind: what the object is, as in `a colour`.
  mutating func fields(_ cursor: Cursor, of kind: String, keys: [String]) -> Fields? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.object != nil else {
      report(ValueProblem.wrongKind(expected: kind, found: cursor.node.value), at: cursor)
      return nil
    }
    var result = Fields(cursor: cursor, members: [:])
    for member in cursor.members {
      if keys.contains(member.key) {
        result.members[member.key] = member.value
      } else {
        report(ValueProblem.unknownKey(member.key, of: kind, known: keys), at: member.keyCursor)
      }
    }
    return result
  }

  /// The member that has to be there.
  mutating func required(_ key: String, in fields: Fields, of kind: String) -> Cursor? {
    if let cursor = fields[key] { return cursor }
    report(ValueProblem.missingKey(key, of: kind), at: fields.cursor)
    return nil
  }

  mutating func number(
    _ cursor: Cursor, in range: ClosedRange<Double> = -numberLimit...numberLimit
  ) -> Double? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let number = cursor.node.number else {
      if let problem = misplacedReference(cursor) {
        report(problem, at: cursor)
      } else {
        report(ValueProblem.wrongKind(expected: "a number", found: cursor.node.value), at: cursor)
      }
      return nil
    }
    guard range.contains(number) else {
      report(ValueProblem.outOfRange(number, range), at: cursor)
      return nil
    }
    return number
  }

  mutating func integer(_ cursor: Cursor, in range: ClosedRange<Int>? = nil) -> Int? {
    let bounds = range.map { Double($0.lowerBound)...Double($0.upperBound) }
    guard let cursor = resolved(cursor),
      let number = number(cursor, in: bounds ?? -Self.numberLimit...Self.numberLimit)
    else { return nil }
    guard number == number.rounded(.towardZero) else {
      report(ValueProblem.notWhole(number), at: cursor)
      return nil
    }
    return Int(number)
  }

  mutating func bool(_ cursor: Cursor) -> Bool? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let bool = cursor.node.bool else {
      report(
        ValueProblem.wrongKind(expected: "true or false", found: cursor.node.value), at: cursor)
      return nil
    }
    return bool
  }

  mutating func text(_ cursor: Cursor, expected: String = "a string") -> String? {
    guard let cursor = resolved(cursor) else { return nil }
    guard let text = cursor.node.string else {
      report(ValueProblem.wrongKind(expected: expected, found: cursor.node.value), at: cursor)
      return nil
    }
    guard text.utf8.count <= Self.textLimit else {
      report(ValueProblem.textTooLong(text.utf8.count, limit: Self.textLimit), at: cursor)
      return nil
    }
    findFonts(for: text, at: cursor)
    return Variable.unescaped(text)
  }

  mutating func array(_ cursor: Cursor, expected: String = "an array") -> [Cursor]? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.array != nil else {
      report(ValueProblem.wrongKind(expected: expected, found: cursor.node.value), at: cursor)
      return nil
    }
    return cursor.elements
  }

  mutating func strings(_ cursor: Cursor) -> [String]? {
    guard let elements = array(cursor, expected: "an array of strings") else { return nil }
    return all(elements) { $0.text($1) }
  }

  /// One of the named cases.
  mutating func name(_ cursor: Cursor, kind: String, among names: [String]) -> String? {
    guard let cursor = resolved(cursor), let name = text(cursor, expected: "the name of a \(kind)")
    else { return nil }
    guard names.contains(name) else {
      report(ValueProblem.unknownName(kind: kind, name, known: names), at: cursor)
      return nil
    }
    return name
  }

  /// One case of an enumeration of names.
  mutating func named<Value: RawRepresentable & CaseIterable>(
    _ cursor: Cursor, kind: String, _ type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    name(cursor, kind: kind, among: Value.allCases.map(\.rawValue)).flatMap(Value.init)
  }

  /// Any number of the named cases: an array, or one name.
  mutating func options(_ cursor: Cursor, kind: String, among names: [String]) -> [String]? {
    guard let cursor = resolved(cursor) else { return nil }
    guard cursor.node.array != nil else {
      return name(cursor, kind: kind, among: names).map { [$0] }
    }
    return all(cursor.elements) { $0.name($1, kind: kind, among: names) }
  }

  /// Every element decoded, each reported; nil when one is wrong.
  mutating func all<Value>(
    _ elements: [Cursor], _ decode: (inout DocumentReader, Cursor) -> Value?
  ) -> [Value]? {
    var result: [Value] = []
    var isWhole = true
    for element in elements {
      if let value = decode(&self, element) {
        result.append(value)
      } else {
        isWhole = false
      }
    }
    return isWhole ? result : nil
  }
}
