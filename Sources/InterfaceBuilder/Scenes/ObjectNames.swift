import ScreenFormat

/// The ids of a document's objects: only of those that something names, and never those of the file.
struct ObjectNames {
  private(set) var ids: [InterfaceNode: String] = [:]
  private var used: Set<String>
  /// The last numbers behind names.
  private var numbers: [String: Int] = [:]

  /// The words that constraints have for other things, so that they are no ids.
  private static let words: Set<String> = [
    "self", "superview", "margins", "safeArea", "readable", "keyboard", "contentGuide",
    "frameGuide", "left", "right", "top", "bottom", "leading", "trailing", "width", "height",
    "centerX", "centerY", "firstBaseline", "lastBaseline", "edges", "center", "size", "inset",
    "system",
  ]
  /// Outlets to what is no part of a view.
  private static let silentOutlets: Set<String> = ["view", "delegate", "dataSource", "tableView"]

  /// - Parameters:
  ///   - roots: the elements with all that the document has.
  ///   - named: views that constraints name.
  init(_ roots: [InterfaceNode], named: Set<InterfaceNode>) {
    used = Self.words
    var outlets: [InterfaceNode: String] = [:]
    for root in roots { Self.read(root, &outlets) }
    // Those of a xib are outlets of its owner.
    if let file = roots.first?.file, file.kind == .xib {
      for placeholder in file.root.list("objects") where placeholder.name == "placeholder" {
        Self.read(placeholder, &outlets)
      }
    }
    var order: [InterfaceNode] = []
    for root in roots { Self.collect(root, outlets, named, &order) }
    // Outlets come first, since their names are the application's own.
    for node in order {
      if let outlet = outlets[node] { ids[node] = unique(outlet, isNumbered: false) }
    }
    for node in order where ids[node] == nil {
      if let label = node["userLabel"].map(Self.camelCase), !label.isEmpty {
        ids[node] = unique(label, isNumbered: false)
      } else {
        ids[node] = unique(Self.kind(of: node), isNumbered: true)
      }
    }
  }

  /// An id for an object that the file does not have.
  mutating func make(_ name: String) -> String { unique(name, isNumbered: false) }

  private static func read(_ node: InterfaceNode, _ outlets: inout [InterfaceNode: String]) {
    for child in node.children {
      guard child.name == "connections" else {
        read(child, &outlets)
        continue
      }
      for outlet in child.children where outlet.name.hasPrefix("outlet") {
        guard let property = outlet["property"], !silentOutlets.contains(property),
          let target = outlet["destination"].flatMap({ node.file.node($0) }),
          InterfaceElements.entry(target.name)?.rule.families.contains(.view) == true
            || target.name == "barButtonItem"
        else { continue }
        let view = LayoutViews.standing(for: target)
        if outlets[view] == nil { outlets[view] = identifier(property) }
      }
    }
  }

  private static func collect(
    _ node: InterfaceNode, _ outlets: [InterfaceNode: String], _ named: Set<InterfaceNode>,
    _ order: inout [InterfaceNode]
  ) {
    if outlets[node] != nil || named.contains(node) { order.append(node) }
    for child in node.children { collect(child, outlets, named, &order) }
  }

  /// The element's name as a word for it: `label`, `button`.
  private static func kind(of node: InterfaceNode) -> String {
    node.name.hasSuffix("View") && node.name != "view"
      ? String(node.name.dropLast("View".count)) : node.name
  }

  private mutating func unique(_ name: String, isNumbered: Bool) -> String {
    let name = name.isEmpty ? "view" : name
    var number = numbers[name] ?? 1
    var result = isNumbered || number > 1 ? "\(name)\(number)" : name
    defer { numbers[name] = number }
    while !used.insert(result).inserted {
      number += 1
      result = "\(name)\(number)"
    }
    return result
  }

  /// A name with the letters that ids in constraints may have.
  static func identifier(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
        }))
  }

  /// Words as one: `Pay Button` is `payButton`.
  static func camelCase(_ text: String) -> String {
    var result = ""
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    for (index, word) in words.enumerated() {
      let word = identifier(String(word))
      guard let first = word.first else { continue }
      let rest = word.dropFirst()
      result += index == 0 ? first.lowercased() + rest : first.uppercased() + rest
    }
    return result
  }
}
