import FileSystem
import Loading
import ScreenFormat
import Synchronization

/// The variables and colours that the parts of a document use, by names as they are written: `brand`, `#C62828`,
/// `systemBlue`.
struct PreviewUses: Sendable, Equatable {
  /// Those of each rule, by its index in `appearance`.
  private(set) var rules: [Int: Set<String>] = [:]
  /// Those of each declared class, by its name.
  private(set) var classes: [String: Set<String>] = [:]
  /// Those of each variable's value, by the variable's name.
  private(set) var variables: [String: Set<String>] = [:]
  /// Those of all else.
  private(set) var others: Set<String> = []

  /// Reads a document. One with errors uses nothing.
  init(_ file: SourceFile) {
    var ignored = Diagnostics()
    guard let root = DocumentTree.read(file, into: &ignored)?.object else { return }
    for member in root.members {
      switch member.key {
      case "appearance":
        for (index, rule) in (member.node.array ?? []).enumerated() {
          rules[index] = Self.uses(of: rule, key: "")
        }
      case "classes":
        for one in member.node.object?.members ?? [] {
          classes[one.key] = Self.uses(of: one.node, key: "")
        }
      case "variables":
        for one in member.node.object?.members ?? [] {
          variables[one.key] = Self.uses(of: one.node, key: "color")
        }
      default: others.formUnion(Self.uses(of: member.node, key: member.key))
      }
    }
  }

  private static func uses(of node: DocumentNode, key: String) -> Set<String> {
    var found: Set<String> = []
    collect(node, key: key, into: &found)
    return found
  }

  private static func collect(_ node: DocumentNode, key: String, into found: inout Set<String>) {
    switch node.value {
    case .string(let text):
      if text.hasPrefix("$") {
        found.insert(String(text.dropFirst()))
      } else if PreviewPalette.kind(of: node, key: key) == .color {
        found.insert(text)
      }
    case .object(let object):
      for member in object.members { collect(member.node, key: member.key, into: &found) }
    case .array(let elements):
      for element in elements { collect(element, key: key, into: &found) }
    default: break
    }
  }
}

/// The uses of documents that drawings have read, so that a theme of many screens is read once.
final class PreviewUsesCache: Sendable {
  /// The greatest number of documents that are remembered.
  private static let limit = 10_000

  private let known = Mutex<[String: (bytes: [UInt8], uses: PreviewUses)]>([:])

  /// The uses of a document with these bytes.
  func uses(of path: String, _ bytes: [UInt8]) -> PreviewUses {
    if let found = known.withLock({ $0[path] }), found.bytes == bytes { return found.uses }
    let uses = PreviewUses(SourceFile(label: path, bytes: bytes))
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[path] = (bytes, uses)
    }
    return uses
  }
}
