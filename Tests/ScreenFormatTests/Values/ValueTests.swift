import Controls
import ObjectModel
import Raster
import ScreenFormat
import Testing

@Suite("Values are decoded as the reference says")
struct ValueTests {
  @Test(
    "Colours of every form are printed as #RRGGBBAA",
    arguments: [
      ("\"#F00\"", "#FF0000FF"), ("\"#f008\"", "#FF000088"), ("\"#FF3B30\"", "#FF3B30FF"),
      ("\"#FF3B3080\"", "#FF3B3080"), ("\"red\"", "#FF0000FF"), ("\"clear\"", "#00000000"),
      ("\"darkGray\"", "#555555FF"), ("\"lightGray\"", "#AAAAAAFF"), ("\"orange\"", "#FF8000FF"),
      ("\"brown\"", "#996633FF"), ("\"lightText\"", "#FFFFFF99"),
      ("\"groupTableViewBackground\"", "#EFEFF4FF"), ("\"systemGreen\"", "#4CD964FF"),
      ("{\"white\": 0.5, \"alpha\": 0.5}", "#80808080"),
      ("{\"red\": 1, \"green\": 0, \"blue\": 0.2}", "#FF0033FF"),
      ("{\"hue\": 0.5, \"saturation\": 1, \"brightness\": 1}", "#00FFFFFF"),
      ("{\"hue\": 1, \"saturation\": 1, \"brightness\": 1}", "#FF0000FF"),
      ("{\"red\": 1, \"green\": 0, \"blue\": 0, \"space\": \"displayP3\"}", "#FF0000FF"),
      ("{\"red\": 0.5, \"green\": 0.5, \"blue\": 0.5, \"space\": \"displayP3\"}", "#808080FF"),
      ("{\"red\": 0.2, \"green\": 0.6, \"blue\": 0.4, \"space\": \"displayP3\"}", "#009C61FF"),
    ])
  func colors(json: String, text: String) {
    let (value, findings) = value("color", json)
    #expect(findings == [])
    #expect(value.map { DocumentPrinter.text($0) } == "\"\(text)\"")
  }

  @Test("A text may have a mebibyte, in however many runs")
  func longTexts() {
    let half = String(repeating: "x", count: 1 << 19)
    func findings(_ member: String) -> [String] {
      let text =
        "{\"mockup\": 1, \"window\": {\"subviews\": [{\"class\": \"UILabel\", \(member)}]}}"
      return ScreenBuilder(classes: ClassTable(), loader: MemoryAssets()).build(
        SourceFile(label: "s", text: text)
      )
      .diagnostics.found.map(\.message)
    }
    let tooLong = ["a text of 1048577 bytes is too long; at most 1048576"]
    #expect(findings("\"text\": \"\(half)\(half)\"") == [])
    #expect(findings("\"text\": \"\(half)\(half)x\"") == tooLong)
    #expect(findings("\"attributedText\": [\"\(half)\", {\"text\": \"\(half)\"}]") == [])
    #expect(findings("\"attributedText\": [\"\(half)\", {\"text\": \"x\(half)\"}]") == tooLong)
  }

