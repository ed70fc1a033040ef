import ScreenFormat

/// Counts the elements and attributes of a file by what becomes of them, and tells those that are lost.
struct ElementCount {
  private(set) var report = InterfaceReport()

  /// The treatment of an element with all that it holds.
  private enum Fate {
    case own, silent, lost
  }

  init(_ file: InterfaceFile) { count(file.root, within: nil) }

  private mutating func count(_ node: InterfaceNode, within outer: InterfaceElements.Entry?) {
    // Its key within the element around it decides first.
    switch fate(of: node, within: outer) {
    case .silent: return skip(node)
    case .lost:
      report.elements.lost += 1
      return
    case .own: break
    }
    guard let entry = InterfaceElements.entry(node.name) else {
      report.elements.lost += 1
      report.warn(
        "<\(Quotation.escaped(node.name))> is not known", at: node)
      return
    }
    switch entry.rule.meaning {
    case .dropped: return skip(node)
    case .lost(let what):
      report.elements.lost += 1
      report.warn("<\(node.name)>: \(what)", at: node)
      return
    case .object, .part:
      if node.name == "nil" { report.elements.silent += 1 } else { report.elements.carried += 1 }
    }
    for name in node.attributes { count(attribute: name, of: node, entry) }
    for child in node.children { count(child, within: entry) }
  }

  private mutating func fate(
    of node: InterfaceNode, within outer: InterfaceElements.Entry?
  ) -> Fate {
    guard let outer, let key = node.key, !outer.parts.isEmpty, node.name != "segue" else {
      return .own
    }
    switch outer.partByName[key] {
    case .property?, .used?: return .own
    case .dropped?: return .silent
    case .lost(let what)?:
      report.warn("'\(key)' of <\(outer.rule.name)>: \(what)", at: node)
      return .lost
    case nil:
      if node.name == "nil" || node.name == "variation" { return .own }
      // The element itself is told.
      if InterfaceElements.entry(node.name) == nil { return .own }
      report.warn("'\(Quotation.escaped(key))' of <\(outer.rule.name)> is not known", at: node)
      return .lost
    }
  }

  private mutating func count(
    attribute name: String, of node: InterfaceNode, _ entry: InterfaceElements.Entry
  ) {
    switch entry.attributeByName[name] {
    case .property?, .used?: report.attributes.carried += 1
    case .dropped?: report.attributes.silent += 1
    case .lost(let what)?:
      report.attributes.lost += 1
      report.warn("'\(name)' of <\(node.name)>: \(what)", at: node)
    case nil:
      report.attributes.lost += 1
      report.warn("'\(Quotation.escaped(name))' of <\(node.name)> is not known", at: node)
    }
  }

  private mutating func skip(_ node: InterfaceNode) {
    report.elements.silent += 1
    report.attributes.silent += node.attributes.count
    for child in node.children { skip(child) }
  }
}
