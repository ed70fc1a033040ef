/// A property with a combination of its axes, for which UIKit stores a value.
public struct PropertySlot: Sendable, Hashable {
  /// UIKit's name of the property, or a declared one.
  public let name: String
  /// The combination of axes.
  public let axes: AxisValues
  /// True for values that a control passes to its parts. Documents can't name such a slot.
  package let isOfPart: Bool
  /// The hash of name and axes, computed once.
  private let hash: Int

  /// Creates the slot of a property that documents and rules can set.
  public init(_ name: String, _ axes: AxisValues = .normal) {
    self.init(name, axes, nameHash: name.hashValue, isOfPart: false)
  }

  /// Creates a slot for a control's parts. It differs from that of a property with the same name.
  package init(ofPart name: String) {
    self.init(name, .normal, nameHash: ~name.hashValue, isOfPart: true)
  }

  private init(_ name: String, _ axes: AxisValues, nameHash: Int, isOfPart: Bool) {
    self.name = name
    self.axes = axes
    self.isOfPart = isOfPart
    hash = nameHash ^ axes.hashBits
  }

  /// The slot of the same property for another combination.
  public func with(_ axes: AxisValues) -> PropertySlot {
    PropertySlot(name, axes, nameHash: hash ^ self.axes.hashBits, isOfPart: isOfPart)
  }

  /// Compares name, axes and kind of slot.
  public static func == (a: PropertySlot, b: PropertySlot) -> Bool {
    a.hash == b.hash && a.axes == b.axes && a.isOfPart == b.isOfPart && a.name == b.name
  }

  /// Hashes name and axes.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// One of 64 bits, by the hash.
  var filterBit: UInt64 { 1 << UInt64(hash & 63) }
}
