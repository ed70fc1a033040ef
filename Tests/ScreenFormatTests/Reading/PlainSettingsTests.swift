import Controls
import ObjectModel
import Testing

@testable import ScreenFormat

@Suite struct PlainSettingsTests {
  private static let classes = ClassTable()

  private func setting(_ name: String) -> PropertySetting {
    PropertySetting(type: .number, slot: PropertySlot(name))
  }

  @Test func `a key is found by its class, however many classes and keys there are`() throws {
    let label = try #require(Self.classes.id(named: "UILabel"))
    let button = try #require(Self.classes.id(named: "UIButton"))
    var settings = PlainSettings()
    #expect(settings.find("a", of: label)?.slot == nil)
    // More than are compared one after the other.
    let names = (0..<20).map { "key\($0)" }
    for name in names {
      settings.keep(name, setting("\(name) of a label"), of: label)
      settings.keep(name, setting("\(name) of a button"), of: button)
    }
    for _ in 0..<2 {
      for name in names {
        #expect(settings.find(name, of: label)?.slot?.name == "\(name) of a label")
        #expect(settings.find(name, of: button)?.slot?.name == "\(name) of a button")
      }
      for name in names {
        #expect(settings.find(name, of: label)?.slot?.name == "\(name) of a label")
      }
      #expect(settings.find("other", of: label)?.slot == nil)
    }
  }
}
