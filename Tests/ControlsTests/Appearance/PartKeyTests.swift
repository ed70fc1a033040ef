import Controls
import ObjectModel
import TestSupport
import Testing

@Suite struct PartKeyTests {
  @Test func `a part's slot is no slot of a property with its name`() {
    let part = PartKey<Bool>("isDimmed")
    #expect(part.slot != PropertySlot("isDimmed"))
    #expect(part.slot.with(AxisValues(state: .selected)) != PropertySlot("isDimmed"))
    #expect(part.slot == PartKey<Bool>("isDimmed").slot)
    #expect(part.slot.with(AxisValues(state: .selected)).with(.normal) == part.slot)
  }

  @Test func `a custom property is drawn by nobody, whatever parts call theirs`() throws {
    let plain = try screen(root: field("UITextField", [:]), classes: classes).displayList()
    let padded = field("PaddedField", ["textInset": .number(40), "isKnockedOut": .boolean(true)])
    #expect(try screen(root: padded, classes: classes).displayList() == plain)
  }

  private let classes = [
    ClassDefinition(
      "PaddedField", superclass: "UITextField",
      properties: [
        PropertyDeclaration(
          name: "textInset", type: .number, default: .none, summary: "Declared by a document."),
        PropertyDeclaration(
          name: "isKnockedOut", type: .boolean, default: .none, summary: "Likewise."),
      ])
  ]

  private func field(_ className: String, _ values: [String: AppearanceValue]) -> Element {
    var values = values
    values["text"] = .string("text")
    values["frame"] = .frame(FrameValue(x: 20, y: 40, width: 200, height: 30))
    let view = element("UIView", ["subviews": .objects([element(className, values)])])
    return element("UIViewController", ["view": .object(view)])
  }
}
