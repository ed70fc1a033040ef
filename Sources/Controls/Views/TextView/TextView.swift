public import ObjectModel
public import Raster
public import Text

/// UITextView: text on several lines, scrolled from its top.
public enum TextView: BaseControl {
  /// The text, drawn in the view's font and colour.
  public static let text = AppearanceKey<String>(
    "text", default: .none, "The text, drawn in the view's font and colour.")
  /// The attributed text; replaces text.
  public static let attributedText = AppearanceKey<AttributedText>(
    "attributedText", since: 6, default: .none, "The attributed text; replaces text.")
  /// The font of text without a font attribute.
  public static let font = AppearanceKey<FontValue>(
    "font", default: .value(.system(12)), "The font of text without a font attribute.")
  /// The colour of text without a colour attribute.
  public static let textColor = AppearanceKey<ColorValue>(
    "textColor", default: .byLook, "The colour of text without a colour attribute.")
  /// The alignment of lines that are narrower than the view.
  public static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", default: .value(.natural),
    "The alignment of lines that are narrower than the view.")
  /// The insets of the text, in points.
  public static let textContainerInset = AppearanceKey<EdgeInsets>(
    "textContainerInset", since: 7,
    default: .value(EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)),
    "The insets of the text, in points."
  )
  /// Whether the text can be edited; no effect on a picture.
  public static let isEditable = AppearanceKey<Bool>(
    "isEditable", default: .value(true), "Whether the text can be edited; no effect on a picture.")

  /// Whether the text is edited: a caret stands after it.
  public static let isEditing = AppearanceKey<Bool>(
    "isEditing", default: .value(false), "Whether the text is edited: a caret stands after it.")

  /// The class's name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITextView", superclass: "UIScrollView", summary: "A view of text on several lines.",
    properties: [
      text.declaration, attributedText.declaration, font.declaration, textColor.declaration,
      textAlignment.declaration, textContainerInset.declaration, isEditable.declaration,
      isEditing.declaration,
    ])

  private enum Metrics {
    /// The default of `UITextView.textContainerInset`, in points.
    static let inset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// The default of `NSTextContainer.lineFragmentPadding`, in points.
    static let padding = 5.0
    static let fontSize = 12.0
    static let background = ColorValue.color(.white)
  }

  /// False: the text has a direction of its own.
  static var followsReadingDirection: Bool { false }

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    element.setDefault(
      View.backgroundColor,
      context.look.era < .modern
        ? Metrics.background : context.look.color(.systemBackground))
    element.setDefault(View.clipsToBounds, true)
    element.children = View.subviews(of: element)
  }

  private static func font(_ node: StyledNode) -> FontValue {
    (node[font] ?? .system(Metrics.fontSize)).sized(orAs: .system(Metrics.fontSize))
  }

  private static func layout(_ node: StyledNode, width: Double) -> TextLayout {
    let base = TextAttributes(font: font(node), foregroundColor: node[textColor])
    let runs =
      node[attributedText]?.runs.map { run in
        AttributedRun(text: run.text, attributes: run.attributes.over(base))
      } ?? [AttributedRun(text: node[text] ?? "", attributes: base)]
    return node.textLayout(
      runs, width: max(0, width), numberOfLines: 0, lineBreakMode: .byWordWrapping,
      alignment: node[textAlignment] ?? Label.defaultAlignment(node))
  }

  private static func room(_ node: StyledNode, width: Double) -> Double {
    let inset = node[textContainerInset] ?? Metrics.inset
    return width - inset.left - inset.right - 2 * Metrics.padding
  }

  static func intrinsicContent(_ node: StyledNode) -> IntrinsicContent {
    guard node[ScrollView.isScrollEnabled] == false else { return .none }
    return IntrinsicContent(hasHeight: true, heightFollowsWidth: true)
  }

  static func intrinsicSize(_ node: StyledNode, fitting: Size) -> Size {
    let inset = node[textContainerInset] ?? Metrics.inset
    let height = layout(node, width: room(node, width: fitting.width)).size.height
    return Size(
      width: fitting.width, height: node.ceilToPixel(height + inset.top + inset.bottom))
  }

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let view = node.styled
    let inset = view[textContainerInset] ?? Metrics.inset
    let layout = layout(view, width: room(view, width: node.size.width))
    let top = inset.top + node.contentInset.top
    let baseline = view.roundToPixel(top + layout.firstBaseline)
    let origin = Point(x: inset.left + Metrics.padding, y: baseline - layout.firstBaseline)
    canvas.draw(layout, topLeft: origin, shadow: nil, of: view)
    guard view[isEditing] == true else { return }
    let caret = Caret.rect(
      after: layout, at: origin, room: room(view, width: node.size.width),
      alignment: view[textAlignment] ?? .natural, font: view.font(font(view)),
      isEmpty: layout.lines.isEmpty, of: view)
    canvas.fill(caret, Caret.color(of: view))
  }
}
