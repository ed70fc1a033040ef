public import Controls
import ObjectModel

/// Writes an accessibility tree as `render --accessibility` does.
public enum AccessibilityPrinter {
  /// JSON, an element a line.
  public static func json(_ tree: AccessibilityTree) -> String {
    let lines = tree.elements.map { "  \(syntax($0).text)" }
    return lines.isEmpty
      ? "{\"elements\": []}\n" : "{\"elements\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  private static func syntax(_ element: AccessibilityElement) -> Syntax {
    func optional(_ text: String?) -> Syntax { text.map(Syntax.string) ?? .null }
    var members: [(String, Syntax)] = [
      ("id", optional(element.id)), ("class", .string(element.className)),
      ("path", .string(element.path)), ("label", optional(element.label)),
      ("value", optional(element.value)),
      ("traits", .array(element.traits.names.map(Syntax.string))),
      ("frame", DocumentPrinter.frame(element.frame)),
    ]
    if let hint = element.hint { members.append(("hint", .string(hint))) }
    return .object(members)
  }
}
