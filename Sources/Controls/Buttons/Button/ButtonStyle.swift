import ObjectModel
import Raster
import Text

/// The look of a button by its type and state: what iOS 7 and later have in common, and how all releases change
/// images.
struct ButtonStyle {
  let type: Button.ButtonType
  let state: ControlState
  /// Whether system buttons draw their images in the tint, as from iOS 7 on.
  private let tintsImages: Bool
  /// Whether disabled info and add-contact buttons have the colour of tertiary labels.
  private let hasLabelColors: Bool

  init(_ node: StyledNode) {
    type = node[Button.buttonType] ?? .system
    state = node.controlState
    tintsImages = node.look.era >= .flat
    hasLabelColors = node.look.era >= .modern
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
  /// The alpha of black over a custom button's pressed images (choice).
  static let pressedDarkening = 0.5
  /// The alpha of a custom button's disabled images (choice).
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
    let isTint = isSystem && key.declaration.imageRole == .button && tintsImages
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
    if state.contains(.disabled) {
      return hasLabelColors ? node.color(named: .tertiaryLabel) : Self.disabledColor
    }
    let tint = node.tintColor
    return state.contains(.highlighted) ? tint.withAlpha(tint.alpha * Self.pressedAlpha) : tint
  }
}
