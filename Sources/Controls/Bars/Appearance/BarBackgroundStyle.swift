import ObjectModel
import Raster

/// The background of a bar from iOS 13 on: an effect, over it a colour, over it an image, and the
/// line at the bar's edge.
struct BarBackgroundStyle {
  var effect: BlurEffectStyle?
  var color: ColorValue?
  var image: ImageValue?
  var imageMode = ContentMode.scaleToFill
  /// The colour of the line, or of a template image in its place; nil draws no line.
  var shadowColor: ColorValue?
  var shadowImage: ImageValue?
  /// Whether an image without cap insets is tiled, as older tab bars do.
  var tilesImage = false

  enum Metrics {
    /// The line: 178 over white (measured); in the dark style a choice.
    static let line = ColorValue.dynamic(
      light: .color(Color(white: 0, alpha: 0.3)), dark: .color(Color(white: 1, alpha: 0.15)))
    /// Alpha of a bar's tint over its material, as before iOS 13.
    static let tintAlpha = 0.85
  }

  /// Whether the line is the one that bars have by themselves.
  var hasStandardLine: Bool { shadowImage == nil && shadowColor == Metrics.line }

  /// Whether nothing is drawn.
  var isEmpty: Bool { !coversContent && shadowColor == nil && shadowImage == nil }

  /// Whether there is a background.
  var coversContent: Bool { effect != nil || color != nil || image != nil }

  /// No background and no line.
  static let none = BarBackgroundStyle()

  /// The values that a configuration sets (UIBarAppearance reference).
  init(_ configuration: BarAppearance.Configuration, look: Look) {
    switch configuration {
    case .defaultBackground:
      // What lies below bars of glass shows (UIBarAppearance reference).
      guard look.era < .glass else { return }
      effect = .systemChromeMaterial
      shadowColor = Metrics.line
    case .opaqueBackground:
      color = look.color(.systemBackground)
      shadowColor = Metrics.line
    case .transparentBackground: break
    }
  }

  private init() {}

  /// The background of the appearance that is in force; nil where the bar's older properties count.
  init?(_ appearance: BarAppearanceInForce, look: Look) {
    if appearance.hidesBackground {
      self = .none
    } else if appearance.isInUse {
      self =
        appearance.values.map { BarBackgroundStyle($0, look: look) }
        ?? BarBackgroundStyle(.defaultBackground, look: look)
    } else {
      return nil
    }
  }

  /// The background of an appearance object.
  init(_ values: AppearanceValues, look: Look) {
    self.init(values[BarAppearance.configuration] ?? .defaultBackground, look: look)
    effect = values[BarAppearance.backgroundEffect, default: effect]
    color = values[BarAppearance.backgroundColor, default: color]
    image = values[BarAppearance.backgroundImage]
    imageMode = values[BarAppearance.backgroundImageContentMode] ?? .scaleToFill
    shadowColor = values[BarAppearance.shadowColor, default: shadowColor]
    shadowImage = values[BarAppearance.shadowImage]
  }

  /// The background of a bar's older properties.
  ///
  /// - Parameters:
  ///   - image: the bar's background image at its position.
  ///   - shadow: the image of its line, which counts only beside a background image.
  init(olderPropertiesOf bar: StyledNode, image: ImageValue?, shadow: ImageValue?) {
    self.image = image
    let tint = bar[Bar.barTintColor]
    let isPlain = tint == nil && image == nil && Bar.isTranslucent(bar, backgroundImage: image)
    if isPlain, bar.look.era >= .glass, !Bar.isBlack(bar) { return }
    shadowColor = Metrics.line
    if image != nil { shadowImage = shadow }
    if !Bar.isTranslucent(bar, backgroundImage: image) {
      color = tint ?? (Bar.isBlack(bar) ? .color(.black) : bar.look.color(.systemBackground))
    } else if image == nil {
      effect = Bar.isBlack(bar) ? .systemChromeMaterialDark : .systemChromeMaterial
      color = tint.map { value in
        bar.resolve(value).map { .color($0.withAlpha($0.alpha * Metrics.tintAlpha)) } ?? value
      }
    }
  }

  /// Draws the background; nothing of a bar whose class draws it.
  ///
  /// - Parameters:
  ///   - area: the filled area in the bar's coordinates.
  ///   - bounds: the bar's own bounds.
  ///   - isLineBelow: whether the line lies below the bar rather than above it.
  func paint(
    _ bar: StyledNode, area: Rect, bounds: Rect, isLineBelow: Bool, _ canvas: inout Canvas
  ) {
    guard !bar.hasDrawing else { return }
    let path = Path(rect: area)
    if let effect {
      let isOpaque = bar.context.accessibility.reduceTransparency
      canvas.append(.backdrop(path, effect.backdrop(in: bar.traits, isOpaque: isOpaque)))
    }
    if let color { canvas.fill(path, color, of: bar) }
    if let image { paintImage(image, bar, area, &canvas) }
    paintLine(bar, bounds, isBelow: isLineBelow, &canvas)
  }

  private func paintImage(
    _ value: ImageValue, _ bar: StyledNode, _ area: Rect, _ canvas: inout Canvas
  ) {
    let frame = imageMode.frame(of: value.size, in: area)
    guard tilesImage, value.capInsets == nil else {
      return canvas.clipped(to: Path(rect: area)) {
        $0.draw(value, in: frame, of: bar, role: .background)
      }
    }
    var tile = bar.image(value)
    tile.capInsets = .zero
    tile.resizingMode = .tile
    let isTemplate = bar.rendering(of: value, role: .background).isTemplate
    canvas.image(tile, in: area, tint: isTemplate ? bar.tintColor : nil, opacity: 1)
  }

  /// Draws the line: one pixel of the shadow's colour outside of the bar, or an image, which only
  /// a template takes the colour for.
  private func paintLine(
    _ bar: StyledNode, _ bounds: Rect, isBelow: Bool, _ canvas: inout Canvas
  ) {
    let height = shadowImage?.size.height ?? bar.pixel
    let line = Rect(
      x: bounds.minX, y: isBelow ? bounds.maxY : bounds.minY - height, width: bounds.width,
      height: height)
    let color = shadowColor.flatMap(bar.resolve)
    guard let image = shadowImage else {
      if let color { canvas.fill(line, color) }
      return
    }
    let isTemplate = bar.rendering(of: image, role: .shadow).isTemplate
    if isTemplate, color == nil { return }
    canvas.draw(image, in: line, of: bar, role: .shadow, tint: color)
  }
}
