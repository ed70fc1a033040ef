import ObjectModel
import ScreenFormat

/// A rule of a theme, as its code needs it.
struct ExportedRule {
  /// A value that the rule sets.
  struct Member {
    /// The property with its axes, as documents write them.
    var key: String
    var value: DocumentValue
    /// The places that say it: two where rules for both styles became one.
    var positions: [SourcePosition]
  }

  var className: String
  /// The containers from the inside out.
  var containers: [String]
  var traits: [Trait]
  var members: [Member]
  /// The file, and the lines of the rules in it.
  var file: String
  var lines: [Int]

  /// A trait that the rule asks for.
  struct Trait: Hashable {
    var name: String
    var value: String
  }

  /// The property of a member's key, without its axes.
  static func property(_ key: String) -> String { String(key.prefix { $0 != "@" }) }

  /// Reads a rule of a document that was built without errors; nil for what is none.
  init?(_ rule: DocumentNode, in file: String, _ literals: LiteralCode) {
    func text(_ node: DocumentNode?) -> String? {
      guard let node, case .string(let text) = literals.resolved(node.value) else { return nil }
      return text
    }
    func number(_ node: DocumentNode) -> String? {
      guard case .number(_, let text) = literals.resolved(node.value) else { return nil }
      return text
    }
    guard let object = rule.object, let className = text(object["class"]),
      let set = object["set"]?.object
    else { return nil }
    self.className = className
    containers = (object["containedIn"]?.array ?? []).compactMap { text($0) }
    traits = (object["traits"]?.object?.members ?? []).map {
      Trait(name: $0.key, value: text($0.node) ?? number($0.node) ?? "")
    }
    members = set.members.map {
      Member(key: $0.key, value: $0.node.value, positions: [$0.keyPosition])
    }
    self.file = file
    lines = [rule.position.line]
  }
}
