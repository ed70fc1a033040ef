package import Raster
import Synchronization

/// The sizes that constraints give to objects of a screen, each found once: an object in another would be measured over and
/// over.
package final class FittingSizes: Sendable {
  private struct Key: Hashable {
    var object: Int
    var width: Double
  }

  private let sizes = Mutex<[Key: Size]>([:])

  package init() {}

  /// The size of an object for an available width, in points; measured if it is not known.
  package func size(of object: Int, width: Double, _ measure: () -> Size) -> Size {
    let key = Key(object: object, width: width)
    if let known = sizes.withLock({ $0[key] }) { return known }
    let size = measure()
    sizes.withLock { $0[key] = size }
    return size
  }
}
