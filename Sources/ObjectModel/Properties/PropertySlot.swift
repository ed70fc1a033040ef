/// One property and one combination of its axes: what UIKit tracks settings by.
public struct PropertySlot: Sendable, Hashable {
  /// UIKit's own name.
  public let name: String
  /// The combination.
  public let axes: AxisValues
  /// Of both: kept, since slots are looked up by the thousand.
  private let hash: Int

  /// Whether a control keeps the slot for its parts: no document can name it, whatever it is called.
  public let isOfPart: Bool

  /// The slot of a property that documents and rules can set.
  public init(_ name: String, _ axes: AxisValues = .normal) {
    self.init(name, axes, nameHash: name.hashValue, isOfPart: false)
  }

  /// A slot that a control keeps for its parts. It differs from the one of any property of that name.
  package init(ofPart name: String) {
    self.init(name, .normal, nameHash: ~name.hashValue, isOfPart: true)
  }

  private init(_ name: String, _ axes: AxisValues, nameHash: Int, isOfPart: Bool) {
    self.name = name
    self.axes = axes
    self.isOfPart = isOfPart
    hash = nameHash ^ axes.hashBits
  }

  /// The same property's for another combination.
  public func with(_ axes: AxisValues) -> PropertySlot {
    PropertySlot(name, axes, nameHash: hash ^ self.axes.hashBits, isOfPart: isOfPart)
  }

  /// Whether both are the same combination of the same property.
  public static func == (a: PropertySlot, b: PropertySlot) -> Bool {
    a.hash == b.hash && a.axes == b.axes && a.isOfPart == b.isOfPart && a.name == b.name
  }

  /// Feeds the slot to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// One of 64 bits, by the hash.
  var filterBit: UInt64 { 1 << UInt64(hash & 63) }
}
