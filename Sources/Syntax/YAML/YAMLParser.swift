/// Parses YAML into the same tree as JSON. Scalars are read by the core schema of YAML 1.2.
///
/// Aliases are replaced by copies of the values that they refer to, up to `aliasLimit` values in
/// all. Tags are errors, except `!!str` and those that agree with the value.
struct YAMLParser {
  /// The greatest number of values that aliases may come to.
  static let aliasLimit = 100_000

  private struct Failure: Error {
    var problem: YAMLProblem
    var position: SourcePosition
  }

  /// The value that an anchor refers to and the number of values in it; nil while it is parsed.
  private struct Anchored {
    var node: DocumentNode?
    var count = 0
  }

  private var events: YAMLEvents
  private let file: SourceFile
  private var path: [DocumentPath.Step] = []
  private var openObjects = 0
  private var openArrays = 0
  private var anchors: [String: Anchored] = [:]
  private var aliased = 0
  /// The number of values so far, including those of aliases.
  private var count = 0
  private var diagnostics: [Diagnostic] = []
  /// The lines of the file, once one has been asked for.
  private var lines: [ArraySlice<UInt8>] = []

  /// Parses the value of `file`. The first error ends parsing, except for duplicate keys.
  static func parse(_ file: SourceFile, into diagnostics: inout Diagnostics) -> DocumentNode? {
    diagnostics.register(file: file.label)
    return file.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(events: YAMLEvents(bytes), file: file)
      defer { parser.events.close() }
      let node = parser.document()
      for diagnostic in parser.diagnostics { diagnostics.add(diagnostic) }
      return node
    }
  }

  private init(events: YAMLEvents, file: SourceFile) {
    self.events = events
    self.file = file
  }

  private mutating func document() -> DocumentNode? {
    do throws(Failure) {
      var event = try next()
      while event.kind == .start { event = try next() }
      guard event.kind != .end else { throw Failure(problem: .empty, position: .start) }
      let node = try value(event)
      event = try next()
      guard event.kind == .end else {
        throw Failure(problem: .secondDocument, position: event.position)
      }
      return node
    } catch {
      report(error.problem, at: error.position)
      return nil
    }
  }

  private mutating func next() throws(Failure) -> YAMLEvents.Event {
    do throws(YAMLEvents.SyntaxError) {
      return try events.next()
    } catch {
      throw Failure(problem: .syntax(error.problem), position: error.position)
    }
  }

  private mutating func report(
    _ problem: YAMLProblem, at position: SourcePosition,
    severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(
        severity: severity, file: file.label, position: position,
        documentPath: DocumentPath(path).description,
        message: problem.message))
  }

  private mutating func value(_ event: YAMLEvents.Event) throws(Failure) -> DocumentNode {
    if event.kind == .alias { return try alias(event) }
    let before = count
    count += 1
    if let anchor = event.anchor { anchors[anchor] = Anchored() }
    let value: DocumentValue
    switch event.kind {
    case .scalar: value = try scalar(event)
    case .sequence: value = .array(try array(event))
    case .mapping: value = .object(try object(event))
    case .start, .end, .close, .alias:
      throw Failure(problem: .syntax("expected a value"), position: event.position)
    }
    let node = DocumentNode(value, at: event.position)
    if let anchor = event.anchor { anchors[anchor] = Anchored(node: node, count: count - before) }
    return node
  }

  private mutating func alias(_ event: YAMLEvents.Event) throws(Failure) -> DocumentNode {
    let name = event.anchor ?? ""
    guard let anchored = anchors[name] else {
      throw Failure(problem: .unknownAnchor(name), position: event.position)
    }
    guard let node = anchored.node else {
      throw Failure(problem: .insideItself(name), position: event.position)
    }
    aliased += anchored.count
    count += anchored.count
    guard aliased <= Self.aliasLimit else {
      throw Failure(problem: .tooManyAliased(limit: Self.aliasLimit), position: event.position)
    }
    guard Self.depth(of: node) + openObjects + openArrays <= 2 * JSONParser.depthLimit else {
      throw Failure(problem: .tooDeep(limit: JSONParser.depthLimit), position: event.position)
    }
    return node
  }

  private static func depth(of node: DocumentNode) -> Int {
    switch node.value {
    case .array(let elements): 1 + (elements.map { depth(of: $0) }.max() ?? 0)
    case .object(let object): 1 + (object.members.map { depth(of: $0.node) }.max() ?? 0)
    default: 0
    }
  }

  private mutating func scalar(_ event: YAMLEvents.Event) throws(Failure) -> DocumentValue {
    if let tag = event.tag {
      let known = ["str", "null", "bool", "int", "float"].map { "tag:yaml.org,2002:\($0)" } + ["!"]
      guard known.contains(tag) else {
        throw Failure(problem: .unknownTag(tag), position: event.position)
      }
      if tag == known[0] || tag == "!" { return .string(event.text) }
    } else if !event.isPlain {
      return .string(event.text)
    }
    if event.text.isEmpty { warnOfComment(at: event.position) }
    guard let value = YAMLScalar.value(event.text) else {
      throw Failure(problem: .notFinite(event.text), position: event.position)
    }
    return value
  }

  /// The greatest length of a line, in bytes, that is searched for a comment.
  private static let searchedLength = 1000

  /// Warns of a colour without quotes, as in `color: #C00`, which is a comment.
  private mutating func warnOfComment(at position: SourcePosition) {
    if lines.isEmpty {
      lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    guard position.line <= lines.count, lines[position.line - 1].count <= Self.searchedLength
    else { return }
    let text = String(decoding: lines[position.line - 1], as: UTF8.self)
    guard let hash = text.firstIndex(of: "#") else { return }
    let digits = text[text.index(after: hash)...].prefix { $0.isHexDigit }
    guard [3, 4, 6, 8].contains(digits.count),
      text[..<hash].reversed().first(where: { $0 != " " }) == ":"
    else { return }
    report(.comment("#\(digits)"), at: position, severity: .warning)
  }

  private mutating func array(_ opening: YAMLEvents.Event) throws(Failure) -> [DocumentNode] {
    openArrays += 1
    try checkCollection(opening, open: openArrays)
    var elements: [DocumentNode] = []
    var event = try next()
    while event.kind != .close {
      path.append(.index(elements.count))
      elements.append(try value(event))
      path.removeLast()
      event = try next()
    }
    openArrays -= 1
    return elements
  }

  private mutating func object(_ opening: YAMLEvents.Event) throws(Failure) -> DocumentObject {
    openObjects += 1
    try checkCollection(opening, open: openObjects)
    var members = MemberList()
    var event = try next()
    while event.kind != .close {
      let (key, position) = (event.text, event.position)
      guard event.kind == .scalar else {
        throw Failure(problem: .keyIsNoScalar, position: position)
      }
      if let anchor = event.anchor {
        anchors[anchor] = Anchored(node: DocumentNode(.string(key), at: position), count: 1)
      }
      path.append(.key(key))
      if let first = members.position(of: key) {
        report(.duplicateKey(key, first: first), at: position)
      }
      members.append(key, at: position, try value(try next()))
      path.removeLast()
      event = try next()
    }
    openObjects -= 1
    return DocumentObject(members.members)
  }

  private func checkCollection(_ opening: YAMLEvents.Event, open: Int) throws(Failure) {
    if let tag = opening.tag, tag != "tag:yaml.org,2002:map", tag != "tag:yaml.org,2002:seq" {
      throw Failure(problem: .unknownTag(tag), position: opening.position)
    }
    guard open <= JSONParser.depthLimit else {
      throw Failure(
        problem: .tooDeep(limit: JSONParser.depthLimit), position: opening.position)
    }
  }
}
