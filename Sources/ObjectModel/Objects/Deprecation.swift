/// The end of a property that later versions of iOS don't draw any more.
public struct Deprecation: Sendable, Hashable {
  /// The first major version of iOS that deprecates it.
  public var since: Int
  /// The last major version of iOS in which it changes a picture.
  public var lastDrawn: Int
  /// The property that counts instead; nil for none.
  public var replacement: String?

  /// Creates a deprecation.
  ///
  /// - Parameters:
  ///   - since: the first major version of iOS that deprecates the property; by default the one
  ///     after `lastDrawn`.
  ///   - lastDrawn: the last major version in which it changes a picture.
  ///   - replacement: the property that counts instead.
  public init(since: Int? = nil, lastDrawn: Int, replacement: String? = nil) {
    self.since = since ?? lastDrawn + 1
    self.lastDrawn = lastDrawn
    self.replacement = replacement
  }
}
