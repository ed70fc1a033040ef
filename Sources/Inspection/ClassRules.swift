package import ObjectModel
import ScreenFormat

/// The values that rules give an object of a class within others, as `explain --for` prints it.
package struct ClassRules {
  private let className: String
  /// The outermost first.
  private let containers: [String]
  private let unknown: [(name: String, setting: UnknownSetting, rule: AppearanceRule)]
  private let settings: [(name: String, candidates: [(candidate: Candidate, reason: LossReason?)])]

  /// - Parameters:
  ///   - id: the class.
  ///   - containers: the classes around it, the outermost first.
  ///   - screen: the rules with the system and traits.
  ///   - property: the name of the only property to explain; nil for all.
  package init(
    _ id: ClassTable.ID, in containers: [ClassTable.ID], _ screen: Screen, property: String? = nil
  ) {
    className = screen.classes.definition(id).name
    self.containers = containers.map { screen.classes.definition($0).name }
    let style = screen.rules(for: id, in: containers)
    func isWanted(_ name: String) -> Bool {
      property.map { $0 == name || $0 == name.prefix { $0 != "@" } } ?? true
    }
    unknown = style.unknown.map { setting, rule in
      (name: SlotNames.name(setting.slot), setting: setting, rule: rule)
    }.filter { isWanted($0.name) }
    settings = style.slots.map { slot in
      (name: SlotNames.name(slot), candidates: style.candidates(slot))
    }.filter { isWanted($0.name) }.sorted { $0.name < $1.name }
  }

  /// The values as a table: each with its rule, and below it those that lost.
  package var text: String {
    let place = containers.isEmpty ? "" : " in " + containers.joined(separator: " › ")
    var rows: [(label: String, value: String, rule: String)] = []
    for setting in settings {
      for (candidate, reason) in setting.candidates {
        let why = reason.map { "  (\($0.why))" } ?? ""
        rows.append(
          (
            reason == nil ? setting.name : "lost:",
            TerminalText.cut(DocumentPrinter.text(candidate.value), to: 60),
            Self.text(candidate.rule) + why
          ))
      }
    }
    for (name, setting, rule) in unknown {
      rows.append(
        (name, "not known", "\(Self.text(rule))  \(TerminalText.printable(setting.remark))"))
    }
    let label = rows.map { TerminalText.columns($0.label) }.max() ?? 0
    let value = rows.map { TerminalText.columns($0.value) }.max() ?? 0
    let lines = rows.map { row in
      let name =
        row.label == "lost:"
        ? TerminalText.leading(row.label, label) : TerminalText.padded(row.label, label)
      return "  \(name)  \(TerminalText.padded(row.value, value))  \(row.rule)\n"
    }
    let none = rows.isEmpty ? "  no rule matches\n" : ""
    return "\(TerminalText.printable(className + place))\n" + none + lines.joined()
  }

  private static func text(_ rule: AppearanceRule?) -> String {
    guard let rule else { return "" }
    var text = "\(Quotation.escaped(rule.origin.file)):\(rule.origin.line)"
    for container in rule.containedIn { text += " in \(container)" }
    for trait in rule.traits.named { text += " \(trait.name)=\(trait.value)" }
    return TerminalText.printable(text)
  }

  /// The values as JSON.
  package var json: String {
    let properties = settings.map { setting -> (String, DocumentValue) in
      let values = setting.candidates.map { candidate, reason in
        DocumentValue.object(
          [
            ("value", DocumentPrinter.written(candidate.value)),
            ("file", candidate.rule.map { .string($0.origin.file) } ?? .null),
            ("line", candidate.rule.map { .number(Double($0.origin.line)) } ?? .null),
          ] + (reason.map { [("why", .string($0.why))] } ?? []))
      }
      return (setting.name, .array(values))
    }
    let open = unknown.map { name, setting, rule in
      DocumentValue.object([
        ("property", .string(name)),
        ("part", setting.part.map(DocumentValue.string) ?? .null),
        ("variable", .string(setting.variable)), ("expression", .string(setting.expression)),
        ("file", .string(rule.origin.file)), ("line", .number(Double(rule.origin.line))),
      ])
    }
    return DocumentValue.object(
      [
        ("class", .string(className)), ("in", .strings(containers)),
        ("properties", .object(properties)),
      ] + (open.isEmpty ? [] : [("unknown", .array(open))])
    ).json + "\n"
  }
}
