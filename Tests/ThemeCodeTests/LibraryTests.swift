import Controls
import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import ThemeCode

/// The tables that the interpreter is given: a new call is a row, in both languages.
@Suite("The library of theme code")
struct LibraryTests {
  /// Calls that no system has.
  private static var invented: [CodeLibrary.Row] {
    [
      .function("UIGlossMake") { call in
        call.first?.double.map { .color(.object([("white", .number($0)), ("alpha", .number(1))])) }
      },
      .constructor("UIGloss", "init", "glossWithShine") { call in
        call.value("shine").map { shine in
          let gloss = call.context.makeObject("UIGloss")
          gloss["shine"] = shine
          return .object(gloss)
        }
      },
      .property("UIGloss", "tint") { call in
        guard case .object(let gloss) = call.receiver.plain, let shine = gloss["shine"]?.double
        else {
          return nil
        }
        return .color(.object([("white", .number(shine)), ("alpha", .number(1))]))
      },
      .method("UIColor", "withGloss", "colorWithGloss") { call in
        guard case .color(let color)? = call.receiver.uiKit, let gloss = call.first?.double else {
          return nil
        }
        return .color(.object([("color", color), ("alpha", .number(gloss))]))
      },
      .setter("UIWindow", "glossColor") { call in
        call.tell(UIKitEffect.window(property: "tintColor", call.newValue))
        return .nothing
      },
    ]
  }

  private static func theme(_ unit: CodeUnit, _ rows: [CodeLibrary.Row] = invented) -> String {
    var library = UIKitLibrary.make { _ in nil }
    library.add(rows)
    return ThemeImport.run(
      [unit], classes: ClassTable(), options: ThemeImport.Options(), library: library
    ).text
  }

  private static let objectiveC = """
    @implementation App
    - (void)apply:(UIWindow *)window {
      [[UISwitch appearance] setOnTintColor:[[UIColor redColor] colorWithGloss:0.5]];
      [[UISlider appearance] setMinimumTrackTintColor:UIGlossMake(0.25)];
      [[UITabBar appearance] setTintColor:[UIGloss glossWithShine:0.75].tint];
      window.glossColor = [UIColor greenColor];
    }
    @end
    """

  private static let swift = """
    func apply(_ window: UIWindow) {
      UISwitch.appearance().onTintColor = UIColor.red.withGloss(0.5)
      UISlider.appearance().minimumTrackTintColor = UIGlossMake(0.25)
      UITabBar.appearance().tintColor = UIGloss(shine: 0.75).tint
      window.glossColor = .green
    }

    """

  /// What `mockup-swift-import` prints of `swift`.
  private static let recorded =
    [
      #"{"version":4}"# + "\n",
      #"{"file":"App.swift","types":[],"constants":[],"functions":[{"name":"apply","static":"#,
      #"true,"params":[[null,"window","UIWindow",null]],"body":[["=",2,3,["m",2,3,["c",2,3,["#,
      #""m",2,3,["i",2,3,"UISwitch"],"appearance"],[]],"onTintColor"],"",["c",2,39,["m",2,39"#,
      #",["m",2,39,["i",2,39,"UIColor"],"red"],"withGloss"],[[null,["n",2,61,"0.5"]]]]],["=""#,
      #",3,3,["m",3,3,["c",3,3,["m",3,3,["i",3,3,"UISlider"],"appearance"],[]],"minimumTrack"#,
      #"TintColor"],"",["c",3,49,["i",3,49,"UIGlossMake"],[[null,["n",3,61,"0.25"]]]]],["=","#,
      #"4,3,["m",4,3,["c",4,3,["m",4,3,["i",4,3,"UITabBar"],"appearance"],[]],"tintColor"],""#,
      #"",["m",4,37,["c",4,37,["i",4,37,"UIGloss"],[["shine",["n",4,52,"0.75"]]]],"tint"]],["#,
      #""=",5,3,["m",5,3,["i",5,3,"window"],"glossColor"],"",["m",5,23,null,"green"]]],"at":"#,
      #"[1,6]}],"problems":[]}"#,
      "\n",
    ].joined()

