public import Controls
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
    .object([
      ("id", entry.id.map(Syntax.string) ?? .null),
      ("class", .string(entry.className)),
      ("path", .string(entry.path)),
      ("frame", DocumentPrinter.frame(entry.frame)),
      ("tintColor", .string(entry.tintColor.description)),
      ("tintAdjustmentMode", .string(entry.tintAdjustmentMode.rawValue)),
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
    ])
  }

  private static func syntax(_ property: Explanation.Property) -> Syntax {
    .object(
      members(property.winner)
        + [("overridden", .array(property.overridden.map { .object(members($0)) }))])
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
      ("index", .number(Double(rule.origin.index))),
      ("containedIn", .array(rule.containedIn.map(Syntax.string))),
      ("traits", .object(rule.traits.named.map { ($0.name, .string($0.value)) })),
    ])
  }

  /// One block an object: what it is, then a row a property with its losers below.
  ///
  /// - Parameter usesColor: shows swatches and strikes losers through, for terminals.
  public static func table(_ entries: [Explanation.Entry], usesColor: Bool) -> String {
    entries.map { block($0, usesColor: usesColor) }.joined(separator: "\n")
  }

  private static func block(_ entry: Explanation.Entry, usesColor: Bool) -> String {
    let frame = DocumentPrinter.frame(entry.frame).text
    let mode = entry.tintAdjustmentMode == .dimmed ? ", dimmed" : ""
    var lines = [
      entry.path,
      "  \(entry.className)  frame \(frame)  tint \(entry.tintColor)"
        + swatch(entry.tintColor, usesColor) + mode,
    ]
    let width = entry.properties.map(\.name.count).max() ?? 0
    for property in entry.properties {
      lines.append(
        "  \(padded(property.name, to: width))  \(row(property.winner, usesColor: usesColor))")
      if let image = entry.images.first(where: { $0.name == property.name }) {
        lines.append("  \(padded("", to: width))  \(image.decision.why)")
      }
      for loser in property.overridden {
        let text = row(loser, usesColor: usesColor)
        // Terminals strike the text through; elsewhere a word has to say it.
        lines.append(
          "  \(padded("", to: width))  \(usesColor ? "\u{1B}[9m\(text)\u{1B}[0m" : "lost: \(text)")"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ candidate: Candidate, usesColor: Bool) -> String {
    var text = DocumentPrinter.text(candidate.value)
    if case .color(.color(let color)) = candidate.value { text += swatch(color, usesColor) }
    text += "  \(candidate.source.rawValue)"
    if let rule = candidate.rule {
      text += "  \(rule.origin.file):\(rule.origin.line)"
      if !rule.containedIn.isEmpty {
        text += " in \(rule.containedIn.joined(separator: " in "))"
      }
      for trait in rule.traits.named { text += " \(trait.name)=\(trait.value)" }
    }
    return text
  }

  private static func swatch(_ color: Color, _ usesColor: Bool) -> String {
    guard usesColor else { return "" }
    let bytes = [color.red, color.green, color.blue].map { String(Color.byte($0)) }
    return " \u{1B}[48;2;\(bytes.joined(separator: ";"))m  \u{1B}[0m"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
