public import Raster

/// The role of an image, which decides whether automatic rendering means template (WWDC 2013
/// session 214).
public enum ImageRole: String, Sendable, Hashable, CaseIterable {
  case barButtonItem, tabBarItem, segment, stepper, backIndicator, pageIndicator
  /// The image of a button: a template in system buttons, original in custom ones.
  case button
  case background, track, thumb, shadow, selectionIndicator, divider, mask
  case imageView, cell

  /// True when automatic rendering means template.
  ///
  /// - Parameter isSystemButton: used for `.button` only.
  package func isTemplateByDefault(isSystemButton: Bool) -> Bool {
    switch self {
    case .barButtonItem, .tabBarItem, .segment, .stepper, .backIndicator, .pageIndicator: true
    case .button: isSystemButton
    case .background, .track, .thumb, .shadow, .selectionIndicator, .divider, .mask, .imageView,
      .cell:
      false
    }
  }

  /// Whether an image in this role is a picture of its own rather than a surface of a control.
  package var isIcon: Bool {
    switch self {
    case .barButtonItem, .tabBarItem, .segment, .stepper, .backIndicator, .button, .imageView,
      .cell:
      true
    case .pageIndicator, .background, .track, .thumb, .shadow, .selectionIndicator, .divider,
      .mask:
      false
    }
  }

  /// The role in words, as `explain` prints it.
  package var name: String {
    switch self {
    case .barButtonItem: "a bar button item"
    case .tabBarItem: "a tab bar item"
    case .segment: "a segment"
    case .stepper: "a stepper"
    case .backIndicator: "the back indicator"
    case .pageIndicator: "a page control"
    case .button: "a button"
    case .background: "a background"
    case .track: "a track"
    case .thumb: "a thumb"
    case .shadow: "a bar's shadow"
    case .selectionIndicator: "a selection indicator"
    case .divider: "a divider"
    case .mask: "a mask"
    case .imageView: "an image view"
    case .cell: "a table view cell"
    }
  }
}

/// The decision whether an image is drawn as a template, with its reason.
public struct RenderingDecision: Sendable, Hashable {
  /// True when only the image's alpha is used, filled with the tint.
  public var isTemplate: Bool
  /// The reason in words.
  public var why: String

  /// The decision about a symbol without a rendering mode of its own.
  package init(symbolIn role: ImageRole) {
    isTemplate = true
    why = "automatic of a symbol means template"
  }

  /// Decides by the image's rendering mode, and by its role when the mode is automatic.
  public init(_ mode: Image.RenderingMode, role: ImageRole, isSystemButton: Bool = false) {
    switch mode {
    case .alwaysOriginal:
      isTemplate = false
      why = "the image says alwaysOriginal"
    case .alwaysTemplate:
      isTemplate = true
      why = "the image says alwaysTemplate"
    case .automatic:
      isTemplate = role.isTemplateByDefault(isSystemButton: isSystemButton)
      let name =
        role == .button ? (isSystemButton ? "a system button" : "a custom button") : role.name
      why = "automatic in \(name) means \(isTemplate ? "template" : "original")"
    }
  }
}
