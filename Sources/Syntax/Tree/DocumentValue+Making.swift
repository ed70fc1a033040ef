// Values that are made to be written, rather than read from a file: they stand nowhere.
extension DocumentValue {
  /// A finite number, written with as few digits as tell it from others.
  package static func number(_ number: Double) -> DocumentValue {
    .number(number, text: shortest(number))
  }

  /// An array of numbers.
  package static func numbers(_ numbers: [Double]) -> DocumentValue {
    .array(numbers.map { DocumentValue.number($0) })
  }

  /// An array of strings.
  package static func strings(_ texts: [String]) -> DocumentValue {
    .array(texts.map { DocumentValue.string($0) })
  }

  /// An array of values.
  package static func array(_ elements: [DocumentValue]) -> DocumentValue {
    .array(elements.map { DocumentNode($0, at: .start) })
  }

  /// An object of members in their order; their keys differ.
  package static func object(_ members: [(String, DocumentValue)]) -> DocumentValue {
    .object(
      DocumentObject(
        members.map { key, value in
          DocumentObject.Member(
            key: key, keyPosition: .start, node: DocumentNode(value, at: .start))
        }))
  }
}
