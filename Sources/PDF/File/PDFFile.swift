import Raster

/// Looks up objects of a file; keeps those that were read. Made for one drawing.
final class PDFFile {
  let bytes: [UInt8]
  let budget: Budget
  private(set) var references: CrossReferences
  private var objects: [Int: PDFObject] = [:]
  private var streams: [Int: ObjectStream?] = [:]
  /// The objects that are being read, to notice circles.
  private var reading: Set<Int> = []
  private var isRepaired = false
  private(set) var warnings: [PDFWarning] = []
  /// By the numbers of their streams.
  private var profiles: [Int: ColorProfile] = [:]

  init(_ bytes: [UInt8], _ references: CrossReferences, _ budget: Budget) {
    self.bytes = bytes
    self.references = references
    self.budget = budget
  }

  /// The colour space of a profile's stream.
  func profile(_ stream: PDFStream) throws(PDFError) -> ColorProfile {
    if let known = profiles[stream.number] { return known }
    let profile = ColorProfile(icc: try decode(stream).bytes)
    // Streams without a number are those of the contents, which are small.
    if stream.number != 0 { profiles[stream.number] = profile }
    return profile
  }

  func warn(_ kind: PDFWarning.Kind, _ object: Int? = nil) {
    let warning = PDFWarning(kind: kind, object: object == 0 ? nil : object)
    // More than anyone reads.
    if warnings.count < 100, !warnings.contains(warning) { warnings.append(warning) }
  }

  /// The object of a number; null where there is none, or where it needs itself.
  func object(_ number: Int) throws(PDFError) -> PDFObject {
    if let known = objects[number] { return known }
    guard reading.count < Budget.depthLimit, reading.insert(number).inserted else { return .null }
    defer { reading.remove(number) }
    try budget.take(work: Work.step)
    let object = try budget.at(.object(number)) { () throws(PDFError) in
      try read(number) ?? .null
    }
    objects[number] = object
    return object
  }

  private func read(_ number: Int) throws(PDFError) -> PDFObject? {
    switch references.places[number] {
    case .offset(let offset)?:
      let found = try CrossReferences.object(bytes, at: offset, budget) { length in
        (try? self.resolve(length))?.integer
      }
      if let found, found.number == number { return found.object }
      // A table that is wrong for one object most likely is so for others.
      guard !isRepaired else { return nil }
      isRepaired = true
      try references.repair(bytes, budget)
      return try read(number)
    case .compressed(let stream)?:
      if streams[stream] == nil {
        guard let container = try object(stream).stream else { return nil }
        streams[stream] = .some(try ObjectStream(container, budget: budget))
      }
      return try streams[stream]??.object(number)
    case .free?, nil: return nil
    }
  }

  /// The object that a reference leads to; other objects are themselves.
  func resolve(_ object: PDFObject?) throws(PDFError) -> PDFObject {
    var current = object ?? .null
    for _ in 0..<Budget.depthLimit {
      guard case .reference(let number) = current else { return current }
      current = try self.object(number)
    }
    return .null
  }

  // MARK: Values of dictionaries

  func number(_ object: PDFObject?) throws(PDFError) -> Double? { try resolve(object).number }

  func integer(_ object: PDFObject?) throws(PDFError) -> Int? { try resolve(object).integer }

  func name(_ object: PDFObject?) throws(PDFError) -> String? { try resolve(object).name }

  func dictionary(_ object: PDFObject?) throws(PDFError) -> PDFDictionary? {
    try resolve(object).dictionary
  }

  func array(_ object: PDFObject?) throws(PDFError) -> [PDFObject]? { try resolve(object).array }

  /// The numbers of an array; nil where one is none.
  func numbers(_ object: PDFObject?) throws(PDFError) -> [Double]? {
    guard let array = try array(object) else { return nil }
    var result: [Double] = []
    result.reserveCapacity(array.count)
    for element in array {
      guard let number = try number(element) else { return nil }
      result.append(number)
    }
    return result
  }

  // MARK: Streams

  /// A stream's bytes, unpacked as far as filters of images do not follow.
  func decode(_ stream: PDFStream) throws(PDFError) -> StreamFilters.Result {
    var dictionary = stream.dictionary
    for key in ["Filter", "F", "DecodeParms", "DP"] {
      guard let value = dictionary[key] else { continue }
      dictionary[key] = try resolved(value, depth: 0)
    }
    let filters = StreamFilters(dictionary)
    let result = try budget.at(.object(stream.number)) { () throws(PDFError) in
      try filters.decode(stream.bytes, budget)
    }
    if let problem = result.problem { warn(.stream(problem), stream.number) }
    return result
  }

  /// The bytes of a stream of contents.
  func contents(of stream: PDFStream) throws(PDFError) -> [UInt8] {
    let result = try decode(stream)
    // They are looked at each time that they are drawn.
    try budget.take(work: Double(result.bytes.count) * Work.byte)
    guard let filter = result.imageFilter else { return result.bytes }
    warn(.stream("\(filter) is no filter for it"), stream.number)
    return []
  }

  /// A value without references in it.
  private func resolved(_ object: PDFObject, depth: Int) throws(PDFError) -> PDFObject {
    let object = try resolve(object)
    guard depth < 4 else { return object }
    switch object {
    case .array(let array):
      var result: [PDFObject] = []
      for element in array { result.append(try resolved(element, depth: depth + 1)) }
      return .array(result)
    case .dictionary(let dictionary):
      var result: PDFDictionary = [:]
      for (key, value) in dictionary { result[key] = try resolved(value, depth: depth + 1) }
      return .dictionary(result)
    default: return object
    }
  }
}
