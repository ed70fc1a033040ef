import Glibc

/// Measures elapsed time.
struct Stopwatch {
  private let start = Stopwatch.nanoseconds()

  /// The seconds since the stopwatch was created.
  var seconds: Double { Double(Self.nanoseconds() &- start) / 1e9 }

  /// The time of the day, in seconds since 1970.
  static func secondsSince1970() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1000
  }

  /// The monotonic time, in nanoseconds.
  static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
