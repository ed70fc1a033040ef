extension Pixmap {
  /// Takes the colours for Display P3, and makes them the nearest ones of sRGB.
  package mutating func convertFromDisplayP3() {
    let table = DisplayP3Table()
    // Neighbours often are alike.
    var last: (from: UInt32, to: (UInt8, UInt8, UInt8))?
    bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = bytes[index + 3]
        guard alpha > 0 else { continue }
        let key =
          UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
          | UInt32(alpha) << 24
        if last?.from != key {
          func straight(_ byte: UInt8) -> UInt8 {
            UInt8(min(255, (UInt32(byte) * 255 + UInt32(alpha) / 2) / UInt32(alpha)))
          }
          let color = table.sRGB(
            straight(bytes[index]), straight(bytes[index + 1]), straight(bytes[index + 2]))
          last = (
            key,
            (
              PremultipliedColor.multiply(color.0, alpha),
              PremultipliedColor.multiply(color.1, alpha),
              PremultipliedColor.multiply(color.2, alpha)
            )
          )
        }
        if let color = last?.to { (bytes[index], bytes[index + 1], bytes[index + 2]) = color }
      }
    }
  }
}
