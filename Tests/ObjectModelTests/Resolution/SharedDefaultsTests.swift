import Testing

@testable import ObjectModel

@Suite struct SharedDefaultsTests {
  private static let text = PropertySlot("text")
  private static let size = PropertySlot("size")

  /// What objects have in turn, each of several kinds again and again.
  private static let kinds: [(passed: [(PropertySlot, AppearanceValue)], own: PropertyValues)] = [
    ([(size, .number(0))], [:]),
    ([(size, .number(-0.0))], [:]),
    ([(size, .number(0))], [size: .number(2), text: .boolean(true)]),
    ([(size, .number(0))], [text: .boolean(true), size: .number(2)]),
    ([(text, .string("\u{E9}"))], [size: .number(1)]),
    ([(text, .string("e\u{301}"))], [size: .number(1)]),
    ([], [:]),
  ]

  @Test func `each object has the defaults that it had if none were shared, to the byte`() {
    var shared = SharedDefaults()
    for _ in 0..<3 {
      for (passed, own) in Self.kinds + Self.kinds.reversed() {
        var values = PassedValues()
        for (slot, value) in passed { values.setDefault(slot, value) }
        var object = Element("UIView")
        object.defaults = own
        let expected = values.defaults(over: object)
        let found = shared.merged(values, over: &object)
        #expect(found.keys == expected.keys)
        #expect(object.defaults.keys == own.keys && object.defaults == own)
        for (slot, value) in expected { #expect(isSame(found[slot], value)) }
      }
    }
  }

  @Test func `an object keeps what a document writes before what its maker passes`() {
    var shared = SharedDefaults()
    var values = PassedValues()
    values.setDefault(Self.size, .number(1))
    for isWritten in [false, true, false] {
      var object = Element("UIView")
      object.defaults = [Self.size: .number(2)]
      if isWritten { object.writtenDefaults = [Self.size] }
      let found = shared.merged(values, over: &object)
      #expect(found[Self.size] == .number(isWritten ? 2 : 1))
    }
  }

  private func isSame(_ a: AppearanceValue?, _ b: AppearanceValue) -> Bool {
    switch (a, b) {
    case (.string(let a)?, .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.number(let a)?, .number(let b)): a.bitPattern == b.bitPattern
    default: a == b
    }
  }
}
