internal import Raster

/// Figures drawn with strokes of ours, which every weight and scale draws anew. Those that bars, cells and
/// fields use themselves have the extents that screenshots show.
///
/// Coordinates are thousandths of the point size at the medium scale, about the middle; ends and corners
/// are round.
enum SymbolFigure: String, Sendable, Hashable {
  case plus, minus, xmark, equal, divide, checkmark, magnifyingglass, ellipsis
  case chevronLeft = "chevron.left"
  case chevronRight = "chevron.right"
  case chevronUp = "chevron.up"
  case chevronDown = "chevron.down"
  case chevronUpDown = "chevron.up.chevron.down"
  case compactChevronLeft = "chevron.compact.left"
  case compactChevronRight = "chevron.compact.right"
  case compactChevronUp = "chevron.compact.up"
  case compactChevronDown = "chevron.compact.down"
  case arrowLeft = "arrow.left"
  case arrowRight = "arrow.right"
  case arrowUp = "arrow.up"
  case arrowDown = "arrow.down"
  case lines = "line.3.horizontal"
  case decreasingLines = "line.3.horizontal.decrease"
  case bulletedList = "list.bullet"
  case sliders = "slider.horizontal.3"
  case circle, square, rectangle, triangle, capsule, app
  case record = "record.circle"
  case largeCircle = "largecircle.fill.circle"
  case insetCircle = "circle.inset.filled"
  case slashedCircle = "slash.circle"
  case prohibited = "nosign"
  case croppedCircle = "person.crop.circle"
  case croppedSquare = "person.crop.square"
  case croppedRectangle = "person.crop.rectangle"
  case export = "square.and.arrow.up"
  case download = "square.and.arrow.down"

  /// Lines to stroke.
  var strokes: String {
    switch self {
    // Ink of 804: a bar's plus is 17.5 points at 17 points and the large scale (measured).
    case .plus: "M-360 0H360M0-360V360"
    case .minus: "M-360 0H360"
    case .xmark: "M-325-325 325 325M325-325-325 325"
    case .equal: "M-360-150H360M-360 150H360"
    case .divide: "M-360 0H360"
    case .checkmark: "M-355 45-125 345 365-345"
    // Ink of 902: a search field's is 15.5 points at 17 points (measured).
    case .magnifyingglass: "M135 130 410 405" + Self.ring(-95, -100, 305)
    case .ellipsis: ""
    // Ink of 483 × 851: the back indicator is 11 × 19 at the large scale (measured).
    case .chevronRight: "M-200-384 200 0-200 384"
    case .chevronLeft: "M200-384-200 0 200 384"
    case .chevronUp: "M-384 200 0-200 384 200"
    case .chevronDown: "M-384-200 0 200 384-200"
    case .chevronUpDown: "M-260-170 0-430 260-170M-260 170 0 430 260 170"
    case .compactChevronRight: "M-115-430 115 0-115 430"
    case .compactChevronLeft: "M115-430-115 0 115 430"
    case .compactChevronUp: "M-430 115 0-115 430 115"
    case .compactChevronDown: "M-430-115 0 115 430-115"
    case .arrowRight: "M-410 0H410M75-335 410 0 75 335"
    case .arrowLeft: "M410 0H-410M-75-335-410 0-75 335"
    case .arrowUp: "M0 410V-410M-335-75 0-410 335-75"
    case .arrowDown: "M0-410V410M-335 75 0 410 335 75"
    case .lines: "M-430-280H430M-430 0H430M-430 280H430"
    case .decreasingLines: "M-455-240H455M-290 0H290M-125 240H125"
    case .sliders:
      "M-455-290H-270M-60-290H455M-455 0H60M270 0H455M-455 290H-270M-60 290H455"
        + Self.ring(-165, -290, 105) + Self.ring(165, 0, 105) + Self.ring(-165, 290, 105)
    case .bulletedList: "M-230-280H480M-230 0H480M-230 280H480"
    case .circle, .croppedCircle: Self.ring(0, 0, 457)
    case .square, .app, .croppedSquare: Self.box(-410, -410, 820, 820, 150)
    case .rectangle, .croppedRectangle: Self.box(-530, -385, 1060, 770, 150)
    case .capsule: Self.box(-545, -290, 1090, 580, 290)
    case .triangle: "M0-390 470 400H-470Z"
    case .record, .largeCircle, .insetCircle: Self.ring(0, 0, 457)
    case .slashedCircle: Self.ring(0, 0, 457) + "M165-285-165 285"
    case .prohibited: Self.ring(0, 0, 457) + "M-323-323 323 323"
    case .export: Self.tray + "M0 185V-560M-200-370 0-565 200-370"
    case .download: Self.tray + "M0-560V190M-200 0 0 195 200 0"
    }
  }

