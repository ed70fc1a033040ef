import JPEG
import PDF
import PNG
import Raster
import SVG
import Text

extension FuzzTarget {
  static let png = FuzzTarget(name: "png") { bytes in
    let limits = PNGLimits(maximumSide: 256, maximumBytes: 1 << 18)
    guard let pixmap = try? PNG.decode(Array(bytes), limits: limits) else { return }
    let again = (try? PNG.encode(pixmap)).flatMap { try? PNG.decode($0) }
    // Colour that cannot be seen is not kept.
    precondition(
      again.map { ($0.width, $0.height) == (pixmap.width, pixmap.height) } ?? false,
      "what is read can be written and read")
  } mutate: { bytes, random in
    PNGMutator.mutate(bytes, &random)
  }

  /// A drawing in its own size, on a picture of 64 × 64 pixels.
  static let svg = FuzzTarget(name: "svg") { bytes in
    guard let document = try? SVGDocument(Array(bytes)) else { return }
    _ = try? document.picture(width: 64, height: 64, scale: 1)
  }

  static let jpeg = FuzzTarget(name: "jpeg") { bytes in
    _ = try? JPEG.decode(Array(bytes), maximumSide: 256, maximumBytes: 1 << 18)
  }

  /// A first page, on a picture of 64 × 64 pixels.
  static let pdf = FuzzTarget(name: "pdf") { bytes in
    guard let document = try? PDFDocument(Array(bytes)) else { return }
    _ = try? document.picture(width: 64, height: 64, scale: 1)
  }

  static let font = FuzzTarget(name: "font") { bytes in
    var book = FontBook()
    guard let names = try? book.add(fontFile: Array(bytes), label: "x"), let name = names.first,
      let font = book.font(named: name, size: 20)
    else { return }
    let run = TextRun(text: "Hg fi שלום ที่ 😀", font: font, color: .black)
    draw { $0.draw(TextLayout(runs: [run], width: 60), at: .zero) }
  }

  /// Any text in the embedded fonts, in a room of any width, any way.
  static let text = FuzzTarget(name: "text") { bytes in
    var source = FuzzBytes(bytes)
    let width = Double(source.byte())
    let lines = Int(source.byte() % 5)
    let mode = LineBreakMode.allCases[Int(source.byte()) % LineBreakMode.allCases.count]
    let font = FontBook.embedded.systemFont(.sanFranciscoLike, size: 12, weight: .regular)
    let text = String(decoding: source.rest, as: UTF8.self)
    let layout = TextLayout(
      runs: [TextRun(text: text, font: font, color: .black)], width: width, numberOfLines: lines,
      lineBreakMode: mode)
    precondition(layout.size.width.isFinite && layout.size.height.isFinite, "a layout has a size")
    draw { $0.draw(layout, at: .zero) }
  }

  static let path = FuzzTarget(name: "path") { bytes in
    guard let path = try? Path(svgData: String(decoding: bytes, as: UTF8.self)) else { return }
    compare { $0.fill(path, .black) }
  }

  /// Paths of any points, filled by every set of kernels and the reference.
  static let fill = FuzzTarget(name: "fill") { bytes in
    var source = FuzzBytes(bytes)
    let rule: FillRule = source.byte() % 2 == 0 ? .nonZero : .evenOdd
    let path = path(&source, most: 64)
    compare { $0.fill(path, Color(bytes: 10, 200, 30, alpha: 0.7), rule: rule) }
  }

  /// Commands of any kind, by every set of kernels and the reference.
  static let displayList = FuzzTarget(name: "displaylist") { bytes in
    var source = FuzzBytes(bytes)
    var commands: [DrawCommand] = []
    while !source.isAtEnd, commands.count < 40 { commands.append(command(&source)) }
    compare { canvas in
      for command in commands { canvas.append(command) }
    }
  }

  // MARK: Drawing

  private static let limits = SurfaceLimits(side: 256, bytes: 64 << 20)

  private static func draw(_ body: (inout Canvas) -> Void) {
    var canvas = Canvas()
    body(&canvas)
    _ = try? Rasterizer(limits: limits).render(
      canvas.displayList, width: 64, height: 64, scale: 1)
  }

  static func compare(_ body: (inout Canvas) -> Void) {
    var canvas = Canvas()
    body(&canvas)
    var first: [UInt8]?
    for level in Kernels.Level.available {
      Kernels.use(level)
      let picture = try? Rasterizer(limits: limits).render(
        canvas.displayList, width: 64, height: 64, scale: 1)
      let bytes = picture?.bytes ?? []
      precondition(first == nil || first == bytes, "every set of kernels draws the same")
      first = bytes
    }
  }

