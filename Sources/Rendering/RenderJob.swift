import Loading
import ObjectModel
package import ScreenFormat

/// A picture to draw: a screen in one variant.
package struct RenderJob: Sendable {
  /// The path of the screen; `-` is standard input.
  package var screen: String
  package var variant: RenderMatrix.Variant

  /// Creates a job.
  package init(screen: String, variant: RenderMatrix.Variant) {
    self.screen = screen
    self.variant = variant
  }

  /// The name of the picture without the scale of the device: `NAME~PARTS`, and the scale that the variant asks
  /// for. It decides on the shard.
  package var name: String {
    stem + (variant.options.scale.map { "@\(shortest($0))x" } ?? "")
  }

  /// The beginning of the names of the picture's files: `NAME~PARTS`.
  var stem: String { ScreenFile.name(of: screen) + variant.suffix }
}
