public import Controls
public import ObjectModel
import Raster

/// The middle values of a render as text: what `dump` prints.
public enum StageDump {
  /// The tree of a document as it was read, indented.
  public static func document(_ document: ScreenDocument) -> String {
    var text = ""
    write(document.root, indent: "", to: &text)
    return text + "\n"
  }

  private static func write(_ node: DocumentNode, indent: String, to text: inout String) {
    let inner = indent + "  "
    switch node.value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(_, let written): text += written
    case .string(let string): text += Syntax.quoted(string)
    case .array(let elements):
      if elements.allSatisfy({ $0.array == nil && $0.object == nil }) {
        text += "["
        for (index, element) in elements.enumerated() {
          if index > 0 { text += ", " }
          write(element, indent: inner, to: &text)
        }
        text += "]"
        return
      }
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        write(element, indent: inner, to: &text)
        text += index == elements.count - 1 ? "\n" : ",\n"
      }
      text += indent + "]"
    case .object(let object):
      guard !object.members.isEmpty else {
        text += "{}"
        return
      }
      text += "{\n"
      for (index, member) in object.members.enumerated() {
        text += "\(inner)\(Syntax.quoted(member.key)): "
        write(member.node, indent: inner, to: &text)
        text += index == object.members.count - 1 ? "\n" : ",\n"
      }
      text += indent + "}"
    }
  }

  /// Every object with its tint, and what was set with where that comes from; losers below the
  /// winner.
  public static func styled(_ tree: StyledTree) -> String {
    var lines: [String] = []
    for object in tree.objects {
      var head = object.path
      if let id = object.element.id { head += " #\(Quotation.escaped(id))" }
      if !object.path.hasSuffix(object.element.className) {
        head += " (\(object.element.className))"
      }
      head += " tint \(object.tint.color) \(object.tint.mode.rawValue)"
      head += " from \(object.tintSource.rawValue)"
      lines.append(head)
      let style = object.style
      for (name, candidates) in SlotNames.sorted(style.candidates) {
        for (index, candidate) in candidates.enumerated() {
          let start = index == 0 ? "  \(name): " : "    over: "
          lines.append(start + described(candidate))
        }
      }
      for (name, value) in SlotNames.sorted(
        style.defaults.filter({ style.winner($0.key) == nil }))
      {
        lines.append("  \(name): \(short(value)) (default)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func described(_ candidate: Candidate) -> String {
    var source = candidate.source.rawValue
    if let rule = candidate.rule {
      source += ", \(Quotation.escaped(rule.origin.file)):\(rule.origin.line)"
      if !rule.containedIn.isEmpty { source += " in \(rule.containedIn.joined(separator: " in "))" }
    }
    return "\(short(candidate.value)) (\(source))"
  }

  /// Objects stand in the tree themselves, so that their place here names only how many.
  private static func short(_ value: AppearanceValue) -> String {
    switch value {
    case .object(let element): "<\(element.className)>"
    case .objects(let elements): "<\(elements.count) objects>"
    default: DocumentPrinter.text(value)
    }
  }

  /// Every object with its frame in the window, in points.
  public static func layout(_ tree: PlacedTree) -> String {
    var text = ""
    for (object, frame) in zip(tree.styled.objects, tree.windowFrames) {
      text += "\(object.path) \(DocumentPrinter.frame(frame).text)\n"
    }
    return text
  }

  /// The drawing commands, one a line.
  public static func displayList(_ screen: Screen) -> String {
    "\(screen.displayList())"
  }
}
