import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

/// What documents add to UIKit's own classes, as categories do.
@Suite struct ClassExtensionTests {
  private static let appearanceFont =
    #""UILabel": {"properties": {"appearanceFont": {"type": "font", "sets": "font"}}}"#

  private func screen(
    classes: String, appearance: String, views: String, system: Int = 12
  ) throws -> Screen {
    let result = build(
      """
      {"system": \(system), "device": {"size": [100, 100], "scale": 1, "statusBarHeight": 0},
       "classes": {\(classes)}, "appearance": \(appearance),
       "window": {"backgroundColor": "white", "subviews": [\(views)]}}
      """)
    let problems = result.diagnostics.sorted().map(\.description)
    return try #require(result.screen, "\(problems)")
  }

  /// The value of a property of each object of a class.
  private func values(_ property: String, of className: String, in screen: Screen) -> [String?] {
    screen.resolved().objects.filter { $0.element.className == className }.map { object in
      object.style.value(PropertySlot(property)).map(DocumentPrinter.text)
    }
  }

  private func findings(_ classes: String, theme: String = "{}") -> [String] {
    let assets = MemoryAssets(["t.theme.json": #"{"classes": \#(theme)}"#])
    return build(
      #"{"themes": ["t.theme.json"], "classes": {\#(classes)}, "window": {}}"#, assets
    ).diagnostics.sorted().map(\.message)
  }

  @Test("A setter that sets a property of UIKit does so by a rule; the instance's own value wins")
  func sets() throws {
    let screen = try screen(
      classes: Self.appearanceFont + #", "Caption": "UILabel""#,
      appearance: """
        [{"class": "UILabel", "set": {"appearanceFont": 20}},
         {"class": "Caption", "set": {"appearanceFont": 11}}]
        """,
      views: """
        {"class": "UILabel"}, {"class": "UILabel", "font": 13}, {"class": "UILabel", "appearanceFont": 9},
        {"class": "UIButton", "title": "Part"}, {"class": "Caption"}
        """)
    #expect(values("font", of: "UILabel", in: screen) == ["20", "13", "9", "20"])
    #expect(values("font", of: "Caption", in: screen) == ["11"])
    #expect(values("appearanceFont", of: "UILabel", in: screen) == ["20", "20", "9", "20"])
  }

  @Test("Between a rule for the property and one for its setter the usual order decides")
  func order() throws {
    for (names, font) in [(["appearanceFont", "font"], "12"), (["font", "appearanceFont"], "12")] {
      let screen = try screen(
        classes: Self.appearanceFont,
        appearance: """
          [{"class": "UILabel", "set": {"\(names[0])": 11}},
           {"class": "UILabel", "set": {"\(names[1])": \(font)}}]
          """, views: #"{"class": "UILabel"}"#)
      #expect(values("font", of: "UILabel", in: screen) == [font])
    }
  }

  @Test("Subclasses and parts draw what is added above them; bars keep their backgrounds")
  func drawing() throws {
    let dot = #""draw": [{"fill": "$dot", "rect": [0, 0, 4, 4]}]"#
    let classes =
      #""UIView": {"properties": {"dot": {"type": "color", "default": "clear"}}, \#(dot)}"#
    let screen = try screen(
      classes: classes,
      appearance: #"[{"class": "UIImageView", "set": {"dot": "red"}}]"#,
      views: """
        {"class": "UIImageView", "frame": [50, 50, 10, 10]}, {"class": "UISwitch", "dot": "blue", "frame": [0, 60, null, null]},
        {"class": "UINavigationBar", "barTintColor": "green", "isTranslucent": false, "frame": [0, 0, 100, 44]}
        """)
    let picture = try screen.rasterized()
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(picture.bytes[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 3])
    }
    #expect(pixel(51, 51) == [255, 0, 0])
    // Under the edge of the switch's own shadow.
    #expect(pixel(1, 61)[2] > 250 && pixel(1, 61)[0] == 0)
    #expect(pixel(20, 20) == [0, 255, 0])
  }

  @Test("Values for parts: those that were set win over rules for the parts, others are defaults")
  func parts() throws {
    let classes = """
      "UITableViewCell": {"properties": {"inkColor": "color"},
        "parts": [{"class": "UILabel", "textColor": "$inkColor", "numberOfLines": 3}]}
      """
    func cells(_ appearance: String, _ row: String) throws -> Screen {
      try screen(
        classes: classes, appearance: appearance,
        views: """
          {"class": "UITableView", "frame": [0, 0, 100, 100], "sections": [{"rows": [
            {"text": "Row"\(row), "subviews": [{"class": "UILabel", "text": "added"}]}]}]}
          """)
    }
    let rules = """
      [{"class": "UITableViewCell", "set": {"inkColor": "blue"}},
       {"class": "UILabel", "set": {"textColor": "red", "numberOfLines": 2}}]
      """
    let ruled = try cells(rules, "")
    #expect(values("textColor", of: "UILabel", in: ruled) == ["\"#0000FFFF\"", "\"#FF0000FF\""])
    #expect(values("numberOfLines", of: "UILabel", in: ruled) == ["2", "2"])
    let plain = try cells("[]", "")
    #expect(values("numberOfLines", of: "UILabel", in: plain)[0] == "3")
    let own = try cells(rules, #", "inkColor": "green""#)
    #expect(values("textColor", of: "UILabel", in: own)[0] == "\"#00FF00FF\"")
  }

  @Test("Two themes that extend one class add up; the same name twice is an error")
  func several() throws {
    #expect(
      findings(Self.appearanceFont, theme: #"{"UILabel": {"properties": {"ink": "color"}}}"#) == [])
    #expect(
      findings(Self.appearanceFont, theme: "{\(Self.appearanceFont)}") == [
        "'appearanceFont' of UILabel is added already at t.theme.json:1:41"
      ])
  }

  @Test(
    "What an extension can't say is an error",
    arguments: [
      (
        #""UILabel": "UIView""#,
        "'UILabel' is a class of UIKit and can't be declared again; an object with 'properties' extends it"
      ),
      (
        #""UILabel": {"superclass": "UIView"}"#,
        "'UILabel' is a class of UIKit, which has a superclass already: an extension of it names none"
      ),
      (
        #""UILabel": {"properties": {"font": "font"}}"#,
        "'font' is a property of UILabel already, of type font"
      ),
      (
        #""UIView": {"properties": {"image": "image"}}"#,
        "'image' is a property of UIImageView already, of type image"
      ),
      (
        #""UILabel": {"properties": {"ink": {"type": "color", "sets": "font"}}}"#,
        "'ink', of type color, can't set 'font', of type font"
      ),
      (
        #""UILabel": {"properties": {"ink": {"type": "color", "axes": 1, "sets": "textColor"}}}"#,
        "'ink' can't set 'textColor' with axes of its own"
      ),
      (
        #""UIBarButtonItem": {"draw": []}"#, "'UIBarButtonItem' is no view, so it has no 'draw'"
      ),
    ])
  func refused(classes: String, message: String) {
    #expect(findings(classes).contains(message), "\(findings(classes))")
  }

  @Test("Documents can add only so many properties to UIKit's classes")
  func tooMany() {
    let names = (0..<1001).map { number in "\"p\(number)\": \"color\"" }.joined(separator: ", ")
    #expect(
      findings(#""UIView": {"properties": {\#(names)}}"#)
        == ["documents can't add more than 1000 properties to classes of UIKit"])
  }

  @Test("A target that the class does not have is told with the nearest name")
  func unknownTarget() {
    #expect(
      findings(#""UILabel": {"properties": {"ink": {"type": "color", "sets": "textColour"}}}"#)
        == ["UILabel has no property 'textColour'; did you mean 'textColor'?"])
  }
}
