import FileSystem
import Golden
import Loading
import ObjectModel
import Raster
import ScreenFormat

/// The device of a picture, known before it is drawn, so that the page keeps room of the right size.
struct PreviewDevice: Sendable, Equatable {
  /// The device's name.
  var name: String
  /// The size in points, as the device is held.
  var size: Size
  /// Pixels a point.
  var scale: Double

  /// A device as it is drawn.
  init(_ device: Device) {
    name = device.name
    size = device.size
    scale = device.scale
  }

  /// The device that a picture's options or its screen name; nil for a screen that can't be read.
  ///
  /// - Parameter decodedFiles: Keeps the screen that is read for this, so that drawing it doesn't read it again.
  init?(of item: GoldenCase, reusing decodedFiles: DecodedFiles) {
    let options = item.variant.options
    let loader = ScreenLoader(decodedFiles: decodedFiles)
    guard let source = try? loader.read(item.screen),
      let root = try? loader.parse(source).document.root.object
    else { return nil }
    let own = options.device ?? root["device"].flatMap(Self.device) ?? .standard
    let orientation =
      options.orientation ?? root["orientation"]?.string.flatMap(Orientation.init) ?? .portrait
    let system = options.system ?? root["system"]?.integer ?? Screen.standardSystem
    guard RenderOptions.systems.contains(system) else { return nil }
    self.init(own.held(isLandscape: orientation != .portrait, system: system))
    if let scale = options.scale { self.scale = scale }
  }

  /// The device that a document names or describes by its size; nil for anything else, such as a variable.
  private static func device(_ node: DocumentNode) -> Device? {
    if let name = node.string { return RenderOptions.device(named: name) }
    guard let members = node.object, let sides = members["size"]?.array?.compactMap(\.number),
      sides.count == 2, sides.allSatisfy({ $0 > 0 })
    else { return nil }
    return Device(
      name: members["name"]?.string ?? "custom", size: Size(width: sides[0], height: sides[1]),
      scale: members["scale"]?.number ?? 2)
  }
}
