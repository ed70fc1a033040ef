import ScreenFormat
import Testing

@testable import InterfaceBuilder

@Suite("files of Interface Builder are read, or refused with what to do")
struct ReadingTests {
  private func message(_ text: String) -> String? {
    do throws(InterfaceProblem) {
      _ = try InterfaceFile(SourceFile(label: "a.storyboard", text: text))
      return nil
    } catch {
      return error.diagnostic(in: "a.storyboard").description
    }
  }

  @Test func `archives of the time before Xcode 5 are refused`() {
    #expect(
      message("<?xml version=\"1.0\"?>\n<archive type=\"com.apple.InterfaceBuilder3\"/>")
        == "a.storyboard:2:1: error: it is of the time before Xcode 5; open it in Xcode and save it"
    )
  }
}

extension ReadingTests {
  @Test(
    "files of other kinds are refused by name",
    arguments: [
      ("", "it is no XML: no element found"), ("<plist/>", "it is no file of Interface Builder"),
      (
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
        "it is for macOS; only files for iOS are drawn"
      ),
      (
        #"<document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" targetRuntime="AppleTV"/>"#,
        "it is for tvOS; only files for iOS are drawn"
      ),
      (
        #"<document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit"/>"#,
        "it is for watchOS; only files for iOS are drawn"
      ),
      ("NIBArchive\u{1}", "it is a compiled nib; take the storyboard or xib that it was made of"),
      ("bplist00", "it is a compiled nib; take the storyboard or xib that it was made of"),
      ("<document", "it is no XML: unclosed token"),
    ])
  func refused(text: String, reason: String) throws {
    do throws(InterfaceProblem) {
      _ = try InterfaceFile(SourceFile(label: "a.xib", text: text))
      Issue.record("it was read")
    } catch {
      #expect(error.message == reason)
    }
  }

  /// The page about storyboards tells the number.
  @Test func `a file has at most 300,000 elements`() throws {
    func file(_ views: Int) -> String {
      Imported.scene("<subviews>" + String(repeating: "<view/>", count: views) + "</subviews>")
    }
    let own = try Imported.file(text: file(0)).elementCount
    #expect(try Imported.file(text: file(300_000 - own)).elementCount == 300_000)
    #expect(throws: InterfaceProblem.self) { try Imported.file(text: file(300_001 - own)) }
  }

  @Test func `entities, depth, encodings and ids that stand twice are borne`() throws {
    var entities = "<!DOCTYPE d [<!ENTITY a \"aaaaaaaaaa\">"
    for (name, inner) in zip("bcdefghij", "abcdefghi") {
      entities += "<!ENTITY \(name) \"" + String(repeating: "&\(inner);", count: 10) + "\">"
    }
    let bomb = entities + "]><document type=\"&j;\"/>"
    #expect(throws: InterfaceProblem.self) { try Imported.file(text: bomb) }
    let deep = String(repeating: "<view><subviews>", count: 300)
    #expect(throws: InterfaceProblem.self) { try Imported.file(text: Imported.scene(deep)) }
    let nested =
      String(repeating: "<view><subviews>", count: 150)
      + String(repeating: "</subviews></view>", count: 150)
    #expect(Imported.run(try Imported.file(text: Imported.scene(nested))).documents.count == 1)
    let twice = Imported.run(
      try Imported.file(text: Imported.scene("<view id=\"a\"/><view id=\"a\"/>")))
    #expect(twice.report.kinds.contains { $0.kind == "an id that stands twice" })
    let units = Array("\u{FEFF}\(Imported.scene("<view/>"))".utf16).flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let file = try InterfaceFile(SourceFile(label: "a.xib", bytes: units))
    #expect(file.elementCount > 5)
  }

  @Test func `scenes that contain each other end`() throws {
    func navigation(_ id: String, _ other: String, _ kind: String) -> String {
      """
      <scene><objects><navigationController id="\(id)"><connections>
      <segue destination="\(other)" kind="relationship" relationship="\(kind)" id="s\(id)"/>
      </connections></navigationController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>\(navigation("a", "b", "rootViewController"))\(navigation("b", "a", "rootViewController"))
      \(navigation("c", "c", "rootViewController"))</scenes></document>
      """
    let result = Imported.run(try Imported.file(text: text))
    #expect(result.documents.count >= 1)
    #expect(result.report.findings.contains { $0.message == "scenes that contain each other" })
  }
}

extension ReadingTests {
  @Test func `containers that double at each level end soon`() throws {
    let levels = 40
    let scenes = (0..<levels).map { level in
      """
      <scene><objects><splitViewController id="s\(level)"><connections>
      <segue destination="s\(level + 1)" kind="relationship" relationship="masterViewController" id="a\(level)"/>
      <segue destination="s\(level + 1)" kind="relationship" relationship="detailViewController" id="b\(level)"/>
      </connections></splitViewController></objects></scene>
      """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
      <scenes>\(scenes.joined())</scenes></document>
      """
    let result = Imported.run(try Imported.file(text: text))
    #expect(result.documents.count <= 3)
    #expect(result.report.findings.contains { $0.message == "too many scenes in one another" })
  }

  @Test func `thousands of views that name each other are imported in a moment`() throws {
    let views = (0..<4_000).map { number in
      "<label text=\"\(number)\" image=\"i\(number)\" translatesAutoresizingMaskIntoConstraints=\"NO\" "
        + "id=\"v\(number)\"><color key=\"textColor\" name=\"c\(number)\"/></label>"
    }
    let constraints = (1..<4_000).map { number in
      "<constraint firstItem=\"v\(number)\" firstAttribute=\"top\" secondItem=\"v\(number - 1)\" "
        + "secondAttribute=\"bottom\"/>"
    }
    let text = Imported.scene(
      views.joined(), "<constraints>\(constraints.joined())</constraints>")
    let clock = ContinuousClock()
    let time = try clock.measure {
      let report = Imported.run(try Imported.file(text: text)).report
      #expect(report.constraints == 3_999)
    }
    #expect(time < .seconds(20), "\(time)")
  }
}
