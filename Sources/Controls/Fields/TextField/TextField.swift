public import ObjectModel
import Raster
public import Text

/// UITextField: one line of text, with a placeholder and views at its ends.
public enum TextField: BaseControl {
  /// The text.
  public static let text = AppearanceKey<String>("text", "The text.")
  /// Text that is shown while the field is empty.
  public static let placeholder = AppearanceKey<String>(
    "placeholder", "Shown while there is no text.")
  /// Replaces the placeholder.
  public static let attributedPlaceholder = AppearanceKey<AttributedText>(
    "attributedPlaceholder", since: 6, "A placeholder in several looks, instead of placeholder.")
  /// Font of text and placeholder; 17-point system by default.
  public static let font = AppearanceKey<FontValue>("font", "The font; 17-point system by default.")
  /// Colour of the text; black by default.
  public static let textColor = AppearanceKey<ColorValue>(
    "textColor", "The colour of the text; black by default.")
  /// Alignment of the text; natural by default.
  public static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", "Where the text lies.")
  /// The border that the field draws.
  public static let borderStyle = AppearanceKey<BorderStyle>(
    "borderStyle", "none, line, bezel or roundedRect.")
  /// Background image; replaces the border.
  public static let background = AppearanceKey<ImageValue>(
    "background", imageRole: .background, "Drawn behind a field without a rounded border.")
  /// Background image while disabled.
  public static let disabledBackground = AppearanceKey<ImageValue>(
    "disabledBackground", imageRole: .background, "Takes the background's place while disabled.")
  /// When the clear button is shown; never by default.
  public static let clearButtonMode = AppearanceKey<ViewMode>(
    "clearButtonMode", "When the clear button shows.")
  /// When the left view is shown; never by default.
  public static let leftViewMode = AppearanceKey<ViewMode>(
    "leftViewMode", "When the left view shows; always by default here.")
  /// When the right view is shown; never by default.
  public static let rightViewMode = AppearanceKey<ViewMode>(
    "rightViewMode", "When the right view shows; always by default here.")
  /// Whether the text is shown as bullets.
  public static let isSecureTextEntry = AppearanceKey<Bool>(
    "isSecureTextEntry", "Draws bullets for the text.")
  /// Attributes of the text.
  public static let defaultTextAttributes = AppearanceKey<TextAttributes>(
    "defaultTextAttributes", since: 7, "Attributes of the text.")
  /// Whether the field is being edited.
  public static let isEditing = AppearanceKey<Bool>(
    "isEditing", "Whether the field is in use: a caret stands after the text.")
  /// Style of the keyboard; kept and explained, but no keyboard is drawn.
  public static let keyboardAppearance = AppearanceKey<KeyboardAppearance>(
    "keyboardAppearance", "Of the keyboard; no effect on a picture.")
  /// Colour of the placeholder; set by a search bar.
  static let placeholderColor = PartKey<ColorValue>("placeholderColor")
  /// Inset of the text at both sides, in points; set by an alert, which draws the border.
  static let textInset = PartKey<Double>("textInset")

  /// The border of a text field (UITextField.BorderStyle).
  public enum BorderStyle: String, NamedCases {
    case none
    /// A thin rectangle.
    case line
    /// A sunken rectangle.
    case bezel
    /// A rectangle with round corners.
    case roundedRect
    /// The name that documents and messages use.
    public static let typeName = "borderStyle"
  }

  /// When a view in a text field is shown (UITextField.ViewMode).
  public enum ViewMode: String, NamedCases {
    case never, whileEditing, unlessEditing, always
    /// The name that documents and messages use.
    public static let typeName = "viewMode"
  }

  /// The style of a keyboard (UIKeyboardAppearance).
  public enum KeyboardAppearance: String, NamedCases {
    case `default`, dark, light, alert
    /// The name that documents and messages use.
    public static let typeName = "keyboardAppearance"
    /// The first iOS of the later cases.
    public static let since = ["dark": 7, "light": 7]
  }

  /// Name, superclass and properties.
  public static let definition = ClassDefinition(
    "UITextField", superclass: "UIControl", summary: "One line of text to fill in.",
    properties: [
      text.declaration, placeholder.declaration, attributedPlaceholder.declaration,
      font.declaration, textColor.declaration,
      textAlignment.declaration, borderStyle.declaration, background.declaration,
      disabledBackground.declaration, clearButtonMode.declaration, leftViewMode.declaration,
      rightViewMode.declaration, isSecureTextEntry.declaration,
      defaultTextAttributes.declaration, isEditing.declaration, keyboardAppearance.declaration,
      .object("leftView", ObjectType("UIView"), "Shown at the left end."),
      .object("rightView", ObjectType("UIView"), "Shown at the right end."),
    ])

  static let textLabel = Element.Role("textFieldLabel")
  static let leftView = Element.Role("leftView")
  static let rightView = Element.Role("rightView")
  static let clearButton = Element.Role("clearButton", drawnBy: TextFieldButton.self)
  private static let clearIcon = Element.Role("clearIcon", drawnBy: ClearIcon.self)

  package static func compose(_ element: inout Element, _ context: ComposeContext) {
    var children = View.subviews(of: element)
    if let view = element.object("leftView") { children.append(view.with(role: leftView)) }
    children.append(Element("UILabel", role: textLabel))
    if let view = element.object("rightView") { children.append(view.with(role: rightView)) }
    // UIKit keeps the button and hides it while there is nothing to clear.
    if element[clearButtonMode] ?? .never != .never {
      children.append(TextFieldButton.element(clearButton, icon: clearIcon))
    }
    element.children = children
  }

  package static func values(for part: Element, of node: StyledNode) -> PassedValues {
    var values = PassedValues()
    if part.role == clearButton {
      TextFieldButton.prepare(&values, isShown: showsClearButton(node))
    }
    guard part.role == textLabel else { return values }
    let written = node[text] ?? ""
    if written.isEmpty {
      values.pass(Label.text, placeholder, of: node)
      values.pass(Label.attributedText, attributedPlaceholder, of: node)
      values.setDefault(
        Label.textColor, node[placeholderColor] ?? .color(Metrics.placeholder))
    } else {
      let shown =
        node[isSecureTextEntry] == true
        ? String(
          repeating: node.look.era >= .modern ? ModernTextField.bullet : Metrics.bullet,
          count: written.count) : written
      values.pass(Label.text, shown, from: node.candidate(text))
      values.setDefault(Label.textColor, .color(.black))
      values.passText(defaultTextAttributes, of: node)
      values.pass(Label.textColor, textColor, of: node)
    }
    values.setDefault(Label.font, .system(17))
    values.pass(Label.font, font, of: node)
    values.pass(Label.textAlignment, textAlignment, of: node)
    // Text that is too long is scrolled to its end while it is edited.
    let isEditing = node[isEditing] ?? false
    values.setDefault(Label.lineBreakMode, isEditing ? .byClipping : .byTruncatingTail)
    if isEditing {
      values.setDefault(Label.caretColor, .color(Caret.color(of: node)))
      values.setDefault(Label.isPlaceholder, written.isEmpty)
    }
    return values
  }

  /// Whether a view with a mode is shown in the field's current state.
  static func shows(_ mode: ViewMode, _ node: StyledNode) -> Bool {
    let isEditing = node[isEditing] ?? false
    switch mode {
    case .never: return false
    case .always: return true
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    }
  }

  /// Whether the clear button is shown: its mode allows it, and there is text to clear.
  static func showsClearButton(_ node: StyledNode) -> Bool {
    !(node[text] ?? "").isEmpty && shows(node[clearButtonMode] ?? .never, node)
  }
}
