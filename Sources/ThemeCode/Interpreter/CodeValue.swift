import ObjectModel

/// The value of an expression.
indirect enum CodeValue {
  /// An argument with its label.
  typealias Argument = (label: String?, value: CodeValue)

  /// A number with its spelling.
  case number(Double, text: String, isInteger: Bool)
  case string(String)
  case boolean(Bool)
  case null
  /// The case of an enumeration, with its type if that is known.
  case symbol(String, type: String?)
  /// The case of an enumeration of the code, with its values.
  case enumerated(String, type: String, [Argument])
  /// The numbers of a structure such as a size, in the order of documents.
  case numbers([CodeValue])
  case array([CodeValue])
  case dictionary([(key: CodeValue, value: CodeValue)])
  /// Parts of which one has a label.
  case tuple([Argument])
  /// Whole numbers from the lower bound to before the upper one; nil where it has no end.
  case range(lower: CodeValue, upper: Double?)
  case type(String)
  case object(CodeObject)
  case closure(CodeClosure)
  case library(any LibraryValue)
  /// A trait of the object or device that is asked.
  case trait(String)
  case conditional(TraitTest, CodeValue, CodeValue)
  /// A value with the name that the code gives it.
  case named(String, CodeValue)
  /// A value, perhaps with a name, and where its literals are.
  case from(CodeOrigin, CodeValue)
  /// A value that can't be known; the text is the expression.
  case unknown(String)
  /// `.init(…)` where the type of its place is not known yet.
  case implicit(CodeImplicit)
  /// The result of what has none.
  case nothing
}

extension CodeValue {
  static func number(_ value: Double, isInteger: Bool = false) -> CodeValue {
    .number(value, text: shortest(value), isInteger: isInteger)
  }

  /// The value without the names that code gave it, and without its origin.
  var plain: CodeValue {
    var value = bare
    while case .named(_, let inner) = value { value = inner.bare }
    if case .implicit(let implicit) = value { return .unknown(implicit.expression.text) }
    return value
  }

  var double: Double? {
    if case .number(let value, _, _) = assumed.plain { value } else { nil }
  }

  var text: String? {
    if case .string(let text) = assumed.plain { text } else { nil }
  }

  /// The name of a class, of `X.self` or `[X class]`.
  var className: String? {
    if case .type(let name) = plain { name } else { nil }
  }

  /// The name of the case of an enumeration, as code spells it.
  var symbol: String? {
    switch plain {
    case .symbol(let name, _), .enumerated(let name, _, _): name
    case .type(let name): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// The type of the code that an object or a case with values is of.
  var ownType: String? {
    switch plain {
    case .object(let object): object.className
    case .enumerated(_, let type, _): type
    default: nil
    }
  }

  var closure: CodeClosure? {
    if case .closure(let closure) = assumed.plain { closure } else { nil }
  }

  var unknownText: String? {
    if case .unknown(let text) = plain { text } else { nil }
  }

  /// Whether a call that returned it may not have been run.
  var tellsNothing: Bool {
    switch self {
    case .unknown, .nothing: true
    default: false
    }
  }

  var isNull: Bool {
    if case .null = plain { true } else { false }
  }

  /// The parts of a tuple, a list or a structure; empty for other values.
  var parts: [CodeValue] {
    switch plain {
    case .array(let elements), .numbers(let elements): elements
    case .tuple(let parts): parts.map(\.value)
    default: []
    }
  }

  /// The elements of a list, a range or a dictionary; nil for other values.
  var elements: [CodeValue]? {
    switch assumed.plain {
    case .array(let elements): return elements
    case .dictionary(let members): return members.map { .array([$0.key, $0.value]) }
    case .library(let value): return value.elements
    case .range(let lower, let upper?):
      guard let lower = lower.double, upper - lower < Double(CodeLimits.rounds) else { return nil }
      return stride(from: lower, to: upper, by: 1).map { .number($0, isInteger: true) }
    default: return nil
    }
  }

  /// The number of different values that it has by traits, up to more than values may have.
  var traitValues: Int {
    guard case .conditional(_, let first, let second) = plain else { return 1 }
    let count = first.traitValues
    return count > CodeLimits.traitValues ? count : count + second.traitValues
  }

  /// The types by whose names the library's rows for the value are found, those that count first.
  var rowTypes: [String] {
    switch plain {
    case .number: [RowType.number]
    case .string: [RowType.string]
    case .boolean: [RowType.boolean]
    case .symbol(_, let type): (type.map { [$0] } ?? []) + [RowType.symbol]
    case .enumerated(_, let type, _): [type, RowType.symbol]
    case .numbers: [RowType.numbers]
    case .array: [RowType.array]
    case .dictionary: [RowType.dictionary]
    case .range: [RowType.range, RowType.array]
    case .type(let name): [name, RowType.type]
    case .object(let object): [object.className, RowType.object]
    case .library(let value):
      [value.rowType] + (value.elements == nil ? [] : [RowType.array])
    case .trait: [RowType.trait]
    case .unknown: [RowType.unknown]
    case .tuple, .null, .closure, .conditional, .named, .from, .implicit, .nothing: []
    }
  }
}
