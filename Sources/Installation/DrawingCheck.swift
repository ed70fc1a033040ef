import Controls
import Loading
import ObjectModel
import Raster
import ScreenFormat

/// A picture that needs nothing of the machine.
enum DrawingCheck {
  private static let screen = """
    {"device": {"size": [100, 44], "scale": 2},
     "window": {"subviews": [{"class": "UILabel", "frame": [0, 0, 100, 44], "text": "mockup"}]}}
    """

  /// The size of the picture, in pixels; nil if it can't be drawn.
  static func run() -> String? {
    let source = ScreenLoader.Source(SourceFile(label: "doctor", text: screen), folder: "")
    guard let loaded = try? ScreenLoader().load(source),
      let picture = try? loaded.screen.rasterized()
    else { return nil }
    return "\(picture.width) × \(picture.height) pixels"
  }
}
