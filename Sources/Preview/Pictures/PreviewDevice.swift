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
  /// - Parameters:
  ///   - switches: What the picture is shown with.
  ///   - decodedFiles: Keeps the screen that is read for this, so that drawing it doesn't read it again.
  init?(
    of item: GoldenCase, as switches: PreviewSwitches = PreviewSwitches(),
    reusing decodedFiles: DecodedFiles
  ) {
    let options = switches.applied(to: item.variant.options)
    let loader = ScreenLoader(decodedFiles: decodedFiles)
    guard let source = try? loader.read(item.screen),
      let document = try? loader.parse(source).document, let root = document.root.object
    else { return nil }
    let drawn = DrawnDevice(of: document.root, options) {
      var ignored = Diagnostics()
      return ProjectFolders.settings(of: document.folder, FileAssets(), into: &ignored)
    }
    let orientation =
      options.orientation ?? root["orientation"]?.string.flatMap(Orientation.init) ?? .portrait
    guard RenderOptions.systems.contains(drawn.system) else { return nil }
    self.init(drawn.device.held(isLandscape: orientation != .portrait, system: drawn.system))
    if let scale = options.scale { self.scale = scale }
  }
}
