/// Numbers that look random and are the same on every run (SplitMix64).
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// The same seed gives the same numbers.
  public init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 &+ 1 }

  /// Any number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0 ..< limit.
  public mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True once in `times`.
  public mutating func once(in times: Int) -> Bool { next(times) == 0 }

  /// One of the elements, of which there must be some.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(elements.count)]
  }

  /// The elements in another order.
  public mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.reversed() { result.swapAt(index, next(index + 1)) }
    return result
  }
}
