import PNG
import Raster

/// The work that one `setup` prepares and each `batch` repeats.
struct Bench {
  private enum Work {
    case list(DisplayList)
    /// Bars of the UI image, blurred in place one by one.
    case blur(bars: [Int], height: Int, DisplayList)
    case png(PNGCompression)
  }

  private let work: Work
  private var surface: Pixmap
  private let start: Pixmap
  private let rasterizer = Rasterizer()
  private var cache = RasterizerCache()
  private var file: [UInt8] = []

  /// Nil for a workload that this program does not do.
  init?(_ name: String, width: Int, height: Int, density: Int) {
    guard width > 0, height > 0, density > 0 else { return nil }
    let workload = Workload(width: width, height: height, density: density)
    let white = Pixmap(
      width: width, height: height,
      bytes: [UInt8](repeating: 255, count: width * height * 4))
    let picture = { () -> Pixmap? in
      let folder = Files.environment("RASTER_BENCH_DIR") ?? "/tmp/bench"
      return Files.read("\(folder)/ui_\(width)x\(height).rgba").map {
        Pixmap(width: width, height: height, bytes: $0)
      }
    }
    switch name {
    case "blur":
      guard let picture = picture() else { return nil }
      let bar = 64 * density
      var canvas = Canvas()
      canvas.append(
        .backdrop(
          Path(rect: Rect(x: 0, y: 0, width: Double(width), height: Double(bar))),
          BackdropEffect(sigma: Double(10 * density), saturation: 1)))
      work = .blur(
        bars: (0..<20).map { $0 * (height - bar) / 20 }, height: bar, canvas.displayList)
      start = picture
    case "png_ours_fastest", "png_ours_default", "png_ours_smallest":
      guard let picture = picture(),
        let compression = PNGCompression(rawValue: String(name.dropFirst("png_ours_".count)))
      else { return nil }
      work = .png(compression)
      start = picture
    default:
      guard let list = workload.list(name) else { return nil }
      work = .list(list)
      start = white
    }
    surface = start
  }

  /// Back to the surface that `dump` starts from.
  mutating func reset() { surface = start }

  mutating func batch() throws {
    switch work {
    case .list(let list):
      try rasterizer.render(list, scale: 1, into: &surface, reusing: &cache)
    case .blur(let bars, let height, let list):
      let row = surface.width * 4
      for bar in bars {
        var part = Pixmap(
          width: surface.width, height: height,
          bytes: Array(surface.bytes[bar * row..<(bar + height) * row]))
        try rasterizer.render(list, scale: 1, into: &part, reusing: &cache)
        surface.bytes.replaceSubrange(bar * row..<(bar + height) * row, with: part.bytes)
      }
    case .png(let compression):
      file = try PNG.encode(surface, compression: compression)
    }
  }

  /// The bytes that `dump` writes: the surface's, or the PNG file.
  var result: [UInt8] {
    if case .png = work { return file }
    return surface.bytes
  }
}
