import ObjectModel
import ScreenFormat

/// A test of a trait that code decides when it runs.
struct TraitTest: Hashable {
  /// A key of `traits` in documents.
  var key: String
  var value: String
  /// The value that stands for all others.
  var other: String?

  /// The test that holds where this one does not; nil if no single value says so.
  var negated: TraitTest? {
    other.map { TraitTest(key: key, value: $0, other: value) }
  }

  /// A test that a trait has a value, both as code spells them.
  init?(key: String, symbol: String) {
    let name = SymbolName.plain(symbol)
    let pairs: [String: [String]] = [
      "userInterfaceIdiom": ["pad", "phone"], "userInterfaceStyle": ["dark", "light"],
      "horizontalSizeClass": ["compact", "regular"], "verticalSizeClass": ["compact", "regular"],
      "userInterfaceLevel": ["elevated", "base"],
      "accessibilityContrast": ["high", "normal"],
      "layoutDirection": ["rightToLeft", "leftToRight"],
    ]
    guard let values = pairs[key], let value = SymbolName.match(name, among: values) else {
      return nil
    }
    self.init(key: key, value: value, other: values.first { $0 != value })
  }

  init(key: String, value: String, other: String?) {
    self.key = key
    self.value = value
    self.other = other
  }
}

/// The class of objects that code makes and fills: appearances of bars, shadows, own types.
final class CodeObject {
  /// The names of the classes of what is no object in code: tuples, ranges, scanners.
  static let tuple = "(tuple)"
  static let range = "(range)"
  /// The member that tells the case of an enumeration with values.
  static let caseName = "(case)"

  let className: String
  private(set) var members: [(name: String, value: CodeValue)] = []
  /// The statements that set members.
  private(set) var places: [String: [CodePlace]] = [:]

  init(_ className: String) { self.className = className }

  subscript(name: String) -> CodeValue? {
    get {
      members.first { $0.name == name }?.value
        ?? (name.hasPrefix("_") ? members.first { $0.name == name.dropFirst() }?.value : nil)
    }
    set {
      // An instance variable of Objective-C is its property.
      let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
      members.removeAll { $0.name == name }
      if let newValue { members.append((name, newValue)) }
    }
  }

  /// Sets a member by a statement.
  func set(_ name: String, _ value: CodeValue, by place: CodePlace) {
    self[name] = value
    places[name] = [place]
  }

  /// Notes statements that have a part in a member.
  func note(_ others: [CodePlace], for name: String) {
    places[name, default: []] += others.filter { places[name]?.contains($0) != true }
  }

  /// A copy, as UIKit makes one of what a property is given. Objects in it are copied too.
  func copy() -> CodeObject {
    let result = CodeObject(className)
    result.members = members.map { name, value in
      if case .object(let object) = value { return (name, .object(object.copy())) }
      return (name, value)
    }
    result.places = places
    return result
  }
}

/// A place in a file of code.
struct CodePlace: Hashable {
  var file: String
  var position: SourcePosition
}

/// A block or closure with what it can see.
struct CodeClosure {
  var parameters: [String]
  var body: [CodeStatement]
  var scope: CodeScope
  var file: String
  var owner: String?
}

/// The objects of the selector of a rule, which a proxy stands for.
struct CodeProxy: Hashable {
  var className: String
  /// The innermost first.
  var containedIn: [String] = []
  var traits: [TraitTest] = []
}

/// The value of an expression.
indirect enum CodeValue {
  /// A number with its spelling.
  case number(Double, text: String, isInteger: Bool)
  case string(String)
  case boolean(Bool)
  case null
  /// The case of an enumeration, with its type if that is known.
  case symbol(String, type: String?)
  case color(DocumentValue)
  case image(CodeImage)
  /// An image in one colour, with its width and height.
  case filled(CodeValue, size: [Double])
  case font(DocumentValue)
  /// `CGSize`, `UIOffset`, `UIEdgeInsets` and their like, in the order of the document.
  case numbers([CodeValue])
  case array([CodeValue])
  case dictionary([(key: CodeValue, value: CodeValue)])
  case type(String)
  case proxy(CodeProxy)
  case object(CodeObject)
  case closure(CodeClosure)
  case traits([TraitTest])
  /// A trait of the object or device that is asked.
  case trait(String)
  case conditional(TraitTest, CodeValue, CodeValue)
  /// The window of the application.
  case window
  /// The application, the device: what code asks about where it runs.
  case system(String)
  /// A value with the name that the code gives it.
  case named(String, CodeValue)
  /// A value that can't be known; the text is the expression.
  case unknown(String)
  /// `.init(…)` where the type of its place is not known yet.
  case implicit(CodeImplicit)
  /// The result of what has none.
  case nothing
}

