import Raster
public import ScreenFormat

extension Report {
  /// The report as JSON with a line per picture.
  public var json: String { json(results) }

  /// The report as JSON with only the results that did not pass, for its page.
  var pageJSON: String { json(failures) }

  private func json(_ results: [CaseResult]) -> String {
    head(tally) + results.map { "  \($0.json)" }.joined(separator: ",\n") + Self.tail
  }

  /// The report as JSON up to its first result. Each result is a line, with a comma before the next one.
  func head(_ tally: ReportTally) -> String {
    let counts = CaseResult.Status.allCases.map {
      ($0.rawValue, DocumentValue.number(Double(tally.count($0))))
    }
    return """
      {"mockup": \(Self.version),
      "counts": \(DocumentValue.object(counts).json),
      "shard": \((shard.map(DocumentValue.string) ?? .null).json),
      "run": \((stamp?.syntax ?? .null).json),
      "stale": \(DocumentValue.array(stale.map(DocumentValue.string)).json),
      "results": [

      """
  }

  /// The part after the last result.
  static let tail = "\n]}\n"
  /// The last lines before the results and behind them.
  static let resultsLine = "\"results\": ["
  static let lastLine = "]}"

  /// Reads a report from a file; nil if the file holds none.
  public init?(_ file: SourceFile) {
    try? self.init(reading: file)
  }

  /// Reads a report from a file.
  ///
  /// - Throws: ``ReportError``.
  init(reading file: SourceFile) throws(ReportError) {
    var ignored = Diagnostics()
    guard let top = JSONParser.parse(file, into: &ignored)?.object,
      let version = top["mockup"]?.integer, let results = top["results"]?.array
    else { throw .notAReport(path: file.label) }
    guard version == Self.version else {
      throw .otherVersion(path: file.label, found: version, expected: Self.version)
    }
    self.results = results.compactMap(CaseResult.init)
    guard self.results.count == results.count else { throw .notAReport(path: file.label) }
    stale = top["stale"]?.array?.compactMap(\.string) ?? []
    shard = top["shard"]?.string
    stamp = top["run"].flatMap(RunStamp.init)
  }
}

extension CaseResult {
  /// The result as a line of JSON.
  var json: String { syntax.json }

  /// A text that only the lines of results that passed contain: in texts, quotation marks are escaped.
  static let passedMark = "\"status\": \"\(Status.passed.rawValue)\""

  private var syntax: DocumentValue {
    var members: [(String, DocumentValue)] = [
      ("id", .string(id)), ("screen", .string(screen)), ("status", .string(status.rawValue)),
      ("facts", .object(facts.map { ($0.name, .string($0.value)) })),
      ("seconds", .number((seconds * 1e6).rounded() / 1e6)),
    ]
    if isCached { members.append(("cached", .bool(true))) }
    if !recorded.isEmpty {
      members.append(("recorded", .array(recorded.map(DocumentValue.string))))
    }
    if !misfits.isEmpty { members.append(("misfits", .array(misfits.map(\.syntax)))) }
    guard status != .passed else { return .object(members) }
    members += [
      ("golden", Self.optional(golden)), ("layoutGolden", Self.optional(layoutGolden)),
      ("missing", Self.optional(missing)),
      ("message", .array(lines.map(DocumentValue.string))),
      ("notes", .array(notes.map(DocumentValue.string))),
    ]
    if let pixels { members.append(("pixels", pixels.syntax)) }
    if !elements.isEmpty { members.append(("elements", .array(elements.map(\.syntax)))) }
    if !layout.isEmpty {
      let rows = layout.map { change in
        DocumentValue.object([
          ("view", .string(change.view)), ("kind", .string(change.kind.rawValue)),
          ("was", Self.optional(change.was)), ("now", Self.optional(change.now)),
        ])
      }
      members.append(("layout", .array(rows)))
    }
    if !appearance.isEmpty {
      let rows = appearance.map { change in
        DocumentValue.object([
          ("view", .string(change.view)), ("property", .string(change.property)),
          ("was", Self.optional(change.was)), ("now", Self.optional(change.now)),
          ("source", Self.optional(change.source)),
        ])
      }
      members.append(("appearance", .array(rows)))
    }
    if let pictures {
      members.append(
        (
          "pictures",
          .object([
            ("actual", .string(pictures.actual)), ("expected", Self.optional(pictures.expected)),
            ("difference", Self.optional(pictures.difference)),
            ("layout", Self.optional(pictures.layout)),
          ])
        ))
    }
    return .object(members)
  }

