import ObjectModel
import ScreenFormat

extension ThemeExport {
  /// Puts the pieces together to whole files.
  mutating func finish(_ roots: [ScreenBuilder.Root]) {
    result.images = writer.images.map { Asset(name: $0.name, value: $0.value) }
    result.colors = writer.colors.map { Asset(name: $0.name, value: $0.value) }
    let body = CodePiece.listed(pieces, from: options.minimum, in: options.language)
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
      // Headers are called as their classes, as Xcode makes them.
      let own = ownClasses.map { "#import \"\($0).h\"" }
      result.interface = (head + imports + interface).joined(separator: "\n") + "\n"
      result.implementation =
        (["#import \"\(result.typeName).h\""] + own + [""] + implementation)
        .joined(separator: "\n") + "\n"
      result.text =
        (head + imports.dropLast() + own + [""] + interface + [""] + implementation)
        .joined(separator: "\n") + "\n"
    }
  }

  /// A text for a comment, which ends with its line.
  static func plain(_ text: String) -> String {
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
    if options.language == .swift {
      list("Classes of your own, to be imported where another module has them:", ownClasses)
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
