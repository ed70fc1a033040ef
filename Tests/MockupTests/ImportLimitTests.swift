import TestSupport
import Testing

/// Code may be large, deep, and hold itself: each limit is told with its place, and no run takes all time or memory.
@Suite struct ImportLimitTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func importing(
    _ files: [String: String], _ line: String
  ) throws -> CommandRunner.Outcome {
    for (name, text) in files { try Files.write(Array(text.utf8), to: folder[name]) }
    var runner = CommandRunner()
    runner.folder = folder.path
    runner.measuresMemory = true
    return try runner.runShell("ulimit -t 30; mockup import \(line)")
  }

  private static func method(_ body: String, before: String = "") -> String {
    "\(before)\n@implementation App\n- (void)style {\n\(body)\n}\n@end\n"
  }

  private static let set = "[[UILabel appearance] setAlpha:x];"

  private static func nested(_ count: Int, _ first: String, _ last: String, _ inner: String = "1")
    -> String
  {
    String(repeating: first, count: count) + inner + String(repeating: last, count: count)
  }

  /// A limit: code of a size, the greatest size that is taken, and words of the message about more.
  struct Limit: CustomTestStringConvertible {
    var name: String
    var most: Int
    /// A size beyond the limit; nil for little more than the greatest.
    var above: Int? = nil
    var message: String
    var code: @Sendable (Int) -> String
    var testDescription: String { name }
  }

  static let limits: [Limit] = [
    Limit(name: "a sum", most: 1000, message: "more than 1000 operators or calls in a row") {
      method("CGFloat x = \(Array(repeating: "1", count: $0).joined(separator: " + "));\n\(set)")
    },
    Limit(name: "members", most: 1000, message: "more than 1000 operators or calls in a row") {
      method(
        "id y = \(Array(repeating: "a", count: $0).joined(separator: "."));\nCGFloat x = 1;\n\(set)"
      )
    },
    Limit(name: "conditions", most: 1000, message: "more than 1000 operators or calls in a row") {
      let test = Array(repeating: "YES", count: $0).joined(separator: " && ")
      return method("CGFloat x = 1; if (\(test)) { \(set) }")
    },
    Limit(name: "parentheses", most: 98, message: "nested more than 200 levels deep") {
      method("CGFloat x = \(nested($0, "(", ")"));\n\(set)")
    },
    Limit(name: "blocks", most: 90, above: 100, message: "nested more than 200 levels deep") {
      method("CGFloat x = 1;\n" + nested($0, "{", "}", set))
    },
    Limit(name: "names", most: 997, message: "depends on more than 1000 others") { count in
      let macros = (0..<count).map { "#define A\($0) A\($0 + 1)\n" }.joined()
      return method(
        "[[UILabel appearance] setAlpha:A0];", before: "\(macros)#define A\(count) 0.5")
    },
    Limit(name: "steps", most: 130, above: 260, message: "takes more than 2000000 steps") {
      method(
        """
        CGFloat x = 0;
        for (int i = 0; i < \($0); i++) { for (int j = 0; j < 1000; j++) { x = 1 + 1 + 1; } }
        \(set)
        """)
    },
    Limit(name: "lists that hold themselves", most: 15, message: "100000 parts") {
      method(
        "id a = @[@1];\n\(String(repeating: "a = @[a, a];\n", count: $0))CGFloat x = 1;\n\(set)")
    },
    Limit(name: "lists in lists", most: 63, message: "64 in each other") {
      method("id a = @1;\n\(String(repeating: "a = @[a];\n", count: $0 + 1))CGFloat x = 1;\n\(set)")
    },
    Limit(name: "text", most: 20, message: "1 MiB of text") {
      method(
        "id s = @\"a\";\n"
          + String(repeating: "s = [s stringByAppendingString:s];\n", count: $0)
          + "CGFloat x = 1;\n\(set)")
    },
    Limit(name: "values by traits", most: 2, message: "more than 64 different ones by traits") {
      method(
        "CGFloat y = UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 1 : 2;\n"
          + String(repeating: "y = y + y;\n", count: $0) + "CGFloat x = 1;\n\(set)")
    },
    Limit(name: "superclasses", most: 100, message: "has more than 100 superclasses") { count in
      let classes = (0..<count).map { "@interface A\($0) : A\($0 + 1)\n@end\n" }.joined()
      return method(
        "[[A0 appearance] setAlpha:0.5];",
        before: "\(classes)@interface A\(count) : UILabel\n@end\n")
    },
  ]

  @Test("a limit takes what is below it, and tells its place above", arguments: limits)
  func limit(limit: Limit) throws {
    let below = try importing(["a.m": limit.code(limit.most)], "a.m")
    #expect(!below.errors.contains(limit.message), "\(below.errors.prefix(1000))")
    #expect(below.errors.contains("1 statement: 1 carried over"), "\(below.errors.prefix(1000))")
    let above = try importing(["a.m": limit.code(limit.above ?? limit.most + 2)], "a.m")
    #expect(above.errors.contains(limit.message), "\(above.errors.prefix(1000))")
    #expect(above.errors.contains("\na.m:"))
    #expect(above.status == 0)
  }

  @Test func `code that takes all its steps leaves other files theirs`() throws {
    let endless = Self.limits.first { $0.name == "steps" }?.code(1000) ?? ""
    let outcome = try importing(
      [
        "a.m": endless,
        "b.m": "@implementation B\n- (void)apply { [[UISwitch appearance] setAlpha:0.5]; }\n@end\n",
      ], "a.m b.m")
    #expect(outcome.errors.contains("a.m:"))
    #expect(outcome.output.contains(#"{"class": "UISwitch", "set": {"alpha": 0.5}}"#))
  }

  @Test(
    "time grows no faster than the code",
    arguments: [
      (
        "a.m",
        { @Sendable count in
          (0..<count).map {
            "@implementation C\($0)\n- (void)apply { [x apply]; [[UILabel appearance] setAlpha:1]; }\n@end\n"
          }.joined()
        }
      ),
      (
        "a.m",
        { @Sendable count in
          method(
            (0..<count).map {
              "[[A\($0) appearance] setTintColor:[UIColor redColor]]; [[UILabel appearance] setTextColor:[Z a\($0)]];"
            }.joined(separator: "\n"))
        }
      ),
      (
        "uiss.json",
        { @Sendable count in
          "{"
            + (0..<count).map { #""Unknown\#($0)": {"tintColor": "red"}"# }.joined(separator: ", ")
            + "}"
        }
      ),
    ] as [(String, @Sendable (Int) -> String)])
  func growth(name: String, code: @Sendable (Int) -> String) throws {
    // A run that is quadratic takes minutes.
    let outcome = try importing([name: code(8000)], name)
    #expect(outcome.status == 0, "\(outcome.errors.suffix(500))")
    #expect(outcome.errors.contains(" carried over"))
    #expect(try #require(outcome.peakMemory) < 600_000)
  }

  @Test func `objects and closures that hold each other in a long chain are let go of`() throws {
    let outcome = try importing(
      [
        "a.m": Self.method(
          """
          Node *root = [[Node alloc] init];
          Node *last = root;
          for (int i = 0; i < 150; i++) { for (int j = 0; j < 500; j++) {
            Node *next = [[Node alloc] init];
            last.next = next;
            last = next;
          } }
          CGFloat x = 1;
          \(Self.set)
          """, before: "@interface Node : NSObject\n@end\n@implementation Node\n@end\n")
      ], "a.m")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("steps") || outcome.errors.contains("1 carried over"))
  }

  @Test(
    "a value that documents don't take is left out, and the rest is valid",
    arguments: [
      "setFont:[UIFont systemFontOfSize:1e308]", "setFont:[UIFont systemFontOfSize:-4]",
      "setTextColor:[[UIColor redColor] colorWithAlphaComponent:1e308]",
    ])
  func invalid(setter: String) throws {
    let outcome = try importing(
      [
        "a.m": Self.method(
          "[[UISwitch appearance] setAlpha:0.5];\n[[UILabel appearance] \(setter)];")
      ], "a.m -o a.theme.json && mockup validate a.theme.json && cat a.theme.json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.errors.contains(
        "a.m:5:1: warning: not carried over: the theme would not be valid: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("2 statements: 1 carried over, 1 not"))
    #expect(outcome.output.contains("UISwitch") && !outcome.output.contains("UILabel"))
  }

  // MARK: Swift

  static let swiftLimits: [Limit] = [
    Limit(
      name: "square brackets", most: 12, message: "square brackets are nested more than 12 levels"
    ) { "func s() { let a = \(nested($0, "[", "]")); UILabel.appearance().alpha = 0.5 }" },
    Limit(name: "brackets", most: 98, message: "brackets are nested more than 100 levels") {
      "func s() { UILabel.appearance().alpha = 0.5 }\n// ((((\nlet b = \"[[[[[[[[[[[[[[[\"\nlet a = "
        + nested($0 / 2, "{(", ")}")
    },
    Limit(name: "a sum", most: 1001, message: "more than 1000 operators in a row") {
      let sum = Array(repeating: "1", count: $0).joined(separator: " + ")
      return "func s() { let a = \(sum); UILabel.appearance().alpha = 0.5 }"
    },
    Limit(name: "parts of a string", most: 49, message: "more than 100 parts") {
      "func s() { let a = \"\(String(repeating: "a\\(1)", count: $0))\"; UILabel.appearance().alpha = 0.5 }"
    },
    Limit(name: "a list", most: 20_000, message: "more than 20000 elements") {
      "func s() { let a = [\(String(repeating: "1,", count: $0))]; UILabel.appearance().alpha = 0.5 }"
    },
  ]

  @Test(
    "a limit of Swift's syntax takes what is below it, and tells its place above",
    .enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"), arguments: swiftLimits)
  func swiftLimit(limit: Limit) throws {
    let below = try importing(["a.swift": limit.code(limit.most)], "a.swift")
    #expect(!below.errors.contains(limit.message), "\(below.errors.prefix(1000))")
    #expect(below.errors.contains("1 statement: 1 carried over"), "\(below.errors.prefix(1000))")
    let above = try importing(
      [
        "a.swift": limit.code(limit.most + 4),
        "b.swift": "func t() { UISwitch.appearance().onTintColor = .red }",
      ], "a.swift b.swift")
    #expect(above.errors.contains(limit.message), "\(above.errors.prefix(1000))")
    #expect(above.errors.contains("\na.swift:"))
    #expect(above.output.contains(#""onTintColor": "red""#))
  }

  @Test func `a file that the program can't read does not end the import of others`() throws {
    // A link to mockup beside a program that fails for one file.
    let build = try CommandRunner.programDirectory()
    let place = "\(build)/failing-swift-import"
    defer { Files.remove(place) }
    try Files.createFolder(place)
    let script = """
      #!/bin/sh
      case "$*" in *bad.swift*) exit 3;; esac
      echo '{"version":4}'
      while [ "$1" != -- ]; do shift; done
      shift
      for file in "$@"; do echo "{\\"file\\":\\"$file\\"}"; done
      """
    try Files.write(Array(script.utf8), to: "\(place)/mockup-swift-import")
    for name in ["a", "b", "bad", "c", "d"] { try Files.write([], to: folder["\(name).swift"]) }
    try Files.write(
      Array(Self.method("[[UISwitch appearance] setAlpha:0.5];").utf8), to: folder["e.m"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell(
      """
      chmod +x '\(place)/mockup-swift-import'; ln -f '\(build)/mockup' '\(place)/mockup'
      '\(place)/mockup' import .
      """)
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        "\n./bad.swift:1:1: warning: it is not read: mockup-swift-import ended with the status 3"),
      "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 4, "\(outcome.errors)")
    #expect(outcome.output.contains("UISwitch"))
  }
}
