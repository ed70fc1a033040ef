public import ObjectModel
public import ScreenFormat

/// Makes a theme of theme code: what the code tells UIKit's appearance proxies, as rules.
public struct ThemeImport {
  /// The options of reading code.
  public struct Options: Sendable {
    /// The version of iOS that conditions ask for.
    public var system = Screen.earlierSystem
    /// The answers for conditions and names that the code leaves open.
    public var definitions: [String: Bool] = [:]
    /// The functions to begin with, as `name` or `Type.name`; none are those that nothing calls.
    public var entries: [String] = []
    /// The name of the theme; nil for none.
    public var name: String?
    /// The names of files in the comments of the theme, by their paths in messages.
    public var fileNames: [String: String] = [:]
    /// The files of design tokens that the theme names, by the paths that it writes.
    public var tokens: [String] = []
    /// The files beside the code.
    public var assets = ThemeAssets()

    /// Creates options for iOS 12.
    public init() {}
  }

  /// A theme with what is to be said about it.
  public struct Result: Sendable {
    /// The text of the theme's document.
    public var text: String
    /// The outcomes of the code's statements.
    public var report: ImportReport
    /// The errors that a theme has of which no value could be left out; nothing is to be written then.
    public var errors: [Diagnostic] = []
  }

  let classes: ClassTable
  let options: Options
  private let index: CodeIndex
  var writer: ValueWriter
  var rules: ThemeRules
  var window: [(String, DocumentValue)] = []
  var infoPlist: [(String, DocumentValue)] = []
  /// The values of code for what is no rule, by their paths in the theme.
  private var codes: [String: ValueSources.Setting] = [:]
  private var declared: [(String, DocumentValue)] = []
  var report = ImportReport()
  var assumptions: [Assumption] = []
  var sides = AssumedSides()
  /// What launch sets.
  private var settings: Set<CodeSetting> = []
  private var openCount = 0
  /// The number of parts of the values that were written.
  private var valueParts = 0
  /// The places of declared classes in `declared`.
  private var declaredPlaces: [String: Int] = [:]

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
    let images = options.assets.images
    let library = UIKitLibrary.make { name in
      images[name]?.size.map { (width: $0.width, height: $0.height) }
    }
    return run(units, classes: classes, options: options, library: library)
  }

  /// Makes a theme of code that calls a library.
  static func run(
    _ units: [CodeUnit], classes: ClassTable, options: Options, library: CodeLibrary
  ) -> Result {
    let targets = CodeTargets(units, library: library, names: options.fileNames)
    let units = targets.units
    var theme = ThemeImport(units, classes: classes, options: options)
    theme.report.otherTargets = targets.others
    for unit in units {
      for problem in unit.problems {
        theme.report.find(
          problem.message, at: CodePlace(file: unit.file, position: problem.position))
      }
    }
    for unit in units {
      for function in unit.functions {
        guard let remark = RectOverride.remark(function) else { continue }
        theme.report.find(remark, at: CodePlace(file: unit.file, position: function.position))
      }
    }
    let run = ThemeRun(theme.index, library: library, options: options)
    defer { run.arena.clear() }
    theme.report.problems = run.problems
    theme.report.beginnings = run.beginnings
    theme.report.uncalled = run.uncalled
    for note in run.leftOutNotes { theme.report.find(note.message, at: note.place, .leftOut) }
    for note in run.journal.notes { theme.report.find(note.message, at: note.place) }
    theme.assumptions = run.assumptions
    theme.report.leftOut = run.leftOut
    for effect in run.journal.effects { theme.noteSides(of: effect) }
    theme.noteSettings(run.journal.effects)
    for effect in run.journal.effects { theme.add(effect) }
    if !theme.window.contains(where: { $0.0 == "tintColor" }),
      let place = AccentColor.place(options.assets, theme.index, system: options.system)
    {
      theme.addWindow(
        "tintColor", .from(CodeOrigin(place), AccentColor.value), at: place)
    }
    theme.report.countDeeper(theme.index, run.journal.effects)
    return theme.finish(run.journal.effects)
  }

  // MARK: Findings

  private mutating func refuse(_ failure: ValueWriter.Failure, at place: CodePlace) {
    switch failure {
    case .refused(let reason): report.refuse(reason, at: place)
    case .unknown(let text):
      report.refuse("nothing here tells the value of \(Quotation.single(text))", at: place)
    }
  }

  // MARK: Effects

  private mutating func add(_ effect: CodeEffect) {
    let isUnlikely = effect.assumptions.contains(where: \.isUnlikely)
    if let later = effect.later, isSetAtLaunch(effect) {
      return report.find(
        "left out, since launch has set it: this is set once \(later)", at: effect.place)
    }
    switch effect.kind {
    case .refused(let reason):
      if !isUnlikely { report.refuse(reason, at: effect.place) }
    case .library(UIKitEffect.infoPlist(let key, let value)):
      guard !isUnlikely else { return note(effect.assumptions) }
      let open = effect.assumptions + AssumedValue.assumptions(in: value)
      addInfoPlist(key, AssumedValue.taken(value), at: effect.place)
      assume(open, at: effect.place)
      assume(effect.later, at: effect.place)
    case .library(UIKitEffect.window(let property, let value)):
      guard !isUnlikely else { return note(effect.assumptions) }
      let open = effect.assumptions + AssumedValue.assumptions(in: value)
      addWindow(property, AssumedValue.taken(value), at: effect.place)
      assume(open, at: effect.place)
      assume(effect.later, at: effect.place)
    case .library(UIKitEffect.rule(let proxy, let setter, let value)):
      guard takes(value) else {
        guard !isUnlikely else { return }
        return report.refuse("the value is larger than values may be", at: effect.place)
      }
      var expanded: [(CodeProxy, CodeValue)] = []
      expand(proxy, value, into: &expanded)
      for (proxy, value) in expanded {
        add(proxy, setter, value, at: effect.place, later: effect.later)
      }
    // Parts of objects count where a rule is given the whole.
    case .library: break
    }
  }

  /// Whether something that is set later is set already, which it does not replace.
  private func isSetAtLaunch(_ effect: CodeEffect) -> Bool {
    switch effect.kind {
    case .library(UIKitEffect.rule(let proxy, let setter, _)):
      settings.contains(CodeSetting(proxy, setter))
    case .library(UIKitEffect.window(let property, _)): window.contains { $0.0 == property }
    case .library(UIKitEffect.infoPlist(let key, _)): infoPlist.contains { $0.0 == key }
    default: false
    }
  }

  /// Notes what launch sets.
  private mutating func noteSettings(_ effects: [CodeEffect]) {
    for effect in effects where effect.later == nil {
      if case .library(UIKitEffect.rule(let proxy, let setter, _)) = effect.kind {
        settings.insert(CodeSetting(proxy, setter))
      }
    }
  }

  /// Whether a value, with all objects in it, is one that is written. The parts of all values are counted.
  private mutating func takes(_ value: CodeValue) -> Bool {
    guard valueParts <= CodeLimits.steps else { return false }
    let size = ValueSize(of: value, followsObjects: true)
    valueParts += size.parts
    return !size.isTooLarge
  }

  /// Rules for each value of the traits that a value depends on.
  func expand(
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

  mutating func addRule(
    _ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue, at place: CodePlace,
    assuming assumed: [String]
  ) {
    for name in [proxy.className] + proxy.containedIn {
      guard let problem = declare(name, isContainer: name != proxy.className) else { continue }
      return report.refuse(problem, at: place)
    }
    let base = knownClass(proxy.className)
    guard let id = classes.id(named: base) else {
      return report.refuse("there is no class \(Quotation.single(proxy.className))", at: place)
    }
    guard let property = property(setter.property, of: id) else {
      if let own = customProperty(setter.property, of: proxy.className, value)
        ?? addedProperty(setter.property, of: proxy.className)
      {
        return write(own, proxy, setter, value, at: place, assuming: assumed)
      }
      return report.refuse(
        "\(proxy.className) has no property \(Quotation.single(setter.property)) in documents",
        at: place)
    }
    guard property.takesRules else {
      return report.refuse("a rule can't set \(Quotation.single(property.name))", at: place)
    }
    write(property, proxy, setter, value, at: place, assuming: assumed)
  }

  private mutating func write(
    _ property: PropertyDeclaration, _ proxy: CodeProxy, _ setter: CodeSetter, _ value: CodeValue,
    at place: CodePlace, assuming assumed: [String]
  ) {
    let key: String
    do throws(AxisArguments.Failure) {
      key = try AxisArguments.key(property, setter.axes)
    } catch {
      switch error {
      case .noSetter:
        let labels = setter.axes.map { $0.label + ":" }.joined()
        return report.refuse(
          "\(Quotation.single(property.name)) has no setter with \(Quotation.single(labels))",
          at: place)
      case .noValue(let axis, let text):
        return report.refuse(
          "\(Quotation.single(axis)) has no value \(Quotation.single(text))", at: place)
      }
    }
    do throws(ValueWriter.Failure) {
      let failed = writer.failedParts.count
      let document = try writer.write(value, as: property.type, for: property.name)
      rules.add(proxy, key, document, of: value, from: place, assuming: assumed)
      report.count(place, writer.takePlaceholder() ? .open : .carried)
      findOpen(at: place)
      for part in writer.failedParts[failed...] { refuse(part.failure, at: part.place ?? place) }
    } catch {
      _ = writer.takePlaceholder()
      refuse(error, at: place)
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
    else { return report.refuse("a window has no \(Quotation.single(property))", at: place) }
    do throws(ValueWriter.Failure) {
      let document = try writer.write(value, as: declaration.type, for: property)
      window.removeAll { $0.0 == property }
      window.append((property, document))
      codes["window.\(property)"] = ValueSources.Setting(value: value, place: place)
      report.count(place, writer.takePlaceholder() ? .open : .carried)
      findOpen(at: place)
    } catch {
      refuse(error, at: place)
    }
  }

  /// Reports the variables that stand in for values, where they are used first.
  private mutating func findOpen(at place: CodePlace) {
    for placeholder in writer.placeholders.dropFirst(openCount) {
      report.find(
        "needs a value: variable \(Quotation.single(placeholder.name)) stands for "
          + Quotation.single(placeholder.expression), at: place, .open)
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
      return report.refuse("nothing here tells the value", at: place)
    }
    infoPlist.removeAll { $0.0 == key }
    infoPlist.append((key, document))
    codes["infoPlist.\(key)"] = ValueSources.Setting(value: value, place: place)
    if !infoPlist.contains(where: { $0.0 == "UIViewControllerBasedStatusBarAppearance" }) {
      infoPlist.insert(("UIViewControllerBasedStatusBarAppearance", .bool(false)), at: 0)
    }
    report.count(place, .carried)
  }
}

// MARK: Classes

extension ThemeImport {
  /// The built-in class that a class of the code is or derives from.
  private func knownClass(_ name: String) -> String {
    for type in index.lineage(name) where classes.id(named: type) != nil { return type }
    return ClassNames.superclass(of: name)
  }

  /// Declares a class of the code; a reason if nothing can be of it.
  private mutating func declare(
    _ name: String, isContainer: Bool, depth: Int = 0
  ) -> String? {
    if classes.id(named: name) != nil { return nil }
    if name.hasPrefix("_") { return "\(Quotation.single(name)) is a private class" }
    let isName =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
    guard isName else { return "\(Quotation.single(name)) is not the name of a class" }
    if declaredPlaces[name] != nil { return nil }
    let superclass = index.types[name]?.inherited.first
    if superclass == nil, name.hasPrefix("UI") || name.hasPrefix("NS") {
      return "\(Quotation.single(name)) is no class that documents have"
    }
    if let superclass, classes.id(named: superclass) == nil, index.types[superclass] != nil {
      guard depth < Self.superclasses else {
        return "\(Quotation.single(name)) has more than \(Self.superclasses) superclasses"
      }
      // A circle of superclasses ends where it began.
      declaredPlaces[name] = -1
      if let problem = declare(superclass, isContainer: isContainer, depth: depth + 1) {
        declaredPlaces[name] = nil
        return problem
      }
      addDeclared(name, .string(superclass))
    } else {
      addDeclared(name, .string(knownClass(name)))
    }
    return nil
  }

  /// The greatest number of superclasses that a class of the code may have.
  private static let superclasses = 100

  private mutating func addDeclared(_ name: String, _ value: DocumentValue) {
    declaredPlaces[name] = declared.count
    declared.append((name, value))
  }

  /// A property that a class of the code declares, with its type by the value.
  private mutating func customProperty(
    _ name: String, of className: String, _ value: CodeValue
  ) -> PropertyDeclaration? {
    guard classes.id(named: className) == nil, index.constant(name, of: className) != nil else {
      return nil
    }
    let written = index.constant(name, of: className)?.declaration.type
    guard let type = CustomProperty.type(of: value, written: written) else { return nil }
    addProperty(name, type, to: className)
    return PropertyDeclaration(name: name, type: type, default: .none, summary: "")
  }

  /// A property that a category or an extension adds to a class of UIKit, whose setter sets one of
  /// UIKit's. What else such a setter does is not carried over.
  private mutating func addedProperty(
    _ name: String, of className: String
  ) -> PropertyDeclaration? {
    guard let id = classes.id(named: className) else { return nil }
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
    let functions = ["\(setter):", setter, name].flatMap { index.functions($0, of: className) }
    guard
      let target = functions.lazy.compactMap({
        CategorySetter.target(in: $0.declaration.body)
      }).first, let property = classes.property(target, of: id), property.takesRules,
      property.axes.isEmpty,
      [.color, .font, .image, .attributes, .string, .number].contains(property.type)
    else { return nil }
    let declaration = DocumentValue.object([
      ("type", .string(property.type.name)), ("sets", .string(target)),
    ])
    var added: [(String, DocumentValue)] = []
    let place = declaredPlaces[className]
    if let place, case .object(let object) = declared[place].1 {
      added = object["properties"]?.object?.members.map { ($0.key, $0.node.value) } ?? []
    }
    if !added.contains(where: { $0.0 == name }) { added.append((name, declaration)) }
    let whole = DocumentValue.object([("properties", .object(added))])
    if let place { declared[place].1 = whole } else { addDeclared(className, whole) }
    return PropertyDeclaration(name: name, type: property.type, default: .none, summary: "")
  }

  private mutating func addProperty(_ name: String, _ type: ValueType, to className: String) {
    guard let place = declaredPlaces[className] else { return }
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
      guard case .library(UIKitEffect.part) = effect.kind, !report.isCounted(effect.place) else {
        continue
      }
      if writer.writtenParts.contains(effect.place) {
        report.count(effect.place, .carried)
      } else if effect.later != nil {
        report.leftOut.insert(effect.place)
      } else {
        report.refuse(
          "no rule that is carried over is given this appearance as it is here", at: effect.place)
      }
    }
    var errors = invalidValues()
    // What is left out may be what others refer to.
    for _ in 0..<Self.passes where !errors.isEmpty {
      guard leaveOut(errors) else { break }
      errors = invalidValues()
    }
    report.sources = ValueSources(assets: options.assets, variables: writer.variables).all(
      [("infoPlist", infoPlist), ("window", window)], codes, rules.rules)
    return Result(
      text: ThemeText.text(members(withFiles: true), rules.rules, fileNames: options.fileNames),
      report: report, errors: errors)
  }

  /// The members of the theme besides its rules.
  func members(withFiles: Bool) -> [(String, DocumentValue)] {
    var members: [(String, DocumentValue)] = [("mockup", .number(1))]
    if let name = options.name { members.append(("name", .string(name))) }
    if withFiles {
      if !writer.folders.isEmpty { members.append(("assets", .strings(writer.folders))) }
      if !writer.fontPaths.isEmpty { members.append(("fonts", .strings(writer.fontPaths))) }
      if !options.tokens.isEmpty { members.append(("tokens", .strings(options.tokens))) }
    }
    if !declared.isEmpty { members.append(("classes", .object(declared))) }
    if !writer.variables.isEmpty {
      members.append(("variables", .object(writer.variables.map { ($0.name, $0.value) })))
    }
    if !infoPlist.isEmpty { members.append(("infoPlist", .object(infoPlist))) }
    if !window.isEmpty { members.append(("window", .object(window))) }
    return members
  }
}
