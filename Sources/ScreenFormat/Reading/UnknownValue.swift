/// The form of variables for what nobody knows yet: `{"unknown": "hex(\"a\")"}`.
package enum UnknownValue {
  /// The key that marks them.
  package static let key = "unknown"
  /// The colour by which such colours are marked, where that is asked for.
  static let mark = "#FF00FF"

  /// Whether a variable's value has the key, and is not of the form.
  static func isWrong(_ node: DocumentNode) -> Bool {
    node.object.map { $0[key] != nil && expression($0) == nil } ?? false
  }

  /// What a value stands for; nil for values that are known.
  package static func expression(_ object: DocumentObject) -> String? {
    object.members.count == 1 ? object[key]?.string : nil
  }
}

/// The use of a variable that stands for what nobody knows yet.
struct UnknownUse: Hashable {
  /// The variable without its `$`.
  var variable: String
  /// What the variable stands for.
  var expression: String
  /// The key of the part of the property that is not known; nil where all of it is not set.
  var part: String?
}
