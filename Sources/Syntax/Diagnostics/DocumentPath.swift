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

  /// A step and those before it, which the paths of all values below share.
  private final class Link: Sendable {
    let parent: Link?
    let step: Step
    /// The number of steps up to this one.
    let count: Int

    init(_ step: Step, after parent: Link?) {
      self.parent = parent
      self.step = step
      count = (parent?.count ?? 0) + 1
    }
  }

  /// The last step; nil for the root.
  private let last: Link?

  private init(_ last: Link?) { self.last = last }

  /// Creates a path from its steps, outermost first; without steps, that of the root.
  package init(_ steps: [Step] = []) {
    last = steps.reduce(nil) { Link($1, after: $0) }
  }

  /// The path of the root.
  package static let root = DocumentPath()

  /// Whether this is the path of the root.
  package var isRoot: Bool { last == nil }

  /// The number of steps.
  package var count: Int { last?.count ?? 0 }

  /// The steps, outermost first.
  package var steps: [Step] { steps(last: .max) }

  /// The last steps, outermost first: as many as there are, at most `count`.
  package func steps(last count: Int) -> [Step] {
    var result: [Step] = []
    var link = last
    while let next = link, result.count < count {
      result.append(next.step)
      link = next.parent
    }
    return result.reversed()
  }

  /// The path one step further, into the member with `key`.
  package func appending(_ key: String) -> DocumentPath {
    DocumentPath(Link(.key(key), after: last))
  }

  /// The path one step further, into the element at `index`.
  package func appending(_ index: Int) -> DocumentPath {
    DocumentPath(Link(.index(index), after: last))
  }

  package static func == (left: DocumentPath, right: DocumentPath) -> Bool {
    guard left.count == right.count else { return false }
    var (left, right) = (left.last, right.last)
    while let own = left, let other = right, own !== other {
      guard own.step == other.step else { return false }
      left = own.parent
      right = other.parent
    }
    return true
  }

  package func hash(into hasher: inout Hasher) {
    var link = last
    while let next = link {
      hasher.combine(next.step)
      link = next.parent
    }
    hasher.combine(count)
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
