/// Changes the chunks of a PNG file, and mends their checksums, without which no reader looks at them.
enum PNGMutator {
  private struct Chunk {
    var type: [UInt8]
    var data: [UInt8]
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]

  /// The changed file; nil if the bytes are none.
  static func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]? {
    var chunks = chunks(of: bytes)
    guard let index = chunks.indices.randomElement(using: &random) else { return nil }
    switch random.next() % 10 {
    case 0: chunks.insert(chunks[index], at: chunks.indices.randomElement(using: &random) ?? 0)
    case 1 where chunks.count > 1: chunks.remove(at: index)
    case 2:
      chunks.swapAt(index, chunks.indices.randomElement(using: &random) ?? index)
    case 3:
      let types = ["PLTE", "tRNS", "gAMA", "iCCP", "sRGB", "acTL", "fcTL", "fdAT", "IDAT", "eXIf"]
      let type = Array((types.randomElement(using: &random) ?? "tEXt").utf8)
      chunks.insert(Chunk(type: type, data: changed(chunks[index].data, &random)), at: index)
    case 4...6 where chunks[index].type == Array("IDAT".utf8):
      chunks[index].data = stored(
        changed((0..<400).map { _ in .random(in: 0...4, using: &random) }, &random))
    default: chunks[index].data = changed(chunks[index].data, &random)
    }
    return signature + chunks.flatMap { written($0) }
  }

  private static func chunks(of bytes: [UInt8]) -> [Chunk] {
    guard bytes.starts(with: signature) else { return [] }
    var result: [Chunk] = []
    var offset = signature.count
    while bytes.count - offset >= 12 {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - offset - 12 else { break }
      result.append(
        Chunk(
          type: Array(bytes[offset + 4..<offset + 8]),
          data: Array(bytes[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return result
  }

  private static func changed(_ data: [UInt8], _ random: inout FuzzRandom) -> [UInt8] {
    var buffer = data + [UInt8](repeating: 0, count: 64)
    let count = buffer.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { libraryMutate($0, data.count, buffer.count) } ?? 0
    }
    return Array(buffer.prefix(count))
  }

  private static func written(_ chunk: Chunk) -> [UInt8] {
    let body = chunk.type + chunk.data
    return word(UInt32(chunk.data.count)) + body + word(~body.reduce(~0, crc))
  }

  private static func crc(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
      sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320
    }
  }

  /// A zlib stream of one block that is not compressed.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [
      0x78, 1, 1, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8),
    ]
      + data + word(high << 16 | low)
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
