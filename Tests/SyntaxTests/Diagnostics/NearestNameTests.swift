import Syntax
import Testing

@Suite("A misspelt name is answered with the nearest one")
struct NearestNameTests {
  private let names = [
    "tintColor", "barTintColor", "textColor", "isHidden", "isEnabled", "isOn", "title", "tiles",
    "x", "y", "frame",
  ]

  @Test(
    "The nearest name is found if it is near enough",
    arguments: [
      ("tinColor", "tintColor"),
      ("tintColour", "tintColor"),
      ("TINTCOLOR", "tintColor"),
      ("titnColor", "tintColor"),
      ("bartint", "barTintColor"),
      ("color", nil),
      ("tle", nil),
      ("hidden", "isHidden"),
      ("enabled", "isEnabled"),
      ("on", "isOn"),
      ("titles", "title"),
      ("X", "x"),
      ("z", nil),
      ("", nil),
      ("fraem", "frame"),
      ("constraints", nil),
    ] as [(String, String?)])
  func suggestions(name: String, nearest: String?) {
    #expect(NearestName.suggest(name, among: names) == nearest)
  }

  @Test("Of equally near names the first wins")
  func ties() {
    #expect(NearestName.suggest("bat", among: ["cat", "bar", "bath"]) == "cat")
    #expect(NearestName.suggest("bat", among: ["bar", "cat", "BAT"]) == "BAT")
  }

  @Test("The sentence names both, or only what was written")
  func sentences() {
    #expect(
      NearestName.unknown("property", "tinColor", among: names)
        == "unknown property 'tinColor'; did you mean 'tintColor'?")
    #expect(NearestName.unknown("key", "\u{1B}[2J", among: names) == "unknown key '\\u{1B}[2J'")
  }

  @Test("A very long name costs nothing")
  func longName() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(NearestName.suggest(name, among: names) == nil)
    #expect(NearestName.unknown("key", name, among: names).count < 120)
  }
}