  private static let expected = [
    #""onTintColor": {"color": "red", "alpha": 0.5}"#,
    #""minimumTrackTintColor": {"white": 0.25, "alpha": 1}"#,
    #""tintColor": {"white": 0.75, "alpha": 1}"#,
    #""window": {"tintColor": "green"}"#,
  ]

  @Test func `a row for an invented call serves Objective-C`() {
    let unit = ObjectiveCFile.read(SourceFile(label: "App.m", text: Self.objectiveC))
    let text = Self.theme(unit)
    for part in Self.expected { #expect(text.contains(part), "\(text)") }
    // Without the rows nothing of that is known.
    let without = Self.theme(unit, [])
    for part in Self.expected { #expect(!without.contains(part), "\(without)") }
  }

  @Test func `the same row serves Swift`() throws {
    let unit = try #require(try SwiftUnits.read(Array(Self.recorded.utf8)).first)
    let text = Self.theme(unit)
    for part in Self.expected { #expect(text.contains(part), "\(text)") }
  }

  @Test(.enabled(if: SwiftImporter.isExpected, "\(SwiftImporter.hint)"))
  func `the recorded syntax is that of the Swift code`() throws {
    let folder = try TemporaryDirectory()
    try Files.write(Array(Self.swift.utf8), to: folder["App.swift"])
    var runner = CommandRunner()
    runner.folder = folder.path
    let outcome = try runner.runShell("mockup-swift-import -- App.swift")
    #expect(outcome.output == Self.recorded)
  }

  // MARK: Dispatch

  private static func call(_ name: String, on receiver: CodeValue = .nothing) -> LibraryCall {
    let interpreter = Interpreter(
      CodeIndex([]), library: CodeLibrary(), system: 12, definitions: [:])
    return LibraryCall(
      context: CodeContext(interpreter, file: "a.m", at: .start), name: name, receiver: receiver,
      text: name)
  }

  @Test func `rows with the name come before rows without, and nil leaves a call to the next`() {
    var library = CodeLibrary()
    library.add([
      .method("Thing") { .string("any \($0.name)") },
      .method("Thing", "named") { _ in nil },
      .method("Thing", "named") { _ in .string("named") },
    ])
    #expect(library.run(.method, of: ["Thing"], Self.call("named"))?.text == "named")
    #expect(library.run(.method, of: ["Thing"], Self.call("other"))?.text == "any other")
    #expect(library.run(.method, of: ["Other"], Self.call("named")) == nil)
    #expect(library.run(.property, of: ["Thing"], Self.call("named")) == nil)
    #expect(library.run(.method, of: ["Other", "Thing"], Self.call("named"))?.text == "named")
  }

  @Test func `an argument is found by its label, or by the first part of a selector`() {
    var call = Self.call("colorWithWhite")
    call.arguments = [(label: nil, value: .number(0.5)), (label: "alpha", value: .number(1))]
    #expect(call.values(["white", "alpha"])?.compactMap(\.double) == [0.5, 1])
    #expect(call.values(["white", "gamma"]) == nil)
  }

  @Test func `statements about the theme are told by the table`() {
    let statements = UIKitLibrary.make { _ in nil }.statements
    for name in ["appearance", "appearanceWhenContainedIn", "UITabBarAppearance", "statusBarStyle"]
    {
      #expect(statements.contain(name), "\(name)")
    }
    for name in ["UIKeyboardAppearance", "tintColor", "UIView", "disappearance"] {
      #expect(!statements.contain(name), "\(name)")
    }
    #expect(statements.contain("tintColor", of: "self.window"))
    #expect(!statements.contain("tintColor", of: "button"))
  }
}
