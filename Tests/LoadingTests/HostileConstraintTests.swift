import Controls
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Loading

/// Constraints that contradict one another, or that nobody would write, end with a picture or a message.
@Suite struct HostileConstraintTests {
  private func load(_ subviews: String) throws -> ScreenLoader.Loaded {
    let text = """
      {"mockup": 1, "system": 17, "device": {"size": [300, 300], "scale": 2, "idiom": "phone"},
       "window": {"subviews": [\(subviews)]}}
      """
    return try ScreenLoader().load(
      ScreenLoader.Source(SourceFile(label: "s.json", text: text), folder: ""))
  }

  private func messages(_ subviews: String) throws -> [String] {
    try load(subviews).diagnostics.sorted().map(\.description)
  }

  @Test func `a contradiction is a warning with the place of each constraint`() throws {
    let found = try messages(
      """
      {"class": "UIView", "constraints": ["left = superview",
        "width = 40",
        "width >= 50"]}
      """)
    #expect(
      found == [
        "s.json:4:3: warning: unable to simultaneously satisfy constraints: 'width = 40' (s.json:3), "
          + "'width >= 50' (s.json:4); recovered by breaking constraint 'width >= 50' (s.json:4)"
      ])
  }

  @Test func `views that depend on each other in a circle have one layout`() throws {
    let views = (0..<20).map { index in
      """
      {"class": "UIView", "id": "v\(index)", "constraints": [
        "leading >= v\((index + 1) % 20).trailing + 1", "width = v\((index + 7) % 20)", "top = superview"]}
      """
    }
    let placed = try load(views.joined(separator: ",")).screen.placedForDrawing()
    #expect(placed.conflicts.count == 1)
    #expect(placed.windowFrames.allSatisfy { $0.minX.isFinite && $0.width.isFinite })
  }

  @Test func `ten thousand constraints in a view end with a layout or a message`() throws {
    let list = (0..<10_000).map { "\"leading >= w + \($0 % 97).5 @\($0 % 999 + 1)\"" }
    let views =
      "{\"class\": \"UIView\", \"id\": \"v\", \"constraints\": [\(list.joined(separator: ","))]},"
      + "{\"class\": \"UIView\", \"id\": \"w\", \"frame\": [5, 5, 5, 5]}"
    do {
      let placed = try load(views).screen.placedForDrawing()
      #expect(placed.windowFrames.allSatisfy { $0.minX.isFinite })
    } catch {
      #expect("\(error)".contains("solving its constraints"))
    }
  }

  @Test func `with --strict a contradiction is an error, and what is left open a warning`() throws {
    var options = RenderOptions()
    options.isStrictAboutLayout = true
    func messages(_ constraints: String) -> [String] {
      let text = """
        {"mockup": 1, "system": 17, "window": {"subviews": [
          {"class": "UIView", "constraints": [\(constraints)]}]}}
        """
      let source = ScreenLoader.Source(SourceFile(label: "s.json", text: text), folder: "")
      return ScreenLoader(options: options).validate(source).sorted().map(\.description)
    }
    #expect(messages(#""top, left = superview", "size = 9""#) == [])
    #expect(
      messages(#""top, left = superview", "width = 9""#) == [
        "s.json:2:3: warning: ambiguous layout: constraints leave open height of window/UIView"
      ])
    let contradiction = messages(#""top, left = superview", "size = 9", "width = 10""#)
    #expect(contradiction.count == 1)
    #expect(contradiction.first?.contains(": error: unable to simultaneously satisfy") == true)
  }

  @Test(arguments: ["1e308", "-1e308", "1e999", "12345678901234567890"])
  func `numbers beyond all screens are errors with their place`(_ number: String) throws {
    let found: [String]
    do {
      found = try messages(
        #"{"class": "UIView", "constraints": [{"firstAttribute": "width", "constant": \#(number)}]}"#
      )
    } catch let error as InvalidDocuments {
      found = error.diagnostics.sorted().map(\.description)
    }
    #expect(found.contains { $0.hasPrefix("s.json:2:") && $0.contains("error") })
  }

  @Test func `a thousand priorities have one layout`() throws {
    let list = (1...999).map { "\"width = \($0) @\($0)\"" }
    let view =
      #"{"class": "UIView", "id": "v", "constraints": ["top, left = superview", \#(list.joined(separator: ","))]}"#
    let placed = try load(view).screen.placedForDrawing()
    #expect(placed.windowFrames.last?.width == 999)
  }

  @Test func `a class that holds itself and asks for its size ends`() throws {
    let text = """
      {"mockup": 1, "system": 17, "classes": {"Box": {"superclass": "UIView", "intrinsicContentSize": "fitting", "subviews": [
        {"class": "Box", "constraints": ["edges = superview inset 1"]}]}},
       "window": {"subviews": [{"class": "Box", "constraints": ["top, left = superview"]}]}}
      """
    let source = ScreenLoader.Source(SourceFile(label: "s.json", text: text), folder: "")
    #expect(throws: InvalidDocuments.self) { try ScreenLoader().load(source) }
  }

  @Test func `a cell names nothing of another one`() throws {
    func row(_ id: String, _ other: String) -> String {
      #"{"subviews": [{"class": "UIView", "id": "\#(id)", "constraints": ["top = \#(other)"]}]}"#
    }
    let rows = (0..<100).map { row("v\($0)", $0 == 90 ? "v89" : "superview") }
    let table =
      #"{"class": "UITableView", "sections": [{"rows": [\#(rows.joined(separator: ","))]}]}"#
    let error = #expect(throws: InvalidDocuments.self) { try load(table) }
    let found = error?.diagnostics.sorted().map(\.description) ?? []
    #expect(found.count == 1)
    #expect(found.first?.contains("have to have a common ancestor") == true)
  }
}
