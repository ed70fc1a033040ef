import ObjectModel
import Raster

/// UIBackgroundConfiguration: the background of a cell, header or button.
enum BackgroundConfiguration: ConfigurationObject {
  static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 14, "The fill; null draws none.")
  static let cornerRadius = AppearanceKey<Double>(
    "cornerRadius", since: 14, "Of the continuous corners, in points.")
  static let strokeColor = AppearanceKey<ColorValue>(
    "strokeColor", since: 14, "Of the line around the fill.")
  static let strokeWidth = AppearanceKey<Double>(
    "strokeWidth", since: 14, "Of the line around the fill, in points; 0, none, by default.")
  static let strokeOutset = AppearanceKey<Double>(
    "strokeOutset", since: 14, "How far the line lies outside of the fill, in points.")
  static let backgroundInsets = AppearanceKey<EdgeInsets>(
    "backgroundInsets", since: 14, "How far the fill stays off the sides.")

  static let definition = ClassDefinition(
    "UIBackgroundConfiguration", superclass: "NSObject", kind: .object, isValue: true, since: 14,
    summary: "The background of a cell or button.",
    properties: [
      backgroundColor.declaration, cornerRadius.declaration, strokeColor.declaration,
      strokeWidth.declaration, strokeOutset.declaration, backgroundInsets.declaration,
    ])

  /// A background as it is drawn.
  struct Shape {
    var fill: ColorValue?
    /// In points.
    var radius: Double
    var corners: RectCorners = .all

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
      let rect = bounds.inset(by: configuration?[backgroundInsets] ?? .zero)
      guard !rect.isEmpty else { return }
      let outline = outline(configuration, rect)
      let isSet = configuration?.has(backgroundColor.declaration.name) ?? false
      if let color = (isSet ? configuration?[backgroundColor] : fill).flatMap(node.resolve) {
        canvas.fill(outline, color.withAlpha(color.alpha * alpha))
      }
      guard let width = configuration?[strokeWidth], width > 0 else { return }
      // The line lies inside of the fill unless it is moved out.
      let outset = (configuration?[strokeOutset] ?? 0) - width / 2
      let line = self.outline(configuration, rect.insetBy(x: -outset, y: -outset), outset: outset)
      let color = configuration?[strokeColor].flatMap(node.resolve) ?? node.tintColor
      canvas.stroke(line, color, style: StrokeStyle(width: width))
    }

    private func outline(_ configuration: Element?, _ rect: Rect, outset: Double = 0) -> Path {
      let own = configuration?[cornerRadius]
      let radius = max(0, (own ?? self.radius) + outset)
      let corners: RectCorners = own == nil ? self.corners : .all
      guard radius > 0, !corners.isEmpty else { return Path(rect: rect) }
      let side = min(rect.width, rect.height)
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

/// A class of configurations (UIButton.Configuration, UIContentConfiguration): values of a control,
/// resolved as a whole, and no part of the screen's tree.
protocol ConfigurationObject: ControlClass {}

extension ConfigurationObject {
  static func compose(_ element: inout Element, _ context: ComposeContext) {}

  /// A property that holds an object of the class.
  static func property(_ name: String, since: Int, _ summary: String) -> PropertyDeclaration {
    let type = ObjectType(definition.name, default: definition.name, isValue: true)
    return PropertyDeclaration(name: name, type: .object(type), since: since, summary: summary)
  }
}

extension StyledNode {
  /// The configuration that a property holds; nil for none.
  func configuration(_ name: String) -> Element? {
    guard case .object(let element)? = object.style.value(PropertySlot(name)) else { return nil }
    return element
  }
}
