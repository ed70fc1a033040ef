import Controls
import Inspection
import ObjectModel
import ScreenFormat
import Testing

// The example of the article "Building a screen" in ScreenFormat's documentation.

struct NoFiles: AssetLoader {
  func read(_ path: String) throws(AssetError) -> [UInt8] { throw .notFound }
  func exists(_ path: String) -> Bool { false }
  func list(_ path: String) throws(AssetError) -> [String] { throw .notFound }
}

@Suite("The example of the documentation runs")
struct DocumentationExampleTests {
  @Test("A screen without files is built, printed and varied")
  func example() throws {
    let file = SourceFile(
      label: "switch.screen.json",
      text: """
        {
          "mockup": 1,
          "device": {"size": [100, 60], "scale": 2},
          "window": {"subviews": [{"class": "UISwitch", "frame": [20, 20, null, null]}]}
        }
        """)
    let result = ScreenBuilder(classes: ClassTable(), loader: NoFiles()).build(file)
    #expect(result.diagnostics.sorted().isEmpty)
    let screen = try #require(result.screen)
    #expect(!StageDump.displayList(screen).isEmpty)

    var matrix = RenderMatrix()
    matrix.systems = [6, 7]
    matrix.scales = [1, 2]
    let variants = matrix.variants
    #expect(variants.map(\.suffix) == ["~6", "~6", "~7", "~7"])
    for variant in variants {
      #expect(
        ScreenBuilder(classes: ClassTable(), loader: NoFiles(), options: variant.options).build(
          file
        ).screen != nil)
    }
  }
}
