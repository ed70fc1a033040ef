import Controls
import ObjectModel
import ScreenFormat
import Testing

@testable import ThemeCode

@Suite("UISS files become rules")
struct UISSTests {
  private static func theme(_ text: String) throws -> Imported {
    let unit = UISSFile.read(SourceFile(label: "uiss.json", text: text), classes: ClassTable())
    return try Imported.of([unit], system: 12)
  }

  @Test func `containers turn around, axes follow colons, variables keep their names`() throws {
    let theme = try Self.theme(
      """
      {"Variables": {"brand": "#f80"},
       "UINavigationBar": {
         "tintColor": "$brand", "-barTintColor": "red",
         "UIToolbar": {"UIBarButtonItem": {
           "titleTextAttributes:disabled": {"font": ["bold", 14], "textColor": ["white", 0.8], "textShadowOffset": 1}}},
         "titleVerticalPositionAdjustment:default": 3},
       "Pad": {"UISwitch": {"onTintColor": [0, 255, 255, 0.5]}},
       "UISlider": {"minimumTrackTintColor": "redColor"},
       "UILabel": {"font": ["Georgia", 12], "nothing": 1}}
      """)
    #expect(theme.value("tintColor", of: "UINavigationBar") == "\"$brand\"")
    #expect(
      theme.variable("brand") == #"{"red": 1, "green": 0.5333333333333333, "blue": 0, "alpha": 1}"#)
    #expect(theme.value("barTintColor", of: "UINavigationBar") == nil)
    #expect(theme.value("titleVerticalPositionAdjustment", of: "UINavigationBar") == "3")
    #expect(
      theme.value(
        "titleTextAttributes@disabled", of: "UIBarButtonItem", in: ["UIToolbar", "UINavigationBar"])
        == #"{"font": {"system": 14, "weight": "bold"}, "textColor": {"color": "white", "alpha": 0.8}, "textShadowOffset": [1, 1]}"#
    )
    #expect(
      theme.value("onTintColor", of: "UISwitch", where: ["userInterfaceIdiom": "pad"])
        == #"{"red": 0, "green": 1, "blue": 1, "alpha": 0.5}"#)
    #expect(theme.value("minimumTrackTintColor", of: "UISlider") == "\"red\"")
    #expect(theme.value("font", of: "UILabel") == #"{"name": "Georgia", "size": 12}"#)
    #expect(theme.messages.count == 1)
  }

  @Test func `damaged JSON and circles of variables are reported`() throws {
    #expect(try Self.theme("{\"UISwitch\": {").messages.count == 1)
    let theme = try Self.theme(
      #"{"Variables": {"a": "$b", "b": "$a"}, "UISwitch": {"onTintColor": "$a"}}"#)
    #expect(!theme.messages.isEmpty)
  }
}
