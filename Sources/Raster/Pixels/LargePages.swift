internal import Glibc

/// Memory in large pages. The page faults of a picture in small pages take a twentieth of a render.
enum LargePages {
  /// The size of a large page of x86-64, and of ARM with small pages of 4 KiB.
  private static let size = 2 << 20

  /// `count` bytes of 0, in large pages where there are any.
  static func zeros(count: Int) -> [UInt8] { bytes(count) { $0.initialize(repeating: 0) } }

  /// `count` bytes of any value, for code that writes each before it reads it.
  static func uninitialized(count: Int) -> [UInt8] { bytes(count) { _ in } }

  private static func bytes(
    _ count: Int, _ initialize: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) -> [UInt8] {
    // All empty arrays are one object, whose count the initializer writes: a race, if only of zeros.
    guard count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      prefer(in: UnsafeMutableRawBufferPointer(bytes))
      initialize(bytes)
      initialized = count
    }
  }

  /// Asks for large pages where the memory fills them; the rest stays in small pages, so that no more memory is
  /// used.
  private static func prefer(in memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    let first = start.alignedUp(toMultipleOf: size)
    let end = (start + memory.count).alignedDown(toMultipleOf: size)
    guard first < end else { return }
    // Only advice: the kernel may ignore it.
    madvise(first, end - first, MADV_HUGEPAGE)
  }
}
