import ObjectModel
import Raster
import Text

/// The factories of UIListContentConfiguration.
enum ListContentStyle: String, NamedCases {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  /// Headers of cards, from iOS 15 on.
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case sidebarHeader
  static let typeName = "listContentStyle"
  static let since = ["prominentInsetGroupedHeader": 15, "extraProminentInsetGroupedHeader": 15]

  /// Whether the texts fade with a row that is disabled.
  var isCell: Bool {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  /// Whether the style is one of a sidebar's rows.
  var isSidebarCell: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      true
    default: false
    }
  }

  private var hasSubtitle: Bool {
    self == .subtitleCell || self == .sidebarSubtitleCell || self == .accompaniedSidebarSubtitleCell
  }

  /// Room around the content, in points: of cells and grouped headers as real iOS prints them; of
  /// subtitles fitted to measured rows; the others are choices.
  func margins(_ look: Look) -> EdgeInsets {
    if look.era >= .glass, let own = glassMargins { return own }
    func insets(_ top: Double, _ bottom: Double, leading: Double = 16) -> EdgeInsets {
      EdgeInsets(top: top, left: leading, bottom: bottom, right: 8)
    }
    return switch self {
    case .cell, .valueCell: insets(11, 11)
    case .subtitleCell: insets(9.5, 9.5)
    case .plainHeader, .plainFooter: insets(3.5, 3.5)
    case .groupedHeader: insets(17, 6)
    case .groupedFooter: insets(6, 8)
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: insets(17, 8)
    case .sidebarCell, .accompaniedSidebarCell: insets(11, 11, leading: 8)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: insets(8, 8, leading: 8)
    case .sidebarHeader: insets(14, 6, leading: 8)
    }
  }

  /// Between image and texts, in points (cells as real iOS prints them; sidebars: choice).
  var imageToTextPadding: Double { isSidebarCell || self == .sidebarHeader ? 8 : 16 }

  /// Between texts below each other, in points (as real iOS prints it of cells).
  func verticalPadding(_ look: Look) -> Double {
    isSidebarCell ? 1 : look.era >= .glass ? 0 : 3
  }

  /// The least room between texts on one line, in points (charon).
  var horizontalPadding: Double { 8 }

  var prefersSideBySide: Bool { self == .valueCell }

  /// The letters of the text.
  func transform(_ look: Look) -> ListContentTextProperties.Transform {
    self == .groupedHeader && look.era < .glass ? .uppercase : .none
  }

  // MARK: - Texts

  /// The style of the text, with its weight.
  private func textStyle(_ look: Look) -> (style: TextStyle, weight: FontWeight) {
    if self == .groupedHeader, look.era >= .glass { return (.headline, .semibold) }
    return switch self {
    case .plainHeader: (.headline, .regular)
    case .groupedHeader, .groupedFooter, .plainFooter: (.footnote, .regular)
    case .prominentInsetGroupedHeader: (.title3, .semibold)
    case .extraProminentInsetGroupedHeader: (.title2, .bold)
    case .sidebarHeader: (.title3, .semibold)
    default: (.body, .regular)
    }
  }

  private func secondaryStyle(_ look: Look) -> TextStyle {
    if self == .subtitleCell || self == .cell, look.era >= .glass { return .subheadline }
    return switch self {
    case .valueCell, .plainHeader: .body
    case .groupedHeader, .groupedFooter, .plainFooter: .footnote
    case .sidebarHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: .body
    default: .caption1
    }
  }

  /// The font of the text; medium in a selected row of a sidebar (charon).
  func font(in state: ListContentState, of node: StyledNode) -> FontValue {
    let (style, weight) = textStyle(node.look)
    if isSidebarCell, state.isSelected { return Self.font(style, .medium, of: node) }
    let keepsLeading = style != .footnote || self == .groupedHeader
    return weight == .regular && keepsLeading
      ? .textStyle(style.rawValue) : Self.font(style, weight, of: node)
  }

  /// The font of the second text.
  func secondaryFont(of node: StyledNode) -> FontValue {
    let style = secondaryStyle(node.look)
    return style == .footnote
      ? Self.font(.footnote, .regular, of: node) : .textStyle(style.rawValue)
  }

  /// A style's size in a weight, without the leading that the style has.
  private static func font(
    _ style: TextStyle, _ weight: FontWeight, of node: StyledNode
  ) -> FontValue {
    .system(
      style.size(category: node.traits.preferredContentSizeCategory, system: node.system), weight)
  }

  /// The colour of the text.
  func color(in state: ListContentState, of look: Look) -> ColorValue {
    switch self {
    case _ where state.isFocused && isSidebarCell: .color(.white)
    case .groupedHeader: Self.groupedHeaderColor(look)
    case .groupedFooter, .plainFooter: Self.groupedTitleColor(look)
    case _ where state.isDisabled && isCell: look.color(.tertiaryLabel)
    default: look.color(.label)
    }
  }

  /// The colour of the second text.
  func secondaryColor(in state: ListContentState, of look: Look) -> ColorValue {
    switch self {
    case _ where state.isFocused && isSidebarCell: .color(.white)
    case .groupedHeader, .groupedFooter: Self.groupedTitleColor(look)
    case _ where state.isDisabled && isCell: look.color(.quaternaryLabel)
    default: look.color(.secondaryLabel)
    }
  }

  /// The colour of a group's header: grey, and from iOS 26 on that of labels.
  private static func groupedHeaderColor(_ look: Look) -> ColorValue {
    look.era >= .glass ? look.color(.label) : groupedTitleColor(look)
  }

  /// The grey of a group's title: one of its own up to iOS 14, later that of secondary labels
  /// (measured: 109, 109, 114 and 133, 133, 139 on the light background).
  static func groupedTitleColor(_ look: Look) -> ColorValue {
    guard look.system < 15 else { return look.color(.secondaryLabel) }
    return .dynamic(
      light: .color(Color(bytes: 109, 109, 114)), dark: .color(Color(bytes: 141, 141, 147)))
  }
}

