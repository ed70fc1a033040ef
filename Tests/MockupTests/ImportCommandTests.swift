import TestSupport
import Testing

/// Code that nobody vouches for: what can be read is imported, the rest is told, and nothing ends the program.
@Suite("import bears code of all kinds")
struct ImportCommandTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private static let rule = "[[UISwitch appearance] setOnTintColor:[UIColor redColor]];"

  private func importing(
    _ line: String, _ files: [String: [UInt8]]
  ) throws -> CommandRunner.Outcome {
    for (name, bytes) in files { try Files.write(bytes, to: folder[name]) }
    var runner = CommandRunner()
    runner.folder = folder.path
    return try runner.runShell("mockup import \(line)")
  }

  private static func objectiveC(_ body: String, before: String = "") -> [UInt8] {
    Array("\(before)\n@implementation App\n- (void)style {\n\(body)\n}\n@end\n".utf8)
  }

  @Test(
    "code that is damaged, endless or deep leaves the rest",
    arguments: [
      ("", "[[UISlider appearance] setMinimumTrackTintColor:;"),
      ("#define A B\n#define B A", "[[UISlider appearance] setMinimumTrackTintColor:A];"),
      (
        "#define F(x) F(F(x))",
        "[[UISlider appearance] setMinimumTrackTintColor:F([UIColor redColor])];"
      ),
      (
        "@implementation Loop\n+ (UIColor *)c { return [self c]; }\n@end",
        "[[UISlider appearance] setMinimumTrackTintColor:[Loop c]];"
      ),
      ("#if 1\n#if 2\n", "[[UISlider appearance] setMinimumTrackTintColor:@\"\\\"];"),
      (
        "", "[[UISlider appearance] setMinimumTrackTintColor:" + String(repeating: "(", count: 5000)
      ),
      ("", "for (int i = 0; i < 1; ) { [[UISlider appearance] setTintColor:nil]; }"),
      ("", "while (YES) { x++; }\n[[UISlider appearance] setMinimumTrackTintColor:x];"),
    ])
  func damaged(before: String, body: String) throws {
    let outcome = try importing(
      "a.m b.m",
      ["a.m": Self.objectiveC(body, before: before), "b.m": Self.objectiveC(Self.rule)])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""onTintColor": "red""#), "\(outcome.output)")
    #expect(outcome.errors.contains("a.m:"), "\(outcome.errors.prefix(2000))")
    let strict = try importing("a.m b.m --strict", [:])
    #expect(strict.status == 65 && strict.output.isEmpty)
  }

  @Test(arguments: ["a.js", "a.dart", "Info.plist", "package.json", "/dev/null"])
  func `files of other kinds are refused with what can be read`(name: String) throws {
    let files = name.hasPrefix("/") ? [:] : [name: Array(#"{"name": "app"}"#.utf8)]
    let outcome = try importing("\(name) -o t.theme.json", files)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "mockup: error: '\(name)' is not read: import takes Swift (.swift), Objective-C and C"))
    #expect(!Files.exists(folder["t.theme.json"]))
  }

  @Test func `design tokens become a theme that renders`() throws {
    let tokens = ##"{"brand": {"$type": "color", "$value": "#FF0000"}}"##
    let outcome = try importing(
      "Tokens --bind window.backgroundColor=brand -o t.theme.json",
      ["Tokens/base.tokens.json": Array(tokens.utf8), "Tokens/package.json": Array("{}".utf8)])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "1 variable of 1 file\n")
    let theme = Files.text(folder["t.theme.json"])
    #expect(theme?.contains(#""tokens": ["Tokens/base.tokens.json"]"#) == true, "\(theme ?? "")")
    let mixed = try importing(
      "Tokens a.m --bind window.tintColor=brand", ["a.m": Self.objectiveC(Self.rule)])
    #expect(mixed.status == 64 && mixed.errors.contains("name files of design tokens and no code"))
  }

  @Test func `ten megabytes of literals are read or refused`() throws {
    let numbers = String(repeating: "@1.5, ", count: 1_700_000)
    let outcome = try importing(
      "a.m",
      [
        "a.m": Self.objectiveC(
          Self.rule, before: "static NSArray *x(void) { return @[\(numbers)]; }")
      ])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(500))")
    #expect(
      outcome.output.contains(#""onTintColor": "red""#) || outcome.errors.contains("too long"))
  }

  @Test func `links out of the folder are not followed`() throws {
    let outcome = try importing(
      "App; ln -s ../secret.m App/link.m; ln -s / App/root; mockup import App",
      [
        "App/b.m": Self.objectiveC(Self.rule),
        "secret.m": Self.objectiveC("[[UISlider appearance] x];"),
      ]
    )
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("App/link.m:1:1: warning: it is a link, which is not followed"))
    #expect(!outcome.errors.contains("secret"))
  }

  @Test func `UTF-16 and Latin-1 are read as what they are`() throws {
    let text = String(
      decoding: Self.objectiveC(
        "[[UILabel appearance] setFont:[UIFont fontWithName:@\"Größe\" size:12]];"), as: UTF8.self)
    let units = Array(text.utf16)
    let cases: [[UInt8]] = [
      [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
      text.unicodeScalars.map { UInt8($0.value) },
      [0xEF, 0xBB, 0xBF] + Array(text.utf8),
    ]
    for bytes in cases {
      let outcome = try importing("a.m", ["a.m": bytes])
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("stands for 'Größe'"), "\(outcome.errors)")
    }
  }

  @Test(
    "Swift that is damaged, endless, deep or in another encoding leaves the rest",
    .enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"),
    arguments: [
      "UISlider.appearance().minimumTrackTintColor = = .red }} func",
      "var a: UIColor { b }\nvar b: UIColor { a }\nfunc s() { UISlider.appearance().tintColor = a }",
      "func s() { UISlider.appearance().tintColor = \(String(repeating: "(", count: 3000)) }",
      "func s() { while true { }\nUISlider.appearance().nothing = .red }",
      "func s() { UISlider.appearance().nothing = [\(String(repeating: "1, ", count: 30_000))] }",
    ])
  func damagedSwift(code: String) throws {
    let outcome = try importing(
      "a.swift b.swift",
      [
        "a.swift": Array(code.utf8),
        // UTF-16.
        "b.swift": [0xFF, 0xFE]
          + "func t() { UISwitch.appearance().onTintColor = .red }".utf16.flatMap {
            [UInt8($0 & 0xFF), UInt8($0 >> 8)]
          },
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""onTintColor": "red""#), "\(outcome.output)")
    #expect(outcome.errors.contains("a.swift:"), "\(outcome.errors.prefix(2000))")
  }

  @Test("a program that reads Swift of another version is told, and which of the two to build anew")
  func otherVersion() throws {
    // A link to mockup beside a program that prints another version.
    let build = try CommandRunner.programDirectory()
    let folder = "\(build)/other-version-of-swift-import"
    defer { Files.remove(folder) }
    try Files.createFolder(folder)
    let runner = CommandRunner()
    #expect(try runner.runShell("ln -f '\(build)/mockup' '\(folder)/mockup'").status == 0)
    for (version, expected) in [
      ("1", "mockup-swift-import is older than mockup; 'make swift-import' builds it anew"),
      ("99", "mockup is older than mockup-swift-import; 'make' builds it anew"),
    ] {
      let script = "#!/bin/sh\necho '{\"version\":\(version)}'\necho '{\"file\":\"a.swift\"}'\n"
      try Files.write(Array(script.utf8), to: "\(folder)/mockup-swift-import")
      try Files.write(Array("func a() {}".utf8), to: "\(folder)/a.swift")
      let outcome = try runner.runShell(
        "cd '\(folder)' && chmod +x mockup-swift-import && ./mockup import a.swift")
      #expect(outcome.status == 66, "\(outcome.errors)")
      #expect(outcome.errors.contains(expected), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
  }
}
