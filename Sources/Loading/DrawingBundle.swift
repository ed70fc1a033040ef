import Glibc

/// The small pictures of one catalogue: one entry of the store for all of them, since a file for each icon takes longer to
/// open than its picture to read. A picture counts only for a vector file of exactly the same bytes.
struct DrawingBundle {
  private struct Entry {
    /// The file's path in the catalogue, and everything else that the picture depends on.
    var name: String
    /// The bytes of the vector file and of its picture.
    var file: ArraySlice<UInt8>
    var picture: ArraySlice<UInt8>
    /// Whether this run has found or written it.
    var isUsed = false

    /// Whether the picture is that of a vector file with these bytes.
    func holds(_ bytes: [UInt8]) -> Bool {
      guard file.count == bytes.count else { return false }
      return file.withUnsafeBytes { own in
        bytes.withUnsafeBytes { other in
          guard let start = own.baseAddress, let otherStart = other.baseAddress else { return true }
          return memcmp(start, otherStart, own.count) == 0
        }
      }
    }

    /// The bytes that the entry takes in the store.
    var size: Int { DrawingBundle.headLength + name.utf8.count + file.count + picture.count }
  }

  /// The most bytes of a vector file and its picture together.
  static let entryLimit = 16 << 10
  /// The bytes that an entry takes beside those of its name, file and picture.
  private static let headLength = 12

  private var entries: [Entry] = []
  /// By name: the positions of entries.
  private var positions: [String: Int] = [:]
  private var usedBytes = 0
  /// Whether there are pictures that are not in the store.
  private(set) var isChanged = false

  init() {}

  /// Reads a bundle; what is behind damage is left out.
  init(_ bytes: [UInt8]) {
    var offset = 0
    func number() -> Int {
      defer { offset += 4 }
      return (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
    }
    func take(_ count: Int) -> ArraySlice<UInt8> {
      defer { offset += count }
      return bytes[offset..<offset + count]
    }
    while bytes.count - offset >= Self.headLength {
      let counts = (number(), number(), number())
      guard bytes.count - offset >= counts.0 + counts.1 + counts.2 else { return }
      let name = String(decoding: take(counts.0), as: UTF8.self)
      set(Entry(name: name, file: take(counts.1), picture: take(counts.2)))
    }
  }

  /// The picture of a file; nil if there is none, or if the file was another one.
  mutating func picture(_ name: String, of file: [UInt8]) -> [UInt8]? {
    guard let position = positions[name], entries[position].holds(file) else {
      return nil
    }
    if !entries[position].isUsed {
      entries[position].isUsed = true
      usedBytes += entries[position].size
    }
    return Array(entries[position].picture)
  }

  private mutating func set(_ entry: Entry) {
    if let position = positions[entry.name] {
      if entries[position].isUsed { usedBytes -= entries[position].size }
      entries[position] = entry
    } else {
      positions[entry.name] = entries.count
      entries.append(entry)
    }
    if entry.isUsed { usedBytes += entry.size }
  }

  /// Keeps a picture.
  ///
  /// - Parameter limit: the most bytes of the bundle.
  /// - Returns: whether there is room for it.
  mutating func keep(
    _ picture: [UInt8], _ name: String, of file: [UInt8], limit: Int
  ) -> Bool {
    let entry = Entry(name: name, file: file[...], picture: picture[...], isUsed: true)
    guard file.count + picture.count <= Self.entryLimit, usedBytes + entry.size <= limit else {
      return false
    }
    set(entry)
    isChanged = true
    return true
  }

  /// The bundle as bytes. First come the pictures that this run has used, then those of `other`, which another process may
  /// have written meanwhile, as far as there is room.
  mutating func bytes(with other: DrawingBundle, limit: Int) -> [UInt8] {
    isChanged = false
    var result: [UInt8] = []
    func append(_ entry: Entry) {
      guard result.count + entry.size <= limit else { return }
      for count in [entry.name.utf8.count, entry.file.count, entry.picture.count] {
        for shift in stride(from: 0, to: 32, by: 8) {
          result.append(UInt8(truncatingIfNeeded: count >> shift))
        }
      }
      result += Array(entry.name.utf8)
      result += entry.file
      result += entry.picture
    }
    let used = entries.filter(\.isUsed)
    let names = Set(used.map(\.name))
    for entry in used { append(entry) }
    for entry in other.entries where !names.contains(entry.name) { append(entry) }
    return result
  }
}
