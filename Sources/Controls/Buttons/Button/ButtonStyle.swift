import ObjectModel
import Raster
import Text

/// What a button's type and state say of its look.
struct ButtonStyle {
  let type: Button.ButtonType
  let state: ControlState

  init(_ node: StyledNode) {
    type = node[Button.buttonType] ?? .system
    state = node.controlState
  }

  /// Drawn in the tint, with template images.
  var isSystem: Bool { type != .custom }

  /// The figure of a button that is nothing else.
  var glyph: GlyphCircle.Glyph? {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: .info
    case .contactAdd: .add
    case .custom, .system, .roundedRect: nil
    }
  }

  /// System 15, custom 18 points (measured for system; UIButton's own figure for custom).
  var titleSize: Double { isSystem ? 15 : 18 }

  /// The selected look of system buttons: a rounded fill of the tint with the content cut out
  /// (WWDC 2013, session 214).
  var showsSelection: Bool {
    isSystem && glyph == nil && state.contains(.selected) && !state.contains(.disabled)
  }

  /// What is left of a pressed system button (uikit facts, C5; the share is unsourced).
  static let pressedAlpha = 0.2
  /// Disabled system titles: black at .44, as disabled labels measured.
  static let disabledColor = Color(white: 0, alpha: Label.disabledAlpha)
  /// How custom buttons darken pressed images and lighten disabled ones (unsourced).
  static let pressedDarkening = 0.5
  static let disabledImageAlpha = 0.5

  /// What the control does to an image that is not the state's own.
  struct ImageAdjustment {
    var opacity = 1.0
    var darkening = 0.0
  }

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

  func glyphColor(_ node: StyledNode) -> Color {
    if state.contains(.disabled) { return Self.disabledColor }
    let tint = node.tintColor
    return state.contains(.highlighted) ? tint.withAlpha(tint.alpha * Self.pressedAlpha) : tint
  }
}

/// What a button hands to its label and image view.
enum ButtonParts {
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

  /// What a title says in a state, and how it lies, whatever its font and colour.
  static func text(of node: StyledNode, _ axes: AxisValues) -> PassedValues {
    var values = PassedValues()
    if let text = node.value(Button.attributedTitle, axes) {
      values.pass(Label.attributedText, text, from: node.candidate(Button.attributedTitle, axes))
    } else {
      values.pass(Label.text, Button.title, axes, of: node)
    }
    values.setDefault(Label.lineBreakMode, .byTruncatingMiddle)
    values.setDefault(Label.textAlignment, .center)
    // A button's title has no shadow offset of its own (UIButton reference).
    values.setDefault(Label.shadowOffset, .zero)
    values.pass(Label.shadowColor, Button.titleShadowColor, axes, of: node)
    return values
  }

  /// The colour of a title that nobody gave one.
  private static func setTitleColor(_ style: ButtonStyle, _ values: inout PassedValues) {
    guard style.isSystem else { return values.setDefault(Label.textColor, .color(.white)) }
    if style.state.contains(.disabled) {
      values.setDefault(Label.textColor, .color(ButtonStyle.disabledColor))
    } else {
      values.setDefault(Label.textColor, .tint)
      if style.state == .highlighted { values.setDefault(View.alpha, ButtonStyle.pressedAlpha) }
    }
  }

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
  /// The image with its rendering mode spelt out, for a part that would mean something else by
  /// automatic.
  func decided(isTemplate: Bool) -> ImageValue {
    var result = self
    result.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal
    return result
  }
}

/// The fill behind the content of a selected system button.
enum ButtonSelection {
  /// How far it reaches beyond the content, and its corner radius (unsourced; the shape is
  /// WWDC 2013's).
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
