/// A value of a document while it is decoded, with the position that messages about it point to.
package struct Cursor: Sendable {
  /// The value.
  package var node: DocumentNode
  /// The way from the document's root to the value.
  package var path: DocumentPath
  /// The position in the file; for the value of a variable, the position where the variable is
  /// used.
  package var position: SourcePosition
  private var origin: Origin

  /// What all values share that are not in the value of another variable.
  private final class Origin: Sendable {
    let file: String
    let expanding: [String]

    init(file: String, expanding: [String]) {
      self.file = file
      self.expanding = expanding
    }
  }

  /// The label of its file.
  package var file: String { origin.file }
  /// The variables whose values are around this value, outermost first.
  package var expanding: [String] { origin.expanding }

  /// Creates a cursor to the root of a document.
  package init(root node: DocumentNode, file: String) {
    self.init(node: node, path: .root, file: file, position: node.position)
  }

  package init(node: DocumentNode, path: DocumentPath, file: String, position: SourcePosition) {
    self.node = node
    self.path = path
    self.position = position
    origin = Origin(file: file, expanding: [])
  }

  private init(
    node: DocumentNode, path: DocumentPath, position: SourcePosition, origin: Origin
  ) {
    self.node = node
    self.path = path
    self.position = position
    self.origin = origin
  }

  /// One member of an object.
  package struct Member {
    package var key: String
    package var value: Cursor
    fileprivate var keyPosition: SourcePosition

    /// A cursor to the value whose position is that of the key.
    package var keyCursor: Cursor {
      var cursor = value
      if cursor.expanding.isEmpty { cursor.position = keyPosition }
      return cursor
    }
  }

  /// The members of an object in the order of the file; none for other values.
  package var members: [Member] {
    guard case .object(let object) = node.value else { return [] }
    var result: [Member] = []
    result.reserveCapacity(object.members.count)
    for index in object.members.indices {
      let key = object.members[index].key
      result.append(
        Member(
          key: key, value: child(object.members[index].node, at: path.appending(key)),
          keyPosition: object.members[index].keyPosition))
    }
    return result
  }

  /// The elements of an array; none for other values.
  package var elements: [Cursor] {
    node.array?.enumerated().map { child($0.element, at: path.appending($0.offset)) } ?? []
  }

  /// The element of an array that the value is.
  package func element(_ index: Int, of array: [DocumentNode]) -> Cursor {
    child(array[index], at: path.appending(index))
  }

  /// The member with `key`; nil for values that are not objects.
  package subscript(key: String) -> Cursor? {
    node.object?[key].map { child($0, at: path.appending(key)) }
  }

  private func child(_ node: DocumentNode, at path: DocumentPath) -> Cursor {
    Cursor(
      node: node, path: path, position: origin.expanding.isEmpty ? node.position : position,
      origin: origin)
  }

  /// A cursor to the value of a variable that is used here. It keeps the position of the use.
  package func replaced(by value: DocumentNode, variable: String) -> Cursor {
    var result = self
    result.node = value
    result.origin = Origin(file: file, expanding: expanding + [variable])
    return result
  }
}
