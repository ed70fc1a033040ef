import Syntax

/// A token's value with all that it refers to in place.
struct ResolvedToken {
  /// The type, of the community group or of Tokens Studio; nil where nothing tells one.
  var type: String?
  var value: DocumentValue
  /// The number of tokens in a row that the value comes from.
  var depth = 0
}

/// The tokens of one style, by their paths, and what they come to.
struct TokenTable {
  /// The paths in the order in which they were written first.
  private(set) var order: [[String]] = []
  private(set) var written: [[String]: WrittenToken] = [:]
  /// The index of each token's file.
  private var fileOf: [[String]: Int] = [:]
  private var roots: [DocumentNode] = []
  private var known: [[String]: Result<ResolvedToken, TokenOmission>] = [:]
  /// The tokens whose values are being looked for, outermost first.
  private var resolving: [[String]] = []
  private var valueCount = 0
  /// The number of pointers that are being followed.
  private var pointerDepth = 0

  /// Adds the tokens of a file, which win over those before.
  mutating func add(_ tokens: [WrittenToken], of file: DesignTokens.File) {
    for token in tokens {
      if written[token.path] == nil { order.append(token.path) }
      written[token.path] = token
      fileOf[token.path] = roots.count
    }
    roots.append(file.root)
  }

  /// What a token comes to.
  mutating func resolved(_ path: [String]) -> Result<ResolvedToken, TokenOmission> {
    if let result = known[path] { return result }
    let name = Quotation.double(path.joined(separator: "."))
    guard let token = written[path] else {
      return .failure(TokenOmission("refers to \(name), which is no token"))
    }
    guard !resolving.contains(path) else {
      return .failure(TokenOmission("refers to itself by way of \(name)"))
    }
    guard resolving.count < TokenLimits.chain else {
      return tooLong
    }
    resolving.append(path)
    var result = value(token.value, in: fileOf[path] ?? 0).map { found in
      ResolvedToken(
        type: token.ownType ?? found.type ?? token.groupType, value: found.value,
        depth: found.depth + 1)
    }
    resolving.removeLast()
    // Whatever was looked for first.
    if case .success(let found) = result, found.depth > TokenLimits.chain { result = tooLong }
    // What is found within a circle or a long chain depends on where one began.
    if case .failure = result, !resolving.isEmpty { return result }
    known[path] = result
    return result
  }

  private var tooLong: Result<ResolvedToken, TokenOmission> {
    .failure(TokenOmission("refers to more than \(TokenLimits.chain) tokens in a row"))
  }

  /// A value with what it refers to, and the type of what it is a reference to as a whole.
  private mutating func value(
    _ node: DocumentNode, in file: Int
  ) -> Result<ResolvedToken, TokenOmission> {
    valueCount += 1
    guard valueCount <= TokenLimits.values else {
      return .failure(
        TokenOmission("comes with others to more than \(TokenLimits.values) values"))
    }
    switch node.value {
    case .string(let text):
      guard let path = TokenReference.path(text) else {
        return .success(ResolvedToken(type: nil, value: node.value))
      }
      let found = resolved(target(of: path))
      if case .success(let token) = found { count(token.value) }
      return found
    case .object(let object):
      if let text = object["$ref"]?.string { return pointed(text, in: file) }
      var members: [(String, DocumentValue)] = []
      var depth = 0
      for member in object.members {
        switch value(member.node, in: file) {
        case .success(let inner):
          members.append((member.key, inner.value))
          depth = max(depth, inner.depth)
        case .failure(let omission): return .failure(omission)
        }
      }
      return .success(ResolvedToken(type: nil, value: .object(members), depth: depth))
    case .array(let elements):
      var values: [DocumentValue] = []
      var depth = 0
      for element in elements {
        switch value(element, in: file) {
        case .success(let inner):
          values.append(inner.value)
          depth = max(depth, inner.depth)
        case .failure(let omission): return .failure(omission)
        }
      }
      return .success(ResolvedToken(type: nil, value: .array(values), depth: depth))
    case .null, .bool, .number: return .success(ResolvedToken(type: nil, value: node.value))
    }
  }

  /// Counts the values in one that is used again.
  private mutating func count(_ value: DocumentValue) {
    var rest = [value]
    while let next = rest.popLast(), valueCount <= TokenLimits.values {
      valueCount += 1
      switch next {
      case .array(let elements): rest += elements.map(\.value)
      case .object(let object): rest += object.members.map(\.node.value)
      default: break
      }
    }
  }

  /// The token of a reference: Style Dictionary's may end in `value`, and a group stands for its `$root`.
  private func target(of path: [String]) -> [String] {
    if written[path] != nil { return path }
    if path.last == "value", written[path.dropLast()] != nil { return Array(path.dropLast()) }
    let root = path + [TokenFileReader.root]
    return written[root] == nil ? path : root
  }

  /// What a JSON pointer leads to in its file: a token, or a part of a value.
  private mutating func pointed(
    _ text: String, in file: Int
  ) -> Result<ResolvedToken, TokenOmission> {
    guard let names = TokenReference.pointer(text) else {
      return .failure(
        TokenOmission("refers to \(Quotation.double(text)), which is in no file here"))
    }
    guard pointerDepth < TokenLimits.chain else {
      return .failure(TokenOmission("follows more than \(TokenLimits.chain) pointers in a row"))
    }
    pointerDepth += 1
    defer { pointerDepth -= 1 }
    if let end = names.firstIndex(of: "$value") {
      let path = Array(names[..<end])
      let rest = names[(end + 1)...]
      return resolved(path).flatMap { token in
        guard !rest.isEmpty else { return .success(token) }
        let part = rest.reduce(Optional(token.value)) { value, name in value?.part(name) }
        return part.map { .success(ResolvedToken(type: nil, value: $0, depth: token.depth)) }
          ?? .failure(TokenOmission("refers to \(Quotation.double(text)), which is not there"))
      }
    }
    if written[names] != nil { return resolved(names) }
    guard let node = names.reduce(Optional(roots[file]), { $0?.object?[$1] }) else {
      return .failure(TokenOmission("refers to \(Quotation.double(text)), which is not there"))
    }
    return value(node, in: file)
  }
}

extension DocumentValue {
  /// A member of an object, or the element of an array whose index is written.
  fileprivate func part(_ name: String) -> DocumentValue? {
    switch self {
    case .object(let object): object[name]?.value
    case .array(let elements):
      Int(name).flatMap { elements.indices.contains($0) ? elements[$0].value : nil }
    default: nil
    }
  }
}
