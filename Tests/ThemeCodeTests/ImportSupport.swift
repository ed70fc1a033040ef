import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// A theme that was made of code, for questions.
struct Imported {
  var result: ThemeImport.Result
  var root: DocumentNode

  /// The rule for a class, perhaps within others; nil if there is none.
  func rule(_ name: String, in containers: [String] = [], where traits: [String: String] = [:])
    -> DocumentObject?
  {
    root.object?["appearance"]?.array?.lazy.compactMap(\.object).first { rule in
      rule["class"]?.string == name
        && (rule["containedIn"]?.array ?? []).compactMap(\.string) == containers
        && Dictionary(
          uniqueKeysWithValues: (rule["traits"]?.object?.members ?? []).map {
            ($0.key, $0.node.string ?? "")
          }) == traits
    }
  }

  /// A value of a rule as JSON on one line; nil if there is none.
  func value(
    _ key: String, of name: String, in containers: [String] = [],
    where traits: [String: String] = [:]
  ) -> String? {
    rule(name, in: containers, where: traits)?["set"]?.object?[key].map { $0.value.json }
  }

  /// A variable as JSON on one line.
  func variable(_ name: String) -> String? {
    root.object?["variables"]?.object?[name].map { $0.value.json }
  }

  /// A member of the theme as JSON on one line.
  func member(_ name: String) -> String? { root.object?[name].map { $0.value.json } }

  var messages: [String] { result.report.findings.map { "\($0.position): \($0.message)" } }

  /// Makes a theme of Objective-C; it has to be valid.
  static func objectiveC(
    _ code: String, system: Int = 12, define: [String: Bool] = [:],
    images: [String: ThemeAssets.Image] = [:], entries: [String] = []
  ) throws -> Imported {
    let unit = ObjectiveCFile.read(
      SourceFile(label: "App.m", text: code), system: system, definitions: define)
    return try of([unit], system: system, define: define, images: images, entries: entries)
  }

  /// Makes a theme of units.
  static func of(
    _ units: [CodeUnit], system: Int, define: [String: Bool] = [:],
    images: [String: ThemeAssets.Image] = [:], assets: ThemeAssets? = nil, entries: [String] = []
  ) throws -> Imported {
    var options = ThemeImport.Options()
    options.entries = entries
    options.system = system
    options.definitions = define
    options.assets.images = images
    if let assets { options.assets = assets }
    let result = ThemeImport.run(units, classes: ClassTable(), options: options)
    var diagnostics = Diagnostics()
    let file = SourceFile(label: "app.theme.json", text: result.text)
    let root = try #require(JSONParser.parse(file, into: &diagnostics))
    if images.isEmpty, assets == nil {
      var options = RenderOptions()
      options.system = system
      let builder = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options)
      let errors = builder.validate(file).sorted().filter { $0.severity == .error }
      #expect(errors.isEmpty, "\(errors) in \(result.text)")
    }
    return Imported(result: result, root: root)
  }
}
