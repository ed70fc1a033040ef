import Syntax
import Testing

/// A document that has everything JSON has.
private let sample = """
  \u{FEFF}{ // a screen
    "mockup": 1, "device": "iPhone 5s", "system": 7,
    /* Größe */ "window": {"tintColor": "#FF3B30", "alpha": -0.5e-1, "big": 12345678901234567890,
      "rootViewController": {"class": "UIViewController", "title": "Gr\\u00fc\\uD83D\\uDE80\\n",
        "frame": [20, 100, null, null], "hidden": true, "shown": false, "empty": [{}, [],],},},
  }
  """

/// A reproducible stream of numbers (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

@Suite("No file traps the JSON parser")
struct JSONParserFuzzTests {
  /// Parses `bytes` and checks that a tree is there, or an error inside the file.
  private func check(_ bytes: [UInt8]) {
    var diagnostics = Diagnostics()
    let node = JSONParser.parse(SourceFile(label: "f", bytes: bytes), into: &diagnostics)
    #expect((node == nil) ? diagnostics.errorCount > 0 : true)
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for diagnostic in diagnostics.found {
      #expect((1...lines).contains(diagnostic.position.line))
      #expect((1...(bytes.count + 1)).contains(diagnostic.position.column))
      #expect(!diagnostic.message.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    }
  }

  @Test("Not a prefix of a document")
  func prefixes() {
    let bytes = Array(sample.utf8)
    for end in bytes.indices {
      check(Array(bytes[..<end]))
    }
    var diagnostics = Diagnostics()
    #expect(JSONParser.parse(SourceFile(label: "f", bytes: bytes), into: &diagnostics) != nil)
    #expect(diagnostics.isEmpty)
  }

  @Test("Not a document without one of its bytes, or with one of them twice")
  func dropsAndDoubles() {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      var less = bytes
      less.remove(at: index)
      check(less)
      check(Array(bytes[...index] + bytes[index...]))
    }
  }

  @Test("Not a document with random bytes in it", arguments: 0..<8)
  func mutations(seed: Int) {
    var numbers = Numbers(state: UInt64(seed))
    let interesting: [UInt8] = Array("{}[]\",:\\/*u0-+.eEtfn\n\r\t ".utf8) + [0, 0x7F, 0x80, 0xFF]
    for _ in 0..<400 {
      var bytes = Array(sample.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let index = Int.random(in: bytes.indices, using: &numbers)
        bytes[index] =
          Bool.random(using: &numbers)
          ? UInt8.random(in: .min ... .max, using: &numbers)
          : interesting[Int.random(in: interesting.indices, using: &numbers)]
      }
      check(bytes)
    }
  }

  @Test("Not random bytes")
  func noise() {
    var numbers = Numbers(state: 99)
    for count in 0..<400 {
      check((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &numbers) })
    }
  }
}
