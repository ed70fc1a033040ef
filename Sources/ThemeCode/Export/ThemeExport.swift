package import ObjectModel
package import ScreenFormat

/// Writes the code that tells UIKit what a theme tells.
package struct ThemeExport {
  /// The options of writing code.
  package struct Options: Sendable {
    /// The language.
    package var language: CodeLanguage
    /// The oldest iOS that the application runs on.
    package var minimum = 12
    /// The name of a theme without a name.
    package var name = "App"

    /// Creates options for iOS 12.
    package init(language: CodeLanguage) { self.language = language }
  }

  /// A picture or colour for a catalogue.
  package struct Asset: Sendable {
    /// The name in code.
    package var name: String
    /// The value as documents have it, without variables.
    package var value: DocumentValue
  }

  /// The code of a theme, with what is to be said about it.
  package struct Result: Sendable {
    /// The text in one file: Swift, or the implementation in Objective-C with its interface.
    package var text = ""
    /// The interface in Objective-C; empty in Swift.
    package var interface = ""
    /// The implementation in Objective-C without its interface; empty in Swift.
    package var implementation = ""
    /// The name of the type, and of its files.
    package var typeName = ""
    /// The pictures that are to be drawn.
    package var images: [Asset] = []
    /// The colours for light and dark styles.
    package var colors: [Asset] = []
    /// Settings that are not in the code, with their places and the reasons.
    package var findings: [Diagnostic] = []
    /// The number of values that rules and windows set.
    package var values = 0
    /// How many of them are in the code.
    package var exported = 0
    /// How many of these have a placeholder for what is not known.
    package var open = 0
    /// How many of them are not told below iOS 9, though the theme holds there: Swift has no call for containers
    /// before.
    package var waiting = 0

    /// The counts in words: `12 values: 10 exported, 1 not, 1 needs a value`; what needs a value, and what is not told
    /// below iOS 9, only where there is something.
    package var summary: String {
      "\(Wording.count(values, "value")): \(exported - open) exported, \(values - exported) not"
        + (open == 0 ? "" : ", \(open) need\(open == 1 ? "s" : "") a value")
        + (waiting == 0 ? "" : "; \(waiting) of them not run before iOS 9")
    }
  }

  let options: Options
  private let classes: ClassTable
  private(set) var writer: CodeWriter
  var result = Result()
  private(set) var pieces: [CodePiece] = []
  /// What the application itself declares: properties with what they set, and classes.
  private(set) var ownProperties: [String] = []
  private(set) var ownClasses: [String] = []
  private(set) var fonts: [String] = []

  private init(_ roots: [ScreenBuilder.Root], classes: ClassTable, options: Options) {
    self.options = options
    self.classes = classes
    var variables: [String: DocumentValue] = [:]
    for root in roots {
      for member in root.node.object?["variables"]?.object?.members ?? [] {
        variables[member.key] = member.node.value
      }
    }
    let name = roots.last?.node.object?["name"]?.string ?? options.name
    result.typeName = Self.typeName(name)
    writer = CodeWriter(
      options.language, classes: classes, minimum: options.minimum, variables: variables,
      hasDeclarations: true, typeName: result.typeName)
  }

  /// Writes code.
  ///
  /// - Parameters:
  ///   - roots: the theme's document and those that it extends, in the order of their rules. They have been
  ///     built without errors.
  ///   - classes: the built-in classes and those of the documents.
  package static func run(
    _ roots: [ScreenBuilder.Root], classes: ClassTable, options: Options
  ) -> Result {
    var export = ThemeExport(roots, classes: classes, options: options)
    export.add(roots)
    export.finish(roots)
    return export.result
  }

  /// A type's name: `ConferenceRoomTheme` for `Conference room`.
  private static func typeName(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    var result = words.map { UIKitNames.capitalized(String($0)) }.joined()
    while result.first?.isNumber == true { result.removeFirst() }
    return result.hasSuffix("Theme") ? result : "\(result)Theme"
  }

  // MARK: Documents

  private mutating func add(_ roots: [ScreenBuilder.Root]) {
    let literals = writer.literals
    var rules = roots.flatMap { root in
      (root.node.object?["appearance"]?.array ?? []).compactMap {
        ExportedRule($0, in: root.file, literals)
      }
    }
    rules = StylePairs(
      literals: literals, classes: classes, hasClosures: options.minimum >= 13
    ).joined(rules)
    var byFile = Dictionary(grouping: rules, by: \.file)
    for root in roots { add(root, byFile.removeValue(forKey: root.file) ?? []) }
  }

  private mutating func add(_ root: ScreenBuilder.Root, _ rules: [ExportedRule]) {
    guard let object = root.node.object else { return }
    if let window = object["window"]?.object { add(window: window, in: root.file) }
    for rule in rules { add(rule) }
    for member in object["classes"]?.object?.members ?? [] { findCode(of: member, in: root.file) }
    for member in object["infoPlist"]?.object?.members ?? [] {
      result.values += 1
      find(
        "infoPlist.\(member.key)", "it belongs into the application's Info.plist",
        member.keyPosition, root.file)
    }
    if let plist = object["infoPlist"], plist.object == nil {
      result.values += 1
      find(
        "infoPlist", "it belongs into the application's Info.plist", plist.position, root.file)
    }
    fonts += (object["fonts"]?.array ?? []).compactMap(\.string)
  }

  /// Lists what an extension of a class of UIKit does besides its properties, and the rectangles of a
  /// class of buttons.
  private mutating func findCode(of member: DocumentObject.Member, in file: String) {
    var names = ["parts"] + ButtonRect.allCases.map(\.rawValue)
    if let id = classes.id(named: member.key), classes.entries[id.index].builtIn == id.index {
      names.append("draw")
    }
    for key in member.node.object?.members ?? [] where names.contains(key.key) {
      result.values += 1
      find(
        "\(member.key).\(key.key)", "it is code of the class itself", key.keyPosition, file)
    }
  }

  private mutating func add(window: DocumentObject, in file: String) {
    guard let id = classes.id(named: "UIWindow") else { return }
    let members = window.members.filter { $0.key != "class" && $0.key != "id" }.map {
      ExportedRule.Member(key: $0.key, value: $0.node.value, positions: [$0.keyPosition])
    }
    var lines: [CodePiece] = []
    for member in members {
      result.values += 1
      let code = statement("window", member, id, "UIWindow", in: file, from: options.minimum)
      if let code { lines.append(code) }
    }
    pieces.append(
      CodePiece(
        lines: CodePiece.nested(lines[...], from: options.minimum, in: options.language),
        since: options.minimum))
  }

  private mutating func add(_ rule: ExportedRule) {
    let values = rule.members.map(\.positions.count).reduce(0, +)
    result.values += values
    let id: ClassTable.ID
    let proxy: ValueCode
    do throws(NoCode) {
      id = try known(rule.className, rule.containers)
      proxy = try writer.proxies.text(
        rule.className, containedIn: rule.containers, traits: rule.traits)
    } catch {
      for member in rule.members { find(rule.className, member, error.reason, rule.file) }
      return
    }
    let own = max(classes.definition(id).since, options.minimum)
    let base = max(proxy.since, own)
    // A proxy that is told several things has a variable, unless it is as short as one.
    let hasVariable = rule.members.count > 1
    let target = hasVariable ? writer.unique(Self.variableName(rule.className)) : proxy.text
    var lines: [CodePiece] = []
    var exported = 0
    for member in rule.members {
      guard let code = statement(target, member, id, rule.className, in: rule.file, from: base)
      else { continue }
      lines.append(code)
      exported += member.positions.count
      noteOwn(ExportedRule.property(member.key), id, rule.className)
    }
    writer.made = MadeObjects()
    guard !lines.isEmpty else { return }
    for name in [rule.className] + rule.containers { noteOwn(class: name) }
    let places = rule.lines.map(String.init).joined(separator: ", ")
    var whole = ["// \(Self.plain(FilePath.name(of: rule.file))):\(places)"]
    if options.language == .swift, !rule.containers.isEmpty, own < 9 {
      result.waiting += exported
      whole[0] += ", from iOS 9 on: Swift can't name containers before"
    }
    if hasVariable {
      whole.append(
        options.language.choose(
          "let \(target) = \(proxy.text)", "\(rule.className) *\(target) = \(proxy.text);"))
    }
    whole += CodePiece.nested(lines[...], from: base, in: options.language)
    pieces.append(CodePiece(lines: whole, since: base))
  }

  /// The code that sets a value; nil, and a finding, if there is none.
  private mutating func statement(
    _ target: String, _ member: ExportedRule.Member, _ id: ClassTable.ID, _ className: String,
    in file: String, from base: Int
  ) -> CodePiece? {
    do throws(NoCode) {
      let code = try statements(target, member, id)
      let since = max(code.since, base)
      writer.made.keep(scope: since > base ? since : 0)
      result.exported += member.positions.count
      if writer.literals.usesUnknown(member.value) { result.open += member.positions.count }
      return CodePiece(lines: code.setup + [code.text], since: since)
    } catch {
      writer.made.forgetUnwritten()
      find(className, member, error.reason, file)
      return nil
    }
  }

  /// The class of a rule that UIKit has a proxy for.
  private func known(
    _ className: String, _ containers: [String]
  ) throws(NoCode) -> ClassTable.ID {
    let hidden: Set = ["UISegment", "UITableViewIndex"]
    for name in [className] + containers where name.hasPrefix("_") || hidden.contains(name) {
      throw NoCode("'\(name)' is private in UIKit")
    }
    guard let id = classes.id(named: className) else {
      throw NoCode("mockup doesn't know '\(className)'")
    }
    guard classes.isKind(className, of: "UIView") || classes.isKind(className, of: "UIBarItem")
    else { throw NoCode("only views and bar items have appearance proxies in UIKit") }
    return id
  }

  private mutating func statements(
    _ target: String, _ member: ExportedRule.Member, _ id: ClassTable.ID
  ) throws(NoCode) -> ValueCode {
    let parts = member.key.split(separator: "@", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    if let reason = UIKitSetters.absence(of: name, id, in: classes) { throw NoCode(reason) }
    guard let property = classes.property(name, of: id),
      let axes = try? AxisValues(parsing: parts.count > 1 ? parts[1] : nil, axes: property.axes)
    else { throw NoCode("mockup doesn't know it") }
    return try writer.statements(
      target, classes.definition(id).name, property, axes, member.value)
  }

  /// Notes a property that the application itself declares.
  private mutating func noteOwn(
    _ name: String, _ id: ClassTable.ID, _ className: String
  ) {
    guard
      let owner = classes.lineage(id).first(where: {
        classes.definition($0).properties.contains { $0.name == name }
      })
    else { return }
    var text = "\(classes.definition(owner).name).\(name)"
    let isAdded = classes.isAdded(name, to: owner)
    if isAdded { text += ", in an extension" }
    if let target = classes.property(name, of: owner)?.sets {
      text += ", whose setter sets '\(target)'"
    }
    let isDeclared = isAdded || classes.entries[owner.index].builtIn != owner.index
    if isDeclared, !ownProperties.contains(text) { ownProperties.append(text) }
  }

  /// Notes a class that the application itself declares.
  private mutating func noteOwn(class name: String) {
    guard let id = classes.id(named: name), classes.entries[id.index].builtIn != id.index,
      !ownClasses.contains(name)
    else { return }
    ownClasses.append(name)
  }

  private static func variableName(_ className: String) -> String {
    let plain = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    let name = plain.prefix(1).lowercased() + plain.dropFirst()
    let identifier = CodeLanguage.identifier(name)
    return identifier == name ? name : "\(name)Proxy"
  }

  private mutating func find(
    _ className: String, _ member: ExportedRule.Member, _ reason: String, _ file: String
  ) {
    for position in member.positions {
      find("\(className).\(member.key)", reason, position, file)
    }
  }

  private mutating func find(
    _ subject: String, _ reason: String, _ position: SourcePosition, _ file: String
  ) {
    result.findings.append(
      Diagnostic(
        severity: .warning, file: file, position: position, documentPath: "",
        message: "\(subject) isn't exported: \(reason)"))
  }
}
