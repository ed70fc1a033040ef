import TestSupport
import Testing

/// How applications reach their themes in Swift.
@Suite("Swift of whole applications is imported")
struct ImportSwiftAppTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String: String]
    var holds: [String]
    var lacks: [String] = []

    var testDescription: String { name }
  }

  private static func launch(_ body: String) -> String {
    """
    import UIKit
    class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) -> Bool {
        \(body)
        return true
      }
    }

    """
  }

  private static let cases = [
    Case(
      name: "a method that onAppear calls",
      files: [
        "App.swift": """
        import SwiftUI
        @main struct Shop: App {
          var body: some Scene { WindowGroup { Text("x").onAppear { setup() } } }
          func setup() { UITableView.appearance().backgroundColor = .clear }
        }
        """
      ], holds: [#"{"class": "UITableView", "set": {"backgroundColor": "clear"}}"#]),
    Case(
      name: "a Swift method that Objective-C calls by its selector",
      files: [
        "Look.swift":
          "import UIKit\n@objc(ABCLook) class Look: NSObject {\n"
          + "  @objc class func setup(theme: Int = 0) { UISwitch.appearance().onTintColor = .red }\n}",
        "Delegate.m":
          "@implementation AppDelegate\n"
          + "- (BOOL)application:(UIApplication *)app didFinishLaunchingWithOptions:(NSDictionary *)o {\n"
          + "  [ABCLook setupWithTheme:0];\n  return YES;\n}\n@end",
      ], holds: [#""onTintColor": "red""#]),
    Case(
      name: "traits and resources by an implicit initialiser",
      files: [
        "Look.swift": """
        import UIKit
        func setup() {
          UINavigationBar.appearance(for: .init(userInterfaceStyle: .dark)).barTintColor = .black
          UISlider.appearance().tintColor = .init(resource: .day)
          UIStepper.appearance().tintColor = UIColor(.night)
        }
        """
      ],
      holds: [
        #""traits": {"userInterfaceStyle": "dark"}"#, #""tintColor": "$day""#,
        #""tintColor": "$night""#,
      ]),
    Case(
      name: "a bar style whose name an extension gives a colour",
      files: [
        "Look.swift": """
        import UIKit
        extension UIColor { static var black: UIColor { return UIColor(white: 0.1, alpha: 1) } }
        func setup() { UITabBar.appearance().barStyle = .black
          UITabBar.appearance().tintColor = .black }
        """
      ], holds: [#""barStyle": "black", "tintColor": "$black""#]),
    Case(
      name: "both images of a back button, and generated accessors",
      files: [
        "Look.swift": """
        import UIKit
        func setup() {
          let a = UINavigationBarAppearance()
          a.setBackIndicatorImage(R.image.back(), transitionMaskImage: R.image.back())
          UINavigationBar.appearance().standardAppearance = a
        }
        """
      ],
      holds: [#""backIndicatorTransitionMaskImage": "$back""#, #""backIndicatorImage": "$back""#]),
    Case(
      name: "a generated class that finds a colour by its own name",
      files: [
        "Assets.swift": """
        import UIKit
        enum Asset { static let brand = ColorAsset(name: "brand") }
        final class ColorAsset {
          var name: String
          typealias Color = UIColor
          lazy var color: Color = { guard let color = Color(asset: self) else { fatalError() }; return color }()
          init(name: String) { self.name = name }
        }
        func setup() { UISwitch.appearance().onTintColor = Asset.brand.color }
        """
      ], holds: [#""onTintColor": "$brand""#]),
    Case(
      name: "a condition that a fresh install decides, and one that nothing does",
      files: [
        "Delegate.swift": launch(
          """
          if Remote.isNight { UINavigationBar.appearance().barTintColor = .black }
              else { UINavigationBar.appearance().barTintColor = .white }
              UISwitch.appearance().onTintColor = UserDefaults.standard.bool(forKey: "blue") ? .blue : .green
          """)
      ],
      holds: ["assuming Remote.isNight", #""barTintColor": "black""#, #""onTintColor": "green""#]),
    Case(
      name: "what only an action calls",
      files: [
        "Delegate.swift": launch("Theme.day()") + """
          enum Theme {
            static func day() { UISwitch.appearance().onTintColor = .green }
            static func night() { UISwitch.appearance().onTintColor = .blue }
          }
          class Settings: UIViewController { @objc func toggled() { Theme.night() } }
          """
      ], holds: [#""onTintColor": "green""#], lacks: ["blue"]),
  ]

  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"), arguments: cases)
  private func `a theme is carried over`(_ item: Case) throws {
    let folder = try TemporaryDirectory()
    for (name, text) in item.files { try Files.write(Array(text.utf8), to: folder[name]) }
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.run(["import", "."])
    #expect(outcome.status == 0, "\(outcome.errors)")
    for text in item.holds { #expect(outcome.output.contains(text), "\(outcome.output)") }
    for text in item.lacks { #expect(!outcome.output.contains(text), "\(outcome.output)") }
  }
}
