public import ObjectModel
public import ScreenFormat

/// Makes a theme of theme code: what the code tells UIKit's appearance proxies, as rules.
public struct ThemeImport {
  /// The options of reading code.
  public struct Options: Sendable {
    /// The version of iOS that conditions ask for.
    public var system = 12
    /// The answers for conditions and names that the code leaves open.
    public var definitions: [String: Bool] = [:]
    /// The functions to begin with, as `name` or `Type.name`; none are those that nothing calls.
    public var entries: [String] = []
    /// The name of the theme; nil for none.
    public var name: String?
    /// The names of files in the comments of the theme, by their paths in messages.
    public var fileNames: [String: String] = [:]
    /// The files beside the code.
    public var assets = ThemeAssets()

    /// Creates options for iOS 12.
    public init() {}
  }

  /// A theme with what is to be said about it.
  public struct Result: Sendable {
    /// The text of the theme's document.
    public var text: String
    /// Statements that were not carried over, decisions, and names that need a value.
    public var findings: [Diagnostic]
    /// Sentences about options that the code does not fit.
    public var problems: [String] = []
    /// The number of statements that set appearances.
    public var statements = 0
    /// How many of them are in the theme.
    public var carried = 0
    /// How many of them are not.
    public var refused = 0
    /// How many of them are in the theme with a stand-in.
    public var open = 0

    /// The counts in words: `237 statements: 231 carried over, 4 not, 2 need a value`.
    public var summary: String {
      "\(statements) statement\(statements == 1 ? "" : "s"): \(carried) carried over, \(refused) not, "
        + "\(open) need\(open == 1 ? "s" : "") a value"
    }
  }

  private let classes: ClassTable
  private let options: Options
  private let index: CodeIndex
  private var writer: ValueWriter
  private var rules: ThemeRules
  private var window: [(String, DocumentValue)] = []
  private var infoPlist: [(String, DocumentValue)] = []
  private var declared: [(String, DocumentValue)] = []
  private var findings: [Diagnostic] = []
  private var outcomes: [CodePlace: Outcome] = [:]
  private var places: [CodePlace] = []
  private var openCount = 0

  /// The outcome of a statement; the worst counts.
  private enum Outcome: Int { case carried, open, refused }

  private init(_ units: [CodeUnit], classes: ClassTable, options: Options) {
    self.classes = classes
    self.options = options
    index = CodeIndex(units)
    rules = ThemeRules(classes: classes)
    writer = ValueWriter(assets: options.assets, classes: classes)
  }

  /// Makes a theme.
  ///
  /// - Parameters:
  ///   - units: the declarations of all files, in the order of the files.
  ///   - classes: the built-in classes.
  public static func run(
    _ units: [CodeUnit], classes: ClassTable, options: Options = Options()
  ) -> Result {
    var theme = ThemeImport(units, classes: classes, options: options)
    for unit in units {
      for problem in unit.problems {
        theme.find(problem.message, at: CodePlace(file: unit.file, position: problem.position))
      }
    }
    let images = options.assets.images
    let evaluator = CodeEvaluator(
      index: theme.index, system: options.system, definitions: options.definitions
    ) { name in images[name]?.size.map { (width: $0.width, height: $0.height) } }
    evaluator.run(options.entries)
    for note in evaluator.notes { theme.find(note.message, at: note.place) }
    for effect in evaluator.effects { theme.add(effect) }
    var result = theme.finish(evaluator.effects)
    result.problems = evaluator.problems
    return result
  }

  // MARK: Findings

  private mutating func find(_ message: String, at place: CodePlace) {
    let finding = Diagnostic(
      severity: .warning, file: place.file, position: place.position, documentPath: "",
      message: message)
    if !findings.contains(finding) || findings.count > 10_000 { findings.append(finding) }
  }

  private mutating func count(_ place: CodePlace, _ outcome: Outcome) {
    if let known = outcomes[place] {
      if outcome.rawValue > known.rawValue { outcomes[place] = outcome }
    } else {
      places.append(place)
      outcomes[place] = outcome
    }
  }

  private mutating func refuse(_ reason: String, at place: CodePlace) {
    count(place, .refused)
    find("not carried over: \(reason)", at: place)
  }

  private mutating func report(_ failure: ValueWriter.Failure, at place: CodePlace) {
    switch failure {
    case .refused(let reason): refuse(reason, at: place)
    case .unknown(let text):
      refuse("nothing here tells the value of \(Quotation.single(text))", at: place)
    }
  }

