package import Controls
import ObjectModel
import ScreenFormat

/// Writes an accessibility tree as JSON.
package enum AccessibilityPrinter {
  /// The tree as JSON, with a line for each element.
  package static func json(_ tree: AccessibilityTree) -> String {
    let lines = tree.elements.map { "  \(written($0).json)" }
    return lines.isEmpty
      ? "{\"elements\": []}\n" : "{\"elements\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  private static func written(_ element: AccessibilityElement) -> DocumentValue {
    func optional(_ text: String?) -> DocumentValue { text.map(DocumentValue.string) ?? .null }
    var members: [(String, DocumentValue)] = [
      ("id", optional(element.id)), ("class", .string(element.className)),
      ("path", .string(element.path)), ("label", optional(element.label)),
      ("value", optional(element.value)),
      ("traits", .array(element.traits.names.map(DocumentValue.string))),
      ("frame", DocumentPrinter.frame(element.frame)),
    ]
    if let hint = element.hint { members.append(("hint", .string(hint))) }
    return .object(members)
  }
}
