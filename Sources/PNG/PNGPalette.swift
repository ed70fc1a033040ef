/// The colours of a pixmap, when there are few enough for a palette.
struct PNGPalette {
  /// Premultiplied RGBA words as they lie in memory, those that are not opaque first.
  private(set) var colors: [UInt32]
  /// How many of `colors` are not opaque.
  private(set) var translucentCount: Int
  private var slots: [UInt32]
  private var places: [UInt8]

  private static let slotCount = 1024
  /// In `slots`: nothing here (a colour that no premultiplied pixel needs: white, wholly clear).
  private static let vacant: UInt32 = 0x00FF_FFFF

  /// Nil when there are more than 256 colours, or a pixel that is not premultiplied.
  /// - Complexity: O(pixels), less for flat pictures.
  init?(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    colors = []
    slots = [UInt32](repeating: Self.vacant, count: Self.slotCount)
    places = [UInt8](repeating: 0, count: Self.slotCount)
    translucentCount = 0
    var last = ~(pixels.first ?? 0)
    for start in stride(from: 0, to: pixels.count, by: width) {
      let line = UnsafeBufferPointer(rebasing: pixels[start..<(start + width)])
      if start > 0, PixelRow.isAlike(line.baseAddress, above: width) { continue }
      for pixel in line where pixel != last {
        last = pixel
        if pixel == Self.vacant { return nil }
        var slot = Self.slot(pixel)
        while slots[slot] != pixel && slots[slot] != Self.vacant {
          slot = (slot + 1) % Self.slotCount
        }
        if slots[slot] == pixel { continue }
        if colors.count == 256 { return nil }
        slots[slot] = pixel
        colors.append(pixel)
      }
    }
    let translucent = colors.filter { $0 >> 24 != 255 }
    translucentCount = translucent.count
    colors = translucent + colors.filter { $0 >> 24 == 255 }
    for (place, color) in colors.enumerated() { places[find(color)] = UInt8(place) }
  }

  /// Bits an index takes.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// The index of a colour of the pixmap.
  func index(of color: UInt32) -> UInt8 { places[find(color)] }

  private func find(_ color: UInt32) -> Int {
    var slot = Self.slot(color)
    while slots[slot] != color { slot = (slot + 1) % Self.slotCount }
    return slot
  }

  private static func slot(_ color: UInt32) -> Int { Int((color &* 0x9E37_79B1) >> 22) }
}
