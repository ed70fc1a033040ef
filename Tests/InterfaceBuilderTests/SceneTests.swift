import ScreenFormat
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("scenes bring what lies beside their views")
struct SceneTests {
  /// A storyboard with a tab bar whose only tab is in another storyboard.
  private static let tabs = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="tB1-aa-001"><scenes><scene><objects>
    <tabBarController id="tB1-aa-001"><connections><segue destination="pL1-aa-001" kind="relationship" \
    relationship="viewControllers" id="r1"/></connections></tabBarController></objects></scene><scene><objects>
    <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="One" id="pL1-aa-001"/>
    </objects></scene></scenes></document>
    """

  @Test func `a scene of another storyboard keeps its constraints, and that is read once`() throws {
    let other = Imported.scene(
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="vW1-aa-001"/>"#,
      """
      <constraints><constraint firstItem="vW1-aa-001" firstAttribute="leading" secondItem="rO1-aa-001" \
      secondAttribute="leading" constant="12" id="c1"/></constraints>
      """
    ).replacing("id=\"vC1-aa-001\"", with: "storyboardIdentifier=\"One\" id=\"vC1-aa-001\"")
    var read = 0
    let result = InterfaceImport.run(
      [try Imported.file(text: Self.tabs)], classes: Imported.classes,
      others: { name in
        read += 1
        return name == "Other" ? try? Imported.file(text: other) : nil
      })[0]
    let text = result.documents.first?.text ?? ""
    #expect(text.contains(#""constraints": ["leading = superview + 12"]"#), "\(text)")
    #expect(read == 1)
  }

  @Test func `menus of buttons and items are carried over`() throws {
    let text = try Imported.views(
      """
      <button buttonType="system" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES">
      <state key="normal" title="Size"/><menu key="menu" title="Sizes" id="m1"><menuElements>
      <command title="Small" id="m2"/><command title="Large" state="on" image="star" catalog="system" id="m3"/>
      <menu title="More" id="m4"><menuElements><command title="Huge" id="m5"/></menuElements></menu>
      </menuElements></menu></button>
      <toolbar><items><barButtonItem image="ellipsis" catalog="system" id="b1"><menu key="menu" id="m6">
      <menuElements><command title="Sort" id="m7"/></menuElements></menu></barButtonItem></items></toolbar>
      """)
    let more = #"{"class": "UIMenu", "title": "More", "children": [{"title": "Huge"}]}"#
    let large = #"{"title": "Large", "image": {"systemImage": "star"}, "state": "on"}"#
    let sizes =
      #""menu": {"title": "Sizes", "children": [{"title": "Small"}, \#(large), \#(more)]}"#
    #expect(text.contains(sizes), "\(text)")
    #expect(text.contains(#""menu": {"children": [{"title": "Sort"}]}"#), "\(text)")
  }

  @Test func `menus in menus end with a warning`() throws {
    let depth = 40
    let inner = String(repeating: "<menu><menuElements>", count: depth)
    let end = String(repeating: "</menuElements></menu>", count: depth)
    let button =
      "<button><menu key=\"menu\"><menuElements>\(inner)\(end)</menuElements></menu></button>"
    let result = Imported.run(try Imported.file(text: Imported.scene(button)))
    #expect(result.documents.count == 1)
    #expect(result.report.findings.contains { $0.message == "too many menus in one another" })
  }

  @Test func `an element that its key leaves out is not called unknown`() throws {
    let result = Imported.run(
      try Imported.file(
        text: Imported.scene(
          """
          <datePicker><locale key="locale" localeIdentifier="en_GB"/><calendar key="calendar" identifier="g"/>
          </datePicker><view><sponge key="sponge"/></view>
          """)))
    #expect(
      result.report.findings.map(\.message) == [
        "'locale' of <datePicker>: pickers have the document's language", "<sponge> is not known",
      ])
  }

  @Test func `the title of a configuration keeps its font in every language`() throws {
    let button = """
      <button id="bT1-aa-001"><buttonConfiguration key="configuration" style="filled" title="Pay">
      <fontDescription key="titleFontDescription" type="system" weight="semibold" pointSize="17"/>
      </buttonConfiguration></button>
      """
    let key = "bT1-aa-001.configuration.title"
    let result = Imported.run(try Imported.file(text: Imported.scene(button))) {
      $0.texts = ["a.storyboard": InterfaceOptions.Texts(table: "Main", keys: [key], folder: "App")]
    }
    let text = result.documents.first?.text.filter { !$0.isWhitespace } ?? ""
    let run =
      #"{"localized":"\#(key)","table":"Main","value":"Pay"},"font":{"system":17,"weight":"semibold"}"#
    #expect(text.contains("\"attributedTitle\":[{\"text\":\(run)}]"), "\(text)")
  }

  @Test func `scopes of a search bar show if the file says so`() throws {
    let titles = "<scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles>"
    let silent = try Imported.views("<searchBar>\(titles)</searchBar>")
    #expect(silent.contains(#""scopeButtonTitles": ["A", "B"], "showsScopeBar": false"#))
    let shown = try Imported.views("<searchBar showsScopeBar=\"YES\">\(titles)</searchBar>")
    #expect(shown.contains(#""showsScopeBar": true"#), "\(shown)")
  }

  @Test(
    "a root of a xib without a colour lies on white",
    arguments: [("", true), ("<color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\"/>", false)])
  func whiteCanvas(color: String, isOnWhite: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch"><objects><view id="a"><rect key="frame" x="0" y="0" width="320" height="44"/>\
      \(color)</view></objects></document>
      """
    let document = Imported.run(try Imported.file(text: text)).documents.first?.text ?? ""
    let isWhite =
      document.contains(#""window": {"backgroundColor": "white""#)
      || document.contains("\"window\": {\n    \"backgroundColor\": \"white\"")
    #expect(isWhite == isOnWhite, "\(document)")
  }

  @Test func `the size of a scene in a popover is its preferred one`() throws {
    let text = Imported.scene("").replacing(
      "</view></viewController>",
      with: """
        </view><value key="contentSizeForViewInPopover" type="size" width="200" height="120"/></viewController>
        """)
    let document = Imported.run(try Imported.file(text: text)).documents.first?.text ?? ""
    #expect(document.contains(#""preferredContentSize": [200, 120]"#), "\(document)")
  }
}
