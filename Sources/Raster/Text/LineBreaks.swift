internal import CUnibreak

/// Where lines may end by the Unicode Line Breaking Algorithm (libunibreak).
enum LineBreaks {
  /// libunibreak sorts its tables when it is first used.
  private static let isReady: Bool = {
    init_linebreak()
    return true
  }()

  /// For each byte of a stretch, whether a line may end right behind it.
  /// - Complexity: O(bytes).
  static func after(_ bytes: ArraySlice<UInt8>) -> [Bool] {
    guard isReady, !bytes.isEmpty else { return [] }
    var classes = [CChar](repeating: 0, count: bytes.count)
    bytes.withUnsafeBufferPointer { set_linebreaks_utf8($0.baseAddress, $0.count, "", &classes) }
    return classes.map { $0 == CChar(LINEBREAK_ALLOWBREAK) }
  }
}
