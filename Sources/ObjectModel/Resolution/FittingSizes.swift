package import Raster
import Synchronization

/// The sizes that constraints give to objects of a screen, each found once: an object in another would be measured over and
/// over.
package final class FittingSizes: Sendable {
  /// What an object was measured for.
  package struct Key: Hashable, Sendable {
    /// The object's index in the tree.
    package var object: Int
    /// The width, in points.
    package var width: Double
    /// Whether the object has this width, rather than at most this width.
    package var isExact: Bool

    package init(_ object: Int, width: Double, isExact: Bool = false) {
      self.object = object
      self.width = width
      self.isExact = isExact
    }
  }

  private let sizes = Mutex<[Key: Size]>([:])

  package init() {}

  /// The size of an object, in points; measured if it is not known.
  package func size(_ key: Key, _ measure: () -> Size) -> Size {
    if let known = known(key) { return known }
    let size = measure()
    sizes.withLock { $0[key] = size }
    return size
  }

  /// The size of an object, in points; nil if it was not measured.
  package func known(_ key: Key) -> Size? { sizes.withLock { $0[key] } }
}
