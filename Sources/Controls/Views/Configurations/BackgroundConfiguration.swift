import ObjectModel
import Raster

/// UIBackgroundConfiguration: the background of a cell, header or button.
enum BackgroundConfiguration: ConfigurationObject {
  static let style = AppearanceKey<ListBackgroundStyle>(
    "style", since: 14, default: .byContent,
    "The style that the other properties change; it follows the cell or header.")
  static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 14, default: .byStyle,
    "The colour of the background; null is the tint.")
  static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", since: 14, default: .byStyle, "The radius of the continuous corners, in points."
  )
  static let strokeColor = AppearanceKey<ColorValue>(
    "strokeColor", since: 14, default: .byStyle, "The colour of the stroke around the background.")
  static let strokeWidth = AppearanceKey<Double>(
    "strokeWidth", since: 14, default: .value(0),
    "The width of the stroke around the background, in points; 0 draws none.")
  static let strokeOutset = AppearanceKey<Double>(
    "strokeOutset", since: 14, default: .value(0),
    "The distance of the stroke from the background, outward, in points.")
  static let backgroundInsets = AppearanceKey<EdgeInsets>(
    "backgroundInsets", since: 14, default: .byStyle, "The insets of the background, in points.")
  static let visualEffect = AppearanceKey<VisualEffect>(
    "visualEffect", since: 14, default: .none,
    "The effect below the background's colour: a blur or glass.")
  static let image = AppearanceKey<ImageValue>(
    "image", since: 15, imageRole: .background, default: .none,
    "The image over the background's colour.")
  static let imageContentMode = AppearanceKey<ContentMode>(
    "imageContentMode", since: 15, default: .value(.scaleToFill),
    "The content mode that fits the image to the background.")

  static let definition = ClassDefinition(
    "UIBackgroundConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 14,
    summary: "The background of a cell, a header or a button.",
    properties: [
      style.declaration, backgroundColor.declaration, visualEffect.declaration,
      image.declaration, imageContentMode.declaration, cornerRadius.declaration,
      strokeColor.declaration,
      strokeWidth.declaration, strokeOutset.declaration, backgroundInsets.declaration,
    ])

  /// A background as it is drawn.
  struct Shape {
    var fill: ColorValue?
    /// In points.
    var radius: Double
    var corners: RectCorners = .all
    /// Distance of the fill from the sides where the configuration has none of its own.
    var insets = EdgeInsets.zero
    /// Whether the shape's radius counts even where the configuration has one of its own.
    var ignoresCornerRadius = false
    /// Whether ends of half the height are continuous, as from iOS 26 on.
    var hasContinuousEnds = false

    /// Draws a background.
    ///
    /// - Parameters:
    ///   - configuration: replaces the shape's fill and radius by those that it sets.
    ///   - bounds: of the object, in points.
    ///   - alpha: a factor for the fill's alpha, 0–1.
    func paint(
      _ configuration: Element?, in bounds: Rect, alpha: Double = 1, of node: StyledNode,
      _ canvas: inout Canvas
    ) {
      let rect = bounds.inset(by: configuration?[backgroundInsets] ?? insets)
      guard !rect.isEmpty else { return }
      // A row is the end of a card.
      let isEnd = node.look.era >= .glass && (corners == .top || corners == .bottom)
      let outline = outline(configuration, rect, isEnd: isEnd)
      switch configuration?[visualEffect] {
      case .blur(let style)?:
        let isOpaque = node.context.accessibility.reduceTransparency
        canvas.append(.backdrop(outline, style.backdrop(in: node.traits, isOpaque: isOpaque)))
      case .glass(let effect)?:
        let radius = max(0, ownRadius(configuration) ?? self.radius)
        canvas.append(.glass(effect.glass([Glass.RoundedRect(rect, radius: radius)], of: node)))
      case .vibrancy?, .glassContainer?, nil: break
      }
      let isSet = configuration?.has(backgroundColor.slot.name) ?? false
      let fill = isSet ? configuration?[backgroundColor] ?? .tint : fill
      if let color = fill.flatMap(node.resolve) {
        canvas.fill(outline, color.withAlpha(color.alpha * alpha))
      } else if case .pattern? = fill {
        canvas.fill(outline, fill ?? .tint, of: node)
      }
      if let image = configuration?[image]?.adapted(to: node.traits) {
        let mode = configuration?[imageContentMode] ?? .scaleToFill
        canvas.clipped(to: outline) {
          $0.draw(image, in: mode.frame(of: image.size, in: rect), of: node, role: .background)
        }
      }
      guard let width = configuration?[strokeWidth], width > 0 else { return }
      // The line lies inside of the fill unless it is moved out.
      let outset = (configuration?[strokeOutset] ?? 0) - width / 2
      let line = self.outline(configuration, rect.insetBy(x: -outset, y: -outset), outset: outset)
      let color = configuration?[strokeColor].flatMap(node.resolve) ?? node.tintColor
      canvas.stroke(line, color, style: StrokeStyle(width: width))
    }

    private func ownRadius(_ configuration: Element?) -> Double? {
      ignoresCornerRadius ? nil : configuration?[cornerRadius]
    }

    private func outline(
      _ configuration: Element?, _ rect: Rect, outset: Double = 0, isEnd: Bool = false
    ) -> Path {
      let own = ownRadius(configuration)
      let radius = max(0, (own ?? self.radius) + outset)
      let corners: RectCorners = own == nil ? self.corners : .all
      guard radius > 0, !corners.isEmpty else { return Path(rect: rect) }
      let side = min(rect.width, rect.height)
      if hasContinuousEnds, 2 * radius >= rect.height, corners == .all {
        return Path(capsuleIn: rect)
      }
      if isEnd, own == nil {
        return Path(glassRoundedRect: rect, radius: radius, corners: corners)
      }
      // Continuous corners that have no room become circular ones.
      return 2 * ContinuousCorners.reach * radius > side
        ? Path(roundedRect: rect, radius: min(radius, side / 2), corners: corners)
        : Path(continuousRoundedRect: rect, radius: radius, corners: corners)
    }
  }
}

/// How far continuous corners reach along the sides, in radii (PaintCode's article on iOS 7).
private enum ContinuousCorners {
  static let reach = 1.528665
}

extension StyledNode {
  /// The configuration that a property holds; nil for none.
  func configuration(_ name: String) -> Element? {
    guard case .object(let element)? = object.style.value(PropertySlot(name)) else { return nil }
    return element
  }
}
