import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// Exported code against signatures of UIKit, which were written from its documentation (`Stubs`).
@Suite("Exported code is correct")
struct ExportTests {
  /// A theme with every property that code can set, and every case of enumerations.
  static func everything() -> DocumentValue {
    let classes = ClassTable()
    let hidden: Set = ["UISegment", "UITableViewIndex"]
    var rules: [DocumentValue] = []
    for name in classes.names where !name.hasPrefix("_") && !hidden.contains(name) {
      guard let id = classes.id(named: name),
        classes.isKind(name, of: "UIView") || classes.isKind(name, of: "UIBarItem")
      else { continue }
      for property in classes.definition(id).properties where property.takesRules {
        for value in values(of: property.type, classes) {
          for key in keys(of: property) {
            rules.append(
              .object([("class", .string(name)), ("set", .object([(key, value)]))]))
          }
        }
      }
    }
    return .object([("mockup", .number(1)), ("appearance", .array(rules))])
  }

  private static func values(of type: ValueType, _ classes: ClassTable) -> [DocumentValue] {
    switch type {
    case .color: return [.string("red"), .string("#12345678")]
    case .image:
      return [
        .object([
          ("color", .string("red")), ("size", .numbers([3, 3])),
          ("capInsets", .numbers([1, 1, 1, 1])), ("renderingMode", .string("alwaysOriginal")),
        ])
      ]
    case .font: return [.number(12), .object([("textStyle", .string("title1"))])]
    case .attributes:
      let shadow = DocumentValue.object([("color", .string("red")), ("offset", .numbers([0, 1]))])
      return [
        .object([
          ("font", .object([("system", .number(12)), ("weight", .string("semibold"))])),
          ("foregroundColor", .string("red")), ("shadow", shadow), ("kern", .number(0.5)),
          ("underlineStyle", .number(1)), ("strokeColor", .string("blue")),
          ("strokeWidth", .number(2)), ("backgroundColor", .string("clear")),
          ("strikethroughStyle", .number(1)), ("underlineColor", .string("green")),
          ("baselineOffset", .number(2)),
          (
            "paragraphStyle",
            .object([
              ("alignment", .string("center")), ("lineSpacing", .number(2)),
              ("lineHeightMultiple", .number(1.5)), ("lineBreakMode", .string("byWordWrapping")),
              ("lineBreakStrategy", .string("none")),
            ])
          ),
        ])
      ]
    case .string: return [.string("a \"b\" \\ c")]
    case .number, .integer: return [.number(1)]
    case .boolean: return [.bool(true)]
    case .point, .size, .offset: return [.numbers([1, 2])]
    case .insets, .rect: return [.numbers([1, 2, 3, 4])]
    case .enumeration(_, let cases, _): return cases.map { .string($0) }
    case .options(_, let cases, _): return [.strings(Array(cases.prefix(2)))]
    case .object(let object) where object.isValue:
      return [members(of: object, classes)] + names(of: object, classes)
        + (object.base == "UIVisualEffect" ? Self.glass : [])
    default: return []
    }
  }

  /// The texts that stand for an object.
  private static func names(of type: ObjectType, _ classes: ClassTable) -> [DocumentValue] {
    guard case .enumeration(_, let cases, _)? = classes.shorthand(of: type)?.type else {
      return []
    }
    return cases.map { .string($0) }
  }

  private static let glass: [DocumentValue] = [
    .object([("class", .string("UIGlassEffect"))]),
    .object([
      ("class", .string("UIGlassEffect")), ("style", .string("clear")),
      ("tintColor", .string("red")), ("isInteractive", .bool(true)),
    ]),
    .object([("class", .string("UIGlassContainerEffect")), ("spacing", .number(8))]),
  ]

  private static func members(of type: ObjectType, _ classes: ClassTable) -> DocumentValue {
    guard let id = classes.id(named: type.defaultClass ?? type.base) else { return .object([]) }
    return .object(
      classes.properties(of: id).filter { $0.takesRules && $0.name.hasPrefix("acc") == false }
        .compactMap { property in
          if property.name == "isAccessibilityElement" { return nil }
          return values(of: property.type, classes).first.map { (property.name, $0) }
        })
  }

  private static func keys(of property: PropertyDeclaration) -> [String] {
    guard !property.axes.isEmpty else { return [property.name] }
    let parts = property.axes.map { axis in
      switch axis {
      case .state: "highlighted+selected"
      case .itemStyle: "done"
      case .barMetrics: "compact"
      case .barPosition: "bottom"
      case .segmentType: "left"
      case .dividerStates: "left=selected,right=normal"
      case .searchBarIcon: "bookmark"
      case .integer: "1"
      }
    }
    let whole = "\(property.name)@\(parts.joined(separator: ","))"
    return property.axes.contains(.searchBarIcon) ? [whole] : [property.name, whole]
  }

