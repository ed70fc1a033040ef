public import Controls
import ObjectModel
import Raster
package import ScreenFormat

/// Prints explanations as JSON or as a table.
public enum ExplanationPrinter {
  /// The explanations as JSON, `{"views": […]}`, with a line for each view.
  public static func json(_ entries: [Explanation.Entry]) -> String {
    guard !entries.isEmpty else { return "{\"views\": []}\n" }
    let views = entries.map { json($0) }
    return jsonFrame.start + views.joined(separator: jsonFrame.separator) + jsonFrame.end
  }

  /// The text before, between and after the lines of single explanations as JSON.
  public static let jsonFrame = (start: "{\"views\": [\n", separator: ",\n", end: "\n]}\n")

  /// One explanation as a line of JSON, without its end.
  public static func json(_ entry: Explanation.Entry) -> String { json(entry, as: [:]) }

  /// One explanation as a line of JSON, without its end.
  ///
  /// - Parameter values: What documents have in the places of values, by the names of properties.
  package static func json(
    _ entry: Explanation.Entry, as values: [String: WrittenValue]
  ) -> String {
    "  \(written(entry, as: values).json)"
  }

  private static func written(
    _ entry: Explanation.Entry, as values: [String: WrittenValue]
  ) -> DocumentValue {
    var members: [(String, DocumentValue)] = [
      ("id", entry.id.map(DocumentValue.string) ?? .null),
      ("class", .string(entry.className)),
      ("path", .string(entry.path)),
      ("place", entry.place.map(written) ?? .null),
      ("frame", DocumentPrinter.frame(entry.frame)),
      ("visibleFrame", entry.visibleFrame.map(DocumentPrinter.frame) ?? .null),
      ("tintColor", .string(entry.tintColor.description)),
      ("tintAdjustmentMode", .string(entry.tintAdjustmentMode.rawValue)),
    ]
    if let drawing = entry.drawing {
      members += [
        ("device", written(.string(drawing.device), from: drawing.origins.device)),
        ("system", written(.number(Double(drawing.system)), from: drawing.origins.system)),
      ]
    }
    // Nearly every object has the screen's.
    if !entry.localTraits.isEmpty {
      members.append(
        ("traits", .object(entry.localTraits.map { ($0.name, DocumentPrinter.trait($0.value)) })))
    }
    members += [
      (
        "properties",
        .object(
          entry.properties.map { ($0.name, written($0, of: entry, as: values[$0.name])) })
      )
    ]
    if !entry.unset.isEmpty {
      members.append(
        ("unset", .object(entry.unset.map { ($0.property.name, written($0, of: entry)) })))
    }
    members += [
      (
        "images",
        .object(
          entry.images.map { image in
            (
              image.name,
              .object([
                (
                  "renderingMode",
                  .string(image.decision.isTemplate ? "template" : "original")
                ),
                ("why", .string(image.decision.why)),
              ])
            )
          })
      )
    ]
    if !entry.unknown.isEmpty {
      members.append(("unknown", .array(entry.unknown.map(written))))
    }
    if !entry.constraints.isEmpty {
      members.append(("constraints", .array(entry.constraints.map(written))))
    }
    if !entry.ownConstraints.isEmpty {
      members.append(("ownConstraints", .array(entry.ownConstraints.map(drawn))))
    }
    return .object(members)
  }

  /// A device or a system with what names it.
  private static func written(_ value: DocumentValue, from origin: Screen.Origin) -> DocumentValue {
    .object([
      ("value", value), ("source", .string(origin.name)),
      ("place", origin.place.map(written) ?? .null),
    ])
  }

  /// An unset property: its value, or the reason why it has none.
  package static func written(
    _ unset: Explanation.Unset, of entry: Explanation.Entry
  ) -> DocumentValue {
    var members: [(String, DocumentValue)] = [
      ("group", .string(PropertyGroup(unset.property).rawValue)),
      ("source", .string(unset.winner.source.rawValue)),
    ]
    if let reason = unset.reason {
      members.append(("why", .string(reason)))
    } else {
      members.append(("value", DocumentPrinter.written(unset.winner.value)))
    }
    if let color = entry.color(of: unset.winner.value) {
      members.append(("color", .string(color.description)))
    }
    return .object(members)
  }