/// An expression that begins with a dot, with what it can see.
final class CodeImplicit {
  let expression: CodeExpression
  let scope: CodeScope
  let file: String
  let owner: String?

  init(_ expression: CodeExpression, _ scope: CodeScope, file: String, owner: String?) {
    self.expression = expression
    self.scope = scope
    self.file = file
    self.owner = owner
  }
}

/// An image of code.
struct CodeImage {
  /// The document without its treatments: a name, or an object.
  var source: DocumentValue
  var capInsets: [CodeValue]?
  var resizingMode: String?
  var renderingMode: String?

  /// The name of the file or the set of a catalogue; nil for others.
  var name: String? {
    if case .string(let name) = source { name } else { nil }
  }
}

extension CodeValue {
  static func number(_ value: Double, isInteger: Bool = false) -> CodeValue {
    .number(value, text: shortest(value), isInteger: isInteger)
  }

  /// The value without the names that code gave it.
  var plain: CodeValue {
    var value = self
    while case .named(_, let inner) = value { value = inner }
    if case .implicit(let implicit) = value { return .unknown(implicit.expression.text) }
    return value
  }

  var double: Double? {
    if case .number(let value, _, _) = plain { value } else { nil }
  }

  var text: String? {
    if case .string(let text) = plain { text } else { nil }
  }

  /// The name of a class, of `X.self` or `[X class]`.
  var className: String? {
    if case .type(let name) = plain { name } else { nil }
  }

  /// The name of the case of an enumeration, as code spells it.
  var symbol: String? {
    switch plain {
    case .symbol(let name, _): name
    case .object(let object): object[CodeObject.caseName]?.symbol
    case .type(let name): name.split(separator: ".").last.map(String.init)
    default: nil
    }
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
}

/// The variables that code sees.
final class CodeScope {
  private var values: [String: (value: CodeValue, depth: Int)] = [:]
  private let outer: CodeScope?
  /// The depth of the tests of traits in which it was made.
  let depth: Int

  init(outer: CodeScope? = nil, depth: Int) {
    self.outer = outer
    self.depth = depth
  }

  func value(_ name: String) -> CodeValue? {
    var scope: CodeScope? = self
    while let current = scope {
      if let found = current.values[name] { return found.value }
      scope = current.outer
    }
    return nil
  }

  func declare(_ name: String, _ value: CodeValue) { values[name] = (value, depth) }

  /// Replaces a value where it was declared.
  ///
  /// - Returns: false if nothing has the name.
  func replace(_ name: String, by change: (CodeValue, _ depth: Int) -> CodeValue) -> Bool {
    var scope: CodeScope? = self
    while let current = scope {
      if let found = current.values[name] {
        current.values[name] = (change(found.value, found.depth), found.depth)
        return true
      }
      scope = current.outer
    }
    return false
  }
}

/// The names of the cases of UIKit's enumerations, in Swift and Objective-C.
enum SymbolName {
  /// The name as Swift spells it: `normal` for `Normal`.
  static func plain(_ name: String) -> String {
    guard let first = name.first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst()
  }

  /// The one of `cases` that a name stands for: itself, or the end of Objective-C's name, as in
  /// `UIControlStateHighlighted`.
  static func match(_ name: String, among cases: [String]) -> String? {
    let own = plain(name)
    if cases.contains(own) { return own }
    let folded = name.lowercased()
    return cases.filter { item in
      guard folded.hasSuffix(item.lowercased()) else { return false }
      let start = name.index(name.endIndex, offsetBy: -item.count)
      return name[start].isUppercase || folded == item.lowercased()
    }.max { $0.count < $1.count }
  }
}