  /// Shapes to fill, beside the strokes.
  var dots: String {
    switch self {
    case .ellipsis: Self.ring(-390, 0, 80) + Self.ring(0, 0, 80) + Self.ring(390, 0, 80)
    case .divide: Self.ring(0, -265, 70) + Self.ring(0, 265, 70)
    case .bulletedList:
      Self.ring(-450, -280, 62) + Self.ring(-450, 0, 62) + Self.ring(-450, 280, 62)
    case .record: Self.ring(0, 0, 190)
    case .largeCircle, .insetCircle: Self.ring(0, 0, 300)
    default: ""
    }
  }

  /// Head and shoulders that the outline crops; empty for other figures.
  var bust: String {
    let head = Self.ring(0, -125, 178)
    return switch self {
    // The shoulders' circle meets the outline's at both ends.
    case .croppedCircle: head + "M-315 331A330 330 0 0 1 315 331A457 457 0 0 1-315 331Z"
    case .croppedSquare: head + "M-329 410A330 330 0 0 1 329 410Z"
    case .croppedRectangle: head + "M-329 385A330 330 0 0 1 329 385Z"
    default: ""
    }
  }

  /// Whether `.fill` fills what the strokes enclose.
  var isClosed: Bool {
    switch self {
    case .circle, .square, .rectangle, .triangle, .capsule, .app, .croppedCircle, .croppedSquare,
      .croppedRectangle:
      true
    default: false
    }
  }

  /// The open box of sharing.
  private static let tray =
    "M-170-225H-275A115 115 0 0 0-390-110V370A115 115 0 0 0-275 485H275A115 115 0 0 0 390 370V-110"
    + "A115 115 0 0 0 275-225H170"

  private static func ring(_ x: Int, _ y: Int, _ r: Int) -> String {
    "M\(x - r) \(y)a\(r) \(r) 0 1 1 \(2 * r) 0a\(r) \(r) 0 1 1 \(-2 * r) 0z"
  }

  private static func box(_ x: Int, _ y: Int, _ w: Int, _ h: Int, _ r: Int) -> String {
    let (right, down) = (w - 2 * r, h - 2 * r)
    return "M\(x + r) \(y)h\(right)a\(r) \(r) 0 0 1 \(r) \(r)v\(down)a\(r) \(r) 0 0 1 \(-r) \(r)"
      + "h\(-right)a\(r) \(r) 0 0 1 \(-r) \(-r)v\(-down)a\(r) \(r) 0 0 1 \(r) \(-r)z"
  }

  /// The path of data in thousandths of the size.
  static func path(_ data: String, size: Double) -> Path {
    // The figures are well-formed; a test reads each.
    ((try? Path(svgData: data)) ?? Path()).transformed(
      by: .scale(x: size / 1000, y: size / 1000))
  }

  /// A stroked or filled path in ems about the middle.
  ///
  /// - Parameters:
  ///   - size: The factor of the figure's extent.
  ///   - stroke: The strokes' width, in ems.
  ///   - isFilled: Fills what is enclosed, too.
  func path(size: Double, stroke: Double, isFilled: Bool) -> Path {
    func read(_ data: String) -> Path { Self.path(data, size: size) }
    let lines = read(strokes)
    let style = StrokeStyle(width: stroke, cap: .round, join: .round)
    var result = lines.stroked(style, tolerance: Self.tolerance)
    if isFilled, isClosed { result.append(lines) }
    // Dots grow as the strokes do.
    let growth = stroke / SymbolDrawing.stroke - 1
    for contour in read(dots).contours {
      var grown = Path()
      let radius = (contour.doubleArea.magnitude / 2 / 3.14159).squareRoot()
      grown.append(open: contour.moved(by: radius * growth / 2))
      grown.close()
      result.append(grown)
    }
    return result
  }

  /// How far lines may leave round ends, in ems: a fiftieth of a pixel at 100 points and 3 pixels a point.
  static let tolerance = 1.0 / 15_000
}
