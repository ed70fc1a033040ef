import ObjectModel
import Raster

/// The sizes of a screen's objects on the device that it was designed for.
///
/// An object is found by its id, or by its path if it has none or shares it with others. One that exists only on the other
/// device, such as the second column of a split view, has no size here and is not stretched.
struct DesignSizes {
  private var sizes: [String: Size] = [:]
  /// The keys of ids that several objects have: parts of instances of a class.
  private var shared: Set<String> = []

  /// Lays out the screen on the device that it was designed for. Nil if that is its own.
  init?(_ context: ScreenContext) {
    guard let design = context.design else { return nil }
    let placed = LayoutPass.layOut(design.resolved())
    for (object, frame) in zip(placed.styled.objects, placed.frames) {
      sizes[object.path] = frame.size
      guard let key = Self.key(object) else { continue }
      if sizes.updateValue(frame.size, forKey: key) != nil { shared.insert(key) }
    }
  }

  /// The object's size, in points; nil if it does not exist on that device.
  func size(of node: StyledNode) -> Size? {
    guard let key = Self.key(node.object), !shared.contains(key) else {
      return sizes[node.path]
    }
    return sizes[key]
  }

  private static func key(_ object: StyledObject) -> String? { object.element.id.map { "#\($0)" } }
}
