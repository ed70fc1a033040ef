import CYAML

/// The events of libyaml as values. Call `close` when no more are needed.
struct YAMLEvents {
  enum Kind {
    /// The start of the stream or of a document.
    case start
    /// The end of the stream. The ends of documents are left out.
    case end
    case scalar, sequence, mapping, alias
    /// The end of a sequence or mapping.
    case close
  }

  struct Event {
    var kind: Kind
    var position: SourcePosition
    var text = ""
    /// The name of an anchor or alias.
    var anchor: String?
    var tag: String?
    /// Whether it is a scalar without quotes that is not a block.
    var isPlain = false
    /// Whether it is a sequence or mapping without brackets.
    var isBlock = false
    /// The characters of the file that the event is made of, from 0.
    var characters = 0..<0
  }

  struct SyntaxError: Error {
    var problem: String
    var position: SourcePosition
  }

  // On the heap: libyaml keeps pointers into it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Creates the events of a file.
  ///
  /// - Parameter bytes: the file; must stay valid until `close`.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // Fails for want of memory only; the first event then reports it.
    _ = yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // libyaml counts the mark as a column, which would indent the first line.
    let text = bytes.dropFirst(Self.markLength(of: bytes))
    yaml_parser_set_input_string(
      parser, UnsafeBufferPointer(rebasing: text).baseAddress, text.count)
  }

  /// The length of a byte-order mark at the start of a file, in bytes.
  static func markLength(of bytes: some Sequence<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  func close() {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(SyntaxError) -> Event {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { throw syntaxError }
      defer { yaml_event_delete(&event) }
      if let result = Self.event(event) { return result }
    }
  }

  private var syntaxError: SyntaxError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "there is no memory"
    // Bytes that are no UTF-8 have no mark, only an offset.
    guard parser.pointee.error == YAML_SCANNER_ERROR || parser.pointee.error == YAML_PARSER_ERROR
    else { return SyntaxError(problem: problem, position: Self.position(parser.pointee.mark)) }
    let context = parser.pointee.context.map { " \(String(cString: $0))" } ?? ""
    return SyntaxError(
      problem: problem + context, position: Self.position(parser.pointee.problem_mark))
  }

  private static func position(_ mark: yaml_mark_t) -> SourcePosition {
    SourcePosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  /// The event as a value; nil for the end of a document.
  private static func event(_ event: yaml_event_t) -> Event? {
    func text(_ pointer: UnsafeMutablePointer<UInt8>?) -> String? {
      pointer.map { String(cString: $0) }
    }
    var result = Event(kind: .close, position: position(event.start_mark))
    let start = Int(event.start_mark.index)
    result.characters = start..<max(start, Int(event.end_mark.index))
    switch event.type {
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: result.kind = .start
    case YAML_STREAM_END_EVENT: result.kind = .end
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      result.kind = .scalar
      result.text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      result.anchor = text(scalar.anchor)
      result.tag = text(scalar.tag)
      result.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    case YAML_SEQUENCE_START_EVENT:
      result.kind = .sequence
      result.isBlock = event.data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE
      result.anchor = text(event.data.sequence_start.anchor)
      result.tag = text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      result.kind = .mapping
      result.isBlock = event.data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
      result.anchor = text(event.data.mapping_start.anchor)
      result.tag = text(event.data.mapping_start.tag)
    case YAML_ALIAS_EVENT:
      result.kind = .alias
      result.anchor = text(event.data.alias.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: break
    default: return nil
    }
    return result
  }
}
