/// One part of the pictures, to split a run between several machines.
public struct Shard: Sendable, Hashable, CustomStringConvertible {
  /// The number of this shard, from 1 to ``count``.
  public let index: Int
  /// The number of shards, at most 10,000.
  public let count: Int

  /// Creates a shard. Returns nil unless 1 ≤ `index` ≤ `count` ≤ 10,000.
  public init?(index: Int, count: Int) {
    guard count > 0, count <= 10_000, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Parses `K/N`. Returns nil for any other text, and unless 1 ≤ K ≤ N.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The shard as `K/N`.
  public var description: String { "\(index)/\(count)" }

  /// The number of the shard that a picture belongs to by its id alone, from 1.
  static func number(of id: String, count: Int) -> Int { Int(hash(id) % UInt64(count)) + 1 }

  /// FNV-1a, with the high bits folded into the low ones, which decide where shards are few.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash ^ hash >> 32 ^ hash >> 16 & 0xFFFF
  }
}
