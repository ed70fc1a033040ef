import Controls
import FileSystem
import Golden
import Inspection
import ObjectModel
import ScreenFormat

/// The objects of a picture with the origin of every value, for the page to point at.
enum PreviewObjects {
  /// `{"views": […]}`, as `mockup explain --json` prints it.
  static func json(_ item: GoldenCase) throws -> String {
    let (screen, _, _) = try ScreenFile.load(item.screen, options: item.variant.options)
    let placed = LayoutPass.layOut(screen.resolved())
    let explanations = ObjectExplanations(placed, property: nil)
    return ExplanationPrinter.json(placed.styled.objects.indices.map { explanations[$0] })
  }
}
