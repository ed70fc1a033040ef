import Controls
import Golden
import ObjectModel
import Raster
import ScreenFormat
import TestSupport

/// Compares one reference picture with its fixture.
struct Comparison {
  /// The offset of a text from the original's, in points.
  struct TextOffset {
    var name: String
    /// The offset of the left edge of its glyphs.
    var x: Double
    /// The offset of the baseline.
    var y: Double
    /// The difference in width of its glyphs.
    var width: Double
    /// How far letters are off among each other, because advances differ; nil if letters can't be told apart.
    var advances: Double?
    /// How much the widths of letters differ, because outlines do.
    var outlines: Double?
    /// The number of letters that were told apart.
    var letters = 0
    /// The major version of iOS, which decides on the face.
    var system: Int
  }

  let scale: Double
  let ours: Pixmap
  let original: Pixmap
  let isCompared: [Bool]
  let difference: Difference
  /// What differs by less than shows at a glance, too.
  let fineDifference: Difference
  /// Pieces of glass, and how far they are off.
  let platters: [Platter]
  let texts: [TextOffset]
  /// The names of texts that could not be measured.
  let unmeasured: [String]

  /// Draws the fixture and compares it.
  ///
  /// - Parameter folder: The folder of the reference pictures.
  init(_ reference: Reference, folder: String) throws {
    guard let bytes = Files.bytes("\(folder)/\(reference.file)") else {
      throw FidelityError("\(folder)/\(reference.file): cannot be read")
    }
    let screen = try Self.build(
      reference.screen, assets: reference.assets.map { "\(folder)/\($0)" },
      style: reference.style)
    let scale = screen.device.scale
    let picture = try BitmapFile.picture(bytes, reference.file).get()
    let original =
      reference.part.map { picture.cropped(to: PixelBox(touching: $0, scale: scale, in: picture)) }
      ?? picture
    let placed = screen.placedForDrawing()
    let list = placed.displayList()
    let whole = try placed.rasterized()
    // The original may show only the upper part of a screen.
    guard whole.width == original.width, whole.height >= original.height else {
      throw FidelityError(
        "\(reference.screen) is \(whole.width) × \(whole.height) pixels, "
          + "\(reference.file) \(original.width) × \(original.height)")
    }
    let ours = Pixmap(
      width: original.width, height: original.height,
      bytes: Array(whole.bytes.prefix(original.width * original.height * 4)))
    self.scale = scale
    self.ours = ours
    self.original = original

    let frames = placed.windowFrames
    func rect(_ area: Reference.Area) throws -> Rect {
      switch area {
      case .rect(_, let rect): return rect
      case .object(let name):
        guard let node = placed.styled.node(name) else {
          throw FidelityError("\(reference.screen) has no object '\(name)'")
        }
        // The labels of a row overlap the separator at its edge.
        return frames[node.index].insetBy(x: 0, y: 0.5)
      }
    }

    var isCompared = [Bool](repeating: reference.crop == nil, count: ours.width * ours.height)
    func mark(_ rect: Rect, _ value: Bool) {
      let area = PixelBox(touching: rect, scale: scale, in: ours)
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX { isCompared[y * ours.width + x] = value }
      }
    }
    if let crop = reference.crop { mark(crop, true) }
    for area in reference.mask + reference.text { mark(try rect(area), false) }
    self.isCompared = isCompared
    difference = Difference(ours, original, isCompared: isCompared)
    fineDifference = Difference(
      ours, original, isCompared: isCompared, threshold: Difference.fine)
    let glass = Platter.all(in: list)
    platters = glass.indices.map { index in
      var platter = glass[index]
      platter.measure(
        ours, original, isCompared: isCompared, scale: scale, under: glass[(index + 1)...])
      return platter
    }

    var texts: [TextOffset] = []
    var unmeasured: [String] = []
    for area in reference.text {
      let place = try rect(area)
      if let text = Self.measure(
        area.name, place, ours, original, scale: scale, system: screen.system)
      {
        texts.append(text)
      } else {
        unmeasured.append(area.name)
      }
    }
    self.texts = texts
    self.unmeasured = unmeasured
  }

  private static func build(
    _ path: String, assets: [String], style: Traits.InterfaceStyle?
  ) throws -> Screen {
    guard let bytes = Files.bytes(Repository.path(path)) else {
      throw FidelityError("\(path): cannot be read")
    }
    var options = RenderOptions()
    options.assets = assets
    options.style = style
    let result = ScreenBuilder(classes: ClassTable(), loader: DiskAssets(), options: options)
      .build(SourceFile(label: path, bytes: bytes))
    guard let screen = result.screen else {
      throw FidelityError(result.diagnostics.sorted().map(\.description).joined(separator: "\n"))
    }
    return screen
  }

  /// The areas larger than allowed that are finely different, of which label 1 lie in glass, label 0 beside it.
  var largeBlobs: [(label: UInt8, blob: Blob)] {
    var labels = [UInt8](repeating: 0, count: ours.width * ours.height)
    for platter in platters {
      let box = PixelBox(touching: platter.shape.rect, scale: scale, in: ours)
      for y in box.minY..<box.maxY {
        for x in box.minX..<box.maxX
        where platter.contains((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale) {
          labels[y * ours.width + x] = 1
        }
      }
    }
    let least = Difference.greatestBlob * scale * scale
    return fineDifference.blobs(labels: labels).filter { Double($0.blob.count) > least }
  }

  /// The largest difference of a channel among the compared pixels, 0 to 255.
  var greatestDifference: Int {
    var greatest = 0
    for pixel in isCompared.indices where isCompared[pixel] {
      for byte in pixel * 4..<pixel * 4 + 4 {
        greatest = max(greatest, abs(Int(ours.bytes[byte]) - Int(original.bytes[byte])))
      }
    }
    return greatest
  }

  /// Measures a text in both pictures, searching the original close to the position of ours.
  private static func measure(
    _ name: String, _ rect: Rect, _ ours: Pixmap, _ original: Pixmap, scale: Double, system: Int
  ) -> TextOffset? {
    guard let own = TextInk(ours, in: PixelBox(touching: rect, scale: scale, in: ours)) else {
      return nil
    }
    let ink = Rect(
      x: own.left / scale, y: own.top / scale, width: (own.right - own.left) / scale,
      height: (own.bottom - own.top) / scale)
    let area = PixelBox(touching: ink.insetBy(x: -3, y: -2.5), scale: scale, in: ours)
    guard let here = TextInk(ours, in: area), let there = TextInk(original, in: area) else {
      return nil
    }
    let causes = here.causes(of: there, scale: scale)
    return TextOffset(
      name: name, x: (here.left - there.left) / scale, y: -here.verticalShift(to: there) / scale,
      width: ((here.right - here.left) - (there.right - there.left)) / scale,
      advances: causes?.advances, outlines: causes?.outlines,
      letters: causes == nil ? 0 : here.letters.count, system: system)
  }
}
