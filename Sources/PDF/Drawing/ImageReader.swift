internal import JPEG
import Raster

/// Reads images (ISO 32000-1, 8.9).
struct ImageReader {
  /// A picture, or the shape of a stencil.
  struct Picture {
    /// The pixels; only the alpha of a stencil counts.
    var pixmap: Pixmap
    var isStencil = false
    /// The mask, where it has another size.
    var mask: Pixmap?
    var smooths = true
  }

  let file: PDFFile
  let resources: PDFDictionary
  let stream: PDFStream

  private var dictionary: PDFDictionary { stream.dictionary }

  /// Nil, with a warning, for an image that can't be read.
  func read() throws(PDFError) -> Picture? {
    if try file.resolve(dictionary["ImageMask"]).boolean ?? false {
      return try stencil().map { Picture(pixmap: $0, isStencil: true) }
    }
    guard var picture = try colors().map({ Picture(pixmap: $0) }) else { return nil }
    if let soft = try file.resolve(dictionary["SMask"]).stream {
      let reader = ImageReader(file: file, resources: resources, stream: soft)
      guard let mask = try reader.softMask() else { return picture }
      if let matte = try file.numbers(soft.dictionary["Matte"]) {
        try removeMatte(matte, mask, &picture.pixmap)
      }
      apply(mask, to: &picture)
    } else if let explicit = try file.resolve(dictionary["Mask"]).stream {
      let reader = ImageReader(file: file, resources: resources, stream: explicit)
      if let mask = try reader.stencil() { apply(mask, to: &picture) }
    }
    return picture
  }

  private func apply(_ mask: Pixmap, to picture: inout Picture) {
    guard mask.width == picture.pixmap.width, mask.height == picture.pixmap.height else {
      picture.mask = mask
      return
    }
    picture.pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      mask.bytes.withUnsafeBufferPointer { mask in
        for index in stride(from: 0, to: bytes.count, by: 4) {
          let alpha = mask[index + 3]
          for channel in 0..<4 {
            bytes[index + channel] = PremultipliedColor.multiply(bytes[index + channel], alpha)
          }
        }
      }
    }
  }

  // MARK: Data

  private func size() throws(PDFError) -> (width: Int, height: Int)? {
    guard let width = try file.integer(dictionary["Width"]),
      let height = try file.integer(dictionary["Height"]), width > 0, height > 0
    else {
      file.warn(.image("it has no size"), stream.number)
      return nil
    }
    guard width <= 32_767, height <= 32_767 else { throw .tooComplex(.memory) }
    try file.budget.take(bytes: width * height * 4)
    try file.budget.take(work: Double(width * height) * Work.shadedPixel)
    return (width, height)
  }

  private func data() throws(PDFError) -> StreamFilters.Result? {
    let result = try file.decode(stream)
    if let filter = result.imageFilter, filter != "DCTDecode" {
      file.warn(.image("\(filter) is not supported; export it as Flate or JPEG"), stream.number)
      return nil
    }
    return result
  }

  private func decodeArray() throws(PDFError) -> [Double]? {
    try file.numbers(dictionary["Decode"])
  }

  /// The alpha of a stencil or explicit mask: where it paints.
  private func stencil() throws(PDFError) -> Pixmap? {
    guard let (width, height) = try size(), let data = try data(), data.imageFilter == nil else {
      return nil
    }
    let paintsOnes = try decodeArray()?.first == 1
    var pixmap = Pixmap(width: width, height: height)
    let rowBytes = (width + 7) / 8
    for y in 0..<height {
      for x in 0..<width {
        let place = y * rowBytes + x >> 3
        // Missing data paint nothing.
        guard place < data.bytes.count else { break }
        let bit = data.bytes[place] >> UInt8(7 - x & 7) & 1
        if (bit == 1) == paintsOnes { pixmap.bytes[(y * width + x) * 4 + 3] = 255 }
      }
    }
    return pixmap
  }

  /// The alpha of a soft mask.
  private func softMask() throws(PDFError) -> Pixmap? {
    guard var pixmap = try colors() else { return nil }
    pixmap.bytes.withUnsafeMutableBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        bytes[index + 3] = bytes[index]
        (bytes[index], bytes[index + 1], bytes[index + 2]) = (0, 0, 0)
      }
    }
    return pixmap
  }

  /// Takes out the colour that was mixed in by alpha.
  private func removeMatte(
    _ matte: [Double], _ mask: Pixmap, _ pixmap: inout Pixmap
  ) throws(PDFError) {
    guard mask.width == pixmap.width, mask.height == pixmap.height,
      let space = try ColorSpace.read(dictionary["ColorSpace"], resources, file)
    else { return }
    let color = space.color(matte)
    let channels = [color.red, color.green, color.blue].map { $0 * 255 }
    for index in stride(from: 0, to: pixmap.bytes.count, by: 4) {
      let alpha = Double(mask.bytes[index + 3]) / 255
      guard alpha > 0 else { continue }
      for channel in 0..<3 {
        let value = (Double(pixmap.bytes[index + channel]) - channels[channel]) / alpha
        pixmap.bytes[index + channel] = Color.byte((value + channels[channel]) / 255)
      }
    }
  }

  // MARK: Colours

  private func colors() throws(PDFError) -> Pixmap? {
    guard var (width, height) = try size(), let data = try data() else { return nil }
    var bytes = data.bytes
    var bits = try file.integer(dictionary["BitsPerComponent"]) ?? 8
    var space: ColorSpace?
    if let object = dictionary["ColorSpace"] {
      space = try ColorSpace.read(object, resources, file)
      if space == nil { return nil }
    }
    if data.imageFilter == "DCTDecode" {
      do throws(JPEGError) {
        let channels = try JPEG.channels(bytes, maximumBytes: 64 << 20)
        if let damage = channels.damage { file.warn(.damagedImage(damage), stream.number) }
        (bytes, width, height, bits) = (channels.bytes, channels.width, channels.height, 8)
        if space?.componentCount != channels.count {
          space = channels.count == 1 ? .gray : channels.count == 3 ? .rgb : .cmyk
        }
      } catch {
        file.warn(.image("its JPEG data can't be read: \(error.reason)"), stream.number)
        return nil
      }
      try file.budget.take(bytes: bytes.count)
      try file.budget.take(work: Double(bytes.count) * Work.shadedPixel)
    }
    guard let space, space.componentCount > 0, [1, 2, 4, 8, 16].contains(bits) else {
      file.warn(.image("it has no colour space"), stream.number)
      return nil
    }
    let decode = try decodeArray()
    return Samples(
      bytes: bytes, width: width, height: height, bits: bits, space: space,
      decode: decode?.count == space.componentCount * 2 ? decode : nil,
      key: try colorKey(space)
    ).pixmap()
  }

  /// The ranges of samples that are not painted.
  private func colorKey(_ space: ColorSpace) throws(PDFError) -> [Int]? {
    guard let numbers = try file.numbers(dictionary["Mask"]),
      numbers.count == space.componentCount * 2
    else { return nil }
    return numbers.map { Int(min(max($0, 0), 65_535)) }
  }
}