  @Test("The system's colours follow the traits from iOS 13 on, and are printed by name")
  func systemColors() {
    let (value, _) = value("color", "\"systemGreen\"", system: 13)
    #expect(value.map { DocumentPrinter.text($0) } == "\"systemGreen\"")
    guard case .color(let color)? = value else {
      Issue.record("no colour")
      return
    }
    #expect(
      color.resolved(tint: .clear, traits: Traits(userInterfaceStyle: .dark))?.description
        == "#30D158FF")
  }

  @Test("The accessibility settings of a screen are off unless it says so")
  func accessibilitySettings() throws {
    let text = #"{"accessibility": {"boldText": true, "onOffLabels": true}, "window": {}}"#
    let settings = try #require(build(text).screen).accessibility
    #expect(settings.boldText && settings.onOffLabels)
    #expect(!settings.reduceTransparency && !settings.buttonShapes)
    let wrong = build(#"{"accessibility": {"boldTex": true}, "window": {}}"#)
    #expect(
      wrong.diagnostics.found.map(\.message).contains { $0.contains("did you mean 'boldText'") })
  }

  @Test("A colour newer than the system is drawn light, with a warning")
  func newerColor() {
    let (value, findings) = value("color", "\"label\"")
    #expect(value == .color(.color(.black)))
    #expect(findings == ["the colour 'label' came with iOS 13; the screen's system is 12"])
  }

  @Test("Display P3 goes through the transfer function and back without loss")
  func displayP3() {
    for step in 0...255 {
      let (value, _) = value(
        "color",
        "{\"red\": \(Double(step) / 255), \"green\": \(Double(step) / 255), "
          + "\"blue\": \(Double(step) / 255), \"space\": \"displayP3\"}")
      guard case .color(.color(let color)) = value else {
        Issue.record("no colour at \(step)")
        return
      }
      #expect(Color.byte(color.red) == UInt8(step))
      #expect(Color.byte(color.blue) == UInt8(step))
    }
  }

  @Test(
    "What is printed reads as the same value",
    arguments: [
      ("color", "\"$tintColor\""),
      ("color", "{\"light\": \"#000000FF\", \"dark\": \"$tintColor\"}"),
      ("color", "null"), ("font", "17"),
      ("font", "{\"system\": 17, \"weight\": \"semibold\", \"italic\": true}"),
      ("font", "{\"name\": \"HelveticaNeue-Bold\", \"size\": 17}"),
      ("font", "{\"textStyle\": \"headline\"}"), ("string", "\"a \\\"b\\\" \\n\""),
      ("string", "\"$4.99\""), ("string", "\"$$name\""), ("number", "0.25"), ("integer", "-3"),
      ("boolean", "true"), ("point", "[1, 2]"), ("size", "[0, -1]"), ("rect", "[1, 2, 3, 4]"),
      ("insets", "[1, 2, 3, -4]"), ("offset", "[0, -1]"),
      ("autoresizingMask", "[\"flexibleWidth\"]"),
      ("frame", "[1, 2, null, 4]"), ("contentMode", "\"scaleAspectFit\""),
      (
        "attributes",
        "{\"font\": 12, \"foregroundColor\": \"#FF0000FF\", \"shadow\": {\"color\": \"#00000080\", "
          + "\"offset\": [0, -1], \"blurRadius\": 2}, \"kern\": 1, \"underlineStyle\": 1}"
      ),
      ("image", "{\"color\": \"#FF0000FF\", \"size\": [1, 1]}"),
      (
        "image",
        "{\"size\": [10, 20], \"draw\": [{\"fill\": \"$tintColor\", \"roundedRect\": [0, 0, 10, 20], "
          + "\"cornerRadius\": 4, \"corners\": [\"topLeft\", \"topRight\"], "
          + "\"cornerCurve\": \"circular\"}], \"capInsets\": [0, 5, 0, 5], "
          + "\"resizingMode\": \"stretch\", \"renderingMode\": \"alwaysTemplate\"}"
      ),
      (
        "image",
        "{\"size\": [10, 20], \"draw\": [{\"clip\": {\"ellipse\": [0, 0, 10, 20]}}, "
          + "{\"stroke\": \"#000000FF\", \"lineWidth\": 2, \"lineCap\": \"round\", "
          + "\"dash\": [1, 2], \"path\": \"M 0 0 L 10 0.5 C 1 2 3 4 5 6 Z\"}, "
          + "{\"gradient\": {\"colors\": [\"#000000FF\", \"#FFFFFFFF\"], \"locations\": [0, 1], "
          + "\"start\": [0, 0]}, \"rect\": [0, 0, 5, 5]}, "
          + "{\"repeat\": 3, \"offset\": [4, 0], \"draw\": [{\"text\": \"x\", \"at\": [1, 2], "
          + "\"font\": 9}]}, {\"save\": [{\"image\": {\"color\": \"#000000FF\", \"size\": [1, 1]}, "
          + "\"rect\": [0, 0, 4, 4]}], \"transform\": [1, 0, 0, 1, 2, 3], \"alpha\": 0.5}]}"
      ),
      (
        "image",
        "{\"animated\": [{\"color\": \"#000000FF\", \"size\": [1, 1]}], \"duration\": 1}"
      ),
      ("color", "{\"patternImage\": {\"color\": \"#000000FF\", \"size\": [1, 1]}}"),
    ])
  func roundTrips(property: String, json: String) {
    let (value, findings) = value(property, json)
    #expect(findings == [])
    #expect(value.map { DocumentPrinter.text($0) } == json)
  }

  @Test("The keys of iOS 5's text attributes mean those of today")
  func oldAttributes() {
    let old =
      "{\"textColor\": \"red\", \"textShadowColor\": \"black\", \"textShadowOffset\": [0, 1]}"
    let new =
      "{\"foregroundColor\": \"red\", \"shadow\": {\"color\": \"black\", \"offset\": [0, 1]}}"
    #expect(value("attributes", old).value == value("attributes", new).value)
    #expect(value("attributes", old).value != nil)
  }

  @Test("A single option stands for an array of one")
  func singleOption() {
    #expect(
      value("autoresizingMask", "\"flexibleWidth\"").value == .options(["flexibleWidth"]))
  }
}
