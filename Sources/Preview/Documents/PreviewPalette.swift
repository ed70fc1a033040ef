import Controls
import FileSystem
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
    /// The document that has the value first.
    var document: Document
    var uses: [(file: String, line: Int)] = []
  }

  private struct Variable {
    var name: String
    var file: String
    var line: Int
    var value: DocumentValue
    var document: Document
  }

  /// The documents of a picture, and which of them decides about each variable.
  struct Scope: Hashable, Sendable {
    /// The labels of the documents.
    var files: Set<String>
    /// The labels of the documents whose variables count, by the variables' names.
    var variables: [String: String]
  }

  /// What a document brings for its colours.
  private struct Document {
    var file: String
    var assets: DocumentValue?
  }

  /// The greatest number of places that are listed of a value; all are counted.
  private static let placeLimit = 20

  /// By kind and text.
  private var entries: [String: Entry] = [:]
  private var variables: [Variable] = []
  /// The number of uses of variables in each document, by name and document.
  private var uses: [String: [String: Int]] = [:]
  /// The documents in which a name stands for the variable of a document, by name and that document.
  private var users: [String: [String: Set<String>]] = [:]
  /// The documents of pictures.
  private var shownFiles: Set<String> = []

  /// Creates a palette of no documents.
  ///
  /// - Parameter scopes: Those of pictures, which tell the variables of one name in several themes apart.
  init(scopes: Set<Scope> = []) {
    for scope in scopes {
      shownFiles.formUnion(scope.files)
      for (name, file) in scope.variables {
        users[name, default: [:]][file, default: []].formUnion(scope.files)
      }
    }
  }

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
    let document = Document(
      file: file.label, assets: members["assets"]?.value)
    for member in members.members {
      if member.key == "variables", let values = member.node.object {
        for value in values.members {
          variables.append(
            Variable(
              name: value.key, file: file.label, line: value.node.position.line,
              value: value.node.value, document: document))
          countUses(in: value.node, of: file.label)
        }
      } else {
        visit(member.node, key: member.key, of: file.label, document)
      }
    }
  }

  private mutating func visit(
    _ node: DocumentNode, key: String, of file: String, _ document: Document
  ) {
    if let text = node.string, text.hasPrefix("$") {
      count(text, in: file)
      return
    }
    if let kind = Self.kind(of: node, key: key) {
      let text = "\(kind.rawValue) \(node.value.json)"
      let entry = Entry(kind: kind, value: node.value, document: document)
      entries[text, default: entry].uses.append((file, node.position.line))
      countUses(in: node, of: file)
      return
    }
    switch node.value {
    case .object(let object):
      for member in object.members { visit(member.node, key: member.key, of: file, document) }
    case .array(let elements):
      for element in elements { visit(element, key: key, of: file, document) }
    default: break
    }
  }

  /// Counts the variables within a value, such as a colour of an image.
  private mutating func countUses(in node: DocumentNode, of file: String) {
    switch node.value {
    case .string(let text) where text.hasPrefix("$"): count(text, in: file)
    case .object(let object):
      for member in object.members { countUses(in: member.node, of: file) }
    case .array(let elements): for element in elements { countUses(in: element, of: file) }
    default: break
    }
  }

  /// Counts a use of a variable, `$NAME`.
  private mutating func count(_ text: String, in file: String) {
    uses[String(text.dropFirst()), default: [:]][file, default: 0] += 1
  }

  /// The number of uses of a variable of a document: in its own, and in those of pictures where it counts. What no picture shows
  /// uses the variable of its own document, or else each of that name.
  func uses(of name: String, in file: String) -> Int {
    let declared = Set(variables.filter { $0.name == name }.map(\.file))
    return (uses[name] ?? [:]).reduce(0) { sum, use in
      let isUser = users[name]?[file]?.contains(use.key) ?? false
      let isUnknown =
        !shownFiles.contains(use.key) && (use.key == file || !declared.contains(use.key))
      return isUser || isUnknown ? sum + use.value : sum
    }
  }

  /// The kind of a value that stands for a key; nil for one of no kind that is listed.
  static func kind(of node: DocumentNode, key: String) -> Kind? {
    guard node.value != .null else { return nil }
    let name = String(key.prefix { $0 != "@" })
    if let kind = kinds[name] { return kind }
    // Text attributes, and properties of the classes of documents.
    guard let text = node.string else { return nil }
    let isNamed = name.lowercased().hasSuffix("color") && ColorShades.names.contains(text)
    return isNamed || color(text) != nil ? .color : nil
  }

  /// The colour that a text spells as digits.
  private static func color(_ text: String) -> Color? {
    text.hasPrefix("#") ? HexColor.parse(text) : nil
  }

  /// The palette for the page: the variables in the order of the documents, other values by their number of uses.
  ///
  /// - Parameter shades: Tells what colours look like.
  func written(_ shades: ColorShades) -> DocumentValue {
    let sorted = entries.values.sorted {
      ($1.uses.count, $0.value.json) < ($0.uses.count, $1.value.json)
    }
    return .object([
      ("variables", .array(variables.map { written($0, shades) })),
      ("values", .array(sorted.map { written($0, shades) })),
    ])
  }

  private func written(_ variable: Variable, _ shades: ColorShades) -> DocumentValue {
    .object(
      [
        ("name", .string(variable.name)), ("file", .string(variable.file)),
        ("line", .number(Double(variable.line))), ("value", variable.value),
        ("uses", .number(Double(uses(of: variable.name, in: variable.file)))),
      ] + swatch(variable.value, variable.document, shades))
  }

  private func written(_ entry: Entry, _ shades: ColorShades) -> DocumentValue {
    .object(
      [
        ("kind", .string(entry.kind.rawValue)), ("value", entry.value),
        ("uses", .number(Double(entry.uses.count))),
        (
          "places",
          .array(
            entry.uses.prefix(Self.placeLimit).map {
              .object([("file", .string($0.file)), ("line", .number(Double($0.line)))])
            })
        ),
      ] + (entry.kind == .color ? swatch(entry.value, entry.document, shades) : []))
  }

  /// What a value looks like, and what it looks like in the dark where that is another colour; nothing for what is no colour.
  private func swatch(
    _ value: DocumentValue, _ document: Document, _ shades: ColorShades
  ) -> [(String, DocumentValue)] {
    switch value {
    case .string(let text):
      if let color = Self.color(text) { return [("color", .string(color.description))] }
      // Most variables that are texts are no colours, and need no look.
      let first = text.hasPrefix("$") || ColorShades.names.contains(text)
      guard first else { return [] }
    case .object: break
    default: return []
    }
    // Those of its own document count before others.
    let all = Dictionary(
      (variables.filter { $0.file == document.file } + variables).map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first })
    guard
      let shade = shades.shade(
        value, all, assets: document.assets, folder: FilePath.folder(of: document.file))
    else { return [] }
    let dark: [(String, DocumentValue)] =
      shade.dark == shade.light ? [] : [("dark", .string(shade.dark))]
    return [("color", .string(shade.light))] + dark
  }
}
