import Controls
import Inspection
import ObjectModel
import Raster
import ScreenFormat

/// The objects of a picture with the origin of every value, for the page to point at.
enum PreviewObjects {
  /// `{"views": […], "states": […], "classes": {…}, "colors": […]}`: the views as `mockup explain --json` prints them, for
  /// each of them the states that it can be shown in, for each class the properties that the system has, and the colours
  /// that it has names for.
  static func json(_ subject: PreviewSubject, _ decodedFiles: DecodedFiles) throws -> String {
    let placed = try subject.layOut(reusing: decodedFiles)
    let explanations = ObjectExplanations(placed)
    let entries = placed.styled.objects.indices.map { explanations[$0] }
    let context = placed.styled.context
    let states = entries.map { entry -> DocumentValue in
      .object(
        PreviewOverrides.states(of: entry.className, in: context.classes).map {
          ($0.property, .bool($0.value))
        })
    }
    let views = entries.map { ExplanationPrinter.json($0) }.joined(separator: ",\n")
    let first = Dictionary(
      entries.map { ($0.className, $0) }, uniquingKeysWith: { first, _ in first })
    let classes = DocumentValue.object(
      first.sorted { $0.key < $1.key }.map { name, entry in
        (name, properties(of: entry, in: context.classes, system: context.system))
      })
    return "{\"views\": [\n\(views)\n], \"states\": \(DocumentValue.array(states).json), "
      + "\"classes\": \(classes.json), \"colors\": \(colors(system: context.system).json)}\n"
  }

  /// The properties of an object's class by name: their types, the names of their values, what they are, and their defaults.
  private static func properties(
    of entry: Explanation.Entry, in classes: ClassTable, system: Int
  ) -> DocumentValue {
    guard let id = classes.id(named: entry.className) else { return .object([]) }
    let properties = classes.properties(of: id).filter {
      $0.type.isExplained && $0.since <= system
    }
    return .object(properties.map { ($0.name, written($0, of: entry)) })
  }

  private static func written(
    _ property: PropertyDeclaration, of entry: Explanation.Entry
  ) -> DocumentValue {
    let (type, cases): (String, [String]) =
      switch property.type {
      case .enumeration(_, let cases, _): ("enumeration", cases)
      case .options(_, let cases, _): ("options", cases)
      case .boolean: ("boolean", ["true", "false"])
      case .object, .objects: ("object", [])
      case let type: (type.name, [])
      }
    var members: [(String, DocumentValue)] = [
      ("type", .string(type)), ("cases", .strings(cases)), ("summary", .string(property.summary)),
    ]
    switch property.defaultValue {
    case .value(let value):
      members.append(("default", DocumentPrinter.written(value)))
      if let color = entry.color(of: value) {
        members.append(("color", .string(color.description)))
      }
    case let other: members.append(("why", .string(other.word ?? "")))
    }
    return .object(members)
  }

  /// The colours that documents can name: light and dark.
  private static func colors(system: Int) -> DocumentValue {
    .array(
      Listing.colors(system: system).rows.map { row in
        .object([
          ("name", .string(row[0])), ("light", .string(row[1])), ("dark", .string(row[2])),
        ])
      })
  }
}
