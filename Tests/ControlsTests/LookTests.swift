import ObjectModel
import Raster
import Testing

@testable import Controls

/// A look derives from the one before it.
@Suite struct LookTests {
  private enum Plain: BaseControl {
    static let definition = ClassDefinition("Plain", superclass: nil)
  }

  private enum Varied: BaseControl {
    static let definition = ClassDefinition("Varied", superclass: nil)
    static var modern: any ControlClass.Type { Modern.self }

    enum Modern: DerivedControl {
      typealias Base = Varied
    }
  }

  @Test func `eras are ordered, and each but the flat one has a parent`() {
    #expect(Look.Era.allCases == Look.Era.allCases.sorted())
    #expect(Look.Era.allCases.filter { $0.parent == nil } == [.flat])
    #expect(Look.Era.classic.parent == .flat)
    #expect(Look.Era.modern.parent == .flat)
    #expect(Look.Era.glass.parent == .modern)
  }

  @Test(arguments: [
    (5, Look.Era.classic), (6, .classic), (7, .flat), (12, .flat), (13, .modern), (18, .modern),
    (25, .modern), (26, .glass), (27, .glass),
  ])
  func `a version has the look of its era`(system: Int, era: Look.Era) {
    #expect(Look(system: system).era == era)
  }

  @Test func `an application that asks for compatibility has the look of iOS 18 on 26 alone`() {
    let asked = [18, 26, 27].map { Look.Era(system: $0, requiresCompatibility: true) }
    #expect(asked == [.modern, .modern, .glass])
    // Figures and colours are those of 18; what there is follows the version.
    let look = Look(system: 26, era: .modern)
    #expect(look.system == 18)
    #expect(look.color(.systemBlue) == Look(system: 18).color(.systemBlue))
    var screen = Screen(window: Element("UIWindow"), classes: ClassTable(), system: 26)
    screen.infoPlist.designRequiresCompatibility = true
    #expect(screen.context.system == 26)
    #expect(screen.context.look == look)
  }

  @Test(arguments: Look.Era.allCases)
  func `a control without a look for an era has that of the era's parent`(era: Look.Era) {
    let varied: any ControlClass.Type = era < .modern ? Varied.self : Varied.Modern.self
    let table = ControlTable([Plain.self, Varied.self])
    #expect(ObjectIdentifier(Plain.control(in: era)) == ObjectIdentifier(Plain.self))
    #expect(ObjectIdentifier(Varied.control(in: era)) == ObjectIdentifier(varied))
    #expect(ObjectIdentifier(Varied.variant(in: era)) == ObjectIdentifier(varied))
    #expect(ObjectIdentifier(table.control(1, in: era)) == ObjectIdentifier(varied))
  }

  @Test func `no derived control inherits the defaults of a control that derives from none`() {
    let looks = ControlCatalog.all.flatMap { control in
      Look.Era.allCases.map { control.control(in: $0) }
    }
    let derived = looks.filter { $0 is any DerivedControl.Type }
    #expect(derived.count > 50)
    #expect(!derived.contains { $0 is any BaseControl.Type })
  }
}
