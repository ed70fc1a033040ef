import ScreenFormat
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("constraints are written on the views that they place")
struct ConstraintTests {
  private static func label(_ id: String, _ more: String = "") -> String {
    """
    <label text="\(id)" textAlignment="natural" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(more)\
    </label>
    """
  }

  private func constraints(
    _ list: String, of views: [String] = ["A", "B"], more: String = ""
  ) throws -> String {
    try Imported.views(
      views.map { Self.label($0) }.joined(), "<constraints>\(list)</constraints>\(more)")
  }

  @Test func `a constraint that begins with the owner is turned round`() throws {
    let text = try constraints(
      """
      <constraint firstAttribute="trailing" secondItem="A" secondAttribute="trailing" constant="16"/>
      <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="A" \
      secondAttribute="bottom" constant="8"/>
      <constraint firstAttribute="width" secondItem="A" secondAttribute="width" multiplier="3:1" constant="30"/>
      """)
    #expect(text.contains(#""trailing = superview - 16""#))
    #expect(text.contains(#""bottom <= superview - 8""#))
    #expect(text.contains(#""width = superview * 1:3 - 10""#))
  }

  @Test func `all four edges are one text, and so are insets, sizes and centres`() throws {
    func edges(_ item: String, _ lengths: [Int]) -> String {
      let names = ["top", "leading", "bottom", "trailing"]
      return zip(names, lengths).map { name, length in
        ["top", "leading"].contains(name)
          ? "<constraint firstItem=\"A\" firstAttribute=\"\(name)\" secondItem=\"rO1-aa-001\" "
            + "secondAttribute=\"\(name)\" constant=\"\(length)\"/>"
          : "<constraint firstAttribute=\"\(name)\" secondItem=\"A\" secondAttribute=\"\(name)\" "
            + "constant=\"\(length)\"/>"
      }.joined()
    }
    #expect(try constraints(edges("A", [0, 0, 0, 0])).contains(#"["edges = superview"]"#))
    #expect(try constraints(edges("A", [8, 8, 8, 8])).contains(#"["edges = superview inset 8"]"#))
    #expect(
      try constraints(edges("A", [8, 16, 8, 16])).contains(#"["edges = superview inset 8 16"]"#))
    #expect(
      try constraints(edges("A", [1, 2, 3, 4])).contains(#"["edges = superview inset 1 2 3 4"]"#))
    let center = """
      <constraint firstItem="A" firstAttribute="centerX" secondItem="rO1-aa-001" secondAttribute="centerX"/>
      <constraint firstItem="A" firstAttribute="centerY" secondItem="rO1-aa-001" secondAttribute="centerY"/>
      """
    #expect(try constraints(center).contains(#"["center = superview"]"#))
  }

  @Test func `margins, guides and baselines have documents' words`() throws {
    let text = try constraints(
      """
      <constraint firstItem="A" firstAttribute="leading" secondItem="rO1-aa-001" secondAttribute="leadingMargin"/>
      <constraint firstItem="A" firstAttribute="top" secondItem="sA1-aa-001" secondAttribute="top" constant="20" symbolic="YES"/>
      <constraint firstItem="B" firstAttribute="firstBaseline" secondItem="A" secondAttribute="baseline" priority="750"/>
      <constraint firstItem="B" firstAttribute="centerX" secondItem="rO1-aa-001" secondAttribute="centerXWithinMargins"/>
      """)
    #expect(text.contains(#""leading = margins""#) && text.contains(#""top = safeArea + 20""#))
    #expect(text.contains(#""firstBaseline = label1.lastBaseline @750""#))
    #expect(text.contains(#""centerX = margins""#))
  }

  @Test(
    "factors keep the form of the file",
    arguments: [("16:9", "* 16:9"), ("1/3", "* 1/3"), ("0.25", "* 0.25"), ("1:2.5", "* 1:2.5")])
  func factors(written: String, text: String) throws {
    let result = try constraints(
      "<constraint firstItem=\"A\" firstAttribute=\"width\" secondItem=\"A\" secondAttribute=\"height\" "
        + "multiplier=\"\(written)\"/>")
    #expect(result.contains("width = self.height \(text)\""), "\(result)")
  }

  @Test func `a view that only others name gets one of their constraints`() throws {
    let text = try constraints(
      """
      <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" constant="8"/>
      <constraint firstItem="B" firstAttribute="leading" secondItem="A" secondAttribute="leading"/>
      """)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains("constraints") }, "\(text)")
    #expect(lines[0].contains(#""bottom = label2.top - 8""#), "\(text)")
  }

  @Test func `what size classes leave out counts in the others`() throws {
    let text = try constraints(
      """
      <constraint firstItem="A" firstAttribute="top" secondItem="sA1-aa-001" secondAttribute="top" id="c1"/>
      <constraint firstItem="A" firstAttribute="width" constant="10" id="c2">
      <variation key="widthClass=regular" constant="40"/></constraint>
      """,
      more: """
        <variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="constraints">
        <include reference="c1"/></mask></variation>
        """)
    #expect(
      text.contains(
        #"{"constraint": "top = safeArea", "traits": {"horizontalSizeClass": "compact", "#
          + #""verticalSizeClass": "regular"}}"#))
    #expect(
      text.contains(#"{"constraint": "width = 10", "traits": {"horizontalSizeClass": "compact"}}"#))
    #expect(
      text.contains(#"{"constraint": "width = 40", "traits": {"horizontalSizeClass": "regular"}}"#))
  }

  @Test(
    "a constraint that can't be is left out and told",
    arguments: [
      (#"firstItem="nobody" firstAttribute="top""#, "first item is no view"),
      (
        #"firstItem="A" firstAttribute="top" secondItem="nobody" secondAttribute="top""#,
        "second item"
      ),
      (#"firstItem="A" firstAttribute="top" constant="8""#, "relates to nothing"),
      (#"firstItem="A" firstAttribute="width" constant="nan""#, "constant is no number"),
      (#"firstItem="A" firstAttribute="width" constant="1e308""#, "constant is no number"),
      (
        #"firstItem="A" firstAttribute="width" multiplier="0" secondItem="B" secondAttribute="width""#,
        "multiplier"
      ),
      (#"firstItem="A" firstAttribute="width" constant="8" priority="0""#, "priority"),
      (
        #"firstItem="A" firstAttribute="top" secondItem="B" secondAttribute="leading""#,
        "UIKit refuses"
      ),
      (#"firstAttribute="width" constant="8""#, "what its container places"),
    ])
  func refused(attributes: String, reason: String) throws {
    let file = try Imported.file(
      text: Imported.scene(
        Self.label("A") + Self.label("B"),
        "<constraints><constraint \(attributes)/></constraints>"))
    let report = Imported.run(file).report
    #expect(report.constraints == 0)
    #expect(report.findings.contains { $0.message.contains(reason) }, "\(report.findings)")
  }
}
