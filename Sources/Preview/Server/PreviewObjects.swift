import Controls
import Inspection
import ObjectModel
import ScreenFormat

/// The objects of a picture with the origin of every value, for the page to point at.
enum PreviewObjects {
  /// `{"views": […], "states": […], "classes": {…}}`: the views as `mockup explain --json` prints them, for each of them
  /// the states that it can be shown in, and for each class the properties that can be set, with the names of
  /// values.
  static func json(_ subject: PreviewSubject, _ decodedFiles: DecodedFiles) throws -> String {
    let placed = try subject.layOut(reusing: decodedFiles)
    let explanations = ObjectExplanations(placed)
    let entries = placed.styled.objects.indices.map { explanations[$0] }
    let classes = placed.styled.context.classes
    let states = entries.map { entry -> DocumentValue in
      .object(
        PreviewOverrides.states(of: entry.className, in: classes).map {
          ($0.property, .bool($0.value))
        })
    }
    let views = entries.map { ExplanationPrinter.json($0) }.joined(separator: ",\n")
    let names = Set(entries.map(\.className)).sorted()
    let properties = DocumentValue.object(names.map { ($0, Self.properties(of: $0, in: classes)) })
    return "{\"views\": [\n\(views)\n], \"states\": \(DocumentValue.array(states).json), "
      + "\"classes\": \(properties.json)}\n"
  }

  /// The properties of a class by name, each with the names of its values if it has such.
  private static func properties(of name: String, in classes: ClassTable) -> DocumentValue {
    guard let id = classes.id(named: name) else { return .object([]) }
    return .object(
      classes.properties(of: id).filter(\.type.isExplained).map { property in
        let cases: [String] =
          switch property.type {
          case .enumeration(_, let cases, _), .options(_, let cases, _): cases
          case .boolean: ["true", "false"]
          default: []
          }
        return (property.name, .strings(cases))
      })
  }
}
