import ObjectModel
import Testing

@Suite struct LatestValuesTests {
  @Test func `a new value takes the place of the oldest`() {
    var latest = LatestValues<Int>(limit: 3)
    #expect(latest.values.isEmpty)
    for value in 1...3 { latest.keep(value) }
    #expect(latest.values == [1, 2, 3])
    latest.keep(4)
    latest.keep(5)
    #expect(latest.values == [4, 5, 3])
    latest.keep(6)
    latest.keep(7)
    #expect(latest.values == [7, 5, 6])
  }

  @Test func `one value is the latest`() {
    var latest = LatestValues<Int>(limit: 1)
    for value in 1...3 { latest.keep(value) }
    #expect(latest.values == [3])
  }

  @Test func `a promoted value is found earlier`() {
    var latest = LatestValues<Int>(limit: 3)
    for value in 1...3 { latest.keep(value) }
    latest.promote(2)
    #expect(latest.values == [1, 3, 2])
    latest.promote(0)
    #expect(latest.values == [1, 3, 2])
  }
}
