/// Cuts contents into operators with their operands (ISO 32000-1, 7.8.2).
struct ContentReader {
  struct Operation {
    var name: String
    var operands: [PDFObject]
    /// The bytes between `ID` and `EI`.
    var imageData: ArraySlice<UInt8>?
  }

  private var scanner: PDFScanner
  private static let operandLimit = 512

  init(_ bytes: [UInt8]) { scanner = PDFScanner(bytes[...], readsReferences: false) }

  /// Nil at the end.
  mutating func next() throws(PDFError) -> Operation? {
    var operands: [PDFObject] = []
    while let token = try scanner.next() {
      switch token {
      case .object(let object):
        if operands.count < Self.operandLimit { operands.append(object) }
      case .keyword("BI"): return try inlineImage()
      case .keyword(let name): return Operation(name: name, operands: operands)
      }
    }
    return nil
  }

  /// An image between `BI` and `EI` (8.9.7).
  private mutating func inlineImage() throws(PDFError) -> Operation {
    var dictionary: PDFDictionary = [:]
    var key: String?
    loop: while let token = try scanner.next() {
      switch token {
      case .keyword("ID"): break loop
      case .keyword("EI"): return Operation(name: "BI", operands: [])
      case .keyword: break
      case .object(let object):
        if let name = key {
          dictionary[Self.keys[name] ?? name] = object
          key = nil
        } else {
          key = object.name
        }
      }
    }
    scanner.advance()
    let start = scanner.position
    let stop = end(of: dictionary)
    scanner.move(to: stop)
    _ = try scanner.next()
    return Operation(
      name: "BI", operands: [.dictionary(dictionary)], imageData: scanner.bytes[start..<stop])
  }

  /// Where the data end: after as many bytes as the size needs, else before the next `EI` with space around.
  private func end(of dictionary: PDFDictionary) -> Int {
    let start = scanner.position
    var place = start
    if dictionary["Filter"] == nil, let width = dictionary["Width"]?.integer,
      let height = dictionary["Height"]?.integer, (0...65_535).contains(width),
      (0...65_535).contains(height)
    {
      let isMask = dictionary["ImageMask"]?.boolean ?? false
      let bits = isMask ? 1 : dictionary["BitsPerComponent"]?.integer ?? 8
      let components =
        switch dictionary["ColorSpace"]?.name {
        case "DeviceRGB", "RGB": 3
        case "DeviceCMYK", "CMYK": 4
        default: 1
        }
      place += (width * components * min(max(bits, 1), 16) + 7) / 8 * height
    }
    let bytes = scanner.bytes
    while place + 2 <= bytes.endIndex {
      if bytes[place] == UInt8(ascii: "E"), bytes[place + 1] == UInt8(ascii: "I"),
        place == start || PDFScanner.isSpace(bytes[place - 1]),
        place + 2 == bytes.endIndex || PDFScanner.isSpace(bytes[place + 2])
      {
        return place
      }
      place += 1
    }
    return bytes.endIndex
  }

  private static let keys = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms",
    "F": "Filter", "H": "Height", "IM": "ImageMask", "I": "Interpolate", "W": "Width",
  ]
}
