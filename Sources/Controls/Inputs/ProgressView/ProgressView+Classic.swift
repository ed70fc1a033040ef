import ObjectModel
import Raster

extension ProgressView {
  /// A sunken track, as thick as a slider's.
  static var classic: any ControlClass.Type { ClassicProgressView.self }
}

/// UIProgressView up to iOS 6.
enum ClassicProgressView: DerivedControl {
  typealias Base = ProgressView

  private enum Metrics {
    /// Height of the bar style, in points (choice).
    static let barHeight = 11.0
    /// The bar style: a white bar in a white outline, for dark and tinted bars (choice).
    static let barDone = VerticalGradient([
      GradientStop(location: 0, color: Color(grey: 255)),
      GradientStop(location: 0.5, color: Color(grey: 236)),
      GradientStop(location: 0.5, color: Color(grey: 214)),
      GradientStop(location: 1, color: Color(grey: 224)),
    ])
    static let barGround = VerticalGradient([
      GradientStop(location: 0, color: .shade(0.45)),
      GradientStop(location: 1, color: .shade(0.18)),
    ])
    static let barLine = 1.0
  }

  private static func isBar(_ node: StyledNode) -> Bool {
    node[ProgressView.progressViewStyle] == .bar
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    Size(
      width: ProgressView.intrinsicSize(node, fitting: fitting).width,
      height: isBar(node) ? Metrics.barHeight : ClassicTrack.thickness)
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let height = isBar(view) ? Metrics.barHeight : ClassicTrack.thickness
    let track = Rect(
      x: 0, y: view.roundToPixel((node.size.height - height) / 2), width: node.size.width,
      height: height)
    let done = view.roundToPixel(
      track.width * min(max(view[ProgressView.progress] ?? 0, 0), 1))
    let left = Rect(x: 0, y: track.minY, width: done, height: height)
    if let image = view[ProgressView.trackImage] {
      ProgressView.draw(image, track, view, &canvas)
    } else if isBar(view) {
      paintBarGround(track, view, &canvas)
    } else {
      let empty = view.color(ProgressView.trackTintColor).map(ClassicTrack.tintedEmpty) ?? .empty
      empty.paint(track, of: track, scale: view.scale, &canvas)
    }
    guard done > 0 else { return }
    let tint = view.color(ProgressView.progressTintColor).map(ClassicTrack.tinted)
    if let image = view[ProgressView.progressImage] {
      ProgressView.draw(image, left, view, &canvas)
    } else if isBar(view) {
      let inner = track.insetBy(x: 2 * Metrics.barLine, y: 2 * Metrics.barLine)
      guard let part = inner.intersection(left) else { return }
      canvas.clipped(to: Path(rect: part)) {
        let shape = Path(roundedRect: inner, radius: inner.height / 2)
        $0.fill(shape, (tint?.fill ?? Metrics.barDone).paint(in: inner))
      }
    } else {
      // Both ends are round.
      (tint ?? .filled).paint(left, of: left, scale: view.scale, &canvas)
    }
  }

  private static func paintBarGround(_ track: Rect, _ view: StyledNode, _ canvas: inout Canvas) {
    let shape = Path(roundedRect: track, radius: track.height / 2)
    if let tint = view.color(ProgressView.trackTintColor) {
      canvas.fill(shape, ClassicTrack.tintedEmpty(tint).fill.paint(in: track))
    } else {
      canvas.fill(shape, Metrics.barGround.paint(in: track))
    }
    var ring = shape
    let inner = track.insetBy(x: Metrics.barLine, y: Metrics.barLine)
    ring.append(Path(roundedRect: inner, radius: inner.height / 2))
    canvas.fill(ring, .white, rule: .evenOdd)
  }
}
