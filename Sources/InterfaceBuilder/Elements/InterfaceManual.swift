/// The list of elements and attributes in the manual, made of the rules by which files are imported.
package enum InterfaceManual {
  /// The page as Markdown.
  package static var text: String {
    var text = """
      # What becomes of storyboards and xibs

      Each element and attribute that Interface Builder writes, and what becomes of it in a document. The importer goes by the
      same rules, and a test holds this page against them. [Importing storyboards](storyboards.md) tells how.

      Attributes that are the same for many elements are listed once, and those of an element go before them. A key is the
      `key` of an element within another.

      """
    for (title, family) in families {
      text += "\n## \(title)\n\n" + table(family.attributes, family.parts)
    }
    for (title, rules) in chapters {
      text += "\n## \(title)\n"
      for rule in rules {
        text += "\n### \(heading(rule))\n\n\(sentence(rule))\n"
        let own = table(rule.own, rule.ownParts)
        if !own.isEmpty { text += "\n\(own)" }
      }
    }
    return text
  }

  private static let families: [(String, ElementRule.Family)] = [
    ("Every element", .anything), ("Every view", .view), ("Every control", .control),
    ("Every scroll view", .scrollView), ("Every controller", .controller),
  ]

  private static let chapters: [(String, [ElementRule])] = [
    ("Views", ViewElements.rules), ("Controls", ControlElements.rules),
    ("Tables and collections", ListElements.rules), ("Bars", BarElements.rules),
    ("Controllers and scenes", ControllerElements.rules),
    ("Values, layout and accessibility", ValueElements.rules.filter { !isSilent($0) }),
    ("What shows nothing", []),
  ].map { title, rules in
    rules.isEmpty ? (title, silentGroups) : (title, rules)
  }

  private static func isSilent(_ rule: ElementRule) -> Bool {
    if case .dropped = rule.meaning { true } else { false }
  }

  /// Elements that show nothing, those of one reason as one.
  private static var silentGroups: [ElementRule] {
    var groups: [(reason: String, names: [String])] = []
    for rule in ValueElements.rules {
      guard case .dropped(let reason) = rule.meaning else { continue }
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].names.append(rule.name)
      } else {
        groups.append((reason, [rule.name]))
      }
    }
    return groups.map { ElementRule($0.names.joined(separator: "`, `"), .dropped($0.reason)) }
  }

  private static func heading(_ rule: ElementRule) -> String { "`\(rule.name)`" }

  private static func sentence(_ rule: ElementRule) -> String {
    let families = rule.families.compactMap { family in
      switch family {
      case .view: "views"
      case .control: "controls"
      case .scrollView: "scroll views"
      case .controller: "controllers"
      case .anything: nil
      }
    }
    let shared =
      families.isEmpty ? "" : " Also the attributes of \(families.joined(separator: " and "))."
    switch rule.meaning {
    case .object(let name): return "An object of `\(name)`.\(shared)"
    case .part(let what): return "Becomes \(what).\(shared)"
    case .dropped(let reason): return "Left out: \(reason)."
    case .lost(let what): return "Not carried over, with a warning: \(what)."
    }
  }

  /// A table of rules, those that say the same in a row as one.
  private static func table(_ attributes: [AttributeRule], _ parts: [AttributeRule]) -> String {
    var rows: [(names: [String], what: String)] = []
    for (rules, mark) in [(attributes, ""), (parts, " (key)")] {
      for rule in rules {
        let what = outcome(rule)
        let name = "`\(rule.name)`\(mark)"
        if rows.last?.what == what {
          rows[rows.count - 1].names.append(name)
        } else {
          rows.append(([name], what))
        }
      }
    }
    guard !rows.isEmpty else { return "" }
    return "| attribute | becomes |\n| --- | --- |\n"
      + rows.map { "| \($0.names.joined(separator: ", ")) | \($0.what) |\n" }.joined()
  }

  private static func outcome(_ rule: AttributeRule) -> String {
    switch rule.outcome {
    case .property(let name, _): "`\(name)`"
    case .used(let how): how
    case .dropped(let reason): "left out: \(reason)"
    case .lost(let what): "not carried over, with a warning: \(what)"
    }
  }
}
