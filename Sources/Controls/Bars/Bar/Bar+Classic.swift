import ObjectModel
import Raster

/// Drawing shared by all bars up to iOS 6.
enum ClassicBar {
  /// A bar's material, which its items follow where they set no appearance of their own.
  enum Material: String, NamedCases {
    case standard, black, silver, tinted
    /// A bar at the edge of a popover, drawn as part of the popover's frame.
    case merged
    static let typeName = "barMaterial"
  }

  /// Text and icons on silver bars (lxuan2/IOS6SwiftUI).
  static let silverTextColor = Color(bytes: 116, 123, 129)

  /// Opacity of a translucent bar, 0–1 (a choice).
  static let translucentOpacity = 0.5

  /// Whether the bar lies at the edge of a popover; set by the controller that shows it.
  static let isInPopover = PartKey<Bool>("isInPopover")

  /// The material of a bar: its own tint first, then its popover, its style and the device.
  static func material(_ bar: StyledNode) -> Material {
    if bar.ownTint != nil { return .tinted }
    if bar[isInPopover] == true { return .merged }
    if Bar.isBlack(bar) { return .black }
    return bar.context.device.idiom == .pad ? .silver : .standard
  }

  /// - Parameters:
  ///   - standard: gradient of this kind of bar on phones.
  ///   - pad: gradient of this kind of bar on pads.
  static func gradient(
    _ bar: StyledNode, standard: ClassicBarGradient, pad: ClassicBarGradient = .silver
  ) -> ClassicBarGradient {
    switch material(bar) {
    case .standard: standard
    case .black: .black
    case .silver: pad
    case .tinted: bar.system < 6 ? .glossy(bar.tintColor) : .tinted(bar.tintColor)
    case .merged: .merged
    }
  }

  /// Whether the bar is translucent, by `isTranslucent` or its style. The transparency of its image
  /// does not count up to iOS 6 (UINavigationBar header).
  static func isTranslucent(_ bar: StyledNode) -> Bool {
    bar[Bar.isTranslucent] == true || bar[Bar.barStyle] == .blackTranslucent
  }

  enum Edge { case above, below }

  /// Draws the background of a bar and the shadow at its edge.
  ///
  /// An image higher than the bar extends below it and replaces the shadow. A class that draws the
  /// background takes the place of both.
  static func paintBackground(
    _ bar: StyledNode, bounds: Rect, image: ImageValue?, shadow: ImageValue?, edge: Edge,
    castsShadow: Bool = true, standard: ClassicBarGradient, pad: ClassicBarGradient = .silver,
    _ canvas: inout Canvas
  ) {
    guard !bar.hasDrawing else { return }
    if let image {
      let height = max(bounds.height, image.size.height)
      canvas.draw(
        image, in: Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height),
        of: bar, role: .background)
      if image.size.height > bounds.height { return }
    } else {
      let gradient = gradient(bar, standard: standard, pad: pad)
      if isTranslucent(bar) {
        canvas.layer(opacity: translucentOpacity, within: bounds) {
          gradient.paint(in: bounds, scale: bar.scale, &$0)
        }
      } else {
        gradient.paint(in: bounds, scale: bar.scale, &canvas)
      }
    }
    // A merged bar's shadow is drawn by the popover's frame.
    guard material(bar) != .merged || image != nil, castsShadow else { return }
    paintShadow(bar, bounds: bounds, image: image == nil ? nil : shadow, edge: edge, &canvas)
  }

  /// Draws the shadow image, which counts only beside a background image, or the system's shadow
  /// from iOS 6 on.
  private static func paintShadow(
    _ bar: StyledNode, bounds: Rect, image: ImageValue?, edge: Edge, _ canvas: inout Canvas
  ) {
    guard bar.system >= 6 else { return }
    if let image {
      let height = image.size.height
      let y = edge == .below ? bounds.maxY : bounds.minY - height
      canvas.draw(
        image, in: Rect(x: bounds.minX, y: y, width: bounds.width, height: height), of: bar,
        role: .shadow)
    } else if edge == .below {
      ClassicLook.shadowBelowBar.paint(
        from: bounds.minX, to: bounds.maxX, top: bounds.maxY, scale: bar.scale, &canvas)
    } else {
      ClassicLook.shadowAboveBar.reversed.paint(
        from: bounds.minX, to: bounds.maxX, bottom: bounds.minY, scale: bar.scale, &canvas)
    }
  }

  /// Colour and shadow of a title: white over a dark shadow, or grey over a light one on pads'
  /// silver.
  static func titleStyle(_ bar: StyledNode) -> (color: Color, shadow: TextAttributes.Shadow) {
    material(bar) == .silver
      ? (silverTextColor, ClassicLook.sunkenText) : (.white, ClassicLook.raisedText)
  }
}
