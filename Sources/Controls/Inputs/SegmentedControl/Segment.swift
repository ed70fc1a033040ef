public import ObjectModel
public import Raster
import Text

/// UISegment: a segment of a segmented control, which sets its state.
public enum Segment: BaseControl {
  /// The title.
  public static let title = AppearanceKey<String>("title", "The segment's text.")

  /// The image; replaces the title.
  public static let image = AppearanceKey<ImageValue>(
    "image", imageRole: .segment,
    "Shown instead of the title; a template unless it says original.")

  /// A fixed width, in points; 0, the default, shares the remaining width with the other segments.
  public static let width = AppearanceKey<Double>(
    "width", "A fixed width; 0 shares the room with the others.")

  /// Whether the segment is enabled; its content is dimmed otherwise.
  public static let isEnabled = AppearanceKey<Bool>(
    "isEnabled", "Draws the segment's content dimmed when false.")

  /// Whether the segment is pressed.
  public static let isHighlighted = AppearanceKey<Bool>(
    "isHighlighted", "Whether the segment is pressed.")

  /// The offset of the content from the centre, in points.
  public static let contentOffset = AppearanceKey<Size>(
    "contentOffset", "How far the content is moved from the middle.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UISegment", superclass: "UIView", summary: "One segment of a segmented control.",
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
    "contentPositionAdjustment", "The control's adjustment for the segment's place.")

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
    ControlState(rawValue: node[state] ?? 0)
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
