import ObjectModel
import Raster

/// The veil over content that scrolls below a bar of platters.
struct ScrollEdgeVeil {
  /// The edge of the screen that the bar lies at.
  enum Edge { case top, bottom }

  let bar: StyledNode
  let edge: Edge
  /// From the screen's edge to the bar's inner edge, in the bar's coordinates, in points.
  let band: Rect
  let effect: ScrollEdgeEffect
  /// The colour of the veil; nil for that of the style.
  var color: Color?

  /// The distance beyond a bar's edge over which content fades, in points.
  static let reach = 40.0

  private var isDark: Bool { bar.traits.userInterfaceStyle == .dark }
  private var veil: Color {
    color ?? (isDark ? .black : Color(white: ScrollEdgeFigures.light / 255))
  }

  func paint(_ canvas: inout Canvas) {
    guard !band.isEmpty else { return }
    let figures = ScrollEdgeFigures(bar.glassGeneration)
    switch effect == .automatic ? figures.automatic(edge) : effect {
    case .automatic, .hidden: break
    case .soft: paintSoft(figures, &canvas)
    case .hard: paintHard(figures, &canvas)
    }
  }

  /// The band up to a distance beyond the bar's edge, in points.
  private func area(beyond: Double) -> Rect {
    switch edge {
    case .top:
      Rect(x: band.minX, y: band.minY, width: band.width, height: band.height + beyond)
    case .bottom:
      Rect(x: band.minX, y: band.minY - beyond, width: band.width, height: band.height + beyond)
    }
  }

  /// Draws the part of the content at a depth below the bar's edge blurred.
  private func blur(
    from start: Double, to end: Double, sigma: Double, saturation: Double = 1,
    _ canvas: inout Canvas
  ) {
    let height = min(end, band.height) - start
    guard height > 0 else { return }
    let y = edge == .top ? band.maxY - start - height : band.minY + start
    var effect = BackdropEffect(sigma: sigma, saturation: saturation)
    effect.isBoundedAcross = true
    canvas.backdrop(
      Path(rect: Rect(x: band.minX, y: y, width: band.width, height: height)), effect)
  }

  private func paintSoft(_ figures: ScrollEdgeFigures, _ canvas: inout Canvas) {
    for part in figures.softBlur(edge) {
      blur(from: part.from, to: part.to, sigma: part.sigma, &canvas)
    }
    let points = figures.contrast(edge, height: band.height, isDark: isDark)
    guard let reach = points.last?.distance else { return }
    let area = area(beyond: max(0, reach))
    let start = edge == .top ? area.minY : area.maxY
    let end = edge == .top ? area.maxY : area.minY
    let length = area.height
    let stops = points.map {
      LinearGradient.Stop(
        location: ($0.distance + band.height) / length,
        color: veil.withAlpha(veil.alpha * (1 - $0.share)))
    }
    canvas.fill(
      Path(rect: area),
      .gradient(
        LinearGradient(stops: stops, start: Point(x: 0, y: start), end: Point(x: 0, y: end))))
  }

  private func paintHard(_ figures: ScrollEdgeFigures, _ canvas: inout Canvas) {
    guard let film = figures.film(isDark: isDark) else {
      return canvas.fill(band, bar.color(named: .systemBackground))
    }
    for part in film.blur {
      blur(
        from: part.from, to: part.to, sigma: part.sigma, saturation: film.saturation, &canvas)
    }
    canvas.fill(band, Color(white: 1, alpha: film.brightness))
    canvas.fill(band, veil.withAlpha(film.veil))
    let y = edge == .top ? band.maxY : band.minY - bar.pixel
    canvas.fill(
      Rect(x: band.minX, y: y, width: band.width, height: bar.pixel),
      Color(white: isDark ? 1 : 0, alpha: film.line))
  }
}
