internal import EmbeddedWords

/// The dictionary of Thai words: a double-array trie in libdatrie's format, read in place. All numbers are
/// big-endian.
///
/// Neither libthai nor libdatrie reads it here: both copy it node by node and branch by branch, which takes 13
/// to 17 ms, nearly as long as a whole render, and libthai opens a file of the machine that it runs on. Its
/// breaks differ where letters in no word come before a word.
struct WordTrie: Sendable {
  /// Opened when the first Thai text is broken.
  static let thai = WordTrie()

  /// The position after some letters of a word.
  struct Place {
    fileprivate var node: Int
    /// The number of letters read in a tail: the rest of a branch that divides no more. Nil before it.
    fileprivate var tail: Int?
  }

  private enum Format {
    static let alphabet: UInt32 = 0xD9FC_D9FC
    static let nodes: UInt32 = 0xDAFC_DAFC
    static let tails: UInt32 = 0xDFFC_DFFC
    /// Bytes of a node: its base and its parent.
    static let nodeSize = 8
    /// Bytes before a tail's letters: two numbers, and the number of letters.
    static let tailSize = 10
    /// The index of the node where every word begins.
    static let root = 2
    /// The letter that ends a word.
    static let end = 0
  }

  /// The letter of number 1; without letters where the file is not as expected.
  private var firstLetter: UInt32 = 0
  private var letterCount = 0
  private var nodes = 0
  private var nodeCount = 0
  /// Where the letters of each tail begin and end.
  private var tails: [Range<Int>] = []

  private var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: embedded_thai_words(), count: embedded_thai_words_length())
  }

  private init() {
    guard number(0) == Format.alphabet, number(4) == 1, let first = number(8),
      let last = number(12), last >= first, number(16) == Format.nodes, let count = number(20)
    else { return }
    nodes = 16
    let tailsStart = nodes + Int(count) * Format.nodeSize
    guard number(tailsStart) == Format.tails, let tailCount = number(tailsStart + 8) else { return }
    var offset = tailsStart + 12
    tails.reserveCapacity(min(Int(tailCount), bytes.count / Format.tailSize))
    for _ in 0..<tailCount {
      let letters = offset + Format.tailSize
      guard letters <= bytes.count else { return }
      offset = letters + Int(bytes[letters - 2]) << 8 + Int(bytes[letters - 1])
      tails.append(letters..<offset)
    }
    firstLetter = first
    letterCount = Int(last - first) + 1
    nodeCount = Int(count)
  }

  /// SHA-256 of the file, in hexadecimal.
  var sha256: String { SHA256.hexadecimalDigest(of: bytes) }

  /// Before the first letter.
  var start: Place { Place(node: Format.root) }

  /// The position after one more letter; nil where no word continues so.
  func next(_ place: Place, _ letter: Unicode.Scalar) -> Place? {
    guard letter.value >= firstLetter, letter.value - firstLetter < letterCount else { return nil }
    return next(place, Int(letter.value - firstLetter) + 1)
  }

  /// Whether a word ends here.
  func isWord(_ place: Place) -> Bool { next(place, Format.end) != nil }

  private func next(_ place: Place, _ letter: Int) -> Place? {
    guard (0..<nodeCount).contains(place.node) else { return nil }
    let base = base(place.node)
    if let read = place.tail {
      guard tails.indices.contains(-base - 1) else { return nil }
      let tail = tails[-base - 1]
      let offset = tail.lowerBound + read
      let found = tail.contains(offset) ? Int(bytes[offset]) : Format.end
      return found == letter ? Place(node: place.node, tail: read + 1) : nil
    }
    let child = base + letter
    guard (Format.root..<nodeCount).contains(child), parent(child) == place.node else {
      return nil
    }
    return Place(node: child, tail: self.base(child) < 0 ? 0 : nil)
  }

  private func base(_ node: Int) -> Int { signed(nodes + node * Format.nodeSize) }
  private func parent(_ node: Int) -> Int { signed(nodes + node * Format.nodeSize + 4) }
  private func signed(_ offset: Int) -> Int {
    Int(Int32(bitPattern: number(offset) ?? 0))
  }

  private func number(_ offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
  }
}
