// The entrance for libFuzzer, which links its own `main`. The environment names the target.

import Glibc

/// A fuzz target: a reader or a drawing of the program that takes bytes from outside.
struct FuzzTarget: Sendable {
  var name: String
  /// Reads the bytes. A crash, a failed precondition or a finding of a sanitizer is a finding.
  var run: @Sendable (UnsafeBufferPointer<UInt8>) -> Void
  /// Changes bytes as their format asks for; nil leaves it to libFuzzer.
  var mutate: (@Sendable ([UInt8], inout FuzzRandom) -> [UInt8]?)?

  static let all: [FuzzTarget] = [
    .json, .yaml, .screen, .project, .document, .png, .jpeg, .svg, .pdf, .font, .text, .path,
    .fill, .displayList, .glass, .catalog, .report, .layout, .request, .code, .uiss,
    .strings, .stringsDict, .stringCatalog, .format, .constraints, .interface,
  ]

  static let chosen: FuzzTarget = {
    let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      // libFuzzer takes an ordinary exit for a finding.
      print("FUZZ_TARGET is one of \(names)")
      fflush(nil)
      _exit(64)
    }
    return target
  }()
}

/// Numbers from the seed that libFuzzer hands out (SplitMix64).
struct FuzzRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

/// Numbers from the bytes of an input, zeros behind their end.
struct FuzzBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func byte() -> UInt8 {
    guard offset < bytes.count else { return 0 }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A coordinate: mostly near a picture of 64 pixels, in 256ths; seldom anything at all.
  mutating func coordinate() -> Double {
    let kind = byte()
    let word = Int16(truncatingIfNeeded: Int(byte()) | Int(byte()) << 8)
    if kind < 240 { return Double(word) / 256 }
    let bits = (0..<8).reduce(UInt64(0)) { word, _ in word << 8 | UInt64(byte()) }
    return Double(bitPattern: bits)
  }

  /// The bytes that are left.
  var rest: ArraySlice<UInt8> { Array(bytes)[min(offset, bytes.count)...] }
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
func libraryMutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Called by libFuzzer to change an input.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32
) -> Int {
  var random = FuzzRandom(state: UInt64(seed))
  guard let mutate = FuzzTarget.chosen.mutate, random.next() % 8 != 0,
    let changed = mutate(Array(UnsafeBufferPointer(start: data, count: count)), &random),
    changed.count <= most
  else { return libraryMutate(data, count, most) }
  data.update(from: changed, count: changed.count)
  return changed.count
}
