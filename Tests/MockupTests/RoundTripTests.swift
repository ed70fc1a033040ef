import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing
import ThemeCode

/// A theme that is exported and imported again does what it did before.
@Suite("A theme that is exported and imported again themes every screen alike")
struct RoundTripTests {
  /// The screens of one system by the themes that they name.
  struct Group: Sendable, CustomTestStringConvertible {
    var themes: [String]
    /// The system, as whose pictures those of the code are drawn.
    var system: Int
    var screens: [String]

    var testDescription: String {
      themes.map { Files.name(of: $0) }.joined(separator: ", ") + " on iOS \(system)"
    }
  }

  private static let screens: [String] = {
    let root = Repository.path("Fixtures/Screens")
    return (Files.names(root) ?? []).sorted().flatMap { folder in
      (Files.names("\(root)/\(folder)") ?? []).sorted().filter { $0.hasSuffix(".screen.json") }
        .map { "\(root)/\(folder)/\($0)" }
    }
  }()

  /// Whether the environment asks for each screen under each theme.
  private static let isWhole = Environment.value("MOCKUP_ROUND_TRIP") == "all"

  static let groups: [Group] = {
    var groups: [Group] = []
    var systems: [Int: [String]] = [:]
    for path in screens {
      guard let root = tree(path)?.object else { continue }
      let system = root["system"]?.integer ?? 12
      systems[system, default: []].append(path)
      guard let themes = root["themes"]?.array,
        // bar-tint names a class that its screen declares: it is no theme by itself.
        !themes.contains(where: { $0.string?.contains("bar-tint") == true })
      else { continue }
      let paths = themes.compactMap(\.string).map {
        FilePath.simplified(FilePath.join(FilePath.folder(of: path), $0))
      }
      if let index = groups.firstIndex(where: { $0.themes == paths && $0.system == system }) {
        groups[index].screens.append(path)
      } else {
        groups.append(Group(themes: paths, system: system, screens: [path]))
      }
    }
    guard isWhole else { return groups }
    var combinations: [[String]] = []
    for group in groups where !combinations.contains(group.themes) {
      combinations.append(group.themes)
    }
    return combinations.flatMap { themes in
      systems.sorted { $0.key < $1.key }.map { Group(themes: themes, system: $0, screens: $1) }
    }
  }()

  private static func tree(_ path: String) -> DocumentNode? {
    guard let text = Files.text(path) else { return nil }
    var diagnostics = Diagnostics()
    return DocumentTree.read(SourceFile(label: path, text: text), into: &diagnostics)
  }

  /// Settings that UIKit has no code for, by the theme's file and line.
  static let listed: [String: [String]] = [
    "special.theme.json": [
      "special-base.theme.json:52: SpecialObject.specialColor isn't exported: "
        + "only views and bar items have appearance proxies in UIKit",
      "special.theme.json:9: AlertController.specialColor isn't exported: "
        + "only views and bar items have appearance proxies in UIKit",
    ]
  ]

  @Test(arguments: groups)
  func `by Objective-C`(_ group: Group) throws { try check(group, "objc") }

  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"), arguments: groups)
  func `by Swift`(_ group: Group) throws { try check(group, "swift") }

