import ScreenFormat
import TestSupport
import Testing

/// From which literal or asset each value of a theme comes, as `--json` tells it.
@Suite("import tells where values come from")
struct ImportSourceTests {
  private static let files = [
    "App/App.swift": """
    import UIKit
    func setUp(_ window: UIWindow) {
      window.tintColor = Palette.ink
      UISwitch.appearance().onTintColor = Palette.named("night")
      UISlider.appearance().tintColor = Brand.blue.color
      UIStepper.appearance().tintColor = Asset.accent.color
      UITabBar.appearance().tintColor = Remote.tint
    }
    """,
    "App/Palette.swift": """
    import UIKit
    enum Brand: Int {
      case red = 0xFF0000
      case blue = 0x0000FF
      var color: UIColor { UIColor(hex: rawValue) }
    }
    struct Palette {
      static let ink = UIColor(hex: 0x112233)
      static let names = ["day": 0xFFFFFF,
                          "night": 0x000001]
      static func named(_ name: String) -> UIColor { UIColor(hex: names[name]!) }
    }
    enum Asset { static let accent = ColorAsset(name: "Accent") }
    struct ColorAsset {
      let name: String
      var color: UIColor { UIColor(named: name)! }
    }
    """,
    "App/Hex.swift": """
    import UIKit
    extension UIColor {
      convenience init(hex: Int) {
        self.init(red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
                  blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
      }
    }
    """,
    "App/Assets.xcassets/Accent.colorset/Contents.json": """
    {"colors": [
      {"idiom": "universal",
       "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components": {"red": "0", "green": "1", "blue": "0", "alpha": "1"}}}
    ], "info": {"version": 1, "author": "xcode"}}
    """,
  ]

  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"))
  func `through constants, raw values, dictionaries, helpers, accessors and catalogues`() throws {
    let folder = try TemporaryDirectory()
    for (name, text) in Self.files {
      let slash = try #require(name.lastIndex(of: "/"))
      try Files.createFolder(folder[String(name[..<slash])])
      try Files.write(Array(text.utf8), to: folder[name])
    }
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell("mockup import App --json")
    var diagnostics = Diagnostics()
    let file = SourceFile(label: "report", text: outcome.output)
    let report = try #require(JSONParser.parse(file, into: &diagnostics)?.object)
    func places(_ node: DocumentNode?) -> [String] {
      (node?.array ?? []).map {
        "\($0.object?["file"]?.string ?? ""):\($0.object?["line"]?.integer ?? 0)"
      }
    }
    var found: [[String]] = []
    var assets: [String] = []
    for statement in report["statements"]?.array ?? [] {
      for value in statement.object?["values"]?.array ?? [] {
        found.append(
          [value.object?["path"]?.string ?? ""] + places(value.object?["literals"]).prefix(1))
        assets += places(value.object?["assets"])
      }
    }
    #expect(
      found == [
        ["window.tintColor", "Palette.swift:8"],
        ["appearance[0].set.onTintColor", "Palette.swift:10"],
        ["appearance[1].set.tintColor", "Palette.swift:4"],
        ["appearance[2].set.tintColor", "Palette.swift:13"],
        ["appearance[3].set.tintColor"],
      ])
    let set = "App/Assets.xcassets/Accent.colorset/Contents.json"
    #expect(assets == ["\(set):3", "\(set):5"])
  }
}