  // MARK: Making

  static func point(_ source: inout FuzzBytes) -> Point {
    Point(x: source.coordinate(), y: source.coordinate())
  }

  static func rect(_ source: inout FuzzBytes) -> Rect {
    Rect(
      x: source.coordinate(), y: source.coordinate(), width: source.coordinate().magnitude,
      height: source.coordinate().magnitude)
  }

  static func color(_ source: inout FuzzBytes) -> Color {
    Color(
      bytes: Int(source.byte()), Int(source.byte()), Int(source.byte()),
      alpha: Double(source.byte()) / 255)
  }

  private static func path(_ source: inout FuzzBytes, most: Int = 12) -> Path {
    switch source.byte() % 5 {
    case 0: return Path(ellipseIn: rect(&source))
    case 1: return Path(roundedRect: rect(&source), radius: source.coordinate())
    case 2: return Path(continuousRoundedRect: rect(&source), radius: source.coordinate())
    case 3: return Path(rect: rect(&source))
    default: break
    }
    var path = Path()
    for _ in 0..<most where !source.isAtEnd {
      switch source.byte() % 5 {
      case 0: path.move(to: point(&source))
      case 1: path.line(to: point(&source))
      case 2: path.quad(control: point(&source), to: point(&source))
      case 3:
        path.cubic(control1: point(&source), control2: point(&source), to: point(&source))
      default: path.close()
      }
    }
    return path
  }

  private static func image(_ source: inout FuzzBytes) -> Image {
    let (width, height) = (Int(source.byte() % 9), Int(source.byte() % 9))
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in
      let alpha = source.byte()
      return [source.byte() % (alpha / 2 + 1), alpha / 3, alpha, alpha]
    }
    var image = Image(pixmap: Pixmap(width: width, height: height, bytes: bytes))
    if source.byte() % 2 == 0 {
      image.capInsets = EdgeInsets(
        top: source.coordinate(), left: source.coordinate(), bottom: source.coordinate(),
        right: source.coordinate())
      image.resizingMode = source.byte() % 2 == 0 ? .tile : .stretch
    }
    return image
  }

  private static func command(_ source: inout FuzzBytes) -> DrawCommand {
    switch source.byte() % 17 {
    case 0: return .fill(path(&source), rule: .evenOdd, paint: .solid(color(&source)))
    case 1:
      return .fill(
        path(&source), rule: .nonZero,
        paint: .gradient(
          LinearGradient(
            colors: [color(&source), color(&source)], start: point(&source), end: point(&source))))
    case 2:
      return .fill(
        path(&source), rule: .nonZero, paint: .pattern(image(&source), origin: point(&source)))
    case 3:
      return .stroke(
        path(&source),
        style: StrokeStyle(width: source.coordinate(), dash: [source.coordinate(), 3]),
        paint: .solid(color(&source)))
    case 4:
      return .image(
        image(&source), rect: rect(&source), tint: source.byte() % 2 == 0 ? nil : color(&source),
        opacity: Double(source.byte()) / 200)
    case 5:
      return .shadow(
        path(&source), color: color(&source), offset: point(&source),
        blurRadius: Double(source.byte()) / 4, knockout: source.byte() % 2 == 0)
    case 6:
      return .innerShadow(
        path(&source), color: color(&source), offset: point(&source),
        blurRadius: Double(source.byte()) / 4)
    case 7: return .save
    case 8: return .restore
    case 9:
      return .concatenate(
        Transform(
          a: source.coordinate(), b: source.coordinate() / 16, c: source.coordinate() / 16,
          d: source.coordinate(), tx: source.coordinate(), ty: source.coordinate()))
    case 10: return .clip(path(&source), rule: .nonZero)
    case 11:
      let modes = BlendMode.allCases
      return .setBlendMode(modes[Int(source.byte()) % modes.count])
    case 12:
      return .beginLayer(
        opacity: Double(source.byte()) / 200,
        filters: source.byte() % 3 == 0
          ? [.blur(sigma: Double(source.byte()) / 8), .saturation(source.coordinate())] : [])
    case 13: return .beginMaskedLayer(mask: image(&source), rect: rect(&source))
    case 14:
      return .backdrop(
        path(&source),
        BackdropEffect(sigma: Double(source.byte()) / 8, tints: [color(&source)]))
    case 15: return .glass(glass(&source))
    default: return .endLayer
    }
  }
}
