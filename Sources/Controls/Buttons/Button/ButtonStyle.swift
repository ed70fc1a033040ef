import ObjectModel
import Raster
import Text

/// The look of a button by its type and state, from iOS 7 on.
struct ButtonStyle {
  let type: Button.ButtonType
  let state: ControlState

  init(_ node: StyledNode) {
    type = node[Button.buttonType] ?? .system
    state = node.controlState
  }

  /// Whether the button is drawn in the tint and its images are templates.
  var isSystem: Bool { type != .custom }

  /// The symbol of info and add-contact buttons; nil for other types.
  var glyph: GlyphCircle.Glyph? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: .info
    case .contactAdd: .add
    case .custom, .system, .roundedRect: nil
    }
  }

  /// Font size of the title in points: 15 for system buttons (measured), 18 for custom ones
  /// (UIButton's default).
  var titleSize: Double { isSystem ? 15 : 18 }

  /// Whether the content is knocked out of a rounded fill in the tint: the selected state of system
  /// buttons (WWDC 2013, session 214).
  var showsSelection: Bool {
    isSystem && glyph == nil && state.contains(.selected) && !state.contains(.disabled)
  }

  /// The alpha of a pressed system button's title and image (choice).
  static let pressedAlpha = 0.2
  /// The colour of disabled system titles: black with the alpha of disabled labels (measured).
  static let disabledColor = Color(white: 0, alpha: Label.disabledAlpha)
  /// The alpha of black over a custom button's pressed images, and the alpha of its disabled images
  /// (choice).
  static let pressedDarkening = 0.5
  static let disabledImageAlpha = 0.5

  /// Changes to the normal state's image in a state without an image of its own.
  struct ImageAdjustment {
    /// The image's alpha, 0–1.
    var opacity = 1.0
    /// The alpha, 0–1, of black over the image.
    var darkening = 0.0
  }

  /// The changes to `Button.image` or `Button.backgroundImage` in the button's state.
  func imageAdjustment(
    _ node: StyledNode, _ key: AppearanceKey<ImageValue>
  ) -> ImageAdjustment {
    // Up to iOS 6 no button tints its images.
    let isTint =
      isSystem && key.declaration.imageRole == .button && node.look.era != .classic
    var result = ImageAdjustment()
    guard !node.isSet(key, AxisValues(state: state)) || state == .normal else { return result }
    if state.contains(.disabled), node[Button.adjustsImageWhenDisabled] ?? true {
      result.opacity = isTint ? Label.disabledAlpha : Self.disabledImageAlpha
    } else if state.contains(.highlighted), node[Button.adjustsImageWhenHighlighted] ?? true {
      if isTint {
        result.opacity = Self.pressedAlpha
      } else {
        result.darkening = Self.pressedDarkening
      }
    }
    return result
  }

  /// The colour of info and add-contact buttons.
  func glyphColor(_ node: StyledNode) -> Color {
    if state.contains(.disabled) { return Self.disabledColor }
    let tint = node.tintColor
    return state.contains(.highlighted) ? tint.withAlpha(tint.alpha * Self.pressedAlpha) : tint
  }
}

/// The values that a button passes to its label and image view.
enum ButtonParts {
  /// The values of the title's label.
  static func title(of node: StyledNode) -> PassedValues {
    let style = ButtonStyle(node)
    let axes = AxisValues(state: style.state)
    var values = text(of: node, axes)
    values.setDefault(Label.font, .system(style.titleSize))
    let isOwnColor = node.isSet(Button.titleColor, axes)
    if let color = node.value(Button.titleColor, axes) {
      values.pass(Label.textColor, color, from: node.candidate(Button.titleColor, axes))
      if style.isSystem, style.state == .highlighted, !isOwnColor {
        values.setDefault(View.alpha, ButtonStyle.pressedAlpha)
      }
    } else {
      setTitleColor(style, &values)
    }
    if style.showsSelection, !isOwnColor, node.value(Button.attributedTitle, axes) == nil {
      values.setDefault(Knockout.isKnockedOut, true)
    }
    return values
  }

