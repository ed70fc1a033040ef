import ObjectModel
import ScreenFormat
import TestSupport
import Testing

@testable import Controls

/// The systems around the look of glass: those that never existed, and an application that asks for the look before.
@Suite struct GlassSystemTests {
  private func build(_ settings: String) -> ScreenBuilder.Result {
    let text = #"{"mockup": 1, \#(settings), "window": {"backgroundColor": "white"}}"#
    return ScreenBuilder(classes: ClassTable(), loader: DiskAssets()).build(
      SourceFile(label: "a.screen.json", text: text))
  }

  private func messages(_ settings: String) -> [String] {
    build(settings).diagnostics.sorted().map(\.description)
  }

  @Test(arguments: 19...25)
  func `a system that never existed is drawn as iOS 18, and told so`(system: Int) throws {
    let settings = #""system": \#(system)"#
    #expect(
      messages(settings) == [
        "a.screen.json:1:25: warning: there never was an iOS \(system): 18 was followed by 26; the look of iOS 18 is "
          + "drawn (at system)"
      ])
    #expect(try #require(build(settings).screen).context.look.era == .modern)
  }

  @Test(arguments: [18, 26, 27])
  func `a system that exists is drawn without a word`(system: Int) {
    #expect(messages(#""system": \#(system)"#).isEmpty)
  }

  @Test func `a system that is not known yet is refused`() {
    #expect(messages(#""system": 28"#).contains { $0.contains("error") && $0.contains("27") })
  }

  @Test func `compatibility draws the look of 18 on 26, and is ignored with a warning on 27`()
    throws
  {
    let wish = #""infoPlist": {"UIDesignRequiresCompatibility": true}"#
    #expect(messages(#""system": 26, "# + wish).isEmpty)
    let old = try #require(build(#""system": 26, "# + wish).screen)
    #expect(old.context.look.era == .modern && old.context.system == 26)
    let new = build(#""system": 27, "# + wish)
    #expect(try #require(new.screen).context.look.era == .glass)
    #expect(
      new.diagnostics.sorted().map(\.description).contains {
        $0.contains("warning: 'UIDesignRequiresCompatibility' is ignored by iOS 27")
      })
  }
}
