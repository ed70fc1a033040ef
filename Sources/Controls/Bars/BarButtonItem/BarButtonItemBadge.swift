public import ObjectModel
import Raster
import Text

/// UIBarButtonItemBadge: a red disc or capsule with a text over a bar item, or a dot.
public enum BarButtonItemBadge: BaseControl {
  /// The text; without one the badge is a dot.
  public static let stringValue = AppearanceKey<String>(
    "stringValue", since: 26, takesRules: false, default: .none,
    "The text; without one the badge is a dot.")
  /// The font of the text.
  public static let font = AppearanceKey<FontValue>(
    "font", since: 26, takesRules: false, default: .byLook, "The font of the text.")
  /// The colour of the text.
  public static let foregroundColor = AppearanceKey<ColorValue>(
    "foregroundColor", since: 26, takesRules: false, default: .value(.color(.white)),
    "The colour of the text.")
  /// The colour of the disc.
  public static let backgroundColor = AppearanceKey<ColorValue>(
    "backgroundColor", since: 26, takesRules: false, default: .byLook, "The colour of the disc.")

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UIBarButtonItemBadge", superclass: "NSObject", kind: .object, since: 26,
    summary: "A count or a dot over an item of a bar.",
    properties: [
      stringValue.declaration, font.declaration, foregroundColor.declaration,
      backgroundColor.declaration,
    ])

  static let role = Element.Role("itemBadge")
  private static let label = Element.Role("itemBadgeLabel")

  /// In points. No picture of one is known: a little smaller than the badge of a tab (choices).
  enum Metrics {
    static let height = 18.0
    static let dot = 10.0
    static let padding = 3.0
    /// The widest badge; longer texts are truncated.
    static let widest = 60.0
    static let fontSize = 12.0
    /// From the platter's top, and how far it lies over a symbol or view, and over a title.
    static let top = 3.0
    static let overlap = 7.0
    static let titleOverlap = 1.0
  }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    guard element[stringValue]?.isEmpty == false else { return }
    element.children = [Element(Label.definition.name, role: label)]
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    values.setDefault(Label.font, .system(Metrics.fontSize))
    values.setDefault(Label.textAlignment, .center)
    values.pass(Label.text, stringValue, of: node)
    values.pass(Label.font, font, of: node)
    values.setDefault(Label.textColor, .color(.white))
    values.pass(Label.textColor, foregroundColor, of: node)
    return values
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    guard let label = node.child(label) else {
      return Size(width: Metrics.dot, height: Metrics.dot)
    }
    let width = node.ceilToPixel(Label.line(of: label).size.width) + 2 * Metrics.padding
    return Size(
      width: min(max(Metrics.height, width), Metrics.widest), height: Metrics.height)
  }

  static func layOut(_ node: StyledNode, size: Size, _ pass: inout LayoutPass) {
    guard let label = node.child(label) else { return }
    BadgeShape.place(label, in: node, size: size, padding: Metrics.padding, &pass)
  }

  static func backgroundOutline(_ node: PlacedNode) -> Path? { BadgeShape.outline(node) }

  /// Red unless it has a colour, which is drawn as a view's.
  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let styled = node.styled
    guard styled[backgroundColor] == nil, let red = styled.resolve(styled.look.color(.systemRed))
    else { return }
    canvas.fill(BadgeShape.outline(node), red)
  }

  /// Places the badge of an item over the upper end of its title or symbol.
  static func place(on item: StyledNode, content: Rect, _ pass: inout LayoutPass) {
    guard let badge = item.child(role) else { return }
    let size = badge.intrinsicSize(fitting: .zero)
    let overlap = BarButtonItem.label(of: item) == nil ? Metrics.overlap : Metrics.titleOverlap
    let isDot = badge.child(label) == nil
    // A dot has its middle where a text's disc has it.
    let inset = isDot ? (Metrics.height - size.height) / 2 : 0
    pass.place(
      badge,
      in: Rect(
        x: item.roundToPixel(content.maxX - overlap + inset), y: Metrics.top + inset,
        width: size.width, height: size.height))
  }
}
