import Glibc

/// How long something takes.
struct Stopwatch {
  private let start = Stopwatch.nanoseconds()

  /// Since it was made.
  var seconds: Double { Double(Self.nanoseconds() &- start) / 1e9 }

  /// A time that only ever grows.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
