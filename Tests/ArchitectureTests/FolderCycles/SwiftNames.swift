/// The names of types that a Swift file declares at its top level, and those that it uses.
///
/// Read from the text alone: comments and string literals are left out, the code in interpolations
/// is not. A name is any word that begins with a capital letter.
struct SwiftNames {
  /// Types and type aliases that begin in a line's first column.
  private(set) var declared: Set<String> = []
  /// All capitalised words of the code, declared ones among them.
  private(set) var used: Set<String> = []

  init(_ source: String) {
    var line: [UInt8] = []
    for byte in SwiftCode(source).bytes + [UInt8(ascii: "\n")] {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
      } else if !line.isEmpty {
        add(line)
        line.removeAll(keepingCapacity: true)
      }
    }
  }

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "final", "indirect",
    "nonisolated", "open",
  ]

  private mutating func add(_ line: [UInt8]) {
    let isIndented = line[0] == UInt8(ascii: " ")
    let words = line.split { !Self.isWord($0) }
    let isCapitalised = words.contains { Self.capitals.contains($0[$0.startIndex]) }
    guard isCapitalised else { return }
    let names = words.map { String(decoding: $0, as: UTF8.self) }
    for (word, name) in zip(words, names) where Self.capitals.contains(word[word.startIndex]) {
      used.insert(name)
    }
    guard !isIndented else { return }
    var rest = names[...]
    // An attribute is a word, too, once its sign is gone.
    if line[0] == UInt8(ascii: "@") { rest = rest.dropFirst() }
    rest = rest.drop { Self.modifiers.contains($0) }
    if let kind = rest.first, Self.kinds.contains(kind), let name = rest.dropFirst().first {
      declared.insert(name)
    }
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
