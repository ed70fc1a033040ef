import Controls
import ObjectModel
import Testing

@testable import ScreenFormat

@Suite struct PlainClassesTests {
  private static let classes = ClassTable()

  @Test func `an object without a class has the default of its own type, and no other of its base`()
    throws
  {
    let view = try #require(Self.classes.id(named: "UIView"))
    let header = try #require(Self.classes.id(named: "UITableViewHeaderFooterView"))
    let ofViews = ObjectType("UIView", default: "UIView")
    let ofHeaders = ObjectType("UIView", default: "UITableViewHeaderFooterView")
    var known = PlainClasses()
    known.keep(nil, of: ofHeaders, header)
    #expect(known.find(nil, of: ofHeaders) == header)
    #expect(known.find(nil, of: ofViews) == nil)
    // One that is named may be told of.
    #expect(known.find("UITableViewHeaderFooterView", of: ofHeaders) == nil)
    known.keep(nil, of: ofViews, view)
    known.keep("UITableViewHeaderFooterView", of: ofViews, header)
    #expect(known.find(nil, of: ofViews) == view)
    #expect(known.find("UITableViewHeaderFooterView", of: ofViews) == header)
    #expect(known.find(nil, of: ObjectType("UIView")) == nil)
  }

  @Test func `more classes than are kept take the places of those before`() throws {
    let view = try #require(Self.classes.id(named: "UIView"))
    let type = ObjectType("NSObject")
    var known = PlainClasses()
    for index in 0..<20 { known.keep("Class \(index)", of: type, view) }
    #expect(known.find("Class 0", of: type) == nil)
    #expect(known.find("Class 19", of: type) == view)
  }
}
