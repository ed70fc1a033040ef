import Glibc

/// Measures elapsed time.
struct Stopwatch {
  private let start = Stopwatch.nanoseconds()

  /// The seconds since the stopwatch was created.
  var seconds: Double { Double(Self.nanoseconds() &- start) / 1e9 }

  /// The monotonic time, in nanoseconds.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