extension ListContentStyle {
  /// Room around the content from iOS 26 on, where it is known, in points: so that rows with their lines are 53 high, and 69.33 with
  /// a second text (views of 27).
  private var glassMargins: EdgeInsets? {
    func insets(_ top: Double, _ bottom: Double) -> EdgeInsets {
      EdgeInsets(top: top, left: 16, bottom: bottom, right: 8)
    }
    return switch self {
    case .cell, .valueCell, .subtitleCell: insets(15, 15)
    case .groupedHeader: insets(11.67, 7.33)
    default: nil
    }
  }
}

/// The state of a row that shows a content (UICellConfigurationState).
struct ListContentState {
  var isSelected = false
  var isHighlighted = false
  var isDisabled = false
  var isFocused = false

  private static let selected = PartKey<Bool>("isSelected")
  private static let highlighted = PartKey<Bool>("isHighlighted")
  private static let disabled = PartKey<Bool>("isDisabled")
  private static let focused = PartKey<Bool>("showsFocus")

  init(isSelected: Bool, isHighlighted: Bool, isDisabled: Bool, isFocused: Bool) {
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.isHighlighted = isHighlighted
    self.isDisabled = isDisabled
  }

  /// The state that the row of a content view has passed to it.
  init(_ view: StyledNode) {
    isSelected = view[Self.selected] ?? false
    isHighlighted = view[Self.highlighted] ?? false
    isDisabled = view[Self.disabled] ?? false
    isFocused = view[Self.focused] ?? false
  }

  /// Passes the state to a content view.
  func pass(to values: inout PassedValues) {
    if isSelected { values.setDefault(Self.selected, true) }
    if isHighlighted { values.setDefault(Self.highlighted, true) }
    if isDisabled { values.setDefault(Self.disabled, true) }
    if isFocused { values.setDefault(Self.focused, true) }
  }
}
