public import Controls
public import ObjectModel
import Raster
public import ScreenFormat

/// The intermediate values of a render as text, which `dump` prints.
public enum StageDump {
  /// The tree of a document as it was read, as indented JSON.
  public static func document(_ document: ScreenDocument) -> String {
    JSONWriter.indented(document.root.value) + "\n"
  }

  /// The objects with their tint and their values. Below a value are those that it won over.
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
    return lines.map { "\(TerminalText.line($0))\n" }.joined()
  }

  private static func described(_ candidate: Candidate) -> String {
    var source = candidate.source.rawValue
    if let rule = candidate.rule {
      source += ", \(Quotation.escaped(rule.origin.file)):\(rule.origin.line)"
      if !rule.containedIn.isEmpty { source += " in \(rule.containedIn.joined(separator: " in "))" }
    }
    return "\(short(candidate.value)) (\(source))"
  }

  /// The value in the syntax of documents. Objects are abbreviated, since the tree contains them.
  private static func short(_ value: AppearanceValue) -> String {
    switch value {
    case .object(let element): "<\(element.className)>"
    case .objects(let elements): "<\(Wording.count(elements.count, "object"))>"
    default: DocumentPrinter.text(value)
    }
  }

  /// The objects with their frames in the window, in points.
  public static func layout(_ tree: PlacedTree) -> String {
    var text = ""
    for (object, frame) in zip(tree.styled.objects, tree.windowFrames) {
      text += "\(TerminalText.line(object.path)) \(DocumentPrinter.frame(frame).json)\n"
    }
    return text
  }

  /// The constraints that decide the frames of objects, below each object's path.
  public static func constraints(_ tree: PlacedTree) -> String {
    let explanations = ObjectExplanations(tree)
    var text = ""
    for index in tree.styled.objects.indices {
      let constraints = explanations[index].constraints
      let contentSize = tree.contentSizes[index]
      if constraints.isEmpty, contentSize == nil { continue }
      text += "\(TerminalText.line(tree.styled.objects[index].path))\n"
      if let size = contentSize {
        text += "  contentSize [\(shortest(size.width)), \(shortest(size.height))]\n"
      }
      for constraint in constraints {
        var line = "  \(constraint.text)"
        let isWritten = constraint.place != nil || constraint.priority >= LayoutConstraint.required
        if !isWritten { line += " @\(shortest(constraint.priority))" }
        if let place = constraint.place {
          line += " (\(Quotation.escaped(place.file)):\(place.line))"
        }
        if constraint.error > 0 {
          line += " broken by \(shortest((constraint.error * 100).rounded() / 100))"
        }
        text += "\(TerminalText.line(line))\n"
      }
    }
    return text
  }

  /// The drawing commands, each on a line of its own.
  public static func displayList(_ screen: Screen) -> String {
    "\(screen.displayList())"
  }
}
