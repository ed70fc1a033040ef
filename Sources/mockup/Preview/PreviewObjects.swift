import Controls
import FileSystem
import Golden
import Inspection
import ObjectModel
import ScreenFormat

/// The objects of a picture with the origin of every value, for the page to point at.
enum PreviewObjects {
  /// `{"views": […]}`, as `mockup explain --json` prints it.
  ///
  /// - Parameter overlay: The documents that are tried, by absolute path.
  static func json(_ item: GoldenCase, overlay: [String: [UInt8]]) throws -> String {
    let assets = PreviewAssets(files: RecordingAssets(), overlay: overlay)
    let screen = try assets.load(item.screen, options: item.variant.options).screen
    let placed = LayoutPass.layOut(screen.resolved())
    let explanations = ObjectExplanations(placed, property: nil)
    return ExplanationPrinter.json(placed.styled.objects.indices.map { explanations[$0] })
  }
}
