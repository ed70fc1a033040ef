import Controls
import ObjectModel
import ScreenFormat
import Testing

@Suite("Values that nobody knows yet")
struct UnknownValueTests {
  private static let variables =
    ##""variables": {"a": {"unknown": "hex(\"a\")"}, "pale": {"color": "$a", "alpha": 0.5}, "b": "$a"}"##

  private static func result(
    _ set: String, class name: String = "UISwitch", rest: String = "", marks: Bool = false
  ) -> ScreenBuilder.Result {
    var options = RenderOptions()
    options.marksUnknown = marks
    let text = """
      {"mockup": 1, "system": 15, \(variables), "appearance": [
        {"class": "\(name)", "set": {\(set)}}\(rest)],
       "window": {"subviews": [{"class": "\(name)"}]}}
      """
    return ScreenBuilder(classes: ClassTable(), loader: MemoryAssets([:]), options: options)
      .build(SourceFile(label: "a.screen.json", text: text))
  }

  private static func value(_ property: String, _ result: ScreenBuilder.Result) throws -> String? {
    let screen = try #require(result.screen, "\(result.diagnostics.sorted())")
    let object = screen.resolved().objects[1]
    return object.style.winner(PropertySlot(property)).map { DocumentPrinter.text($0.value) }
  }

  @Test(arguments: [
    #""onTintColor": "$a""#, #""onTintColor": "$b""#, #""onTintColor": "$pale""#,
    #""onTintColor": {"light": "white", "dark": "$pale"}"#, #""isHidden": "$a""#,
    #""onImage": {"color": "$a", "size": [1, 1]}"#, #""alpha": "$a""#,
  ])
  func `a rule sets nothing where it uses one, and says so`(_ set: String) throws {
    let result = Self.result(set)
    let property = String(set.split(separator: "\"")[0])
    #expect(try Self.value(property, result) == nil)
    let messages = result.diagnostics.sorted()
    #expect(
      messages.count { $0.severity == .warning && $0.message.contains("is not set: '$a'") } == 1)
    #expect(messages.contains { $0.message.hasSuffix(#"is not known (hex("a"))"#) }, "\(messages)")
    let unknown = try #require(result.screen?.sheet.rules.first?.unknown)
    #expect(unknown.map(\.variable) == ["a"] && unknown[0].part == nil)
  }

  @Test func `a weaker rule counts then`() throws {
    let weaker = #", {"class": "UIControl", "set": {"tintColor": "red"}}"#
    let result = Self.result(#""tintColor": "$a""#, rest: weaker)
    #expect(try Self.value("tintColor", result) == "\"#FF0000FF\"")
  }

  @Test func `attributes and parts of objects that are known are set`() throws {
    let text = #"{"foregroundColor": "$a", "kern": 2, "font": "$a"}"#
    let label = Self.result(#""titleTextAttributes": \#(text)"#, class: "UINavigationBar")
    #expect(try Self.value("titleTextAttributes", label) == #"{"kern": 2}"#)
    #expect(
      label.screen?.sheet.rules.first?.unknown.compactMap(\.part) == ["font", "foregroundColor"])
    let bar = Self.result(
      #""standardAppearance": {"backgroundColor": "red", "titleTextAttributes": \#(text)}"#,
      class: "UINavigationBar")
    let parts = try #require(bar.screen?.sheet.rules.first?.unknown)
    #expect(
      parts.map(\.part) == ["titleTextAttributes.font", "titleTextAttributes.foregroundColor"])
    #expect(parts.allSatisfy { $0.slot.name == "standardAppearance" })
  }

  @Test func `colours are marked where that is asked for, and nothing else is`() throws {
    let mark = Self.result(#""onTintColor": "$pale", "alpha": "$a""#, marks: true)
    #expect(try Self.value("onTintColor", mark) == "\"#FF00FF80\"")
    #expect(try Self.value("alpha", mark) == nil)
  }

  @Test(arguments: [
    (#""traits": {"userInterfaceStyle": "$a"}"#, "'$a' is not known: give it a value in place of"),
    (#""variables": {"a": {"unknown": 1}}"#, #"what is not known is {"unknown": TEXT}"#),
    (#""variables": {"a": {"unknown": "x", "b": 1}}"#, #"what is not known is {"unknown": TEXT}"#),
  ])
  func `a value has to be known elsewhere, and the form is fixed`(
    _ member: String, _ message: String
  ) throws {
    let own = member.hasPrefix("\"variables") ? member : "\(Self.variables), \(member)"
    let file = SourceFile(
      label: "a.screen.json", text: "{\"mockup\": 1, \(own), \"window\": {}}")
    let found = ScreenBuilder(classes: ClassTable(), loader: MemoryAssets([:])).validate(file)
      .sorted()
    #expect(found.contains { $0.severity == .error && $0.message.contains(message) }, "\(found)")
  }

  @Test func `thousands of uses in one value are told once`() throws {
    let color = #"{"fill": "$a", "rect": [0, 0, 1, 1]}"#
    let all = Array(repeating: color, count: 2000).joined(separator: ", ")
    let result = Self.result(#""onImage": {"size": [1, 1], "draw": [\#(all)]}"#)
    #expect(result.diagnostics.found.count { $0.message.contains("is not set") } == 1)
  }
}
