internal import Synchronization

/// Rasterisers' caches between drawings: each drawing borrows one of its own, so that several threads may
/// draw, and the next drawing finds the glyphs of those before.
public final class RasterizerCaches: Sendable {
  private let idle = Mutex<[RasterizerCache]>([])

  /// No caches yet; the first drawings make them.
  public init() {}

  /// Lends a cache to `body`.
  func lend<Failure>(
    _ body: (inout RasterizerCache) throws(Failure) -> Void
  ) throws(Failure) {
    var cache = idle.withLock { $0.popLast() } ?? RasterizerCache()
    try body(&cache)
    cache.trim()
    idle.withLock { $0.append(cache) }
  }
}