  /// The text, alignment and shadow of the title's label.
  static func text(of node: StyledNode, _ axes: AxisValues) -> PassedValues {
    var values = PassedValues()
    if let text = node.value(Button.attributedTitle, axes) {
      values.pass(Label.attributedText, text, from: node.candidate(Button.attributedTitle, axes))
    } else {
      values.pass(Label.text, Button.title, axes, of: node)
    }
    values.setDefault(Label.lineBreakMode, .byTruncatingMiddle)
    values.setDefault(Label.textAlignment, .center)
    // Unlike a label's, the default shadow offset of a button's title is zero (UIButton reference).
    values.setDefault(Label.shadowOffset, .zero)
    values.pass(Label.shadowColor, Button.titleShadowColor, axes, of: node)
    return values
  }

  /// Sets the colour of a title without a `titleColor`.
  private static func setTitleColor(_ style: ButtonStyle, _ values: inout PassedValues) {
    guard style.isSystem else { return values.setDefault(Label.textColor, .color(.white)) }
    if style.state.contains(.disabled) {
      values.setDefault(Label.textColor, .color(ButtonStyle.disabledColor))
    } else {
      values.setDefault(Label.textColor, .tint)
      if style.state == .highlighted { values.setDefault(View.alpha, ButtonStyle.pressedAlpha) }
    }
  }

  /// The values of the image view.
  static func image(of node: StyledNode) -> PassedValues {
    let style = ButtonStyle(node)
    let axes = AxisValues(state: style.state)
    var values = PassedValues()
    guard let image = node.value(Button.image, axes) else { return values }
    let isTemplate = node.rendering(of: image, role: .button, isSystemButton: style.isSystem)
      .isTemplate
    values.pass(
      ImageView.image, image.decided(isTemplate: isTemplate),
      from: node.candidate(Button.image, axes))
    let adjustment = style.imageAdjustment(node, Button.image)
    if adjustment.opacity < 1 { values.setDefault(View.alpha, adjustment.opacity) }
    if adjustment.darkening > 0 { values.setDefault(ImageView.darkening, adjustment.darkening) }
    if style.showsSelection, isTemplate, !node.isSet(Button.image, axes) {
      values.setDefault(Knockout.isKnockedOut, true)
    }
    return values
  }
}

extension ImageValue {
  /// The image with a fixed rendering mode, for a part that would decide otherwise about
  /// `automatic`.
  func decided(isTemplate: Bool) -> ImageValue {
    var result = self
    result.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal
    return result
  }
}

/// The fill of a selected system button, from which its content is knocked out.
enum ButtonSelection {
  /// How far the fill extends beyond the content, and its corner radius, in points (choice; the
  /// shape is from WWDC 2013).
  private static let outset = Size(width: 4, height: 2)
  private static let radius = 4.0

  static func paint(_ node: PlacedNode, _ canvas: inout Canvas) {
    let color = node.styled.tintColor
    if let label = node.child(Button.titleLabelRole) {
      let (layout, origin) = Label.placedText(label)
      if !layout.lines.isEmpty {
        var path = outline(around: label.frame)
        if label.styled[Knockout.isKnockedOut] == true {
          path.append(canvas.outline(of: layout, at: origin + label.frame.origin))
        }
        canvas.fill(path, color, rule: .evenOdd)
      }
    }
    if let view = node.child(Button.imageViewRole), view.styled[Knockout.isKnockedOut] == true,
      let value = ImageView.shownImage(view.styled)
    {
      var path = outline(around: view.frame)
      path.append(Path(rect: view.frame))
      canvas.fill(path, color, rule: .evenOdd)
      canvas.fill(view.frame, color, around: view.styled.image(value))
    }
  }

  private static func outline(around rect: Rect) -> Path {
    Path(
      continuousRoundedRect: rect.insetBy(x: -outset.width, y: -outset.height), radius: radius)
  }
}