  private func check(_ group: Group, _ language: String) throws {
    let folder = try TemporaryDirectory()
    let whole = DocumentValue.object([
      ("mockup", .number(1)), ("name", .string("Whole")), ("extends", .strings(group.themes)),
    ])
    try Files.write(Array(whole.json.utf8), to: folder["whole.theme.json"])
    let listed = try findings(folder["whole.theme.json"], language)
    #expect(
      listed.map { "\(FilePath.name(of: $0.file)):\($0.position.line): \($0.message)" }.sorted()
        == group.themes.flatMap { Self.listed[Files.name(of: $0)] ?? [] }.sorted())
    let chain = try chain(folder["whole.theme.json"])
    // Pictures are drawn as the oldest iOS does.
    let minimum = group.system
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      "mockup export whole.theme.json --language \(language) --minimum \(minimum) -o code")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let name = language == "swift" ? "code/App.swift" : "code/App.h"
    try Files.write(Array(Self.classes(of: chain, language).utf8), to: folder[name])
    // The application's own images are where they were.
    let assets = chain.flatMap { root in
      (root.node.object?["assets"]?.array ?? []).compactMap(\.string).map {
        "'\(FilePath.join(FilePath.folder(of: root.file), $0))'"
      }
    }
    let imported = try runner.runShell(
      "mockup import code \(assets.joined(separator: " ")) --system 18 -o back.theme.json")
    #expect(imported.status == 0, "\(imported.errors)")
    #expect(imported.errors.contains(", 0 not, 0 need a value"), "\(imported.errors)")
    let back = try #require(Self.tree(folder["back.theme.json"]))
    let themes = [
      ("new", merged(chain, back: back, without: [], folder)),
      ("old", merged(chain, back: nil, without: listed, folder)),
    ]
    for (name, theme) in themes {
      try Files.write(Array(theme.json.utf8), to: folder["\(name).theme.json"])
      try Files.write(
        Array(Self.renamed(theme).json.utf8), to: folder["\(name)-elsewhere.theme.json"])
    }
    for path in group.screens {
      let ending = try Self.themes(of: path) == group.themes ? "" : "-elsewhere"
      let old = try screen(path, folder["old\(ending).theme.json"])
      let new = try screen(path, folder["new\(ending).theme.json"])
      // A screen that has a class of the same name as the theme takes none of its rules.
      guard let old, let new else {
        #expect(old == nil && new == nil && Self.isWhole, "\(path)")
        continue
      }
      let lines = zip(Self.values(old), Self.values(new))
      for (a, b) in lines where a != b { Issue.record("\(path):\n\(a)\n\(b)") }
      try Self.expectSamePixels(old, new, path)
    }
  }

  /// The application's own classes, which the code of a theme does not declare.
  private static func classes(of chain: [ScreenBuilder.Root], _ language: String) -> String {
    let types = ["color": "UIColor", "string": "NSString", "image": "UIImage", "font": "UIFont"]
    var text = ""
    for member in chain.flatMap({ $0.node.object?["classes"]?.object?.members ?? [] }) {
      let object = member.node.object
      let superclass = member.node.string ?? object?["superclass"]?.string ?? "UIView"
      let properties = (object?["properties"]?.object?.members ?? []).map { property in
        let type = property.node.string ?? property.node.object?["type"]?.string ?? ""
        return language == "swift"
          ? "  @objc dynamic var \(property.key): \(types[type] ?? "CGFloat")\n"
          : "@property (nonatomic) \(types[type].map { "\($0) *" } ?? "CGFloat ")\(property.key) "
            + "UI_APPEARANCE_SELECTOR;\n"
      }
      text +=
        language == "swift"
        ? "class \(member.key): \(superclass) {\n\(properties.joined())}\n"
        : "@interface \(member.key) : \(superclass)\n\(properties.joined())@end\n"
    }
    return text
  }

  /// The paths of the themes that a screen names.
  private static func themes(of path: String) throws -> [String] {
    try #require(tree(path)?.object)["themes"]?.array?.compactMap(\.string).map {
      FilePath.simplified(FilePath.join(FilePath.folder(of: path), $0))
    } ?? []
  }

  /// A theme whose variables have names of their own. A screen that was not made for it may use the same name for
  /// something else, which would count in documents and not in code.
  private static func renamed(_ theme: DocumentValue) -> DocumentValue {
    guard case .object(let object) = theme else { return theme }
    let names = Set(object["variables"]?.object?.members.map(\.key) ?? [])
    func renamed(_ value: DocumentValue) -> DocumentValue {
      switch value {
      case .object(let object):
        return .object(object.members.map { ($0.key, renamed($0.node.value)) })
      case .array(let elements): return .array(elements.map { renamed($0.value) })
      case .string(let text):
        guard text.hasPrefix("$"), names.contains(String(text.dropFirst())) else { return value }
        return .string("$theme-\(text.dropFirst())")
      default: return value
      }
    }
    return .object(
      object.members.map { member in
        guard member.key == "variables", let variables = member.node.object else {
          return (member.key, renamed(member.node.value))
        }
        return (
          member.key,
          .object(variables.members.map { ("theme-\($0.key)", renamed($0.node.value)) })
        )
      })
  }

  private func chain(_ path: String) throws -> [ScreenBuilder.Root] {
    let file = SourceFile(label: path, text: try #require(Files.text(path)))
    var options = RenderOptions()
    options.system = 18
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options)
      .buildTheme(file)
    return result.themes
  }

  private func findings(_ path: String, _ language: String) throws -> [Diagnostic] {
    let file = SourceFile(label: path, text: try #require(Files.text(path)))
    var options = RenderOptions()
    options.system = 18
    let built = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options)
      .buildTheme(file)
    let screen = try #require(built.screen, "\(built.diagnostics.sorted())")
    var code = ThemeExport.Options(language: language == "swift" ? .swift : .objectiveC)
    code.minimum = 13
    let result = ThemeExport.run(built.themes, classes: screen.classes, options: code)
    #expect(result.exported == result.values - result.findings.count)
    return result.findings
  }

  /// One theme of a chain: with its own rules but for those listed, or with those that came back.
  private func merged(
    _ chain: [ScreenBuilder.Root], back: DocumentNode?, without listed: [Diagnostic],
    _ folder: TemporaryDirectory
  ) -> DocumentValue {
    var lists: [String: [DocumentValue]] = [:]
    var objects: [String: [(String, DocumentValue)]] = [:]
    func add(_ node: DocumentNode, from file: String, _ keys: [String]) {
      for key in keys {
        for element in node.object?[key]?.array ?? [] {
          let path = FilePath.join(FilePath.folder(of: file), element.string ?? "")
          lists[key, default: []].append(key == "appearance" ? element.value : .string(path))
        }
        for member in node.object?[key]?.object?.members ?? [] {
          objects[key, default: []].removeAll { $0.0 == member.key }
          objects[key, default: []].append((member.key, member.node.value))
        }
      }
    }
    for root in chain {
      add(root.node, from: root.file, ["classes", "variables", "assets", "fonts", "infoPlist"])
      guard back == nil else { continue }
      let places = listed.filter { $0.file == root.file }.map(\.position)
      add(Self.without(root.node, places), from: root.file, ["window", "appearance"])
    }
    if let back {
      add(
        back, from: folder["back.theme.json"], ["variables", "assets", "window", "appearance"])
    }
    return .object(
      [("mockup", .number(1))] + lists.sorted { $0.key < $1.key }.map { ($0.key, .array($0.value)) }
        + objects.sorted { $0.key < $1.key }.map { ($0.key, .object($0.value)) })
  }

  /// A tree without the members at some places.
  private static func without(
    _ node: DocumentNode, _ places: [SourcePosition]
  ) -> DocumentNode {
    var result = node
    switch node.value {
    case .object(let object):
      result.value = .object(
        object.members.filter { !places.contains($0.keyPosition) }
          .map { ($0.key, without($0.node, places).value) })
    case .array(let elements): result.value = .array(elements.map { without($0, places).value })
    default: break
    }
    return result
  }

  /// A screen with a theme in place of its own; nil if the two do not fit.
  private func screen(_ path: String, _ theme: String) throws -> Screen? {
    let root = try #require(Self.tree(path)?.object)
    let members =
      root.members.filter { $0.key != "themes" }.map { ($0.key, $0.node.value) }
      + [("themes", DocumentValue.strings([theme]))]
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets())
      .build(
        SourceFile(label: path, text: DocumentValue.object(members).json),
        folder: FilePath.folder(of: path))
    if !Self.isWhole { #expect(result.screen != nil, "\(result.diagnostics.sorted())") }
    return result.screen
  }

  /// The values of all objects, those that count and those that lost, with what set them, but for places; images
  /// without their sources.
  private static func values(_ screen: Screen) -> [String] {
    let placed = screen.placedForDrawing()
    let explanations = ObjectExplanations(placed, property: nil)
    return placed.styled.objects.indices.map { index in
      let entry = explanations[index]
      let properties = entry.properties.map { property in
        // UIKit keeps one value for each proxy: of rules with one selector the last alone comes back.
        var told = Set([property.winner.rule.map(selector)])
        let losers = property.overridden.filter { loser in
          loser.candidate.rule.map { told.insert(selector($0)).inserted } ?? true
        }
        return "\(property.name)=\(text(property.winner))"
          + losers.map { ", not \(text($0.candidate)): \($0.reason)" }.joined()
      }
      return "\(entry.path) \(entry.frame) \(entry.tintColor) \(properties.joined(separator: "; "))"
    }
  }

  private static func selector(_ rule: AppearanceRule) -> String {
    "\(rule.className) \(rule.containedIn) \(rule.traits.named)"
  }

  private static func text(_ candidate: Candidate) -> String {
    var value = "image"
    if case .image = candidate.value {
    } else {
      value = DocumentPrinter.text(candidate.value)
    }
    return "\(value) \(candidate.source) \(candidate.rule.map(selector) ?? "")"
  }

  /// Expects two screens to look alike. The same commands draw the same pixels.
  private static func expectSamePixels(_ old: Screen, _ new: Screen, _ path: String) throws {
    let (first, second) = (old.displayList(), new.displayList())
    guard first != second else { return }
    let size = old.device.size
    let scale = old.device.scale
    let pictures = try [first, second].map { list in
      try Rasterizer().render(
        list, width: Int(size.width * scale), height: Int(size.height * scale), scale: scale)
    }
    #expect(pictures[0] == pictures[1], "\(path)")
  }
}
