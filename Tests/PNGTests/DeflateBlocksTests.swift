import TestSupport
import Testing

@testable import PNG

@Suite struct DeflateBlocksTests {
  /// Kinds of rows that are packed in different ways.
  enum Kind: CaseIterable {
    case flat, noise, runs, likeRowAbove, farRepetitions

    func bytes(_ count: Int, row: Int, _ random: inout SeededRandom) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      for place in bytes.indices {
        let byte = UInt8.random(in: 0...255, using: &random)
        bytes[place] =
          switch self {
          case .flat: 0
          case .noise: byte
          case .runs: place > 0 && byte > 5 ? bytes[place - 1] : byte
          case .likeRowAbove: place >= row && byte > 20 ? bytes[place - row] : byte % 9
          case .farRepetitions: place >= 700 ? bytes[place - 700] : byte
          }
      }
      return bytes
    }
  }

  @Test("rows of every kind and length come back", arguments: Kind.allCases)
  func roundTrips(kind: Kind) {
    var random = SeededRandom(7)
    for count in Array(1...40) + [257, 258, 259, 512, 3_000, 32_768, 32_769, 150_000] {
      for (pixel, row) in [(1, 20), (3, 301), (4, 40_001)] {
        let bytes = kind.bytes(count, row: row, &random)
        let stream = DeflateBlocks.compress(bytes, pixel: pixel, row: row)
        let back = ZlibStream.inflate(stream[...], limit: count)
        #expect(back == bytes, "\(count) bytes, rows of \(row)")
        // Noise grows by its codes alone.
        #expect(stream.count <= count + count / 16 + 80, "\(count) bytes, rows of \(row)")
      }
    }
  }

  @Test("flat rows take next to nothing")
  func flatRows() {
    let bytes = [UInt8](repeating: 0, count: 1_000_000)
    #expect(DeflateBlocks.compress(bytes, pixel: 3, row: 1_000).count < 1_100)
  }

  @Test("parts with other bytes get codes of their own")
  func blocks() {
    var random = SeededRandom(3)
    let low = (0..<20_000).map { _ in UInt8.random(in: 0...3, using: &random) }
    let high = (0..<20_000).map { _ in UInt8.random(in: 200...203, using: &random) }
    let both = DeflateBlocks.compress(low + high, pixel: 1, row: 50_000).count
    let single = DeflateBlocks.compress(low, pixel: 1, row: 50_000).count
    // With the same codes for both a byte takes half as much again.
    #expect(both < single * 21 / 10)
  }

  @Test("a logarithm is near the true one and grows with its number")
  func logarithm() {
    #expect([1, 2, 4, 1024].map(Logarithm.of) == [0, 32, 64, 320])
    #expect(Logarithm.of(3) == 51)
    for number in 1..<5_000 { #expect(Logarithm.of(number) <= Logarithm.of(number + 1)) }
  }
}
