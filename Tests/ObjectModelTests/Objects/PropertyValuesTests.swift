import Raster
import TestSupport
import Testing

@testable import ObjectModel

@Suite struct PropertyValuesTests {
  @Test("values answer as a dictionary does, whatever is set and removed")
  func sameAsDictionary() {
    var random = SeededRandom(31)
    let slots = (0..<60).map { PropertySlot("property \($0)") }
    for count in [3, 20, 60] {
      var values = PropertyValues()
      var dictionary: [PropertySlot: AppearanceValue] = [:]
      for step in 0..<400 {
        let slot = slots[Int.random(in: 0..<count, using: &random)]
        let isRemoved = Int.random(in: 0..<3, using: &random) == 0
        let value: AppearanceValue? = isRemoved ? nil : .number(Double(step))
        values[slot] = value
        dictionary[slot] = value
        #expect(values.count == dictionary.count)
      }
      for slot in slots { #expect(values[slot] == dictionary[slot]) }
      #expect(Set(values.keys) == Set(dictionary.keys))
    }
  }

  @Test(arguments: [3, PropertyValues.many, PropertyValues.many + 1, 500])
  func `merged are many values as few`(count: Int) {
    func values(_ range: Range<Int>, _ number: Double) -> PropertyValues {
      PropertyValues(range.map { (PropertySlot("property \($0)"), .number(number)) })
    }
    let half = count / 2
    let merged = values(0..<count, 1).merging(values(half..<count + half, 2)) { _, new in new }
    #expect(merged.keys == values(0..<count + half, 0).keys)
    for place in merged.indices {
      #expect(merged[place].value == .number(place < half ? 1 : 2))
    }
    let turned = PropertyValues(merged.reversed().map { ($0.key, $0.value) })
    #expect(turned == merged)
    var other = turned
    other.replace(at: 0, .number(3))
    #expect(other != merged)
  }

  @Test("equal values are equal and have one hash, in whatever order they were set")
  func order() {
    let (a, b) = (PropertySlot("a"), PropertySlot("b"))
    let one: PropertyValues = [a: .number(1), b: .number(2)]
    let other: PropertyValues = [b: .number(2), a: .number(1)]
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != [a: .number(1), b: .number(3)])
    #expect(one != [a: .number(1)])
    #expect(one.keys == [a, b])
  }

  @Test func `values that are the same as themselves are comparable, and no others`() {
    let slot = PropertySlot("a")
    let values: [AppearanceValue] = [
      .null, .boolean(true), .number(.nan), .number(1), .enumeration("a"), .string("a"),
      .color(.tint), .color(.color(.clear)), .font(.system(17)), .font(.textStyle("body")),
      .objects([]), .options(["a"]),
    ]
    for value in values {
      #expect(PropertyValues([(slot, value)]).isComparable == value.isSame(as: value))
    }
  }

  @Test func `the name of a case is read however its letters are written`() {
    for mode in TintAdjustmentMode.allCases {
      #expect(TintAdjustmentMode(.enumeration(mode.rawValue)) == mode)
    }
    #expect(TintAdjustmentMode(.enumeration("norma")) == nil)
    #expect(TintAdjustmentMode(.string("normal")) == nil)
    // U+212A is canonically equivalent to K, which has another number of bytes.
    #expect(Kelvin(.enumeration("\u{212A}")) == .k)
  }

  private enum Kelvin: String, NamedCases {
    case k = "K"
    static let typeName = "kelvin"
  }

  @Test("what merging keeps of two values is told by its closure")
  func merging() {
    let (a, b, c) = (PropertySlot("a"), PropertySlot("b"), PropertySlot("c"))
    let one: PropertyValues = [a: .number(1), b: .number(2)]
    let other: PropertyValues = [b: .number(3), c: .number(4)]
    #expect(one.merging(other) { own, _ in own } == [a: .number(1), b: .number(2), c: .number(4)])
    #expect(one.merging(other) { _, new in new } == [a: .number(1), b: .number(3), c: .number(4)])
    #expect(PropertyValues().merging(one) { own, _ in own } == one)
  }
}
