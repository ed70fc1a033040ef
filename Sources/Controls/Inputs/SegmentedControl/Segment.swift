public import ObjectModel
public import Raster
import Text

/// UISegment: a segment of a segmented control, which sets its state.
public enum Segment: BaseControl {
  /// The title of the segment.
  public static let title = AppearanceKey<String>(
    "title", default: .none, "The title of the segment.")

  /// The image, which replaces the title; a template image unless its rendering mode is original.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .segment,
    default: .none,
    "The image, which replaces the title; a template image unless its rendering mode is original.")

  /// The width in points; 0 shares the remaining width with the other segments.
  public static let width = AppearanceKey<Double>(
    "width", default: .value(0),
    "The width in points; 0 shares the remaining width with the other segments.")

  /// Whether the segment is enabled; the content of a disabled one is drawn dimmed.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", default: .value(true),
    "Whether the segment is enabled; the content of a disabled one is drawn dimmed.")

  /// Whether the segment is highlighted, as while it is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", default: .value(false),
    "Whether the segment is highlighted, as while it is pressed.")

  /// The offset of the content from the middle, in points.
  public static let contentOffset = AppearanceKey<Size>(
    "contentOffset", default: .value(.zero), "The offset of the content from the middle, in points."
  )

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISegment", superclass: "UIView", summary: "A segment of a segmented control.",
    properties: [
      title.declaration, image.declaration, width.declaration, isEnabled.declaration,
      isHighlighted.declaration, contentOffset.declaration,
    ])

  // Values that the control sets.

  /// Index in the control, from 0.
  static let index = PartKey<Int>("index")

  /// The bits of the segment's `ControlState`.
  static let state = PartKey<Int>("state")
  /// The attributes of the title in the segment's state.
  static let attributes = PartKey<TextAttributes>("titleTextAttributes")

  /// The control's adjustment of the content's position, in points.
  static let contentPositionAdjustment = AppearanceKey<Offset>(
    "contentPositionAdjustment", default: .value(.zero),
    "The control's adjustment of the content's position, in points.")

  /// Whether the content is dimmed: the segment is disabled and has no title attributes for that
  /// state.
  static let isDimmed = PartKey<Bool>("isDimmed")
  /// Whether the control has background images instead of a border and a fill.
  static let hasBackgroundImage = PartKey<Bool>("hasBackgroundImage")

  static let role = Element.Role("segment")
  static let labelRole = Element.Role("segmentLabel")
  static let imageRole = Element.Role("segmentImage")

  /// Font size of titles, in points (choice).
  private static let titleSize = 13.0
  /// The alpha of a disabled segment's content (measured: .50 for half a stepper).
  private static let disabledAlpha = 0.5

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    let part =
      element[image] == nil
      ? Element("UILabel", role: labelRole) : Element("UIImageView", role: imageRole)
    element.children = [part] + View.subviews(of: element)
  }

  /// The states that the control has set.
  static func state(of node: StyledNode) -> ControlState {
    ControlState(rawValue: UInt8(truncatingIfNeeded: node[state] ?? 0))
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    let state = state(of: node)
    let isKnockedOut =
      state.contains(.selected) && !(node[hasBackgroundImage] ?? false)
      && node[attributes]?.foregroundColor == nil
    switch part.role {
    case labelRole:
      values.pass(Label.text, title, of: node)
      values.pass(Label.attributes, attributes, of: node)
      values.setDefault(Label.font, .system(titleSize))
      values.setDefault(Label.textColor, .tint)
      values.setDefault(Label.textAlignment, .center)
    case imageRole:
      guard let image = node[image] else { return values }
      let isTemplate = node.rendering(of: image, role: .segment).isTemplate
      values.pass(
        ImageView.image, image.decided(isTemplate: isTemplate), from: node.candidate(Segment.image))
      guard isTemplate else { return values }
    default: return values
    }
    if isKnockedOut { values.setDefault(Knockout.isKnockedOut, true) }
    if node[isDimmed] == true { values.setDefault(View.alpha, disabledAlpha) }
    return values
  }

  /// The label or image view of a segment.
  static func content(of node: StyledNode) -> StyledNode? {
    node.child(labelRole) ?? node.child(imageRole)
  }

  /// The label or image view of a segment.
  static func content(of node: PlacedNode) -> PlacedNode? {
    node.child(labelRole) ?? node.child(imageRole)
  }
}
