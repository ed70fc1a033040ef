import ObjectModel

/// Numbers of bytes for people.
package enum ByteCount {
  /// Whole KiB, or MiB with a decimal, rounded up.
  package static func text(_ bytes: Int) -> String {
    bytes < 1 << 20
      ? "\((bytes + 1023) >> 10) KiB"
      : "\(shortest((Double(bytes) / 104_857.6).rounded(.up) / 10)) MiB"
  }
}
