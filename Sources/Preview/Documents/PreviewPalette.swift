import Controls
import ObjectModel
import Raster
import ScreenFormat

/// The variables, colours, fonts and images of documents, with the places that use them.
struct PreviewPalette {
  /// The kind of a value.
  enum Kind: String, CaseIterable { case color, font, image }

  /// A value with its uses.
  private struct Entry {
    var kind: Kind
    var value: DocumentValue
    var uses: [(file: String, line: Int)] = []
  }

  private struct Variable {
    var name: String
    var file: String
    var line: Int
    var value: DocumentValue
    var useCount = 0
  }

  /// The greatest number of places that are listed of a value; all are counted.
  private static let placeLimit = 20

  /// By kind and text.
  private var entries: [String: Entry] = [:]
  private var variables: [Variable] = []
  /// The number of uses of variables, by name.
  private var uses: [String: Int] = [:]

  /// The kinds of properties by name. A property that classes declare with several types has none.
  private static let kinds: [String: Kind] = {
    let classes = ClassTable()
    var kinds: [String: Kind] = [:]
    var others: Set<String> = []
    for name in classes.names {
      guard let id = classes.id(named: name) else { continue }
      for property in classes.properties(of: id) {
        switch property.type {
        case .color: kinds[property.name] = .color
        case .font: kinds[property.name] = .font
        case .image: kinds[property.name] = .image
        default: others.insert(property.name)
        }
      }
    }
    return kinds.filter { !others.contains($0.key) }
  }()

  /// Adds the values of a document. A document with errors adds nothing.
  mutating func add(_ file: SourceFile) {
    var ignored = Diagnostics()
    guard let root = DocumentTree.read(file, into: &ignored), let members = root.object
    else { return }
    for member in members.members {
      if member.key == "variables", let values = member.node.object {
        for value in values.members {
          variables.append(
            Variable(
              name: value.key, file: file.label, line: value.node.position.line,
              value: value.node.value))
          countUses(in: value.node)
        }
      } else {
        visit(member.node, key: member.key, of: file.label)
      }
    }
  }

  private mutating func visit(_ node: DocumentNode, key: String, of file: String) {
    if let text = node.string, text.hasPrefix("$") {
      uses[String(text.dropFirst()), default: 0] += 1
      return
    }
    if let kind = Self.kind(of: node, key: key) {
      let text = "\(kind.rawValue) \(node.value.json)"
      entries[text, default: Entry(kind: kind, value: node.value)].uses.append(
        (file, node.position.line))
      countUses(in: node)
      return
    }
    switch node.value {
    case .object(let object):
      for member in object.members { visit(member.node, key: member.key, of: file) }
    case .array(let elements):
      for element in elements { visit(element, key: key, of: file) }
    default: break
    }
  }

  /// Counts the variables within a value, such as a colour of an image.
  private mutating func countUses(in node: DocumentNode) {
    switch node.value {
    case .string(let text) where text.hasPrefix("$"):
      uses[String(text.dropFirst()), default: 0] += 1
    case .object(let object): for member in object.members { countUses(in: member.node) }
    case .array(let elements): for element in elements { countUses(in: element) }
    default: break
    }
  }

  /// The kind of a value that stands for a key; nil for one of no kind that is listed.
  static func kind(of node: DocumentNode, key: String) -> Kind? {
    guard node.value != .null else { return nil }
    let name = String(key.prefix { $0 != "@" })
    if let kind = kinds[name] { return kind }
    // Text attributes, and properties of the classes of documents.
    return node.string.flatMap { color($0) == nil ? nil : .color }
  }

  /// The colour that a text spells as digits.
  private static func color(_ text: String) -> Color? {
    text.hasPrefix("#") ? HexColor.parse(text) : nil
  }

  /// The palette for the page: the variables in the order of the documents, other values by their number of uses.
  var written: DocumentValue {
    let sorted = entries.values.sorted {
      ($1.uses.count, $0.value.json) < ($0.uses.count, $1.value.json)
    }
    return .object([
      ("variables", .array(variables.map(written))),
      ("values", .array(sorted.map(Self.written))),
    ])
  }

  private func written(_ variable: Variable) -> DocumentValue {
    .object(
      [
        ("name", .string(variable.name)), ("file", .string(variable.file)),
        ("line", .number(Double(variable.line))), ("value", variable.value),
        ("uses", .number(Double(uses[variable.name] ?? 0))),
      ] + Self.swatch(variable.value))
  }

  private static func written(_ entry: Entry) -> DocumentValue {
    .object(
      [
        ("kind", .string(entry.kind.rawValue)), ("value", entry.value),
        ("uses", .number(Double(entry.uses.count))),
        (
          "places",
          .array(
            entry.uses.prefix(placeLimit).map {
              .object([("file", .string($0.file)), ("line", .number(Double($0.line)))])
            })
        ),
      ] + swatch(entry.value))
  }

  private static func swatch(_ value: DocumentValue) -> [(String, DocumentValue)] {
    guard case .string(let text) = value, let color = color(text) else { return [] }
    return [("color", .string(color.description))]
  }
}