  private static func written(_ unknown: Explanation.Unknown) -> DocumentValue {
    .object([
      ("property", .string(unknown.name)),
      ("part", unknown.setting.part.map(DocumentValue.string) ?? .null),
      ("variable", .string(unknown.setting.variable)),
      ("expression", .string(unknown.setting.expression)),
      ("rule", written(unknown.rule)),
    ])
  }

  private static func written(_ constraint: SolvedConstraint) -> DocumentValue {
    .object([
      ("constraint", .string(constraint.text)), ("place", constraint.place.map(written) ?? .null),
      ("priority", .number(constraint.priority)), ("error", .number(constraint.error)),
    ])
  }

  /// A constraint with its line in the window: `[x, y, x, y]`.
  private static func drawn(_ constraint: SolvedConstraint) -> DocumentValue {
    guard case .object(let object) = written(constraint), let line = constraint.line else {
      return written(constraint)
    }
    let ends = [line.start.x, line.start.y, line.end.x, line.end.y]
    return .object(
      object.members.map { ($0.key, $0.node.value) } + [
        ("attribute", .string(line.attribute)), ("relation", .string(line.relation)),
        ("constant", .number(line.constant)), ("isSystem", .bool(line.isSystem)),
        ("line", .numbers(ends.map { ($0 * 100).rounded() / 100 })),
      ])
  }

  private static func written(
    _ property: Explanation.Property, of entry: Explanation.Entry, as value: WrittenValue?
  ) -> DocumentValue {
    let lost = property.overridden.map { loser in
      DocumentValue.object(
        members(loser.candidate, of: entry) + [("why", .string(loser.reason.why))])
    }
    // Groups are told where all properties are listed.
    let group: [(String, DocumentValue)] =
      entry.unset.isEmpty ? [] : [("group", .string(PropertyGroup(property.declaration).rawValue))]
    return .object(
      group + members(property.winner, of: entry) + members(value) + texts(property)
        + (property.note.map { [("note", .string($0))] } ?? [])
        + [("overridden", .array(lost))])
  }

  /// Where the texts of a value came from, if any stands in a table of languages.
  private static func texts(_ property: Explanation.Property) -> [(String, DocumentValue)] {
    guard !property.textOrigins.isEmpty else { return [] }
    return [
      (
        "texts",
        .array(
          property.textOrigins.map { origin in
            .object([
              ("key", .string(origin.key)), ("table", .string(origin.table)),
              ("language", .string(origin.language)),
              ("place", origin.place.map(written) ?? .null),
              ("shows", .string(origin.substitute?.rawValue ?? "text")),
              ("pseudoLanguage", origin.pseudoLanguage.map(DocumentValue.string) ?? .null),
            ])
          })
      )
    ]
  }

  private static func members(
    _ candidate: Candidate, of entry: Explanation.Entry
  ) -> [(String, DocumentValue)] {
    var members: [(String, DocumentValue)] = [
      ("value", DocumentPrinter.written(candidate.value)),
      ("source", .string(candidate.source.rawValue)),
      ("rule", candidate.rule.map(written) ?? .null),
    ]
    if let color = entry.color(of: candidate.value) {
      members.append(("color", .string(color.description)))
    }
    return members
  }

  /// Where a value stands, and what stands there.
  private static func members(_ value: WrittenValue?) -> [(String, DocumentValue)] {
    guard let value else { return [] }
    return [("place", written(value.place))] + (value.node.map { [("written", $0.value)] } ?? [])
  }

  static func written(_ place: DocumentPlace) -> DocumentValue {
    .object([
      ("file", .string(place.file)), ("line", .number(Double(place.line))),
      ("column", .number(Double(place.column))),
    ])
  }

  private static func written(_ rule: AppearanceRule) -> DocumentValue {
    .object([
      ("file", .string(rule.origin.file)),
      ("line", .number(Double(rule.origin.line))),
      ("index", rule.origin.index.map { .number(Double($0)) } ?? .null),
      ("containedIn", .array(rule.containedIn.map(DocumentValue.string))),
      ("traits", DocumentPrinter.written(rule.traits)),
    ])
  }
}

extension Explanation.Unset {
  /// The word for a default that is no value; nil where there is a value.
  package var reason: String? { winner.value == .null ? standard.word : nil }
}
