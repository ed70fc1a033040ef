internal import EmbeddedSymbols
internal import Raster

/// The embedded names, outlines and figures (Tools/symbols/pack.py writes them), read in place. All are found by
/// binary search.
struct SymbolTable: Sendable {
  /// The first iOS release that has a name.
  struct Release: Sendable, Hashable {
    var major: Int
    var minor: Int
  }

  /// A name's row.
  struct Entry: Sendable {
    var name: String
    /// Nil where it is not known.
    var since: Release?
    /// The height of the symbol's box divided by its width; nil where it is not known.
    var boxRatio: Double?
    /// The kind of drawing: an icon, a figure, letters, another name, or a rule (see symbols.tsv).
    var drawing: String
  }

  static let shared = SymbolTable()

  private static let headerLength = 24
  private static let rowLength = 16

  /// The bytes live as long as the program.
  private nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  private init() {
    bytes = UnsafeBufferPointer(start: embedded_symbols(), count: embedded_symbols_length())
  }

  private var nameCount: Int { number(8) }
  private var iconCount: Int { number(12) }
  private var figureCount: Int { number(16) }

  /// Every name, sorted.
  var names: [String] { (0..<nameCount).map { entry(at: $0).name } }

  /// The row of a name; nil for names that are not listed.
  func entry(_ name: String) -> Entry? {
    let start = Self.headerLength
    return search(name, count: nameCount, lengthAt: { byte(start + $0 * Self.rowLength + 4) }) {
      number(start + $0 * Self.rowLength)
    }.map(entry)
  }

  private func entry(at index: Int) -> Entry {
    let row = Self.headerLength + index * Self.rowLength
    let (text, nameLength, drawingLength) = (number(row), byte(row + 4), byte(row + 5))
    let (width, height) = (short(row + 8), short(row + 10))
    let major = byte(row + 6)
    return Entry(
      name: string(text, nameLength),
      since: major > 0 ? Release(major: major, minor: byte(row + 7)) : nil,
      boxRatio: width > 0 ? Double(height) / Double(width) : nil,
      drawing: string(text + nameLength, drawingLength))
  }

  /// The outline of an icon, with the depth of each contour: 0 is not inside another. Nil for names that
  /// are not embedded.
  func icon(_ name: String, isFilled: Bool) -> [(contour: Contour, depth: Int)]? {
    let start = Self.headerLength + nameCount * Self.rowLength
    let found = search(
      name, count: iconCount, lengthAt: { number(start + $0 * Self.rowLength + 4) }
    ) {
      number(start + $0 * Self.rowLength)
    }
    return found.map { outline(at: number(start + $0 * Self.rowLength + (isFilled ? 12 : 8))) }
  }

  /// The names of all figures, sorted.
  var figureNames: [String] {
    let start = Self.headerLength + (nameCount + iconCount) * Self.rowLength
    return (0..<figureCount).map { index in
      let row = start + index * Self.rowLength
      return string(number(row), number(row + 4))
    }
  }

  /// The parts of a figure as text; nil for names that have none.
  func figure(_ name: String) -> String? {
    let start = Self.headerLength + (nameCount + iconCount) * Self.rowLength
    let found = search(
      name, count: figureCount, lengthAt: { number(start + $0 * Self.rowLength + 4) }
    ) {
      number(start + $0 * Self.rowLength)
    }
    return found.map { index in
      let row = start + index * Self.rowLength
      return string(number(row + 8), number(row + 12))
    }
  }

  private func outline(at offset: Int) -> [(contour: Contour, depth: Int)] {
    var result: [(contour: Contour, depth: Int)] = []
    var offset = offset
    func point() -> Point {
      defer { offset += 4 }
      return Point(x: signed(offset) / 64, y: signed(offset + 2) / 64)
    }
    while byte(offset) != 255 {
      let depth = byte(offset)
      offset += 1
      var contour = Contour(start: point())
      while byte(offset) != 0 {
        let isLine = byte(offset) == 1
        offset += 1
        for _ in 0..<(isLine ? 1 : 3) { contour.points.append(point()) }
        contour.segments.append(isLine ? .line : .cubic)
      }
      offset += 1
      result.append((contour, depth))
    }
    return result
  }

  // MARK: Bytes

  private func search(
    _ name: String, count: Int, lengthAt: (Int) -> Int, textAt: (Int) -> Int
  ) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        let start = textAt(middle)
        let found = bytes[start..<(start + lengthAt(middle))]
        if found.elementsEqual(wanted) { return middle }
        if found.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  private func byte(_ offset: Int) -> Int { Int(bytes[offset]) }

  private func short(_ offset: Int) -> Int { byte(offset) | byte(offset + 1) << 8 }

  private func signed(_ offset: Int) -> Double {
    Double(Int16(truncatingIfNeeded: short(offset)))
  }

  private func number(_ offset: Int) -> Int { short(offset) | short(offset + 2) << 16 }

  private func string(_ offset: Int, _ length: Int) -> String {
    String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
  }
}
