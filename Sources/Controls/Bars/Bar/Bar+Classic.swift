import ObjectModel
import Raster

/// What bars share up to iOS 6.
enum ClassicBar {
  /// The materials a bar may have; items without a look of their own take after it.
  enum Material: String, NamedCases {
    case standard, black, silver, tinted
    /// Of a bar in a popover, which is part of its frame.
    case merged
    static let typeName = "barMaterial"
  }

  /// Of what stands on silver (lxuan2/IOS6SwiftUI).
  static let silverInk = Color(bytes: 116, 123, 129)

  /// How solid a translucent bar is drawn (unsourced).
  static let translucentOpacity = 0.5

  /// Whether the bar stands at the edge of a popover; handed on by its controller.
  static let isInPopover = PartKey<Bool>("isInPopover")

  static func material(_ bar: StyledNode) -> Material {
    if bar.ownTint != nil { return .tinted }
    if bar[isInPopover] == true { return .merged }
    if Bar.isBlack(bar) { return .black }
    return bar.context.device.idiom == .pad ? .silver : .standard
  }

  /// - Parameters:
  ///   - standard: the kind of bar's own.
  ///   - pad: the same on pads.
  static func gradient(
    _ bar: StyledNode, standard: ClassicBarGradient, pad: ClassicBarGradient = .silver
  ) -> ClassicBarGradient {
    switch material(bar) {
    case .standard: standard
    case .black: .black
    case .silver: pad
    case .tinted: .tinted(bar.tintColor)
    case .merged: .merged
    }
  }

  /// Said by `isTranslucent`, or by the style; an image's transparency says nothing yet
  /// (UINavigationBar header).
  static func isTranslucent(_ bar: StyledNode) -> Bool {
    bar[Bar.isTranslucent] == true || bar[Bar.barStyle] == .blackTranslucent
  }

  enum Edge { case above, below }

  /// Draws what lies behind a bar's items.
  ///
  /// An image higher than the bar hangs over its lower edge and is its own shadow.
  static func paintBackground(
    _ bar: StyledNode, bounds: Rect, image: ImageValue?, shadow: ImageValue?, edge: Edge,
    standard: ClassicBarGradient, pad: ClassicBarGradient = .silver, _ canvas: inout Canvas
  ) {
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
    // The frame's edge throws a merged bar's shade.
    guard material(bar) != .merged || image != nil else { return }
    paintShadow(bar, bounds: bounds, image: image == nil ? nil : shadow, edge: edge, &canvas)
  }

  /// The shadow image, which counts beside a background image, else the system's, from iOS 6 on.
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

  /// Titles of bars: white over a shade, grey over a light on pads' silver.
  static func titleStyle(_ bar: StyledNode) -> (color: Color, shadow: TextAttributes.Shadow) {
    material(bar) == .silver
      ? (silverInk, ClassicLook.sunkenText) : (.white, ClassicLook.raisedText)
  }
}