  // MARK: Effects

  private mutating func add(_ effect: CodeEffect) {
    switch effect.kind {
    case .refused(let reason): refuse(reason, at: effect.place)
    case .part: break
    case .infoPlist(let key, let value): addInfoPlist(key, value, at: effect.place)
    case .window(let property, let value): addWindow(property, value, at: effect.place)
    case .rule(let proxy, let setter, let value):
      var expanded: [(CodeProxy, CodeValue)] = []
      expand(proxy, value, into: &expanded)
      for (proxy, value) in expanded { addRule(proxy, setter, value, at: effect.place) }
    }
  }

  /// Rules for each value of the traits that a value depends on.
  private func expand(
    _ proxy: CodeProxy, _ value: CodeValue, into result: inout [(CodeProxy, CodeValue)]
  ) {
    guard result.count < 64, let test = TraitSplit.test(in: value) else {
      result.append((proxy, value))
      return
    }
    for (candidate, holds) in [(test, true), (test.negated, false)] {
      guard let candidate else { continue }
      // Code that contradicts the conditions around it never runs.
      if let known = proxy.traits.first(where: { $0.key == candidate.key }),
        known.value != candidate.value
      {
        continue
      }
      var next = proxy
      if !next.traits.contains(candidate) { next.traits.append(candidate) }
      expand(next, TraitSplit.value(value, where: test, holds: holds), into: &result)
    }
  }

  private mutating func addRule(
    _ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue, at place: CodePlace
  ) {
    for name in [proxy.className] + proxy.containedIn {
      guard let problem = declare(name, isContainer: name != proxy.className) else { continue }
      return refuse(problem, at: place)
    }
    let base = knownClass(proxy.className)
    guard let id = classes.id(named: base) else {
      return refuse("there is no class \(Quotation.single(proxy.className))", at: place)
    }
    guard let property = property(setter.property, of: id) else {
      if let own = customProperty(setter.property, of: proxy.className, value) {
        return write(own, proxy, setter, value, at: place)
      }
      return refuse(
        "\(proxy.className) has no property \(Quotation.single(setter.property)) in documents",
        at: place)
    }
    guard property.takesRules else {
      return refuse("a rule can't set \(Quotation.single(property.name))", at: place)
    }
    write(property, proxy, setter, value, at: place)
  }

  private mutating func write(
    _ property: PropertyDeclaration, _ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue,
    at place: CodePlace
  ) {
    let key: String
    do throws(AxisArguments.Failure) {
      key = try AxisArguments.key(property, setter.axes)
    } catch {
      switch error {
      case .noSetter:
        let labels = setter.axes.map { $0.label + ":" }.joined()
        return refuse(
          "\(Quotation.single(property.name)) has no setter with \(Quotation.single(labels))",
          at: place)
      case .noValue(let axis, let text):
        return refuse("\(Quotation.single(axis)) has no value \(Quotation.single(text))", at: place)
      }
    }
    do throws(ValueWriter.Failure) {
      let failed = writer.failedParts.count
      let document = try writer.write(value, as: property.type, for: property.name)
      rules.add(proxy, key, document, from: place)
      count(place, writer.takePlaceholder() ? .open : .carried)
      findOpen(at: place)
      for part in writer.failedParts[failed...] { report(part.failure, at: part.place ?? place) }
    } catch {
      _ = writer.takePlaceholder()
      report(error, at: place)
    }
  }

  /// The property that code means: by its name, or with the `is` that Objective-C leaves out.
  private func property(_ name: String, of id: ClassTable.ID) -> PropertyDeclaration? {
    if let found = classes.property(name, of: id) { return found }
    let capital = name.prefix(1).uppercased() + name.dropFirst()
    if let found = classes.property("is\(capital)", of: id) { return found }
    let old = [
      "selectedImageTintColor": "tintColor", "style": "activityIndicatorViewStyle",
    ]
    return old[name].flatMap { classes.property($0, of: id) }
  }

  private mutating func addWindow(_ property: String, _ value: CodeValue, at place: CodePlace) {
    guard let id = classes.id(named: "UIWindow"),
      let declaration = classes.property(property, of: id)
    else { return refuse("a window has no \(Quotation.single(property))", at: place) }
    do throws(ValueWriter.Failure) {
      let document = try writer.write(value, as: declaration.type, for: property)
      window.removeAll { $0.0 == property }
      window.append((property, document))
      count(place, writer.takePlaceholder() ? .open : .carried)
      findOpen(at: place)
    } catch {
      report(error, at: place)
    }
  }

