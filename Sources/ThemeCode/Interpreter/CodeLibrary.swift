/// Tables of the functions, types and setters that code calls without declaring them. The interpreter knows only the
/// language.
///
/// A call of the library is a row. The same row serves both languages: its names are those of Swift and the first
/// parts of Objective-C's selectors, its arguments have the labels of either.
struct CodeLibrary {
  /// The kind of a row.
  enum Use: Hashable {
    /// A function of no type.
    case function
    /// A constant or variable of no type.
    case constant
    /// An initialiser, or a method of the type itself that makes a value.
    case constructor
    /// A property of the type itself.
    case typeProperty
    case method
    /// A property that is read.
    case property
    /// A property that is set: the call's argument is its value.
    case setter
  }

  /// A call, or several of a kind.
  struct Row {
    var use: Use
    /// The type that it belongs to, as `CodeValue.rowTypes` has it; empty for functions and constants.
    var type: String
    /// Its names; none stand for all that no other row of the type takes.
    var names: [String]
    /// Runs it; nil for arguments that are another row's, or nobody's.
    var run: (LibraryCall) -> CodeValue?
  }

  /// A method that changes the variable which it is called on, or those that it is given.
  struct Mutation {
    /// The new value of what it is called on; nil where that stays.
    var receiver: CodeValue?
    /// The new values of the variables that it is given, in order.
    var outputs: [CodeValue] = []
    var result: CodeValue
  }

  private struct Key: Hashable {
    var use: Use
    var type: String
    /// Nil for rows that take any name.
    var name: String?
  }

  private var rows: [Key: [(LibraryCall) -> CodeValue?]] = [:]
  private var mutations: [String: [(LibraryCall) -> Mutation?]] = [:]

  // MARK: Tables

  /// The form of statements about the theme.
  var statements = ThemeStatements()
  /// The functions that the library calls.
  var callbacks = Callbacks()
  /// The values of each trait that code can ask for.
  var traits: [String: [String]] = [:]
  /// The trait whose values one constant may hold all of, as a colour for light and dark.
  var variantTrait = ""
  /// The argument for a parameter of a type, in a function that no code calls.
  var arguments: [String: CodeValue] = [:]
  /// The types whose values the library makes, and which code extends: the first that has a member of the name
  /// counts for a `.name` whose type is not known.
  var extended: [String] = []
  /// Those of them whose own properties a `.name` may be, where it is known to be of one.
  var implicit: [String] = []
  /// The types of which a `.name` is read at once where its type is known.
  var values: Set<String> = []
  /// The structures of numbers, which lists become where one of them is expected.
  var structures: Set<String> = []
  /// The labels of the initialisers that make them.
  var structureLabels: [[String]] = []
  /// The types of numbers with a fraction.
  var reals: Set<String> = []
  /// The ends of names of dictionaries that are there before code sets their members.
  var dictionaryWords: [String] = []
  /// The modules that can be imported.
  var modules: Set<String> = []
  /// Functions that run a closure once: what calls them keeps its result.
  var once: Set<String> = []
  /// The names of members that say nothing about the case which they are read of.
  var generalNames: Set<String> = []
  /// The beginning of the names of the library's own types.
  var prefix = ""
  /// The beginnings of the names of all types that are not the code's own.
  var typePrefixes: [String] = []
  /// The beginnings of names in Objective-C that stand for cases of an enumeration, not for types.
  var casePrefixes: [String] = []
  /// The beginnings and ends of further such names.
  var caseAffixes: [(prefix: String, suffix: String)] = []

  /// The value that the name of a case may stand for, as `red` for a colour; nil for others.
  var value: (_ symbol: String) -> CodeValue? = { _ in nil }
  /// Whether a method without its receiver is one that a value of the library has.
  var takesBareMethod: (_ receiver: CodeValue, _ name: String) -> Bool = { _, _ in false }
  /// Runs a function of the code by `run`, and says what it results in.
  var around: (_ call: FunctionCall, _ run: () -> CodeValue) -> CodeValue = { $1() }

  // MARK: Rows

  mutating func add(_ rows: [Row]) {
    for row in rows {
      let names: [String?] = row.names.isEmpty ? [nil] : row.names
      for name in names {
        self.rows[Key(use: row.use, type: row.type, name: name), default: []].append(row.run)
      }
    }
  }

  mutating func addMutation(
    _ names: String..., run: @escaping (LibraryCall) -> Mutation?
  ) {
    for name in names { mutations[name, default: []].append(run) }
  }

  /// Whether a method of this name changes what it is called on, or variables that it is given.
  func mutates(_ name: String) -> Bool { mutations[name] != nil }

  func mutation(_ call: LibraryCall) -> Mutation? {
    mutations[call.name]?.lazy.compactMap { $0(call) }.first
  }

  /// The result of the first row that takes a call; nil if none does.
  ///
  /// - Parameter types: the types that it may belong to, those that count first.
  func run(_ use: Use, of types: [String] = [""], _ call: LibraryCall) -> CodeValue? {
    call.chargeReceiver()
    for type in types {
      for key in [Key(use: use, type: type, name: call.name), Key(use: use, type: type, name: nil)]
      {
        for row in rows[key] ?? [] {
          if let result = row(call) {
            return result.from(CodeOrigin.of([call.receiver] + call.values))
          }
        }
      }
    }
    return nil
  }

  /// The types that a `.name` may belong to, where one is expected or none is known.
  func implicitTypes(_ type: String?) -> [String] {
    (type.map { [$0] } ?? []) + extended
  }

  /// Whether a name is that of a type, rather than of a constant of Objective-C.
  func isType(_ name: String) -> Bool {
    !casePrefixes.contains { name.hasPrefix($0) && name.count > $0.count }
      && !caseAffixes.contains { name.hasPrefix($0.prefix) && name.hasSuffix($0.suffix) }
  }
}

extension CodeLibrary.Row {
  typealias Run = (LibraryCall) -> CodeValue?

  static func function(_ names: String..., run: @escaping Run) -> Self {
    Self(use: .function, type: "", names: names, run: run)
  }

  static func constant(_ names: String..., run: @escaping Run) -> Self {
    Self(use: .constant, type: "", names: names, run: run)
  }

  static func constructor(_ type: String, _ names: String..., run: @escaping Run) -> Self {
    Self(use: .constructor, type: type, names: names, run: run)
  }

  static func typeProperty(_ type: String, _ names: String..., run: @escaping Run) -> Self {
    Self(use: .typeProperty, type: type, names: names, run: run)
  }

  static func method(_ type: String, _ names: String..., run: @escaping Run) -> Self {
    Self(use: .method, type: type, names: names, run: run)
  }

  static func property(_ type: String, _ names: String..., run: @escaping Run) -> Self {
    Self(use: .property, type: type, names: names, run: run)
  }

  static func setter(_ type: String, _ names: String..., run: @escaping Run) -> Self {
    Self(use: .setter, type: type, names: names, run: run)
  }
}

/// A call of a function that the code declares.
struct FunctionCall {
  var function: CodeFunction
  var arguments: [CodeValue.Argument]
  var receiver: CodeValue?
  var context: CodeContext
}

extension CodeLibrary {
  /// A test that a trait has a value, both as code spells them; nil for one that no document has.
  func test(of key: String, symbol: String) -> TraitTest? {
    guard let values = traits[key],
      let value = SymbolName.match(SymbolName.plain(symbol), among: values)
    else { return nil }
    return TraitTest(key: key, value: value, other: values.first { $0 != value })
  }
}
