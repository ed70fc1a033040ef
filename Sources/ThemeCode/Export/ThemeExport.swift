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

    /// The counts in words: `12 values: 10 exported, 1 not, 1 needs a value`; what needs a value only where something
    /// does.
    package var summary: String {
      "\(Wording.count(values, "value")): \(exported - open) exported, \(values - exported) not"
        + (open == 0 ? "" : ", \(open) need\(open == 1 ? "s" : "") a value")
    }
  }

  /// A piece of the code that applies the theme, in the order of the rules.
  private struct Piece {
    var lines: [String]
    var since: Int
  }

  private let options: Options
  private let classes: ClassTable
  private let variables: [String: DocumentValue]
  private var writer: CodeWriter
  private var result = Result()
  private var pieces: [Piece] = []
  private var ownProperties: [String] = []
  private var fonts: [String] = []

  private init(_ roots: [ScreenBuilder.Root], classes: ClassTable, options: Options) {
    self.options = options
    self.classes = classes
    var variables: [String: DocumentValue] = [:]
    for root in roots {
      for member in root.node.object?["variables"]?.object?.members ?? [] {
        variables[member.key] = member.node.value
      }
    }
    self.variables = variables
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
    for root in roots { export.add(root) }
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

  private mutating func add(_ root: ScreenBuilder.Root) {
    guard let object = root.node.object else { return }
    if let window = object["window"]?.object { add(window: window, in: root.file) }
    for rule in object["appearance"]?.array ?? [] { add(rule, in: root.file) }
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
    var lines: [Piece] = []
    for member in window.members where member.key != "class" && member.key != "id" {
      result.values += 1
      do throws(NoCode) {
        let code = try statements("window", member, id)
        lines.append(Piece(lines: code.setup + [code.text], since: code.since))
        result.exported += 1
        if writer.literals.usesUnknown(member.node.value) { result.open += 1 }
      } catch {
        find("UIWindow.\(member.key)", error.reason, member.keyPosition, file)
      }
    }
    pieces += grouped(lines, from: options.minimum)
  }

  private mutating func add(_ rule: DocumentNode, in file: String) {
    guard let object = rule.object, let className = text(object["class"]),
      let set = object["set"]?.object
    else { return }
    let containers = (object["containedIn"]?.array ?? []).compactMap { text($0) }
    let traits = (object["traits"]?.object?.members ?? []).map { member in
      (name: member.key, value: text(member.node) ?? number(member.node) ?? "")
    }
    result.values += set.members.count
    let id: ClassTable.ID
    let proxy: ValueCode
    do throws(NoCode) {
      id = try known(className, containers)
      proxy = try writer.proxies.text(className, containedIn: containers, traits: traits)
    } catch {
      for member in set.members {
        find("\(className).\(member.key)", error.reason, member.keyPosition, file)
      }
      return
    }
    let base = max(proxy.since, classes.definition(id).since, options.minimum)
    // A proxy that is told several things has a variable, unless it is as short as one.
    let hasVariable = set.members.count > 1
    let target = hasVariable ? writer.unique(Self.variableName(className)) : proxy.text
    var lines: [Piece] = []
    for member in set.members {
      do throws(NoCode) {
        let code = try statements(target, member, id)
        lines.append(Piece(lines: code.setup + [code.text], since: code.since))
        result.exported += 1
        if writer.literals.usesUnknown(member.node.value) { result.open += 1 }
        noteOwn(member, id, className)
      } catch {
        find("\(className).\(member.key)", error.reason, member.keyPosition, file)
      }
    }
    guard !lines.isEmpty else { return }
    var whole = grouped(lines, from: base).flatMap { block($0, base) }
    if hasVariable {
      whole.insert(
        options.language.choose(
          "let \(target) = \(proxy.text)", "\(className) *\(target) = \(proxy.text);"), at: 0)
    }
    whole.insert("// \(Self.plain(FilePath.name(of: file))):\(rule.position.line)", at: 0)
    pieces.append(Piece(lines: whole, since: base))
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
    _ target: String, _ member: DocumentObject.Member, _ id: ClassTable.ID
  ) throws(NoCode) -> ValueCode {
    let parts = member.key.split(separator: "@", maxSplits: 1).map(String.init)
    let name = parts.first ?? ""
    if let reason = UIKitSetters.absence(of: name, id, in: classes) { throw NoCode(reason) }
    guard let property = classes.property(name, of: id),
      let axes = try? AxisValues(parsing: parts.count > 1 ? parts[1] : nil, axes: property.axes)
    else { throw NoCode("mockup doesn't know it") }
    return try writer.statements(
      target, classes.definition(id).name, property, axes, member.node.value)
  }

  /// Notes a property that the application itself declares.
  private mutating func noteOwn(
    _ member: DocumentObject.Member, _ id: ClassTable.ID, _ className: String
  ) {
    let name = String(member.key.prefix { $0 != "@" })
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

  private static func variableName(_ className: String) -> String {
    let plain = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    let name = plain.prefix(1).lowercased() + plain.dropFirst()
    let identifier = CodeLanguage.identifier(name)
    return identifier == name ? name : "\(name)Proxy"
  }

  private func resolved(_ value: DocumentValue?) -> DocumentValue? {
    var value = value
    for _ in 0..<64 {
      guard case .string(let text)? = value, text.hasPrefix("$"),
        let inner = variables[String(text.dropFirst())]
      else { return value }
      value = inner
    }
    return value
  }

  private func text(_ node: DocumentNode?) -> String? {
    if case .string(let text)? = resolved(node?.value) { text } else { nil }
  }

  private func number(_ node: DocumentNode) -> String? {
    if case .number(_, let text)? = resolved(node.value) { text } else { nil }
  }

  private mutating func find(
    _ subject: String, _ reason: String, _ position: SourcePosition, _ file: String
  ) {
    result.findings.append(
      Diagnostic(
        severity: .warning, file: file, position: position, documentPath: "",
        message: "\(subject) isn't exported: \(reason)"))
  }

  // MARK: Text

  /// The pieces with neighbours of one availability together, which is at least `base`.
  private func grouped(_ pieces: [Piece], from base: Int) -> [Piece] {
    var result: [Piece] = []
    for piece in pieces {
      let since = max(piece.since, base)
      if let last = result.last, last.since == since {
        result[result.count - 1].lines += piece.lines
      } else {
        result.append(Piece(lines: piece.lines, since: since))
      }
    }
    return result
  }

  /// The lines of a piece, behind a condition if it is newer than `base`.
  private func block(_ piece: Piece, _ base: Int) -> [String] {
    guard piece.since > base else { return piece.lines }
    let head = options.language.choose(
      "if #available(iOS \(piece.since), *) {", "if (@available(iOS \(piece.since), *)) {")
    return [head] + piece.lines.map { "    " + $0 } + ["}"]
  }

  private mutating func finish(_ roots: [ScreenBuilder.Root]) {
    result.images = writer.images.map { Asset(name: $0.name, value: $0.value) }
    result.colors = writer.colors.map { Asset(name: $0.name, value: $0.value) }
    let body = grouped(pieces, from: options.minimum).flatMap { block($0, options.minimum) }
    let head = head(roots)
    switch options.language {
    case .swift:
      result.text = (head + ["", "import UIKit", ""] + swift(body)).joined(separator: "\n") + "\n"
    case .objectiveC:
      let interface = [
        "@interface \(result.typeName) : NSObject", "",
        "/// Tells UIKit the theme. Call it before the window shows.",
        "+ (void)applyToWindow:(UIWindow *)window;", "", "@end",
      ]
      let implementation = objectiveC(body)
      let imports = ["", "#import <UIKit/UIKit.h>", ""]
      result.interface = (head + imports + interface).joined(separator: "\n") + "\n"
      result.implementation =
        (["#import \"\(result.typeName).h\"", ""] + implementation).joined(separator: "\n") + "\n"
      result.text =
        (head + imports + interface + [""] + implementation).joined(separator: "\n") + "\n"
    }
  }

  /// A text for a comment, which ends with its line.
  private static func plain(_ text: String) -> String {
    let separators: Set<Unicode.Scalar> = ["\u{85}", "\u{2028}", "\u{2029}"]
    let kept = text.unicodeScalars.filter {
      $0.properties.generalCategory != .control && !separators.contains($0)
    }
    return String(String.UnicodeScalarView(kept))
  }

  /// The comment at the start of a file.
  private func head(_ roots: [ScreenBuilder.Root]) -> [String] {
    let names = roots.map { FilePath.name(of: $0.file) }.joined(separator: ", ")
    var lines = ["// Written by `mockup export` from \(Self.plain(names))."]
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines += ["//", "// \(title)"] + items.map { "//   " + Self.plain($0) }
    }
    list("Properties of your own classes that have to be `@objc dynamic`:", ownProperties)
    list("Fonts that belong into the application, and into UIAppFonts of its Info.plist:", fonts)
    list(
      "Not in this file:",
      result.findings.map { finding in
        "\(FilePath.name(of: finding.file)):\(finding.position.line): \(finding.message)"
      })
    return lines
  }

  private func swift(_ body: [String]) -> [String] {
    var lines = ["enum \(result.typeName) {"]
    for constant in writer.constants {
      let type = constant.type.hasPrefix("[") ? ": \(constant.type)" : ""
      lines.append("    static let \(constant.name)\(type) = \(constant.value)")
    }
    if !writer.constants.isEmpty { lines.append("") }
    lines += [
      "    /// Tells UIKit the theme. Call it before the window shows.",
      "    static func applyTheme(to window: UIWindow) {",
    ]
    lines += body.map { "        " + $0 }
    return lines + ["    }", "}"]
  }

  private func objectiveC(_ body: [String]) -> [String] {
    var lines = ["@implementation \(result.typeName)", ""]
    for constant in writer.constants {
      lines += [
        "+ (\(constant.type))\(constant.name) {", "    return \(constant.value);", "}", "",
      ]
    }
    lines.append("+ (void)applyToWindow:(UIWindow *)window {")
    lines += body.map { "    " + $0 }
    return lines + ["}", "", "@end"]
  }
}
