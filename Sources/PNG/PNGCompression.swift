/// How hard the encoder tries to make the file small; pixels are the same in all.
public enum PNGCompression: String, CaseIterable, Sendable {
  /// Least time.
  case fastest
  /// A good size in little more time.
  case `default`
  /// Least bytes, many times slower.
  case smallest
}
