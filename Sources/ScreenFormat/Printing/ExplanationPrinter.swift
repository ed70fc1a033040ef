public import Controls
import ObjectModel
import Raster

/// Prints an explanation: as the contract's JSON, or as a table for people.
public enum ExplanationPrinter {
  /// `{"views": […]}`, one view a line.
  public static func json(_ entries: [Explanation.Entry]) -> String {
    let views = entries.map { "  \(syntax($0).text)" }
    return views.isEmpty
      ? "{\"views\": []}\n" : "{\"views\": [\n\(views.joined(separator: ",\n"))\n]}\n"
  }

  private static func syntax(_ entry: Explanation.Entry) -> Syntax {
    var members: [(String, Syntax)] = [
      ("id", entry.id.map(Syntax.string) ?? .null),
      ("class", .string(entry.className)),
      ("path", .string(entry.path)),
      ("frame", DocumentPrinter.frame(entry.frame)),
      ("tintColor", .string(entry.tintColor.description)),
      ("tintAdjustmentMode", .string(entry.tintAdjustmentMode.rawValue)),
    ]
    // Nearly every object has the screen's.
    if !entry.localTraits.isEmpty {
      members.append(
        ("traits", .object(entry.localTraits.map { ($0.name, DocumentPrinter.trait($0.value)) })))
    }
    members += [
      ("properties", .object(entry.properties.map { ($0.name, syntax($0)) })),
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
      ),
    ]
    return .object(members)
  }

  private static func syntax(_ property: Explanation.Property) -> Syntax {
    .object(
      members(property.winner)
        + [("overridden", .array(property.overridden.map { .object(members($0.candidate)) }))])
  }

  private static func members(_ candidate: Candidate) -> [(String, Syntax)] {
    [
      ("value", DocumentPrinter.syntax(candidate.value)),
      ("source", .string(candidate.source.rawValue)),
      ("rule", candidate.rule.map(syntax) ?? .null),
    ]
  }

  private static func syntax(_ rule: AppearanceRule) -> Syntax {
    .object([
      ("file", .string(rule.origin.file)),
      ("line", .number(Double(rule.origin.line))),
      ("index", rule.origin.index.map { .number(Double($0)) } ?? .null),
      ("containedIn", .array(rule.containedIn.map(Syntax.string))),
      ("traits", DocumentPrinter.syntax(rule.traits)),
    ])
  }
}
