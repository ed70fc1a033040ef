import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@Suite("UIAppFonts are fonts of the document")
struct ApplicationFontTests {
  private static let label = """
    "window": {"subviews": [{"class": "UILabel", "text": "A", "font": {"name": "Layers", "size": 12}}]}
    """

  private static func assets(_ path: String) throws -> MemoryAssets {
    var assets = MemoryAssets([
      "App/Info.plist": """
      <plist version="1.0"><dict><key>UIAppFonts</key><array><string>Layers.ttf</string></array></dict></plist>
      """
    ])
    assets.files[path] = Files.bytes(Repository.path("Fixtures/Fonts/Layers.ttf"))
    return assets
  }

  @Test(arguments: ["App/Layers.ttf", "App/Fonts/Layers.ttf", "App/Resources/Layers.ttf"])
  func `those of a property list lie beside it, or in a folder of the usual names`(_ path: String)
    throws
  {
    let text = #"{"mockup": 1, "infoPlist": "App/Info.plist", \#(Self.label)}"#
    #expect(try findings(text, Self.assets(path)) == [])
  }

  @Test func `those of a document lie where its paths say`() throws {
    let text = #"{"mockup": 1, "infoPlist": {"UIAppFonts": ["Type/Layers.ttf"]}, \#(Self.label)}"#
    #expect(try findings(text, Self.assets("Type/Layers.ttf")) == [])
  }

  @Test func `one that is not there is reported, and so is where it is asked for`() throws {
    let text = #"{"mockup": 1, "infoPlist": "App/Info.plist", \#(Self.label)}"#
    let found = try findings(text, Self.assets("Elsewhere/Layers.ttf"))
    #expect(found.count == 2)
    #expect(
      found.contains {
        $0.contains("warning: UIAppFonts names 'Layers.ttf', which is not in 'App'")
      }, "\(found)")
  }
}
