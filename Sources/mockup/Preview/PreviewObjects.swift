import Controls
import Inspection
import ObjectModel
import ScreenFormat

/// The objects of a picture with the origin of every value, for the page to point at.
enum PreviewObjects {
  /// `{"views": […], "states": […]}`: the views as `mockup explain --json` prints them, and for each of them the
  /// states that it can be shown in.
  static func json(_ subject: PreviewSubject, _ decodedFiles: DecodedFiles) throws -> String {
    let placed = try subject.layOut(decodedFiles)
    let explanations = ObjectExplanations(placed)
    let entries = placed.styled.objects.indices.map { explanations[$0] }
    let classes = placed.styled.context.classes
    let states = entries.map { entry -> DocumentValue in
      .object(
        PreviewPose.states(of: entry.className, in: classes).map { ($0.property, .bool($0.value)) })
    }
    let views = entries.map { ExplanationPrinter.json($0) }.joined(separator: ",\n")
    return "{\"views\": [\n\(views)\n], \"states\": \(DocumentValue.array(states).json)}\n"
  }
}
