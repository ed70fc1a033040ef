import ObjectModel
import Testing

@testable import Controls

@Suite struct PropertySlotTests {
  private static let combinations: [AxisValues] = {
    var withIntegers = AxisValues()
    withIntegers.integers = [3, -1]
    var ofIcon = AxisValues(state: .disabled)
    ofIcon.icon = .bookmark
    var ofSegment = AxisValues(state: .selected)
    ofSegment.rightState = .highlighted
    ofSegment.segmentType = .left
    return [
      .normal, AxisValues(state: .highlighted), AxisValues(state: [.selected, .disabled]),
      AxisValues(metrics: .compact, position: .topAttached), withIntegers, ofIcon, ofSegment,
    ]
  }()

  @Test(arguments: combinations)
  func `a slot made from another combination's is the one made by name`(_ axes: AxisValues) {
    let direct = PropertySlot("backgroundImage", axes)
    for other in Self.combinations {
      let turned = PropertySlot("backgroundImage", other).with(axes)
      #expect(turned == direct)
      #expect([direct: 1][turned] == 1)
      #expect((other == axes) == (PropertySlot("backgroundImage", other) == direct))
    }
    #expect(PropertySlot("image", axes) != direct)
  }

  @Test func `a filter holds every slot that was put in, and not every other`() {
    var filter = SlotFilter()
    let set = Self.combinations.map { PropertySlot("backgroundImage", $0) }
    for slot in set { filter.insert(slot) }
    #expect(set.allSatisfy(filter.mayHold))
    let unset = (0..<1000).map { PropertySlot("property\($0)") }
    #expect(!unset.allSatisfy(filter.mayHold))
    #expect(!unset.contains(where: SlotFilter().mayHold))
  }
}