  /// Reports the variables that stand in for values, where they are used first.
  private mutating func findOpen(at place: CodePlace) {
    for placeholder in writer.placeholders.dropFirst(openCount) {
      find(
        "needs a value: variable \(Quotation.single(placeholder.name)) stands for "
          + Quotation.single(placeholder.expression), at: place)
    }
    openCount = writer.placeholders.count
  }

  private mutating func addInfoPlist(_ key: String, _ value: CodeValue, at place: CodePlace) {
    var document: DocumentValue?
    if key == "UIStatusBarHidden" {
      if case .boolean(let flag) = value.plain { document = .bool(flag) }
    } else if let symbol = value.symbol {
      let styles = ["default", "lightContent", "darkContent", "blackOpaque", "blackTranslucent"]
      document = SymbolName.match(symbol, among: styles).map { .string($0) }
    }
    guard let document else {
      return refuse("nothing here tells the value", at: place)
    }
    infoPlist.removeAll { $0.0 == key }
    infoPlist.append((key, document))
    if !infoPlist.contains(where: { $0.0 == "UIViewControllerBasedStatusBarAppearance" }) {
      infoPlist.insert(("UIViewControllerBasedStatusBarAppearance", .bool(false)), at: 0)
    }
    count(place, .carried)
  }
}

// MARK: Classes

extension ThemeImport {
  /// The built-in class that a class of the code is or derives from.
  private func knownClass(_ name: String) -> String {
    for type in index.lineage(name) where classes.id(named: type) != nil { return type }
    return Self.guess(name)
  }

  /// Declares a class of the code; a reason if nothing can be of it.
  private mutating func declare(_ name: String, isContainer: Bool) -> String? {
    if classes.id(named: name) != nil { return nil }
    if name.hasPrefix("_") { return "\(Quotation.single(name)) is a private class" }
    let isName =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
    guard isName else { return "\(Quotation.single(name)) is not the name of a class" }
    if declared.contains(where: { $0.0 == name }) { return nil }
    let superclass = index.types[name]?.inherited.first
    if superclass == nil, name.hasPrefix("UI") || name.hasPrefix("NS") {
      return "\(Quotation.single(name)) is no class that documents have"
    }
    if let superclass, classes.id(named: superclass) == nil, index.types[superclass] != nil {
      _ = declare(superclass, isContainer: isContainer)
      declared.append((name, .string(superclass)))
    } else {
      declared.append((name, .string(knownClass(name))))
    }
    return nil
  }

