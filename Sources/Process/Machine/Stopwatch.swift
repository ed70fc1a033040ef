import Glibc

/// Measures elapsed time.
package struct Stopwatch {
  private let start = Stopwatch.nanoseconds()

  /// Starts a stopwatch.
  package init() {}

  /// The seconds since the stopwatch was created.
  package var seconds: Double { Double(Self.nanoseconds() &- start) / 1e9 }

  /// The time of the day, in seconds since 1970.
  package static func secondsSince1970() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec / 1_000_000) / 1000
  }

  /// The monotonic time, in nanoseconds.
  package static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
