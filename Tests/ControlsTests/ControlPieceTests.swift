import ObjectModel
import Testing

@testable import Controls

/// Each control answers for every look and for screen readers, unless it is named here.
@Suite struct ControlPieceTests {
  /// Controls that look alike in the classic and the flat look, or that came with the flat one.
  private static let sameInClassic: Set = [
    "UIColorWell", "UIControl", "UIPageControl", "UISearchTextField",
  ]
  /// Controls that screen readers pass over, since their parts are elements.
  private static let containers: Set = [
    "UIControl", "UISegmentedControl", "UIRefreshControl",
  ]

  /// Built-in classes that people touch: controls and the items of bars.
  private static let controls: [any ControlClass.Type] = {
    let table = ClassTable()
    return ControlCatalog.all.filter { control in
      ["UIControl", "UIBarItem"].contains { table.isKind(control.definition.name, of: $0) }
        && control.definition.name != "UIBarItem"
    }
  }()

  @Test func `every control has a classic look`() {
    var missing: Set<String> = []
    for control in Self.controls {
      let classic: any ControlClass.Type = control.classic
      if ObjectIdentifier(classic) == ObjectIdentifier(control) {
        missing.insert(control.definition.name)
      }
    }
    #expect(missing == Self.sameInClassic)
  }

  @Test func `every control speaks`() {
    var silent: Set<String> = []
    for control in Self.controls where !(control is any AccessibleClass.Type) {
      silent.insert(control.definition.name)
    }
    #expect(silent == Self.containers)
  }

  @Test func `no class is registered twice, and superclasses come first`() {
    var known: Set<String> = []
    for definition in ControlCatalog.all.map({ $0.definition }) {
      #expect(definition.superclass.map(known.contains) ?? true, "\(definition.name)")
      #expect(known.insert(definition.name).inserted, "\(definition.name)")
    }
  }
}
