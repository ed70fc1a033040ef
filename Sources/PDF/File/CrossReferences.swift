/// Where the objects of a file are (ISO 32000-1, 7.5).
struct CrossReferences: Sendable {
  enum Place: Sendable {
    /// Where the object begins.
    case offset(Int)
    /// The object is in a stream of objects.
    case compressed(stream: Int)
    case free
  }

  private(set) var places: [Int: Place] = [:]
  private(set) var trailer: PDFDictionary = [:]

  /// More sections than any file has revisions.
  private static let sectionLimit = 1000

  /// Reads what the end of the file points to; repairs it by looking for objects where that leads to none.
  init(_ bytes: [UInt8], budget: Budget) throws(PDFError) {
    let header = Self.find("%PDF-", in: bytes, from: 0, to: min(bytes.count, 1024 + 5))
    guard let header else { throw .notAPDF }
    if let start = Self.start(bytes), try read(bytes, start + header, header, budget),
      trailer["Root"] != nil
    {
      return
    }
    try repair(bytes, budget)
  }

  /// Makes the table anew, by the objects themselves.
  mutating func repair(_ bytes: [UInt8], _ budget: Budget) throws(PDFError) {
    places = [:]
    trailer = [:]
    var index = 0
    while let found = Self.find("obj", in: bytes, from: index, to: bytes.count) {
      index = found + 3
      if let (number, start) = Self.heading(bytes, endingAt: found) {
        places[number] = .offset(start)
        guard places.count <= Budget.objectLimit else { throw .tooComplex(.objects) }
      }
    }
    try repairTrailer(bytes, budget)
  }

  // MARK: Sections

  private mutating func read(
    _ bytes: [UInt8], _ start: Int, _ header: Int, _ budget: Budget
  ) throws(PDFError) -> Bool {
    var next = [start]
    var seen: Set<Int> = []
    while let offset = next.popLast() {
      guard offset >= 0, offset < bytes.count else { return false }
      guard seen.insert(offset).inserted, seen.count <= Self.sectionLimit else { continue }
      guard let section = try section(bytes, offset, header, budget) else { return false }
      // Earlier sections do not replace what later ones say.
      trailer.merge(section) { later, _ in later }
      if let previous = section["Prev"]?.integer { next.append(previous + header) }
      // In hybrid files the stream comes before the table of the revision before.
      if let hybrid = section["XRefStm"]?.integer { next.append(hybrid + header) }
      guard places.count <= Budget.objectLimit else { throw .tooComplex(.objects) }
    }
    return true
  }

  /// Reads a table or stream; nil where there is neither.
  private mutating func section(
    _ bytes: [UInt8], _ offset: Int, _ header: Int, _ budget: Budget
  ) throws(PDFError) -> PDFDictionary? {
    var scanner = PDFScanner(bytes[...], at: offset, readsReferences: true)
    scanner.skipSpace()
    let start = scanner.position
    guard case .keyword("xref")? = try scanner.next() else {
      return try stream(bytes, start, header, budget)
    }
    while let token = try scanner.next() {
      switch token {
      case .keyword("trailer"): return try scanner.object()?.dictionary
      case .object(let first):
        guard let first = first.integer, let count = try scanner.object()?.integer, first >= 0,
          count >= 0, count <= bytes.count / 18
        else { return nil }
        for number in first..<(first + count) {
          guard let place = try scanner.object()?.integer, try scanner.object() != nil,
            case .keyword(let kind)? = try scanner.next()
          else { return nil }
          add(number, kind == "n" && place > 0 ? .offset(place + header) : .free)
        }
      case .keyword: return nil
      }
    }
    return nil
  }

