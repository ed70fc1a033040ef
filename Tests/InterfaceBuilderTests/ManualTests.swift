import ObjectModel
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ManualTests {
  @Test func `the manual lists each element and attribute as the importer takes it`() throws {
    let path = Repository.path("Documentation/storyboard-elements.md")
    #expect(try RecordedText.update(path, to: InterfaceManual.text) == InterfaceManual.text)
  }

  @Test func `what files always write is the default of documents`() throws {
    // A flag that is left out where it has its standard has to be that of the class.
    for rule in InterfaceElements.all {
      guard let name = rule.className, let id = Imported.classes.id(named: name) else { continue }
      for attribute in rule.attributes {
        guard case .property(let property, let conversion) = attribute.outcome else { continue }
        let declared = Imported.classes.property(property, of: id)
        #expect(declared != nil, "\(name) has no \(property) (\(rule.name).\(attribute.name))")
        guard case .value(let value)? = declared?.defaultValue else { continue }
        switch (conversion, value) {
        case (.flag(let standard?), .boolean(let known)):
          #expect(standard == known, "\(name).\(property)")
        case (.number(let standard?), .number(let known)):
          #expect(standard == known, "\(name).\(property)")
        default: break
        }
      }
    }
  }
}
