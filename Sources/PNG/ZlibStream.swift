internal import CDeflate

/// Unpacks zlib streams (RFC 1950).
package enum ZlibStream {
  /// The bytes of a stream, with or without its header and checksum; nil where it is damaged.
  ///
  /// - Parameter limit: the most bytes; nil too where there are more.
  /// - Complexity: O(bytes).
  package static func inflate(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    return inflate(bytes, limit, decompressor, libdeflate_zlib_decompress_ex)
      ?? inflate(bytes.dropFirst(2), limit, decompressor, libdeflate_deflate_decompress_ex)
      ?? inflate(bytes, limit, decompressor, libdeflate_deflate_decompress_ex)
  }

  private typealias Function = (
    OpaquePointer, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int,
    UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?
  ) -> libdeflate_result

  private static func inflate(
    _ bytes: ArraySlice<UInt8>, _ limit: Int, _ decompressor: OpaquePointer, _ function: Function
  ) -> [UInt8]? {
    var capacity = min(max(bytes.count * 4, 1 << 12), limit)
    while true {
      var result = LIBDEFLATE_BAD_DATA
      let unpacked = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var written = 0
        bytes.withUnsafeBytes { source in
          result = function(
            decompressor, source.baseAddress, source.count, buffer.baseAddress, capacity, nil,
            &written)
        }
        count = result == LIBDEFLATE_SUCCESS ? written : 0
      }
      if result == LIBDEFLATE_SUCCESS { return unpacked }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE, capacity < limit else { return nil }
      capacity = min(capacity * 4, limit)
    }
  }
}