  /// The code of a theme.
  static func export(
    _ theme: DocumentValue, _ language: CodeLanguage, minimum: Int = 12
  ) throws -> ThemeExport.Result {
    var options = RenderOptions()
    options.system = 18
    let built = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options)
      .buildTheme(SourceFile(label: "all.theme.json", text: theme.json))
    let screen = try #require(built.screen, "\(built.diagnostics.sorted().prefix(5))")
    var code = ThemeExport.Options(language: language)
    code.minimum = minimum
    return ThemeExport.run(built.themes, classes: screen.classes, options: code)
  }

  private static let stubs = Repository.path("Tests/ThemeCodeTests/Stubs")

  /// Clang's findings in Objective-C that runs from a version of iOS on.
  static func clang(_ code: String, minimum: Int) throws -> String {
    let folder = try TemporaryDirectory()
    try Files.write(Array(code.utf8), to: folder["Theme.m"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      "clang -target arm64-apple-ios\(minimum) -fobjc-arc -fsyntax-only -Wall -Wunguarded-availability "
        + "-Wno-deprecated-declarations -Werror -I \(stubs) Theme.m")
    return outcome.status == 0 ? "" : outcome.errors
  }

  /// The findings of Swift's compiler.
  static func swiftc(_ code: String) throws -> String {
    let folder = try TemporaryDirectory()
    try Files.write(Array(code.utf8), to: folder["Theme.swift"])
    try Files.write(
      try #require(Files.bytes("\(stubs)/UIKit.swift.txt")), to: folder["UIKit.swift"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      "swiftc -emit-module -module-name UIKit -parse-as-library -suppress-warnings UIKit.swift "
        + "-module-cache-path cache -o UIKit.swiftmodule && "
        + "swiftc -typecheck -module-cache-path cache -I . Theme.swift")
    return outcome.status == 0 && outcome.errors.isEmpty ? "" : outcome.errors
  }

  private static let hasClang = (try? CommandRunner().runShell("command -v clang"))?.status == 0

  @Test func `of every property, Swift passes the compiler`() throws {
    let result = try Self.export(Self.everything(), .swift)
    let errors = try Self.swiftc(result.text)
    #expect(errors.isEmpty, "\(errors.prefix(4000))")
  }

  @Test(
    .enabled(if: hasClang, "clang comes with Swift's toolchain"),
    arguments: [5, 6, 7, 8, 9, 12, 13, 18])
  func `of every property, Objective-C passes the compiler`(minimum: Int) throws {
    let result = try Self.export(Self.everything(), .objectiveC, minimum: minimum)
    let errors = try Self.clang(result.text, minimum: minimum)
    #expect(errors.isEmpty, "\(errors.prefix(4000))")
  }

  /// The syntax tree of Swift code, and the names of the header.
  private static func tree(_ code: String) throws -> ([CodeUnit], IntroducedNames) {
    let folder = try TemporaryDirectory()
    try Files.write(Array(code.utf8), to: folder["Theme.swift"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell("mockup-swift-import -- Theme.swift")
    let header = try #require(Files.text("\(stubs)/UIKit/UIKit.h"))
    return (
      try SwiftUnits.read(Array(outcome.output.utf8)), IntroducedNames(header)
    )
  }

  @Test(
    .enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"),
    arguments: [8, 9, 12, 13, 18])
  func `of every property, Swift asks for the system where it has to`(minimum: Int) throws {
    let code = try Self.export(Self.everything(), .swift, minimum: minimum).text
    let (units, names) = try Self.tree(code)
    var check = SwiftAvailability(names: names)
    for unit in units { check.check(unit, minimum: minimum) }
    #expect(check.findings.isEmpty, "\(check.findings.prefix(20).joined(separator: "\n"))")
    #expect(check.guarded > 150)
    // Without any one of the conditions something is missed.
    for condition in check.conditions {
      var damaged = SwiftAvailability(names: names, without: condition)
      for unit in units { damaged.check(unit, minimum: minimum) }
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(
        !damaged.findings.isEmpty,
        "line \(condition.line): \(lines.dropFirst(condition.line - 1).prefix(3))")
    }
  }

  @Test func `what isn't exported is listed with its place and the reason`() throws {
    let theme = Self.everything()
    let result = try Self.export(theme, .swift)
    #expect(result.exported == result.values - result.findings.count)
    var listed: [String: Set<String>] = [:]
    for finding in result.findings {
      let parts = finding.message.split(separator: ":", maxSplits: 1)
      let subject = parts[0].split(separator: " ")[0].prefix { $0 != "@" }
      listed[parts[1].trimmingPrefix(" ").description, default: []].insert(String(subject))
    }
    #expect(
      listed["UIKit has it in the view's layer, which no proxy reaches"]
        == [
          "UIView.cornerRadius", "UIView.borderWidth", "UIView.borderColor", "UIView.shadowColor",
          "UIView.shadowOffset", "UIView.shadowOpacity", "UIView.shadowRadius",
        ])
    #expect(
      listed["it is mockup's own: UIKit has nothing of the kind"]?.isSuperset(of: [
        "UISwitch.slide", "UISearchBar.isActive", "UITableViewCell.text", "UITableViewCell.image",
        "UITableViewCell.height",
      ]) == true)
    #expect(
      listed["UIKit has no setter for it"]?.isSuperset(of: [
        "UITextField.isEditing", "UITableView.style", "UITableViewCell.style",
        "UIButton.buttonType", "UIActivityIndicatorView.isAnimating",
      ]) == true)
  }
}
