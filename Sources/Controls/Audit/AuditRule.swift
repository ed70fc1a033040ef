/// A rule that an audit checks.
public enum AuditRule: String, Sendable, Hashable, CaseIterable {
  case textContrast = "text-contrast"
  case symbolContrast = "symbol-contrast"
  case targetSize = "target-size"
  case truncatedText = "truncated-text"
  case clippedText = "clipped-text"
  case overlappingText = "overlapping-text"
  case outsideScreen = "outside-screen"
  case underBar = "under-bar"
  case missingLabel = "missing-label"

  /// The unit of a rule's values.
  public enum Unit: String, Sendable {
    /// A ratio of luminances, 1–21.
    case ratio
    case points
    /// The rule measures nothing.
    case none
  }

  /// The rule in a sentence.
  public var summary: String {
    switch self {
    case .textContrast:
      "Text differs from what is behind it: 4.5 to 1, or 3 to 1 from 18 points on and from 14 points bold on."
    case .symbolContrast: "Symbols differ from what is behind them: 3 to 1."
    case .targetSize: "Whatever can be touched is at least 44 × 44 points large."
    case .truncatedText: "Text has room; no ellipsis stands for a part of it."
    case .clippedText: "Text has room; no view cuts through it."
    case .overlappingText: "Text has room; it runs into no other text or symbol."
    case .outsideScreen: "Text and controls lie on the screen, unless they can be scrolled onto it."
    case .underBar:
      "Text and controls keep clear of bars, the status bar, the notch and the home indicator."
    case .missingLabel: "Whatever can be used has a label that a screen reader can say."
    }
  }

  /// The name of the rule's source.
  public var source: String {
    switch self {
    case .textContrast: "WCAG 2.2, 1.4.3 Contrast (Minimum)"
    case .symbolContrast: "WCAG 2.2, 1.4.11 Non-text Contrast"
    case .targetSize: "Human Interface Guidelines, Buttons; WCAG 2.2, 2.5.5 Target Size (Enhanced)"
    case .truncatedText, .clippedText, .overlappingText:
      "Human Interface Guidelines, Typography; WCAG 2.2, 1.4.4 Resize Text"
    case .outsideScreen, .underBar: "Human Interface Guidelines, Layout"
    case .missingLabel: "WCAG 2.2, 4.1.2 Name, Role, Value"
    }
  }

  /// The address of the rule's source.
  public var help: String {
    let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"
    let understanding = "https://www.w3.org/WAI/WCAG22/Understanding/"
    return switch self {
    case .textContrast: understanding + "contrast-minimum"
    case .symbolContrast: understanding + "non-text-contrast"
    case .targetSize: understanding + "target-size-enhanced"
    case .truncatedText, .clippedText, .overlappingText: guidelines + "typography"
    case .outsideScreen, .underBar: guidelines + "layout"
    case .missingLabel: understanding + "name-role-value"
    }
  }

  /// The unit of `AuditFinding.value` and `threshold`.
  public var unit: Unit {
    switch self {
    case .textContrast, .symbolContrast: .ratio
    case .targetSize, .clippedText, .overlappingText, .outsideScreen, .underBar: .points
    case .truncatedText, .missingLabel: .none
    }
  }

  /// Whether findings depend on how long texts are, and so on the language.
  package var dependsOnLanguage: Bool {
    switch self {
    case .truncatedText, .clippedText, .overlappingText, .outsideScreen, .underBar: true
    case .textContrast, .symbolContrast, .targetSize, .missingLabel: false
    }
  }
}
