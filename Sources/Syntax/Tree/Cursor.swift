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

  /// An object whose members are read.
  fileprivate final class Whole: Sendable {
    let cursor: Cursor
    let members: [DocumentObject.Member]

    init(_ cursor: Cursor, _ members: [DocumentObject.Member]) {
      self.cursor = cursor
      self.members = members
    }
  }

  /// One member of an object. A cursor to its value is made when it is asked for: of most members the value alone is.
  package struct Member {
    package let key: String
    private let whole: Whole
    private let index: Int

    fileprivate init(_ key: String, _ whole: Whole, _ index: Int) {
      self.key = key
      self.whole = whole
      self.index = index
    }

    /// The value without the way to it.
    package var node: DocumentNode { whole.members[index].node }

    /// A cursor to the value.
    package var value: Cursor {
      whole.cursor.child(whole.members[index].node, at: whole.cursor.path.appending(key))
    }

    /// The number of steps from the document's root to the value.
    package var depth: Int { whole.cursor.path.count + 1 }

    /// Whether the value is in none of a variable.
    package var isWritten: Bool { whole.cursor.expanding.isEmpty }

    /// A cursor to the value whose position is that of the key.
    package var keyCursor: Cursor {
      var cursor = value
      if isWritten { cursor.position = whole.members[index].keyPosition }
      return cursor
    }
  }

  /// The members of an object in the order of the file; none for other values.
  package var members: [Member] { members { _ in true } }

  /// The members of an object that pass a test, in the order of the file; none for other values.
  package func members(where passes: (Member) -> Bool) -> [Member] {
    guard case .object(let object) = node.value, !object.members.isEmpty else { return [] }
    let whole = Whole(self, object.members)
    var result: [Member] = []
    result.reserveCapacity(object.members.count)
    for index in object.members.indices {
      let member = Member(object.members[index].key, whole, index)
      if passes(member) { result.append(member) }
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
