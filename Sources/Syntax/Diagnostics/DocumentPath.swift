/// The way from the root of a document to one of its values: keys and indices.
///
/// Prints as `window.rootViewController.viewControllers[0]`.
package struct DocumentPath: Hashable, Sendable {
  /// One step down.
  package enum Step: Hashable, Sendable {
    /// Into the member of an object with this key.
    case key(String)
    /// Into the element of an array at this index, from 0.
    case index(Int)
  }

  /// The steps, outermost first.
  package var steps: [Step]

  /// Creates a path; without steps, that of the root.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The path of the root.
  package static let root = DocumentPath()

  /// Whether this is the path of the root.
  package var isRoot: Bool { steps.isEmpty }

  /// The path one step further, into the member with `key`.
  package func appending(_ key: String) -> DocumentPath {
    DocumentPath(steps + [.key(key)])
  }

  /// The path one step further, into the element at `index`.
  package func appending(_ index: Int) -> DocumentPath {
    DocumentPath(steps + [.index(index)])
  }

  /// Goes one step further, into the member with `key`.
  package mutating func append(_ key: String) {
    steps.append(.key(key))
  }

  /// Goes one step further, into the element at `index`.
  package mutating func append(_ index: Int) {
    steps.append(.index(index))
  }

  /// Goes one step back; the path of the root stays as it is.
  package mutating func removeLast() {
    _ = steps.popLast()
  }
}

extension DocumentPath: CustomStringConvertible {
  /// The path as messages print it: `a.b[0]`, with keys that would be ambiguous as `["a.b"]`.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index):
        text += "[\(index)]"
      case .key(let key) where Self.isPlain(key):
        text += text.isEmpty ? key : ".\(key)"
      case .key(let key):
        text += "[\(Quotation.double(key))]"
      }
    }
    return text
  }

  /// Whether `key` can stand between dots; axes (`image@highlighted,compact`) can.
  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= Quotation.limit
      && key.unicodeScalars.allSatisfy {
        !".[]\"'() \\".unicodeScalars.contains($0) && !Quotation.needsEscape($0)
      }
  }
}
