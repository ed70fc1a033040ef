/// A value of a PDF file (ISO 32000-1, 7.3).
indirect enum PDFObject: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  /// To an object of this number. Generations are not told apart: files of one revision have one.
  case reference(Int)
}

typealias PDFDictionary = [String: PDFObject]

/// A dictionary with bytes.
struct PDFStream: Sendable {
  var dictionary: PDFDictionary
  /// The bytes as they are in the file.
  var bytes: ArraySlice<UInt8>
  /// The number of the object; 0 for inline images.
  var number: Int
}

extension PDFObject {
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The whole number, if it is one of a sensible size.
  var integer: Int? {
    guard let number, number.magnitude < 1e15 else { return nil }
    return Int(number)
  }

  var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  var name: String? { if case .name(let value) = self { value } else { nil } }

  var string: [UInt8]? { if case .string(let value) = self { value } else { nil } }

  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

  var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }

  /// A stream's too.
  var dictionary: PDFDictionary? {
    switch self {
    case .dictionary(let value): value
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }

  /// The number of the object that is referred to.
  var reference: Int? { if case .reference(let number) = self { number } else { nil } }
}
