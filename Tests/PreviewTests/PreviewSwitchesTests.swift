import FileSystem
import Golden
import ObjectModel
import Raster
import ScreenFormat
import TestSupport
import Testing

@testable import Preview

/// What a page shows all pictures with, and no document says.
@Suite struct PreviewSwitchesTests {
  private let folder: TemporaryDirectory
  private var model = PreviewModel()

  init() throws {
    folder = try TemporaryDirectory()
    for name in ["a", "b"] {
      try Files.write(
        Array("{\"mockup\": 1, \"window\": {}}".utf8), to: folder["\(name).screen.json"])
    }
    model.arrange(try TestPlan([folder.path], asked: RenderMatrix()).cases, problems: [])
  }

  private func switches(_ json: String) throws -> PreviewSwitches {
    var ignored = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "request", text: json), into: &ignored)
    return PreviewSwitches(try #require(node?.object))
  }

  /// Draws all that is due, and returns the number of drawings.
  private mutating func drawAll(_ byte: UInt8) -> Int {
    var count = 0
    while let job = model.next() {
      let drawing = PreviewDrawing(
        file: [byte], size: Size(width: 10, height: 10), scale: 3, deviceScale: 3, length: 0,
        warnings: [], variables: [:])
      _ = model.finish(job, PreviewResult(drawing: drawing, stamps: ["f": nil]), at: .now)
      count += 1
    }
    return count
  }

  private mutating func look(_ switches: PreviewSwitches) {
    model.look(at: PreviewModel.Viewport(switches: switches))
  }

  @Test func `switches take the place of a variant's options, and what is unknown is left out`()
    throws
  {
    var options = RenderOptions()
    options.style = .light
    options.locale = "de"
    let all = try switches(
      """
      {"style": "dark", "device": "iphone se", "system": "17", "contrast": "high",
       "content-size": "extraLarge", "layout-direction": "rtl", "orientation": "landscapeLeft"}
      """
    ).applied(to: options)
    #expect(all.style == .dark && all.device?.name == "iPhone SE" && all.system == 17)
    #expect(all.contrast == .high && all.contentSize == "extraLarge" && all.locale == "de")
    #expect(all.layoutDirection == .rightToLeft && all.orientation == .landscapeLeft)
    let none = try switches(#"{"style": "pink", "device": "x", "system": "99", "content-size": 3}"#)
    #expect(none.isEmpty && none.applied(to: options) == options)
  }

  @Test func `each choice that a page offers is a switch`() throws {
    let choices = try #require(DocumentNode(PreviewSwitches.choices, at: .start).object)
    for member in choices.members {
      for value in try #require(member.node.array) {
        let json = DocumentValue.object([(member.key, value.value)]).json
        #expect(try !switches(json).isEmpty, "\(json)")
      }
    }
  }

  @Test mutating func `pictures of the setting before are back at once, until a file changes`()
    throws
  {
    #expect(drawAll(1) == 2)
    let dark = try switches(#"{"style": "dark"}"#)
    look(dark)
    #expect(model.changes(since: 0)?.json.contains(#""isWaiting": true"#) == true)
    #expect(!model.hasComparisons, "goldens are of pictures as they are written")
    #expect(drawAll(2) == 2)
    look(PreviewSwitches())
    let none = model.next()
    #expect(none == nil)
    let first = model.order[0]
    #expect(model.pictures[first]?.drawing?.file == [1])
    let revision = model.pictures[first]?.drawingRevision
    look(dark)
    let nothing = model.next()
    #expect(nothing == nil && model.pictures[first]?.drawing?.file == [2])
    #expect(model.pictures[first]?.drawingRevision != revision)
    // What the other setting has read counts as well.
    let count = model.invalidate(at: .now) { $0.number == first && $0.stamps.keys.contains("f") }
    #expect(count == 1)
    look(PreviewSwitches())
    #expect(drawAll(3) == 1)
  }

  @Test mutating func `a drawing that was begun before a switch is not wanted`() throws {
    let started = model.next()
    let job = try #require(started)
    #expect(model.isWanted(job))
    look(try switches(#"{"system": "7"}"#))
    #expect(!model.isWanted(job))
  }
}
