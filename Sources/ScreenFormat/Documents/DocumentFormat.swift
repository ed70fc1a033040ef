/// Parses documents of every kind and checks the keys of their roots.
package enum DocumentFormat {
  /// The version of the format, which is written as `"mockup": 1`.
  static let version = 1

  static let screenKeys = [
    "mockup", "device", "system", "orientation", "traits", "locale", "strings", "assets", "fonts",
    "themes", "infoPlist", "statusBar", "accessibility", "glassTint", "classes", "tokens",
    "variables", "window", "appearance", "timeline", "name", "tolerance", "ignore", "$schema",
  ]
  static let themeKeys = [
    "mockup", "name", "extends", "strings", "assets", "fonts", "infoPlist", "classes", "window",
    "appearance", "tokens", "variables", "$schema",
  ]
  static let projectKeys = [
    "mockup", "root", "device", "system", "matrix", "tolerance", "ignore", "golden", "layout",
    "screens", "$schema",
  ]
  /// The name of a project's file.
  static let projectFileName = "mockup.json"

  /// The tree of a document whose root was checked; nil if the root is not an object.
  ///
  /// - Parameter decodedFiles: what other screens have read; nil keeps nothing.
  static func decode(
    _ file: SourceFile, kind: DocumentKind, reusing decodedFiles: DecodedFiles? = nil,
    into diagnostics: inout Diagnostics
  ) -> DocumentNode? {
    if let known = decodedFiles?.root(of: file, kind) { return known }
    let count = diagnostics.found.count
    let root = checked(file, kind: kind, into: &diagnostics)
    // Findings would have to be made again.
    if let root, diagnostics.found.count == count { decodedFiles?.keep(root, of: file, kind) }
    return root
  }

  private static func checked(
    _ file: SourceFile, kind: DocumentKind, into diagnostics: inout Diagnostics
  ) -> DocumentNode? {
    guard let root = DocumentTree.read(file, into: &diagnostics) else { return nil }
    let cursor = Cursor(root: root, file: file.label)
    func report(_ problem: some DocumentProblem, at cursor: Cursor) {
      diagnostics.add(problem, .error, at: cursor)
    }
    guard root.object != nil else {
      report(ValueProblem.wrongKind(expected: "an object", found: root.value), at: cursor)
      return nil
    }
    let (keys, name) = kind.topLevel
    for member in cursor.members where !keys.contains(member.key) {
      report(ValueProblem.unknownKey(member.key, of: name, known: keys), at: member.keyCursor)
    }
    if let member = cursor["mockup"], member.node.integer != version {
      report(UnsupportedVersion(found: member.node.value), at: member)
    }
    return root
  }
}

/// A document in a store, by the name of its file.
private struct DocumentKey: Hashable {
  var label: String
  var kind: DocumentKind
}

extension DecodedFiles {
  /// The bytes of a tree's nodes for each byte of its file, roughly: a node has a hundred, and one comes with every ten.
  private static let treeSize = 10

  /// The tree of a document that was read without findings; nil if it has to be read.
  func root(of file: SourceFile, _ kind: DocumentKind) -> DocumentNode? {
    value(DocumentKey(label: file.label, kind: kind), of: file.bytes)
  }

  /// The tree of a file that is no document, read if no other screen has.
  func tree(of file: SourceFile, into diagnostics: inout Diagnostics) -> DocumentNode? {
    let key = PathKey(file.label)
    if let known: DocumentNode = value(key, of: file.bytes) { return known }
    guard let root = DocumentTree.read(file, into: &diagnostics) else { return nil }
    keep(root, byteCount: file.bytes.count * Self.treeSize, key, of: file.bytes)
    return root
  }

  /// Keeps the tree of a document without findings.
  func keep(_ root: DocumentNode, of file: SourceFile, _ kind: DocumentKind) {
    keep(
      root, byteCount: file.bytes.count * Self.treeSize,
      DocumentKey(label: file.label, kind: kind), of: file.bytes)
  }
}

/// The kinds of documents.
public enum DocumentKind: String, Sendable, Hashable {
  /// A description of one picture.
  case screen
  /// Rules, classes and values that several screens share.
  case theme
  /// Settings for testing the screens of a folder (`mockup.json`).
  case project

  /// The keys of the root, and the name of the kind in messages.
  fileprivate var topLevel: (keys: [String], name: String) {
    switch self {
    case .screen: (DocumentFormat.screenKeys, "a screen")
    case .theme: (DocumentFormat.themeKeys, "a theme")
    case .project: (DocumentFormat.projectKeys, "a \(DocumentFormat.projectFileName)")
    }
  }

  /// The kind of a file that is named like no screen: a theme or the settings of tests. Nil for
  /// other files.
  static func drawingNothing(_ file: SourceFile) -> DocumentKind? {
    let name = FilePath.name(of: file.label).lowercased()
    if name == DocumentFormat.projectFileName { return .project }
    let endings = [".theme.json", ".theme.yaml", ".theme.yml"]
    return endings.contains(where: name.hasSuffix) ? .theme : nil
  }

  /// The kind of a file, by its name (`mockup.json`, `*.theme.json`, `*.screen.json`), else by its
  /// keys.
  ///
  /// A file that cannot be parsed counts as a screen.
  public static func of(_ file: SourceFile) -> DocumentKind {
    let name = FilePath.name(of: file.label).lowercased()
    if name == DocumentFormat.projectFileName { return .project }
    if name.contains(".theme.") { return .theme }
    if name.contains(".screen.") { return .screen }
    var ignored = Diagnostics()
    guard let root = DocumentTree.read(file, into: &ignored), let object = root.object else {
      return .screen
    }
    let screenOnly = DocumentFormat.screenKeys.filter {
      !DocumentFormat.themeKeys.contains($0)
    }
    if object.keys.contains(where: screenOnly.contains) { return .screen }
    if object["window"]?.object?["rootViewController"] != nil { return .screen }
    return object["name"] != nil || object["appearance"] != nil ? .theme : .screen
  }
}
