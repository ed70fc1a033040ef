/// A share of the pictures, so that several machines test together.
///
/// Which share a picture falls into depends on its name alone: others that come or go move nothing.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// From 1.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// `K/N`; nil for anything else, and where K is not among 1…N.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, count <= 10_000,
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  /// `K/N`.
  public var description: String { "\(index)/\(count)" }

  /// Whether the picture of an id falls into this share.
  public func contains(_ id: String) -> Bool {
    Self.hash(id) % UInt64(count) == UInt64(index - 1)
  }

  /// FNV-1a, its high bits folded into the low ones, which alone count for few shares.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32 ^ hash >> 16 & 0xFFFF
  }
}
