import Controls
import ObjectModel
import Raster
import TestSupport
import Testing

/// A picture of a screen, and what its tests read off its pixels, in points.
struct PixelStage {
  let pixmap: Pixmap
  let scale: Double

  init(_ screen: Screen) throws {
    pixmap = try screen.rasterized()
    scale = screen.device.scale
  }

  /// Views on white, without a status bar.
  init(
    _ views: [Element], system: Int, size: Size = Size(width: 320, height: 200),
    scale: Double = 2, idiom: Traits.Idiom = .phone, rules: [AppearanceRule] = []
  ) throws {
    let view = element(
      "UIView", ["subviews": .objects(views), "backgroundColor": .color(.color(.white))])
    var screen = try screen(
      root: element("UIViewController", ["view": .object(view)]), rules: rules, system: system,
      size: size, scale: scale, idiom: idiom)
    screen.device.statusBarHeight = 0
    try self.init(screen)
  }

  /// The colour of the pixel at a point.
  subscript(x: Double, y: Double) -> PremultipliedColor {
    pixmap[Int(x * scale), Int(y * scale)]
  }

  /// The red channel at a point, 0–255: the level of greys.
  func level(_ x: Double, _ y: Double) -> Int { Int(self[x, y].red) }

  /// The pixels that differ from the colour in the upper left corner of `area`: the extent of its ink, where
  /// an outermost row or column counts by its strongest pixel's share of the strongest of all.
  func ink(in area: Rect) throws -> Rect {
    func pixel(_ length: Double) -> Int { Int((length * scale).rounded()) }
    let columns = max(0, pixel(area.minX))..<min(pixmap.width, pixel(area.maxX))
    let rows = max(0, pixel(area.minY))..<min(pixmap.height, pixel(area.maxY))
    let paper = pixmap[columns.lowerBound, rows.lowerBound]
    func strength(_ x: Int, _ y: Int) -> Double {
      let pixel = pixmap[x, y]
      return Double(
        [
          abs(Int(pixel.red) - Int(paper.red)), abs(Int(pixel.green) - Int(paper.green)),
          abs(Int(pixel.blue) - Int(paper.blue)),
        ].max() ?? 0)
    }
    let byColumn = columns.map { x in rows.map { strength(x, $0) }.max() ?? 0 }
    let byRow = rows.map { y in columns.map { strength($0, y) }.max() ?? 0 }
    let most = byColumn.max() ?? 0
    try #require(most > 0, "there is no ink in \(area)")
    func extent(_ strengths: [Double], from first: Int) throws -> (Double, Double) {
      let shares = strengths.map { $0 / most }
      let low = try #require(shares.firstIndex { $0 > 0.04 })
      let high = try #require(shares.lastIndex { $0 > 0.04 })
      return (
        (Double(first + low + 1) - shares[low]) / scale,
        (Double(first + high) + shares[high]) / scale
      )
    }
    let (left, right) = try extent(byColumn, from: columns.lowerBound)
    let (top, bottom) = try extent(byRow, from: rows.lowerBound)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Element {
  /// The element with a frame, in points.
  func at(_ x: Double, _ y: Double, _ width: Double? = nil, _ height: Double? = nil) -> Element {
    var copy = self
    copy.values[PropertySlot("frame")] = .frame(
      FrameValue(x: x, y: y, width: width, height: height))
    return copy
  }
}

extension AppearanceValue {
  /// `true` or `false`.
  static let yes = AppearanceValue.boolean(true)
  static let no = AppearanceValue.boolean(false)
}