/// The samples of an image, made into pixels.
private struct Samples {
  let bytes: [UInt8]
  let width: Int
  let height: Int
  let bits: Int
  let space: ColorSpace
  let decode: [Double]?
  let key: [Int]?

  func pixmap() -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    let count = space.componentCount
    let isPlain = bits == 8 && decode == nil && key == nil
    if isPlain, case .rgb = space {
      copy(&pixmap) { ($0[$1], $0[$1 + 1], $0[$1 + 2]) }
    } else if isPlain, case .displayP3 = space {
      copy(&pixmap) { ($0[$1], $0[$1 + 1], $0[$1 + 2]) }
      pixmap.convertFromDisplayP3()
    } else if isPlain, case .cmyk = space {
      copy(&pixmap) { CMYK.bytes(CMYK.Ink($0[$1], $0[$1 + 1], $0[$1 + 2], $0[$1 + 3])) }
    } else if count == 1, bits <= 8 {
      let table = (0..<(1 << bits)).map { color([$0]) }
      forEachPixel { index, samples in set(&pixmap, index, table[samples[0]]) }
    } else {
      var last: (samples: [Int], color: PremultipliedColor)?
      forEachPixel { index, samples in
        if let last, last.samples == samples { return set(&pixmap, index, last.color) }
        let found = color(samples)
        last = (samples, found)
        set(&pixmap, index, found)
      }
    }
    return pixmap
  }

  private func set(_ pixmap: inout Pixmap, _ index: Int, _ color: PremultipliedColor) {
    pixmap.bytes[index * 4] = color.red
    pixmap.bytes[index * 4 + 1] = color.green
    pixmap.bytes[index * 4 + 2] = color.blue
    pixmap.bytes[index * 4 + 3] = color.alpha
  }

  /// Opaque colours of whole bytes; missing ones stay clear.
  private func copy(
    _ pixmap: inout Pixmap,
    _ color: (UnsafeBufferPointer<UInt8>, Int) -> (UInt8, UInt8, UInt8)
  ) {
    let count = space.componentCount
    bytes.withUnsafeBufferPointer { bytes in
      pixmap.bytes.withUnsafeMutableBufferPointer { pixels in
        for index in 0..<min(width * height, bytes.count / count) {
          let (red, green, blue) = color(bytes, index * count)
          pixels[index * 4] = red
          pixels[index * 4 + 1] = green
          pixels[index * 4 + 2] = blue
          pixels[index * 4 + 3] = 255
        }
      }
    }
  }

  private func forEachPixel(_ body: (Int, [Int]) -> Void) {
    var reader = BitReader(bytes)
    let count = space.componentCount
    var samples = [Int](repeating: 0, count: count)
    for y in 0..<height {
      for x in 0..<width {
        if reader.isAtEnd { return }
        for component in 0..<count { samples[component] = Int(reader.read(bits)) }
        body(y * width + x, samples)
      }
      reader.align()
    }
  }

  private func color(_ samples: [Int]) -> PremultipliedColor {
    if let key {
      let isKey = samples.enumerated().allSatisfy { index, sample in
        sample >= key[index * 2] && sample <= key[index * 2 + 1]
      }
      if isKey { return .clear }
    }
    let ends = decode ?? space.standardDecode(bits: bits)
    let most = Double((1 << bits) - 1)
    return PremultipliedColor(
      space.color(
        samples.enumerated().map { index, sample in
          let (low, high) = (ends[index * 2], ends[index * 2 + 1])
          return low + Double(sample) * (high - low) / most
        }))
  }
}
