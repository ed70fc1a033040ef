import ObjectModel
import Testing

@testable import Controls

@Suite struct ClassTableTests {
  @Test func `what a screen declares is known to that screen alone`() throws {
    var table = ClassTable()
    try table.declare([ClassDefinition("CPScanningView", superclass: "UIView")])
    #expect(table.id(named: "CPScanningView") != nil)
    #expect(ClassTable().id(named: "CPScanningView") == nil)
    #expect(table.names.count == ClassTable().names.count + 1)
  }
}
