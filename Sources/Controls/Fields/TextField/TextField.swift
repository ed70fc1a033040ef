public import ObjectModel
import Raster
public import Text

/// UITextField: one line of text, with a placeholder and views at its ends.
public enum TextField: BaseControl {
  /// The text of the field.
  public static let text = AppearanceKey<String>("text", default: .none, "The text of the field.")
  /// The text that is shown while the field is empty.
  public static let placeholder = AppearanceKey<String>(
    "placeholder", default: .none, "The text that is shown while the field is empty.")
  /// The attributed placeholder; replaces placeholder.
  public static let attributedPlaceholder = AppearanceKey<AttributedText>(
    "attributedPlaceholder", since: 6, default: .none,
    "The attributed placeholder; replaces placeholder.")
  /// The font of text and placeholder.
  public static let font = AppearanceKey<FontValue>(
    "font", default: .value(.system(17)), "The font of text and placeholder.")
  /// The colour of the text.
  public static let textColor = AppearanceKey<ColorValue>(
    "textColor", default: .byLook, "The colour of the text.")
  /// The alignment of the text.
  public static let textAlignment = AppearanceKey<TextAlignment>(
    "textAlignment", default: .value(.natural), "The alignment of the text.")
  /// The border that the field draws: none, line, bezel or roundedRect.
  public static let borderStyle = AppearanceKey<BorderStyle>(
    "borderStyle", default: .value(.none),
    "The border that the field draws: none, line, bezel or roundedRect.")
  /// The background image; no effect on a field with a rounded border.
  public static let background = AppearanceKey<ImageValue>(
    "background", imageRole: .background, default: .none,
    "The background image; no effect on a field with a rounded border.")
  /// The background image while the field is disabled; background where there is none.
  public static let disabledBackground = AppearanceKey<ImageValue>(
    "disabledBackground", imageRole: .background, default: .byContent,
    "The background image while the field is disabled; background where there is none.")
  /// The mode that tells when the clear button is shown.
  public static let clearButtonMode = AppearanceKey<ViewMode>(
    "clearButtonMode", default: .value(.never),
    "The mode that tells when the clear button is shown.")
  /// The mode that tells when the left view is shown. UIKit begins with never.
  public static let leftViewMode = AppearanceKey<ViewMode>(
    "leftViewMode", default: .value(.always),
    "The mode that tells when the left view is shown. UIKit begins with never.")
  /// The mode that tells when the right view is shown. UIKit begins with never.
  public static let rightViewMode = AppearanceKey<ViewMode>(
    "rightViewMode", default: .value(.always),
    "The mode that tells when the right view is shown. UIKit begins with never.")
  /// Whether the text is shown as bullets.
  public static let isSecureTextEntry = AppearanceKey<Bool>(
    "isSecureTextEntry", default: .value(false), "Whether the text is shown as bullets.")
  /// The attributes of the text, beside font and colour.
  public static let defaultTextAttributes = AppearanceKey<TextAttributes>(
    "defaultTextAttributes", since: 7, default: .none,
    "The attributes of the text, beside font and colour.")
  /// Whether the field is edited: a caret stands after its text.
  public static let isEditing = AppearanceKey<Bool>(
    "isEditing", default: .value(false),
    "Whether the field is edited: a caret stands after its text.")
  /// The style of the keyboard; no effect on a picture.
  public static let keyboardAppearance = AppearanceKey<KeyboardAppearance>(
    "keyboardAppearance", default: .value(.default),
    "The style of the keyboard; no effect on a picture.")
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
    "UITextField", superclass: "UIControl", summary: "A field for one line of text.",
    properties: [
      text.declaration, placeholder.declaration, attributedPlaceholder.declaration,
      font.declaration, textColor.declaration,
      textAlignment.declaration, borderStyle.declaration, background.declaration,
      disabledBackground.declaration, clearButtonMode.declaration, leftViewMode.declaration,
      rightViewMode.declaration, isSecureTextEntry.declaration,
      defaultTextAttributes.declaration, isEditing.declaration, keyboardAppearance.declaration,
      .object("leftView", ObjectType("UIView"), default: .none, "The image at the left end."),
      .object("rightView", ObjectType("UIView"), default: .none, "The image at the right end."),
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