  private mutating func stream(
    _ bytes: [UInt8], _ start: Int, _ header: Int, _ budget: Budget
  ) throws(PDFError) -> PDFDictionary? {
    guard let (_, object) = try Self.object(bytes, at: start, budget, length: { $0.integer }),
      let stream = object.stream, stream.dictionary["Type"]?.name == "XRef",
      let widths = stream.dictionary["W"]?.array?.compactMap(\.integer), widths.count >= 3,
      widths.allSatisfy({ (0...8).contains($0) })
    else { return nil }
    let data = try StreamFilters(stream.dictionary).decode(stream.bytes, budget).bytes
    let size = stream.dictionary["Size"]?.integer ?? 0
    let index = stream.dictionary["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    let width = widths.reduce(0, +)
    guard width > 0 else { return nil }
    var place = 0
    for pair in stride(from: 0, to: index.count - 1, by: 2) {
      let (first, count) = (index[pair], index[pair + 1])
      guard first >= 0, count >= 0 else { return nil }
      for number in first..<(first + min(count, data.count / width + 1)) {
        guard place + width <= data.count else { return stream.dictionary }
        func field(_ position: Int, _ standard: Int) -> Int {
          guard widths[position] > 0 else { return standard }
          let start = place + widths[..<position].reduce(0, +)
          return data[start..<start + widths[position]].reduce(0) {
            ($0 << 8 | Int($1)) & 0xFFFF_FFFF_FFFF
          }
        }
        switch field(0, 1) {
        case 1: add(number, .offset(field(1, 0) + header))
        case 2: add(number, .compressed(stream: field(1, 0)))
        default: add(number, .free)
        }
        place += width
        guard places.count <= Budget.objectLimit else { throw .tooComplex(.objects) }
      }
    }
    return stream.dictionary
  }

  private mutating func add(_ number: Int, _ place: Place) {
    if places[number] == nil { places[number] = place }
  }

  // MARK: Repair

  /// The trailers of all revisions, and what streams of references say instead.
  private mutating func repairTrailer(_ bytes: [UInt8], _ budget: Budget) throws(PDFError) {
    var index = 0
    while let found = Self.find("trailer", in: bytes, from: index, to: bytes.count) {
      index = found + 7
      var scanner = PDFScanner(bytes[...], at: index, readsReferences: true)
      if let dictionary = try? scanner.object()?.dictionary {
        trailer.merge(dictionary) { _, later in later }
      }
    }
    for number in places.keys.sorted() {
      guard case .offset(let offset)? = places[number],
        let object = try Self.readable(bytes, at: offset, budget),
        let dictionary = object.dictionary
      else { continue }
      try budget.take(work: Work.step)
      switch dictionary["Type"]?.name {
      case "XRef":
        for key in ["Root", "Encrypt"] where trailer[key] == nil { trailer[key] = dictionary[key] }
      case "Catalog" where trailer["Root"] == nil: trailer["Root"] = .reference(number)
      case "ObjStm":
        guard let stream = object.stream else { continue }
        for inner in try ObjectStream(stream, budget: budget)?.numbers ?? [] {
          add(inner, .compressed(stream: number))
        }
      default: break
      }
    }
  }

  /// The number of the object whose heading ends with `obj` at a place, and where it begins.
  private static func heading(_ bytes: [UInt8], endingAt end: Int) -> (Int, Int)? {
    var index = end - 1
    func skip(_ isWanted: (UInt8) -> Bool) -> Int {
      let from = index
      while index >= 0, from - index < 20, isWanted(bytes[index]) { index -= 1 }
      return from - index
    }
    let isDigit = { (byte: UInt8) in byte >= 48 && byte <= 57 }
    guard skip(PDFScanner.isSpace) > 0, skip(isDigit) > 0, skip(PDFScanner.isSpace) > 0 else {
      return nil
    }
    let last = index
    guard skip(isDigit) > 0, last - index < 10 else { return nil }
    return (bytes[(index + 1)...last].reduce(0) { $0 * 10 + Int($1 - 48) }, index + 1)
  }

  // MARK: Bytes

  /// The offset that the last `startxref` tells.
  private static func start(_ bytes: [UInt8]) -> Int? {
    let word = Array("startxref".utf8)
    var index = bytes.count - word.count
    let limit = max(0, bytes.count - 4096)
    while index >= limit {
      if bytes[index] == word[0], bytes[index..<(index + word.count)].elementsEqual(word) {
        var scanner = PDFScanner(bytes[...], at: index + word.count, readsReferences: false)
        return (try? scanner.object())??.integer
      }
      index -= 1
    }
    return nil
  }

  /// Where a word is next.
  static func find(_ word: String, in bytes: [UInt8], from: Int, to: Int) -> Int? {
    let letters = Array(word.utf8)
    guard to - from >= letters.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = from
      while index <= to - letters.count {
        if bytes[index] == letters[0],
          (1..<letters.count).allSatisfy({ bytes[index + $0] == letters[$0] })
        {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// The object that begins at an offset, with its number; nil where there is none.
  ///
  /// - Parameter length: the number that a stream's `Length` stands for.
  static func object(
    _ bytes: [UInt8], at offset: Int, _ budget: Budget, length: (PDFObject) -> Int?
  ) throws(PDFError) -> (number: Int, object: PDFObject)? {
    guard offset >= 0, offset < bytes.count else { return nil }
    var scanner = PDFScanner(bytes[...], at: offset, readsReferences: true)
    guard let number = try scanner.object()?.integer, try scanner.object() != nil,
      case .keyword("obj")? = try scanner.next()
    else { return nil }
    guard let object = try scanner.object() else { return (number, .null) }
    try budget.take(work: Double(scanner.position - offset) * Work.byte)
    guard case .dictionary(let dictionary) = object else { return (number, object) }
    guard case .keyword("stream")? = try scanner.next() else { return (number, object) }
    // One end of line, of either kind.
    if scanner.byte() == 13 { scanner.advance() }
    if scanner.byte() == 10 { scanner.advance() }
    let start = scanner.position
    let told = dictionary["Length"].flatMap(length)
    let stop: Int
    if let told, Self.isEnd(bytes, start, told) {
      stop = start + told
    } else {
      stop = Self.end(bytes, start)
      try budget.take(work: Double(stop - start) * Work.byte)
    }
    return (
      number,
      .stream(PDFStream(dictionary: dictionary, bytes: bytes[start..<stop], number: number))
    )
  }

  /// Whether `endstream` follows where a stream's length says.
  private static func isEnd(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Bool {
    guard length >= 0, length <= bytes.count - start else { return false }
    var scanner = PDFScanner(bytes[...], at: start + length, readsReferences: false)
    if case .keyword("endstream")? = (try? scanner.next()) ?? nil { return true }
    return false
  }

  /// Where a stream of unknown length ends.
  private static func end(_ bytes: [UInt8], _ start: Int) -> Int {
    guard var stop = find("endstream", in: bytes, from: start, to: bytes.count) else {
      return bytes.count
    }
    if stop > start, bytes[stop - 1] == 10 { stop -= 1 }
    if stop > start, bytes[stop - 1] == 13 { stop -= 1 }
    return stop
  }

  /// The object at an offset, if it can be read.
  ///
  /// - Throws: `tooComplex` with `work`.
  private static func readable(
    _ bytes: [UInt8], at offset: Int, _ budget: Budget
  ) throws(PDFError) -> PDFObject? {
    do throws(PDFError) {
      return try object(bytes, at: offset, budget, length: { $0.integer })?.object
    } catch .tooComplex(.work, _) {
      throw .tooComplex(.work)
    } catch {
      return nil
    }
  }
}