  private static func optional(_ text: String?) -> DocumentValue {
    text.map(DocumentValue.string) ?? .null
  }

  init?(_ node: DocumentNode) {
    guard let object = node.object, let id = object["id"]?.string,
      let screen = object["screen"]?.string,
      let status = object["status"]?.string.flatMap(Status.init)
    else { return nil }
    self.init(id: id, screen: screen)
    self.status = status
    facts =
      object["facts"]?.object?.members.map {
        Fact(name: $0.key, value: $0.node.string ?? "")
      } ?? []
    golden = object["golden"]?.string
    layoutGolden = object["layoutGolden"]?.string
    missing = object["missing"]?.string
    notes = object["notes"]?.array?.compactMap(\.string) ?? []
    recorded = object["recorded"]?.array?.compactMap(\.string) ?? []
    seconds = Timings.possible(object["seconds"]?.number ?? 0)
    isCached = object["cached"]?.bool ?? false
    misfits = object["misfits"]?.array?.compactMap { Misfit($0) } ?? []
    pixels = object["pixels"].flatMap(Pixels.init)
    elements = object["elements"]?.array?.compactMap(Element.init) ?? []
    layout =
      object["layout"]?.array?.compactMap { node in
        guard let row = node.object, let view = row["view"]?.string,
          let kind = row["kind"]?.string.flatMap(LayoutChange.Kind.init)
        else { return nil }
        return LayoutChange(
          view: view, kind: kind, was: row["was"]?.string, now: row["now"]?.string)
      } ?? []
    appearance =
      object["appearance"]?.array?.compactMap { node in
        guard let row = node.object, let view = row["view"]?.string,
          let property = row["property"]?.string
        else { return nil }
        return AppearanceChange(
          view: view, property: property, was: row["was"]?.string, now: row["now"]?.string,
          source: row["source"]?.string)
      } ?? []
    if let files = object["pictures"]?.object, let actual = files["actual"]?.string {
      pictures = Pictures(
        actual: actual, expected: files["expected"]?.string,
        difference: files["difference"]?.string, layout: files["layout"]?.string)
    }
  }
}

extension CaseResult.Pixels {
  fileprivate var syntax: DocumentValue {
    .object([
      ("count", .number(Double(count))), ("largest", .number(Double(largest))),
      ("first", Self.syntax(first)), ("box", Self.syntax(box)),
      ("blobCount", .number(Double(blobCount))), ("largestBlob", .number(largestBlob)),
      ("places", .array(places.map(Self.syntax))), ("actual", Self.syntax(actual)),
      ("expected", Self.syntax(expected)),
    ])
  }

  private static func syntax(_ place: PixelPlace) -> DocumentValue {
    .numbers([Double(place.x), Double(place.y)])
  }

  fileprivate static func syntax(_ rect: Rect) -> DocumentValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  fileprivate init?(_ node: DocumentNode) {
    guard let object = node.object, let count = object["count"]?.integer,
      let largest = object["largest"]?.integer, let first = Self.place(object["first"]),
      let box = Self.rect(object["box"]), let blobCount = object["blobCount"]?.integer,
      let largestBlob = object["largestBlob"]?.number,
      let actual = Self.place(object["actual"]), let expected = Self.place(object["expected"])
    else { return nil }
    self.init(
      count: count, largest: largest, first: first, box: box, blobCount: blobCount,
      largestBlob: largestBlob,
      places: object["places"]?.array?.compactMap { Self.rect($0) } ?? [], actual: actual,
      expected: expected)
  }

  private static func place(_ node: DocumentNode?) -> PixelPlace? {
    guard let numbers = node?.array?.compactMap(\.integer), numbers.count == 2 else { return nil }
    return PixelPlace(x: numbers[0], y: numbers[1])
  }

  fileprivate static func rect(_ node: DocumentNode?) -> Rect? {
    guard let numbers = node?.array?.compactMap(\.number), numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CaseResult.Element {
  fileprivate var syntax: DocumentValue {
    .object([
      ("name", .string(name)), ("path", .string(path)),
      ("frame", CaseResult.Pixels.syntax(frame)), ("count", .number(Double(count))),
    ])
  }

  fileprivate init?(_ node: DocumentNode) {
    guard let object = node.object, let name = object["name"]?.string,
      let path = object["path"]?.string, let frame = CaseResult.Pixels.rect(object["frame"]),
      let count = object["count"]?.integer
    else { return nil }
    self.init(name: name, path: path, frame: frame, count: count)
  }
}
