public import Raster

/// Where an image is shown, which decides what its automatic rendering mode means
/// (resolution rules, section 4; WWDC 2013 session 214).
public enum ImageRole: String, Sendable, Hashable, CaseIterable {
  case barButtonItem, tabBarItem, segment, stepper, backIndicator, pageIndicator
  /// Of a button: a template in system buttons, original in custom ones.
  case button
  case background, track, thumb, shadow, selectionIndicator, divider, mask
  case imageView, cell

  /// What `automatic` means here.
  /// - Parameter isSystemButton: read for `.button` only.
  public func isTemplateByDefault(isSystemButton: Bool) -> Bool {
    switch self {
    case .barButtonItem, .tabBarItem, .segment, .stepper, .backIndicator, .pageIndicator: true
    case .button: isSystemButton
    case .background, .track, .thumb, .shadow, .selectionIndicator, .divider, .mask, .imageView,
      .cell:
      false
    }
  }

  /// How `explain` calls the place.
  public var place: String {
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

/// Whether an image is used as a stencil, and why.
public struct RenderingDecision: Sendable, Hashable {
  /// True where only its alpha counts, filled with the tint.
  public var isTemplate: Bool
  /// The reason, in words.
  public var why: String

  /// With all its values.
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
      let place =
        role == .button ? (isSystemButton ? "a system button" : "a custom button") : role.place
      why = "automatic in \(place) means \(isTemplate ? "template" : "original")"
    }
  }
}
