import ObjectModel
import Raster

/// The background of a bar: material, colour or image, and the line at its edge.
struct BarBackground {
  enum Edge { case above, below }

  let bar: StyledNode
  /// The filled area in the bar's coordinates, in points. Extends above the bar where it lies under
  /// the status bar.
  let area: Rect
  /// The bar's own bounds.
  let bounds: Rect
  let image: ImageValue?
  /// The side of the bar that the hairline or shadow image lies at.
  let edge: Edge
  /// Whether an image without cap insets is tiled rather than stretched, as in tab bars.
  var tilesImage = false

  /// Colours of the translucent materials. Light: #F8F8F8 over white and #F7F7F8 over #EFEFF4
  /// (measured on iOS 7, 94 % after saturation). Dark: 37 over white (measured on iOS 9).
  private enum Material {
    static let sigma = 10.0
    static let light = Color(bytes: 248, 248, 248, alpha: 0.9375)
    static let dark = Color(bytes: 22, 22, 22, alpha: 0.9375)
    /// Drawn under the tint of a bar: white 0.97 at half opacity, then the tint at 0.85 (layers of
    /// iOS 7.0).
    static let tintBase = Color(white: 0.97, alpha: 0.5)
    static let tintAlpha = 0.85
  }

  /// Opacity of an opaque image in a bar that is set translucent, 0–1 (choice; UIKit's value is
  /// unpublished).
  private static let forcedTranslucentImageOpacity = 0.9

  /// Draws nothing of a bar whose class draws its background.
  func paint(_ canvas: inout Canvas) {
    guard !bar.hasDrawing else { return }
    let isTranslucent = Bar.isTranslucent(bar, backgroundImage: image)
    if let image {
      paintImage(image, isTranslucent: isTranslucent, &canvas)
    } else {
      paintMaterial(isTranslucent: isTranslucent, &canvas)
    }
    paintEdge(&canvas)
  }

  private var shadowImage: ImageValue? {
    bar.value(Bar.shadowImage, AxisValues(position: edge == .below ? .top : .bottom))
  }

  /// The colour of a bar without an image, over white where it is translucent.
  static func colorOnWhite(_ bar: StyledNode) -> Color {
    let tint = bar.color(Bar.barTintColor)
    guard Bar.isTranslucent(bar, backgroundImage: nil) else {
      return tint ?? (Bar.isBlack(bar) ? .black : .white)
    }
    return tints(of: bar, tint: tint, light: Material.light).reduce(Color.white) {
      $0.blended(with: $1.withAlpha(1), $1.alpha)
    }
  }

  /// The colour over the blurred content below a translucent bar.
  private static func tints(of bar: StyledNode, tint: Color?, light: Color) -> [Color] {
    tint.map { [Material.tintBase, $0.withAlpha($0.alpha * Material.tintAlpha)] }
      ?? [Bar.isBlack(bar) ? Material.dark : light]
  }

  private func paintMaterial(isTranslucent: Bool, _ canvas: inout Canvas) {
    let tint = bar.color(Bar.barTintColor)
    let path = Path(rect: area)
    guard isTranslucent else {
      canvas.fill(path, tint ?? (Bar.isBlack(bar) ? .black : .white))
      return
    }
    Self.paintMaterial(of: bar, tint: tint, light: Material.light, path, &canvas)
  }

  /// Draws the translucent material of a bar, through which what lies behind shows blurred.
  ///
  /// - Parameter light: over the blur of a bar with neither a tint nor the black style.
  static func paintMaterial(
    of bar: StyledNode, tint: Color?, light: Color, _ path: Path, _ canvas: inout Canvas
  ) {
    let tints = Self.tints(of: bar, tint: tint, light: light)
    var effect = BackdropEffect(sigma: Material.sigma, tints: tints)
    // Views beside a bar of one column are not below it.
    effect.isBoundedAcross = true
    canvas.append(.backdrop(path, effect))
  }

  private func paintImage(_ value: ImageValue, isTranslucent: Bool, _ canvas: inout Canvas) {
    let bitmap = bar.image(value)
    let isOpaqueImage = !bitmap.hasTransparency
    if !isTranslucent && !isOpaqueImage {
      let behind = bar.color(Bar.barTintColor) ?? (Bar.isBlack(bar) ? .black : .white)
      canvas.fill(Path(rect: area), behind)
    }
    // An image as high as the bar is not stretched under the status bar, which stays black.
    let staysInBar =
      value.capInsets == nil && !tilesImage && value.size.height == bounds.height
      && area.minY < bounds.minY
    let target = staysInBar ? bounds : area
    if staysInBar {
      canvas.fill(
        Rect(x: area.minX, y: area.minY, width: area.width, height: bounds.minY - area.minY), .black
      )
    }
    let opacity =
      isTranslucent && isOpaqueImage && bar[Bar.isTranslucent] == true
      ? Self.forcedTranslucentImageOpacity : 1
    var drawn = bitmap
    if tilesImage && drawn.capInsets == nil {
      drawn.capInsets = .zero
      drawn.resizingMode = .tile
    }
    let decision = bar.rendering(of: value, role: .background)
    canvas.image(
      drawn, in: target, tint: decision.isTemplate ? bar.tintColor : nil, opacity: opacity)
  }

  /// Draws the shadow image, which counts only beside a background image, or one pixel of black at
  /// 0.3.
  private func paintEdge(_ canvas: inout Canvas) {
    if image != nil, let shadow = shadowImage {
      let height = shadow.size.height
      let y = edge == .below ? bounds.maxY : bounds.minY - height
      canvas.draw(
        shadow, in: Rect(x: bounds.minX, y: y, width: bounds.width, height: height), of: bar,
        role: .shadow)
      return
    }
    let pixel = bar.pixel
    let y = edge == .below ? bounds.maxY : bounds.minY - pixel
    canvas.fill(
      Rect(x: bounds.minX, y: y, width: bounds.width, height: pixel), bar.look.barHairline)
  }
}
