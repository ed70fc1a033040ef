import Raster

/// The slices of a picture, as Xcode's editor sets them: cap insets, and a centre behind the
/// leading caps. The pixels between the centre and the trailing caps are cut away. All lengths are
/// in pixels of the file.
struct ImageSlicing: Equatable {
  enum Parts: String {
    case horizontal = "3-part-horizontal", vertical = "3-part-vertical", nine = "9-part"
  }

  var parts: Parts
  var caps: EdgeInsets
  /// The size of the centre; nil for everything between the caps.
  var centerWidth: Double?
  var centerHeight: Double?
  var mode: Image.ResizingMode

  init(
    parts: Parts, caps: EdgeInsets, centerWidth: Double? = nil, centerHeight: Double? = nil,
    mode: Image.ResizingMode
  ) {
    self.parts = parts
    self.caps = caps
    self.centerWidth = centerWidth
    self.centerHeight = centerHeight
    self.mode = mode
  }

  /// Reads `resizing`. Nil if it has no mode; the picture is then resized as a whole.
  init?(_ resizing: Cursor, _ file: inout CatalogFile) {
    // Early tools wrote `capInsets`, which is in many catalogues.
    let capsKeys = ["cap-insets", "capInsets"]
    file.checkKeys(resizing, of: "a resizing", ["mode", "center"] + capsKeys)
    let all: [Parts] = [.horizontal, .vertical, .nine]
    guard let parts = file.choice(resizing["mode"], "slicing", all.map { ($0.rawValue, $0) })
    else { return nil }
    self.parts = parts
    caps = capsKeys.lazy.compactMap { resizing[$0] }.first.map { file.insets($0) } ?? .zero
    mode = .tile
    if let center = resizing["center"] {
      file.checkKeys(center, of: "a centre", ["mode", "width", "height"])
      // The format does not define a centre without a mode; other tools tile it.
      mode =
        file.choice(
          center["mode"], "centre mode",
          [("tile", .tile), ("stretch", .stretch), ("fill", .stretch)]) ?? .tile
      centerWidth = center["width"].map { file.pixels($0) }
      centerHeight = center["height"].map { file.pixels($0) }
    }
    if parts == .vertical {
      caps.left = 0
      caps.right = 0
      centerWidth = nil
    } else if parts == .horizontal {
      caps.top = 0
      caps.bottom = 0
      centerHeight = nil
    }
  }

  /// What is left of a picture of some size.
  struct Cut: Sendable {
    var width: Int
    var height: Int
    /// In pixels.
    var caps: EdgeInsets
    /// The columns and rows that are cut away.
    fileprivate var columns: Range<Int>
    fileprivate var rows: Range<Int>

    /// Whether nothing is cut away.
    var isWhole: Bool { columns.isEmpty && rows.isEmpty }

    /// The picture without the pixels that are cut away.
    func applied(to pixmap: Pixmap) -> Pixmap {
      guard !isWhole else { return pixmap }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      for y in 0..<pixmap.height where !rows.contains(y) {
        let row = y * pixmap.width * 4
        bytes += pixmap.bytes[row..<row + columns.lowerBound * 4]
        bytes += pixmap.bytes[row + columns.upperBound * 4..<row + pixmap.width * 4]
      }
      return Pixmap(width: width, height: height, bytes: bytes)
    }
  }

  /// What is left of a picture, and its cap insets.
  ///
  /// - Parameters:
  ///   - width: of the picture, in pixels.
  ///   - height: of the picture, in pixels.
  func cut(width: Int, height: Int) -> Cut {
    let columns = Self.kept(width, caps.left, caps.right, center: centerWidth)
    let rows = Self.kept(height, caps.top, caps.bottom, center: centerHeight)
    return Cut(
      width: width - columns.gap.count, height: height - rows.gap.count,
      caps: EdgeInsets(
        top: rows.lead, left: columns.lead, bottom: rows.trail, right: columns.trail),
      columns: columns.gap, rows: rows.gap)
  }

  /// An image without the pixels that are cut away, with its cap insets.
  ///
  /// - Parameter scale: pixels a point of the insets.
  func applied(to image: Image, scale: Double) -> Image {
    let cut = cut(width: image.pixelWidth, height: image.pixelHeight)
    var result = image
    if !cut.isWhole {
      result.replacePixels(
        by: PackedPixmap(width: cut.width, height: cut.height) {
          image.packed?.unpacked().map(cut.applied) ?? .success(cut.applied(to: image.pixmap))
        })
    }
    result.capInsets = cut.caps.inPoints(scale: scale)
    result.resizingMode = mode
    return result
  }

  /// The caps of one axis, clamped to the picture, and the range of pixels that is cut away.
  private static func kept(
    _ size: Int, _ lead: Double, _ trail: Double, center: Double?
  ) -> (lead: Double, trail: Double, gap: Range<Int>) {
    let first = min(Int(lead.rounded()), size)
    let last = min(Int(trail.rounded()), size - first)
    let end = size - last
    guard let center, center >= 1 else { return (Double(first), Double(last), end..<end) }
    let start = min(first + Int(center.rounded()), end)
    return (Double(first), Double(last), start..<end)
  }
}