  /// The superclass of a class that is in none of the files, by its name.
  static func guess(_ name: String) -> String {
    let endings: [(String, String)] = [
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"),
      ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
      ("Controller", "UIViewController"), ("NavigationBar", "UINavigationBar"),
      ("TabBar", "UITabBar"), ("Toolbar", "UIToolbar"), ("SearchBar", "UISearchBar"),
      ("BarButtonItem", "UIBarButtonItem"), ("CollectionViewCell", "UICollectionViewCell"),
      ("Cell", "UITableViewCell"), ("TableView", "UITableView"), ("Button", "UIButton"),
      ("Label", "UILabel"), ("TextField", "UITextField"), ("TextView", "UITextView"),
      ("Switch", "UISwitch"), ("ImageView", "UIImageView"), ("Control", "UIControl"),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1 ?? "UIView"
  }

  /// A property that a class of the code declares, with its type by the value.
  private mutating func customProperty(
    _ name: String, of className: String, _ value: CodeValue
  ) -> PropertyDeclaration? {
    guard classes.id(named: className) == nil, index.constant(name, of: className) != nil else {
      return nil
    }
    let type: ValueType
    switch value.plain {
    case .color: type = .color
    case .symbol(let symbol, _):
      if UIKitColors.named(symbol) == nil { return nil } else { type = .color }
    case .font: type = .font
    case .image: type = .image
    case .number: type = .number
    case .boolean: type = .boolean
    case .dictionary: type = .attributes
    case .string: type = .string
    default:
      let written = index.constant(name, of: className)?.declaration.type?.trimmingOptional
      let types: [String: ValueType] = [
        "UIColor": .color, "UIFont": .font, "UIImage": .image, "CGFloat": .number,
      ]
      guard let found = written.flatMap({ types[$0] }) else { return nil }
      type = found
    }
    addProperty(name, type, to: className)
    return PropertyDeclaration(name: name, type: type, default: .none, summary: "")
  }

  private mutating func addProperty(_ name: String, _ type: ValueType, to className: String) {
    guard let place = declared.firstIndex(where: { $0.0 == className }) else { return }
    var properties: [(String, DocumentValue)] = []
    var superclass = declared[place].1
    if case .object(let object) = superclass {
      properties = object["properties"]?.object?.members.map { ($0.key, $0.node.value) } ?? []
      superclass = object["superclass"]?.value ?? .string("UIView")
    }
    guard !properties.contains(where: { $0.0 == name }) else { return }
    properties.append((name, .string(type.name)))
    declared[place].1 = .object([("superclass", superclass), ("properties", .object(properties))])
  }

  // MARK: The end

  private mutating func finish(_ effects: [CodeEffect]) -> Result {
    // The statements that filled objects that no rule was given.
    for effect in effects {
      guard case .part = effect.kind, outcomes[effect.place] == nil else { continue }
      if writer.writtenParts.contains(effect.place) {
        count(effect.place, .carried)
      } else {
        refuse(
          "no rule that is carried over is given this appearance as it is here", at: effect.place)
      }
    }
    var members: [(String, DocumentValue)] = [("mockup", .number(1))]
    if let name = options.name { members.append(("name", .string(name))) }
    if !writer.folders.isEmpty { members.append(("assets", .strings(writer.folders))) }
    if !writer.fontPaths.isEmpty { members.append(("fonts", .strings(writer.fontPaths))) }
    if !declared.isEmpty { members.append(("classes", .object(declared))) }
    if !writer.variables.isEmpty {
      members.append(("variables", .object(writer.variables.map { ($0.name, $0.value) })))
    }
    if !infoPlist.isEmpty { members.append(("infoPlist", .object(infoPlist))) }
    if !window.isEmpty { members.append(("window", .object(window))) }
    var result = Result(
      text: ThemeText.text(members, rules.rules, fileNames: options.fileNames), findings: findings)
    result.statements = places.count
    result.carried = outcomes.values.count { $0 == .carried }
    result.refused = outcomes.values.count { $0 == .refused }
    result.open = outcomes.values.count { $0 == .open }
    return result
  }
}

/// Values that depend on traits, split by them.
enum TraitSplit {
  /// A test that the value depends on; nil if there is none, or only light and dark colours.
  static func test(in value: CodeValue) -> TraitTest? {
    switch value {
    case .named(_, let inner), .filled(let inner, _): return test(in: inner)
    case .conditional(let own, let a, let b):
      if own.key == "userInterfaceStyle", isColor(a), isColor(b) {
        return test(in: a) ?? test(in: b)
      }
      return own
    case .dictionary(let members): return members.lazy.compactMap { test(in: $0.value) }.first
    case .array(let elements), .numbers(let elements):
      return elements.lazy.compactMap { test(in: $0) }.first
    case .object(let object): return object.members.lazy.compactMap { test(in: $0.value) }.first
    default: return nil
    }
  }

  private static func isColor(_ value: CodeValue) -> Bool {
    switch value.plain {
    case .color: true
    case .symbol(let name, _): UIKitColors.named(name) != nil
    case .conditional(_, let a, let b): isColor(a) && isColor(b)
    default: false
    }
  }

  /// The value where a test holds, or where it does not.
  static func value(_ value: CodeValue, where test: TraitTest, holds: Bool) -> CodeValue {
    func split(_ value: CodeValue) -> CodeValue { self.value(value, where: test, holds: holds) }
    switch value {
    case .named(let name, let inner):
      let result = split(inner)
      // A name stands for one value.
      if self.test(in: inner) == nil { return .named(name, result) }
      return result
    case .conditional(let own, let a, let b):
      if own == test { return split(holds ? a : b) }
      return .conditional(own, split(a), split(b))
    case .filled(let color, let size): return .filled(split(color), size: size)
    case .dictionary(let members):
      return .dictionary(members.map { (key: $0.key, value: split($0.value)) })
    case .array(let elements): return .array(elements.map(split))
    case .numbers(let elements): return .numbers(elements.map(split))
    case .object(let object):
      let copy = CodeObject(object.className)
      for member in object.members {
        let value = split(member.value)
        copy[member.name] = value
        copy.note(object.places[member.name] ?? [], for: member.name)
      }
      return .object(copy)
    default: return value
    }
  }
}
