package import Raster
package import Text

/// The metrics, colours and fonts that several controls of an iOS version share. Those of one
/// control stand in its folder.
package struct Look: Sendable, Hashable {
  /// The major version of iOS whose figures and colours count. An application may have an older look than that of the version
  /// that it runs on, which `ScreenContext.system` tells.
  package let system: Int

  /// The era that the look belongs to: the version's own, unless another is drawn with its figures.
  package let era: Era

  /// Creates the look of a major version of iOS.
  ///
  /// - Parameter era: the controls that are drawn; nil for those of the version.
  package init(system: Int, era: Era? = nil) {
    let own = Era(system: system)
    let era = era ?? own
    self.era = era
    self.system = era < own ? min(system, era.lastSystem ?? system) : system
  }

  /// Helvetica through iOS 6 (what strings measured on it fit), Helvetica Neue through 8, San
  /// Francisco from 9 on; free faces stand in for all.
  package var fontFamily: SystemFontFamily {
    switch system {
    case ..<7: .helvetica
    case ..<9: .helveticaLike
    case ..<13: .sanFranciscoLike
    default: .sanFranciscoProLike
    }
  }

  /// The tint where nobody set one: (0, 122, 255), measured on iOS 7; the system blue of the style
  /// from 13 on.
  package var defaultTint: ColorValue { color(.systemBlue) }

  /// Table separators and the edges of grouped sections: #C8C7CC, measured.
  package var separator: Color { Color(bytes: 0xC8, 0xC7, 0xCC) }

  /// Behind grouped tables: #EFEFF4, measured.
  package var groupedBackground: Color { Color(bytes: 0xEF, 0xEF, 0xF4) }

  /// Detail text of a value cell: #8E8E93, measured.
  package var secondaryText: Color { Color(bytes: 0x8E, 0x8E, 0x93) }

  /// The hairline of bars: black at 0.3 over whatever lies below, measured.
  package var barHairline: Color { Color(white: 0, alpha: 0.3) }

  /// The semibold of bars and alerts: Helvetica Bold, Helvetica Neue Medium on iOS 7 and 8, San
  /// Francisco Semibold.
  package var emphasizedWeight: FontWeight {
    system < 7 ? .bold : system < 9 ? .medium : .semibold
  }

  /// The font that a value means in this look.
  ///
  /// - Parameters:
  ///   - fonts: the faces to choose from.
  ///   - defaultSize: in points; replaces a size of 0.
  ///   - category: a UIContentSizeCategory without its prefix; scales text styles.
  ///   - isBold: whether the user asks for bold text, which system fonts follow from iOS 8 on.
  package func font(
    _ value: FontValue, fonts: FontBook, defaultSize: Double, category: String = "large",
    isBold: Bool = false
  ) -> Font {
    let isBold = isBold && system >= 8
    switch value {
    case .system(let size, let weight, let italic):
      return fonts.systemFont(
        fontFamily, size: size > 0 ? size : defaultSize, weight: isBold ? weight.bolder : weight,
        italic: italic)
    case .named(let name, let size):
      // Names are checked when the document is read; an unknown one can't come this far.
      return fonts.font(named: name, size: size > 0 ? size : defaultSize)
        ?? fonts.systemFont(
          fontFamily, size: size > 0 ? size : defaultSize, weight: .regular)
    case .textStyle(let name):
      return font(
        TextStyle(rawValue: name) ?? .body, fonts: fonts, category: category, isBold: isBold)
    }
  }

  /// The font of a text style.
  private func font(
    _ style: TextStyle, fonts: FontBook, category: String, isBold: Bool
  ) -> Font {
    let weight = style == .headline ? emphasizedWeight : .regular
    var font = fonts.systemFont(
      fontFamily, size: style.size(category: category, system: system),
      weight: isBold ? weight.bolder : weight)
    if era >= .modern {
      // Less than 0 for the largest sizes: lines of 53 points are 62 apart.
      font.leading = TextStyle.lineSpacing(atSize: font.size) - font.lineHeight
    }
    return font
  }
}
