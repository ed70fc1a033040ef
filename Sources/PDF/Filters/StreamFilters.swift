internal import PNG

/// The filters of a stream (ISO 32000-1, 7.4), applied one after the other.
struct StreamFilters {
  /// A stream's bytes.
  struct Result {
    var bytes: [UInt8]
    /// The filter of an image that the bytes are still packed with: `DCTDecode` and the like.
    var imageFilter: String?
    /// That filter's parameters.
    var parameters: PDFDictionary = [:]
    /// The fault of the stream; the bytes are then a part of it, or none.
    var problem: String?
  }

  private var filters: [(name: String, parameters: PDFDictionary)] = []

  /// More filters of one stream are no use to anyone.
  private static let filterLimit = 8

  /// - Parameter dictionary: the stream's, without references in its filters; also of an inline image.
  init(_ dictionary: PDFDictionary) {
    func list(_ object: PDFObject?) -> [PDFObject] {
      switch object {
      case .array(let array)?: array
      case let object?: [object]
      case nil: []
      }
    }
    let names = list(dictionary["Filter"] ?? dictionary["F"])
    let parameters = list(dictionary["DecodeParms"] ?? dictionary["DP"])
    for (index, name) in names.enumerated() {
      guard let name = name.name else { continue }
      let own = parameters.indices.contains(index) ? parameters[index].dictionary : nil
      filters.append((Self.abbreviations[name] ?? name, own ?? [:]))
    }
  }

  private static let abbreviations = [
    "Fl": "FlateDecode", "LZW": "LZWDecode", "A85": "ASCII85Decode", "AHx": "ASCIIHexDecode",
    "RL": "RunLengthDecode", "DCT": "DCTDecode", "CCF": "CCITTFaxDecode",
  ]

  func decode(_ bytes: ArraySlice<UInt8>, _ budget: Budget) throws(PDFError) -> Result {
    var current = bytes
    guard filters.count <= Self.filterLimit else {
      return Result(bytes: [], problem: "it has more than \(Self.filterLimit) filters")
    }
    for (name, parameters) in filters {
      let limit = min(budget.remainingBytes, Budget.filterLimit)
      var unpacked: [UInt8]?
      switch name {
      case "FlateDecode":
        unpacked = ZlibStream.inflate(current, limit: limit).map { Predictor(parameters).undo($0) }
        if unpacked == nil {
          guard Self.isWithin(current, limit) else { throw .tooComplex(.memory) }
        }
      case "LZWDecode":
        let early = parameters["EarlyChange"]?.integer ?? 1
        guard let bytes = LZWFilter.decode(current, early: early != 0, limit: limit) else {
          throw .tooComplex(.memory)
        }
        unpacked = Predictor(parameters).undo(bytes)
      case "ASCIIHexDecode": unpacked = TextFilters.hexadecimal(current)
      case "ASCII85Decode": unpacked = TextFilters.base85(current)
      case "RunLengthDecode":
        unpacked = TextFilters.runLengths(current, limit: limit)
        if unpacked == nil { throw .tooComplex(.memory) }
      case "DCTDecode", "JPXDecode", "JBIG2Decode", "CCITTFaxDecode":
        return Result(bytes: Array(current), imageFilter: name, parameters: parameters)
      case "Crypt": unpacked = Array(current)
      default:
        return Result(bytes: [], problem: "the filter \"\(name)\" is not known")
      }
      guard let unpacked else {
        return Result(bytes: [], problem: "its \(name) data are damaged")
      }
      try budget.take(bytes: unpacked.count)
      try budget.take(work: Double(unpacked.count) * Work.byte)
      current = unpacked[...]
    }
    return Result(bytes: Array(current))
  }

  /// Whether a stream that can't be unpacked may just be damaged: packed bytes shrink to a thousandth at best.
  private static func isWithin(_ bytes: ArraySlice<UInt8>, _ limit: Int) -> Bool {
    bytes.count < limit / 1032
  }
}
