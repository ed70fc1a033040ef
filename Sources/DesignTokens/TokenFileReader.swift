import Syntax

/// A token as its file has it.
struct WrittenToken {
  /// The names of the groups around it, and its own.
  var path: [String]
  /// The value; for a token that is a `$ref` itself, the object with the `$ref`.
  var value: DocumentNode
  /// Its own type; nil where it has none.
  var ownType: String?
  /// The type of the nearest group around it that has one.
  var groupType: String?
  /// The place of its name.
  var place: Cursor

  /// The path without `$root`, which stands for its group.
  var variablePath: [String] { path.filter { $0 != TokenFileReader.root } }
}

/// Finds the tokens of a file.
struct TokenFileReader {
  /// The name of the token that stands for its group.
  static let root = "$root"

  /// How a file writes its tokens.
  private struct Form {
    var value: String
    var type: String
    /// Whether what is neither a token nor a group is an error.
    var isStrict: Bool
  }

  private static let community = Form(value: "$value", type: "$type", isStrict: true)
  private static let plain = Form(value: "value", type: "type", isStrict: false)
  /// The keys at the root that Tokens Studio writes.
  private static let studioKeys = ["$themes", "$metadata"]

  private let form: Form
  /// The value in which names of groups are looked for.
  private var top: Cursor
  private var tokens: [WrittenToken] = []
  private var diagnostics = Diagnostics()
  private var isFull = false
  /// The groups that are being extended.
  private var extending: [[String]] = []

  /// The tokens of a file in its order; of equal paths, the last one counts.
  static func tokens(
    of file: DesignTokens.File, into diagnostics: inout Diagnostics
  ) -> [WrittenToken] {
    let cursor = Cursor(root: file.root, file: file.label)
    func report(_ problem: TokenProblem, at cursor: Cursor) {
      diagnostics.add(problem, .error, at: cursor)
    }
    guard file.root.object != nil else {
      report(.noTokens, at: cursor)
      return []
    }
    if cursor["resolutionOrder"] != nil {
      report(.resolver, at: cursor)
      return []
    }
    let hasSets = studioKeys.contains { cursor[$0] != nil }
    guard hasSets else {
      if file.sets != nil { report(.hasNoSets, at: cursor) }
      return tokens(in: [cursor], into: &diagnostics)
    }
    let known = cursor.members.map(\.key).filter { !$0.hasPrefix("$") }
    if file.sets == nil, known.count > 1 {
      report(.choosesNoSets(known), at: cursor)
      return []
    }
    let sets = (file.sets ?? known).compactMap { name -> Cursor? in
      guard let set = cursor[name] else {
        report(.unknownSet(name, known: known), at: cursor)
        return nil
      }
      return set
    }
    return tokens(in: sets, into: &diagnostics)
  }

  private static func tokens(
    in tops: [Cursor], into diagnostics: inout Diagnostics
  ) -> [WrittenToken] {
    let form = tops.contains { contains("$value", in: $0.node) } ? community : plain
    return tops.flatMap { top in
      var reader = Self(form: form, top: top)
      reader.read(top, path: [], groupType: nil)
      diagnostics.append(contentsOf: reader.diagnostics)
      return reader.tokens
    }
  }

  private init(form: Form, top: Cursor) {
    self.form = form
    self.top = top
  }

  private static func contains(_ key: String, in node: DocumentNode) -> Bool {
    node.object?.members.contains { $0.key == key || contains(key, in: $0.node) } ?? false
  }

  private mutating func report(_ problem: TokenProblem, at cursor: Cursor) {
    diagnostics.add(problem, .error, at: cursor)
  }

  /// Reads a group, those that it extends first.
  private mutating func read(_ group: Cursor, path: [String], groupType: String?) {
    let type = form.isStrict ? group["$type"]?.node.string ?? groupType : groupType
    if form.isStrict, let base = group["$extends"] { readBase(base, path: path, groupType: type) }
    for member in group.members {
      guard !isFull else { return }
      let isRoot = member.key == Self.root
      guard isRoot || !member.key.hasPrefix("$") else { continue }
      let own = path + [member.key]
      guard let object = member.value.node.object else {
        if form.isStrict { report(.notAToken(own.joined(separator: ".")), at: member.keyCursor) }
        continue
      }
      if let value = object[form.value] ?? (object["$ref"] != nil ? member.value.node : nil) {
        add(
          WrittenToken(
            path: own, value: value, ownType: object[form.type]?.string, groupType: type,
            place: member.keyCursor))
      } else {
        read(member.value, path: own, groupType: type)
      }
    }
  }

  /// Reads the group that another one extends, as if its members stood there.
  private mutating func readBase(_ base: Cursor, path: [String], groupType: String?) {
    let text = base.node.string ?? base["$ref"]?.node.string ?? ""
    guard let names = TokenReference.path(text) ?? TokenReference.pointer(text),
      let group = names.reduce(Optional(top), { $0?[$1] }), group.node.object != nil
    else {
      report(.unknownGroup(text), at: base)
      return
    }
    guard !extending.contains(names), names != path else {
      report(.groupCycle(text), at: base)
      return
    }
    extending.append(names)
    read(group, path: path, groupType: groupType)
    extending.removeLast()
  }

  private mutating func add(_ token: WrittenToken) {
    guard tokens.count < TokenLimits.tokens else {
      isFull = true
      report(.tooMany(limit: TokenLimits.tokens), at: token.place)
      return
    }
    tokens.append(token)
  }
}

/// References between tokens.
enum TokenReference {
  /// The names of `{color.brand}`; nil for what is no reference, such as a text with maths.
  static func path(_ text: String) -> [String]? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains("{"), !inner.contains("}") else { return nil }
    return inner.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The names of the JSON pointer `#/color/brand` (RFC 6901).
  static func pointer(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}
