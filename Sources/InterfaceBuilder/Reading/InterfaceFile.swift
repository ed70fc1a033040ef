package import ScreenFormat
import XML

/// A storyboard or xib as it was read: its elements, and the ids by which they name one another.
///
/// A class, so that elements can tell whose they are, and share it.
package final class InterfaceFile: Sendable {
  /// The kinds of files that Interface Builder writes.
  package enum Kind: Sendable, Hashable {
    case storyboard, xib
  }

  /// The name in messages.
  package let label: String
  /// Whether it is a storyboard or a xib.
  package let kind: Kind
  let tree: XMLTree
  /// The element around each, by index; -1 of the root.
  let parents: [Int]
  /// The elements directly in each, by index.
  let children: [[Int]]
  /// The ids that several elements have, with the place of the second.
  let repeatedIDs: [(id: String, position: SourcePosition)]
  private let ids: [String: Int]
  /// The stand-ins for catalogues, by kind and name.
  private let resources: [String: [String: Int]]

  /// The limits of a file. The largest of public projects has 2 MB and some 30,000 elements; documents nest up to 512 deep, and
  /// each view takes two levels.
  private static let limits = XMLLimits(
    bytes: 32 << 20, elements: 300_000, depth: 400, textBytes: 64 << 20, entities: 100)

  /// Reads a file.
  ///
  /// - Throws: `InterfaceProblem` for what is no such file, or one of another system or time.
  package init(_ file: SourceFile) throws(InterfaceProblem) {
    label = file.label
    if let problem = InterfaceProblem(binary: file.bytes) { throw problem }
    let tree: XMLTree
    do throws(XMLError) {
      tree = try XMLTree(file.bytes, limits: Self.limits)
    } catch {
      throw InterfaceProblem(error, limit: Self.limits.bytes)
    }
    self.tree = tree
    var parents = [Int](repeating: -1, count: tree.elements.count)
    var children: [[Int]] = []
    var ids: [String: Int] = [:]
    var repeated: [(id: String, position: SourcePosition)] = []
    for (index, element) in tree.elements.enumerated() {
      let inner = tree.children(of: index)
      for child in inner { parents[child] = index }
      children.append(inner)
      // Attributes of resources and outlets are no names of objects.
      guard let id = element["id"] else { continue }
      if ids[id] == nil {
        ids[id] = index
      } else {
        repeated.append((id, SourcePosition(element.position)))
      }
    }
    var resources: [String: [String: Int]] = [:]
    let list = children.first?.last { tree.elements[$0].name.local == "resources" }
    for index in list.map({ children[$0] }) ?? [] {
      guard let name = tree.elements[index]["name"] else { continue }
      let kind = tree.elements[index].name.local
      if resources[kind]?[name] == nil { resources[kind, default: [:]][name] = index }
    }
    self.resources = resources
    self.parents = parents
    self.children = children
    self.ids = ids
    repeatedIDs = repeated
    kind = try InterfaceProblem.kind(of: tree)
  }

  /// The document's own element.
  var root: InterfaceNode { InterfaceNode(file: self, index: 0) }

  /// The element with an id; nil for none.
  func node(_ id: String?) -> InterfaceNode? {
    id.flatMap { ids[$0] }.map { InterfaceNode(file: self, index: $0) }
  }

  /// The stand-in for an image or colour of a catalogue; nil for none.
  func resource(_ kind: String, _ name: String) -> InterfaceNode? {
    resources[kind]?[name].map { InterfaceNode(file: self, index: $0) }
  }

  /// The number of elements.
  package var elementCount: Int { tree.elements.count }
}

extension SourcePosition {
  init(_ position: XMLPosition) {
    self.init(line: position.line, column: position.column)
  }
}
