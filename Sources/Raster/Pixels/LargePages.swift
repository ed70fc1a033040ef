internal import Glibc

/// Asks the kernel for memory in few, large pages: a picture's thousand small ones, each given when it is first
/// written, would take a twentieth of a render.
enum LargePages {
  /// Of x86-64, and of ARM where small pages are of 4 KiB.
  private static let size = 2 << 20

  /// `count` bytes of 0, in large pages where there are any.
  static func zeros(count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      prefer(in: UnsafeMutableRawBufferPointer(bytes))
      bytes.initialize(repeating: 0)
      initialized = count
    }
  }

  /// Where the kernel gives large pages to who asks, those of `memory` that nobody has written yet become such; what
  /// does not fill one stays in small ones, so that nothing is taken beyond.
  private static func prefer(in memory: UnsafeMutableRawBufferPointer) {
    guard let start = memory.baseAddress else { return }
    let first = start.alignedUp(toMultipleOf: size)
    let end = (start + memory.count).alignedDown(toMultipleOf: size)
    guard first < end else { return }
    // A wish: it changes nothing where it is not granted.
    madvise(first, end - first, MADV_HUGEPAGE)
  }
}
