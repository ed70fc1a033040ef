import JPEG
import PNG
import Raster

extension Painter {
  /// Draws a picture that the document holds itself. Nothing is fetched.
  mutating func paintImage(_ position: Int, in context: Context) throws(SVGError) {
    guard context.style.isVisible || purpose == .measure else { return }
    let geometry = geometry(of: position, in: context)
    let element = tree.elements[position]
    guard purpose != .clip, let href = element.attributes["href"]?.trimmed, !href.isEmpty,
      let content = try content(href)
    else { return }
    let size = content.size
    let width = geometry.length("width", .horizontal)
    let height = geometry.length("height", .vertical)
    let frame = Size(
      width: width ?? height.map { $0 * size.width / size.height } ?? size.width,
      height: height ?? width.map { $0 * size.height / size.width } ?? size.height)
    guard frame.width > 0, frame.height > 0 else { return }
    let transform = Transform.translation(
      x: geometry.length("x", .horizontal) ?? 0, y: geometry.length("y", .vertical) ?? 0
    ).concatenating(context.transform)
    let viewport = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
    if purpose == .measure {
      let bounds = viewport.bounds(under: transform)
      measured = measured.map { $0.union(bounds) } ?? bounds
      return
    }
    let box = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard
      let fit = AspectRatio(element.attributes["preserveAspectRatio"] ?? "")
        .transform(from: box, to: frame)
    else { return }
    let place = fit.concatenating(transform)
    let clip = Path(rect: viewport).transformed(by: transform)
    switch content {
    case .pixmap(let pixmap):
      canvas.append(.save)
      canvas.append(.clip(clip, rule: .nonZero))
      canvas.append(.concatenate(place))
      canvas.image(
        Image(pixmap: pixmap, sampling: context.style.smoothsImages ? .automatic : .nearest),
        in: box)
      canvas.append(.restore)
    case .document(let document):
      try clipped(to: clip) { (painter) throws(SVGError) in try painter.paint(document, place) }
    }
  }

  private mutating func paint(_ document: SVGDocument, _ transform: Transform) throws(SVGError) {
    guard references.count < 8 else { return warn(.circularReference) }
    var painter = Painter(
      cascade: document.cascade, budget: budget, purpose: .draw, area: area)
    // Stands for the document around, whose elements have other positions.
    painter.references = Array(repeating: -1, count: references.count + 1)
    try document.paint(with: &painter, transform)
    canvas.append(painter.canvas.displayList)
    painter.warnings.forEach { warn($0) }
  }

  private enum Content {
    case pixmap(Pixmap)
    case document(SVGDocument)

    var size: Size {
      switch self {
      case .pixmap(let pixmap): Size(width: Double(pixmap.width), height: Double(pixmap.height))
      case .document(let document): document.size
      }
    }
  }

  private mutating func content(_ href: String) throws(SVGError) -> Content? {
    guard href.hasPrefix("data:"), let comma = href.firstIndex(of: ",") else {
      warn(.image("only embedded pictures are read"))
      return nil
    }
    let type = href[..<comma]
    let text = href[href.index(after: comma)...]
    let bytes = type.hasSuffix(";base64") ? Base64.decode(text) : PercentEncoding.decode(text)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do {
        let pixmap = try PNG.decode(bytes)
        try budget.take(bytes: pixmap.bytes.count)
        return .pixmap(pixmap)
      } catch let error as SVGError {
        throw error
      } catch {
        warn(.image("the PNG file is damaged"))
        return nil
      }
    }
    if JPEG.isJPEG(bytes) { return try photo(bytes) }
    guard type.contains("svg") else {
      warn(.image("\"\(type.dropFirst(5))\" is no PNG, JPEG or SVG"))
      return nil
    }
    do throws(SVGError) {
      return .document(try SVGDocument(bytes))
    } catch {
      warn(.image(error.reason))
      return nil
    }
  }

  private mutating func photo(_ bytes: [UInt8]) throws(SVGError) -> Content? {
    if let size = JPEG.size(of: bytes) {
      try budget.take(bytes: size.width * size.height * Self.photoBytes)
    }
    do throws(JPEGError) {
      let photo = try JPEG.decode(bytes)
      photo.warnings.forEach { warn(.photo($0)) }
      return .pixmap(photo.pixmap)
    } catch {
      warn(.image(error.reason))
      return nil
    }
  }

  /// The bytes of a photo's pixel while it is read: as the file has it, and as it is drawn.
  private static let photoBytes = 8
}

/// Decodes Base64 (RFC 4648), passing over spaces.
enum Base64 {
  static func decode(_ text: Substring) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count * 3 / 4)
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      guard let value = value(byte) else { continue }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) + 4
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// Decodes percent-encoded bytes (RFC 3986).
enum PercentEncoding {
  static func decode(_ text: Substring) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(
          String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }
}
