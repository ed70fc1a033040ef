/// A stream that holds objects (ISO 32000-1, 7.5.7).
struct ObjectStream {
  private let bytes: [UInt8]
  private let offsets: [Int: Int]

  /// The numbers of the objects, in order.
  let numbers: [Int]

  /// Nil for another kind of stream.
  init?(_ stream: PDFStream, budget: Budget) throws(PDFError) {
    guard let count = stream.dictionary["N"]?.integer, count >= 0, count <= Budget.objectLimit,
      let first = stream.dictionary["First"]?.integer, first >= 0
    else { return nil }
    bytes = try StreamFilters(stream.dictionary).decode(stream.bytes, budget).bytes
    var scanner = PDFScanner(bytes[...], readsReferences: false)
    var (offsets, numbers): ([Int: Int], [Int]) = ([:], [])
    for _ in 0..<count {
      guard let number = try scanner.object()?.integer, let offset = try scanner.object()?.integer
      else { break }
      if offsets[number] == nil { numbers.append(number) }
      offsets[number] = first + offset
    }
    self.offsets = offsets
    self.numbers = numbers
  }

  func object(_ number: Int) throws(PDFError) -> PDFObject? {
    guard let offset = offsets[number], offset >= 0, offset < bytes.count else { return nil }
    var scanner = PDFScanner(bytes[...], at: offset, readsReferences: true)
    return try scanner.object()
  }
}
